"""Generating functions and closed forms of a round's laws; any argument may be a number or a sympy symbol.

In a generating function a power of ``t`` marks cards on the table, one of ``z`` Kododos among them.

What can stay a symbol, and what cannot: the number of Kododos has a closed form in everything. So has the chance of a
burst, burst number and Kododo number included, for as long as three colors cannot burst at once. Which color scores
depends on all colors together: the sum runs over the partitions of the table, so that the number of colors, the size of
the table and the burst number have to be numbers there, and only the cards of a color can stay a symbol.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sympy import Sum, binomial, symbols  # type: ignore[import-untyped] # sympy ships no types

from kododo_math.exact.symbolic.coefficients import MARK_CARDS, MARK_KODODOS, Coefficient
from kododo_math.exact.symbolic.partitions import arrangements

Formula = Any
"""A sympy expression; sympy ships no types."""
Number = Any
"""A whole number or a sympy symbol for one."""

t, z = MARK_CARDS, MARK_KODODOS
i, j, k, m, q = symbols("i j k m q", integer=True)


def choose(population: Number, draws: Number) -> Formula:
    """Return a binomial coefficient that is printed before it is evaluated.

    >>> choose(100, 16), choose(100, 16).doit()
    (binomial(100, 16), 1345860629046814650)
    """
    return binomial(population, draws, evaluate=False)


def color_function(numbers: Number, kododos: Number) -> Formula:
    """Return the generating function of the cards of one color that can come to the table.

    >>> color_function(15, 5)
    (t + 1)**15*(t*z + 1)**5
    """
    return (1 + t) ** numbers * (1 + t * z) ** kododos


def color_ways(numbers: Number, kododos: Number, cards: Number) -> Formula:
    """Return in how many ways a color comes to have so many cards on the table, its Kododos marked.

    >>> color_ways(15, 5, 2).doit()
    10*z**2 + 75*z + 105
    """
    return Sum(binomial(kododos, j) * binomial(numbers, cards - j) * z**j, (j, 0, kododos))


def tables_function(colors: Number, numbers: Number, kododos: Number, draws: Number) -> Formula:
    """Return the generating function of the Kododos on the table, as a coefficient: its value at 1 counts the tables.

    >>> tables_function(2, 1, 1, 2).doit()
    z**2 + 4*z + 1
    """
    return Coefficient(color_function(colors * numbers, colors * kododos), (t, draws))


def kododo_probability(population: Number, kododos: Number, draws: Number, count: Number) -> Formula:
    """Return the hypergeometric probability that exactly ``count`` of the Kododos are on the table.

    >>> from sympy import symbols
    >>> kododo_probability(*symbols("N k T j"))
    binomial(k, j)*binomial(N - k, T - j)/binomial(N, T)
    """
    rest = binomial(population - kododos, draws - count)
    return binomial(kododos, count) * rest / choose(population, draws)


def kododo_function(population: Number, kododos: Number, draws: Number, most: Number) -> Formula:
    """Return the probability generating function of the number of Kododos on the table, at most ``most``.

    >>> kododo_function(4, 2, 2, 2).doit()
    z**2/6 + 2*z/3 + 1/6
    """
    return Sum(kododo_probability(population, kododos, draws, j) * z**j, (j, 0, most))


def kododo_tail(population: Number, kododos: Number, draws: Number, least: Number, most: Number) -> Formula:
    """Return the probability of ``least`` to ``most`` Kododos on the table.

    >>> from sympy import Symbol
    >>> tail = kododo_tail(100, 25, 16, Symbol("K"), 16)
    >>> tail.subs("K", 8).doit()
    1879944706/109795814849
    """
    return Sum(kododo_probability(population, kododos, draws, j), (j, least, most))


def burst_probability(colors: Number, cards: Number, draws: Number, burst: Number) -> Formula:
    """Return the probability that some color has ``burst`` cards or more, whatever the Kododos.

    Inclusion and exclusion: each color that has so many, less each pair of colors that both have. It is exact as long
    as three colors cannot, ``draws < 3 * burst``; where two cannot either, the second sum is 0.

    >>> from sympy import symbols
    >>> N, B = symbols("N B", integer=True, positive=True)
    >>> burst_probability(5, N, 16, B).subs({N: 20, B: 7}).doit()
    4581650054845/55556682313594
    """
    table = choose(colors * cards, draws)
    one = binomial(cards, m) * binomial((colors - 1) * cards, draws - m)
    two = binomial(cards, m) * binomial(cards, i) * binomial((colors - 2) * cards, draws - m - i)
    singles, pairs = Sum(one, (m, burst, cards)), Sum(two, (i, burst, cards), (m, burst, cards))
    return binomial(colors, 1) * singles / table - binomial(colors, 2) * pairs / table


def undecided_burst_probability(  # noqa: PLR0913 - these numbers describe a table, and none follows from the others
    *, colors: Number, numbers: Number, kododos: Number, draws: Number, burst: Number, kododo_number: Number
) -> Formula:
    """Return the probability of the same with fewer Kododos on the table than ``kododo_number``.

    This is ``p_burst`` where the Kododo number is met by so many or more, as long as three colors cannot burst at once.

    >>> from sympy import Symbol
    >>> from kododo_math.exact.symbolic.steps import unrolled
    >>> K = Symbol("K")
    >>> p = undecided_burst_probability(colors=2, numbers=2, kododos=1, draws=3, burst=2, kododo_number=K)
    >>> unrolled(p.subs(K, 1))
    1/5
    """
    cards = numbers + kododos

    def of(colors: Number, cards: Number, among_them: Number) -> Formula:
        """In how many ways some colors come to have so many cards, and so many Kododos among them."""
        return binomial(colors * kododos, among_them) * binomial(colors * numbers, cards - among_them)

    one, other = ((m, burst, cards), (j, 0, kododos)), ((i, burst, cards), (k, 0, kododos))
    undecided = (q, 0, kododo_number - 1)
    singles = Sum(of(1, m, j) * of(colors - 1, draws - m, q - j), *one, undecided)
    pairs = Sum(of(1, m, j) * of(1, i, k) * of(colors - 2, draws - m - i, q - j - k), *one, *other, undecided)
    table = choose(colors * cards, draws)
    return binomial(colors, 1) * singles / table - binomial(colors, 2) * pairs / table


def partition_probability(parts: Sequence[int], cards: Number, draws: Number) -> Formula:
    """Return the probability that the colors have these numbers of cards, in any order.

    >>> from sympy import Symbol
    >>> partition_probability((2, 2, 0), Symbol("N"), 4)
    3*binomial(N, 2)**2/binomial(3*N, 4)
    """
    ways = arrangements(parts)
    for part in parts:
        ways = ways * (choose(cards, part) if part else 1)
    return ways / choose(len(parts) * cards, draws)
