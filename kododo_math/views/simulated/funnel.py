"""A simulated share on its way to the exact value: a path inside a funnel that narrows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from itertools import accumulate
from math import log10, sqrt

from kododo_math.exact.round_law import round_law
from kododo_math.rule_set import RuleSet
from kododo_math.simulation.growing import growing
from kododo_math.simulation.result import EVENTS, Simulation
from kododo_math.views.arguments import check_given, check_several
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.numbers import grouped, percent
from kododo_math.views.pictures.page import page
from kododo_math.views.simulated.report import simulated_style

WIDTH, HEIGHT, MARGIN = 520, 270, 52
ERRORS = 2
"""The funnel is so many standard errors wide to each side."""


@dataclass(frozen=True, slots=True)
class Stop:
    """What was known after some rounds: the simulated share and its standard error."""

    rounds: int
    share: float
    error: float


@dataclass(frozen=True, slots=True)
class Funnel:
    """A path of shares towards the exact value, as a picture in a notebook and as text anywhere else."""

    rules: RuleSet
    quantity: str
    exact: Fraction
    stops: tuple[Stop, ...]
    language: Language

    def _repr_html_(self) -> str:
        told = f'<p class="kododo-line kododo-now">{escape(self.sentence)}</p>'
        return page(
            f'{told}<section class="kododo-panel kododo-funnel"><h3>{escape(self.title)}</h3>{self.svg}'
            f'<p class="kododo-note">{escape(self.note)}</p></section>',
            simulated_style(),
        )

    @property
    def title(self) -> str:
        """What the picture shows."""
        return say(self.language, "simulated.growing", name=say(self.language, f"simulated.{self.quantity}"))

    @property
    def sentence(self) -> str:
        """What the path has come to."""
        last = self.stops[-1]
        inside = sum(abs(stop.share - float(self.exact)) <= ERRORS * stop.error for stop in self.stops)
        return say(
            self.language,
            "simulated.growing.told",
            rounds=grouped(str(last.rounds), self.language),
            found=percent(Fraction(last.share), self.language, 4),
            exact=percent(self.exact, self.language, 4),
            inside=inside,
            stages=len(self.stops),
        )

    @property
    def note(self) -> str:
        """How to read the picture, and which model its numbers are of."""
        sheet = self.rules
        return say(self.language, "simulated.growing.note", edition=sheet.edition, players=sheet.players)

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the figure as text: what it shows, and what it has come to."""
        return f"{self.title}\n{self.sentence}"

    @property
    def svg(self) -> str:
        """The picture: rounds to the right, each step ten times as many; the share upward."""
        first, last = self.stops[0], self.stops[-1]
        spread = max(1.5 * ERRORS * first.error, 1.1 * max(abs(s.share - float(self.exact)) for s in self.stops), 1e-9)
        decades = max(log10(last.rounds / first.rounds), 1e-9)

        def x(rounds: float) -> float:
            return MARGIN + (WIDTH - 2 * MARGIN) * log10(rounds / first.rounds) / decades

        def y(off: float) -> float:
            return HEIGHT / 2 - (HEIGHT / 2 - MARGIN / 2) * max(-1.0, min(1.0, off / spread))

        widths = [(x(s.rounds), ERRORS * first.error * sqrt(first.rounds / s.rounds)) for s in self.stops]
        band = [*((at, y(w)) for at, w in widths), *((at, y(-w)) for at, w in reversed(widths))]
        path = [(x(s.rounds), y(s.share - float(self.exact))) for s in self.stops]
        ticks = "".join(self._tick(rounds, x(rounds)) for rounds in _powers_of_ten(first.rounds, last.rounds))
        return (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(self.sentence)}">{ticks}'
            f'<polygon class="kododo-funnel-band" points="{_points(band)}"/>'
            f'<text x="{MARGIN}" y="{band[0][1] - 6:.1f}">{self._share_label(ERRORS * first.error)}</text>'
            f'<text x="{MARGIN}" y="{band[-1][1] + 18:.1f}">{self._share_label(-ERRORS * first.error)}</text>'
            f'<line class="kododo-funnel-exact" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(0)}" y2="{y(0)}"/>'
            f'<text x="{MARGIN}" y="{y(0) - 6}">{escape(self._exact_label)}</text>'
            f'<polyline class="kododo-funnel-path" points="{_points(path)}"/>'
            f'<circle cx="{path[-1][0]:.1f}" cy="{path[-1][1]:.1f}" r="4.5"/></svg>'
        )

    @property
    def _exact_label(self) -> str:
        return f"{say(self.language, 'simulated.exact')}: {percent(self.exact, self.language, 4)}"

    def _share_label(self, off: float) -> str:
        return percent(max(Fraction(0), self.exact + Fraction(off)), self.language)

    def _tick(self, rounds: int, at: float) -> str:
        label = grouped(str(rounds), self.language)
        line = f'<line class="kododo-funnel-axis" x1="{at:.1f}" x2="{at:.1f}" y1="12" y2="{HEIGHT - 24}"/>'
        anchor = "middle" if at < WIDTH - 2 * MARGIN else "end"  # a long number would stand out on the right
        return f'{line}<text x="{at:.1f}" y="{HEIGHT - 8}" text-anchor="{anchor}">{escape(label)}</text>'


def _points(places: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _powers_of_ten(least: int, most: int) -> list[int]:
    return [10**power for power in range(20) if least <= 10**power <= most]


def convergence_figure(
    simulations: Sequence[Simulation], quantity: str = "p_burst", language: Language | None = None
) -> Funnel:
    """Return the path of one share through ever longer simulations, against its exact value.

    Raises ``ValueError`` for an unknown quantity or language, or no simulation, ``TypeError`` for anything else.
    """
    language = check_language(language)
    if quantity not in EVENTS:
        msg = f"quantity: expected one of {', '.join(EVENTS)}, got {quantity!r}"
        raise ValueError(msg)
    simulations = check_several("convergence_figure", simulations, Simulation, "growing()")
    if not simulations:
        msg = "simulations: expected at least one, got none"
        raise ValueError(msg)
    exact: Fraction = getattr(round_law(simulations[0].rules), quantity)
    estimates = [getattr(simulation, quantity) for simulation in simulations]
    stops = [Stop(s.rounds, float(e), e.standard_error) for s, e in zip(simulations, estimates, strict=True)]
    return Funnel(simulations[0].rules, quantity, exact, tuple(stops), language)


def watch_simulation(
    rules: RuleSet, *, games: int, seed: int, quantity: str = "p_burst", language: Language | None = None
) -> Funnel | None:
    """Play more and more games, and draw after each stage how near the share has come; in a notebook, live.

    Returns the last picture, or in a notebook nothing, for it stands there already.
    """
    language = check_language(language)
    check_given("watch_simulation", rules, RuleSet, "rules()")
    stages = accumulate(([simulation] for simulation in growing(rules, games=games, seed=seed)), lambda a, b: a + b)
    figures = (convergence_figure(simulations, quantity, language) for simulations in stages)
    return show_in_turn(figures)


def show_in_turn(figures: Iterable[Funnel]) -> Funnel | None:
    """Show one figure after the other in the same place of a notebook; elsewhere return the last."""
    shown, figure = None, None
    for figure in figures:
        if not _in_notebook():
            continue
        from IPython.display import display  # noqa: PLC0415 - only in a notebook

        if shown is None:
            shown = display(figure, display_id=True)  # type: ignore[no-untyped-call]
        else:
            shown.update(figure)
    return figure if shown is None else None


def _in_notebook() -> bool:
    try:
        from IPython import get_ipython  # noqa: PLC0415 - only where there is one
    except ImportError:
        return False
    return getattr(get_ipython(), "kernel", None) is not None
