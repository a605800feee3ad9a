"""Strategies that raise, choose what they do not hold, or never end: an error names them, and they are stopped."""

import threading
import time
from concurrent.futures import ProcessPoolExecutor

import pytest

from kododo_math.editions import rules
from kododo_math.simulation.chunks import StrategyError
from kododo_math.simulation.run import simulate
from kododo_math.strategies import strategy
from tests.simulation.conftest import needs_numba


@strategy(name="raises late", idea="a mistake", looks_at="the turn")
def raises_late(look):
    """Divide by nothing on the third turn."""
    return 0 // (3 - look.turn)


@strategy(name="raises rarely", idea="a mistake", looks_at="chance")
def raises_rarely(look):
    """Divide by nothing once in some thousand choices."""
    return 0 // ((look.chance % 9973) + (look.scores[0] < 8))


@strategy(name="reaches too far", idea="a mistake", looks_at="the hand")
def reaches_too_far(look):
    """Read beyond the hand."""
    return look.colors[len(look.colors) + 3]


@strategy(name="not held", idea="a mistake", looks_at="the hand")
def not_held(look):
    """Choose a card that is not there."""
    return len(look.colors)


@strategy(name="not held rarely", idea="a mistake", looks_at="chance")
def not_held_rarely(look):
    """Choose once in some thousand choices a card that is not there."""
    return 77 if look.chance % 9973 == 0 and look.scores[0] > 8 else 0


@strategy(name="chooses half a card", idea="a mistake", looks_at="nothing")
def half_a_card(look):  # noqa: ARG001 - it looks at nothing
    """Choose no whole number."""
    return 0.5


@strategy(name="endless", idea="a mistake", looks_at="the hand")
def endless(look):
    """Wait for the hand to grow."""
    while len(look.colors) < 100:
        pass
    return 0


@strategy(name="endless rarely", idea="a mistake", looks_at="chance")
def endless_rarely(look):
    """Wait for the hand to grow, once in some thousand choices."""
    waits = 0
    while look.chance % 9973 == 0 and look.scores[0] > 8 and len(look.colors) < 100:
        waits += 1
    return min(waits, 0)


def test_a_strategy_that_raises_is_named():
    """The error says which strategy raised what, where; the reader's own error is its cause."""
    with pytest.raises(StrategyError, match=r"'raises late', seat 1, turn 3, raised ZeroDivisionError") as caught:
        simulate(rules("kododo", 2), games=10, seed=1, strategies=raises_late)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


@needs_numba
@pytest.mark.parametrize("seat", [0, 1])
def test_a_strategy_that_raises_in_compiled_code_raises_its_own_error(seat):
    """What compiled code raises is found again in plain Python, with its traceback."""
    seats = ["random", "random"]
    seats[seat] = raises_rarely
    with pytest.raises(
        StrategyError, match=rf"'raises rarely', seat {seat + 1}, turn \d, raised ZeroDivision"
    ) as caught:
        simulate(rules("kododo", 2), games=3000, seed=1, strategies=seats)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_strategy_that_reaches_beyond_its_hand_is_stopped():
    """An index out of range is an error, not a wild read."""
    with pytest.raises(StrategyError, match="raised IndexError"):
        simulate(rules("kododo", 2), games=10, seed=1, strategies=reaches_too_far)


def test_a_card_that_is_not_held_is_refused():
    """The error says what was expected and what was chosen."""
    with pytest.raises(
        StrategyError, match=r"'not held', seat 1, chose a card it does not hold: expected 0 to 4, got 5"
    ):
        simulate(rules("kododo", 2), games=10, seed=1, strategies=not_held)


@needs_numba
def test_a_card_that_is_not_held_is_refused_in_compiled_code():
    """The same when it happens rarely, far into compiled code."""
    with pytest.raises(StrategyError, match=r"'not held rarely', seat 2, chose .*: expected 0 to \d, got 77"):
        simulate(rules("kododo", 2), games=3000, seed=1, strategies=["random", not_held_rarely])


def test_half_a_card_is_refused():
    """A choice is a whole number."""
    with pytest.raises(StrategyError, match=r"expected the place of a card in the hand, got 0\.5"):
        simulate(rules("kododo", 2), games=10, seed=1, strategies=half_a_card)


def test_a_strategy_that_never_ends_is_stopped():
    """After the time limit the error names the strategy, and its thread is really stopped."""
    before = threading.active_count()
    with pytest.raises(StrategyError, match=r"'endless', seat 1, did not end: expected a game within 0.5 seconds"):
        simulate(rules("kododo", 2), games=10, seed=1, strategies=endless, time_limit=0.5)
    deadline = time.monotonic() + 5
    while threading.active_count() > before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert threading.active_count() <= before


@needs_numba
@pytest.mark.slow
def test_a_compiled_strategy_that_never_ends_is_given_up():
    """Machine code cannot be stopped, but the time limit holds: tried in a process of its own."""
    with (
        ProcessPoolExecutor(1) as executor,
        pytest.raises(StrategyError, match=r"'endless rarely', seat 2, did not end"),
    ):
        executor.submit(_play_endless).result(timeout=120)


def _play_endless():
    simulate(rules("kododo", 2), games=3000, seed=1, strategies=["random", endless_rarely], time_limit=3)
