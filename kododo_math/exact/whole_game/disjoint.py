"""Sums over pairs of disjoint tables, by inclusion and exclusion.

A sum over disjoint pairs is one over all pairs, with those that share cards taken off again::

    sum of f(A) f(B) over disjoint A, B  =  sum over every set S of cards of (-1)^|S| F(S)^2,
    F(S)  =  sum of f(A) over the tables A that hold S,

because the signs of all subsets of what A and B share cancel, unless they share nothing. So a sum over two tables
needs no more than the sets of cards that one table can hold. Sets that differ by a swap of like cards, or of
colors, have the same ``F``; and ``F`` of a set follows from the sets with one card more, for to add the missing
cards one by one is to come upon each table once for every order of these cards.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations_with_replacement, groupby, pairwise, product, starmap
from math import comb, factorial, prod
from typing import NamedTuple

from kododo_math.deck import Deck

Holding = int
"""The cards a color holds, as an index of ``Tables.holdings``."""
Others = tuple[Holding, ...]
"""What all colors hold but a marked one, in ascending order: swaps of colors change nothing."""
Measures = tuple[int, ...]
"""Some functions of a table, each a whole number from 0 up."""
Ways = dict[Others, dict[Holding, int]]
"""Packed measures, each in a field of bits, by what the other colors and then what the marked one holds."""


class Cards(NamedTuple):
    """Kododos and number cards of one color."""

    kododos: int
    numbers: int


@dataclass(frozen=True)
class Tables:
    """The tables of ``size`` cards that a deck can make, and the sets of cards they hold."""

    deck: Deck
    size: int

    @cached_property
    def holdings(self) -> list[Cards]:
        """What a color can hold of a table, the fewest cards first."""
        every = starmap(Cards, product(range(self.deck.kododos + 1), range(self.deck.numbers_per_color + 1)))
        return sorted((cards for cards in every if sum(cards) <= self.size), key=sum)

    @cached_property
    def by_size(self) -> list[list[Holding]]:
        """The holdings of 0, 1, 2 … cards."""
        sizes = groupby(range(len(self.holdings)), key=lambda holding: sum(self.holdings[holding]))
        return [list(alike) for _, alike in sizes]

    def sets(self, colors: int, cards: int) -> Iterator[tuple[Holding, ...]]:
        """Yield every way in which colors, all alike, hold so many cards together."""
        for sizes in partitions(cards, colors, len(self.by_size) - 1):
            alike = (combinations_with_replacement(self.by_size[size], n) for size, n in Counter(sizes).items())
            for held in product(*alike):
                yield tuple(chain.from_iterable(held))

    @cached_property
    def _kinds_by_size(self) -> list[int]:
        """How many different holdings there are of 0, 1, 2 … cards."""
        k, n = self.deck.kododos, self.deck.numbers_per_color
        return [min(k, size) - max(size - n, 0) + 1 for size in range(min(self.size, k + n) + 1)]

    def fewest_kinds(self) -> int:
        """Return a number that ``kinds`` reaches at least, at once.

        It counts sets in which no color holds more than its even share of a table.
        """
        shares = {colors: self.size // colors for colors in range(1, min(self.size, len(self.deck.colors)) + 1)}
        holdings = {colors: sum(self._kinds_by_size[: share + 1]) for colors, share in shares.items()}
        return max(comb(ways + colors - 1, colors) for colors, ways in holdings.items())

    def kinds(self) -> int:
        """Return how many sets of cards there are up to swaps, without a marked color and with one."""
        colors = min(len(self.deck.colors), self.size + 1)  # more cannot all hold a card
        unmarked, others = (kinds_of_sets(self._kinds_by_size, n, self.size) for n in (colors, colors - 1))
        marked = sum(ways * sum(others[: self.size - size + 1]) for size, ways in enumerate(self._kinds_by_size))
        return sum(unmarked) + marked

    @cached_property
    def pairs(self) -> int:
        """How many pairs of disjoint tables there are, one first and one second."""
        return comb(self.deck.size, self.size) * comb(self.deck.size - self.size, self.size)

    def sums_over_pairs(self, measures: Mapping[Others, Mapping[Holding, Measures]]) -> list[int]:
        """Return the sum of f(A) f(B) over all pairs of disjoint tables, for each of several measures f.

        A table is given by what a marked color holds, which stands for one given color of the deck, and by what
        the others hold; with no color marked, it holds nothing and the others are all colors. A table that is
        left out measures 0.
        """
        found = [values for by_marked in measures.values() for values in by_marked.values()]
        largest = max(map(max, found), default=0)
        width = (largest * comb(self.deck.size, self.size) * factorial(self.size)).bit_length()
        ways = {others: {m: _pack(values, width) for m, values in of.items()} for others, of in measures.items()}
        sums = [0] * len(found[0]) if found else [0]
        for missing in range(self.size + 1):
            sign, orders = (-1) ** (self.size - missing), factorial(missing)
            for i, squares in enumerate(self._sums_of_squares(ways, len(sums), width)):
                sums[i] += sign * squares // orders**2
            ways = self._with_a_card_less(ways)
        return sums

    def _sums_of_squares(self, ways: Ways, measures: int, width: int) -> list[int]:
        """Sum the squares over all sets of cards, each measure in its own field of ``width`` bits."""
        sums, low = [0] * measures, (1 << width) - 1
        for others, by_marked in ways.items():
            copies = self._copies(others)
            for marked, packed in by_marked.items():
                chosen = copies * self._choices[marked]
                for i in range(measures):
                    sums[i] += chosen * ((packed >> (i * width)) & low) ** 2
        return sums

    def _copies(self, others: Others) -> int:
        """How many sets of cards these are, up to swaps."""
        alike = prod(factorial(others.count(holding)) for holding in set(others))
        return factorial(len(others)) // alike * prod(map(self._choices.__getitem__, others))

    @cached_property
    def _choices(self) -> list[int]:
        """In how many ways the cards of each holding can be chosen."""
        deck = self.deck
        return [
            comb(deck.kododos, kododos) * comb(deck.numbers_per_color, numbers) for kododos, numbers in self.holdings
        ]

    @cached_property
    def _removals(self) -> list[list[tuple[Holding, int]]]:
        """What can be left of each holding without one card, and how many cards lead back."""
        deck, index = self.deck, {cards: i for i, cards in enumerate(self.holdings)}
        lesser = [
            [(Cards(k - 1, n), deck.kododos - k + 1), (Cards(k, n - 1), deck.numbers_per_color - n + 1)]
            for k, n in self.holdings
        ]
        return [[(index[cards], added) for cards, added in each if cards in index] for each in lesser]

    def _with_a_card_less(self, ways: Ways) -> Ways:
        """For every set of cards, sum the ways of the sets that one card more makes of it."""
        fewer: Ways = defaultdict(lambda: defaultdict(int))
        for others, by_marked in ways.items():
            for less, added in self._less(others):
                of_less = fewer[less]
                for marked, packed in by_marked.items():
                    of_less[marked] += added * packed
            for marked, packed in by_marked.items():
                for left, added in self._removals[marked]:
                    fewer[others][left] += added * packed
        return fewer

    def _less(self, others: Others) -> Iterator[tuple[Others, int]]:
        """Yield what is left without one of the cards, and how many cards lead back."""
        for i, holding in enumerate(others):
            if i == 0 or others[i - 1] != holding:
                rest = others[:i] + others[i + 1 :]
                for left, added in self._removals[holding]:
                    yield tuple(sorted((left, *rest))), added * (rest.count(left) + 1)


def _pack(values: Measures, width: int) -> int:
    return sum(value << (i * width) for i, value in enumerate(values))


def partitions(cards: int, colors: int, most: int, least: int = 0) -> Iterator[tuple[int, ...]]:
    """Yield every way to share cards among colors, from ``least`` to ``most`` each, in ascending order.

    >>> list(partitions(4, 2, most=3))
    [(1, 3), (2, 2)]
    """
    if colors == 0:
        yield from () if cards else ((),)
    elif cards <= colors * most:
        for first in range(least, min(cards // colors, most) + 1):
            for others in partitions(cards - first, colors - 1, most, first):
                yield (first, *others)


def kinds_of_sets(by_size: Sequence[int], colors: int, cards: int) -> list[int]:
    """Return in how many ways colors, all alike, hold 0, 1, 2 … up to ``cards`` cards together.

    ``by_size`` tells how many different holdings of a color have 0, 1, 2 … cards.

    >>> kinds_of_sets([1, 2], colors=2, cards=2)
    [1, 2, 3]
    """
    kinds = [[int(n == held == 0) for held in range(cards + 1)] for n in range(colors + 1)]
    for size in chain.from_iterable([size] * ways for size, ways in enumerate(by_size)):
        for fewer, more in pairwise(kinds):
            for held in range(size, cards + 1):
                more[held] += fewer[held - size]
    return kinds[colors]
