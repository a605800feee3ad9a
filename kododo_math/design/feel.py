"""How a design feels to play: exact where play is random, simulated where it is not, and always told apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from kododo_math.cards import check_integer
from kododo_math.design.leaders import leader_changes
from kododo_math.design.sweep import check_rules, numbers_of_all
from kododo_math.exact.tables import library
from kododo_math.rule_set import RuleSet
from kododo_math.simulation.estimate import Estimate, mean_of
from kododo_math.simulation.result import Simulation
from kododo_math.simulation.run import Strategies, seat_strategies, simulate
from kododo_math.strategies.strategy import Strategy

EVENTS = ("p_kododo", "p_majority", "p_nothing", "p_burst", "p_tie")
QUANTITIES = (*EVENTS, "points_mean", "points_sd", "rounds", "empty_rounds", "game_points", "leader_changes")
"""The first seven are of a round (points: of all players together), the others of a game (points: of one player)."""


class Feeling(NamedTuple):
    """One number of how a design feels.

    Attributes:
        quantity: what it is, one of ``QUANTITIES``.
        play: how the seats play: ``random``, or the strategies' names.
        how: ``exact`` or ``simulated``.
        value: the number, as a float.
        standard_error: of a simulated number, where it has one.
        fraction: the exact number, where it is one.
    """

    quantity: str
    play: str
    how: str
    value: float
    standard_error: float | None = None
    fraction: Fraction | None = None


def feel(  # noqa: PLR0913 - who plays, how often, and how it is run
    rules: RuleSet,
    *,
    strategies: Strategies | Sequence[Strategies] = ("random", "follow the majority"),
    games: int = 5_000,
    games_watched: int = 200,
    seed: int = 5211,
    executor: Executor | None = None,
) -> Any:  # noqa: ANN401 - a pandas.DataFrame, but pandas is no dependency
    """Return how a design feels, as a tidy table: random play exactly, then each way to play, simulated.

    Quantities of a round are the five probabilities, and mean and spread of the points of all players together; of a
    game the number of rounds, of rounds in which nobody scores, of points a player takes, and how often the lead
    changes hands: how often another player than before comes to lead alone. The lead is simulated even for random
    play. A rule set that does not come out even has a law of a round, but no game.

    >>> from kododo_math.editions import rules
    >>> table = feel(rules("limit", 4), strategies=["random"], games=50, games_watched=5)
    >>> row = table[(table["quantity"] == "empty_rounds") & (table["how"] == "exact")].iloc[0]
    >>> f"{row['value']:.4f}"
    '0.3044'

    Args:
        rules: the design.
        strategies: a way to play, or several; each is one strategy for all seats, or a row of one a seat.
        games: games to simulate of each.
        games_watched: games among them in which the lead is followed round by round, in plain Python.
        seed: the seed of all games.
        executor: as in ``simulate``.

    Raises ``TypeError`` or ``ValueError`` for no rule set, an unknown strategy, a negative number of games.
    """
    check_rules("feel", rules)
    check_integer("games", games, least=1)
    check_integer("games_watched", games_watched, least=0)
    rows = list(_exact(rules))
    if rules.is_playable:
        for way in [strategies] if isinstance(strategies, (str, Strategy)) else strategies:
            simulation = simulate(rules, games=games, strategies=way, seed=seed, executor=executor)
            watched = leader_changes(rules, way, min(games_watched, games), seed)
            rows += _simulated(simulation, watched, _name(rules, way))
    return library("pandas", "feel").DataFrame(rows, columns=Feeling._fields)


def _name(rules: RuleSet, way: Strategies) -> str:
    return ", ".join(dict.fromkeys(strategy.name for strategy in seat_strategies(rules, way)))


def _exact(rules: RuleSet) -> Iterator[Feeling]:
    (numbers,) = numbers_of_all([rules])
    for name in (*EVENTS, "points_mean"):
        yield _fraction(name, getattr(numbers, name))
    yield Feeling("points_sd", "random", "exact", numbers.points_sd)
    if rules.is_playable and rules.target_score is None:
        rounds = rules.rounds_per_game
        yield _fraction("rounds", Fraction(rounds))
        yield _fraction("empty_rounds", rounds * numbers.p_nothing)
        yield _fraction("game_points", rounds * numbers.player_points_mean)


def _fraction(quantity: str, value: Fraction) -> Feeling:
    return Feeling(quantity, "random", "exact", float(value), fraction=value)


def _simulated(simulation: Simulation, changes: Estimate | None, play: str) -> Iterator[Feeling]:
    def row(quantity: str, value: float) -> Feeling:
        return Feeling(quantity, play, "simulated", float(value), getattr(value, "standard_error", None))

    for name in EVENTS:
        yield row(name, getattr(simulation, name))
    points, rounds = simulation.points, simulation.rounds / simulation.games
    variance = sum(n * (x - points.mean) ** 2 for x, n in points.counts.items()) / points.total
    yield row("points_mean", _mean_points(simulation, per_game=rounds))
    yield row("points_sd", sqrt(variance))
    yield row("rounds", rounds)
    empty = simulation.p_nothing
    yield row("empty_rounds", Estimate(rounds * empty, rounds * empty.standard_error))
    yield row("game_points", _mean_points(simulation, per_game=simulation.rules.players))
    if changes is not None:
        yield row("leader_changes", changes)


def _mean_points(simulation: Simulation, per_game: float) -> Estimate:
    """The mean of all players' points of a game, divided by how many of something a game has."""
    tally = simulation.tally
    return mean_of(int(sum(tally.game_points)), int(sum(tally.products)), simulation.games, per_game)
