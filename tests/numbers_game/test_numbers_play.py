"""Equilibrium and simulation of the numbers game, against algebra, best responses and the exact law."""

from fractions import Fraction
from itertools import combinations, pairwise
from math import sqrt

import pytest

from kododo_math.numbers_game.equilibrium import best_response_gain, chances_from, equilibria
from kododo_math.numbers_game.law import EVEN, numbers_law, worth_of_cards
from kododo_math.numbers_game.play import play_numbers
from kododo_math.numbers_game.readings import READINGS

optimize = pytest.importorskip("scipy.optimize", reason="scipy is not installed")
numpy = pytest.importorskip("numpy", reason="numpy is not installed")

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


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_is_worth_what_the_cards_above_it_leave(players, reading):
    """Moving chance among the cards below changes nothing: so the five's chance decides all the others."""
    for card in (3, 4, 5):
        moved = [*EVEN]
        moved[0], moved[card - 2] = Fraction(0), EVEN[0] + EVEN[card - 2]
        worths = worth_of_cards(players, EVEN, reading), worth_of_cards(players, moved, reading)
        assert worths[0][card - 1 :] == worths[1][card - 1 :]


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_one_equilibrium_beside_that_of_all_fives(players, reading):
    """The chances that follow from the five's sum to more, the more often it is played: they pass 1 once."""
    sums = [sum(chances_from(step / 500, players, reading)) for step in range(1, 500)]
    rising = [total for total in sums if total < 1]
    assert all(low < high for low, high in pairwise(rising))
    assert all(total > 1 for total in sums[len(rising) :])
    assert len([e for e in equilibria(players, reading) if e.worth > 0]) == (len(rising) < len(sums))


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("players", [2, 3])
def test_trying_every_set_of_cards_finds_no_other(players, reading):
    """A second program: for each set of cards in use, make them worth the same, from several starts."""
    found = {tuple(numpy.round(e.chances, 6)) for e in equilibria(players, reading)}
    tried = set()
    for size in range(1, 6):
        for places in map(list, combinations(range(5), size)):
            for chances in worth_the_same(players, reading, places):
                worths = worth_of_cards(players, chances, reading)
                if max(worths) - max(worths[place] for place in places) < 1e-9:
                    tried.add(tuple(numpy.round(chances, 6)))
    assert tried == found


def worth_the_same(players, reading, places):
    """Go through positive chances of some cards, and of no other, for which scipy finds them worth the same."""

    def spread(free):
        chances = numpy.zeros(5)
        chances[places] = [*free, 1 - sum(free)]
        return chances

    def off(free):
        worths = numpy.array(worth_of_cards(players, list(spread(free)), reading))[places]
        return worths[:-1] - worths[-1]

    for start in numpy.random.default_rng(0).dirichlet([1.0] * len(places), 4):
        solved = optimize.root(off, start[:-1], tol=1e-13).x if len(places) > 1 else []
        if min(spread(solved)[places]) > 1e-6 and numpy.abs(off(solved)).max(initial=0) < 1e-9:
            yield spread(solved)


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
        ({"chances": 0.2}, "chances of the cards"),
        ({"chances": "abcde"}, "chances of the cards"),
        ({"chances": [float("nan")] * 5}, "chances of the cards"),
        ({"chances": [0, 0, 0, 0, 1], "games": 10**6}, "a player takes 0 points a round; games would hardly ever end"),
        ({"chances": [0, 0, 0, 1e-4, 0.9999]}, "expected 21 points within some 1,000 rounds"),
    ],
)
def test_bad_arguments(arguments, reason):
    """Games that cannot be played, or never end, are refused by name."""
    call = {"chances": [0.2] * 5, "games": 3, "seed": 1, **arguments}
    with pytest.raises(ValueError, match=reason):
        play_numbers(3, call.pop("chances"), **call)
