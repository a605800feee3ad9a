"""The derivation of a round's probabilities, from the number of tables to the chance that nobody scores.

Of one color, ``a_l`` stands for having exactly ``l`` cards on the table, ``b`` for a burst, ``g`` for any number of
cards. It does not matter which color comes first, so colors are put together by powers of ``y`` over factorials: any
number of colors at level ``l`` is ``exp(y a_l)``, any number but one is ``exp(y a_l) - y a_l``. Nobody scores if each
level below the burst number is held by any number of colors but one.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from typing import Any

from sympy import (  # type: ignore[import-untyped] # ships no types
    Add,
    IndexedBase,
    Integer,
    Product,
    Rational,
    Sum,
    Symbol,
    binomial,
    exp,
    factorial,
)

from kododo_math.exact.round_law import round_law
from kododo_math.exact.symbolic.coefficients import MARK_CARDS, MARK_COLORS, MARK_KODODOS, Coefficient
from kododo_math.exact.symbolic.formulas import (
    Formula,
    burst_probability,
    choose,
    color_function,
    color_ways,
    kododo_function,
    kododo_tail,
    partition_probability,
)
from kododo_math.exact.symbolic.partitions import partitions
from kododo_math.exact.symbolic.steps import DerivationStep, Names
from kododo_math.rule_set import RuleSet

t, y, z = MARK_CARDS, MARK_COLORS, MARK_KODODOS
a, c = IndexedBase("a"), IndexedBase("c")
b, g = Symbol("b"), Symbol("g")
level, other = Symbol("l", integer=True), Symbol("i", integer=True)
_PRINTED = {"kododo_counts_for_color": True, "tie_cascade": True, "burst_cascade": True, "kododo_first": True}


class Derivation(tuple[DerivationStep, ...]):
    """The steps of a derivation; a notebook shows them one below the other."""

    __slots__ = ()

    def step(self, title: str) -> DerivationStep:
        """Return the step with this title; raise ``KeyError`` that lists the titles if there is none."""
        steps = {step.title: step for step in self}
        if title not in steps:
            msg = f"step of a derivation: expected one of {', '.join(steps)}, got {title!r}"
            raise KeyError(msg)
        return steps[title]

    def _repr_markdown_(self) -> str:
        return "\n\n".join(f"**{step.title}**\n\n{step._repr_latex_()}" for step in self)


def derivation(rules: RuleSet) -> Derivation:
    r"""Derive the law of a round of uniformly random play, each step checked against ``round_law``.

    >>> from kododo_math.editions import rules
    >>> steps = derivation(rules("kododo", 2))
    >>> [step.title for step in steps][:3]
    ['tables', 'number of Kododos', 'Kododos decide']
    >>> print(steps.step("Kododos decide"))  # doctest: +ELLIPSIS
    p_{\text{kododo}} = \sum\limits_{j=6}^{8} \frac{{\binom{25}{j}} {\binom{75}{8 - j}}}{{\binom{100}{8}}} = ...

    Raises ``ValueError`` for switches that no printed edition throws: their generating functions are others.
    """
    for name, printed in _PRINTED.items():
        if getattr(rules, name) != printed:
            msg = f"derivation: expected {name}={printed}, as in every printed edition, got {getattr(rules, name)}"
            raise ValueError(msg)
    plan = _Plan(rules)
    makers = [plan.tables, plan.kododo_count, plan.kododos_decide, plan.flattest_tables]
    if 3 * rules.burst > rules.table_size:
        makers.append(plan.burst_number_reached)
    makers += [plan.burst, plan.tie, plan.nothing]
    if rules.burst > 1:
        makers.append(plan.majority_of_one_size)
    makers.append(plan.majority)
    return Derivation(make() for make in makers)


class _Plan:
    """The steps for one rule set: its numbers by short names, and what the abbreviations stand for."""

    def __init__(self, rules: RuleSet) -> None:
        deck = rules.deck
        self.rules, self.law, self.bursting = rules, round_law(rules), rules.burst
        self.colors, self.cards, self.draws = len(deck.colors), deck.cards_per_color, rules.table_size
        self.all_kododos = self.colors * deck.kododos
        self.all_tables = choose(deck.size, self.draws)
        self.g: Names = ((g, color_function(deck.numbers_per_color, deck.kododos)),)
        self.a: Names = (
            (a[level], c[level] * t**level),
            (c[level], color_ways(deck.numbers_per_color, deck.kododos, level)),
        )
        self.b: Names = ((b, self.any_level(self.bursting, max(self.cards, self.bursting - 1))), *self.a)

    def tables(self) -> DerivationStep:
        """Count the tables, each equally likely."""
        everything = Coefficient(g**self.colors, (t, self.draws), (z, 0, self.draws))
        total = Integer(self.law.total)
        return DerivationStep("tables", r"\text{tables}", (everything, self.all_tables), total, self.g)

    def kododo_count(self) -> DerivationStep:
        """Give the probability generating function of the number of Kododos."""
        most = min(self.all_kododos, self.draws)
        forms = (
            Coefficient(g**self.colors, (t, self.draws)) / self.all_tables,
            kododo_function(self.rules.deck.size, self.all_kododos, self.draws, most),
        )
        expected = Add(*(_rational(p) * z**count for count, p in self.law.kododo_count.items()))
        return DerivationStep("number of Kododos", r"\sum_j P(j)\, z^j", forms, expected, self.g)

    def kododos_decide(self) -> DerivationStep:
        """Add up the hypergeometric probabilities that meet the Kododo rule."""
        spans = self.kododo_spans(met=True)
        tails = (kododo_tail(self.rules.deck.size, self.all_kododos, self.draws, *span) for span in spans)
        return _probability("Kododos decide", r"p_{\text{kododo}}", Add(*tails), self.law.p_kododo)

    def flattest_tables(self) -> DerivationStep:
        """Add up the partitions with the smallest largest part."""
        top = -(-self.draws // self.colors)
        flat = partitions(self.draws, self.colors, min(top, self.cards))
        terms = (partition_probability(parts, self.cards, self.draws) for parts in flat)
        return _probability("flattest tables", rf"P(\text{{top}} = {top})", Add(*terms), self.law.top_count[top])

    def burst_number_reached(self) -> DerivationStep:
        """Include each color that reaches the burst number, exclude each pair; whatever the Kododos."""
        form = burst_probability(self.colors, self.cards, self.draws, self.bursting)
        left = rf"P(\text{{top}} \geq {self.bursting})"
        return _probability("burst number reached", left, form, self.law.top_count.at_least(self.bursting))

    def burst(self) -> DerivationStep:
        """Include and exclude colors that burst, in tables that the Kododos do not decide."""
        together = range(1, min(self.colors, self.draws // self.bursting) + 1)
        terms = (-((-1) ** r) * binomial(self.colors, r) * b**r * g ** (self.colors - r) for r in together)
        form = self.undecided(Add(*terms)) / self.all_tables
        return _probability("burst", r"p_{\text{burst}}", form, self.law.p_burst, (*self.g, *self.b))

    def tie(self) -> DerivationStep:
        """Take from all tables that the Kododos do not decide those that have no tie before they end.

        Below the bursts, either one color alone has the most cards, or there is no color left.
        """
        alone = Sum(y * a[level + 1] * exp(y * (1 + b + self.smaller())), (level, 0, self.bursting - 2))
        without = self.in_any_order(exp(y * (1 + b)) + alone)
        form = (self.undecided(g**self.colors) - without) / self.all_tables
        return _probability("tie", r"p_{\text{tie}}", form, self.law.p_tie, (*self.g, *self.b))

    def nothing(self) -> DerivationStep:
        """Let no level below the burst number be held by exactly one color."""
        form = self.in_any_order(exp(y * (1 + b)) * self.no_single(1)) / self.all_tables
        return _probability("nothing", r"p_{\text{nothing}}", form, self.law.p_nothing, self.b)

    def majority_of_one_size(self) -> DerivationStep:
        """Let one color alone have the likeliest number of cards, and no level between it and the bursts just one."""
        law = self.law.scoring_count
        size = max(range(1, self.bursting), key=lambda count: law[count])
        function = y * a[size] * exp(y * (1 + self.any_level(1, size - 1) + b)) * self.no_single(size + 1)
        form = self.in_any_order(function) / self.all_tables
        return _probability("majority of one size", rf"P(\text{{{size} score}})", form, law[size], self.b)

    def majority(self) -> DerivationStep:
        """Let that be so for one size after the other; or take from 1 what else can happen."""
        larger = Product(exp(y * a[other]) - y * a[other], (other, level + 2, self.bursting - 1))
        scores = y * a[level + 1] * exp(y * (1 + b + self.smaller())) * larger
        form = self.in_any_order(Sum(scores, (level, 0, self.bursting - 2))) / self.all_tables
        rest = Add(1, -_rational(self.law.p_kododo), -_rational(self.law.p_nothing), evaluate=False)
        law = _rational(self.law.p_majority)
        return DerivationStep("majority", r"p_{\text{majority}}", (form, rest), law, self.b)

    def any_level(self, least: int, most: int) -> Formula:
        """Return what stands for one color with ``least`` to ``most`` cards."""
        return Sum(a[level], (level, least, most))

    def smaller(self) -> Formula:
        """Return what stands for one color with ``level`` cards or fewer, but some."""
        return Sum(a[other], (other, 1, level))

    def no_single(self, least: int) -> Formula:
        """Return what stands for no level from ``least`` to below the burst number being held by exactly one color."""
        return Product(exp(y * a[level]) - y * a[level], (level, least, self.bursting - 1))

    def in_any_order(self, function: Formula) -> Formula:
        """Count the tables in a function whose powers of ``y`` mark the colors."""
        return factorial(self.colors, evaluate=False) * self.undecided(function, (y, self.colors))

    def undecided(self, function: Formula, *powers: tuple[Any, int]) -> Formula:
        """Count the tables in a function that are not decided by their Kododos."""
        spans = self.kododo_spans(met=False)
        return Add(*(Coefficient(function, *powers, (t, self.draws), (z, *span)) for span in spans))

    def kododo_spans(self, *, met: bool) -> list[tuple[int, int]]:
        """Return the first and last of each run of numbers of Kododos that meet the Kododo rule, or do not."""
        counts = range(min(self.all_kododos, self.draws) + 1)
        runs = [list(run) for is_met, run in groupby(counts, self.rules.kododo_rule_met) if is_met == met]
        return [(run[0], run[-1]) for run in runs]


def _probability(title: str, left: str, form: Formula, expected: Fraction, names: Names = ()) -> DerivationStep:
    return DerivationStep(title, left, (form,), _rational(expected), names)


def _rational(fraction: Fraction) -> Formula:
    return Rational(fraction.numerator, fraction.denominator)
