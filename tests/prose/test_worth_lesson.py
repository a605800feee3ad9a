"""Numbers and claims that notebook 06 has in its sentences are computed, and stand there."""

from fractions import Fraction

import pytest

from kododo_math import Card, View, advise, parse_cards, round_law, rules
from kododo_math.editions import player_counts
from kododo_math.exact.card_worth import card_worth
from kododo_math.views import worth_as_color_grows, worth_in_editions

FOUR, LIMIT = rules("kododo", 4), rules("limit", 4)
PRINTED = [rules("kododo", players) for players in (2, 3, 4, 5)]
LIZARD, TWO, SIX = parse_cards("TK T2 T6")


def test_06_burst_numbers(prose):
    """Those of the edition `kododo`, for every number of players."""
    two, three, four, five = (sheet.burst for sheet in PRINTED)
    assert f"{two}, {three}, {four} and {five} for two to five players" in prose("06")


def test_06_worths_told_in_words(prose):
    """A quarter, three times a two, a little more than half of it, a third, just under eleven."""
    worth = card_worth(FOUR)
    assert "its color scores in about one round of four" in prose("06")
    assert float(worth[SIX].color_scores) == pytest.approx(1 / 4, abs=0.02)
    assert "a six is worth exactly three times a two" in prose("06")
    assert worth[SIX].worth == 3 * worth[TWO].worth
    assert "It is worth a little **more** than half a two" in prose("06")
    assert 1 / 2 < worth[LIZARD].worth / worth[TWO].worth < 3 / 5
    assert "By about a third." in prose("06")
    assert float(card_worth(LIMIT)[LIZARD].worth / worth[LIZARD].worth) == pytest.approx(4 / 3, abs=0.05)
    assert "a little under eleven points a round" in prose("06")
    assert 10.5 < round_law(FOUR).points.mean < 11


def test_06_a_card_votes_for_its_color(prose):
    """One card of a color on the table raises its chance, from below a fifth to a quarter."""
    assert "before any card is seen, teal scores in fewer than one round of five" in prose("06")
    assert round_law(FOUR).p_majority / len(FOUR.deck.colors) < Fraction(1, 5)
    assert "With one teal card on the table it is about one of four." in prose("06")
    assert float(card_worth(FOUR)[SIX].color_scores) == pytest.approx(1 / 4, abs=0.02)


@pytest.mark.parametrize("sheet", PRINTED, ids=lambda sheet: f"{sheet.players} players")
def test_06_the_curve_rises_turns_and_falls(prose, sheet):
    """To nothing, and its top is at half of the cards below the burst number, for every number of players."""
    assert "It rises, turns, and falls to nothing." in prose("06")
    assert "the best company for your card is about **half of what the color can bear**" in prose("06")
    curve = [bar.worth.worth for bar in worth_as_color_grows(sheet, "T6").bars]
    top = curve.index(max(curve))
    assert curve[: top + 1] == sorted(curve[: top + 1])
    assert curve[top:] == sorted(curve[top:], reverse=True)
    assert curve[-1] == 0
    assert top == pytest.approx((sheet.burst - 1) / 2, abs=0.5)


def test_06_the_last_row_is_a_burst(prose):
    """Six cards of a color and one more; a green six is then worth nothing, and a green Kododo almost nothing."""
    assert "six cards and yours are seven, and teal bursts for certain" in prose("06")
    assert FOUR.burst == 7
    assert "six green cards lie on the table. What is a green 6 worth? And a green Kododo, almost?" in prose("06")
    worth = card_worth(FOUR, "G2 G2 G2 G3 G3 G3")
    assert worth[Card("green", 6)].worth == 0
    assert 0 < worth[Card("green", 1, kododo=True)].worth < Fraction(1, 50)


def test_06_seven_points_beat_eight(prose):
    """Two cards of a color beat two fours, until they are a 2 and a 3; the highest card may stay in the hand."""
    hand = "teal 3, teal 4, orange 4, green 4, pink 4"
    assert f"{hand}. You can play two fours of different colors" in prose("06")
    assert _best("T3 T4 O4 G4 P4") == parse_cards("T3 T4")
    assert "Seven points beat eight." in prose("06")
    assert "But numbers still count: make the teal cards a 2 and a 3" in prose("06")
    assert [card.points for card in _best("T2 T3 O4 G4 P4")] == [4, 4]
    assert "a hand of five cards in which the best play of turn 1 does not contain the highest card" in prose("06")
    assert _best("T4 T4 O5 G2 P3") == parse_cards("T4 T4")


def _best(hand):
    return advise(View(FOUR, 0, ["", "", "", ""], hand))[0].cards


def test_06_worths_add_up(prose):
    """Each card's worth by its chance to lie on the table gives the mean of a round: the same fraction."""
    on_table, cards = FOUR.table_size, FOUR.deck.cards
    assert f"the chance that it lies on the table at all ({on_table} in {len(cards)})" in prose("06")
    assert "The same fraction, to the last digit." in prose("06")
    worth = card_worth(FOUR)
    assert sum(worth[card].worth for card in cards) * Fraction(on_table, len(cards)) == round_law(FOUR).points.mean


def test_06_what_the_editions_ask_for(prose):
    """Eight Kododos or more, or exactly six; the two editions that are only named; and what is left for the colors."""
    assert "In edition `kododo`, eight Kododos or more decide a round of four players." in prose("06")
    assert (FOUR.kododo_number, FOUR.kododo_mode) == (8, "at_least")
    assert "In edition `limit` it takes exactly six." in prose("06")
    assert (LIMIT.kododo_number, LIMIT.kododo_mode) == (6, "exactly")
    assert "`aggressive` is for two or three players, who lay down five cards each instead of four" in prose("06")
    assert tuple(player_counts("aggressive")) == (2, 3)
    assert (rules("aggressive", 3).cards_per_round, FOUR.cards_per_round) == (5, 4)
    assert "If Kododos decide more rounds, fewer are left for the colors." in prose("06")
    six = worth_in_editions("T6").worths
    assert all(six["limit", players] < six["kododo", players] for players in (2, 3, 4, 5))


def test_06_a_kododo_may_beat_a_two(prose):
    """With a smaller Kododo number than the printed eight, but not with the seven of the box."""
    assert "A Kododo could be worth more than a two, if you let fewer Kododos decide the round." in prose("06")
    worths = {number: card_worth(rules("kododo", 4, kododo_number=number)) for number in (6, 7, 8)}
    assert [number for number, worth in worths.items() if worth[LIZARD].worth > worth[TWO].worth] == [6]
