"""Strategies with a design on a particular card or player."""

from __future__ import annotations

from kododo_math.strategies.look import Look, best
from kododo_math.strategies.strategy import strategy


def _kododo_when_it_counts(look: Look, card: int) -> int:
    in_hand = 0
    for kododo in look.kododos:
        in_hand += kododo
    within_reach = 2 * (look.worth[len(look.worth) - 1] + in_hand) >= look.kododo_number
    return look.kododos[card] if within_reach else -look.kododos[card]


def _harm_to_the_leader(look: Look, card: int) -> int:
    color = look.colors[card]
    at_stake = look.rival[color]
    return at_stake if look.table[color] + 1 >= look.burst else -at_stake


@strategy(
    name="hoard Kododos",
    idea="keep the Kododos back until they can score together",
    looks_at="Kododos in the hand and on the table",
)
def hoard_kododos(look: Look) -> int:
    """Choose a Kododo if those in hand and on the table make half the Kododo number, else anything else."""
    return best(look, _kododo_when_it_counts)


@strategy(
    name="spoil the leader",
    idea="envy: burst the leader's color, or strengthen one where the leader has little",
    looks_at="what the leading opponent has at stake",
)
def spoil_the_leader(look: Look) -> int:
    """Choose a card that bursts the leader's color, or one where the leader wins least."""
    return best(look, _harm_to_the_leader)
