"""Worths as bars: one row each, with the number, the chance behind it, and the exact fraction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from kododo_math.cards import KODODO, Card
from kododo_math.exact.card_worth import CardWorth
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, say
from kododo_math.views.numbers import percent
from kododo_math.views.odds_fall.river import fill_class, river_style
from kododo_math.views.odds_fall.sheet import SheetRow, exact_number, sheet
from kododo_math.views.odds_fall.telling import decimals
from kododo_math.views.pictures.page import page


@dataclass(frozen=True, slots=True)
class WorthBar:
    """One row: its name as HTML and as text, the card it is about, and its worth."""

    html: str
    text: str
    card: Card
    worth: CardWorth


@dataclass(frozen=True, slots=True)
class WorthFigure:
    """Worths as bars in a notebook, and as text anywhere else."""

    title: str
    head: str
    bars: tuple[WorthBar, ...]
    rules: RuleSet
    notes: tuple[str, ...]
    language: Language
    before: str = ""

    def _repr_html_(self) -> str:
        most = max(bar.worth.worth for bar in self.bars) or Fraction(1)
        heads = [self.head, *(say(self.language, f"worth.{name}") for name in ("points", "chance", "fraction"))]
        rows = [SheetRow(bar.html, _numbers(bar, most, self.rules, self.language)) for bar in self.bars]
        table = sheet("worth", self.title, heads, rows, self.notes)
        return page(f"{river_style(self.rules.deck)}{self.before}{table}")

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the figure as text: a line for each bar, then what the numbers mean."""
        lines = [
            f"{bar.text}: {decimals(bar.worth.worth, self.language, 3)} = {bar.worth.worth}, "
            f"{say(self.language, 'worth.chance')}: {percent(bar.worth.color_scores, self.language)}"
            for bar in self.bars
        ]
        return "\n".join([self.title, *lines, *self.notes])


def _numbers(bar: WorthBar, most: Fraction, rules: RuleSet, language: Language) -> Sequence[str]:
    parts = ((bar.card.color, bar.worth.from_color), (KODODO, bar.worth.from_kododos))
    areas = "".join(
        f'<i class="{fill_class(outcome, rules)}" style="width:{float(100 * part / most):.2f}%"></i>'
        for outcome, part in parts
        if part
    )
    worth = f'<b>{decimals(bar.worth.worth, language, 3)}</b><div class="kododo-stack" aria-hidden="true">{areas}</div>'
    return worth, percent(bar.worth.color_scores, language), exact_number(bar.worth.worth)
