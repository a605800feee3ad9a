"""Notebook 01 in a real JupyterLab: the stepper with mouse and keyboard, in both themes, on desk and phone."""

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.scoring import score_round
from kododo_math.views.stepper.journey import Journey
from kododo_math.views.stepper.telling import place_lines, told_lines
from kododo_math.views.text import explain

SEED = 18
SERIOUS = ("serious", "critical")
AXE_RUN = "axe.run('.kododo-stepper', {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})"
PARTS_THAT_OVERFLOW = """
const edge = document.querySelector('.kododo-stepper').getBoundingClientRect();
[...document.querySelectorAll('.kododo-stepper *')]
    .filter(part => part.getBoundingClientRect().right > edge.right + 1)
    .map(part => part.outerHTML.slice(0, 200))
"""
"""Parts of the stepper that stick out of it to the right."""


class StepperPage:
    """The stepper on a page, and beside it a journey that goes the same way in this process."""

    def __init__(self, page):
        """Find the stepper and wait until it stands there."""
        self.page = page
        self.box = page.locator(".kododo-stepper").first
        self.box.wait_for(timeout=90_000)
        self.deal()

    def button(self, name):
        """Return the button of that name."""
        return self.box.get_by_role("button", name=name, exact=True)

    def deal(self, seed=SEED):
        """Deal by a seed, and have the journey start over."""
        field = self.box.get_by_label("Seed")
        field.fill(str(seed))
        field.press("Tab")
        self.button("Deal").click()
        self.journey = Journey(Game.deal(rules("kododo", 4), seed))
        self.check()

    def check(self, language="en"):
        """Wait until the page shows what the journey's position has to say."""
        expect(self.box.locator(".kododo-place span")).to_have_text(list(place_lines(self.journey.position, language)))
        expect(self.box.locator(".kododo-line")).to_have_text(told_lines(self.journey.position, language))

    def next(self):
        """Press Next, and go on in the journey."""
        self.button("Next").click()
        self.journey.forward()
        self.check()

    def tab_to(self, name, presses=40):
        """Press Tab until the button of that name has the focus."""
        for _ in range(presses):
            if self.page.evaluate("document.activeElement.textContent") == name:
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"{name} is not reached in {presses} presses of Tab")


@pytest.fixture(scope="module")
def notebook(open_notebook):
    """Return the page of notebook 01."""
    return open_notebook("01_play_a_round.ipynb")


@pytest.fixture
def stepper(notebook):
    """Return the stepper at its first position, and see afterwards that nothing went wrong on the page."""
    yield StepperPage(notebook)
    assert notebook.errors == []
    assert notebook.strangers == []


def test_round_on_screen_is_the_round_explained(stepper, shoot):
    """Step to the end of the round: what the screen tells is what `explain` says of the same deal."""
    shoot(stepper.page, "dealt")
    for _ in range(3):
        stepper.next()
    shoot(stepper.page, "played")
    while not stepper.journey.position.is_scored:
        stepper.next()
    verdict = score_round(stepper.journey.position.table, rules("kododo", 4))
    assert "\n".join(stepper.box.locator(".kododo-line").all_inner_texts()) == explain(verdict)
    shoot(stepper.page, "stepper")


def test_back_to_the_start_and_to_the_end_of_the_game(stepper, shoot):
    """Previous leads back to the deal, Finish the round on to the last result."""
    for _ in range(4):
        stepper.next()
    for _ in range(4):
        stepper.button("Previous").click()
        stepper.journey.back()
    stepper.check()
    while stepper.journey.position.result is None:
        stepper.button("Finish the round").click()
        stepper.journey.finish_round()
        stepper.check()
    shoot(stepper.page, "result")


def test_own_cards_are_played(stepper, shoot):
    """Two cards are pressed, a third takes the place of the first, and the table shows those that are left."""
    cards = stepper.box.locator(".kododo-pick")
    for index in (0, 3, 4):
        cards.nth(index).click()
    names = [cards.nth(index).inner_text().removeprefix("✓ ") for index in (3, 4)]
    expect(stepper.box.locator(".kododo-pick.mod-active")).to_have_count(2)
    shoot(stepper.page, "chosen")
    stepper.button("Play").click()
    first_row = stepper.box.locator(".kododo-row").first.locator(".kododo-new svg")
    first_row.nth(1).wait_for()
    assert sorted(svg.get_attribute("aria-label") for svg in first_row.all()) == sorted(names)


def test_message_when_too_few_cards_are_chosen(stepper):
    """Play without cards shows a sentence in a box."""
    stepper.button("Play").click()
    stepper.box.get_by_role("alert").filter(has_text="Choose 2 cards of your hand first.").wait_for()


def test_keyboard_alone(stepper):
    """Tab finds Previous, then Next; cards, Play and Deal follow; Enter and Space press them."""
    keyboard = stepper.page.keyboard
    stepper.button("Previous").focus()
    keyboard.press("Tab")
    stepper.tab_to("Next", presses=1)
    keyboard.press("Enter")
    stepper.journey.forward()
    stepper.check()
    keyboard.press("Tab")
    keyboard.press("Tab")
    keyboard.press("Space")
    stepper.box.locator(".kododo-pick.mod-active").wait_for()
    stepper.tab_to("Play")
    keyboard.press("Enter")
    stepper.box.locator(".kododo-place", has_text="Turn 2 of 3").wait_for()
    stepper.tab_to("Deal")
    keyboard.press("Space")
    stepper.journey = Journey(Game.deal(rules("kododo", 4), SEED))
    stepper.check()


def test_german(stepper, shoot):
    """The language changes everything the stepper says, and back."""
    stepper.next()
    stepper.box.get_by_label("Language").select_option("Deutsch")
    stepper.button("Weiter").wait_for()
    stepper.check("de")
    shoot(stepper.page, "german")
    stepper.box.get_by_label("Sprache").select_option("English")
    stepper.check("en")


def test_no_serious_fault_for_any_reader(stepper, axe):
    """Axe finds no serious or critical fault in the stepper, on the deal and at the end of a round."""
    stepper.page.evaluate(axe)
    for _ in range(2):
        found = stepper.page.evaluate(AXE_RUN)["violations"]
        faults = [(fault["id"], fault["nodes"][0]["html"]) for fault in found if fault["impact"] in SERIOUS]
        assert faults == []
        stepper.button("Finish the round").click()
        stepper.journey.finish_round()
        stepper.check()


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_nothing_is_cut_off(stepper, shoot, width, theme):
    """In both themes, on a phone and on a desk, no part of the stepper is wider than its place."""
    page = stepper.page
    page.evaluate("theme => jupyterapp.commands.execute('apputils:change-theme', {theme})", theme)
    page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")
    page.set_viewport_size({"width": width, "height": 1000})
    stepper.button("Finish the round").click()
    stepper.journey.finish_round()
    stepper.check()
    too_wide = page.evaluate(PARTS_THAT_OVERFLOW)
    shoot(page, f"{theme.split()[1].lower()}-{width}")
    page.set_viewport_size({"width": 1280, "height": 1000})
    assert too_wide == []


def make_anew(page, command):
    """Have JupyterLab run all cells again, and return the stepper that takes the place of the one before."""
    before = page.locator(".kododo-stepper").first
    before.wait_for(timeout=90_000)
    before.evaluate("box => { box.dataset.before = 'yes'; }")
    page.evaluate("command => void jupyterapp.commands.execute(command)", command)
    if "restart" in command:
        page.locator(".jp-Dialog .jp-mod-accept").click()
    page.locator(".kododo-stepper:not([data-before])").first.wait_for(timeout=90_000)
    return StepperPage(page)


@pytest.mark.parametrize("command", ["notebook:run-all-cells", "notebook:restart-run-all"])
def test_run_again(notebook, command):
    """Where cells are run again, with the same kernel or a new one, a press is one step: no handler hears it twice."""
    stepper = make_anew(notebook, command)
    for _ in range(3):
        stepper.next()
    assert notebook.errors == []
