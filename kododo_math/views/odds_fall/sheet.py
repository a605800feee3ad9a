"""A table of numbers that a phone can show: names on the left, numbers on the right, a row each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape
from typing import NamedTuple

from kododo_math.views.pictures.chance_panel import fraction_html


class SheetRow(NamedTuple):
    """A row as HTML: its name, its numbers, and what marks it."""

    name: str
    numbers: Sequence[str]
    mark: str = ""


def sheet(kind: str, title: str, heads: Sequence[str], rows: Iterable[SheetRow], notes: Iterable[str] = ()) -> str:
    """Return a table as HTML, with notes below it; its style goes by its ``kind``.

    >>> 'aria-label="Points"' in sheet("points", "Points", ["Player", "Points"], [SheetRow("player 1", ["4"])])
    True
    """
    classes = ["", *[" kododo-number"] * (len(heads) - 1)]
    head = "".join(
        f'<div role="columnheader" class="kododo-head-cell{of_number}">{escape(text)}</div>'
        for text, of_number in zip(heads, classes, strict=True)
    )
    told = "".join(f'<p class="kododo-note">{escape(note)}</p>' for note in notes)
    return (
        f'<section class="kododo-panel kododo-{kind}"><h3>{escape(title)}</h3>'
        f'<div class="kododo-sheet kododo-of-{len(heads)}" role="table" aria-label="{escape(title)}">'
        f'<div role="row" class="kododo-sheet-row kododo-sheet-head">{head}</div>{"".join(map(_row, rows))}</div>'
        f"{told}</section>"
    )


def exact_number(number: Fraction) -> str:
    """Return a fraction as HTML; a whole number without a denominator.

    >>> exact_number(Fraction(3))
    '3'
    """
    return str(number) if number.denominator == 1 else fraction_html(number)


def _row(row: SheetRow) -> str:
    mark = f" kododo-{row.mark}" if row.mark else ""
    numbers = "".join(f'<div role="cell" class="kododo-number">{number}</div>' for number in row.numbers)
    return f'<div role="row" class="kododo-sheet-row{mark}"><div role="rowheader">{row.name}</div>{numbers}</div>'
