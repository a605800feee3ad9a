"""Jobs done here or by an executor, one by one as they are ready."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice
from typing import TypeVar

from kododo_math.cards import quoted

J = TypeVar("J")
R = TypeVar("R")
IN_FLIGHT = 64
"""So many jobs are with an executor at once: enough for its workers, and no endless list of them."""


def results(work: Callable[[J], R], jobs: Iterable[J], executor: Executor | None = None) -> Iterator[tuple[J, R]]:
    """Yield each job with its result: here in their order, by an executor as they are ready.

    What a broken executor leaves undone is done here, with a warning. Jobs that nobody waits for any more are
    cancelled when the iterator is closed.

    >>> list(results(abs, [-1, 2]))
    [(-1, 1), (2, 2)]

    Raises ``TypeError`` for an ``executor`` that is none.
    """
    if executor is None:
        return ((job, work(job)) for job in jobs)
    if not hasattr(executor, "submit"):
        msg = f"executor: expected a concurrent.futures.Executor, got {quoted(executor)}"
        raise TypeError(msg)
    return _by_executor(work, iter(jobs), executor)


def _by_executor(work: Callable[[J], R], jobs: Iterator[J], executor: Executor) -> Iterator[tuple[J, R]]:
    pending: dict[Future[R], J] = {}
    undone: list[J] = []
    try:
        while True:
            try:
                for job in islice(jobs, IN_FLIGHT - len(pending)):
                    undone.append(job)
                    pending[executor.submit(work, job)] = job
                    undone.pop()
                if not pending:
                    return
                wait(pending, return_when=FIRST_COMPLETED)
                for future in [future for future in pending if future.done()]:
                    result = future.result()
                    yield pending.pop(future), result
            except BrokenExecutor:
                break
    finally:
        for future in pending:
            future.cancel()
    warnings.warn("a worker died: the rest is done in this process", RuntimeWarning, stacklevel=5)
    for job in (*undone, *pending.values(), *jobs):
        yield job, work(job)
