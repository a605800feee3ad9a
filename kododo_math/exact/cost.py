"""What a count of tables costs, told before it starts.

The work of a level count is a number of products of packed polynomials: one for each choice of the colors that
hold a level, among those that hold no more, and for each number of cards that the others then share. A product
costs the more, the more binary digits its factors have: digits to tell all tables of the deck apart, once for each
number of Kododos that the Kododo rule tells apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, prod
from typing import NamedTuple

MOST_SECONDS = 5.0
MOST_BYTES = 2**30
SURELY_CHEAP = 1.0
"""Seconds; up to here a coarse bound is good enough."""

# Measured with Python 3.11 on one core of a machine of 2026; a factor of two either way is to be expected.
_SECONDS_PER_PRODUCT = 1e-6
_SECONDS_PER_LONG_PRODUCT = 24e-6
_LONG = 4670
_GROWTH = 1.5  # between the school method and Karatsuba's, with the carrying of powers above the cap
_SECONDS_PER_CHOICE = 1e-5
_SECONDS_PER_LOOK = 3e-7
_BYTES_PER_CHOICE = 250
_BYTES_PER_ENTRY = 120


class Cost(NamedTuple):
    """An estimate of time and memory."""

    seconds: float
    memory: float

    def __str__(self) -> str:
        """Return both in words."""
        return f"{self.seconds:,.0f} s and {self.memory / 2**20:,.0f} MiB"


class Task(NamedTuple):
    """What the cost of a count depends on.

    Attributes:
        sizes: how many colors each class has.
        table_size: cards on the table.
        most_held: the most cards of one color there can be on the table.
        spare: the most cards of no color there can be on the table.
        bits: binary digits of a packed polynomial.
    """

    sizes: tuple[int, ...]
    table_size: int
    most_held: int
    spare: int
    bits: int


def check_cost(task: Task) -> None:
    """Raise ``ValueError`` that names time and memory if a count would take more than it may.

    >>> check_cost(Task(sizes=(5,), table_size=16, most_held=16, spare=0, bits=560))
    >>> check_cost(Task(sizes=(20,), table_size=200, most_held=100, spare=0, bits=16_000))
    Traceback (most recent call last):
        ...
    ValueError: counting 200 cards on the table in 20 colors would take about 17 s and 70 MiB, expected at most
    5 s and 1,024 MiB; fewer colors, fewer cards on the table, or a lower Kododo number take less
    """
    if quick_bound(task) <= SURELY_CHEAP:
        return
    cost = estimate(task)
    if cost.seconds > MOST_SECONDS or cost.memory > MOST_BYTES:
        msg = (
            f"counting {task.table_size} cards on the table in {sum(task.sizes)} colors would take about {cost}, "
            f"expected at most {Cost(MOST_SECONDS, MOST_BYTES)}; fewer colors, fewer cards on the table, or a lower "
            "Kododo number take less"
        )
        raise ValueError(msg)


def seconds_per_product(bits: int) -> float:
    """Return how long it takes to multiply two packed polynomials and to add the product to a sum."""
    return _SECONDS_PER_PRODUCT + _SECONDS_PER_LONG_PRODUCT * float((bits / _LONG) ** _GROWTH)


def _choices(sizes: Sequence[int]) -> int:
    """How many ways there are to take some colors of each class and to leave some others."""
    return prod(comb(size + 2, 2) for size in sizes)


def _levels(task: Task) -> int:
    return min(task.table_size, task.most_held)


def _cost_of_choices(task: Task) -> Cost:
    """What it takes to list the choices once, and to go through them at every level."""
    choices = _choices(task.sizes)
    seconds = choices * (_SECONDS_PER_CHOICE + _levels(task) * _SECONDS_PER_LOOK)
    return Cost(seconds, choices * _BYTES_PER_CHOICE)


def quick_bound(task: Task) -> float:
    """Return more seconds than a count takes, at the price of a few multiplications."""
    each_level = _SECONDS_PER_LOOK + (task.table_size + 1) * seconds_per_product(task.bits)
    return _choices(task.sizes) * (_SECONDS_PER_CHOICE + _levels(task) * each_level)


def estimate(task: Task) -> Cost:
    """Return what a count costs: an estimate good to a factor of two or so.

    >>> estimate(Task(sizes=(1,) * 20, table_size=16, most_held=16, spare=0, bits=560)).memory > MOST_BYTES
    True
    """
    seconds, memory = _cost_of_choices(task)
    if seconds > MOST_SECONDS or memory > MOST_BYTES:
        return Cost(seconds, memory)
    each, entry = seconds_per_product(task.bits), _BYTES_PER_ENTRY + task.bits / 8
    ways = _choices_by_colors(task.sizes, task.table_size)
    for level in range(1, _levels(task) + 1):
        for taken, above, below, count in ways:
            left = task.table_size - taken * level
            most = min(below * (level - 1) + task.spare, left - above * (level + 1))
            least = max(left - above * task.most_held, 0)
            if taken and most >= least:
                seconds += count * (most - least + 1) * each
            elif most >= least:
                memory += count * (most - least + 1) * entry
    return Cost(seconds, memory)


def _choices_by_colors(sizes: Sequence[int], most: int) -> list[tuple[int, int, int, int]]:
    """Return how many choices take so many colors, with so many above them and so many below, as rows of four.

    A color that is taken or above one that is holds a card: no more can be than there are cards.
    """
    ways = Counter({(0, 0): 1})
    for size in sizes:
        found: Counter[tuple[int, int]] = Counter()
        for (taken, above), count in ways.items():
            room = min(size, most - taken - above)
            for more in range(room + 1):
                for larger in range(room - more + 1):
                    found[taken + more, above + larger] += count
        ways = found
    return [(taken, above, sum(sizes) - taken - above, count) for (taken, above), count in ways.items()]
