"""Rule sheets sent and received: whatever comes back is the sheet, or one sentence."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kododo_math.design.sharing import from_text, to_fragment
from kododo_math.editions import rules
from kododo_math.rule_set import RuleSet, rules_to_data

SHEET = rules_to_data(rules("limit", 4))


def sheet(**changes):
    """Return the JSON text of a rule sheet with changes."""
    return json.dumps({**SHEET, **changes})


@given(st.from_type(RuleSet))
def test_there_and_back(rule_set):
    """As a JSON text, a fragment, and a web address that ends in one."""
    assert from_text(rule_set.to_json()) == rule_set
    assert from_text(to_fragment(rule_set)) == rule_set
    assert from_text(f"  https://example.org/lab?theme=dark{to_fragment(rule_set)}\n") == rule_set


def test_a_fragment_is_safe_in_a_web_address():
    """Only letters, digits and a few marks, so that no messenger cuts it."""
    assert set(to_fragment(rules("kododo", 5))[7:]) <= set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%_.-~"
    )


def test_a_name_with_the_mark_of_a_fragment_in_it():
    """A JSON text is read as one, whatever its names look like."""
    mine = rules("limit", 4).replace(edition="#rules=mine")
    assert from_text(mine.to_json()) == mine


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "limit",
        "#rules=",
        "#rules=%7B",
        sheet(bust=3),
        sheet(burst="7"),
        sheet(burst=7.5),
        sheet(burst=True),
        sheet(burst=-1),
        sheet(burst=10**300),
        sheet(kododo_number=10_001),
        sheet(players=1),
        sheet(players=30),
        sheet(removed=99),
        sheet(turns=[]),
        sheet(turns="211"),
        sheet(kododo_mode="sometimes"),
        sheet(deck=None),
        sheet(edition="x" * 1_000),
        sheet()[:-1] + ', "burst": 8}',
        sheet(deck={**SHEET["deck"], "colors": ["red", "red"]}),
        sheet(deck={**SHEET["deck"], "numbers": {"two": 6}}),
        sheet(deck={**SHEET["deck"], "kododos": 10**30}),
        '{"players": ' + "9" * 5_000 + "}",
        "[" * 100_000,
        '{"deck":' * 50_000,
        sheet(deck={**SHEET["deck"], "colors": [f"C{i}" for i in range(10**5)]}),
        '{"a": NaN}',
        "x" * 2_000_000,
    ],
    ids=lambda text: text[:24],
)
def test_bad_sheets_get_one_sentence(text):
    """Unknown fields, wrong types, impossible arithmetic and hostile texts: one short sentence, at once."""
    with pytest.raises((ValueError, TypeError)) as error:
        from_text(text)
    assert 0 < len(str(error.value)) < 600
    assert "\n" not in str(error.value)


def test_a_fragment_without_its_mark():
    """Copied by hand, it may have lost the # at its beginning."""
    assert from_text(to_fragment(rules("limit", 4))[1:]) == rules("limit", 4)


def test_neither_json_nor_address():
    """The sentence says what may be pasted."""
    with pytest.raises(ValueError, match=r"expected a JSON text, or a web address that ends in #rules=…, got 'hello'"):
        from_text("hello")


def test_no_text():
    """What is no text at all."""
    with pytest.raises(TypeError, match="rule sheet: expected a text, got 5"):
        from_text(5)


def test_a_million_colors():
    """A deck of a million colors is refused by its number of colors, not by running out of memory."""
    text = sheet(deck={**SHEET["deck"], "colors": ["A"] * 10**6})
    with pytest.raises(ValueError, match="expected at most 1000000 characters"):
        from_text(text)
