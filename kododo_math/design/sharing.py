"""A rule sheet to send to a friend: as a JSON text, or as the fragment at the end of a web address."""

from __future__ import annotations

import json
from urllib.parse import quote, unquote

from kododo_math.cards import quoted
from kododo_math.json_text import MAX_CHARACTERS, read_object
from kododo_math.rule_set import RuleSet, rules_from_data, rules_to_data

NAME = "rules"


def to_fragment(rules: RuleSet) -> str:
    """Return a rule set as the fragment of a web address.

    >>> from kododo_math.editions import rules
    >>> to_fragment(rules("kododo", 4))[:40]
    '#rules=%7B%22edition%22%3A%22kododo%22%2'
    """
    return f"#{NAME}={quote(json.dumps(rules_to_data(rules), separators=(',', ':')), safe='')}"


def from_text(text: str) -> RuleSet:
    """Read a rule set from whatever was sent: a JSON text, a fragment, or a whole web address that ends in one.

    >>> from kododo_math.editions import rules
    >>> from_text("https://example.org/lab" + to_fragment(rules("limit", 3))) == rules("limit", 3)
    True

    Raises ``TypeError`` or ``ValueError`` with a sentence for anything that is no rule sheet.
    """
    if not isinstance(text, str):
        msg = f"rule sheet: expected a text, got {quoted(text)}"
        raise TypeError(msg)
    if len(text) > MAX_CHARACTERS:
        msg = f"rule sheet: expected at most {MAX_CHARACTERS} characters, got {len(text)}"
        raise ValueError(msg)
    address, found, fragment = text.strip().partition(f"{NAME}=")
    is_json = address.startswith("{")
    if not is_json and not found:
        msg = f"rule sheet: expected a JSON text, or a web address that ends in #{NAME}=…, got {quoted(text)}"
        raise ValueError(msg)
    return rules_from_data(read_object(text if is_json else unquote(fragment), "rule sheet"))
