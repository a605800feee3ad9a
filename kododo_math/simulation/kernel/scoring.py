"""Scoring a round, and counting what happened."""

from __future__ import annotations

from collections.abc import Sequence

from kododo_math.simulation.kernel.dice import WORD
from kododo_math.simulation.kernel.packing import color_of, counted_of, kododo_of, pack, points_of
from kododo_math.simulation.kernel.records import Board, Sheet, Tally

KODODO, MAJORITY, NOTHING = range(3)
EVENTS, OUTCOME, TOP, SCORING, KODODOS, POINTS, PLAYER_POINTS = range(7)
"""The quantities of a round: rows of ``Tally.counts``."""
QUANTITIES = 7
GAMES_PLAYED, DEALS_PLAYED, ROUNDS_PLAYED = range(3)
"""Entries of ``Tally.totals``."""
BURST, TIE = 3, 4
"""Values of ``EVENTS`` after the three ways to score."""


def highest_bit(mask: int) -> int:
    """Return the place of the highest bit of a positive number, without a branch that depends on it."""
    place = 0
    while mask >> place > WORD:  # no ordinary deck holds so many cards of a color
        place += 32
    mask >>= place
    for step in (16, 8, 4, 2, 1):
        up = (mask >> step > 0) * step
        mask >>= up
        place += up
    return place


def cascade(sheet: Sheet, counts: Sequence[int], kododos: int) -> tuple[int, int, int, int, int]:
    """Return what scores, its count, whether a burst and a tie came before, and the top count.

    A bit stands for each number of cards that a color holds (``held``), or several hold (``shared``).
    """
    held, shared = 0, 0
    for color in range(sheet.colors):
        bit = 1 << counts[color]
        shared |= held & bit
        held |= bit
    top_count = highest_bit(held)
    exactly = sheet.kododo_mode == 2 and kododos == sheet.kododo_number  # noqa: PLR2004 - see Sheet
    met = exactly or (sheet.kododo_mode == 1 and kododos >= sheet.kododo_number)
    if met and sheet.kododo_first:
        return KODODO, 0, 0, 0, top_count
    bursts, below = held >> sheet.burst, (1 << sheet.burst) - 2
    count = highest_bit(held & ~shared & below | 1)
    ties = (shared & below) >> count
    goes_on = (sheet.burst_cascade or not bursts & (bursts - 1)) and (sheet.tie_cascade or not ties & (ties - 1))
    if count and goes_on:
        return MAJORITY, count, bursts != 0, ties != 0, top_count
    if met:
        return KODODO, 0, 0, 0, top_count
    if not sheet.burst_cascade and bursts & (bursts - 1):
        ties = 0
    return NOTHING, 0, bursts != 0, ties != 0, top_count


def note(sheet: Sheet, board: Board, tally: Tally, quantity: int, value: int) -> None:
    """Count one more round whose ``quantity`` has a ``value``, the square of its number in this deal too."""
    stamp = tally.totals[DEALS_PLAYED] << 20
    place = quantity * sheet.values + value
    had = max(board.recent[place] - stamp, 0)
    board.recent[place] = stamp + had + 1
    tally.counts[place] += 1
    tally.squares[place] += 2 * had + 1


def count_table(sheet: Sheet, board: Board) -> int:
    """Count the cards of each color on the table, and return the number of Kododos."""
    for color in range(sheet.colors):
        count = 0
        for i in range(sheet.table_size):
            count += (color_of(board.laid[i]) == color) & counted_of(board.laid[i])
        board.counts[color] = count
    kododos = 0
    for i in range(sheet.table_size):
        kododos += kododo_of(board.laid[i])
    return kododos


def who_scores(sheet: Sheet, counts: Sequence[int], scoring: int, count: int) -> tuple[int, int]:
    """Return which bits of a card to look at, and what they are when the card scores."""
    if scoring == KODODO:
        return pack(0, 0, 1, 0), pack(0, 0, 1, 0)
    if scoring == NOTHING:
        return 0, 1
    color = 0
    for c in range(sheet.colors):
        if counts[c] == count:
            color = c
    return pack(-1, 0, 0, 1), pack(color, 0, 0, 1)


def score(sheet: Sheet, board: Board, tally: Tally) -> None:
    """Score the table, pay the players, and count what happened."""
    kododos = board.worth[sheet.colors] if sheet.watched else count_table(sheet, board)
    scoring, count, burst, tie, top_count = cascade(sheet, board.counts, kododos)
    bits, sign = who_scores(sheet, board.counts, scoring, count)
    total = 0
    for seat in range(sheet.players):
        won, cards = 0, 0
        for place in range(seat * sheet.in_round, (seat + 1) * sheet.in_round):
            scores = board.laid[place] & bits == sign
            cards += scores
            won += scores * points_of(board.laid[place])
        if scoring == KODODO and sheet.award_one:
            won = cards = min(cards, 1)
        total += won
        board.points[seat] += won
        board.piles[seat] += cards
        tally.seat_points[seat * sheet.values + won] += 1
        note(sheet, board, tally, PLAYER_POINTS, won)
    outcome = ((scoring * (sheet.table_size + 1) + count) * 2 + burst) * 2 + tie
    note(sheet, board, tally, OUTCOME, outcome)
    note(sheet, board, tally, TOP, top_count)
    note(sheet, board, tally, SCORING, count)
    note(sheet, board, tally, KODODOS, kododos)
    note(sheet, board, tally, POINTS, total)
    note(sheet, board, tally, EVENTS, scoring)
    if burst:
        note(sheet, board, tally, EVENTS, BURST)
    if tie:
        note(sheet, board, tally, EVENTS, TIE)
