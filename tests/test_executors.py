"""Jobs are done here or by an executor, whatever becomes of it."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from kododo_math.executors import IN_FLIGHT, results


def test_jobs_are_done_here_one_by_one():
    """Without an executor a job is done when its result is asked for, and no earlier."""
    done = []
    found = results(done.append, "abc")
    assert next(found) == ("a", None)
    assert done == ["a"]


def test_an_executor_does_every_job_once():
    """More jobs than are with an executor at once."""
    jobs = range(3 * IN_FLIGHT)
    with ThreadPoolExecutor(2) as executor:
        assert sorted(results(str, jobs, executor)) == [(job, str(job)) for job in jobs]


def test_no_more_jobs_are_asked_for_than_are_in_flight():
    """Endless jobs take no endless memory."""
    asked = []

    def endless():
        while True:
            asked.append(len(asked))
            yield asked[-1]

    with ThreadPoolExecutor(1) as executor:
        found = results(abs, endless(), executor)
        next(found)
        found.close()
    assert len(asked) == IN_FLIGHT


@pytest.mark.parametrize("refuses", [False, True])
@pytest.mark.parametrize("jobs", [0, 3])
def test_what_a_broken_executor_leaves_undone_is_done_here(dying_executor, jobs, refuses):
    """It says so, and no job is lost or done twice."""
    executor = dying_executor(jobs, refuses=refuses)
    with pytest.warns(RuntimeWarning, match="a worker died: the rest is done in this process"):
        assert sorted(results(abs, range(100), executor)) == [(job, job) for job in range(100)]


def test_what_nobody_waits_for_is_cancelled():
    """An error of one job ends all; those that have not begun are never begun."""
    begun, is_over = [], threading.Event()

    def work(job):
        begun.append(job)
        if job == 0:
            raise KeyError(job)
        is_over.wait(10)

    with ThreadPoolExecutor(1) as executor:
        with pytest.raises(KeyError):
            list(results(work, range(50), executor))
        is_over.set()
    assert begun in ([0], [0, 1])


def test_what_is_no_executor_is_refused():
    """At once, not at the first result."""
    with pytest.raises(TypeError, match=r"executor: expected a concurrent\.futures\.Executor, got 2"):
        results(abs, [1], 2)
