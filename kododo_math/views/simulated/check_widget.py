"""The simulation check in a notebook: play games, and see how soon they contradict a law that holds an error."""

from __future__ import annotations

from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.rule_set import RuleSet
from kododo_math.simulation.check import check
from kododo_math.simulation.kernel.compiling import can_compile
from kododo_math.simulation.result import Simulation
from kododo_math.simulation.run import simulate
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.simulated.games_widget import GamesWidget
from kododo_math.views.simulated.report import ReportFigure, check_figure
from kododo_math.views.widgets import label

LAWS = ("printed", "late_burst", "other_mode", "second_tie", "second_burst")
GAMES = (20, 200, 2_000, 20_000)
"""So many games a press; without compiled code only the first two are a matter of a moment."""


def law_rules(sheet: RuleSet, law: str) -> RuleSet:
    """Return the rules that a law goes by: those of the sheet, or with an error in them.

    >>> law_rules(rules("limit", 4), "late_burst").burst
    8

    Raises ``ValueError`` for an unknown name of a law.
    """
    if law not in LAWS:
        msg = f"law: expected one of {', '.join(LAWS)}, got {law!r}"
        raise ValueError(msg)
    errors: dict[str, dict[str, object]] = {
        "printed": {},
        "late_burst": {"burst": sheet.burst + 1},
        "other_mode": {"kododo_mode": "exactly" if sheet.kododo_mode == "at_least" else "at_least"},
        "second_tie": {"tie_cascade": False},
        "second_burst": {"burst_cascade": False},
    }
    return sheet.replace(**errors[law])


class SimulationCheck(GamesWidget):
    """Games by the printed rules beside a law; ``simulation_check`` makes one, and a notebook shows it.

    ``simulation`` has all games that were played since the rules were last changed.
    """

    def __init__(self, sheet: RuleSet, law: str, seed: int, language: Language) -> None:
        """Lay out the widgets, wire them, and play the first games."""
        super().__init__(sheet, GAMES if can_compile() else GAMES[:2], seed, language)
        law_rules(sheet, law)
        self.simulation: Simulation | None = None
        self._presses = 0
        self.choices["law"] = self._menu(LAWS, law, self._show)
        settings = [self.choices[name] for name in ("edition", "players", "law", "language")]
        self._lay_out([settings, [self.choices["games"], *self.buttons.values()]], "kododo-simulation-check")
        self._relabel()
        self.play()

    @property
    def figure(self) -> ReportFigure | None:
        """What the games say of the law, as a figure; nothing before the first game."""
        if self.simulation is None:
            return None
        law = round_law(law_rules(self.rules, self.choices["law"].value))
        return check_figure(check(law, self.simulation), self.language)

    def play(self) -> None:
        """Play more games: those of the next seed, beside those that were played already."""
        more = simulate(self.rules, games=self.choices["games"].value, seed=self.seed + self._presses)
        self.simulation = more if self.simulation is None else self.simulation.merge(more)
        self._presses += 1
        self._show()

    @property
    def _last_seed(self) -> int:
        return self.seed + max(self._presses - 1, 0)

    def _forget(self) -> None:
        self.simulation, self._presses = None, 0

    def _relabel(self) -> None:
        label(self.choices["law"], say(self.language, "games.choice.law"))
        law = self.choices["law"].value
        self._offer("law", [(say(self.language, f"games.law.{name}"), name) for name in LAWS], law)
        super()._relabel()

    def _result(self) -> tuple[str, str]:
        if (figure := self.figure) is None or self.simulation is None:
            return self._line("games.none"), ""
        return self._line("games.played", games=self.simulation.games) + figure.said_html(), figure.table_html()


def simulation_check(
    edition: str = "limit",
    players: int = 4,
    *,
    law: str = "printed",
    seed: int = 5211,
    language: Language | None = None,
) -> SimulationCheck:
    """Return a fresh simulation check for a notebook: games, and a law with or without an error beside them.

    >>> shown = simulation_check()
    >>> shown.play()
    >>> shown.simulation.games, shown.figure.report.agrees
    (40, True)

    Raises ``ValueError`` for what no edition prints, an unknown law or language, ``TypeError`` for a seed that is no
    whole number, and ``ModuleNotFoundError`` where ipywidgets, numpy or scipy are missing.
    ``check_figure`` shows the same without widgets.
    """
    language = check_language(language)
    return SimulationCheck(rules(edition, players), law, seed, language)
