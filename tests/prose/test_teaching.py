"""Numbers and claims that the teacher's guide has in its sentences are computed, and stand there."""

import re
import tomllib
from fractions import Fraction
from math import comb
from pathlib import Path

import kododo_math
from kododo_math import find, round_law, rules
from kododo_math.exercises import COURSE, question
from kododo_math.exercises.answers import read_number
from kododo_math.views.catalogue import say

FOUR, FIVE = rules("kododo", 4), rules("kododo", 5)
PRINTED = [rules("kododo", players) for players in (2, 3, 4, 5)]
DECK = FOUR.deck


def test_teaching_rules_for_slips_of_paper(prose):
    """The two tables hold the printed deck and the rules of the edition `kododo`; one set serves three tables."""
    counts = [DECK.kododos, *(DECK.numbers[number] for number in (2, 3, 4, 5, 6))]
    assert f"| {' | '.join(map(str, counts))} |" in prose("teaching")
    for sheet in PRINTED:
        numbers = f"| {sheet.burst} or more | {sheet.kododo_number} or more | {sheet.rounds_per_game} |"
        assert f"| {sheet.players} | {sheet.removed} {numbers}" in prose("teaching")
    needed = FOUR.hand_size + sum(FOUR.turns[:-1])
    assert f"a player needs {needed} cards, so one well shuffled set serves three tables of four" in prose("teaching")
    assert 3 * 4 * needed <= len(DECK.cards)


def test_teaching_names_the_german_buttons(prose):
    """In the order of the English ones, as the catalogue has them."""
    keys = [f"button.{name}" for name in ("next", "previous", "finish_round", "play", "deal")]
    keys += [f"exercise.{name}" for name in ("check", "hint", "reveal", "other")]
    named = {language: ", ".join(f"*{say(language, key)}*" for key in keys) for language in ("en", "de")}
    assert f"where they say {named['en']}, German buttons say {named['de']}." in prose("teaching")


def test_teaching_lessons_of_45_minutes(prose):
    """Both plans run from 0 to 45 without a gap; an hour is what 08 and 09 say of themselves."""
    lessons = prose("teaching").split("(45 minutes)")[1:]
    assert len(lessons) == 2
    for lesson in lessons:
        spans = [tuple(map(int, span)) for span in re.findall(r"\| (\d+)\N{EN DASH}(\d+) \|", lesson)]
        assert [start for start, _ in spans] == [0, *(end for _, end in spans[:-1])]
        assert spans[-1][1] == 45
    assert "08 and 09 take an hour each" in prose("teaching")
    assert "*Time:* one hour." in prose("08")
    assert "*Time:* one hour." in prose("09")


def test_teaching_wishes_of_designers(prose):
    """Eight is nearest to 8 in 100; the wish to be written down is met, as nearly as it goes, by two numbers."""
    assert "a burst number of 9 or of 8, which makes a burst in about 8 of 100 rounds?" in prose("teaching")
    eight, nine = (round_law(FIVE.replace(burst=burst)).p_burst for burst in (8, 9))
    assert abs(eight - Fraction(8, 100)) < Fraction(1, 100) < abs(nine - Fraction(8, 100))
    wish = "Kododos decide one round in ten, and almost never does nobody score"
    assert f'("{wish}"), then find a rule sheet for it. Change two numbers at most.' in prose("teaching")
    wanted = {"p_kododo": 0.1, "p_nothing": 0}
    row = find(FIVE, target=wanted, burst=range(4, 13), kododo_number=range(3, 13)).iloc[0]
    assert abs(row["p_kododo"] - Fraction(1, 10)) < Fraction(1, 40)
    assert row["p_nothing"] < Fraction(1, 100)


def test_teaching_beliefs(prose):
    """Two and two comes up in more ways than four and none; no points is the most frequent number of points."""
    assert "2 + 2 comes up in more ways than 4 + 0" in prose("teaching")
    assert "by hand with eight slips of paper" in prose("teaching")
    assert comb(4, 2) ** 2 > comb(4, 4) * comb(4, 0)
    assert "the most frequent number of points in a round is zero" in prose("teaching")
    for sheet in PRINTED:
        law = round_law(sheet).player_points
        assert max(law, key=law.__getitem__) == 0


def test_teaching_forms_of_an_answer(prose):
    """Each that is named is read, and says the same."""
    assert "as `3/10`, `0.3`, `0,3`, `30 %`, `1 in 3.3`, as a mixed number such as `2 3/4`, or" in prose("teaching")
    assert "or left as arithmetic such as `28*28/1820`, `1 - 2/5` or `C(8, 2)^2/C(16, 4)`" in prose("teaching")
    assert "as in `3/10`, `0.3`, `30 %` or `1 in 3.3`, or leave it as arithmetic, as in `28*28/1820`" in prose("03")
    assert all(read_number(given).fits(Fraction(3, 10)) for given in ("3/10", "0.3", "0,3", "30 %", "1 in 3.3"))
    tie, mixed, rest = Fraction(comb(8, 2) ** 2, comb(16, 4)), 2 + Fraction(3, 4), 1 - Fraction(2, 5)
    assert read_number("28*28/1820").value == read_number("C(8, 2)^2/C(16, 4)").value == tie
    assert (read_number("2 3/4").value, read_number("1 - 2/5").value) == (mixed, rest)
    assert not {Fraction(3, 10), tie, mixed, rest} & {question(name, seed=1).answer for name in COURSE}


def test_teaching_what_each_notebook_needs(prose):
    """The version of Python, and the packages that the extras bring."""
    project = tomllib.loads((Path(kododo_math.__file__).parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"need Python {project['requires-python'].removeprefix('>=')} or newer" in prose("teaching")
    lab, fast = (" ".join(project["optional-dependencies"][extra]) for extra in ("lab", "fast"))
    named = [cell.split(", ") for cell in re.findall(r"\| ([a-z, ]+) \(in `lab`\)", prose("teaching"))]
    assert sorted({name for names in named for name in names}) == ["numpy", "pandas", "plotly", "scipy", "sympy"]
    assert all(name in lab for names in named for name in names if name != "numpy")  # scipy brings numpy
    assert "the extra `fast` makes large simulations quick" in prose("teaching")
    assert "numba" in fast
