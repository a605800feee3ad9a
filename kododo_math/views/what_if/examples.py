"""The worked examples of the printed rules, as tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from kododo_math.cards import Card, quoted
from kododo_math.editions import rules
from kododo_math.rule_set import RuleSet
from kododo_math.views.what_if.table import OpenTable

# name -> edition, counts of teal, orange, green, pink and yellow, Kododos among them; four players, 16 cards
_EXAMPLES: Mapping[str, tuple[str, tuple[int, ...], int]] = MappingProxyType(
    {
        "burst": ("kododo", (7, 5, 2, 1, 1), 3),  # 000
        "majority": ("kododo", (6, 4, 3, 2, 1), 4),  # 000
        "tie": ("kododo", (6, 6, 3, 1, 0), 3),  # 000
        "kododo": ("kododo", (4, 4, 3, 3, 2), 8),  # 000
        "exactly": ("limit", (5, 4, 3, 2, 2), 6),  # 001
        "too_many": ("limit", (5, 4, 3, 2, 2), 7),  # 003
        "burst_of_eight": ("limit", (2, 1, 8, 1, 4), 2),  # 001
        "tie_of_five": ("limit", (2, 3, 5, 1, 5), 4),  # 001
        "nothing": ("limit", (5, 5, 2, 2, 2), 4),  # 001
    }
)
EXAMPLES = tuple(_EXAMPLES)
_PLAYERS = 4


def example_table(name: str) -> OpenTable:
    """Return the table of a worked example.

    >>> example_table("burst").verdict.scoring
    'orange'

    Raises ``ValueError`` for a name that no example has.
    """
    if name not in tuple(_EXAMPLES):  # compared, not hashed: a list is an unknown example too
        msg = f"unknown example {quoted(name)}: expected one of {', '.join(EXAMPLES)}"
        raise ValueError(msg)
    return _laid(name)


@cache
def _laid(name: str) -> OpenTable:
    edition, counts, kododos = _EXAMPLES[name]
    sheet = rules(edition, _PLAYERS)
    return OpenTable(sheet, tuple(_cards(dict(zip(sheet.deck.colors, counts, strict=True)), kododos, sheet)))


def _cards(counts: Mapping[str, int], kododos: int, sheet: RuleSet) -> list[Card]:
    """Choose cards with these counts; the Kododos go round the colors, the number cards are of all sorts."""
    with_kododo = dict.fromkeys(counts, 0)
    while kododos:
        for color, count in counts.items():
            if kododos and with_kododo[color] < min(count, sheet.deck.kododos):
                with_kododo[color] += 1
                kododos -= 1
    return [card for color, count in counts.items() for card in _of_color(color, count, with_kododo[color], sheet)]


def _of_color(color: str, count: int, kododos: int, sheet: RuleSet) -> list[Card]:
    numbers = [card for card in sheet.deck.cards if card.color == color and not card.kododo]
    chosen = [numbers[index * len(numbers) // (count - kododos)] for index in range(count - kododos)]
    return [Card(color, 1, kododo=True)] * kododos + chosen
