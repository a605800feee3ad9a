"""Strategies that look at the own hand alone."""

from __future__ import annotations

from kododo_math.strategies.look import Look, best
from kododo_math.strategies.strategy import strategy


@strategy(name="random", idea="the model of the exact law: every card is as likely as any other", looks_at="nothing")
def uniformly_random(look: Look) -> int:
    """Choose any card of the hand."""
    return look.chance * len(look.colors) >> 32


def _points(look: Look, card: int) -> int:
    return look.points[card]


def _cards_of_its_color(look: Look, card: int) -> int:
    cards = 0
    for color in look.colors:
        cards += color == look.colors[card]
    return cards


@strategy(name="highest card", idea="greed: a card that is not played wins nothing", looks_at="the points in the hand")
def highest_card(look: Look) -> int:
    """Choose the card worth most points."""
    return best(look, _points)


@strategy(
    name="own color",
    idea="stubbornness: build up the color I hold most of",
    looks_at="the colors in the hand",
)
def own_color(look: Look) -> int:
    """Choose a card of the color with most cards in the hand."""
    return best(look, _cards_of_its_color)
