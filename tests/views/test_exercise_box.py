"""Exercises as a reader meets them: answers read and judged, hints that fit, ways that end in the answer."""

import gc
import re
from fractions import Fraction

import pytest

from kododo_math.exercises import question
from kododo_math.exercises.answers import write_answer
from kododo_math.views.catalogue import say
from kododo_math.views.exercise_box.filling import filled, marked_html, told_answer, unmarked
from kododo_math.views.exercise_box.progress import _SHOWN, progress
from kododo_math.views.exercise_box.said import REVEAL, is_way_open
from kododo_math.views.exercise_box.show import exercise
from kododo_math.views.exercise_box.texts.book import PROSE
from kododo_math.views.exercise_box.widget import ExerciseWidget
from tests.views.conftest import each_exercise, each_language, each_seed

pytestmark = pytest.mark.usefixtures("no_attempts")


@pytest.fixture
def now(monkeypatch):
    """Return the time in a list, to be set: it stands still."""
    time = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: time[0])
    return time


@each_exercise
@each_seed
@each_language
def test_the_way_ends_with_the_answer(name, seed, language):
    """Its last line is the answer in full."""
    box = exercise(name, seed, language)
    told = told_answer(box.question.answer, box.question.exercise.kind, language)
    assert str(box.reveal()).splitlines()[-1] == say(language, "exercise.answer_is", answer=told)
    assert progress().rows[0][-1] == "way shown"


@each_exercise
@each_language
def test_an_answer_is_read_as_it_is_told(name, language):
    """Whoever copies an answer from the way is right, whichever of its forms."""
    for seed in range(1, 25):
        asked = question(name, seed)
        told = told_answer(asked.answer, asked.exercise.kind, language)
        forms = re.split(r", (?=1 )| [=\u2248] |^about |^etwa ", told) if isinstance(asked.answer, Fraction) else [told]
        assert [form for form in forms if form and asked.judge(form).verdict != "right"] == [], seed


def test_a_name_spelled_otherwise_is_the_same_attempt():
    """Whoever writes their name in small letters goes on where they were."""
    exercise("next-card", "Ada").check("1/2")
    exercise("next-card", " ada ").check("1/3")
    assert [row[2:4] for row in progress().rows] == [("Ada", "2")]


@each_exercise
@each_seed
@each_language
def test_a_wrong_answer_gets_its_hint_then_another(name, seed, language):
    """The first time the hint that fits, the second time one more; then the way is offered."""
    box = exercise(name, seed, language)
    mistake, wrong = next(box.question.draft.wrong_answers())
    prose = PROSE[language][name]
    fitting, more = (
        filled(text, box.question, language).replace("*", "") for text in (prose.mistakes[mistake], prose.more)
    )
    if box.question.exercise.kind == "probability" and isinstance(wrong, Fraction) and wrong > 1:
        pytest.skip("a chance over 1 is told so")
    first = str(box.check(write_answer(wrong)))
    box.attempt.last_wrong = None  # as if another answer had been given since
    second = str(box.check(write_answer(wrong)))
    assert fitting in first
    assert more not in first
    assert fitting in second
    assert more in second
    assert say(language, "exercise.way_open") in second


@pytest.mark.parametrize("seed", range(10))
@each_language
def test_the_example_of_an_answer_is_none(seed, language):
    """How to write a rule is shown with one that is not right."""
    box = exercise("rule-of-your-own", seed, language)
    shown = re.search(r"\*(\w+ \d+, Kododo \d+)\*", PROSE[language]["rule-of-your-own"].prompt)[1]
    assert shown in say(language, "exercise.placeholder.rules")
    assert box.check(shown).mood == "hint"


@each_exercise
def test_a_question_is_whole_as_text_and_as_html(name):
    """Title, prompt and cards stand in both, and the cards of the text are those of the pictures."""
    box = exercise(name, 3)
    assert PROSE["en"][name].title in str(box)
    assert PROSE["en"][name].title in box.html()
    cards = sum(map(len, (*box.question.draft.plays, box.question.draft.hand)))
    assert box.html().count("<svg") == cards
    assert len(re.findall(r"\b[TOGPY][K2-6]\b", "\n".join(str(box).splitlines()[2:]))) == cards


def test_right_at_the_first_try():
    """The answer is told in every form, and so is how it was read."""
    box = exercise("next-card", 1)
    said = str(box.check(f"{write_answer(box.question.answer)}"))
    assert said.startswith("Right at the first try: ")
    assert "Read as the fraction" in said
    assert progress().rows == (("The next card", "04", "1", "1", "solved"),)


def test_hints_take_turns():
    """The first, the second, and the first again."""
    box = exercise("who-scores", 1)
    hints = [str(box.hint()) for _ in range(3)]
    assert hints[0] == hints[2] != hints[1]


def test_ways_can_be_switched_off(monkeypatch):
    """With the environment variable set, neither the method nor the widget shows a way."""
    monkeypatch.setenv(REVEAL, "off")
    box = exercise("who-scores", 1)
    assert str(box.reveal()) == "The way to the answer is switched off here. Ask your teacher."
    assert not box.attempt.is_revealed
    _, wrong = next(box.question.draft.wrong_answers())
    said = [str(box.check(write_answer(wrong))) for _ in range(3)]
    assert not any("look at the way" in text for text in said)
    assert ExerciseWidget(box).buttons["reveal"].layout.display == "none"


@pytest.mark.parametrize("word", ["off", "OFF", " Aus ", "no", "nein", "False", "0", "of"])
def test_any_word_for_no_switches_the_ways_off(monkeypatch, word):
    """A teacher need not know which word the package expects; a misspelled one shows no way either."""
    monkeypatch.setenv(REVEAL, word)
    assert not is_way_open()


@pytest.mark.parametrize("word", ["", "on", "1", "True", "ja"])
def test_a_word_for_yes_leaves_the_ways_open(monkeypatch, word):
    """They are open unless they are switched off."""
    monkeypatch.setenv(REVEAL, word)
    assert is_way_open()


def test_several_right_designs():
    """A design that differs from ours and meets the wishes is right."""
    box = exercise("rule-of-your-own", 5)
    others = [f"burst {b}, Kododo {k}" for b in range(3, 13) for k in range(3, 13)]
    right = [given for given in others if box.question.judge(given).verdict == "right"]
    assert write_answer(box.question.answer) in right
    assert 1 <= len(right) < 30


def test_the_widget_opens_the_way_after_two_wrong_answers(now):
    """Check reads the field; the way is closed until then, and other numbers close it again."""
    widget = ExerciseWidget(exercise("burst-reached", 1))
    way = widget.buttons["reveal"]
    opened = []
    for _, wrong in widget.box.question.draft.wrong_answers():
        now[0] += 1
        widget.field.value = write_answer(wrong)
        widget.buttons["check"].click()
        opened.append(not way.disabled)
    assert opened == [False, True]
    widget.buttons["reveal"].click()
    assert "The way to the answer" in widget.said.value
    before = widget.box.question
    widget.buttons["other"].click()
    assert widget.box.question.seed != before.seed
    assert way.disabled
    assert widget.field.value == ""


def test_a_double_click_is_one_try(now):
    """The same wrong answer is told again, by click and by Enter, and spends no second hint; another one does."""
    widget = ExerciseWidget(exercise("burst-reached", 1))
    (_, wrong), (_, other) = widget.box.question.draft.wrong_answers()
    told = []
    for answer in (wrong, wrong, other, wrong):
        now[0] += 1
        widget.field.value = write_answer(answer)
        widget.buttons["check"].click()
        widget._enter(None, {"event": "submit"}, None)  # noqa: SLF001 - as the field calls it
        told.append((widget.box.attempt.tries, widget.buttons["reveal"].disabled, widget.said.value))
    assert [row[:2] for row in told] == [(1, True), (1, True), (2, False), (3, False)]
    assert told[0] == told[1]


def test_letters_that_arrive_late_belong_to_the_answer(now):
    """A press overtakes the last letters on a slow network: they are judged with it, as one try; later ones are not."""
    widget = ExerciseWidget(exercise("points-of-a-color", 1))
    answer = write_answer(widget.box.question.answer)
    widget.field.value = "1"
    for _ in range(2):
        widget._enter(None, {"event": "submit"}, None)  # noqa: SLF001 - as the field calls it
        assert "Not yet" in widget.said.value
    now[0] += 0.3
    widget.field.value = answer
    assert "Right at the first try" in widget.said.value
    now[0] += 1
    widget.field.value = "3"
    assert "Right at the first try" in widget.said.value
    assert widget.box.attempt.tries == 1


@pytest.mark.usefixtures("now")
def test_letters_that_arrive_late_may_repeat_a_wrong_answer():
    """What Check overtook is no answer, so the one before it is still the one just judged wrong."""
    widget = ExerciseWidget(exercise("points-of-a-color", 1))
    widget.box.check("99")
    widget.field.value = "9"
    widget.check()
    widget.field.value = "99"
    assert widget.box.attempt.tries == 1


def test_the_widget_speaks_german():
    """Controls, question, hints, way, and what is said of an answer."""
    widget = ExerciseWidget(exercise("burst-reached", 1, "de"))
    assert [button.description for button in widget.buttons.values()] == [
        "Prüfen",
        "Hinweis",
        "Lösungsweg zeigen",
        "Andere Zahlen",
    ]
    assert "Genau an der Grenze" in str(widget.box)
    for given, told in (("pink", "Gelesen als Rosa."), ("mauve", "Schreibe eine Farbe"), ("grün", "Gelesen als Grün.")):
        widget.field.value = given
        widget.check()
        assert told in widget.said.value
    widget.hint()
    assert "Beginne mit der größten Anzahl" in widget.said.value
    widget.reveal()
    assert "Der Lösungsweg" in widget.said.value


def test_without_ipywidgets_the_question_is_text(monkeypatch):
    """What a notebook shows is then the text of the question."""
    monkeypatch.setattr("kododo_math.views.exercise_box.show.find_spec", lambda _: None)
    box = exercise("who-scores", 1)
    assert box._repr_mimebundle_() == {"text/plain": str(box)}


def test_the_list_in_a_notebook_grows_as_exercises_are_answered():
    """A try, and a way that is opened, stand there at once; a list that is shown nowhere is not kept."""
    shown, other = progress(), exercise("who-scores", 1)
    shown._repr_mimebundle_()
    listed = shown.widget
    assert "No exercise has been answered yet." in listed.value
    box = exercise("next-card", 1)
    box.check(box.question.answer)
    assert "<td>solved</td>" in listed.value
    other.reveal()
    assert "<td>way shown</td>" in listed.value
    assert len(list(_SHOWN)) == 1
    del shown
    gc.collect()
    assert len(list(_SHOWN)) == 0


def test_progress_in_order_of_the_course():
    """Only what has been answered is listed, in the order of the notebooks."""
    assert str(progress("de")) == "Noch wurde keine Aufgabe beantwortet."
    for name in ("seatings", "who-scores"):
        exercise(name, 1).check("1" if name == "seatings" else "nobody")
    assert [row[1] for row in progress().rows] == ["01", "07"]
    assert progress()._repr_html_().count("<tr>") == 3


def test_emphasis():
    """Marks become elements, and all else is escaped; a star between two numbers is no mark."""
    assert marked_html("**a** < *b*") == "<strong>a</strong> &lt; <em>b</em>"
    assert marked_html("2*3, *b* and 4*5") == "2*3, <em>b</em> and 4*5"
    assert unmarked("**a**, 2*3, *b c* and 4*5") == "a, 2*3, b c and 4*5"


@pytest.mark.parametrize("language", ["fr", "EN"])
def test_unknown_language(language):
    """A language the catalogue does not have is refused at once."""
    with pytest.raises(ValueError, match="expected one of en, de"):
        exercise("who-scores", 1, language)
