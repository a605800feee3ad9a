"""Tables as numbers, settled by looking up: fast where few cards are still to come.

A table is a number in a base larger than any count: one digit for each color's cards, the last for the
Kododos. To put a card on the table is to add the number of its kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import comb
from typing import NamedTuple

from kododo_math.cards import KODODO, Card
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import cascade, scoring_of

Population = tuple[int, ...]
"""How many unseen cards there are of each kind: number cards and Kododos of the first color, and so on."""


class Reveal(NamedTuple):
    """Cards that may come to the table: the number they add, the cards then left, and in how many ways."""

    added: int
    left: Population
    ways: int


class Settler:
    """Looks up what tables score, and remembers.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.cards import parse_cards
    >>> settler = Settler(rules("kododo", 4))
    >>> settler.outcomes[settler.scoring(settler.table(parse_cards("T2 T3 OK G4 G5 G6")))]
    'green'
    """

    def __init__(self, rules: RuleSet) -> None:
        """Give each kind of card its number."""
        self.rules = rules
        self.outcomes: list[str | None] = [*rules.deck.colors, KODODO, None]
        self._base = rules.table_size + 1
        self._color_index = {color: index for index, color in enumerate(rules.deck.colors)}
        digits = [self._base**index for index in range(len(self._color_index) + 1)]
        counted = rules.kododo_counts_for_color
        self._steps = [step for digit in digits[:-1] for step in (digit, digits[-1] + digit * counted)]
        self._scoring: dict[int, int] = {}
        self._reveals: dict[tuple[Population, int], list[Reveal]] = {}
        self._laws: dict[tuple[int, Population, int], list[int]] = {}

    def kind(self, card: Card) -> int:
        """Return the index of a card's kind."""
        return 2 * self._color_index[card.color] + card.kododo

    def table(self, cards: Iterable[Card]) -> int:
        """Return the number of a table."""
        return sum(self._steps[self.kind(card)] for card in cards)

    def population(self, cards: Counter[Card]) -> Population:
        """Return how many cards of each kind there are."""
        kinds = [0] * len(self._steps)
        for card, copies in cards.items():
            kinds[self.kind(card)] += copies
        return tuple(kinds)

    def payoff(self, cards: Iterable[Card]) -> list[int]:
        """Return the points that a player's cards take, for each outcome that may score."""
        points = [0] * len(self.outcomes)
        for card in cards:
            if self.rules.kododo_counts_for_color or not card.kododo:
                points[self._color_index[card.color]] += card.points
            points[-2] += card.kododo
        if self.rules.kododo_award == "one":
            points[-2] = min(points[-2], 1)
        return points

    def scoring(self, table: int) -> int:
        """Return the index in ``outcomes`` of what a table scores."""
        if table not in self._scoring:
            *counts, kododos = (table // self._base**i % self._base for i in range(len(self._color_index) + 1))
            steps = cascade(dict(zip(self._color_index, counts, strict=True)), kododos, self.rules)
            self._scoring[table] = self.outcomes.index(scoring_of(steps))
        return self._scoring[table]

    def reveals(self, population: Population, draws: int) -> list[Reveal]:
        """Return what ``draws`` uniform draws can bring."""
        key = population, draws
        if key not in self._reveals:
            self._reveals[key] = [
                Reveal(
                    sum(step * n for step, n in zip(self._steps, drawn, strict=True) if n),
                    tuple(n - d for n, d in zip(population, drawn, strict=True)),
                    ways,
                )
                for drawn, ways in _draws(population, draws)
            ]
        return self._reveals[key]

    def law(self, table: int, population: Population, draws: int) -> list[int]:
        """Return in how many ways each outcome scores after ``draws`` more uniform draws."""
        key = table, population, draws
        if key not in self._laws:
            ways = [0] * len(self.outcomes)
            for reveal in self.reveals(population, draws):
                ways[self.scoring(table + reveal.added)] += reveal.ways
            self._laws[key] = ways
        return self._laws[key]


def _draws(population: Population, draws: int) -> Iterator[tuple[Population, int]]:
    """Every number of cards of each kind among ``draws``, and in how many ways it comes."""
    if not population:
        if draws == 0:
            yield (), 1
        return
    for taken in range(min(draws, population[0]) + 1):
        for rest, ways in _draws(population[1:], draws - taken):
            yield (taken, *rest), ways * comb(population[0], taken)
