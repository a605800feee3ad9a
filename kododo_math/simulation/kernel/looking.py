"""What a player sees: the table, the own hand, and what is left of the deck."""

from __future__ import annotations

from kododo_math.simulation.kernel.dice import CHOICES, roll
from kododo_math.simulation.kernel.packing import (
    HEAP_KODODOS,
    HEAP_PART,
    HEAP_POINTS,
    color_of,
    counted_of,
    heap_of,
    kododo_of,
    points_of,
)
from kododo_math.simulation.kernel.records import Board, Sheet
from kododo_math.strategies.look import Look

SEAT, HAND, RIVAL, TURN, TO_PLAY, TO_COME, MINE_TO_COME, BURST, KODODO_NUMBER, CHANCE = range(10)
"""Entries of ``sight``: the numbers of a ``Look``, and what its sequences are cut out of the rows by."""
SIGHTS, NOTES = 10, 4
"""How many numbers a look has, and how many notes a player may keep during a turn."""


def draw(sheet: Sheet, board: Board, seat: int, place: int) -> None:
    """Lay a card that was just drawn where its owner looks at it."""
    card = board.hands[place]
    board.hand_color[place], board.hand_points[place] = color_of(card), points_of(card)
    board.hand_kododo[place] = kododo_of(card)
    board.own[seat * sheet.colors + color_of(card)] += heap_of(card)


def put(sheet: Sheet, board: Board, seat: int, card: int, sign: int) -> None:
    """Count a card among those on the table, or no longer with a ``sign`` of -1."""
    color, columns = color_of(card), sheet.colors + 1
    counted, kododo = sign * counted_of(card), sign * kododo_of(card)
    points = counted * points_of(card)
    board.counts[color] += counted
    board.worth[color] += points
    board.worth[columns - 1] += kododo
    board.stakes[seat * columns + color] += points
    board.stakes[seat * columns + columns - 1] += kododo
    board.kododos_of[seat] += kododo


def show(sheet: Sheet, board: Board, seat: int, card: int) -> None:
    """Turn a player's card face up: now everyone has seen it."""
    put(sheet, board, seat, card, 1)
    board.hidden[color_of(card)] -= heap_of(card)
    board.own[seat * sheet.colors + color_of(card)] -= heap_of(card)
    board.last[seat] = color_of(card)


def clear(sheet: Sheet, board: Board) -> None:
    """Take all cards off the table."""
    columns = sheet.colors + 1
    for color in range(sheet.colors):
        board.counts[color] = 0
    for column in range(columns):
        board.worth[column] = 0
    for place in range(sheet.players * columns):
        board.stakes[place] = 0
    for seat in range(sheet.players):
        board.kododos_of[seat] = 0


def leading_rival(sheet: Sheet, board: Board, seat: int) -> int:
    """Return the opponent with most points, the first of them if several have."""
    rival = -1
    for other in range(sheet.players):
        if other != seat and (rival < 0 or board.points[other] > board.points[rival]):
            rival = other
    return rival


def pick_up(sheet: Sheet, board: Board, seat: int) -> None:
    """Work out what a player has not seen: all that is hidden from everyone but the own cards."""
    board.sight[SEAT], board.sight[HAND] = seat, seat * sheet.hand_size
    board.sight[RIVAL] = leading_rival(sheet, board, seat)
    for place in range(NOTES):
        board.notes[place] = 0
    for color in range(sheet.colors):
        unseen = board.hidden[color] - board.own[seat * sheet.colors + color]
        board.unseen[color] = unseen & HEAP_PART
        board.unseen_kododos[color] = unseen >> HEAP_KODODOS & HEAP_PART
        board.unseen_points[color] = unseen >> HEAP_POINTS


def play(sheet: Sheet, board: Board, seat: int, choice: int) -> int:
    """Take a card out of a hand, fill its place with the last one, and return it."""
    board.held[seat] -= 1
    place, end = seat * sheet.hand_size + choice, seat * sheet.hand_size + board.held[seat]
    card = board.hands[place]
    board.hands[place], board.hand_color[place] = board.hands[end], board.hand_color[end]
    board.hand_points[place], board.hand_kododo[place] = board.hand_points[end], board.hand_kododo[end]
    return card


def look_up(sheet: Sheet, board: Board, turn: int, face_up: int, laid: int) -> None:
    """Note the numbers that a player sees who has picked up the hand and ``laid`` some cards of this turn."""
    cards, sight = board.turns[turn], board.sight
    sight[TURN], sight[TO_PLAY] = turn + 1, cards - laid
    sight[TO_COME] = sheet.table_size - sheet.players * face_up - cards
    sight[MINE_TO_COME] = sheet.in_round - face_up - cards
    sight[CHANCE] = roll(board.dice, CHOICES)


def look_of(board: Board) -> Look:
    """Return what the player sees whose turn it is."""
    sight, columns = board.sight, len(board.worth)
    seat, rival, hand = sight[SEAT], sight[RIVAL], sight[HAND]
    end = hand + board.held[seat]
    return Look(
        board.hand_color[hand:end],
        board.hand_points[hand:end],
        board.hand_kododo[hand:end],
        board.counts,
        board.stakes[seat * columns : (seat + 1) * columns],
        board.stakes[rival * columns : (rival + 1) * columns],
        board.worth,
        board.kododos_of,
        board.last,
        board.points,
        board.unseen,
        board.unseen_kododos,
        board.unseen_points,
        board.prepared[board.starts[2 * seat] : board.starts[2 * seat + 1]],
        board.notes,
        seat,
        len(board.held),
        sight[TURN],
        sight[TO_PLAY],
        sight[TO_COME],
        sight[MINE_TO_COME],
        sight[BURST],
        sight[KODODO_NUMBER],
        sight[CHANCE],
    )
