"""Cards, their notation, and the deck they come from.

A card is written as its color's symbol and its rank: ``TK`` is a teal Kododo, ``O5`` an orange five.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

COLORS = ("teal", "orange", "green", "pink", "yellow")
KODODO = "kododo"
"""What scores when the Kododos alone do; for that reason no color may bear the name."""
KODODO_POINTS = 1
MAX_POINTS = 999
MAX_DECK_SIZE = 10_000

_COLOR_NAME = re.compile(r"[A-Za-z][A-Za-z_]*")
_NOTATION = re.compile(r"(?P<symbol>[A-Z][A-Z_]*)(?P<rank>K|[0-9]{1,3})")


def color_symbol(color: str) -> str:
    """Return the letters that stand for ``color`` in a card's notation.

    A name in capitals is its own symbol; any other name is written as its first letter.

    >>> color_symbol("teal"), color_symbol("TQ")
    ('T', 'TQ')
    """
    return color if color.isupper() else color[0].upper()


def check_integer(name: str, value: object, least: int) -> int:
    """Return ``value`` if it is a whole number of at least ``least``; a bool is not one.

    Raises ``TypeError`` for another type and ``ValueError`` for a smaller number.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        msg = f"{name}: expected a whole number, got {value!r}"
        raise TypeError(msg)
    if value < least:
        msg = f"{name}: expected at least {least}, got {value}"
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
        if not isinstance(self.color, str) or not _COLOR_NAME.fullmatch(self.color):
            msg = f"color of a card: expected a name made of letters, got {self.color!r}"
            raise ValueError(msg)
        check_integer("points of a card", self.points, least=0)
        if self.kododo and self.points != KODODO_POINTS:
            msg = f"points of a Kododo: expected {KODODO_POINTS}, got {self.points}"
            raise ValueError(msg)

    def __str__(self) -> str:
        """Return the card's notation."""
        return color_symbol(self.color) + ("K" if self.kododo else str(self.points))

    def __repr__(self) -> str:
        """Return the notation, marked as a card."""
        return f"Card({str(self)!r})"


def parse_cards(notation: str, colors: Iterable[str] = COLORS) -> tuple[Card, ...]:
    """Read cards from their notation, separated by spaces or commas; the inverse of ``str``.

    >>> parse_cards("TK T2 O5")
    (Card('TK'), Card('T2'), Card('O5'))

    Raises ``ValueError`` that quotes the first card it cannot read.
    """
    color_of = {color_symbol(color): color for color in colors}
    return tuple(_parse_card(word, color_of) for word in notation.replace(",", " ").split())


def _parse_card(word: str, color_of: Mapping[str, str]) -> Card:
    match = _NOTATION.fullmatch(word)
    color = color_of.get(match["symbol"]) if match else None
    if match is None or color is None:
        msg = (
            f"unknown card {word!r}: expected a color's symbol ({', '.join(color_of)}) "
            "and K or a number, as in 'TK' or 'O5'"
        )
        raise ValueError(msg)
    if match["rank"] == "K":
        return Card(color, KODODO_POINTS, kododo=True)
    return Card(color, int(match["rank"]))


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards in notation, separated by spaces.

    >>> format_cards(parse_cards("TK, O5"))
    'TK O5'
    """
    return " ".join(map(str, cards))


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
        if isinstance(self.colors, str):
            msg = f"colors of a deck: expected a sequence of names, got {self.colors!r}"
            raise TypeError(msg)
        colors = tuple(self.colors)
        if len(colors) > MAX_DECK_SIZE:
            msg = f"colors of a deck: expected at most {MAX_DECK_SIZE}, got {len(colors)}"
            raise ValueError(msg)
        object.__setattr__(self, "colors", colors)
        _check_colors(colors)
        check_integer("Kododos per color", self.kododos, least=0)
        for points, count in self.numbers.items():
            check_integer("points of a number card", points, least=0)
            if points > MAX_POINTS:
                msg = f"points of a number card: expected at most {MAX_POINTS}, got {points}"
                raise ValueError(msg)
            check_integer(f"number cards of {points} points per color", count, least=0)
        numbers = {points: count for points, count in sorted(self.numbers.items()) if count}
        object.__setattr__(self, "numbers", MappingProxyType(numbers))
        if self.size == 0:
            msg = "a deck needs at least one card: expected Kododos or numbers, got neither"
            raise ValueError(msg)
        if self.size > MAX_DECK_SIZE:
            msg = f"cards of a deck: expected at most {MAX_DECK_SIZE}, got {self.size}"
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

    def parse(self, notation: str) -> tuple[Card, ...]:
        """Read cards of this deck's colors from their notation.

        >>> Deck(colors=("red", "blue")).parse("RK B2")
        (Card('RK'), Card('B2'))
        """
        return parse_cards(notation, self.colors)

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
                msg = f"unknown card {str(card)!r}: this deck has none of it"
                raise ValueError(msg)
            if count > copies:
                msg = f"card {card} seen too often: expected at most {copies} in this deck, got {count}"
                raise ValueError(msg)


def _check_colors(colors: tuple[str, ...]) -> None:
    if not colors:
        msg = "a deck needs at least one color: expected names, got none"
        raise ValueError(msg)
    for color in colors:
        if not isinstance(color, str) or not _COLOR_NAME.fullmatch(color):
            msg = f"color of a deck: expected a name made of letters, got {color!r}"
            raise ValueError(msg)
        if color == KODODO:
            msg = f"color of a deck: expected a name other than that of the Kododos, got {color!r}"
            raise ValueError(msg)
    symbols = [color_symbol(color) for color in colors]
    if len(set(symbols)) < len(symbols):
        twice = Counter(symbols).most_common(1)[0][0]
        msg = (
            f"colors of a deck: expected a different symbol for each, got {twice!r} twice; "
            "a name in capitals, such as 'TQ', is its own symbol"
        )
        raise ValueError(msg)
