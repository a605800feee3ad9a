"""The numbers of many rule sets at once: all that does not depend on a threshold is counted once.

A Kododo rule acts at the very end of the count. So each burst number is walked once, its tables told apart by their
Kododos, and every Kododo rule then picks its tables from that. ``round_law`` gives the same numbers one by one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import compress, groupby
from math import comb
from operator import add
from typing import NamedTuple

from kododo_math.design.tables.numbers import Key, Numbers, table_key, walk_key
from kododo_math.exact.cost import estimate
from kododo_math.exact.counting import Ending, LevelCount
from kododo_math.exact.packing import Ways
from kododo_math.exact.unseen import ColorOutlook, count_tables, counting_task, hypergeometric_ways, kododo_cap
from kododo_math.rule_set import RuleSet

Coefficients = list[int]
"""A whole number for each number of Kododos on the table."""


class Moments(NamedTuple):
    """Sums over tables, of the points that score in them.

    Attributes:
        points: of the points.
        squared: of their squares.
        squares: of the squares of single cards' points.
    """

    points: int
    squared: int
    squares: int


class Powers(NamedTuple):
    """A sum of points over tables, and of their squares."""

    points: Fraction | int
    squared: Fraction | int


class Fate(NamedTuple):
    """What becomes of the colors of a table: whether one scores, and whether bursts and ties came before."""

    scores: bool
    burst: bool
    tie: bool


def numbers_of(rule_sets: Iterable[RuleSet]) -> list[Numbers]:
    """Return the numbers of rule sets, in their order; what they share is counted once.

    >>> from kododo_math.editions import rules
    >>> [str(numbers.p_burst) for numbers in numbers_of([rules("kododo", 2), rules("limit", 2)])]
    ['46676989/1240585962', '12322207/354453132']
    """
    rule_sets = list(rule_sets)
    order = sorted(range(len(rule_sets)), key=lambda index: hash(walk_key(rule_sets[index])))
    counts = {key: count_tables(*_outlook(group)) for key, group in _grouped(rule_sets).items()}
    found: dict[int, Numbers] = {}
    for _, indices in groupby(order, key=lambda index: walk_key(rule_sets[index])):
        group = list(indices)
        walk = Walk(rule_sets[group[0]], counts[table_key(rule_sets[group[0]])])
        found.update((index, walk.numbers(rule_sets[index])) for index in group)
    return [found[index] for index in range(len(rule_sets))]


def seconds(rule_sets: Iterable[RuleSet]) -> float:
    """Return about how long ``numbers_of`` takes: good to a factor of two or three.

    >>> from kododo_math.editions import rules
    >>> 0 < seconds([rules("kododo", 2)]) < seconds([rules("kododo", 5), rules("limit", 5)]) < 1
    True
    """
    groups = _grouped(list(rule_sets)).values()
    return sum(estimate(counting_task(*_outlook(group))).seconds * len(set(map(walk_key, group))) for group in groups)


def _grouped(rule_sets: Sequence[RuleSet]) -> dict[Key, list[RuleSet]]:
    groups: dict[Key, list[RuleSet]] = defaultdict(list)
    for rules in rule_sets:
        groups[table_key(rules)].append(rules)
    return groups


def _outlook(rule_sets: Sequence[RuleSet]) -> tuple[list[ColorOutlook], int, int, int]:
    """What is counted for rule sets that have their tables in common, with all Kododos that one of them asks for."""
    rules = rule_sets[0]
    deck = rules.deck
    most = min(rules.table_size, deck.kododos * len(deck.colors))
    cap = max(kododo_cap(sheet, 0, most) for sheet in rule_sets)
    return [_color(rules)] * len(deck.colors), rules.table_size, cap, _colorless(rules)


def _color(rules: RuleSet) -> ColorOutlook:
    counted = rules.deck.kododos if rules.kododo_counts_for_color else 0
    return ColorOutlook(0, counted, tuple(rules.deck.numbers.items()))


def _colorless(rules: RuleSet) -> int:
    return 0 if rules.kododo_counts_for_color else rules.deck.kododos * len(rules.deck.colors)


class Walk:
    """All tables of a deck, settled by one burst number, and told apart by their Kododos."""

    def __init__(self, rules: RuleSet, count: LevelCount) -> None:
        """Walk down the levels once."""
        deck, self._cap = rules.deck, count.packing.cap
        endings = count.endings(rules.burst, burst_cascade=rules.burst_cascade, tie_cascade=rules.tie_cascade)
        self._tables = _tables(endings, count)
        self._moments = _moments(endings, count, _color(rules))
        self._kododos = hypergeometric_ways(deck.size, deck.kododos * len(deck.colors), rules.table_size)

    def numbers(self, rules: RuleSet) -> Numbers:
        """Return the numbers of a rule set that settles colors in this way."""
        met = [rules.kododo_rule_met(kododos) for kododos in range(self._cap + 1)]
        undecided = [not decides for decides in met]
        colors_decide = undecided if rules.kododo_first else [True] * len(met)
        total = sum(self._kododos)
        tables = {
            fate: sum(compress(coefficients, colors_decide if fate.scores else undecided))
            for fate, coefficients in self._tables.items()
        }
        majority, burst, tie = (sum(n for fate, n in tables.items() if fate[i]) for i in range(3))
        nothing = sum(tables.values()) - majority
        moments = Moments._make(sum(compress(moment, colors_decide)) for moment in self._moments)
        whole, share = self._points(rules, moments)
        events = (Fraction(n, total) for n in (total - majority - nothing, majority, nothing, burst, tie))
        return Numbers._make((*events, *_mean_and_variance(whole, total), *_mean_and_variance(share, total)))

    def _points(self, rules: RuleSet, of_colors: Moments) -> tuple[Powers, Powers]:
        """Sum over all tables the points of all players, and those of one player, and their squares."""
        decided = self._decided(rules)
        if rules.kododo_award == "all":
            of_kododos = (sum(n * k**power for k, n in decided.items()) for power in (1, 2, 1))
            together = Moments._make(map(add, of_colors, of_kododos))
            return Powers(together.points, together.squared), _share(together, rules)
        whole, share = Powers(of_colors.points, of_colors.squared), _share(of_colors, rules)
        for kododos, tables in decided.items():
            one, two = _contributing(rules, kododos)
            pairs = rules.players * (rules.players - 1)
            contributors = Powers(rules.players * one, rules.players * one + pairs * two)
            whole, share = _plus(whole, contributors, tables), _plus(share, Powers(one, one), tables)
        return whole, share

    def _decided(self, rules: RuleSet) -> dict[int, int]:
        """How many tables the Kododos decide, by their number."""
        tables = self._kododos
        if not rules.kododo_first:
            tables = [sum(ways) for ways in zip(*(c for f, c in self._tables.items() if not f.scores), strict=True)]
        return {kododos: n for kododos, n in enumerate(tables) if n and rules.kododo_rule_met(kododos)}


def _tables(endings: Mapping[Ending, Ways], count: LevelCount) -> dict[Fate, Coefficients]:
    """How many tables meet each fate, by their Kododos."""
    tables: dict[Fate, Ways] = defaultdict(int)
    for ending, ways in endings.items():
        scores = ending.color_class is not None
        of_color = count.classes[0].ways[ending.level] if scores else 1
        tables[Fate(scores, ending.burst, ending.tie)] += count.packing.reduce(ways * of_color)
    return {fate: count.packing.unpack(ways) for fate, ways in tables.items()}


def _moments(endings: Mapping[Ending, Ways], count: LevelCount, color: ColorOutlook) -> tuple[Coefficients, ...]:
    """Sum over the tables in which a color scores, by their Kododos: the moments of its points."""
    cap = count.packing.cap
    levels: dict[int, Ways] = defaultdict(int)
    for ending, ways in endings.items():
        if ending.color_class is not None:
            levels[ending.level] += ways
    sums = tuple([0] * (cap + 1) for _ in Moments._fields)
    for level, ways in levels.items():
        rest = count.packing.unpack(ways)
        for drawn in range(max(level - color.number_cards, 0), min(color.kododos, level) + 1):
            for moment, factor in zip(sums, _selections(color, drawn, level - drawn), strict=True):
                for kododos, tables in enumerate(rest):
                    moment[min(kododos + drawn, cap)] += factor * tables
    return sums


def _selections(color: ColorOutlook, kododos: int, numbers: int) -> Moments:
    """Sum over all ways to take so many Kododos and number cards of a color."""
    cards = color.number_cards
    points = sum(p * n for p, n in color.numbers)
    squares = sum(p * p * n for p, n in color.numbers)
    none = comb(cards, numbers)
    one = comb(cards - 1, numbers - 1) if numbers else 0
    two = comb(cards - 2, numbers - 2) if numbers > 1 else 0
    ways = comb(color.kododos, kododos)
    return Moments(
        points=ways * (kododos * none + points * one),
        squared=ways * (kododos**2 * none + (2 * kododos * points + squares) * one + (points**2 - squares) * two),
        squares=ways * (kododos * none + squares * one),
    )


def _share(points: Moments, rules: RuleSet) -> Powers:
    """Give one player each card on the table with the same chance, and each two cards."""
    size, mine = rules.table_size, rules.cards_per_round
    pairs = Fraction(mine * (mine - 1), size * (size - 1))
    squared = Fraction(mine * points.squares, size) + pairs * (points.squared - points.squares)
    return Powers(Fraction(mine * points.points, size), squared)


def _contributing(rules: RuleSet, kododos: int) -> tuple[Fraction, Fraction]:
    """The chance that a player, and that each of two players, has one or more of the Kododos on the table."""
    size, mine = rules.table_size, rules.cards_per_round
    without = [Fraction(comb(size - players * mine, kododos), comb(size, kododos)) for players in (1, 2)]
    return 1 - without[0], 1 - 2 * without[0] + without[1]


def _plus(powers: Powers, more: Powers, times: int) -> Powers:
    return Powers(powers.points + times * more.points, powers.squared + times * more.squared)


def _mean_and_variance(powers: Powers, total: int) -> tuple[Fraction, Fraction]:
    mean = Fraction(powers.points, total)
    return mean, Fraction(powers.squared, total) - mean**2
