"""How often the lead changes hands in a game: followed round by round, from where the players sit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from kododo_math.rule_set import RuleSet
from kododo_math.simulation.chunks import Job, Player
from kododo_math.simulation.estimate import Estimate, mean_of
from kododo_math.simulation.run import Strategies, seat_strategies
from kododo_math.strategies.look import Look
from kododo_math.strategies.strategy import Strategy

TIME_LIMIT = 60.0


def leader_changes(rules: RuleSet, strategies: Strategies, games: int, seed: int) -> Estimate | None:
    """Return the mean number of times in a game that another player than before comes to lead alone.

    ``None`` for no games. Raises ``ValueError`` for a rule set that does not come out even, or an unknown strategy.
    """
    if not games:
        return None
    rules.verify_playable()
    standings: list[tuple[int, ...]] = []
    first, *others = seat_strategies(rules, strategies)
    seats = (_onlooker(first, rules.turns[0], standings), *others)
    player = Player(Job(rules, seats, seed, games, compiled=False, time_limit=TIME_LIMIT))
    changes = []
    for game in range(games):
        standings.clear()
        player.play(game, games=1)
        changes.append(changes_of([*standings, tuple(player.board.points)]))
    return mean_of(sum(changes), sum(number**2 for number in changes), games)


def _onlooker(strategy: Strategy, first_turn: int, standings: list[tuple[int, ...]]) -> Strategy:
    """Return a strategy that plays like another and writes down the points at the beginning of each round."""

    def choose(look: Look) -> int:
        if look.turn == 1 and look.to_play == first_turn:
            standings.append(tuple(look.scores))
        return strategy.choose(look)

    return replace(strategy, choose=choose)


def changes_of(standings: Sequence[Sequence[int]]) -> int:
    """Return how often the lead changes hands in a row of standings; a lead that is shared is nobody's.

    >>> changes_of([(0, 0), (3, 0), (3, 3), (3, 5), (9, 5)])
    2
    """
    leaders = [points.index(max(points)) for points in standings if list(points).count(max(points)) == 1]
    return sum(now != before for before, now in pairwise(leaders))
