"""Polynomials in the number of Kododos, each kept in one integer.

Coefficient stands after coefficient, in binary fields wide enough for any of them (Kronecker substitution), so that to
multiply polynomials is to multiply integers.
"""

from __future__ import annotations

from collections.abc import Iterable

Ways = int
"""A polynomial in the number of Kododos drawn, packed into one integer."""


class Packing:
    """Polynomials in the number of Kododos, each packed into one integer.

    Coefficients are integers from 0 to below ``2**width - 1``. Powers are told apart up to ``cap``: that
    of ``z**cap`` counts all that have so many Kododos *or more*, for the Kododo rule asks no more.
    """

    def __init__(self, width: int, cap: int) -> None:
        """Lay out fields of ``width`` bits for the powers from 0 to ``cap``."""
        self.width = width
        self.cap = cap
        self._nines = (1 << width) - 1
        self._limit = 1 << (width * (cap + 1))
        self._low = (1 << (width * cap)) - 1

    def pack(self, coefficients: Iterable[int]) -> Ways:
        """Return the packed polynomial, lowest power first."""
        return self.reduce(sum(c << (power * self.width) for power, c in enumerate(coefficients)))

    def unpack(self, ways: Ways) -> list[int]:
        """Return the coefficients of the powers from 0 to ``cap``.

        >>> packing = Packing(width=8, cap=2)
        >>> packing.unpack(packing.pack([1, 3, 3, 1]))
        [1, 3, 4]
        """
        return [(ways >> (power * self.width)) & self._nines for power in range(self.cap + 1)]

    def reduce(self, ways: Ways) -> Ways:
        """Count the powers above ``cap`` as ``cap``."""
        if ways < self._limit:
            return ways
        return (ways & self._low) + (self.sum(ways >> (self.width * self.cap)) << (self.width * self.cap))

    def sum(self, ways: Ways) -> int:
        """Return the sum of all coefficients: casting out nines, with ``2**width - 1`` for the nine."""
        return ways % self._nines

    def sum_below(self, ways: Ways, power: int) -> int:
        """Return the sum of the coefficients of smaller powers than ``power``, at most ``cap``."""
        return self.sum(ways & ((1 << (max(power, 0) * self.width)) - 1))

    def coefficient(self, ways: Ways, power: int) -> int:
        """Return the coefficient of ``power``, below ``cap``; 0 for a negative one."""
        return (ways >> (power * self.width)) & self._nines if power >= 0 else 0
