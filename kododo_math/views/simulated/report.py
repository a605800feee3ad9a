"""A law and a simulation side by side: numbers, intervals, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from html import escape

from kododo_math.simulation.check import Comparison, Report
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.numbers import grouped, percent
from kododo_math.views.odds_fall.sheet import SheetRow, sheet
from kododo_math.views.odds_fall.telling import decimals
from kododo_math.views.pictures.page import page, style_of, style_sheet

SCALE = 4
"""The strip shows so many standard errors to each side."""
CERTAIN_95 = 1.96


@dataclass(frozen=True, slots=True)
class ReportFigure:
    """A report as a table with strips in a notebook, and as text anywhere else."""

    report: Report
    language: Language

    def _repr_html_(self) -> str:
        return page(self.said_html() + self.table_html(), simulated_style())

    def said_html(self) -> str:
        """Return the sentence, for a page that has its style."""
        return f'<p class="kododo-line kododo-now">{escape(self.sentence)}</p>'

    def table_html(self) -> str:
        """Return the table, for a page that has its style."""
        heads = [say(self.language, f"simulated.{name}") for name in ("share", "exact", "found", "off", "interval")]
        rows = [SheetRow(escape(self._name(c)), (*self._numbers(c), _strip(c.z))) for c in self.report.comparisons]
        return sheet(
            "report", say(self.language, "simulated.title"), heads, rows, (say(self.language, "simulated.note"),)
        )

    def _name(self, comparison: Comparison) -> str:
        return say(self.language, f"simulated.{comparison.name}")

    def _numbers(self, c: Comparison) -> tuple[str, str, str]:
        exact, found = (percent(Fraction(value), self.language, 4) for value in (c.exact, float(c.estimate)))
        return exact, found, decimals(Fraction(c.z), self.language, 1, "+")

    @property
    def sentence(self) -> str:
        """What the report comes to, in a sentence."""
        rounds = grouped(str(self.report.rounds), self.language)
        if self.report.agrees:
            return say(self.language, "simulated.agrees", rounds=rounds, looks=len(self.report.adjusted))
        largest = self.report.largest
        z = decimals(Fraction(abs(largest.z)), self.language, 1)
        return say(self.language, "simulated.contradicts", rounds=rounds, name=self._name(largest), z=z)

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the figure as text: a line for each share, then the sentence."""
        lines = map(self._line, self.report.comparisons)
        return "\n".join([say(self.language, "simulated.title"), *lines, self.sentence])

    def _line(self, comparison: Comparison) -> str:
        exact, found, z = self._numbers(comparison)
        return say(self.language, "simulated.line", name=self._name(comparison), exact=exact, found=found, z=z)


def check_figure(report: Report, language: Language | None = None) -> ReportFigure:
    """Return what ``check`` found as a figure.

    Raises ``ValueError`` for an unknown language, ``TypeError`` for what is no report.
    """
    check_given("check_figure", report, Report, "check()")
    return ReportFigure(report, check_language(language))


def simulated_style() -> str:
    """Return the style sheet of simulations, with that of all pictures."""
    river = style_of("kododo_math.views.odds_fall", "river.css")
    return f"{style_sheet()}{river}{style_of(__package__, 'simulated.css')}"


def _strip(z: float) -> str:
    """Return a strip with the exact value in the middle and the interval around the simulated one."""
    place = 50 + 50 * max(-SCALE, min(SCALE, z)) / SCALE
    half = 50 * CERTAIN_95 / SCALE
    low, high = max(0.0, place - half), min(100.0, place + half)
    outside = " kododo-outside" if abs(z) > CERTAIN_95 else ""
    return (
        f'<div class="kododo-strip{outside}" aria-hidden="true"><i style="left:{low:.1f}%;width:{high - low:.1f}%"></i>'
        f'<b style="left:{place:.1f}%"></b></div>'
    )
