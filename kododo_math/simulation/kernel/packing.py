"""A card as one integer: its color above 22 bits, its points above 2, then two bits for what it is."""

from __future__ import annotations

COLOR_PLACE, POINTS_PLACE = 22, 2


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
