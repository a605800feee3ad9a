"""Notebooks 08 and 09 in a real JupyterLab: the design lab by mouse and keyboard, both themes, on desk and phone."""

import os
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from kododo_math.design.settings import changed
from kododo_math.design.sharing import to_fragment
from kododo_math.editions import rules
from kododo_math.views.rule_lab.figure import told_lines

pytestmark = pytest.mark.slow

SCREENSHOTS = os.environ.get("KODODO_MATH_SCREENSHOTS")
"""Name of a folder to keep pictures in; without it none are taken."""
PRINTED = rules("kododo", 5)
SERIOUS = ("serious", "critical")
AXE_RUN = """
axe.run({include: [['.kododo-lab']], exclude: [['.modebar']]}, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})
"""
PARTS_THAT_OVERFLOW = """
[...document.querySelectorAll('.kododo-lab *, .kododo-panel *')]
    .filter(part => !part.closest('.kododo-scroll, .js-plotly-plot'))
    .filter(part => part.getBoundingClientRect().right
        > part.closest('.jp-OutputArea-output').getBoundingClientRect().right + 1)
    .map(part => part.outerHTML.slice(0, 200))
"""
"""Parts of a view that stick out of their place to the right; tables and pictures scroll or resize on their own."""
CELL = """
([column, row]) => {
    const plot = document.querySelector('.kododo-lab .js-plotly-plot'), {xaxis, yaxis} = plot._fullLayout;
    const box = plot.getBoundingClientRect();
    return [box.left + xaxis._offset + xaxis.d2p(column), box.top + yaxis._offset + yaxis.d2p(row)];
}
"""
"""Where on the screen the cell of a burst number and a Kododo number is."""


@pytest.fixture(scope="module")
def notebook(open_notebook):
    """Return the page of notebook 08, all of it run: before that the kernel hears no one."""
    page = open_notebook("08_design_lab.ipynb")
    page.get_by_text("No exercise has been answered yet").wait_for(timeout=120_000)
    page.locator(".kododo-lab .js-plotly-plot").first.wait_for(timeout=120_000)
    return page


@pytest.fixture
def box(notebook):
    """Return the first lab with the printed design on its sheet, and see afterwards that nothing went wrong."""
    lab = notebook.locator(".kododo-lab").first
    lab.get_by_role("textbox", name="Rule sheet as text").fill(to_fragment(PRINTED))
    lab.get_by_role("button", name="Load", exact=True).click()
    check(lab, PRINTED)
    yield lab
    assert notebook.errors == []
    assert notebook.strangers == []


def check(lab, design, reference=PRINTED):
    """Wait until the lab says of a design what the package says of it."""
    expect(lab.locator(".kododo-lab-told p")).to_have_text(told_lines(design, reference, "en"))
    expect(lab.locator("code.kododo-fragment")).to_have_text(to_fragment(design))


def field(lab, name):
    """Return a field of the rule sheet."""
    return lab.locator(f".kododo-field-{name} input, .kododo-field-{name} select").first


def fill(lab, name, value):
    """Type a value into a field, and leave it."""
    field(lab, name).fill(str(value))
    field(lab, name).press("Tab")


def test_a_changed_number_shows_at_once(box):
    """The burst number from 9 to 8: the numbers, the sentence, the map and the text to share follow."""
    fill(box, "burst", 8)
    check(box, PRINTED.replace(burst=8))
    box.get_by_role("button", name="Undo", exact=True).click()
    check(box, PRINTED)
    expect(field(box, "burst")).to_have_value("9")


def test_a_cell_of_the_map_is_taken(box):
    """A click on a cell takes its two numbers onto the sheet."""
    box.locator(".js-plotly-plot").evaluate("plot => plot.scrollIntoView()")
    x, y = box.page.evaluate(CELL, [7, 6])
    box.page.mouse.move(x - 3, y)
    box.page.locator(".hoverlayer .hovertext").wait_for()
    box.page.mouse.click(x, y)
    check(box, PRINTED.replace(burst=7, kododo_number=6))
    expect(field(box, "kododo_number")).to_have_value("6")


def test_edition_and_players_bring_their_printed_numbers(box):
    """A page of the rulebook is turned: the other fields follow."""
    field(box, "edition").select_option("limit")
    check(box, rules("limit", 5))
    fill(box, "players", 4)
    check(box, rules("limit", 4))
    expect(field(box, "burst")).to_have_value("7")


def test_a_sentence_for_what_cannot_be(box):
    """Bad turns, a bad sheet: a sentence in a box, the fields go back, and the next change clears it."""
    fill(box, "turns", "two")
    alert = box.get_by_role("alert").filter(has_text="That did not work")
    expect(alert).to_contain_text("Cards per turn: expected cards per turn")
    expect(field(box, "turns")).to_have_value("2, 1, 1")
    fill(box, "removed", 16)
    check(box, PRINTED.replace(removed=16))
    expect(alert).to_be_hidden()
    box.get_by_role("textbox", name="Rule sheet as text").fill("[" * 5_000)
    box.get_by_role("button", name="Load", exact=True).click()
    expect(alert).to_contain_text("rule sheet: expected a")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize(("name", "value"), [("players", "99"), ("hand_size", "99"), ("numbers", "six"), ("load", "[")])
def test_an_error_is_where_the_reader_is(box, width, name, value):
    """Its sentence comes into view beside the field or below Load, and what was used stays in view."""
    page = box.page
    page.set_viewport_size({"width": width, "height": 900})
    if name == "load":
        box.get_by_role("textbox", name="Rule sheet as text").fill(value)
        used = box.get_by_role("button", name="Load", exact=True)
        used.evaluate("button => button.scrollIntoView({block: 'center'})")
        used.click()
    else:
        used = field(box, name)
        used.evaluate("field => field.scrollIntoView({block: 'center'})")
        used.fill(value)
        used.press("Enter")
    alert = box.get_by_role("alert").filter(has_text="That did not work")
    expect(alert).to_be_in_viewport(ratio=1)
    expect(used).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 1000})


@pytest.mark.parametrize(("name", "value"), [("turns", "2, 1, 1"), ("burst", "9"), ("burst", "abc")])
def test_an_entry_of_the_old_value_clears_an_error(box, name, value):
    """The field has nothing to tell the lab then, and the sentence goes all the same."""
    fill(box, "numbers", "six")
    alert = box.get_by_role("alert").filter(has_text="That did not work")
    expect(alert).to_be_visible()
    if value != "abc":  # whose letters a field of a number drops: it keeps what it has
        field(box, name).select_text()
    field(box, name).press_sequentially(value)
    expect(alert).to_be_hidden()
    field(box, name).press("Tab")
    check(box, PRINTED)


@pytest.mark.parametrize("value", ["2.5", "1e-3"])
def test_what_is_no_whole_number_is_refused(box, value):
    """No key is swallowed: 2.5 does not become 25."""
    field(box, "burst").select_text()
    field(box, "burst").press_sequentially(value)
    field(box, "burst").press("Tab")
    alert = box.get_by_role("alert").filter(has_text="That did not work")
    expect(alert).to_contain_text(f"Burst number: expected a whole number, got {float(value)}")
    expect(field(box, "burst")).to_have_value("9")


def test_the_keyboard_keeps_its_place(box):
    """Enter on Undo leaves the focus on Undo, also when there is nothing left to take back."""
    undo = box.get_by_role("button", name="Undo", exact=True)
    for _ in range(100):
        undo.press("Enter")
        if "kododo-dim" in undo.get_attribute("class"):
            break
        box.page.wait_for_timeout(100)
    undo.press("Enter")
    expect(box.get_by_role("alert").filter(has_text="There is no change to take back.")).to_be_in_viewport()
    expect(undo).to_be_focused()


def test_keyboard_alone(box):
    """Arrow keys change a number, Tab reaches every field and button, Space throws a switch."""
    field(box, "burst").focus()
    box.page.keyboard.press("ArrowDown")
    box.page.keyboard.press("Tab")
    check(box, PRINTED.replace(burst=8))
    for _ in range(40):
        if box.page.evaluate("document.activeElement.closest('.kododo-field-tie_cascade') !== null"):
            break
        box.page.keyboard.press("Tab")
    box.page.keyboard.press("Space")
    check(box, changed(PRINTED, {"burst": 8, "tie_cascade": False}))


def test_no_serious_fault_for_any_reader(box, axe):
    """Axe finds no serious or critical fault in the lab."""
    box.page.evaluate(axe)
    found = box.page.evaluate(AXE_RUN)["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found if fault["impact"] in SERIOUS] == []


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_nothing_is_cut_off(box, shoot_lab, width, theme):
    """In both themes, on a phone and on a desk, no part of the lab is wider than its place, folded out or not."""
    page = box.page
    page.evaluate("theme => jupyterapp.commands.execute('apputils:change-theme', {theme})", theme)
    page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")
    page.set_viewport_size({"width": width, "height": 1000})
    fill(box, "burst", 8)
    check(box, PRINTED.replace(burst=8))
    page.evaluate("document.querySelectorAll('.kododo details').forEach(part => part.open = true)")
    too_wide = page.evaluate(PARTS_THAT_OVERFLOW)
    shoot_lab(page, f"lab-{theme.split()[1].lower()}-{width}")
    page.set_viewport_size({"width": 1280, "height": 1000})
    assert too_wide == []


@pytest.fixture
def shoot_lab():
    """Return a function that keeps a picture of the first lab on a page, if pictures are asked for."""

    def taken(page, name):
        if SCREENSHOTS:
            size = page.viewport_size
            page.set_viewport_size({**size, "height": 3600})
            page.wait_for_timeout(800)
            page.locator(".kododo-lab").first.screenshot(path=Path(SCREENSHOTS) / f"{name}.png")
            page.set_viewport_size(size)

    return taken


def test_the_numbers_game_is_told(open_notebook):
    """Notebook 09 shows its tables, and no cell fails."""
    page = open_notebook("09_reading_rules.ipynb")
    page.get_by_text("Best gain by leaving").wait_for(timeout=120_000)
    assert page.locator(".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']").count() == 0
    assert page.errors == []
    assert page.strangers == []
