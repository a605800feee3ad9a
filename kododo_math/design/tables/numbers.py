"""The numbers of a rule set's round, what they depend on, and those that were counted before."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from kododo_math.rule_set import RuleSet

Key = tuple[object, ...]
"""What the law of a round depends on."""

_remembered: dict[Key, Numbers] = {}
_MOST_REMEMBERED = 200_000


class Numbers(NamedTuple):
    """The exact numbers of a rule set's round, under uniformly random play.

    Attributes:
        p_kododo: probability that the Kododos decide.
        p_majority: that a color scores.
        p_nothing: that nobody scores.
        p_burst: that the Kododos do not decide and a color bursts.
        p_tie: that the Kododos do not decide and a tie step happens.
        points_mean: expected points of all players together.
        points_variance: their variance.
        player_points_mean: expected points of one player.
        player_points_variance: their variance.
    """

    p_kododo: Fraction
    p_majority: Fraction
    p_nothing: Fraction
    p_burst: Fraction
    p_tie: Fraction
    points_mean: Fraction
    points_variance: Fraction
    player_points_mean: Fraction
    player_points_variance: Fraction

    @property
    def points_sd(self) -> float:
        """Standard deviation of the points of all players together."""
        return sqrt(self.points_variance)

    @property
    def player_points_sd(self) -> float:
        """Standard deviation of the points of one player."""
        return sqrt(self.player_points_variance)


def table_key(rules: RuleSet) -> Key:
    """Return what decides which tables can come."""
    return rules.deck, rules.table_size, rules.kododo_counts_for_color


def walk_key(rules: RuleSet) -> Key:
    """Return what decides how the colors of a table are settled: burst numbers out of reach are all alike."""
    burst = min(rules.burst, min(rules.table_size, rules.deck.cards_per_color) + 1)
    return *table_key(rules), burst, rules.burst_cascade, rules.tie_cascade


def law_key(rules: RuleSet) -> Key:
    """Return what decides the law of a round."""
    number = min(rules.kododo_number, rules.table_size + 1)
    kododo_rule = number, rules.kododo_mode, rules.kododo_first, rules.kododo_award
    return *walk_key(rules), rules.players, *kododo_rule


def remembered(key: Key) -> Numbers | None:
    """Return the numbers of a law if they have been counted before."""
    return _remembered.get(key)


def remember(key: Key, numbers: Numbers) -> None:
    """Keep the numbers of a law."""
    if len(_remembered) >= _MOST_REMEMBERED:
        forget()
    _remembered[key] = numbers


def forget() -> None:
    """Forget all numbers counted so far."""
    _remembered.clear()
