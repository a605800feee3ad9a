"""A game in progress: who may play what and when, telling it again, going back, and JSON out and in."""

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
from kododo_math.game_records import Choice, Deal
from kododo_math.rule_set import RuleSet

SEEDS = st.integers(0, 2**32)


def state(game: Game) -> dict[str, object]:
    """Return all that a game is, but for the deals it knows of in advance."""
    return {name: value for name, value in vars(game).items() if name != "_known_orders"}


def test_the_same_seed_is_the_same_game_on_every_machine():
    """The first hand, the first random play and the result of seed 5211 are known, whatever the Python."""
    game = Game.deal(rules("kododo", 4), seed=5211)
    assert format_cards(game.hands[0]) == "P5 Y2 T2 P2 T4"
    game.play_at_random()
    assert [format_cards(cards) for cards in game.table] == ["T4 Y2", "YK PK", "PK P2", "Y2 G3"]
    while not game.is_over:
        game.play_at_random()
    assert (game.result.points, game.result.cards_scored, game.result.winners) == ((17, 21, 34, 7), (7, 7, 14, 5), (2,))


@given(st.from_type(RuleSet), SEEDS)
def test_the_same_seed_is_the_same_game(played_out, sheet, seed):
    """Dealing and random play depend on the seed alone."""
    assert state(played_out(sheet, seed)) == state(played_out(sheet, seed))


def test_without_a_seed_one_is_drawn_and_kept():
    """A game dealt without a seed can be dealt again from the one it kept."""
    game = Game.deal(rules())
    assert Game.deal(rules(), seed=game.seed).hands == game.hands
    assert len({Game.deal(rules()).seed for _ in range(5)}) > 1


def test_every_deal_of_a_seed_is_shuffled_anew():
    """Different seeds, different orders."""
    assert len({Game.deal(rules(), seed=seed).orders[0] for seed in range(20)}) == 20


def test_a_choice_is_laid_face_down_until_the_last_player_has_chosen():
    """Nobody sees a card before all have chosen; then all lie face up at once."""
    game = Game.deal(rules("kododo", 3), seed=1)
    for seat in (2, 0):
        choice = game.play(seat, game.hands[seat][:2])
        assert choice == Choice(1, 1, seat, game.hands[seat][:2]) == game.records[-1]
        assert game.view(1).table == ((), (), ())
    assert game.seats_to_play == (1,)
    hands = tuple(hand[:2] for hand in game.hands)
    game.play(1, game.hands[1][:2])
    assert game.view(1).table == hands
    assert game.seats_to_play == (0, 1, 2)


BAD_PLAYS = {
    "out_of_turn": (0, "T2 T2", "seat 0 cannot play out of turn: it has chosen already, expected seat 1, 2"),
    "not_in_the_hand": (1, "T6 T6", "cannot play T6 T6: expected cards of the hand ({hand}), got 2 (T6 T6)"),
    "one_card_of_two": (1, "T6", "cannot play 1 card on turn 1 of 'kododo': expected 2, got 1 (T6)"),
    "unknown_card": (
        1,
        "T2 Q9",
        "unknown card 'Q9': expected a color's symbol (T, O, G, P, Y) and K or a number, as in 'TK' or 'O5'",
    ),
    "no_such_seat": (3, "T2 T2", "seat: expected 0 to 2 for 3 players, got 3"),
    "seat_negative": (-1, "T2 T2", "seat: expected at least 0, got -1"),
}


@pytest.mark.parametrize(("seat", "cards", "sentence"), BAD_PLAYS.values(), ids=BAD_PLAYS)
def test_a_play_that_may_not_be_made_is_refused_and_changes_nothing(seat, cards, sentence):
    """The error says what was expected and what was given; asking first gives ``False``."""
    game = Game.deal(rules("kododo", 3), seed=1)
    game.play(0, game.hands[0][:2])
    before = game.to_json()
    with pytest.raises(ValueError, match="expected") as error:
        game.play(seat, cards)
    assert str(error.value) == sentence.format(hand=format_cards(game.hands[1]))
    assert not game.can_play(seat, cards)
    assert game.to_json() == before


def test_what_may_be_played_is_said_without_playing():
    """Asking changes nothing."""
    game = Game.deal(rules("kododo", 3), seed=1)
    before = game.to_json()
    assert game.can_play(1, game.hands[1][:2])
    assert game.verify_play(1, game.hands[1][:2]) == game.hands[1][:2]
    assert game.to_json() == before


def test_a_finished_game_takes_no_more_cards(played_out):
    """Nobody has a turn or a view, and random play has nothing to do."""
    game = played_out(rules("limit", 2))
    assert game.seats_to_play == game.play_at_random() == ()
    with pytest.raises(ValueError, match=r"^seat 0 cannot play: the game is over, expected no more cards$"):
        game.play(0, "TK TK")
    with pytest.raises(ValueError, match=r"^no view of seat 0: the game is over, expected a game in progress$"):
        game.view(0)


def test_a_game_goes_on_without_a_result():
    """There is a result at the end only."""
    game = Game.deal(rules(), seed=1)
    assert (game.result, game.is_over, game.winners) == (None, False, (0, 1, 2, 3))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        pytest.param(
            {"removed": 3},
            "cannot play a whole game: 13 cards would be left over; expected a removal such as 0, 16, 32, got 3",
            id="not_even",
        ),
        pytest.param(
            {"turns": (3, 3), "removed": 8},
            "cannot play a whole game: expected a round of at most 5 cards a player, as many as a hand holds, got 6",
            id="round_larger_than_the_hand",
        ),
    ],
)
def test_a_rule_set_that_cannot_be_played_out_is_not_dealt(changes, sentence):
    """A rule set may exist for its law alone; a game of it is refused with what would do."""
    sheet = rules("kododo", 4, **changes)
    for deal in (Game, Game.deal):
        with pytest.raises(ValueError, match="cannot play a whole game") as error:
            deal(sheet)
        assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("seed", "sentence"),
    [(-1, "seed: expected at least 0, got -1"), ("5", "seed: expected a whole number, got '5'")],
)
def test_a_seed_is_a_whole_number(seed, sentence):
    """The error says what was expected and what was given."""
    with pytest.raises((TypeError, ValueError)) as error:
        Game.deal(rules(), seed=seed)
    assert str(error.value) == sentence


# --- going back -------------------------------------------------------------------------------------------------------


@given(st.from_type(RuleSet), SEEDS)
def test_after_k_choices_is_the_game_as_it_was(sheet, seed):
    """At every choice, in whatever order the seats chose, the replayed game is the same in all its parts."""
    game, rng, past = Game.deal(sheet, seed=seed), Random(seed), []
    for _ in range(3 * sheet.players):
        past.append((game.records[:], list(game.hands), list(game.points), dict(game.choices)))
        if game.is_over:
            break
        seat = rng.choice(game.seats_to_play)
        game.play(seat, rng.sample(game.hands[seat], sheet.turns[game.turn - 1]))
    for choices, (records, hands, points, chosen) in enumerate(past):
        back = game.after(choices)
        assert (back.records, back.hands, back.points, back.choices) == (records, hands, points, chosen)


def test_going_back_leaves_the_game_where_it_is():
    """The game that went back is a separate one, and goes on as the first did."""
    game = Game.deal(rules("limit", 3), seed=8)
    for _ in range(7):
        game.play_at_random()
    before, back = game.to_json(), game.after(3)
    while len(back.records) < len(game.records):
        back.play_at_random()
    assert state(back) == state(game)
    assert game.to_json() == before
    assert game.after(10**6).to_json() == before


def test_nobody_goes_back_before_the_deal():
    """A negative number of choices is refused."""
    with pytest.raises(ValueError, match=r"^choices: expected at least 0, got -1$"):
        Game.deal(rules(), seed=1).after(-1)


# --- JSON -------------------------------------------------------------------------------------------------------------


@given(st.from_type(RuleSet), SEEDS, st.integers(0, 30))
def test_json_is_read_back_as_the_same_game(sheet, seed, choices):
    """A game may be saved after any choice, and goes on as if it had not been."""
    game = Game.deal(sheet, seed=seed)
    while not game.is_over and sum(isinstance(record, Choice) for record in game.records) < choices:
        game.play(game.seats_to_play[-1], game.hands[game.seats_to_play[-1]][: sheet.turns[game.turn - 1]])
    read = Game.from_json(game.to_json())
    assert state(read) == state(game)
    assert game.play_at_random() == read.play_at_random()


def test_json_of_a_long_game_is_read_back_with_all_its_deals(played_out):
    """Several deals, their points and their result come back; and so does every game on the way."""
    game = played_out(rules("limit", 4, target_score=50))
    deals = sum(isinstance(record, Deal) for record in game.records)
    assert deals > 1
    assert state(Game.from_json(game.to_json())) == state(game)
    halfway = game.after(4 * 3 * 6 + 5)
    assert len(halfway.orders) == 2
    assert state(Game.from_json(halfway.to_json())) == state(halfway)


def test_an_order_of_our_own_is_dealt_as_it_lies():
    """The first cards are removed, then the hands dealt, and the rest is drawn from the top."""
    sheet = rules("kododo", 2)
    order = tuple(reversed(sheet.deck.cards))
    game = Game(sheet, [order])
    assert (game.removed, game.hands, game.draw_pile) == (order[:10], [order[10:15], order[15:20]], order[20:])
    assert Game(sheet, [format_cards(order)]).hands == game.hands


CARDS = format_cards(rules("kododo", 2).deck.cards)
BAD_GAMES = {
    "deal_of_21_teal_cards": ({"deals": [f"{CARDS} T2"]}, "deal 1: expected 20 teal cards, got 21"),
    "deal_of_19_yellow_cards": ({"deals": [CARDS[: -len(" Y6")]]}, "deal 1: expected 20 yellow cards, got 19"),
    "deal_of_seven_teal_twos": (
        {"deals": [CARDS.replace("T6", "T2")]},
        "card T2 seen too often: expected at most 6 in this deck, got 7",
    ),
    "deal_with_a_card_of_no_color": (
        {"deals": [f"{CARDS} Q9"]},
        "unknown card 'Q9': expected a color's symbol (T, O, G, P, Y) and K or a number, as in 'TK' or 'O5'",
    ),
    "no_deal": ({"deals": []}, "game: expected deals as a list of cards in notation, one text a deal"),
    "deals_a_text": ({"deals": CARDS}, "game: expected deals as a list of cards in notation, one text a deal"),
    "deals_of_lists": ({"deals": [["TK"]]}, "game: expected deals as a list of cards in notation, one text a deal"),
    "deal_too_many": ({"deals": [CARDS, CARDS]}, "deals of a game: expected 1 for these choices, got 2"),
    "choices_a_mapping": ({"choices": {}}, "game: expected choices as a list of pairs, as in [0, 'TK T2']"),
    "choice_of_a_seat_alone": ({"choices": [[0]]}, "game: expected choices as a list of pairs, as in [0, 'TK T2']"),
    "choice_of_seat_true": (
        {"choices": [[True, "TK T2"]]},
        "game: expected choices as a list of pairs, as in [0, 'TK T2']",
    ),
    "choice_out_of_turn": (
        {"choices": [[0, "T3 T3"], [0, "T3 T3"]]},
        "seat 0 cannot play out of turn: it has chosen already, expected seat 1",
    ),
    "seed_a_text": ({"seed": "5"}, "seed: expected a whole number, got '5'"),
}


@pytest.mark.parametrize(("changes", "sentence"), BAD_GAMES.values(), ids=BAD_GAMES)
def test_a_json_text_that_is_no_game_is_refused(changes, sentence):
    """The error names the part, what was expected and what was given."""
    data = json.loads(Game(rules("kododo", 2), [CARDS]).to_json())
    with pytest.raises((TypeError, ValueError)) as error:
        Game.from_json(json.dumps({**data, **changes}))
    assert str(error.value) == sentence


def test_an_order_with_a_card_of_another_deck_is_refused():
    """A red card among the hundred is no card of this deck."""
    sheet = rules("kododo", 2)
    red = rules("kododo", 2, deck=type(sheet.deck)(("red", *sheet.deck.colors[1:]))).deck.cards[0]
    with pytest.raises(ValueError, match=r"^unknown card 'RK': expected a card of this deck$"):
        Game(sheet, [(*sheet.deck.cards, red)])
    assert Counter(Game(sheet, [sheet.deck.cards]).orders[0]) == Counter(sheet.deck.cards)
