"""The rule set: its checks field by field, the arithmetic of a game, and JSON out and in."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.rule_set import RuleSet

BAD_FIELDS = {
    "edition_a_number": ({"edition": 4}, "edition: expected a name, got 4"),
    "players_one": ({"players": 1}, "players: expected at least 2, got 1"),
    "players_true": ({"players": True}, "players: expected a whole number, got True"),
    "deck_a_text": ({"deck": "TK"}, "deck: expected a Deck, got 'TK'"),
    "edition_a_page": ({"edition": 101 * "a"}, "edition: expected a name of at most 100 characters, got 101"),
    "hand_size_zero": ({"hand_size": 0}, "hand_size: expected at least 1, got 0"),
    "turns_empty": ({"turns": ()}, "turns: expected cards per turn, as in (2, 1, 1), got ()"),
    "turns_a_number": ({"turns": 4}, "turns: expected cards per turn, as in (2, 1, 1), got 4"),
    "turns_a_text": ({"turns": "211"}, "turns: expected cards per turn, as in (2, 1, 1), got '211'"),
    "turns_zero": ({"turns": (2, 0)}, "turns, turn 2: expected at least 1, got 0"),
    "turns_half": ({"turns": (2, 0.5)}, "turns, turn 2: expected a whole number, got 0.5"),
    "removed_negative": ({"removed": -1}, "removed: expected at least 0, got -1"),
    "burst_zero": ({"burst": 0}, "burst: expected at least 1, got 0"),
    "kododo_number_zero": ({"kododo_number": 0}, "kododo_number: expected at least 1, got 0"),
    "kododo_mode": ({"kododo_mode": "most"}, "kododo_mode: expected one of at_least, exactly, off, got 'most'"),
    "kododo_award": ({"kododo_award": 1}, "kododo_award: expected one of all, one, got 1"),
    "refill": ({"refill": None}, "refill: expected one of turn, round, got None"),
    "final_tie": ({"final_tie": []}, "final_tie: expected one of most_cards, shared, got []"),
    "tie_cascade": ({"tie_cascade": 1}, "tie_cascade: expected True or False, got 1"),
    "kododo_first": ({"kododo_first": "no"}, "kododo_first: expected True or False, got 'no'"),
    "target_score_zero": ({"target_score": 0}, "target_score: expected at least 1, got 0"),
    "deck_less_than_the_deal": (
        {"deck": Deck(kododos=0, numbers={2: 3})},
        "deck too small for the deal: expected at least 20 cards for 4 players, got 15 less 0 removed",
    ),
    "removed_too_many": (
        {"removed": 81},
        "deck too small for the deal: expected at least 20 cards for 4 players, got 100 less 81 removed",
    ),
    "deck_less_than_a_round": (
        {"turns": (20, 6)},
        "deck too small for a round: expected at least 104 cards for 4 players, got 100 less 0 removed",
    ),
}


@pytest.mark.parametrize(("changes", "sentence"), BAD_FIELDS.values(), ids=BAD_FIELDS)
def test_a_field_that_cannot_be_is_refused(changes, sentence):
    """The error names the field, what was expected and what was given."""
    with pytest.raises((TypeError, ValueError)) as error:
        rules("kododo", 4).replace(**changes)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("mode", "met"), [("at_least", [False, True, True]), ("exactly", [False, True, False]), ("off", [False] * 3)]
)
def test_the_kododo_rule_just_below_at_and_above_its_number(mode, met):
    """Each mode of the rule at 7, 8 and 9 Kododos when the number is 8."""
    sheet = rules("kododo", 4, kododo_mode=mode)
    assert [sheet.kododo_rule_met(kododos) for kododos in (7, 8, 9)] == met


def test_replace_returns_a_separate_rule_set():
    """The rule set itself never changes, and an unknown field is refused."""
    sheet = rules("kododo", 4)
    assert sheet.replace(burst=9) != sheet == rules("kododo", 4)
    with pytest.raises(ValueError, match=r"^unknown field 'Burst' of a rule set: "):
        sheet.replace(Burst=9)


@given(st.from_type(RuleSet))
def test_equal_rule_sets_are_one_key(sheet):
    """A rule set is a value, so that its law can be cached."""
    assert {sheet: "law"}[sheet.replace(burst=sheet.burst)] == "law"


@given(st.from_type(RuleSet))
def test_json_is_read_back_as_the_same_rule_set(sheet):
    """Reading is the inverse of writing."""
    assert RuleSet.from_json(sheet.to_json()) == sheet


@given(st.from_type(RuleSet), st.data())
def test_the_arithmetic_of_a_game(sheet, data):
    """Every card removed, dealt, drawn round by round or left over is a card of the deck, just once."""
    most = sheet.deck.size - sheet.players * max(sheet.hand_size, sheet.cards_per_round)
    sheet = sheet.replace(removed=data.draw(st.integers(0, most)))
    dealt, drawn = sheet.players * sheet.hand_size, sheet.table_size * (sheet.rounds_per_game - 1)
    assert sheet.removed + dealt + drawn + sheet.cards_left_over == sheet.deck.size
    assert 0 <= sheet.cards_left_over < sheet.table_size
    assert sheet.is_even == (sheet.cards_left_over == 0) == (sheet.removed in sheet.even_removals)


@given(st.from_type(RuleSet))
def test_every_even_removal_can_be_played(sheet):
    """What ``even_removals`` lists is what a whole game accepts."""
    for removed in sheet.even_removals:
        sheet.replace(removed=removed).verify_playable()


def changed(**changes: object) -> str:
    """Return a rule sheet in JSON with some of its data changed."""
    return json.dumps({**json.loads(rules().to_json()), **changes})


def with_deck(**changes: object) -> str:
    """Return a rule sheet in JSON with some of its deck changed."""
    return changed(deck={**json.loads(rules().to_json())["deck"], **changes})


BAD_SHEETS = {
    "not_json": (
        "burst = 7",
        "rule sheet: expected a JSON object, got text that cannot be read (Expecting value: line 1 column 1 (char 0))",
    ),
    "a_list": ("[]", "rule sheet: expected a JSON object, got a list"),
    "deck_a_list": (changed(deck=[]), "deck of a rule sheet: expected a JSON object, got a list"),
    "deck_unknown_key": (
        with_deck(jokers=2),
        "deck of a rule sheet: expected exactly the keys colors, kododos, numbers; missing or unknown: 'jokers'",
    ),
    "numbers_a_list": (with_deck(numbers=[[2, 6]]), "numbers of a deck: expected a JSON object, got a list"),
    "points_a_word": (
        with_deck(numbers={"two": 6}),
        "numbers of a deck: expected points as keys, as in '6', got 'two'",
    ),
    "points_written_twice": (
        with_deck(numbers={"2": 6, "02": 5}),
        "numbers of a deck: expected points as keys, as in '6', got '02'",
    ),
    "count_a_text": (
        with_deck(numbers={"2": "6"}),
        "number cards of 2 points per color: expected a whole number, got '6'",
    ),
    "colors_a_mapping": (
        with_deck(colors={"teal": 1}),
        "colors of a deck: expected a sequence of names, got {'teal': 1}",
    ),
    "players_nan": (changed(players=float("nan")), "players: expected a whole number, got nan"),
    "burst_a_float": (changed(burst=7.0), "burst: expected a whole number, got 7.0"),
}


@pytest.mark.parametrize(("text", "sentence"), BAD_SHEETS.values(), ids=BAD_SHEETS)
def test_a_json_text_that_is_no_rule_sheet_is_refused(text, sentence):
    """The error names the part, what was expected and what was given."""
    with pytest.raises((TypeError, ValueError)) as error:
        RuleSet.from_json(text)
    assert str(error.value) == sentence


def test_a_missing_and_an_unknown_key_are_both_named():
    """A sheet with a misspelt field is told which."""
    text = rules().to_json().replace('"burst"', '"bust"')
    with pytest.raises(ValueError, match=r"^rule sheet: expected exactly the keys burst, .*: 'burst', 'bust'$"):
        RuleSet.from_json(text)
