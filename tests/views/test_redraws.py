"""A hundred redraws of each widget leave no widget, no handler and no memory behind."""

import gc
import re
import sys
from pathlib import Path

import pytest

pytest.importorskip("ipywidgets", reason="ipywidgets is not installed")

from ipywidgets.widgets.widget import _instances as live

import kododo_math
from kododo_math.views import (
    cascade_explorer,
    exercise,
    odds_as_cards_fall,
    odds_explorer,
    round_stepper,
    simulation_check,
)
from kododo_math.views.exercise_box.widget import ExerciseWidget
from kododo_math.views.widgets import RAISE_ERRORS

REDRAWS = 100
STRETCHES = 5


@pytest.fixture(autouse=True)
def _raise_errors(monkeypatch):
    monkeypatch.setenv(RAISE_ERRORS, "1")


def stepper():
    """Step forward and back."""
    shown = round_stepper(seed=18)
    return shown.widget, (shown.buttons["next"].click, shown.buttons["previous"].click)


def odds_as_they_fall():
    """Reveal a turn and go back before it."""
    shown = odds_as_cards_fall(seed=18)
    return shown.widget, (shown.buttons["next"].click, shown.buttons["previous"].click)


def what_if():
    """Take a card back and undo that."""
    shown = cascade_explorer()
    return shown.widget, (shown.removers["teal"].click, shown.buttons["undo"].click)


def laws():
    """Choose five players and then four."""
    shown = odds_explorer(beside="limit")
    return shown.widget, tuple(lambda n=n: setattr(shown.choices["players"], "value", n) for n in (5, 4))


def answers():
    """Ask for one hint and the next."""
    shown = ExerciseWidget(exercise("who-scores", seed=1))
    return shown.widget, (shown.buttons["hint"].click, shown.buttons["hint"].click)


def games():
    """Play other games, and others again."""
    shown = simulation_check()
    return shown.widget, (shown.buttons["other_games"].click, shown.buttons["other_games"].click)


def lab():
    """Change the burst number and take that back."""
    pytest.importorskip("plotly", reason="plotly is not installed")
    pytest.importorskip("anywidget", reason="anywidget is not installed")
    from kododo_math.views import design_lab  # noqa: PLC0415 - it needs plotly

    shown = design_lab()
    return shown.widget, tuple(lambda n=n: setattr(shown.fields["burst"], "value", n) for n in (8, 7))


def handlers_of(widget):
    """Count what a widget and all within it call when something changes or is pressed."""
    named = [calls for by_type in widget._trait_notifiers.values() for calls in by_type.values()]  # noqa: SLF001 - no other way
    pressed = getattr(widget, "_click_handlers", None)
    heard = len(widget._msg_callbacks.callbacks)  # noqa: SLF001 - no other way
    count = sum(map(len, named)) + heard + (len(pressed.callbacks) if pressed else 0)
    return count + sum(map(handlers_of, getattr(widget, "children", ())))


def state_of(widget):
    """Count all live widgets, and this one's handlers."""
    gc.collect()
    return len(live), handlers_of(widget)


@pytest.mark.parametrize(
    "made",
    [
        stepper,
        what_if,
        laws,
        answers,
        pytest.param(odds_as_they_fall, marks=pytest.mark.slow),
        pytest.param(games, marks=pytest.mark.slow),
        pytest.param(lab, marks=pytest.mark.slow),
    ],
)
def test_a_hundred_redraws_leave_nothing_behind(made):
    """As many widgets and handlers as before; and there is a hundred after which memory is flat.

    What is remembered on purpose takes a few redraws to settle. Were one object kept at each, none would be flat.
    """
    widget, steps = made()
    for step in steps:
        step()
    before = state_of(widget)
    assert any(objects_left(steps) < REDRAWS for _ in range(STRETCHES))
    assert state_of(widget) == before


def objects_left(steps):
    """Redraw a hundred times, and return how many more pieces of memory are in use afterwards."""
    gc.collect()
    used = sys.getallocatedblocks()
    for turn in range(REDRAWS):
        steps[turn % 2]()
    gc.collect()
    return sys.getallocatedblocks() - used


@pytest.mark.parametrize("made", [stepper, odds_as_they_fall, what_if, laws, answers, games])
def test_running_a_cell_again_makes_a_fresh_widget(made):
    """Two runs share no widget, so that a press in one is heard once, and not by the other."""
    first, _ = made()
    handlers = handlers_of(first)
    second, _ = made()
    assert first is not second
    assert handlers_of(first) == handlers_of(second) == handlers


def test_nothing_is_drawn_by_interact():
    """It would draw all anew at each move of a slider, and flicker: our widgets are changed instead."""
    package = Path(kododo_math.__file__).parent
    sources = [*package.rglob("*.py"), *(package.parent / "notebooks").glob("*.ipynb")]
    assert len(sources) > 100
    assert [
        path.name for path in sources if re.search(r"\binteract(ive|ive_output|_manual)?\(", path.read_text("utf-8"))
    ] == []
