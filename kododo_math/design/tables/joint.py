"""Every kind of table, with the number of ways it comes: few enough to go through one by one.

The colors of a deck are alike, so that a table is known by how many cards its colors have, in falling order: 20 cards
in five colors make 192 kinds. What two rule sets make of the same table can then simply be looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from operator import add
from typing import NamedTuple

from kododo_math.deck import Deck
from kododo_math.exact.packing import Packing

Counts = tuple[int, ...]
"""Cards of each color."""
MOST_KINDS = 1_000_000
MICROSECONDS_A_KIND = 10


class Table(NamedTuple):
    """A kind of table.

    Attributes:
        before: cards of each color, as the first rule set counts them.
        after: the same colors' cards, as the second counts them.
        kododos: Kododos on the table.
        ways: how many tables are of this kind.
    """

    before: Counts
    after: Counts
    kododos: int
    ways: int


def tables(deck: Deck, size: int, *, before: bool, after: bool) -> Iterator[Table]:
    """Go through all kinds of tables of ``size`` cards, told apart as far as two ways to count colors need it.

    ``before`` and ``after`` say whether Kododos count for their color.

    >>> deck = Deck(colors=("red", "blue"), kododos=1, numbers={2: 1})
    >>> for table in tables(deck, 2, before=True, after=True):
    ...     print(table.before, table.kododos, table.ways)
    (2, 0) 1 2
    (1, 1) 0 1
    (1, 1) 1 2
    (1, 1) 2 1

    Raises ``ValueError`` if there are too many kinds.
    """
    estimate = most_kinds(deck, size, before=before, after=after)
    if estimate > MOST_KINDS:
        msg = (
            f"tables of {size} cards: expected at most {MOST_KINDS:,} kinds to go through, got up to {estimate:,}, "
            f"about {estimate * MICROSECONDS_A_KIND / 1e6:,.0f} s"
        )
        raise ValueError(msg)
    if before != after:
        for numbers, dealt, kododos, ways in _kododos_apart(deck, size):
            together = tuple(map(add, numbers, dealt))
            yield Table(together if before else numbers, numbers if before else together, kododos, ways)
    else:
        for counts, kododos, ways in (_kododos_counted if before else _kododos_aside)(deck, size):
            yield Table(counts, counts, kododos, ways)


def most_kinds(deck: Deck, size: int, *, before: bool, after: bool) -> int:
    """Return how many kinds of tables there are at most, Kododos aside where they count for their color anyway.

    >>> most_kinds(Deck(), 20, before=True, after=True)
    192
    """
    colors = len(deck.colors)
    if before and after:
        return _partitions(colors, deck.cards_per_color, size)
    return sum(
        _partitions(colors, deck.numbers_per_color, size - kododos)
        * (1 if before == after else _compositions(colors, deck.kododos, kododos))
        for kododos in range(min(size, deck.kododos * colors) + 1)
    )


@cache
def _partitions(parts: int, largest: int, total: int) -> int:
    """In how many ways ``total`` is a sum of at most so many parts, none above the largest, in falling order."""
    if total == 0:
        return 1
    if parts == 0 or total < 0 or parts * largest < total:
        return 0
    return _partitions(parts, largest - 1, total) + _partitions(parts - 1, largest, total - largest)


@cache
def _compositions(parts: int, largest: int, total: int) -> int:
    """In how many ways ``total`` is a sum of so many parts, none above the largest, in any order."""
    if parts == 0:
        return int(total == 0)
    return sum(_compositions(parts - 1, largest, total - part) for part in range(min(largest, total) + 1))


def _kododos_counted(deck: Deck, size: int) -> Iterator[tuple[Counts, int, int]]:
    """Count each color's cards together; the Kododos among them are the powers of a polynomial."""
    packing = Packing(comb(deck.size, size).bit_length() + 1, min(size, deck.kododos * len(deck.colors)))
    numbers = deck.numbers_per_color
    color = [
        packing.pack(comb(deck.kododos, k) * comb(numbers, cards - k) for k in range(min(deck.kododos, cards) + 1))
        for cards in range(min(size, deck.cards_per_color) + 1)
    ]
    for counts, ways in _walk(color, len(deck.colors), size, len(color) - 1):
        yield from ((counts, kododos, n) for kododos, n in enumerate(packing.unpack(ways)) if n)


def _kododos_aside(deck: Deck, size: int) -> Iterator[tuple[Counts, int, int]]:
    """Count each color's number cards; the rest of the table are Kododos of any color."""
    colors, numbers = len(deck.colors), deck.numbers_per_color
    color = [comb(numbers, cards) for cards in range(numbers + 1)]
    for kododos in range(min(size, deck.kododos * colors) + 1):
        aside = comb(deck.kododos * colors, kododos)
        for counts, ways in _walk(color, colors, size - kododos, min(numbers, size - kododos)):
            yield counts, kododos, ways * aside


def _kododos_apart(deck: Deck, size: int) -> Iterator[tuple[Counts, Counts, int, int]]:
    """Count each color's number cards and its Kododos: number cards in falling order."""
    colors, numbers = len(deck.colors), deck.numbers_per_color
    color = [comb(numbers, cards) for cards in range(numbers + 1)]
    for kododos in range(min(size, deck.kododos * colors) + 1):
        for counts, ways in _walk(color, colors, size - kododos, min(numbers, size - kododos)):
            runs = list(Counter(counts).values())  # in falling order, as the counts are
            for dealt, arrangements in _dealt(runs, kododos, deck.kododos):
                yield counts, dealt, kododos, ways * arrangements


def _walk(color: Sequence[int], colors: int, cards: int, level: int) -> Iterator[tuple[Counts, int]]:
    """Share ``cards`` among colors, none with more than ``level``; ``color`` has the ways of one color's cards."""
    if colors * level < cards:
        return
    if level == 0:
        yield (0,) * colors, color[0] ** colors
        return
    for alike in range(min(colors, cards // level), -1, -1):
        factor = comb(colors, alike) * color[level] ** alike
        for rest, ways in _walk(color, colors - alike, cards - alike * level, level - 1):
            yield (level,) * alike + rest, factor * ways


def _dealt(runs: Sequence[int], kododos: int, copies: int) -> Iterator[tuple[Counts, int]]:
    """Deal Kododos to runs of colors that are alike; it does not matter which color of a run has how many."""
    if not runs:
        yield (), 1
        return
    first, others = runs[0], copies * sum(runs[1:])
    for dealt in range(max(kododos - others, 0), min(kododos, copies * first) + 1):
        for rest, ways in _dealt(runs[1:], kododos - dealt, copies):
            for held, factor in _dealt_to_one_run(first, copies)[dealt]:
                yield held + rest, factor * ways


@cache
def _dealt_to_one_run(colors: int, copies: int) -> list[list[tuple[Counts, int]]]:
    """How 0, 1, 2 … Kododos can lie among colors that are alike, and in how many ways."""
    dealt: list[list[tuple[Counts, int]]] = [[] for _ in range(colors * copies + 1)]
    for held in combinations_with_replacement(range(copies + 1), colors):
        alike = factorial(colors) // prod(map(factorial, Counter(held).values()))
        dealt[sum(held)].append((held, alike * prod(comb(copies, n) for n in held)))
    return dealt
