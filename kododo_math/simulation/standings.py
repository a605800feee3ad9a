"""The result of a tournament: who wins against whom, how certainly, and what a population would come to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from kododo_math.rule_set import RuleSet
from kododo_math.simulation.estimate import Estimate
from kododo_math.simulation.result import EVENTS, Simulation
from kododo_math.strategies.strategy import Strategy

LineUp = tuple[int, ...]
"""Strategies at one table, by number."""
_ELO_SCALE = 400
_ROUNDS_OF_RATING = 2000


@dataclass(frozen=True, slots=True)
class Place:
    """One strategy in the final ranking.

    Attributes:
        rank: from 1.
        name: the strategy's.
        wins: its share of the victories among opponents drawn from all strategies alike.
        points: its mean points of a game among them.
        rating: on Elo's scale; 400 more means ten times the odds to have more points than the other.
    """

    rank: int
    name: str
    wins: Estimate
    points: Estimate
    rating: float


@dataclass(frozen=True)
class Standings:
    """What came of a tournament.

    Attributes:
        rules: the rule set.
        strategies: who took part.
        wins: for each block of deals, strategy and group of opponents, its share of the victories.
        points: the same for its mean points of a game.
        beats: for each pair of strategies, twice the games in which a seat of the first had more points than
            one of the second, and once where they had as many.
        self_play: for each strategy, the games it played against itself alone.
    """

    rules: RuleSet
    strategies: tuple[Strategy, ...]
    wins: Any
    points: Any
    beats: Any
    self_play: tuple[Simulation, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the strategies."""
        return tuple(strategy.name for strategy in self.strategies)

    @cached_property
    def opponents(self) -> list[LineUp]:
        """Every group of opponents that a strategy meets."""
        return groups(len(self.strategies), self.rules.players - 1)

    def fitness(self, shares: Sequence[float]) -> Any:  # noqa: ANN401 - an array
        """Return for each block and strategy its share of victories in a population of these ``shares``."""
        return self.wins @ self._chances(shares)

    def _chances(self, shares: Sequence[float]) -> Any:  # noqa: ANN401 - an array
        """How likely each group of opponents is, if each is drawn from the population: a multinomial law."""
        import numpy as np  # noqa: PLC0415 - not needed to import the package

        return np.array([_orders(group) * prod(shares[i] for i in group) for group in self.opponents])

    @cached_property
    def ranked(self) -> tuple[Place, ...]:
        """All strategies, the best first: by share of victories among opponents drawn from all alike."""
        alike = [1 / len(self.strategies)] * len(self.strategies)
        wins, points = self.fitness(alike), self.points @ self._chances(alike)
        order = sorted(range(len(self.strategies)), key=lambda i: -wins[:, i].mean())
        return tuple(
            Place(rank, self.names[i], block_mean(wins[:, i]), block_mean(points[:, i]), self.ratings[self.names[i]])
            for rank, i in enumerate(order, start=1)
        )

    def difference(self, one: str, other: str) -> Estimate:
        """Return how much larger the share of victories of ``one`` is than that of ``other``, on the same deals."""
        alike = [1 / len(self.strategies)] * len(self.strategies)
        wins = self.fitness(alike)
        return block_mean(wins[:, self.names.index(one)] - wins[:, self.names.index(other)])

    @cached_property
    def ratings(self) -> Mapping[str, float]:
        """Ratings by the model of Bradley and Terry, on Elo's scale, with a mean of 0.

        The odds that one strategy has more points than another are the ratio of their strengths; the
        strengths are fitted by maximum likelihood, step by step (Zermelo; Hunter 2004).
        """
        import numpy as np  # noqa: PLC0415 - not needed to import the package

        met = self.beats + self.beats.T
        strengths = np.ones(len(self.strategies))
        for _ in range(_ROUNDS_OF_RATING):
            strengths = self.beats.sum(axis=1) / (met / np.add.outer(strengths, strengths)).sum(axis=1)
            strengths /= np.exp(np.log(strengths).mean())
        return dict(zip(self.names, (float(r) for r in _ELO_SCALE * np.log10(strengths)), strict=True))

    def replicate(self, generations: int = 100, start: Sequence[float] | None = None, speed: float = 1.0) -> Any:  # noqa: ANN401
        """Return how a population would change if strategies spread as they win: a pandas DataFrame.

        In each generation a strategy's share grows by its fitness over the mean fitness, to the power
        ``speed`` (the discrete replicator equation); one row a generation, the first the ``start``.
        """
        import pandas as pd  # noqa: PLC0415 - only for those who want a frame

        shares = [1 / len(self.names)] * len(self.names) if start is None else list(start)
        history = [shares]
        for _ in range(generations):
            fitness = self.fitness(shares).mean(axis=0) ** speed
            mean = sum(s * f for s, f in zip(shares, fitness, strict=True))
            shares = [float(s * f / mean) for s, f in zip(shares, fitness, strict=True)]
            history.append(shares)
        return pd.DataFrame(history, columns=self.names)

    def self_play_to_frame(self) -> Any:  # noqa: ANN401 - pandas is optional
        """Return what happens when all seats play the same strategy: a pandas DataFrame."""
        import pandas as pd  # noqa: PLC0415 - only for those who want a frame

        rows = [
            [
                *(float(getattr(played, event)) for event in EVENTS),
                sum(map(float, played.game_points)) / len(played.wins),
            ]
            for played in self.self_play
        ]
        return pd.DataFrame(rows, index=list(self.names), columns=[*EVENTS, "points_per_game"])

    def to_frame(self) -> Any:  # noqa: ANN401 - pandas is optional
        """Return the ranking as a pandas DataFrame."""
        import pandas as pd  # noqa: PLC0415 - only for those who want a frame

        rows = [
            (p.rank, float(p.wins), *p.wins.interval(), float(p.points), p.points.standard_error, p.rating)
            for p in self.ranked
        ]
        columns = ["rank", "wins", "low", "high", "points", "points_error", "rating"]
        return pd.DataFrame(rows, index=[p.name for p in self.ranked], columns=columns)

    def plot(self) -> Any:  # noqa: ANN401 - plotly is optional
        """Return the ranking as a plotly figure: shares of victories with intervals of 95 %."""
        import plotly.graph_objects as go  # noqa: PLC0415 - only for those who want a picture

        places = self.ranked[::-1]
        errors = {"type": "data", "array": [1.96 * p.wins.standard_error for p in places]}
        points = go.Scatter(
            x=[float(p.wins) for p in places], y=[p.name for p in places], error_x=errors, mode="markers"
        )
        figure = go.Figure(points)
        figure.add_vline(x=1 / self.rules.players, line_dash="dot")
        figure.update_xaxes(tickformat=".0%")
        return figure


def groups(strategies: int, size: int) -> list[LineUp]:
    """Return every group of ``size`` strategies, the same one several times too."""
    return list(combinations_with_replacement(range(strategies), size))


def block_mean(values: Any) -> Estimate:  # noqa: ANN401 - an array
    """Return the mean over blocks of deals, with the standard error that their spread gives."""
    return Estimate(float(values.mean()), float(values.std(ddof=1)) / len(values) ** 0.5)


def _orders(group: LineUp) -> int:
    """In how many orders a group can be drawn: a multinomial coefficient."""
    return factorial(len(group)) // prod(factorial(group.count(i)) for i in set(group))


def payoffs(tables: Iterable[tuple[LineUp, Any]], strategies: int, players: int, blocks: int) -> Any:  # noqa: ANN401
    """Return for each block, strategy and group of opponents the mean over all seats where they met.

    A table gives who sits where, and for each block and seat a value.
    """
    import numpy as np  # noqa: PLC0415 - not needed to import the package

    number = {group: i for i, group in enumerate(groups(strategies, players - 1))}
    sums, seats = np.zeros((blocks, strategies, len(number))), np.zeros((strategies, len(number)))
    for seated, values in tables:
        for seat, who in enumerate(seated):
            group = number[tuple(sorted((*seated[:seat], *seated[seat + 1 :])))]
            sums[:, who, group] += values[:, seat]
            seats[who, group] += 1
    return sums / seats
