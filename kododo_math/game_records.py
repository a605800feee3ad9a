"""What can happen in a game: one frozen record each, in the order it happened."""

from __future__ import annotations

from dataclasses import dataclass

from kododo_math.cards import Card
from kododo_math.scoring import Verdict

Hands = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands were dealt from a shuffled deck."""

    number: int
    hands: Hands
    draw_pile_size: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A player laid cards face down."""

    round: int
    turn: int
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """All players turned their cards up at once."""

    round: int
    turn: int
    plays: Hands


@dataclass(frozen=True, slots=True)
class Refill:
    """Hands were filled up from the draw pile."""

    round: int
    drawn: Hands


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A round was scored."""

    round: int
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class LastCards:
    """The cards left in the hands at the end of a deal were discarded."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class Result:
    """The game ended.

    Attributes:
        points: points of each player over all deals.
        cards_scored: cards in each player's score pile as the last deal left it.
        winners: seats that win; more than one share the victory.
    """

    points: tuple[int, ...]
    cards_scored: tuple[int, ...]
    winners: tuple[int, ...]


Record = Deal | Choice | Reveal | Refill | RoundScore | LastCards | Result
