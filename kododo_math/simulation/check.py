"""The comparison of an exact law with a simulation: two results that know nothing of each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import inf, sqrt
from typing import Any, Protocol

from kododo_math.simulation.estimate import Estimate, Frequencies
from kododo_math.simulation.result import DISTRIBUTIONS, EVENTS, Simulation

LEVEL = 0.001
"""A report agrees unless something so unlikely happens in it, all looks taken together."""
_EXPECTED_AT_LEAST = 5.0


class Law(Protocol):
    """What is compared with: exact probabilities and distributions, as ``round_law`` returns."""

    @property
    def p_kododo(self) -> Fraction: ...  # noqa: D102 - as those of a round's law
    @property
    def p_burst(self) -> Fraction: ...  # noqa: D102
    @property
    def p_tie(self) -> Fraction: ...  # noqa: D102
    @property
    def p_nothing(self) -> Fraction: ...  # noqa: D102
    @property
    def p_majority(self) -> Fraction: ...  # noqa: D102


@dataclass(frozen=True, slots=True)
class Comparison:
    """One probability: exact and simulated.

    Attributes:
        name: which.
        exact: its exact value.
        estimate: its share among the simulated rounds, with the standard error.
        z: how many standard errors it is off.
        low, high: the interval of 95 % confidence (Wilson), for as many independent rounds as these are worth.
        p_value: how likely it is to be off at least so far.
    """

    name: str
    exact: Fraction
    estimate: Estimate
    z: float
    low: float
    high: float
    p_value: float


@dataclass(frozen=True, slots=True)
class Fit:
    """One whole distribution: how well the simulated frequencies fit the exact ones.

    Attributes:
        name: which.
        cells: how many values were told apart, after rare ones were put together.
        statistic: chi-square, divided by the mean design effect since rounds of one deal depend on each other.
        design_effect: that mean; 1 for independent rounds (Rao and Scott's first-order correction).
        p_value: how likely it is to fit no better.
    """

    name: str
    cells: int
    statistic: float
    design_effect: float
    p_value: float


@dataclass(frozen=True)
class Report:
    """All comparisons of a law with a simulation.

    Attributes:
        rounds: how many rounds were simulated.
        comparisons: one for each of the five probabilities.
        fits: one for each distribution.
    """

    rounds: int
    comparisons: tuple[Comparison, ...]
    fits: tuple[Fit, ...]

    @cached_property
    def adjusted(self) -> dict[str, float]:
        """The p-value of each comparison and fit, corrected for looking at many at once (Holm)."""
        every: list[Comparison | Fit] = [*self.comparisons, *self.fits]
        looks = sorted(every, key=lambda look: look.p_value)
        corrected: dict[str, float] = {}
        least = 0.0
        for place, look in enumerate(looks):
            least = max(least, min(1.0, look.p_value * (len(looks) - place)))
            corrected[look.name] = least
        return corrected

    @property
    def agrees(self) -> bool:
        """Whether the simulation is what the law would lead to expect."""
        return min(self.adjusted.values()) >= LEVEL

    @property
    def largest(self) -> Comparison:
        """The comparison that is off furthest."""
        return max(self.comparisons, key=lambda comparison: abs(comparison.z))

    def __str__(self) -> str:
        """Return the result in a sentence."""
        name, p_value = min(self.adjusted.items(), key=lambda item: item[1])
        verdict = "The simulation agrees with the law" if self.agrees else "The simulation contradicts the law"
        return (
            f"{verdict}: over {self.rounds:,} rounds the five probabilities are at most {abs(self.largest.z):.1f} "
            f"standard errors off ({self.largest.name}), and the least likely of {len(self.adjusted)} findings, "
            f"{name}, has a corrected p-value of {p_value:.2g}."
        )

    def to_frame(self) -> Any:  # noqa: ANN401 - pandas is optional
        """Return the five comparisons as a pandas DataFrame."""
        import pandas as pd  # noqa: PLC0415 - only for those who want a frame

        rows = [
            (float(c.exact), float(c.estimate), c.estimate.standard_error, c.z, c.low, c.high, self.adjusted[c.name])
            for c in self.comparisons
        ]
        columns = ["exact", "simulated", "standard_error", "z", "low", "high", "p_corrected"]
        return pd.DataFrame(rows, index=[c.name for c in self.comparisons], columns=columns)

    def fits_to_frame(self) -> Any:  # noqa: ANN401 - pandas is optional
        """Return the fits of whole distributions as a pandas DataFrame."""
        import pandas as pd  # noqa: PLC0415 - only for those who want a frame

        rows = [(f.cells, f.statistic, f.design_effect, f.p_value, self.adjusted[f.name]) for f in self.fits]
        columns = ["cells", "chi_square", "design_effect", "p", "p_corrected"]
        return pd.DataFrame(rows, index=[f.name for f in self.fits], columns=columns)


def check(law: Law, simulation: Simulation) -> Report:
    """Compare an exact law with a simulation, quantity by quantity and distribution by distribution.

    The law is that of uniformly random play; simulated strategies of other kinds should contradict it.

    Raises ``ValueError`` for fewer than two simulated deals: they show no spread.
    """
    if simulation.deals < 2:  # noqa: PLR2004 - a spread needs two
        msg = f"check: expected at least 2 simulated games, got {simulation.games}"
        raise ValueError(msg)
    comparisons = tuple(_compare(name, getattr(law, name), simulation) for name in EVENTS)
    fits = tuple(_fit(name, getattr(law, name), simulation.distribution(name)) for name in DISTRIBUTIONS)
    return Report(simulation.rounds, comparisons, fits)


def _compare(name: str, exact: Fraction, simulation: Simulation) -> Comparison:
    from scipy.stats import binomtest, norm  # noqa: PLC0415 - slow to import

    estimate: Estimate = getattr(simulation, name)
    error = max(estimate.standard_error, _error_under(exact, simulation.rounds))
    off = float(estimate) - float(exact)
    z = off / error if error else (0.0 if off == 0 else inf)
    worth = _independent_rounds(estimate, simulation.rounds)
    interval = binomtest(round(float(estimate) * worth), worth).proportion_ci(method="wilson")
    return Comparison(name, exact, estimate, z, interval.low, interval.high, 2 * float(norm.sf(abs(z))))


def _error_under(exact: Fraction, rounds: int) -> float:
    """Return the standard error under the law: where something rare was hardly seen, rounds show too small a one."""
    return sqrt(float(exact) * (1 - float(exact)) / rounds)


def _independent_rounds(estimate: Estimate, rounds: int) -> int:
    """Return how many independent rounds would give the estimate's standard error."""
    variance = float(estimate) * (1 - float(estimate))
    return max(1, round(variance / estimate.standard_error**2)) if estimate.standard_error else rounds


def _fit(name: str, exact: Mapping[Any, Fraction], seen: Frequencies[Any]) -> Fit:
    from scipy.stats import chi2  # noqa: PLC0415 - slow to import

    law = {_key(outcome): float(probability) for outcome, probability in exact.items()}
    if set(seen) - set(law):
        return Fit(name, len(seen), inf, 1.0, 0.0)
    cells = _pooled(law, seen.total)
    statistic, effects = 0.0, 0.0
    for cell in cells:
        probability = sum(law[outcome] for outcome in cell)
        count = sum(seen.counts.get(outcome, 0) for outcome in cell)
        statistic += (count - seen.total * probability) ** 2 / (seen.total * probability)
        effects += (1 - probability) * _design_effect(cell, seen)
    freedom = len(cells) - 1
    if not freedom:
        return Fit(name, 1, 0.0, 1.0, 1.0)
    effect = effects / freedom
    return Fit(name, len(cells), statistic / effect, effect, float(chi2.sf(statistic / effect, freedom)))


def _key(outcome: Any) -> Any:  # noqa: ANN401 - a number, or a record of how a round ended
    """Return a law's outcome as the simulation names it."""
    fields = getattr(outcome, "__dataclass_fields__", None)
    return outcome if fields is None else tuple(getattr(outcome, field) for field in fields)


def _pooled(law: Mapping[Any, float], total: int) -> list[list[Any]]:
    """Return the outcomes in cells, the rare ones together, so that each cell is expected often enough."""
    common = [[outcome] for outcome, p in law.items() if p * total >= _EXPECTED_AT_LEAST]
    rare = [outcome for outcome, p in law.items() if 0 < p * total < _EXPECTED_AT_LEAST]
    if not rare:
        return common
    if sum(law[outcome] for outcome in rare) * total >= _EXPECTED_AT_LEAST or not common:
        return [*common, rare]
    smallest = min(common, key=lambda cell: law[cell[0]])
    smallest.extend(rare)
    return common


def _design_effect(cell: list[Any], seen: Frequencies[Any]) -> float:
    """Return by what factor the variance of a cell's share exceeds that of independent rounds."""
    share = seen[cell[0]]
    independent = float(share) * (1 - float(share)) / seen.total
    return share.standard_error**2 / independent if independent else 1.0
