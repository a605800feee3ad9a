"""What has become of each card and color by a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kododo_math.cards import Card
from kododo_math.scoring import StepKind
from kododo_math.views.pictures.round_table import CardState, TableRow
from kododo_math.views.stepper.positions import Position


def fates(position: Position) -> dict[str, StepKind]:
    """Return what has become of each color by this position: a burst, a tie, or the majority."""
    return {color: step.kind for step in position.steps_told for color in step.colors}


def table_rows(position: Position) -> tuple[TableRow, ...]:
    """Return each player's cards with what has become of them, the points of the round once known, and all points."""
    verdict, result = position.verdict, position.result
    return tuple(
        TableRow(
            tuple(zip(position.table[seat], _states(position, seat), strict=True)),
            won=verdict.points[seat] if verdict and position.is_scored else None,
            total=position.points[seat],
            is_winner=result is not None and seat in result.winners,
        )
        for seat in range(position.rules.players)
    )


def _states(position: Position, seat: int) -> Iterator[CardState]:
    if position.is_scored:
        return _final_states(position, seat)
    if position.verdict is not None:
        return ("out" if _is_out(card, position) else "open" for card in position.table[seat])
    old = len(position.table[seat]) - len(position.revealed[seat])
    return ("new" if index >= old else "open" for index in range(len(position.table[seat])))


def _final_states(position: Position, seat: int) -> Iterator[CardState]:
    scored = Counter(position.verdict.scored[seat] if position.verdict else ())
    for card in position.table[seat]:
        yield "scored" if scored[card] > 0 else "out"
        scored[card] -= 1


def _is_out(card: Card, position: Position) -> bool:
    """Whether a card is discarded before the last step: a Kododo may outlive its color."""
    rules = position.rules
    goes_with_color = not card.kododo or (rules.kododo_counts_for_color and rules.kododo_first)
    return goes_with_color and card.color in fates(position)
