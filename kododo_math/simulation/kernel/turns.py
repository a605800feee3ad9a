"""A turn: everyone chooses, all cards are turned face up, hands are filled up."""

from __future__ import annotations

from typing import Any

from kododo_math.simulation.kernel.dice import CHOICES, WORD, next_words
from kododo_math.simulation.kernel.looking import draw, look_of, look_up, pick_up, play, put, show
from kododo_math.simulation.kernel.records import Board, Sheet

PLAYED, STOP, FAULT, SEAT, CHOICE = range(5)
"""Entries of ``control``: games played, whether to stop, what went wrong, and where."""
RAISED, NOT_HELD = 1, 2
FAILED = -(2**62)
"""What a compiled strategy returns when it raises."""


def ask(asker: Any, board: Board) -> int:  # noqa: ANN401 - a function here, its address in compiled code
    """Return the card that a strategy chooses."""
    return int(asker(look_of(board)))


def choose_at_random(sheet: Sheet, board: Board, seats: range, face_up: int, cards: int) -> None:
    """Let players lay uniformly random cards."""
    a, b, c, d = board.dice[CHOICES], board.dice[CHOICES + 1], board.dice[CHOICES + 2], board.dice[CHOICES + 3]
    for seat in seats:
        start, place, held = seat * sheet.hand_size, seat * sheet.in_round + face_up, board.held[seat]
        word, a, b, c, d = next_words(a, b, c, d)
        for i in range(cards):
            word *= held
            card = start + (word >> 32)
            word &= WORD
            held -= 1
            board.laid[place + i] = board.hands[card]
            board.hands[card] = board.hands[start + held]
        board.held[seat] = held
    board.dice[CHOICES], board.dice[CHOICES + 1], board.dice[CHOICES + 2], board.dice[CHOICES + 3] = a, b, c, d


def choose_by_strategy(sheet: Sheet, board: Board, seat: int, turn: int, face_up: int) -> None:
    """Let a player lay cards one by one, as a strategy chooses them."""
    place, last = seat * sheet.in_round + face_up, board.turns[turn] - 1
    board.control[SEAT] = seat
    pick_up(sheet, board, seat)
    for laid in range(last + 1):
        look_up(sheet, board, turn, face_up, laid)
        choice = ask(board.askers[seat], board)
        if choice < 0 or choice >= board.held[seat]:
            board.control[FAULT], board.control[CHOICE] = RAISED if choice == FAILED else NOT_HELD, choice
            return
        card = play(sheet, board, seat, choice)
        board.laid[place + laid] = card
        if laid < last:  # the player knows it already, the others do not
            put(sheet, board, seat, card, 1)
    for laid in range(last):
        put(sheet, board, seat, board.laid[place + laid], -1)


def reveal(sheet: Sheet, board: Board, face_up: int, cards: int) -> None:
    """Turn the cards of all players face up, for those who look."""
    for seat in range(sheet.players):
        place = seat * sheet.in_round + face_up
        for i in range(place, place + cards):
            show(sheet, board, seat, board.laid[i])


def refill(sheet: Sheet, board: Board, position: int) -> int:
    """Fill up the hands while the draw pile lasts; return where the pile now begins."""
    for seat in range(sheet.players):
        held = board.held[seat]
        while held < sheet.hand_size and position < sheet.cards:
            place = seat * sheet.hand_size + held
            board.hands[place] = board.order[position]
            if sheet.watched:
                draw(sheet, board, seat, place)
            held += 1
            position += 1
        board.held[seat] = held
    return position
