"""What a reader answers: the forms in which it can be given, and whether it fits a value."""

from __future__ import annotations

from kododo_math.exercises.answers.arithmetic import UnwieldyError
from kododo_math.exercises.answers.names import NOTHING, read_cards, read_color, read_settings, write_answer
from kododo_math.exercises.answers.numbers import read_number, ungrouped
from kododo_math.exercises.answers.reading import MIN_DIGITS, Answer, Kind, Reading, Settings

__all__ = [
    "MIN_DIGITS",
    "MOST_CHARACTERS",
    "NOTHING",
    "Answer",
    "Kind",
    "Reading",
    "Settings",
    "UnwieldyError",
    "read_answer",
    "read_number",
    "ungrouped",
    "write_answer",
]

MOST_CHARACTERS = 80
"""Longest text that is read: it has room for a product of five combinations over a sixth."""


def read_answer(given: object, kind: Kind) -> Reading:
    """Read an answer to a question of a kind.

    >>> read_answer("30 %", "probability").value, read_answer("0,30", "probability").form
    (Fraction(3, 10), 'decimal')
    >>> read_answer("o5 tk", "cards").value
    (Card('O5'), Card('TK'))

    Raises ``ValueError`` for what cannot be read in any form of that kind, ``UnwieldyError`` for what is too long.
    """
    if isinstance(given, str) and len(given) > MOST_CHARACTERS:
        msg = f"answer: expected at most {MOST_CHARACTERS} characters, got {len(given)}"
        raise UnwieldyError(msg)
    match kind:
        case "color":
            return Reading("color", read_color(str(given)))
        case "cards":
            return Reading("cards", read_cards(given))
        case "rules":
            return Reading("rules", read_settings(given))
        case _:
            return read_number(given)
