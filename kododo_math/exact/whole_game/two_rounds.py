"""The joint law of two rounds of one game under uniformly random play.

The tables of two rounds are two disjoint sets of cards, each pair of them equally likely: all cards played in a
game, in the order in which they are played, are a uniformly random row of cards of the deck.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache, cached_property
from math import comb, lcm
from typing import NamedTuple

from kododo_math.cards import KODODO_POINTS
from kododo_math.exact.whole_game.disjoint import Holding, Measures, Tables
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import cascade

MOST_WORK = 15_000_000
"""Kinds of sets of cards, times colors: about twice what five players need with the printed deck."""
SECONDS_PER_WORK = 1.2e-6
NOTHING_SCORES = -1
"""Stands for a number of cards of the scoring color where no color scores."""


class Settled(NamedTuple):
    """How a round ends.

    Attributes:
        kododo: whether the Kododos decide.
        burst: whether they do not, and a burst step happens.
        tie: whether they do not, and a tie step happens.
        nothing: whether nobody scores.
        scoring_count: cards of the color that scores; ``NOTHING_SCORES`` if no color does.
    """

    kododo: bool
    burst: bool
    tie: bool
    nothing: bool
    scoring_count: int


class TwoRounds:
    """Expected products over two rounds of one game, exact.

    >>> from kododo_math.editions import rules
    >>> float(TwoRounds(rules("kododo", 2)).p_both["kododo"])  # less than 0.00284^2: few Kododos are left
    2.24...e-06

    Raises ``ValueError`` if two tables need more cards than the deck has, or there are too many kinds of them.
    """

    def __init__(self, rules: RuleSet) -> None:
        """Check that two tables fit the deck, and that their kinds are not too many to go through."""
        self.rules = rules
        self._colors = len(rules.deck.colors)
        self._tables = Tables(rules.deck, rules.table_size)
        if 2 * rules.table_size > rules.deck.size:
            msg = f"two rounds: expected a deck of at least {2 * rules.table_size} cards, got {rules.deck.size}"
            raise ValueError(msg)
        work = self._tables.fewest_kinds() * self._colors
        if work <= MOST_WORK:
            work = self._tables.kinds() * self._colors
        if work > MOST_WORK:
            msg = (
                f"two rounds: expected at most {MOST_WORK // self._colors:,} kinds of sets of cards to go through, got "
                f"{work // self._colors:,} or more, about {work * SECONDS_PER_WORK:,.0f} s; "
                "of a whole game with this deck only the mean is exact"
            )
            raise ValueError(msg)

    @cached_property
    def p_both(self) -> dict[str, Fraction]:
        """The probability that both rounds are ``kododo`` rounds, have a ``burst``, a ``tie``, or bring ``nothing``."""
        events = Settled._fields[:-1]
        return {name: Fraction(n, self._tables.pairs) for name, n in zip(events, self._sums[1:], strict=True)}

    @cached_property
    def player_points(self) -> Fraction:
        """The expected product of the points that one player takes from the one and from the other round.

        Each number card counts as the mean of its color's, and then by how much it differs. The differences
        matter where one color scores twice: its cards are others then, and if one is above the mean, the
        others are below it.
        """
        deck, players = self.rules.deck, self.rules.players
        product = Fraction(self._sums[0], self._tables.pairs * self._scale**2)
        squares = sum(count * (points - self._mean_number) ** 2 for points, count in deck.numbers.items())
        if squares:
            of_two_cards = -squares / (deck.numbers_per_color * (deck.numbers_per_color - 1))
            product += of_two_cards * self._numbers_of_one_color / players**2
        return product

    @cached_property
    def _mean_number(self) -> Fraction:
        deck = self.rules.deck
        return Fraction(sum(points * count for points, count in deck.numbers.items()), deck.numbers_per_color or 1)

    @cached_property
    def _sums(self) -> list[int]:
        """Sums over disjoint pairs of tables: of the product of a player's scaled points, and of each event."""
        every = self._tables.sets(self._colors, self.rules.table_size)
        tables = {held: {0: self._measures(held)} for held in every}
        return self._tables.sums_over_pairs(tables)

    def _measures(self, held: tuple[Holding, ...]) -> Measures:
        settled = self._settled(held)
        if settled.kododo:
            points = self._kododo_worth[sum(map(self._kododos.__getitem__, held))]
        else:
            points = next(
                (self._worth[holding] for holding in held if self._counted[holding] == settled.scoring_count), 0
            )
        return points, *map(int, settled[:-1])

    @cached_property
    def _kododos(self) -> list[int]:
        """The Kododos of each holding."""
        return [cards.kododos for cards in self._tables.holdings]

    @cached_property
    def _counted(self) -> list[int]:
        """How many cards of each holding count for their color."""
        with_kododos = self.rules.kododo_counts_for_color
        return [sum(cards) if with_kododos else cards.numbers for cards in self._tables.holdings]

    @cached_property
    def _worth(self) -> list[int]:
        """What each holding brings a player, scaled, if its color scores."""
        each = KODODO_POINTS if self.rules.kododo_counts_for_color else 0
        share = Fraction(self._scale, self.rules.players)
        return [int(share * (each * k + numbers * self._mean_number)) for k, numbers in self._tables.holdings]

    @cached_property
    def _kododo_worth(self) -> list[int]:
        """What a Kododo round brings a player, scaled, by the Kododos on the table."""
        return [int(self._scale * self._kododo_points(kododos)) for kododos in range(self.rules.table_size + 1)]

    def _kododo_points(self, kododos: int) -> Fraction:
        """The expected points of a player from a Kododo round."""
        if self.rules.kododo_award == "all":
            return Fraction(kododos * KODODO_POINTS, self.rules.players)
        size, mine = self.rules.table_size, self.rules.cards_per_round
        return 1 - Fraction(comb(size - mine, kododos), comb(size, kododos))

    @cached_property
    def _scale(self) -> int:
        """What makes a whole number of every player's expected points."""
        points = [self._kododo_points(kododos) for kododos in range(self.rules.table_size + 1)]
        return lcm(self.rules.players * self._mean_number.denominator, *(p.denominator for p in points))

    @cached_property
    def _numbers_of_one_color(self) -> Fraction:
        """The expected product of the number cards that score in both rounds, if it is one color that does."""
        tables: dict[tuple[Holding, ...], dict[Holding, Measures]] = defaultdict(dict)
        for marked, cards in enumerate(self._tables.holdings):
            if 0 < self._counted[marked] < self.rules.burst:
                for others in self._tables.sets(self._colors - 1, self.rules.table_size - sum(cards)):
                    if self._settled((marked, *others)).scoring_count == self._counted[marked]:
                        tables[others][marked] = (cards.numbers,)
        return Fraction(self._colors * self._tables.sums_over_pairs(tables)[0], self._tables.pairs)

    def _settled(self, held: tuple[Holding, ...]) -> Settled:
        counts = tuple(sorted(map(self._counted.__getitem__, held)))
        return self._settle(counts, sum(map(self._kododos.__getitem__, held)))

    @cached_property
    def _settle(self) -> Callable[[tuple[int, ...], int], Settled]:
        """The game's own cascade, remembered."""
        return cache(lambda counts, kododos: settle(counts, kododos, self.rules))


def settle(counts: Sequence[int], kododos: int, rules: RuleSet) -> Settled:
    """Return how a round ends in which the colors have so many cards on the table.

    >>> from kododo_math.editions import rules
    >>> settle((7, 5, 2, 2, 0), 3, rules("kododo", 4))
    Settled(kododo=False, burst=True, tie=False, nothing=False, scoring_count=5)
    """
    steps = cascade(dict(zip(rules.deck.colors, counts, strict=True)), kododos, rules)
    last, kinds = steps[-1], {step.kind for step in steps}
    if last.kind == "kododo":
        return Settled(kododo=True, burst=False, tie=False, nothing=False, scoring_count=NOTHING_SCORES)
    return Settled(
        kododo=False,
        burst="burst" in kinds,
        tie="tie" in kinds,
        nothing=last.kind == "nothing",
        scoring_count=last.count if last.kind == "majority" else NOTHING_SCORES,
    )
