"""The texts of exercises: none is missing in a language, each can be filled in, and no hint gives the answer away."""

import re
from string import Formatter

from kododo_math.cards import COLORS
from kododo_math.exercises import COURSE, question
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.exercise_box.filling import filled, marked_html, steps_of, unmarked
from kododo_math.views.exercise_box.texts.book import PROSE
from tests.views.conftest import each_exercise, each_language, each_seed


def texts(prose):
    """Return every text of an exercise's prose by its place."""
    named = {name: getattr(prose, name) for name in ("title", "prompt", "hint", "more", "row")}
    return named | {f"mistake {name}": text for name, text in prose.mistakes.items()} | {"steps": " ".join(prose.steps)}


def names_in(text):
    """Return the names of the values that a text asks for."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def filled_texts(prose, asked, language):
    """Return all that a reader may be told about a question, but for its title."""
    told = (prose.prompt, prose.hint, prose.more, *prose.mistakes.values())
    return [*(filled(text, asked, language) for text in told), *steps_of(prose, asked, language)]


@each_language
def test_every_exercise_has_its_words(language):
    """And no words are without an exercise."""
    assert set(PROSE[language]) == set(COURSE)


@each_exercise
def test_no_text_is_missing_in_a_language(name):
    """Each text of an exercise stands in every language, with the same values, and in words of its own."""
    english, german = (texts(PROSE[language][name]) for language in ("en", "de"))
    assert {place for place, text in english.items() if text} == {place for place, text in german.items() if text}
    for place in filter(english.get, english):
        assert names_in(english[place]) == names_in(german[place]), place
        assert re.sub(r"\{.*?\}|\W", "", english[place]) != re.sub(r"\{.*?\}|\W", "", german[place]) or place == "row"


@each_exercise
@each_seed
@each_language
def test_every_mistake_has_its_hint(name, seed, language):
    """The prose has a hint for each mistake of the question, and texts that can be filled in without a gap."""
    asked, prose = question(name, seed), PROSE[language][name]
    assert set(asked.draft.mistakes) <= set(prose.mistakes)
    for text in filled_texts(prose, asked, language):
        assert not re.search(r"[{}|]|None|True|False|Fraction|Card\(|-\d+·", text)


@each_exercise
@each_seed
@each_language
def test_every_mark_of_emphasis_is_seen(name, seed, language):
    """None is left as a star, neither in the text nor on the page."""
    told = " ".join(filled_texts(PROSE[language][name], question(name, seed), language))
    assert "*" not in unmarked(told)
    assert "*" not in marked_html(told)


@each_exercise
@each_seed
def test_german_texts_are_german_throughout(name, seed):
    """Colors, nobody, numbers: what is filled in is German too; the name of an edition stays."""
    asked = question(name, seed)
    told = " ".join(filled_texts(PROSE["de"][name], asked, "de"))
    of_code = re.sub(r"round_law\(.*?\)\)\.\w+|Ausgabe \*\w+\*", "", told)
    assert not re.search(rf"\b({'|'.join({*COLORS} - {'orange'})}|nobody|none|nothing|kododo|and|of)\b", of_code)
    assert not re.search(r"\d\.\d{1,2}(?!\d)|\b0\.\d", of_code)


@each_exercise
def test_every_hint_belongs_to_a_mistake(name):
    """No hint is written for a mistake that the exercise does not know for any seed."""
    known = {mistake for seed in range(25) for mistake in question(name, seed).draft.mistakes}
    assert all(set(PROSE[language][name].mistakes) == known for language in LANGUAGES)


@each_exercise
@each_language
def test_hints_do_not_give_the_answer_away(name, language):
    """The answer is filled in nowhere but in the way."""
    prose = PROSE[language][name]
    hints = (prose.prompt, prose.hint, prose.more, *prose.mistakes.values())
    assert not any("answer" in names_in(text) for text in hints)
    assert any("answer" in names_in(step) for step in prose.steps) or "{verdict}" in prose.steps
