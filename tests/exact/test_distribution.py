"""Distributions: the identities every law keeps, and what is refused."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from math import isclose, lcm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kododo_math.exact.distribution import Distribution

OUTCOMES = st.integers(-20, 20) | st.fractions(-3, 3, max_denominator=6)
LAWS = (
    st.dictionaries(OUTCOMES, st.integers(0, 10**30), min_size=1)
    .filter(lambda weights: any(weights.values()))
    .map(Distribution)
)
RATIONALS = st.fractions(-5, 5, max_denominator=9)


def slow_mean(law):
    """The mean as it is written on a blackboard: each outcome times its probability."""
    return sum((Fraction(x) * p for x, p in law.items()), Fraction(0))


@given(LAWS)
def test_probabilities_are_weights_over_their_total_and_sum_to_one(law):
    """Each probability is a weight over the total; nothing is lost or rounded."""
    assert sum(law.values()) == 1
    assert law.total == sum(law.weights.values())
    assert dict(law) == {x: Fraction(w, law.total) for x, w in law.weights.items()}
    assert len(law) == len(list(law))
    assert all(x in law and law[x] > 0 for x in law)


@given(LAWS)
def test_an_impossible_outcome_has_probability_zero_and_is_not_listed(law):
    """What cannot happen can be asked for."""
    assert law[99] == 0
    assert 99 not in law
    assert 99 not in list(law)


@given(LAWS)
def test_numbers_come_in_order(law):
    """The outcomes of a law of numbers are sorted, however they were given."""
    assert list(law) == sorted(law)


def test_outcomes_that_are_no_numbers_come_as_they_were_given():
    """Colors have no order but that of the deck."""
    assert list(Distribution({"teal": 1, "orange": 2, None: 3})) == ["teal", "orange", None]


@given(LAWS, RATIONALS, RATIONALS)
def test_mean_is_linear(law, factor, shift):
    """E[aX + b] = a E[X] + b, exactly."""
    assert law.map(lambda x: factor * x + shift).mean == factor * law.mean + shift


@given(LAWS, RATIONALS, RATIONALS)
def test_variance_ignores_a_shift_and_squares_a_factor(law, factor, shift):
    """Var[aX + b] = a² Var[X], exactly."""
    assert law.map(lambda x: factor * x + shift).variance == factor**2 * law.variance


@given(LAWS)
def test_moments_equal_their_definitions(law):
    """The mean and variance are those of the blackboard, and the deviation is the root of the variance."""
    mean = slow_mean(law)
    assert law.mean == mean
    assert law.variance == sum(p * (x - mean) ** 2 for x, p in law.items())
    assert isclose(law.sd**2, law.variance, rel_tol=1e-9)


@given(LAWS, OUTCOMES)
def test_cdf_and_at_least_overlap_in_the_outcome_alone(law, x):
    """P(X ≤ x) + P(X ≥ x) = 1 + P(X = x)."""
    assert law.cdf(x) + law.at_least(x) == 1 + law[x]


@given(LAWS, OUTCOMES, OUTCOMES)
def test_cdf_never_falls(law, x, y):
    """P(X ≤ x) grows with x from 0 to 1."""
    assert law.cdf(min(x, y)) <= law.cdf(max(x, y))
    assert law.cdf(-99) == 0
    assert law.cdf(99) == 1


@given(LAWS, OUTCOMES)
def test_an_event_and_its_complement_sum_to_one(law, x):
    """P(A) + P(not A) = 1, and a mapped law gives the same."""
    below = law.where(lambda outcome: outcome < x)
    assert below + law.where(lambda outcome: outcome >= x) == 1
    assert law.map(lambda outcome: outcome < x)[True] == below


@given(LAWS)
def test_map_composes_and_keeps_the_total(law):
    """Mapping twice is mapping by the composed function; no weight is lost."""
    twice = law.map(abs).map(lambda x: x * x)
    assert twice == law.map(lambda x: x * x)
    assert twice.total == law.total


@given(LAWS)
def test_expect_equals_the_mean_of_the_mapped_law(law):
    """E[f(X)] is the mean of the law of f(X)."""
    assert law.expect(lambda x: x * x) == law.map(lambda x: x * x).mean


@given(LAWS, st.integers(2, 9))
def test_equal_laws_are_equal_and_hash_alike_whatever_their_totals(law, factor):
    """Only the probabilities matter, not the total they are written over."""
    scaled = Distribution({x: factor * w for x, w in law.weights.items()})
    assert scaled == law
    assert hash(scaled) == hash(law)


@given(LAWS, LAWS)
def test_equality_is_equality_of_every_probability(one, other):
    """Two laws are equal where they give every outcome the same probability, and nowhere else."""
    common = lcm(one.total, other.total)
    scaled = [{x: w * (common // law.total) for x, w in law.weights.items()} for law in (one, other)]
    assert (one == other) == (scaled[0] == scaled[1])


def test_a_law_is_no_plain_dictionary():
    """A law compares with laws only; a dictionary of its probabilities is something else."""
    assert Distribution({1: 1}) != {1: Fraction(1)}


@given(LAWS)
def test_a_law_survives_pickle_copy_and_its_own_repr(law):
    """What is sent to another process, copied or printed comes back equal, weights and all."""
    for twin in (pickle.loads(pickle.dumps(law)), copy.deepcopy(law), eval(repr(law))):  # noqa: S301, S307 - our own
        assert twin == law
        assert twin.weights == law.weights


def test_the_weights_handed_out_are_a_separate_dictionary():
    """Nobody changes a law through its weights, given or taken."""
    given_weights = {1: 1, 2: 1}
    law = Distribution(given_weights)
    given_weights[1] = 5
    law.weights[2] = 7
    assert law.weights == {1: 1, 2: 1}


@pytest.mark.parametrize("weight", [0.5, True, Fraction(1, 2), "1", None])
def test_a_weight_that_is_no_integer_is_refused(weight):
    """A probability in the place of a weight is a mistake, and the message quotes it."""
    with pytest.raises(TypeError, match="weight of 'a': expected an integer, got"):
        Distribution({"a": weight})


def test_a_negative_weight_is_refused():
    """There are no fewer than no ways."""
    with pytest.raises(ValueError, match="weight of 'a': expected at least 0, got -1"):
        Distribution({"a": -1, "b": 2})


@pytest.mark.parametrize("weights", [{}, {1: 0, 2: 0}])
def test_a_law_needs_an_outcome(weights):
    """Something has to happen."""
    with pytest.raises(ValueError, match="positive weight: got none"):
        Distribution(weights)
