"""What the end of a round looks like from where the cards lie now.

Some cards are face up, others unseen; a number of unseen cards, each set of them equally likely, still
comes to the table. ``round_law`` is the outlook before anything is seen, ``odds`` that of one player.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cached_property
from math import comb, lcm
from typing import NamedTuple

from kododo_math.exact.counting import Ending, LevelCount
from kododo_math.exact.distribution import Distribution
from kododo_math.exact.packing import Ways
from kododo_math.exact.unseen import (
    ColorOutlook,
    class_key,
    count_tables,
    hypergeometric_ways,
    kododo_cap,
    number_sums,
)
from kododo_math.rule_set import RuleSet


class Share(NamedTuple):
    """The part of the table that is one player's, or all of it.

    Attributes:
        draws: how many of the cards to come.
        points: points of the cards face up, color by color, as far as they count for it.
        kododos: Kododos face up.
    """

    draws: int
    points: tuple[int, ...]
    kododos: int


class Tally(NamedTuple):
    """Tables in which one color of a class scores with a number of cards, and what it drew in them.

    Attributes:
        tables: how many tables.
        kododos: Kododos of the color that were drawn, summed over these tables.
        numbers: number cards of the color that were drawn, summed over these tables.
    """

    tables: int
    kododos: int
    numbers: int


class Outlook:
    """The exact law of how a round ends.

    Args:
        rules: the rule set.
        colors: the outlook of each color, in the order of the deck.
        kododos_on_table: Kododos face up.
        colorless: unseen Kododos that count for no color.
        draws: how many unseen cards come to the table.
        count: the counted tables, if they have been counted already.
    """

    def __init__(  # noqa: PLR0913 - these facts describe a table, and none follows from the others
        self,
        rules: RuleSet,
        colors: Sequence[ColorOutlook],
        *,
        kododos_on_table: int,
        colorless: int,
        draws: int,
        count: LevelCount | None = None,
    ) -> None:
        """Count the tables, unless that is done."""
        self.rules = rules
        self._colors = tuple(colors)
        self._kododos_on_table = kododos_on_table
        self._kododos = colorless + sum(c.kododos for c in colors)
        self._population = colorless + sum(c.kododos + c.number_cards for c in colors)
        self._draws = draws
        self._classes = Counter(map(class_key, colors))
        self._class_index = {key: index for index, key in enumerate(self._classes)}
        most = min(self._kododos, draws)
        self.count = count or count_tables(colors, draws, kododo_cap(rules, kododos_on_table, most), colorless)
        self._packing = self.count.packing
        self._endings = self.count.endings(
            rules.burst, burst_cascade=rules.burst_cascade, tie_cascade=rules.tie_cascade
        )
        self._weights = {ending: self._tables(ending, ways) for ending, ways in self._endings.items()}

    def _tables(self, ending: Ending, ways: Ways) -> int:
        """How many tables have this ending and are not decided by their Kododos."""
        if ending.color_class is None:
            return self._not_decided(ways)
        color_ways = self.count.classes[ending.color_class].ways[ending.level]
        return self._colors_decide(self._packing.reduce(ways * color_ways))

    def _colors_decide(self, ways: Ways, extra: int = 0) -> int:
        """How many ways leave a color that can score to score, with ``extra`` Kododos on the table."""
        return self._not_decided(ways, extra) if self.rules.kododo_first else self._packing.sum(ways)

    def _not_decided(self, ways: Ways, extra: int = 0) -> int:
        """How many ways do not meet the Kododo rule, with ``extra`` Kododos on the table."""
        missing = self.rules.kododo_number - self._kododos_on_table - extra
        if self.rules.kododo_mode == "at_least":
            return self._packing.sum_below(ways, missing)
        if self.rules.kododo_mode == "exactly":
            return self._packing.sum(ways) - self._packing.coefficient(ways, missing)
        return self._packing.sum(ways)

    @cached_property
    def _kododo_tables(self) -> dict[int, int]:
        """How many tables are decided by their Kododos, by the Kododos drawn."""
        if self.rules.kododo_first:
            tables = enumerate(hypergeometric_ways(self._population, self._kododos, self._draws))
        else:
            nothing = sum(ways for ending, ways in self._endings.items() if ending.color_class is None)
            tables = enumerate(self._packing.unpack(nothing))
        on_table, met = self._kododos_on_table, self.rules.kododo_rule_met
        return {drawn: ways for drawn, ways in tables if ways and met(on_table + drawn)}

    @cached_property
    def total(self) -> int:
        """How many sets of cards can come to the table, each equally likely."""
        return comb(self._population, self._draws)

    def _probability(self, weight: int) -> Fraction:
        return Fraction(weight, self.total)

    @cached_property
    def p_kododo(self) -> Fraction:
        """The probability that the Kododos decide the round."""
        return self._probability(sum(self._kododo_tables.values()))

    @cached_property
    def p_majority(self) -> Fraction:
        """The probability that a color scores."""
        return self._probability(sum(w for ending, w in self._weights.items() if ending.color_class is not None))

    @cached_property
    def p_nothing(self) -> Fraction:
        """The probability that nobody scores."""
        return self._probability(sum(w for ending, w in self._weights.items() if ending.color_class is None))

    @cached_property
    def p_burst(self) -> Fraction:
        """The probability that the Kododos do not decide and a color reaches the burst number."""
        return self._probability(sum(w for ending, w in self._weights.items() if ending.burst))

    @cached_property
    def p_tie(self) -> Fraction:
        """The probability that the Kododos do not decide and a tie step happens before the round ends."""
        return self._probability(sum(w for ending, w in self._weights.items() if ending.tie))

    @cached_property
    def _rests(self) -> dict[tuple[int, int], Ways]:
        """Ways of all other cards, when one given color of a class scores with a number of cards."""
        rests: dict[tuple[int, int], Ways] = defaultdict(int)
        for ending, ways in self._endings.items():
            if ending.color_class is not None:
                rests[ending.color_class, ending.level] += ways // self.count.classes[ending.color_class].size
        return {key: self._packing.reduce(ways) for key, ways in rests.items()}

    @cached_property
    def _tallies(self) -> dict[tuple[int, int], Tally]:
        return {key: self._tally(*key) for key in self._rests}

    def _tally(self, color_class: int, level: int) -> Tally:
        rest = self._rests[color_class, level]
        on_table, kododos, numbers = list(self._classes)[color_class]
        drawn = level - on_table
        tables = [
            comb(kododos, k) * comb(numbers, drawn - k) * self._colors_decide(rest, k)
            for k in range(min(kododos, drawn) + 1)
        ]
        in_kododos = sum(k * ways for k, ways in enumerate(tables))
        return Tally(sum(tables), in_kododos, drawn * sum(tables) - in_kododos)

    def _levels(self, color: ColorOutlook) -> list[int]:
        """Numbers of cards with which a color can score."""
        index = self._class_index[class_key(color)]
        return [level for color_class, level in self._rests if color_class == index]

    def scoring_weights(self) -> list[int]:
        """In how many tables each color scores, in the order of the deck."""
        return [
            sum(self._tallies[self._class_index[class_key(c)], m].tables for m in self._levels(c)) for c in self._colors
        ]

    def expected(self, share: Share) -> Fraction:
        """Return the expected points of a share of the table, by linearity of expectation."""
        part = Fraction(share.draws, self._draws)
        points = self._expected_kododo_points(share)
        for color, face_up in zip(self._colors, share.points, strict=True):
            index = self._class_index[class_key(color)]
            for level in self._levels(color):
                tally = self._tallies[index, level]
                points += face_up * tally.tables + part * (tally.kododos + tally.numbers * color.mean_number)
        return points / self.total

    def _expected_kododo_points(self, share: Share) -> Fraction:
        return sum(
            (ways * self._kododo_points(share, drawn).mean for drawn, ways in self._kododo_tables.items()), Fraction(0)
        )

    def _kododo_points(self, share: Share, drawn: int) -> Distribution[int]:
        """The points of a share when the Kododos score and ``drawn`` of them come to the table."""
        ways = hypergeometric_ways(self._draws, drawn, share.draws)
        points: dict[int, int] = defaultdict(int)
        for mine, weight in enumerate(ways):
            kododos = share.kododos + mine
            points[min(kododos, 1) if self.rules.kododo_award == "one" else kododos] += weight
        return Distribution(points)

    def points_of(
        self, share: Share, kododo_points: Callable[[Share, int], Distribution[int]] | None = None
    ) -> Distribution[int]:
        """Return the whole law of the points of a share of the table.

        ``kododo_points`` tells what the share gets in a Kododo round, if it is not one player's.
        """
        laws = {drawn: (kododo_points or self._kododo_points)(share, drawn) for drawn in self._kododo_tables}
        arrangements = comb(self._draws, share.draws)
        scale = lcm(arrangements, *(law.total for law in laws.values()))
        weights: dict[int, int] = defaultdict(int)
        weights[0] = scale * sum(tables for ending, tables in self._weights.items() if ending.color_class is None)
        for drawn, tables in self._kododo_tables.items():
            for points, weight in laws[drawn].weights.items():
                weights[points] += tables * weight * (scale // laws[drawn].total)
        alike = Counter(zip(self._colors, share.points, strict=True))
        for (color, face_up), colors in alike.items():
            for level in self._levels(color):
                for points, weight in self._color_points(color, level, share).items():
                    weights[face_up + points] += colors * weight * (scale // arrangements)
        return Distribution(weights)

    def _color_points(self, color: ColorOutlook, level: int, share: Share) -> dict[int, int]:
        """In how many ways a color scores with ``level`` cards, by the points of the cards that a share draws."""
        rest = self._rests[self._class_index[class_key(color)], level]
        drawn, numbers, sums = level - color.on_table, color.number_cards, number_sums(color.numbers, level)
        decide = [self._colors_decide(rest, k) for k in range(min(color.kododos, drawn) + 1)]
        weights: dict[int, int] = defaultdict(int)
        for mine in range(min(share.draws, drawn) + 1):
            arrangements = comb(self._draws - drawn, share.draws - mine)
            for kododos in range(max(mine - numbers, 0), min(color.kododos, mine) + 1):
                others = sum(
                    comb(color.kododos - kododos, k)
                    * comb(numbers - mine + kododos, drawn - mine - k)
                    * decide[kododos + k]
                    for k in range(min(color.kododos - kododos, drawn - mine) + 1)
                )
                factor = arrangements * comb(color.kododos, kododos) * others
                for points, ways in sums[mine - kododos].items():
                    weights[kododos + points] += factor * ways
        return weights
