"""An exact fraction the way readers like it: as a percentage, as "1 in x", and digit by digit."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from fractions import Fraction

from kododo_math.views.catalogue import Language, say

DIGITS = 3


def percent(probability: Fraction, language: Language = "en", digits: int = DIGITS) -> str:
    """Return ``probability`` as a percentage, rounded to ``digits`` significant ones.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 3), "de"), percent(Fraction(1))
    ('33.3 %', '33,3 %', '100 %')
    """
    return f"{rounded(100 * probability, language, digits)} %"


def one_in(probability: Fraction, language: Language = "en", digits: int = DIGITS) -> str:
    """Return ``probability`` as "1 in x"; what cannot happen is "never".

    >>> one_in(Fraction(3, 40)), one_in(Fraction(1, 123456), "de"), one_in(Fraction(0))
    ('1 in 13.3', '1 von 123.000', 'never')
    """
    if not probability:
        return say(language, "never")
    return say(language, "one_in", x=rounded(1 / probability, language, digits))


def unbroken(text: str) -> str:
    """Return a text in which no percent sign is parted from its number at the end of a line."""
    return text.replace(" %", "\N{NO-BREAK SPACE}%")


def rounded(number: Fraction, language: Language = "en", digits: int = DIGITS) -> str:
    """Return ``number`` rounded to ``digits`` significant ones, without trailing zeros or exponent.

    >>> [rounded(Fraction(n)) for n in ("0.00082049", "12.96", "1234567")]
    ['0.00082', '13', '1,230,000']
    """
    if not number:
        return "0"
    with localcontext(prec=digits, rounding=ROUND_HALF_EVEN):
        short = (Decimal(number.numerator) / Decimal(number.denominator)).normalize()
    return grouped(f"{short:f}", language)


def grouped(numeral: str, language: Language = "en") -> str:
    """Write a numeral as the language does, its digits in groups of three.

    >>> grouped("1234.5", "de")
    '1.234,5'
    """
    whole, _, decimals = numeral.partition(".")
    text = f"{int(whole):,}".replace(",", say(language, "digit_group"))
    return f"{text}{say(language, 'decimal_point')}{decimals}" if decimals else text
