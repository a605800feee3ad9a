"""The comparison of law and simulation: it passes what is right, and catches what is planted."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.exact.round_law import round_law
from kododo_math.simulation.check import check
from kododo_math.simulation.estimate import Estimate, mean_of
from kododo_math.simulation.kernel.compiling import can_compile
from kododo_math.simulation.run import simulate
from tests.simulation.conftest import needs_numba

GAMES = 20_000 if can_compile() else 400


@pytest.fixture(scope="module")
def played():
    """Games of ``limit`` with four players."""
    return simulate(rules("limit", 4), games=GAMES, seed=5211)


def test_a_right_law_agrees(played):
    """Every quantity has its exact value, estimate, error, z and interval, and the sentence says so."""
    report = check(round_law(rules("limit", 4)), played)
    assert report.agrees
    assert str(report).startswith("The simulation agrees with the law: over")
    assert [c.name for c in report.comparisons] == ["p_kododo", "p_burst", "p_tie", "p_nothing", "p_majority"]
    for comparison in report.comparisons:
        assert comparison.low < comparison.estimate < comparison.high
        exact = float(comparison.exact)
        error = max(comparison.estimate.standard_error, sqrt(exact * (1 - exact) / report.rounds))
        assert comparison.z == pytest.approx((comparison.estimate - exact) / error)
    assert list(report.to_frame().index) == [c.name for c in report.comparisons]
    assert list(report.fits_to_frame().index) == [f.name for f in report.fits]


def test_a_right_law_is_contradicted_no_more_often_than_is_said():
    """Of two hundred times twenty games, one in a thousand may raise a false alarm: four of them would be no luck."""
    sheet = rules("limit", 4)
    law = round_law(sheet)
    alarms = [seed for seed in range(200) if not check(law, simulate(sheet, games=20, seed=seed)).agrees]
    assert len(alarms) < 4


@pytest.mark.parametrize(
    "changes",
    [
        {"burst": 8},
        {"kododo_mode": "at_least"},
        {"tie_cascade": False},
        {"kododo_first": False},
        {"kododo_award": "one"},
        {"kododo_counts_for_color": False},
    ],
    ids=str,
)
def test_a_planted_error_is_caught(played, changes):
    """A law by another rule, as burst 8 against games by burst 7, is contradicted."""
    report = check(round_law(rules("limit", 4, **changes)), played)
    assert not report.agrees
    assert str(report).startswith("The simulation contradicts the law")


def test_another_deck_is_caught_by_the_distributions(played):
    """An outcome that the law holds impossible is enough."""
    report = check(round_law(rules("limit", 4, deck=played.rules.deck, turns=(2, 1))), played)
    assert not report.agrees


def test_strategies_are_no_random_play():
    """Games of players who follow the majority contradict the law of random play."""
    followed = simulate(
        rules("limit", 4), games=2000 if can_compile() else 100, seed=1, strategies="follow the majority"
    )
    assert not check(round_law(rules("limit", 4)), followed).agrees


def test_a_false_alarm_is_rare():
    """Among a hundred small simulations hardly one contradicts a right law: the correction holds its level."""
    law = round_law(rules("kododo", 2))
    reports = [check(law, simulate(rules("kododo", 2), games=300, seed=seed)) for seed in range(100)]
    assert sum(not report.agrees for report in reports) <= 2
    p_values = np.array([fit.p_value for report in reports for fit in report.fits if fit.name == "points"])
    assert 0.35 < p_values.mean() < 0.65


def test_two_games_are_the_least():
    """One game shows no spread."""
    with pytest.raises(ValueError, match="check: expected at least 2 simulated games, got 1"):
        check(round_law(rules("kododo", 2)), simulate(rules("kododo", 2), games=1, seed=1))


def test_standard_errors_are_those_of_repeated_simulations():
    """The error that one simulation states is the spread of many: rounds of a game are not independent."""
    runs = [simulate(rules("kododo", 2), games=200, seed=seed) for seed in range(150)]
    for name in ("p_burst", "p_tie", "p_nothing"):
        shares = [getattr(run, name) for run in runs]
        stated = np.mean([share.standard_error for share in shares])
        assert np.std(shares) == pytest.approx(stated, rel=0.2)
    points = [run.game_points[0] for run in runs]
    assert np.std(points) == pytest.approx(np.mean([p.standard_error for p in points]), rel=0.2)


def test_merged_simulations_are_one_of_all_games():
    """Counts add up; the same seed twice, or other rules, are refused."""
    one, other = (simulate(rules("kododo", 2), games=150, seed=seed) for seed in (1, 2))
    both = one + other
    assert (both.games, both.seeds) == (300, (1, 2))
    assert both.p_tie == pytest.approx((one.p_tie + other.p_tie) / 2)
    assert both.player_points.total == one.player_points.total + other.player_points.total
    with pytest.raises(ValueError, match="expected other seeds"):
        one.merge(one)
    with pytest.raises(ValueError, match="expected the same rules"):
        one.merge(simulate(rules("kododo", 2, burst=4), games=150, seed=3))
    with pytest.raises(TypeError, match="expected a Simulation"):
        one.merge(3)


def test_a_simulation_adds_up():
    """Shares sum to one, points of seats to those of players, victories to the games."""
    played = simulate(rules("limit", 3), games=500, seed=8, strategies=["random", "highest card", "copy-cat"])
    assert played.p_kododo + played.p_majority + played.p_nothing == pytest.approx(1)
    assert sum(played.wins) == pytest.approx(1)
    assert sum(played.game_points) == pytest.approx(played.points.mean * played.rules.rounds_per_game)
    assert sum(sum(row.values()) for row in played.seat_points) == 3 * played.rounds
    assert list(played.to_frame().columns) == ["share", "standard_error", "low", "high"]
    assert "500 games (limit, 3 players: random, highest card, copy-cat; seed 8)" in repr(played)


def test_an_estimate_is_a_float_with_an_error():
    """Mean and spread over clusters, as numpy has them."""
    clusters = np.array([3.0, 1.0, 4.0, 1.0, 5.0])
    estimate = mean_of(clusters.sum(), (clusters**2).sum(), len(clusters), per_cluster=2)
    assert estimate == pytest.approx(clusters.mean() / 2)
    assert estimate.standard_error == pytest.approx(clusters.std(ddof=1) / np.sqrt(5) / 2)
    assert estimate.interval() == pytest.approx(
        (estimate - 1.96 * estimate.standard_error, 2.8 - estimate.interval()[0])
    )
    assert Fraction(1, 2) + Estimate(0.5, 0.1) == 1.0


@pytest.mark.parametrize("edition", [(edition, n) for edition in EDITIONS for n in player_counts(edition)], ids=str)
def test_simulated_and_exact_agree(edition):
    """In every edition and player count the simulation is what the exact law leads to expect."""
    sheet = rules(*edition)
    report = check(round_law(sheet), simulate(sheet, games=20_000 if can_compile() else 300, seed=5211))
    assert abs(report.largest.z) < 5
    assert report.agrees, str(report)


@pytest.mark.slow
@needs_numba
@pytest.mark.parametrize("edition", [(edition, n) for edition in EDITIONS for n in player_counts(edition)], ids=str)
def test_simulated_and_exact_agree_over_a_million_rounds(edition):
    """The same on a million rounds: no z of five."""
    sheet = rules(*edition)
    simulation = simulate(sheet, games=-(-(10**6) // sheet.rounds_per_game), seed=5211)
    report = check(round_law(sheet), simulation)
    assert simulation.rounds >= 10**6
    assert abs(report.largest.z) < 5
    assert report.agrees, str(report)
