"""Scoring a round: the cascade from a table of cards to the color that scores, with its reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from kododo_math.cards import KODODO, Card, quoted, quoted_cards
from kododo_math.rule_set import RuleSet

StepKind = Literal["kododo", "burst", "tie", "majority", "nothing"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the cascade: what was looked at, what it was held against, and whether it got there.

    Attributes:
        kind: ``kododo`` (the Kododo check), ``burst``, ``tie``, ``majority``, or ``nothing``.
        colors: the color or colors the step is about; none for ``kododo`` and ``nothing``.
        count: cards of each of these colors, or Kododos on the table; 0 for ``nothing``.
        threshold: the number the count was held against: the Kododo number, else the burst number.
        met: whether the count meets it.
    """

    kind: StepKind
    colors: tuple[str, ...]
    count: int
    threshold: int
    met: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a round was scored, and why.

    Attributes:
        rules: the rule set it was scored by.
        plays: the cards each player played.
        scoring: ``"kododo"``, the color that scores, or ``None``.
        steps: the cascade, in order.
        points: points of each player.
        scored: for each player, the cards that go to the score pile.
        discarded: all other cards on the table, in the order of the players.
    """

    rules: RuleSet
    plays: tuple[tuple[Card, ...], ...]
    scoring: str | None
    steps: tuple[Step, ...]
    points: tuple[int, ...]
    scored: tuple[tuple[Card, ...], ...]
    discarded: tuple[Card, ...]


def color_counts(cards: Sequence[Card], rules: RuleSet) -> dict[str, int]:
    """Count the cards of every color in the deck, as the colors are compared.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.cards import parse_cards
    >>> color_counts(parse_cards("TK T2 O5"), rules("kododo", 4))["teal"]
    2
    """
    counted = Counter(card.color for card in cards if rules.kododo_counts_for_color or not card.kododo)
    return {color: counted[color] for color in rules.deck.colors}


def cascade(counts: Mapping[str, int], kododos: int, rules: RuleSet) -> tuple[Step, ...]:
    """Return the steps from the colors' counts and the number of Kododos on the table to what scores.

    The scoring color is the one with the largest count that is below the burst number and held by
    exactly one color; Kododos alone score when their rule is met (000, 001, 003).

    >>> from kododo_math.editions import rules
    >>> [step.kind for step in cascade({"teal": 7, "orange": 5, "green": 4}, 0, rules("kododo", 4))]
    ['kododo', 'burst', 'majority']
    """
    check = () if rules.kododo_mode == "off" else (_kododo_step(kododos, rules),)
    if not rules.kododo_first:
        steps = tuple(_color_steps(counts, rules))
        if steps[-1].kind == "majority":
            return steps
        if check and check[0].met:
            return *steps[:-1], *check
        return *steps[:-1], *check, steps[-1]
    if check and check[0].met:
        return check
    return *check, *_color_steps(counts, rules)


def _kododo_step(kododos: int, rules: RuleSet) -> Step:
    return Step("kododo", (), kododos, rules.kododo_number, met=rules.kododo_rule_met(kododos))


def _color_steps(counts: Mapping[str, int], rules: RuleSet) -> Iterator[Step]:
    cascades = {"burst": rules.burst_cascade, "tie": rules.tie_cascade}
    seen: set[StepKind] = set()
    for count in sorted({count for count in counts.values() if count > 0}, reverse=True):
        colors = tuple(color for color in counts if counts[color] == count)
        met = count >= rules.burst
        kind: StepKind = "burst" if met else "tie" if len(colors) > 1 else "majority"
        yield Step(kind, colors, count, rules.burst, met=met)
        if kind == "majority":
            return
        if kind in seen and not cascades[kind]:
            break
        seen.add(kind)
    yield Step("nothing", (), 0, rules.burst, met=False)


def scoring_of(steps: Sequence[Step]) -> str | None:
    """Return what a cascade ends in: ``"kododo"``, a color, or ``None``."""
    last = steps[-1]
    if last.kind == "majority":
        return last.colors[0]
    return KODODO if last.kind == "kododo" else None


def score_round(plays: Sequence[Sequence[Card] | str], rules: RuleSet) -> Verdict:
    """Score the cards each player played in a round: one sequence of cards, or one notation, a player.

    >>> from kododo_math.editions import rules
    >>> verdict = score_round(["TK T2 O5 G2", "T3 T4 O2 GK"], rules("kododo", 2))
    >>> verdict.scoring, verdict.points
    ('teal', (3, 7))

    Raises ``TypeError`` for what is no table of cards, ``ValueError`` for a missing player, a wrong number of
    cards, or cards the deck does not have.
    """
    table = parse_table(plays, rules)
    for seat, cards in enumerate(table, start=1):
        if len(cards) != rules.cards_per_round:
            msg = (
                f"cards of player {seat}: expected {rules.cards_per_round} in a round, "
                f"got {len(cards)} ({quoted_cards(cards)})"
            )
            raise ValueError(msg)
    on_table = [card for cards in table for card in cards]
    rules.deck.verify_holds(on_table)
    steps = cascade(color_counts(on_table, rules), sum(card.kododo for card in on_table), rules)
    return _verdict(table, rules, steps)


def parse_table(plays: Sequence[Sequence[Card] | str], rules: RuleSet) -> tuple[tuple[Card, ...], ...]:
    """Read each player's cards, given as cards or in notation; one entry a player, in seat order."""
    expected = f"expected one sequence of cards for each of {rules.players} players"
    if isinstance(plays, str) or not isinstance(plays, Sequence):
        msg = f"plays: {expected}, got {quoted(plays)}"
        raise TypeError(msg)
    if len(plays) != rules.players:
        msg = f"plays: {expected}, got {len(plays)}"
        raise ValueError(msg)
    return tuple(map(rules.deck.parse, plays))


def _verdict(plays: tuple[tuple[Card, ...], ...], rules: RuleSet, steps: tuple[Step, ...]) -> Verdict:
    scoring = scoring_of(steps)
    scored = tuple(_scored(cards, scoring, rules) for cards in plays)
    points = tuple(sum(card.points for card in cards) for cards in scored)
    discarded = tuple(
        card
        for played, kept in zip(plays, scored, strict=True)
        for card in (Counter(played) - Counter(kept)).elements()
    )
    return Verdict(rules, plays, scoring, steps, points, scored, discarded)


def _scored(cards: tuple[Card, ...], scoring: str | None, rules: RuleSet) -> tuple[Card, ...]:
    if scoring is None:
        return ()
    if scoring == KODODO:
        kododos = tuple(card for card in cards if card.kododo)
        return kododos[:1] if rules.kododo_award == "one" else kododos
    return tuple(card for card in cards if card.color == scoring and (rules.kododo_counts_for_color or not card.kododo))
