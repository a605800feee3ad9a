"""How many ways: counting tables of cards level by level.

A *level* is a number of cards of one color. To know what scores, it is enough to walk the levels from
the largest down and to ask how many of the remaining colors hold exactly so many cards; if ``j`` do,
they use up ``j`` times the level of the cards on the table. The state of the walk is which colors
remain and how many cards they share: the cost grows polynomially in colors and cards, where the number
of tables grows without bound.

Every count of ways is a polynomial in the number of Kododos, packed into one integer: see ``packing``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from kododo_math.exact.packing import Packing, Ways

Row = dict[int, Ways]
"""Ways by the number of cards that the colors still to be counted share."""
Walker = tuple[int, bool, bool]
"""Where a walk down the levels is: index of the state, whether a burst came before, whether a tie did."""


class ColorClass(NamedTuple):
    """Colors that are alike to the count.

    Attributes:
        size: how many colors.
        ways: in how many ways one of them comes to hold 0, 1, 2 … cards on the table.
    """

    size: int
    ways: tuple[Ways, ...]


class Ending(NamedTuple):
    """How the colors of a table are settled.

    Attributes:
        color_class: index of the scoring color's class; ``None`` if no color scores.
        level: cards of the scoring color; 0 if no color scores.
        burst: whether a burst step came before.
        tie: whether a tie step came before.
    """

    color_class: int | None
    level: int
    burst: bool
    tie: bool


class LevelCount:
    """All tables of cards that can come, counted by how many cards of each color they hold.

    Args:
        classes: the colors, grouped with their like.
        table_size: how many cards lie on the table in the end.
        packing: how the ways are packed.
        colorless: in how many ways 0, 1, 2 … cards of the table belong to no color.
    """

    def __init__(
        self, classes: Sequence[ColorClass], table_size: int, packing: Packing, colorless: Sequence[Ways] = (1,)
    ) -> None:
        """Prepare the count; the levels are filled in as they are asked for."""
        self.classes = tuple(classes)
        self.table_size = table_size
        self.packing = packing
        self.top_level = min(table_size, max(len(c.ways) for c in classes) - 1)
        self._held = [_held(c.ways, table_size) for c in classes]
        self._colorless = len(colorless) - 1
        self._states, self._choices = _states_and_choices(tuple(c.size for c in classes))
        self._below: list[list[Row]] = [[dict(enumerate(colorless)), *({} for _ in self._states[1:])]]
        self._moves: dict[int, list[list[Move]]] = {}
        self._endings: dict[tuple[int, bool, bool], dict[Ending, Ways]] = {}

    def _level_ways(self, level: int) -> list[Ways]:
        """In how many ways the colors of each state all hold exactly ``level`` cards."""
        ways = [1]
        for state in self._states[1:]:
            fits = state.colors * level <= self.table_size and ways[state.without_one]
            color_ways = self.classes[state.color_class].ways
            color = color_ways[level] if fits and level < len(color_ways) else 0
            ways.append(self.packing.reduce(ways[state.without_one] * color))
        return ways

    def _level_moves(self, level: int) -> list[list[Move]]:
        """What the next step of the walk can be from each state, if some color holds exactly ``level`` cards."""
        if level not in self._moves:
            moves: list[list[Move]] = [[] for _ in self._states]
            for taken, ways in enumerate(self._level_ways(level)):
                if ways and taken:
                    for choice in self._choices[taken]:
                        moves[choice.state].append(Move(choice, choice.colors * level, choice.multiplicity * ways))
            self._moves[level] = moves
        return self._moves[level]

    def below(self, level: int) -> list[Row]:
        """In how many ways the colors of each state all hold fewer than ``level`` cards.

        One row a state: ways by the number of cards these colors share. A row leaves out what no table
        needs, where the other colors could not hold ``level`` cards or more each.
        """
        while len(self._below) <= level:
            self._below.append(self._next_rows(len(self._below) - 1))
        return self._below[level]

    def _next_rows(self, level: int) -> list[Row]:
        rows, found = self._below[level], []
        for unchanged, moves, limits in zip(rows, self._level_moves(level), self._limits(level + 1), strict=True):
            row = defaultdict(int, {cards: ways for cards, ways in unchanged.items() if cards in limits})
            if limits:
                for choice, used, factor in moves:
                    for cards, ways in rows[choice.rest].items():
                        if cards + used in limits:
                            row[cards + used] += factor * ways
            found.append({cards: self.packing.reduce(ways) for cards, ways in row.items()})
        return found

    def top_count(self) -> dict[int, Ways]:
        """In how many ways each number of cards is the largest that any color holds."""
        at_most = [self.below(level + 1)[-1].get(self.table_size, 0) for level in range(self.top_level + 1)]
        return {level: ways - (at_most[level - 1] if level else 0) for level, ways in enumerate(at_most)}

    def endings(self, burst: int, *, burst_cascade: bool = True, tie_cascade: bool = True) -> dict[Ending, Ways]:
        """In how many ways the colors are settled in each manner.

        For a majority the cards of the scoring color itself are left out of the ways, and it is any one
        color of its class: multiply by its ``ways`` at the level to count tables.
        """
        settings = (burst, burst_cascade, tie_cascade)
        if settings not in self._endings:
            self._endings[settings] = self._walk_down(*settings)
        return self._endings[settings]

    def _walk_down(self, burst: int, burst_cascade: bool, tie_cascade: bool) -> dict[Ending, Ways]:  # noqa: FBT001
        endings: dict[Ending, Ways] = defaultdict(int)
        walk: dict[Walker, Row] = {(len(self._states) - 1, False, False): {self.table_size: 1}}
        for level in range(self.top_level, 0, -1):
            moves, is_burst = self._level_moves(level), level >= burst
            onward = {walker: defaultdict(int, row) for walker, row in walk.items()}
            for (state, had_burst, had_tie), row in walk.items():
                stops = had_burst and not burst_cascade if is_burst else had_tie and not tie_cascade
                after = (had_burst or is_burst, had_tie or not is_burst)
                for choice, used, factor in moves[state]:
                    if choice.colors == 1 and not is_burst:
                        ending = Ending(choice.color_class, level, had_burst, had_tie)
                        endings[ending] += choice.multiplicity * _join(row, self.below(level)[choice.rest], used)
                    elif stops:
                        endings[Ending(None, 0, *after)] += factor * _join(row, self.below(level)[choice.rest], used)
                    else:
                        _add(onward.setdefault((choice.rest, *after), defaultdict(int)), row, used, factor)
            walk = self._feasible(onward, level)
        for (state, had_burst, had_tie), row in walk.items():
            endings[Ending(None, 0, had_burst, had_tie)] += _join(row, self.below(1)[state], 0)
        return {ending: self.packing.reduce(ways) for ending, ways in endings.items() if ways}

    def _feasible(self, walk: Mapping[Walker, Row], level: int) -> dict[Walker, Row]:
        """Leave out what the remaining colors cannot share with fewer than ``level`` cards each."""
        limits = self._limits(level)
        rows = {
            walker: {cards: self.packing.reduce(ways) for cards, ways in row.items() if cards in limits[walker[0]]}
            for walker, row in walk.items()
        }
        return {walker: row for walker, row in rows.items() if row}

    def _limits(self, level: int) -> list[range]:
        """How many cards the colors of each state can share if they, and no others, hold fewer than ``level``."""
        fewer = self._spans([range(held.start, min(held.stop, level)) for held in self._held])
        others = self._spans([range(max(held.start, level), held.stop) for held in self._held])
        table = self.table_size
        return [
            range(max(low.start, table - high.stop + 1), min(low.stop + self._colorless, table - high.start + 1))
            if low and high
            else range(0)
            for low, high in zip(fewer, reversed(others), strict=True)
        ]

    def _spans(self, span_of_class: Sequence[range]) -> list[range]:
        """How many cards the colors of each state can share, from the least and the most that each can hold."""
        spans = [range(1)]
        for state in self._states[1:]:
            rest, color = spans[state.without_one], span_of_class[state.color_class]
            spans.append(range(rest.start + color.start, rest.stop + color.stop - 1) if rest and color else range(0))
        return spans


def _held(ways: Sequence[Ways], table_size: int) -> range:
    """The numbers of cards a color can hold, from the least to the most."""
    possible = [cards for cards, w in enumerate(ways[: table_size + 1]) if w]
    return range(possible[0], possible[-1] + 1)


def _add(onward: Row, row: Row, used: int, factor: Ways) -> None:
    """Add a row to another, after some colors have used up their cards in ``factor`` ways."""
    for cards, ways in row.items():
        if cards >= used:
            onward[cards - used] += factor * ways


def _join(row: Row, below: Row, used: int) -> Ways:
    """In how many ways the colors counted so far and those below go together."""
    return sum(ways * below[cards - used] for cards, ways in row.items() if cards - used in below)


class State(NamedTuple):
    """Which colors remain to be counted.

    Attributes:
        remaining: how many of each class.
        colors: how many in all.
        without_one: index of the state with one color less.
        color_class: the class of that color.
    """

    remaining: tuple[int, ...]
    colors: int
    without_one: int
    color_class: int


class Choice(NamedTuple):
    """Of the colors of a state some, at least one, hold exactly the level; the rest remain.

    Attributes:
        state: index of the state.
        rest: index of the state of the colors that remain.
        colors: how many colors hold the level.
        multiplicity: in how many ways they can be chosen.
        color_class: the class of the color that holds the level, if it is one.
    """

    state: int
    rest: int
    colors: int
    multiplicity: int
    color_class: int | None


class Move(NamedTuple):
    """A choice at a level: the cards it uses up, and in how many ways."""

    choice: Choice
    used: int
    factor: Ways


@lru_cache(maxsize=256)
def _states_and_choices(sizes: tuple[int, ...]) -> tuple[list[State], list[list[Choice]]]:
    """Every state of colors grouped in classes of these sizes, from none to all, and the choices by what is taken."""
    vectors = list(product(*(range(size + 1) for size in sizes)))
    index = {vector: i for i, vector in enumerate(vectors)}
    states = [_state(vector, index) for vector in vectors]
    choices = [[_choice(rest, taken, index) for rest in _room(taken, sizes)] for taken in vectors]
    return states, choices


def _room(taken: tuple[int, ...], sizes: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """Every rest that there can be beside the colors taken."""
    return product(*(range(size - j + 1) for size, j in zip(sizes, taken, strict=True)))


def _state(vector: tuple[int, ...], index: Mapping[tuple[int, ...], int]) -> State:
    color_class = next((i for i, n in enumerate(vector) if n), 0)
    without_one = tuple(n - (i == color_class) for i, n in enumerate(vector))
    return State(vector, sum(vector), index.get(without_one, 0), color_class)


def _choice(rest: tuple[int, ...], taken: tuple[int, ...], index: Mapping[tuple[int, ...], int]) -> Choice:
    state = tuple(n + j for n, j in zip(rest, taken, strict=True))
    multiplicity = prod(comb(n, j) for n, j in zip(state, taken, strict=True))
    color_class = taken.index(1) if sum(taken) == 1 else None
    return Choice(index[state], index[rest], sum(taken), multiplicity, color_class)
