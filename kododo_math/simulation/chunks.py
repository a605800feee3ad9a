"""Games in chunks: each chunk has a seed of its own, so that it does not matter who plays it, or when."""

from __future__ import annotations

import ctypes
import operator
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from kododo_math.rule_set import RuleSet
from kododo_math.simulation.kernel import turns
from kododo_math.simulation.kernel.compiling import address_of, compiled_kernel
from kododo_math.simulation.kernel.dice import GAMES
from kododo_math.simulation.kernel.encoding import as_array, encode_sheet, new_board, new_tally
from kododo_math.simulation.kernel.games import play_games
from kododo_math.simulation.kernel.memory import places_of
from kododo_math.simulation.kernel.records import Tally
from kododo_math.strategies import SHIPPED
from kododo_math.strategies.look import Look
from kododo_math.strategies.simple import uniformly_random
from kododo_math.strategies.strategy import Strategy

CHUNK = 1000
_POLL_SECONDS = 0.05


class StrategyError(ValueError):
    """A strategy did what no player may do: it raised, chose a card it does not hold, or never ended."""


@dataclass(frozen=True)
class Job:
    """What to play: whoever has it, and the number of a chunk, plays the same games.

    Attributes:
        rules: the rule set.
        strategies: one for each seat.
        seed: the seed of all chunks.
        games: games in all.
        compiled: whether compiled code plays.
        time_limit: seconds that one game may take.
        chunk: games in a chunk.
    """

    rules: RuleSet
    strategies: tuple[Strategy, ...]
    seed: int
    games: int
    compiled: bool
    time_limit: float
    chunk: int = CHUNK

    @property
    def chunks(self) -> range:
        """The numbers of all chunks."""
        return range(-(-self.games // self.chunk))

    def replace(self, **changes: Any) -> Job:  # noqa: ANN401 - the types are those of the fields
        """Return the job with some fields changed."""
        return replace(self, **changes)

    def games_in(self, chunk: int) -> int:
        """Return how many games a chunk has; the last one may be shorter."""
        return min(self.chunk, self.games - chunk * self.chunk)


class _TimeUp(BaseException):
    """Raised inside a strategy that takes too long; no ``except Exception`` stops it."""


class Player:
    """Plays chunks of a job one after the other, and adds up what happens in ``tally``."""

    def __init__(self, job: Job) -> None:
        """Set up the board; compile the strategies if need be."""
        self.job = job
        self._sequence = as_array if job.compiled else list
        self._play_games = compiled_kernel() if job.compiled else play_games
        prepared = [_prepared(strategy, job.rules) for strategy in job.strategies]
        askers = [_address(s) if job.compiled else _Asker(s) for s in job.strategies]
        self.sheet = encode_sheet(job.rules, watched=any(own is not None for own in prepared))
        self.board = new_board(job.rules, self._sequence, askers, prepared)
        if job.compiled:
            self.board.places[:] = places_of(self.board)
        self.tally = new_tally(job.rules, self._sequence)
        self.play(0, games=0)  # the first call compiles: that is no game's time

    @property
    def played(self) -> int:
        """How many games have been played."""
        return int(self.board.control[turns.PLAYED])

    def take_tally(self) -> Tally:
        """Return the tally, and begin a new one."""
        taken, self.tally = self.tally, new_tally(self.job.rules, self._sequence)
        self.board.control[turns.STOP] = 0
        for place in range(len(self.board.recent)):
            self.board.recent[place] = 0
        return taken

    def play(self, chunk: int, first: int = 0, games: int | None = None) -> None:
        """Play a chunk, or the part of it that begins with a ``first`` game.

        Raises ``StrategyError`` when a strategy does what it may not.
        """
        self.board.dice[GAMES:] = self._sequence(chunk_seed(self.job.seed, chunk))
        number = self.job.games_in(chunk) if games is None else games
        before = self.played
        self._play_games(self.sheet, self.board, self.tally, first, number)
        if self.board.control[turns.FAULT]:
            self._raise_fault(chunk, first + self.played - before)

    def _raise_fault(self, chunk: int, game: int) -> None:
        seat, card = int(self.board.control[turns.SEAT]), int(self.board.control[turns.CHOICE])
        if self.board.control[turns.FAULT] == turns.RAISED:
            plain = Player(self.job.replace(compiled=False))
            plain.play(chunk, game, 1)  # the same game again in plain Python raises what the compiled strategy raised
            msg = f"{_who(self.job, seat)} raised an error in compiled code that it does not raise in plain Python"
            raise StrategyError(msg)
        held = int(self.board.held[seat])
        msg = f"{_who(self.job, seat)} chose a card it does not hold: expected 0 to {held - 1}, got {card}"
        raise StrategyError(msg)


class _Asker:
    """Asks a strategy in plain Python, and says which one it was when that fails."""

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy

    def __call__(self, look: Look) -> int:
        who = f"strategy {self._strategy.name!r}, seat {look.seat + 1}, turn {look.turn},"
        try:
            card = self._strategy(look)
        except Exception as error:
            msg = f"{who} raised {type(error).__name__}: {error}"
            raise StrategyError(msg) from error
        try:
            return operator.index(card)
        except TypeError:
            msg = f"{who} chose no card: expected the place of a card in the hand, got {card!r}"
            raise StrategyError(msg) from None


def chunk_seed(seed: int, chunk: int) -> list[int]:
    """Return the four words that begin a chunk: those of the chunk-th child of the seed's ``SeedSequence``."""
    from numpy.random import SeedSequence  # noqa: PLC0415 - not needed to import the package

    return [int(word) for word in SeedSequence(seed, spawn_key=(chunk,)).generate_state(4)]


def play_chunks(job: Job, chunks: range) -> Tally:
    """Play some chunks of a job and return their tally: the task of a worker."""
    player = Player(job)
    for _ in watched(player, chunks):
        pass
    return player.tally


def watched(player: Player, chunks: range) -> Iterator[int]:
    """Play chunks in a thread of their own, and yield now and then how many games are done.

    Thus an interrupt is heard at once, also while compiled code is at work: the game being played is
    finished and what is done is kept. Raises ``StrategyError`` if one game takes longer than the job allows.
    """
    failures: list[BaseException] = []
    over = threading.Event()
    thread = threading.Thread(target=_play_all, args=(player, chunks, failures, over), daemon=True)
    thread.start()
    games, since = player.played, time.monotonic()
    try:
        while not over.wait(_POLL_SECONDS):
            if player.played > games:
                games, since = player.played, time.monotonic()
                yield games
            elif time.monotonic() - since > player.job.time_limit:
                _give_up(player, thread)
    finally:
        player.board.control[turns.STOP] = 1
        over.wait(player.job.time_limit)
    if failures:
        raise failures[0]
    yield player.played


def _play_all(player: Player, chunks: range, failures: list[BaseException], over: threading.Event) -> None:
    try:
        for chunk in chunks:
            if player.board.control[turns.STOP]:
                break
            player.play(chunk)
    except BaseException as error:  # noqa: BLE001 - handed on to the thread that waits
        failures.append(error)
    finally:
        over.set()


def _give_up(player: Player, thread: threading.Thread) -> None:
    """Stop a game that takes too long; machine code cannot be stopped, it is left behind in its thread."""
    if not player.job.compiled and thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(_TimeUp))
    seat = int(player.board.control[turns.SEAT])
    msg = f"{_who(player.job, seat)} did not end: expected a game within {player.job.time_limit:g} seconds"
    raise StrategyError(msg)


def _who(job: Job, seat: int) -> str:
    return f"strategy {job.strategies[seat].name!r}, seat {seat + 1},"


def _address(strategy: Strategy) -> int:
    return 0 if strategy is uniformly_random else address_of(strategy.choose, keep=strategy in SHIPPED)


def _prepared(strategy: Strategy, rules: RuleSet) -> list[int] | None:
    if strategy is uniformly_random:
        return None
    return [] if strategy.prepare is None else list(strategy.prepare(rules))
