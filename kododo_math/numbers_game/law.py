"""The exact law of a round of the numbers game, and what each card is worth against given opponents."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import factorial, lcm, prod
from typing import TypeVar

from kododo_math.cards import quoted
from kododo_math.exact.distribution import Distribution
from kododo_math.numbers_game.clauses import CARDS, check_players
from kododo_math.numbers_game.readings import Reading, check_reading, prizes_of

Number = TypeVar("Number", float, Fraction)
T = TypeVar("T")
EVEN = (Fraction(1, 5),) * 5
"""Every card equally likely: no deck is given, so that nothing else is known."""


@dataclass(frozen=True)
class NumbersLaw:
    """The exact law of one round in which all players choose their cards alike and independently.

    Attributes:
        players: how many play.
        chances: the chance of each card, 1 to 5.
        reading: how the rules are read.
        prizes: which prizes are paid, the largest first: ``(5, 2, 1)``, ``(5,)``, ``()`` …
        player_points: the points of one player.
    """

    players: int
    chances: tuple[Fraction, ...]
    reading: Reading
    prizes: Distribution[tuple[int, ...]]
    player_points: Distribution[int]

    @property
    def p_nothing(self) -> Fraction:
        """The probability that nobody scores."""
        return self.prizes[()]


def numbers_law(players: int, chances: Sequence[Fraction | int] = EVEN, reading: Reading = "handed_on") -> NumbersLaw:
    """Return the exact law of a round; without ``chances`` every card is equally likely.

    >>> law = numbers_law(2)
    >>> law.p_nothing, law.player_points
    (Fraction(1, 5), Distribution({0: 1, 2: 2, 5: 2}))

    Raises ``TypeError`` or ``ValueError`` for a wrong number of players, chances that are none, an unknown reading.
    """
    return _law(check_players(players), check_chances(chances), check_reading(reading))


@lru_cache(maxsize=128)
def _law(players: int, chances: tuple[Fraction, ...], reading: Reading) -> NumbersLaw:
    paid: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    points: dict[int, Fraction] = defaultdict(Fraction)
    for held, ways in occupancies(players):
        chance = ways * prod((p**n for p, n in zip(chances, held, strict=True)), start=Fraction(1))
        prizes = prizes_of(Counter(dict(zip(CARDS, held, strict=True))), reading)
        paid[tuple(sorted(prizes.values(), reverse=True))] += chance
        for prize in prizes.values():
            points[prize] += chance / players
        points[0] += chance * (1 - Fraction(len(prizes), players))
    return NumbersLaw(players, chances, reading, _distribution(paid), _distribution(points))


def _distribution(chances: dict[T, Fraction]) -> Distribution[T]:
    scale = lcm(*(chance.denominator for chance in chances.values()))
    return Distribution({outcome: int(chance * scale) for outcome, chance in chances.items()})


def check_chances(chances: Sequence[Fraction | int]) -> tuple[Fraction, ...]:
    """Return the chances of the five cards as fractions; raise ``ValueError`` unless they are, and sum to 1."""
    several = isinstance(chances, Sequence) and len(chances) == len(CARDS)
    exact = several and all(isinstance(p, (int, Fraction)) for p in chances)
    if not exact or min(chances) < 0 or sum(chances) != 1:
        msg = f"chances of the cards: expected {len(CARDS)} fractions that sum to 1, got {quoted(chances)}"
        raise ValueError(msg)
    return tuple(map(Fraction, chances))


@lru_cache(maxsize=32)
def occupancies(players: int, cards: int = len(CARDS)) -> list[tuple[tuple[int, ...], int]]:
    """How many players can hold each of some cards, and in how many ways.

    >>> len(occupancies(2)), sum(ways for _, ways in occupancies(3))
    (15, 125)
    """
    return [(held, factorial(players) // prod(map(factorial, held))) for held in _shared(players, cards)]


def _shared(players: int, cards: int) -> list[tuple[int, ...]]:
    if cards == 1:
        return [(players,)]
    return [(first, *rest) for first in range(players + 1) for rest in _shared(players - first, cards - 1)]


@lru_cache(maxsize=64)
def worths_of_plays(players: int, reading: Reading) -> list[tuple[tuple[int, ...], int, tuple[int, ...]]]:
    """Return all that the opponents can hold, in how many ways, and what each card of mine then wins.

    >>> worths_of_plays(2, "handed_on")[0]
    ((0, 0, 0, 0, 1), 1, (2, 2, 2, 2, 0))
    """
    worths = []
    for held, ways in occupancies(players - 1):
        others = Counter(dict(zip(CARDS, held, strict=True)))
        won = tuple(prizes_of(others + Counter([mine]), reading).get(mine, 0) for mine in CARDS)
        worths.append((held, ways, won))
    return worths


def worth_of_cards(players: int, chances: Sequence[Number], reading: Reading = "handed_on") -> tuple[Number, ...]:
    """Return the expected points of each card, 1 to 5, against opponents who choose theirs with these chances.

    Exact for fractions, floats for floats.

    >>> [str(worth) for worth in worth_of_cards(2, EVEN)]
    ['8/5', '11/5', '14/5', '17/5', '4']
    """
    totals = [0 * chances[0] for _ in CARDS]
    for held, ways, won in worths_of_plays(check_players(players), check_reading(reading)):
        chance = ways * prod(p**n for p, n in zip(chances, held, strict=True))
        totals = [total + chance * points for total, points in zip(totals, won, strict=True)]
    return tuple(totals)
