"""What a reader answers: the forms in which it can be given, and whether it fits a value."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import prod
from typing import Literal

from kododo_math.cards import COLORS, KODODO, Card, color_symbol, format_cards, parse_cards, quoted
from kododo_math.rule_set import RuleSet

NOTHING = "nothing"
"""The answer to "which color scores?" when none does."""
MIN_DIGITS = 2
"""Significant digits that a rounded number needs."""
FIT_DIGITS = 3
"""Significant digits from which on a number may also be cut off instead of rounded."""

Kind = Literal["probability", "number", "color", "cards", "rules"]
Form = Literal["whole", "fraction", "decimal", "percentage", "one_in", "color", "cards", "rules"]
Settings = tuple[tuple[str, int], ...]
"""Fields of a rule set with their values, in order of their names."""
Answer = Fraction | str | tuple[Card, ...] | Settings

_NUMERAL = r"[-\u2212]?\d+(?:[.,]\d+)?"
_TIMES = r"[*x\u00b7\u00d7\u22c5]"
_PRODUCT = rf"{_NUMERAL}(?:{_TIMES}{_NUMERAL})+"
_FRACTION = re.compile(rf"({_NUMERAL})/({_NUMERAL})|({_PRODUCT})(?:[/:]({_NUMERAL}))?")
_PERCENTAGE = re.compile(rf"({_NUMERAL})(?:%|percent|prozent)")
_ONE_IN = re.compile(rf"({_NUMERAL})(?:in|von|outof|aus|:)({_NUMERAL})")
_GROUPED = re.compile(r"[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)")
_SETTING = re.compile(r"(burst|grenze|kododo)(?:[-_]?[a-z]+)*[:=]?(\d+)")
_FIELDS = {"burst": "burst", "grenze": "burst", "kododo": "kododo_number"}
_GERMAN = {
    "türkis": "teal",
    "tuerkis": "teal",
    "grün": "green",
    "gruen": "green",
    "rosa": "pink",
    "gelb": "yellow",
}
_NOBODY = ("nothing", "nobody", "none", "no color", "niemand", "nichts", "keine")


@dataclass(frozen=True, slots=True)
class Reading:
    """An answer as it was understood.

    Attributes:
        form: how it was written.
        value: what it says; of a rounded number, just that number.
        per: what a rounded "1 in x" divides, so that x is what was rounded; 0 for other forms.
        given: the rounded number itself: the percentage, the x, or the decimal.
        step: how far apart neighbors of that precision are; 0 for a fraction, which is exact.
        digits: how many significant digits were given.
    """

    form: Form
    value: Answer
    per: Fraction = Fraction(0)
    given: Fraction = Fraction(0)
    step: Fraction = Fraction(0)
    digits: int = 0

    def fits(self, value: Answer) -> bool:
        """Whether this is ``value``, or a number that it can be rounded to.

        >>> read_number("33 %").fits(Fraction(1, 3)), read_number("1 in 3.3").fits(Fraction(3, 10))
        (True, True)
        >>> read_number("33/100").fits(Fraction(1, 3))
        False
        """
        if self.value == value or not self.step or not isinstance(value, Fraction):
            return self.value == value
        distance = abs(self._scaled(value) - self.given)
        return 2 * distance <= self.step or (self.digits >= FIT_DIGITS and distance < self.step)

    def is_coarse_for(self, value: Answer) -> bool:
        """Whether this fits ``value`` with so few digits that it says too little."""
        return self.value != value and self.digits < MIN_DIGITS and self.fits(value)

    def _scaled(self, value: Fraction) -> Fraction:
        """Return ``value`` on the scale of the number that was given."""
        if self.form == "one_in":
            return self.per / value if value else Fraction(-1)
        return 100 * value if self.form == "percentage" else value


def read_answer(given: object, kind: Kind) -> Reading:
    """Read an answer to a question of a kind.

    >>> read_answer("30 %", "probability").value, read_answer("0,30", "probability").form
    (Fraction(3, 10), 'decimal')
    >>> read_answer("o5 tk", "cards").value
    (Card('O5'), Card('TK'))

    Raises ``ValueError`` for what cannot be read in any form of that kind.
    """
    match kind:
        case "color":
            return Reading("color", _read_color(str(given)))
        case "cards":
            return Reading("cards", _read_cards(given))
        case "rules":
            return Reading("rules", _read_settings(given))
        case _:
            return read_number(given)


def read_number(given: object) -> Reading:
    """Read a number: a fraction, a product, a decimal, a percentage, or "1 in x"; decimal commas are read too.

    >>> read_number("2*15/100").value, read_number("30%").value, read_number("1 in 4").value
    (Fraction(3, 10), Fraction(3, 10), Fraction(1, 4))

    Raises ``ValueError`` for what is no number, and for a division by zero.
    """
    if isinstance(given, Fraction):
        return Reading("fraction", given)
    text = re.sub(r"[\s\u2009\u202f~≈]", "", str(given)).lower()
    if match := _FRACTION.fullmatch(text):
        dividend, divisor = match[1] or match[3], match[2] or match[4] or "1"
        return Reading("fraction", _quotient(_product(dividend), _exact(divisor), given))
    if match := _PERCENTAGE.fullmatch(text):
        return _rounded("percentage", match[1], Fraction(0))
    if match := _ONE_IN.fullmatch(text):
        _quotient(_exact(match[1]), _exact(match[2]), given)
        return _rounded("one_in", match[2], _exact(match[1]))
    if re.fullmatch(_NUMERAL, text):
        return _rounded("whole" if text.lstrip("-\u2212").isdecimal() else "decimal", text, Fraction(0))
    msg = f"answer: expected a number, as in 3/10, 0.3, 30 % or 1 in 3.3, got {quoted(given)}"
    raise ValueError(msg)


def ungrouped(given: object) -> object:
    """Return a text without the points or commas that group the digits of a whole number; all else as it is.

    >>> ungrouped("16.475"), ungrouped("2,000,000"), ungrouped("16.4")
    ('16475', '2000000', '16.4')
    """
    if isinstance(given, str) and _GROUPED.fullmatch(given.strip()):
        return re.sub(r"[.,]", "", given)
    return given


def _product(text: str) -> Fraction:
    return prod(map(_exact, re.split(_TIMES, text)), start=Fraction(1))


def _quotient(dividend: Fraction, divisor: Fraction, given: object) -> Fraction:
    if not divisor:
        msg = f"answer: expected a number other than 0 to divide by, got {quoted(given)}"
        raise ValueError(msg)
    return dividend / divisor


def _rounded(form: Form, numeral: str, per: Fraction) -> Reading:
    given = _exact(numeral)
    decimals = len(re.split(r"[.,]", numeral)[1]) if re.search(r"[.,]", numeral) else 0
    digits = len(re.sub(r"\D", "", numeral).lstrip("0"))
    value = {"percentage": given / 100, "one_in": per / given if per else given}.get(form, given)
    return Reading(form, value, per, given, Fraction(1, 10**decimals), digits)


def _exact(numeral: str) -> Fraction:
    return Fraction(Decimal(numeral.replace(",", ".").replace("\u2212", "-")))


def _read_color(text: str) -> str:
    name = text.strip().lower().rstrip(".")
    names = {word: color for color in COLORS for word in (color, color_symbol(color).lower())}
    names |= _GERMAN | dict.fromkeys(("kododo", "kododos", "k", "hahn"), KODODO) | dict.fromkeys(_NOBODY, NOTHING)
    if name not in names:
        msg = f"answer: expected a color ({', '.join(COLORS)}), kododo or nobody, got {quoted(text)}"
        raise ValueError(msg)
    return names[name]


def _read_cards(given: object) -> tuple[Card, ...]:
    cards = given if isinstance(given, (tuple, list)) else parse_cards(str(given).upper())
    if not cards:
        msg = f"answer: expected cards, as in 'TK O5', got {quoted(given)}"
        raise ValueError(msg)
    return tuple(sorted(cards))


def _read_settings(given: object) -> Settings:
    if isinstance(given, RuleSet):
        return (("burst", given.burst), ("kododo_number", given.kododo_number))
    found = {_FIELDS[name]: int(number) for name, number in _SETTING.findall(re.sub(r"\s", "", str(given).lower()))}
    if len(found) < len(set(_FIELDS.values())):
        msg = f"answer: expected two numbers, as in 'burst 7, Kododo 8', got {quoted(given)}"
        raise ValueError(msg)
    return tuple(sorted(found.items()))


def write_answer(answer: Answer) -> str:
    """Write an answer as a reader would give it: the exact fraction, the color, the cards, the numbers of a rule.

    >>> write_answer(Fraction(3, 10)), write_answer((("burst", 7), ("kododo_number", 8)))
    ('3/10', 'burst 7, Kododo 8')
    """
    if isinstance(answer, tuple) and answer and isinstance(answer[0], Card):
        return format_cards(card for card in answer if isinstance(card, Card))
    if isinstance(answer, tuple):
        values = dict(answer)  # type: ignore[arg-type] # what holds no cards holds settings
        return f"burst {values['burst']}, Kododo {values['kododo_number']}"
    return "nobody" if answer == NOTHING else str(answer)
