"""Simulation: many games, in this process or in those of an executor, with the same result."""

from __future__ import annotations

import secrets
import time
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any, Protocol

from kododo_math.cards import check_integer
from kododo_math.executors import results
from kododo_math.rule_set import RuleSet
from kododo_math.simulation.chunks import Job, Player, play_chunks, watched
from kododo_math.simulation.kernel.compiling import address_of, can_compile
from kododo_math.simulation.kernel.encoding import add_tallies, fits_in_words
from kododo_math.simulation.kernel.records import Tally
from kododo_math.simulation.result import Simulation
from kododo_math.strategies import SHIPPED, find_strategy
from kododo_math.strategies.strategy import Strategy

LONG_RUN_SECONDS = 3600
"""A run estimated to take longer has to be asked for."""
_PROBED_FROM = 50_000
_PROBE_SECONDS = 0.3
_TASKS, _MOST_CHUNKS_PER_TASK = 64, 100

Strategies = str | Strategy | Sequence[str | Strategy]


class Bar(Protocol):
    """What shows how many games are done."""

    def update(self, games: int) -> object:
        """Add so many games."""


def simulate(  # noqa: PLR0913 - the words of the public contract
    rules: RuleSet,
    *,
    games: int,
    strategies: Strategies = "random",
    seed: int | None = None,
    executor: Executor | None = None,
    progress: bool = False,
    time_limit: float = 60.0,
    confirm: bool = False,
) -> Simulation:
    """Play whole games and count what happens.

    The same seed gives the same games, whatever the executor, the number of its workers, or whether numba
    has compiled the kernel. Interrupted (Ctrl-C, or the stop button of a notebook), it returns what is done.

    Args:
        rules: the rule set; it must come out even, as for a ``Game``.
        games: how many games, from 0 up.
        strategies: one for all seats, or one for each: a shipped one's name, or what ``@strategy`` made.
        seed: a whole number; without one a fresh one is drawn, and kept in the result.
        executor: any ``concurrent.futures.Executor``, Dask's ``client.get_executor()`` too; none plays here.
        progress: whether to show a bar (tqdm).
        time_limit: seconds that one game may take before its strategies are taken not to end.
        confirm: whether to start although it will take more than an hour.

    >>> from kododo_math.editions import rules
    >>> simulation = simulate(rules("kododo", 4), games=20, seed=5211)
    >>> simulation.games, simulation.rounds
    (20, 120)

    Raises ``ValueError`` for a rule set that does not come out even, an unknown strategy, a wrong number of
    strategies, or a run that takes too long; ``StrategyError``, a ``ValueError``, for a strategy that raises,
    chooses a card it does not hold, or does not end; ``TypeError`` for an executor that is none.
    """
    rules.verify_playable()
    seats = seat_strategies(rules, strategies)
    compiled = settle(rules, seats, time_limit) if games else False
    job = new_job(rules, games, seats, seed, time_limit, compiled=compiled)
    if not confirm:
        _refuse_long_run(job)
    tally = run(job, executor, progress=progress)
    return Simulation(rules, job.strategies, (job.seed,), tally)


def settle(rules: RuleSet, strategies: Sequence[Strategy], time_limit: float) -> bool:
    """Try out a reader's strategies, and return whether compiled code can play all of them."""
    for strategy in dict.fromkeys(strategies):
        if strategy not in SHIPPED:
            _try_out(Job(rules, (strategy,) * rules.players, 0, 1, compiled=False, time_limit=time_limit))
    return _compiles(rules, strategies)


def new_job(  # noqa: PLR0913 - what a job is made of
    rules: RuleSet, games: int, strategies: tuple[Strategy, ...], seed: int | None, time_limit: float, *, compiled: bool
) -> Job:
    """Check the numbers asked for, and draw a seed if none is given."""
    check_integer("games", games, least=0)
    seed = secrets.randbelow(10**9) if seed is None else check_integer("seed", seed, least=0)
    return Job(rules, strategies, seed, games, compiled=compiled, time_limit=time_limit)


def seat_strategies(rules: RuleSet, strategies: Strategies) -> tuple[Strategy, ...]:
    """Return the strategy of each seat."""
    if isinstance(strategies, (str, Strategy)):
        return (find_strategy(strategies),) * rules.players
    seats = tuple(find_strategy(strategy) for strategy in strategies)
    if len(seats) != rules.players:
        msg = f"strategies: expected one for each of {rules.players} seats, got {len(seats)}"
        raise ValueError(msg)
    return seats


def run(job: Job, executor: Executor | None = None, *, progress: bool = False) -> Tally:
    """Play a job and return its tally; interrupted, what is done of it."""
    done = Player(job.replace(games=0)).tally
    with progress_bar(job.games, shown=progress) as bar:
        try:
            for tally in _played_here(job, bar) if executor is None else _played_by(job, executor, bar):
                done = add_tallies(done, tally)
        except KeyboardInterrupt:
            pass
    if done.totals[0] < job.games:
        msg = f"interrupted: {done.totals[0]:,} of {job.games:,} games are done and kept"
        warnings.warn(msg, RuntimeWarning, stacklevel=3)
    return done


def _played_here(job: Job, bar: Bar) -> Iterator[Tally]:
    player = Player(job)
    games = 0
    try:
        for played in watched(player, job.chunks):
            bar.update(played - games)
            games = played
    except KeyboardInterrupt:
        pass
    yield player.tally


def _played_by(job: Job, executor: Executor, bar: Bar) -> Iterator[Tally]:
    for _, tally in results(partial(play_chunks, job), _tasks(job), executor):
        bar.update(int(tally.totals[0]))
        yield tally


def _tasks(job: Job) -> Iterator[range]:
    """Split the chunks into tasks, large enough to be worth a message and small enough to share out."""
    size = max(1, min(_MOST_CHUNKS_PER_TASK, len(job.chunks) // _TASKS))
    return (job.chunks[start : start + size] for start in range(0, len(job.chunks), size))


def progress_bar(games: int, *, shown: bool) -> AbstractContextManager[Any]:
    """Return a progress bar of games, or something that looks like one."""
    if not shown:
        return nullcontext(_Unseen())
    from tqdm.auto import tqdm  # noqa: PLC0415 - only for those who ask for a bar

    bar: AbstractContextManager[Any] = tqdm(total=games, unit="game", unit_scale=True)
    return bar


class _Unseen:
    def update(self, games: int) -> None:
        """Show nothing."""


def _try_out(job: Job) -> None:
    """Play one game in plain Python: it shows a mistake as it is, and can be stopped."""
    for _ in watched(Player(job), range(1)):
        pass


def _compiles(rules: RuleSet, strategies: Sequence[Strategy]) -> bool:
    """Whether compiled code can play; if only some strategy stands in its way, say so."""
    if not can_compile():
        warnings.warn(
            "numba is not installed: plain Python plays, some hundred times slower", RuntimeWarning, stacklevel=4
        )
        return False
    if not fits_in_words(rules):
        return False
    for strategy in dict.fromkeys(strategies):
        try:
            address_of(strategy.choose, keep=strategy in SHIPPED)
        except Exception as error:  # noqa: BLE001 - numba raises many kinds
            reason = str(error).strip().splitlines()[0]
            msg = f"strategy {strategy.name!r} cannot be compiled; plain Python plays, a hundred times slower: {reason}"
            warnings.warn(msg, RuntimeWarning, stacklevel=4)
            return False
    return True


def _refuse_long_run(job: Job) -> None:
    """Raise ``ValueError`` if the games would take more than an hour in this process, measured on a few."""
    if job.games < _PROBED_FROM:
        return
    player = Player(job)
    start = time.perf_counter()
    for _ in watched(player, job.chunks):
        if time.perf_counter() - start > _PROBE_SECONDS:
            break
    seconds = (time.perf_counter() - start) / max(player.played, 1) * job.games
    if seconds > LONG_RUN_SECONDS:
        msg = (
            f"games: {job.games:,} would take about {_duration(seconds)} in one process; "
            "expected at most an hour, or confirm=True"
        )
        raise ValueError(msg)


def _duration(seconds: float) -> str:
    for unit, length in (("years", 31_557_600), ("days", 86_400), ("hours", 3600)):
        if seconds >= 2 * length:
            return f"{seconds / length:,.0f} {unit}"
    return f"{seconds / 60:.0f} minutes"
