"""Exercises whose answers the package computes: a question with numbers of its own for every seed."""

from __future__ import annotations

from kododo_math.exercises import by_hand, counting, long_runs, rule_sheets, watching
from kododo_math.exercises.question import Exercise, Question

_MODULES = (by_hand, counting, watching, long_runs, rule_sheets)
COURSE = {
    exercise.id: exercise
    for exercise in sorted(
        (found for module in _MODULES for found in vars(module).values() if isinstance(found, Exercise)),
        key=lambda exercise: exercise.notebook,
    )
}
"""Every exercise by its name, in the order of the notebooks."""


def question(name: str, seed: int | str = 1) -> Question:
    """Return an exercise's question for a seed: a number, or a text such as a student's name.

    >>> question("number-of-tables", seed=7) == question("number-of-tables", seed=7)
    True

    Raises ``ValueError`` for a name that no exercise has, ``TypeError`` for another kind of seed.
    """
    if name not in COURSE:
        msg = f"unknown exercise {name!r}: expected one of {', '.join(COURSE)}"
        raise ValueError(msg)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        msg = f"seed of an exercise: expected a number or a text, got {seed!r}"
        raise TypeError(msg)
    return COURSE[name].draw(seed)
