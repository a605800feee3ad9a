"""A simulation that grows: what is known after few games, more, and many."""

from __future__ import annotations

from collections.abc import Iterator

from kododo_math.cards import check_integer
from kododo_math.rule_set import RuleSet
from kododo_math.simulation.kernel.compiling import can_compile
from kododo_math.simulation.result import Simulation
from kododo_math.simulation.run import Strategies, simulate

FIRST_STAGE = 100
_SLOWER = 200


def growing(
    rules: RuleSet, *, games: int, seed: int, strategies: Strategies = "random", factor: float = 1.3
) -> Iterator[Simulation]:
    """Yield a simulation again and again, each time with ``factor`` times as many games, at last with all of them.

    >>> from kododo_math.editions import rules
    >>> [simulation.games for simulation in growing(rules("kododo", 2), games=300, seed=1, factor=2)]
    [100, 200, 300]
    """
    check_integer("games", games, least=1)
    target, stage, done = float(FIRST_STAGE), 0, None
    while done is None or done.games < games:
        had = 0 if done is None else done.games
        more = simulate(rules, games=min(games, round(target)) - had, seed=seed + stage, strategies=strategies)
        done = more if done is None else done.merge(more)
        yield done
        target, stage = target * factor, stage + 1


def affordable(games: int) -> int:
    """Return how many games to play in place of ``games``: all of them where numba compiles, else a few.

    >>> affordable(1_000_000) in (1_000_000, 5_000)
    True
    """
    return games if can_compile() else max(2, games // _SLOWER)
