"""Estimates with their standard errors, and how often each value was seen."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import cached_property
from math import nan, sqrt
from typing import Any, Generic, Self, TypeVar

T = TypeVar("T", bound=Hashable)


class Estimate(float):
    """A number estimated from games, with its standard error; in all else a float.

    >>> estimate = Estimate(0.5, 0.01)
    >>> estimate * 2, estimate.standard_error
    (1.0, 0.01)
    >>> estimate
    0.5000 ± 0.0100
    """

    __slots__ = ("standard_error",)

    standard_error: float

    def __new__(cls, value: float, standard_error: float) -> Self:
        """Make a float that knows its standard error."""
        estimate = super().__new__(cls, value)
        estimate.standard_error = standard_error
        return estimate

    def __reduce__(self) -> tuple[type[Estimate], tuple[float, float]]:
        """Return what makes it, so that it can be copied and sent."""
        return Estimate, (float(self), self.standard_error)

    def __repr__(self) -> str:
        """Return the number with its standard error."""
        return f"{float(self):.4f} ± {self.standard_error:.4f}"

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Return the number plus and minus ``z`` standard errors; 1.96 of them make 95 percent."""
        return float(self) - z * self.standard_error, float(self) + z * self.standard_error


def mean_of(total: float, squares: float, clusters: int, per_cluster: float = 1) -> Estimate:
    """Return the mean of a quantity of which sums over independent clusters are known.

    Rounds of one deal depend on each other, so that they are no independent sample; deals are. With ``n``
    deals whose totals have a sum and a sum of squares, the variance of the mean total is the sample
    variance over ``n``.

    Args:
        total: sum of the clusters' totals.
        squares: sum of their squares.
        clusters: how many clusters.
        per_cluster: observations in one.

    >>> mean_of(total=6, squares=20, clusters=2)
    3.0000 ± 1.0000
    """
    if not clusters:
        return Estimate(nan, nan)
    mean = total / clusters
    spread = sqrt(max(squares / clusters - mean**2, 0) / (clusters - 1)) if clusters > 1 else nan
    return Estimate(mean / per_cluster, spread / per_cluster)


class Frequencies(Mapping[T, Estimate], Generic[T]):
    """How often each value was seen: a mapping from values to their shares, in order.

    >>> frequencies = Frequencies({2: 3, 5: 1}, {2: 5, 5: 1}, clusters=2, per_cluster=2)
    >>> float(frequencies[2]), frequencies.counts[5], frequencies.mean
    (0.75, 1, 2.75)
    """

    def __init__(self, counts: Mapping[T, int], squares: Mapping[T, int], clusters: int, per_cluster: int) -> None:
        """Keep how often each value was seen, and the sums over clusters of the squares of that."""
        self.counts = {value: count for value, count in counts.items() if count}
        self._squares = squares
        self._clusters = clusters
        self._per_cluster = per_cluster

    def __getitem__(self, value: T) -> Estimate:
        """Return the share of a value; 0 for one that was not seen."""
        count, squares = self.counts.get(value, 0), self._squares.get(value, 0)
        return mean_of(count, squares, self._clusters, self._per_cluster)

    def __iter__(self) -> Iterator[T]:
        """Iterate over the values that were seen."""
        return iter(self.counts)

    def __len__(self) -> int:
        """Return how many different values were seen."""
        return len(self.counts)

    def __repr__(self) -> str:
        """Return the counts."""
        return f"Frequencies({self.counts!r})"

    @cached_property
    def total(self) -> int:
        """How many observations there are."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean of the values, if they are numbers."""
        counts: Mapping[Any, int] = self.counts
        return float(sum(value * count for value, count in counts.items()) / self.total)
