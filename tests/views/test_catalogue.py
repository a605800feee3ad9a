"""The catalogue: complete in every language, and used."""

import inspect
import re
from fractions import Fraction
from pathlib import Path
from string import Formatter

import pytest

import kododo_math
from kododo_math import views
from kododo_math.editions import rules
from kododo_math.scoring import score_round
from kododo_math.views.catalogue import (
    CATALOGUE,
    LANGUAGE_VARIABLE,
    LANGUAGES,
    check_language,
    say,
    say_list,
    say_number,
)
from kododo_math.views.errors import ERRORS
from kododo_math.views.labels import LABELS
from kododo_math.views.numbers import one_in, percent, rounded
from kododo_math.views.sentences import SENTENCES
from kododo_math.views.widgets import told_error


def fields(text):
    """Return the names of the values a text is filled in with."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("key", CATALOGUE)
def test_no_key_is_missing(key):
    """Every key has a text in every language, with the same values and the same number of forms.

    An error may leave a value out: its English text has to be what was raised.
    """
    texts = CATALOGUE[key]
    assert tuple(texts) == LANGUAGES
    assert all(texts.values())
    assert fields(texts["de"]) <= fields(texts["en"]) if key in ERRORS else fields(texts["de"]) == fields(texts["en"])
    assert len({text.count("|") for text in texts.values()}) == 1


def test_no_key_is_in_both_parts():
    """Sentences and labels share no key."""
    assert not SENTENCES.keys() & LABELS.keys()


def test_every_key_is_used():
    """Each key, or what it is put together from, is named in the code of the package."""
    folder = Path(kododo_math.__file__).parent
    parts = {"sentences.py", "labels.py", "words.py", "errors.py"}
    code = "".join(path.read_text() for path in folder.rglob("*.py") if path.name not in parts)
    words = set(re.findall(r"[a-z_]+", code))
    assert [
        key
        for key in CATALOGUE.keys() - ERRORS.keys()
        if not set(key.split(".")) <= words | {"teal", "orange", "green", "pink", "yellow"}
    ] == []


def test_unknown_key_and_language():
    """A missing key is an error, and so is a language the catalogue does not have."""
    with pytest.raises(KeyError):
        say("en", "no such key")
    with pytest.raises(ValueError, match="expected one of en, de, got 'fr'"):
        say_number("fr", "cards", 1)


def test_lists():
    """None, one, two and three items."""
    assert [say_list("de", list("abc")[:size]) for size in range(4)] == ["", "a", "a und b", "a, b und c"]


@pytest.mark.parametrize(
    ("number", "text"),
    [("0", "0"), ("1", "1"), ("0.0375", "0.0375"), ("99.96", "100"), ("1234.5", "1,230"), ("8.2049e-7", "0.00000082")],
)
def test_rounding_to_significant_digits(number, text):
    """Rounded numbers keep three significant digits and never an exponent."""
    assert rounded(Fraction(number)) == text


def test_what_cannot_happen():
    """Zero is 0 % and never, not a division by zero."""
    assert (percent(Fraction(0)), one_in(Fraction(0), "de")) == ("0 %", "nie")


def test_a_class_chooses_its_language_once(monkeypatch):
    """With the environment variable set, every view speaks it, unless it is asked for another."""
    shown = [getattr(views, name) for name in views.__all__]
    asked = [inspect.signature(view).parameters for view in shown if inspect.isfunction(view)]
    assert {parameters["language"].default for parameters in asked if "language" in parameters} == {None}
    verdict = score_round(["TK T2 T3 O5", "T4 T2 O2 G3"], rules("kododo", 2))
    monkeypatch.setenv(LANGUAGE_VARIABLE, "de")
    assert str(views.exercise("who-scores")).startswith("Welche Farbe zählt?")
    assert views.explain(verdict) == views.explain(verdict, "de") != views.explain(verdict, "en")


@pytest.mark.parametrize(
    ("written", "language"),
    [
        (" DE", "de"),
        ("de_DE", "de"),
        ("de-AT", "de"),
        ("DE_CH.UTF-8", "de"),
        ("en_US", "en"),
        ("EN-gb", "en"),
        ("", "en"),
    ],
)
def test_a_class_may_write_its_language_as_a_locale(monkeypatch, written, language):
    """What stands before _ or - decides, in small letters or in capitals."""
    monkeypatch.setenv(LANGUAGE_VARIABLE, written)
    assert check_language(None) == language


@pytest.mark.parametrize("written", ["fr", "fr_DE", "german", "d", "_de"])
def test_no_other_language_is_guessed(monkeypatch, written):
    """An unknown one is refused by the name of the variable, and quoted as it was written."""
    monkeypatch.setenv(LANGUAGE_VARIABLE, written)
    with pytest.raises(ValueError, match=f"{LANGUAGE_VARIABLE}: expected one of en, de, got '{written}'"):
        check_language(None)


def test_what_was_given_stands_in_german_quotation_marks():
    """Also where several keys of a sheet are missing."""
    error = ValueError("turns: expected cards per turn, as in '2, 1, 1', got 'x'")
    assert told_error(error, "de").endswith("etwa 2, 1, 1, nicht „x“.")
    assert told_error(error, "en") == "Cards per turn: expected cards per turn, as in '2, 1, 1', got 'x'"
    missing = ValueError("rule sheet: expected exactly the keys burst, deck; missing or unknown: 'burst', 'deck'")
    assert told_error(missing, "de").endswith("„burst“, „deck“.")
