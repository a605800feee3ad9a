"""The inverse question: which settings come nearest to the numbers one wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from typing import Any

from kododo_math.cards import quoted
from kododo_math.design.settings import MOST_SETTINGS
from kododo_math.design.sweep import EXACT, check_rules, sweep
from kododo_math.rule_set import RuleSet

WANTED = (*EXACT, "points_sd", "player_points_sd")
"""The columns of a sweep that can be wanted and bounded."""
Bound = Sequence[float | Fraction | None]


def find(  # noqa: PLR0913 - what is wanted, and how a sweep is run
    rules: RuleSet,
    target: Mapping[str, float | Fraction],
    *,
    bounds: Mapping[str, Bound] | None = None,
    best: int | None = 10,
    executor: Executor | None = None,
    progress: bool | None = None,
    most: int = MOST_SETTINGS,
    **axes: Iterable[Any],
) -> Any:  # noqa: ANN401 - a pandas.DataFrame, but pandas is no dependency
    """Return the settings of a grid that come nearest to a target, nearest first.

    The rows are those of ``sweep``, with two columns in front: ``rank``, which equally near settings share, and
    ``distance``, an exact fraction. With one target the distance is how far the number is off; with several it is
    the sum of how far each is off, measured in units of the number wanted (of 1 where 0 is wanted).

    >>> from kododo_math.editions import rules
    >>> nearest = find(rules("kododo", 5), target={"p_burst": 0.08}, burst=range(4, 13))
    >>> int(nearest["burst"].iloc[0]), f"{nearest['p_burst_float'].iloc[0]:.4f}"
    (8, '0.0898')

    Args:
        rules: the rule set that the axes change.
        target: the numbers wanted, by column: ``{"p_burst": 0.08}``. A float means the decimal it is written as.
        bounds: the least and the most allowed, by column: ``{"p_nothing": (0, 0.05)}``; ``None`` leaves a side open.
        best: ranks to show, equally near settings all of them; ``None`` shows every setting.
        executor: as in ``sweep``.
        progress: as in ``sweep``.
        most: as in ``sweep``.
        **axes: as in ``sweep``.

    Raises ``TypeError`` or ``ValueError`` for an unknown column, a number that is none or that the column cannot have,
    and all that ``sweep`` refuses.
    """
    check_rules("find", rules)
    wanted, limits = _read_target(target), _read_bounds(bounds or {})
    if best is not None and (isinstance(best, bool) or not isinstance(best, int) or best < 1):
        msg = f"best: expected a number of ranks, at least 1, or None, got {quoted(best)}"
        raise ValueError(msg)
    table = sweep(rules, executor=executor, progress=progress, most=most, **axes)
    within = [all(low <= row[name] <= high for name, (low, high) in limits.items()) for row in _rows(table, limits)]
    table = table[within]
    distances = [_distance(row, wanted) for row in _rows(table, wanted)]
    order = sorted(range(len(distances)), key=distances.__getitem__)
    ranked = table.iloc[order].reset_index(drop=True)
    ranked.insert(0, "distance", [distances[index] for index in order])
    ranked.insert(0, "rank", _ranks([distances[index] for index in order]))
    return ranked if best is None else ranked[ranked["rank"] <= best]


def _rows(table: Any, columns: Mapping[str, Any]) -> list[dict[str, Fraction]]:  # noqa: ANN401 - a pandas.DataFrame
    read = {name: [Fraction(value) for value in table[name]] for name in columns}
    return [{name: values[row] for name, values in read.items()} for row in range(len(table))]


def _distance(row: Mapping[str, Fraction], wanted: Mapping[str, Fraction]) -> Fraction:
    if len(wanted) == 1:
        return sum((abs(row[name] - value) for name, value in wanted.items()), Fraction(0))
    return sum((abs(row[name] - value) / (abs(value) or 1) for name, value in wanted.items()), Fraction(0))


def _ranks(distances: Sequence[Fraction]) -> list[int]:
    """Rank sorted distances; equal ones share the rank of the first."""
    ranks: list[int] = []
    for index, distance in enumerate(distances):
        ranks.append(ranks[-1] if index and distance == distances[index - 1] else index + 1)
    return ranks


def _read_target(target: Mapping[str, float | Fraction]) -> dict[str, Fraction]:
    if not isinstance(target, Mapping):
        msg = f'target: expected the numbers wanted by column, as in {{"p_burst": 0.08}}, got {quoted(target)}'
        raise TypeError(msg)
    if not target:
        msg = 'target: expected at least one number wanted, as in {"p_burst": 0.08}, got none'
        raise ValueError(msg)
    return {_column("target", name): _number("target", name, value) for name, value in target.items()}


def _read_bounds(bounds: Mapping[str, Bound]) -> dict[str, tuple[Fraction | float, Fraction | float]]:
    if not isinstance(bounds, Mapping):
        msg = f'bounds: expected the least and the most by column, as in {{"p_burst": (0, 0.1)}}, got {quoted(bounds)}'
        raise TypeError(msg)
    return {_column("bounds", name): _limits(name, pair) for name, pair in bounds.items()}


def _limits(name: str, pair: Bound) -> tuple[Fraction | float, Fraction | float]:
    if isinstance(pair, str) or not isinstance(pair, Sequence) or len(pair) != 2:  # noqa: PLR2004 - least and most
        msg = f"bounds of {name}: expected the least and the most, as in (0, 0.1), got {quoted(pair)}"
        raise TypeError(msg)
    low, high = (None if end is None else _number("bounds of", name, end) for end in pair)
    if low is not None and high is not None and low > high:
        msg = f"bounds of {name}: expected the least first, got {quoted(tuple(pair))}"
        raise ValueError(msg)
    return float("-inf") if low is None else low, float("inf") if high is None else high


def _column(what: str, name: str) -> str:
    if name not in WANTED:
        msg = f"{what}: expected one of {', '.join(WANTED)}, got {quoted(name)}"
        raise ValueError(msg)
    return name


def _number(what: str, name: str, value: Any) -> Fraction:  # noqa: ANN401 - whatever a reader calls a number
    """Return a number as the fraction it is written as: 0.08 is 2/25."""
    if hasattr(value, "item"):
        value = value.item()
    if isinstance(value, bool) or not isinstance(value, (int, float, Decimal, Fraction)):
        msg = f"{what} {name}: expected a number, got {quoted(value)}"
        raise TypeError(msg)
    if isinstance(value, (float, Decimal)) and not isfinite(value):
        msg = f"{what} {name}: expected a finite number, got {value}"
        raise ValueError(msg)
    number = Fraction(str(value)) if isinstance(value, float) else Fraction(value)
    if number < 0 or (number > 1 and name.startswith("p_")):
        wanted = "a probability from 0 to 1 (8 % is 0.08)" if name.startswith("p_") else "at least 0"
        msg = f"{what} {name}: expected {wanted}, got {quoted(value)}"
        raise ValueError(msg)
    return number
