"""The words of an exercise filled in with its numbers: cards, counts, fractions, percentages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from string import Formatter
from typing import Any

from kododo_math.cards import KODODO, Card, format_cards
from kododo_math.exercises.answers import NOTHING, Answer, Kind, write_answer
from kododo_math.exercises.question import Question
from kododo_math.scoring import Verdict
from kododo_math.views.catalogue import Language, capitalized, color_name, say
from kododo_math.views.exercise_box.texts.prose import Prose
from kododo_math.views.numbers import one_in, percent, rounded, unbroken
from kododo_math.views.text import counted_colors, explain

_SCALE = 1_000_000
_DIGITS = 4
_LONGEST_FRACTION = 10**9
_UNGROUPED = 10_000
_STRONG, _EMPHASIS = re.compile(r"(?<!\w)\*\*(.+?)\*\*(?!\w)"), re.compile(r"(?<!\w)\*(.+?)\*(?!\w)")
_THIN_SPACE, _MINUS = "\u2009", "\u2212"


@dataclass(frozen=True, slots=True)
class _Answered:
    """A right answer, which is written in every form unless a format asks for one."""

    answer: Answer
    kind: Kind


class _Filler(Formatter):
    """Fills in values by their type; a format says more.

    ``%`` and ``d`` ask for a percentage and a decimal, ``n card|cards`` for a number with its noun, ``if yes|no`` for
    one of two texts, ``event`` for what happens in a round, ``stock`` for how many cards there are of each number,
    ``card`` for a card by its name.
    """

    def __init__(self, language: Language) -> None:
        """Fill in for readers of a language."""
        self.language = language

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - as string.Formatter has it
        """Write a value as a format asks."""
        bare: Any = value.answer if isinstance(value, _Answered) else value
        name, _, forms = format_spec.partition(" ")
        one, _, other = forms.partition("|")
        match name:
            case "%":
                text = percent_of(bare, self.language)
            case "d":
                text = decimal_of(bare, self.language)
            case "n":
                text = f"{whole_of(bare)} {one if bare == 1 else other}"
            case "if":
                text = one if bare else other
            case "event":
                text = say(self.language, f"exercise.event.{bare}")
            case "card":
                text = ", ".join(_named_card(card, self.language) for card in bare)
            case "stock":
                stock = [say(self.language, "exercise.stock", number=n, copies=copies) for n, copies in bare.items()]
                text = ", ".join(stock)
            case _:
                text = written(value, self.language)
        return text


def filled(template: str, question: Question, language: Language = "en") -> str:
    """Fill in a text with the values of a question; it begins with a capital.

    >>> from kododo_math.exercises import question
    >>> filled("von {cards:n Karte|Karten}", question("number-of-tables", seed=1), "de")
    'Von 15 Karten'
    """
    answer = _Answered(question.answer, question.exercise.kind)
    return _fill(template, {**question.draft.values, "answer": answer}, language)


def _fill(template: str, values: Mapping[str, object], language: Language) -> str:
    return capitalized(_Filler(language).vformat(template, (), values))


def _named_card(card: Card, language: Language) -> str:
    key = f"exercise.card.{'kododo' if card.kododo else 'number'}"
    return say(language, key, color=color_name(language, card.color), points=card.points, card=card)


def written(value: object, language: Language) -> str:
    """Write a value of a question: a number, a color, cards, the counts of colors, a verdict."""
    match value:
        case _Answered(answer, kind):
            text = told_answer(answer, kind, language)
        case Fraction():
            text = fraction_of(value)
        case int():
            text = whole_of(value)
        case Verdict():
            text = explain(value, language)
        case Mapping():
            text = counted_colors(language, value)
        case tuple():
            text = format_cards(value) or say(language, "exercise.no_cards")
        case _:
            text = say(language, "color.nobody") if value == NOTHING else color_name(language, str(value))
    return text


def told_answer(answer: Answer, kind: Kind, language: Language = "en") -> str:
    """Write a right answer in every form in which it makes sense.

    >>> told_answer(Fraction(3, 10), "probability"), told_answer(Fraction(17, 7), "number", "de")
    ('3/10 = 30 %, 1 in 3.333', '17/7 \u2248 2,429')
    """
    if not isinstance(answer, Fraction):
        return named_answer(answer, language)
    if kind == "probability":
        equals = "=" if _is_short(answer * 100) else "\u2248"
        digits = max(_DIGITS, len(str(int(1 / answer))) if answer else 0)
        chance = spaced(one_in(answer, language, digits), language)
        return f"{fraction_of(answer)} {equals} {percent_of(answer, language)}, {chance}"
    if answer.denominator == 1:
        return whole_of(answer.numerator)
    decimal = decimal_of(answer, language)
    if answer.denominator > _LONGEST_FRACTION:
        return say(language, "exercise.about", number=decimal)
    equals = "=" if _is_short(answer) else "\u2248"
    return f"{fraction_of(answer)} {equals} {decimal}"


def named_answer(answer: Answer, language: Language) -> str:
    """Write an answer that is no number: a color, what else can score, cards, the numbers of a rule.

    >>> named_answer((("burst", 7), ("kododo_number", 8)), "de"), named_answer("kododo", "de")
    ('Grenze 7, Kododo 8', 'Kododo')
    """
    if isinstance(answer, tuple) and not isinstance(answer[0], Card):
        return say(language, "exercise.settings", **dict(answer))
    return say(language, "kododo") if answer == KODODO else color_name(language, write_answer(answer))


def fraction_of(value: Fraction) -> str:
    """Write a fraction, its digits in groups."""
    numerator, denominator = value.as_integer_ratio()
    return whole_of(numerator) if denominator == 1 else f"{whole_of(numerator)}/{whole_of(denominator)}"


def whole_of(value: int | Fraction) -> str:
    """Write a whole number; a long one in groups of three digits.

    >>> whole_of(1234), whole_of(-12345) == "\u221212\u2009345"
    ('1234', True)
    """
    number = int(value)
    digits = str(abs(number)) if abs(number) < _UNGROUPED else f"{abs(number):,}".replace(",", _THIN_SPACE)
    return f"{_MINUS if number < 0 else ''}{digits}"


def decimal_of(value: int | Fraction, language: Language) -> str:
    """Write a number as a decimal: whole if it is short, else to four significant digits."""
    number = Fraction(value)
    if number.denominator == 1:
        return whole_of(number)
    sign = _MINUS if number < 0 else ""
    digits = 3 * _DIGITS if _is_short(number) else _DIGITS
    return sign + spaced(rounded(abs(number), language, digits), language)


def spaced(text: str, language: Language) -> str:
    """Return a text with thin spaces between groups of digits: a comma or a point may be read as the decimal one."""
    return text.replace(say(language, "digit_group"), _THIN_SPACE)


def percent_of(value: Fraction, language: Language) -> str:
    """Write a share as a percentage: whole if it is short, else to four significant digits."""
    return percent(value, language, 3 * _DIGITS if _is_short(100 * value) else _DIGITS)


def _is_short(number: Fraction) -> bool:
    return _SCALE % number.denominator == 0


def steps_of(prose: Prose, question: Question, language: Language) -> tuple[str, ...]:
    """Return the filled-in steps of a derivation; ``{rows}`` becomes a line for each row."""
    lines: list[str] = []
    for step in prose.steps:
        if step == "{rows}":
            rows: Any = question.draft.values["rows"]
            lines += [_fill(prose.row, values, language) for values in rows]
        else:
            lines += filled(step, question, language).split("\n")
    return tuple(lines)


def marked_html(text: str) -> str:
    """Return a text with its emphasis as HTML.

    >>> marked_html("*any* of **two** & more")
    '<em>any</em> of <strong>two</strong> &amp; more'
    """
    strong = _STRONG.sub(r"<strong>\1</strong>", unbroken(escape(text)))
    return _EMPHASIS.sub(r"<em>\1</em>", strong)


def unmarked(text: str) -> str:
    """Return a text without the marks of its emphasis; a star between two numbers is none.

    >>> unmarked("*any* of **two**, 2*3 and 4*5")
    'any of two, 2*3 and 4*5'
    """
    return _EMPHASIS.sub(r"\1", _STRONG.sub(r"\1", text))
