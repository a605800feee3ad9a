"""The laws that can be looked at: how a round ends, and four numbers of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from kododo_math.exact.distribution import Distribution
from kododo_math.exact.round_law import round_law
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, say
from kododo_math.views.numbers import percent, rounded
from kododo_math.views.pictures.chance_panel import model_of
from kododo_math.views.text import edition_key

ENDINGS = "endings"
QUANTITIES = (ENDINGS, "scoring_count", "kododo_count", "player_points", "top_count")
_PROBABILITIES = ("p_majority", "p_nothing", "p_kododo", "p_burst", "p_tie")


@dataclass(frozen=True)
class Side:
    """One side of the picture: its rules, the law of a quantity, and a name unless the edition is to serve as one."""

    rules: RuleSet
    quantity: str
    label: str = ""

    def chances(self, language: Language) -> Mapping[str, Fraction]:
        """Return the chance of every outcome by its name; numbers without gaps."""
        if self.quantity == ENDINGS:
            kododos = say(language, edition_key(self.rules, "kododos"))
            law = round_law(self.rules)
            return {
                say(language, f"odds.ending.{name}", kododos=kododos): getattr(law, name) for name in _PROBABILITIES
            }
        of_quantity = self.law
        return {str(number): of_quantity[number] for number in range(max(of_quantity) + 1)}

    @property
    def law(self) -> Distribution[int]:
        """The law of the quantity, if it is a number."""
        law: Distribution[int] = getattr(round_law(self.rules), self.quantity)
        return law

    def name(self, language: Language) -> str:
        """Return the label, or else name the edition and the number of players."""
        return self.label or say(language, "odds.law", edition=self.rules.edition, players=self.rules.players)

    def model(self, language: Language) -> str:
        """Say what the chances mean, after the label if there is one."""
        model = model_of(self.rules, language)
        return f"{self.label}: {model}" if self.label else model

    def sentence(self, language: Language) -> str:
        """Say what matters most."""
        law = self.name(language)
        if self.quantity != ENDINGS:
            mode = max(self.law, key=self.law.__getitem__)
            return say(
                language,
                "odds.told.number",
                law=law,
                mode=mode,
                percent=percent(self.law[mode], language),
                mean=rounded(self.law.mean, language),
                sd=rounded(Fraction(self.law.sd), language),
            )
        of_round = round_law(self.rules)
        return say(
            language,
            "odds.told.endings",
            law=law,
            majority=percent(of_round.p_majority, language),
            kododo=percent(of_round.p_kododo, language),
            nothing=percent(of_round.p_nothing, language),
            kododos=say(language, edition_key(self.rules, "kododos")),
        )
