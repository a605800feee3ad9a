"""JSON from anywhere: whatever is wrong with a text becomes one short sentence, soon."""

from __future__ import annotations

import json
from copy import deepcopy
from itertools import product
from random import Random
from string import ascii_uppercase

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.json_text import MAX_CHARACTERS, MAX_DIGITS, check_keys, read_object
from kododo_math.rule_set import RuleSet
from kododo_math.seat_view import View

LONGEST_SENTENCE = 400


def refusal(text: object) -> str:
    """Return the sentence with which a text is refused."""
    with pytest.raises((TypeError, ValueError)) as error:
        read_object(text, "sheet")
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param(5, "sheet: expected a JSON text, got int", id="number"),
        pytest.param(b"{}", "sheet: expected a JSON text, got bytes", id="bytes"),
        pytest.param("null", "sheet: expected a JSON object, got a NoneType", id="null"),
        pytest.param("[1]", "sheet: expected a JSON object, got a list", id="list"),
        pytest.param(
            '{"a": 1',
            "sheet: expected a JSON object, got text that cannot be read "
            "(Expecting ',' delimiter: line 1 column 8 (char 7))",
            id="cut_off",
        ),
        pytest.param(
            '{"a": ' + "9" * (MAX_DIGITS + 1) + "}",
            "sheet: expected a JSON object, got text that cannot be read "
            "(a whole number of 1001 digits, expected at most 1000)",
            id="huge_number",
        ),
        pytest.param(
            '{"burst": 7, "burst": 8}',
            "sheet: expected a JSON object, got text that cannot be read (the key 'burst' twice)",
            id="key_twice",
        ),
        pytest.param(" " * (MAX_CHARACTERS + 1), "sheet: expected at most 1000000 characters, got 1000001", id="long"),
        pytest.param(
            "[" * MAX_CHARACTERS, "sheet: expected a flat JSON object, got one nested too deep", id="deep_list"
        ),
        pytest.param(
            '{"a":' * 100_000, "sheet: expected a flat JSON object, got one nested too deep", id="deep_object"
        ),
    ],
)
def test_a_text_that_is_no_object_is_refused(text, sentence):
    """The error says what was expected and what was given."""
    assert refusal(text) == sentence


def test_the_largest_number_that_is_read():
    """A thousand digits are read, which is more than any seed needs."""
    assert read_object('{"a": ' + "9" * MAX_DIGITS + "}", "sheet") == {"a": 10**MAX_DIGITS - 1}


def test_keys_missing_and_unknown_are_named_but_not_all_of_a_thousand():
    """The first five wrong keys are quoted, each cut short."""
    data = {"a" * 99 + str(number): number for number in range(1000)}
    with pytest.raises(ValueError, match=r"^sheet: expected exactly the keys burst; missing or unknown: ") as error:
        check_keys(data, "sheet", frozenset({"burst"}))
    assert str(error.value).count("aaa...") == 5
    assert len(str(error.value)) < LONGEST_SENTENCE


def test_the_right_keys_are_let_through():
    """The order of keys does not matter."""
    check_keys({"b": 1, "a": 2}, "sheet", frozenset("ab"))


# --- hostile texts: a valid one, changed anywhere ---------------------------------------------------------------------


def game_in_progress() -> Game:
    """Play one round and a turn of a long game."""
    game = Game.deal(rules("limit", 2, target_score=20), seed=3)
    for _ in range(4):
        game.play_at_random()
    return game


READERS = {"rule set": RuleSet, "view": View, "game": Game}
VALID = {
    "rule set": json.loads(rules("aggressive", 3).to_json()),
    "view": json.loads(game_in_progress().view(1).to_json()),
    "game": json.loads(game_in_progress().to_json()),
}
STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-(10**99), 10**99),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["TK", "Q9", "T2 " * 21, "x" * 10**5, "T", "K", "at_least", "\ud800", "a\nb"]),
    st.lists(st.integers(0, 9), max_size=5),
    st.sampled_from([["TK"] * 10**4, [1] * 10**4, [[]] * 10**4]),
    st.dictionaries(st.sampled_from(["colors", "kododos", "numbers", "2", "02", "²", "-1"]), st.integers(), max_size=3),
    st.integers(1, 900).map(lambda depth: json.loads("[" * depth + "]" * depth)),
)


DEEPEST_CHANGE = 20
"""Levels; no valid text has so many."""


def places(data: object, path: tuple = ()) -> list[tuple]:
    """Return the path to every part of some JSON data, but for those nested too deep to be walked to."""
    if len(path) == DEEPEST_CHANGE:
        return [path]
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, part in inner for place in places(part, (*path, key)))]


def mutated(data: object, path: tuple, value: object, how: str) -> object:
    """Return a copy with the part at ``path`` replaced or removed, or a sister put beside it."""
    if not path:
        return value
    copy = json.loads(json.dumps(data))
    *way, last = path
    parent = copy
    for key in way:
        parent = parent[key]
    if how == "remove":
        del parent[last]
    elif how == "insert" and isinstance(parent, list):
        parent.insert(last, value)
    elif how == "insert":
        parent[f"{last}+"] = value
    else:
        parent[last] = value
    return copy


def read_or_refuse(kind: str, text: str) -> None:
    """Read a text; if it is refused, then with one short line that is a sentence of ours."""
    try:
        READERS[kind].from_json(text)
    except (TypeError, ValueError) as error:
        sentence = str(error)
        assert "\n" not in sentence
        assert "expected" in sentence
        assert len(sentence) <= LONGEST_SENTENCE


@pytest.mark.parametrize("kind", READERS)
@given(data=st.data())
def test_a_valid_text_changed_anywhere_is_read_or_refused_in_a_sentence(kind, data):
    """Wrong types, huge numbers, deep nesting, missing and unknown keys: never another error, never a hang."""
    value = VALID[kind]
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(value)))
        value = mutated(value, path, data.draw(STRANGE), data.draw(st.sampled_from(["replace", "remove", "insert"])))
    read_or_refuse(kind, json.dumps(value))


@pytest.mark.parametrize("kind", READERS)
@given(seed=st.integers(0, 2**32))
@example(seed=0)
def test_a_valid_text_garbled_by_letters_is_read_or_refused_in_a_sentence(kind, seed):
    """A few characters of the file were overwritten."""
    rng, text = Random(seed), list(json.dumps(VALID[kind]))
    for place in rng.sample(range(len(text)), rng.randint(1, 4)):
        text[place] = rng.choice('"[]{},: 0123456789-.eTKOGPYq\\\n')
    read_or_refuse(kind, "".join(text))


@pytest.mark.parametrize("kind", READERS)
def test_a_million_colors_are_refused(kind):
    """A deck of as many colors as fit into the largest text."""
    data = deepcopy(VALID[kind])
    data.get("rules", data)["deck"]["colors"] = ["A"] * 199_000
    with pytest.raises(ValueError, match=r"^colors of a deck: expected 1 to 1000, got 199000$"):
        READERS[kind].from_json(json.dumps(data))
    data.get("rules", data)["deck"]["colors"] = ["A"] * 10**6
    with pytest.raises(ValueError, match=r"^[a-z ]+: expected at most 1000000 characters, got \d+$"):
        READERS[kind].from_json(json.dumps(data))


def test_the_widest_game_is_read():
    """A legal game of a thousand colors, the most a deck may have, is read and played to its end."""
    colors = ["".join(letters) for letters in product(ascii_uppercase, repeat=3)][:1000]
    sheet = RuleSet(
        edition="wide", players=2, deck=Deck(colors, 1, {}), hand_size=1, turns=(1,), burst=2, kododo_number=3
    )
    cards = list(map(str, sheet.deck.cards))
    choices = [[place % 2, card] for place, card in enumerate(cards)]
    data = {"rules": json.loads(sheet.to_json()), "seed": 0, "deals": [" ".join(cards)], "choices": choices}
    assert Game.from_json(json.dumps(data)).result.points == (0, 0)
