"""One game in progress: deal, choose, reveal, refill, score, finish.

A game is what happened: the order of the shuffled cards and the choices of the players. All else
follows, so that saving writes only these, and going back is playing the choices before it again.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence

from kododo_math.cards import Card, check_integer
from kododo_math.game_records import Choice, Deal, LastCards, Record, Refill, Result, Reveal, RoundScore
from kododo_math.json_text import check_keys, read_object
from kododo_math.rule_set import RuleSet, rules_from_data, rules_to_data
from kododo_math.scoring import Verdict, score_round
from kododo_math.seat_view import View, check_seat, verify_choice


class Game:
    """A game of 5211 in progress.

    >>> from kododo_math.editions import rules
    >>> game = Game.deal(rules("kododo", 4), seed=5211)
    >>> while not game.is_over:
    ...     _ = game.play_at_random()
    >>> len(game.verdicts), game.result.winners == game.winners
    (6, True)

    Seats are numbered from 0. ``records`` tells everything that happened, in order.
    """

    def __init__(self, rules: RuleSet, orders: Sequence[Sequence[Card] | str] = (), seed: int = 0) -> None:
        """Deal from cards in known ``orders``, one a deal; ``seed`` shuffles those that are not given."""
        rules.verify_playable()
        self.rules = rules
        self.seed = check_integer("seed", seed, least=0)
        self.points = [0] * rules.players
        self.records: list[Record] = []
        self.orders: list[tuple[Card, ...]] = []
        self._known_orders = [rules.deck.parse(order) for order in orders]
        self._start_deal()

    @classmethod
    def deal(cls, rules: RuleSet, seed: int | None = None) -> Game:
        """Shuffle and deal; without a ``seed`` a fresh one is drawn and kept in ``game.seed``.

        Raises ``ValueError`` for a rule set that does not come out even.
        """
        return cls(rules, seed=random.SystemRandom().randrange(10**6) if seed is None else seed)

    def _start_deal(self) -> None:
        number = len(self.orders) + 1
        known = number <= len(self._known_orders)
        order = self._known_orders[number - 1] if known else _shuffled(self.rules, self.seed, number)
        _verify_order(order, self.rules, number)
        self.orders.append(order)
        removed, hand_size = self.rules.removed, self.rules.hand_size
        self.removed = order[:removed]
        starts = range(removed, removed + self.rules.players * hand_size, hand_size)
        self.hands = [order[start : start + hand_size] for start in starts]
        self.draw_pile = order[removed + self.rules.players * hand_size :]
        self.score_piles: list[tuple[Card, ...]] = [()] * self.rules.players
        self.discard_pile: tuple[Card, ...] = ()
        self.round = 0
        self.records.append(Deal(number, tuple(self.hands), len(self.draw_pile)))
        self._start_round()

    def _start_round(self) -> None:
        self.round += 1
        self.turn = 1
        self.is_last_round = not self.draw_pile
        self.table: list[tuple[Card, ...]] = [()] * self.rules.players
        self.choices: dict[int, tuple[Card, ...]] = {}

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None`` while it goes on."""
        last = self.records[-1]
        return last if isinstance(last, Result) else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that lead now, by points and then by what the rule set says of ties."""
        leaders = _leaders(self.points, range(self.rules.players))
        if self.rules.final_tie == "most_cards":
            return _leaders([len(pile) for pile in self.score_piles], leaders)
        return tuple(leaders)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """How each round so far was scored."""
        return tuple(record.verdict for record in self.records if isinstance(record, RoundScore))

    @property
    def seats_to_play(self) -> tuple[int, ...]:
        """Seats that have not chosen on this turn."""
        return () if self.is_over else tuple(s for s in range(self.rules.players) if s not in self.choices)

    def view(self, seat: int) -> View:
        """Return what the player at ``seat`` knows; cards laid face down are still in the hand.

        Raises ``ValueError`` when the game is over, for then no cards are left to play.
        """
        check_seat(seat, self.rules)
        if self.is_over:
            msg = f"no view of seat {seat}: the game is over, expected a game in progress"
            raise ValueError(msg)
        seen = (*(card for pile in self.score_piles for card in pile), *self.discard_pile)
        return View(self.rules, seat, self.table, self.hands[seat], seen)

    def verify_play(self, seat: int, cards: Sequence[Card] | str) -> tuple[Card, ...]:
        """Return ``cards`` if the player at ``seat`` may play them now.

        Raises ``ValueError`` with the reason otherwise: the game is over, the player has chosen already,
        the number of cards is wrong, or a card is not in the hand.
        """
        check_seat(seat, self.rules)
        if self.is_over:
            msg = f"seat {seat} cannot play: the game is over, expected no more cards"
            raise ValueError(msg)
        if seat in self.choices:
            waiting = ", ".join(map(str, self.seats_to_play))
            msg = f"seat {seat} cannot play out of turn: it has chosen already, expected seat {waiting}"
            raise ValueError(msg)
        return verify_choice(cards, self.hands[seat], self.turn, self.rules)

    def can_play(self, seat: int, cards: Sequence[Card] | str) -> bool:
        """Whether the player at ``seat`` may play ``cards`` now."""
        try:
            self.verify_play(seat, cards)
        except ValueError:
            return False
        return True

    def play(self, seat: int, cards: Sequence[Card] | str) -> Choice:
        """Lay ``cards`` face down; when the last player has chosen, all are revealed and the game goes on."""
        chosen = self.verify_play(seat, cards)
        choice = Choice(self.round, self.turn, seat, chosen)
        self.records.append(choice)
        self.choices[seat] = chosen
        if not self.seats_to_play:
            self._reveal()
        return choice

    def play_at_random(self) -> tuple[Choice, ...]:
        """Let every player who has not chosen play uniformly random cards of the hand.

        The seed and the place in the game decide which, so that a game can be told again.
        Nobody is left to play when the game is over.
        """
        place, turn = f"{self.seed}/{len(self.orders)}/{self.round}/{self.turn}", self.turn
        return tuple(
            self.play(seat, random.Random(f"{place}/{seat}").sample(self.hands[seat], self.rules.turns[turn - 1]))
            for seat in self.seats_to_play
        )

    def after(self, choices: int) -> Game:
        """Return a separate game that has come as far as this one's first ``choices`` choices."""
        check_integer("choices", choices, least=0)
        made = [record for record in self.records if isinstance(record, Choice)][:choices]
        return _replay(self.rules, self.orders, self.seed, [(c.seat, c.cards) for c in made])

    def _reveal(self) -> None:
        plays = tuple(self.choices[seat] for seat in range(self.rules.players))
        self.table = [face_up + cards for face_up, cards in zip(self.table, plays, strict=True)]
        self.hands = [_without(hand, cards) for hand, cards in zip(self.hands, plays, strict=True)]
        self.records.append(Reveal(self.round, self.turn, plays))
        self.choices = {}
        is_round_over = self.turn == len(self.rules.turns)
        self.turn += 1
        if self.draw_pile and (is_round_over or self.rules.refill == "turn"):
            self._refill()
        if is_round_over:
            self._score()

    def _refill(self) -> None:
        drawn = []
        for seat, hand in enumerate(self.hands):
            missing = self.rules.hand_size - len(hand)
            cards, self.draw_pile = self.draw_pile[:missing], self.draw_pile[missing:]
            self.hands[seat] = hand + cards
            drawn.append(cards)
        self.records.append(Refill(self.round, tuple(drawn)))

    def _score(self) -> None:
        verdict = score_round(self.table, self.rules)
        self.points = [had + won for had, won in zip(self.points, verdict.points, strict=True)]
        self.score_piles = [pile + won for pile, won in zip(self.score_piles, verdict.scored, strict=True)]
        self.discard_pile += verdict.discarded
        self.records.append(RoundScore(self.round, verdict))
        if self.is_last_round:
            self._end_deal()
        else:
            self._start_round()

    def _end_deal(self) -> None:
        self.table = [()] * self.rules.players
        self.records.append(LastCards(tuple(self.hands)))
        self.discard_pile += tuple(card for hand in self.hands for card in hand)
        self.hands = [()] * self.rules.players
        target = self.rules.target_score
        if target is not None and max(self.points) < target:
            self._start_deal()
        else:
            self.records.append(Result(tuple(self.points), tuple(map(len, self.score_piles)), self.winners))

    def to_json(self) -> str:
        """Return the game as a JSON text: its rules, the order of the cards in each deal, and the choices."""
        data = {
            "rules": rules_to_data(self.rules),
            "seed": self.seed,
            "deals": [self.rules.deck.format(order) for order in self.orders],
            "choices": [[r.seat, self.rules.deck.format(r.cards)] for r in self.records if isinstance(r, Choice)],
        }
        return json.dumps(data, indent=2)

    @classmethod
    def from_json(cls, text: str) -> Game:
        """Read a game from a JSON text and play it to where it was; the inverse of ``to_json``.

        Raises ``TypeError`` or ``ValueError`` with a sentence for anything that is no legal game.
        """
        data = read_object(text, "game")
        check_keys(data, "game", frozenset({"rules", "seed", "deals", "choices"}))
        rules = rules_from_data(data["rules"])
        deals, choices = data["deals"], data["choices"]
        if not isinstance(deals, list) or not deals or not all(isinstance(order, str) for order in deals):
            msg = "game: expected deals as a list of cards in notation, one text a deal"
            raise ValueError(msg)
        if not isinstance(choices, list) or not all(_is_choice(choice) for choice in choices):
            msg = "game: expected choices as a list of pairs, as in [0, 'TK T2']"
            raise ValueError(msg)
        game = _replay(rules, deals, data["seed"], choices)
        if len(game.orders) < len(deals):
            msg = f"deals of a game: expected {len(game.orders)} for these choices, got {len(deals)}"
            raise ValueError(msg)
        return game


def _replay(
    rules: RuleSet,
    orders: Sequence[Sequence[Card] | str],
    seed: int,
    choices: Sequence[tuple[int, Sequence[Card] | str]],
) -> Game:
    game = Game(rules, orders, seed)
    for seat, cards in choices:
        game.play(seat, cards)
    return game


def _is_choice(data: object) -> bool:
    return isinstance(data, list) and [type(item) for item in data] == [int, str]


def _shuffled(rules: RuleSet, seed: int, deal: int) -> tuple[Card, ...]:
    order = list(rules.deck.cards)
    random.Random(f"{seed}/{deal}").shuffle(order)
    return tuple(order)


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _leaders(values: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    best = max(values[seat] for seat in seats)
    return tuple(seat for seat in seats if values[seat] == best)


def _verify_order(order: tuple[Card, ...], rules: RuleSet, number: int) -> None:
    deck = rules.deck
    colors = Counter(card.color for card in order)
    for color in deck.colors:
        if colors[color] != deck.cards_per_color:
            msg = f"deal {number}: expected {deck.cards_per_color} {color} cards, got {colors[color]}"
            raise ValueError(msg)
    deck.verify_holds(order)
