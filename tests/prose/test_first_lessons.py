"""Numbers that notebooks 00 to 04 have in their sentences are computed, and stand there."""

from math import comb, factorial, perm

from kododo_math import Game, View, odds, rules
from kododo_math.views.stepper.journey import Journey

FOUR, LIMIT = rules("kododo", 4), rules("limit", 4)
DECK = FOUR.deck


def test_00_what_a_player_holds_and_plays(prose):
    """Notebook 00 says in words what is in the deck and what a turn takes."""
    assert "a hundred cards in five colors, twenty of each" in prose("00")
    assert (len(DECK.cards), len(DECK.colors)) == (100, 5)
    assert "A quarter of all cards are Kododos" in prose("00")
    assert 4 * sum(card.kododo for card in DECK.cards) == len(DECK.cards)
    assert "You hold five cards." in prose("00")
    assert "lays down two cards, then one, then one more" in prose("00")
    assert (FOUR.hand_size, FOUR.turns, FOUR.refill) == (5, (2, 1, 1), "turn")


def test_01_three_rounds_end_in_three_ways(prose):
    """Played by Next alone from the seed of the stepper: after a burst, after a tie, and with nobody scoring."""
    assert "The three rounds end in three different ways" in prose("01")
    journey = Journey(Game.deal(FOUR, 18))
    for _ in range(3):
        journey.finish_round()
    ends = [[step.kind for step in verdict.steps if step.kind != "kododo"] for verdict in journey.game.verdicts]
    assert ends[0] == ["burst", "majority"]
    assert ends[1] == ["tie", "majority"]
    assert ends[2][-1] == "nothing"


def test_02_numbers_of_the_two_editions(prose):
    """For four players: the burst number, and from how many or at how many Kododos decide."""
    assert f"a color **bursts** as soon as it has **{FOUR.burst}** cards" in prose("02")
    assert f"edition `kododo` says: **at least {FOUR.kododo_number}** Kododos" in prose("02")
    assert f"edition `limit` says: **exactly {LIMIT.kododo_number}** Kododos" in prose("02")
    assert (FOUR.kododo_mode, LIMIT.kododo_mode) == ("at_least", "exactly")


def test_03_choices_found_by_hand(prose):
    """Pairs of four cards and three cards of ten, in order and without."""
    assert f"4 x 3 = {perm(4, 2)}." in prose("03")
    assert f"there are {perm(4, 2)} / {factorial(2)} = {comb(4, 2)}." in prose("03")
    assert f"That leaves {perm(10, 3)} / {factorial(3)} = {comb(10, 3)}." in prose("03")


def test_04_mean_worked_out_by_hand(prose):
    """The moment that is worked out with a pencil, by the exact odds."""
    view = View(rules("kododo", players=2), 0, ["TK T2 O3", "O5 G2 T4"], "T3 T6 O2 GK P2")
    unseen, after = view.unseen.total(), odds(view, "T6")
    bursts = int(after.scoring["orange"] * unseen)
    assert f"({unseen - bursts} x 9 + {bursts} x 3) / {unseen}" in prose("04")
    assert after.expected_points * unseen == (unseen - bursts) * 9 + bursts * 3
