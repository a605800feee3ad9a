"""Numbers that the course has in its sentences: those named here are computed, and stand there."""

import json
from math import comb, factorial, perm
from pathlib import Path

import pytest

import kododo_math
from kododo_math import Card, Game, View, effect, odds, round_law, rules
from kododo_math.exact.card_worth import card_worth
from kododo_math.numbers_game.equilibrium import equilibria
from kododo_math.views.catalogue import say
from kododo_math.views.stepper.journey import Journey

NOTEBOOKS = Path(kododo_math.__file__).parents[1] / "notebooks"
FOUR, LIMIT = rules("kododo", 4), rules("limit", 4)
PRINTED = [rules("kododo", players) for players in (2, 3, 4, 5)]
DECK = FOUR.deck


def prose(page):
    """Return the sentences of a page, with one space wherever a line ends and x for the sign of a product."""
    path = next(NOTEBOOKS.glob(f"{page}*"))
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ipynb":
        cells = json.loads(text)["cells"]
        text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    return " ".join(text.replace("\N{MULTIPLICATION SIGN}", "x").split())


def rounds(sheet):
    """Return how many rounds a game has: each takes its cards, and the last is played from the hands alone."""
    pile = len(DECK.cards) - sheet.removed - sheet.players * sheet.hand_size
    return pile // (sheet.players * sum(sheet.turns)) + 1


def test_00_what_a_player_holds_and_plays():
    """Notebook 00 says in words what is in the deck and what a turn takes."""
    assert "a hundred cards in five colors, twenty of each" in prose("00")
    assert (len(DECK.cards), len(DECK.colors)) == (100, 5)
    assert "A quarter of all cards are Kododos" in prose("00")
    assert 4 * sum(card.kododo for card in DECK.cards) == len(DECK.cards)
    assert "You hold five cards." in prose("00")
    assert "lays down two cards, then one, then one more" in prose("00")
    assert (FOUR.hand_size, FOUR.turns, FOUR.refill) == (5, (2, 1, 1), "turn")


def test_01_three_rounds_end_in_three_ways():
    """Played by Next alone from the seed of the stepper: after a burst, after a tie, and with nobody scoring."""
    assert "The three rounds end in three different ways" in prose("01")
    journey = Journey(Game.deal(FOUR, 18))
    for _ in range(3):
        journey.finish_round()
    ends = [[step.kind for step in verdict.steps if step.kind != "kododo"] for verdict in journey.game.verdicts]
    assert ends[0] == ["burst", "majority"]
    assert ends[1] == ["tie", "majority"]
    assert ends[2][-1] == "nothing"


def test_02_numbers_of_the_two_editions():
    """For four players: the burst number, and from how many or at how many Kododos decide."""
    assert f"a color **bursts** as soon as it has **{FOUR.burst}** cards" in prose("02")
    assert f"edition `kododo` says: **at least {FOUR.kododo_number}** Kododos" in prose("02")
    assert f"edition `limit` says: **exactly {LIMIT.kododo_number}** Kododos" in prose("02")
    assert (FOUR.kododo_mode, LIMIT.kododo_mode) == ("at_least", "exactly")


def test_03_choices_found_by_hand():
    """Pairs of four cards and three cards of ten, in order and without."""
    assert f"4 x 3 = {perm(4, 2)}." in prose("03")
    assert f"there are {perm(4, 2)} / {factorial(2)} = {comb(4, 2)}." in prose("03")
    assert f"That leaves {perm(10, 3)} / {factorial(3)} = {comb(10, 3)}." in prose("03")


def test_04_mean_worked_out_by_hand():
    """The moment that is worked out with a pencil, by the exact odds."""
    view = View(rules("kododo", players=2), 0, ["TK T2 O3", "O5 G2 T4"], "T3 T6 O2 GK P2")
    unseen, after = view.unseen.total(), odds(view, "T6")
    bursts = int(after.scoring["orange"] * unseen)
    assert f"({unseen - bursts} x 9 + {bursts} x 3) / {unseen}" in prose("04")
    assert after.expected_points * unseen == (unseen - bursts) * 9 + bursts * 3


def test_06_burst_numbers():
    """Those of the edition `kododo`, for every number of players."""
    two, three, four, five = (sheet.burst for sheet in PRINTED)
    assert f"{two}, {three}, {four} and {five} for two to five players" in prose("06")


def test_06_worths_told_in_words():
    """A quarter, a third, just under eleven, and how many cards of a color make the best company."""
    worth, teal, lizard = card_worth(FOUR), Card("teal", 6), Card("teal", 1, kododo=True)
    assert "its color scores in about one round of four" in prose("06")
    assert float(worth[teal].worth / teal.points) == pytest.approx(1 / 4, abs=0.02)
    assert "a little under eleven points a round" in prose("06")
    assert 10.5 < round_law(FOUR).points.mean < 11
    assert "By about a third." in prose("06")
    assert float(card_worth(LIMIT)[lizard].worth / worth[lizard].worth) == pytest.approx(4 / 3, abs=0.05)


def test_08_almost_half_of_the_rounds():
    """Where a Kododo does not count for its color, by the exact effect."""
    assert "changes what scores in almost half of the rounds" in prose("08")
    assert 0.45 < effect(LIMIT, kododo_counts_for_color=False).share < 0.5


def test_08_removed_cards_and_the_two_editions():
    """What is taken out, the example of a division, and what five players find in the two editions."""
    two, three, four, five = (sheet.removed for sheet in PRINTED)
    assert f"{two} for two players, {three} for three, none for four, {five} for five" in prose("08")
    assert (four, rounds(PRINTED[0])) == (0, 11)
    assert f"2 x (4 x 11 + 1) = {len(DECK.cards) - two} cards, and {two} must go" in prose("08")
    kododo, limit = rules("kododo", 5), rules("limit", 5)
    assert f"it is {kododo.burst} for five players, in `limit` it is {limit.burst}" in prose("08")
    wanted = f"`limit` wants *exactly* {limit.kododo_number} Kododos, `kododo` *at least* {kododo.kododo_number}"
    assert wanted in prose("08")


def test_09_chances_of_two_good_players():
    """Each card is played two fifths as often as the next higher one, and no player gains by leaving that."""
    shares = [5**power * 2 ** (4 - power) for power in (4, 3, 2, 1, 0)]
    assert f"{' : '.join(map(str, shares))}, and they add up to {sum(shares)}" in prose("09")
    chances = sorted(equilibria(2)[0].chances, reverse=True)
    assert chances == pytest.approx([share / sum(shares) for share in shares])


def test_teaching_rules_for_slips_of_paper():
    """The two tables hold the printed deck and the rules of the edition `kododo`; one set serves three tables."""
    counts = [DECK.kododos, *(DECK.numbers[number] for number in (2, 3, 4, 5, 6))]
    assert f"| {' | '.join(map(str, counts))} |" in prose("teaching")
    for sheet in PRINTED:
        numbers = f"| {sheet.burst} or more | {sheet.kododo_number} or more | {rounds(sheet)} |"
        assert f"| {sheet.players} | {sheet.removed} {numbers}" in prose("teaching")
    needed = FOUR.hand_size + sum(FOUR.turns[:-1])
    assert f"a player needs {needed} cards, so one well shuffled set serves three tables of four" in prose("teaching")
    assert 3 * 4 * needed <= len(DECK.cards)


def test_teaching_names_the_german_buttons():
    """In the order of the English ones, as the catalogue has them."""
    keys = [f"button.{name}" for name in ("next", "previous", "finish_round", "play", "deal")]
    keys += [f"exercise.{name}" for name in ("check", "hint", "reveal", "other")]
    named = {language: ", ".join(f"*{say(language, key)}*" for key in keys) for language in ("en", "de")}
    assert f"where they say {named['en']}, German buttons say {named['de']}." in prose("teaching")
