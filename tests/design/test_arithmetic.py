"""Which games come out even: against games played to the end, and against the printed removals."""

import itertools

import pytest

from kododo_math.deck import Deck
from kododo_math.design.arithmetic import EvenGame, even_games
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.game import Game

PRINTED = [(edition, players) for edition in EDITIONS for players in player_counts(edition)]


def of(rule_set):
    """Return the even game that a rule set is."""
    game = [rule_set.players, rule_set.turns, rule_set.hand_size, rule_set.removed, rule_set.rounds_per_game]
    return EvenGame(*game, rule_set.deck.size - rule_set.removed, rule_set.hand_size - rule_set.cards_per_round)


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_000_every_printed_removal_comes_out_even(edition, players):
    """10, 13, 0 and 15 cards, and 0 and 10 of the aggressive rule, are among those found."""
    rule_set = rules(edition, players)
    assert of(rule_set) in even_games(players=[players], turns=[rule_set.turns])


def test_000_removals_that_also_work():
    """The published table: with 2,1,1 for 2 to 5 players, and with 2,2,1 for 2 and 3."""
    published = {2: [2, 10, 18, 26], 3: [1, 13, 25], 4: [0, 16], 5: [15, 35]}
    for players, removals in published.items():
        assert [game.removed for game in even_games(players=[players])][: len(removals)] == removals
    aggressive = {2: [0, 10, 20], 3: [10, 25]}
    for players, removals in aggressive.items():
        found = [game.removed for game in even_games(players=[players], turns=[(2, 2, 1)])]
        assert found[: len(removals)] == removals


@pytest.mark.parametrize(
    "game", even_games(players=[2, 3, 5], turns=[(2, 1, 1), (2, 2, 1), (1,)], hand_sizes=[5, 6])[::7]
)
def test_an_even_game_can_be_played_to_its_end(game):
    """A real game of it lasts as many rounds, uses as many cards, and leaves as many in each hand."""
    rule_set = rules("kododo", game.players, turns=game.turns, hand_size=game.hand_size, removed=game.removed)
    played = Game.deal(rule_set, seed=1)
    while not played.is_over:
        played.play_at_random()
    assert len(played.verdicts) == game.rounds
    assert len(played.discard_pile) + sum(map(len, played.score_piles)) == game.cards_used
    a_round = sum(game.turns)
    assert game.cards_used == game.players * (a_round * (game.rounds - 1) + game.hand_size)
    assert game.discarded_at_the_end == game.hand_size - a_round


def test_every_other_removal_is_uneven():
    """No removal is missing: each that is not listed leaves cards over."""
    listed = {game.removed for game in even_games(players=[4])}
    assert {removed for removed in range(81) if rules("kododo", 4, removed=removed).is_even} == listed


def test_a_deck_of_one_s_own():
    """Two colors of ten cards for two players; hands too small for a round are left out."""
    deck = Deck(colors=("red", "blue"), kododos=2, numbers={2: 8})
    found = even_games(deck, players=[2], hand_sizes=[3, 4], most_removed=6)
    assert [(game.hand_size, game.removed) for game in found] == [(4, 4)]
    assert even_games(deck, players=[6]) == []


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"deck": 100}, TypeError, "even_games: expected a Deck, got 100"),
        ({"players": [1]}, ValueError, "players: expected at least 2, got 1"),
        ({"players": ["4"]}, TypeError, "players: expected a whole number"),
        ({"players": 3}, TypeError, "axis players: expected several values, .* got 3"),
        ({"players": itertools.count(2)}, ValueError, "axis players: expected at most 1,000 values"),
        ({"players": []}, ValueError, "axis players: expected at least one value"),
        ({"turns": (2, 1, 1)}, TypeError, r"turns: expected cards per turn, as in \(2, 1, 1\), got 2"),
        ({"turns": ["211"]}, TypeError, "turns: expected cards per turn"),
        ({"hand_sizes": 5}, TypeError, "axis hand_sizes: expected several values"),
        ({"hand_sizes": [0]}, ValueError, "hand_size: expected at least 1"),
        ({"turns": [(2, 0)]}, ValueError, "turns, turn 2: expected at least 1"),
        ({"most_removed": -1}, ValueError, "most_removed: expected at least 0"),
    ],
)
def test_bad_arguments(arguments, error, reason):
    """What can be no game is refused by name."""
    with pytest.raises(error, match=reason):
        even_games(**arguments)
