"""Strategies that look at what the others do."""

from __future__ import annotations

from kododo_math.strategies.look import Look, best
from kododo_math.strategies.strategy import strategy


def _cards_on_table(look: Look, card: int) -> int:
    return look.table[look.colors[card]]


def _cards_short_of_the_burst(look: Look, card: int) -> int:
    count = look.table[look.colors[card]] + 1
    return count if count < look.burst else -count


def _players_who_showed_it(look: Look, card: int) -> int:
    players = 0
    for color in look.last:
        players += color == look.colors[card]
    return players


@strategy(
    name="follow the majority",
    idea="the crowd is right: the color that leads is the most likely to score",
    looks_at="the counts on the table",
)
def follow_the_majority(look: Look) -> int:
    """Choose a card of the color with most cards on the table."""
    return best(look, _cards_on_table)


@strategy(
    name="avoid the burst",
    idea="caution: follow the majority, but never over the edge",
    looks_at="the counts on the table, the burst number",
)
def avoid_the_burst(look: Look) -> int:
    """Choose a card of the fullest color that it does not burst."""
    return best(look, _cards_short_of_the_burst)


@strategy(
    name="copy-cat",
    idea="imitation: do what the others have just done",
    looks_at="the color each player showed last",
)
def copy_cat(look: Look) -> int:
    """Choose a card of the color that most players showed last."""
    return best(look, _players_who_showed_it)
