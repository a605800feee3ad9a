"""The unseen cards of each color, and in how many ways some of them come to the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from kododo_math.exact.cost import Task, check_cost
from kododo_math.exact.counting import ColorClass, LevelCount
from kododo_math.exact.packing import Packing, Ways
from kododo_math.rule_set import RuleSet

Numbers = tuple[tuple[int, int], ...]
"""Number cards as pairs: points, and how many cards are worth so many."""


class ColorOutlook(NamedTuple):
    """One color: its cards on the table that count for it, and its unseen cards.

    Attributes:
        on_table: cards on the table.
        kododos: unseen Kododos that count for the color.
        numbers: unseen number cards.
    """

    on_table: int
    kododos: int
    numbers: Numbers

    @property
    def number_cards(self) -> int:
        """How many unseen number cards there are."""
        return sum(count for _, count in self.numbers)

    @property
    def mean_number(self) -> Fraction:
        """The mean points of an unseen number card; 0 if there is none."""
        return Fraction(sum(points * count for points, count in self.numbers), self.number_cards or 1)


def kododo_cap(rules: RuleSet, on_table: int, most: int) -> int:
    """Return the number of drawn Kododos from which on the Kododo rule does not tell them apart."""
    missing = max(rules.kododo_number - on_table, 0)
    if rules.kododo_mode == "off":
        return 0
    if rules.kododo_mode == "exactly":
        return min(missing + 1, most)
    return min(missing, most) if rules.kododo_first else most


def class_key(color: ColorOutlook) -> tuple[int, int, int]:
    """Return what colors of one class share: all that counting looks at."""
    return color.on_table, color.kododos, color.number_cards


def count_tables(colors: Sequence[ColorOutlook], draws: int, cap: int, colorless: int) -> LevelCount:
    """Return the count of all tables that ``draws`` of the unseen cards can make.

    Kododos are told apart up to ``cap`` of them; ``colorless`` unseen ones count for no color.

    Raises ``ValueError`` that names the cost, before it starts, where that is too great.
    """
    task = counting_task(colors, draws, cap, colorless)
    check_cost(task)
    packing = Packing(task.bits // (cap + 1), cap)
    classes = [ColorClass(n, _color_ways(packing, draws, *key)) for key, n in Counter(map(class_key, colors)).items()]
    spare = [packing.pack([*[0] * n, comb(colorless, n)]) for n in range(min(colorless, draws) + 1)]
    return LevelCount(classes, task.table_size, packing, spare)


def counting_task(colors: Sequence[ColorOutlook], draws: int, cap: int, colorless: int) -> Task:
    """Return what the cost of ``count_tables`` depends on."""
    population = colorless + sum(c.kododos + c.number_cards for c in colors)
    width = comb(population, min(draws, population // 2)).bit_length() + 1
    table_size, sizes = draws + sum(c.on_table for c in colors), Counter(map(class_key, colors))
    most_held = max(sum(key) for key in sizes)
    return Task(tuple(sizes.values()), table_size, most_held, min(colorless, draws), width * (cap + 1))


def _color_ways(packing: Packing, draws: int, on_table: int, kododos: int, numbers: int) -> tuple[Ways, ...]:
    """In how many ways a color comes to hold 0, 1, 2 … cards on the table."""
    drawn = [
        packing.pack(comb(kododos, k) * comb(numbers, cards - k) for k in range(min(kododos, cards) + 1))
        for cards in range(min(draws, kododos + numbers) + 1)
    ]
    return (*[0] * on_table, *drawn)


def hypergeometric_ways(population: int, successes: int, draws: int) -> list[int]:
    """In how many ways ``draws`` of a ``population`` hold 0, 1, 2 … of its ``successes``.

    >>> hypergeometric_ways(5, 2, 2)
    [3, 6, 1]
    """
    return [comb(successes, k) * comb(population - successes, draws - k) for k in range(min(successes, draws) + 1)]


@lru_cache(maxsize=256)
def number_sums(numbers: Numbers, most: int) -> list[dict[int, int]]:
    """In how many ways 0, 1, … up to ``most`` number cards have each sum of points.

    >>> number_sums(((2, 2), (3, 1)), 2)
    [{0: 1}, {2: 2, 3: 1}, {4: 1, 5: 2}]
    """
    sums: list[dict[int, int]] = [{0: 1}, *({} for _ in range(most))]
    for points, count in numbers:
        for cards in range(most, 0, -1):
            found = Counter(sums[cards])
            for taken in range(1, min(count, cards) + 1):
                for total, ways in sums[cards - taken].items():
                    found[total + taken * points] += ways * comb(count, taken)
            sums[cards] = dict(found)
    return sums
