"""The seven numbered sentences of 001's first half, each taken at its word, and the plays on which they quarrel.

A sentence speaks of some players and gives each of them points. Two that give the same player different points for the
same cards contradict each other: no reading can keep both as they stand.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from kododo_math.cards import check_integer, quoted

CARDS = (1, 2, 3, 4, 5)
FIRST, SECOND, THIRD = 5, 2, 1
"""Points for the highest, the second and the third highest card."""
PLAYERS = range(2, 11)
Claims = dict[int, int]
"""Points by seat, for the seats of which a sentence speaks."""


class Quarrel(NamedTuple):
    """Two sentences that contradict each other.

    Attributes:
        sentences: their numbers in 001.
        share: the share of plays on which they do, every card equally likely.
        cards: an example: the cards played.
        seat: the seat they quarrel about.
        points: what each gives it.
    """

    sentences: tuple[int, int]
    share: Fraction
    cards: tuple[int, ...]
    seat: int
    points: tuple[int, int]


def _holders(cards: Sequence[int], place: int) -> list[int]:
    """Return the seats that hold the highest (0), second (1), third (2) … of the different cards played."""
    ranks = sorted(set(cards), reverse=True)
    return [seat for seat, card in enumerate(cards) if place < len(ranks) and card == ranks[place]]


def _nobody(cards: Sequence[int]) -> Claims:
    return dict.fromkeys(range(len(cards)), 0)


def _untied(cards: Sequence[int], points: int) -> Claims:
    """Give ``points`` to the highest card that is not tied; if all are tied, to nobody."""
    seats = (holders[0] for place in range(len(cards)) if len(holders := _holders(cards, place)) == 1)
    seat = next(seats, None)
    return _nobody(cards) if seat is None else {seat: points}


def _is_tied(cards: Sequence[int], place: int) -> bool:
    return len(_holders(cards, place)) > 1


def _alone(cards: Sequence[int], place: int, points: int) -> Claims:
    """Give ``points`` to the one who holds a place alone, if no place up to it is tied."""
    holders = _holders(cards, place)
    if not holders or any(_is_tied(cards, higher) for higher in range(place + 1)):
        return {}
    return {holders[0]: points}


def _fourth_and_fifth(cards: Sequence[int]) -> Claims:
    return {seat: 0 for place in (3, 4) for seat in _holders(cards, place)}


SENTENCES: dict[int, Callable[[Sequence[int]], Claims]] = {
    1: lambda cards: _alone(cards, 0, FIRST),
    2: lambda cards: _nobody(cards) if _is_tied(cards, 0) else {},
    3: lambda cards: _alone(cards, 1, SECOND),
    4: lambda cards: _untied(cards, SECOND) if _is_tied(cards, 1) else {},
    5: lambda cards: _alone(cards, 2, THIRD),
    6: lambda cards: _untied(cards, THIRD) if _is_tied(cards, 2) else {},
    7: _fourth_and_fifth,
}


def claims(sentence: int, cards: Sequence[int]) -> Claims:
    """Return the points that a sentence of 001 gives for the cards played, by seat; it may be silent about some.

    >>> claims(1, (5, 4, 4, 3)), claims(4, (5, 4, 4, 3))
    ({0: 5}, {0: 2})

    Raises ``ValueError`` for a sentence that is not there and for cards that no player holds.
    """
    if sentence not in SENTENCES:
        msg = f"sentence of 001: expected 1 to {len(SENTENCES)}, got {quoted(sentence)}"
        raise ValueError(msg)
    return SENTENCES[sentence](check_cards(cards))


def check_cards(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the cards played, one a player, if they can be; raise ``ValueError`` otherwise."""
    several = isinstance(cards, Sequence) and len(cards) in PLAYERS
    if not several or not all(type(card) is int and card in CARDS for card in cards):
        msg = f"cards played: expected one from 1 to 5 for each of 2 to {PLAYERS[-1]} players, got {quoted(cards)}"
        raise ValueError(msg)
    return tuple(cards)


def check_players(players: int) -> int:
    """Return the number of players if so many can play; raise ``TypeError`` or ``ValueError`` otherwise."""
    return check_integer("players of the numbers game", players, least=PLAYERS[0], most=PLAYERS[-1])


def plays(players: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Go through what can be played, highest card first, with the number of ways the players can hold it.

    >>> sum(ways for _, ways in plays(4)) == 5**4
    True
    """
    for cards in combinations_with_replacement(reversed(CARDS), players):
        yield cards, factorial(players) // prod(map(factorial, Counter(cards).values()))


def quarrels(players: int) -> list[Quarrel]:
    """Return every two sentences of 001 that contradict each other with so many players.

    >>> [(quarrel.sentences, quarrel.cards) for quarrel in quarrels(3)]
    [((1, 4), (5, 4, 4))]
    """
    shares: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    examples: dict[tuple[int, int], Quarrel] = {}
    for cards, ways in plays(check_players(players)):
        for pair in combinations(SENTENCES, 2):
            one, other = (SENTENCES[sentence](cards) for sentence in pair)
            seat = next((seat for seat in one if seat in other and one[seat] != other[seat]), None)
            if seat is not None:
                shares[pair] += Fraction(ways, len(CARDS) ** players)
                examples.setdefault(pair, Quarrel(pair, Fraction(0), cards, seat, (one[seat], other[seat])))
    return [examples[pair]._replace(share=shares[pair]) for pair in sorted(shares)]
