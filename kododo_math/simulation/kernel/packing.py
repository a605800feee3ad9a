"""Integers that hold several numbers: a card, and a heap of cards of one color.

A card has its color above 22 bits, its points above 2, then two bits for what it is. A heap has the number of its
cards, that of its Kododos above 16 bits, and its points above 32; heaps are added and taken away as they are.
"""

from __future__ import annotations

COLOR_PLACE, POINTS_PLACE = 22, 2
HEAP_KODODOS, HEAP_POINTS, HEAP_PART = 16, 32, 0xFFFF


def pack(color: int, points: int, kododo: int, counted: int) -> int:
    """Return a card as an integer; ``counted`` is 0 for a Kododo that does not count for its color.

    >>> card = pack(4, 6, 0, 1)
    >>> color_of(card), points_of(card), kododo_of(card), counted_of(card)
    (4, 6, 0, 1)
    """
    return color << COLOR_PLACE | points << POINTS_PLACE | kododo << 1 | counted


def color_of(card: int) -> int:
    """Return the number of the card's color."""
    return card >> COLOR_PLACE


def points_of(card: int) -> int:
    """Return what the card is worth."""
    return (card >> POINTS_PLACE) & 0xFFFFF


def kododo_of(card: int) -> int:
    """Return 1 for a Kododo, else 0."""
    return card >> 1 & 1


def counted_of(card: int) -> int:
    """Return 1 if the card counts for its color, else 0."""
    return card & 1


def heap(cards: int, kododos: int, points: int) -> int:
    """Return a heap of cards as an integer.

    >>> rest = heap(20, 4, 60) - heap_of(pack(4, 6, 0, 1))
    >>> rest & HEAP_PART, rest >> HEAP_KODODOS & HEAP_PART, rest >> HEAP_POINTS
    (19, 4, 54)
    """
    return points << HEAP_POINTS | kododos << HEAP_KODODOS | cards


def heap_of(card: int) -> int:
    """Return a heap of one card."""
    return heap(1, kododo_of(card), points_of(card))
