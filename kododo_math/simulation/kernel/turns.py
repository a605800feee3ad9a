"""A turn: everyone chooses, all cards are turned face up, hands are filled up."""

from __future__ import annotations

from typing import Any

from kododo_math.simulation.kernel.dice import CHOICES, WORD, next_words, roll
from kododo_math.simulation.kernel.packing import color_of, counted_of, kododo_of, points_of
from kododo_math.simulation.kernel.records import Board, Sheet
from kododo_math.strategies.look import Look

PLAYED, STOP, FAULT, SEAT, CHOICE = range(5)
"""Entries of ``control``: games played, whether to stop, what went wrong, and where."""
RAISED, NOT_HELD = 1, 2
FAILED = -(2**62)
"""What a compiled strategy returns when it raises."""


def put(board: Board, seat: int, card: int, sign: int) -> None:
    """Count a card among those on the table, or no longer with a ``sign`` of -1."""
    color, columns = color_of(card), len(board.worth)
    counted, kododo = sign * counted_of(card), sign * kododo_of(card)
    points = counted * points_of(card)
    board.counts[color] += counted
    board.counts[columns - 1] += kododo
    board.worth[color] += points
    board.worth[columns - 1] += kododo
    board.stakes[seat * columns + color] += points
    board.stakes[seat * columns + columns - 1] += kododo
    board.kododos_of[seat] += kododo


def see(board: Board, card: int) -> None:
    """Move a card from the hidden to those that everyone has seen."""
    color = color_of(card)
    board.hidden[color] -= 1
    board.hidden_kododos[color] -= kododo_of(card)
    board.hidden_points[color] -= points_of(card)


def clear(sheet: Sheet, board: Board) -> None:
    """Take all cards off the table."""
    for column in range(len(board.worth)):
        board.counts[column], board.worth[column] = 0, 0
    for place in range(len(board.stakes)):
        board.stakes[place] = 0
    for seat in range(sheet.players):
        board.kododos_of[seat] = 0


def ask(asker: Any, look: Look) -> int:  # noqa: ANN401 - a function here, its address in compiled code
    """Return the card that a strategy chooses."""
    return int(asker(look))


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


def leading_rival(sheet: Sheet, board: Board, seat: int) -> int:
    """Return the opponent with most points, the first of them if several have."""
    rival = -1
    for other in range(sheet.players):
        if other != seat and (rival < 0 or board.points[other] > board.points[rival]):
            rival = other
    return rival


def pick_up(sheet: Sheet, board: Board, seat: int) -> None:
    """Lay a player's hand out to be looked at, and work out what that player has not seen."""
    for color in range(sheet.colors):
        board.unseen[color] = board.hidden[color]
        board.unseen_kododos[color] = board.hidden_kododos[color]
        board.unseen_points[color] = board.hidden_points[color]
    for place in range(board.held[seat]):
        card = board.hands[seat * sheet.hand_size + place]
        color = color_of(card)
        board.hand_color[place], board.hand_points[place] = color, points_of(card)
        board.hand_kododo[place] = kododo_of(card)
        board.unseen[color] -= 1
        board.unseen_kododos[color] -= board.hand_kododo[place]
        board.unseen_points[color] -= board.hand_points[place]


def look_at(  # noqa: PLR0913, PLR0917 - compiled code takes numbers, not objects
    sheet: Sheet, board: Board, seat: int, turn: int, face_up: int, laid: int
) -> Look:
    """Return what a player sees who has ``laid`` some cards of this turn."""
    columns, rival, held = len(board.worth), leading_rival(sheet, board, seat), board.held[seat]
    cards = sheet.turns[turn]
    return Look(
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
        cards - laid,
        sheet.table_size - sheet.players * face_up - cards,
        sheet.in_round - face_up - cards,
        sheet.burst,
        sheet.kododo_number,
        roll(board.dice, CHOICES),
    )


def choose_by_strategy(sheet: Sheet, board: Board, seat: int, turn: int, face_up: int) -> None:
    """Let a player lay cards one by one, as a strategy chooses them."""
    start, place, last = seat * sheet.hand_size, seat * sheet.in_round + face_up, sheet.turns[turn] - 1
    board.control[SEAT] = seat
    pick_up(sheet, board, seat)
    for laid in range(last + 1):
        choice = ask(board.askers[seat], look_at(sheet, board, seat, turn, face_up, laid))
        held = board.held[seat] - 1
        if choice < 0 or choice > held:
            board.control[FAULT], board.control[CHOICE] = RAISED if choice == FAILED else NOT_HELD, choice
            return
        card = board.hands[start + choice]
        board.laid[place + laid] = card
        board.hands[start + choice] = board.hands[start + held]
        board.hand_color[choice], board.hand_points[choice] = board.hand_color[held], board.hand_points[held]
        board.hand_kododo[choice] = board.hand_kododo[held]
        board.held[seat] = held
        if laid < last:  # the player knows it already, the others do not
            put(board, seat, card, 1)
    for laid in range(last):
        put(board, seat, board.laid[place + laid], -1)


def reveal(sheet: Sheet, board: Board, face_up: int, cards: int) -> None:
    """Turn the cards of all players face up, for those who look."""
    for seat in range(sheet.players):
        place = seat * sheet.in_round + face_up
        for i in range(place, place + cards):
            card = board.laid[i]
            put(board, seat, card, 1)
            see(board, card)
            board.last[seat] = color_of(card)


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
