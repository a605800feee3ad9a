"""Tournaments: every line-up of strategies at one table, every seating, on the same deals."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial, reduce
from itertools import product
from typing import Any

from kododo_math.cards import check_integer
from kododo_math.executors import results
from kododo_math.rule_set import RuleSet
from kododo_math.simulation.chunks import Job, Player, watched
from kododo_math.simulation.kernel.encoding import add_tallies
from kododo_math.simulation.kernel.records import Tally
from kododo_math.simulation.result import Simulation
from kododo_math.simulation.run import Bar, new_job, progress_bar, settle
from kododo_math.simulation.standings import LineUp, Standings, groups, payoffs
from kododo_math.strategies import find_strategy
from kododo_math.strategies.strategy import Strategy

BLOCKS, STAGES = 20, 4
"""The deals are split into blocks, whose spread gives the confidence intervals; an interrupt keeps whole stages."""


@dataclass(frozen=True)
class Played:
    """What came of one seating.

    Attributes:
        seats: which strategy sat where.
        wins: for each block of deals and seat, the share of victories.
        points: for each block of deals and seat, the mean points of a game.
        simulation: all its games.
    """

    seats: LineUp
    wins: Any
    points: Any
    simulation: Simulation


def tournament(  # noqa: PLR0913 - the words of the public contract
    rules: RuleSet,
    strategies: Sequence[str | Strategy],
    *,
    games: int = 200,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: bool = False,
    time_limit: float = 60.0,
) -> Standings:
    """Let strategies meet in every line-up, each in every rotation of its seats, always on the same deals.

    A line-up is as many strategies as there are players, the same one several times too. Its seats are
    rotated, so that no place at the table helps; all line-ups play the same ``games`` deals, so that luck
    with the cards cancels when they are compared. All play a quarter of the deals before anyone plays the next:
    interrupted (Ctrl-C, or the stop button of a notebook), it warns and returns the standings after the last quarter
    that is done.

    >>> from kododo_math.editions import rules
    >>> standings = tournament(rules("kododo", 3), ["random", "follow the majority"], games=40, seed=1)
    >>> [place.name for place in standings.ranked]
    ['follow the majority', 'random']

    Raises ``ValueError`` for fewer than two strategies, two of the same name, or fewer than two games.
    """
    entrants = tuple(find_strategy(strategy) for strategy in strategies)
    _verify(entrants, games)
    compiled = settle(rules, entrants, time_limit)
    job = new_job(rules, games, entrants[:1] * rules.players, seed, time_limit, compiled=compiled)
    job = job.replace(chunk=-(-games // BLOCKS))
    all_seatings = seatings(len(entrants), rules.players)
    jobs = [job.replace(strategies=tuple(entrants[i] for i in seats)) for seats in all_seatings]
    played: dict[Job, list[Tally]] = {job: [] for job in jobs}
    with progress_bar(len(all_seatings) * games, shown=progress) as bar:
        try:
            for blocks in _stages(job.chunks):
                _play_stage(played, blocks, executor, bar)
        except KeyboardInterrupt:
            if not played[jobs[0]]:
                raise
            done = sum(int(tally.totals[0]) for tally in played[jobs[0]])
            msg = f"interrupted: {done:,} of {games:,} games of each seating are done and kept"
            warnings.warn(msg, RuntimeWarning, stacklevel=2)
    return _standings(
        rules, entrants, [_played(seats, *each) for seats, each in zip(all_seatings, played.items(), strict=True)]
    )


def _verify(entrants: tuple[Strategy, ...], games: int) -> None:
    check_integer("games of a tournament", games, least=2)
    names = Counter(strategy.name for strategy in entrants)
    if len(names) < 2:  # noqa: PLR2004 - a tournament needs two
        msg = f"strategies of a tournament: expected at least 2, got {len(names)}"
        raise ValueError(msg)
    twice = next((name for name, count in names.items() if count > 1), None)
    if twice is not None:
        msg = f"strategies of a tournament: expected different names, got {twice!r} twice"
        raise ValueError(msg)


def seatings(strategies: int, players: int) -> list[LineUp]:
    """Return every rotation of the seats of every line-up: who sits where, by number.

    >>> seatings(2, players=2)
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    """
    return [
        seats
        for line_up in groups(strategies, players)
        for seats in sorted({line_up[start:] + line_up[:start] for start in range(players)})
    ]


def _stages(blocks: range) -> Iterator[range]:
    size = max(2, -(-len(blocks) // STAGES))  # one block alone has no spread
    return (blocks[start : start + size] for start in range(0, len(blocks), size))


def _play_stage(played: dict[Job, list[Tally]], blocks: range, executor: Executor | None, bar: Bar) -> None:
    """Play some blocks of every job, and note their tallies only when all are there."""
    stage = {}
    for job, tallies in results(partial(play_blocks, blocks), played, executor):
        stage[job] = tallies
        bar.update(sum(int(tally.totals[0]) for tally in tallies))
    for job, tallies in stage.items():
        played[job] += tallies


def play_blocks(blocks: range, job: Job) -> list[Tally]:
    """Play some blocks of a job and return a tally for each: the task of a worker."""
    player, tallies = Player(job), []
    for chunk in blocks:
        for _ in watched(player, range(chunk, chunk + 1)):
            pass
        tallies.append(player.take_tally())
    return tallies


def _played(seats: LineUp, job: Job, tallies: list[Tally]) -> Played:
    import numpy as np  # noqa: PLC0415 - not needed to import the package

    blocks = [Simulation(job.rules, job.strategies, (block,), tally) for block, tally in enumerate(tallies)]
    whole = reduce(add_tallies, tallies)
    return Played(
        seats,
        np.array([[float(share) for share in block.wins] for block in blocks]),
        np.array([[float(mean) for mean in block.game_points] for block in blocks]),
        Simulation(job.rules, job.strategies, (job.seed,), whole),
    )


def _standings(rules: RuleSet, entrants: tuple[Strategy, ...], played: list[Played]) -> Standings:
    size, blocks = len(entrants), len(played[0].wins)
    alone = {p.seats[0]: p.simulation for p in played if len(set(p.seats)) == 1}
    return Standings(
        rules,
        entrants,
        payoffs(((p.seats, p.wins) for p in played), size, rules.players, blocks),
        payoffs(((p.seats, p.points) for p in played), size, rules.players, blocks),
        _beats(played, size),
        tuple(alone[i] for i in range(size)),
    )


def _beats(played: list[Played], strategies: int) -> Any:  # noqa: ANN401 - an array
    """Add up for each pair of different strategies how often a seat of one had more points than one of the other."""
    import numpy as np  # noqa: PLC0415 - not needed to import the package

    beats = np.zeros((strategies, strategies))
    for p in played:
        counts = iter(p.simulation.tally.beats)
        for one, other in product(p.seats, repeat=2):
            count = next(counts)
            if one != other:
                beats[one, other] += count
    return beats
