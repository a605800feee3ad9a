"""Answers that are no number: a color, cards, the numbers of a rule."""

from __future__ import annotations

import re

from kododo_math.cards import COLORS, KODODO, Card, color_symbol, format_cards, parse_cards, quoted
from kododo_math.exercises.answers.reading import Answer, Settings
from kododo_math.rule_set import RuleSet

NOTHING = "nothing"
"""The answer to "which color scores?" when none does."""

_GERMAN = {
    "türkis": "teal",
    "tuerkis": "teal",
    "grün": "green",
    "gruen": "green",
    "rosa": "pink",
    "gelb": "yellow",
}
_COLOR_NAMES = {word: color for color in COLORS for word in (color, color_symbol(color).lower())} | _GERMAN
_KODODOS = ("kododo", "kododos", "k", "hahn")
_NOBODY = ("nothing", "nobody", "none", "no one", "no color", "niemand", "nichts", "keine")
_WHAT_SCORES = _COLOR_NAMES | dict.fromkeys(_KODODOS, KODODO) | dict.fromkeys(_NOBODY, NOTHING)
_CARD = re.compile(rf"\b({'|'.join(_COLOR_NAMES)})[\s-]*({'|'.join(_KODODOS)}|\d{{1,3}})\b")
_SETTING = re.compile(r"(burst|grenze|kododo)(?:[-_]?[a-z])*[:=]?(\d+)(?![.,]?\d)")
_FIELDS = {"burst": "burst", "grenze": "burst", "kododo": "kododo_number"}


def read_color(text: str) -> str:
    """Read a color in English or German, a Kododo, or that nobody scores."""
    name = re.sub(r"[.!?]|\b(?:scores?|zählt|zählen|punktet|the|die|nur|only)\b", "", text.lower()).strip()
    if name not in _WHAT_SCORES:
        msg = f"answer: expected a color ({', '.join(COLORS)}), kododo or nobody, got {quoted(text)}"
        raise ValueError(msg)
    return _WHAT_SCORES[name]


def read_cards(given: object) -> tuple[Card, ...]:
    """Read cards in their notation, or with the names of their colors.

    >>> read_cards("teal 4, Gelb Kododo, o5")
    (Card('O5'), Card('T4'), Card('YK'))
    """
    cards = given if isinstance(given, (tuple, list)) else parse_cards(_CARD.sub(_notation, str(given).lower()).upper())
    if not cards:
        msg = f"answer: expected cards, as in 'TK O5', got {quoted(given)}"
        raise ValueError(msg)
    return tuple(sorted(cards))


def _notation(found: re.Match[str]) -> str:
    color, rank = found.groups()
    return color_symbol(_COLOR_NAMES[color]) + ("k" if rank in _KODODOS else rank)


def read_settings(given: object) -> Settings:
    """Read a burst number and a Kododo number, each a whole number, in any order."""
    if isinstance(given, RuleSet):
        return (("burst", given.burst), ("kododo_number", given.kododo_number))
    found = {_FIELDS[name]: int(number) for name, number in _SETTING.findall(re.sub(r"\s", "", str(given).lower()))}
    if len(found) < len(set(_FIELDS.values())):
        msg = f"answer: expected two whole numbers, as in 'burst 7, Kododo 8', got {quoted(given)}"
        raise ValueError(msg)
    return tuple(sorted(found.items()))


def write_answer(answer: Answer) -> str:
    """Write an answer as a reader would give it: the exact fraction, the color, the cards, the numbers of a rule.

    >>> from fractions import Fraction
    >>> write_answer(Fraction(3, 10)), write_answer((("burst", 7), ("kododo_number", 8)))
    ('3/10', 'burst 7, Kododo 8')
    """
    if isinstance(answer, tuple) and answer and isinstance(answer[0], Card):
        return format_cards(card for card in answer if isinstance(card, Card))
    if isinstance(answer, tuple):
        values = dict(answer)  # type: ignore[arg-type] # what holds no cards holds settings
        return f"burst {values['burst']}, Kododo {values['kododo_number']}"
    return "nobody" if answer == NOTHING else str(answer)
