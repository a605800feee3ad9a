"""Scoring under every switch of the rule sheet, and tables that cannot be scored."""

from __future__ import annotations

import pytest

from kododo_math.cards import format_cards
from kododo_math.editions import rules
from kododo_math.scoring import score_round

SWITCHES = {
    "at_least_counts_a_kododo_too_many": (
        {"kododo_mode": "at_least"},
        (7, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["kododo"], "kododo"),
    ),
    "off_never_looks_at_kododos": (
        {"kododo_mode": "off"},
        (6, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["majority"], "teal"),
    ),
    "kododos_count_for_no_color": (
        {"kododo_counts_for_color": False},
        (5, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["kododo", "majority"], "orange"),
    ),
    "second_tie_ends_the_round": (
        {"tie_cascade": False},
        (0, {"teal": 4, "orange": 4, "green": 3, "pink": 3, "yellow": 2}),
        (["kododo", "tie", "tie", "nothing"], None),
    ),
    "one_tie_goes_on": (
        {"tie_cascade": False},
        (0, {"teal": 6, "orange": 6, "green": 3, "pink": 1}),
        (["kododo", "tie", "majority"], "green"),
    ),
    "second_burst_ends_the_round": (
        {"burst_cascade": False, "burst": 5},
        (0, {"teal": 7, "orange": 6, "green": 3}),
        (["kododo", "burst", "burst", "nothing"], None),
    ),
    "a_burst_and_a_tie_are_no_second_one": (
        {"burst_cascade": False, "tie_cascade": False, "burst": 5},
        (0, {"teal": 6, "orange": 4, "green": 4, "pink": 2}),
        (["kododo", "burst", "tie", "majority"], "pink"),
    ),
    "kododos_last_a_color_scores_first": (
        {"kododo_first": False},
        (6, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["majority"], "teal"),
    ),
    "kododos_last_when_no_color_can": (
        {"kododo_first": False},
        (6, {"yellow": 5, "green": 5, "teal": 2, "orange": 2, "pink": 2}),
        (["tie", "tie", "kododo"], "kododo"),
    ),
    "kododos_last_and_too_few": (
        {"kododo_first": False},
        (5, {"yellow": 5, "green": 5, "teal": 2, "orange": 2, "pink": 2}),
        (["tie", "tie", "kododo", "nothing"], None),
    ),
    "kododos_last_and_off": (
        {"kododo_first": False, "kododo_mode": "off"},
        (6, {"yellow": 5, "green": 5, "teal": 2, "orange": 2, "pink": 2}),
        (["tie", "tie", "nothing"], None),
    ),
}


@pytest.mark.parametrize(("changes", "given", "expected"), SWITCHES.values(), ids=SWITCHES)
def test_rules_md_switch(table, changes, given, expected):
    """A switch of the rule sheet ends the same table another way, and the steps tell it."""
    sheet = rules("limit", 4, **changes)
    kododos, counts = given
    verdict = score_round(table(sheet, kododos=kododos, **counts), sheet)
    assert ([step.kind for step in verdict.steps], verdict.scoring) == expected


def test_003_kododo_award_read_literally_banks_one_card_a_contributor():
    """With ``kododo_award="one"`` each contributor keeps one Kododo, and the others are discarded."""
    sheet = rules("hahn", 4, kododo_award="one")
    verdict = score_round(["TK TK TK O2", "OK G2 G3 P2", "OK GK P3 P4", "T2 T3 O3 O4"], sheet)
    assert verdict.points == (1, 1, 1, 0)
    assert [format_cards(won) for won in verdict.scored] == ["TK", "OK", "OK", ""]
    assert format_cards(verdict.discarded) == "TK TK O2 G2 G3 P2 GK P3 P4 T2 T3 O3 O4"


def test_rules_md_kododos_that_count_for_no_color_do_not_score_with_it():
    """With ``kododo_counts_for_color=False`` a teal Kododo is discarded when teal scores."""
    sheet = rules("limit", 2, kododo_counts_for_color=False)
    verdict = score_round(["TK T2 T3 O2", "T4 G2 OK OK"], sheet)
    assert (verdict.scoring, verdict.points) == ("teal", (5, 4))
    assert format_cards(verdict.discarded) == "TK O2 G2 OK OK"


# --- tables that cannot be --------------------------------------------------------------------------------------------

FULL = ["T2 T3 O2 G3", "T2 T4 T6 P2", "TK O3 Y2 YK", "O4 P3 G2 Y3"]
BAD_TABLES = {
    "too_few_cards": (
        ["T2 T3 O2", *FULL[1:]],
        "cards of player 1: expected 4 in a round, got 3 (T2 T3 O2)",
    ),
    "too_many_cards": (
        [*FULL[:3], "O4 P3 G2 Y3 PK"],
        "cards of player 4: expected 4 in a round, got 5 (O4 P3 G2 Y3 PK)",
    ),
    "a_player_is_missing": (
        FULL[:3],
        "plays: expected one sequence of cards for each of 4 players, got 3",
    ),
    "a_card_twice_too_often": (
        [*FULL[:3], "T6 T6 G2 Y3"],
        "card T6 seen too often: expected at most 1 in this deck, got 3",
    ),
    "an_unknown_color": (
        [*FULL[:3], "Q9 P3 G2 Y3"],
        "unknown card 'Q9': expected a color's symbol (T, O, G, P, Y) and K or a number, as in 'TK' or 'O5'",
    ),
    "an_unknown_number": (
        [*FULL[:3], "T9 P3 G2 Y3"],
        "unknown card 'T9': expected a card of this deck",
    ),
    "one_text_for_all": (
        "T2 T3 O2 G3",
        "plays: expected one sequence of cards for each of 4 players, got 'T2 T3 O2 G3'",
    ),
    "no_sequence": (
        4,
        "plays: expected one sequence of cards for each of 4 players, got 4",
    ),
    "no_cards": (
        [*FULL[:3], [1, 2, 3, 4]],
        "expected cards or their notation, as in 'TK O5', got [1, 2, 3, 4]",
    ),
    "no_cards_at_all": (
        [*FULL[:3], None],
        "expected cards or their notation, as in 'TK O5', got None",
    ),
}


@pytest.mark.parametrize(("plays", "sentence"), BAD_TABLES.values(), ids=BAD_TABLES)
def test_a_table_that_cannot_be_is_refused(plays, sentence):
    """The error says what was expected and what was given."""
    with pytest.raises((TypeError, ValueError)) as error:
        score_round(plays, rules("kododo", 4))
    assert str(error.value) == sentence


def test_cards_and_notation_are_the_same_table():
    """A player's cards may be given either way."""
    sheet = rules("kododo", 4)
    assert score_round([sheet.deck.parse(cards) for cards in FULL], sheet) == score_round(FULL, sheet)
