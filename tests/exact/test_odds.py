"""A seat's odds against every completion of the round, and against the law they average to."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from kododo_math.cards import Card, parse_cards
from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.advice.advise import advise, legal_plays
from kododo_math.exact.advice.lookahead import Lookahead
from kododo_math.exact.odds import odds
from kododo_math.exact.round_law import round_law
from kododo_math.game import Game
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import score_round
from kododo_math.seat_view import View

DECK = Deck(colors=("red", "blue", "white"), kododos=2, numbers={2: 1, 5: 1})
SWITCHES = [
    {},
    {"kododo_mode": "exactly"},
    {"kododo_mode": "off"},
    {"kododo_counts_for_color": False},
    {"kododo_counts_for_color": False, "kododo_first": False},
    {"kododo_first": False, "kododo_mode": "exactly"},
    {"tie_cascade": False, "burst_cascade": False},
    {"kododo_award": "one"},
]


def small(players: int, **changes: object) -> RuleSet:
    """A rule set of two cards a round from a deck small enough to try every completion."""
    sheet = rules("kododo", 2, deck=DECK, turns=(1, 1), hand_size=2, removed=0, burst=3, kododo_number=2)
    return sheet.replace(players=players, **changes)


def completions(view: View, play: tuple[Card, ...]):
    """Yield every way to fill the table from the unseen cards, one set of cards for each seat in turn."""
    sheet = view.rules
    table = [cards + play if seat == view.seat else cards for seat, cards in enumerate(view.table)]
    unseen = list(enumerate(view.unseen.elements()))

    def fill(seat: int, left: list[tuple[int, Card]], done: list[tuple[Card, ...]]):
        if seat == sheet.players:
            yield done
            return
        for drawn in combinations(left, sheet.cards_per_round - len(table[seat])):
            cards = table[seat] + tuple(card for _, card in drawn)
            yield from fill(seat + 1, [c for c in left if c not in drawn], [*done, cards])

    yield from fill(0, unseen, [])


def mean(values: list) -> Fraction:
    """The mean of equally likely values."""
    return Fraction(sum(values), len(values))


def law(values: list) -> dict:
    """The law of equally likely values."""
    return {value: Fraction(n, len(values)) for value, n in Counter(values).items()}


VIEWS = [
    pytest.param((0, ["", ""], "RK R2"), "R2", id="first turn"),
    pytest.param((1, ["RK", "B2"], "BK W5"), "BK", id="last turn"),
    pytest.param((0, ["RK", "R2"], "B5 W2", "RK R5 BK"), "B5", id="cards counted"),
    pytest.param((2, ["RK", "B2", "WK"], "BK W5", "R2 BK"), "W5", id="three players"),
    pytest.param((1, ["RK", "RK", "W2"], "BK W5", "R2"), "BK", id="a Kododo round"),
]


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize(("seen", "play"), VIEWS)
def test_odds_equal_every_completion(seen, play, switches):
    """Trying every completion of the table gives the same fractions, for all switches."""
    seat, players = seen[0], len(seen[1])
    view = View(small(players, **switches), *seen)
    cards = view.rules.deck.parse(play)
    worth = odds(view, play)
    verdicts = [score_round(plays, view.rules) for plays in completions(view, cards)]
    kinds = [{step.kind for step in v.steps} for v in verdicts]
    assert dict(worth.scoring) == law([v.scoring for v in verdicts])
    assert dict(worth.points) == law([v.points[seat] for v in verdicts])
    assert worth.p_kododo == mean([v.scoring == "kododo" for v in verdicts])
    assert worth.p_nothing == mean([v.scoring is None for v in verdicts])
    assert worth.p_majority == 1 - worth.p_kododo - worth.p_nothing
    undecided = [v.scoring != "kododo" for v in verdicts]
    assert worth.p_burst == mean(["burst" in k and u for k, u in zip(kinds, undecided, strict=True)])
    assert worth.p_tie == mean(["tie" in k and u for k, u in zip(kinds, undecided, strict=True)])
    assert worth.expected_points == worth.points.mean
    opponents = mean([Fraction(sum(v.points) - v.points[seat], players - 1) for v in verdicts])
    assert worth.expected_margin == worth.points.mean - opponents


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_odds_average_to_the_round_law_over_the_first_reveal(switches):
    """The tower property: over all first reveals and hands, the odds have the mean of the round law."""
    sheet = small(2, **switches)
    cards = list(enumerate(sheet.deck.cards))
    scoring, points, deals = Counter(), Counter(), 0
    for first, second, hand in ((a, b, c) for a in cards for b in cards for c in cards):
        if len({first[0], second[0], hand[0]}) == 3:
            now = odds(View(sheet, 0, [[first[1]], [second[1]]], [hand[1]]))
            deals += 1
            for outcome, probability in now.scoring.items():
                scoring[outcome if outcome in ("kododo", None) else "majority"] += probability
            for outcome, probability in now.points.items():
                points[outcome] += probability
    expected = round_law(sheet)
    assert scoring["kododo"] == deals * expected.p_kododo
    assert scoring["majority"] == deals * expected.p_majority
    assert {x: p / deals for x, p in points.items()} == dict(expected.player_points)


def seen_before_each_turn(edition: str, players: int, seed: int) -> list[View]:
    """What the first player sees before each turn of a game's first round."""
    game, views = Game.deal(rules(edition, players), seed=seed), []
    for _ in game.rules.turns:
        views.append(game.view(0))
        game.play_at_random()
    return views


@pytest.mark.parametrize(
    ("edition", "players"), [(e, n) for e in ("kododo", "aggressive", "limit", "hahn") for n in player_counts(e)]
)
def test_last_turn_advice_equals_a_second_program(edition, players):
    """On the last turn the settler, which looks tables up, gives the same fractions as level counting."""
    view = seen_before_each_turn(edition, players, seed=players)[-1]
    worths = Lookahead(view).worths()
    assert {a.cards: a.expected_points for a in advise(view)} == {play: w.expected_points for play, w in worths.items()}


def test_odds_on_the_last_turn_are_those_of_the_one_card_to_come():
    """With two players one unseen card decides: each is tried, and scored."""
    view = seen_before_each_turn("limit", 2, seed=5)[-1]
    play = legal_plays(view)[0]
    scoring = Counter()
    for card, copies in view.unseen.items():
        scoring[score_round([view.table[0] + play, (*view.table[1], card)], view.rules).scoring] += copies
    assert dict(odds(view, play).scoring) == {x: Fraction(n, view.unseen.total()) for x, n in scoring.items()}


def test_advice_lists_every_distinct_play_best_first():
    """Equal plays are told once, and the order is by expected points."""
    view = View(rules("kododo", 4), 0, ["", "", "", ""], "T2 T2 O3 O3 G4")
    advice = advise(view)
    assert [a.expected_points for a in advice] == sorted((a.expected_points for a in advice), reverse=True)
    assert sorted(a.cards for a in advice) == sorted(set(combinations(sorted(view.hand), 2)))


def test_counted_cards_shift_the_odds():
    """A player who has seen teal cards go knows that fewer can come."""
    table, hand = ["TK T2 T3", "O5 G2 O4"], "T4 T6 O2 GK P2"
    fresh = View(rules("kododo", 2), 0, table, hand)
    counted = View(rules("kododo", 2), 0, table, hand, "TK TK TK TK T2 T2 T2 T2 T2 T3 T3 T3 T3 T4")
    assert odds(counted, "T4").scoring["teal"] > odds(fresh, "T4").scoring["teal"]


def test_odds_after_the_round_are_refused():
    """When all cards are on the table nothing is left to ask."""
    view = View(rules("kododo", 2), 0, ["TK T2 O3 O4", "O5 G2 T4 P2"], "T3")
    for ask in (odds, advise):
        with pytest.raises(ValueError, match="that is over after 3 turns"):
            ask(view)


@pytest.mark.parametrize(
    ("play", "message"),
    [("Y6", "expected cards of the hand"), ("T3 T6", "expected 1, got 2"), ("Q9", "unknown card 'Q9'")],
)
def test_odds_of_an_impossible_play_are_refused(play, message):
    """A play must be of the right size and in the hand."""
    view = View(rules("kododo", 2), 0, ["TK T2 O3", "O5 G2 T4"], "T3 T6 O2 GK P2")
    with pytest.raises(ValueError, match=message):
        odds(view, play)


def test_odds_need_as_many_unseen_cards_as_are_to_come():
    """Late in the last round of `aggressive` a player's own later cards cannot be among the unseen."""
    deck = list(rules("aggressive", 2).deck.cards)
    hand = parse_cards("T2 T3 O2 O3 G2")
    seen = list((Counter(deck) - Counter(hand)).elements())[:-5]
    view = View(rules("aggressive", 2), 0, ["", ""], hand, seen)
    with pytest.raises(ValueError, match="expected at least 8 unseen cards"):
        odds(view, "T2 T3")
