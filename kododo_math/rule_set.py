"""The rule set: everything a rule sheet decides, and the arithmetic of a game that follows from it."""

from __future__ import annotations

import dataclasses
import json
import re
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from kododo_math.cards import check_integer, quoted
from kododo_math.deck import MAX_DECK_SIZE, Deck
from kododo_math.json_text import check_keys, check_object, read_object

KododoMode = Literal["at_least", "exactly", "off"]
KododoAward = Literal["all", "one"]
Refill = Literal["turn", "round"]
FinalTie = Literal["most_cards", "shared"]
MAX_NAME = 100
"""Characters of an edition's name."""


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Everything a rule sheet of 5211 decides; ``rules()`` fills it in for a printed edition.

    Args:
        edition: name of the edition it started from.
        players: how many play, at least 2.
        deck: the cards.
        hand_size: cards each player holds, before and after a turn.
        turns: cards each player plays on each turn of a round.
        removed: cards taken out unseen before the deal.
        burst: a color with this many cards on the table, or more, scores nothing.
        kododo_number: how many Kododos on the table make them the only scoring cards.
        kododo_mode: whether that number is met ``at_least``, ``exactly``, or never (``off``).
        kododo_counts_for_color: whether a Kododo is one of its color's cards when a color is counted
            and scored; if not, it scores in a Kododo round only.
        tie_cascade: whether the count goes on after a second tie.
        burst_cascade: whether the count goes on after a second burst.
        kododo_first: whether Kododos are checked before the colors, or only when no color can score.
        kododo_award: whether a Kododo round pays ``all`` Kododos, or ``one`` card to each contributor.
        refill: whether hands are filled up after every ``turn``, or only after the ``round``.
        final_tie: what breaks a tie of points at the end, before the victory is shared.
        target_score: points that end a long game of several deals; ``None`` plays one deal.

    Raises ``TypeError`` or ``ValueError`` that names the field, what was expected and what it got.
    """

    edition: str
    players: int
    deck: Deck = field(default_factory=Deck)
    hand_size: int = 5
    turns: tuple[int, ...] = (2, 1, 1)
    removed: int = 0
    burst: int
    kododo_number: int
    kododo_mode: KododoMode = "at_least"
    kododo_counts_for_color: bool = True
    tie_cascade: bool = True
    burst_cascade: bool = True
    kododo_first: bool = True
    kododo_award: KododoAward = "all"
    refill: Refill = "turn"
    final_tie: FinalTie = "most_cards"
    target_score: int | None = None

    def __post_init__(self) -> None:
        """Check every field on its own, then that the deal and a round fit the deck."""
        if not isinstance(self.edition, str):
            msg = f"edition: expected a name, got {quoted(self.edition)}"
            raise TypeError(msg)
        if len(self.edition) > MAX_NAME:
            msg = f"edition: expected a name of at most {MAX_NAME} characters, got {len(self.edition)}"
            raise ValueError(msg)
        check_integer("players", self.players, least=2)
        if not isinstance(self.deck, Deck):
            msg = f"deck: expected a Deck, got {quoted(self.deck)}"
            raise TypeError(msg)
        check_integer("hand_size", self.hand_size, least=1)
        object.__setattr__(self, "turns", checked_turns(self.turns))
        check_integer("removed", self.removed, least=0)
        check_integer("burst", self.burst, least=1, most=MAX_DECK_SIZE)
        check_integer("kododo_number", self.kododo_number, least=1, most=MAX_DECK_SIZE)
        for name, choices in _CHOICES.items():
            _check_choice(name, getattr(self, name), choices)
        for name in _SWITCHES:
            if not isinstance(getattr(self, name), bool):
                msg = f"{name}: expected True or False, got {quoted(getattr(self, name))}"
                raise TypeError(msg)
        if self.target_score is not None:
            check_integer("target_score", self.target_score, least=1)
        self._check_deck_is_large_enough()

    def _check_deck_is_large_enough(self) -> None:
        left = self.deck.size - self.removed
        for what, needed in (("the deal", self.players * self.hand_size), ("a round", self.table_size)):
            if needed > left:
                msg = (
                    f"deck too small for {what}: expected at least {quoted(needed)} cards for "
                    f"{quoted(self.players)} players, got {self.deck.size} less {quoted(self.removed)} removed"
                )
                raise ValueError(msg)

    def replace(self, **changes: Any) -> RuleSet:  # noqa: ANN401 - the types are those of the fields
        """Return a separate rule set with some fields changed, checked like any other.

        >>> from kododo_math.editions import rules
        >>> rules("limit", 4).replace(burst=8).burst
        8
        """
        check_field_names(changes)
        return dataclasses.replace(self, **changes)

    def to_json(self) -> str:
        """Return the rule sheet as a JSON text.

        >>> from kododo_math.editions import rules
        >>> RuleSet.from_json(rules("hahn", 3).to_json()) == rules("hahn", 3)
        True
        """
        return json.dumps(rules_to_data(self), indent=2)

    @classmethod
    def from_json(cls, text: str) -> RuleSet:
        """Read a rule sheet from a JSON text; the inverse of ``to_json``.

        Raises ``TypeError`` or ``ValueError`` with a sentence for anything that is no rule sheet.
        """
        return rules_from_data(read_object(text, "rule sheet"))

    def kododo_rule_met(self, kododos: int) -> bool:
        """Whether this many Kododos on the table make them the only scoring cards.

        >>> from kododo_math.editions import rules
        >>> rules("kododo", 4).kododo_rule_met(9), rules("limit", 4).kododo_rule_met(7)
        (True, False)
        """
        if self.kododo_mode == "off":
            return False
        if self.kododo_mode == "exactly":
            return kododos == self.kododo_number
        return kododos >= self.kododo_number

    @property
    def cards_per_round(self) -> int:
        """How many cards one player plays in a round."""
        return sum(self.turns)

    @property
    def table_size(self) -> int:
        """How many cards lie on the table when a round is scored."""
        return self.players * self.cards_per_round

    @property
    def draw_pile_size(self) -> int:
        """How many cards are left to draw after the deal."""
        return self.deck.size - self.removed - self.players * self.hand_size

    @property
    def cards_left_over(self) -> int:
        """How many cards of the draw pile do not fill a whole round; 0 when the rule set is even.

        >>> from kododo_math.editions import rules
        >>> rules("limit", 3).replace(removed=10).cards_left_over
        3
        """
        return self.draw_pile_size % self.table_size

    @property
    def is_even(self) -> bool:
        """Whether the draw pile runs out exactly at the end of a round.

        >>> from kododo_math.editions import rules
        >>> rules("kododo", 5).is_even, rules("kododo", 5).replace(removed=0).is_even
        (True, False)
        """
        return self.cards_left_over == 0

    @property
    def is_playable(self) -> bool:
        """Whether a whole game can be played: the rule set is even, and a hand holds the cards of a round.

        >>> from kododo_math.editions import rules
        >>> rules("kododo", 5).is_playable, rules("kododo", 2, hand_size=3, removed=6).is_playable
        (True, False)
        """
        return self.is_even and self.cards_per_round <= self.hand_size

    @property
    def rounds_per_game(self) -> int:
        """How many rounds one deal lasts, the last one from the hands alone.

        >>> from kododo_math.editions import rules
        >>> [rules("kododo", n).rounds_per_game for n in (2, 3, 4, 5)]
        [11, 7, 6, 4]
        """
        return self.draw_pile_size // self.table_size + 1

    @property
    def even_removals(self) -> tuple[int, ...]:
        """Every number of cards whose removal makes this rule set come out even, smallest first.

        >>> from kododo_math.editions import rules
        >>> rules("kododo", 2).even_removals[:4]
        (2, 10, 18, 26)
        """
        undealt = self.draw_pile_size + self.removed
        return tuple(range(undealt % self.table_size, undealt + 1, self.table_size))

    def verify_playable(self) -> None:
        """Raise ``ValueError`` unless a whole game can be played; the law of a round needs less.

        >>> from kododo_math.editions import rules
        >>> rules("kododo", 2).replace(removed=0).verify_playable()
        Traceback (most recent call last):
            ...
        ValueError: cannot play a whole game: 2 cards would be left over;
        expected a removal such as 2, 10, 18, got 0
        """
        if self.cards_per_round > self.hand_size:
            msg = (
                f"cannot play a whole game: expected a round of at most {self.hand_size} cards a player, "
                f"as many as a hand holds, got {self.cards_per_round}"
            )
            raise ValueError(msg)
        if not self.is_even:
            removals = ", ".join(map(str, self.even_removals[:3]))
            msg = (
                f"cannot play a whole game: {self.cards_left_over} cards would be left over; "
                f"expected a removal such as {removals}, got {self.removed}"
            )
            raise ValueError(msg)


def rules_to_data(rule_set: RuleSet) -> dict[str, Any]:
    """Return a rule set as the plain data that JSON can hold."""
    data = {f.name: getattr(rule_set, f.name) for f in dataclasses.fields(rule_set)}
    deck = rule_set.deck
    data["deck"] = {
        "colors": list(deck.colors),
        "kododos": deck.kododos,
        "numbers": {str(points): count for points, count in deck.numbers.items()},
    }
    data["turns"] = list(rule_set.turns)
    return data


def rules_from_data(data: object) -> RuleSet:
    """Return the rule set that plain data describe; the inverse of ``rules_to_data``."""
    fields = check_object(data, "rule sheet")
    check_keys(fields, "rule sheet", frozenset(f.name for f in dataclasses.fields(RuleSet)))
    deck = check_object(fields["deck"], "deck of a rule sheet")
    check_keys(deck, "deck of a rule sheet", frozenset({"colors", "kododos", "numbers"}))
    numbers = check_object(deck["numbers"], "numbers of a deck")
    unreadable = next((points for points in numbers if not _POINTS.fullmatch(points)), None)
    if unreadable is not None:
        msg = f"numbers of a deck: expected points as keys, as in '6', got {quoted(unreadable)}"
        raise ValueError(msg)
    cards = Deck(deck["colors"], deck["kododos"], {int(points): count for points, count in numbers.items()})
    return RuleSet(**{**fields, "deck": cards})


_POINTS = re.compile("0|[1-9][0-9]{0,2}")  # one way to write a number, so that no two keys mean the same
_CHOICES: dict[str, tuple[str, ...]] = {
    "kododo_mode": get_args(KododoMode),
    "kododo_award": get_args(KododoAward),
    "refill": get_args(Refill),
    "final_tie": get_args(FinalTie),
}
_SWITCHES = ("kododo_counts_for_color", "tie_cascade", "burst_cascade", "kododo_first")


def _check_choice(name: str, value: object, choices: tuple[str, ...]) -> None:
    if value not in choices:
        msg = f"{name}: expected one of {', '.join(choices)}, got {quoted(value)}"
        raise ValueError(msg)


def checked_turns(turns: object) -> tuple[int, ...]:
    """Return the cards per turn of a round if they are such.

    Raises ``TypeError`` for what is no row of whole numbers, ``ValueError`` for a turn without cards.
    """
    if isinstance(turns, str) or not isinstance(turns, (tuple, list)) or not turns:
        msg = f"turns: expected cards per turn, as in (2, 1, 1), got {quoted(turns)}"
        raise TypeError(msg)
    return tuple(check_integer(f"turns, turn {number}", cards, least=1) for number, cards in enumerate(turns, start=1))


def check_field_names(changes: dict[str, Any]) -> None:
    """Raise ``ValueError`` if a name in ``changes`` is no field of a rule set."""
    names = [f.name for f in dataclasses.fields(RuleSet)]
    unknown = next((name for name in changes if name not in names), None)
    if unknown is not None:
        msg = f"unknown field {quoted(unknown)} of a rule set: expected one of {', '.join(names)}"
        raise ValueError(msg)
