"""Every exercise of the course, for several seeds: what is accepted, what is a known mistake, and what is said."""

import random
from decimal import Decimal, localcontext
from fractions import Fraction

import pytest

from kododo_math.exercises import COURSE, question
from kododo_math.exercises.answers import write_answer
from kododo_math.exercises.question import Draft, asks

SEEDS = (1, 2, "Ada", 5211)
DIGITS = 7

each_exercise = pytest.mark.parametrize("name", COURSE)
each_seed = pytest.mark.parametrize("seed", SEEDS)


def decimal(number):
    """Return a number as a decimal numeral with seven significant digits, zeros at the end too."""
    with localcontext(prec=50):
        exact = Decimal(number.numerator) / Decimal(number.denominator)
        return f"{exact:.{max(0, DIGITS - 1 - exact.adjusted())}f}"


def forms(answer, kind):
    """Yield every form in which an answer may be given."""
    yield write_answer(answer)
    yield answer
    if isinstance(answer, Fraction):
        yield decimal(answer)
        yield decimal(answer).replace(".", ",")
        if kind == "probability" and answer:
            yield f"{decimal(100 * answer)} %"
            yield f"1 in {decimal(1 / answer)}"


def test_the_course_has_enough_exercises():
    """There are thirty at least, and each of the ten notebooks has some."""
    assert len(COURSE) >= 30
    assert {exercise.notebook for exercise in COURSE.values()} == set(range(10))


@each_exercise
@each_seed
def test_the_right_answer_is_accepted_in_every_form(name, seed):
    """Fraction, decimal, decimal comma, percentage and "1 in x" are all right."""
    asked = question(name, seed)
    for form in forms(asked.answer, asked.exercise.kind):
        if asked.exercise.kind != "rules" or isinstance(form, str):
            assert asked.judge(form).verdict == "right", form


@each_exercise
@each_seed
def test_each_mistake_is_rejected_by_name(name, seed):
    """The answer that a mistake leads to is never right, and the mistake is recognized."""
    asked = question(name, seed)
    wrong = list(asked.draft.wrong_answers())
    assert wrong
    for mistake, answer in wrong:
        assert answer != asked.answer
        for form in forms(answer, asked.exercise.kind):
            if asked.exercise.kind != "rules" or isinstance(form, str):
                judged = asked.judge(form)
                assert (judged.verdict, judged.mistake) == ("mistake", mistake), form


def test_a_name_is_one_seed_however_it_is_spelled():
    """Capitals and blanks make no other question."""
    assert question("next-card", "Ada Lovelace").draft == question("next-card", " ada  LOVELACE").draft
    assert question("next-card", "Ada").draft != question("next-card", "Ben").draft


@each_exercise
def test_numbers_vary_by_seed_and_never_for_one(name):
    """A seed always draws the same question, and different seeds draw different ones."""
    assert question(name, 7).draft.values == question(name, 7).draft.values
    assert len({str(question(name, seed).draft.values) for seed in range(8)}) > 2


@each_exercise
def test_a_class_meets_a_dozen_versions(name):
    """A hundred seeds, names as well, draw no fewer than notebooks/teaching.md says."""
    drafts = [question(name, seed).draft for seed in range(100)]
    assert len({str((draft.answer, draft.values, draft.plays, draft.hand)) for draft in drafts}) >= 12


def test_numbers_that_let_a_mistake_pass_are_drawn_again():
    """2 + 2 = 2 * 2: such numbers are not asked, however often they are drawn."""

    @asks("number", notebook=0)
    def sum_of_two(rng):
        a, b = rng.choice(((2, 2), (2, 3)))
        return Draft(answer=Fraction(a + b), mistakes={"product": Fraction(a * b)}, values={"a": a, "b": b})

    assert {sum_of_two.draw(seed).answer for seed in range(30)} == {Fraction(5)}


def test_an_exercise_without_sound_numbers_says_so():
    """One whose mistake is always right is a fault of its own, and named."""

    @asks("number", notebook=0)
    def hopeless(rng):
        n = Fraction(rng.randint(1, 9))
        return Draft(answer=n, mistakes={"same": n}, values={})

    with pytest.raises(RuntimeError, match="exercise 'hopeless': expected sound numbers"):
        hopeless.draw()


def test_a_number_that_fits_a_mistake_too_is_too_coarse():
    """With too few digits to tell, one more is asked for."""

    @asks("number", notebook=0)
    def close(rng):
        rng.random()
        return Draft(answer=Fraction(301, 1000), mistakes={"near": Fraction(304, 1000)}, values={})

    assert [close.draw().judge(given).verdict for given in ("0.3", "0.30", "0.301", "0.304", "0.5")] == [
        "coarse",
        "coarse",
        "right",
        "mistake",
        "wrong",
    ]


@pytest.mark.parametrize(
    ("name", "seed", "error"),
    [("no-such", 1, ValueError), ("who-scores", 1.5, TypeError), ("who-scores", True, TypeError)],
)
def test_unknown_names_and_seeds(name, seed, error):
    """An unknown exercise is a ``ValueError`` that lists them, a seed of another kind a ``TypeError``."""
    with pytest.raises(error, match="expected"):
        question(name, seed)


def test_drawing_leaves_the_global_generator_alone():
    """A question draws from a generator of its own."""
    random.seed(1)
    before = random.getstate()
    question("who-scores", 3)
    assert random.getstate() == before
