"""JSON read with care: whatever is wrong with a text becomes one sentence, never a hang."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from kododo_math.cards import quoted

MAX_CHARACTERS = 1_000_000
MAX_DIGITS = 1000


def read_object(text: str, what: str) -> dict[str, Any]:
    """Return the JSON object written in ``text``; ``what`` names it in the error.

    >>> read_object('{"players": 4}', "a rule sheet")
    {'players': 4}

    Raises ``ValueError`` for a text that is too long, nested too deep, no JSON, or no object, and for a key
    that stands twice.
    """
    if not isinstance(text, str):
        msg = f"{what}: expected a JSON text, got {type(text).__name__}"
        raise TypeError(msg)
    if len(text) > MAX_CHARACTERS:
        msg = f"{what}: expected at most {MAX_CHARACTERS} characters, got {len(text)}"
        raise ValueError(msg)
    try:
        data = json.loads(text, parse_int=_parse_integer, object_pairs_hook=_object_of_pairs)
    except RecursionError:
        msg = f"{what}: expected a flat JSON object, got one nested too deep"
        raise ValueError(msg) from None
    except ValueError as error:
        msg = f"{what}: expected a JSON object, got text that cannot be read ({error})"
        raise ValueError(msg) from None
    return check_object(data, what)


def _object_of_pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a key that stands twice: of two values for one rule, none is the right one."""
    data = dict(pairs)
    if len(data) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        msg = f"the key {quoted(twice)} twice"
        raise ValueError(msg)
    return data


def _parse_integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        msg = f"a whole number of {len(digits)} digits, expected at most {MAX_DIGITS}"
        raise ValueError(msg)
    return int(digits)


def check_object(data: object, what: str) -> dict[str, Any]:
    """Return ``data`` if it is a JSON object; raise ``ValueError`` otherwise."""
    if not isinstance(data, dict):
        msg = f"{what}: expected a JSON object, got a {type(data).__name__}"
        raise ValueError(msg)  # noqa: TRY004 - wrong content of a file, not a wrong argument
    return data


def check_keys(data: dict[str, Any], what: str, expected: frozenset[str]) -> None:
    """Raise ``ValueError`` unless ``data`` has exactly the ``expected`` keys."""
    if data.keys() != expected:
        wrong = ", ".join(sorted(map(quoted, data.keys() ^ expected))[:5])
        msg = f"{what}: expected exactly the keys {', '.join(sorted(expected))}; missing or unknown: {wrong}"
        raise ValueError(msg)
