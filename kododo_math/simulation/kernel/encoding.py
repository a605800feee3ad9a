"""A rule set and a game's memory as the integers that the kernel works on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, chain, pairwise
from typing import Any

from kododo_math.rule_set import RuleSet
from kododo_math.simulation.kernel.looking import BURST, KODODO_NUMBER, NOTES, SIGHTS
from kododo_math.simulation.kernel.packing import heap, pack
from kododo_math.simulation.kernel.records import Board, Sheet, Tally
from kododo_math.simulation.kernel.scoring import QUANTITIES

Sequencer = Callable[[Sequence[int]], Any]
"""What makes the kernel's sequences: ``list`` for plain Python, an array for compiled code."""

_MODES = ("off", "at_least", "exactly")
MOST_PER_COLOR = 61
"""The kernel counts cards of a color by the bits of a word."""


def as_array(values: Sequence[int]) -> Any:  # noqa: ANN401 - numpy may be missing
    """Return values as an array of 64-bit integers."""
    import numpy as np  # noqa: PLC0415 - only the compiled kernel needs it

    return np.array(values, dtype=np.int64)


def fits_in_words(rules: RuleSet) -> bool:
    """Whether compiled code can count the cards of a color on the table by the bits of a word."""
    return min(rules.table_size, rules.deck.cards_per_color, max(rules.burst, 1)) <= MOST_PER_COLOR


def encode_sheet(rules: RuleSet, *, watched: bool) -> Sheet:
    """Return a rule set as integers; ``watched`` if a strategy looks at the game."""
    deck = rules.deck
    return Sheet(
        players=rules.players,
        hand_size=rules.hand_size,
        turns=len(rules.turns),
        removed=rules.removed,
        colors=len(deck.colors),
        burst=bounded_burst(rules),
        kododo_number=rules.kododo_number,
        kododo_mode=_MODES.index(rules.kododo_mode),
        kododo_first=int(rules.kododo_first),
        award_one=int(rules.kododo_award == "one"),
        tie_cascade=int(rules.tie_cascade),
        burst_cascade=int(rules.burst_cascade),
        refill_turn=int(rules.refill == "turn"),
        most_cards=int(rules.final_tie == "most_cards"),
        target=rules.target_score or 0,
        color_heap=heap(deck.cards_per_color, deck.kododos, deck.points_per_color),
        in_round=rules.cards_per_round,
        table_size=rules.table_size,
        cards=deck.size,
        values=number_of_values(rules),
        watched=int(watched),
    )


def number_of_values(rules: RuleSet) -> int:
    """Return how many values a tally tells apart for each quantity of a round.

    >>> from kododo_math.editions import rules
    >>> number_of_values(rules("kododo", 4))
    204
    """
    dearest = max((*rules.deck.numbers, 1))
    return max(3 * (rules.table_size + 1) * 4, rules.table_size * dearest + 1)


def encode_deck(rules: RuleSet) -> list[int]:
    """Return every card of the deck as an integer.

    >>> from kododo_math.editions import rules
    >>> len(encode_deck(rules("kododo", 4))), len(set(encode_deck(rules("kododo", 4))))
    (100, 30)
    """
    colors = rules.deck.colors
    return [
        pack(colors.index(card.color), card.points, card.kododo, rules.kododo_counts_for_color or not card.kododo)
        for card in rules.deck.cards
    ]


def new_board(rules: RuleSet, sequence: Sequencer, askers: Any, prepared: Sequence[Sequence[int] | None]) -> Board:  # noqa: ANN401
    """Return an empty board of the right size, with whom to ask for a choice and what each has prepared.

    A player who has prepared ``None`` plays at random.
    """
    players, hand, colors = rules.players, rules.hand_size, len(rules.deck.colors)
    sizes = {
        "control": 5,
        "places": 2 * len(Board._fields),
        "dice": 12,
        "notes": NOTES,
        "recent": QUANTITIES * number_of_values(rules),
        "order": rules.deck.size,
        "hands": players * hand,
        "held": players,
        "laid": rules.table_size,
        "counts": colors,
        "worth": colors + 1,
        "stakes": players * (colors + 1),
        "kododos_of": players,
        "hidden": colors,
        "own": players * colors,
        "unseen": colors,
        "unseen_kododos": colors,
        "unseen_points": colors,
        "points": players,
        "piles": players,
        "last": players,
        "hand_color": players * hand,
        "hand_points": players * hand,
        "hand_kododo": players * hand,
    }
    bounds = pairwise(accumulate((len(own or ()) for own in prepared), initial=0))
    starts = [(-1, -1) if own is None else pair for own, pair in zip(prepared, bounds, strict=True)]
    return Board(
        deck=sequence(encode_deck(rules)),
        turns=sequence(rules.turns),
        askers=sequence(askers),
        sight=sequence(first_sight(rules)),
        prepared=sequence([*chain.from_iterable(own or () for own in prepared), 0]),
        starts=sequence([*chain.from_iterable(starts)]),
        **{name: sequence([0] * size) for name, size in sizes.items()},
    )


def first_sight(rules: RuleSet) -> list[int]:
    """Return the numbers of a look, before anyone has looked: those of the rule set are there for good."""
    sight = [0] * SIGHTS
    sight[BURST], sight[KODODO_NUMBER] = bounded_burst(rules), rules.kododo_number
    return sight


def bounded_burst(rules: RuleSet) -> int:
    """Return the burst number, or one that no table reaches if it is larger still."""
    return min(rules.burst, rules.table_size + 1)


def new_tally(rules: RuleSet, sequence: Sequencer) -> Tally:
    """Return a tally of nothing."""
    players, values = rules.players, number_of_values(rules)
    sizes = {
        "totals": 3,
        "counts": QUANTITIES * values,
        "squares": QUANTITIES * values,
        "seat_points": players * values,
        "game_points": players,
        "products": players * players,
        "wins": players * (players + 1),
        "beats": players * players,
    }
    return Tally(**{name: sequence([0] * size) for name, size in sizes.items()})


def add_tallies(one: Tally, other: Tally) -> Tally:
    """Return the tally of the games of both, in arrays."""
    return Tally(*(as_array(a) + as_array(b) for a, b in zip(one, other, strict=True)))
