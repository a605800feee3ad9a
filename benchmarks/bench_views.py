"""How long a widget's redraw takes in the kernel, in one run; the browser's share comes on top."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from kododo_math.views import cascade_explorer, round_stepper


def redraws(step: Callable[[], object], times: int) -> list[float]:
    """Return the milliseconds that each of several redraws takes."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        step()
        took.append(1000 * (time.perf_counter() - start))
    return took


def show(what: str, took: list[float]) -> None:
    """Print the median and the slowest twentieth of some redraws."""
    slow = statistics.quantiles(took, n=20)[-1]
    print(f"  {what:<50} median {statistics.median(took):6.2f} ms   p95 {slow:6.2f} ms")


if __name__ == "__main__":
    print("One redraw, in the kernel")
    stepper = round_stepper(seed=18)
    show("round stepper, a step forward", redraws(stepper.next, 40))
    show("round stepper, a step back", redraws(stepper.previous, 40))
    explorer = cascade_explorer()
    show("cascade explorer, a card taken back", redraws(explorer.removers["teal"].click, 4))
    show("cascade explorer, undo", redraws(explorer.buttons["undo"].click, 4))
