"""Ways to play: each one function over what a player sees."""

from kododo_math.strategies.crowd import avoid_the_burst, copy_cat, follow_the_majority
from kododo_math.strategies.designs import hoard_kododos, spoil_the_leader
from kododo_math.strategies.exact_odds import best_margin, best_points, cooperative
from kododo_math.strategies.look import Look, best
from kododo_math.strategies.simple import highest_card, own_color, uniformly_random
from kododo_math.strategies.strategy import Strategy, strategy

__all__ = ["SHIPPED", "Look", "Strategy", "best", "find_strategy", "strategy"]

SHIPPED: tuple[Strategy, ...] = (
    uniformly_random,
    highest_card,
    own_color,
    follow_the_majority,
    avoid_the_burst,
    copy_cat,
    hoard_kododos,
    spoil_the_leader,
    best_points,
    best_margin,
    cooperative,
)


def find_strategy(name: str | Strategy) -> Strategy:
    """Return the shipped strategy of a name; a strategy is its own.

    >>> find_strategy("highest card").looks_at
    'the points in the hand'

    Raises ``ValueError`` for an unknown name, ``TypeError`` for what is neither.
    """
    if isinstance(name, Strategy):
        return name
    if not isinstance(name, str):
        msg = f"strategy: expected a name or what @strategy has made, got {name!r}"
        raise TypeError(msg)
    found = next((strategy for strategy in SHIPPED if strategy.name == name), None)
    if found is None:
        msg = f"unknown strategy {name!r}: expected one of {', '.join(strategy.name for strategy in SHIPPED)}"
        raise ValueError(msg)
    return found
