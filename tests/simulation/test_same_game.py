"""The kernel and the scalar engine play the same game, card by card, from the same deals and choices."""

from collections import Counter

import pytest

from kododo_math.cards import Card
from kododo_math.deck import Deck
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.game import Game
from kododo_math.scoring import color_counts
from kododo_math.simulation.chunks import Job, Player
from kododo_math.simulation.kernel.packing import color_of, kododo_of, points_of
from kododo_math.simulation.kernel.scoring import DEALS_PLAYED, highest_bit
from kododo_math.simulation.result import Simulation
from kododo_math.strategies.strategy import Strategy

GAMES = 7
EVERY_EDITION = [rules(edition, players) for edition in EDITIONS for players in player_counts(edition)]
SWITCHED = [
    rules("kododo", 4, kododo_mode="off"),
    rules("kododo", 3, kododo_mode="exactly", kododo_number=3),
    rules("limit", 3, kododo_mode="at_least", kododo_number=3),
    rules("limit", 4, kododo_counts_for_color=False),
    rules("limit", 4, tie_cascade=False, burst=4),
    rules("limit", 5, burst_cascade=False, burst=3),
    rules("limit", 4, tie_cascade=False, burst_cascade=False, burst=3),
    rules("limit", 3, kododo_first=False, kododo_number=2, kododo_mode="at_least"),
    rules("limit", 4, kododo_award="one", kododo_number=3),
    rules("limit", 3, kododo_award="one", kododo_first=False, kododo_counts_for_color=False, kododo_number=3),
    rules("kododo", 2, refill="round"),
    rules("aggressive", 3, refill="round"),
    rules("kododo", 2, final_tie="most_cards"),
    rules("limit", 3, final_tie="shared"),
    rules("limit", 2, target_score=50),
    rules("kododo", 4, target_score=60, refill="round"),
    rules("kododo", 3, deck=Deck(("red", "blue"), 2, {1: 4, 7: 9}), removed=3, burst=8, kododo_number=2),
    rules("kododo", 3, deck=Deck(("red", "blue", "tan"), 0, {0: 2, 90: 12}), removed=3, hand_size=4, turns=(1, 2)),
]


def card_of(packed, game_rules):
    """Return the card that the kernel's integer stands for."""
    color = game_rules.deck.colors[color_of(packed)]
    return Card(color, points_of(packed), kododo=bool(kododo_of(packed)))


class Witness:
    """Plays by chance in the kernel; a scalar game is told the same deals and choices, and both must look alike."""

    def __init__(self, game_rules):
        """Seat the witness everywhere."""
        self.rules = game_rules
        strategies = (Strategy("witness", "test", "everything", self.choose),) * game_rules.players
        self.player = Player(Job(game_rules, strategies, 5211, GAMES, compiled=False, time_limit=600.0))

    def play(self, number):
        """Play a game in the kernel, and return the scalar game and the kernel's tally of it."""
        self.player.take_tally()
        self.orders, self.choices, self.laid = [], [], []
        self.player.play(0, first=number, games=1)
        return self.game, self.player.tally

    def choose(self, look):
        """Check what the player sees, then choose a card by chance and tell the scalar game."""
        if self.player.tally.totals[DEALS_PLAYED] == len(self.orders):
            self._begin_deal()
        self._compare(look)
        choice = look.chance * len(look.colors) >> 32
        self.laid.append(self._hand(look)[choice])
        if look.to_play == 1:
            self.choices.append(self.game.play(look.seat, self.laid))
            self.laid = []
        return choice

    def _begin_deal(self):
        self.orders.append([card_of(packed, self.rules) for packed in self.player.board.order])
        self.game = Game(self.rules, self.orders)
        for choice in self.choices:
            self.game.play(choice.seat, choice.cards)

    def _hand(self, look):
        colors = self.rules.deck.colors
        triples = zip(look.colors, look.points, look.kododos, strict=True)
        return [Card(colors[color], points, kododo=bool(kododo)) for color, points, kododo in triples]

    def _compare(self, look):
        view = self.game.view(look.seat)
        mine = [*view.table[look.seat], *self.laid]
        table = [*(card for cards in view.table for card in cards), *self.laid]
        assert Counter(view.hand) - Counter(self.laid) == Counter(self._hand(look))
        assert (view.turn, view.cards_to_play - len(self.laid)) == (look.turn, look.to_play)
        assert list(color_counts(table, self.rules).values()) == list(look.table)
        assert self._stakes(mine) == list(look.mine)
        assert self._stakes(table) == list(look.worth)
        unseen = view.unseen
        for i, color in enumerate(self.rules.deck.colors):
            cards = [card for card in unseen.elements() if card.color == color]
            seen = (len(cards), sum(card.kododo for card in cards), sum(card.points for card in cards))
            assert seen == (look.unseen[i], look.unseen_kododos[i], look.unseen_points[i])
        assert list(look.scores) == self.game.points
        assert look.to_come == self.rules.table_size - len(table) + len(self.laid) - view.cards_to_play

    def _stakes(self, cards):
        counted = [card for card in cards if self.rules.kododo_counts_for_color or not card.kododo]
        points = [sum(card.points for card in counted if card.color == color) for color in self.rules.deck.colors]
        return [*points, sum(card.kododo for card in cards)]


@pytest.mark.parametrize("game_rules", EVERY_EDITION + SWITCHED, ids=lambda r: f"{r.edition}{r.players}")
def test_kernel_and_scalar_game_agree_card_by_card(game_rules):
    """Every look, every score and every winner is the same in both programs: two hundred random games in all."""
    witness = Witness(game_rules)
    for number in range(GAMES):
        game, tally = witness.play(number)
        assert game.is_over
        assert tally.totals == [1, len(game.orders), len(game.verdicts)]
        assert tally.game_points == list(game.result.points)
        assert tuple(witness.player.board.piles) == game.result.cards_scored
        assert winners_of(tally, game_rules.players) == game.result.winners
        assert_same_rounds(Simulation(game_rules, (), (0,), tally), game)


def winners_of(tally, players):
    """Return the seats that a tally of one game names as winners."""
    rows = [tally.wins[seat * (players + 1) : (seat + 1) * (players + 1)] for seat in range(players)]
    winners = tuple(seat for seat, row in enumerate(rows) if any(row))
    assert all(rows[seat][len(winners)] == 1 for seat in winners)
    return winners


def assert_same_rounds(simulation, game):
    """The endings of all rounds, the points they brought, and the counts behind them are those of the verdicts."""
    tables = [[card for cards in verdict.plays for card in cards] for verdict in game.verdicts]
    assert simulation.outcomes.counts == Counter(map(ending_of, game.verdicts))
    assert simulation.top_count.counts == Counter(max(color_counts(t, game.rules).values()) for t in tables)
    assert simulation.kododo_count.counts == Counter(sum(card.kododo for card in table) for table in tables)
    assert simulation.points.counts == Counter(sum(verdict.points) for verdict in game.verdicts)
    for seat in range(game.rules.players):
        assert simulation.seat_points[seat] == Counter(verdict.points[seat] for verdict in game.verdicts)


def ending_of(verdict):
    """Return how a round ended, as a simulation names it."""
    kinds, last = [step.kind for step in verdict.steps], verdict.steps[-1]
    if last.kind == "kododo":
        return "kododo", 0, False, False
    return last.kind, last.count, "burst" in kinds, "tie" in kinds


def test_the_highest_bit_is_that_of_the_written_number():
    """Of every length that a word can have, and of longer ones, which plain Python meets in a large deck."""
    for length in range(1, 200):
        for mask in (1 << length - 1, (1 << length) - 1):
            assert highest_bit(mask) == mask.bit_length() - 1
