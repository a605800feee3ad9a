"""Odds as cards fall as a widget, by its traits: no browser."""

from itertools import combinations

import pytest

from kododo_math.editions import EDITIONS, player_counts
from kododo_math.exact.odds import odds
from kododo_math.views.odds_fall.widget import odds_as_cards_fall
from kododo_math.views.widgets import RAISE_ERRORS, load_ipywidgets

PRINTED = [(edition, players) for edition in EDITIONS for players in player_counts(edition)]


@pytest.fixture
def widget(monkeypatch):
    """Return a fresh widget whose errors are raised."""
    pytest.importorskip("ipywidgets", reason="ipywidgets is not installed")
    monkeypatch.setenv(RAISE_ERRORS, "1")
    return odds_as_cards_fall(seed=18)


def every_widget(box):
    """Yield a widget and all that it holds."""
    yield box
    for child in getattr(box, "children", ()):
        yield from every_widget(child)


def shown(widget):
    """Return all HTML that is on the screen."""
    parts = every_widget(widget.widget)
    return "".join(part.value for part in parts if type(part).__name__ == "HTML" and part.layout.display != "none")


def hand(widget):
    """Return the hand's buttons."""
    return [part for part in every_widget(widget.widget) if type(part).__name__ == "ToggleButton"]


def test_choosing_cards_shows_at_once_what_they_would_do(widget):
    """With enough cards chosen the picture has one more bar, and the table marks the play."""
    assert "If you play" not in shown(widget)
    hand(widget)[3].value = True
    assert "If you play" not in shown(widget)
    hand(widget)[4].value = True
    assert "Turn 1: If you play" in shown(widget)
    assert widget.odds.frames[-1].expected_points == odds(widget.journey.game.view(0), "Y2 Y3").expected_points
    assert shown(widget).count("kododo-sheet-row kododo-chosen") == 1
    hand(widget)[4].value = False
    assert "If you play" not in shown(widget)


def test_a_round_is_played_and_gone_back_through(widget):
    """Play, Next and Finish lead to the end, Previous back to the start; the picture follows."""
    for index in (3, 4):
        hand(widget)[index].value = True
    for press, bars in (
        ("play", 4),
        ("next", 6),
        ("finish_round", 8),
        ("previous", 6),
        ("previous", 4),
        ("previous", 2),
    ):
        widget.buttons[press].click()
        assert shown(widget).count('class="kododo-stack"') == bars


def test_after_the_end_a_message_says_what_can_be_done(widget):
    """What leads on leaves the round as it is at its end and says so; the hand is gone."""
    widget.finish_round()
    for press in ("next", "finish_round", "play", "look_ahead"):
        widget.buttons[press].click()
        assert shown(widget).count("The round is over: go back") == 1
    assert "nothing left to play" in shown(widget)
    widget.buttons["previous"].click()
    assert "The round is over" not in shown(widget)
    assert "What should I play?" in shown(widget)


def test_too_few_cards_to_play(widget):
    """A message says how many it takes."""
    widget.play()
    assert "Choose 2 cards of your hand first." in shown(widget)


def test_looking_ahead_adds_a_column_and_takes_it_away(widget):
    """The button shows the worth with well-played later turns, stays on for the next turn, and off after a deal."""
    widget.finish_round()
    widget.previous()
    widget.buttons["look_ahead"].click()
    assert "Looking ahead" in shown(widget)
    widget.buttons["look_ahead"].click()
    assert "Looking ahead" not in shown(widget)
    widget.look_ahead()
    widget.deal()
    assert "Looking ahead" not in shown(widget)


def test_every_control_has_a_name_in_both_languages(widget):
    """After a change to German no English label or sentence is left."""
    widget.choices["language"].value = "de"
    controls = [part for part in every_widget(widget.widget) if type(part).__name__ not in ("HTML", "HBox", "VBox")]
    assert len(controls) == 16
    assert all(control.description for control in controls)
    assert "Was soll ich spielen?" in shown(widget)
    assert not {"Likeliest", "Chance to", "Points to expect", "your points"} & set(shown(widget).split("<"))
    assert widget.buttons["look_ahead"].description == "Vorausschauen"


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_every_edition_can_be_dealt(widget, edition, players):
    """A deal of any edition shows its first two moments, and its round can be finished."""
    widget.choices["edition"].value, widget.choices["players"].value = edition, players
    widget.deal()
    assert shown(widget).count('class="kododo-stack"') == 2
    widget.finish_round()
    assert shown(widget).count('class="kododo-stack"') == 8


def test_a_choice_makes_no_widgets(widget, monkeypatch):
    """Choosing cards redraws the odds without making a widget."""
    monkeypatch.setattr(load_ipywidgets().Widget, "open", lambda _: pytest.fail("a widget was made"))
    seen = set()
    for one, other in combinations(range(5), 2):
        hand(widget)[one].value = hand(widget)[other].value = True
        seen.add(shown(widget))
    assert len(seen) > 1
