"""A sweep: the exact numbers of every setting of a grid, as a tidy table."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any, TypeVar

from kododo_math.cards import quoted
from kododo_math.design.settings import MOST_SETTINGS, read_axes, settings_of
from kododo_math.design.tables.counted import numbers_of, seconds
from kododo_math.design.tables.numbers import Numbers, law_key, remember, remembered, table_key, walk_key
from kododo_math.exact.tables import library
from kododo_math.executors import results
from kododo_math.rule_set import RuleSet

T = TypeVar("T")
EXACT = tuple(name for name in Numbers._fields if not name.endswith("variance"))
"""Columns of fractions; each has a twin of floats, with ``_float`` at the end of its name."""
FLOATS = (*(f"{name}_float" for name in EXACT), "points_sd", "player_points_sd")
GAME = ("is_even", "rounds_per_game")
COLUMNS = (*EXACT, *FLOATS, *GAME)
"""All columns of a sweep, after those of its axes."""
WALKS_A_JOB, SECONDS_A_JOB = 16, 1.0
"""At most; a job is what an executor is given, and what an interrupt may cost."""
LONG_SECONDS = 0.5
"""If more are expected, a bar shows how far the work has come."""


def sweep(
    rules: RuleSet,
    *,
    executor: Executor | None = None,
    progress: bool | None = None,
    most: int = MOST_SETTINGS,
    **axes: Iterable[Any],
) -> Any:  # noqa: ANN401 - a pandas.DataFrame, but pandas is no dependency
    """Return the exact numbers of every combination of the values on the axes: one row a setting.

    An axis is any field of a rule set. Columns: the axes; ``p_kododo``, ``p_majority``, ``p_nothing``, ``p_burst``,
    ``p_tie``, ``points_mean`` (all players together) and ``player_points_mean`` (one player), all fractions; the same
    as floats, named ``p_burst_float`` and so on; the standard deviations ``points_sd`` and ``player_points_sd``,
    floats; ``is_even`` and ``rounds_per_game``. All of a round under uniformly random play. ``views.sweep_table`` makes
    a page to read of it.

    >>> from kododo_math.editions import rules
    >>> table = sweep(rules("kododo", 5), burst=range(8, 11))
    >>> [str(burst) for burst in table["burst"]], [f"{p:.3f}" for p in table["p_burst_float"]]
    (['8', '9', '10'], ['0.090', '0.020', '0.003'])

    Where ``players`` or ``edition`` is an axis, the numbers printed for them follow: see ``settings.settings_of``.
    Settings that differ in thresholds and switches share their counting, and what was counted before is remembered.
    Interrupted (Ctrl-C, or the stop button of a notebook), it warns and returns the rows that are done; the same call
    then goes on from there.

    Args:
        rules: the rule set that the axes change.
        executor: any ``concurrent.futures.Executor``, a Dask cluster's too; without it this process counts.
        progress: whether to show a bar; by default where the grid is long.
        most: how many settings are allowed.
        **axes: values of a field, one axis each.

    Raises ``TypeError`` or ``ValueError`` for what is no axis, no rule set, or too large a grid.
    """
    check_rules("sweep", rules)
    read = read_axes(axes, most)
    settings = settings_of(rules, read)
    try:
        counted = numbers_of_all(settings, executor, progress=progress)
    except KeyboardInterrupt:
        found = [(setting, numbers) for setting in settings if (numbers := remembered(law_key(setting))) is not None]
        msg = f"interrupted: {len(found):,} of {len(settings):,} settings are done and kept; the same call goes on"
        warnings.warn(msg, RuntimeWarning, stacklevel=2)
        settings, counted = [setting for setting, _ in found], [numbers for _, numbers in found]
    return _frame(read, settings, counted)


def check_rules(what: str, rules: object) -> None:
    """Raise ``TypeError`` unless ``rules`` is a rule set."""
    if not isinstance(rules, RuleSet):
        msg = f"{what}: expected a RuleSet, as rules() returns, got {quoted(rules)}"
        raise TypeError(msg)


def numbers_of_all(
    settings: Sequence[RuleSet], executor: Executor | None = None, *, progress: bool | None = None
) -> list[Numbers]:
    """Return the numbers of rule sets, in their order; those of the same law are counted once, and remembered.

    Raises ``TypeError`` for an ``executor`` that is none.
    """
    keys = [law_key(rules) for rules in settings]
    found = {key: remembered(key) for key in keys}
    missing = {key: rules for key, rules in zip(keys, settings, strict=True) if found[key] is None}
    shown = seconds(missing.values()) > LONG_SECONDS if progress is None else progress
    for rules, result in _watched(_counted(_jobs(missing.values()), executor), len(missing), shown=shown):
        found[law_key(rules)] = result
        remember(law_key(rules), result)
    return [numbers for key in keys if (numbers := found[key]) is not None]


def _jobs(settings: Iterable[RuleSet]) -> Iterator[list[RuleSet]]:
    """Split the work: settings of one table go together, and those of one walk are never parted."""
    by_walk: dict[Any, dict[Any, list[RuleSet]]] = {}
    for rules in settings:
        by_walk.setdefault(table_key(rules), {}).setdefault(walk_key(rules), []).append(rules)
    for by_burst in by_walk.values():
        walks = list(by_burst.values())
        size = max(1, min(WALKS_A_JOB, int(SECONDS_A_JOB / seconds(walks[0]))))
        for start in range(0, len(walks), size):
            yield [rules for walk in walks[start : start + size] for rules in walk]


def _counted(jobs: Iterable[list[RuleSet]], executor: Executor | None) -> Iterator[tuple[RuleSet, Numbers]]:
    for job, numbers in results(numbers_of, jobs, executor):
        yield from zip(job, numbers, strict=True)


def _watched(results: Iterator[T], settings: int, *, shown: bool) -> Iterable[T]:
    if not shown:
        return results
    watched: Iterable[T] = library("tqdm.auto", "progress").tqdm(results, total=settings, desc="sweep", unit="setting")
    return watched


def _frame(axes: Iterable[str], settings: Sequence[RuleSet], counted: Sequence[Numbers]) -> Any:  # noqa: ANN401 - a frame
    data: dict[str, list[Any]] = {name: [getattr(rules, name) for rules in settings] for name in axes}
    data |= {name: [getattr(numbers, name) for numbers in counted] for name in EXACT}
    data |= {f"{name}_float": [float(value) for value in data[name]] for name in EXACT}
    data |= {name: [getattr(numbers, name) for numbers in counted] for name in ("points_sd", "player_points_sd")}
    data |= {name: [getattr(rules, name) for rules in settings] for name in GAME}
    pandas = library("pandas", "sweep")
    return pandas.DataFrame({name: pandas.Series(column) for name, column in data.items()})
