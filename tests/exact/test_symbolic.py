"""Derivations: each step equals the exact law; what can stay a symbol does, and takes any number afterwards."""

from __future__ import annotations

import importlib
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import Expr, Integer, Poly, Sum, Symbol, binomial, symbols

from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.exact import symbolic
from kododo_math.exact.round_law import round_law
from kododo_math.exact.symbolic import (
    DerivationStep,
    burst_probability,
    derivation,
    kododo_probability,
    kododo_tail,
    partition_probability,
    undecided_burst_probability,
)
from kododo_math.exact.symbolic.coefficients import MARK_KODODOS
from kododo_math.exact.symbolic.partitions import arrangements, partitions, ways
from kododo_math.exact.symbolic.steps import evaluated, unrolled
from kododo_math.scoring import cascade

z = MARK_KODODOS
TITLES = {
    "Kododos decide": "p_kododo",
    "burst": "p_burst",
    "tie": "p_tie",
    "nothing": "p_nothing",
    "majority": "p_majority",
}
SMALL = Deck(colors=("red", "blue", "white"), kododos=1, numbers={2: 2})


def fraction(value: Expr) -> Fraction:
    """Turn a number of sympy into a fraction."""
    return Fraction(int(value.p), int(value.q))


def small_rules(**changes):
    """Two players with two cards each from three colors of three."""
    return rules("kododo", 2, deck=SMALL, turns=(2,), hand_size=2, removed=0, burst=2, kododo_number=2, **changes)


derived = cache(derivation)


@pytest.mark.no_cover  # millions of terms take five times as long watched by coverage; small decks show the same lines
def test_every_printed_rule_set_is_derived(printed):
    """Each of the five probabilities, derived, is that of the law; every other step was checked when it was built."""
    steps = derived(printed)
    law = round_law(printed)
    for title, name in TITLES.items():
        assert steps.step(title).probability == getattr(law, name)
    assert steps.step("tables").value == comb(100, printed.table_size)
    assert len({step.title for step in steps}) == len(steps) == 10


@pytest.mark.no_cover  # as above
def test_the_check_can_be_repeated():
    """What was checked when it was built can be checked at any time."""
    for step in derived(rules("kododo", 4)):
        step.check()


def test_every_step_is_shown_as_mathematics():
    """A notebook gets LaTeX for each step, and all of them under their titles; print shows the LaTeX itself."""
    steps = derived(small_rules())
    for step in steps:
        assert step._repr_latex_().startswith(r"$\displaystyle \begin{array}{l} \begin{aligned}")
        assert f"**{step.title}**\n\n{step._repr_latex_()}" in steps._repr_markdown_()
    assert str(steps.step("tables")) == (
        r"\text{tables} = \sum\limits_{q=0}^{4} \left[t^{4} z^{q}\right] g^{3} = {\binom{9}{4}} = 126"
    )
    assert str(steps.step("nothing")).endswith(rf"\approx {float(round_law(small_rules()).p_nothing):.6g}")


@pytest.mark.parametrize("changes", [{}, {"kododo_mode": "exactly"}, {"kododo_mode": "off"}, {"kododo_number": 9}])
def test_other_thresholds_and_decks_are_derived(changes):
    """A small deck in which three colors could burst at once has one closed form less; the rest holds."""
    sheet = small_rules().replace(turns=(3,), hand_size=3, **changes)
    steps, law = derivation(sheet), round_law(sheet)
    assert {title: steps.step(title).probability for title in TITLES} == {t: getattr(law, n) for t, n in TITLES.items()}
    with pytest.raises(KeyError, match=r"expected one of tables, .*, got 'burst number reached'"):
        steps.step("burst number reached")


def test_a_burst_number_of_one_leaves_no_majority():
    """Where every color bursts, no size scores, and the sums over sizes are empty."""
    steps = derivation(small_rules().replace(burst=1))
    assert steps.step("majority").probability == 0
    assert "majority of one size" not in [step.title for step in steps]


@pytest.mark.parametrize("switch", ["kododo_counts_for_color", "tie_cascade", "burst_cascade", "kododo_first"])
def test_a_switch_that_nobody_prints_is_refused(switch):
    """Its generating functions are others; no wrong derivation is shown."""
    with pytest.raises(ValueError, match=f"derivation: expected {switch}=True, .* got False"):
        derivation(rules("limit", 3, **{switch: False}))


def test_a_wrong_formula_cannot_become_a_step():
    """A planted error is caught when the step is built."""
    with pytest.raises(ArithmeticError, match="pairs: expected 6, got 4"):
        DerivationStep("pairs", "p", (binomial(4, 2), binomial(4, 1)), Integer(6))


def test_a_polynomial_is_no_probability():
    """The step of a generating function has a value, but no single number."""
    step = derivation(small_rules()).step("number of Kododos")
    assert fraction(step.value.subs(z, 1)) == 1
    with pytest.raises(TypeError, match="number of Kododos: expected a number as its value, got"):
        _ = step.probability


@pytest.mark.no_cover  # as above
def test_the_kododo_function_generates_the_law(printed):
    """Its coefficients are the probabilities, its slope at 1 is the mean."""
    value = Poly(derived(printed).step("number of Kododos").value, z)
    law = round_law(printed).kododo_count
    assert {power: fraction(p) for (power,), p in value.terms()} == dict(law)
    assert fraction(value.diff().eval(1)) == law.mean


def test_kododo_tail_with_the_number_as_a_symbol(printed):
    """One formula in K gives the tail at every Kododo number."""
    number, law = Symbol("K"), round_law(printed).kododo_count
    tail = kododo_tail(100, 25, printed.table_size, number, printed.table_size)
    assert number in tail.free_symbols
    for least in range(printed.table_size):
        assert fraction(unrolled(tail.subs(number, least))) == law.at_least(least)


def test_kododo_probability_in_symbols_alone():
    """The hypergeometric probability holds for any deck: here for every small one."""
    population, kododos, draws, count = symbols("N k T j")
    formula = kododo_probability(population, kododos, draws, count)
    for numbers in product(range(1, 4), range(1, 3), range(3)):
        colors, held, drawn = numbers
        values = {population: 3 * colors, kododos: held * colors, draws: 3}
        sheet_ways = comb(held * colors, drawn) * comb(3 * colors - held * colors, 3 - drawn)
        assert fraction(formula.subs(values).subs(count, drawn).doit()) == Fraction(sheet_ways, comb(3 * colors, 3))


@pytest.mark.parametrize("burst", range(6, 18))
def test_burst_with_cards_and_burst_number_as_symbols(burst):
    """One formula in N and B gives the chance that a color reaches the burst number, for as long as two can at most."""
    cards, number = symbols("N B", integer=True, positive=True)
    formula = burst_probability(5, cards, 16, number)
    assert {cards, number} <= formula.free_symbols
    for color in (Deck(), Deck(kododos=2, numbers={1: 10})):
        sheet = rules("kododo", 4, deck=color, removed=0)
        at = formula.subs({cards: color.cards_per_color, number: burst})
        assert fraction(unrolled(at)) == round_law(sheet).top_count.at_least(burst)


@pytest.mark.parametrize(("burst", "kododo_number"), list(product((2, 3, 4), (1, 2, 3))))
def test_burst_with_the_kododo_number_as_a_symbol(burst, kododo_number):
    """One formula in B and K gives p_burst where Kododos decide, on a deck small enough to add it all up."""
    names = symbols("B K", integer=True, positive=True)
    formula = undecided_burst_probability(
        colors=3, numbers=2, kododos=1, draws=4, burst=names[0], kododo_number=names[1]
    )
    sheet = small_rules().replace(burst=burst, kododo_number=kododo_number)
    at = formula.subs(dict(zip(names, (burst, kododo_number), strict=True)))
    assert fraction(unrolled(at)) == round_law(sheet).p_burst


def test_nothing_as_a_sum_over_partitions_with_the_cards_as_a_symbol():
    """Without Kododos, p_nothing is a sum of products of binomials in N; any N gives that deck's law."""
    cards, sheet = Symbol("N", integer=True), rules("limit", 4, kododo_mode="off")
    empty = [
        parts
        for parts in partitions(16, 5, 16)
        if cascade(dict(zip(sheet.deck.colors, parts, strict=True)), 0, sheet)[-1].kind == "nothing"
    ]
    formula = sum(partition_probability(parts, cards, 16) for parts in empty)
    for deck in (Deck(), Deck(numbers={3: 1}), Deck(kododos=0, numbers={2: 40})):
        law = round_law(sheet.replace(deck=deck, removed=0))
        assert fraction(formula.subs(cards, deck.cards_per_color).doit()) == law.p_nothing


def test_partitions_of_the_table_hold_every_table(printed):
    """The ways of all partitions sum to the number of tables; each partition comes once, in order."""
    found = list(partitions(printed.table_size, 5, 20))
    assert sum(ways(parts, 20) for parts in found) == comb(100, printed.table_size)
    assert found == sorted(set(found), reverse=True)
    assert all(list(parts) == sorted(parts, reverse=True) for parts in found)


@given(st.integers(0, 3), st.integers(0, 4), st.integers(0, 6))
def test_partitions_and_arrangements_equal_enumeration(colors, most, cards):
    """Counting every way to give the colors cards, one after the other, finds the same partitions as often."""
    every = product(range(most + 1), repeat=colors)
    counted = Counter(tuple(sorted(parts, reverse=True)) for parts in every if sum(parts) == cards)
    assert {parts: arrangements(parts) for parts in partitions(cards, colors, most)} == counted


def test_unrolling_leaves_open_sums_alone():
    """A sum to n is no sum of so many terms; once n is a number it is, and of no terms below the first."""
    i, n = symbols("i n", integer=True)
    open_sum = Sum(i, (i, 3, n))
    assert unrolled(open_sum) == open_sum
    assert [unrolled(open_sum.subs(n, last)) for last in (5, 3, 2, 0)] == [12, 3, 0, 0]


def test_abbreviations_are_replaced_in_their_order():
    """What an abbreviation stands for may hold the next one."""
    one, other = symbols("one other")
    assert evaluated(one + 1, ((one, 2 * other), (other, Integer(5)))) == 11


def test_unknown_names_are_refused():
    """The package gives away the names that it lists, and no other."""
    assert all(getattr(symbolic, name) for name in symbolic.__all__)
    with pytest.raises(AttributeError, match="no attribute 'solve'"):
        _ = symbolic.solve


def test_without_sympy_one_reads_how_to_install_it(monkeypatch):
    """The names say what is missing; the partitions do without."""

    def missing(name):
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)  # noqa: EM102, TRY003 - Python's own

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(ModuleNotFoundError, match=r'derivation: expected sympy .* pip install "kododo_math\[lab\]"'):
        _ = symbolic.derivation
