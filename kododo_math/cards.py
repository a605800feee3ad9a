"""Cards and their notation.

A card is written as its color's symbol and its rank: ``TK`` is a teal Kododo, ``O5`` an orange five.
"""

from __future__ import annotations

import re
import reprlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import shorten

COLORS = ("teal", "orange", "green", "pink", "yellow")
KODODO = "kododo"
"""What scores when the Kododos alone do; for that reason no color may bear the name."""
KODODO_POINTS = 1

_COLOR_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_NOTATION = re.compile(r"(?P<color>[A-Z][A-Z_]*|[A-Za-z][A-Za-z0-9_]*-)(?P<rank>K|0|[1-9][0-9]{0,2})")


def color_symbol(color: str) -> str:
    """Return the letters that stand for ``color`` in a card's notation.

    A word is written as its first letter; a name in capitals, or with digits, stands for itself.

    >>> color_symbol("teal"), color_symbol("TQ"), color_symbol("color12")
    ('T', 'TQ', 'COLOR12')
    """
    return color[0].upper() if color.isalpha() and not color.isupper() else color.upper()


def quoted(value: object) -> str:
    """Return ``repr(value)`` cut short: however long or deep the value, an error about it stays readable.

    >>> quoted("Q9"), quoted([[[[[[[[[[]]]]]]]]]])
    ("'Q9'", '[[[[[[[...]]]]]]]')
    """
    return reprlib.repr(value)


def check_integer(name: str, value: object, least: int, most: int | None = None) -> int:
    """Return ``value`` if it is a whole number from ``least`` to ``most``; a bool is not one.

    Raises ``TypeError`` for another type and ``ValueError`` for a smaller or larger number.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        msg = f"{name}: expected a whole number, got {quoted(value)}"
        raise TypeError(msg)
    if value < least:
        msg = f"{name}: expected at least {least}, got {quoted(value)}"
        raise ValueError(msg)
    if most is not None and value > most:
        msg = f"{name}: expected at most {most:,}, got {quoted(value)}"
        raise ValueError(msg)
    return value


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card: a color, the points it is worth, and whether it shows a Kododo.

    A Kododo is worth 1 point and has a color like any other card (000, 001).

    >>> Card("orange", 5)
    Card('O5')
    >>> str(Card("teal", 1, kododo=True))
    'TK'
    """

    color: str
    points: int
    kododo: bool = False

    def __post_init__(self) -> None:
        """Refuse a card that no deck could hold."""
        check_color_name("color of a card", self.color)
        check_integer("points of a card", self.points, least=0)
        if self.kododo and self.points != KODODO_POINTS:
            msg = f"points of a Kododo: expected {KODODO_POINTS}, got {quoted(self.points)}"
            raise ValueError(msg)

    @property
    def rank(self) -> str:
        """What tells cards of one color apart: ``K`` for a Kododo, else the points."""
        return "K" if self.kododo else str(self.points)

    def __str__(self) -> str:
        """Return the card's notation."""
        symbol = color_symbol(self.color)
        return symbol + ("-" if symbol[-1].isdigit() else "") + self.rank

    def __repr__(self) -> str:
        """Return the notation, marked as a card."""
        return f"Card({str(self)!r})"


def check_color_name(what: str, name: object) -> None:
    """Raise ``ValueError`` unless ``name`` can be that of a color."""
    if not isinstance(name, str) or not _COLOR_NAME.fullmatch(name):
        msg = f"{what}: expected a name made of letters and digits, got {quoted(name)}"
        raise ValueError(msg)


def parse_cards(notation: str, colors: Sequence[str] = COLORS) -> tuple[Card, ...]:
    """Read cards from their notation, separated by spaces or commas; the inverse of ``str``.

    >>> parse_cards("TK T2 O5")
    (Card('TK'), Card('T2'), Card('O5'))
    >>> parse_cards("teal-K")
    (Card('TK'),)

    Raises ``ValueError`` that quotes the first card it cannot read, ``TypeError`` for what is no text.
    """
    if not isinstance(notation, str):
        msg = f"notation of cards: expected a text, as in 'TK O5', got {quoted(notation)}"
        raise TypeError(msg)
    colors_of: dict[str, list[str]] = {f"{color}-": [color] for color in colors}
    for color in colors:
        symbol = color_symbol(color)
        colors_of.setdefault(symbol + "-", []).append(color)
        colors_of.setdefault(symbol, []).append(color)
    return tuple(_parse_card(word, colors_of) for word in notation.replace(",", " ").split())


def _parse_card(word: str, colors_of: Mapping[str, Sequence[str]]) -> Card:
    match = _NOTATION.fullmatch(word)
    colors = colors_of.get(match["color"], ()) if match else ()
    if match is None or not colors:
        symbols = shorten(", ".join(symbol for symbol in colors_of if "-" not in symbol), 60)
        msg = (
            f"unknown card {quoted(word)}: expected a color's symbol ({symbols}) and K or a number, as in 'TK' or 'O5'"
        )
        raise ValueError(msg)
    if len(set(colors)) > 1:
        msg = (
            f"card {quoted(word)}: expected the symbol of one color, got that of {' and '.join(colors[:2])}; "
            f"write the name, as in '{colors[0]}-{match['rank']}'"
        )
        raise ValueError(msg)
    if match["rank"] == "K":
        return Card(colors[0], KODODO_POINTS, kododo=True)
    return Card(colors[0], int(match["rank"]))


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards in notation, separated by spaces.

    >>> format_cards(parse_cards("TK, O5"))
    'TK O5'
    """
    return " ".join(map(str, cards))


def quoted_cards(cards: Iterable[Card]) -> str:
    """Write cards in notation for an error: a long row is cut short.

    >>> quoted_cards(parse_cards("TK O5")), quoted_cards(30 * parse_cards("TK"))
    ('TK O5', 'TK TK TK TK TK TK TK TK TK TK TK TK TK TK TK TK TK TK [...]')
    """
    return shorten(format_cards(cards), 60)
