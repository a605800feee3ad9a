"""The table of a round: each player's cards, what became of them, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Literal

from kododo_math.cards import Card
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, capitalized, say, say_number
from kododo_math.views.pictures.card_svg import card_svg
from kododo_math.views.text import player_name

CardState = Literal["open", "new", "out", "scored"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """One player's part of the table: cards with their states, points of this round once known, points in all."""

    cards: tuple[tuple[Card, CardState], ...]
    won: int | None
    total: int
    is_winner: bool = False


def round_table(rows: Sequence[TableRow], rules: RuleSet, language: Language = "en") -> str:
    """Return the table as HTML, one row a player, with empty places for the cards still to come.

    >>> from kododo_math.editions import rules
    >>> row = TableRow(((Card("teal", 2), "scored"),), won=2, total=9)
    >>> "Teal 2, scores 2 points" in round_table([row, row], rules("kododo", 2))
    True
    """
    heads = "".join(
        f'<div role="columnheader" class="kododo-{key}">{say(language, f"table.{key}")}</div>'
        for key in ("player", "cards", "won", "total")
    )
    body = "".join(_row(seat, row, rules, language) for seat, row in enumerate(rows))
    return (
        f'<div class="kododo-table" role="table" aria-label="{say(language, "table.caption")}">'
        f'<div role="row" class="kododo-head">{heads}</div>{body}</div>'
    )


def _row(seat: int, row: TableRow, rules: RuleSet, language: Language) -> str:
    name = player_name(language, seat)
    winner = f" <em>{say(language, 'table.winner')}</em>" if row.is_winner else ""
    won = "&ndash;" if row.won is None else f"<b>+{row.won}</b>" if row.won else "+0"
    places = '<span class="kododo-slot kododo-empty"></span>' * (rules.cards_per_round - len(row.cards))
    cards = "".join(_slot(card, state, rules, language) for card, state in row.cards)
    return (
        f'<div role="row" class="kododo-row"><div role="rowheader" class="kododo-player">'
        f"{escape(capitalized(name))}{winner}</div>"
        f'<div role="cell" class="kododo-cards">{cards}{places}</div>'
        f'<div role="cell" class="kododo-won">{won}</div><div role="cell" class="kododo-total">{row.total}</div></div>'
    )


def _slot(card: Card, state: CardState, rules: RuleSet, language: Language) -> str:
    scored = say_number(language, "points", card.points)
    note = {
        "out": say(language, "card.out"),
        "scored": say(language, "card.scored", points=scored),
    }.get(state, "")
    badge = f'<b aria-hidden="true">+{card.points}</b>' if state == "scored" else ""
    return f'<span class="kododo-slot kododo-{state}">{card_svg(card, rules, language, note)}{badge}</span>'
