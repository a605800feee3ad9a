"""Whole games, from the shuffle to the winner, on integers alone.

The same source runs as plain Python on lists and compiled on arrays, with the same result.
"""

from __future__ import annotations

from kododo_math.simulation.kernel.dice import GAMES, roll, shuffle
from kododo_math.simulation.kernel.looking import clear
from kododo_math.simulation.kernel.records import Board, Sheet, Tally
from kododo_math.simulation.kernel.scoring import DEALS_PLAYED, GAMES_PLAYED, ROUNDS_PLAYED, score
from kododo_math.simulation.kernel.turns import (
    FAULT,
    PLAYED,
    STOP,
    choose_at_random,
    choose_by_strategy,
    refill,
    reveal,
)


def deal(sheet: Sheet, board: Board) -> int:
    """Shuffle and deal; return where the draw pile begins."""
    shuffle(board.order, board.deck, sheet.cards, board.dice)
    for color in range(sheet.colors):
        board.hidden[color] = sheet.color_heap
    for place in range(sheet.players * sheet.colors):
        board.own[place] = 0
    for seat in range(sheet.players):
        board.held[seat], board.piles[seat], board.last[seat] = 0, 0, -1
    return refill(sheet, board, sheet.removed)


def choose(sheet: Sheet, board: Board, turn: int, face_up: int) -> None:
    """Let every player choose the cards of a turn."""
    if not sheet.watched:
        choose_at_random(sheet, board, range(sheet.players), face_up, board.turns[turn])
        return
    for seat in range(sheet.players):
        if board.starts[2 * seat] < 0:
            choose_at_random(sheet, board, range(seat, seat + 1), face_up, board.turns[turn])
        elif not board.control[FAULT]:
            choose_by_strategy(sheet, board, seat, turn, face_up)


def play_deal(sheet: Sheet, board: Board, tally: Tally) -> None:
    """Play one deal to the last cards, which are discarded."""
    position = deal(sheet, board)
    last_turn = sheet.turns - 1
    is_last_round = False
    while not is_last_round:
        is_last_round = position == sheet.cards
        face_up = 0
        if sheet.watched:
            clear(sheet, board)
        for turn in range(sheet.turns):
            cards = board.turns[turn]
            choose(sheet, board, turn, face_up)
            if board.control[FAULT]:
                return
            if sheet.watched:
                reveal(sheet, board, face_up, cards)
            face_up += cards
            if sheet.refill_turn or turn == last_turn:
                position = refill(sheet, board, position)
        score(sheet, board, tally)
        tally.totals[ROUNDS_PLAYED] += 1
    tally.totals[DEALS_PLAYED] += 1


def finish(sheet: Sheet, board: Board, tally: Tally) -> None:
    """Find the winners, and count the game."""
    best, most, winners = -1, -1, 0
    for seat in range(sheet.players):
        points, pile = board.points[seat], board.piles[seat] if sheet.most_cards else 0
        if points > best or (points == best and pile > most):
            best, most, winners = points, pile, 1
        elif points == best and pile == most:
            winners += 1
    for seat in range(sheet.players):
        points, pile = board.points[seat], board.piles[seat] if sheet.most_cards else 0
        tally.game_points[seat] += points
        if points == best and pile == most:
            tally.wins[seat * (sheet.players + 1) + winners] += 1
        for other in range(sheet.players):
            tally.products[seat * sheet.players + other] += points * board.points[other]
            tally.beats[seat * sheet.players + other] += (points > board.points[other]) + (
                points >= board.points[other]
            )
    tally.totals[GAMES_PLAYED] += 1


def play_games(sheet: Sheet, board: Board, tally: Tally, first: int, games: int) -> None:
    """Play ``games`` games, counted from ``first``, of the sequence that the words at ``GAMES`` begin.

    Each game has a generator for its shuffles and one for its choices, so that the deals stay the same
    whatever the players do, and any game can be played again by itself.
    """
    for game in range(first + games):
        for i in range(GAMES):
            board.dice[i] = roll(board.dice, GAMES)
        if game < first:
            continue
        if board.control[STOP]:
            return
        most = 0
        for seat in range(sheet.players):
            board.points[seat] = 0
        while True:
            play_deal(sheet, board, tally)
            if board.control[FAULT]:
                return
            for seat in range(sheet.players):
                most = max(most, board.points[seat])
            if not sheet.target or most >= sheet.target:
                break
        finish(sheet, board, tally)
        board.control[PLAYED] = tally.totals[GAMES_PLAYED]
