"""The effect of a change: in how many rounds the same table brings another result."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from math import comb, lcm
from typing import Any, Literal, NamedTuple

from kododo_math.cards import quoted
from kododo_math.design.settings import changed
from kododo_math.design.sweep import check_rules
from kododo_math.design.tables.joint import Counts, Table, tables
from kododo_math.exact.distribution import Distribution
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import cascade

Scoring = Literal["kododo", "majority", "nothing"]
What = Literal["same", "cards", "color", "scoring"]


class Change(NamedTuple):
    """What a round scores by the one and by the other rule set.

    Attributes:
        before: ``kododo``, ``majority`` or ``nothing``, by the first.
        after: the same by the second.
        what: what is different: ``scoring`` (``before`` and ``after`` differ), the ``color`` that scores, only which
            ``cards`` of it score, or nothing at all (``same``).
    """

    before: Scoring
    after: Scoring
    what: What


class Settled(NamedTuple):
    """What scores on a table: with how many cards, if it is a color."""

    scoring: Scoring
    cards: int


@dataclass(frozen=True, repr=False)
class Effect:
    """What a change of the rules does to the rounds of uniformly random play.

    Attributes:
        before: the rule set as it was.
        after: the rule set with the change.
        changes: the joint law of what a round scores by both, on the same table.
        kododo_pay: what a Kododo round pays all players together, on average, by each; ``None`` if there is none.
    """

    before: RuleSet
    after: RuleSet
    changes: Distribution[Change]
    kododo_pay: tuple[Fraction | None, Fraction | None]

    def __repr__(self) -> str:
        """Return how much of the game is touched; ``changes`` has it kind by kind."""
        sheet = f"{self.before.edition}, {self.before.players} players"
        return f"<Effect: something else scores in {float(self.share):.3%} of rounds ({sheet}; random play)>"

    @property
    def share(self) -> Fraction:
        """The share of rounds in which something else scores: another color, Kododos, nothing."""
        return self.changes.where(lambda change: change.what in ("color", "scoring"))

    @property
    def cards_share(self) -> Fraction:
        """The share of rounds in which other cards go to the score piles: at least ``share``."""
        return self.changes.where(lambda change: change.what != "same")


def effect(rules: RuleSet, **changes: Any) -> Effect:  # noqa: ANN401 - as in RuleSet.replace
    """Return how many rounds a change of the rules gives another result, exactly, and in what way.

    Both rule sets score the same table, a uniformly random set of cards; all tables are gone through, kind by kind.

    >>> from kododo_math.editions import rules
    >>> no_second_tie = effect(rules("limit", 4), tie_cascade=False)
    >>> no_second_tie
    <Effect: something else scores in 11.505% of rounds (limit, 4 players; random play)>
    >>> [change for change in no_second_tie.changes if change.what != "same"]
    [Change(before='majority', after='nothing', what='scoring')]

    Raises ``ValueError`` for a change of what lies on the table (players, deck, cards a round), for there the two have
    no table in common; for too many kinds of tables; and for what no rule set can be.
    """
    check_rules("effect", rules)
    return _effect(rules, changed(rules, changes))


def compare(before: RuleSet, after: RuleSet) -> Effect:
    """Return in how many rounds two rule sets differ, exactly, and in what way: ``effect`` for any two designs.

    >>> from kododo_math.editions import rules
    >>> f"{float(compare(rules('kododo', 5), rules('limit', 5)).share):.3f}"
    '0.182'
    """
    check_rules("compare", before)
    check_rules("compare", after)
    return _effect(before, after)


@lru_cache(maxsize=256)
def _effect(before: RuleSet, after: RuleSet) -> Effect:
    _check_same_table(before, after)
    settle = (_settler(before), _settler(after))
    shares: dict[Change, Fraction | int] = defaultdict(int)
    pay = (Pay(before), Pay(after))
    counted = before.kododo_counts_for_color, after.kododo_counts_for_color
    for table in tables(before.deck, before.table_size, before=counted[0], after=counted[1]):
        settled = settle[0](table.before, table.kododos), settle[1](table.after, table.kododos)
        for one, result in zip(pay, settled, strict=True):
            one.add(result, table)
        for what, share in _differences(table, settled, before, after).items():
            shares[Change(settled[0].scoring, settled[1].scoring, what)] += share * table.ways
    scale = lcm(*(share.denominator for share in shares.values()))
    weights = Distribution({change: int(share * scale) for change, share in shares.items()})
    return Effect(before, after, weights, (pay[0].mean, pay[1].mean))


def _check_same_table(before: RuleSet, after: RuleSet) -> None:
    for name in ("players", "deck", "cards_per_round"):
        values = getattr(before, name), getattr(after, name)
        if values[0] != values[1]:
            msg = (
                f"effect: expected two rule sets that score the same tables, got {name} {quoted(values[0])} and "
                f"{quoted(values[1])}; sweep() compares those side by side"
            )
            raise ValueError(msg)


def _settler(rules: RuleSet) -> Callable[[Counts, int], Settled]:
    """Return a function that finds what scores by the game's own cascade, and remembers it.

    It is enough to look at one number of Kododos that meets their rule, and at one that does not.
    """

    @cache
    def settled(counts: Counts, *, met: bool) -> Settled:
        last = cascade(dict(zip(rules.deck.colors, counts, strict=True)), kododos_of[met], rules)[-1]
        return Settled("majority", last.count) if last.kind == "majority" else _no_color(last.kind)

    kododos_of: dict[bool, int] = {}

    def settle(counts: Counts, kododos: int) -> Settled:
        met = rules.kododo_rule_met(kododos)
        kododos_of.setdefault(met, kododos)
        return settled(tuple(sorted(counts)), met=met)

    return settle


def _no_color(kind: str) -> Settled:
    return Settled("kododo" if kind == "kododo" else "nothing", 0)


def _differences(
    table: Table, settled: tuple[Settled, Settled], before: RuleSet, after: RuleSet
) -> dict[What, Fraction | int]:
    """What is different in the tables of a kind, and in which share of them."""
    if settled[0].scoring != settled[1].scoring:
        return {"scoring": 1}
    if settled[0].scoring == "majority":
        color = table.before.index(settled[0].cards)
        if table.after.index(settled[1].cards) != color:
            return {"color": 1}
        return {"same" if settled[0].cards == settled[1].cards else "cards": 1}
    if settled[0].scoring == "kododo" and before.kododo_award != after.kododo_award:
        same = _all_different(before, table.kododos)
        return {"same": same, "cards": 1 - same}
    return {"same": 1}


def _all_different(rules: RuleSet, kododos: int) -> Fraction:
    """The chance that no two of the Kododos on the table are one player's."""
    one_each = comb(rules.players, kododos) * rules.cards_per_round**kododos
    return Fraction(one_each, comb(rules.table_size, kododos))


class Pay:
    """What the Kododo rounds of a rule set pay, added up."""

    def __init__(self, rules: RuleSet) -> None:
        """Start with no round."""
        self._rules = rules
        self._rounds = 0
        self._points: Fraction | int = 0

    def add(self, settled: Settled, table: Table) -> None:
        """Add the tables of a kind, if the Kododos decide them."""
        if settled.scoring == "kododo":
            self._rounds += table.ways
            self._points += table.ways * self._of(table.kododos)

    def _of(self, kododos: int) -> Fraction | int:
        if self._rules.kododo_award == "all":
            return kododos
        size, mine = self._rules.table_size, self._rules.cards_per_round
        return self._rules.players * (1 - Fraction(comb(size - mine, kododos), comb(size, kododos)))

    @property
    def mean(self) -> Fraction | None:
        """The mean of all rounds added; ``None`` without any."""
        return Fraction(self._points) / self._rounds if self._rounds else None
