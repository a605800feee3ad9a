"""Who takes most points in a round, against every deal of small decks and rounds drawn at random."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import sqrt

import pytest

from kododo_math.cards import Card, parse_cards
from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.advice.advise import Advice, advise, legal_plays
from kododo_math.exact.leaders import NOBODY, Lead, Seat, Seats, lay_color, lead_of, most_states
from kododo_math.exact.odds import odds
from kododo_math.exact.round_law import RoundLaw, round_law
from kododo_math.exact.unseen import ColorOutlook
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import score_round
from kododo_math.seat_view import View

PRINTED = [(edition, n) for edition in ("kododo", "aggressive", "limit") for n in player_counts(edition)]
SMALL_DECKS = [
    Deck(colors=("red", "blue"), kododos=2, numbers={1: 1, 3: 1, 7: 1}),
    Deck(colors=("red", "blue", "white"), kododos=1, numbers={0: 1, 5: 1}),
    Deck(colors=("red", "blue", "white"), kododos=0, numbers={2: 2, 4: 1}),
    Deck(colors=("red", "blue"), kododos=4, numbers={}),
]
SWITCHES = [
    {},
    {"kododo_mode": "exactly"},
    {"kododo_mode": "off"},
    {"kododo_counts_for_color": False},
    {"kododo_counts_for_color": False, "kododo_mode": "exactly", "kododo_first": False},
    {"burst_cascade": False, "tie_cascade": False, "kododo_first": False},
    {"kododo_award": "one"},
    {"kododo_award": "one", "kododo_first": False, "kododo_counts_for_color": False},
]
TABLES = [(2, (2, 1)), (3, (1, 1))]
THRESHOLDS = [(2, 2), (3, 1), (5, 2)]


def small_rules(deck: Deck, players: int, turns: tuple[int, ...], switches: dict[str, object]) -> RuleSet:
    """A rule set with a deck small enough to try every deal; thresholds differ from one to the next."""
    burst, number = THRESHOLDS[(SMALL_DECKS.index(deck) + SWITCHES.index(switches) + players) % len(THRESHOLDS)]
    sheet = rules("kododo", 2, deck=deck, turns=turns, hand_size=2, removed=0, burst=burst, kododo_number=number)
    return sheet.replace(players=players, **switches)


def fate(points: tuple[int, ...], seat: int) -> str:
    """How the round goes for a seat, from the points of all."""
    top = max(points)
    if top == 0:
        return "none"
    if points[seat] < top:
        return "beaten"
    return "sole_winner" if points.count(top) == 1 else "shared"


def law_of(counts: Counter) -> dict[object, Fraction]:
    """Turn counts into probabilities."""
    return {outcome: Fraction(count, counts.total()) for outcome, count in counts.items()}


def every_deal(cards: list[int], players: int, each: int):
    """Yield every way to deal the same number of cards to each player, whichever player has which."""
    if players == 0:
        yield ()
        return
    for mine in combinations(cards, each):
        for others in every_deal([card for card in cards if card > mine[0] and card not in mine], players - 1, each):
            yield (mine, *others)


@pytest.mark.no_cover  # many thousands of deals: watched by coverage they take six times as long
@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize("deck", SMALL_DECKS, ids=lambda d: f"{len(d.colors)}x{d.cards_per_color}")
def test_winners_equal_every_deal_of_a_small_deck(deck, switches):
    """Brute force over every deal of a small deck gives the same fractions, for all switches."""
    players, turns = TABLES[(SMALL_DECKS.index(deck) + SWITCHES.index(switches)) % 2]
    sheet, counts = small_rules(deck, players, turns, switches), Counter()
    score = cache(lambda *plays: score_round(plays, sheet).points)
    for deal in every_deal(list(range(deck.size)), players, sheet.cards_per_round):
        points = score(*(tuple(deck.cards[i] for i in play) for play in deal))
        counts[points.count(max(points)) if any(points) else 0] += 1
    law = RoundLaw(sheet)
    assert dict(law.winner_count) == law_of(counts)
    assert law.most_points["sole_winner"] == law.winner_count[1]
    assert law.most_points["none"] == law.winner_count[0]
    assert law.most_points["shared"] == law.winner_count.at_least(2)


def every_end(view: View, play: tuple[Card, ...]) -> dict[str, Fraction]:
    """The fate of the seat over every way in which unseen cards can end the round."""
    sheet, counts = view.rules, Counter()
    table = [cards + play if seat == view.seat else cards for seat, cards in enumerate(view.table)]
    missing = [sheet.cards_per_round - len(cards) for cards in table]
    for drawn in permutations(view.unseen.elements(), sum(missing)):
        left = iter(drawn)
        plays = [[*cards, *(next(left) for _ in range(n))] for cards, n in zip(table, missing, strict=True)]
        counts[fate(score_round(plays, sheet).points, view.seat)] += 1
    return law_of(counts)


def a_view(sheet: RuleSet, turn: int, seed: int) -> View:
    """A view of a shuffled deck, before a turn of one card each."""
    cards = random.Random(seed).sample(sheet.deck.cards, sheet.deck.size)
    table = [[cards.pop() for _ in range(turn - 1)] for _ in range(sheet.players)]
    hand = [cards.pop() for _ in range(2)]
    return View(sheet, seed % sheet.players, table, hand, cards[: max(len(cards) - 6, 0)])


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize("deck", SMALL_DECKS, ids=lambda d: f"{len(d.colors)}x{d.cards_per_color}")
def test_a_seats_chance_to_win_equals_every_end_of_the_round(deck, switches):
    """Brute force over every end of a round in progress gives the same fractions, for all switches."""
    for turn, players in ((1, 2), (2, 2), (2, 3)):
        sheet = small_rules(deck, players, (1, 1), switches)
        view = a_view(sheet, turn, seed=turn + players + SWITCHES.index(switches))
        for play in legal_plays(view):
            assert dict(odds(view, play).most_points) == every_end(view, play)


LATE = View(rules("limit", 4), 1, ["GK P2 G4", "Y3 OK P4", "O2 G3 PK", "G3 O3 T6"], "Y2 G2 G3 OK T3")


def test_the_chance_to_win_is_that_of_every_opponents_last_cards():
    """On the last turn of four players three unseen cards decide: all orders of ten that are left are tried."""
    unseen = random.Random(5211).sample([*LATE.unseen.elements()], LATE.unseen.total())
    small = View(LATE.rules, 1, LATE.table, LATE.hand, unseen[10:])
    for advice in advise(small, by="winning"):
        assert advice.p_sole_winner == every_end(small, advice.cards).get("sole_winner", 0)


def test_advice_is_in_the_order_that_was_asked_for():
    """The best play by points, by margin and by the chance to win is the first, with its worth exact."""
    by_points, by_margin, by_winning = (advise(LATE, by=aim) for aim in ("points", "margin", "winning"))
    assert by_points == advise(LATE)
    assert by_points[0].expected_points == max(a.expected_points for a in by_points)
    assert by_margin[0].expected_margin == max(a.expected_margin for a in by_margin)
    assert by_winning[0].p_sole_winner == max(a.p_sole_winner for a in by_winning)
    assert set(by_points) == set(by_margin)
    assert {Advice(a.cards, a.expected_points, a.expected_margin) for a in by_winning} == set(by_points)
    assert all(a.p_sole_winner == odds(LATE, a.cards).most_points["sole_winner"] for a in by_winning)
    assert by_points[0].cards != by_winning[0].cards


def test_an_unknown_aim_is_refused():
    """What a play is judged by is one of three words."""
    with pytest.raises(ValueError, match="advise: expected to judge by points, margin, winning, got 'glory'"):
        advise(LATE, by="glory")


@pytest.mark.parametrize(("edition", "players"), [pair for pair in PRINTED if pair[1] < 5])
def test_every_player_wins_equally_often(edition, players):
    """Before anything is seen each seat is the sole winner with one share of the probability that there is one."""
    law = round_law(rules(edition, players))
    fates = law.leads([law._share(law.rules.cards_per_round)] * players, own=0)  # noqa: SLF001 - there is no view yet
    assert fates[Lead(1, own=True)] * players == law.most_points["sole_winner"]
    leading = sum((lead.seats * p for lead, p in fates.items()), Fraction(0))
    assert sum((p for lead, p in fates.items() if lead.own), Fraction(0)) * players == leading


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_rounds_drawn_at_random_agree_within_their_error(edition, players):
    """Rounds of the printed editions have as many winners as the law says, within five standard errors."""
    law, rng, counts, rounds = round_law(rules(edition, players)), random.Random(5211), Counter(), 600
    mine, deck = law.rules.cards_per_round, law.rules.deck.cards
    for _ in range(rounds):
        row = rng.sample(deck, law.rules.table_size)
        points = score_round([row[i : i + mine] for i in range(0, len(row), mine)], law.rules).points
        counts[points.count(max(points)) if any(points) else 0] += 1
    for winners, p in law.winner_count.items():
        assert abs(counts[winners] / rounds - p) < 5 * sqrt(p * (1 - p) / rounds)
    assert law.winner_count[0] >= law.p_nothing


def test_too_many_cards_to_come_are_refused_with_the_time_they_would_take():
    """Before anything is played at a table of ten, who wins is refused at once and not begun."""
    sheet = rules("kododo", 5, removed=0, burst=20).replace(players=10)
    view = View(sheet, 0, [""] * 10, "TK T2 O3 O5 G2")
    with pytest.raises(ValueError, match=r"expected at most 250,000 states .* about [\d,]+ s; fewer are left"):
        advise(view, by="winning")
    with pytest.raises(ValueError, match="who takes most points"):
        _ = round_law(sheet).winner_count


def test_states_are_never_more_than_foreseen():
    """What is refused is an upper bound of what would be gone through."""
    color = ColorOutlook(0, 2, ((2, 2), (5, 1)))
    seats = Seats(Seat(3, 1), (Seat(0, 2), Seat(0, 2), Seat(4, 1)))
    laid = lay_color(seats, color, 4, width=64)
    assert sum(map(len, laid)) <= most_states(seats, color, 4)
    assert all(sum(sum(points for points, _ in (s.own, *s.others)) for s in ways) for ways in laid)


def test_who_leads():
    """The leader has most points; nobody leads with none; more points than a seat may take count as that many."""
    parsed = [sum(card.points for card in parse_cards(cards)) for cards in ("TK T2", "T3", "T2")]
    assert lead_of(Seats(NOBODY, tuple(Seat(points, 0) for points in parsed))) == Lead(2, own=False)
    assert lead_of(Seats(Seat(3, 0), (Seat(1, 0),)), most=1) == Lead(2, own=True)
    assert lead_of(Seats(NOBODY, (Seat(0, 4),))) == Lead(0, own=False)
