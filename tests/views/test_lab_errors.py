"""Impossible and hostile rule sheets in the design lab: a sentence each, in the reader's language, and no harm."""

import json
import re

import pytest

from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.rule_set import rules_to_data
from kododo_math.views import design_lab, tournament_board, widgets
from kododo_math.views.errors import ERRORS
from kododo_math.views.rule_lab.sheet import GROUPS
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


def said(lab):
    """Return what the boxes of a lab say, by the part they belong to; nothing of those out of sight."""
    return {part: box.widget.value for part, box in lab.messages.items() if box.widget.value}


def told(lab, part):
    """Return what the box of a part says, while no other says anything."""
    assert list(said(lab)) == [part]
    return said(lab)[part]


def part_of(name):
    """Return the part of the lab that a field belongs to."""
    return next(part for part, names in GROUPS.items() if name in names)


BAD_FIELDS = [
    ("turns", "two, one", "Cards per turn: expected cards per turn, as in '2, 1, 1', got 'two, one'"),
    ("turns", "", "Cards per turn: expected cards per turn"),
    ("turns", "0, 1", "Cards per turn, turn 1: expected at least 1, got 0"),
    ("numbers", "six twos", "numbers of a color: expected counts and points"),
    ("numbers", " ", "numbers of a color: expected counts and points"),
    ("numbers", "6x2, 1x2", "numbers of a color: expected counts and points, each once"),
    ("removed", 99, "deck too small for the deal"),
    ("hand_size", 30, "deck too small for the deal"),
    ("burst", 2.5, "Burst number: expected a whole number, got 2.5"),
    ("kododos", 1e-3, "Kododos per color: expected a whole number, got 0.001"),
    ("burst", -3, "Burst number: expected at least 1, got -3"),
    ("colors", 0, "Colors: expected at least 1, got 0"),
    ("colors", 11, "Colors: expected at most 10, got 11"),
]


@pytest.mark.parametrize(("name", "value", "reason"), BAD_FIELDS)
def test_impossible_sheets_get_a_sentence(lab, name, value, reason):
    """A sentence with the fields it is about, the design and the fields as before; the next change clears it."""
    before = lab.fields[name].value
    lab.fields[name].value = value
    assert f"That did not work: {reason}".replace("'", "&#x27;") in told(lab, part_of(name))
    assert (lab.design, lab.fields[name].value) == (rules("limit", 4), before)
    lab.fields["burst"].value = 8
    assert said(lab) == {}


def test_an_entry_that_changes_nothing_clears_an_error(lab):
    """A field that is given its old value tells the lab nothing; the listener hears of every entry, and does."""
    (listener,) = [part for part in lab.widget.children if type(part).__name__ == "EntryListener"]
    for name, value in (("burst", 2.5), ("numbers", "six twos")):
        lab.fields[name].value = value
        assert said(lab)
        listener._handle_custom_msg("entry", [])  # noqa: SLF001 - what arrives from a browser
        assert said(lab) == {}


def test_buttons_that_will_not_do_say_so_and_keep_their_place(lab):
    """Undo and As printed are dimmed, not disabled: the keyboard stays on them, and a press is answered."""
    undo, reset = lab.buttons["undo_change"], lab.buttons["reset"]
    undo.click()
    assert "There is no change to take back." in told(lab, "deck")
    lab.fields["players"].value = 6
    assert ["kododo-dim" in button._dom_classes for button in (undo, reset)] == [False, True]  # noqa: SLF001
    reset.click()
    assert "No rulebook prints numbers" in told(lab, "deck")
    undo.click()
    assert ["kododo-dim" in button._dom_classes for button in (undo, reset)] == [True, False]  # noqa: SLF001
    assert not any(button.disabled for button in lab.buttons.values())


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
    message = told(lab, "share")
    assert "That did not work: " in message
    assert "rule sheet" in message or "expected" in message
    assert len(message) < 1_500
    assert "<script>" not in message
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
    ("players", 1),
    ("players", 30),
]


@pytest.fixture
def german_lab():
    """Return a lab for German readers."""
    return design_lab(rules("limit", 4), language="de")


def german_errors(lab):
    """Return what the boxes of a lab say of errors, without the sentence each begins with."""
    return re.findall(r'role="alert">Das hat nicht geklappt: (.*?)</div>', "".join(said(lab).values()), re.DOTALL)


@pytest.mark.parametrize(("name", "value"), BAD_CHANGES)
def test_errors_of_fields_are_german(german_lab, name, value):
    """Who types something impossible into a German lab reads why in German."""
    german_lab.fields[name].value = value
    (error,) = german_errors(german_lab)
    assert not ENGLISH.search(error)


def test_errors_of_sheets_are_german(german_lab):
    """And who pastes something that is no rule sheet; long numbers are written as Germans write them."""
    errors = []
    for text in (*BAD_TEXTS, *map(json.dumps, BAD_SHEETS)):
        german_lab.sheet_text.value = text
        errors += german_errors(german_lab)
        german_lab.reset()
    assert len(errors) > len(BAD_SHEETS) / 2
    assert [text for text in errors if ENGLISH.search(text)] == []


def test_every_error_of_the_catalogue_is_one_of_the_package(lab, monkeypatch):
    """Its English text is what the package raises: each is met by a bad input above, or by a bad tournament."""
    raised = []
    monkeypatch.setattr(widgets, "told_error", lambda error, _: raised.append(str(error)))
    for name, value in BAD_CHANGES:
        lab.fields[name].value = value
    for text in (*BAD_TEXTS, *map(json.dumps, BAD_SHEETS)):
        lab.sheet_text.value = text
    board = tournament_board(players=2)
    board.choices["players"].value = 5
    for is_ticked in (False, True):
        for tick in board.ticks.values():
            tick.value = is_ticked
        board.buttons["play"].click()
    assert {known_error(text)[0] for text in raised} - {""} == set(ERRORS)


def test_a_design_too_large_for_the_lab_changes_nothing(lab):
    """What would keep the reader waiting is refused, with its cost, before it is on the sheet."""
    many = tuple(f"C{letter}" for letter in "ABCDEFGHIJKLMNOPQRST")
    large = rules("limit", 4).replace(players=20, deck=Deck(many, 10, {2: 20, 5: 20}))
    lab.sheet_text.value = large.to_json()
    assert "expected a map within 5 s, got about" in told(lab, "share")
    assert lab.design == rules("limit", 4)
    with pytest.raises(ValueError, match="80 cards of 20 colors on the table"):
        design_lab(large)
