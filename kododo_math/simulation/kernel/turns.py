"""A turn: everyone chooses, all cards are turned face up, hands are filled up."""

from __future__ import annotations

from typing import Any

from kododo_math.simulation.kernel.dice import CHOICES, WORD, roll
from kododo_math.simulation.kernel.packing import color_of, counted_of, kododo_of, points_of
from kododo_math.simulation.kernel.records import Board, Sheet
from kododo_math.strategies.look import Look

PLAYED, STOP, FAULT, SEAT, CHOICE = range(5)
"""Entries of ``control``: games played, whether to stop, what went wrong, and where."""
RAISED, NOT_HELD = 1, 2
FAILED = -(2**62)
"""What a compiled strategy returns when it raises."""


def put(board: Board, seat: int, card: int, sign: int) -> None:
    """Count a card among what is at stake, or no longer with a ``sign`` of -1."""
    color, columns = color_of(card), len(board.worth)
    points, kododo = sign * counted_of(card) * points_of(card), sign * kododo_of(card)
    board.worth[color] += points
    board.worth[columns - 1] += kododo
    board.stakes[seat * columns + color] += points
    board.stakes[seat * columns + columns - 1] += kododo
    board.kododos_of[seat] += kododo


def see(board: Board, card: int, sign: int) -> None:
    """Move a card from the unseen to the seen, or back with a ``sign`` of -1."""
    color = color_of(card)
    board.unseen[color] -= sign
    board.unseen_kododos[color] -= sign * kododo_of(card)
    board.unseen_points[color] -= sign * points_of(card)


def assess(sheet: Sheet, board: Board, face_up: int) -> None:
    """Work out what is at stake for whom among the cards that are face up."""
    for column in range(len(board.worth)):
        board.worth[column] = 0
    for place in range(len(board.stakes)):
        board.stakes[place] = 0
    for seat in range(sheet.players):
        board.kododos_of[seat] = 0
        for i in range(face_up):
            put(board, seat, board.laid[seat * sheet.in_round + i], 1)


def ask(asker: Any, look: Look) -> int:  # noqa: ANN401 - a function here, its address in compiled code
    """Return the card that a strategy chooses."""
    return int(asker(look))


def choose_at_random(sheet: Sheet, board: Board, seat: int, face_up: int, cards: int) -> None:
    """Let a player lay uniformly random cards."""
    start, place, held = seat * sheet.hand_size, seat * sheet.in_round + face_up, board.held[seat]
    word = roll(board.dice, CHOICES)
    for i in range(cards):
        word *= held
        card = start + (word >> 32)
        word &= WORD
        held -= 1
        board.laid[place + i] = board.hands[card]
        board.hands[card] = board.hands[start + held]
    board.held[seat] = held


def leading_rival(sheet: Sheet, board: Board, seat: int) -> int:
    """Return the opponent with most points, the first after ``seat`` if several have."""
    rival = (seat + 1) % sheet.players
    for step in range(2, sheet.players):
        other = (seat + step) % sheet.players
        if board.points[other] > board.points[rival]:
            rival = other
    return rival


def choose_by_strategy(
    sheet: Sheet,
    board: Board,
    seat: int,
    turn: int,
    face_up: int,
) -> None:
    """Let a player lay cards one by one, as a strategy chooses them."""
    start, first, cards = seat * sheet.hand_size, seat * sheet.in_round + face_up, sheet.turns[turn]
    columns, rival = len(board.worth), leading_rival(sheet, board, seat)
    for i in range(board.held[seat]):
        see(board, board.hands[start + i], 1)
    for i in range(cards):
        held = board.held[seat]
        for place in range(held):
            card = board.hands[start + place]
            board.hand_color[place] = color_of(card)
            board.hand_points[place] = points_of(card)
            board.hand_kododo[place] = kododo_of(card)
        look = Look(
            board.hand_color[:held],
            board.hand_points[:held],
            board.hand_kododo[:held],
            board.counts[: sheet.colors],
            board.stakes[seat * columns : seat * columns + columns],
            board.stakes[rival * columns : rival * columns + columns],
            board.worth,
            board.kododos_of,
            board.last,
            board.points,
            board.unseen,
            board.unseen_kododos,
            board.unseen_points,
            board.prepared[board.starts[2 * seat] : board.starts[2 * seat + 1]],
            seat,
            sheet.players,
            turn + 1,
            cards - i,
            sheet.table_size - sheet.players * face_up - cards,
            sheet.in_round - face_up - cards,
            sheet.burst,
            sheet.kododo_number,
            roll(board.dice, CHOICES),
        )
        board.control[SEAT] = seat
        choice = ask(board.askers[seat], look)
        if choice < 0 or choice >= held:
            board.control[FAULT], board.control[CHOICE] = RAISED if choice == FAILED else NOT_HELD, choice
            return
        card = board.hands[start + choice]
        board.laid[first + i] = card
        board.hands[start + choice] = board.hands[start + held - 1]
        board.held[seat] = held - 1
        board.counts[color_of(card)] += counted_of(card)
        put(board, seat, card, 1)
    for i in range(cards):
        card = board.laid[first + i]
        board.counts[color_of(card)] -= counted_of(card)
        put(board, seat, card, -1)
        see(board, card, -1)
    for i in range(board.held[seat]):
        see(board, board.hands[start + i], -1)


def reveal(sheet: Sheet, board: Board, face_up: int, cards: int) -> None:
    """Turn the cards of all players face up."""
    for seat in range(sheet.players):
        place = seat * sheet.in_round + face_up
        for i in range(place, place + cards):
            card = board.laid[i]
            color = color_of(card)
            board.counts[color] += counted_of(card)
            board.counts[sheet.colors] += kododo_of(card)
            if sheet.watched:
                see(board, card, 1)
                board.last[seat] = color


def refill(sheet: Sheet, board: Board, position: int) -> int:
    """Fill up the hands while the draw pile lasts; return where the pile now begins."""
    for seat in range(sheet.players):
        held = board.held[seat]
        while held < sheet.hand_size and position < len(board.order):
            board.hands[seat * sheet.hand_size + held] = board.order[position]
            held += 1
            position += 1
        board.held[seat] = held
    return position
