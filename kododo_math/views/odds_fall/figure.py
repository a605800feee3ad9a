"""Odds as cards fall, as a figure: the moments so far, and the exact odds of the last one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from kododo_math.cards import Card
from kododo_math.game import Game
from kododo_math.rule_set import RuleSet
from kododo_math.seat_view import check_seat
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.numbers import percent, unbroken
from kododo_math.views.odds_fall.frames import Frame, frames
from kododo_math.views.odds_fall.river import chip, river, river_style
from kododo_math.views.odds_fall.sheet import SheetRow, exact_number, sheet
from kododo_math.views.odds_fall.telling import decimals, moment_lines, moment_name, odds_line
from kododo_math.views.pictures.page import page


@dataclass(frozen=True, slots=True)
class OddsFigure:
    """The moments of a round as HTML in a notebook, and as text anywhere else."""

    frames: tuple[Frame, ...]
    rules: RuleSet
    language: Language = "en"

    def _repr_html_(self) -> str:
        return page(river_style(self.rules.deck) + moment_html(self.frames, self.rules, self.language))

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the figure as text: a line for each moment, then what the last one means."""
        moments = [
            f"{moment_name(frame, self.language)} [{' '.join(map(str, frame.cards))}]: "
            f"{odds_line(frame, self.rules, self.language)}; {decimals(frame.expected_points, self.language)}"
            for frame in self.frames
        ]
        return "\n".join([*moments, *_lines(self.frames, self.rules, self.language), say(self.language, "river.model")])


def odds_figure(
    game: Game, seat: int = 0, play: Sequence[Card] | str = (), language: Language | None = None
) -> OddsFigure:
    """Return the odds of ``seat`` as the cards of a game's first round fell; with ``play``, also what it would do.

    >>> from kododo_math.editions import rules
    >>> print(odds_figure(Game.deal(rules("kododo", 4), seed=18)))
    Before any card is seen []: teal 18.5 %, orange 18.5 %, ...
    You see your hand [Y3 P3 Y2 O3 G2]: ...

    Raises ``ValueError`` for a seat or a play that there is not, and for an unknown language.
    """
    language = check_language(language)
    check_given("odds_figure", game, Game, "Game.deal()")
    check_seat(seat, game.rules)
    return OddsFigure(frames(game, seat, play), game.rules, language)


def _lines(told: Sequence[Frame], rules: RuleSet, language: Language) -> list[str]:
    return moment_lines(told[-1], told[-2] if len(told) > 1 else None, rules, language)


def moment_html(told: Sequence[Frame], rules: RuleSet, language: Language) -> str:
    """Return the moments so far as HTML without a style: what the last one means, the picture, the exact odds."""
    parts = (told_html(told, rules, language), river(told, rules, language), exact_html(told, rules, language))
    return "".join(parts)


def told_html(told: Sequence[Frame], rules: RuleSet, language: Language, *, is_live: bool = False) -> str:
    """Return what the last moment is and means; ``is_live`` has a screen reader say it when it changes."""
    live = ' role="alert" aria-live="polite"' if is_live else ""
    name = escape(moment_name(told[-1], language))
    lines = "".join(
        f'<p class="kododo-line kododo-now"{live}>{unbroken(escape(line))}</p>'
        for line in _lines(told, rules, language)
    )
    return f'<header class="kododo-told"><p class="kododo-place"><span>{name}</span></p>{lines}</header>'


def exact_html(told: Sequence[Frame], rules: RuleSet, language: Language) -> str:
    """Return the exact odds of the last moment as a table, with what has changed since the one before."""
    now, before = told[-1], told[-2] if len(told) > 1 else told[-1]
    rows = [
        SheetRow(
            f'<span class="kododo-outcome">{chip(outcome, rules, language)}</span>',
            (percent(chance, language), _change(chance - before.scoring[outcome], language), exact_number(chance)),
        )
        for outcome, chance in now.scoring.items()
    ]
    gain = now.expected_points - before.expected_points
    points = SheetRow(
        f"<b>{escape(say(language, 'river.points.exact'))}</b>",
        (
            f"<b>{decimals(now.expected_points, language)}</b>",
            f"<small>{decimals(gain, language, sign='+')}</small>" if gain else "",
            exact_number(now.expected_points),
        ),
    )
    heads = [say(language, f"exact.{name}") for name in ("outcome", "percent", "change", "fraction")]
    return sheet("exact", say(language, "exact.title"), heads, [*rows, points])


def _change(difference: Fraction, language: Language) -> str:
    """A change in points of percent; nothing for one that rounds to nothing."""
    is_seen = round(float(1000 * difference)) != 0
    return f"<small>{decimals(100 * difference, language, 1, '+')}</small>" if is_seen else ""
