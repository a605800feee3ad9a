"""The effect of a change, against every single table of small decks, against simulated rounds, and against rules.md."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kododo_math.deck import Deck
from kododo_math.design.effect import Change, compare, effect
from kododo_math.design.tables.joint import MOST_KINDS, most_kinds, tables
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import score_round

SWITCH_CHANGES = {
    "kododo_mode": st.sampled_from(["at_least", "exactly", "off"]),
    "kododo_counts_for_color": st.booleans(),
    "tie_cascade": st.booleans(),
    "burst_cascade": st.booleans(),
    "kododo_first": st.booleans(),
    "kododo_award": st.sampled_from(["all", "one"]),
    "burst": st.integers(1, 7),
    "kododo_number": st.integers(1, 6),
}
MANY = 20_000
SMALL_DECKS = [
    Deck(colors=("red", "blue"), kododos=2, numbers={2: 2}),
    Deck(colors=("red", "blue", "green"), kododos=1, numbers={2: 1, 3: 1}),
    Deck(colors=("red", "blue", "green"), kododos=2, numbers={2: 1}),
    Deck(colors=("A", "B", "C", "D"), kododos=1, numbers={3: 1}),
    Deck(colors=("red", "blue"), kododos=0, numbers={1: 2, 4: 2}),
]


def small_rules(deck, **changes):
    """Return a rule set for two players who play two cards each."""
    fields = {"edition": "small", "players": 2, "hand_size": 2, "turns": (1, 1), "burst": 3, "kododo_number": 2}
    return RuleSet(**{**fields, "deck": deck, **changes})


def what_happened(before, after):
    """Compare two verdicts on the same table."""
    kinds = [v.scoring if v.scoring in ("kododo", None) else "majority" for v in (before, after)]
    kinds = [kind or "nothing" for kind in kinds]
    if kinds[0] != kinds[1]:
        return Change(*kinds, "scoring")
    if before.scoring != after.scoring:
        return Change(*kinds, "color")
    same = [Counter(cards) for cards in before.scored] == [Counter(cards) for cards in after.scored]
    return Change(*kinds, "same" if same else "cards")


def every_deal(deck):
    """Go through every way to lay two different cards before each of two players."""
    cards = list(enumerate(deck.cards))
    for table in combinations(cards, 4):
        for mine in combinations(table, 2):
            yield [card for _, card in mine], [card for place, card in table if (place, card) not in mine]


@settings(max_examples=25)
@given(st.sampled_from(SMALL_DECKS), st.fixed_dictionaries({}, optional=SWITCH_CHANGES), st.data())
def test_brute_force_over_every_deal_of_small_decks(deck, first, data):
    """Every set of cards, shared out in every way, scored card by card under both rule sets: the same fractions."""
    before = small_rules(deck, **first)
    found = effect(before, **data.draw(st.fixed_dictionaries({}, optional=SWITCH_CHANGES)))
    deals = list(every_deal(deck))
    pairs = [(score_round(deal, found.before), score_round(deal, found.after)) for deal in deals]
    seen = Counter(what_happened(*pair) for pair in pairs)
    assert dict(found.changes) == {change: Fraction(n, len(deals)) for change, n in seen.items()}
    for pay, verdicts in zip(found.kododo_pay, zip(*pairs, strict=True), strict=True):
        paid = [sum(verdict.points) for verdict in verdicts if verdict.scoring == "kododo"]
        assert pay == (Fraction(sum(paid), len(paid)) if paid else None)


@pytest.mark.parametrize(
    "changes",
    [{"kododo_counts_for_color": False}, {"kododo_mode": "at_least", "burst": 6}, {"kododo_award": "one"}],
    ids=["counts", "thresholds", "award"],
)
def test_simulation_on_the_same_tables(changes):
    """2,000 random tables of four players, scored by both rule sets: each share within five standard errors."""
    found, rng, rounds = effect(rules("limit", 4), **changes), random.Random(5211), 2_000
    seen = Counter()
    for _ in range(rounds):
        cards = rng.sample(found.before.deck.cards, found.before.table_size)
        plays = [cards[seat::4] for seat in range(4)]
        seen[what_happened(score_round(plays, found.before), score_round(plays, found.after))] += 1
    assert seen.keys() <= dict(found.changes).keys()
    for change, probability in found.changes.items():
        error = sqrt(probability * (1 - probability) / rounds)
        assert abs(seen[change] / rounds - probability) < 5 * error + 1 / rounds


@given(st.from_type(RuleSet), st.fixed_dictionaries({}, optional=SWITCH_CHANGES))
@settings(max_examples=20)
def test_both_sides_have_the_laws_of_their_own(rule_set, changes):
    """Looked at one by one, the two rule sets score as `round_law` says."""
    after = rule_set.replace(**changes)
    counted = rule_set.kododo_counts_for_color, after.kododo_counts_for_color
    assume(most_kinds(rule_set.deck, rule_set.table_size, before=counted[0], after=counted[1]) < MANY)
    found = effect(rule_set, **changes).changes
    laws = round_law(rule_set), round_law(after)
    for name in ("kododo", "majority", "nothing"):
        seen = [sum(p for change, p in found.items() if change[side] == name) for side in (0, 1)]
        assert seen == [getattr(law, f"p_{name}") for law in laws]


SWITCH_TABLE = {
    "kododo_mode at_least": ({"kododo_mode": "at_least"}, (2.2, 4.3, 6.2, 7.8)),
    "kododo_mode off": ({"kododo_mode": "off"}, (8.3, 10.0, 10.9, 11.4)),
    "kododo_counts_for_color": ({"kododo_counts_for_color": False}, (41, 48, 49, 49)),
    "tie_cascade": ({"tie_cascade": False}, (0, 0, 11.5, 7.2)),
    "burst_cascade": ({"burst_cascade": False}, (0, 0, 0.0008, 0.0019)),
    "kododo_first": ({"kododo_first": False}, (5.9, 8.6, 10.3, 11.1)),
}


def places(number):
    """Return how many decimals a number is written with."""
    return len(str(number).partition(".")[2]) if isinstance(number, float) else 0


@pytest.mark.parametrize("switch", SWITCH_TABLE)
def test_the_table_of_switches(switch):
    """The published share of rounds that a switch changes in `limit`, at 2, 3, 4 and 5 players."""
    changes, published = SWITCH_TABLE[switch]
    for players, percent in zip((2, 3, 4, 5), published, strict=True):
        share = effect(rules("limit", players), **changes).share
        assert round(float(100 * share), places(percent)) == percent


def test_003_one_card_each_pays_less():
    """A Kododo round that pays each contributor one card: 1.97, 2.79, 3.54 and 4.26 points instead of 4, 5, 6 and 7."""
    pays = [effect(rules("limit", n), kododo_award="one").kododo_pay for n in (2, 3, 4, 5)]
    assert [before for before, _ in pays] == [4, 5, 6, 7]
    assert [round(float(after), 2) for _, after in pays] == [1.97, 2.79, 3.54, 4.26]


def test_a_change_of_decisions_alone_changes_no_random_round():
    """Refill, removal and final ties matter to players who think, not to the law of a round."""
    found = effect(rules("limit", 4), refill="round", removed=16, final_tie="shared", hand_size=6)
    assert (found.share, found.cards_share) == (0, 0)


def test_two_editions_on_the_same_table():
    """`hahn` prints the numbers of `limit`; `kododo` does not, and the share of rounds is the same from both sides."""
    assert compare(rules("limit", 5), rules("hahn", 5)).cards_share == 0
    one, other = compare(rules("kododo", 5), rules("limit", 5)), compare(rules("limit", 5), rules("kododo", 5))
    assert one.share == other.share > 0
    assert effect(rules("kododo", 5), edition="limit").changes == one.changes


@pytest.mark.parametrize(("before", "after"), [(True, True), (True, False), (False, True), (False, False)])
@pytest.mark.parametrize("deck", [*SMALL_DECKS, Deck()], ids=lambda deck: str(deck.size))
def test_every_table_is_counted_once(deck, before, after):
    """The ways of all kinds add up to the binomial coefficient."""
    size = 8 if deck == Deck() else 4
    assert sum(table.ways for table in tables(deck, size, before=before, after=after)) == comb(deck.size, size)


def test_kinds_of_tables_are_estimated_from_above():
    """The estimate that guards against hours of work is never below the truth."""
    for before, after in ((True, True), (True, False), (False, False)):
        kinds = {table[:2] for table in tables(Deck(), 8, before=before, after=after)}
        assert len(kinds) <= most_kinds(Deck(), 8, before=before, after=after)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"players": 3}, "expected two rule sets that score the same tables, got players 4 and 3"),
        ({"turns": (1, 1)}, "got cards_per_round 4 and 2"),
        ({"deck": Deck(kododos=4)}, "expected two rule sets that score the same tables, got deck"),
        ({"bust": 3}, "unknown field 'bust'"),
        ({"burst": 0}, "burst: expected at least 1, got 0"),
    ],
)
def test_bad_changes(changes, reason):
    """What changes the table, is unknown or impossible is refused by name."""
    with pytest.raises(ValueError, match=reason):
        effect(rules("limit", 4), **changes)


def test_too_many_kinds_of_tables():
    """The refusal names how many there are and how long they would take."""
    large = RuleSet(
        edition="large",
        players=10,
        deck=Deck(colors=tuple(f"C{'ABCDEFGHIJ'[i]}" for i in range(10)), kododos=10, numbers={2: 40}),
        turns=(3, 3),
        hand_size=6,
        burst=9,
        kododo_number=9,
    )
    assert most_kinds(large.deck, 60, before=True, after=False) > MOST_KINDS
    with pytest.raises(ValueError, match=r"expected at most 1,000,000 kinds to go through, got up to .* s"):
        effect(large, kododo_counts_for_color=False)


def test_no_rule_sets():
    """Names of editions are no rule sets."""
    with pytest.raises(TypeError, match="effect: expected a RuleSet"):
        effect("limit", burst=8)
    with pytest.raises(TypeError, match="compare: expected a RuleSet"):
        compare(rules("limit", 4), "kododo")
