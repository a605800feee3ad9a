"""Exercises for notebook 03: how many tables, and what share of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb, factorial, perm, prod

from kododo_math.cards import COLORS
from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.distribution import Distribution
from kododo_math.exact.round_law import round_law
from kododo_math.exact.table_chances import arrangements, chance_of_counts
from kododo_math.exact.unseen import hypergeometric_ways
from kododo_math.exercises.laying import binomial, drawn_counts, whole, winner
from kododo_math.exercises.question import Draft, asks
from kododo_math.rule_set import RuleSet


@asks("number", notebook=3)
def number_of_tables(rng: random.Random) -> Draft:
    """How many different tables are there?"""
    cards, drawn = rng.randint(8, 16), rng.randint(3, 5)
    return Draft(
        answer=whole(comb(cards, drawn)),
        mistakes={
            "in_order": whole(perm(cards, drawn)),
            "with_replacement": whole(cards**drawn),
            "repeats": whole(comb(cards + drawn - 1, drawn)),
        },
        values={"cards": cards, "drawn": drawn, "ordered": perm(cards, drawn), "orders": factorial(drawn)},
    )


@asks("probability", notebook=3)
def tie_of_two_colors(rng: random.Random) -> Draft:
    """How likely is a tie with two colors?"""
    each, half = rng.randint(4, 12), rng.choice((2, 3))
    law = round_law(_small_sheet(colors=2, each=each, drawn=2 * half, burst=2 * half + 1))
    return Draft(
        answer=law.p_nothing,
        mistakes={
            "with_replacement": binomial(2 * half, Fraction(1, 2), half),
            "splits_equally_likely": Fraction(1, 2 * half + 1),
        },
        values={
            "each": each,
            "half": half,
            "drawn": 2 * half,
            "cards": 2 * each,
            "ways_of_one": comb(each, half),
            "ties": comb(each, half) ** 2,
            "tables": comb(2 * each, 2 * half),
        },
    )


@asks("probability", notebook=3)
def exactly_so_many(rng: random.Random) -> Draft:
    """How likely does a color have exactly so many cards on the table?"""
    sheet, color, count = rules("kododo", rng.choice(player_counts("kododo"))), rng.choice(COLORS), rng.randint(2, 6)
    size, each, drawn = sheet.deck.size, sheet.deck.cards_per_color, sheet.table_size
    law = Distribution(dict(enumerate(hypergeometric_ways(size, each, drawn))))
    return Draft(
        answer=law[count],
        mistakes={
            "with_replacement": binomial(drawn, Fraction(each, size), count),
            "one_order": law[count] / comb(drawn, count),
            "or_more": law.at_least(count),
        },
        values={
            "color": color,
            "count": count,
            "players": sheet.players,
            "drawn": drawn,
            "size": size,
            "each": each,
            "rest": size - each,
            "drawn_rest": drawn - count,
            "of_color": comb(each, count),
            "of_rest": comb(size - each, drawn - count),
            "tables": comb(size, drawn),
        },
    )


@asks("probability", notebook=3)
def enough_kododos(rng: random.Random) -> Draft:
    """How likely are at least so many Kododos on the table?"""
    edition = rng.choice(("kododo", "aggressive"))
    sheet = rules(edition, rng.choice(player_counts(edition)))
    count, number = round_law(sheet).kododo_count, sheet.kododo_number + rng.randint(-2, 1)
    size, drawn = sheet.deck.size, sheet.table_size
    kododos = sheet.deck.kododos * len(sheet.deck.colors)
    tail = range(number, drawn + 1)
    return Draft(
        answer=count.at_least(number),
        mistakes={
            "exactly": count[number],
            "more_than": count.at_least(number + 1),
            "with_replacement": sum((binomial(drawn, Fraction(kododos, size), k) for k in tail), Fraction(0)),
        },
        values={
            "players": sheet.players,
            "drawn": drawn,
            "number": number,
            "size": size,
            "kododos": kododos,
            "others": size - kododos,
            "tables": comb(size, drawn),
            "over": number + 1,
            "drawn_rest": drawn - number,
            "rows": [{"count": k, "chance": count[k]} for k in tail[:4]],
        },
    )


def _patterns(cards: int, colors: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to split cards among colors, whichever color has how many."""
    if colors == 0:
        if cards == 0:
            yield ()
        return
    for first in range(min(cards, most), -1, -1):
        for rest in _patterns(cards - first, colors - 1, first):
            yield first, *rest


@asks("number", notebook=3)
def patterns_of_a_table(rng: random.Random) -> Draft:
    """How many patterns can a small table have?"""
    cards, colors = rng.randint(4, 7), rng.randint(3, 5)
    patterns = list(_patterns(cards, colors, cards))
    return Draft(
        answer=whole(len(patterns)),
        mistakes={
            "in_order": whole(comb(cards + colors - 1, colors - 1)),
            "no_color_empty": whole(sum(all(pattern) for pattern in patterns)),
        },
        values={
            "cards": cards,
            "colors": colors,
            "all_patterns": ", ".join(map(_written, patterns)),
            "example": _written(next(p for p in patterns if len(set(p)) > 1)),
        },
    )


def _written(pattern: tuple[int, ...]) -> str:
    return "-".join(map(str, pattern))


@asks("number", notebook=3)
def ways_to_color_a_pattern(rng: random.Random) -> Draft:
    """In how many ways can the five colors share a pattern?"""
    sheet = rules("kododo", rng.choice(player_counts("kododo")))
    counts = drawn_counts(rng, sheet)
    pattern = tuple(sorted(counts.values(), reverse=True))
    repeats = [times for times in Counter(pattern).values() if times > 1]
    return Draft(
        answer=whole(arrangements(counts, sheet)),
        mistakes={
            "all_different": whole(factorial(len(pattern))),
            "once_each": whole(factorial(len(set(pattern)))),
        },
        values={
            "pattern": _written(pattern),
            "orders": factorial(len(pattern)),
            "same": " · ".join(f"{times}!" for times in repeats),
            "divisor": prod(map(factorial, repeats)),
        },
    )


@asks("probability", notebook=3)
def chance_of_a_table(rng: random.Random) -> Draft:
    """How likely are exactly these counts of the colors?"""
    sheet = rules("kododo", rng.choice((2, 3)))
    counts, each = drawn_counts(rng, sheet), sheet.deck.cards_per_color
    ways = [comb(each, count) for count in counts.values()]
    chance = chance_of_counts(counts, sheet)
    orders = factorial(sheet.table_size) // prod(map(factorial, counts.values()))
    return Draft(
        answer=chance,
        mistakes={
            "any_colors": chance * arrangements(counts, sheet),
            "with_replacement": Fraction(orders, len(counts) ** sheet.table_size),
            "one_order": chance / orders,
        },
        values={
            "counts": counts,
            "drawn": sheet.table_size,
            "size": sheet.deck.size,
            "each": each,
            "factors": " · ".join(f"C({each}, {count})" for count in counts.values()),
            "ways": prod(ways),
            "tables": comb(sheet.deck.size, sheet.table_size),
        },
    )


@asks("probability", notebook=3)
def nobody_scores(rng: random.Random) -> Draft:
    """How likely does nobody score with a small deck?"""
    (colors, drawn), each = rng.choice(((3, 6), (3, 8), (4, 6))), rng.randint(4, 9)
    sheet = _small_sheet(colors, each, drawn, burst=rng.randint(3, drawn - 1))
    return Draft(
        answer=round_law(sheet).p_nothing,
        mistakes={
            "bursts_forgotten": round_law(sheet.replace(burst=drawn + 1)).p_nothing,
            "only_above": round_law(sheet.replace(burst=sheet.burst + 1)).p_nothing,
            "any_trouble": 1 - _clean_share(sheet),
        },
        values={
            "colors": colors,
            "each": each,
            "drawn": drawn,
            "burst": sheet.burst,
            "cards": sheet.deck.size,
            "rows": _pattern_rows(sheet),
            "tables": comb(sheet.deck.size, drawn),
        },
    )


def _small_sheet(colors: int, each: int, drawn: int, burst: int) -> RuleSet:
    """Return a game of two players, one turn, and a small deck without Kododos."""
    return RuleSet(
        edition="small",
        players=2,
        deck=Deck(colors=COLORS[:colors], kododos=0, numbers={2: each}),
        hand_size=drawn // 2,
        turns=(drawn // 2,),
        burst=burst,
        kododo_number=1,
        kododo_mode="off",
    )


def _clean_share(sheet: RuleSet) -> Fraction:
    """Return the share of rounds without any burst or tie."""
    return round_law(sheet).outcomes.where(lambda outcome: not outcome.burst and not outcome.tie)


def _pattern_rows(sheet: RuleSet) -> list[dict[str, object]]:
    """Return each pattern of a small table with its number of tables and what scores."""
    colors, each = len(sheet.deck.colors), sheet.deck.cards_per_color
    ways: Counter[tuple[int, ...]] = Counter()
    for counts in product(range(each + 1), repeat=colors):
        if sum(counts) == sheet.table_size:
            ways[tuple(sorted(counts, reverse=True))] += prod(comb(each, count) for count in counts)
    return [
        {"pattern": _written(pattern), "ways": number, "is_empty": _is_empty(pattern, sheet)}
        for pattern, number in sorted(ways.items(), reverse=True)
    ]


def _is_empty(pattern: tuple[int, ...], sheet: RuleSet) -> bool:
    return winner(dict(zip(sheet.deck.colors, pattern, strict=True)), 0, sheet) == "nothing"
