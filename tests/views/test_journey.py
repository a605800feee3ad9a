"""The journey through a game: forward, back, another way from an earlier position, and the hint where it stands."""

import pytest

from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.stepper.hand import hand_hint
from kododo_math.views.stepper.journey import READER_SEAT, Journey
from kododo_math.views.stepper.positions import positions


def test_forward_goes_through_the_whole_game_and_back():
    """Forward plays to the result and stays there; back leads to the deal and stays there."""
    journey = Journey(Game.deal(rules("kododo", 4), seed=18))
    for _ in range(200):
        journey.forward()
    assert journey.position.result is not None
    assert len(journey.game.verdicts) == journey.game.rules.rounds_per_game
    for _ in range(200):
        journey.back()
    assert journey.index == 0
    assert not journey.is_at_end


def test_forward_plays_as_the_game_does_at_random(played_out):
    """The journey adds nothing of its own: it is the game played at random from the same seed."""
    journey = Journey(Game.deal(rules("limit", 3), seed=7))
    while journey.position.result is None:
        journey.finish_round()
    assert journey.game.to_json() == played_out(rules("limit", 3), seed=7).to_json()


def test_finish_round_stops_where_each_round_has_been_scored():
    """From anywhere in a round, and from its end, the next stop is the end of a scoring."""
    journey = Journey(Game.deal(rules("kododo", 4), seed=18))
    stops = []
    while journey.position.result is None:
        journey.finish_round()
        stops.append((journey.position.round, journey.position.is_scored))
    assert stops[:-1] == [(number, True) for number in range(1, 7)]


def test_play_takes_another_way_from_an_earlier_position():
    """Going back and playing other cards forgets what came after; the other players' first cards are the same."""
    journey = Journey(Game.deal(rules("kododo", 4), seed=18))
    journey.finish_round()
    before = journey.game
    while journey.index:
        journey.back()
    hand = journey.position.hands[READER_SEAT]
    other = next(hand[i : i + 2] for i in range(4) if set(hand[i : i + 2]) != set(before.records[1].cards))
    journey.play(other)
    assert journey.is_at_end
    assert journey.position.table[READER_SEAT] == other
    assert journey.position.table[1:] == positions(before)[1].table[1:]
    assert len(before.verdicts) == 1


def test_play_where_there_is_no_turn():
    """In the middle of a scoring no card can be played, and the error says so."""
    journey = Journey(Game.deal(rules("kododo", 4), seed=18))
    journey.finish_round()
    with pytest.raises(ValueError, match="expected a position before a turn, got kind 'step'"):
        journey.play(())


def test_play_of_cards_not_in_the_hand():
    """The game's own reason is passed on, and nothing has changed."""
    journey = Journey(Game.deal(rules("kododo", 4), seed=18))
    with pytest.raises(ValueError, match="expected 2, got 0"):
        journey.play(())
    assert (journey.index, journey.game.records[1:]) == (0, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_fit_the_position(language):
    """There is a hint for choosing, for choosing otherwise, for a scoring and for the end: four different ones."""
    journey = Journey(Game.deal(rules(), seed=18))
    hints = [hand_hint(journey, language)]
    journey.finish_round()
    hints.append(hand_hint(journey, language))
    journey.back()
    while journey.index:
        journey.back()
    hints.append(hand_hint(journey, language))
    while journey.position.result is None:
        journey.finish_round()
    hints.append(hand_hint(journey, language))
    assert len(set(hints)) == 4
