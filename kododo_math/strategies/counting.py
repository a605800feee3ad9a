"""Counting, in a form that compiles: in how many ways the cards still to come fill the table.

The cards still to come are a uniform draw from the unseen ones, as in ``exact.odds``. They are counted by
the number of cards that each pile still gets (see ``tables``), with the number of Kododos among them as the
power of a polynomial. Polynomials are rows of an array.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kododo_math.strategies.look import Look
from kododo_math.strategies.tables import (
    BINOMIALS,
    BITS,
    COUNTED,
    FIRST,
    HEADER,
    NOTHING,
    PER_WORD,
    PILES,
    ROW,
    SIZE,
)

PAIR_KINDS = 4
LAST_BUT_ONE, LAST, PAY = 1, 2, 3
"""What ``pairs_of_piles`` holds besides ways: the points of two piles, and the pay of the Kododos."""

Array = Any
"""An array of numpy: of floats for ways, of integers for cards."""


def choose(data: Sequence[int], n: int, k: int) -> int:
    """Return the binomial coefficient, from the tables."""
    return data[data[BINOMIALS] + n * data[ROW] + k] if 0 <= k <= n else 0


def unseen_cards(look: Look) -> Array:
    """Return for each pile how many number cards and how many Kododos are unseen, and the numbers' points."""
    data = look.prepared
    cards = np.zeros((3, data[PILES]))
    for color in range(len(look.unseen)):
        numbers = look.unseen[color] - look.unseen_kododos[color]
        cards[0, color] = numbers
        cards[1, color if data[COUNTED] else data[PILES] - 1] += look.unseen_kododos[color]
        cards[2, color] = look.unseen_points[color] - look.unseen_kododos[color]
    return cards


def ways_of_piles(look: Look, cards: Array, powers: int) -> Array:
    """Return a polynomial for each pile and number of cards it gets: the ways, and times the points they bring.

    The rows are those of ``row_of``, first of all ways, then of all points.
    """
    data, most = look.prepared, look.to_come + 1
    ways = np.zeros((2 * data[PILES] * most, powers))
    for pile in range(data[PILES]):
        numbers, own = int(cards[0, pile]), int(cards[1, pile])
        mean = cards[2, pile] / max(numbers, 1)
        for drawn in range(min(look.to_come, numbers + own) + 1):
            for k in range(max(0, drawn - numbers), min(own, drawn, powers - 1) + 1):
                count = float(choose(data, own, k)) * choose(data, numbers, drawn - k)
                ways[pile * most + drawn, k] = count
                ways[(data[PILES] + pile) * most + drawn, k] = count * (k + (drawn - k) * mean)
    return ways


def multiply(polys: Array, left: int, ways: Array, right: int, product: Array, row: int) -> None:  # noqa: PLR0913, PLR0917 - compiled code takes arrays and rows, not objects
    """Set a row of ``product`` to the product of the polynomials in two rows, as far as it reaches."""
    powers = product.shape[1]
    for power in range(powers):
        product[row, power] = 0.0
    for i in range(powers):
        if ways[right, i]:
            for j in range(powers - i):
                product[row, i + j] += polys[left, j] * ways[right, i]


def functional(polys: Array, row: int, weights: Array, other: int) -> float:
    """Return the sum of the coefficients of a polynomial, each times its weight in another row."""
    value = 0.0
    for power in range(polys.shape[1]):
        value += polys[row, power] * weights[other, power]
    return value


def pairs_of_piles(look: Look, ways: Array, rewards: Array) -> Array:
    """Return what the last two piles contribute to a sum over all piles, by the power of the others' polynomial.

    The rows are those of ``pair_row``: whether ways, points of the last pile but one, points of the last
    pile, or the pay of the Kododos; Kododos laid; cards each of the two piles gets.
    """
    piles, most, powers, laids = look.prepared[PILES], look.to_come + 1, ways.shape[1], rewards.shape[1]
    pairs = np.zeros((PAIR_KINDS * laids * most * most, powers))
    product = np.zeros((1, powers))
    for kind in range(PAIR_KINDS - look.prepared[FIRST]):
        left = (piles - 2 + piles * (kind == LAST_BUT_ONE)) * most
        right = (piles - 1 + piles * (kind == LAST)) * most
        for a in range(most):
            for b in range(most - a):
                multiply(ways, left + a, ways, right + b, product, 0)
                for laid in range(laids):
                    row = pair_row(kind, laid, laids, a, b, most)
                    for power in range(powers):
                        for k in range(powers - power):
                            pairs[row, power] += product[0, k] * rewards[int(kind == PAY), laid, power + k]
    return pairs


def pair_row(kind: int, laid: int, laids: int, a: int, b: int, most: int) -> int:  # noqa: PLR0913, PLR0917 - compiled code takes arrays and rows, not objects
    """Return the row of ``pairs_of_piles``."""
    return ((kind * laids + laid) * most + a) * most + b


def extend(ways: Array, polys: Array, pile: int, drawn: int, piles: int, most: int) -> None:  # noqa: PLR0913, PLR0917 - compiled code takes arrays and rows, not objects
    """Let one more pile get ``drawn`` cards.

    ``polys`` holds, for each number of piles, the polynomial of the ways, and those times each pile's points.
    """
    old, new, row = pile * (piles - 1), (pile + 1) * (piles - 1), pile * most + drawn
    multiply(polys, old, ways, row, polys, new)
    multiply(polys, old, ways, piles * most + row, polys, new + pile + 1)
    for earlier in range(1, pile + 1):
        multiply(polys, old + earlier, ways, row, polys, new + earlier)


def digit_of(data: Array, pile: int) -> int:
    """Return what a card in a pile adds to the number of the table; the last pile has no digit."""
    return (data[SIZE] + 1) ** pile if pile < data[PILES] - 1 else 0


def scoring_color(data: Sequence[int], table: int) -> int:
    """Return what scores on a table: the number of a color, or ``NOTHING``."""
    return data[HEADER + table // PER_WORD] >> (BITS * (table % PER_WORD)) & NOTHING


def add_last_piles(look: Look, polys: Array, pairs: Array, shapes: Array, table: int, left: int, sums: Array) -> None:  # noqa: PLR0913, PLR0917 - compiled code takes arrays and rows, not objects
    """Add, for each shape of a play, the tables that differ in the last two piles alone."""
    data, most = look.prepared, look.to_come + 1
    piles, laids = data[PILES], pairs.shape[0] // (PAIR_KINDS * most * most)
    start, digit = (piles - 2) * (piles - 1), digit_of(data, piles - 2)
    for shape in range(len(shapes)):
        digits, laid = table + shapes[shape, 0], shapes[shape, 1]
        for a in range(left + 1):
            color = scoring_color(data, digits + a * digit)
            row = pair_row(0, laid, laids, a, left - a, most)
            if color != NOTHING:
                kind = max(color - (piles - 3), 0)
                points, times = pair_row(kind, laid, laids, a, left - a, most), start if kind else start + color + 1
                ways = brought = 0.0  # together, for each sum alone waits for its own last step
                for power in range(polys.shape[1]):
                    ways += polys[start, power] * pairs[row, power]
                    brought += polys[times, power] * pairs[points, power]
                sums[shape, color] += ways
                sums[shape, piles] += brought
            elif not data[FIRST]:
                row = pair_row(PAY, laid, laids, a, left - a, most)
                sums[shape, piles + 1] += functional(polys, start, pairs, row)


def sums_over_tables(look: Look, ways: Array, pairs: Array, shapes: Array) -> Array:
    """Return sums for each shape of a play, over all that may come, weighted by the number of ways.

    First for each pile the tables where it scores; then the points that cards to come bring where a color
    scores; then the pay of the Kododos where no color does.
    """
    data, most, digits = look.prepared, look.to_come + 1, 0
    piles, first = data[PILES], data[PILES] - 2
    for color in range(len(look.unseen)):
        digits += look.table[color] * digit_of(data, color)
    if not data[COUNTED]:
        digits += look.worth[len(look.worth) - 1] * digit_of(data, len(look.unseen))
    polys = np.zeros(((first + 1) * (first + 1), ways.shape[1]))
    polys[0, 0] = 1.0
    drawn, left = np.full(first + 1, -1), np.zeros(first + 1, np.int64)
    left[0] = look.to_come
    sums = np.zeros((len(shapes), piles + 2))
    pile = 0
    while pile >= 0:
        if pile == first:
            add_last_piles(look, polys, pairs, shapes, digits, left[first], sums)
            pile -= 1
            continue
        if drawn[pile] == left[pile]:
            digits -= drawn[pile] * digit_of(data, pile)
            drawn[pile] = -1
            pile -= 1
            continue
        digits += digit_of(data, pile) if drawn[pile] >= 0 else 0
        drawn[pile] += 1
        extend(ways, polys, pile, drawn[pile], piles, most)
        left[pile + 1] = left[pile] - drawn[pile]
        pile += 1
    return sums
