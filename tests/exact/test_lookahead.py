"""Looking ahead against an obvious twin that tries everything, and sampling against the exact way."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from kododo_math.cards import format_cards
from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.exact.advice import lookahead
from kododo_math.exact.advice.advise import Plan, advise
from kododo_math.exact.advice.lookahead import Lookahead
from kododo_math.game import Game
from kododo_math.seat_view import View

DECK = Deck(colors=("red", "blue", "white"), kododos=2, numbers={2: 1, 5: 1})
SWITCHES = [
    {},
    {"kododo_mode": "exactly"},
    {"kododo_counts_for_color": False},
    {"kododo_first": False, "kododo_award": "one"},
    {"refill": "round"},
]


def small(**changes: object):
    """Three turns of one card, from a deck small enough to try everything."""
    sheet = rules("kododo", 2, deck=DECK, turns=(1, 1, 1), hand_size=3, removed=0, burst=3, kododo_number=3)
    return sheet.replace(**changes)


def best_by_trying_everything(view: View, play: str) -> Fraction:
    """Try every card the opponent may reveal and, after it, every card the player may draw; then play best."""
    card = view.rules.deck.parse(play)
    hand = tuple((Counter(view.hand) - Counter(card)).elements())
    worths = []
    for revealed in view.unseen.elements():
        left = view.unseen - Counter([revealed])
        for drawn in left.elements() if view.rules.refill == "turn" else [None]:
            table = [view.table[0] + card, (*view.table[1], revealed)]
            now = View(view.rules, 0, table, hand if drawn is None else (*hand, drawn), view.discards)
            worths.append(max(a.expected_points for a in advise(now)))
    return Fraction(sum(worths), len(worths))


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_the_turn_before_the_last_equals_trying_everything(switches):
    """The worth of a play is the mean, over all that may be seen next, of the best play's worth then."""
    view = View(small(**switches), 0, ["RK", "B2"], "BK W5 R5")
    worths = Lookahead(view).worths()
    assert {str(play[0]): w.expected_points for play, w in worths.items()} == {
        card: best_by_trying_everything(view, card) for card in ("BK", "W5", "R5")
    }
    assert {w.standard_error for w in worths.values()} == {0.0}


def test_the_last_turn_is_the_odds():
    """With no later turn to play, the worth of a play is what the odds say."""
    view = View(small(), 0, ["RK R2", "B2 W2"], "BK W5 R5")
    worths = Lookahead(view).worths()
    assert {play: w.expected_points for play, w in worths.items()} == {a.cards: a.expected_points for a in advise(view)}


def before_turn(turn: int, edition: str = "limit", players: int = 2) -> View:
    """What the first player of a dealt game sees before a turn."""
    game = Game.deal(rules(edition, players), seed=7)
    for _ in range(turn - 1):
        game.play_at_random()
    return game.view(0)


def test_sampling_agrees_with_the_exact_way(monkeypatch):
    """Where both are possible, each sampled worth lies within five standard errors of the exact one."""
    view = before_turn(2)
    exact = Lookahead(view).worths()
    monkeypatch.setattr(lookahead, "EXACT_LIMIT", 0)
    sampled = Lookahead(view).worths()
    for play, worth in sampled.items():
        assert worth.standard_error > 0
        assert abs(float(worth.expected_points - exact[play].expected_points)) < 5 * worth.standard_error


def test_two_and_three_players_are_exact_from_the_second_turn():
    """For two and three players the worth of a play on turns 2 and 3 is computed, not sampled."""
    for players in (2, 3):
        assert [Lookahead(before_turn(turn, players=players)).is_exact for turn in (1, 2, 3)] == [False, True, True]


def test_a_seed_gives_the_same_sample(monkeypatch):
    """Sampling can be told again."""
    monkeypatch.setattr(lookahead, "SAMPLES", 5)
    view = before_turn(1, "aggressive")
    assert Lookahead(view, seed=3).worths() == Lookahead(view, seed=3).worths()
    assert Lookahead(view, seed=3).worths() != Lookahead(view, seed=4).worths()


def test_choosing_later_is_worth_something():
    """Who can still choose expects more than who plays on at random."""
    view = before_turn(2)
    worths = Lookahead(view).worths()
    assert all(worths[a.cards].expected_points > a.expected_points for a in advise(view))


def test_plans_are_told_best_first():
    """The depth of a round gives a plan a play, best first, and is judged by points alone."""
    view = before_turn(2)
    plans = advise(view, depth="round")
    assert {plan.cards: (plan.expected_points, plan.standard_error) for plan in plans} == Lookahead(view).worths()
    assert list(plans) == sorted(plans, key=lambda plan: -plan.expected_points)
    assert str(Plan(plans[0].cards, Fraction(5, 2), 0.125)) == f"{format_cards(plans[0].cards)}: 2.500 ± 0.125"
    with pytest.raises(ValueError, match="expected to judge by points with the depth of a round, got 'margin'"):
        advise(view, by="margin", depth="round")
