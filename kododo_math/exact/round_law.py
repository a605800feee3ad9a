"""The law of a whole round under uniformly random play.

When every player plays uniformly random cards, the table at the end of a round is a uniformly random
set of cards of the deck, whatever was removed: which cards were dealt, held or chosen carries no
information about the others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb
from typing import Literal

from kododo_math.exact.counting import LevelCount
from kododo_math.exact.distribution import Distribution
from kododo_math.exact.leaders import Contest, Lead, Taken, taken_of
from kododo_math.exact.outlook import Share
from kododo_math.exact.unseen import ColorOutlook, count_tables, hypergeometric_ways, kododo_cap
from kododo_math.rule_set import RuleSet


@dataclass(frozen=True, slots=True, order=True)
class RoundOutcome:
    """How a round ended.

    Attributes:
        scoring: ``kododo``, ``majority`` or ``nothing``.
        count: cards of the color that scores; 0 if no color does.
        burst: whether a burst step came before; False when the Kododos decide.
        tie: whether a tie step came before; False when the Kododos decide.
    """

    scoring: Literal["kododo", "majority", "nothing"]
    count: int
    burst: bool
    tie: bool

    def __str__(self) -> str:
        """Return the outcome in a few words.

        >>> print(RoundOutcome("majority", 5, burst=True, tie=False))
        majority of 5, after a burst
        """
        before = " and ".join(word for word, came in (("a burst", self.burst), ("a tie", self.tie)) if came)
        return self.scoring + (f" of {self.count}" if self.count else "") + (f", after {before}" if before else "")


class RoundLaw(Contest):
    """The exact law of one round when all players play uniformly random cards.

    >>> from kododo_math.editions import rules
    >>> law = round_law(rules("kododo", 4))
    >>> law.p_kododo
    Fraction(1879944706, 109795814849)
    >>> law.p_kododo + law.p_majority + law.p_nothing
    Fraction(1, 1)
    >>> round(float(law.player_points.mean), 5)
    2.67166
    """

    def __init__(self, rules: RuleSet, count: LevelCount | None = None) -> None:
        """Count all tables of the rule set's deck, unless that is done."""
        colors, colorless = _fresh_colors(rules)
        super().__init__(rules, colors, kododos_on_table=0, colorless=colorless, draws=rules.table_size, count=count)

    @cached_property
    def outcomes(self) -> Distribution[RoundOutcome]:
        """The joint law of what scores, with how many cards, and whether bursts and ties came before."""
        weights = {RoundOutcome("kododo", 0, burst=False, tie=False): sum(self._kododo_tables.values())}
        for ending, tables in self._weights.items():
            scoring: Literal["majority", "nothing"] = "nothing" if ending.color_class is None else "majority"
            weights[RoundOutcome(scoring, ending.level, ending.burst, ending.tie)] = tables
        return Distribution(dict(sorted(weights.items())))

    @cached_property
    def scoring_count(self) -> Distribution[int]:
        """The number of cards of the color that scores; 0 when the Kododos score or nothing does."""
        return self.outcomes.map(lambda outcome: outcome.count)

    @cached_property
    def top_count(self) -> Distribution[int]:
        """The number of cards of the color, or colors, with most cards on the table."""
        return Distribution({level: self._packing.sum(w) for level, w in self.count.top_count().items()})

    @cached_property
    def kododo_count(self) -> Distribution[int]:
        """The number of Kododos on the table: a hypergeometric law."""
        ways = hypergeometric_ways(self._population, self._kododos, self._draws)
        return Distribution(dict(enumerate(ways)))

    @cached_property
    def player_points(self) -> Distribution[int]:
        """The points one player takes from the round."""
        return self.points_of(self._share(self.rules.cards_per_round))

    @cached_property
    def points(self) -> Distribution[int]:
        """The points all players together take from the round."""
        kododo_points = self._contributors if self.rules.kododo_award == "one" else None
        return self.points_of(self._share(self.rules.table_size), kododo_points)

    @cached_property
    def _leads(self) -> Distribution[Lead]:
        return self.leads([self._share(self.rules.cards_per_round)] * self.rules.players)

    @property
    def winner_count(self) -> Distribution[int]:
        """The number of players who take most points from the round: 0 if nobody takes any, 1 for a sole winner."""
        return self._leads.map(lambda lead: lead.seats)

    @property
    def most_points(self) -> Distribution[Taken]:
        """Whether one player takes most points, some share them, or nobody takes any."""
        return self._leads.map(taken_of)

    def _share(self, draws: int) -> Share:
        return Share(draws, (0,) * len(self._colors), 0)

    def _contributors(self, _: Share, kododos: int) -> Distribution[int]:
        """How many players have a Kododo on the table: inclusion and exclusion over those who have none."""
        players, cards = self.rules.players, self.rules.cards_per_round
        ways = {
            some: comb(players, some)
            * sum((-1) ** none * comb(some, none) * comb((some - none) * cards, kododos) for none in range(some + 1))
            for some in range(players + 1)
        }
        return Distribution(ways)


def round_laws(rule_sets: Iterable[RuleSet]) -> list[RoundLaw]:
    """Return the laws of many rule sets; those that differ in thresholds and switches share their counting.

    >>> from kododo_math.editions import rules
    >>> laws = round_laws(rules("limit", 4, burst=burst) for burst in (6, 7, 8))
    >>> laws[1].p_burst == round_law(rules("limit", 4)).p_burst
    True
    """
    rule_sets = list(rule_sets)
    caps: dict[tuple[object, ...], int] = defaultdict(int)
    for rules in rule_sets:
        caps[_table_key(rules)] = max(caps[_table_key(rules)], _cap(rules))
    counts: dict[tuple[object, ...], LevelCount] = {}
    for rules in rule_sets:
        key = _table_key(rules)
        if key not in counts:
            colors, colorless = _fresh_colors(rules)
            counts[key] = count_tables(colors, rules.table_size, caps[key], colorless)
    return [RoundLaw(rules, counts[_table_key(rules)]) for rules in rule_sets]


def _table_key(rules: RuleSet) -> tuple[object, ...]:
    """What the possible tables depend on."""
    return rules.deck, rules.table_size, rules.kododo_counts_for_color


def _cap(rules: RuleSet) -> int:
    return kododo_cap(rules, 0, min(rules.table_size, rules.deck.kododos * len(rules.deck.colors)))


def _fresh_colors(rules: RuleSet) -> tuple[list[ColorOutlook], int]:
    """Return the outlook of each color of a full deck, and the Kododos that count for none."""
    deck = rules.deck
    counted = deck.kododos if rules.kododo_counts_for_color else 0
    color = ColorOutlook(0, counted, tuple(deck.numbers.items()))
    return [color] * len(deck.colors), (deck.kododos - counted) * len(deck.colors)


@lru_cache(maxsize=1024)
def round_law(rules: RuleSet) -> RoundLaw:
    """Return the exact law of a round under uniformly random play; cached.

    Works for any deck, thresholds and switches, and for rule sets that do not come out even.

    >>> from kododo_math.editions import rules
    >>> round(float(round_law(rules("limit", 4)).p_nothing), 6)
    0.05074
    """
    if not isinstance(rules, RuleSet):
        msg = f"round_law: expected a RuleSet, as rules() returns, got {rules!r}"
        raise TypeError(msg)
    return RoundLaw(rules)
