"""Arithmetic as a class writes it, worked out exactly: sums, products, quotients, powers, factorials, C(n, k)."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from math import comb, factorial

from kododo_math.cards import quoted

NUMERAL = r"(?:\d+(?:[.,]\d+)?|[.,]\d+)"
MOST_COUNTED = 200
"""Largest exponent, and largest number of which factorials and combinations are taken: twice the printed deck."""
LARGEST = 10**400
"""What no numerator or denominator may pass on the way; 200! does not."""


class UnwieldyError(ValueError):
    """An answer that is too long to be read, or works out at too large a number."""


def calculate(text: str) -> Fraction:
    """Work out an expression; a decimal in it is exact as it is written.

    >>> calculate("1-67/86"), calculate("15*14*13/(3*2*1)") == calculate("c(15,3)"), calculate("3 2/9")
    (Fraction(19, 86), True, Fraction(29, 9))

    Raises ``ValueError`` for what is none, and for a division by zero; ``UnwieldyError`` where numbers grow too large.
    """
    return _Expression(text).worked_out()


def quotient(dividend: Fraction, divisor: Fraction) -> Fraction:
    """Divide; raise ``ValueError`` for a division by zero."""
    if not divisor:
        msg = f"answer: expected a number other than 0 to divide by, got {dividend}/0"
        raise ValueError(msg)
    return dividend / divisor


def exact(numeral: str) -> Fraction:
    """Return what a numeral says, with a decimal point or a decimal comma.

    >>> exact("-0,5"), exact(".5")
    (Fraction(-1, 2), Fraction(1, 2))
    """
    return Fraction(Decimal(numeral.replace(",", ".")))


def bounded(value: Fraction) -> Fraction:
    """Return a number; raise ``UnwieldyError`` for one that is too large to work with."""
    if max(abs(value.numerator), value.denominator) > LARGEST:
        msg = f"answer: expected a numerator and a denominator of at most {len(str(LARGEST)) - 1} digits"
        raise UnwieldyError(msg)
    return value


class _Expression:
    """What is left to read of an expression; each method reads a part of it off the front and works it out."""

    def __init__(self, text: str) -> None:
        self._text = self._left = text

    def worked_out(self) -> Fraction:
        """Work out all of it."""
        value = self._sum()
        if self._left:
            raise self._unread()
        return value

    def _sum(self) -> Fraction:
        value = self._product()
        while sign := self._taken("[-+]"):
            term = self._product()
            value = bounded(value + term if sign[0] == "+" else value - term)
        return value

    def _product(self) -> Fraction:
        value = self._signed()
        while sign := self._taken("[*/:]"):
            factor = self._signed()
            value = bounded(value * factor if sign[0] == "*" else quotient(value, factor))
        return value

    def _signed(self) -> Fraction:
        if sign := self._taken("[-+]"):
            return -self._signed() if sign[0] == "-" else self._signed()
        return self._power()

    def _power(self) -> Fraction:
        base = self._atom()
        while self._taken("!"):
            base = Fraction(factorial(_counted(base)))
        return bounded(base ** _counted(self._signed())) if self._taken(r"\^") else base

    def _atom(self) -> Fraction:
        """Read C(n, k), a mixed number, a numeral, or an expression in parentheses."""
        if found := self._taken(r"(?:c|comb|binom)\((\d+)[,;](\d+)\)"):
            return Fraction(comb(*(_counted(exact(number)) for number in found.groups())))
        if found := self._taken(r"(\d+) (\d+)/(\d+)"):
            whole, numerator, denominator = map(exact, found.groups())
            return whole + quotient(numerator, denominator)
        if found := self._taken(NUMERAL):
            return bounded(exact(found[0]))
        if self._taken(r"\("):
            value = self._sum()
            if self._taken(r"\)"):
                return value
        raise self._unread()

    def _taken(self, pattern: str) -> re.Match[str] | None:
        """Take off the front what matches a pattern."""
        found = re.match(pattern, self._left)
        self._left = self._left[found.end() :] if found else self._left
        return found

    def _unread(self) -> ValueError:
        return ValueError(f"answer: expected a number, as in 3/10, 0.3, 30 % or 1 in 3.3, got {quoted(self._text)}")


def _counted(number: Fraction) -> int:
    """Return a number of which a factorial may be taken."""
    if number > MOST_COUNTED:
        msg = f"answer: expected at most {MOST_COUNTED} in a factorial, a combination or an exponent"
        raise UnwieldyError(msg)
    if number < 0 or number.denominator != 1:
        msg = f"answer: expected a whole number in a factorial, a combination or an exponent, got {number}"
        raise ValueError(msg)
    return int(number)
