"""What each legal play of a turn is worth, best first."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, get_args, overload

from kododo_math.cards import Card, format_cards, quoted
from kododo_math.exact.advice.lookahead import Lookahead, plays
from kododo_math.exact.counting import LevelCount
from kododo_math.exact.odds import odds_of
from kododo_math.seat_view import View

Aim = Literal["points", "margin", "winning"]
"""What a play is judged by; ``winning`` is to take most points alone."""
Depth = Literal["turn", "round"]
"""How far ahead the player is taken to think: later turns played at random, or played best."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a play is worth to the player, if all cards to come are uniform draws from the unseen ones.

    Attributes:
        cards: the play.
        expected_points: points the player takes from the round.
        expected_margin: the same, less the mean of what the opponents take.
        p_sole_winner: the probability that the player alone takes most points; ``None`` unless asked for.
    """

    cards: tuple[Card, ...]
    expected_points: Fraction
    expected_margin: Fraction
    p_sole_winner: Fraction | None = None

    def __str__(self) -> str:
        """Return the play and its worth in decimals."""
        return f"{format_cards(self.cards)}: {float(self.expected_points):.3f} ({float(self.expected_margin):+.3f})"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a play is worth to the player who plays on well, when the opponents play uniformly random cards.

    Attributes:
        cards: the play.
        expected_points: points the player takes from the round: exact, or the mean of a sample.
        standard_error: of ``expected_points``; 0 when it is exact.
    """

    cards: tuple[Card, ...]
    expected_points: Fraction
    standard_error: float

    def __str__(self) -> str:
        """Return the play and its worth in decimals."""
        error = f" ± {self.standard_error:.3f}" if self.standard_error else ""
        return f"{format_cards(self.cards)}: {float(self.expected_points):.3f}{error}"


def legal_plays(view: View) -> list[tuple[Card, ...]]:
    """Return every distinct play of this turn.

    >>> from kododo_math.editions import rules
    >>> len(legal_plays(View(rules("kododo", 2), 0, ["", ""], "T2 T2 O3 O3 G4")))
    5
    """
    return plays(view.hand, view.cards_to_play)


@overload
def advise(view: View, by: Aim = "points", depth: Literal["turn"] = "turn", seed: int = 0) -> tuple[Advice, ...]: ...


@overload
def advise(view: View, by: Aim = "points", *, depth: Literal["round"], seed: int = 0) -> tuple[Plan, ...]: ...


def advise(
    view: View, by: Aim = "points", depth: Depth = "turn", seed: int = 0
) -> tuple[Advice, ...] | tuple[Plan, ...]:
    """Return what each distinct legal play is worth, best first.

    Best is what brings most points, the largest margin, or the best chance to take most points alone; what is
    equal in that is ordered by points, then by margin. With the depth of a turn, the player's own later cards are
    uniform draws from the unseen cards, like all others. With that of a ``round`` the player chooses them from the
    hand, knowing what will be seen by then, and the answer is a ``Plan`` a play; where this would take over a
    second it is sampled, with the ``seed``, and each plan tells its standard error.

    >>> from kododo_math.editions import rules
    >>> view = View(rules("kododo", 2), 0, ["TK T2 O3", "O5 G2 T4"], "T3 T6 O2 GK P2")
    >>> str(advise(view)[0].cards[0])
    'T6'
    >>> advise(view, by="winning")[0].p_sole_winner
    Fraction(74, 89)
    >>> advise(view, depth="round")[0].expected_points == advise(view)[0].expected_points  # the last turn
    True

    Raises ``ValueError`` when the round is over, for an unknown aim or depth, for an aim other than points with
    the depth of a round, and where the chance to win would take too long: for many players on the first turn.
    """
    _verify(view, by, depth)
    if depth == "round":
        plans = [Plan(play, *worth) for play, worth in Lookahead(view, seed).worths().items()]
        return tuple(sorted(plans, key=lambda plan: (-plan.expected_points, format_cards(plan.cards))))
    advice = _a_turn_ahead(view, by)
    return tuple(sorted(advice, key=lambda a: (*(-worth for worth in _worths(a, by)), format_cards(a.cards))))


def _verify(view: View, by: Aim, depth: Depth) -> None:
    for what, value, known in (("to judge by", by, get_args(Aim)), ("the depth of a", depth, get_args(Depth))):
        if value not in known:
            msg = f"advise: expected {what} {', '.join(known)}, got {quoted(value)}"
            raise ValueError(msg)
    if depth == "round" and by != "points":
        msg = f"advise: expected to judge by points with the depth of a round, got {by!r}"
        raise ValueError(msg)
    if view.is_round_over:
        msg = f"advise: expected a round with a turn to play, got one that is over after {len(view.rules.turns)} turns"
        raise ValueError(msg)


def _a_turn_ahead(view: View, by: Aim) -> list[Advice]:
    """The worth of each play; those that lay the same colors, Kododos or not, share their counting."""
    counts: dict[tuple[tuple[str, bool], ...], LevelCount] = {}
    advice = []
    for play in legal_plays(view):
        kinds = tuple((card.color, card.kododo) for card in play)
        worth = odds_of(view, play, counts.get(kinds))
        counts[kinds] = worth.count
        p_sole_winner = worth.most_points["sole_winner"] if by == "winning" else None
        advice.append(Advice(play, worth.expected_points, worth.expected_margin, p_sole_winner))
    return advice


def _worths(advice: Advice, by: Aim) -> tuple[Fraction, ...]:
    first = {"points": advice.expected_points, "margin": advice.expected_margin, "winning": advice.p_sole_winner}[by]
    return first or Fraction(0), advice.expected_points, advice.expected_margin
