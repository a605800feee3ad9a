"""Machine code on disk is found again by every process, and never when what it was made of has changed."""

import subprocess
import sys
from types import FunctionType

from kododo_math.simulation.kernel.compiling import digest
from kododo_math.simulation.kernel.games import play_games

PROGRAM = """
{first}
from kododo_math.simulation.kernel.compiling import digest
from kododo_math.simulation.kernel.games import play_games
print(digest(play_games, {{}}))
"""
STEP = 3


def step(number):
    """Go on by a number that is known by name."""
    return number + STEP


def two_steps(number):
    """Call another function."""
    return step(step(number))


def over_a_row(number):
    """Go on by several numbers."""
    for step_of_row in (1, 2, 3):
        number += step_of_row
    return number


def with_names(function, **names):
    """Return a function that knows other things by the same names."""
    return FunctionType(function.__code__, function.__globals__ | names)


def test_every_process_finds_the_same_code():
    """The mark does not depend on what else a process has imported."""
    marks = {digest(play_games, {})}
    for first in ("", "import decimal, json, random, statistics, unittest"):
        command = [sys.executable, "-c", PROGRAM.format(first=first)]
        marks.add(subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip())
    assert len(marks) == 1


def test_another_number_or_function_makes_other_code():
    """Also deep in what is called."""
    other_step = with_names(step, STEP=4)
    marks = {digest(two_steps, {}), digest(with_names(two_steps, step=other_step), {}), digest(two_steps, {"nogil": 1})}
    assert len(marks) == 3


def test_another_row_of_numbers_makes_other_code():
    """One that is written in the code itself."""
    code = over_a_row.__code__
    other_row = code.replace(co_consts=tuple((1, 2, 4) if const == (1, 2, 3) else const for const in code.co_consts))
    assert other_row != code
    assert digest(over_a_row, {}) != digest(FunctionType(other_row, over_a_row.__globals__), {})
