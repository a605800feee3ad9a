"""Looking ahead to the end of the round: what a play is worth when the player's own later turns are played well.

After a play the opponents' cards are revealed and the hand is filled up; only then is the next card
chosen, with all that is known by then. Opponents play uniformly random cards throughout.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb, prod
from operator import mul
from statistics import stdev
from typing import NamedTuple

from kododo_math.cards import Card
from kododo_math.exact.advice.settling import Population, Settler
from kododo_math.seat_view import View

Cards = tuple[Card, ...]

EXACT_LIMIT = 60_000
"""Last plays to weigh beyond which the exact way would take over a second, so that it is sampled."""
SAMPLES = 120
GUESSES = 30
"""Completions by which a sampled player chooses on a turn that is not the last."""


class Worth(NamedTuple):
    """What a play is worth.

    Attributes:
        expected_points: points the player takes from the round: exact, or the mean of a sample.
        standard_error: of that mean; 0 when it is exact.
    """

    expected_points: Fraction
    standard_error: float


def plays(hand: Sequence[Card], size: int) -> list[Cards]:
    """Return every distinct way to take ``size`` cards of a hand.

    >>> from kododo_math.cards import parse_cards
    >>> len(plays(parse_cards("T2 T2 O3 O3 G4"), 2))
    5
    """
    return list(dict.fromkeys(combinations(sorted(hand), size)))


class Lookahead:
    """One player's round, looked at to its end.

    On the last turn, and on the one before where that takes no more than about a second, the worth of a
    play is exact: later turns are played best. Elsewhere it is the mean of ``SAMPLES`` continuations, the
    same ones for every play, in which the last turn is played best and a turn before it by how each card
    fares in ``GUESSES`` random completions; what the best play is worth is then no less, but for the error.
    """

    def __init__(self, view: View, seed: int = 0) -> None:
        """Read the table from the view; ``seed`` is for sampling."""
        self._rules = view.rules
        self._seed = seed
        self._settler = Settler(view.rules)
        self._turn = view.turn - 1
        self._hand = view.hand
        self._played = view.table[view.seat]
        self._table = self._settler.table(card for cards in view.table for card in cards)
        self._unseen = view.unseen
        in_pile = view.unseen.total() - view.rules.removed - (view.rules.players - 1) * len(view.hand)
        self._refills = view.rules.refill == "turn" and in_pile > 0

    @property
    def is_exact(self) -> bool:
        """Whether the worth of a play is computed, not sampled."""
        last = len(self._rules.turns) - 1
        if self._turn == last:
            return True
        drawn, revealed = self._drawn(self._turn), self._revealed(self._turn)
        held = len(self._hand) + drawn - self._rules.turns[self._turn]
        return (
            self._turn == last - 1
            and prod(
                (
                    comb(len(self._hand), self._rules.turns[self._turn]),
                    comb(len(self._unseen) + drawn - 1, drawn),
                    comb(2 * len(self._rules.deck.colors) - 1 + revealed, revealed),
                    comb(held, self._rules.turns[last]),
                )
            )
            <= EXACT_LIMIT
        )

    def worths(self) -> dict[Cards, Worth]:
        """Return the worth of every distinct play."""
        choices = plays(self._hand, self._rules.turns[self._turn])
        if not self.is_exact:
            return self._sampled(choices)
        exact = self._exact_last if self._turn == len(self._rules.turns) - 1 else self._exact_before_last
        return {play: Worth(exact(play), 0.0) for play in choices}

    def _drawn(self, turn: int) -> int:
        """How many cards the player draws after a turn."""
        return self._rules.turns[turn] if self._refills else 0

    def _revealed(self, turn: int) -> int:
        """How many cards the opponents reveal on a turn."""
        return self._rules.turns[turn] * (self._rules.players - 1)

    def _exact_last(self, play: Cards) -> Fraction:
        revealed, population = self._revealed(self._turn), self._settler.population(self._unseen)
        table = self._table + self._settler.table(play)
        worth = self._last_worth(table, population, self._settler.payoff(self._played + play))
        return Fraction(worth, comb(sum(population), revealed))

    def _exact_before_last(self, play: Cards) -> Fraction:
        revealed, drawn = self._revealed(self._turn), self._drawn(self._turn)
        table, played = self._table + self._settler.table(play), self._played + play
        worth = 0
        for cards, ways in _draws(self._unseen, drawn):
            left = self._settler.population(self._unseen - Counter(cards))
            last_plays = self._last_plays(played, _without(self._hand, play) + cards)
            for reveal in self._settler.reveals(left, revealed):
                worth += ways * reveal.ways * self._best(table + reveal.added, reveal.left, last_plays)
        unseen, last = self._unseen.total(), self._revealed(self._turn + 1)
        total = comb(unseen, drawn) * comb(unseen - drawn, revealed) * comb(unseen - drawn - revealed, last)
        return Fraction(worth, total)

    def _last_plays(self, played: Cards, hand: Cards) -> list[tuple[int, list[int]]]:
        """Every last play: the number it adds to the table, and what the player's cards then take."""
        return [
            (self._settler.table(play), self._settler.payoff(played + play))
            for play in plays(hand, self._rules.turns[-1])
        ]

    def _best(self, table: int, population: Population, last_plays: list[tuple[int, list[int]]]) -> int:
        """What the best last play takes, summed over all cards the opponents may reveal with it."""
        return max(self._last_worth(table + added, population, payoff) for added, payoff in last_plays)

    def _last_worth(self, table: int, population: Population, payoff: list[int]) -> int:
        revealed = self._revealed(len(self._rules.turns) - 1)
        return sum(map(mul, self._settler.law(table, population, revealed), payoff))

    def _sampled(self, choices: list[Cards]) -> dict[Cards, Worth]:
        found: dict[Cards, list[Fraction]] = {play: [] for play in choices}
        unseen = sorted(self._unseen.elements())
        for number in range(SAMPLES):
            rng = random.Random(f"{self._seed}/{number}")
            order = rng.sample(unseen, len(unseen))
            for play in choices:
                found[play].append(self._play_out(play, order, random.Random(f"{self._seed}/{number}/guess")))
        return {
            play: Worth(Fraction(sum(worths), SAMPLES), stdev(map(float, worths)) / SAMPLES**0.5)
            for play, worths in found.items()
        }

    def _play_out(self, play: Cards, order: list[Card], rng: random.Random) -> Fraction:
        """What a play is worth if the unseen cards come in this order until the last turn."""
        table, played, hand, come = self._table, self._played, self._hand, 0
        for turn in range(self._turn, len(self._rules.turns) - 1):
            revealed, drawn = self._revealed(turn), self._drawn(turn)
            shown, own = order[come : come + revealed], order[come + revealed : come + revealed + drawn]
            come += revealed + drawn
            table += self._settler.table(play) + self._settler.table(shown)
            played, hand = played + play, (*_without(hand, play), *own)
            if turn + 1 < len(self._rules.turns) - 1:
                play = self._guess(table, played, hand, order[come:], turn + 1, rng)
        left = self._settler.population(Counter(order[come:]))
        worth = self._best(table, left, self._last_plays(played, hand))
        return Fraction(worth, comb(sum(left), self._revealed(len(self._rules.turns) - 1)))

    def _guess(  # noqa: PLR0913, PLR0917 - the table, the player's cards and the unseen ones
        self, table: int, played: Cards, hand: Cards, unseen: list[Card], turn: int, rng: random.Random
    ) -> Cards:
        """Choose the play that takes most over some random completions."""
        to_come = sum(self._rules.turns[turn:]) * self._rules.players - self._rules.turns[turn]
        ends = [table + self._settler.table(rng.sample(unseen, to_come)) for _ in range(GUESSES)]

        def taken(play: Cards) -> int:
            payoff, added = self._settler.payoff(played + play), self._settler.table(play)
            return sum(payoff[self._settler.scoring(end + added)] for end in ends)

        return max(plays(hand, self._rules.turns[turn]), key=taken)


def _draws(unseen: Counter[Card], size: int) -> Iterator[tuple[Cards, int]]:
    """Every set of cards the player may draw, and in how many ways it comes."""
    for cards in plays(tuple(unseen.elements()), size):
        yield cards, prod(comb(unseen[card], n) for card, n in Counter(cards).items())


def _without(hand: Cards, play: Cards) -> Cards:
    return tuple((Counter(hand) - Counter(play)).elements())
