"""Tournaments and ways to play, as tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any, Literal

from kododo_math.cards import quoted
from kododo_math.simulation.estimate import Estimate
from kododo_math.simulation.result import EVENTS, Simulation
from kododo_math.simulation.standings import Place, Standings
from kododo_math.strategies import SHIPPED, Strategy
from kododo_math.views.arguments import check_frame, check_given, check_several
from kododo_math.views.catalogue import CATALOGUE, Language, capitalized, check_language, say
from kododo_math.views.numbers import percent, unbroken
from kododo_math.views.odds_fall.sheet import SheetRow, sheet
from kododo_math.views.odds_fall.telling import decimals
from kododo_math.views.pictures.page import page
from kododo_math.views.rule_lab.tables import TableFigure
from kododo_math.views.simulated.report import simulated_style

_HEADS = ("strategy", "wins", "interval", "points", "rating")


@dataclass(frozen=True, slots=True)
class StandingsFigure:
    """A ranking with bars in a notebook, and as text anywhere else."""

    standings: Standings
    language: Language

    def _repr_html_(self) -> str:
        return page(self.table_html(), simulated_style())

    def table_html(self) -> str:
        """Return the ranking, for a page that has its style."""
        heads = [say(self.language, f"standings.{name}") for name in _HEADS]
        ideas = {strategy.name: _told(strategy, "idea", self.language) for strategy in self.standings.strategies}
        most = max(float(place.wins) for place in self.standings.ranked) or 1.0
        rows = [
            SheetRow(_named(p, ideas[p.name], most), tuple(map(unbroken, self._numbers(p))))
            for p in self.standings.ranked
        ]
        return sheet("standings", say(self.language, "standings.wins"), heads, rows, [self._note])

    @property
    def _note(self) -> str:
        fair = percent(Fraction(1, self.standings.rules.players), self.language)
        return say(self.language, "standings.note", fair=fair)

    def _numbers(self, place: Place) -> tuple[str, ...]:
        low, high = (_percent(min(max(end, 0.0), 1.0), self.language) for end in place.wins.interval())
        return (
            _percent(place.wins, self.language),
            f"{low.removesuffix(' %')} \N{EN DASH} {high}",
            decimals(Fraction(float(place.points)), self.language, 1),
            decimals(Fraction(place.rating), self.language, 0, "+"),
        )

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the ranking as text, a line a place."""
        lines = [f"{p.rank}. {p.name}: {', '.join(self._numbers(p))}" for p in self.standings.ranked]
        return "\n".join([*lines, self._note])


def _named(place: Place, idea: str, most: float) -> str:
    width = 100 * float(place.wins) / most
    bar = f'<div class="kododo-share" aria-hidden="true"><i style="width:{width:.1f}%"></i></div>'
    return f"<b>{place.rank}. {escape(place.name)}</b><small>{escape(idea)}</small>{bar}"


def _percent(share: float, language: Language) -> str:
    return percent(Fraction(share), language)


def _tenths(share: float, language: Language) -> str:
    return f"{decimals(Fraction(100 * share), language, 1)} %"


def standings_figure(standings: Standings, language: Language | None = None) -> StandingsFigure:
    """Return a tournament's ranking as a figure.

    Raises ``ValueError`` for an unknown language, ``TypeError`` for what is no ranking.
    """
    check_given("standings_figure", standings, Standings, "tournament()")
    return StandingsFigure(standings, check_language(language))


@dataclass(frozen=True, slots=True)
class StrategiesFigure:
    """Strategies with their ideas in a notebook, and as text anywhere else."""

    strategies: tuple[Strategy, ...]
    language: Language

    def _repr_html_(self) -> str:
        heads = [say(self.language, f"standings.{name}") for name in ("strategy", "looks_at")]
        rows = [
            SheetRow(f"<b>{escape(name)}</b><small>{escape(idea)}</small>", [escape(looks_at)])
            for name, idea, looks_at in self._told
        ]
        return page(sheet("strategies", say(self.language, "standings.strategies"), heads, rows), simulated_style())

    def __repr__(self) -> str:
        """Return the strategies as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the strategies as text, a line each."""
        return "\n".join(f"{name}: {idea} ({looks_at})" for name, idea, looks_at in self._told)

    @property
    def _told(self) -> list[tuple[str, str, str]]:
        return [(s.name, _told(s, "idea", self.language), _told(s, "looks_at", self.language)) for s in self.strategies]


def _told(strategy: Strategy, part: Literal["idea", "looks_at"], language: Language) -> str:
    """Return a strategy's idea, or what it looks at: of a shipped one in a language, of any other in its own words."""
    own: str = getattr(strategy, part)
    name = re.sub(r"\W", "_", strategy.name.lower())
    key = f"strategy.{part}.{name}"
    return say(language, key) if CATALOGUE.get(key, {}).get("en") == own else own


def strategies_table(strategies: Sequence[Strategy] = SHIPPED, language: Language | None = None) -> StrategiesFigure:
    """Return strategies as a table: name, idea, and what each looks at.

    >>> print(strategies_table(SHIPPED[:1]))
    random: the model of the exact law: every card is as likely as any other (nothing)

    Raises ``ValueError`` for an unknown language, ``TypeError`` for what is no strategy.
    """
    return StrategiesFigure(
        check_several("strategies_table", strategies, Strategy, "strategy()"), check_language(language)
    )


def table_manners(simulations: Mapping[str, Simulation], language: Language | None = None) -> TableFigure:
    """Return how rounds end at different tables, and what all players together take from a game."""
    language = check_language(language)
    if not isinstance(simulations, Mapping):
        named = "{'four copy-cats': simulate(…)}"
        msg = f"table_manners: expected simulations by name, as in {named}, got {quoted(simulations)}"
        raise TypeError(msg)
    check_several("table_manners", simulations.values(), Simulation, "simulate()")
    heads = (
        say(language, "standings.table"),
        *(capitalized(say(language, f"simulated.{event}")) for event in EVENTS),
        say(language, "standings.together"),
    )
    rows = tuple(
        (
            name,
            *(_percent(float(getattr(played, event)), language) for event in EVENTS),
            decimals(Fraction(sum(map(_number, played.game_points))), language, 1),
        )
        for name, played in simulations.items()
    )
    return TableFigure(heads, rows)


def _number(estimate: Estimate) -> float:
    return float(estimate)


def population_table(history: Any, language: Language | None = None, rows: int = 6) -> TableFigure:  # noqa: ANN401 - a DataFrame
    """Return some generations of a population that ``Standings.replicate`` has worked out."""
    language = check_language(language)
    check_frame("population_table", history, "Standings.replicate()")
    last = len(history) - 1
    chosen = sorted({round(last * row / (rows - 1)) for row in range(rows)})
    heads = (say(language, "standings.generation"), *history.columns)
    return TableFigure(
        heads, tuple((str(g), *(_tenths(float(share), language) for share in history.iloc[g])) for g in chosen)
    )
