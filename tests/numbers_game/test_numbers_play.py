"""Equilibrium and simulation of the numbers game, against algebra, best responses and the exact law."""

from fractions import Fraction
from math import sqrt

import pytest

from kododo_math.numbers_game.equilibrium import best_response_gain, equilibria
from kododo_math.numbers_game.law import numbers_law, worth_of_cards
from kododo_math.numbers_game.play import play_numbers

pytest.importorskip("scipy", reason="scipy is not installed")

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_gains_by_departing(players):
    """The best response check, exactly: all cards are in use, and no card is worth more than any other."""
    (only,) = equilibria(players)
    assert only.cards == (1, 2, 3, 4, 5)
    assert 0 <= best_response_gain(only) < Fraction(1, 10**12)
    worths = worth_of_cards(players, only.chances)
    assert max(worths) - min(worths) < 1e-12
    assert only.worth == pytest.approx(float(numbers_law(players, exact(only.chances)).player_points.mean))


def exact(chances):
    """Return floats as fractions that sum to 1."""
    fractions = [Fraction(chance) for chance in chances]
    return tuple(chance / sum(fractions) for chance in fractions)


def test_two_players_by_hand():
    """Neighbouring cards are worth the same when the lower is chosen 2/5 as often: 16, 40, 100, 250, 625 in 1031."""
    weights = [16, 40, 100, 250, 625]
    chances = tuple(Fraction(weight, sum(weights)) for weight in weights)
    assert len(set(worth_of_cards(2, chances))) == 1
    assert equilibria(2)[0].chances == pytest.approx([float(chance) for chance in chances], abs=1e-12)


def test_random_play_is_no_equilibrium():
    """Against players who choose blindly the five is worth more than the rest."""
    for players in (2, 3):
        worths = worth_of_cards(players, (Fraction(1, 5),) * 5)
        assert max(worths) == worths[-1] > min(worths)


def test_where_ties_void_the_round_all_fives_hold_still():
    """A trap of the strictest reading: if all play fives nobody scores, and nobody alone can change that."""
    trapped = [e for e in equilibria(3, "no_ties") if e.worth == 0]
    assert [e.chances for e in trapped] == [(0, 0, 0, 0, 1)]


@pytest.mark.parametrize("players", PLAYERS)
def test_simulation_agrees_with_the_law(players):
    """Points and empty rounds of many games lie within five standard errors of the exact law."""
    law = numbers_law(players)
    played = play_numbers(players, [0.2] * 5, games=2_000, seed=players)
    for points, probability in law.player_points.items():
        error = sqrt(probability * (1 - probability) / played.rounds)
        assert abs(played.points[points] / (players * played.rounds) - probability) < 5 * error
    error = sqrt(law.p_nothing * (1 - law.p_nothing) / played.rounds) + 1 / played.rounds
    assert abs(played.nothing / played.rounds - law.p_nothing) < 5 * error


def test_a_game_ends_at_21():
    """No game is shorter than five rounds of five points; every game is counted once; the seed decides."""
    played = play_numbers(3, equilibria(3)[0].chances, games=500, seed=1)
    assert sum(played.lengths.values()) == played.games == 500
    assert min(played.lengths) >= 5
    assert played.mean_length == sum(n * count for n, count in played.lengths.items()) / 500
    assert play_numbers(3, equilibria(3)[0].chances, games=500, seed=1) == played
    assert play_numbers(3, equilibria(3)[0].chances, games=500, seed=2) != played


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"games": 0}, "games: expected at least 1, got 0"),
        ({"games": 10**9}, "games: expected at most 1,000,000"),
        ({"seed": -1}, "seed: expected at least 0"),
        ({"chances": [0.5, 0.5]}, "chances of the cards: expected 5 numbers"),
        ({"chances": [0.5] * 5}, "chances of the cards"),
        ({"chances": [0, 0, 0, 0, 1]}, "games: expected to end within 10,000 rounds, got 3 that do not"),
    ],
)
def test_bad_arguments(arguments, reason):
    """Games that cannot be played, or never end, are refused by name."""
    call = {"chances": [0.2] * 5, "games": 3, "seed": 1, **arguments}
    with pytest.raises(ValueError, match=reason):
        play_numbers(3, call.pop("chances"), **call)
