"""Every table of a small deck, drawn card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

from kododo_math.cards import Card, format_cards
from kododo_math.rule_set import RuleSet
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.partitions.drawing import gallery_page
from kododo_math.views.pictures.card_svg import card_svg
from kododo_math.views.pictures.chance_panel import model_of

MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class TableListing:
    """Every table of a small deck as cards in a notebook, and as text anywhere else."""

    rules: RuleSet
    language: Language = "en"

    @property
    def tables(self) -> list[tuple[Card, ...]]:
        """Every set of cards that can lie on the table, each as likely as any other."""
        return list(combinations(self.rules.deck.cards, self.rules.table_size))

    def _repr_html_(self) -> str:
        pictures = (self._picture(table) for table in self.tables)
        return gallery_page(self._title(), pictures, [model_of(self.rules, self.language)])

    def _picture(self, table: Sequence[Card]) -> str:
        cards = "".join(card_svg(card, self.rules, self.language) for card in table)
        return f'<div class="kododo-small-cards">{cards}</div>'

    def _title(self) -> str:
        return say(self.language, "listing.title", number=len(self.tables))

    def __repr__(self) -> str:
        """Return the tables as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the tables as text, one a line."""
        return "\n".join([self._title(), *(format_cards(table) for table in self.tables)])


def table_listing(rules: RuleSet, language: Language | None = None) -> TableListing:
    """Return every table of a small deck, drawn card by card.

    >>> from kododo_math.deck import Deck
    >>> from kododo_math.editions import rules
    >>> deck = Deck(colors=("teal", "orange"), kododos=1, numbers={2: 1})
    >>> print(table_listing(rules("kododo", 2, deck=deck, hand_size=1, turns=(1,), removed=0)))
    All 6 tables, one by one
    TK T2
    TK OK
    ...

    Raises ``ValueError`` for a deck with too many tables to list.
    """
    language = check_language(language)
    check_given("table_listing", rules, RuleSet, "rules()")
    tables = comb(rules.deck.size, rules.table_size)
    if tables > MOST_LISTED:
        msg = f"listing of tables: expected at most {MOST_LISTED}, got {tables:,} from {rules.deck.size} cards"
        raise ValueError(msg)
    return TableListing(rules, language)
