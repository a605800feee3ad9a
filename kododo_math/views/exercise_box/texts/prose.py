"""The words of an exercise: what is asked, a hint for each known mistake, and the way to the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Prose:
    """The texts of one exercise, to be filled in with the values of a question.

    Attributes:
        title: a heading.
        prompt: the question.
        mistakes: a hint for each mistake that the exercise knows.
        hint: the first hint for any other wrong answer.
        more: the second hint.
        steps: the derivation; the step ``{rows}`` lists the rows of the question.
        row: how one of these rows is told.
    """

    title: str
    prompt: str
    mistakes: Mapping[str, str]
    hint: str
    more: str
    steps: tuple[str, ...]
    row: str = ""
