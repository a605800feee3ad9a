"""The odds of one player in the middle of a round, and what each play is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property

from kododo_math.cards import KODODO, Card
from kododo_math.exact.counting import LevelCount
from kododo_math.exact.distribution import Distribution
from kododo_math.exact.leaders import Contest, Fate, fate_of
from kododo_math.exact.outlook import Share
from kododo_math.exact.unseen import ColorOutlook
from kododo_math.seat_view import View


class RoundOdds(Contest):
    """The law of how a round ends, given the cards one player sees and the play that player makes now.

    Every card still to come to the table, the player's own later cards too, is a uniform draw from the
    unseen cards.
    """

    def __init__(self, view: View, play: tuple[Card, ...], count: LevelCount | None = None) -> None:
        """Lay the play on the table and count what may follow, unless that is done."""
        self.view = view
        self.play = play
        self._table = tuple(cards + play if seat == view.seat else cards for seat, cards in enumerate(view.table))
        counts_for_color = view.rules.kododo_counts_for_color
        unseen = view.unseen
        on_table = [card for cards in self._table for card in cards]
        super().__init__(
            view.rules,
            [
                color_outlook(color, on_table, unseen, counts_for_color=counts_for_color)
                for color in view.rules.deck.colors
            ],
            kododos_on_table=sum(card.kododo for card in on_table),
            colorless=0 if counts_for_color else sum(n for card, n in unseen.items() if card.kododo),
            draws=view.rules.table_size - len(on_table),
            count=count,
        )

    @cached_property
    def scoring(self) -> Distribution[str | None]:
        """What scores in the end: the Kododos, a color, or nothing."""
        weights: dict[str | None, int] = dict(zip(self.rules.deck.colors, self.scoring_weights(), strict=True))
        weights[KODODO] = sum(self._kododo_tables.values())
        weights[None] = self.total - sum(weights.values())
        return Distribution(weights)

    @cached_property
    def points(self) -> Distribution[int]:
        """The points the player takes from the round."""
        return self.points_of(self._share(self.view.seat))

    @cached_property
    def expected_points(self) -> Fraction:
        """The expected points the player takes from the round."""
        return self.expected(self._share(self.view.seat))

    @cached_property
    def expected_margin(self) -> Fraction:
        """The expected points the player takes, less the mean of what the opponents take."""
        opponents = [seat for seat in range(self.rules.players) if seat != self.view.seat]
        taken = sum((self.expected(self._share(seat)) for seat in opponents), Fraction(0))
        return self.expected_points - taken / len(opponents)

    @cached_property
    def most_points(self) -> Distribution[Fate]:
        """Whether the player alone takes most points, shares them, is beaten, or nobody takes any.

        Raises ``ValueError`` where too many cards are still to come: for many players on the first turn.
        """
        shares = [self._share(seat) for seat in range(self.rules.players)]
        return self.leads(shares, self.view.seat).map(fate_of)

    def _share(self, seat: int) -> Share:
        cards = self._table[seat]
        counted = [card for card in cards if self.rules.kododo_counts_for_color or not card.kododo]
        points = Counter[str]()
        for card in counted:
            points[card.color] += card.points
        return Share(
            draws=self.rules.cards_per_round - len(cards),
            points=tuple(points[color] for color in self.rules.deck.colors),
            kododos=sum(card.kododo for card in cards),
        )


def color_outlook(
    color: str, on_table: Sequence[Card], unseen: Counter[Card], *, counts_for_color: bool
) -> ColorOutlook:
    """Return the outlook of a color, given what lies on the table and what is unseen."""
    numbers = Counter[int]()
    for card, copies in unseen.items():
        if card.color == color and not card.kododo:
            numbers[card.points] += copies
    return ColorOutlook(
        on_table=sum(card.color == color and (counts_for_color or not card.kododo) for card in on_table),
        kododos=sum(n for card, n in unseen.items() if card.color == color and card.kododo) if counts_for_color else 0,
        numbers=tuple(sorted(numbers.items())),
    )


def odds(view: View, play: Sequence[Card] | str = ()) -> RoundOdds:
    """Return the exact law of how the round ends if ``play`` is played now.

    Without a play, the player's cards of this turn are uniform draws from the unseen cards like all others.

    >>> from kododo_math.editions import rules
    >>> view = View(rules("kododo", 2), 0, ["TK T2 O3", "O5 G2 T4"], "T3 T6 O2 GK P2")
    >>> odds(view, "T3").scoring["teal"] > odds(view, "O2").scoring["teal"]
    True

    Raises ``ValueError`` when the round is over, when fewer cards are unseen than are still to come, or for a
    play that is not in the hand or of a wrong size.
    """
    if view.is_round_over:
        msg = f"odds: expected a round with cards to come, got one that is over after {len(view.rules.turns)} turns"
        raise ValueError(msg)
    chosen = view.verify_play(play) if len(play) else ()
    return odds_of(view, chosen)


def odds_of(view: View, play: tuple[Card, ...], count: LevelCount | None = None) -> RoundOdds:
    """Return the odds of a play that is known to be legal, with the tables counted if they have been already."""
    to_come = view.rules.table_size - len(play) - sum(map(len, view.table))
    if view.unseen.total() < to_come:
        msg = (
            f"odds: expected at least {to_come} unseen cards, as many as are still to come to the table, "
            f"got {view.unseen.total()}; late in the last round a player's later cards can only be cards of the hand"
        )
        raise ValueError(msg)
    return RoundOdds(view, play, count)
