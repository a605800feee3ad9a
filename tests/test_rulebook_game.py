"""The printed rules of a whole game, from the deal to the winner, named by source as in ``test_rulebook``."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.game_records import Deal, LastCards, Record, Refill, Reveal, RoundScore


def told(game: Game, kind: type[Record]) -> list[Record]:
    """Return the records of one kind."""
    return [record for record in game.records if isinstance(record, kind)]


def test_000_turns_of_a_round(printed, played_out):
    """Each round plays the edition's turns: every player lays that many cards, and all reveal at once."""
    game = played_out(printed)
    turns = list(enumerate(game.rules.turns, start=1))
    expected = [(number, turn, cards) for number in range(1, game.rules.rounds_per_game + 1) for turn, cards in turns]
    reveals = told(game, Reveal)
    assert [(reveal.round, reveal.turn, len(reveal.plays[0])) for reveal in reveals] == expected
    assert all(len({len(cards) for cards in reveal.plays}) == 1 for reveal in reveals)


def test_000_hands_are_renewed_after_each_turn(printed, played_out):
    """After a turn each player draws as many cards as were played, while the draw pile lasts."""
    game = played_out(printed)
    drawn = [len(cards) for refill in told(game, Refill) for cards in refill.drawn]
    assert drawn == [n for n in game.rules.turns for _ in range(printed.players)] * (game.rules.rounds_per_game - 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rules_md_refill_after_the_round_only(played_out, players):
    """With ``refill="round"`` the hands shrink during a round and are filled up once, at its end."""
    game = played_out(rules("limit", players, refill="round"))
    assert [refill.round for refill in told(game, Refill)] == list(range(1, game.rules.rounds_per_game))
    assert {len(cards) for refill in told(game, Refill) for cards in refill.drawn} == {4}


def test_000_001_003_last_round_is_played_from_the_hands(printed, played_out):
    """When the pile is empty a last round follows without drawing; the cards left are discarded."""
    game = played_out(printed)
    (left,) = told(game, LastCards)
    assert max(refill.round for refill in told(game, Refill)) == printed.rounds_per_game - 1
    assert game.draw_pile == ()
    assert {len(hand) for hand in left.hands} == ({0} if printed.edition == "aggressive" else {1})
    assert Counter(card for hand in left.hands for card in hand) <= Counter(game.discard_pile)
    assert len(game.verdicts) == printed.rounds_per_game


def test_000_most_points_win(played_out):
    """The winner has the most points, the sum over the rounds."""
    game = played_out(rules("kododo", 4))
    totals = [sum(points) for points in zip(*(verdict.points for verdict in game.verdicts), strict=True)]
    assert list(game.result.points) == totals
    assert game.result.winners == tuple(seat for seat in range(4) if totals[seat] == max(totals))


def game_of_one_round(red: str = "R4", **changes: object) -> Game:
    """End a game of ten cards in which red scores: seat 0 has 4 points in two cards, seat 1 one ``red`` card."""
    deck = Deck(colors=("red", "blue"), kododos=0, numbers={2: 3, 4: 1, 6: 1})
    rest = {"R4": "R6", "R6": "R4"}[red]
    game = Game(rules("limit", 2, deck=deck, removed=0, **changes), [f"R2 R2 B2 B2 {rest} {red} B2 B4 B6 R2"])
    for cards in zip(["R2 R2", "B2", "B2"], [f"{red} B2", "B4", "B6"], strict=True):
        for seat in (0, 1):
            game.play(seat, cards[seat])
    return game


@pytest.mark.parametrize(
    ("changes", "cards_scored", "winners"),
    [
        pytest.param({"final_tie": "most_cards"}, (2, 1), (0,), id="001_most_cards_break_the_tie"),
        pytest.param({"final_tie": "shared"}, (2, 1), (0, 1), id="000_not_stated_so_shared"),
        pytest.param({"final_tie": "most_cards", "burst": 1}, (0, 0), (0, 1), id="001_still_tied_so_shared"),
    ],
)
def test_000_001_final_tie(changes, cards_scored, winners):
    """Equal points are broken by the cards in the score pile where the edition says so, and shared otherwise."""
    result = game_of_one_round(**changes).result
    assert result.points[0] == result.points[1]
    assert (result.cards_scored, result.winners) == (cards_scored, winners)


def test_001_cards_break_no_tie_where_there_is_none():
    """Six points in one card win over four points in two."""
    result = game_of_one_round(red="R6").result
    assert (result.points, result.cards_scored, result.winners) == ((4, 6), (2, 1), (1,))


@pytest.mark.parametrize(
    ("edition", "target"),
    [pytest.param("limit", 50, id="001_fifty_points"), pytest.param("hahn", 80, id="003_agreed_points")],
)
def test_001_003_long_game_deals_until_someone_reaches_the_target(played_out, edition, target):
    """The whole deck is shuffled again, and the points add up, until a player has enough."""
    game = played_out(rules(edition, 4, target_score=target))
    deals = [place for place, record in enumerate(game.records) if isinstance(record, Deal)]
    assert len(deals) > 1
    assert [record.number for record in told(game, Deal)] == list(range(1, len(deals) + 1))
    for start, end in pairwise([*deals, len(game.records)]):
        scores = [record.verdict.points for record in game.records[:end] if isinstance(record, RoundScore)]
        best = max(map(sum, zip(*scores, strict=True)))
        assert (best >= target) == (start == deals[-1])
    assert all(Counter(order) == Counter(game.rules.deck.cards) for order in game.orders)
    assert len(set(game.orders)) == len(game.orders)


def test_001_long_game_the_target_itself_is_enough(played_out):
    """A player who has exactly the points asked for ends the game; one point short of it, the cards are dealt again."""
    best = max(played_out(rules("limit", 4)).points)
    assert len(played_out(rules("limit", 4, target_score=best)).orders) == 1
    assert len(played_out(rules("limit", 4, target_score=best + 1)).orders) > 1


def test_rules_md_a_game_of_one_deal_ends_however_few_the_points(played_out):
    """Without a target the first deal is the game."""
    assert len(played_out(rules("limit", 4)).orders) == 1
