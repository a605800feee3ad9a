"""Tables of the design lab: in a notebook as HTML, anywhere else as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from kododo_math.views.catalogue import Language, say
from kododo_math.views.numbers import percent, rounded, unbroken
from kododo_math.views.pictures.page import page, scrolled, style_of, style_sheet

Row = tuple[str, ...]
ABSENT, MINUS = "\u2013", "\u2212"
"""A dash where there is no number; a true minus sign."""
A_WORD = 14
"""A longer text is a sentence, and stands on the left of its cell."""


@dataclass(frozen=True, slots=True)
class TableFigure:
    """A table: its first column names the rows; ``marked`` rows stand out, for eyes and in text."""

    heads: Row
    rows: tuple[Row, ...]
    marked: frozenset[int] = frozenset()
    note: str = ""

    def _repr_html_(self) -> str:
        note = f'<p class="kododo-note">{escape(self.note)}</p>' if self.note else ""
        return page(f"{table_html(self.heads, self.rows, self.marked)}{note}", lab_style())

    def __repr__(self) -> str:
        """Return the table as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the table as text, a line a row, marked rows with a star, and the note below."""
        lines = [self.heads, *self.rows]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        text = ["  ".join(f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)) for line in lines]
        marks = [" ", *("*" if index in self.marked else " " for index in range(len(self.rows)))]
        told = [f"{mark} {line}".rstrip() for mark, line in zip(marks, text, strict=True)]
        return "\n".join([*told, *filter(None, [self.note])])


def lab_style() -> str:
    """Return the style sheet of the design lab, with that of all pictures."""
    return style_sheet() + style_of(__package__, "rule_lab.css")


def table_html(heads: Sequence[str], rows: Sequence[Sequence[str]], marked: frozenset[int] = frozenset()) -> str:
    """Return a table as HTML that can be scrolled sideways where it is wider than its place.

    >>> table_html(["a", "b"], [["1", "2"]]).count("<td>")
    1
    """
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "".join(
        f"<tr{' class=kododo-marked' if index in marked else ''}>{_cell(first, 'th', ' scope=row')}"
        f"{''.join(map(_cell, cells))}</tr>"
        for index, (first, *cells) in enumerate(rows)
    )
    table = f'<table class="kododo-lab-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
    return scrolled(table, ", ".join(heads))


def _cell(text: str, tag: str = "td", scope: str = "") -> str:
    """Return a cell; a percentage in it is not torn apart at the end of a line, a fraction may be after its own."""
    words = " class=kododo-words" if text[:1].isalpha() and len(text) > A_WORD else ""
    told = unbroken(escape(text))
    if text[:1].isdigit() and "/" in text:
        told = f"<span class=kododo-breaks>{told.replace('/', '/<wbr>')}</span>"
    return f"<{tag}{scope}{words}>{told}</{tag}>"


def told_number(quantity: str, value: Fraction | float, language: Language = "en") -> str:
    """Return a number of a design as a reader takes it in: probabilities in percent.

    >>> told_number("p_burst", Fraction(1, 8)), told_number("points_mean", Fraction(21, 2))
    ('12.5 %', '10.5')
    """
    exact = Fraction(value)
    return percent(exact, language) if quantity.startswith("p_") else rounded(exact, language, 4)


def told_difference(quantity: str, value: Fraction | float, language: Language = "en") -> str:
    """Return a difference with its sign; of probabilities in percentage points.

    >>> told_difference("p_burst", Fraction(1, 8)), told_difference("points_mean", 0)
    ('+12.5 pp', 'the same')
    """
    if not value:
        return say(language, "design.same")
    told = told_number(quantity, max(value, -value), language).replace("%", say(language, "design.percentage_points"))
    return f"{'+' if value > 0 else MINUS}{told}"
