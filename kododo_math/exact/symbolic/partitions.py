"""Partitions of a table into colors: how many cards each color has, whichever color that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, factorial, prod

Parts = tuple[int, ...]
"""How many cards each color has, largest first, with a 0 for each color that has none."""


def partitions(cards: int, colors: int, most: int) -> Iterator[Parts]:
    """Yield every way to write ``cards`` as a sum of ``colors`` numbers from 0 to ``most``, largest first.

    >>> list(partitions(4, colors=3, most=4))
    [(4, 0, 0), (3, 1, 0), (2, 2, 0), (2, 1, 1)]
    """
    if colors == 0:
        if cards == 0:
            yield ()
        return
    for first in range(min(cards, most), -(-cards // colors) - 1, -1):
        for rest in partitions(cards - first, colors - 1, first):
            yield (first, *rest)


def arrangements(parts: Sequence[int]) -> int:
    """Return in how many ways the colors can share out the numbers: a multinomial coefficient.

    >>> arrangements((2, 1, 1)), arrangements((5, 4, 3, 2, 2))
    (3, 60)
    """
    return factorial(len(parts)) // prod(map(factorial, Counter(parts).values()))


def ways(parts: Sequence[int], cards_per_color: int) -> int:
    """Return in how many ways a table can have these numbers of cards.

    Twice two cards of two colors, three of each to choose from: three ways each.

    >>> ways((2, 2), 3)
    9
    """
    return arrangements(parts) * prod(comb(cards_per_color, part) for part in parts)
