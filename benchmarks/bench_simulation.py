"""Whole games a second, beside numpy's shuffling, the plain engine, and OpenSpiel's games, in one run.

Every figure is the best of several repeats; a ratio compares two figures of the same run.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from kododo_math import Game, rules, simulate
from kododo_math.simulation.chunks import Job, Player
from kododo_math.simulation.kernel.compiling import can_compile
from kododo_math.strategies import find_strategy

SHEET = rules("kododo", 4)
DECKS = 20_000


def rate(function: Callable[[], object], number: int, repeats: int = 5) -> float:
    """Return how many a second, for a function that does a ``number`` of them."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return number / min(times)


def show(what: str, figure: float, unit: str, note: str = "") -> None:
    """Print one figure."""
    print(f"  {what:<58} {figure:14,.1f} {unit:<10} {note}")


def games_a_second(strategies: list[str], games: int) -> float:
    """Return how many games a second the compiled kernel plays in this process."""
    seats = tuple(find_strategy(name) for name in strategies)
    player = Player(Job(SHEET, seats, 1, 10**12, compiled=can_compile(), time_limit=600, chunk=games))
    chunks = iter(range(100))
    return rate(lambda: player.play(next(chunks)), games)


def engine_games_a_second(games: int = 20) -> float:
    """Return how many games a second the scalar engine plays at random."""

    def play() -> None:
        for seed in range(games):
            game = Game.deal(SHEET, seed=seed)
            while not game.is_over:
                game.play_at_random()

    return rate(play, games, repeats=3)


def goofspiel_games_a_second(games: int = 500) -> float | None:
    """Return how many random games of goofspiel OpenSpiel plays a second, if it is installed."""
    try:
        import pyspiel  # noqa: PLC0415 - a peer that need not be there
    except ImportError:
        return None
    goofspiel, rng = pyspiel.load_game("goofspiel(players=4,num_cards=13)"), np.random.default_rng(1)

    def play() -> None:
        for _ in range(games):
            state = goofspiel.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
                else:
                    state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(4)])

    return rate(play, games, repeats=2)


def first_call(folder: str) -> float:
    """Return how many seconds a new process takes from its start to its first game."""
    program = "from kododo_math import rules, simulate; simulate(rules('kododo', 4), games=1, seed=1)"
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, env=os.environ | {"NUMBA_CACHE_DIR": folder})  # noqa: S603
    return time.perf_counter() - start


def memory_of(games: int) -> float:
    """Return the most megabytes that a simulation takes."""
    tracemalloc.start()
    simulate(SHEET, games=games, seed=1)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 2**20


def two_processes(games: int = 600_000) -> tuple[float, float]:
    """Return games a second with one and with two worker processes."""
    rates = []
    for workers in (1, 2):
        with ProcessPoolExecutor(workers) as executor:
            simulate(SHEET, games=20_000, seed=1, executor=executor)
            rates.append(rate(lambda: simulate(SHEET, games=games, seed=1, executor=executor, confirm=True), games, 2))
    return rates[0], rates[1]


def main() -> None:
    """Measure everything and print it."""
    print(f"Simulation, {SHEET.edition} with {SHEET.players} players; compiled: {can_compile()}")
    rng, decks = np.random.default_rng(1), np.tile(np.arange(100), (DECKS, 1))
    shuffled = rate(lambda: rng.permuted(decks, axis=1), DECKS)
    engine, played = engine_games_a_second(), games_a_second(["random"] * 4, 20_000 if can_compile() else 200)
    show("numpy's Generator.permuted, decks of 100 cards", shuffled, "decks/s")
    show("whole games of random play, one process", played, "games/s", f"{played / shuffled:.2f} x permuted (goal 3.5)")
    show("scalar engine", engine, "games/s", f"the kernel is {played / engine:,.0f} x as fast (goal 200)")
    goofspiel = goofspiel_games_a_second()
    if goofspiel is None:
        print("  OpenSpiel is not installed: no games of goofspiel to compare with")
    else:
        show("OpenSpiel, goofspiel with 4 players and 13 cards", goofspiel, "games/s", f"{played / goofspiel:,.0f} x")
    crowd = games_a_second(["follow the majority"] * 4, 5000 if can_compile() else 50)
    show("follow the majority at four seats", crowd, "games/s", "goal 150,000")
    counting = games_a_second(["best margin", "random", "random", "random"], 60 if can_compile() else 1)
    show("exact odds at one seat, random play at three", counting, "games/s", "goal 500")
    one, two = two_processes()
    show("one worker process", one, "games/s")
    show("two worker processes", two, "games/s", f"{two / one:.2f} x one, on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        show("a new process to its first game, nothing compiled yet", first_call(folder), "s")
        show("the same with the code on disk", first_call(folder), "s")
    few, many = memory_of(10_000), memory_of(400_000)
    show("memory, 10,000 games", few, "MB")
    show("memory, 400,000 games", many, "MB", f"{many / few:.2f} x")


if __name__ == "__main__":
    main()
