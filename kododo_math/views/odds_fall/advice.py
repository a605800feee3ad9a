"""What each play is worth, best first, as a table that says how it knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import escape

from kododo_math.cards import Card, format_cards
from kododo_math.exact.advice.advise import Advice, advise
from kododo_math.exact.advice.lookahead import SAMPLES, Lookahead, Worth
from kododo_math.seat_view import View
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.odds_fall.river import mini_cards, river_style
from kododo_math.views.odds_fall.sheet import SheetRow, exact_number, sheet
from kododo_math.views.odds_fall.telling import decimals
from kododo_math.views.pictures.page import page

Cards = tuple[Card, ...]


@lru_cache(maxsize=64)
def advice_at(view: View) -> tuple[Advice, ...]:
    """Return ``advise(view)``, remembered."""
    return advise(view)


@lru_cache(maxsize=64)
def looked_ahead(view: View) -> Mapping[Cards, Worth]:
    """Return what each play is worth if the later turns are played well, remembered."""
    return Lookahead(view).worths()


@dataclass(frozen=True, slots=True)
class AdviceTable:
    """What each play of a view is worth, as HTML in a notebook, and as text anywhere else."""

    view: View
    ahead: bool = False
    language: Language = "en"

    def _repr_html_(self) -> str:
        worths = looked_ahead(self.view) if self.ahead else None
        return page(river_style(self.view.rules.deck) + advice_html(self.view, worths, self.language))

    def __repr__(self) -> str:
        """Return the table as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the table as text: a line for each play, then what the numbers mean."""
        worths = looked_ahead(self.view) if self.ahead else None
        lines = [_text_line(a, worths[a.cards] if worths else None, self.language) for a in advice_at(self.view)]
        return "\n".join([say(self.language, "advice.title"), *lines, *notes(worths, self.language)])


def what_should_i_play(view: View, *, ahead: bool = False, language: Language | None = None) -> AdviceTable:
    """Return a table of every play of ``view``, best first; with ``ahead``, looked at to the end of the round.

    >>> from kododo_math.editions import rules
    >>> view = View(rules("kododo", 2), 0, ["TK T2 O3", "O5 G2 T4"], "T3 T6 O2 GK P2")
    >>> print(what_should_i_play(view))
    What should I play?
    T6: 7.99 (+3.82)
    T3: 5.49 (+1.33)
    ...

    Raises ``ValueError`` when the round is over, and for an unknown language.
    """
    language = check_language(language)
    check_given("what_should_i_play", view, View, "game.view()")
    advice_at(view)
    return AdviceTable(view, ahead, language)


def _text_line(advice: Advice, worth: Worth | None, language: Language) -> str:
    points = decimals(advice.expected_points, language)
    line = f"{format_cards(advice.cards)}: {points} ({decimals(advice.expected_margin, language, sign='+')})"
    return f"{line}, {say(language, 'advice.ahead')}: {worth_text(worth, language)}" if worth else line


def worth_text(worth: Worth, language: Language) -> str:
    """Return a worth with two decimals, and its standard error if it is sampled."""
    text = decimals(worth.expected_points, language)
    if not worth.standard_error:
        return text
    error = f"{worth.standard_error:.2f}".replace(".", say(language, "decimal_point"))
    return f"{text}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{error}"


def notes(worths: Mapping[Cards, Worth] | None, language: Language) -> list[str]:
    """Say what the numbers of the table mean, and how exact they are."""
    if worths is None:
        return [say(language, "advice.note")]
    is_sampled = any(worth.standard_error for worth in worths.values())
    how = "advice.note.sampled" if is_sampled else "advice.note.exact"
    ahead = f"{say(language, 'advice.note.ahead')} {say(language, how, samples=SAMPLES)}"
    return [say(language, "advice.note"), ahead]


def advice_html(
    view: View, worths: Mapping[Cards, Worth] | None = None, language: Language = "en", chosen: Cards = ()
) -> str:
    """Return the table of plays as HTML, the ``chosen`` one marked."""
    rows = advice_at(view)
    heads = [
        say(language, f"advice.{name}")
        for name in ("play", "points", "fraction", "margin", *(["ahead"] * bool(worths)))
    ]
    most = max(advice.expected_points for advice in rows) or 1
    return sheet(
        "advice",
        say(language, "advice.title"),
        heads,
        [
            SheetRow(
                mini_cards(advice.cards, view.rules, language),
                [*_numbers(advice, language, float(advice.expected_points / most)), *_ahead(advice, worths, language)],
                "chosen" if advice.cards == tuple(sorted(chosen)) else "",
            )
            for advice in rows
        ],
        notes(worths, language),
    )


def _numbers(advice: Advice, language: Language, length: float) -> tuple[str, str, str]:
    points = (
        f"<b>{decimals(advice.expected_points, language)}</b>"
        f'<div class="kododo-meter" aria-hidden="true"><i style="width:{100 * length:.1f}%"></i></div>'
    )
    return points, exact_number(advice.expected_points), decimals(advice.expected_margin, language, sign="+")


def _ahead(advice: Advice, worths: Mapping[Cards, Worth] | None, language: Language) -> list[str]:
    if worths is None:
        return []
    best = max(worths, key=lambda play: worths[play].expected_points)
    tag = f' <span class="kododo-tag">{escape(say(language, "advice.best"))}</span>' if advice.cards == best else ""
    return [f"{worth_text(worths[advice.cards], language)}{tag}"]
