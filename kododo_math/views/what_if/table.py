"""A table that is changed card by card, and scored as it lies."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property

from kododo_math.cards import KODODO, Card
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import Verdict, cascade, color_counts, scoring_of


@dataclass(frozen=True)
class OpenTable:
    """Cards on a table, whoever played them, with at most as many as a round has.

    >>> from kododo_math.editions import rules
    >>> table = OpenTable(rules("kododo", 2)).with_card(Card("teal", 2))
    >>> table.missing, table.verdict.scoring, table.without("teal").cards
    (7, 'teal', ())

    Raises ``ValueError`` for cards the deck does not have, and for too many.
    """

    rules: RuleSet
    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        """Check the cards."""
        self.rules.deck.verify_holds(self.cards)
        if self.missing < 0:
            msg = f"cards on the table: expected at most {self.rules.table_size}, got {len(self.cards)}"
            raise ValueError(msg)

    @property
    def missing(self) -> int:
        """How many cards the round still lacks."""
        return self.rules.table_size - len(self.cards)

    @property
    def kododos(self) -> int:
        """How many Kododos lie on the table."""
        return sum(card.kododo for card in self.cards)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many cards of each color lie on the table."""
        return color_counts(self.cards, self.rules)

    @cached_property
    def verdict(self) -> Verdict:
        """How the table is scored as it lies, all points together."""
        steps = cascade(self.counts, self.kododos, self.rules)
        scoring = scoring_of(steps)
        scored = tuple(card for card in self.cards if (card.kododo if scoring == KODODO else card.color == scoring))
        discarded = tuple((Counter(self.cards) - Counter(scored)).elements())
        points = sum(card.points for card in scored)
        return Verdict(self.rules, (self.cards,), scoring, steps, (points,), (scored,), discarded)

    def can_take(self, card: Card) -> bool:
        """Whether there is room for ``card``, and one left in the deck."""
        return self.missing > 0 and self.cards.count(card) < self.rules.deck.holds(card)

    def with_card(self, card: Card) -> OpenTable:
        """Return the table with one more card."""
        return replace(self, cards=(*self.cards, card))

    def without(self, color: str, card: Card | None = None) -> OpenTable:
        """Return the table without its latest card of a color; without the latest copy of ``card`` if it has one.

        Raises ``ValueError`` if no card of the color lies there.
        """
        places = [place for place, there in enumerate(self.cards) if there.color == color]
        if not places:
            msg = f"take back: expected a {color} card on the table, got none"
            raise ValueError(msg)
        of_card = [place for place in places if self.cards[place] == card]
        place = (of_card or places)[-1]
        return replace(self, cards=self.cards[:place] + self.cards[place + 1 :])
