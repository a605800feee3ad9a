"""What every picture stands on: one style sheet, for light and dark, for phone and desk."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files


@cache
def style_of(package: str, name: str) -> str:
    """Return a style sheet that lies in a package, as an HTML element."""
    return f"<style>{files(package).joinpath(name).read_text(encoding='utf-8')}</style>"


def style_sheet() -> str:
    """Return the style sheet of all pictures, as an HTML element."""
    return style_of(__package__, "theme.css")


def scrolled(table: str, label: str) -> str:
    """Return a table that can be scrolled sideways where it is wider than its place, by the keyboard too.

    >>> scrolled("<table></table>", "Odds")
    '<div class="kododo-scroll" role="group" aria-label="Odds" tabindex="0"><table></table></div>'
    """
    return f'<div class="kododo-scroll" role="group" aria-label="{escape(label)}" tabindex="0">{table}</div>'


def page(content: str, style: str | None = None) -> str:
    """Return ``content`` as HTML that brings its own style; with ``style=""``, where a page has it already.

    >>> page("<p>Teal leads.</p>").endswith('<div class="kododo"><p>Teal leads.</p></div>')
    True
    """
    return f'{style_sheet() if style is None else style}<div class="kododo">{content}</div>'
