"""The stepper as a widget, by its traits: no browser."""

import sys

import pytest

from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.views import cascade_explorer, design_lab, odds_explorer
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.labels import LABELS
from kododo_math.views.odds_fall.widget import odds_as_cards_fall
from kododo_math.views.stepper.figure import table_html, told_html
from kododo_math.views.stepper.widget import round_stepper
from kododo_math.views.widgets import RAISE_ERRORS, MessageBox, load_ipywidgets

pytest.importorskip("ipywidgets", reason="ipywidgets is not installed")

FIELDS = ("Dropdown", "Text", "FloatText", "BoundedIntText", "Textarea", "Checkbox")


@pytest.fixture(autouse=True)
def _raise_errors(monkeypatch):
    monkeypatch.setenv(RAISE_ERRORS, "1")


def every_widget(widget):
    """Yield a widget and all that it holds."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from every_widget(child)


def shown(stepper):
    """Return all HTML that is on the screen."""
    return "".join(getattr(part, "value", "") for part in every_widget(stepper.widget) if type(part).__name__ == "HTML")


def hand(stepper):
    """Return the hand's buttons that hold a card."""
    toggles = [part for part in every_widget(stepper.widget) if type(part).__name__ == "ToggleButton"]
    return [toggle for toggle in toggles if toggle.layout.display != "none"]


@pytest.mark.parametrize("view", [round_stepper, cascade_explorer, odds_explorer, design_lab])
def test_no_field_has_null_for_a_tooltip(view):
    """A field without a tooltip would show the word "null" when a mouse rests on its label."""
    fields = [part for part in every_widget(view(language="de").widget) if getattr(part, "description", "")]
    assert len(fields) > 3
    assert [field.description for field in fields if type(field).__name__ in FIELDS and field.tooltip is None] == []


@pytest.mark.parametrize("press", ["next", "finish_round", "previous", "deal"])
def test_buttons_do_what_they_say(press):
    """A click on a button and the method of its name lead to the same screen."""
    clicked, called = round_stepper(seed=18), round_stepper(seed=18)
    for stepper in (clicked, called):
        stepper.next()
    clicked.buttons[press].click()
    getattr(called, press)()
    assert clicked.journey.position == called.journey.position
    assert str(clicked.figure) == str(called.figure)
    assert table_html(clicked.journey.position, "en") in shown(clicked)
    assert told_html(clicked.journey.position, "en", is_live=True) in shown(clicked)


def test_previous_and_next_come_first():
    """The keyboard finds Previous, then Next, before anything else."""
    stepper = round_stepper()
    buttons = [part.description for part in every_widget(stepper.widget) if hasattr(part, "button_style")]
    assert buttons[:2] == ["Previous", "Next"]


def test_every_control_has_a_name():
    """Every button and every field has a description, in the language chosen."""
    stepper = round_stepper(language="de")
    controls = [part for part in every_widget(stepper.widget) if type(part).__name__ not in ("HTML", "HBox", "VBox")]
    assert len(controls) == 15
    assert all(part.description for part in controls)
    assert stepper.buttons["next"].description == LABELS["button.next"]["de"]


def test_the_latest_cards_stay_chosen():
    """A card too many takes the place of the one pressed first; a mark in its name says that it is chosen."""
    stepper = round_stepper(seed=18)
    cards = hand(stepper)
    for index in (4, 0, 2):
        cards[index].value = True
    assert [card.value for card in cards] == [True, False, True, False, False]
    assert [card.description.startswith("✓") for card in cards] == [card.value for card in cards]


def test_chosen_cards_are_played():
    """Play lays the chosen cards and turns everyone's up."""
    stepper = round_stepper(seed=18)
    for index in (0, 2):
        hand(stepper)[index].value = True
    names = sorted(card.description.removeprefix("✓ ").lower() for card in hand(stepper) if card.value)
    stepper.play()
    position = stepper.journey.position
    assert position.kind == "turn"
    assert sorted(f"{card.color} {'kododo' if card.kododo else card.points}" for card in position.table[0]) == names
    assert not any(card.value for card in hand(stepper))


def test_play_without_enough_cards_says_how_many():
    """The message disappears with the next step."""
    stepper = round_stepper(seed=18)
    stepper.play()
    assert "Choose 2 cards of your hand first." in shown(stepper)
    stepper.buttons["next"].click()
    assert "Choose 2 cards of your hand first." not in shown(stepper)


def test_play_while_a_round_is_scored():
    """There is nothing to play then, and the message says what to do."""
    stepper = round_stepper(seed=18)
    stepper.finish_round()
    stepper.play()
    assert "There is no turn to play here" in shown(stepper)
    assert all(card.disabled for card in hand(stepper))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_says_so(language):
    """Next, Finish the round and Play lead no further: each press is answered with what can be pressed instead."""
    stepper, over = round_stepper("kododo", 2, seed=18, language=language), LABELS["message.over"][language]
    while stepper.journey.position.result is None:
        stepper.buttons["finish_round"].click()
        assert over not in shown(stepper)
    for press, box in (("next", "message"), ("finish_round", "message"), ("play", "hand_message")):
        stepper.buttons[press].click()
        assert over in getattr(stepper, box).widget.value
        assert shown(stepper).count(over) == 1
    assert all(LABELS[f"button.{name}"][language] in over for name in ("deal", "previous"))
    stepper.buttons["previous"].click()
    assert over not in shown(stepper)


@pytest.mark.parametrize("make", [round_stepper, odds_as_cards_fall])
def test_play_stays_where_the_keyboard_finds_it(make):
    """Where nothing can be played it is dimmed, neither disabled nor hidden: the focus would be lost."""
    widget = make(seed=18)
    play = widget.buttons["play"]
    for is_dim in (False, False, False, True):
        assert ("kododo-dim" in play._dom_classes) == is_dim  # noqa: SLF001 - ipywidgets has no other way to ask
        assert not play.disabled
        assert not play.layout.display
        widget.buttons["next"].click()


def test_edition_offers_its_player_counts():
    """Edition `aggressive` is for 2 or 3 players; the count stays where the new edition has it."""
    stepper = round_stepper(players=4)
    stepper.choices["edition"].value = "aggressive"
    assert (stepper.choices["players"].options, stepper.choices["players"].value) == ((2, 3), 3)
    stepper.choices["edition"].value = "hahn"
    assert (stepper.choices["players"].options, stepper.choices["players"].value) == ((2, 3, 4, 5), 3)
    stepper.deal()
    assert stepper.journey.game.rules == rules("hahn", 3)


def test_deal_by_the_seed_that_is_set():
    """The seed decides the deal, and a new seed is shown so that the deal can be had again."""
    stepper = round_stepper(seed=18)
    stepper.choices["seed"].value = 4
    stepper.deal()
    assert stepper.journey.game.to_json() == Game.deal(rules("kododo", 4), 4).to_json()
    stepper.reseed()
    assert stepper.journey.game.seed == stepper.choices["seed"].value


def test_previous_at_the_beginning_says_so():
    """No press is without an answer: at the first position a message says that nothing is before it."""
    stepper = round_stepper(seed=18)
    stepper.buttons["previous"].click()
    assert LABELS["message.beginning"]["en"] in shown(stepper)
    stepper.buttons["next"].click()
    stepper.buttons["previous"].click()
    assert LABELS["message.beginning"]["en"] not in shown(stepper)


@pytest.mark.parametrize("make", [round_stepper, odds_as_cards_fall])
def test_a_press_is_answered_beside_it(make):
    """Previous below the steps, Play below the hand; the answer to the one goes when the other is pressed."""
    widget = make(seed=18)
    widget.buttons["previous"].click()
    assert [bool(box.widget.value) for box in (widget.message, widget.hand_message)] == [True, False]
    widget.buttons["play"].click()
    assert [bool(box.widget.value) for box in (widget.message, widget.hand_message)] == [False, True]


@pytest.mark.parametrize("make", [round_stepper, odds_as_cards_fall])
@pytest.mark.parametrize(("name", "value"), [("edition", "limit"), ("players", 2), ("seed", 4)])
def test_what_is_set_waits_for_deal_and_says_so(make, name, value):
    """A reader who changes a setting is told to press Deal, until that is done or the change is taken back."""
    stepper, reminder = make(seed=18), LABELS["message.deal"]["en"]
    dealt = stepper.choices[name].value
    assert reminder not in shown(stepper)
    stepper.choices[name].value = value
    assert reminder in shown(stepper)
    stepper.choices[name].value = dealt
    assert reminder not in shown(stepper)
    stepper.choices[name].value = value
    stepper.buttons["deal"].click()
    assert reminder not in shown(stepper)
    stepper.buttons["reseed"].click()
    assert reminder not in shown(stepper)


def test_language_changes_everything_that_is_said():
    """After a change to German no English sentence or label is left."""
    stepper = round_stepper(seed=18)
    stepper.next()
    stepper.choices["language"].value = "de"
    assert "führt" in shown(stepper)
    assert "leads" not in shown(stepper)
    assert stepper.choices["seed"].description == LABELS["choice.seed"]["de"]


def fail():
    """Go wrong."""
    msg = "no cards <left>"
    raise ValueError(msg)


def test_errors_are_shown(monkeypatch):
    """What goes wrong behind a button stands in a box, until the next press."""
    stepper = round_stepper(seed=18)
    monkeypatch.delenv(RAISE_ERRORS)
    monkeypatch.setattr(stepper.journey, "forward", fail)
    stepper.buttons["next"].click()
    assert "That did not work: no cards &lt;left&gt;" in shown(stepper)
    stepper.buttons["previous"].click()
    assert "That did not work" not in shown(stepper)


def test_errors_are_raised_under_test():
    """With the environment variable set, an error is shown and raised as well."""
    box = MessageBox()
    with pytest.raises(ValueError, match="no cards <left>"):
        box.guard(fail, lambda: "de")(None)
    assert "Das hat nicht geklappt" in box.widget.value


def test_a_second_stepper_is_a_separate_one():
    """A cell that is run again makes a stepper of its own: the first one hears nothing."""
    first, second = round_stepper(), round_stepper()
    second.buttons["next"].click()
    assert (first.journey.index, second.journey.index) == (0, 1)


def test_a_redraw_makes_no_widgets(monkeypatch):
    """A step changes widgets without making any."""
    stepper = round_stepper(seed=18)
    monkeypatch.setattr(load_ipywidgets().Widget, "open", fail)
    for index in range(1, 26):
        stepper.next()
        assert stepper.journey.index == index


def test_without_ipywidgets_the_error_says_what_to_run(monkeypatch):
    """The error carries the command that installs what is missing."""
    monkeypatch.setitem(sys.modules, "ipywidgets", None)
    with pytest.raises(ModuleNotFoundError, match=r'pip install "kododo_math\[lab\]"'):
        round_stepper()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"edition": "chess"}, "unknown edition 'chess'"),
        ({"edition": "aggressive", "players": 4}, "expected 2 or 3, got 4"),
        ({"language": "fr"}, "expected one of en, de, got 'fr'"),
        ({"seed": -1}, "seed: expected at least 0, got -1"),
        ({"seed": 1_000_000}, "seed: expected at most 999,999, got 1000000"),
    ],
)
def test_bad_arguments(arguments, reason):
    """What cannot be dealt is refused by name before anything is shown."""
    with pytest.raises(ValueError, match=reason):
        round_stepper(**arguments)
