"""Sweeps: every number of every setting as `round_law` gives it, however the work is shared."""

import itertools
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kododo_math.deck import Deck
from kododo_math.design import sweep as sweeping
from kododo_math.design.settings import MOST_SETTINGS, own_fields
from kododo_math.design.sweep import COLUMNS, EXACT, sweep
from kododo_math.design.tables import numbers
from kododo_math.design.tables.counted import numbers_of
from kododo_math.design.tables.numbers import forget
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.rule_set import RuleSet

pandas = pytest.importorskip("pandas", reason="pandas is not installed")
numpy = pytest.importorskip("numpy", reason="numpy is not installed")

BURSTS, NUMBERS = range(4, 9), range(4, 8)


def single_call(rule_set):
    """Return the numbers of one rule set by the law of its round alone."""
    law = round_law(rule_set)
    of_all, of_one = law.points, law.player_points
    events = (law.p_kododo, law.p_majority, law.p_nothing, law.p_burst, law.p_tie)
    return (*events, of_all.mean, of_all.variance, of_one.mean, of_one.variance)


@given(st.lists(st.from_type(RuleSet), min_size=1, max_size=3))
def test_numbers_counted_together_are_those_of_single_calls(rule_sets):
    """Any decks, thresholds and switches: five probabilities, mean and variance of points, as fractions."""
    assert [tuple(numbers) for numbers in numbers_of(rule_sets)] == list(map(single_call, rule_sets))


def test_a_sweep_equals_single_calls():
    """One row a setting, the last axis running fastest; fractions and floats of the same numbers."""
    table = sweep(rules("limit", 3), burst=BURSTS, kododo_number=NUMBERS)
    settings_in_order = list(itertools.product(BURSTS, NUMBERS))
    assert list(zip(table["burst"], table["kododo_number"], strict=True)) == settings_in_order
    for row, (burst, number) in zip(table.itertuples(), settings_in_order, strict=True):
        rule_set = rules("limit", 3, burst=burst, kododo_number=number)
        expected = single_call(rule_set)
        assert (*[getattr(row, name) for name in EXACT[:6]], row.player_points_mean) == (*expected[:6], expected[7])
        assert [getattr(row, f"{name}_float") for name in EXACT] == [float(getattr(row, name)) for name in EXACT]
        law = round_law(rule_set)
        assert (row.points_sd, row.player_points_sd) == pytest.approx((law.points.sd, law.player_points.sd))


def test_columns_and_types():
    """The axes, then fractions, floats, standard deviations, and the arithmetic of a game."""
    table = sweep(rules("kododo", 2), burst=[5, 6], removed=[10, 11])
    assert tuple(table.columns) == ("burst", "removed", *COLUMNS)
    assert all(isinstance(value, Fraction) for name in EXACT for value in table[name])
    assert all(table[name].dtype == float for name in COLUMNS if name.endswith(("_float", "_sd")))
    assert (list(table["is_even"]), list(table["rounds_per_game"])) == ([True, False] * 2, [11, 10] * 2)


@pytest.mark.parametrize("pool", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_an_executor_changes_nothing(pool):
    """Threads and processes count the same numbers as this process."""
    forget()
    alone = sweep(rules("kododo", 3), burst=range(3, 22), kododo_mode=["at_least", "exactly"])
    forget()
    with pool(2) as executor:
        shared = sweep(rules("kododo", 3), executor=executor, burst=range(3, 22), kododo_mode=["at_least", "exactly"])
    assert shared.equals(alone)


@pytest.mark.slow
def test_a_dask_cluster_changes_nothing():
    """Two worker processes of a real cluster count the same numbers as this process."""
    distributed = pytest.importorskip("dask.distributed", reason="dask is not installed")
    axes = {"players": [3, 4], "burst": range(3, 20), "kododo_number": [4, 6]}
    forget()
    alone = sweep(rules("kododo", 3), **axes)
    forget()
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    with cluster, distributed.Client(cluster) as client:
        shared = sweep(rules("kododo", 3), executor=client.get_executor(), **axes)
    assert shared.equals(alone)


def test_a_broken_executor_loses_nothing(dying_executor):
    """What its workers leave undone is counted here."""
    forget()
    alone = sweep(rules("kododo", 3), players=[2, 3], burst=[4, 5, 6])
    forget()
    with pytest.warns(RuntimeWarning, match="a worker died: the rest is done in this process"):
        assert sweep(rules("kododo", 3), executor=dying_executor(1), players=[2, 3], burst=[4, 5, 6]).equals(alone)


@pytest.mark.parametrize("pool", [None, ThreadPoolExecutor])
def test_an_interrupt_keeps_what_is_done(monkeypatch, pool):
    """Stopped after two of four jobs, a sweep returns their rows and says so; the same call counts the others only."""
    forget()
    axes = {"players": [2, 3, 4, 5], "burst": [5, 6]}
    alone = sweep(rules("kododo", 2), **axes)
    forget()
    jobs = []

    def stopped(job):
        jobs.append(job)
        if len(jobs) == 3:
            raise KeyboardInterrupt
        return numbers_of(job)

    monkeypatch.setattr(sweeping, "numbers_of", stopped)
    executor = pool(1) if pool else None
    with pytest.warns(RuntimeWarning, match="interrupted: 4 of 8 settings are done and kept; the same call goes on"):
        kept = sweep(rules("kododo", 2), executor=executor, **axes)
    assert kept.equals(alone.iloc[:4])
    assert sweep(rules("kododo", 2), **axes).equals(alone)
    assert {rule_set.players for job in jobs[3:] for rule_set in job} <= {4, 5}


def test_thresholds_out_of_reach_are_counted_once(monkeypatch):
    """No table of 16 cards holds 17 of a color, or of Kododos: all such numbers give one law."""
    forget()
    jobs = []
    monkeypatch.setattr(sweeping, "numbers_of", lambda job: jobs.extend(job) or numbers_of(job))
    table = sweep(rules("kododo", 4), burst=range(16, 40), kododo_number=range(16, 30))
    assert len(jobs) == 4
    for row in table.itertuples():
        law = round_law(rules("kododo", 4, burst=row.burst, kododo_number=row.kododo_number))
        assert (row.p_burst, row.p_kododo, row.points_mean) == (law.p_burst, law.p_kododo, law.points.mean)


def test_heavy_counts_go_in_small_jobs(monkeypatch):
    """Where one burst number takes long, no more than a second or so is lost with a job."""
    forget()
    sizes = []
    monkeypatch.setattr(sweeping, "numbers_of", lambda job: sizes.append(len(job)) or numbers_of(job))
    monkeypatch.setattr(sweeping, "seconds", lambda _: 0.4)
    sweep(rules("kododo", 2), burst=range(3, 8))
    assert sizes == [2, 2, 1]


def test_what_was_counted_is_remembered(monkeypatch):
    """A second sweep counts only what is new to it; what does not touch a round's law is not counted again."""
    forget()
    first = sweep(rules("limit", 2), burst=[4, 5])
    jobs = []
    monkeypatch.setattr(sweeping, "numbers_of", lambda job: jobs.extend(job) or numbers_of(job))
    second = sweep(rules("limit", 2), burst=[4, 5, 6])
    sweep(rules("limit", 2), removed=[2, 10, 18], final_tie=["shared", "most_cards"])
    assert [rule_set.burst for rule_set in jobs] == [6]
    assert second.iloc[:2].equals(first)


def test_memory_of_numbers_is_bounded(monkeypatch):
    """When it is full it is emptied, and the numbers are still right."""
    forget()
    monkeypatch.setattr(numbers, "_MOST_REMEMBERED", 3)
    table = sweep(rules("kododo", 2), burst=range(3, 9))
    assert len(numbers._remembered) <= 3  # noqa: SLF001 - how much is kept is seen nowhere else
    assert list(table["p_burst"]) == [round_law(rules("kododo", 2, burst=burst)).p_burst for burst in range(3, 9)]


def test_players_turn_the_page_of_the_rulebook():
    """000's chart: with players or edition on an axis the printed numbers follow, but for the reader's own."""
    table = sweep(rules("kododo", 4), players=[2, 3, 4, 5], edition=["kododo", "limit"])
    for row in table.itertuples():
        assert row.p_burst == round_law(rules(row.edition, row.players)).p_burst
    own = sweep(rules("kododo", 4, burst=8, tie_cascade=False), players=[2, 5])
    expected = [round_law(rules("kododo", n, burst=8, tie_cascade=False)).p_nothing for n in (2, 5)]
    assert list(own["p_nothing"]) == expected
    assert own_fields(rules("kododo", 4, burst=8, tie_cascade=False)) == {"burst": 8, "tie_cascade": False}


def test_players_no_edition_prints():
    """With six players, or an edition of one's own, the numbers stay as they are."""
    six = sweep(rules("kododo", 4), players=[6])
    assert list(six["p_burst"]) == [round_law(rules("kododo", 4).replace(players=6)).p_burst]
    own = rules("kododo", 4, burst=6).replace(edition="mine")
    assert list(sweep(own, players=[3])["p_burst"]) == [round_law(own.replace(players=3)).p_burst]
    assert list(sweep(own, edition=["limit"])["p_burst"]) == [round_law(own).p_burst]


def test_decks_turns_and_switches_as_axes():
    """Any field may be an axis; the deck and the turns too."""
    decks = [Deck(), Deck(colors=("red", "blue", "green"), kododos=2, numbers={1: 10, 4: 6})]
    axes = {"deck": decks, "turns": [(2, 1, 1), [1, 1]], "kododo_counts_for_color": [True, False]}
    table = sweep(rules("kododo", 2), **axes)
    for row in table.itertuples():
        changes = {name: getattr(row, name) for name in axes}
        assert row.points_mean == round_law(rules("kododo", 2, **changes)).points.mean


def test_numpy_axes():
    """Whole numbers and switches of numpy count as Python's own."""
    ours = sweep(rules("limit", 4), burst=[6, 7], tie_cascade=[True, False], turns=[(2, 1, 1)])
    theirs = sweep(
        rules("limit", 4),
        burst=numpy.arange(6, 8),
        tie_cascade=numpy.array([True, False]),
        turns=[numpy.array([2, 1, 1])],
    )
    assert theirs.equals(ours)


def test_a_bar_shows_on_long_grids(monkeypatch, capsys):
    """The bar comes with much work or when asked for, and changes nothing."""
    pytest.importorskip("tqdm", reason="tqdm is not installed")
    forget()
    silent = sweep(rules("kododo", 2), burst=[3, 4], progress=False)
    assert "sweep" not in capsys.readouterr().err
    forget()
    assert sweep(rules("kododo", 2), burst=[3, 4], progress=True).equals(silent)
    assert "sweep: 100%" in capsys.readouterr().err
    forget()
    monkeypatch.setattr(sweeping, "LONG_SECONDS", 0)
    sweep(rules("kododo", 2), burst=[3, 4])
    assert "sweep: 100%" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("axes", "error", "reason"),
    [
        ({}, ValueError, "expected a field and its values"),
        ({"bust": [1]}, ValueError, "unknown field 'bust'"),
        ({"burst": 7}, TypeError, "axis burst: expected several values"),
        ({"kododo_mode": "off"}, TypeError, "axis kododo_mode: expected several values"),
        ({"burst": []}, ValueError, "axis burst: expected at least one value, got none"),
        ({"burst": itertools.count(1)}, ValueError, "axis burst: expected at most 100,000 values"),
        ({"burst": range(1, 1001), "kododo_number": range(1, 1001)}, ValueError, "got 1,000,000, about 500 s"),
        ({"burst": [0]}, ValueError, "setting burst=0: burst: expected at least 1, got 0"),
        ({"burst": [7.0]}, TypeError, r"setting burst=7\.0: burst: expected a whole number"),
        ({"players": [4, 1]}, ValueError, "setting players=1: "),
        ({"players": [30]}, ValueError, "deck too small for the deal"),
        ({"deck": ["mine"]}, TypeError, "expected a Deck, got 'mine'"),
        ({"edition": ["kodod"]}, ValueError, "setting edition='kodod': unknown edition 'kodod'"),
        ({"edition": ["aggressive"]}, ValueError, "players of edition 'aggressive': expected 2 or 3, got 4"),
        ({"burst": [7], "most": 0}, ValueError, "most: expected at least 1, got 0"),
        ({"burst": [7], "most": "5"}, TypeError, "most: expected a whole number, got '5'"),
    ],
)
def test_bad_axes(axes, error, reason):
    """What is no axis, or makes an impossible setting, is refused by name."""
    with pytest.raises(error, match=reason):
        sweep(rules("kododo", 4), **axes)


def test_a_large_grid_when_asked_for():
    """The limit is an argument: with a smaller one a small grid is refused, with a larger one it is not."""
    with pytest.raises(ValueError, match="expected at most 3 settings, got 4"):
        sweep(rules("kododo", 2), most=3, burst=[4, 5], kododo_number=[5, 6])
    assert len(sweep(rules("kododo", 2), most=MOST_SETTINGS * 10, burst=[4, 5], kododo_number=[5, 6])) == 4


@pytest.mark.parametrize(("argument", "reason"), [({"executor": 2}, "executor: expected"), ({}, "expected a RuleSet")])
def test_bad_arguments(argument, reason):
    """No executor, no rule set."""
    base = rules("kododo", 2) if argument else "kododo"
    with pytest.raises(TypeError, match=reason):
        sweep(base, burst=[5], **argument)
