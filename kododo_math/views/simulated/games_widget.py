"""What the widgets over simulated games share: the rules, how many games to play, and a place for the result."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any

from kododo_math.cards import check_integer
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import LANGUAGES, Language, check_language, say
from kododo_math.views.numbers import grouped
from kododo_math.views.pictures.page import page
from kododo_math.views.simulated.report import simulated_style
from kododo_math.views.widgets import MessageBox, fit, label, load_ipywidgets, offer, view_box


class GamesWidget(ABC):
    """Menus, buttons that call the methods of their names, and ``told``, which shows what came of the games."""

    def __init__(self, sheet: RuleSet, games: tuple[int, ...], seed: int, language: Language) -> None:
        """Make the menus for the rules and for the number of games."""
        self.language, self.seed = language, check_integer("seed", seed, least=0)
        self.message, self.told = MessageBox(), load_ipywidgets().HTML()
        self.buttons = {handler.__name__: self._button(handler) for handler in (self.play, self.other_games)}
        self._is_filling_in = False
        self.choices = {
            "edition": self._menu(EDITIONS, sheet.edition, self._choose_edition),
            "players": self._menu(player_counts(sheet.edition), sheet.players, self._begin_again),
            "games": self._menu(games, games[0], lambda: None),
            "language": self._menu(LANGUAGES, language, self._change_language),
        }

    def _menu(self, options: Iterable[object], value: object, handler: Callable[[], None]) -> Any:  # noqa: ANN401 - ipywidgets has no types
        menu = load_ipywidgets().Dropdown(options=[(str(option), option) for option in options], value=value)
        fit(menu)
        menu.observe(self._guarded(handler), "value")
        return menu

    def _button(self, handler: Callable[[], None]) -> Any:  # noqa: ANN401 - ipywidgets has no types
        button = load_ipywidgets().Button()
        button.add_class("kododo-button").add_class(f"kododo-{handler.__name__}")
        button.on_click(self._guarded(handler))
        return button

    def _guarded(self, handler: Callable[[], None]) -> Callable[[object], None]:
        guard = self.message.guard(handler, lambda: self.language)
        return lambda event: None if self._is_filling_in else guard(event)

    def _lay_out(self, rows: Iterable[list[Any]], name: str) -> None:
        boxes = [load_ipywidgets().HBox(row).add_class("kododo-row-of-widgets") for row in rows]
        self.widget = view_box(simulated_style(), [*boxes, self.message.widget, self.told], name)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - as Jupyter calls it
        return self.widget._repr_mimebundle_(**kwargs)

    def _repr_html_(self) -> str:
        """Return what came of the games as a picture, for a page without a kernel."""
        return page("".join(self._result()), simulated_style())

    @property
    def rules(self) -> RuleSet:
        """The rules that the games are played by."""
        return rules(self.choices["edition"].value, self.choices["players"].value)

    @abstractmethod
    def play(self) -> None:
        """Play games, and show what comes of them."""

    def other_games(self) -> None:
        """Begin again with other games: those of the next seed that none has come from."""
        self.seed = self._last_seed + 1
        self._begin_again()
        self.play()

    @property
    def _last_seed(self) -> int:
        """The seed of the games that were played last."""
        return self.seed

    @abstractmethod
    def _forget(self) -> None:
        """Forget the games that were played."""

    @abstractmethod
    def _result(self) -> tuple[str, str]:
        """Return as HTML which games were played and what they come to, in sentences; and the table if there is one."""

    def _choose_edition(self) -> None:
        counts, players = player_counts(self.choices["edition"].value), self.choices["players"].value
        self._offer("players", [(str(count), count) for count in counts], players if players in counts else counts[-1])
        self._begin_again()

    def _begin_again(self) -> None:
        """Forget the games, and say that none has been played."""
        self._forget()
        self._show()

    def _change_language(self) -> None:
        self.language = check_language(self.choices["language"].value)
        self._relabel()

    def _offer(self, name: str, options: list[tuple[str, Any]], value: object) -> None:
        """Set what a menu offers and what is chosen, deaf to what lies between."""
        self._is_filling_in = True
        try:
            offer(self.choices[name], options, value)
        finally:
            self._is_filling_in = False

    def _relabel(self) -> None:
        language = self.language
        for name, button in self.buttons.items():
            button.description = say(language, f"games.button.{name}")
            button.tooltip = say(language, f"games.tooltip.{name}")
        for name in ("edition", "players", "language"):
            label(self.choices[name], say(language, f"choice.{name}"))
        label(self.choices["games"], say(language, "games.choice.games"))
        games = self.choices["games"]
        self._offer("games", [(grouped(str(count), language), count) for _, count in games.options], games.value)
        self._offer("language", [(say(code, "language"), code) for code in LANGUAGES], language)
        self._show()

    def _show(self) -> None:
        self._tell(*self._result())

    def _tell(self, said: str, table: str = "") -> None:
        self.told.value = page(f'<div role="status">{said}</div>{table}', style="")

    def _line(self, key: str, **values: object) -> str:
        """Return a sentence about the games, by which rules they are played, and from which seed."""
        sheet = self.rules
        values = {name: grouped(str(value), self.language) for name, value in values.items()}
        seed = "\N{EN DASH}".join(map(str, sorted({self.seed, self._last_seed})))
        by = {"edition": sheet.edition, "players": sheet.players, "seed": seed}
        return f'<p class="kododo-note">{say(self.language, key, **values, **by)}</p>'
