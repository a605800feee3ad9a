"""The odds explorer: choose edition, players and quantity, and see the exact law, another edition beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.views.catalogue import LANGUAGES, Language, check_language, say
from kododo_math.views.laws_compared.figure import LawFigure, law_figure, law_style
from kododo_math.views.laws_compared.sides import QUANTITIES, Side
from kododo_math.views.pictures.page import page, style_sheet
from kododo_math.views.pictures.slides import slides
from kododo_math.views.text import edition_key
from kododo_math.views.widgets import MessageBox, fit, label, load_ipywidgets, view_box

NONE = "none"
"""The choice of nothing beside."""


class OddsExplorer:
    """The exact law of a round by choice; ``odds_explorer`` makes one, and a notebook shows it.

    ``figure`` is what it shows now, ``law`` where.
    """

    def __init__(self, edition: str, players: int, beside: str | None, show: str, language: Language) -> None:
        """Lay out the widgets, wire them, and show the first law."""
        self.language = language
        self.message = MessageBox()
        self._is_filling_in = False
        self.figure: LawFigure = law_figure(rules(edition, players), show=show, language=language)
        self._make_controls(edition, players, beside or NONE, show)
        widgets = load_ipywidgets()
        self.law = widgets.HTML()
        chosen = widgets.HBox([*self.choices.values()]).add_class("kododo-row-of-widgets")
        parts = [chosen, self.message.widget, self.law]
        self.widget = view_box(style_sheet() + law_style(), parts, "kododo-odds-explorer")
        self._relabel()

    def _make_controls(self, edition: str, players: int, beside: str, show: str) -> None:
        dropdown = load_ipywidgets().Dropdown
        counts_beside = player_counts(edition if beside == NONE else beside)
        self.choices = {
            "quantity": dropdown(options=[(name, name) for name in QUANTITIES], value=show),
            "edition": dropdown(options=list(EDITIONS), value=edition),
            "players": dropdown(options=player_counts(edition), value=players),
            "beside": dropdown(options=[(NONE, NONE), *((name, name) for name in EDITIONS)], value=beside),
            "players_beside": dropdown(
                options=counts_beside, value=players if players in counts_beside else counts_beside[-1]
            ),
            "language": dropdown(options=[(say(code, "language"), code) for code in LANGUAGES], value=self.language),
        }
        for name, choice in self.choices.items():
            fit(choice)
            choice.add_class(f"kododo-choice-{name}")
            handler = self._change_language if name == "language" else self._choose
            choice.observe(self._guarded(handler), "value")

    def _guarded(self, handler: Callable[[], None]) -> Callable[[object], None]:
        return self.message.guard(handler, lambda: self.language)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - as Jupyter calls it
        return self.widget._repr_mimebundle_(**kwargs)

    def _repr_html_(self) -> str:
        """Return the laws of all quantities as pictures, for a page without a kernel."""
        sides, quantity = self.figure.sides, self.figure.sides[0].quantity
        figures = [LawFigure(tuple(Side(side.rules, name) for side in sides), self.language) for name in QUANTITIES]
        pages = [(figure.title, figure.html()) for figure in figures]
        title = say(self.language, "odds.quantity")
        shown = slides(pages, title, self.language, first=list(QUANTITIES).index(quantity))
        return page(shown, style_sheet() + law_style())

    def _choose(self) -> None:
        """Offer the player counts that the editions have, and show the law."""
        if self._is_filling_in:
            return
        self._offer("players", player_counts(self.choices["edition"].value))
        if self.choices["beside"].value != NONE:
            self._offer("players_beside", player_counts(self.choices["beside"].value))
        self._show()

    def _offer(self, name: str, options: Any) -> None:  # noqa: ANN401 - ipywidgets has no types
        """Change what can be chosen, and keep what is chosen where it still can be."""
        choice = self.choices[name]
        if choice.options == options:
            return
        value, values = choice.value, [option[1] if isinstance(option, tuple) else option for option in options]
        self._is_filling_in = True
        choice.options = options
        choice.value = value if value in values else values[-1]
        self._is_filling_in = False

    def _change_language(self) -> None:
        self.language = check_language(self.choices["language"].value)
        self._relabel()

    def _relabel(self) -> None:
        for name in ("edition", "players", "language"):
            label(self.choices[name], say(self.language, f"choice.{name}"))
        for name, key in (("quantity", "quantity"), ("beside", "beside"), ("players_beside", "beside.players")):
            label(self.choices[name], say(self.language, f"odds.{key}"))
        nothing = say(self.language, "odds.beside.none")
        self._offer("beside", ((nothing, NONE), *((name, name) for name in EDITIONS)))
        self._show()

    def _show(self) -> None:
        values = {name: choice.value for name, choice in self.choices.items()}
        sheet = rules(values["edition"], values["players"])
        kododos = say(self.language, edition_key(sheet, "kododos"))
        self._offer(
            "quantity",
            tuple((say(self.language, f"odds.show.{name}", kododos=kododos), name) for name in QUANTITIES),
        )
        beside = None if values["beside"] == NONE else rules(values["beside"], values["players_beside"])
        self.choices["players_beside"].layout.display = "none" if beside is None else ""
        self.figure = law_figure(sheet, beside, values["quantity"], self.language)
        self.law.value = page(self.figure.html(is_live=True), style="")


def odds_explorer(
    edition: str = "kododo",
    players: int = 4,
    beside: str | None = None,
    *,
    show: str = "endings",
    language: Language | None = None,
) -> OddsExplorer:
    """Return a fresh odds explorer for a notebook; ``beside`` names an edition to hold it against.

    >>> explorer = odds_explorer("limit", 5, beside="kododo")
    >>> [side.rules.burst for side in explorer.figure.sides]
    [8, 9]

    Raises ``ValueError`` for what no edition prints, an unknown quantity or language, and ``ModuleNotFoundError``
    with the command that installs ipywidgets where it is missing. ``law_figure`` shows the same without widgets.
    """
    language = check_language(language)
    return OddsExplorer(edition, players, beside, show, language)
