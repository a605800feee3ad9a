"""One line of a derivation: expressions that say the same, their value, and the exact law they are held against."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from sympy import Add, Indexed, Mul, Product, Sum, expand, latex  # type: ignore[import-untyped] # ships no types

Formula = Any
"""A sympy expression; sympy ships no types."""
Names = tuple[tuple[Formula, Formula], ...]
"""Abbreviations in the order in which they are replaced: a symbol or an indexed one, and what it stands for."""


@dataclass(frozen=True)
class DerivationStep:
    r"""One line of a derivation, shown as mathematics in a notebook.

    It cannot be built wrong: every one of its expressions is evaluated and held against the value.

    Args:
        title: what is derived, in a word or two.
        left: LaTeX of the left-hand side.
        formulas: sympy expressions that are equal to each other.
        value: what ``round_law`` says they are worth; a number, or a polynomial.
        names: what the abbreviations in the expressions stand for.

    >>> from sympy import Integer, binomial
    >>> step = DerivationStep("Pairs", "p", (binomial(4, 2, evaluate=False),), Integer(6))
    >>> print(step)
    p = {\binom{4}{2}} = 6

    Raises ``ArithmeticError`` for an expression with another value.
    """

    title: str
    left: str
    formulas: tuple[Formula, ...]
    value: Formula
    names: Names = ()

    def __post_init__(self) -> None:
        """Check the expressions."""
        self.check()

    def check(self) -> None:
        """Raise ``ArithmeticError`` unless each expression, evaluated anew, has the value."""
        for formula in self.formulas:
            found = evaluated(formula, self.names)
            if expand(found - self.value) != 0:
                msg = f"{self.title}: expected {self.value}, got {found} from {formula}"
                raise ArithmeticError(msg)

    @property
    def probability(self) -> Fraction:
        """The value as a fraction; raises ``TypeError`` for a step whose value is a polynomial."""
        if not self.value.is_Rational:
            msg = f"{self.title}: expected a number as its value, got {self.value}"
            raise TypeError(msg)
        return Fraction(int(self.value.p), int(self.value.q))

    def __str__(self) -> str:
        """Return the line as LaTeX."""
        return f"{self.left} = {' = '.join(self._right_sides())}"

    def _repr_latex_(self) -> str:
        lines = r" \\[6pt] ".join(f"&= {side}" for side in self._right_sides())
        names = r" \qquad ".join(f"{printed(name)} = {printed(meaning)}" for name, meaning in self.names)
        where = rf" \\[18pt] {names}" if names else ""
        aligned = rf"\begin{{aligned}} {self.left} {lines} \end{{aligned}}"
        return rf"$\displaystyle \begin{{array}}{{l}} {aligned}{where} \end{{array}}$"

    def _right_sides(self) -> list[str]:
        sides = [printed(formula) for formula in self.formulas]
        if not self.value.is_Rational:
            return sides
        decimal = "" if self.value.is_Integer else rf" \approx {float(self.value):.6g}"
        return [*sides, f"{printed(self.value)}{decimal}"]


def printed(formula: Formula) -> str:
    """Return LaTeX as one writes it: terms in their order, and the limits of a sum below and above it everywhere."""
    text = str(latex(formula, order="rev-lex"))
    return text.replace(r"\sum_", r"\sum\limits_").replace(r"\prod_", r"\prod\limits_")


def evaluated(formula: Formula, names: Names = ()) -> Formula:
    """Return the value of an expression, its abbreviations replaced one after the other.

    >>> from sympy import IndexedBase, Symbol, Sum
    >>> c, m = IndexedBase("c"), Symbol("m", integer=True)
    >>> evaluated(Sum(c[m], (m, 1, 3)), ((c[m], m**2),))
    14
    """
    for name, meaning in names:
        formula = _replaced(formula, name, meaning)
    return unrolled(formula).doit()


def unrolled(formula: Formula) -> Formula:
    """Write every sum and product from one number to another out, the outer before the inner; an empty one is 0 or 1.

    >>> from sympy import symbols
    >>> i, k, n = symbols("i k n")
    >>> unrolled(Sum(i * Sum(k, (k, 1, i)), (i, 1, 3))), unrolled(Sum(i, (i, 1, n)))
    (25, Sum(i, (i, 1, n)))
    """
    if isinstance(formula, (Sum, Product)):
        *inner, (index, least, most) = formula.limits
        if least.is_Integer and most.is_Integer:
            term = formula.func(formula.function, *inner) if inner else formula.function
            terms = (unrolled(term.subs(index, number)) for number in range(int(least), int(most) + 1))
            return (Add if isinstance(formula, Sum) else Mul)(*terms)
    return formula.func(*map(unrolled, formula.args)) if formula.args else formula


def _replaced(formula: Formula, name: Formula, meaning: Formula) -> Formula:
    if not isinstance(name, Indexed):
        return formula.subs(name, meaning)
    index = name.indices[0]
    return formula.replace(
        lambda part: isinstance(part, Indexed) and part.base == name.base,
        lambda part: meaning.subs(index, part.indices[0]),
    )
