"""The inverse question: the nearest settings, and nothing but what a full sweep holds."""

from decimal import Decimal
from fractions import Fraction

import pytest

from kododo_math.design.find import find
from kododo_math.design.sweep import sweep
from kododo_math.editions import rules

pytest.importorskip("pandas", reason="pandas is not installed")

GRID = {"burst": range(4, 10), "kododo_number": range(4, 9)}


def test_all_settings_are_those_of_the_full_sweep():
    """Nothing is lost, added or changed: the rows of the sweep in another order."""
    found = find(rules("limit", 4), {"p_burst": 0.08}, best=None, **GRID)
    full = sweep(rules("limit", 4), **GRID)
    again = found.drop(columns=["rank", "distance"]).sort_values(list(GRID)).reset_index(drop=True)
    assert again.equals(full)


def test_the_first_is_the_nearest_of_all():
    """By exhaustion: no setting of the sweep is nearer than the first row, as fractions."""
    full = sweep(rules("kododo", 5), **GRID)
    distances = [abs(p - Fraction(2, 25)) for p in full["p_burst"]]
    found = find(rules("kododo", 5), {"p_burst": 0.08}, **GRID)
    assert list(found["distance"]) == sorted(distances)[: len(found)]
    assert found["distance"].iloc[0] == min(distances)


def test_several_targets_add_up_in_units_of_the_target():
    """A target of 0 counts as it is; each other is measured in its own units."""
    wanted = {"p_burst": Fraction(1, 10), "points_mean": 12, "p_nothing": 0}
    found = find(rules("limit", 3), wanted, best=None, **GRID)
    row = found.iloc[7]
    off = abs(row["p_burst"] - Fraction(1, 10)) * 10 + abs(row["points_mean"] - 12) / 12 + row["p_nothing"]
    assert row["distance"] == off
    assert list(found["distance"]) == sorted(found["distance"])


def test_equally_near_settings_share_a_rank():
    """Burst numbers no table can reach all give the same law: one rank, all of them shown."""
    found = find(rules("kododo", 2), {"p_burst": 0}, best=1, burst=range(7, 12))
    assert (list(found["burst"]), set(found["rank"])) == ([9, 10, 11], {1})
    everything = find(rules("kododo", 2), {"p_burst": 0}, best=None, burst=range(7, 12))
    assert list(everything["rank"]) == [1, 1, 1, 4, 5]


def test_bounds_keep_what_lies_within():
    """Both ends belong; None leaves a side open."""
    full = sweep(rules("limit", 4), **GRID)
    low, high = Fraction(1, 20), full["p_nothing"].iloc[7]
    found = find(
        rules("limit", 4), {"p_burst": 0}, best=None, bounds={"p_nothing": (low, high), "p_tie": (None, 0.6)}, **GRID
    )
    kept = full[[low <= p <= high and tie <= Fraction(3, 5) for p, tie in zip(full.p_nothing, full.p_tie, strict=True)]]
    assert 0 < len(kept) < len(full)
    assert sorted(found["p_burst"]) == sorted(kept["p_burst"])


def test_bounds_that_nothing_meets():
    """An empty table, not an error."""
    assert len(find(rules("limit", 4), {"p_burst": 0}, bounds={"p_nothing": (0.99, 1)}, burst=range(4, 9))) == 0


def test_a_float_means_the_decimal_it_is_written_as():
    """0.08 is 2/25, so that distances are exact."""
    found = find(rules("kododo", 5), {"p_burst": 0.08}, burst=[8])
    assert found["distance"].iloc[0] == found["p_burst"].iloc[0] - Fraction(2, 25)


def test_decimal_and_numpy_targets():
    """A decimal, or a number of numpy, counts as Python's own."""
    numpy = pytest.importorskip("numpy", reason="numpy is not installed")
    ours = find(rules("kododo", 5), {"p_burst": 0.08}, burst=[8, 9])
    for number in (numpy.float64(0.08), Decimal("0.08")):
        assert find(rules("kododo", 5), {"p_burst": number}, burst=[8, 9]).equals(ours)


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"target": {"p_brust": 0.1}}, ValueError, "target: expected one of p_kododo, .*got 'p_brust'"),
        ({"target": {}}, ValueError, "target: expected at least one number wanted"),
        ({"target": 0.08}, TypeError, "target: expected the numbers wanted by column"),
        ({"target": {"p_burst": "8 %"}}, TypeError, "target p_burst: expected a number, got '8 %'"),
        ({"target": {"p_burst": True}}, TypeError, "expected a number, got True"),
        ({"target": {"p_burst": float("nan")}}, ValueError, "expected a finite number, got nan"),
        ({"target": {"p_burst": 8}}, ValueError, r"target p_burst: expected a probability from 0 to 1 .*, got 8"),
        ({"target": {"p_burst": 10**400}}, ValueError, "expected a probability from 0 to 1"),
        ({"target": {"points_mean": -1}}, ValueError, "target points_mean: expected at least 0, got -1"),
        ({"target": {"points_mean": float("inf")}}, ValueError, "expected a finite number, got inf"),
        ({"bounds": {"p_nothing": (0, 5)}}, ValueError, r"bounds of p_nothing: expected a probability .*, got 5"),
        ({"bounds": {"p_burst": 0.1}}, TypeError, "bounds of p_burst: expected the least and the most"),
        ({"bounds": {"p_burst": (0.2, 0.1)}}, ValueError, "bounds of p_burst: expected the least first"),
        ({"bounds": {"burst": (1, 2)}}, ValueError, "bounds: expected one of"),
        ({"bounds": [1, 2]}, TypeError, "bounds: expected the least and the most by column"),
        ({"best": 0}, ValueError, "best: expected a number of ranks"),
        ({"best": True}, ValueError, "best: expected a number of ranks"),
        ({"bust": [1]}, ValueError, "unknown field 'bust'"),
    ],
)
def test_bad_questions(arguments, error, reason):
    """Every argument that makes no sense is named, with what was expected and what it got."""
    with pytest.raises(error, match=reason):
        find(rules("kododo", 4), **{"target": {"p_burst": 0.08}, "burst": [6, 7], **arguments})


def test_no_rule_set():
    """The edition's name is no rule set."""
    with pytest.raises(TypeError, match="find: expected a RuleSet"):
        find("kododo", {"p_burst": 0.1}, burst=[7])
