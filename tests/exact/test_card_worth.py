"""What a card on the table is worth, against every table it can lie on."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from kododo_math.cards import parse_cards
from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.card_worth import card_worth
from kododo_math.exact.odds import odds
from kododo_math.exact.round_law import round_law
from kododo_math.scoring import score_round
from kododo_math.seat_view import View

DECK = Deck(colors=("red", "blue", "white"), kododos=2, numbers={2: 1, 5: 1})
SMALL = rules("kododo", 2, deck=DECK, turns=(1, 1), hand_size=2, removed=0, burst=3, kododo_number=2)
SWITCHES = [
    {},
    {"kododo_mode": "exactly"},
    {"kododo_mode": "off"},
    {"kododo_counts_for_color": False},
    {"kododo_counts_for_color": False, "kododo_first": False, "kododo_award": "one"},
    {"kododo_first": False, "kododo_mode": "exactly"},
    {"tie_cascade": False, "burst_cascade": False},
    {"kododo_award": "one"},
]


def every_table(card, table):
    """Yield every way to fill the table around a card of the first player."""
    unseen = list((Counter(DECK.cards) - Counter((card, *table))).elements())
    places = range(len(unseen))
    for own in combinations(places, SMALL.cards_per_round - 1):
        for others in combinations([p for p in places if p not in own], SMALL.cards_per_round - len(table)):
            yield (card, *(unseen[p] for p in own)), (*table, *(unseen[p] for p in others))


def taken(card, plays, sheet):
    """What the first player's card takes from a table."""
    verdict = score_round(plays, sheet)
    if verdict.scoring == "kododo":
        own = sum(c.kododo for c in plays[0])
        return Fraction(verdict.points[0], own) if card.kododo else Fraction(0)
    counts = sheet.kododo_counts_for_color or not card.kododo
    return Fraction(card.points if verdict.scoring == card.color and counts else 0)


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize("table", ["", "RK", "RK R5", "BK W2"])
def test_worth_equals_the_mean_over_every_table(switches, table):
    """Trying every table around a card gives the same fractions, for all switches."""
    sheet, seen = SMALL.replace(**switches), DECK.parse(table)
    for card, found in card_worth(sheet, table).items():
        values = [taken(card, plays, sheet) for plays in every_table(card, seen)]
        assert found.worth == Fraction(sum(values), len(values))


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize(
    ("edition", "players"), [(e, n) for e in ("kododo", "aggressive", "limit") for n in player_counts(e)]
)
def test_worth_of_all_cards_adds_up_to_the_points_of_a_round(edition, players, switches):
    """Each card's worth, times how likely it lies on the table, adds up to the mean of the round law."""
    sheet = rules(edition, players, **switches)
    on_table, copies = Fraction(sheet.table_size, sheet.deck.size), Counter(sheet.deck.cards)
    total = sum(found.worth * copies[card] for card, found in card_worth(sheet).items())
    assert on_table * total == round_law(sheet).points.mean


def test_worth_grows_with_the_number_alone():
    """Seen from nothing, cards of all colors are alike, and a six is worth three times a two."""
    worths = card_worth(rules("limit", 4))
    for symbol, points in product("TOGPY", (2, 3, 4, 5, 6)):
        (card,) = parse_cards(f"{symbol}{points}")
        assert worths[card].worth * 2 == points * worths[parse_cards("T2")[0]].worth


def test_a_card_that_makes_its_color_burst_is_worth_nothing():
    """With the burst number 7, six cards of a color on the table leave no worth to a seventh."""
    worths = card_worth(rules("kododo", 4), "T2 T2 T2 T2 T3 T3")
    assert {card for card, found in worths.items() if not found.color_scores} == {
        card for card in worths if card.color == "teal"
    }


def test_last_card_has_the_odds_of_a_seat_that_plays_it():
    """On the last turn a card's worth is what `odds` adds for it: points times the chance of its color."""
    sheet = rules("kododo", 2, turns=(1,), hand_size=1, removed=0)
    (card,) = parse_cards("T5")
    seen = odds(View(sheet, 0, ["", ""], [card]), [card])
    assert card_worth(sheet)[card].color_scores == seen.scoring["teal"]
    assert card_worth(sheet)[card].worth == seen.expected_points


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("T6 T6", "card T6 seen too often"),
        ("Q9", "unknown card 'Q9'"),
        (
            "T2 T2 T2 T2 T2",
            r"expected at most 4 cards, as many as the opponents play in a round, got 5 \(T2 T2 T2 T2 T2\)",
        ),
    ],
)
def test_impossible_tables_are_refused(table, message):
    """The table must come from the deck and leave the player's own places free."""
    with pytest.raises(ValueError, match=message):
        card_worth(rules("kododo", 2), table)
