"""Who takes most points in a round.

Points of one color go to seats by the cards that the seats draw. Each card of the color that comes to the table
is laid on one of the places that are still free, all alike; where it lies decides whose points it brings. So the
cards are laid down value by value, and what is remembered is the points and free places of the seats, whichever
seat has them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import comb, factorial
from typing import Literal, NamedTuple

from kododo_math.cards import KODODO_POINTS
from kododo_math.exact.distribution import Distribution
from kododo_math.exact.outlook import Outlook, Share
from kododo_math.exact.unseen import ColorOutlook, Numbers, class_key, number_sums
from kododo_math.exact.whole_game.disjoint import kinds_of_sets

Taken = Literal["sole_winner", "shared", "none"]
"""How the round goes: one player takes most points, some take equally many, or nobody takes any."""
Fate = Literal["sole_winner", "shared", "beaten", "none"]
"""The same for one player: ``beaten`` if others take more."""

MOST_STATES = 250_000
SECONDS_PER_STATE = 2e-5


class Seat(NamedTuple):
    """Points taken so far, and free places for cards to come."""

    points: int
    free: int


class Seats(NamedTuple):
    """One seat that is told apart, if any, and the others in ascending order: it does not matter which is which."""

    own: Seat
    others: tuple[Seat, ...]


NOBODY = Seat(0, 0)
"""Stands for the own seat where no seat is told apart: it takes nothing."""

Ways = dict[Seats, int]
"""Ways to lay cards, each a polynomial in the number of Kododos among them, packed in fields of bits."""


class Lead(NamedTuple):
    """How many seats take most points, 0 if nobody takes any, and whether the own seat is one of them."""

    seats: int
    own: bool


class Contest(Outlook):
    """An outlook that also tells who takes most points."""

    def leads(self, shares: Sequence[Share], own: int | None = None) -> Distribution[Lead]:
        """Return the law of who takes most points, from the share of each seat; ``own`` is one told apart.

        Raises ``ValueError`` that names the time it would take if too many cards are still to come.
        """
        alike = Counter(
            (color, _seats([share.points[i] for share in shares], shares, own)) for i, color in enumerate(self._colors)
        )
        self._check_cost(alike)
        weights: dict[Lead, int] = defaultdict(int)
        weights[Lead(0, own=False)] = factorial(self._draws) * sum(
            tables for ending, tables in self._weights.items() if ending.color_class is None
        )
        self._add_kododo_leads(weights, _seats([share.kododos for share in shares], shares, own))
        for (color, seats), colors in alike.items():
            for lead, tables in self._color_leads(color, seats).items():
                weights[lead] += colors * tables
        return Distribution(weights)

    def _add_kododo_leads(self, weights: dict[Lead, int], seats: Seats) -> None:
        most = 1 if self.rules.kododo_award == "one" else self.rules.table_size
        ways: Ways = {seats: 1}
        for drawn in range(max(self._kododo_tables, default=-1) + 1):
            tables = self._kododo_tables.get(drawn, 0) * factorial(self._draws - drawn)
            for laid, orders in ways.items():
                weights[lead_of(laid, most)] += tables * orders
            ways = lay_one(ways, KODODO_POINTS)

    def _color_leads(self, color: ColorOutlook, seats: Seats) -> dict[Lead, int]:
        """In how many ways a color scores and seats lead: tables times orders of the cards to come."""
        width = (self.total * factorial(self._draws)).bit_length()
        drawn = {level - color.on_table: self._decide(color, level) for level in self._levels(color)}
        leads: dict[Lead, int] = defaultdict(int)
        for cards, ways in enumerate(lay_color(seats, color, max(drawn, default=0), width)):
            packed: dict[Lead, int] = defaultdict(int)
            for laid, orders in ways.items():
                packed[lead_of(laid)] += orders
            for lead, polynomial in packed.items():
                for kododos, tables in enumerate(drawn.get(cards, ())):
                    orders = (polynomial >> (kododos * width)) & ((1 << width) - 1)
                    leads[lead] += orders * tables * factorial(self._draws - cards)
        return leads

    def _decide(self, color: ColorOutlook, level: int) -> list[int]:
        """How many tables of the other cards let a color score at a level, by the Kododos it drew."""
        rest = self._rests[self._class_index[class_key(color)], level]
        most = min(color.kododos, level - color.on_table)
        return [self._colors_decide(rest, kododos) for kododos in range(most + 1)]

    def _check_cost(self, contests: Iterable[tuple[ColorOutlook, Seats]]) -> None:
        states = 0
        for color, seats in contests:
            most = max(self._levels(color), default=color.on_table) - color.on_table
            states += most_states(seats, color, most)
        if states > MOST_STATES:
            seconds = states * SECONDS_PER_STATE
            msg = (
                f"who takes most points: expected at most {MOST_STATES:,} states of the seats, got up to {states:,}, "
                f"about {seconds:,.0f} s; fewer are left on a later turn"
            )
            raise ValueError(msg)


def _seats(points: Sequence[int], shares: Sequence[Share], own: int | None) -> Seats:
    seats = [Seat(taken, share.draws) for taken, share in zip(points, shares, strict=True)]
    mine = NOBODY if own is None else seats.pop(own)
    return Seats(mine, tuple(sorted(seats)))


def lay_color(seats: Seats, color: ColorOutlook, most: int, width: int) -> list[Ways]:
    """Return the ways to lay 0, 1, 2 … up to ``most`` cards of a color, in every order.

    >>> seats = Seats(NOBODY, (Seat(0, 1), Seat(0, 1)))
    >>> laid = lay_color(seats, ColorOutlook(0, 1, ((2, 1),)), most=1, width=8)
    >>> {laid.others: orders for laid, orders in laid[1].items()}  # a Kododo, counted in the second field, or a two
    {(Seat(points=0, free=1), Seat(points=1, free=0)): 512, (Seat(points=0, free=1), Seat(points=2, free=0)): 2}
    """
    laid: list[Ways] = [{seats: 1}, *({} for _ in range(most))]
    for points, copies, field in ((KODODO_POINTS, color.kododos, width), *((p, n, 0) for p, n in color.numbers)):
        found: list[Ways] = [defaultdict(int, ways) for ways in laid]
        for cards, ways in enumerate(laid):
            for more in range(1, min(copies, most - cards) + 1):
                ways = lay_one(ways, points)  # noqa: PLW2901 - one card more each time
                chosen = comb(copies, more) << (more * field)
                for state, orders in ways.items():
                    found[cards + more][state] += chosen * orders
        laid = found
    return laid


def lay_one(ways: Mapping[Seats, int], points: int) -> Ways:
    """Lay one card more, on any free place.

    >>> lay_one({Seats(Seat(0, 1), (Seat(3, 2),)): 1}, 5)[Seats(Seat(0, 1), (Seat(8, 1),))]
    2
    """
    laid: Ways = defaultdict(int)
    for (own, others), orders in ways.items():
        if own.free:
            laid[Seats(Seat(own.points + points, own.free - 1), others)] += own.free * orders
        for i, seat in enumerate(others):
            if seat.free and (i == 0 or others[i - 1] != seat):
                now = tuple(sorted((*others[:i], Seat(seat.points + points, seat.free - 1), *others[i + 1 :])))
                laid[Seats(own, now)] += others.count(seat) * seat.free * orders
    return laid


def lead_of(seats: Seats, most: int | None = None) -> Lead:
    """Return who leads, where no seat takes more than ``most`` points.

    >>> lead_of(Seats(Seat(3, 0), (Seat(1, 0), Seat(3, 0))))
    Lead(seats=2, own=True)
    """
    own, *others = (points if most is None else min(points, most) for points, _ in (seats.own, *seats.others))
    top = max(own, *others)
    return Lead(0, own=False) if top == 0 else Lead([own, *others].count(top), own == top)


def most_states(seats: Seats, color: ColorOutlook, most: int) -> int:
    """Return how many states of the seats there can be, at most, with up to ``most`` cards of a color laid.

    >>> most_states(Seats(NOBODY, (Seat(0, 2), Seat(0, 2))), ColorOutlook(0, 0, ((2, 6), (3, 6))), 1)
    3
    """
    values: Numbers = ((KODODO_POINTS, color.kododos), *color.numbers)
    states = [1] + [0] * most
    for seat, alike in Counter((seats.own, *seats.others)).items():
        sums = [len(points) for points in number_sums(values, min(seat.free, most))]
        of_seats = kinds_of_sets(sums, alike, most)
        states = [sum(states[n - k] * of_seats[k] for k in range(n + 1)) for n in range(most + 1)]
    return sum(states)


def taken_of(lead: Lead) -> Taken:
    """Return how the round goes."""
    return "none" if lead.seats == 0 else "sole_winner" if lead.seats == 1 else "shared"


def fate_of(lead: Lead) -> Fate:
    """Return how the round goes for the own seat."""
    return taken_of(lead) if lead.own or lead.seats == 0 else "beaten"
