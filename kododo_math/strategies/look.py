"""What a player sees when choosing a card: a small record of integers, all that a strategy knows."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import NamedTuple


class Look(NamedTuple):
    """What a player sees when choosing one card: all that a strategy knows.

    A card of the hand is its index, from 0 to ``len(look.colors) - 1``; a color is a number from 0.

    Attributes:
        colors: color of each card in my hand.
        points: what each is worth.
        kododos: 1 for each that is a Kododo, else 0.
        table: cards of each color on the table: all that are face up, and mine that lie face down.
        mine: points of my cards on the table in each color, and in the last place my Kododos: ``mine[color]``
            is what I win if ``color`` scores.
        rival: the same for the opponent who has most points in the game so far.
        worth: the same for all players together.
        kododos_of: Kododos each player has on the table.
        last: the color each player showed last, -1 for none.
        scores: points of each player in the game so far.
        unseen: cards of each color that I have not seen.
        unseen_kododos: Kododos among them.
        unseen_points: points they are worth.
        seat: my place, from 0.
        players: how many play.
        turn: number of the turn, from 1.
        to_play: cards I still have to lay on this turn, this one included.
        to_come: cards that come to the table after those I lay on this turn.
        mine_to_come: how many of them are mine.
        burst: the burst number.
        kododo_number: the Kododo number.
        kododos_on_table: Kododos among the cards of ``table``.
        chance: a fresh random number from 0 to 2**32 - 1.
        prepared: what the strategy has prepared for this rule set; empty if nothing.
        notes: four numbers that I may write down between the cards of one turn; all 0 on its first card.
    """

    colors: Sequence[int]
    points: Sequence[int]
    kododos: Sequence[int]
    table: Sequence[int]
    mine: Sequence[int]
    rival: Sequence[int]
    worth: Sequence[int]
    kododos_of: Sequence[int]
    last: Sequence[int]
    scores: Sequence[int]
    unseen: Sequence[int]
    unseen_kododos: Sequence[int]
    unseen_points: Sequence[int]
    prepared: Sequence[int]
    notes: MutableSequence[int]
    seat: int
    players: int
    turn: int
    to_play: int
    to_come: int
    mine_to_come: int
    burst: int
    kododo_number: int
    chance: int


Worth = Callable[[Look, int], float]
"""What a card is worth: a function of what the player sees and of the card's place in the hand."""


def best(look: Look, worth: Worth) -> int:
    """Return the card of the hand with the largest ``worth``; chance decides among equals.

    ``worth`` is a function of what the player sees and of a card, the card's place in the hand.
    """
    first, highest, equals = 0, worth(look, 0), 1
    for card in range(1, len(look.colors)):
        value = worth(look, card)
        if value > highest:
            first, highest, equals = card, value, 1
        elif value == highest:
            equals += 1
    if equals == 1:
        return first
    lucky = look.chance * equals >> 32
    for card in range(len(look.colors)):
        if worth(look, card) == highest:
            if lucky == 0:
                return card
            lucky -= 1
    return first
