"""Pictures one after the other in the same place, turned over without a kernel and without a script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from uuid import uuid4

from kododo_math.views.catalogue import Language, say
from kododo_math.views.pictures.page import style_of


def slides(pages: Sequence[tuple[str, str]], title: str, language: Language = "en", *, first: int = 0) -> str:
    """Return pages of HTML, each with its label, as HTML that shows one at a time, and on paper all of them.

    Radio buttons turn them over, so that the arrow keys do; ``title`` is what a screen reader calls them.

    >>> slides([("Deal", "<p>0 cards</p>"), ("Turn 1", "<p>8 cards</p>")], "A round").count('type="radio"')
    2
    """
    group = f"kododo-{uuid4().hex[:12]}"  # a page may hold the same pictures twice
    shown = "".join(
        f'<div class="kododo-slide"><input type="radio" name="{group}" id="{group}-{index}"'
        f"{' checked' if index == first else ''}>"
        f'<label for="{group}-{index}">{escape(label)}</label>'
        f"<div>{_turners(group, index, len(pages), language)}{content}</div></div>"
        for index, (label, content) in enumerate(pages)
    )
    return f'{slides_style()}<div class="kododo-slides" role="radiogroup" aria-label="{escape(title)}">{shown}</div>'


def _turners(group: str, index: int, size: int, language: Language) -> str:
    """Return the ways to the page before and the one after: labels, for the eye and the finger."""
    ways = (("previous", index - 1), ("next", index + 1))
    turners = "".join(
        f'<label for="{group}-{to}" class="kododo-turn-{name}" aria-hidden="true">'
        f"{escape(say(language, f'button.{name}'))}</label>"
        if 0 <= to < size
        else f'<span class="kododo-turn-{name}" aria-hidden="true">{escape(say(language, f"button.{name}"))}</span>'
        for name, to in ways
    )
    return f'<p class="kododo-turners">{turners}</p>'


def slides_style() -> str:
    """Return the style sheet of slides."""
    return style_of(__package__, "slides.css")
