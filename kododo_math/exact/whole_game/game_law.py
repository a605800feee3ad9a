"""What one player takes from a whole game, and how its rounds end, under uniformly random play.

Every round by itself follows the law of a round, so that means add up. The rounds of one deal share a deck: a
card scored in one round is gone for all others. Any two of them stand to each other as the first two do, so that
with R rounds the variance of a sum is R times that of one round and R(R - 1) times the covariance of two.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property, lru_cache
from math import sqrt

from kododo_math.exact.round_law import RoundLaw, round_law
from kododo_math.exact.whole_game.two_rounds import TwoRounds
from kododo_math.rule_set import RuleSet


class Moments:
    """Mean and variance of one quantity; the variance is computed when it is first asked for."""

    def __init__(self, mean: Fraction, variance: Callable[[], Fraction]) -> None:
        """Keep the mean, and the way to the variance."""
        self.mean = mean
        self._variance = variance

    @cached_property
    def variance(self) -> Fraction:
        """The variance, E[X²] - E[X]².

        Raises ``ValueError`` that names the cost where it is too great; the mean is exact all the same.
        """
        return self._variance()

    @property
    def sd(self) -> float:
        """The standard deviation, the root of the variance, as a float."""
        return sqrt(self.variance)

    def __repr__(self) -> str:
        """Return the mean, which costs nothing."""
        return f"Moments(mean={self.mean!r})"


class GameLaw:
    """Exact means and variances over all rounds of one deal, when all players play uniformly random cards.

    A game of the printed rules is one deal. A long game is several, each a fresh shuffle, so that each deal by
    itself follows this law; how many deals there will be is not part of it.

    >>> from kododo_math.editions import rules
    >>> law = game_law(rules("kododo", 2))
    >>> law.rounds, law.points.mean == 11 * round_law(rules("kododo", 2)).player_points.mean
    (11, True)
    >>> round(law.points.sd, 4), round(law.nothing_rounds.sd, 4)
    (9.4345, 1.4971)
    """

    def __init__(self, rules: RuleSet) -> None:
        """Take the rounds' law; that of two rounds is worked out when a variance is asked for."""
        rules.verify_playable()
        self.rules = rules
        self.rounds = rules.rounds_per_game

    @property
    def round_law(self) -> RoundLaw:
        """The law of each single round."""
        return round_law(self.rules)

    @cached_property
    def _two_rounds(self) -> TwoRounds:
        return TwoRounds(self.rules)

    @cached_property
    def points(self) -> Moments:
        """The points one player takes."""
        points = self.round_law.player_points
        return self._moments(points.mean, lambda: points.variance, lambda two: two.player_points)

    @cached_property
    def kododo_rounds(self) -> Moments:
        """The number of rounds that the Kododos decide."""
        return self._number_of("kododo", self.round_law.p_kododo)

    @cached_property
    def burst_rounds(self) -> Moments:
        """The number of rounds that the Kododos do not decide and in which a color bursts."""
        return self._number_of("burst", self.round_law.p_burst)

    @cached_property
    def tie_rounds(self) -> Moments:
        """The number of rounds that the Kododos do not decide and in which a tie step happens."""
        return self._number_of("tie", self.round_law.p_tie)

    @cached_property
    def nothing_rounds(self) -> Moments:
        """The number of rounds that bring nobody a card."""
        return self._number_of("nothing", self.round_law.p_nothing)

    def _number_of(self, event: str, probability: Fraction) -> Moments:
        return self._moments(probability, lambda: probability * (1 - probability), lambda two: two.p_both[event])

    def _moments(
        self, mean: Fraction, variance: Callable[[], Fraction], product: Callable[[TwoRounds], Fraction]
    ) -> Moments:
        """Mean and variance of a sum over the rounds, from those of one and the expected product of two."""
        rounds = self.rounds

        def of_sum() -> Fraction:
            pairs = rounds * (rounds - 1)
            covariance = product(self._two_rounds) - mean**2 if pairs else 0
            return rounds * variance() + pairs * covariance

        return Moments(rounds * mean, of_sum)


@lru_cache(maxsize=64)
def game_law(rules: RuleSet) -> GameLaw:
    """Return the law of a whole game, one deal of it, under uniformly random play; cached.

    Means come at once. The first variance takes from a tenth of a second for two players to some ten seconds for
    five, and is refused with its cost where there are too many kinds of cards.

    >>> from kododo_math.editions import rules
    >>> round(float(game_law(rules("kododo", 4)).points.mean), 4)
    16.03

    Raises ``ValueError`` for a rule set that does not come out even, for it has no game.
    """
    return GameLaw(rules)
