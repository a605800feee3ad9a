"""The law of a whole game, against every pair of tables, every game of a tiny deck, and games played at random."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import comb, sqrt

import pytest

from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.exact.whole_game.disjoint import Tables, kinds_of_sets, partitions
from kododo_math.exact.whole_game.game_law import GameLaw, game_law
from kododo_math.exact.whole_game.two_rounds import TwoRounds
from kododo_math.game import Game
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import score_round

SMALL_DECKS = [
    Deck(colors=("red", "blue"), kododos=2, numbers={2: 1, 3: 1, 7: 1}),
    Deck(colors=("red", "blue", "white"), kododos=1, numbers={2: 1, 5: 1}),
    Deck(colors=("red", "blue", "white"), kododos=0, numbers={2: 2, 4: 1}),
    Deck(colors=("red", "blue", "white"), kododos=3, numbers={}),
    Deck(colors=("red", "blue", "white", "gray"), kododos=1, numbers={4: 1}),
    Deck(colors=("red",), kododos=3, numbers={1: 2, 6: 3}),
]
SWITCHES = [
    {},
    {"kododo_mode": "exactly"},
    {"kododo_mode": "off"},
    {"kododo_counts_for_color": False},
    {"kododo_counts_for_color": False, "kododo_mode": "exactly", "kododo_first": False},
    {"tie_cascade": False},
    {"burst_cascade": False, "tie_cascade": False, "kododo_first": False},
    {"kododo_award": "one"},
    {"kododo_award": "one", "kododo_first": False, "kododo_counts_for_color": False},
]
THRESHOLDS = [(2, 2), (3, 1), (4, 2)]
QUANTITIES = ("points", "kododo", "burst", "tie", "nothing")


def small_rules(deck: Deck, burst: int, kododo_number: int, switches: dict[str, object]) -> RuleSet:
    """Two players with two cards each on the table."""
    sheet = rules("kododo", 2, deck=deck, turns=(1, 1), hand_size=2, removed=0)
    return sheet.replace(burst=burst, kododo_number=kododo_number, **switches)


def measures(verdict) -> dict[str, int]:
    """What the first player takes, and which events happen, read from a verdict."""
    last, kinds = verdict.steps[-1].kind, {step.kind for step in verdict.steps if step.kind != "kododo"}
    events = {"kododo": last == "kododo", "nothing": last == "nothing"}
    for kind in ("burst", "tie"):
        events[kind] = kind in kinds and last != "kododo"
    return {"points": verdict.points[0], **{name: int(happens) for name, happens in events.items()}}


def every_pair(sheet: RuleSet) -> dict[str, Fraction]:
    """Expected products over every pair of disjoint tables and every deal of each to the players."""
    cards, size, mine = range(sheet.deck.size), sheet.table_size, sheet.cards_per_round
    scored = {}
    score = cache(lambda *plays: measures(score_round(plays, sheet)))
    for table in combinations(cards, size):
        found = Counter()
        for first in combinations(table, mine):
            plays = first, [card for card in table if card not in first]
            found.update(score(*(tuple(sheet.deck.cards[i] for i in play) for play in plays)))
        scored[table] = {name: Fraction(found[name], comb(size, mine)) for name in QUANTITIES}
    pairs = [(a, b) for a in scored for b in scored if not set(a) & set(b)]
    return {name: sum(scored[a][name] * scored[b][name] for a, b in pairs) / len(pairs) for name in QUANTITIES}


@pytest.mark.parametrize("switches", SWITCHES, ids=str)
@pytest.mark.parametrize("deck", SMALL_DECKS, ids=lambda d: f"{len(d.colors)}x{d.cards_per_color}")
def test_two_rounds_equal_every_pair_of_disjoint_tables(deck, switches):
    """Going through every pair of tables of a small deck gives the same fractions, for all switches."""
    burst, kododo_number = THRESHOLDS[(SMALL_DECKS.index(deck) + SWITCHES.index(switches)) % len(THRESHOLDS)]
    sheet = small_rules(deck, burst, kododo_number, switches)
    two, pairs = TwoRounds(sheet), every_pair(sheet)
    assert two.player_points == pairs.pop("points")
    assert two.p_both == pairs


def every_game(sheet: RuleSet) -> dict[str, Counter]:
    """Sum up each quantity over the rounds of every game: every row of cards, cut into rounds and hands."""
    totals = {name: Counter() for name in QUANTITIES}
    mine, size = sheet.cards_per_round, sheet.table_size
    score = cache(lambda *plays: measures(score_round(plays, sheet)))
    for row in permutations(sheet.deck.cards, size * sheet.rounds_per_game):
        total = Counter()
        for start in range(0, len(row), size):
            total.update(score(*(tuple(sorted(row[i : i + mine])) for i in range(start, start + size, mine))))
        for name in QUANTITIES:
            totals[name][total[name]] += 1
    return totals


def mean_and_variance(counts: Counter) -> tuple[Fraction, Fraction]:
    """Mean and variance of equally likely outcomes."""
    mean = Fraction(sum(x * n for x, n in counts.items()), counts.total())
    return mean, Fraction(sum(x * x * n for x, n in counts.items()), counts.total()) - mean**2


@pytest.mark.no_cover  # hundreds of thousands of games: watched by coverage they take six times as long
@pytest.mark.parametrize(
    ("deck", "changes"),
    [
        (Deck(colors=("red", "blue"), kododos=1, numbers={2: 1, 3: 1, 9: 1}), {"burst": 2, "kododo_number": 2}),
        (Deck(colors=("red", "blue"), kododos=2, numbers={2: 1, 5: 1}), {"burst": 3, "kododo_award": "one"}),
        (Deck(colors=("red", "blue"), kododos=2, numbers={2: 1, 5: 1}), {"burst": 2, "turns": (1,), "hand_size": 1}),
    ],
)
def test_the_law_of_a_game_equals_every_game_of_a_tiny_deck(deck, changes):
    """Every order of eight cards, played as whole games, has the same means and variances."""
    sheet = rules("kododo", 2, deck=deck, turns=(1, 1), hand_size=2, removed=0, kododo_number=2).replace(**changes)
    law, games = GameLaw(sheet), every_game(sheet)
    for name in QUANTITIES:
        moments = law.points if name == "points" else getattr(law, f"{name}_rounds")
        assert (moments.mean, moments.variance) == mean_and_variance(games[name])


@pytest.mark.parametrize(("edition", "players", "games"), [("aggressive", 2, 400), ("limit", 3, 500)])
def test_games_played_at_random_agree_within_their_error(edition, players, games):
    """Whole games of the printed editions have the mean and the variance of the law, within five standard errors."""
    law, totals = game_law(rules(edition, players)), {name: [] for name in QUANTITIES}
    for seed in range(games):
        game = Game.deal(law.rules, seed)
        while not game.is_over:
            game.play_at_random()
        found = Counter()
        for verdict in game.verdicts:
            found.update(measures(verdict))
        for name in QUANTITIES:
            totals[name].append(found[name])
    for name, values in totals.items():
        moments = law.points if name == "points" else getattr(law, f"{name}_rounds")
        mean, squares = float(moments.mean), [(x - float(moments.mean)) ** 2 for x in values]
        error = sqrt(sum((s - sum(squares) / games) ** 2 for s in squares)) / games
        assert abs(sum(values) / games - mean) < 5 * moments.sd / sqrt(games)
        assert abs(sum(squares) / games - float(moments.variance)) < 5 * error + 1e-9


@pytest.mark.no_cover  # some seconds; watched by coverage, half a minute
@pytest.mark.parametrize(("edition", "players", "tables"), [("limit", 4, 8_000)])
def test_two_tables_drawn_at_random_agree_within_their_error(edition, players, tables):
    """Two tables drawn from the full deck have the expected products of the law, within five standard errors."""
    sheet, rng = rules(edition, players), random.Random(5211)
    two, size, mine = TwoRounds(sheet), sheet.table_size, sheet.cards_per_round
    sums = {name: [0, 0] for name in QUANTITIES}
    for _ in range(tables):
        row = rng.sample(sheet.deck.cards, 2 * size)
        first, second = (
            measures(score_round([row[i : i + mine] for i in range(start, start + size, mine)], sheet))
            for start in (0, size)
        )
        for name in QUANTITIES:
            sums[name][0] += first[name] * second[name]
            sums[name][1] += (first[name] * second[name]) ** 2
    for name, (total, squares) in sums.items():
        expected = float(two.player_points if name == "points" else two.p_both[name])
        error = sqrt(max(squares / tables - (total / tables) ** 2, expected / tables) / tables)
        assert abs(total / tables - expected) < 5 * error


def test_means_are_those_of_the_rounds_added_up():
    """By linearity a game's mean is a round's times the number of rounds, with no variance asked for."""
    for players in (2, 3, 4, 5):
        law, a_round = game_law(rules("limit", players)), round_law(rules("limit", players))
        assert law.points.mean == law.rounds * a_round.player_points.mean
        assert law.kododo_rounds.mean == law.rounds * a_round.p_kododo
        assert law.burst_rounds.mean == law.rounds * a_round.p_burst
        assert law.tie_rounds.mean == law.rounds * a_round.p_tie
        assert law.nothing_rounds.mean == law.rounds * a_round.p_nothing
        assert repr(law.points) == f"Moments(mean={law.points.mean!r})"


def test_a_game_of_one_round_has_the_variance_of_the_round():
    """With a single round there is nothing to covary with, even if two would not fit the deck."""
    deck = Deck(colors=("red", "blue"), kododos=1, numbers={2: 1, 5: 1})
    sheet = rules("kododo", 2, deck=deck, turns=(1, 1), hand_size=2, removed=2)
    assert game_law(sheet).points.variance == round_law(sheet).player_points.variance


def test_a_rule_set_that_does_not_come_out_even_has_no_game():
    """A game that would leave cards over is refused with the removals that work."""
    with pytest.raises(ValueError, match="cannot play a whole game: 7 cards would be left over"):
        game_law(rules("kododo", 3).replace(removed=3, turns=(2, 2, 1)))


def test_two_tables_must_fit_the_deck():
    """Two rounds need two tables of cards."""
    deck = Deck(colors=("red", "blue"), kododos=1, numbers={2: 1, 5: 1})
    with pytest.raises(ValueError, match="two rounds: expected a deck of at least 8 cards, got 6"):
        TwoRounds(rules("kododo", 2, deck=deck, turns=(1, 1), hand_size=2, removed=2))


@pytest.mark.parametrize(
    ("colors", "kododos", "numbers", "players"),
    [(8, 3, 9, 20), (10, 5, 15, 20), (1000, 4, 5, 100), (300, 0, 3, 200), (2, 2000, 2000, 1000)],
)
def test_a_deck_of_too_many_kinds_has_no_variance(colors, kododos, numbers, players):
    """Two rounds with a large deck are refused at once, with the time they would take."""
    letters = str.maketrans("0123456789", "ABCDEFGHIJ")
    names = tuple(f"A{i:04}".translate(letters) for i in range(colors))
    deck = Deck(colors=names, kododos=kododos, numbers={2: numbers})
    sheet = rules("kododo", 4, deck=deck, removed=0).replace(players=players, turns=(1,), hand_size=1)
    with pytest.raises(ValueError, match=r"expected at most .* kinds of sets of cards .* about [\d,]+ s"):
        TwoRounds(sheet)


def test_a_mean_stays_exact_where_a_variance_costs_too_much():
    """With ten colors a game has an exact mean; its variance names its cost."""
    deck = Deck(colors=tuple("ABCDEFGHIJ"), kododos=5, numbers={2: 15})
    law = game_law(rules("kododo", 5, deck=deck, removed=15))
    assert law.points.mean == law.rounds * law.round_law.player_points.mean
    with pytest.raises(ValueError, match="only the mean is exact"):
        _ = law.points.variance


def test_kinds_of_sets_are_as_many_as_there_are():
    """The count of the work to come equals the sets gone through, one by one."""
    deck = Deck(colors=("red", "blue", "white"), kododos=2, numbers={2: 3})
    tables = Tables(deck, 5)
    every = {n: [len(set(tables.sets(n, cards))) for cards in range(6)] for n in (2, 3)}
    by_size = [len(holdings) for holdings in tables.by_size]
    assert by_size == [1, 2, 3, 3, 2, 1]
    assert tables.fewest_kinds() <= tables.kinds()
    assert kinds_of_sets(by_size, 3, 5) == every[3]
    marked = sum(len(tables.by_size[cards]) * sum(every[2][: 6 - cards]) for cards in range(6))
    assert tables.kinds() == sum(every[3]) + marked
    assert all(sum(parts) == 5 and list(parts) == sorted(parts) for parts in partitions(5, 3, 5))
