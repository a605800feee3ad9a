"""Cards, their notation, and the deck they come from.

A card is written as its color's symbol and its rank: ``TK`` is a teal Kododo, ``O5`` an orange five.
"""

from __future__ import annotations

import re
import reprlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import shorten
from types import MappingProxyType

COLORS = ("teal", "orange", "green", "pink", "yellow")
KODODO = "kododo"
"""What scores when the Kododos alone do; for that reason no color may bear the name."""
KODODO_POINTS = 1
MAX_POINTS = 999
MAX_COLORS = 1000
MAX_DECK_SIZE = 10_000

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


def check_integer(name: str, value: object, least: int) -> int:
    """Return ``value`` if it is a whole number of at least ``least``; a bool is not one.

    Raises ``TypeError`` for another type and ``ValueError`` for a smaller number.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        msg = f"{name}: expected a whole number, got {quoted(value)}"
        raise TypeError(msg)
    if value < least:
        msg = f"{name}: expected at least {least}, got {quoted(value)}"
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
        _check_color_name("color of a card", self.color)
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


def _check_color_name(what: str, name: object) -> None:
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

    >>> quoted_cards(parse_cards("TK O5")), quoted_cards(Deck().cards)
    ('TK O5', 'TK TK TK TK TK T2 T2 T2 T2 T2 T2 T3 T3 T3 T3 T3 T4 T4 [...]')
    """
    return shorten(format_cards(cards), 60)


@dataclass(frozen=True)
class Deck:
    """One composition of cards, the same for every color.

    ``numbers`` maps the points of a number card to how many of it each color has. The default is
    the printed deck of 5211: five colors of 20 cards, 100 in all, 51 points a color (000, 001, 003).

    >>> Deck().size, Deck().points_per_color
    (100, 51)
    >>> Deck(colors=("red", "blue"), kododos=1, numbers={2: 2, 3: 1}).size
    8
    """

    colors: tuple[str, ...] = COLORS
    kododos: int = 5
    numbers: Mapping[int, int] = field(default_factory=lambda: {2: 6, 3: 5, 4: 2, 5: 1, 6: 1})

    def __post_init__(self) -> None:
        """Check every field, and freeze the mapping of numbers."""
        object.__setattr__(self, "colors", _checked_colors(self.colors))
        check_integer("Kododos per color", self.kododos, least=0)
        object.__setattr__(self, "numbers", _checked_numbers(self.numbers))
        if self.size == 0:
            msg = "a deck needs at least one card: expected Kododos or numbers, got neither"
            raise ValueError(msg)
        if self.size > MAX_DECK_SIZE:
            msg = f"cards of a deck: expected at most {MAX_DECK_SIZE}, got {quoted(self.size)}"
            raise ValueError(msg)

    def __hash__(self) -> int:
        """Hash by value, so that results can be cached by deck."""
        return hash((self.colors, self.kododos, tuple(self.numbers.items())))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the call that builds the deck."""
        return Deck, (self.colors, self.kododos, dict(self.numbers))

    @property
    def numbers_per_color(self) -> int:
        """How many number cards a color has."""
        return sum(self.numbers.values())

    @property
    def cards_per_color(self) -> int:
        """How many cards a color has, Kododos included."""
        return self.kododos + self.numbers_per_color

    @property
    def points_per_color(self) -> int:
        """What all cards of one color are worth together."""
        return self.kododos * KODODO_POINTS + sum(p * n for p, n in self.numbers.items())

    @property
    def size(self) -> int:
        """How many cards the deck has."""
        return len(self.colors) * self.cards_per_color

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck, color by color, Kododos first."""
        return tuple(
            card
            for color in self.colors
            for card in (
                *[Card(color, KODODO_POINTS, kododo=True)] * self.kododos,
                *(Card(color, p) for p, count in self.numbers.items() for _ in range(count)),
            )
        )

    def parse(self, cards: str | Iterable[Card]) -> tuple[Card, ...]:
        """Read cards of this deck's colors from their notation; cards are taken as they are.

        >>> Deck(colors=("red", "blue")).parse("RK B2")
        (Card('RK'), Card('B2'))

        Raises ``ValueError`` for an unknown notation, ``TypeError`` for what is neither.
        """
        if isinstance(cards, str):
            return parse_cards(cards, self.colors)
        read = tuple(cards) if isinstance(cards, Iterable) else (cards,)
        if not all(isinstance(card, Card) for card in read):
            msg = f"expected cards or their notation, as in 'TK O5', got {quoted(cards)}"
            raise TypeError(msg)
        return read

    def format(self, cards: Iterable[Card]) -> str:
        """Write cards so that ``parse`` reads them back: colors that share a symbol by their names.

        >>> Deck(colors=("red", "rose", "blue")).format([Card("rose", 2), Card("blue", 3)])
        'rose-2 B3'
        """
        shared = Counter(map(color_symbol, self.colors))
        return " ".join(
            f"{card.color}-{card.rank}" if shared[color_symbol(card.color)] > 1 else str(card) for card in cards
        )

    def holds(self, card: Card) -> int:
        """How many copies of ``card`` the deck has.

        >>> Deck().holds(Card("teal", 6)), Deck().holds(Card("teal", 9))
        (1, 0)
        """
        if card.color not in self.colors:
            return 0
        return self.kododos if card.kododo else self.numbers.get(card.points, 0)

    def verify_holds(self, cards: Iterable[Card]) -> None:
        """Raise ``ValueError`` if ``cards`` cannot lie together because the deck has too few.

        >>> Deck().verify_holds(parse_cards("T6 T6"))
        Traceback (most recent call last):
            ...
        ValueError: card T6 seen too often: expected at most 1 in this deck, got 2
        """
        for card, count in Counter(cards).items():
            copies = self.holds(card)
            if copies == 0:
                msg = f"unknown card {quoted(str(card))}: expected a card of this deck"
                raise ValueError(msg)
            if count > copies:
                msg = f"card {card} seen too often: expected at most {copies} in this deck, got {count}"
                raise ValueError(msg)


def _checked_colors(colors: object) -> tuple[str, ...]:
    if isinstance(colors, str) or not isinstance(colors, Sequence):
        msg = f"colors of a deck: expected a sequence of names, got {quoted(colors)}"
        raise TypeError(msg)
    if not 1 <= len(colors) <= MAX_COLORS:
        msg = f"colors of a deck: expected 1 to {MAX_COLORS}, got {len(colors)}"
        raise ValueError(msg)
    for color in colors:
        _check_color_name("color of a deck", color)
        if color == KODODO:
            msg = f"color of a deck: expected a name other than that of the Kododos, got {color!r}"
            raise ValueError(msg)
    if len(set(colors)) < len(colors):
        twice = Counter(colors).most_common(1)[0][0]
        msg = f"colors of a deck: expected different names, got {quoted(twice)} twice"
        raise ValueError(msg)
    return tuple(colors)


def _checked_numbers(numbers: object) -> Mapping[int, int]:
    if not isinstance(numbers, Mapping):
        msg = f"numbers of a deck: expected a mapping from points to a count, got {quoted(numbers)}"
        raise TypeError(msg)
    for points, count in numbers.items():
        check_integer("points of a number card", points, least=0)
        if points > MAX_POINTS:
            msg = f"points of a number card: expected at most {MAX_POINTS}, got {quoted(points)}"
            raise ValueError(msg)
        check_integer(f"number cards of {points} points per color", count, least=0)
    return MappingProxyType({points: count for points, count in sorted(numbers.items()) if count})
