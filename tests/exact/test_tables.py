"""The tables of a law: the same numbers in every form, long ones shortened in sight, and clear refusals."""

from __future__ import annotations

import csv
import importlib
import xml.etree.ElementTree as ET
from decimal import Decimal
from fractions import Fraction
from io import StringIO
from math import isinf

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy.stats import E, P, density, variance

from kododo_math.editions import rules
from kododo_math.exact.distribution import Distribution
from kododo_math.exact.round_law import round_law
from kododo_math.exact.tables import COLUMNS, HEADS, SHOWN, rounded

COINS = Distribution({0: 1, 1: 2, 2: 1})
COLORS = Distribution({"teal": 1, "pink": 2})
LONG = Distribution({n: n for n in range(1, 161)})
LAWS = st.dictionaries(st.integers(-9, 9), st.integers(1, 10**9), min_size=1).map(Distribution)


@pytest.fixture
def points():
    """Return a real law: the points a player takes in a round of four."""
    return round_law(rules("kododo", 4)).player_points


def html_rows(law):
    """Return the texts of a notebook's table, row by row."""
    root = ET.fromstring(law._repr_html_())  # noqa: S314 - our own text, as a notebook asks for it
    return [["".join(cell.itertext()) for cell in row] for row in root.iter("tr")]


def test_frame_has_exact_fractions_and_floats(points):
    """The frame's fractions are the law's own; its floats are theirs."""
    frame = points.to_frame()
    assert tuple(frame.columns) == COLUMNS
    assert dict(zip(frame["outcome"], frame["fraction"], strict=True)) == dict(points)
    assert list(frame["decimal"]) == [float(p) for p in points.values()]
    assert list(frame["one_in"]) == pytest.approx([float(1 / p) for p in points.values()], rel=1e-15)
    assert list(frame["cumulative"]) == [float(points.cdf(x)) for x in points]


def test_frame_of_colors_has_no_cumulative_column():
    """Teal or less has no meaning."""
    assert tuple(COLORS.to_frame().columns) == COLUMNS[:-1]


def test_frame_of_a_chance_too_small_for_a_float():
    """A rare outcome is no error: its exact fraction stays, its float is 0, one in infinitely many."""
    rare = Distribution({0: 10**400, 1: 1}).to_frame().iloc[1]
    assert rare["fraction"] == Fraction(1, 10**400 + 1)
    assert rare["decimal"] == 0
    assert isinf(rare["one_in"])


@given(LAWS)
def test_scipy_agrees(law):
    """Scipy's mass, distribution and survival functions, mean and variance are the law's."""
    twin, outcomes = law.to_scipy(), list(law)
    assert twin.pmf(outcomes) == pytest.approx([float(p) for p in law.values()])
    assert twin.cdf(outcomes) == pytest.approx([float(law.cdf(x)) for x in outcomes])
    assert twin.mean() == pytest.approx(float(law.mean))
    assert twin.var() == pytest.approx(float(law.variance), abs=1e-9)


def test_scipy_takes_fractions_and_draws_samples():
    """Outcomes need not be whole; samples come from the law."""
    halves = Distribution({Fraction(1, 2): 1, Fraction(5, 2): 3})
    sample = halves.to_scipy().rvs(size=500, random_state=np.random.default_rng(5211))
    assert set(sample) == {0.5, 2.5}
    assert sample.mean() == pytest.approx(float(halves.mean), abs=5 * halves.sd / 500**0.5)


@settings(max_examples=10)
@given(LAWS)
def test_sympy_agrees_exactly(law):
    """Sympy's probabilities, mean and variance are the law's, as fractions."""
    twin = law.to_sympy()
    assert {int(x): Fraction(int(p.p), int(p.q)) for x, p in density(twin).items()} == dict(law)
    assert E(twin) == law.mean
    assert variance(twin) == law.variance


def test_sympy_counts_truth_as_one():
    """A law of True and False is one of 1 and 0."""
    burst = COINS.map(lambda heads: heads == 2)
    assert P(burst.to_sympy("burst") > 0) == Fraction(1, 4)


@pytest.mark.parametrize("method", ["to_scipy", "to_sympy"])
@pytest.mark.parametrize("outcome", ["teal", None, 0.5])
def test_outcomes_that_are_no_numbers_are_refused(method, outcome):
    """Scipy and sympy get numbers, and the message quotes what it got."""
    with pytest.raises(TypeError, match=f"{method}: expected whole numbers or fractions as outcomes, got {outcome!r};"):
        getattr(Distribution({1: 1, outcome: 1}), method)()


@pytest.mark.parametrize(
    ("method", "name"), [("to_frame", "pandas"), ("to_scipy", "scipy.stats"), ("to_sympy", "sympy")]
)
def test_a_missing_library_is_named_with_the_command_that_installs_it(monkeypatch, method, name):
    """Who lacks a library reads what to type."""

    def missing(asked):
        raise ModuleNotFoundError(f"No module named {asked!r}", name=asked)  # noqa: EM102, TRY003 - Python's own

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(ModuleNotFoundError, match=rf'{method}: expected {name} .* pip install "kododo_math\[lab\]"'):
        getattr(COINS, method)()


def test_csv_can_be_read_back(points):
    """The exact fractions survive a spreadsheet; a comma in an outcome does not break a row."""
    rows = list(csv.DictReader(StringIO(points.to_csv())))
    assert tuple(rows[0]) == COLUMNS
    assert {int(row["outcome"]): Fraction(row["fraction"]) for row in rows} == dict(points)
    assert "'a, b'" in Distribution({"'a, b'": 1}).to_csv().splitlines()[1]
    assert len(LONG.to_csv().splitlines()) == len(LONG) + 1


@given(LAWS)
def test_every_form_tells_the_same(law):
    """Notebook, Markdown and CSV hold the same texts, in the same order."""
    markdown = [line.strip("| ").split(" | ") for line in law.to_markdown().splitlines()]
    assert html_rows(law) == [markdown[0], *markdown[2:]]
    assert list(csv.reader(StringIO(law.to_csv())))[1:] == markdown[2:]
    assert tuple(markdown[0]) == HEADS


def test_the_printed_decimals_are_those_of_the_fractions(points):
    """A row's decimal, one-in and cumulative texts are its fraction to six digits."""
    for outcome, fraction, decimal, one_in, cumulative in html_rows(points)[1:]:
        probability = Fraction(fraction)
        assert probability == points[int(outcome)]
        assert float(decimal) == pytest.approx(float(probability), rel=1e-5)
        assert float(one_in) == pytest.approx(float(1 / probability), rel=1e-5)
        assert float(cumulative) == pytest.approx(float(points.cdf(int(outcome))), rel=1e-5)


def test_a_notebook_shortens_a_long_table_in_sight():
    """The row after the last one shown says how many there are more; nothing is left out in silence."""
    rows = html_rows(LONG)
    assert len(rows) == 1 + SHOWN + 1
    assert rows[-1] == [f"… {len(LONG) - SHOWN} more rows"]
    assert f"| … {len(LONG) - SHOWN} more rows |" in LONG._repr_markdown_()
    assert rf"\multicolumn{{5}}{{c}}{{\ldots {len(LONG) - 2} more rows}} \\" in LONG.to_latex(rows=2)


def test_exports_are_whole_unless_a_number_of_rows_is_given():
    """A text for a file holds every row; one row left out is told as one."""
    assert len(LONG.to_markdown().splitlines()) == 2 + len(LONG)
    assert "more row" not in LONG.to_latex()
    assert COINS.to_markdown(rows=2).splitlines()[-1].startswith("| … 1 more row |")
    assert COINS.to_markdown(rows=3) == COINS.to_markdown()


@pytest.mark.parametrize("rows", [0, -1])
def test_a_table_shows_at_least_one_row(rows):
    """No rows at all would be an empty table with a heading."""
    with pytest.raises(ValueError, match=f"rows of a table: expected at least 1, got {rows}"):
        COINS.to_markdown(rows)


def test_markup_in_an_outcome_is_text():
    """An outcome with the characters of a markup language is shown, not obeyed."""
    odd = Distribution({"a|b <i>&_%^": 1})
    assert html_rows(odd)[1][0] == "a|b <i>&_%^"
    assert r"| a\|b <i>&_%^ |" in odd.to_markdown()
    assert r"a|b <i>\&\_\%\^{} &" in odd.to_latex()


def test_a_certain_outcome_is_no_fraction_in_latex():
    """One is written 1."""
    assert r"7 & $1$ & 1 & 1 & 1 \\" in Distribution({7: 3}).to_latex()


def test_a_fraction_of_hundreds_of_digits_can_break():
    """The cell of the exact fraction may break anywhere, and the whole table scrolls in its own box."""
    html = Distribution({0: 10**300, 1: 1})._repr_html_()
    assert f'overflow-wrap:anywhere;white-space:normal">1/<wbr/>{10**300 + 1}<' in html
    assert html.startswith('<div style="max-width:100%;overflow-x:auto" ')


@given(st.fractions(min_value=Fraction(1, 10**30), max_value=10**30))
def test_rounding_keeps_six_digits(number):
    """The text is a number within half a unit of the sixth digit."""
    assert abs(Fraction(Decimal(rounded(number))) - number) <= number / 10**5 / 2
