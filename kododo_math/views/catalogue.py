"""The one catalogue of everything a reader sees, in each language."""

from __future__ import annotations

import os
import re
from typing import Literal, get_args

from kododo_math.views.errors import ERRORS
from kododo_math.views.exercise_box.words import EXERCISE_LABELS
from kododo_math.views.labels import LABELS
from kododo_math.views.laws_compared.words import ODDS_EXPLORER_LABELS
from kododo_math.views.odds_fall.words import ODDS_FALL_LABELS
from kododo_math.views.partitions.words import PARTITION_LABELS
from kododo_math.views.reports.words import NUMBERS_GAME_LABELS
from kododo_math.views.rule_lab.words import RULE_LAB_LABELS
from kododo_math.views.sentences import SENTENCES
from kododo_math.views.simulated.words import SIMULATED_LABELS
from kododo_math.views.what_if.words import CASCADE_EXPLORER_LABELS
from kododo_math.views.worth.words import WORTH_LABELS

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
LANGUAGE_VARIABLE = "KODODO_MATH_LANGUAGE"
"""Name of the environment variable with the language of a class: views speak it unless they are asked for another.

A locale will do as well: ``de_AT`` is German.
"""
CATALOGUE = {
    **SENTENCES,
    **LABELS,
    **ERRORS,
    **ODDS_FALL_LABELS,
    **WORTH_LABELS,
    **EXERCISE_LABELS,
    **CASCADE_EXPLORER_LABELS,
    **ODDS_EXPLORER_LABELS,
    **PARTITION_LABELS,
    **RULE_LAB_LABELS,
    **NUMBERS_GAME_LABELS,
    **SIMULATED_LABELS,
}


def say(language: Language, key: str, **values: object) -> str:
    """Return the text of ``key`` in ``language``, filled in with ``values``.

    >>> say("en", "lead", colors="teal", count="7 cards")
    'Teal leads with 7 cards.'
    >>> say("de", "lead", colors="Türkis", count="7 Karten")
    'Türkis führt mit 7 Karten.'

    A text begins with a capital whatever its first value is. Raises ``ValueError`` for an unknown
    language, and ``KeyError`` for an unknown key or a missing value.
    """
    text = CATALOGUE[key][check_language(language)].format(**values)
    return capitalized(text) if key in SENTENCES else text


def capitalized(text: str) -> str:
    """Return ``text`` with a capital first, and the rest as it is.

    >>> capitalized("player 2 of TQ")
    'Player 2 of TQ'
    """
    return text[:1].upper() + text[1:]


def say_number(language: Language, key: str, number: int, **values: object) -> str:
    """Return ``number`` with its noun; the catalogue holds the forms for none, one and more.

    >>> [say_number("de", "cards", number) for number in (0, 1, 2)]
    ['keine Karte', '1 Karte', '2 Karten']
    """
    none, one, more = CATALOGUE[key][check_language(language)].split("|")
    return (none if number == 0 else one if number == 1 else more).format(n=number, **values)


def say_list(language: Language, items: list[str], key: str = "list") -> str:
    """Return ``items`` as they are listed in a sentence: all of them, or with the key ``list.or`` one of them.

    >>> say_list("en", ["teal", "orange", "green"]), say_list("de", ["1", "13"], "list.or")
    ('teal, orange and green', '1 oder 13')
    """
    if len(items) < 2:  # noqa: PLR2004 - two make a list
        return "".join(items)
    return say(language, key, first=", ".join(items[:-1]), last=items[-1])


def color_name(language: Language, color: str) -> str:
    """Return the name of a color; one the catalogue does not know keeps the name its deck gave it.

    >>> color_name("de", "teal"), color_name("de", "mauve")
    ('Türkis', 'mauve')
    """
    key = f"color.{color}"
    return say(language, key) if key in CATALOGUE else color


def check_language(language: str | None) -> Language:
    """Return ``language`` if the catalogue has it; for ``None`` the one that a class has chosen, or else English.

    >>> check_language("de"), check_language(None)
    ('de', 'en')

    Raises ``ValueError`` for another language.
    """
    what, wanted = "language", language
    if language is None:
        what, wanted = LANGUAGE_VARIABLE, os.environ.get(LANGUAGE_VARIABLE, "").strip()
        language = re.split("[_-]", (wanted or "en").lower())[0]
    for known in LANGUAGES:
        if language == known:
            return known
    msg = f"{what}: expected one of {', '.join(LANGUAGES)}, got {wanted!r}"
    raise ValueError(msg)
