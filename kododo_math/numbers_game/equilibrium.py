"""Symmetric equilibria of the numbers game: ways to choose a card that nobody wants to leave when all choose so.

Which prize a card wins is settled by the cards above it, and whether it wins it by nobody else playing it. So the
chance of the five says what all cards in use must be worth; that says how often the four is played, and so on down to
the one. What is left is a single question: for which chance of the five do the chances of all cards sum to 1? scipy
answers it. Their sum grows with that chance, so that there is one answer. Beside it, all may play fives and nothing
else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import prod
from typing import Any

from kododo_math.exact.tables import library
from kododo_math.numbers_game.clauses import CARDS, FIRST, check_players
from kododo_math.numbers_game.law import occupancies, worth_of_cards
from kododo_math.numbers_game.readings import Reading, check_reading, prizes_of

TOLERANCE = 1e-9
ONLY_FIVES = (0.0, 0.0, 0.0, 0.0, 1.0)
STEPS = 200
"""At so many chances of the five the sum of all chances is looked at, to see where it passes 1."""


@dataclass(frozen=True)
class Equilibrium:
    """A way to choose a card from which no player gains by departing alone.

    Attributes:
        players: how many play.
        reading: how the rules are read.
        chances: the chance of each card, 1 to 5; floats.
        worth: expected points of a player in a round.
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
    """Return the symmetric equilibria of a round, the one worth most first; each has passed the best-response check.

    >>> [round(1031 * chance, 6) for chance in equilibria(2)[0].chances]
    [16.0, 40.0, 100.0, 250.0, 625.0]

    Two would be missed only if they lay within one of ``STEPS`` steps of the five's chance. In none of them is the five
    left out: it would then win 5 points for sure, more than there are for each player.

    Raises ``TypeError`` or ``ValueError`` for a wrong number of players or an unknown reading, ``ModuleNotFoundError``
    with the command that installs scipy where it is missing.
    """
    return _equilibria(check_players(players), check_reading(reading))


@lru_cache(maxsize=64)
def _equilibria(players: int, reading: Reading) -> tuple[Equilibrium, ...]:
    optimize = library("scipy.optimize", "equilibria")

    def excess(five: float) -> float:
        return sum(chances_from(five, players, reading)) - 1

    steps = [(step / STEPS, excess(step / STEPS)) for step in range(1, STEPS)]
    passed = [(low, high) for (low, under), (high, over) in pairwise(steps) if under * over <= 0]
    fives = [optimize.brentq(excess, low, high, xtol=1e-15) for low, high in passed]
    choices = [ONLY_FIVES, *(chances_from(five, players, reading) for five in fives)]
    found = [_equilibrium(players, reading, chances) for chances in choices]
    stable = [equilibrium for equilibrium in found if equilibrium.regret < TOLERANCE]
    return tuple(sorted(stable, key=lambda equilibrium: -equilibrium.worth))


def _equilibrium(players: int, reading: Reading, chances: tuple[float, ...]) -> Equilibrium:
    worths = worth_of_cards(players, chances, reading)
    mean = sum(p * worth for p, worth in zip(chances, worths, strict=True))
    return Equilibrium(players, reading, chances, mean, max(worths) - mean)


def chances_from(five: float, players: int, reading: Reading) -> tuple[float, ...]:
    """Return the chances of all cards that follow from that of the five, so that none in use is worth more than it.

    They sum to 1 in an equilibrium, to less where the five is played too seldom, and to more where it is too often.

    >>> [round(1031 * chance) for chance in chances_from(625 / 1031, 2, "handed_on")]
    [16, 40, 100, 250, 625]
    """
    worth = FIRST * (1 - five) ** (players - 1)
    chances = [five]
    for card in reversed(CARDS[:-1]):
        chances.insert(0, _chance(card, chances, worth, players, reading))
    return tuple(chances)


def _chance(card: int, above: Sequence[float], worth: float, players: int, reading: Reading) -> float:
    """How often a card must be played to be worth no more than the cards above: unplayed, it would be worth more."""
    free = max(1 - sum(above), 0.0)
    wins = _wins(card, above, players, reading)

    def surplus(below: float) -> float:
        return sum(points * below**others for others, points in enumerate(wins)) - worth

    if surplus(0.0) >= 0:
        return free + TOLERANCE  # however often it is played, it is worth more: there is no equilibrium
    below: Any = library("scipy.optimize", "equilibria").brentq(surplus, 0.0, free, xtol=1e-16)
    return free - float(below)


def _wins(card: int, above: Sequence[float], players: int, reading: Reading) -> list[float]:
    """What a card that nobody else plays wins, by how many of the others play lower ones; times their chance."""
    wins = [0.0] * players
    for (below, *held), ways in _prizes(card, players, reading):
        wins[below] += ways * prod(p**n for p, n in zip(above, held, strict=True))
    return wins


@lru_cache(maxsize=256)
def _prizes(card: int, players: int, reading: Reading) -> list[tuple[tuple[int, ...], int]]:
    """How many of the others can lie below a card and on each above it, and in how many ways, times the prize."""
    higher = CARDS[card:]
    found = []
    for held, ways in occupancies(players - 1, 1 + len(higher)):
        table = Counter({card: 1, **dict(zip(higher, held[1:], strict=True))})
        found.append((held, ways * prizes_of(table, reading).get(card, 0)))
    return [(held, won) for held, won in found if won]


def best_response_gain(equilibrium: Equilibrium) -> Fraction:
    """Return exactly what the best other card would gain against the chances as they stand, rounded as they are.

    >>> 0 <= best_response_gain(equilibria(2)[0]) < Fraction(1, 10**12)
    True
    """
    fractions = [Fraction(chance) for chance in equilibrium.chances]
    chances = [chance / sum(fractions) for chance in fractions]
    worths = worth_of_cards(equilibrium.players, chances, equilibrium.reading)
    return max(worths) - sum((p * w for p, w in zip(chances, worths, strict=True)), Fraction(0))
