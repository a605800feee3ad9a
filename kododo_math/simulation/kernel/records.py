"""What the kernel works on: plain integers and sequences of integers, the same for lists and for arrays."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, NamedTuple

Row = MutableSequence[int]


class Sheet(NamedTuple):
    """A rule set as integers; a switch is 0 or 1.

    ``kododo_mode`` is 0 for ``off``, 1 for ``at_least``, 2 for ``exactly``; ``target`` is 0 for a single deal.
    ``color_heap`` is the heap of all cards of a color (see ``packing``).
    """

    players: int
    hand_size: int
    turns: int
    cards: int
    removed: int
    colors: int
    burst: int
    kododo_number: int
    kododo_mode: int
    kododo_first: int
    award_one: int
    tie_cascade: int
    burst_cascade: int
    refill_turn: int
    most_cards: int
    target: int
    color_heap: int
    in_round: int
    table_size: int
    values: int
    watched: int


class Board(NamedTuple):
    """Everything that lies or is held during a game; the kernel's working memory.

    Attributes:
        control: games played, whether to stop, what went wrong, and where (see ``turns``).
        dice: the states of three random generators (see ``dice``).
        askers: for each player, what to ask for a choice: a function, or its address in compiled code.
        places: for each of these rows, where it lies in memory and how long it is; compiled strategies find them so.
        sight: numbers that the player sees who is being asked (see ``looking``).
        prepared: what the strategies have prepared, one after the other.
        notes: what the player who is being asked has written down this turn.
        starts: for each player, where its part of ``prepared`` begins and ends; -1 for random play.
        recent: for each quantity and value, how many rounds of this deal had it (see ``scoring``).
        deck: every card of the deck, packed.
        order: the shuffled cards.
        hands: each player's cards, in rows of the flat sequence as long as a hand.
        held: how many cards each player holds.
        turns: how many cards each player lays on each turn of a round.
        laid: the cards each player has laid this round, in rows as long as a round.
        counts: cards of each color face up this round.
        stakes: for each player, points on the table in each color, and in the last place the Kododos.
        worth: the same for all players together.
        kododos_of: Kododos of each player on the table.
        hidden: for each color, the heap of the cards that nobody has seen face up.
        own: for each player, in rows as long as ``hidden``, the heaps of those that the player holds or has laid.
        unseen: cards of each color that the player has not seen who is being asked.
        unseen_kododos: Kododos among them.
        unseen_points: points they are worth.
        points: points of each player in the game so far.
        piles: cards in each player's score pile.
        last: the color each player showed last; -1 before the first card.
        hand_color: color of each card of ``hands``, kept for players who look.
        hand_points: points of each.
        hand_kododo: 1 for each that is a Kododo.
    """

    control: Row
    dice: Row
    askers: Any
    places: Row
    sight: Row
    prepared: Row
    notes: Row
    starts: Row
    recent: Row
    deck: Row
    order: Row
    hands: Row
    held: Row
    turns: Row
    laid: Row
    counts: Row
    worth: Row
    stakes: Row
    kododos_of: Row
    hidden: Row
    own: Row
    unseen: Row
    unseen_kododos: Row
    unseen_points: Row
    points: Row
    piles: Row
    last: Row
    hand_color: Row
    hand_points: Row
    hand_kododo: Row


class Tally(NamedTuple):
    """What is counted over many games; sums of integers, so that tallies add up in any order.

    Attributes:
        totals: games, deals, rounds.
        counts: for each quantity of a round (see ``Quantity``) and value, how many rounds had it.
        squares: for the same, the sum over deals of the square of the number of its rounds in the deal.
        seat_points: for each player and number of points, how many rounds brought so many.
        game_points: for each player, points summed over games.
        products: for each pair of players, the product of their points summed over games.
        wins: for each player and number of winners, games won by so many with the player among them.
        beats: for each pair of players, twice the games where the first had more points, once where as many.
    """

    totals: Row
    counts: Row
    squares: Row
    seat_points: Row
    game_points: Row
    products: Row
    wins: Row
    beats: Row
