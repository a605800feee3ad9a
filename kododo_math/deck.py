"""The deck: one composition of cards, the same for every color."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from kododo_math.cards import (
    COLORS,
    KODODO,
    KODODO_POINTS,
    Card,
    check_color_name,
    check_integer,
    color_symbol,
    parse_cards,
    quoted,
)

MAX_POINTS = 999
MAX_COLORS = 1000
MAX_DECK_SIZE = 10_000


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
        check_color_name("color of a deck", color)
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
        check_integer("points of a number card", points, least=0, most=MAX_POINTS)
        check_integer(f"number cards of {points} points per color", count, least=0)
    return MappingProxyType({points: count for points, count in sorted(numbers.items()) if count})
