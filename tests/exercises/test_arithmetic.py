"""Arithmetic in an answer: what the course teaches is worked out, and nothing grows without bound."""

from fractions import Fraction
from math import comb, factorial

import pytest
import sympy
from hypothesis import assume, given
from hypothesis import strategies as some

from kododo_math.exercises.answers import MOST_CHARACTERS, UnwieldyError, read_answer, read_number

NUMERALS = some.integers(0, 99).map(str) | some.sampled_from(["2.5", ".5"])
EXPRESSIONS = some.recursive(
    NUMERALS,
    lambda parts: some.tuples(parts, some.sampled_from("+-*/"), parts).map("".join) | parts.map("(-{})".format),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("1-67/86", Fraction(19, 86)),
        ("1 \N{EN DASH} 67/86", Fraction(19, 86)),
        ("1/6 + 1/6 \N{MINUS SIGN} 1/36", Fraction(11, 36)),
        ("15*14*13/(3*2*1)", 455),
        ("15/28 \N{DOT OPERATOR} 14/27", Fraction(5, 18)),
        ("6/2*3", 9),
        ("1/2/3", Fraction(1, 6)),
        ("2*-3", -6),
        ("1 - (1 - 1/6)^2", Fraction(11, 36)),
        ("28²/1820", Fraction(28, 65)),
        ("(1/2)**3", Fraction(1, 8)),
        ("C(15,3)", 455),
        ("C (15; 3)", 455),
        ("comb(15, 3)", 455),
        ("C(20, 5) * C(80, 11) / C(100, 16)", Fraction(comb(20, 5) * comb(80, 11), comb(100, 16))),
        ("5!", 120),
        ("100!/(16!*84!)", comb(100, 16)),
        ("3!!", 720),
        ("2*3 2/9", Fraction(58, 9)),
        ("0,5*2,5", Fraction(5, 4)),
    ],
)
def test_what_the_course_teaches(written, value):
    """Sums, products, quotients, powers, combinations and factorials have the rank that a school gives them."""
    reading = read_number(written)
    assert (reading.form, reading.value) == ("fraction", value)


@given(EXPRESSIONS)
def test_as_sympy_works_it_out(expression):
    """Signs, products, sums and parentheses have the rank that they have there."""
    expected = sympy.sympify(f"1*({expression})", rational=True)
    assume(expected.is_finite)
    assert read_number(f"1*({expression})").value == Fraction(int(expected.p), int(expected.q))


@pytest.mark.parametrize(
    "written", ["(1", "1)", "()", "2*", "*2", "2x", "C(3.5,2)", "C(3)", "(7/2)!", "(-1)!", "2^(1/2)"]
)
def test_what_is_no_arithmetic(written):
    """It is refused."""
    with pytest.raises(ValueError, match="answer: expected"):
        read_number(written)


@pytest.mark.parametrize("written", ["1/0", "1/(2-2)", "3 2/0", "2:(1-1)"])
def test_a_division_by_zero(written):
    """It is refused as such."""
    with pytest.raises(ValueError, match="other than 0 to divide by"):
        read_number(written)


def test_two_hundred_is_counted_and_no_more():
    """The largest factorial is worked out."""
    assert read_number("200!").value == factorial(200)


@pytest.mark.parametrize(
    "written",
    [
        "201!",
        "9^9^9",
        "9!!!",
        "C(201,3)",
        "200!*200!",
        "1/200!/200!",
        "(9^200)^200",
        Fraction(10**401),
        Fraction(1, 10**401),
    ],
)
def test_what_grows_too_large(written):
    """It is refused before it takes time or space."""
    with pytest.raises(UnwieldyError, match="answer: expected"):
        read_number(written)


@pytest.mark.parametrize("kind", ["probability", "number", "color", "cards", "rules"])
def test_what_is_too_long(kind):
    """It is refused in one short sentence, before any of it is read."""
    with pytest.raises(UnwieldyError, match=f"expected at most {MOST_CHARACTERS} characters, got 5000"):
        read_answer(5000 * "1", kind)
