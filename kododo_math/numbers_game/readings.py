"""Readings of the numbers game that do not contradict themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, get_args

from kododo_math.cards import quoted
from kododo_math.numbers_game.clauses import FIRST, SECOND, THIRD, check_cards

Reading = Literal["handed_on", "first_not_handed_on", "no_ties"]
READINGS: tuple[Reading, ...] = get_args(Reading)
"""``handed_on``, the one chosen: each prize goes to the next-highest unique card. ``first_not_handed_on``: so do the
second and third, but the first is lost when the highest card is tied. ``no_ties``: a place that is tied, or comes after
one, wins nothing; the sentences on handing on are struck out."""
PRIZES = (FIRST, SECOND, THIRD)


def score(cards: Sequence[int], reading: Reading = "handed_on") -> tuple[int, ...]:
    """Return the points of each player for the cards played, one a player.

    >>> score((5, 5, 4, 2)), score((5, 5, 4, 2), "first_not_handed_on"), score((5, 5, 4, 2), "no_ties")
    ((0, 0, 5, 2), (0, 0, 2, 1), (0, 0, 0, 0))

    Raises ``ValueError`` for cards that no player holds and for an unknown reading.
    """
    prizes = prizes_of(Counter(check_cards(cards)), check_reading(reading))
    return tuple(prizes.get(card, 0) for card in cards)


def prizes_of(held: Counter[int], reading: Reading) -> dict[int, int]:
    """Return the prize of each card that wins one; ``held`` says how many players hold each."""
    ranks = [card for card in sorted(held, reverse=True) if held[card]]
    unique = [card for card in ranks if held[card] == 1]
    if reading == "no_ties":
        tied = next((place for place, card in enumerate(ranks) if held[card] > 1), len(ranks))
        unique = ranks[:tied]
    if reading == "first_not_handed_on" and held[ranks[0]] > 1:
        return dict(zip(unique, PRIZES[1:], strict=False))
    return dict(zip(unique, PRIZES, strict=False))


def check_reading(reading: str) -> Reading:
    """Return ``reading`` if it is one; raise ``ValueError`` otherwise."""
    for known in READINGS:
        if reading == known:
            return known
    msg = f"reading of the numbers game: expected one of {', '.join(READINGS)}, got {quoted(reading)}"
    raise ValueError(msg)
