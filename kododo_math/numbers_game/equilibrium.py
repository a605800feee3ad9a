"""Symmetric equilibria of the numbers game: ways to choose a card that nobody wants to leave when all choose so.

For every set of cards that may be in use, the worth of each of them has to be the same: equations in their chances,
polynomials of degree ``players - 1``, solved with scipy. A solution is an equilibrium if no other card is worth more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import Any

from kododo_math.exact.tables import library
from kododo_math.numbers_game.clauses import CARDS, check_players
from kododo_math.numbers_game.law import worth_of_cards, worths_of_plays
from kododo_math.numbers_game.readings import Reading, check_reading

TOLERANCE = 1e-9
_STARTS, _MOST_CALLS = 8, 300
_SAME = 1e-6


@dataclass(frozen=True)
class Equilibrium:
    """A way to choose a card from which no player gains by departing alone.

    Attributes:
        players: how many play.
        reading: how the rules are read.
        chances: the chance of each card, 1 to 5; floats.
        worth: expected points of a player.
        regret: the most that a player could gain by another card: 0, but for the rounding of floats.
    """

    players: int
    reading: Reading
    chances: tuple[float, ...]
    worth: float
    regret: float

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards in use."""
        return tuple(card for card, chance in zip(CARDS, self.chances, strict=True) if chance > 0)


def equilibria(players: int, reading: Reading = "handed_on") -> tuple[Equilibrium, ...]:
    """Return the symmetric equilibria found, the one worth most first.

    Every set of cards in use is tried, from several starting points each.

    >>> [round(1031 * chance, 6) for chance in equilibria(2)[0].chances]
    [16.0, 40.0, 100.0, 250.0, 625.0]

    Raises ``ModuleNotFoundError`` with the command that installs scipy where it is missing.
    """
    return _equilibria(check_players(players), check_reading(reading))


@lru_cache(maxsize=64)
def _equilibria(players: int, reading: Reading) -> tuple[Equilibrium, ...]:
    found: list[Equilibrium] = []
    for size in range(1, len(CARDS) + 1):
        for places in combinations(range(len(CARDS)), size):
            for chances in _solutions(players, reading, places):
                candidate = _equilibrium(players, reading, chances)
                if candidate.regret < TOLERANCE and not any(_is_same(candidate, other) for other in found):
                    found.append(candidate)
    return tuple(sorted(found, key=lambda equilibrium: -equilibrium.worth))


def _is_same(one: Equilibrium, other: Equilibrium) -> bool:
    return all(abs(p - q) < _SAME for p, q in zip(one.chances, other.chances, strict=True))


def _equilibrium(players: int, reading: Reading, chances: tuple[float, ...]) -> Equilibrium:
    worths = worth_of_cards(players, chances, reading)
    mean = sum(p * worth for p, worth in zip(chances, worths, strict=True))
    return Equilibrium(players, reading, chances, mean, max(worths) - mean)


def _solutions(players: int, reading: Reading, places: tuple[int, ...]) -> Iterator[tuple[float, ...]]:
    """Yield chances, all positive on ``places``, for which the cards there are worth the same."""
    if len(places) == 1:
        yield _spread(places, [1.0])
        return
    numpy, optimize = library("numpy", "equilibria"), library("scipy.optimize", "equilibria")
    held, ways, won = map(numpy.array, zip(*worths_of_plays(players, reading), strict=True))
    in_use = held.sum(axis=1) == held[:, list(places)].sum(axis=1)
    held, won = held[:, list(places)], won[:, list(places)]

    def off(free: Any) -> Any:  # noqa: ANN401 - arrays of numpy
        chances = numpy.append(free, 1 - sum(free))
        worths = (numpy.prod(chances**held, axis=1) * ways * in_use) @ won
        return worths[:-1] - worths[-1]

    for start in numpy.random.default_rng(0).dirichlet([1.0] * len(places), _STARTS):
        solved: Any = optimize.root(off, start[:-1], tol=1e-14, options={"maxfev": _MOST_CALLS})
        chances = [*map(float, solved.x), 1 - float(sum(solved.x))]
        if min(chances) > _SAME and max(map(abs, off(solved.x))) < TOLERANCE:
            yield _spread(places, chances)


def _spread(places: Sequence[int], chances: Sequence[float]) -> tuple[float, ...]:
    by_place = dict(zip(places, chances, strict=True))
    return tuple(by_place.get(place, 0.0) for place in range(len(CARDS)))


def best_response_gain(equilibrium: Equilibrium) -> Fraction:
    """Return exactly what the best other card would gain against the chances as they stand, rounded as they are.

    >>> 0 <= best_response_gain(equilibria(2)[0]) < Fraction(1, 10**12)
    True
    """
    fractions = [Fraction(chance) for chance in equilibrium.chances]
    chances = [chance / sum(fractions) for chance in fractions]
    worths = worth_of_cards(equilibrium.players, chances, equilibrium.reading)
    return max(worths) - sum((p * w for p, w in zip(chances, worths, strict=True)), Fraction(0))
