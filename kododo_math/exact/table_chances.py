"""How likely one certain table is: its counts of the colors, and its Kododos."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import reduce
from math import comb, factorial, prod

from kododo_math.rule_set import RuleSet


def chance_of_counts(counts: Mapping[str, int], rules: RuleSet, kododos: int | None = None) -> Fraction:
    """Return the chance that a uniformly random table has exactly these counts of the colors.

    The multivariate hypergeometric law: the product of C(cards of a color, its count) over C(cards of the deck, cards
    on the table). With ``kododos``, only the tables that also hold exactly so many Kododos; these count for their
    color here, whatever the rule set says.

    >>> from kododo_math.editions import rules
    >>> counts = {"teal": 7, "orange": 5, "green": 2, "pink": 1, "yellow": 1}
    >>> chance_of_counts(counts, rules("kododo", 4))
    Fraction(1885286400, 27778341156797)
    >>> sum(chance_of_counts(counts, rules("kododo", 4), kododos) for kododos in range(17)) == _
    True

    Raises ``ValueError`` for counts that do not fill the table.
    """
    deck, size = rules.deck, rules.table_size
    if set(counts) - set(deck.colors) or sum(counts.values()) != size:
        msg = f"counts: expected {size} cards in all of the colors {', '.join(deck.colors)}, got {dict(counts)}"
        raise ValueError(msg)
    drawn = [counts.get(color, 0) for color in deck.colors]
    if kododos is None:
        ways = prod(comb(deck.cards_per_color, count) for count in drawn)
    else:
        per_color = [_ways_by_kododos(rules, count) for count in drawn]
        ways = reduce(_convolved, per_color, Counter({0: 1}))[kododos]
    return Fraction(ways, comb(deck.size, size))


def arrangements(counts: Mapping[str, int], rules: RuleSet) -> int:
    """Return in how many ways these counts can be given to the colors.

    >>> from kododo_math.editions import rules
    >>> arrangements({"teal": 7, "orange": 5, "green": 2, "pink": 1, "yellow": 1}, rules("kododo", 4))
    60
    """
    drawn = [counts.get(color, 0) for color in rules.deck.colors]
    return factorial(len(drawn)) // prod(map(factorial, Counter(drawn).values()))


def _ways_by_kododos(rules: RuleSet, count: int) -> Counter[int]:
    """In how many ways ``count`` cards of a color hold 0, 1, 2 … Kododos."""
    deck = rules.deck
    return Counter({k: comb(deck.kododos, k) * comb(deck.numbers_per_color, count - k) for k in range(count + 1)})


def _convolved(one: Counter[int], other: Counter[int]) -> Counter[int]:
    ways: Counter[int] = Counter()
    for i, a in one.items():
        for j, b in other.items():
            ways[i + j] += a * b
    return ways
