"""What scores on every table of a rule set, as integers that a compiled strategy can look up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from math import comb

from kododo_math.rule_set import RuleSet
from kododo_math.scoring import cascade, scoring_of

MOST_TABLES = 250_000
MOST_CHOICES = 62
"""Binomial coefficients of more than that do not fit into a word."""
PILES, SIZE, MODE, FIRST, AWARD_ONE, COUNTED, BINOMIALS, ROW, OWN, TOTAL, HEADER = range(11)
"""Where the numbers stand that describe the rule set, the rest of the sequence, and what a strategy weighs."""
BITS, PER_WORD, NOTHING = 5, 8, 31
"""A word holds eight entries of five bits: the number of the color that scores, or ``NOTHING``."""
_MODES = ("off", "at_least", "exactly")


@lru_cache(maxsize=32)
def scoring_tables(rules: RuleSet) -> tuple[int, ...]:
    """Return a header, what scores on every table, and Pascal's triangle, one after the other.

    Cards lie in piles: one for each color, and one for the Kododos if they count for no color. A table is
    the number whose digits are the sizes of all piles but the last.

    Raises ``ValueError`` for a deck, a hand or a table too large for that.
    """
    colors, counted = len(rules.deck.colors), rules.kododo_counts_for_color
    piles, size = max(colors + (not counted), 2), rules.table_size
    row = max(rules.deck.cards_per_color, rules.deck.kododos * colors, size) + 1
    tables = comb(size + piles - 1, piles - 1)
    if tables > MOST_TABLES or piles > NOTHING or row > MOST_CHOICES or rules.hand_size > row:
        msg = (
            f"strategies by exact odds: expected at most {MOST_TABLES:,} different tables and {MOST_CHOICES - 1} cards "
            f"of a color, got {tables:,} tables and {row - 1} cards"
        )
        raise ValueError(msg)
    words = [0] * ((size + 1) ** (piles - 1) // PER_WORD + 1)
    for counts in _compositions(size, piles):
        table = sum(count * (size + 1) ** place for place, count in enumerate(counts[:-1]))
        words[table // PER_WORD] |= _what_scores(counts, rules) << (BITS * (table % PER_WORD))
    header = (
        piles,
        size,
        _MODES.index(rules.kododo_mode),
        int(rules.kododo_first),
        int(rules.kododo_award == "one"),
        int(counted),
        HEADER + len(words),
        row,
        0,
        0,
    )
    return (*header, *words, *(comb(n, k) for n in range(row) for k in range(row)))


def _compositions(cards: int, piles: int) -> Iterator[tuple[int, ...]]:
    """In how many ways ``cards`` lie in ``piles``: stars and bars."""
    for bars in combinations(range(cards + piles - 1), piles - 1):
        ends = (-1, *bars, cards + piles - 1)
        yield tuple(end - start - 1 for start, end in pairwise(ends))


def _what_scores(counts: tuple[int, ...], rules: RuleSet) -> int:
    """Return the number of the color that scores where the Kododos do not."""
    colors = rules.deck.colors
    steps = cascade(dict(zip(colors, counts, strict=False)), 0, _without_kododos(rules))
    scoring = scoring_of(steps)
    return NOTHING if scoring is None else colors.index(scoring)


@lru_cache(maxsize=32)
def _without_kododos(rules: RuleSet) -> RuleSet:
    return rules.replace(kododo_mode="off")
