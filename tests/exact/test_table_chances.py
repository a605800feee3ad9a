"""How likely one certain table is, held against trying every table."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.exact.table_chances import arrangements, chance_of_counts

SMALL = rules(
    "kododo", 2, deck=Deck(("teal", "orange", "green"), kododos=1, numbers={2: 2}), hand_size=2, turns=(1, 1), removed=0
)


def test_every_table_of_a_small_deck():
    """Counts and Kododos of all 126 tables of a deck of nine cards, one after the other."""
    seen = Counter()
    for cards in combinations(SMALL.deck.cards, SMALL.table_size):
        counts = tuple(sum(card.color == color for card in cards) for color in SMALL.deck.colors)
        seen[counts, sum(card.kododo for card in cards)] += 1
    for counts in product(range(5), repeat=3):
        if sum(counts) == SMALL.table_size:
            named = dict(zip(SMALL.deck.colors, counts, strict=True))
            for kododos in range(5):
                assert chance_of_counts(named, SMALL, kododos) == Fraction(seen[counts, kododos], seen.total())
            assert chance_of_counts(named, SMALL) == sum(chance_of_counts(named, SMALL, k) for k in range(5))


def test_arrangements_of_a_pattern():
    """As many as there are different orders of the counts."""
    counts = {"teal": 2, "orange": 1, "green": 1}
    assert arrangements(counts, SMALL) == 3
    assert arrangements({"teal": 4}, SMALL) == 3


@pytest.mark.parametrize("counts", [{"teal": 3}, {"teal": 5}, {"mauve": 4}])
def test_counts_that_fill_no_table(counts):
    """They are refused with what was expected."""
    with pytest.raises(ValueError, match="counts: expected 4 cards in all of the colors teal, orange, green"):
        chance_of_counts(counts, SMALL)
