"""What is said of an answer as a reader writes it: how it was read, and what to write instead."""

import re
from fractions import Fraction

import pytest

from kododo_math.exercises import question
from kododo_math.exercises.answers import MOST_CHARACTERS, read_answer
from kododo_math.views.catalogue import say
from kododo_math.views.exercise_box.show import exercise
from kododo_math.views.exercise_box.texts.book import PROSE
from tests.views.conftest import each_language

pytestmark = pytest.mark.usefixtures("no_attempts")


@pytest.mark.parametrize(
    ("given", "told"),
    [("30 %", "the percentage 30 %"), ("0,25", "the decimal 0.25"), ("1 in 3.3", "the chance 1 in 3.3")],
)
def test_the_form_that_was_read_is_told(given, told):
    """So that a comma or a percent sign gone astray is seen."""
    assert f"Read as {told}." in str(exercise("next-card", 1).check(given))


def test_a_percentage_without_its_sign():
    """A chance over 1 is asked about, before anything else."""
    assert "at most 1. Did you mean 20.2 %?" in str(exercise("next-card", 1).check("20.2"))


def test_what_cannot_be_read_is_no_try():
    """It is said what was expected, and nothing is counted; nor is an empty answer."""
    box = exercise("who-scores", 1)
    assert "Write a color (teal, orange" in str(box.check("mauve"))
    assert str(box.check("  ")) == "Write an answer first."
    assert box.attempt.tries == 0


def test_a_coarse_answer_is_no_try():
    """One digit more is asked for."""
    box = exercise("tie-of-two-colors", 1)
    assert "one more digit" in str(box.check(f"{float(box.question.answer):.1f}"))
    assert box.attempt.tries == 0


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("-1", "never less than 0"),
        ("22", "at most 1. Did you mean 22 %?"),
        ("150 %", "A probability is at most 1, which is 100 %."),
        ("3/2", "A probability is at most 1, which is 100 %."),
        ("C(15,3)", "A probability is at most 1, which is 100 %."),
        ("12 %%", "Write a probability"),
        ("5/0", "Write a probability"),
        ("1:12", "Read as the chance 1 in 12."),
        ("0,08", "Read as the decimal 0.08."),
    ],
)
def test_a_hint_fits_what_was_written(given, told):
    """A number that no probability can be is told so; what cannot be read is no try, and shown how to write."""
    box = exercise("next-card", 1)
    assert told in str(box.check(given))
    assert box.attempt.tries == (0 if "Write" in told else 1)


def test_a_bare_zero_is_nobodys_mistake():
    """It is what small numbers round to, and says nothing of where it comes from."""
    box = exercise("how-surprising", 1)
    assert PROSE["en"]["how-surprising"].hint in str(box.check("0"))


@pytest.mark.parametrize(
    ("name", "language", "given", "told"),
    [
        ("worth-of-a-play", "en", "3 2/9", "Read as the fraction 29/9."),
        ("worth-of-a-play", "de", "3 2/9", "Gelesen als Bruch 29/9."),
        ("next-card", "en", "1 - 67/86", "Read as the fraction 19/86."),
        ("next-card", "de", "1/4,53", "Gelesen als Chance 1 von 4,53."),
        ("number-of-tables", "en", "4!", "Read as the number 24."),
        ("number-of-tables", "de", "24 Punkte", "Gelesen als Zahl 24."),
        ("best-last-card", "en", "teal 4", "Read as the card T4."),
        ("best-last-card", "de", "türkis 4", "Gelesen als Karte T4."),
        ("best-last-card", "en", "T4 T4", "Read as the cards T4 T4."),
        ("best-last-card", "de", "T4 T4", "Gelesen als Karten T4 T4."),
    ],
)
def test_how_an_answer_was_read(name, language, given, told):
    """In English and German, whatever it says."""
    assert told in str(exercise(name, 1, language).check(given))


@each_language
def test_the_example_of_a_product_is_whole(language):
    """The star of the product that advice shows is no mark of emphasis, in the text and on the page; it can be read."""
    said = exercise("next-card", 1, language).check("a third")
    shown = re.search(r"\d+\*\d+/\d+", say(language, "exercise.unreadable.probability"))[0]
    assert shown in str(said)
    assert shown in said.html()
    assert read_answer(shown, "probability").value == Fraction(3, 10)


@pytest.mark.parametrize("given", ["0", "-0", "0 %", "0,0", "0.00 %"])
@each_language
def test_nothing_is_no_probability_of_what_can_happen(given, language):
    """A 0 is wrong, and counts as a try: no digit more would make it right."""
    box = exercise("next-card", 1, language)
    assert str(box.check(given)).startswith(say(language, "exercise.wrong"))
    assert box.attempt.tries == 1


@pytest.mark.parametrize("given", [(MOST_CHARACTERS + 1) * "1", 5000 * "9", "9^9^9", "999!", Fraction(10) ** 5000])
@each_language
def test_what_is_too_long_or_too_large(given, language):
    """It is said in one short sentence, and is no try."""
    box = exercise("number-of-tables", 1, language)
    assert str(box.check(given)) == say(language, "exercise.unwieldy")
    assert box.attempt.tries == 0


@pytest.mark.parametrize(
    ("language", "given", "told"),
    [("en", "burst 7.5, kododo 8", "two whole numbers"), ("de", "Grenze 7,5, Kododo 8", "zwei ganze Zahlen")],
)
def test_a_rule_has_whole_numbers(language, given, told):
    """A decimal is not cut off: it is said that none is meant, and nothing is counted."""
    box = exercise("rule-of-your-own", 1, language)
    assert told in str(box.check(given))
    assert box.attempt.tries == 0


@pytest.mark.parametrize("given", ["2.730", "2,730"])
@each_language
def test_a_mistake_with_digits_in_groups_gets_its_hint(given, language):
    """The hint is that of the whole number."""
    seed = next(seed for seed in range(99) if question("number-of-tables", seed).answer == 455)
    box = exercise("number-of-tables", seed, language)
    assert str(box.check(given)) == str(exercise("number-of-tables", seed, language).check("2730"))
    assert PROSE[language]["number-of-tables"].mistakes["in_order"][:20] in str(box.check(given))


@pytest.mark.parametrize("given", ["2000000", "2,000,000", "2.000.000", "2 000 000", "4,000,000/2"])
def test_a_large_answer_may_have_its_digits_in_groups(given):
    """With points and commas as with blanks, though only the groups can be read as a number."""
    seed = next(seed for seed in range(99) if question("sharper-estimate", seed).answer == 2_000_000)
    assert question("sharper-estimate", seed).judge(given).verdict == "right"


def test_a_right_answer_counts_after_the_same_number_was_too_exact():
    """The rounded answer, taken for an exact fraction, is wrong; given as what it is, it is right at the second try."""
    box = exercise("next-card", 1)
    rounded = Fraction(round(box.question.answer, 4))
    assert str(box.check(str(rounded))).startswith("Not yet.")
    assert str(box.check(f"{float(rounded)}")).startswith("Right")
    assert box.attempt.tries == 2


def test_a_long_word_is_read_at_once():
    """Letters after a field's name are not tried in every way that they can be parted."""
    with pytest.raises(ValueError, match="expected two whole numbers"):
        read_answer("burst" + 75 * "a", "rules")
