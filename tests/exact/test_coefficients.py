"""Coefficients of series: expanded no further than needed, printed as mathematicians do, refused where none can be."""

from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import E, Poly, Rational, cos, exp, latex, symbols

from kododo_math.exact.symbolic import Coefficient, color_function, tables_function
from kododo_math.exact.symbolic.coefficients import MARK_CARDS, MARK_COLORS, MARK_KODODOS

t, y, z = MARK_CARDS, MARK_COLORS, MARK_KODODOS


@given(st.integers(0, 4), st.integers(0, 3), st.integers(0, 7))
def test_coefficient_equals_that_of_the_expanded_polynomial(numbers, kododos, cards):
    """Expanding no further than needed gives what expanding everything gives."""
    expanded = Poly(color_function(numbers, kododos), t, z)
    expected = sum(expanded.coeff_monomial(t**cards * z**k) * z**k for k in range(kododos + 1))
    assert (Coefficient(color_function(numbers, kododos), (t, cards)).doit() - expected).expand() == 0
    assert Coefficient(color_function(numbers, kododos), (t, cards), (z, 0, 1)).doit() == sum(
        expanded.coeff_monomial(t**cards * z**k) for k in (0, 1)
    )


def test_tables_function_counts_the_tables():
    """At z = 1 it is the number of all tables, two colors of two and one cards at a time."""
    assert tables_function(2, 2, 1, 3).doit().subs(z, 1) == comb(6, 3)


@given(st.integers(0, 6))
def test_exp_puts_colors_together_in_any_order(colors):
    """The coefficient of y**n in exp(3y), times n!, counts the words of n letters out of three."""
    assert factorial(colors) * Coefficient(exp(3 * y), (y, colors)).doit() == 3**colors


def test_exp_of_cards_has_its_own_factorials():
    """Nothing is special about the mark of the colors but that it keeps the numbers whole."""
    assert Coefficient(exp(2 * t), (t, 3)).doit() == Rational(8, 6)
    assert Coefficient(exp(t * y), (t, 3), (y, 3)).doit() == Rational(1, 6)


def test_a_coefficient_keeps_symbols_that_are_no_marks():
    """The number of ways may hold a symbol; an exponent that is one leaves the coefficient as it is."""
    cards, power = symbols("N m")
    assert Coefficient((1 + cards * t) ** 2, (t, 1)).doit() == 2 * cards
    assert Coefficient((1 + t) ** 2, (t, power)).doit() == Coefficient((1 + t) ** 2, (t, power))
    assert Coefficient((1 + t) ** 2, (t, power)).subs(power, 1).doit() == 2


def test_a_coefficient_of_no_powers_is_zero():
    """A sum over an empty range of powers adds nothing up."""
    assert Coefficient(1 + t, (t, 1, 0)).doit() == 0


@pytest.mark.parametrize("function", [cos(t), 1 / (1 + t), (1 + t) ** Rational(1, 2)])
def test_a_function_that_cannot_be_expanded_is_refused(function):
    """Sums, products, whole powers and exp it is; the message quotes the rest."""
    with pytest.raises(ValueError, match="expected sums, products, whole powers and exp"):
        Coefficient(function, (t, 1)).doit()


@pytest.mark.parametrize("function", [exp(1 + t), exp(z)])
def test_an_exp_that_never_ends_is_refused(function):
    """Each term has to hold a mark whose power is asked for, or the powers of the series would go on for ever."""
    with pytest.raises(ValueError, match="expected exp of a series in marks whose powers are asked for"):
        Coefficient(function, (t, 1)).doit()
    assert Coefficient(exp(1) * t, (t, 1)).doit() == E


def test_a_coefficient_is_printed_as_mathematicians_write_it():
    """Brackets around the marks, a sum sign over a range, parentheses around a sum."""
    assert latex(Coefficient(t * y, (t, 3))) == r" \left[t^{3}\right] \left(t y\right)"
    assert latex(Coefficient(t + 1, (t, 3), (z, 0, 7))) == r"\sum_{q=0}^{7} \left[t^{3} z^{q}\right] \left(t + 1\right)"
