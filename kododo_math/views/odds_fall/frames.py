"""What a seat knows at each moment of the first round, and the exact odds that follow from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from kododo_math.cards import KODODO, Card
from kododo_math.exact.odds import RoundOdds, odds
from kododo_math.exact.round_law import RoundLaw, round_law
from kododo_math.game import Game
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import score_round
from kododo_math.seat_view import View
from kododo_math.views.stepper.positions import Position, positions

FrameKind = Literal["start", "hand", "play", "reveal", "end"]
Outcome = str | None
"""What scores in the end: a color, the Kododos, or nothing."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment of a round, as one seat sees it.

    Attributes:
        kind: before anything is seen (``start``); the ``hand`` is seen; the seat has chosen its ``play``; the others
            ``reveal`` theirs; the ``end``, when they reveal their last.
        turn: number of the turn it belongs to; 0 before the first.
        cards: the cards that are new on the table; with ``hand``, the hand.
        drawn: the cards the seat draws then.
        scoring: the exact probability of each outcome, in the order of the deck.
        expected_points: what the seat can expect to take from the round.
        is_if: whether the play is only being thought of.
    """

    kind: FrameKind
    turn: int
    cards: tuple[Card, ...]
    drawn: tuple[Card, ...]
    scoring: Mapping[Outcome, Fraction]
    expected_points: Fraction
    is_if: bool = False


def frames(game: Game, seat: int = 0, play: Sequence[Card] | str = ()) -> tuple[Frame, ...]:
    """Return every moment of a game's first round so far; with ``play``, also the one that it would lead to.

    >>> from kododo_math.editions import rules
    >>> game = Game.deal(rules("kododo", 4), seed=18)
    >>> _ = game.play_at_random()
    >>> [frame.kind for frame in frames(game)]
    ['start', 'hand', 'play', 'reveal']

    Raises ``ValueError`` for a play that the seat cannot make now.
    """
    return frames_at(first_round(game), seat, play)


def first_round(game: Game) -> tuple[Position, ...]:
    """Return the positions of a game's first round before its scoring: the deal, then a turn each."""
    turns = len(game.rules.turns)
    return tuple(place for place in positions(game) if place.kind in ("deal", "turn") and place.round == 1)[: turns + 1]


def frames_at(story: Sequence[Position], seat: int, play: Sequence[Card] | str = ()) -> tuple[Frame, ...]:
    """Return every moment up to the last position of ``story``, which begins with the deal."""
    start, deal = _law_frame(story[0].rules), story[0]
    told = [start, _odds_frame("hand", 0, view_at(deal, seat), cards=deal.hands[seat])]
    for before, after in pairwise(story):
        told.append(_play_frame(before, seat, after.revealed[seat]))
        told.append(_reveal_frame(before, after, seat))
    if len(play):
        told.append(_play_frame(story[-1], seat, view_at(story[-1], seat).verify_play(play), is_if=True))
    return tuple(told)


def view_at(position: Position, seat: int) -> View:
    """Return what a seat knows at a position of the first round."""
    return View(position.rules, seat, position.table, position.hands[seat])


def _law_frame(rules: RuleSet) -> Frame:
    law = round_law(rules)
    return Frame("start", 0, (), (), _chances(rules, law, law.scoring_weights()), law.player_points.mean)


def _chances(rules: RuleSet, law: RoundLaw, weights: Sequence[int]) -> dict[Outcome, Fraction]:
    colors: dict[Outcome, Fraction] = {
        color: Fraction(weight, law.total) for color, weight in zip(rules.deck.colors, weights, strict=True)
    }
    return {**colors, KODODO: law.p_kododo, None: law.p_nothing}


@lru_cache(maxsize=512)
def _odds(view: View, play: tuple[Card, ...]) -> RoundOdds:
    return odds(view, play)


def _odds_frame(  # noqa: PLR0913 - what a moment is made of
    kind: FrameKind,
    turn: int,
    view: View,
    play: tuple[Card, ...] = (),
    *,
    cards: tuple[Card, ...],
    drawn: tuple[Card, ...] = (),
    is_if: bool = False,
) -> Frame:
    found = _odds(view, play)
    scoring = {outcome: found.scoring[outcome] for outcome in (*view.rules.deck.colors, KODODO, None)}
    return Frame(kind, turn, cards, drawn, scoring, found.expected_points, is_if)


def _play_frame(before: Position, seat: int, play: tuple[Card, ...], *, is_if: bool = False) -> Frame:
    return _odds_frame("play", before.turn + 1, view_at(before, seat), play, cards=play, is_if=is_if)


def _reveal_frame(before: Position, after: Position, seat: int) -> Frame:
    others = tuple(card for other, cards in enumerate(after.revealed) if other != seat for card in cards)
    left = Counter(before.hands[seat]) - Counter(after.revealed[seat])
    drawn = tuple((Counter(after.hands[seat]) - left).elements())
    if after.turn < len(after.rules.turns):
        return _odds_frame("reveal", after.turn, view_at(after, seat), cards=others, drawn=drawn)
    verdict = score_round(after.table, after.rules)
    outcomes: tuple[Outcome, ...] = (*after.rules.deck.colors, KODODO, None)
    settled = {outcome: Fraction(outcome == verdict.scoring) for outcome in outcomes}
    return Frame("end", after.turn, others, (), settled, Fraction(verdict.points[seat]))
