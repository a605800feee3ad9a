"""What is said of an answer: how it was read, whether it is right, a hint, or the way."""

from __future__ import annotations

import os
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Literal

from kododo_math.exercises.answers import Reading
from kododo_math.exercises.question import Judgement, Question
from kododo_math.views.catalogue import Language, say
from kododo_math.views.exercise_box.filling import (
    filled,
    fraction_of,
    marked_html,
    named_answer,
    spaced,
    steps_of,
    told_answer,
    unmarked,
)
from kododo_math.views.exercise_box.progress import Attempt
from kododo_math.views.exercise_box.texts.book import PROSE
from kododo_math.views.numbers import grouped, percent
from kododo_math.views.pictures.page import page, style_of

REVEAL = "KODODO_MATH_REVEAL"
"""Name of the environment variable that switches the ways to the answers off, by any word but those of ``ON``."""
ON = ("", "on", "an", "yes", "ja", "true", "1")
TRIES_BEFORE_THE_WAY = 2
_HUNDRED = 100

Mood = Literal["right", "hint", "way"]


@dataclass(frozen=True, slots=True)
class Said:
    """Lines that answer a reader, as HTML in a notebook and as text anywhere else."""

    mood: Mood
    lines: tuple[str, ...]

    def __str__(self) -> str:
        """Return the lines as text."""
        return "\n".join(map(unmarked, self.lines))

    def __repr__(self) -> str:
        """Return the lines as text."""
        return str(self)

    def _repr_html_(self) -> str:
        return page(exercise_style() + self.html())

    def html(self) -> str:
        """Return the lines as HTML that brings no style of its own; a way as a numbered list."""
        if self.mood == "way":
            title, *steps, answer = map(marked_html, self.lines)
            items = "".join(f"<li>{step}</li>" for step in steps)
            return (
                f'<section class="kododo-panel kododo-way"><h3>{title}</h3><ol>{items}</ol>'
                f'<p class="kododo-way-end">{answer}</p></section>'
            )
        first, *others = self.lines
        rest = "".join(f"<p>{marked_html(line)}</p>" for line in others)
        return f'<div class="kododo-said kododo-said-{self.mood}"><p>{escape(unmarked(first))}</p>{rest}</div>'


def exercise_style() -> str:
    """Return the style sheet of exercises."""
    return style_of(__package__, "exercise.css")


def is_way_open() -> bool:
    """Whether the ways to the answers may be shown on this computer."""
    return os.environ.get(REVEAL, "").strip().lower() in ON


def said_of(judgement: Judgement, question: Question, attempt: Attempt, language: Language) -> Said:
    """Say what is to be said of an answer; ``attempt`` counts it already."""
    read = _read_line(judgement.reading, language)
    if judgement.verdict == "right":
        key = "exercise.right.first" if attempt.tries == 1 else "exercise.right"
        given = question.answer if question.draft.diagnose is None else judgement.reading.value
        return Said("right", (say(language, key, answer=told_answer(given, question.exercise.kind, language)), read))
    if judgement.verdict == "coarse":
        return Said("hint", (say(language, "exercise.coarse"), read))
    return Said("hint", (say(language, "exercise.wrong"), read, *_hints(judgement, question, attempt, language)))


def _hints(judgement: Judgement, question: Question, attempt: Attempt, language: Language) -> list[str]:
    """A hint that fits the mistake; from the second wrong answer on another one, and then the way is open."""
    prose, value = PROSE[language][question.exercise.id], judgement.reading.value
    if question.exercise.kind == "probability" and isinstance(value, Fraction) and not 0 <= value <= 1:
        return [_no_probability(judgement.reading, value, language)]
    first = prose.mistakes[judgement.mistake] if judgement.mistake else prose.hint
    hints = [filled(first, question, language)]
    if attempt.tries >= TRIES_BEFORE_THE_WAY:
        hints.append(filled(prose.more, question, language))
        if is_way_open():
            hints.append(say(language, "exercise.way_open"))
    return hints


def _no_probability(reading: Reading, value: Fraction, language: Language) -> str:
    """Say why a number is no probability; one that is written plainly may be a percentage without its sign."""
    if value < 0:
        return say(language, "exercise.under_zero")
    if value > _HUNDRED or _form_told(reading) not in ("whole", "decimal"):
        return say(language, "exercise.over_hundred")
    return say(language, "exercise.over_one", percent=percent(value / _HUNDRED, language))


def _read_line(reading: Reading, language: Language) -> str:
    return say(language, f"exercise.read.{_form_told(reading)}", value=_value_read(reading, language))


def _form_told(reading: Reading) -> str:
    match reading.form, reading.value:
        case "cards", (_,):
            return "card"
        case "fraction", Fraction(denominator=1):
            return "whole"
        case form, _:
            return form


def _value_read(reading: Reading, language: Language) -> str:
    if not isinstance(reading.value, Fraction):
        return named_answer(reading.value, language)
    if reading.form == "fraction":
        return fraction_of(reading.value)
    given = _decimal(reading, language)
    if reading.form == "percentage":
        return f"{given} %"
    if reading.form == "one_in":
        chance = say(language, "one_in", x=given)
        return chance if reading.per == 1 else f"{fraction_of(reading.per)}{chance[1:]}"
    return given


def _decimal(reading: Reading, language: Language) -> str:
    """Write a rounded number with the digits it was given with."""
    decimals = len(str(reading.step.denominator)) - 1
    sign = "\u2212" if reading.given < 0 else ""
    whole, rest = divmod(abs(reading.given.numerator) * 10**decimals // reading.given.denominator, 10**decimals)
    numeral = grouped(f"{whole}.{rest:0{decimals}}" if decimals else str(whole), language)
    return sign + spaced(numeral, language)


def hint_said(question: Question, language: Language, *, is_first: bool) -> Said:
    """Give the first hint, or the second one."""
    prose = PROSE[language][question.exercise.id]
    return Said("hint", (filled(prose.hint if is_first else prose.more, question, language),))


def way_said(question: Question, language: Language) -> Said:
    """Tell the way to the answer, step by step; it ends with the answer."""
    if not is_way_open():
        return Said("hint", (say(language, "exercise.way_closed"),))
    answer = told_answer(question.answer, question.exercise.kind, language)
    steps = steps_of(PROSE[language][question.exercise.id], question, language)
    return Said("way", (say(language, "exercise.way"), *steps, say(language, "exercise.answer_is", answer=answer)))
