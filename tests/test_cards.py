"""Cards, their notation and the deck: what is read back, and what is refused with which sentence."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kododo_math.cards import COLORS, Card, format_cards, parse_cards
from kododo_math.deck import Deck
from kododo_math.rule_set import RuleSet


@given(st.from_type(RuleSet).map(lambda rules: rules.deck), st.randoms())
def test_notation_is_read_back_as_the_same_cards(deck, rng):
    """Reading is the inverse of writing, for every deck and order."""
    cards = tuple(rng.sample(deck.cards, deck.size))
    assert deck.parse(deck.format(cards)) == cards


@pytest.mark.parametrize("notation", ["TK T2 O5", "TK,T2,O5", " TK,  T2\nO5 "])
def test_notation_may_be_separated_by_spaces_or_commas(notation):
    """Spaces, commas and line ends all part cards."""
    assert format_cards(parse_cards(notation)) == "TK T2 O5"


@pytest.mark.parametrize("word", ["Q9", "tk", "T", "K", "T02", "T1000", "T--1", "TKK", "T٣", "teal2"])
def test_an_unknown_card_is_quoted(word):
    """The error quotes the first word that is no card, and says how a card is written."""
    with pytest.raises(ValueError, match=rf"^unknown card '{word}': expected a color's symbol ") as error:
        parse_cards(f"T2 {word} X1")
    assert str(error.value).endswith("(T, O, G, P, Y) and K or a number, as in 'TK' or 'O5'")


def test_notation_must_be_a_text():
    """A number is no notation."""
    with pytest.raises(TypeError, match=r"^notation of cards: expected a text, as in 'TK O5', got 5$"):
        parse_cards(5)


def test_a_card_cannot_be_changed():
    """Cards are values."""
    with pytest.raises(FrozenInstanceError):
        Card("teal", 2).points = 6


def test_a_kododo_is_not_a_number_card_of_one_point():
    """A deck may have both, and they differ in notation."""
    assert Card("teal", 1) != Card("teal", 1, kododo=True)
    assert repr(Deck(("teal",), 1, {1: 1}).cards) == "(Card('TK'), Card('T1'))"


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        (("", 2), "color of a card: expected a name made of letters and digits, got ''"),
        ((5, 2), "color of a card: expected a name made of letters and digits, got 5"),
        (("te al", 2), "color of a card: expected a name made of letters and digits, got 'te al'"),
        (("teal", -1), "points of a card: expected at least 0, got -1"),
        (("teal", 2.5), "points of a card: expected a whole number, got 2.5"),
        (("teal", True), "points of a card: expected a whole number, got True"),
        (("teal", 2, True), "points of a Kododo: expected 1, got 2"),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, tuple) else "",
)
def test_a_card_that_cannot_be_is_refused(card, sentence):
    """The error names the field, what was expected and what was given."""
    with pytest.raises((TypeError, ValueError)) as error:
        Card(*card)
    assert str(error.value) == sentence


LETTERS = [first + second for first in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" for second in "ABCDEFGHIJKLMNOPQRSTUVWXYZ_"]
BAD_DECKS = {
    "colors_a_text": (("teal",), "colors of a deck: expected a sequence of names, got 'teal'"),
    "colors_none": ((None,), "colors of a deck: expected a sequence of names, got None"),
    "colors_a_mapping": (({"teal": 1},), "colors of a deck: expected a sequence of names, got {'teal': 1}"),
    "no_colors": (((),), "colors of a deck: expected 1 to 1000, got 0"),
    "a_million_colors": ((range(10**6),), "colors of a deck: expected 1 to 1000, got 1000000"),
    "color_a_number": (((1, 2),), "color of a deck: expected a name made of letters and digits, got 1"),
    "color_kododo": (
        (("teal", "kododo"),),
        "color of a deck: expected a name other than that of the Kododos, got 'kododo'",
    ),
    "color_twice": ((("green", "teal", "green"),), "colors of a deck: expected different names, got 'green' twice"),
    "kododos_negative": ((COLORS, -1), "Kododos per color: expected at least 0, got -1"),
    "kododos_half": ((COLORS, 0.5), "Kododos per color: expected a whole number, got 0.5"),
    "numbers_a_list": ((COLORS, 5, [2, 3]), "numbers of a deck: expected a mapping from points to a count, got [2, 3]"),
    "points_a_text": ((COLORS, 5, {"2": 3}), "points of a number card: expected a whole number, got '2'"),
    "points_too_many": ((COLORS, 5, {1000: 1}), "points of a number card: expected at most 999, got 1000"),
    "count_negative": ((COLORS, 5, {2: -1}), "number cards of 2 points per color: expected at least 0, got -1"),
    "empty": ((COLORS, 0, {2: 0}), "a deck needs at least one card: expected Kododos or numbers, got neither"),
    "too_large": ((LETTERS, 5, {2: 10}), "cards of a deck: expected at most 10000, got 10530"),
    "huge": ((COLORS, 10**99), "cards of a deck: expected at most 10000, got 500000000000000000...0000000000000000075"),
}


@pytest.mark.parametrize(("fields", "sentence"), BAD_DECKS.values(), ids=BAD_DECKS)
def test_a_deck_that_cannot_be_is_refused(fields, sentence):
    """The error names the field, what was expected and what was given, and stays short."""
    with pytest.raises((TypeError, ValueError)) as error:
        Deck(*fields)
    assert str(error.value) == sentence


@given(st.from_type(RuleSet).map(lambda rules: rules.deck))
def test_a_deck_counts_its_cards(deck):
    """What the deck says of itself is what its cards say."""
    assert deck.size == len(deck.cards) == len(deck.colors) * deck.cards_per_color
    assert sum(card.points for card in deck.cards) == len(deck.colors) * deck.points_per_color
    assert all(deck.holds(card) == deck.cards.count(card) for card in set(deck.cards))
    deck.verify_holds(deck.cards)


def test_a_deck_is_a_value():
    """Equal decks are one key of a cache, survive pickling, and cannot be changed from outside."""
    numbers = {3: 1, 2: 4, 9: 0}
    deck = Deck(["red", "blue"], 1, numbers)
    numbers[2] = 99
    assert deck == Deck(("red", "blue"), 1, {2: 4, 3: 1}) == pickle.loads(pickle.dumps(deck))  # noqa: S301 - our own bytes
    assert len({deck, Deck(("red", "blue"), 1, {2: 4, 3: 1})}) == 1
    with pytest.raises(TypeError):
        deck.numbers[2] = 5


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("T6 O6 T6", "card T6 seen too often: expected at most 1 in this deck, got 2"),
        ("TK " * 6, "card TK seen too often: expected at most 5 in this deck, got 6"),
        ("T2 T9", "unknown card 'T9': expected a card of this deck"),
        ([Card("red", 2)], "unknown card 'R2': expected a card of this deck"),
    ],
    ids=["twice", "six_kododos", "number", "color"],
)
def test_cards_that_cannot_lie_together_are_refused(cards, sentence):
    """A deck has only so many copies of a card."""
    with pytest.raises(ValueError, match="card") as error:
        Deck().verify_holds(Deck().parse(cards))
    assert str(error.value) == sentence


def test_colors_that_share_a_symbol_are_written_by_name():
    """Two colors with one first letter stay apart: written by name, and refused where only the letter is given."""
    deck = Deck(colors=("green", "gold", "teal", "c1"))
    assert deck.format(deck.cards).split()[:1] == ["green-K"]
    assert deck.parse(deck.format(deck.cards)) == deck.cards
    assert [str(card) for card in deck.parse("gold-2 T2 C1-K c1-3")] == ["G2", "T2", "C1-K", "C1-3"]
    with pytest.raises(ValueError, match="got that of green and gold; write the name, as in 'green-2'"):
        deck.parse("G2")
