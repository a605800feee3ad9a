"""A table by colors, why it is scored as it is, and how likely it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from kododo_math.cards import Card, format_cards
from kododo_math.editions import rules
from kododo_math.exact.table_chances import arrangements, chance_of_counts
from kododo_math.views.catalogue import Language, capitalized, check_language, say, say_number
from kododo_math.views.numbers import one_in, percent
from kododo_math.views.pictures.card_svg import card_svg
from kododo_math.views.pictures.chance_panel import Chance, chance_panel, model_of
from kododo_math.views.pictures.counts_chart import counter_text, counts_chart, kododo_counter
from kododo_math.views.pictures.page import page, style_of
from kododo_math.views.text import counted_colors, edition_key, explain_step
from kododo_math.views.what_if.table import OpenTable


@dataclass(frozen=True, slots=True)
class CascadeFigure:
    """A table and its verdict as HTML in a notebook, and as text anywhere else."""

    table: OpenTable
    language: Language = "en"

    def _repr_html_(self) -> str:
        return page(piles_style() + told_html(self.table, self.language) + table_html(self.table, self.language))

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the table, the counts, the sentences and the chances, line by line."""
        table, language = self.table, self.language
        counts = counted_colors(language, table.counts)
        kododos = say(language, edition_key(table.rules, "kododos"))
        lines = [
            f"{place_line(table, language)}: {format_cards(table.cards) or '-'}",
            say(language, "text.counts", counts=counts, number=table.rules.burst),
            f"{kododos}: {counter_text(table.kododos, table.rules, language)}",
            *told_lines(table, language),
        ]
        chances = [
            f"{chance.event}: {chance.probability} = {percent(chance.probability, language)}, "
            f"{one_in(chance.probability, language)}"
            for chance in table_chances(table, language)
        ]
        end = model_of(table.rules, language) if chances else _later(table, language)
        return "\n".join([*lines, *chances, end])


def cascade_figure(
    cards: str | Iterable[Card], edition: str = "kododo", players: int = 4, language: Language | None = None
) -> CascadeFigure:
    """Return a table of any cards with its verdict, its reasons, and its chance if it is full.

    >>> print(cascade_figure("TK T2 T3 T4 T5 O3 O2 G2", "kododo", 2))
    8 cards of 8 on the table, the table is full: TK T2 T3 T4 T5 O3 O2 G2
    Cards: teal 5, orange 2, green 1, pink 0, yellow 0; a color bursts at 5
    Kododos: 1 on the table; 6 or more decide the round.
    There is 1 Kododo on the table. Kododos decide the round only at 6 or more, so the colors decide.
    Teal leads with 5 cards. The burst number is 5, so teal bursts and is discarded.
    Of the colors left, orange leads with 2 cards. That is below the burst number 5, so orange scores: 5 points in all.
    Exactly these counts of the colors: 10336/32646999 = 0.0317 %, 1 in 3,160
    ...

    Raises ``ValueError`` for cards that cannot lie there, an unknown edition or language.
    """
    language = check_language(language)
    sheet = rules(edition, players)
    return CascadeFigure(OpenTable(sheet, sheet.deck.parse(cards)), language)


def piles_style() -> str:
    """Return the style sheet of the table by colors."""
    return style_of(__package__, "piles.css")


def place_line(table: OpenTable, language: Language) -> str:
    """Say how many cards lie on the table and how many are missing."""
    cards = say_number(language, "cards", len(table.cards))
    missing = say_number(language, "whatif.missing", table.missing) if table.missing else say(language, "whatif.full")
    return f"{say(language, 'whatif.count', cards=cards, size=table.rules.table_size)}, {missing}"


def told_lines(table: OpenTable, language: Language) -> list[str]:
    """Return the steps of the verdict in sentences."""
    return [explain_step(table.verdict, index, language) for index in range(len(table.verdict.steps))]


def told_html(table: OpenTable, language: Language, *, is_live: bool = False) -> str:
    """Return the verdict in sentences, the last of them in full size."""
    *before, now = told_lines(table, language)
    live = ' role="status" aria-live="polite"' if is_live else ""
    so_far = f"<span>{say(language, 'whatif.so_far')}</span>" if table.missing else ""
    earlier = "".join(f'<p class="kododo-line">{escape(line)}</p>' for line in before)
    return (
        f'<header class="kododo-told"><p class="kododo-place"><span>{capitalized(place_line(table, language))}</span>'
        f'{so_far}</p>{earlier}<p class="kododo-line kododo-now"{live}>{escape(now)}</p></header>'
    )


def table_html(table: OpenTable, language: Language) -> str:
    """Return the cards by color, the bars, the Kododos and the chances."""
    sheet = table.rules
    fates = {color: step.kind for step in table.verdict.steps for color in step.colors}
    chances = table_chances(table, language)
    title = say(language, "whatif.chance.title")
    panel = chance_panel(chances, sheet, language, title) if chances else _later_panel(table, title, language)
    return (
        f'<div class="kododo-grid"><div>{counts_chart(table.counts, sheet, fates, language)}{_piles(table, language)}'
        f"</div><div>{kododo_counter(table.kododos, sheet, language, is_checked=True)}{panel}</div></div>"
    )


def table_chances(table: OpenTable, language: Language) -> tuple[Chance, ...]:
    """Return how likely such a table is; nothing for one that is not full."""
    if table.missing:
        return ()
    names = {name: say(language, edition_key(table.rules, name)) for name in ("kododo", "kododos")}
    with_kododos = say_number(language, "whatif.chance.kododos", table.kododos, **names)
    chance = chance_of_counts(table.counts, table.rules)
    return (
        Chance(say(language, "whatif.chance.counts"), chance),
        Chance(with_kododos, chance_of_counts(table.counts, table.rules, table.kododos)),
        Chance(say(language, "whatif.chance.pattern"), chance * arrangements(table.counts, table.rules)),
    )


def _later(table: OpenTable, language: Language) -> str:
    missing = say_number(language, "whatif.missing", table.missing)
    return say(language, "whatif.chance.later", missing=missing)


def _later_panel(table: OpenTable, title: str, language: Language) -> str:
    return (
        f'<section class="kododo-panel"><h3>{escape(title)}</h3>'
        f'<p class="kododo-note">{escape(_later(table, language))}</p></section>'
    )


def _piles(table: OpenTable, language: Language) -> str:
    """Return the cards color by color, those that score raised and those that do not crossed out."""
    piles = "".join(_pile(color, table, language) for color in table.rules.deck.colors if table.counts[color])
    title = say(language, "whatif.title")
    return (
        f'<section class="kododo-panel"><h3>{escape(title)}</h3>'
        f'<div class="kododo-piles" role="list" aria-label="{escape(title)}">{piles}</div></section>'
    )


def _pile(color: str, table: OpenTable, language: Language) -> str:
    scored = list(table.verdict.scored[0])
    cards = sorted(card for card in table.cards if card.color == color)
    slots = "".join(
        f'<span class="kododo-slot kododo-{"scored" if card in scored else "out"}">'
        f"{card_svg(card, table.rules, language, _note(card, scored, language))}</span>"
        for card in cards
    )
    return f'<div class="kododo-pile" role="listitem">{slots}</div>'


def _note(card: Card, scored: list[Card], language: Language) -> str:
    if card not in scored:
        return say(language, "card.out")
    return say(language, "card.scored", points=say_number(language, "points", card.points))
