"""Notebooks 04 and 06 in a real JupyterLab: keyboard alone, both themes, on desk and phone."""

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.views.odds_fall.frames import frames
from kododo_math.views.odds_fall.telling import moment_lines, moment_name

SEED = 18
SERIOUS = ("serious", "critical")
AXE_RUN = """
axe.run(
    {include: [['.kododo-stepper'], ['.kododo-river'], ['.kododo-advice'], ['.kododo-exact']]},
    {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']},
)
"""
PARTS_THAT_OVERFLOW = """
[...document.querySelectorAll('.kododo-stepper *, .kododo-river *, .kododo-sheet *')]
    .filter(part => part.getBoundingClientRect().right
        > part.closest('.jp-OutputArea-output').getBoundingClientRect().right + 1)
    .map(part => part.outerHTML.slice(0, 200))
"""
"""Parts of a view that stick out of their place to the right."""
THEMES = ("JupyterLab Light", "JupyterLab Dark")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def notebook(open_notebook):
    """Return the page of notebook 04."""
    page = open_notebook("04_odds_as_cards_fall.ipynb")
    page.locator(".kododo-stepper").first.wait_for(timeout=90_000)
    return page


@pytest.fixture
def box(notebook):
    """Return the widget freshly dealt, and see afterwards that nothing went wrong on the page."""
    widget = notebook.locator(".kododo-stepper").first
    widget.get_by_label("Seed").fill(str(SEED))
    widget.get_by_label("Seed").press("Tab")
    widget.get_by_role("button", name="Deal", exact=True).click()
    expect(widget.locator(".kododo-moment")).to_have_count(2)
    yield widget
    assert notebook.errors == []
    assert notebook.strangers == []


def tab_to(page, name, presses=40):
    """Press Tab until the button of that name has the focus."""
    for _ in range(presses):
        if page.evaluate("document.activeElement.textContent") == name:
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{name} is not reached in {presses} presses of Tab")


def check(box, told):
    """Wait until the page names the last moment and says what it means."""
    expect(box.locator(".kododo-place span")).to_have_text([moment_name(told[-1], "en")])
    lines = moment_lines(told[-1], told[-2], rules("kododo", 4), "en")
    expect(box.locator(".kododo-line")).to_have_text([line.replace(" %", "\N{NO-BREAK SPACE}%") for line in lines])
    expect(box.locator(".kododo-moment")).to_have_count(len(told))


def test_a_round_by_keyboard_alone(notebook, box):
    """Choose two cards, see what they would do, play them, and have the rest played: what is said is exact."""
    game, keyboard = Game.deal(rules("kododo", 4), seed=SEED), notebook.keyboard
    box.get_by_role("button", name="Previous").focus()
    for card in ("Yellow 2", "Yellow 3"):
        tab_to(notebook, card)
        keyboard.press("Space")
        box.locator(".kododo-pick.mod-active", has_text=card).wait_for()
    check(box, frames(game, play="Y2 Y3"))
    tab_to(notebook, "Play")
    keyboard.press("Enter")
    game.play(0, "Y2 Y3")
    game.play_at_random()
    check(box, frames(game))
    box.get_by_role("button", name="Previous").focus()
    tab_to(notebook, "Finish the round")
    keyboard.press("Enter")
    while not game.verdicts:
        game.play_at_random()
    check(box, frames(game))


def test_the_keyboard_keeps_its_place_on_the_last_turn(notebook, box):
    """Play stays where it is when the last card is played, and answers one press more."""
    for moments in (4, 6):
        box.get_by_role("button", name="Next").click()
        expect(box.locator(".kododo-moment")).to_have_count(moments)
    box.locator(".kododo-pick").first.click()
    play = box.get_by_role("button", name="Play", exact=True)
    play.press("Enter")
    expect(box.locator(".kododo-moment")).to_have_count(8)
    expect(play).to_be_focused()
    notebook.keyboard.press("Enter")
    expect(box.get_by_role("alert").filter(has_text="The round is over")).to_be_visible()


def test_looking_ahead(box):
    """The button adds a column that tells its error and marks the best play."""
    box.get_by_role("button", name="Next").click()
    box.get_by_role("button", name="Look ahead").click()
    expect(box.locator(".kododo-tag")).to_have_text("best")
    expect(box.locator(".kododo-advice")).to_contain_text("standard error")


def test_no_serious_fault_for_any_reader(notebook, box, axe):
    """Axe finds no serious or critical fault in the widget and the figures."""
    box.get_by_role("button", name="Finish the round").click()
    expect(box.locator(".kododo-moment")).to_have_count(8)
    notebook.evaluate(axe)
    found = notebook.evaluate(AXE_RUN)["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found if fault["impact"] in SERIOUS] == []


def check_nothing_is_cut_off(page, width, theme):
    """Fail if a part of a view is wider than its place in this theme and at this width."""
    page.evaluate("theme => jupyterapp.commands.execute('apputils:change-theme', {theme})", theme)
    page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")
    page.set_viewport_size({"width": width, "height": 1000})
    page.wait_for_timeout(300)
    too_wide = page.evaluate(PARTS_THAT_OVERFLOW)
    page.set_viewport_size({"width": 1280, "height": 1000})
    assert too_wide == []


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("theme", THEMES)
def test_nothing_is_cut_off(notebook, box, shoot, width, theme):
    """In both themes, on a phone and on a desk, no part of the widget is wider than its place."""
    box.get_by_role("button", name="Finish the round").click()
    expect(box.locator(".kododo-moment")).to_have_count(8)
    box.get_by_role("button", name="Previous").click()
    expect(box.locator(".kododo-moment")).to_have_count(6)
    check_nothing_is_cut_off(notebook, width, theme)
    notebook.set_viewport_size({"width": width, "height": 1000})
    shoot(notebook, f"odds-{theme.split()[1].lower()}-{width}")
    notebook.set_viewport_size({"width": 1280, "height": 1000})


def test_worths_are_shown_and_not_cut_off(open_notebook):
    """Notebook 06 shows its bars, in both themes, on a phone and on a desk, and nothing goes wrong."""
    page = open_notebook("06_what_a_card_is_worth.ipynb")
    page.locator(".kododo-worth").first.wait_for(timeout=60_000)
    for theme in THEMES:
        for width in (390, 1280):
            check_nothing_is_cut_off(page, width, theme)
    assert page.errors == []
    assert page.strangers == []
