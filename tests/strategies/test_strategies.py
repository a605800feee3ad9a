"""Strategies: each does what it says, exact odds are those of the exact layer, and a reader's is as good as any."""

import pytest

from kododo_math import advise
from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.simulation.run import simulate
from kododo_math.strategies import SHIPPED, Strategy, best, find_strategy, strategy
from kododo_math.strategies.exact_odds import best_margin, best_points, cooperative
from kododo_math.strategies.look import Look
from kododo_math.strategies.tables import NOTHING, scoring_tables


def look_of(view, laid=(), **known):
    """Return the hand and what the kernel would show the player of a view who has laid cards from some places."""
    sheet, colors = view.rules, view.rules.deck.colors
    hand, table = list(view.hand), [list(cards) for cards in view.table]
    for place in laid:
        table[view.seat].append(hand[place])
        hand[place] = hand[-1]
        hand.pop()
    stakes = [stakes_of(cards, sheet) for cards in table]
    scores = known.get("scores", [0] * sheet.players)
    rival = max((seat for seat in range(sheet.players) if seat != view.seat), key=lambda seat: scores[seat])
    unseen = list(view.unseen.elements())
    on_table = [card for cards in table for card in cards]
    return hand, Look(
        colors=[colors.index(card.color) for card in hand],
        points=[card.points for card in hand],
        kododos=[int(card.kododo) for card in hand],
        table=[sum(card.color == color and counts(card, sheet) for card in on_table) for color in colors],
        mine=stakes[view.seat],
        rival=stakes[rival],
        worth=[sum(column) for column in zip(*stakes, strict=True)],
        kododos_of=[row[-1] for row in stakes],
        last=known.get("last", [-1] * sheet.players),
        scores=scores,
        unseen=[sum(card.color == color for card in unseen) for color in colors],
        unseen_kododos=[sum(card.color == color and card.kododo for card in unseen) for color in colors],
        unseen_points=[sum(card.points for card in unseen if card.color == color) for color in colors],
        prepared=known.get("prepared", ()),
        notes=known.get("notes", [0]),
        seat=view.seat,
        players=sheet.players,
        turn=view.turn,
        to_play=view.cards_to_play - len(laid),
        to_come=sheet.table_size - sum(map(len, view.table)) - view.cards_to_play,
        mine_to_come=sheet.cards_per_round - len(view.table[view.seat]) - view.cards_to_play,
        burst=sheet.burst,
        kododo_number=sheet.kododo_number,
        chance=known.get("chance", 0),
    )


def counts(card, sheet):
    """Whether a card counts for its color."""
    return sheet.kododo_counts_for_color or not card.kododo


def stakes_of(cards, sheet):
    """Return the points of cards in each color, and their Kododos."""
    points = [sum(c.points for c in cards if c.color == color and counts(c, sheet)) for color in sheet.deck.colors]
    return [*points, sum(card.kododo for card in cards)]


def chosen(how, view, **known):
    """Return the cards that a strategy lays on a turn."""
    laid, cards, prepared, notes = [], [], how.prepare(view.rules), [0]
    while len(laid) < view.cards_to_play:
        hand, look = look_of(view, laid, prepared=prepared, notes=notes, **known)
        laid.append(how(look))
        cards.append(hand[laid[-1]])
    return cards


def view_of(sheet, seed, turns):
    """Return what a player sees after some random turns of a game."""
    game = Game.deal(sheet, seed=seed)
    for _ in range(turns):
        game.play_at_random()
    return game.view(seed % sheet.players)


ODD_RULES = [
    rules("limit", 2),
    rules("kododo", 3),
    rules("kododo", 2, kododo_first=False, kododo_number=2),
    rules("limit", 2, kododo_award="one", kododo_number=3),
    rules("limit", 2, kododo_counts_for_color=False, kododo_number=3),
    rules("aggressive", 2, kododo_number=2, kododo_first=False, kododo_award="one"),
    rules("limit", 2, kododo_mode="off", tie_cascade=False),
    rules("limit", 2, burst=3, burst_cascade=False),
    rules("kododo", 2, deck=Deck(("red", "blue"), 2, {1: 4, 7: 6}), removed=6, kododo_number=3),
]


@pytest.mark.parametrize("turns", [3, 4, 5])
@pytest.mark.parametrize("sheet", ODD_RULES, ids=str)
def test_exact_odds_choose_what_the_exact_layer_advises(sheet, turns):
    """The play by compiled floats is worth as much as the best of the exact advice, on every turn."""
    view = view_of(sheet, seed=turns, turns=turns)
    advice = {tuple(sorted(a.cards)): a for a in advise(view)}
    points = advice[tuple(sorted(chosen(best_points, view)))]
    margin = advice[tuple(sorted(chosen(best_margin, view)))]
    assert float(points.expected_points) == pytest.approx(max(float(a.expected_points) for a in advice.values()))
    assert float(margin.expected_margin) == pytest.approx(max(float(a.expected_margin) for a in advice.values()))


@pytest.mark.parametrize("sheet", ODD_RULES[:4], ids=str)
def test_cooperation_makes_the_most_of_all_points(sheet):
    """Points of all together follow from own points and margin: n times own, less n - 1 times margin."""
    view, players = view_of(sheet, seed=1, turns=4), sheet.players
    totals = {
        tuple(sorted(a.cards)): float(players * a.expected_points - (players - 1) * a.expected_margin)
        for a in advise(view)
    }
    assert totals[tuple(sorted(chosen(cooperative, view)))] == pytest.approx(max(totals.values()))


def test_tables_are_what_the_cascade_says():
    """Among 4,845 tables of 16 cards, the share without a scoring color is that of the cascade."""
    tables = scoring_tables(rules("kododo", 4))
    assert len(tables) < 20_000
    assert all(tables[i] >= 0 for i in range(len(tables)))
    assert NOTHING == 31


def test_too_large_a_table_is_refused():
    """A deck of twenty colors has too many tables to look up."""
    deck = Deck(tuple(f"C{chr(65 + i)}" for i in range(20)), 1, {2: 9})
    with pytest.raises(ValueError, match="strategies by exact odds: expected at most 250,000 different tables"):
        scoring_tables(rules("kododo", 4, deck=deck))


TABLE = ["T2 T3", "T4 O2"]
HAND = "T5 O6 GK P3 Y2"


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("highest card", "O6"),
        ("follow the majority", "T5"),
        ("best points", "T5"),
        ("hoard Kododos", "T5 O6 P3 Y2"),
        ("copy-cat", "O6"),
        ("spoil the leader", "GK P3 Y2"),
        ("avoid the burst", "O6"),
    ],
)
def test_a_strategy_does_what_it_says(name, card):
    """Three teal and an orange card lie on the table, one teal card is missing to the burst."""
    sheet = rules("kododo", 2, burst=4)
    game_view = type(view_of(sheet, 1, 0))(sheet, 0, TABLE, HAND)
    picks = set()
    for chance in range(0, 2**32, 2**28):
        how = find_strategy(name)
        prepared = how.prepare(sheet) if how.prepare else ()
        hand, look = look_of(game_view, chance=chance, last=[0, 1], scores=[0, 5], prepared=prepared)
        picks.add(str(hand[how(look)]))
    if name == "spoil the leader":
        assert picks == {"T5"}
    elif name == "best points":
        assert len(picks) == 1
    elif name == "copy-cat":
        assert picks == {"T5", "O6"}
    else:
        assert picks == set(card.split())


def test_own_color_keeps_to_the_fullest():
    """Of two pink cards and three others, a pink one is played."""
    sheet = rules("kododo", 2)
    hand, look = look_of(type(view_of(sheet, 1, 0))(sheet, 1, TABLE, "P5 O6 GK P3 Y2"))
    assert str(hand[find_strategy("own color")(look)]) in {"P5", "P3"}


def test_best_leaves_equals_to_chance():
    """Each of three equal cards is chosen by a third of all chances."""
    sheet = rules("kododo", 2)
    view = type(view_of(sheet, 1, 0))(sheet, 1, TABLE, "P5 O6 GK P3 Y2")
    picks = [best(look_of(view, chance=(2 * i + 1) * 2**32 // 600)[1], lambda _, card: card < 3) for i in range(300)]
    assert [picks.count(card) for card in range(5)] == [100, 100, 100, 0, 0]


def test_every_shipped_strategy_says_what_it_is():
    """A name of its own, an idea, what it looks at, and a docstring."""
    assert len({s.name for s in SHIPPED}) == len(SHIPPED) >= 10
    for shipped in SHIPPED:
        assert shipped.idea
        assert shipped.looks_at
        assert shipped.choose.__doc__
        assert find_strategy(shipped.name) is shipped


def test_a_readers_strategy_is_as_good_as_any():
    """A new strategy enters a simulation like the shipped ones, and wins if its idea is good."""

    @strategy(name="mine", idea="follow the crowd with dear cards", looks_at="the table and my points")
    def mine(look):
        return best(look, lambda look, card: 10 * look.table[look.colors[card]] + look.points[card])

    played = simulate(rules("kododo", 3), games=300, seed=1, strategies=[mine, "random", "random"])
    assert played.wins[0] > 0.4


@pytest.mark.parametrize(
    ("fields", "choose", "message"),
    [
        ({"name": "", "idea": "x", "looks_at": "y"}, len, "name of a strategy: expected a text"),
        ({"name": "x", "idea": None, "looks_at": "y"}, len, "idea of a strategy: expected a text, got None"),
        ({"name": "x", "idea": "x", "looks_at": "y"}, len, "strategy 'x': expected a function of what the player sees"),
    ],
)
def test_a_strategy_needs_a_name_an_idea_and_a_function(fields, choose, message):
    """What, expected, got."""
    with pytest.raises(TypeError, match=message):
        strategy(**fields)(choose)


def test_stronger_play_wins_more():
    """The highest card beats random play, and exact odds beat it, over games that numba need not compile."""
    for stronger, games in (("highest card", 2000), ("best points", 100)):
        played = simulate(rules("kododo", 4), games=games, seed=2, strategies=["random", "random", "random", stronger])
        assert played.wins[3] > max(played.wins[:3])


def test_a_strategy_is_called_like_its_function():
    """A strategy is its function with a label."""
    made = Strategy("a", "b", "c", lambda look: look + 1)
    assert made(1) == 2
