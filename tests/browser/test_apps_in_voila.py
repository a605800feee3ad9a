"""Notebooks as apps in a real Voilà: each kind of widget once by mouse, and once by keyboard alone."""

import re

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")
pytest.importorskip("voila", reason="voila is not installed")

from playwright.sync_api import expect

from kododo_math.exercises import question
from kododo_math.exercises.answers import write_answer
from tests.browser.conftest import ROOT

pytestmark = pytest.mark.slow

NOTEBOOKS = sorted(path.name for path in (ROOT / "notebooks").glob("*.ipynb"))
MOST_TABS = 150
NOT_OURS = ("net::ERR_FAILED", "setData is not a function", "[anywidget] Failed to initialize model.")
"""Voilà asks for a font from elsewhere, which is not let out. Plotly's extension, once it has drawn a picture that is
no widget, wants to keep it in a way that Voilà does not have. And anywidget complains when a busy browser takes more
than two seconds to read a script, and then goes on."""
AXE_RUN = """
axe.run(
    {include: [['.jp-OutputArea-output:not([data-mime-type="text/latex"])']], exclude: [['.modebar']]},
    {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']},
)
"""
"""Plotly's buttons are not shown, and a formula stands in a box of Jupyter's own."""
SERIOUS = ("serious", "critical")
WIDTHS = (390, 640, 1280)
"""A phone, a desk at 200 %, a desk."""
CUT_OFF = """
[...document.querySelectorAll('.kododo *')]
    .filter(part => !part.closest('.kododo-scroll, .js-plotly-plot'))
    .filter(part => part.getBoundingClientRect().right
        > part.closest('.jp-OutputArea-output').getBoundingClientRect().right + 1)
    .concat([...document.querySelectorAll('.kododo :is(td, th, [role=cell], [role=rowheader], [role=columnheader])')]
        .filter(cell => cell.scrollWidth > cell.clientWidth + 1))
    .map(part => part.outerHTML.slice(0, 200))
"""
"""Parts of a view that stick out of their place, and cells whose text runs into the next; wide tables scroll."""


@pytest.fixture
def app(open_app, request):
    """Return a notebook as an app, every other one dark; afterwards no error of ours, no code and no fault is on it."""
    page = open_app(f"{request.param}?theme={'dark' if int(request.param[:2]) % 2 else 'light'}")
    yield page
    assert [error for error in page.errors if not any(known in error for known in NOT_OURS)] == []
    assert [url for url in page.strangers if "font" not in url] == []
    assert page.locator("[data-mime-type$='stderr'], .jp-InputArea-editor, .kododo-message:visible").count() == 0
    page.close(run_before_unload=True)  # which stops its kernel


def press_by_keyboard(box, name):
    """Lead the focus to a button with Tab, and press it with Enter."""
    reach(box.get_by_role("button", name=name, exact=True)).press("Enter")


def reach(control):
    """Press Tab until a control has the focus, and return the keyboard."""
    keyboard = control.page.keyboard
    for _ in range(MOST_TABS):
        if control.evaluate("control => control === document.activeElement"):
            return keyboard
        keyboard.press("Tab")
    pytest.fail(f"{control} is not reached in {MOST_TABS} presses of Tab")


def check_changes(told, change):
    """Fail unless what is told changes."""
    before = told.text_content()
    change()
    expect(told).not_to_have_text(before)


def drive_stepper(page):
    """Next by mouse, Previous by keyboard."""
    box = page.locator(".kododo-stepper").first
    told = box.locator(".kododo-told").first
    check_changes(told, box.get_by_role("button", name="Next", exact=True).click)
    check_changes(told, lambda: press_by_keyboard(box, "Previous"))


def drive_explorers(page):
    """A card taken back by mouse, Undo by keyboard; another law by each."""
    box = page.locator(".kododo-explorer").first
    told = box.locator(".kododo-told").first
    check_changes(told, box.get_by_role("button", name="Take back Teal", exact=True).click)
    check_changes(told, lambda: press_by_keyboard(box, "Undo"))
    box = page.locator(".kododo-odds-explorer").first
    told = box.locator(".kododo-law-told").first
    check_changes(told, lambda: box.get_by_label("Players", exact=True).select_option("5"))
    check_changes(told, lambda: reach(box.get_by_label("Edition", exact=True)).press("ArrowDown"))


def drive_lab(page):
    """A smaller burst number by keyboard, taken back by mouse; the map is drawn."""
    box = page.locator(".kododo-lab").first
    box.locator(".js-plotly-plot .heatmaplayer").first.wait_for(state="attached")
    told, burst = box.locator(".kododo-lab-told"), box.locator(".kododo-field-burst input")
    check_changes(told, lambda: [reach(burst).press(key) for key in ("ArrowDown", "Tab")])
    check_changes(told, box.get_by_role("button", name="Undo", exact=True).click)


def drive_check(page):
    """Games by mouse, another law by keyboard."""
    box = page.locator(".kododo-simulation-check").first
    told = box.get_by_role("status")
    check_changes(told, box.get_by_role("button", name="Play", exact=True).click)
    check_changes(told, lambda: reach(box.get_by_label("Law", exact=True)).press("ArrowDown"))


def drive_tournament(page):
    """One more strategy by mouse, the tournament by keyboard."""
    box = page.locator(".kododo-tournament").first
    box.get_by_label("own color", exact=True).check()
    check_changes(box.get_by_role("status"), lambda: press_by_keyboard(box, "Play"))
    expect(box.get_by_role("status")).not_to_contain_text("Playing", timeout=90_000)
    expect(box.locator(".kododo-standings")).to_contain_text("own color")


DRIVEN = {
    "00": drive_stepper,
    "01": drive_stepper,
    "02": drive_explorers,
    "04": drive_stepper,
    "05": drive_check,
    "07": drive_tournament,
    "08": drive_lab,
}
"""What else than exercises a notebook has, by its number."""


@pytest.mark.parametrize("app", NOTEBOOKS, indirect=True, ids=lambda name: name[:2])
def test_a_notebook_is_an_app(app, axe, request):
    """Its widgets answer to mouse and keyboard: a hint by mouse, the right answer to its first exercise by keyboard.

    The list of exercises, where there is one, grows by it.
    """
    name = request.node.callspec.params["app"]
    DRIVEN.get(name[:2], lambda page: page)(app)
    asked = exercises_in(name)
    expect(app.locator(".kododo-exercise")).to_have_count(len(asked), timeout=60_000)
    box = app.locator(".kododo-exercise").first
    box.get_by_role("button", name="Hint", exact=True).click()
    box.locator(".kododo-said-hint").wait_for()
    keyboard = reach(box.get_by_label("Your answer", exact=True))
    keyboard.type(write_answer(question(asked[0], seed=1).answer))
    keyboard.press("Enter")
    box.locator(".kododo-said-right").wait_for()
    if "progress()" in source_of(name):
        expect(app.locator("table.kododo-data", has_text="solved")).to_be_visible()
    check_that_all_can_be_read(app, axe)


@pytest.mark.parametrize("name", [name for name in NOTEBOOKS if name[:2] in DRIVEN], ids=lambda name: name[:2])
def test_a_german_app_can_be_read(open_app, axe, name):
    """German words are longer: none is cut off, and the exercises are asked in German."""
    page = open_app(name, "de")
    expect(page.locator(".kododo-exercise")).to_have_count(len(exercises_in(name)), timeout=60_000)
    expect(page.get_by_role("button", name="Prüfen", exact=True).first).to_be_visible()
    check_that_all_can_be_read(page, axe)
    page.close(run_before_unload=True)


def exercises_in(name):
    """Return the names of a notebook's exercises."""
    return re.findall(r"exercise\(\\\"([\w-]+)\\\", seed=1\)", source_of(name))


def source_of(name):
    """Return a notebook as it lies on the disk."""
    return (ROOT / "notebooks" / name).read_text(encoding="utf-8")


def check_that_all_can_be_read(page, axe):
    """Fail if a view shuts a reader out, or is cut off on a phone, on a desk, or on a desk at 200 %."""
    page.evaluate(axe)
    cut_off = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 1000})
        page.wait_for_timeout(300)
        cut_off[width] = page.evaluate(CUT_OFF)
    assert cut_off == {width: [] for width in WIDTHS}
    found = page.evaluate(AXE_RUN)["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found if fault["impact"] in SERIOUS] == []
