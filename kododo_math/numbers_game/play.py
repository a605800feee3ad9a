"""The numbers game played: many games at once with numpy, to 21 points, each round scored column by column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isclose
from typing import Any

from kododo_math.cards import check_integer, quoted
from kododo_math.exact.tables import library
from kododo_math.numbers_game.clauses import CARDS, check_players
from kododo_math.numbers_game.law import worth_of_cards
from kododo_math.numbers_game.readings import PRIZES

TARGET = 21
MOST_GAMES = 1_000_000
MOST_ROUNDS = 1_000
"""A game that must be expected to last longer is not begun."""


@dataclass(frozen=True)
class NumbersGames:
    """What came of many games, all of whose players choose their cards alike.

    Attributes:
        games: games played to the end.
        rounds: rounds in all.
        points: how many times a player took 0, 1, 2 and 5 points in a round.
        nothing: rounds in which nobody scored.
        lengths: how many games lasted so many rounds.
        shared: games with more than one winner.
    """

    games: int
    rounds: int
    points: dict[int, int]
    nothing: int
    lengths: dict[int, int]
    shared: int

    @property
    def mean_length(self) -> float:
        """Mean number of rounds a game."""
        return self.rounds / self.games


def play_numbers(players: int, chances: Sequence[float], *, games: int, seed: int) -> NumbersGames:
    """Play games to 21 points, the prizes handed on to the next-highest unique card.

    >>> played = play_numbers(3, [0.2] * 5, games=100, seed=5211)
    >>> played.games, sum(played.points.values()) == 3 * played.rounds
    (100, True)

    Raises ``TypeError`` or ``ValueError`` for chances that are none, too many games, or games that hardly ever end.
    """
    check_players(players)
    check_integer("games", games, least=1, most=MOST_GAMES)
    check_integer("seed", seed, least=0)
    numpy = library("numpy", "play_numbers")
    likely = _check_likely(players, chances)
    rng = numpy.random.default_rng(seed)
    totals, going = numpy.zeros((games, players), dtype=int), numpy.arange(games)
    seen, nothing, shared = dict.fromkeys((0, *sorted(PRIZES)), 0), 0, 0
    lengths: dict[int, int] = {}
    number = 0
    while len(going):
        number += 1
        won = _score(rng.choice(CARDS, size=(len(going), players), p=likely), numpy)
        totals[going] += won
        for points in seen:
            seen[points] += int((won == points).sum())
        nothing += int((won.sum(axis=1) == 0).sum())
        ended = totals[going].max(axis=1) >= TARGET
        if ended.any():
            final = totals[going[ended]]
            lengths[number] = int(ended.sum())
            shared += int(((final == final.max(axis=1, keepdims=True)).sum(axis=1) > 1).sum())
            going = going[~ended]
    rounds = sum(length * ended for length, ended in lengths.items())
    return NumbersGames(games, rounds, seen, nothing, lengths, shared)


def _check_likely(players: int, chances: Sequence[float]) -> list[float]:
    """Return the chances of the cards as floats, if there are such, and games with them come to an end."""
    try:
        likely = [float(chance) for chance in chances]
    except (TypeError, ValueError, OverflowError):
        likely = []
    if len(likely) != len(CARDS) or not min(likely) >= 0 or not isclose(sum(likely), 1):
        msg = f"chances of the cards: expected {len(CARDS)} numbers that sum to 1, got {quoted(chances)}"
        raise ValueError(msg)
    worths = worth_of_cards(players, likely)
    mean = sum(chance * worth for chance, worth in zip(likely, worths, strict=True))
    if mean * MOST_ROUNDS < TARGET:
        msg = (
            f"chances of the cards: expected {TARGET} points within some {MOST_ROUNDS:,} rounds, got chances with "
            f"which a player takes {mean:.2g} points a round; games would hardly ever end"
        )
        raise ValueError(msg)
    return likely


def _score(cards: Any, numpy: Any) -> Any:  # noqa: ANN401 - arrays of numpy, which is no dependency
    """Score many rounds: how many players hold each card, which are unique, and which of those comes first."""
    held = (cards[:, :, None] == numpy.asarray(CARDS)).sum(axis=1)
    unique = held == 1
    place = unique[:, ::-1].cumsum(axis=1)[:, ::-1]
    prizes = numpy.asarray((0, *PRIZES, *[0] * len(CARDS)))[numpy.where(unique, place, 0)]
    return numpy.take_along_axis(prizes, cards - 1, axis=1)
