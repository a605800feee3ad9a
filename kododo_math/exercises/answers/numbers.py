"""Numbers as a class writes them: with blanks and signs of many kinds, with words about them, in several forms."""

from __future__ import annotations

import re
from fractions import Fraction
from unicodedata import normalize

from kododo_math.exercises.answers.arithmetic import NUMERAL, bounded, calculate, exact, quotient
from kododo_math.exercises.answers.reading import Form, Reading

_SIGNED = rf"[-+]?{NUMERAL}"
_PERCENTAGE = re.compile(rf"({_SIGNED}) ?(?:%|per ?cent|prozent)")
_ONE_IN = re.compile(rf"({_SIGNED}) ?(?:in|von|out of|of|aus|zu|:) ?({_SIGNED})")
_ONE_OVER = re.compile(r"(\d+)/(\d*[.,]\d+)")
_GROUPED = re.compile(r"(?<![\d.,(])[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)(?![.,]?\d)")
_ABOUT = re.compile(r"(?:about|approximately|approx\.?|ca\.?|circa|etwa|ungefähr|rund|[~≈=±]) ?")
_WITH_UNIT = re.compile(
    r"(.*\d.*?) ?(?:cards?|games?|kododos?|patterns?|players?|points?|rounds?|standard errors?|tables?|ways?"
    r"|arten|karten?|möglichkeit(?:en)?|muster|punkte?|runden?|spiel(?:e|er)?|standardfehler|tische?)"
)
_FRACTION_SIGN = re.compile("[\u00bc-\u00be\u2150-\u215e]")
_SIGNS = str.maketrans(
    dict.fromkeys("\u2212\u2013", "-")
    | dict.fromkeys("x\u00b7\u00d7\u22c5", "*")
    | dict.fromkeys("\u00f7\u2044", "/")
    | {"\u00b2": "^2", "\u00b3": "^3"}
)


def read_number(given: object) -> Reading:
    """Read a number: a fraction, a decimal, a percentage, "1 in x", or arithmetic; decimal commas are read too.

    >>> read_number("2*15/100").value, read_number("30%").value, read_number("1 in 4").value
    (Fraction(3, 10), Fraction(3, 10), Fraction(1, 4))

    Raises ``ValueError`` for what is no number, and for a division by zero.
    """
    if isinstance(given, Fraction):
        return Reading("fraction", bounded(given))
    text = _tidied(str(given))
    if found := _PERCENTAGE.fullmatch(text):
        return _rounded("percentage", found[1], exact(found[1]) / 100)
    if found := _ONE_IN.fullmatch(text):
        return _chance(*found.groups())
    if (found := _ONE_OVER.fullmatch(text)) and exact(found[1]) < exact(found[2]):
        return _chance(*found.groups())
    if re.fullmatch(_SIGNED, text):
        return _rounded("whole" if text.lstrip("+-").isdecimal() else "decimal", text, exact(text))
    return Reading("fraction", calculate(text))


def ungrouped(given: object) -> object:
    """Return a text without the points or commas that group the digits of whole numbers; all else as it is.

    >>> ungrouped("16.475"), ungrouped("1/2,000,000"), ungrouped("16.4"), ungrouped("C(120,100)")
    ('16475', '1/2000000', '16.4', 'C(120,100)')
    """
    return _GROUPED.sub(lambda found: re.sub(r"[.,]", "", found[0]), given) if isinstance(given, str) else given


def _tidied(text: str) -> str:
    """Return a text with one sign for each operation, and with no blanks but those between two words or numbers.

    >>> _tidied("ca. 3½ Punkte"), _tidied("12 345 x 2."), _tidied("3 2/9 : 4")
    ('3 1/2', '12345*2', '3 2/9:4')
    """
    text = re.sub(r"(?<=\d)[\u2009\u202f](?=\d)", "", text)  # a thin space is no word's end: it groups digits
    text = re.sub(r"\s+", " ", text.lower()).strip().rstrip(".,")
    while found := _ABOUT.match(text):
        text = text[found.end() :]
    if found := _WITH_UNIT.fullmatch(text):
        text = found[1]
    text = _FRACTION_SIGN.sub(lambda sign: f" {normalize('NFKC', sign[0])}", text).translate(_SIGNS)
    text = re.sub(r" ?([-+*/^!:;,()]) ?", r"\1", text.replace("**", "^")).strip()
    if re.fullmatch(r"[-+]?\d+ \d+/\d+", text):
        return text  # a mixed number
    return re.sub(r"(?<!\d)\d{1,3}(?: \d{3})+(?!\d)", lambda group: group[0].replace(" ", ""), text)


def _chance(dividend: str, divisor: str) -> Reading:
    """Return "a in x", of which the x was rounded."""
    per = exact(dividend)
    return _rounded("one_in", divisor, quotient(per, exact(divisor)), per)


def _rounded(form: Form, numeral: str, value: Fraction, per: Fraction = Fraction(0)) -> Reading:
    decimals = len(re.split(r"[.,]", numeral)[1]) if re.search(r"[.,]", numeral) else 0
    digits = len(re.sub(r"\D", "", numeral).lstrip("0"))
    return Reading(form, value, per, exact(numeral), Fraction(1, 10**decimals), digits)
