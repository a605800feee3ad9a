"""The cards an exercise is about: each player's on the table, and the reader's hand."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from kododo_math.cards import Card, format_cards
from kododo_math.exercises.question import Draft
from kododo_math.views.catalogue import Language, capitalized, say
from kododo_math.views.pictures.card_svg import card_svg
from kododo_math.views.text import player_name


def cards_html(draft: Draft, language: Language) -> str:
    """Return the cards as rows of pictures; nothing for an exercise without cards."""
    if draft.rules is None:
        return ""
    rows = "".join(
        f'<div role="row" class="kododo-row"><div role="rowheader" class="kododo-player">{escape(name)}</div>'
        f'<div role="cell" class="kododo-cards">{_slots(cards, draft, language)}</div></div>'
        for name, cards in _rows(draft, language)
    )
    label = escape(say(language, "exercise.table"))
    return f'<div class="kododo-table kododo-question-cards" role="table" aria-label="{label}">{rows}</div>'


def cards_lines(draft: Draft, language: Language) -> list[str]:
    """Return the cards in notation, a line for each player and one for the hand."""
    return [f"{name}: {format_cards(cards)}" for name, cards in _rows(draft, language)]


def _rows(draft: Draft, language: Language) -> Iterator[tuple[str, tuple[Card, ...]]]:
    for seat, cards in enumerate(draft.plays):
        yield capitalized(player_name(language, seat)), cards
    if draft.hand:
        yield say(language, "exercise.hand"), draft.hand


def _slots(cards: tuple[Card, ...], draft: Draft, language: Language) -> str:
    if draft.rules is None:
        return ""
    return "".join(f'<span class="kododo-slot">{card_svg(card, draft.rules, language)}</span>' for card in cards)
