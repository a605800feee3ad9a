"""The tournament in a notebook: tick the strategies that shall meet, have them play, and see who wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kododo_math.cards import quoted
from kododo_math.editions import rules
from kododo_math.rule_set import RuleSet
from kododo_math.simulation.kernel.compiling import can_compile
from kododo_math.simulation.standings import Standings
from kododo_math.simulation.tournament import seatings, tournament
from kododo_math.strategies import SHIPPED, Strategy, find_strategy
from kododo_math.strategies.exact_odds import best_margin, best_points, cooperative
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.simulated.games_widget import GamesWidget
from kododo_math.views.simulated.standings import StandingsFigure, standings_figure
from kododo_math.views.widgets import load_ipywidgets

QUICK = tuple(strategy for strategy in SHIPPED if strategy not in (best_points, best_margin, cooperative))
"""Those that do not count all ways a round may go on, so that a tournament is a matter of seconds."""
FIRST = ("random", "highest card", "follow the majority", "avoid the burst")
GAMES, GAMES_UNCOMPILED = (20, 60, 200), (2, 6, 20)
MOST_SEATINGS = 700
"""So many take about ten seconds."""


class TournamentBoard(GamesWidget):
    """Strategies to tick, and their standings; ``tournament_board`` makes one, and a notebook shows it.

    ``entrants`` are those that are ticked, ``standings`` what came of the last tournament by the rules that are set.
    """

    def __init__(self, own: tuple[Strategy, ...], sheet: RuleSet, seed: int, language: Language) -> None:
        """Lay out the widgets, wire them, and play the first tournament."""
        super().__init__(sheet, GAMES if can_compile() else GAMES_UNCOMPILED, seed, language)
        self.standings: Standings | None = None
        self._games = 0
        self._offered = {strategy.name: strategy for strategy in (*QUICK, *own)}
        if len(self._offered) < len(QUICK) + len(own):
            names = ", ".join(strategy.name for strategy in own)
            msg = f"own strategies: expected names that no other has, got {names}"
            raise ValueError(msg)
        ticked = {*FIRST, *(strategy.name for strategy in own)}
        checkbox = load_ipywidgets().Checkbox
        self.ticks = {name: checkbox(name in ticked, description=name, indent=False) for name in self._offered}
        for tick in self.ticks.values():
            tick.layout.width, tick.tooltip = "auto", ""
            tick.observe(self._guarded(self._remind), "value")
        settings = [self.choices[name] for name in ("edition", "players", "language")]
        playing = [self.choices["games"], *self.buttons.values()]
        self._lay_out([settings, [*self.ticks.values()], playing], "kododo-tournament")
        self._relabel()
        self.play()

    @property
    def entrants(self) -> list[Strategy]:
        """The strategies that are ticked."""
        return [strategy for name, strategy in self._offered.items() if self.ticks[name].value]

    @property
    def figure(self) -> StandingsFigure | None:
        """The standings as a figure; nothing before the first tournament."""
        return None if self.standings is None else standings_figure(self.standings, self.language)

    def play(self) -> None:
        """Have all that are ticked play a tournament."""
        entrants, sheet, games = self.entrants, self.rules, self.choices["games"].value
        if (count := len(seatings(len(entrants), sheet.players))) > MOST_SEATINGS:
            msg = (
                f"tables of the tournament: expected at most {MOST_SEATINGS}, got {count:,}; "
                "choose fewer strategies, or fewer players"
            )
            raise ValueError(msg)
        self._tell(self._line("games.playing", seatings=count, games=games))
        try:
            self.standings = tournament(sheet, entrants, games=games, seed=self.seed)
            self._games = games
        finally:
            self._show()

    def _remind(self) -> None:
        """Say that those who are ticked have yet to meet."""
        self.message.show(say(self.language, "games.ticked"))

    def _forget(self) -> None:
        self.standings = None

    def _result(self) -> tuple[str, str]:
        if (figure := self.figure) is None or self.standings is None:
            return self._line("games.none"), ""
        tables = len(seatings(len(self.standings.strategies), self.rules.players))
        return self._line("games.tournament", seatings=tables, games=self._games), figure.table_html()


def tournament_board(
    own: Sequence[Strategy] = (),
    edition: str = "kododo",
    players: int = 4,
    *,
    seed: int = 5211,
    language: Language | None = None,
) -> TournamentBoard:
    """Return a fresh board for a notebook: the quick strategies of the package and one's own, to tick and let meet.

    >>> board = tournament_board(players=2)
    >>> board.standings.ranked[0].name
    'avoid the burst'

    Raises ``ValueError`` for what no edition prints, a strategy with the name of another, or an unknown language,
    ``TypeError`` for a seed that is no whole number, and ``ModuleNotFoundError`` where ipywidgets or numpy are missing.
    ``standings_figure`` shows the same without widgets.
    """
    language = check_language(language)
    if isinstance(own, str) or not isinstance(own, Iterable):
        msg = f"own strategies: expected a list, as in [my_strategy], got {quoted(own)}"
        raise TypeError(msg)
    entered = tuple(find_strategy(strategy) for strategy in own)
    return TournamentBoard(entered, rules(edition, players), seed, language)
