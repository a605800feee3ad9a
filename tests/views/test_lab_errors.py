"""Impossible and hostile rule sheets in the design lab: a sentence each, in the reader's language, and no harm."""

import json
import re

import pytest

from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.rule_set import rules_to_data
from kododo_math.views import design_lab
from kododo_math.views.errors import ERRORS
from kododo_math.views.widgets import RAISE_ERRORS, known_error

for library in ("ipywidgets", "plotly", "anywidget", "pandas"):
    pytest.importorskip(library, reason=f"{library} is not installed")


@pytest.fixture(autouse=True)
def _show_errors(monkeypatch):
    monkeypatch.delenv(RAISE_ERRORS, raising=False)


@pytest.fixture
def lab():
    """Return a lab with four players of `limit` on its sheet."""
    return design_lab(rules("limit", 4))


BAD_FIELDS = [
    ("turns", "two, one", "turns: expected cards per turn, as in '2, 1, 1', got 'two, one'"),
    ("turns", "", "turns: expected cards per turn"),
    ("turns", "0, 1", "turns, turn 1: expected at least 1, got 0"),
    ("numbers", "six twos", "numbers of a color: expected counts and points"),
    ("numbers", " ", "numbers of a color: expected counts and points"),
    ("numbers", "6x2, 1x2", "numbers of a color: expected counts and points, each once"),
    ("removed", 99, "deck too small for the deal"),
    ("hand_size", 30, "deck too small for the deal"),
    ("burst", -3, "burst: expected at least 1, got -3"),
    ("colors", 0, "colors: expected at least 1, got 0"),
    ("colors", 11, "colors: expected at most 10, got 11"),
]


@pytest.mark.parametrize(("name", "value", "reason"), BAD_FIELDS)
def test_impossible_sheets_get_a_sentence(lab, name, value, reason):
    """A visible sentence, the design and the fields as before; the next change clears it."""
    before = lab.fields[name].value
    lab.fields[name].value = value
    assert "That did not work" in lab.message.widget.value
    assert reason.replace("'", "&#x27;") in lab.message.widget.value
    assert (lab.design, lab.fields[name].value) == (rules("limit", 4), before)
    lab.fields["burst"].value = 8
    assert lab.message.widget.value == ""


SHEET = rules_to_data(rules("limit", 4))
HOSTILE = {
    "deep": "[" * 100_000,
    "unknown field": json.dumps({**SHEET, "bust": 3}),
    "wrong type": json.dumps({**SHEET, "burst": "7"}),
    "huge number": '{"players": ' + "9" * 5_000 + "}",
    "many colors": json.dumps({**SHEET, "deck": {**SHEET["deck"], "colors": ["A"] * 10**6}}),
    "many players": json.dumps({**SHEET, "players": 10**9}),
    "no sheet": "<script>alert(1)</script>",
    "broken fragment": "#rules=%ZZ",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_sheets_get_a_sentence(lab, text):
    """Whatever is pasted, one sentence comes back, and nothing of it runs."""
    lab.sheet_text.value = text
    lab.buttons["load"].click()
    assert "That did not work: rule sheet" in lab.message.widget.value or "expected" in lab.message.widget.value
    assert len(lab.message.widget.value) < 1_500
    assert "<script>" not in lab.message.widget.value
    assert lab.design == rules("limit", 4)


DECK = SHEET["deck"]
BAD_VALUES = (
    -1,
    0,
    1,
    10**9,
    2.5,
    None,
    True,
    "",
    "a",
    "x" * 200,
    "a" * 30,
    [],
    [1],
    [0],
    ["a"],
    {},
    {"a": 1},
    "teal!",
)
BAD_SHEETS = [
    *({**SHEET, field: value} for field in SHEET for value in BAD_VALUES),
    *({**SHEET, "deck": {**DECK, field: value}} for field in DECK for value in BAD_VALUES),
    *({**SHEET, "deck": {**DECK, "colors": colors}} for colors in (["teal", "teal"], ["teal!"], ["kododo"], [7])),
    *({**SHEET, "deck": {**DECK, "numbers": numbers}} for numbers in ({"two": 6}, {"2": -1}, {"2": 2.5})),
    {**SHEET, "deck": {**DECK, "kododos": 0, "numbers": {}}},
    {**SHEET, "deck": {**DECK, "colors": [f"C{i}" for i in range(20)], "numbers": {"2": 20, "5": 20}}, "players": 20},
]
BAD_TEXTS = [*HOSTILE.values(), "x" * 200_000, '{"edition":' + "[" * 100_000, "[]", '{"a": 1, "a": 2}']


ENGLISH = re.compile(r"\b(expected|got|of|the|per|after)\b|\d,\d{3}\b")
BAD_CHANGES = [
    *(row[:2] for row in BAD_FIELDS),
    ("turns", "9 9 9"),
    ("edition", "aggressive"),
    ("players", 1),
    ("players", 30),
]


@pytest.fixture
def german_lab():
    """Return a lab for German readers."""
    return design_lab(rules("limit", 4), language="de")


def told_of(lab, caused):
    """Return what the box says of an error that a change causes, without the sentence it begins with."""
    caused()
    return re.search(r'role="alert">Das hat nicht geklappt: (.*?)</div>', lab.message.widget.value, re.DOTALL)[1]


@pytest.mark.parametrize(("name", "value"), BAD_CHANGES)
def test_errors_of_fields_are_german(german_lab, name, value):
    """Who types something impossible into a German lab reads why in German."""
    told = told_of(german_lab, lambda: setattr(german_lab.fields[name], "value", value))
    assert not ENGLISH.search(told)


def test_errors_of_sheets_are_german(german_lab):
    """And who pastes something that is no rule sheet; long numbers are written as Germans write them."""
    told = []
    for text in (*BAD_TEXTS, *map(json.dumps, BAD_SHEETS)):
        german_lab.sheet_text.value = text
        told += re.findall(r'role="alert">Das hat nicht geklappt: (.*?)</div>', german_lab.message.widget.value)
        german_lab.reset()
    assert len(told) > len(BAD_SHEETS) / 2
    assert [text for text in told if ENGLISH.search(text)] == []


def test_every_error_of_the_catalogue_is_one_of_the_package(lab, monkeypatch):
    """Its English text is what the package raises: each is met by one of the bad inputs above."""
    raised = []
    monkeypatch.setattr(lab.message, "show", raised.append)
    for name, value in BAD_CHANGES:
        lab.fields[name].value = value
    for text in (*BAD_TEXTS, *map(json.dumps, BAD_SHEETS)):
        lab.sheet_text.value = text
    told = [text.removeprefix("That did not work: ") for text in raised if text]
    assert {known_error(text)[0] for text in told} - {""} == set(ERRORS)


def test_a_design_too_large_for_the_lab_changes_nothing(lab):
    """What would keep the reader waiting is refused, with its cost, before it is on the sheet."""
    many = tuple(f"C{letter}" for letter in "ABCDEFGHIJKLMNOPQRST")
    large = rules("limit", 4).replace(players=20, deck=Deck(many, 10, {2: 20, 5: 20}))
    lab.sheet_text.value = large.to_json()
    assert "expected a map within 5 s, got about" in lab.message.widget.value
    assert lab.design == rules("limit", 4)
    with pytest.raises(ValueError, match="80 cards of 20 colors on the table"):
        design_lab(large)
