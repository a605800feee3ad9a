"""Independent programs must agree: level counting, brute force, partitions, icepool and scipy."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb, prod

import icepool
import pytest
from kododo_math.cards import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.round_law import RoundLaw, RoundOutcome, round_law, round_laws
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import score_round
from scipy.stats import hypergeom

PRINTED = [(edition, n) for edition in ("kododo", "aggressive", "limit", "hahn") for n in player_counts(edition)]

SMALL_DECKS = [
    Deck(colors=("red", "blue"), kododos=2, numbers={2: 2, 3: 1}),
    Deck(colors=("red", "blue", "white"), kododos=1, numbers={2: 2, 5: 1}),
    Deck(colors=("red", "blue", "white", "gray"), kododos=1, numbers={2: 2}),
    Deck(colors=("red", "blue", "white"), kododos=0, numbers={2: 3}),
    Deck(colors=("red", "blue", "white"), kododos=3, numbers={}),
]
SWITCHES = [
    {},
    {"kododo_mode": "exactly"},
    {"kododo_mode": "off"},
    {"kododo_counts_for_color": False},
    {"kododo_counts_for_color": False, "kododo_mode": "exactly", "kododo_first": False},
    {"tie_cascade": False},
    {"burst_cascade": False},
    {"burst_cascade": False, "tie_cascade": False, "kododo_first": False},
    {"kododo_first": False},
    {"kododo_first": False, "kododo_mode": "exactly"},
    {"kododo_award": "one"},
    {"kododo_award": "one", "kododo_first": False, "kododo_counts_for_color": False},
]
THRESHOLDS = [(2, 1), (2, 2), (3, 2), (4, 3), (1, 1), (9, 9)]


def small_rules(deck: Deck, burst: int, kododo_number: int, switches: dict[str, object]) -> RuleSet:
    """Two players with three cards each on the table, from a deck small enough to try every table."""
    sheet = rules("kododo", 2, deck=deck, turns=(2, 1), hand_size=3, removed=0)
    return sheet.replace(burst=burst, kododo_number=kododo_number, **switches)


def every_table(sheet: RuleSet):
    """Yield the verdict of every deal of the table to the players, each once and equally likely."""
    cards, mine = list(enumerate(sheet.deck.cards)), sheet.cards_per_round
    for first in combinations(cards, mine):
        left = [card for card in cards if card not in first]
        for second in combinations(left, mine):
            yield score_round([[card for _, card in first], [card for _, card in second]], sheet)


def brute_force(sheet: RuleSet) -> dict[str, Counter]:
    """Count outcomes and points over every table, with the game's own scoring."""
    counts: dict[str, Counter] = {name: Counter() for name in ("outcomes", "top", "kododos", "points", "mine")}
    for verdict in every_table(sheet):
        cards = [card for play in verdict.plays for card in play]
        colors = Counter(card.color for card in cards if sheet.kododo_counts_for_color or not card.kododo)
        last = verdict.steps[-1]
        kinds = {step.kind for step in verdict.steps}
        if verdict.scoring == "kododo":
            outcome = RoundOutcome("kododo", 0, burst=False, tie=False)
        else:
            outcome = RoundOutcome(last.kind, last.count, burst="burst" in kinds, tie="tie" in kinds)
        counts["outcomes"][outcome] += 1
        counts["top"][max(colors.values(), default=0)] += 1
        counts["kododos"][sum(card.kododo for card in cards)] += 1
        counts["points"][sum(verdict.points)] += 1
        counts["mine"][verdict.points[0]] += 1
    return counts


def law_of(counts: Counter) -> dict[object, Fraction]:
    """Turn counts into probabilities."""
    return {outcome: Fraction(count, counts.total()) for outcome, count in counts.items()}


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize("deck", SMALL_DECKS, ids=lambda d: f"{len(d.colors)}x{d.cards_per_color}")
def test_level_counting_equals_every_table_of_a_small_deck(deck, switches):
    """Brute force over every subset of a small deck gives the same fractions, for all switches."""
    for burst, kododo_number in THRESHOLDS if deck is SMALL_DECKS[0] else THRESHOLDS[1:4]:
        sheet = small_rules(deck, burst, kododo_number, switches)
        law, counts = RoundLaw(sheet), brute_force(sheet)
        assert dict(law.outcomes) == law_of(counts["outcomes"])
        assert dict(law.top_count) == law_of(counts["top"])
        assert dict(law.kododo_count) == law_of(counts["kododos"])
        assert dict(law.points) == law_of(counts["points"])
        assert dict(law.player_points) == law_of(counts["mine"])
        assert law.expected_points(law._share(sheet.cards_per_round)) == law.player_points.mean
