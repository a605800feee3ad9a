"""One position of a game as a page: what lies on the table, what follows from it, and how likely that was."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from kododo_math.cards import format_cards, quoted
from kododo_math.game import Game
from kododo_math.scoring import color_counts
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, capitalized, check_language, say
from kododo_math.views.numbers import one_in, percent
from kododo_math.views.pictures.chance_panel import chance_panel, model_of
from kododo_math.views.pictures.counts_chart import counter_text, counts_chart, kododo_counter
from kododo_math.views.pictures.page import page
from kododo_math.views.pictures.round_table import round_table
from kododo_math.views.stepper.chances import chances
from kododo_math.views.stepper.positions import Position, positions
from kododo_math.views.stepper.states import fates, table_rows
from kododo_math.views.stepper.telling import place_lines, told_lines
from kododo_math.views.text import counted_colors, edition_key, player_name


@dataclass(frozen=True, slots=True)
class RoundFigure:
    """A position of a game as HTML in a notebook, and as text anywhere else."""

    position: Position
    language: Language = "en"

    def _repr_html_(self) -> str:
        return page(told_html(self.position, self.language) + table_html(self.position, self.language))

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the figure as text: the same facts as the picture, line by line."""
        parts = (place_lines, _table_lines, _count_lines, told_lines, _chance_lines)
        return "\n".join(line for part in parts for line in part(self.position, self.language))


def round_figure(game: Game, position: int = -1, language: Language | None = None) -> RoundFigure:
    """Return one position of ``game`` as a figure: by its number from 0, or counted back from the last one.

    >>> from kododo_math.editions import rules
    >>> game = Game.deal(rules("kododo", 2), seed=1)
    >>> _ = game.play_at_random()
    >>> print(round_figure(game))  # doctest: +ELLIPSIS
    Round 1 of 11
    Turn 1 of 3
    ...

    Raises ``IndexError`` for a position the game has not reached, ``ValueError`` for an unknown language.
    """
    language = check_language(language)
    check_given("round_figure", game, Game, "Game.deal()")
    story = positions(game)
    if isinstance(position, bool) or not isinstance(position, int):
        msg = f"position of a game: expected a whole number, got {quoted(position)}"
        raise TypeError(msg)
    if not -len(story) <= position < len(story):
        msg = f"position of a game: expected {-len(story)} to {len(story) - 1}, got {position}"
        raise IndexError(msg)
    return RoundFigure(story[position], language)


def told_html(position: Position, language: Language, *, is_live: bool = False) -> str:
    """Return where one is and what has been found out by then, the newest line in full size.

    ``is_live`` has a screen reader say the newest line whenever it is replaced.
    """
    *before, now = told_lines(position, language)
    live = ' role="alert" aria-live="polite"' if is_live else ""
    place = "".join(f"<span>{escape(line)}</span>" for line in place_lines(position, language))
    earlier = "".join(f'<p class="kododo-line">{escape(line)}</p>' for line in before)
    return (
        f'<header class="kododo-told"><p class="kododo-place">{place}</p>{earlier}'
        f'<p class="kododo-line kododo-now"{live}>{escape(now)}</p></header>'
    )


def table_html(position: Position, language: Language) -> str:
    """Return the table, the counts, the Kododos and the chances of a position."""
    rules = position.rules
    is_checked = any(step.kind == "kododo" for step in position.steps_told)
    return (
        f'<div class="kododo-grid"><div>{round_table(table_rows(position), rules, language)}</div><div>'
        f"{counts_chart(color_counts(position.on_table, rules), rules, fates(position), language)}"
        f"{kododo_counter(_kododos(position), rules, language, is_checked=is_checked)}"
        f"{chance_panel(chances(position, language), rules, language)}</div></div>"
    )


def _table_lines(position: Position, language: Language) -> list[str]:
    return [
        say(
            language,
            "text.row",
            player=capitalized(player_name(language, seat)),
            cards=format_cards(card for card, _ in row.cards) or "-",
            won="" if row.won is None else f" (+{row.won})",
            total=row.total,
        )
        for seat, row in enumerate(table_rows(position))
    ]


def _count_lines(position: Position, language: Language) -> list[str]:
    rules = position.rules
    counts = color_counts(position.on_table, rules)
    lines = [say(language, "text.counts", counts=counted_colors(language, counts), number=rules.burst)]
    if rules.kododo_mode != "off":
        kododos = say(language, edition_key(rules, "kododos"))
        lines.append(f"{kododos}: {counter_text(_kododos(position), rules, language)}")
    return lines


def _chance_lines(position: Position, language: Language) -> list[str]:
    told = [
        f"{chance.event}: {chance.probability} = {percent(chance.probability, language)}, "
        f"{one_in(chance.probability, language)}"
        for chance in chances(position, language)
    ]
    return [*told, model_of(position.rules, language)] if told else []


def _kododos(position: Position) -> int:
    return sum(card.kododo for card in position.on_table)
