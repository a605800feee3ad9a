"""The design lab: grids of rule sheets, effects of a change, the widget, and the numbers game, in one run.

Every figure is the best of several repeats, as a busy machine spoils it least; a ratio compares two of one run.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product

from kododo_math import find, rules, sweep
from kododo_math.design.effect import _effect, effect
from kododo_math.design.tables.numbers import forget
from kododo_math.exact.round_law import RoundLaw
from kododo_math.numbers_game.equilibrium import _equilibria, equilibria
from kododo_math.views import design_lab

GRID = {"burst": range(4, 12), "kododo_number": range(3, 13)}


def best(function: Callable[[], object], repeats: int = 15, before: Callable[[], object] = forget) -> float:
    """Return the shortest time of several calls, in milliseconds; ``before`` each of them what is remembered goes."""
    times = []
    for _ in range(repeats):
        before()
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return 1000 * min(times)


def show(what: str, milliseconds: float, note: str = "") -> None:
    """Print one figure."""
    print(f"  {what:<66} {milliseconds:10.2f} ms  {note}")


def nothing() -> None:
    """Keep what is remembered."""


def single_calls() -> None:
    """Count the law of every setting of the grid by itself."""
    for burst, number in product(*GRID.values()):
        law = RoundLaw(rules("kododo", 4, burst=burst, kododo_number=number))
        _ = law.p_burst, law.p_kododo, law.p_tie, law.points.mean, law.player_points.mean


def sweeps() -> None:
    """Sweep a grid, fresh and remembered, and one law at a time."""
    fresh = best(lambda: sweep(rules("kododo", 4), **GRID))
    show("sweep of 8 x 10 settings, 4 players, points included, fresh", fresh, "goal: under 60 ms")
    show("the same again", best(lambda: sweep(rules("kododo", 4), **GRID), before=nothing))
    alone = best(single_calls, repeats=3)
    show("the same, one law at a time", alone, f"{alone / fresh:.0f} times as long")
    show("sweep of 8 x 10 settings, 5 players, fresh", best(lambda: sweep(rules("kododo", 5), **GRID)))
    sizes = {"burst": range(3, 23), "kododo_number": range(3, 23), "players": range(2, 6)}
    show("sweep of 20 x 20 x 4 settings, fresh", best(lambda: sweep(rules("kododo", 4), **sizes), repeats=3))
    wanted = {"p_burst": 0.08, "p_kododo": 0.05}
    show("find the nearest of 8 x 10 settings, fresh", best(lambda: find(rules("kododo", 5), wanted, **GRID)))


def effects() -> None:
    """Count the rounds that a change touches, table by table."""
    for what, changes in (("a threshold", {"burst": 8}), ("a switch", {"tie_cascade": False})):
        milliseconds = best(lambda changes=changes: effect(rules("limit", 5), **changes), 5, _effect.cache_clear)
        show(f"effect of {what}, 5 players, fresh", milliseconds)
    counted = best(lambda: effect(rules("limit", 5), kododo_counts_for_color=False), 3, _effect.cache_clear)
    show("effect of the Kododos' color, 5 players, fresh", counted)


def widget() -> None:
    """Redraw the whole lab after a change of a number: the median and the slowest of sixteen."""
    lab, times = design_lab(rules("limit", 5)), []
    for step in range(16):
        start = time.perf_counter()
        lab.fields["burst"].value = 5 + step % 8
        times.append(1000 * (time.perf_counter() - start))
    show("redraw of the lab after a change, median of 16", sorted(times)[8], "goal: under 100 ms")
    show("the slowest of them, a first visit", max(times))
    start = time.perf_counter()
    lab.fields["kododos"].value = 4
    show("redraw after a change of the deck, all counted anew", 1000 * (time.perf_counter() - start))


def numbers_game() -> None:
    """Solve the numbers game."""
    for players in (2, 5):
        milliseconds = best(lambda players=players: equilibria(players), 3, _equilibria.cache_clear)
        show(f"equilibria of the numbers game, {players} players", milliseconds)


if __name__ == "__main__":
    print("The design lab")
    sweeps()
    effects()
    widget()
    numbers_game()
