"""What one card on the table is worth to the player who played it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from kododo_math.cards import Card, quoted_cards
from kododo_math.exact.odds import color_outlook
from kododo_math.exact.outlook import Outlook
from kododo_math.exact.unseen import ColorOutlook, hypergeometric_ways
from kododo_math.rule_set import RuleSet


class CardWorth(NamedTuple):
    """The worth of a card, and where it comes from.

    Attributes:
        points: what the card is worth when it scores.
        color_scores: the probability that the card's color scores, and the card with it.
        from_kododos: the points expected from rounds that the Kododos decide; 0 for a number card.
    """

    points: int
    color_scores: Fraction
    from_kododos: Fraction

    @property
    def from_color(self) -> Fraction:
        """The points expected from rounds that the card's color decides."""
        return self.points * self.color_scores

    @property
    def worth(self) -> Fraction:
        """The expected points the card takes from the round."""
        return self.from_color + self.from_kododos


class _CardOutlook(Outlook):
    """The outlook once a card lies on the table, among other cards that the opponents played."""

    def __init__(self, rules: RuleSet, card: Card, table: tuple[Card, ...]) -> None:
        on_table, counted = (card, *table), rules.kododo_counts_for_color
        unseen = Counter(rules.deck.cards) - Counter(on_table)
        super().__init__(
            rules,
            [color_outlook(color, on_table, unseen, counts_for_color=counted) for color in rules.deck.colors],
            kododos_on_table=sum(c.kododo for c in on_table),
            colorless=0 if counted else sum(n for c, n in unseen.items() if c.kododo),
            draws=rules.table_size - len(on_table),
        )
        self._card = card

    @property
    def color_scores(self) -> Fraction:
        """The probability that the card's color scores, and the card with it."""
        if self._card.kododo and not self.rules.kododo_counts_for_color:
            return Fraction(0)
        return Fraction(self.scoring_weights()[self.rules.deck.colors.index(self._card.color)], self.total)

    @property
    def from_kododos(self) -> Fraction:
        """The points the card takes from rounds that the Kododos decide."""
        if not self._card.kododo:
            return Fraction(0)
        paid = sum((ways * self._part(drawn) for drawn, ways in self._kododo_tables.items()), Fraction(0))
        return paid / self.total

    def _part(self, drawn: int) -> Fraction:
        """The card's part of what its player is paid when the Kododos score; one point may be paid for several."""
        if self.rules.kododo_award == "all":
            return Fraction(1)
        own = self.rules.cards_per_round - 1
        ways = hypergeometric_ways(self._draws, drawn, own)
        shares = sum((Fraction(n, 1 + others) for others, n in enumerate(ways)), Fraction(0))
        return shares / comb(self._draws, own)


def card_worth(rules: RuleSet, table: Sequence[Card] | str = ()) -> dict[Card, CardWorth]:
    """Return what each card would be worth to its player if it lay on the table.

    The worth of a card is the expected number of points it takes from the round: its points times the probability
    that its color scores, and for a Kododo also what it takes when the Kododos score. ``table`` is what the
    opponents have on the table already; every other card of the round is a uniform draw from the cards not seen.
    Where several Kododos of a player are paid one point together (``kododo_award="one"``), each takes an equal part.

    Summed over the deck, worth times the probability of lying on the table is the mean of ``RoundLaw.points``.

    >>> from kododo_math.cards import parse_cards
    >>> from kododo_math.editions import rules
    >>> two, six = parse_cards("T2 T6")
    >>> worths = card_worth(rules("kododo", 4))
    >>> worths[six].worth == 3 * worths[two].worth
    True
    >>> round(float(worths[six].worth), 4)
    1.5542

    Raises ``ValueError`` or ``TypeError`` for a table that cannot come from the deck, or that leaves a player no room
    for a card.
    """
    seen = rules.deck.parse(table)
    rules.deck.verify_holds(seen)
    room = rules.table_size - rules.cards_per_round
    if len(seen) > room:
        msg = (
            f"table: expected at most {room} cards, as many as the opponents play in a round, "
            f"got {len(seen)} ({quoted_cards(seen)})"
        )
        raise ValueError(msg)
    unseen = Counter(rules.deck.cards) - Counter(seen)
    counted = rules.kododo_counts_for_color
    alike = {color: color_outlook(color, seen, unseen, counts_for_color=counted) for color in rules.deck.colors}
    found: dict[tuple[ColorOutlook, bool], tuple[Fraction, Fraction]] = {}
    for card in unseen:
        if (alike[card.color], card.kododo) not in found:
            outlook = _CardOutlook(rules, card, seen)
            found[alike[card.color], card.kododo] = outlook.color_scores, outlook.from_kododos
    return {card: CardWorth(card.points, *found[alike[card.color], card.kododo]) for card in unseen}
