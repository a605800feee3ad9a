"""An answer as it was understood, and whether it fits a value."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from kododo_math.cards import Card

MIN_DIGITS = 2
"""Significant digits that a rounded number needs."""
FIT_DIGITS = 3
"""Significant digits from which on a number may also be cut off instead of rounded."""

Kind = Literal["probability", "number", "color", "cards", "rules"]
Form = Literal["whole", "fraction", "decimal", "percentage", "one_in", "color", "cards", "rules"]
Settings = tuple[tuple[str, int], ...]
"""Fields of a rule set with their values, in order of their names."""
Answer = Fraction | str | tuple[Card, ...] | Settings


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
        """Whether this is ``value``, or a number that it can be rounded to; a 0 says nothing of another number.

        >>> from kododo_math.exercises.answers import read_number
        >>> read_number("33 %").fits(Fraction(1, 3)), read_number("1 in 3.3").fits(Fraction(3, 10))
        (True, True)
        >>> read_number("33/100").fits(Fraction(1, 3)), read_number("0 %").fits(Fraction(1, 300))
        (False, False)
        """
        if not (self.value and self.step and isinstance(value, Fraction)):
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
