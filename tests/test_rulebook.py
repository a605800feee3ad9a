"""The printed rules, clause by clause: each test says which text it reads, 000, 001 or 003.

000 is the publisher's rulebook of 5211, 001 a retelling whose second half describes the edition ``limit``,
003 the German rules with the rooster ("Hahn").
"""

from __future__ import annotations

from collections import Counter

import pytest

from kododo_math.cards import format_cards
from kododo_math.deck import Deck
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.scoring import score_round

# --- the deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("color", ["teal", "orange", "green", "pink", "yellow"])
def test_000_components_of_every_color(color):
    """Twenty cards a color: five Kododos, six twos, five threes, two fours, a five and a six."""
    ranks = Counter("K" if card.kododo else card.points for card in Deck().cards if card.color == color)
    assert ranks == {"K": 5, 2: 6, 3: 5, 4: 2, 5: 1, 6: 1}


def test_000_components_of_the_deck():
    """One hundred cards, twenty-five Kododos of one point each, and 51 points a color."""
    cards = Deck().cards
    assert len(cards) == 100
    assert [card.points for card in cards if card.kododo] == [1] * 25
    assert sum(card.points for card in cards) == 5 * 51


# --- the editions' table ----------------------------------------------------------------------------------------------

EDITION_TABLE = [
    # edition, players: turns, burst, Kododo number, mode, removed, final tie
    ("kododo", 2, (2, 1, 1), 5, 6, "at_least", 10, "shared"),
    ("kododo", 3, (2, 1, 1), 6, 7, "at_least", 13, "shared"),
    ("kododo", 4, (2, 1, 1), 7, 8, "at_least", 0, "shared"),
    ("kododo", 5, (2, 1, 1), 9, 10, "at_least", 15, "shared"),
    ("aggressive", 2, (2, 2, 1), 6, 7, "at_least", 0, "shared"),
    ("aggressive", 3, (2, 2, 1), 7, 8, "at_least", 10, "shared"),
    ("limit", 2, (2, 1, 1), 5, 4, "exactly", 10, "most_cards"),
    ("limit", 3, (2, 1, 1), 6, 5, "exactly", 13, "most_cards"),
    ("limit", 4, (2, 1, 1), 7, 6, "exactly", 0, "most_cards"),
    ("limit", 5, (2, 1, 1), 8, 7, "exactly", 15, "most_cards"),
    ("hahn", 2, (2, 1, 1), 5, 4, "exactly", 10, "most_cards"),
    ("hahn", 3, (2, 1, 1), 6, 5, "exactly", 13, "most_cards"),
    ("hahn", 4, (2, 1, 1), 7, 6, "exactly", 0, "most_cards"),
    ("hahn", 5, (2, 1, 1), 8, 7, "exactly", 15, "most_cards"),
]


@pytest.mark.parametrize("row", EDITION_TABLE, ids=lambda row: f"{row[0]}-{row[1]}")
def test_000_001_003_player_count_reference(row):
    """The numbers of every edition for every count of players are those printed."""
    sheet = rules(*row[:2])
    assert row[2:] == (
        sheet.turns,
        sheet.burst,
        sheet.kododo_number,
        sheet.kododo_mode,
        sheet.removed,
        sheet.final_tie,
    )


def test_the_editions_table_has_a_row_for_every_printed_rule_set():
    """No edition and no count of players goes without its row above."""
    assert [row[:2] for row in EDITION_TABLE] == [(edition, n) for edition in EDITIONS for n in player_counts(edition)]


@pytest.mark.parametrize("edition", ["kododo", "aggressive"])
def test_000_kododo_number_is_one_more_than_the_burst_number(edition):
    """000 prints the rule beside its table, and the table keeps it."""
    assert all(rules(edition, n).kododo_number == rules(edition, n).burst + 1 for n in player_counts(edition))


def test_rules_md_default_switches(printed):
    """What no edition prints is set as the rules' table of switches lists it first."""
    assert (printed.hand_size, printed.deck) == (5, Deck())
    assert printed.kododo_counts_for_color
    assert printed.tie_cascade
    assert printed.burst_cascade
    assert printed.kododo_first
    assert (printed.kododo_award, printed.refill, printed.target_score) == ("all", "turn", None)


# --- the arithmetic of a game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players", "removed", "rounds", "others"),
    [
        ("kododo", 2, 10, 11, [2, 18, 26]),
        ("kododo", 3, 13, 7, [1, 25]),
        ("kododo", 4, 0, 6, [16]),
        ("kododo", 5, 15, 4, [35]),
        ("aggressive", 2, 0, 10, [10, 20]),
        ("aggressive", 3, 10, 6, [25]),
    ],
)
def test_000_cards_to_remove_make_the_rounds_come_out_even(edition, players, removed, rounds, others):
    """The removal, the rounds it leaves, and the next removals that would do as well."""
    sheet = rules(edition, players)
    assert (sheet.removed, sheet.rounds_per_game) == (removed, rounds)
    assert sheet.even_removals[: len(others) + 1] == tuple(sorted([removed, *others]))
    assert [n for n in range(max(others) + 1) if sheet.replace(removed=n).is_even] == sorted([removed, *others])


def test_rules_md_cards_used_in_a_game(printed):
    """Base editions use n(4R + 1) cards, the aggressive rule 5nR."""
    players, rounds = printed.players, printed.rounds_per_game
    used = 5 * players * rounds if printed.edition == "aggressive" else players * (4 * rounds + 1)
    assert printed.deck.size - printed.removed == used
    assert printed.cards_left_over == 0


# --- scoring a round --------------------------------------------------------------------------------------------------


def test_000_how_to_score_teal_six_of_sixteen():
    """Two, three and one teal cards lie before three players: teal scores the numbers on them."""
    plays = ["T2 T3 O2 G3", "T2 T4 T6 P2", "TK O3 Y2 YK", "O4 P3 G2 Y3"]
    verdict = score_round(plays, rules("kododo", 4))
    assert (verdict.scoring, verdict.points) == ("teal", (5, 12, 1, 0))
    assert [format_cards(won) for won in verdict.scored] == ["T2 T3", "T2 T4 T6", "TK", ""]
    assert format_cards(verdict.discarded) == "O2 G3 P2 O3 Y2 YK O4 P3 G2 Y3"


WORKED_EXAMPLES = {
    "000_majority_example_teal_six": (
        ("kododo", 4, 0, {"teal": 6, "orange": 4, "green": 3, "pink": 2, "yellow": 1}),
        (["kododo", "majority"], "teal"),
    ),
    "000_burst_example_orange_is_next": (
        ("kododo", 4, 0, {"teal": 7, "orange": 4, "green": 3, "pink": 2}),
        (["kododo", "burst", "majority"], "orange"),
    ),
    "000_burst_example_more_than_seven": (
        ("kododo", 4, 0, {"teal": 9, "orange": 4, "green": 3}),
        (["kododo", "burst", "majority"], "orange"),
    ),
    "000_tie_example_green_is_left": (
        ("kododo", 4, 0, {"teal": 6, "orange": 6, "green": 3, "pink": 1}),
        (["kododo", "tie", "majority"], "green"),
    ),
    "000_many_kododos_eight": (
        ("kododo", 4, 8, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["kododo"], "kododo"),
    ),
    "000_many_kododos_more_than_eight": (
        ("kododo", 4, 11, {"teal": 6, "orange": 6, "green": 4}),
        (["kododo"], "kododo"),
    ),
    "000_many_kododos_seven_are_too_few": (
        ("kododo", 4, 7, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["kododo", "majority"], "teal"),
    ),
    "001_a_kododo_cards_exactly_six": (
        ("limit", 4, 6, {"blue": 6, "orange": 4, "green": 3, "violet": 3}),
        (["kododo"], "kododo"),
    ),
    "001_b_limit_example_green_eight_yellow_four": (
        ("limit", 4, 0, {"green": 8, "yellow": 4, "blue": 2, "orange": 1, "violet": 1}),
        (["kododo", "burst", "majority"], "yellow"),
    ),
    "001_b_limit_reached_is_over_it": (
        ("limit", 4, 0, {"green": 7, "yellow": 4, "blue": 3, "orange": 2}),
        (["kododo", "burst", "majority"], "yellow"),
    ),
    "001_b_tie_example_1_orange_three": (
        ("limit", 4, 0, {"yellow": 5, "green": 5, "orange": 3, "blue": 2, "violet": 1}),
        (["kododo", "tie", "majority"], "orange"),
    ),
    "001_b_tie_example_2_nothing_scores": (
        ("limit", 4, 0, {"yellow": 5, "green": 5, "blue": 2, "orange": 2, "violet": 2}),
        (["kododo", "tie", "tie", "nothing"], None),
    ),
    "003_hahn_number_exceeded": (
        ("hahn", 4, 7, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["kododo", "majority"], "teal"),
    ),
    "003_hahn_number_missed": (
        ("hahn", 4, 5, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["kododo", "majority"], "teal"),
    ),
    "003_hahn_number_met": (
        ("hahn", 4, 6, {"teal": 6, "orange": 4, "green": 3, "pink": 3}),
        (["kododo"], "kododo"),
    ),
    "003_desaster_more_than_once": (
        ("hahn", 5, 0, {"teal": 9, "orange": 8, "green": 3}),
        (["kododo", "burst", "burst", "majority"], "green"),
    ),
    "rules_md_2b_several_colors_burst_together": (
        ("kododo", 4, 0, {"teal": 7, "orange": 7, "green": 2}),
        (["kododo", "burst", "majority"], "green"),
    ),
    "rules_md_3_a_lone_color_bursts_and_nothing_is_left": (
        ("kododo", 4, 1, {"teal": 16}),
        (["kododo", "burst", "nothing"], None),
    ),
}
COLORS_OF_001 = {"blue": "teal", "violet": "pink"}


@pytest.mark.parametrize(("given", "expected"), WORKED_EXAMPLES.values(), ids=WORKED_EXAMPLES)
def test_000_001_003_worked_example(table, given, expected):
    """Real cards with the counts of the example end as the text says."""
    edition, players, kododos, counts = given
    sheet = rules(edition, players)
    counts = {COLORS_OF_001.get(color, color): count for color, count in counts.items()}
    verdict = score_round(table(sheet, kododos=kododos, **counts), sheet)
    assert ([step.kind for step in verdict.steps], verdict.scoring) == expected
    assert (sum(verdict.points) > 0) == (verdict.scoring is not None)


@pytest.mark.parametrize(("edition", "kododos"), [("kododo", 8), ("limit", 6)])
def test_000_001_a_kododo_round_pays_one_point_for_each_kododo(table, edition, kododos):
    """Only the Kododos score, one point each, for those who played them; all other cards are discarded."""
    sheet = rules(edition, 4)
    plays = table(sheet, kododos=kododos, teal=6, orange=4, green=3, pink=3)
    verdict = score_round(plays, sheet)
    assert verdict.points == tuple(play.count("K") for play in plays)
    assert sum(verdict.points) == kododos
    assert len(verdict.discarded) == 16 - kododos
    assert not any(card.kododo for card in verdict.discarded)


def test_001_b_tie_example_2_discards_all_cards(table):
    """When every color is tied away, nobody has points and the whole table is discarded."""
    sheet = rules("limit", 4)
    verdict = score_round(table(sheet, yellow=5, green=5, teal=2, orange=2, pink=2), sheet)
    assert verdict.points == (0, 0, 0, 0)
    assert len(verdict.discarded) == 16
