"""Where one can stop in a game: after each deal, each turn, each step of the scoring, and at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from kododo_math.cards import Card
from kododo_math.game import Game
from kododo_math.game_records import Deal, Hands, LastCards, Refill, Result, Reveal, RoundScore
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import Step, Verdict

PositionKind = Literal["deal", "round", "turn", "step", "result"]


@dataclass(frozen=True, slots=True)
class Position:
    """One place to stop in a game: what lies on the table, and what is known by then.

    Attributes:
        rules: the rule set of the game.
        kind: ``deal`` or ``round`` (one begins), ``turn`` (cards were revealed), ``step`` (of the scoring), ``result``.
        deal: number of the deal, from 1.
        round: number of the round in the deal, from 1.
        turn: turns of the round played so far.
        choices: how many choices the game had seen by then, as ``Game.after`` counts them.
        table: for each player, the cards face up in this round.
        revealed: for each player, those of them that this position has just turned up.
        hands: for each player, the cards to choose from next.
        draw_pile_size: cards left to draw.
        points: points of each player by then.
        verdict: how the round was scored, once its scoring has begun.
        step: index of the step of the verdict.
        result: how the game ended, if it did.
    """

    rules: RuleSet
    kind: PositionKind
    deal: int
    round: int
    turn: int
    choices: int
    table: Hands
    revealed: Hands
    hands: Hands
    draw_pile_size: int
    points: tuple[int, ...]
    verdict: Verdict | None = None
    step: int = 0
    result: Result | None = None

    @property
    def steps_told(self) -> tuple[Step, ...]:
        """The steps of the verdict up to this position."""
        return () if self.verdict is None else self.verdict.steps[: self.step + 1]

    @property
    def is_scored(self) -> bool:
        """Whether the scoring of the round has come to its last step."""
        return self.verdict is not None and self.step == len(self.verdict.steps) - 1

    @property
    def on_table(self) -> tuple[Card, ...]:
        """All cards face up in this round."""
        return tuple(card for cards in self.table for card in cards)

    @property
    def cards_to_choose(self) -> int:
        """How many cards each player chooses next; 0 while a round is being scored and when the game is over."""
        is_playing = self.kind in ("deal", "round", "turn") and self.turn < len(self.rules.turns)
        return self.rules.turns[self.turn] if is_playing else 0


def positions(game: Game) -> tuple[Position, ...]:
    """Return every position of ``game`` so far, in order.

    >>> from kododo_math.editions import rules
    >>> game = Game.deal(rules("kododo", 2), seed=1)
    >>> for _ in game.rules.turns:
    ...     _ = game.play_at_random()
    >>> [position.kind for position in positions(game)]
    ['deal', 'turn', 'turn', 'turn', 'step', 'step', 'round']
    """
    story: list[Position] = []
    for record, following in zip(game.records, [*game.records[1:], None], strict=True):
        match record:
            case Deal():
                story.append(_dealt(game.rules, record, story))
            case Reveal():
                story.append(_revealed(story[-1], record))
            case Refill():
                story[-1] = _refilled(story[-1], record)
            case RoundScore():
                story += _scored(story[-1], record.verdict)
                if not isinstance(following, LastCards):
                    story.append(_next_round(story[-1]))
            case Result():
                story.append(replace(story[-1], kind="result", result=record))
    return tuple(story)


def _dealt(rules: RuleSet, deal: Deal, story: Sequence[Position]) -> Position:
    empty: Hands = ((),) * rules.players
    points, choices = (story[-1].points, story[-1].choices) if story else ((0,) * rules.players, 0)
    return Position(rules, "deal", deal.number, 1, 0, choices, empty, empty, deal.hands, deal.draw_pile_size, points)


def _revealed(before: Position, reveal: Reveal) -> Position:
    return replace(
        before,
        kind="turn",
        turn=reveal.turn,
        choices=before.choices + before.rules.players,
        table=tuple(face_up + cards for face_up, cards in zip(before.table, reveal.plays, strict=True)),
        revealed=reveal.plays,
        hands=tuple(_without(hand, cards) for hand, cards in zip(before.hands, reveal.plays, strict=True)),
    )


def _refilled(before: Position, refill: Refill) -> Position:
    return replace(
        before,
        hands=tuple(hand + cards for hand, cards in zip(before.hands, refill.drawn, strict=True)),
        draw_pile_size=before.draw_pile_size - sum(map(len, refill.drawn)),
    )


def _scored(before: Position, verdict: Verdict) -> list[Position]:
    told = replace(before, kind="step", revealed=((),) * before.rules.players, verdict=verdict)
    won = tuple(had + points for had, points in zip(before.points, verdict.points, strict=True))
    last = len(verdict.steps) - 1
    return [*(replace(told, step=step) for step in range(last)), replace(told, step=last, points=won)]


def _next_round(before: Position) -> Position:
    empty: Hands = ((),) * before.rules.players
    return replace(
        before, kind="round", round=before.round + 1, turn=0, table=empty, revealed=empty, verdict=None, step=0
    )


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple((Counter(hand) - Counter(cards)).elements())
