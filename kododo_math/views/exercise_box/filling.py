"""The words of an exercise filled in with its numbers: cards, counts, fractions, percentages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from string import Formatter
from typing import Any

from kododo_math.cards import format_cards
from kododo_math.exercises.answers import NOTHING, Answer, Kind, write_answer
from kododo_math.exercises.question import Question
from kododo_math.scoring import Verdict
from kododo_math.views.catalogue import capitalized
from kododo_math.views.numbers import one_in, percent, rounded
from kododo_math.views.text import explain

_EVENTS = {
    "p_kododo": "the Kododos decide",
    "p_burst": "a color bursts",
    "p_tie": "colors tie",
    "p_nothing": "nobody scores",
}
_SCALE = 1_000_000
_DIGITS = 4
_LONGEST_FRACTION = 10**9
_UNGROUPED = 10_000
_THIN_SPACE = "\u2009"


@dataclass(frozen=True, slots=True)
class _Answered:
    """A right answer, which is written in every form unless a format asks for one."""

    answer: Answer
    kind: Kind

    def __str__(self) -> str:
        return told_answer(self.answer, self.kind)


class _Filler(Formatter):
    """Fills in values by their type; a format says more: ``%``, ``d`` for a decimal, ``n card``, ``event``."""

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - as string.Formatter has it
        """Write a value as a format asks."""
        if not format_spec:
            return written(value)
        number: Any = value.answer if isinstance(value, _Answered) else value
        if format_spec == "event":
            return _EVENTS[number]
        if format_spec.startswith("n "):
            return f"{whole_of(number)} {format_spec[2:]}{'' if number == 1 else 's'}"
        return {"%": percent_of, "d": decimal_of}[format_spec](number)


def filled(template: str, question: Question) -> str:
    """Fill in a text with the values of a question; it begins with a capital.

    >>> from kododo_math.exercises import question
    >>> filled("of {cards} cards", question("number-of-tables", seed=1)).startswith("Of ")
    True
    """
    answer = _Answered(question.answer, question.exercise.kind)
    return fill(template, {**question.draft.values, "answer": answer})


def fill(template: str, values: Mapping[str, object]) -> str:
    """Fill in a text with values."""
    return capitalized(_Filler().vformat(template, (), values))


def written(value: object) -> str:
    """Write a value of a question: a number, a color, cards, the counts of colors, a verdict."""
    match value:
        case Fraction():
            text = fraction_of(value)
        case int():
            text = whole_of(value)
        case Verdict():
            text = explain(value)
        case Mapping():
            text = ", ".join(f"{color} {count}" for color, count in value.items())
        case tuple():
            text = format_cards(value) or "none"
        case _:
            text = "nobody" if value == NOTHING else str(value)
    return text


def told_answer(answer: Answer, kind: Kind) -> str:
    """Write a right answer in every form in which it makes sense.

    >>> told_answer(Fraction(3, 10), "probability"), told_answer(Fraction(17, 7), "number")
    ('3/10 = 30 %, 1 in 3.33', '17/7, about 2.429')
    """
    if not isinstance(answer, Fraction):
        return write_answer(answer)
    if kind == "probability":
        equals = "=" if _is_short(answer * 100) else "\u2248"
        return f"{fraction_of(answer)} {equals} {percent_of(answer)}, {one_in(answer)}"
    if answer.denominator == 1:
        return whole_of(answer.numerator)
    if answer.denominator > _LONGEST_FRACTION:
        return f"about {decimal_of(answer)}"
    joined = " = " if _is_short(answer) else ", about "
    return f"{fraction_of(answer)}{joined}{decimal_of(answer)}"


def fraction_of(value: Fraction) -> str:
    """Write a fraction, its digits in groups."""
    numerator, denominator = value.as_integer_ratio()
    return whole_of(numerator) if denominator == 1 else f"{whole_of(numerator)}/{whole_of(denominator)}"


def whole_of(value: int | Fraction) -> str:
    """Write a whole number; a long one in groups of three digits.

    >>> whole_of(1234), whole_of(12345) == "12\u2009345"
    ('1234', True)
    """
    number = int(value)
    return str(number) if abs(number) < _UNGROUPED else f"{number:,}".replace(",", _THIN_SPACE)


def decimal_of(value: int | Fraction) -> str:
    """Write a number as a decimal: whole if it is short, else to four significant digits."""
    number = Fraction(value)
    if number.denominator == 1:
        return whole_of(number)
    sign = "\u2212" if number < 0 else ""
    digits = 3 * _DIGITS if _is_short(number) else _DIGITS
    return sign + rounded(abs(number), digits=digits)


def percent_of(value: Fraction) -> str:
    """Write a share as a percentage: whole if it is short, else to four significant digits."""
    return percent(value, digits=3 * _DIGITS if _is_short(100 * value) else _DIGITS)


def _is_short(number: Fraction) -> bool:
    return _SCALE % number.denominator == 0


def steps_of(steps: Sequence[str], row: str, question: Question) -> tuple[str, ...]:
    """Return the filled-in steps of a derivation; ``{rows}`` becomes a line for each row."""
    lines: list[str] = []
    for step in steps:
        if step == "{rows}":
            rows = question.draft.values["rows"]
            lines += [fill(row, values) for values in rows]  # type: ignore[attr-defined] # rows are a list of mappings
        else:
            lines += filled(step, question).split("\n")
    return tuple(lines)


def marked_html(text: str) -> str:
    """Return a text with its emphasis as HTML.

    >>> marked_html("*any* of **two** & more")
    '<em>any</em> of <strong>two</strong> &amp; more'
    """
    unbroken = escape(text).replace(" %", "\N{NO-BREAK SPACE}%")
    strong = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", unbroken)
    return re.sub(r"\*(.+?)\*", r"<em>\1</em>", strong)


def unmarked(text: str) -> str:
    """Return a text without the marks of its emphasis."""
    return text.replace("*", "")
