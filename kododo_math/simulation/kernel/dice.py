"""Random numbers, the same in plain Python and compiled: all arithmetic stays inside 63 bits."""

from __future__ import annotations

from kododo_math.simulation.kernel.records import Row

WORD = 0xFFFFFFFF
DEALS, CHOICES, GAMES = 0, 4, 8
"""Where the three generators keep their four words: shuffles, choices, and the seeds of the games."""


def next_words(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int, int]:
    """Return a random word and the next state of the generator xoshiro128++ (Blackman and Vigna)."""
    mixed = (a + d) & WORD
    word = (((mixed << 7) & WORD | mixed >> 25) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    return word, a, b, c, (d << 11) & WORD | d >> 21


def roll(dice: Row, at: int) -> int:
    """Return the next random word of the generator whose state begins at ``at``."""
    word, dice[at], dice[at + 1], dice[at + 2], dice[at + 3] = next_words(
        dice[at], dice[at + 1], dice[at + 2], dice[at + 3]
    )
    return word


def shuffle(order: Row, deck: Row, cards: int, dice: Row) -> None:
    """Fill ``order`` with the ``cards`` of the deck in uniformly random order (Fisher and Yates, inside out)."""
    a, b, c, d = dice[DEALS], dice[DEALS + 1], dice[DEALS + 2], dice[DEALS + 3]
    for i in range(cards):
        word, a, b, c, d = next_words(a, b, c, d)
        j = word * (i + 1) >> 32
        order[i] = order[j]
        order[j] = deck[i]
    dice[DEALS], dice[DEALS + 1], dice[DEALS + 2], dice[DEALS + 3] = a, b, c, d
