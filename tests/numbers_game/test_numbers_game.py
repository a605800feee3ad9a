"""The numbers game of 001's first half: its quarrels, its readings and its law, against going through every play."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from kododo_math.numbers_game.clauses import CARDS, SENTENCES, claims, quarrels
from kododo_math.numbers_game.law import EVEN, numbers_law, worth_of_cards
from kododo_math.numbers_game.readings import READINGS, score

PLAYERS = (2, 3, 4, 5)
UNEVEN = (Fraction(1, 10), Fraction(1, 10), Fraction(1, 5), Fraction(1, 5), Fraction(2, 5))


def every_play(players):
    """Go through every row of cards that the players can lay down."""
    return product(CARDS, repeat=players)


def handed_on_by_hand(cards):
    """Score a play as one would at a table: look for the highest card of its own kind, then for the next."""
    points, prizes = [0] * len(cards), [5, 2, 1]
    for card in (5, 4, 3, 2, 1):
        if list(cards).count(card) == 1 and prizes:
            points[cards.index(card)] = prizes.pop(0)
    return tuple(points)


@pytest.mark.parametrize("players", PLAYERS)
def test_each_prize_goes_to_the_next_highest_unique_card(players):
    """The reading chosen, for every play: the same points as scored by hand."""
    assert all(score(cards) == handed_on_by_hand(cards) for cards in every_play(players))


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_do_not_matter(players, reading):
    """Whoever sits elsewhere with the same card takes the same points; equal cards take equal points."""
    for cards in every_play(players):
        turned = (*cards[1:], cards[0])
        points = score(cards, reading)
        assert score(turned, reading) == (*points[1:], points[0])
        assert len({(card, won) for card, won in zip(cards, points, strict=True)}) == len(set(cards))


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((5, 3, 1), {"handed_on": (5, 2, 1), "first_not_handed_on": (5, 2, 1), "no_ties": (5, 2, 1)}),
        ((5, 5, 3, 1), {"handed_on": (0, 0, 5, 2), "first_not_handed_on": (0, 0, 2, 1), "no_ties": (0, 0, 0, 0)}),
        ((5, 3, 3, 1), {"handed_on": (5, 0, 0, 2), "first_not_handed_on": (5, 0, 0, 2), "no_ties": (5, 0, 0, 0)}),
        ((4, 4), {"handed_on": (0, 0), "first_not_handed_on": (0, 0), "no_ties": (0, 0)}),
    ],
)
def test_readings_differ_only_where_cards_tie(cards, points):
    """001: 5, 2 and 1 points for the three highest cards; a tie is where the readings part."""
    assert {reading: score(cards, reading) for reading in READINGS} == points


@pytest.mark.parametrize("players", PLAYERS)
def test_001_sentences_that_quarrel(players):
    """Every two sentences that give a player different points are found, with the share of plays on which they do."""
    seen = Counter()
    for cards in every_play(players):
        said = {sentence: claims(sentence, cards) for sentence in SENTENCES}
        seen.update(
            (one, other)
            for one, other in product(SENTENCES, repeat=2)
            if one < other and any(said[one].get(seat, p) != p for seat, p in said[other].items())
        )
    found = {quarrel.sentences: quarrel.share for quarrel in quarrels(players)}
    assert found == {pair: Fraction(n, 5**players) for pair, n in seen.items()}
    for quarrel in quarrels(players):
        said = [claims(sentence, quarrel.cards)[quarrel.seat] for sentence in quarrel.sentences]
        assert tuple(said) == quarrel.points


def test_001_two_players_have_nothing_to_quarrel_about():
    """The contradictions need a third player."""
    assert [len(quarrels(players)) > 0 for players in PLAYERS] == [False, True, True, True]


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("chances", [EVEN, UNEVEN], ids=["even", "uneven"])
@pytest.mark.parametrize("players", PLAYERS)
def test_law_by_going_through_every_play(players, chances, reading):
    """The law of a round and the worth of each card, as fractions."""
    points, nothing = Counter(), 0
    worths = [Fraction(0)] * 5
    for cards in every_play(players):
        chance = Fraction(1)
        for card in cards[1:]:
            chance *= chances[card - 1]
        won = score(cards, reading)
        worths[cards[0] - 1] += chance * won[0]
        points[won[0]] += chance * chances[cards[0] - 1]
        nothing += chance * chances[cards[0] - 1] * (not any(won))
    law = numbers_law(players, chances, reading)
    assert dict(law.player_points) == {won: p for won, p in points.items() if p}
    assert law.p_nothing == nothing
    assert worth_of_cards(players, chances, reading) == tuple(worths)
    assert law.player_points.mean == sum(p * worth for p, worth in zip(chances, worths, strict=True))
    assert players * law.player_points.mean == law.prizes.map(sum).mean


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: numbers_law(1), "expected at least 2, got 1"),
        (lambda: numbers_law(11), "expected at most 10, got 11"),
        (lambda: numbers_law(3, (1, 0, 0, 0)), "chances of the cards: expected 5 fractions that sum to 1"),
        (lambda: numbers_law(3, (2, -1, 0, 0, 0)), "chances of the cards"),
        (lambda: numbers_law(3, [0.2] * 5), "chances of the cards"),
        (lambda: numbers_law(3, reading="mine"), "expected one of handed_on, .*, got 'mine'"),
        (lambda: score((6, 5)), "cards played: expected one from 1 to 5"),
        (lambda: score((5,)), "cards played"),
        (lambda: score((True, 5)), "cards played"),
        (lambda: score(5), "cards played"),
        (lambda: numbers_law(3, 1), "chances of the cards"),
        (lambda: claims(8, (5, 4)), "sentence of 001: expected 1 to 7, got 8"),
    ],
)
def test_bad_arguments(call, reason):
    """What makes no numbers game is refused by name."""
    with pytest.raises(ValueError, match=reason):
        call()
