"""Distributions: integer weights over one total, so that probabilities always sum to one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, TypeVar

from kododo_math.exact.tables import Tabular, are_numbers

T = TypeVar("T")


class Distribution(Tabular[T]):
    """The law of one quantity: each outcome with its exact probability, numbers in order.

    An outcome's probability is its integer weight over the sum of all weights. An outcome that cannot
    happen has probability 0 and is not iterated over. In a notebook it shows itself as a table.

    >>> two_coins = Distribution({0: 1, 1: 2, 2: 1})
    >>> two_coins[1], two_coins[3], two_coins.mean
    (Fraction(1, 2), Fraction(0, 1), Fraction(1, 1))

    Raises ``TypeError`` for a weight that is no integer, ``ValueError`` for a negative one or none at all.
    """

    __slots__ = ("_total", "_weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        """Keep the outcomes of positive weight; numbers in order, others as they come."""
        for outcome, weight in weights.items():
            if isinstance(weight, bool) or not isinstance(weight, int):
                msg = f"weight of {outcome!r}: expected an integer, got {weight!r}"
                raise TypeError(msg)
            if weight < 0:
                msg = f"weight of {outcome!r}: expected at least 0, got {weight}"
                raise ValueError(msg)
        possible = {outcome: weight for outcome, weight in weights.items() if weight}
        if not possible:
            msg = "a distribution needs an outcome of positive weight: got none"
            raise ValueError(msg)
        self._weights = dict(sorted(possible.items())) if are_numbers(possible) else possible
        self._total = sum(possible.values())

    def __getitem__(self, outcome: T) -> Fraction:
        """Return the probability of ``outcome``; 0 if it cannot happen."""
        return Fraction(self._weights.get(outcome, 0), self._total)

    def __iter__(self) -> Iterator[T]:
        """Iterate over the possible outcomes, in order."""
        return iter(self._weights)

    def __len__(self) -> int:
        """Return how many outcomes are possible."""
        return len(self._weights)

    def __contains__(self, outcome: object) -> bool:
        """Whether ``outcome`` is possible."""
        return outcome in self._weights

    def __eq__(self, other: object) -> bool:
        """Whether both are the same law, whatever their totals."""
        if not isinstance(other, Distribution):
            return NotImplemented
        return dict(self) == dict(other)

    def __hash__(self) -> int:
        """Hash by value."""
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        """Return the weights and their total."""
        return f"Distribution({self._weights!r})"

    @property
    def weights(self) -> dict[T, int]:
        """A separate dictionary of the integer weights."""
        return dict(self._weights)

    @property
    def total(self) -> int:
        """The sum of the weights."""
        return self._total

    @property
    def mean(self) -> Fraction:
        """The expected value, E[X]."""
        return self.expect(lambda outcome: outcome)

    @property
    def variance(self) -> Fraction:
        """The variance, E[X²] - E[X]²."""
        return self.expect(lambda outcome: outcome * outcome) - self.mean**2

    @property
    def sd(self) -> float:
        """The standard deviation, the root of the variance, as a float."""
        return sqrt(self.variance)

    def expect(self, function: Callable[[Any], Any]) -> Fraction:
        """Return the expected value of ``function`` of the outcome.

        >>> Distribution({1: 1, 2: 1, 3: 1}).expect(lambda x: x * x)
        Fraction(14, 3)
        """
        return Fraction(sum(function(x) * weight for x, weight in self._weights.items()), self._total)

    def where(self, predicate: Callable[[T], bool]) -> Fraction:
        """Return the probability of the outcomes for which ``predicate`` holds.

        >>> Distribution({1: 1, 2: 1, 3: 1}).where(lambda x: x % 2 == 1)
        Fraction(2, 3)
        """
        return Fraction(sum(weight for x, weight in self._weights.items() if predicate(x)), self._total)

    def cdf(self, x: T) -> Fraction:
        """Return the probability of ``x`` or less, P(X ≤ x)."""
        return self.where(lambda outcome: bool(outcome <= x))  # type: ignore[operator]

    def at_least(self, x: T) -> Fraction:
        """Return the probability of ``x`` or more, P(X ≥ x)."""
        return self.where(lambda outcome: bool(outcome >= x))  # type: ignore[operator]

    def map(self, function: Callable[[T], Any]) -> Distribution[Any]:
        """Return the law of ``function`` of the outcome.

        >>> Distribution({-1: 1, 0: 2, 1: 1}).map(abs)
        Distribution({0: 2, 1: 2})
        """
        weights: dict[Any, int] = {}
        for outcome, weight in self._weights.items():
            image = function(outcome)
            weights[image] = weights.get(image, 0) + weight
        return Distribution(weights)
