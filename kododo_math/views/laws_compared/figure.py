"""The exact law of a round: a sentence, a picture and a table, one edition beside another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from kododo_math.editions import rules
from kododo_math.rule_set import RuleSet
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.laws_compared.charts import columns_chart, rows_chart
from kododo_math.views.laws_compared.sides import ENDINGS, QUANTITIES, Side
from kododo_math.views.numbers import one_in, percent, rounded, unbroken
from kododo_math.views.pictures.chance_panel import fraction_html
from kododo_math.views.pictures.page import page, scrolled, style_of
from kododo_math.views.text import edition_key

_MOST_ROWS = 60
"""A law with more outcomes shows the likeliest in its table."""
_HEADS = ("outcome", "percent", "one_in", "fraction")


@dataclass(frozen=True, slots=True)
class LawFigure:
    """A law, or two beside each other, as HTML in a notebook, and as text anywhere else."""

    sides: tuple[Side, ...]
    language: Language = "en"

    def _repr_html_(self) -> str:
        return page(law_style() + self.html())

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the sentences and a line for each outcome of each law."""
        return "\n".join(line for side in self.sides for line in self._lines(side))

    def _lines(self, side: Side) -> Iterator[str]:
        yield side.sentence(self.language)
        for outcome, chance in side.chances(self.language).items():
            if not chance and side.quantity != ENDINGS:
                continue
            exactly = say(self.language, "odds.exactly", fraction=chance)
            numbers = f"{percent(chance, self.language)}, {one_in(chance, self.language)}, {exactly}"
            yield say(self.language, "odds.bar", outcome=outcome, values=numbers)

    def html(self, *, is_live: bool = False) -> str:
        """Return the sentences, the picture and the tables, without a style of their own."""
        return self.told(is_live=is_live) + self.picture() + self.tables()

    def told(self, *, is_live: bool = False) -> str:
        """Return a sentence for each law."""
        live = ' role="status" aria-live="polite"' if is_live else ""
        told = "".join(f"<p>{unbroken(escape(side.sentence(self.language)))}</p>" for side in self.sides)
        return f'<div class="kododo-law-told"{live}>{told}</div>'

    def tables(self) -> str:
        """Return the exact numbers of each law, folded away."""
        return f'<div class="kododo-law-tables">{"".join(map(self._table, self.sides))}</div>'

    def picture(self) -> str:
        """Return the laws as bars, with what they mean."""
        title = self.title
        series = [side.chances(self.language) for side in self.sides]
        names = [side.name(self.language) for side in self.sides]
        chart = rows_chart if self.sides[0].quantity == ENDINGS else columns_chart
        notes = "".join(f'<p class="kododo-note">{escape(note)}</p>' for note in self._notes())
        return (
            f'<section class="kododo-panel kododo-law"><h3>{escape(title)}</h3>'
            f"{chart(series, names, title, self.language)}{notes}</section>"
        )

    @property
    def title(self) -> str:
        """What is looked at, in words."""
        first = self.sides[0]
        kododos = say(self.language, edition_key(first.rules, "kododos"))
        return say(self.language, f"odds.show.{first.quantity}", kododos=kododos)

    def _notes(self) -> list[str]:
        first = self.sides[0]
        notes = [side.model(self.language) for side in self.sides]
        kododos = say(self.language, edition_key(first.rules, "kododos"))
        if first.quantity == ENDINGS:
            return [say(self.language, "odds.ending.note", kododos=kododos), *notes]
        if first.quantity == "scoring_count":
            return [say(self.language, "odds.zero"), *notes]
        return notes

    def _table(self, side: Side) -> str:
        head = "".join(f'<th scope="col">{escape(say(self.language, f"odds.head.{name}"))}</th>' for name in _HEADS)
        chances = {outcome: chance for outcome, chance in side.chances(self.language).items() if chance}
        shown = set(sorted(chances, key=chances.__getitem__, reverse=True)[:_MOST_ROWS])
        rows = "".join(
            f'<tr><th scope="row">{escape(outcome)}</th><td>{unbroken(percent(chance, self.language))}</td>'
            f"<td>{one_in(chance, self.language)}</td><td>{fraction_html(chance)}</td></tr>"
            for outcome, chance in chances.items()
            if outcome in shown
        )
        caption = f"{say(self.language, 'odds.exact')}: {side.name(self.language)}"
        table = (
            f'<table class="kododo-data"><caption>{escape(self.title)}</caption>'
            f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        )
        return (
            f'<details class="kododo-panel"><summary>{escape(caption)}</summary>{scrolled(table, caption)}'
            f"{self._left_out(len(shown), len(chances))}{self._mean(side)}</details>"
        )

    def _left_out(self, shown: int, every: int) -> str:
        text = say(self.language, "odds.rows", shown=shown, all=every) if shown < every else ""
        return text and f'<p class="kododo-note">{escape(text)}</p>'

    def _mean(self, side: Side) -> str:
        if side.quantity == ENDINGS:
            return ""
        text = say(self.language, "odds.mean.exact", decimal=rounded(side.law.mean, self.language))
        return f'<p class="kododo-note">{escape(text)} {fraction_html(side.law.mean)}</p>'


def law_style() -> str:
    """Return the style sheet of the pictures of laws."""
    return style_of(__package__, "law.css")


def law_figure(
    sheet: RuleSet | None = None,
    beside: RuleSet | None = None,
    show: str = ENDINGS,
    language: Language | None = None,
) -> LawFigure:
    """Return the exact law of a rule set, and of another one beside it.

    ``show`` is ``endings`` (the five probabilities), ``scoring_count``, ``kododo_count``, ``player_points`` or
    ``top_count``.

    >>> from kododo_math.editions import rules
    >>> print(law_figure(rules("limit", 4), show="kododo_count"))
    limit, 4 players: most often 4, in 24.6 % of rounds; on average 4, give or take 1.6.
    0: 0.635 %, 1 in 157, exactly 4702608462/740236300111
    ...

    Raises ``ValueError`` for an unknown quantity or language, ``TypeError`` for what is no rule set.
    """
    language = check_language(language)
    if show not in QUANTITIES:
        msg = f"show: expected one of {', '.join(QUANTITIES)}, got {show!r}"
        raise ValueError(msg)
    sheets = [rules("kododo", 4) if sheet is None else sheet, *([] if beside is None else [beside])]
    for each in sheets:
        check_given("law_figure", each, RuleSet, "rules()")
    return LawFigure(tuple(Side(each, show) for each in sheets), language)
