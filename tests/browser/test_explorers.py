"""Notebook 02 in a real JupyterLab: explorers and exercises, by mouse and keyboard, in both themes."""

from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from kododo_math.editions import rules
from kododo_math.exercises import question
from kododo_math.exercises.answers import write_answer
from kododo_math.views.laws_compared.figure import law_figure
from kododo_math.views.what_if.examples import EXAMPLES, example_table
from kododo_math.views.what_if.figure import told_lines
from tests.browser.conftest import SCREENSHOTS

SERIOUS = ("serious", "critical")
AXE_RUN = "box => axe.run(box, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})"
BOXES = (".kododo-explorer", ".kododo-odds-explorer", ".kododo-exercise")
PARTS_THAT_OVERFLOW = """
box => {
    const edge = document.querySelector(box).getBoundingClientRect();
    return [...document.querySelectorAll(`${box} *`)]
        .filter(part => part.getBoundingClientRect().right > edge.right + 1)
        .map(part => part.outerHTML.slice(0, 200));
}
"""
"""Parts of a widget that stick out of it to the right."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def notebook(open_notebook):
    """Return the page of notebook 02."""
    page = open_notebook("02_why_a_color_scores.ipynb")
    for box in BOXES:
        page.locator(box).first.wait_for(timeout=90_000)
    return page


@pytest.fixture
def page(notebook):
    """Return the page, and see afterwards that nothing went wrong on it."""
    yield notebook
    assert notebook.errors == []
    assert notebook.strangers == []


def shoot(page, box, name):
    """Keep a picture of a widget, if pictures are asked for."""
    if SCREENSHOTS:
        size = page.viewport_size
        page.set_viewport_size({**size, "height": 2600})
        page.locator(box).first.scroll_into_view_if_needed()
        page.wait_for_timeout(500)
        page.locator(box).first.screenshot(path=Path(SCREENSHOTS) / f"{name}.png")
        page.set_viewport_size(size)


class Explorer:
    """The cascade explorer on a page, and beside it the table that it should show."""

    def __init__(self, page):
        """Find the explorer and put it at its first example."""
        self.page, self.box = page, page.locator(".kododo-explorer").first
        self.choose("Language", "English")
        self.choose("Example", "A burst, and the next color", example_table("burst"))

    def button(self, name):
        """Return the button of that name."""
        return self.box.get_by_role("button", name=name, exact=True)

    def choose(self, label, option, table=None):
        """Choose an option; the table to expect follows from it."""
        self.box.get_by_label(label, exact=True).select_option(option)
        if table is not None:
            self.table = table
            self.check()

    def check(self, language="en"):
        """Wait until the page tells what the table's verdict has to say."""
        expect(self.box.locator(".kododo-line")).to_have_text(told_lines(self.table, language))


@pytest.fixture
def explorer(page):
    """Return the cascade explorer."""
    return Explorer(page)


def test_add_and_take_back_by_mouse(explorer):
    """Each press changes the table, and the sentences are those of its verdict at once; Undo leads back."""
    first = explorer.table
    explorer.button("Take back Teal").click()
    explorer.table = first.without("teal", first.rules.deck.parse("T2")[0])
    explorer.check()
    explorer.choose("Card to add", "5")
    explorer.button("Add Orange 5").click()
    explorer.table = explorer.table.with_card(first.rules.deck.parse("O5")[0])
    explorer.check()
    for _ in range(2):
        explorer.button("Undo").click()
    explorer.table = first
    explorer.check()


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_tells_its_verdict(explorer, name):
    """The worked examples of the rules are told as they are scored."""
    table = example_table(name)
    explorer.box.get_by_label("Example", exact=True).select_option(index=EXAMPLES.index(name))
    explorer.table = table
    explorer.check()
    shoot(explorer.page, ".kododo-explorer", f"cascade-{name}")


def test_by_keyboard_alone(explorer):
    """Tab leads through the cards in order, and Space and Enter press them."""
    keyboard = explorer.page.keyboard
    explorer.button("Clear the table").focus()
    keyboard.press("Enter")
    explorer.table = type(explorer.table)(explorer.table.rules)
    explorer.check()
    explorer.choose("Card to add", "2")
    explorer.button("Add Teal 2").focus()
    keyboard.press("Space")
    explorer.table = explorer.table.with_card(explorer.table.rules.deck.parse("T2")[0])
    explorer.check()
    keyboard.press("Tab")
    expect(explorer.button("Take back Teal")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Enter")
    explorer.table = explorer.table.with_card(explorer.table.rules.deck.parse("O2")[0])
    explorer.check()


def test_german(explorer):
    """The language changes all that is said, and back."""
    explorer.choose("Language", "Deutsch")
    explorer.check("de")
    explorer.button("Tisch leeren").wait_for()
    shoot(explorer.page, ".kododo-explorer", "cascade-german")
    explorer.box.get_by_label("Sprache", exact=True).select_option("English")


def test_laws_side_by_side(page):
    """The odds explorer tells the laws of the editions that are chosen."""
    box = page.locator(".kododo-odds-explorer").first
    box.get_by_label("Show", exact=True).select_option("Points of one player")
    box.get_by_label("Players", exact=True).select_option("5")
    sheets = (rules("kododo", 5), rules("limit", 4))
    told = [side.sentence("en") for side in law_figure(*sheets, show="player_points").sides]
    expect(box.locator(".kododo-law-told p")).to_have_text(told)
    shoot(page, ".kododo-odds-explorer", "odds-points")
    box.get_by_label("Show", exact=True).select_option("How a round ends")
    box.get_by_label("Players", exact=True).select_option("4")
    expect(box.locator(".kododo-law-row")).to_have_count(5)


def test_an_exercise_answered_by_keyboard(page):
    """A wrong answer gets a hint, the second opens the way, Enter checks, and the right one is praised."""
    asked = question("burst-reached", seed=1)
    box = page.locator(".kododo-exercise").first
    field = box.get_by_label("Your answer", exact=True)
    way = box.get_by_role("button", name="Show the way", exact=True)
    expect(way).to_be_disabled()
    for name, wrong in asked.draft.wrong_answers():
        field.fill(write_answer(wrong))
        field.press("Enter")
        box.get_by_text("Not yet.").wait_for()
        assert name in asked.draft.mistakes
        page.wait_for_timeout(1000)  # what is typed at once after a press belongs to it
    expect(way).to_be_enabled()
    shoot(page, ".kododo-exercise", "exercise-hint")
    way.focus()
    page.keyboard.press("Enter")
    expect(box.locator(".kododo-way-end")).to_have_text(f"Answer: {write_answer(asked.answer)}")
    shoot(page, ".kododo-exercise", "exercise-way")
    field.fill(write_answer(asked.answer))
    field.press("Enter")
    box.get_by_text(f"Right: {write_answer(asked.answer)}.").wait_for()
    shoot(page, ".kododo-exercise", "exercise-right")


@pytest.mark.parametrize("box", BOXES)
def test_no_serious_fault_for_any_reader(page, axe, box):
    """Axe finds no serious or critical fault in any of the widgets."""
    page.evaluate(axe)
    found = page.evaluate(AXE_RUN, box)["violations"]
    faults = [(fault["id"], fault["nodes"][0]["html"]) for fault in found if fault["impact"] in SERIOUS]
    assert faults == []


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_nothing_is_cut_off(page, axe, width, theme):
    """In both themes, on a phone and on a desk, no part of a widget is wider than its place, and all can be read."""
    page.evaluate("theme => jupyterapp.commands.execute('apputils:change-theme', {theme})", theme)
    page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")
    page.set_viewport_size({"width": width, "height": 1000})
    page.evaluate(axe)
    too_wide, faults = {}, []
    for box in BOXES:
        too_wide[box] = page.evaluate(PARTS_THAT_OVERFLOW, box)
        faults += [f["id"] for f in page.evaluate(AXE_RUN, box)["violations"] if f["impact"] in SERIOUS]
        shoot(page, box, f"{box[1:]}-{theme.split()[1].lower()}-{width}")
    page.set_viewport_size({"width": 1280, "height": 1000})
    assert too_wide == {box: [] for box in BOXES}
    assert faults == []


@pytest.mark.parametrize("width", [390, 1280])
def test_an_exercise_with_cards(open_notebook, axe, width):
    """The cards of a table find their place on a phone and on a desk, and a card player can answer by color."""
    page = open_notebook("01_play_a_round.ipynb", width=width)
    box = page.locator(".kododo-exercise").first
    box.wait_for(timeout=90_000)
    asked = question("who-scores", seed=1)
    assert box.locator("svg.kododo-card").count() == sum(map(len, asked.draft.plays))
    box.get_by_label("Your answer", exact=True).fill(write_answer(asked.answer))
    box.get_by_role("button", name="Check", exact=True).click()
    box.get_by_text("Right at the first try").wait_for()
    page.evaluate(axe)
    faults = [f["id"] for f in page.evaluate(AXE_RUN, ".kododo-exercise")["violations"] if f["impact"] in SERIOUS]
    shoot(page, ".kododo-exercise", f"exercise-cards-{width}")
    assert page.evaluate(PARTS_THAT_OVERFLOW, ".kododo-exercise") == []
    assert faults == []
    assert page.errors == []
