"""Answers in every form that a reader may give them in."""

from fractions import Fraction
from operator import attrgetter

import pytest

from kododo_math.cards import parse_cards
from kododo_math.editions import rules
from kododo_math.exercises import question
from kododo_math.exercises.answers import NOTHING, read_answer, read_number, write_answer


@pytest.mark.parametrize(
    ("given", "form", "value"),
    [
        ("3/10", "fraction", "3/10"),
        (" 1 879/109 795 ", "fraction", "1879/109795"),
        (Fraction(3, 10), "fraction", "3/10"),
        ("28*28/1820", "fraction", "28/65"),
        ("2\u00b73 \u00d7 0,5", "fraction", "3"),
        ("28 x 28 : 1820", "fraction", "28/65"),
        ("7 * 8", "fraction", "56"),
        ("0.3", "decimal", "3/10"),
        ("0,3", "decimal", "3/10"),
        (0.25, "decimal", "1/4"),
        ("≈ 0.30", "decimal", "3/10"),
        ("30 %", "percentage", "3/10"),
        ("12,5%", "percentage", "1/8"),
        ("30 Prozent", "percentage", "3/10"),
        ("1 in 4", "one_in", "1/4"),
        ("1 von 2,5", "one_in", "2/5"),
        ("3 out of 10", "one_in", "3/10"),
        ("12", "whole", "12"),
        (12, "whole", "12"),
        ("-1.5", "decimal", "-3/2"),
        ("\u22121.5", "decimal", "-3/2"),
        (".22", "decimal", "11/50"),
        (",22", "decimal", "11/50"),
        ("22.", "whole", "22"),
        ("22,", "whole", "22"),
        ("+3.05", "decimal", "61/20"),
        ("+19/86", "fraction", "19/86"),
        ("3 2/9", "fraction", "29/9"),
        ("-3 2/9", "fraction", "-29/9"),
        ("12 345 2/9", "fraction", "111107/9"),
        ("1 153/1820", "fraction", "1973/1820"),
        ("1\u2009153/1820", "fraction", "1153/1820"),
        ("½", "fraction", "1/2"),
        ("3½", "fraction", "7/2"),
        ("⅓", "fraction", "1/3"),
        ("19\u204486", "fraction", "19/86"),
        ("19 ÷ 86", "fraction", "19/86"),
        ("1 zu 4,5", "one_in", "2/9"),
        ("19 of 86", "one_in", "19/86"),
        ("19 von 86", "one_in", "19/86"),
        ("0 in 5", "one_in", "0"),
        ("1/4.53", "one_in", "100/453"),
        ("17/2.5", "fraction", "34/5"),
        ("about 0.22", "decimal", "11/50"),
        ("approximately 22 %", "percentage", "11/50"),
        ("ca. 0,22", "decimal", "11/50"),
        ("= etwa 0,22", "decimal", "11/50"),
        ("5 points", "whole", "5"),
        ("5 Punkte.", "whole", "5"),
        ("3 2/9 points", "fraction", "29/9"),
    ],
)
def test_forms_of_a_number(given, form, value):
    """Each form is recognized, and says what it means."""
    reading = read_number(given)
    assert (reading.form, reading.value) == (form, Fraction(value))


@pytest.mark.parametrize(
    "given", ["", "a third", "1/0", "1 in 0", "0..3", "3 22", "12 3456", "5 million", "T6", True, None]
)
def test_what_is_no_number(given):
    """It is refused with a sentence that quotes it."""
    with pytest.raises(ValueError, match="answer: expected a number"):
        read_number(given)


@pytest.mark.parametrize(
    ("given", "value", "fits"),
    [
        ("33 %", "1/3", True),
        ("33.3 %", "1/3", True),
        ("34 %", "1/3", False),
        ("0.67", "2/3", True),
        ("0.66", "2/3", False),
        ("0.666", "2/3", True),
        ("1 in 3.3", "3/10", True),
        ("1 in 3.4", "3/10", False),
        ("33/100", "1/3", False),
        ("26.8", "27", False),
        ("27", "27", True),
        ("28", "27", False),
        ("1 in 3", "0", False),
        ("1/3.3", "3/10", True),
        ("1/3.4", "3/10", False),
        ("2*0.33", "2/3", False),
        ("0", "1/3", False),
        ("-0", "1/3", False),
        ("0.00", "1/300", False),
        ("0 %", "1/300", False),
        ("0 in 3", "1/3", False),
        ("0", "0", True),
    ],
)
def test_as_precise_as_given(given, value, fits):
    """A rounded number fits what it can be rounded from, a fraction only what it is; three digits may be cut off."""
    assert read_number(given).fits(Fraction(value)) is fits


@pytest.mark.parametrize(
    ("given", "value", "coarse"),
    [("0.3", "1/3", True), ("0.3", "3/10", False), ("0.33", "1/3", False), ("1 in 3", "3/10", True)],
)
def test_one_digit_says_too_little(given, value, coarse):
    """One digit will do only if it is exact."""
    assert read_number(given).is_coarse_for(Fraction(value)) is coarse


@pytest.mark.parametrize(
    ("given", "kind", "value"),
    [
        ("Teal", "color", "teal"),
        ("t", "color", "teal"),
        ("Tuerkis", "color", "teal"),
        ("gruen", "color", "green"),
        ("Kododos", "color", "kododo"),
        ("nobody.", "color", NOTHING),
        ("pink scores!", "color", "pink"),
        ("Rosa punktet.", "color", "pink"),
        ("only the Kododos", "color", "kododo"),
        ("no one", "color", "nothing"),
        ("o5, tk", "cards", parse_cards("O5 TK")),
        ("teal 4", "cards", parse_cards("T4")),
        ("T 4", "cards", parse_cards("T4")),
        ("türkis 4", "cards", parse_cards("T4")),
        ("Pink Kododo", "cards", parse_cards("PK")),
        ("Grün-3, O 5", "cards", parse_cards("G3 O5")),
        (parse_cards("TK O5"), "cards", parse_cards("O5 TK")),
        ("burst 7, Kododo 8", "rules", (("burst", 7), ("kododo_number", 8))),
        ("Grenze 7, Kododo-Zahl 8", "rules", (("burst", 7), ("kododo_number", 8))),
        ("burst=7, kododo_number=8", "rules", (("burst", 7), ("kododo_number", 8))),
        ("Kododo number: 8; burst=7", "rules", (("burst", 7), ("kododo_number", 8))),
        (rules("kododo", 4), "rules", (("burst", 7), ("kododo_number", 8))),
    ],
)
def test_colors_cards_and_rules(given, kind, value):
    """What is no number is read as it is meant; the order of cards does not matter."""
    assert read_answer(given, kind).value == value


@pytest.mark.parametrize("separator", [",", ".", " ", "\u2009", ""])
def test_a_large_answer_may_be_given_in_groups(separator):
    """German readers write 2.002, English ones 2,002; where the answer is small, 2.002 is a decimal as ever."""
    asked = [question("number-of-tables", seed) for seed in range(1, 30)]
    small, large = min(asked, key=attrgetter("answer")), max(asked, key=attrgetter("answer"))
    assert small.answer < 1000 < large.answer
    assert large.judge(f"{int(large.answer):,}".replace(",", separator)).verdict == "right"
    assert small.judge("2.002").reading.form == "decimal"


def test_digits_in_groups_may_tell_a_mistake():
    """Where the answer is small, 2.730 is a whole number only if that is a known mistake, or part of the answer."""
    asked = question("number-of-tables", next(seed for seed in range(99) if _draws(seed, cards=15, drawn=3)))
    assert asked.answer == 455
    for given in ("2730", "2.730", "2,730"):
        judged = asked.judge(given)
        assert (judged.mistake, judged.reading.form) == ("in_order", "whole")
    assert asked.judge("2.731").reading.form == "decimal"
    assert asked.judge("2.730/6").verdict == "right"


def _draws(seed, **values):
    drawn = question("number-of-tables", seed).draft.values
    return all(drawn[name] == value for name, value in values.items())


@pytest.mark.parametrize(
    ("given", "kind"),
    [("mauve", "color"), ("Q9", "cards"), ("", "cards"), ("burst 7", "rules"), ("burst -7, Kododo -8", "rules")]
    + [(f"burst {decimal}, kododo 8", "rules") for decimal in ("7.5", "7,5", "17.5")],
)
def test_what_cannot_be_read(given, kind):
    """It is refused with what was expected."""
    with pytest.raises(ValueError, match="expected"):
        read_answer(given, kind)


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (Fraction(3, 10), "number"),
        (parse_cards("O5 TK"), "cards"),
        ((("burst", 7), ("kododo_number", 8)), "rules"),
        (NOTHING, "color"),
    ],
)
def test_writing_is_the_inverse_of_reading(answer, kind):
    """What is written out can be given as an answer."""
    assert read_answer(write_answer(answer), kind).value == answer
