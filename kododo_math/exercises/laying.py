"""Random tables, views and color counts for the exercises, with what can be counted on them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from math import comb

from kododo_math.cards import KODODO, Card
from kododo_math.exercises.answers import NOTHING
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import Verdict, cascade, scoring_of
from kododo_math.seat_view import View

Plays = tuple[tuple[Card, ...], ...]


def dealt_table(rng: random.Random, rules: RuleSet, cards_each: int | None = None) -> Plays:
    """Lay uniformly random cards of the deck before every player: a whole round, or ``cards_each``."""
    each = rules.cards_per_round if cards_each is None else cards_each
    cards = rng.sample(rules.deck.cards, each * rules.players)
    return tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(rules.players))


def dealt_view(rng: random.Random, rules: RuleSet, turns_played: int) -> View:
    """Deal the first turns of a round and a hand for player 1."""
    each = sum(rules.turns[:turns_played])
    cards = rng.sample(rules.deck.cards, each * rules.players + rules.hand_size)
    table = [cards[seat * each : (seat + 1) * each] for seat in range(rules.players)]
    return View(rules, 0, table, sorted(cards[each * rules.players :]))


def on_table(plays: Plays) -> list[Card]:
    """Return all cards of a table."""
    return [card for cards in plays for card in cards]


def drawn_counts(rng: random.Random, rules: RuleSet, total: int | None = None) -> dict[str, int]:
    """Return how many cards of each color lie on a random table: of ``total`` cards, or of a whole round."""
    cards = rng.sample(rules.deck.cards, rules.table_size if total is None else total)
    return {color: sum(card.color == color for card in cards) for color in rules.deck.colors}


def leaders(counts: dict[str, int]) -> list[str]:
    """Return the colors with the most cards."""
    return [color for color in counts if counts[color] == max(counts.values())]


def winner(counts: dict[str, int], kododos: int, rules: RuleSet) -> str:
    """Return what scores: a color, the Kododos, or nothing."""
    return scoring_of(cascade(counts, kododos, rules)) or NOTHING


def step_kinds(counts: dict[str, int], rules: RuleSet) -> list[str]:
    """Return what the colors go through: bursts, ties, a majority."""
    return [step.kind for step in cascade(counts, 0, rules) if step.kind != KODODO]


def kinds_of(verdict: Verdict) -> list[str]:
    """Return the kinds of a verdict's steps, without the Kododo check."""
    return [step.kind for step in verdict.steps if step.kind != KODODO]


def of_color(cards: Sequence[Card], color: str) -> list[Card]:
    """Return the cards of one color."""
    return [card for card in cards if card.color == color]


def points_of(cards: Sequence[Card]) -> int:
    """Return what cards are worth together."""
    return sum(card.points for card in cards)


def binomial(draws: int, chance: Fraction, successes: int) -> Fraction:
    """Return the chance of so many successes when every draw is put back."""
    return comb(draws, successes) * chance**successes * (1 - chance) ** (draws - successes)


def whole(number: int) -> Fraction:
    """Return a whole number as an answer."""
    return Fraction(number)
