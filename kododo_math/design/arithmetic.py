"""The arithmetic of a game: which removals, hands and turns come out even, and why the rulebook prints what it prints.

With ``n`` players, ``s`` cards a player and round, and hands of ``h``, a game of ``R`` rounds uses ``n(s(R - 1) + h)``
cards: the hands, and ``ns`` cards from the draw pile for every round but the last, which is played from the hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from kododo_math.cards import check_integer, quoted
from kododo_math.deck import Deck
from kododo_math.design.settings import read_axis
from kododo_math.rule_set import RuleSet, checked_turns

MOST_VALUES = 1000
"""Of players, turn patterns and hand sizes, each."""


class EvenGame(NamedTuple):
    """A game that comes out even.

    Attributes:
        players: how many play.
        turns: cards each player plays on each turn of a round.
        hand_size: cards each player holds.
        removed: cards taken out unseen before the deal.
        rounds: rounds a game.
        cards_used: cards in the game, ``players * (cards a round * (rounds - 1) + hand_size)``.
        discarded_at_the_end: cards each player is left with after the last round.
    """

    players: int
    turns: tuple[int, ...]
    hand_size: int
    removed: int
    rounds: int
    cards_used: int
    discarded_at_the_end: int


def even_games(
    deck: Deck | None = None,
    *,
    players: Iterable[int] = (2, 3, 4, 5),
    turns: Iterable[Sequence[int]] = ((2, 1, 1),),
    hand_sizes: Iterable[int] = (5,),
    most_removed: int | None = None,
) -> list[EvenGame]:
    """Return every game of a deck that comes out even, the smallest removal first for each table.

    >>> [game.removed for game in even_games(players=[3], most_removed=30)]
    [1, 13, 25]
    >>> small = Deck(colors=("red", "blue"), kododos=2, numbers={2: 8})
    >>> [(game.players, game.removed, game.rounds) for game in even_games(small, players=[2], most_removed=5)]
    [(2, 2, 2)]

    Args:
        deck: the cards; without it the printed deck.
        players: player counts to look at.
        turns: turn patterns to look at, as in ``[(2, 1, 1), (2, 2, 1)]``.
        hand_sizes: hand sizes to look at; a hand smaller than a round is left out, for it could not play one.
        most_removed: the most cards to remove; without it as many as can be spared.

    Raises ``TypeError`` or ``ValueError`` for what is no deck, player count, turn pattern or hand size, for a single
    one in place of several, and for more than ``MOST_VALUES`` of each.
    """
    cards = Deck() if deck is None else deck
    if not isinstance(cards, Deck):
        msg = f"even_games: expected a Deck, got {quoted(cards)}"
        raise TypeError(msg)
    if most_removed is not None:
        check_integer("most_removed", most_removed, least=0)
    axes = {"players": players, "turns": turns, "hand_sizes": hand_sizes}
    tables = product(*(read_axis(name, values, MOST_VALUES) for name, values in axes.items()))
    return [game for n, pattern, hand in tables for game in _even_games(cards, n, pattern, hand, most_removed)]


def _even_games(
    deck: Deck, players: int, turns: tuple[int, ...], hand_size: int, most_removed: int | None
) -> Iterator[EvenGame]:
    check_integer("players", players, least=2)
    check_integer("hand_size", hand_size, least=1)
    a_round = sum(checked_turns(turns))
    if a_round <= hand_size and players * hand_size <= deck.size:
        rules = RuleSet(
            edition="", players=players, deck=deck, hand_size=hand_size, turns=turns, burst=1, kododo_number=1
        )
        for removed in rules.even_removals:
            if most_removed is None or removed <= most_removed:
                rounds, used = rules.replace(removed=removed).rounds_per_game, deck.size - removed
                yield EvenGame(players, turns, hand_size, removed, rounds, used, hand_size - a_round)
