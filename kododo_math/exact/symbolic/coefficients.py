"""The coefficient of a generating function: as a sympy expression that can be read, printed and evaluated."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from math import comb, factorial
from typing import Any, Self

from sympy import Add, Expr, Integer, Mul, Rational, Symbol, Tuple, exp, sympify  # type: ignore[import-untyped] # ships no types
from sympy.printing.precedence import PRECEDENCE  # type: ignore[import-untyped]

MARK_CARDS, MARK_KODODOS, MARK_COLORS = Symbol("t"), Symbol("z"), Symbol("y")
"""In a generating function a power of ``t`` marks cards, one of ``z`` Kododos, and one of ``y`` colors."""
MARKS = MARK_CARDS, MARK_KODODOS, MARK_COLORS

Powers = tuple[int, ...]
Series = Mapping[Powers, Any]
"""A series as its coefficients by the powers of ``MARKS``; that of ``y**n`` is the coefficient of ``y**n / n!``, which
keeps the series of this package whole numbers."""
Limits = tuple[int | None, ...]
"""The highest power of each of ``MARKS`` that is of interest."""
_ONE = (0,) * len(MARKS)
_INDEX = "q"
_MANY = float("inf")


class Coefficient(Expr):  # type: ignore[misc] # sympy ships no types
    """The coefficient of powers in a generating function; ``doit()`` expands the function no further than needed.

    A power is a pair of a mark and its exponent, or a mark with the least and the greatest of exponents whose
    coefficients are added up.

    >>> t, z = MARK_CARDS, MARK_KODODOS
    >>> Coefficient((1 + t) ** 3 * (1 + t * z), (t, 3)).doit()
    3*z + 1
    >>> Coefficient((1 + t) ** 3 * (1 + t * z), (t, 3), (z, 0, 1)).doit()
    4

    A coefficient of some marks is a polynomial in the others. ``exp`` of a series is expanded too. ``doit()`` raises
    ``ValueError`` for a function that it cannot expand.
    """

    def __new__(cls, function: object, *powers: Sequence[object]) -> Self:
        """Hold the function, and each mark with the least and the greatest exponent."""
        spans = (Tuple(mark, exponents[0], exponents[-1]) for mark, *exponents in powers)
        return Expr.__new__(cls, sympify(function), *spans)  # type: ignore[no-any-return] # sympy ships no types

    def doit(self, **hints: object) -> Any:  # noqa: ANN401 - a sympy expression
        """Return the coefficient; while a symbol stands for an exponent, the coefficient unchanged."""
        function, *spans = self.args
        if not all(exponent.is_Integer for _, *exponents in spans for exponent in exponents):
            return self
        asked = {mark: range(int(least), int(greatest) + 1) for mark, least, greatest in spans}
        if not all(asked.values()):
            return Integer(0)
        # A table never has more Kododos than cards: the limit of the cards limits them.
        limits = tuple(asked[mark][-1] if mark in asked and mark != MARK_KODODOS else None for mark in MARKS)
        terms = expansion(function.doit(**hints), limits).items()
        return Add(*(_term(powers, factor, asked) for powers, factor in terms))

    def _latex(self, printer: Any) -> str:  # noqa: ANN401 - sympy's printer
        function, *spans = self.args
        text = printer.parenthesize(function, PRECEDENCE["Mul"])
        sums, marks = zip(*(_span_latex(*map(printer.doprint, span)) for span in spans), strict=True)
        return rf"{''.join(sums)} \left[{' '.join(marks)}\right] {text}"


def _span_latex(mark: str, least: str, greatest: str) -> tuple[str, str]:
    """Return the sum over exponents, if there is more than one, and the mark with its exponent."""
    if least == greatest:
        return "", f"{mark}^{{{least}}}"
    return rf"\sum_{{{_INDEX}={least}}}^{{{greatest}}}", f"{mark}^{{{_INDEX}}}"


def _term(powers: Powers, factor: Any, asked: Mapping[Any, range]) -> Any:  # noqa: ANN401 - sympy expressions
    """Return what a term adds to the coefficient: 0 if a power is not asked for, else without the marks asked for."""
    by_mark = dict(zip(MARKS, powers, strict=True))
    if not all(by_mark[mark] in exponents for mark, exponents in asked.items()):
        return Integer(0)
    factor = Rational(1, factorial(by_mark[MARK_COLORS])) * factor
    return Mul(factor, *(mark**power for mark, power in by_mark.items() if mark not in asked))


@lru_cache(maxsize=512)
def expansion(function: Any, limits: Limits) -> Series:  # noqa: ANN401 - a sympy expression
    """Return the terms of a function of the marks, without those of higher powers than ``limits``.

    Raises ``ValueError`` for anything but sums, products, whole powers and ``exp`` without constant term.
    """
    if function in MARKS:
        return {tuple(int(mark == function) for mark in MARKS): 1}
    if not function.free_symbols & set(MARKS):
        return {_ONE: int(function) if function.is_Integer else function}
    if function.is_Add:
        return _added(expansion(term, limits) for term in function.args)
    if function.is_Mul:
        return reduce(lambda one, other: _product(one, other, limits), (expansion(f, limits) for f in function.args))
    if function.is_Pow and function.exp.is_Integer and function.exp > 0:
        return _power(expansion(function.base, limits), int(function.exp), limits)
    if isinstance(function, exp):
        return _exponential(expansion(function.args[0], limits), limits)
    msg = f"coefficient: expected sums, products, whole powers and exp of {MARKS}, got {function}"
    raise ValueError(msg)


def _added(series: Iterable[Series]) -> Series:
    total: dict[Powers, Any] = defaultdict(int)
    for one in series:
        for term, factor in one.items():
            total[term] += factor
    return total


def _product(one: Series, other: Series, limits: Limits) -> Series:
    product: dict[Powers, Any] = defaultdict(int)
    most_cards, most_kododos, most_colors = (_MANY if limit is None else limit for limit in limits)
    for (cards, kododos, colors), factor in one.items():
        for (more_cards, more_kododos, more_colors), by in other.items():
            powers = cards + more_cards, kododos + more_kododos, colors + more_colors
            if powers[0] <= most_cards and powers[1] <= most_kododos and powers[2] <= most_colors:
                product[powers] += factor * by * comb(powers[2], colors)
    return product


def _power(base: Series, exponent: int, limits: Limits) -> Series:
    """Square and multiply."""
    power = base
    for bit in f"{exponent:b}"[1:]:
        power = _product(power, power, limits)
        if bit == "1":
            power = _product(power, base, limits)
    return power


def _exponential(argument: Series, limits: Limits) -> Series:
    """Add up the argument's powers over their factorials, until no term is within the limits."""
    limited = [index for index, limit in enumerate(limits) if limit is not None]
    if not all(any(term[index] for index in limited) for term in argument):
        msg = f"coefficient: expected exp of a series in marks whose powers are asked for, got terms {sorted(argument)}"
        raise ValueError(msg)
    terms: list[Series] = [{_ONE: 1}]
    while terms[-1]:
        product = _product(terms[-1], argument, limits)
        terms.append({term: _divided(factor, len(terms)) for term, factor in product.items()})
    return _added(terms)


def _divided(factor: Any, by: int) -> Any:  # noqa: ANN401 - a whole number or a sympy expression
    """Divide; a whole number stays one where it can."""
    if isinstance(factor, int) and factor % by == 0:
        return factor // by
    return Rational(1, by) * factor
