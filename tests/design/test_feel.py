"""How a design feels: exact numbers beside simulated ones, each under its own name."""

import pytest

from kododo_math.design.feel import QUANTITIES, feel
from kododo_math.design.leaders import changes_of, leader_changes
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.simulation.run import simulate

pytest.importorskip("pandas", reason="pandas is not installed")
pytest.importorskip("numba", reason="numba is not installed")


@pytest.fixture(scope="module")
def table():
    """Return how four players of `limit` feel, at random and with the crowd."""
    return feel(rules("limit", 4), strategies=["random", "follow the majority"], games=2_000, games_watched=40)


def value(table, quantity, how, play="random"):
    """Return one row of the table."""
    return table[(table.quantity == quantity) & (table.how == how) & (table.play == play)].iloc[0]


def test_exact_numbers_are_those_of_the_round_law(table):
    """As fractions; a game's by linearity of expectation over its six rounds."""
    law, exact = round_law(rules("limit", 4)), table[table.how == "exact"].set_index("quantity")
    for name in ("p_kododo", "p_majority", "p_nothing", "p_burst", "p_tie"):
        assert exact.fraction[name] == getattr(law, name)
    assert exact.fraction["points_mean"] == law.points.mean
    assert exact.value["points_sd"] == pytest.approx(law.points.sd)
    assert exact.fraction["empty_rounds"] == 6 * law.p_nothing
    assert exact.fraction["game_points"] == 6 * law.player_points.mean


def test_exact_and_simulated_agree_where_play_is_random(table):
    """Every number that is both, within five standard errors; the rounds of a game are no estimate at all."""
    simulated = table[(table.how == "simulated") & (table.play == "random")]
    for row in simulated.itertuples():
        if row.quantity in ("rounds", "points_sd", "leader_changes"):
            continue  # these have no standard error, or no exact twin
        assert abs(row.value - value(table, row.quantity, "exact").value) < 5 * row.standard_error
    assert value(table, "rounds", "simulated").value == value(table, "rounds", "exact").value == 6


def test_every_quantity_is_told_for_every_way_to_play(table):
    """The lead is followed by simulation alone, and nothing simulated bears a fraction."""
    for play in ("random", "follow the majority"):
        simulated = table[(table.how == "simulated") & (table.play == play)]
        assert tuple(simulated.quantity) == QUANTITIES
        assert simulated.fraction.isna().all()
    assert set(table[table.how == "exact"].quantity) == {*QUANTITIES} - {"leader_changes"}


def test_the_crowd_bursts_colors_more_often(table):
    """Who follows the majority makes it too large: far more bursts than by chance."""
    crowd = value(table, "p_burst", "simulated", "follow the majority")
    assert crowd.value - value(table, "p_burst", "exact").value > 10 * crowd.standard_error


def test_one_way_to_play_is_a_way():
    """A single strategy need not be put in a list."""
    one, same = (feel(rules("limit", 4), strategies=way, games=20, games_watched=1) for way in ("random", ["random"]))
    assert one.equals(same)


def test_an_uneven_design_has_a_round_but_no_game():
    """With 11 cards removed no whole game can be played: the round's exact numbers remain."""
    table = feel(rules("kododo", 2, removed=11), games=5)
    assert set(table.how) == {"exact"}
    assert set(table.quantity) == {*QUANTITIES[:7]}


def test_a_hand_too_small_for_a_round_has_no_game():
    """Six cards less come out even, but three in the hand are no round of four: nothing is told of a game."""
    table = feel(rules("kododo", 2, hand_size=3, removed=6), games=5)
    assert set(table.quantity) == {*QUANTITIES[:7]}


def test_a_long_game_has_no_fixed_number_of_rounds():
    """000 and 001 differ here: to 50 points takes several deals, and how many is simulated."""
    table = feel(rules("limit", 2, target_score=50), strategies=["random"], games=100, games_watched=0)
    assert "rounds" not in set(table[table.how == "exact"].quantity)
    assert value(table, "rounds", "simulated").value > 11
    assert "leader_changes" not in set(table.quantity)


@pytest.mark.parametrize(
    ("standings", "changes"),
    [
        ([(0, 0, 0)], 0),
        ([(0, 0), (2, 2), (2, 2)], 0),
        ([(0, 0), (1, 0), (1, 1), (2, 1)], 0),
        ([(0, 0), (1, 0), (1, 2), (3, 2), (3, 9)], 3),
    ],
)
def test_a_shared_lead_is_nobodys(standings, changes):
    """Only a change from one sole leader to another counts, with a tie between or without."""
    assert changes_of(standings) == changes


def test_following_the_lead_changes_no_game():
    """The onlooker at the first seat plays the same games as the strategy alone: the standings end as those do."""
    seen = leader_changes(rules("kododo", 3), "highest card", 30, seed=7)
    again = leader_changes(rules("kododo", 3), "highest card", 30, seed=7)
    assert (float(seen), seen.standard_error) == (float(again), again.standard_error)
    assert 0 < seen < simulate(rules("kododo", 3), games=1, seed=1).rounds - 1


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"strategies": ["cheat"]}, ValueError, "unknown strategy 'cheat'"),
        ({"games": 0}, ValueError, "games: expected at least 1"),
        ({"games_watched": -1}, ValueError, "games_watched: expected at least 0"),
    ],
)
def test_bad_arguments(arguments, error, reason):
    """Unknown strategies and games that are none."""
    with pytest.raises(error, match=reason):
        feel(rules("kododo", 2), **{"games": 2, "games_watched": 0, **arguments})
    with pytest.raises(TypeError, match="feel: expected a RuleSet"):
        feel("kododo")
