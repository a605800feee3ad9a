"""What one player knows in the middle of a round: the cards face up, the own hand, and what went before."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from kododo_math.cards import Card, check_integer, quoted, quoted_cards
from kododo_math.json_text import check_keys, read_object
from kododo_math.rule_set import RuleSet, rules_from_data, rules_to_data
from kododo_math.scoring import parse_table


@dataclass(frozen=True)
class View:
    """All that the player at ``seat`` knows; every other card is unseen.

    Args:
        rules: the rule set.
        seat: the player's index, from 0.
        table: for each player, the cards face up in this round; cards or notation.
        hand: the player's own cards; cards or notation.
        discards: every other card seen so far, score piles included; cards or notation.

    >>> from kododo_math.editions import rules
    >>> view = View(rules("kododo", 2), 0, ["TK T2", "O5 G2"], "T3 T4 O2 GK P2")
    >>> view.turn, view.cards_to_play, view.unseen.total()
    (2, 1, 91)

    Raises ``TypeError`` or ``ValueError`` for cards that cannot come from the deck, tables that are
    uneven or in the middle of a turn, hands of a wrong size, and so many discards that the opponents
    cannot finish the round.
    """

    rules: RuleSet
    seat: int
    table: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    discards: tuple[Card, ...] = ()

    def __init__(
        self,
        rules: RuleSet,
        seat: int,
        table: Sequence[Sequence[Card] | str],
        hand: Sequence[Card] | str,
        discards: Sequence[Card] | str = (),
    ) -> None:
        """Read the cards, then check that they fit together."""
        check_seat(seat, rules)
        values = {
            "rules": rules,
            "seat": seat,
            "table": parse_table(table, rules),
            "hand": rules.deck.parse(hand),
            "discards": rules.deck.parse(discards),
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)
        self._check()

    def _check(self) -> None:
        lengths = {len(cards) for cards in self.table}
        boundaries = (0, *accumulate(self.rules.turns))
        if len(lengths) > 1 or not lengths <= set(boundaries):
            expected = ", ".join(map(str, boundaries))
            msg = f"table: expected the same number of cards for each player, one of {expected}; got {sorted(lengths)}"
            raise ValueError(msg)
        if len(self.hand) > self.rules.hand_size:
            msg = f"hand: expected at most {self.rules.hand_size} cards, got {len(self.hand)}"
            raise ValueError(msg)
        if len(self.hand) < self.cards_to_play:
            msg = f"hand: expected at least {self.cards_to_play} cards for turn {self.turn}, got {len(self.hand)}"
            raise ValueError(msg)
        self.rules.deck.verify_holds(self.seen)
        to_come = (self.rules.players - 1) * (self.rules.cards_per_round - len(self.table[0]))
        if self.unseen.total() < to_come:
            msg = f"discards: expected at least {to_come} unseen cards for the opponents, got {self.unseen.total()}"
            raise ValueError(msg)

    @property
    def turn(self) -> int:
        """Number of the turn to be played, from 1; one more than the last turn when the round is over."""
        return (0, *accumulate(self.rules.turns)).index(len(self.table[0])) + 1

    @property
    def is_round_over(self) -> bool:
        """Whether all cards of the round are on the table."""
        return self.turn > len(self.rules.turns)

    @property
    def cards_to_play(self) -> int:
        """How many cards each player plays on this turn; 0 when the round is over."""
        return 0 if self.is_round_over else self.rules.turns[self.turn - 1]

    @property
    def seen(self) -> tuple[Card, ...]:
        """Every card the player has seen."""
        return (*(card for cards in self.table for card in cards), *self.hand, *self.discards)

    @cached_property
    def unseen(self) -> Counter[Card]:
        """How many copies of each card the player has not seen: the population of all that is to come."""
        return Counter(self.rules.deck.cards) - Counter(self.seen)

    def verify_play(self, cards: Sequence[Card] | str) -> tuple[Card, ...]:
        """Return ``cards`` if they may be played now; raise ``ValueError`` with the reason otherwise."""
        return verify_choice(cards, self.hand, self.turn, self.rules)

    def can_play(self, cards: Sequence[Card] | str) -> bool:
        """Whether ``cards`` may be played now."""
        try:
            self.verify_play(cards)
        except ValueError:
            return False
        return True

    def to_json(self) -> str:
        """Return the view as a JSON text."""
        data = {
            "rules": rules_to_data(self.rules),
            "seat": self.seat,
            "table": [self.rules.deck.format(cards) for cards in self.table],
            "hand": self.rules.deck.format(self.hand),
            "discards": self.rules.deck.format(self.discards),
        }
        return json.dumps(data, indent=2)

    @classmethod
    def from_json(cls, text: str) -> View:
        """Read a view from a JSON text; the inverse of ``to_json``.

        Raises ``TypeError`` or ``ValueError`` with a sentence for anything that is no view.
        """
        data = read_object(text, "view")
        check_keys(data, "view", frozenset({"rules", "seat", "table", "hand", "discards"}))
        table = data["table"]
        if not isinstance(table, list) or not all(isinstance(c, str) for c in (*table, data["hand"], data["discards"])):
            msg = "view: expected cards in notation, as in 'TK O5', for table, hand and discards"
            raise ValueError(msg)
        return cls(rules_from_data(data["rules"]), data["seat"], table, data["hand"], data["discards"])


def check_seat(seat: int, rules: RuleSet) -> None:
    """Raise ``TypeError`` or ``ValueError`` unless ``seat`` is the index of a player."""
    check_integer("seat", seat, least=0)
    if seat >= rules.players:
        msg = f"seat: expected 0 to {rules.players - 1} for {rules.players} players, got {quoted(seat)}"
        raise ValueError(msg)


def verify_choice(cards: Sequence[Card] | str, hand: tuple[Card, ...], turn: int, rules: RuleSet) -> tuple[Card, ...]:
    """Return ``cards`` if they may be played from ``hand`` on this ``turn``; raise ``ValueError`` otherwise."""
    play = rules.deck.parse(cards)
    got = f"got {len(play)} ({quoted_cards(play)})"
    if turn > len(rules.turns):
        msg = f"cannot play: the round is over, expected no more cards, {got}"
        raise ValueError(msg)
    if len(play) != rules.turns[turn - 1]:
        noun = "card" if len(play) == 1 else "cards"
        msg = (
            f"cannot play {len(play)} {noun} on turn {turn} of {quoted(rules.edition)}: "
            f"expected {rules.turns[turn - 1]}, {got}"
        )
        raise ValueError(msg)
    missing = Counter(play) - Counter(hand)
    if missing:
        msg = (
            f"cannot play {quoted_cards(missing.elements())}: expected cards of the hand ({quoted_cards(hand)}), {got}"
        )
        raise ValueError(msg)
    return play
