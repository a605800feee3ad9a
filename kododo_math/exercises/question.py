"""A question with numbers of its own for every seed, its answer, and the mistakes that are known beforehand."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Literal

from kododo_math.cards import Card
from kododo_math.exercises.answers import MIN_DIGITS, Answer, Kind, Reading, Settings, read_answer, ungrouped
from kododo_math.rule_set import RuleSet

LEAST_GROUPED = 1000
"""Whole numbers from here on are often written with their digits in groups of three."""
Verdict = Literal["right", "coarse", "mistake", "wrong"]
MOST_DRAFTS = 5000
CLOSEST = Fraction(1, 200)
"""Answers must lie this far apart, relative to the right one, so that three digits tell them apart."""


@dataclass(frozen=True, kw_only=True)
class Draft:
    """What an exercise makes of a random generator.

    Attributes:
        answer: the right answer.
        mistakes: by the name of a mistake, the answer it leads to, or a list of them.
        values: what the prose is filled in with.
        rules: the rule set in play, if cards are shown.
        plays: each player's cards on the table, if they are shown.
        hand: the reader's hand, if it is shown.
        diagnose: the name of the mistake in a design, or nothing if it is a right one; there may be many.
    """

    answer: Answer
    mistakes: Mapping[str, Answer | list[str] | list[Answer]]
    values: Mapping[str, object]
    rules: RuleSet | None = None
    plays: tuple[tuple[Card, ...], ...] = ()
    hand: tuple[Card, ...] = ()
    diagnose: Callable[[Settings], str | None] | None = None

    def wrong_answers(self) -> Iterator[tuple[str, Answer]]:
        """Yield each mistake with each answer it leads to."""
        for name, answers in self.mistakes.items():
            for answer in answers if isinstance(answers, list) else [answers]:
                yield name, answer


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is to be said of an answer: how it was read, and whether it is right.

    Attributes:
        verdict: ``right``; ``coarse`` (right, but too few digits to tell); ``mistake`` (a known one); ``wrong``.
        reading: how the answer was read.
        mistake: the name of the mistake.
    """

    verdict: Verdict
    reading: Reading
    mistake: str | None = None


@dataclass(frozen=True)
class Question:
    """One exercise with the numbers of one seed."""

    exercise: Exercise
    seed: int | str
    draft: Draft = field(repr=False)

    @property
    def answer(self) -> Answer:
        """The right answer."""
        return self.draft.answer

    def judge(self, given: object) -> Judgement:
        """Judge an answer in any form; raise ``ValueError`` if it cannot be read.

        A rounded number is right if it is what the answer rounds to. One that a mistake rounds to as well,
        or that has a single digit, is too coarse to tell; but a whole number is taken at its word. Points and commas
        in 16.475 or 16,475 group the digits if the answer is so large, or if only then it says something.
        """
        if self.draft.diagnose is not None:
            reading = read_answer(given, self.exercise.kind)
            mistake = self.draft.diagnose(reading.value)  # type: ignore[arg-type] # a design is read as settings
            return Judgement("mistake" if mistake else "right", reading, mistake)
        as_written, *as_grouped = map(self._judged, self._readings(given))
        for judged in as_grouped:
            if self._is_large or (as_written.verdict == "wrong" and judged.verdict != "wrong"):
                return judged
        return as_written

    @property
    def _is_large(self) -> bool:
        return isinstance(self.answer, Fraction) and self.answer >= LEAST_GROUPED

    def _readings(self, given: object) -> list[Reading]:
        """Read an answer as it is written, and with its digits in groups, as far as either can be done."""
        texts = [given]
        if isinstance(self.answer, Fraction) and ungrouped(given) != given:
            texts.append(ungrouped(given))
        readings, errors = [], []
        for text in texts:
            try:
                readings.append(read_answer(text, self.exercise.kind))
            except ValueError as error:
                errors.append(error)
        if not readings:
            raise errors[0]
        return readings

    def _judged(self, reading: Reading) -> Judgement:
        exact, rounded = self._mistakes_met(reading)
        if reading.value == self.answer:
            return Judgement("right", reading)
        if reading.fits(self.answer) and not (exact and reading.form == "whole"):
            return Judgement("coarse" if rounded or reading.is_coarse_for(self.answer) else "right", reading)
        met = exact or (rounded if reading.digits >= MIN_DIGITS else [])  # a bare 1 tells no mistake
        return Judgement("mistake", reading, met[0]) if met else Judgement("wrong", reading)

    def _mistakes_met(self, reading: Reading) -> tuple[list[str], list[str]]:
        """Return the mistakes that lead to just this answer, and those whose answer rounds to it."""
        wrong = list(self.draft.wrong_answers())
        exact = [name for name, value in wrong if reading.value == value]
        return exact, [name for name, value in wrong if reading.fits(value)]


@dataclass(frozen=True)
class Exercise:
    """A kind of question: each seed has numbers of its own, and always the same ones.

    Attributes:
        id: its name.
        notebook: the number of the notebook it belongs to.
        kind: what is asked for.
        drafted: makes a draft from a random generator, or nothing if the draw does not serve.
    """

    id: str
    notebook: int
    kind: Kind
    drafted: Callable[[random.Random], Draft | None] = field(repr=False)

    def draw(self, seed: int | str = 1) -> Question:
        """Return the question for a seed, a number or a text such as a student's name.

        Numbers for which a mistake would lead to the right answer are drawn again.
        """
        for attempt in range(MOST_DRAFTS):
            draft = self.drafted(random.Random(f"{self.id}/{spelled(seed)}/{attempt}"))
            if draft is not None and _is_sound(draft, self.kind):
                return Question(self, seed, draft)
        msg = f"exercise {self.id!r}: expected sound numbers in {MOST_DRAFTS} drafts, got none"
        raise RuntimeError(msg)


def spelled(seed: int | str) -> str:
    """Return a seed as it counts: capitals, blanks, and how an accent is stored make no difference.

    >>> spelled(" Ada  LOVELACE") == spelled("ada lovelace")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", str(seed)).casefold().split())


def asks(kind: Kind, *, notebook: int) -> Callable[[Callable[[random.Random], Draft | None]], Exercise]:
    """Make an exercise of a function that drafts it; the function's name is the exercise's.

    >>> @asks("number", notebook=0)
    ... def double_it(rng):
    ...     n = rng.randint(3, 9)
    ...     return Draft(answer=Fraction(2 * n), mistakes={"squared": Fraction(n * n)}, values={"n": n})
    >>> double_it.id, double_it.draw(seed=1) == double_it.draw(seed=1)
    ('double-it', True)
    """

    def made(drafted: Callable[[random.Random], Draft | None]) -> Exercise:
        return Exercise(drafted.__name__.replace("_", "-"), notebook, kind, drafted)

    return made


def _is_sound(draft: Draft, kind: Kind) -> bool:
    """Whether the right answer and each mistake's answers can be told apart."""
    if kind == "probability" and not (isinstance(draft.answer, Fraction) and 0 < draft.answer < 1):
        return False
    answers = [("", draft.answer), *draft.wrong_answers()]
    return all(
        name == other or _are_apart(value, wrong, draft.answer)
        for (name, value), (other, wrong) in combinations(answers, 2)
    )


def _are_apart(one: Answer, other: Answer, answer: Answer) -> bool:
    if isinstance(one, Fraction) and isinstance(other, Fraction) and isinstance(answer, Fraction):
        return abs(one - other) > CLOSEST * min(abs(one), abs(other), abs(answer))
    return one != other
