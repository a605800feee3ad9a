"""What one player knows: views that cannot be, plays that may not be made, and JSON out and in."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kododo_math.cards import format_cards
from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.rule_set import RuleSet
from kododo_math.seat_view import View

AFTER_TURN_1 = (["TK T2", "O5 G2"], "T3 T4 O2 GK P2")


@st.composite
def games_in_progress(draw: st.DrawFn) -> Game:
    """Draw a game and stop it anywhere before its end."""
    sheet, rng = draw(st.from_type(RuleSet)), Random(draw(st.integers(0, 2**32)))
    game = Game.deal(sheet, seed=rng.randrange(100))
    for _ in range(rng.randrange(sheet.rounds_per_game * len(sheet.turns))):
        game.play_at_random()
    return game


@given(games_in_progress())
def test_every_seat_of_a_game_sees_the_deck_once(game):
    """What a player has seen and not seen is the deck; the own hand is seen, no other is."""
    for seat in range(game.rules.players):
        view = game.view(seat)
        assert Counter(view.seen) + view.unseen == Counter(game.rules.deck.cards)
        others = [card for other, hand in enumerate(game.hands) if other != seat for card in hand]
        assert view.unseen == Counter([*others, *game.draw_pile, *game.removed])


@given(games_in_progress())
def test_a_view_says_what_is_to_be_played(game):
    """Turn and number of cards are the game's, and what the game accepts the view accepts."""
    view = game.view(game.rules.players - 1)
    assert (view.turn, view.cards_to_play) == (game.turn, game.rules.turns[game.turn - 1])
    assert not view.is_round_over
    assert view.can_play(view.hand[: view.cards_to_play])
    assert not view.can_play(view.hand[: view.cards_to_play - 1])


@given(games_in_progress())
def test_json_is_read_back_as_the_same_view(game):
    """Reading is the inverse of writing."""
    view = game.view(0)
    assert View.from_json(view.to_json()) == view


def test_a_view_of_a_finished_round_expects_no_cards():
    """When all cards of the round lie face up, nothing may be played."""
    view = View(rules("kododo", 2), 0, ["TK T2 T3 T4", "O5 G2 G3 G4"], "P2 P3")
    assert view.is_round_over
    assert (view.turn, view.cards_to_play) == (4, 0)
    with pytest.raises(ValueError, match=r"^cannot play: the round is over, expected no more cards, got 1 \(P2\)$"):
        view.verify_play("P2")


BAD_PLAYS = {
    "too_many": ("T3 T4 O2", "cannot play 3 cards on turn 2 of 'kododo': expected 1, got 3 (T3 T4 O2)"),
    "none": ("", "cannot play 0 cards on turn 2 of 'kododo': expected 1, got 0 ()"),
    "not_in_the_hand": ("G2", "cannot play G2: expected cards of the hand (T3 T4 O2 GK P2), got 1 (G2)"),
    "on_the_table_already": ("TK", "cannot play TK: expected cards of the hand (T3 T4 O2 GK P2), got 1 (TK)"),
    "unknown": (
        "Q9",
        "unknown card 'Q9': expected a color's symbol (T, O, G, P, Y) and K or a number, as in 'TK' or 'O5'",
    ),
}


@pytest.mark.parametrize(("cards", "sentence"), BAD_PLAYS.values(), ids=BAD_PLAYS)
def test_a_play_that_may_not_be_made_is_refused(cards, sentence):
    """The error says what was expected and what was given; asking first gives ``False``."""
    view = View(rules("kododo", 2), 0, *AFTER_TURN_1)
    with pytest.raises(ValueError, match="expected") as error:
        view.verify_play(cards)
    assert str(error.value) == sentence
    assert not view.can_play(cards)


def test_one_card_too_few_is_told_in_the_singular():
    """The sentence reads well for a single card, too."""
    view = View(rules("kododo", 2), 0, ["", ""], "T3 T4 O2 GK P2")
    with pytest.raises(ValueError, match=r"^cannot play 1 card on turn 1 of 'kododo': expected 2, got 1 \(T3\)$"):
        view.verify_play("T3")


def test_a_card_held_once_cannot_be_played_twice():
    """Only what is missing is quoted."""
    view = View(rules("kododo", 2), 0, ["", ""], "T3 T4 O2 GK P2")
    with pytest.raises(ValueError, match=r"^cannot play T3: expected cards of the hand \(T3 T4 .*\), got 2 \(T3 T3\)$"):
        view.verify_play("T3 T3")


ALL_BUT_TWO = format_cards(
    (Counter(rules().deck.cards) - Counter(rules().deck.parse("T2 T2 T3 TK O2 O3 P4"))).elements()
)
BAD_VIEWS = {
    "seat_too_high": ((2, *AFTER_TURN_1), "seat: expected 0 to 1 for 2 players, got 2"),
    "seat_negative": ((-1, *AFTER_TURN_1), "seat: expected at least 0, got -1"),
    "seat_a_text": (("0", *AFTER_TURN_1), "seat: expected a whole number, got '0'"),
    "a_player_is_missing": (
        (0, ["TK T2"], "T3"),
        "plays: expected one sequence of cards for each of 2 players, got 1",
    ),
    "table_uneven": (
        (0, ["TK T2", "O5"], "T3 T4"),
        "table: expected the same number of cards for each player, one of 0, 2, 3, 4; got [1, 2]",
    ),
    "table_in_the_middle_of_a_turn": (
        (0, ["TK", "O5"], "T3 T4"),
        "table: expected the same number of cards for each player, one of 0, 2, 3, 4; got [1]",
    ),
    "hand_too_large": ((0, ["", ""], "T2 T2 T2 T2 T2 T2"), "hand: expected at most 5 cards, got 6"),
    "hand_too_small": ((0, ["", ""], "T2"), "hand: expected at least 2 cards for turn 1, got 1"),
    "a_card_in_hand_and_on_the_table": (
        (0, ["T6 T2", "O5 G2"], "T6 P2"),
        "card T6 seen too often: expected at most 1 in this deck, got 2",
    ),
    "a_card_discarded_and_in_hand": (
        (0, ["TK T2", "O5 G2"], "T6 P2", "T6"),
        "card T6 seen too often: expected at most 1 in this deck, got 2",
    ),
    "too_few_unseen_cards": (
        (0, ["", ""], "T2 T2 T3 TK", ALL_BUT_TWO),
        "discards: expected at least 4 unseen cards for the opponents, got 3",
    ),
    "hand_a_number": ((0, ["", ""], 5), "expected cards or their notation, as in 'TK O5', got 5"),
}


@pytest.mark.parametrize(("fields", "sentence"), BAD_VIEWS.values(), ids=BAD_VIEWS)
def test_a_view_that_cannot_be_is_refused(fields, sentence):
    """The error names the part, what was expected and what was given."""
    with pytest.raises((TypeError, ValueError)) as error:
        View(rules("kododo", 2), *fields)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"table": "TK T2"}, "view: expected cards in notation, as in 'TK O5', for table, hand and discards"),
        ({"table": [1, 2]}, "view: expected cards in notation, as in 'TK O5', for table, hand and discards"),
        ({"hand": ["TK"]}, "view: expected cards in notation, as in 'TK O5', for table, hand and discards"),
        ({"discards": None}, "view: expected cards in notation, as in 'TK O5', for table, hand and discards"),
        ({"discards": "T2 " * 21}, "card T2 seen too often: expected at most 6 in this deck, got 22"),
        ({"rules": "kododo"}, "rule sheet: expected a JSON object, got a str"),
        ({"seat": None}, "seat: expected a whole number, got None"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_json_text_that_is_no_view_is_refused(changes, sentence):
    """The error names the part, what was expected and what was given."""
    data = json.loads(View(rules("kododo", 2), 0, *AFTER_TURN_1).to_json())
    with pytest.raises((TypeError, ValueError)) as error:
        View.from_json(json.dumps({**data, **changes}))
    assert str(error.value) == sentence
