"""Independent programs must agree: level counting, brute force, partitions, icepool and scipy."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product
from math import comb, factorial, prod

import icepool
import pytest
from scipy.stats import hypergeom

from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.round_law import RoundLaw, RoundOutcome, round_law, round_laws
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import Step, cascade, score_round

PRINTED = [(edition, n) for edition in ("kododo", "aggressive", "limit", "hahn") for n in player_counts(edition)]

SMALL_DECKS = [
    Deck(colors=("red", "blue"), kododos=2, numbers={2: 2, 3: 1}),
    Deck(colors=("red", "blue", "white"), kododos=1, numbers={2: 1, 5: 1}),
    Deck(colors=("red", "blue", "white"), kododos=0, numbers={2: 3}),
    Deck(colors=("red", "blue", "white"), kododos=3, numbers={}),
    Deck(colors=("red", "blue", "white", "gray"), kododos=1, numbers={2: 1}),
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
THRESHOLDS = [(2, 2), (3, 2), (4, 1)]


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


def outcome_of(steps: tuple[Step, ...]) -> RoundOutcome:
    """Read from the steps of a cascade how the round ended."""
    last, kinds = steps[-1], {step.kind for step in steps}
    if last.kind == "kododo":
        return RoundOutcome("kododo", 0, burst=False, tie=False)
    return RoundOutcome(last.kind, last.count, burst="burst" in kinds, tie="tie" in kinds)


def brute_force(sheet: RuleSet) -> dict[str, Counter]:
    """Count outcomes and points over every table, with the game's own scoring."""
    counts: dict[str, Counter] = {name: Counter() for name in ("outcomes", "top", "kododos", "points", "mine")}
    for verdict in every_table(sheet):
        cards = [card for play in verdict.plays for card in play]
        colors = Counter(card.color for card in cards if sheet.kododo_counts_for_color or not card.kododo)
        counts["outcomes"][outcome_of(verdict.steps)] += 1
        counts["top"][max(colors.values(), default=0)] += 1
        counts["kododos"][sum(card.kododo for card in cards)] += 1
        counts["points"][sum(verdict.points)] += 1
        counts["mine"][verdict.points[0]] += 1
    return counts


def law_of(counts: Counter) -> dict[object, Fraction]:
    """Turn counts into probabilities."""
    return {outcome: Fraction(count, counts.total()) for outcome, count in counts.items()}


@pytest.mark.no_cover  # millions of tables: watched by coverage they take six times as long
@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize("deck", SMALL_DECKS, ids=lambda d: f"{len(d.colors)}x{d.cards_per_color}")
def test_level_counting_equals_every_table_of_a_small_deck(deck, switches):
    """Brute force over every deal of a small deck gives the same fractions, for all switches."""
    for burst, kododo_number in THRESHOLDS:
        sheet = small_rules(deck, burst, kododo_number, switches)
        law, counts = RoundLaw(sheet), brute_force(sheet)
        assert dict(law.outcomes) == law_of(counts["outcomes"])
        assert dict(law.top_count) == law_of(counts["top"])
        assert dict(law.kododo_count) == law_of(counts["kododos"])
        assert dict(law.points) == law_of(counts["points"])
        assert dict(law.player_points) == law_of(counts["mine"])


def partitions(cards: int, parts: int, largest: int):
    """Yield every way to write ``cards`` as ``parts`` numbers from 0 to ``largest``, largest first."""
    if parts == 0:
        if cards == 0:
            yield ()
        return
    for first in range(min(cards, largest), -1, -1):
        for rest in partitions(cards - first, parts - 1, first):
            yield first, *rest


def partition_law(sheet: RuleSet) -> dict[RoundOutcome, Fraction]:
    """The outcomes from the partitions of the table into colors, with the cascade of the game.

    For each partition, and each number of Kododos its colors hold, multiply the ways to choose the cards.
    """
    deck, colors = sheet.deck, sheet.deck.colors
    found: Counter = Counter()
    for counts in partitions(sheet.table_size, len(colors), deck.cards_per_color):
        by_kododos = Counter({0: factorial(len(colors)) // prod(map(factorial, Counter(counts).values()))})
        for count in counts:
            step: Counter = Counter()
            for before, ways in by_kododos.items():
                for k in range(min(count, deck.kododos) + 1):
                    step[before + k] += ways * comb(deck.kododos, k) * comb(deck.numbers_per_color, count - k)
            by_kododos = step
        for kododos, ways in by_kododos.items():
            found[outcome_of(cascade(dict(zip(colors, counts, strict=True)), kododos, sheet))] += ways
    return law_of(found)


@pytest.mark.parametrize(
    ("edition", "players", "switches"),
    [(edition, n, {}) for edition, n in PRINTED]
    + [
        (edition, n, switches)
        for edition, n in (("limit", 3), ("kododo", 4))
        for switches in SWITCHES[1:]
        if switches.get("kododo_counts_for_color", True)
    ],
)
def test_level_counting_equals_partitions_for_every_edition(edition, players, switches):
    """Enumerating the partitions of the table gives the same fractions for printed rule sets and their switches."""
    sheet = rules(edition, players).replace(**switches)
    assert dict(RoundLaw(sheet).outcomes) == partition_law(sheet)


def test_the_five_probabilities_are_those_of_the_outcomes():
    """Each of the five probabilities is that of the outcomes it speaks of."""
    law = round_law(rules("limit", 4))
    assert law.p_kododo == law.outcomes.where(lambda o: o.scoring == "kododo")
    assert law.p_majority == law.outcomes.where(lambda o: o.scoring == "majority")
    assert law.p_nothing == law.outcomes.where(lambda o: o.scoring == "nothing")
    assert law.p_burst == law.outcomes.where(lambda o: o.burst)
    assert law.p_tie == law.outcomes.where(lambda o: o.tie)


def icepool_law(sheet: RuleSet) -> icepool.Die:
    """Deal the table from an icepool deck of (color, is Kododo) and map it to the outcome."""
    deck = sheet.deck
    cards = icepool.Deck(
        {
            (color, is_kododo): count
            for color in range(len(deck.colors))
            for is_kododo, count in ((False, deck.numbers_per_color), (True, deck.kododos))
            if count
        }
    )

    class RoundEvaluator(icepool.MultisetEvaluator):
        """Collect the counts of the colors above zero and the Kododos, color by color."""

        def next_state(self, state, _order, outcome, count):
            counts, kododos, current, held = state or ((), 0, None, 0)
            color, is_kododo = outcome
            if color != current:
                counts, held = tuple(sorted((*counts, held))), 0
            return counts, kododos + is_kododo * count, color, held + count

        def final_outcome(self, state, *_):
            counts, kododos, _, held = state
            counts = [*counts, held]
            if sheet.kododo_rule_met(kododos):
                return "kododo", 0, False
            alone = [m for m in set(counts) if 0 < m < sheet.burst and counts.count(m) == 1]
            scoring = max(alone, default=0)
            return "majority" if alone else "nothing", scoring, max(counts) >= sheet.burst

    return RoundEvaluator().evaluate(cards.deal(sheet.table_size))


@pytest.mark.parametrize(("edition", "players"), [("kododo", 2), ("limit", 3), ("aggressive", 2), ("kododo", 4)])
def test_level_counting_equals_icepool(edition, players):
    """Icepool, which counts in its own way, gives the same fractions."""
    sheet = rules(edition, players)
    die = icepool_law(sheet)
    outcomes = round_law(sheet).outcomes.map(lambda o: (o.scoring, o.count, o.burst))
    assert dict(outcomes) == {outcome: Fraction(q, die.denominator()) for outcome, q in die.items()}


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_kododo_count_equals_scipy_hypergeometric(edition, players):
    """The number of Kododos on the table is hypergeometric, as scipy has it."""
    sheet = rules(edition, players)
    scipy_law = hypergeom(sheet.deck.size, 25, sheet.table_size)
    law = round_law(sheet)
    for kododos, probability in law.kododo_count.items():
        assert float(probability) == pytest.approx(scipy_law.pmf(kododos), rel=1e-9)
    if sheet.kododo_mode == "at_least":
        assert float(law.p_kododo) == pytest.approx(scipy_law.sf(sheet.kododo_number - 1), rel=1e-9)


def test_design_numbers_as_fractions():
    """The known answers of the design, two as whole fractions."""
    assert round_law(rules("kododo", 2)).p_kododo == Fraction(640711, 225561084)
    law = round_law(rules("kododo", 4))
    assert law.p_kododo == Fraction(1879944706, 109795814849)
    assert law.p_burst == Fraction(4376846446392451, 53834425161872586)
    assert law.p_nothing == Fraction(3013241924354449, 53834425161872586)


@pytest.mark.parametrize(
    ("edition", "players", "name", "value"),
    [
        ("kododo", 2, "p_burst", 0.037625),
        ("kododo", 2, "p_nothing", 0.282486),
        ("limit", 4, "p_kododo", 0.109078),
        ("limit", 4, "p_burst", 0.0735709),
        ("limit", 4, "p_nothing", 0.050740),
    ],
)
def test_design_numbers_as_decimals(edition, players, name, value):
    """The known answers of the design, to the digits given."""
    assert float(getattr(round_law(rules(edition, players)), name)) == pytest.approx(value, abs=5e-7)


@pytest.mark.parametrize(
    ("edition", "players", "mean"), [("kododo", 4, 2.67166), ("limit", 5, 2.53373), ("aggressive", 3, 3.50828)]
)
def test_design_mean_points(edition, players, mean):
    """The known mean points a player takes from a round, to the digits given."""
    assert float(round_law(rules(edition, players)).player_points.mean) == pytest.approx(mean, abs=5e-6)


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_player_points_times_players_is_points(edition, players):
    """What all players take together is, in the mean, what one takes times their number."""
    law = round_law(rules(edition, players))
    assert law.player_points.mean * players == law.points.mean
    assert law.p_kododo + law.p_majority + law.p_nothing == 1


def test_laws_that_share_their_counting_equal_single_laws():
    """A sweep over thresholds and switches gives what each rule set gives alone."""
    sheets = [
        rules("limit", 4, burst=burst, kododo_number=number, kododo_mode=mode, kododo_first=first)
        for burst, number, mode, first in product((5, 7), (3, 8), ("at_least", "exactly", "off"), (True, False))
    ]
    for shared, sheet in zip(round_laws(sheets), sheets, strict=True):
        alone = RoundLaw(sheet)
        assert shared.outcomes == alone.outcomes
        assert shared.player_points == alone.player_points
        assert shared.points == alone.points
