"""The cascade explorer: add and take back cards, and see at once what scores, why, and how likely that table is."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from kododo_math.cards import Card
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.views.catalogue import LANGUAGES, Language, capitalized, check_language, color_name, say
from kododo_math.views.pictures.card_svg import card_name, card_svg
from kododo_math.views.pictures.page import page, style_sheet
from kododo_math.views.pictures.slides import slides
from kododo_math.views.stepper.hand import face_class, face_rule
from kododo_math.views.text import edition_key
from kododo_math.views.what_if.examples import EXAMPLES, example_table
from kododo_math.views.what_if.figure import CascadeFigure, piles_style, table_html, told_html
from kododo_math.views.what_if.table import OpenTable
from kododo_math.views.widgets import MOST_UNDOS, MessageBox, dim, fit, label, load_ipywidgets, offer, view_box

OWN = "own"
"""The choice among the examples that stands for a table of the reader's own."""


class CascadeExplorer:
    """A table that is changed with buttons; ``cascade_explorer`` makes one, and a notebook shows it.

    ``table`` is what lies there now, ``told`` and ``picture`` are where it is shown.
    """

    def __init__(self, example: str, language: Language) -> None:
        """Lay out the widgets, wire them, and show the example."""
        self.language = language
        self.table = example_table(example)
        self.message = MessageBox()
        self._past: deque[OpenTable] = deque(maxlen=MOST_UNDOS)
        self._is_filling_in = False
        self._make_controls(example)
        self._faces, self.told, self.picture = (load_ipywidgets().HTML() for _ in range(3))
        self.widget = self._laid_out()
        self._relabel()

    def _make_controls(self, example: str) -> None:
        widgets = load_ipywidgets()
        deck = self.table.rules.deck
        self.adders = {color: widgets.Button().add_class("kododo-pick") for color in deck.colors}
        self.removers = {color: self._plain_button() for color in deck.colors}
        self.buttons = {"undo": self._plain_button(), "clear": self._plain_button()}
        for color in deck.colors:
            self.adders[color].add_class(face_class(self.adders[color]))
            self.adders[color].on_click(self._guarded(partial(self.add, color)))
            self.removers[color].add_class("kododo-take-back")
            self.removers[color].on_click(self._guarded(partial(self.take_back, color)))
        for name, button in self.buttons.items():
            button.on_click(self._guarded(getattr(self, name)))
        edition, players = self.table.rules.edition, self.table.rules.players
        self.choices = {
            "example": widgets.Dropdown(options=[("", example)], value=example),
            "edition": widgets.Dropdown(options=list(EDITIONS), value=edition),
            "players": widgets.Dropdown(options=player_counts(edition), value=players),
            "language": widgets.Dropdown(
                options=[(say(code, "language"), code) for code in LANGUAGES], value=self.language
            ),
            "rank": widgets.Dropdown(options=[("2", 2)], value=2),
        }
        for name, choice in self.choices.items():
            fit(choice)
            choice.observe(self._guarded(getattr(self, f"_choose_{name}")), "value")

    def _plain_button(self) -> Any:  # noqa: ANN401 - ipywidgets has no types
        return load_ipywidgets().Button().add_class("kododo-button")

    def _guarded(self, handler: Callable[[], None]) -> Callable[[object], None]:
        return self.message.guard(handler, lambda: self.language)

    def _laid_out(self) -> Any:  # noqa: ANN401 - ipywidgets has no types
        """The buttons stand above all that changes, so that they stay where they are."""
        widgets = load_ipywidgets()
        settings = [self.choices[name] for name in ("example", "edition", "players", "language")]
        piles = [
            widgets.VBox([self.adders[color], self.removers[color]]).add_class("kododo-adder") for color in self.adders
        ]
        actions = [self.choices["rank"], *self.buttons.values()]
        rows = (widgets.HBox(row).add_class("kododo-row-of-widgets") for row in (settings, actions))
        adders = widgets.HBox(piles).add_class("kododo-adders")
        chosen, acting = rows
        parts = [self._faces, chosen, acting, adders, self.message.widget, self.told, self.picture]
        return view_box(style_sheet() + piles_style(), parts, "kododo-explorer")

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - as Jupyter calls it
        return self.widget._repr_mimebundle_(**kwargs)

    def _repr_html_(self) -> str:
        """Return this table and the worked examples as pictures, for a page without a kernel."""
        tables = {say(self.language, f"example.{name}"): example_table(name) for name in EXAMPLES}
        if self.table not in tables.values():
            tables = {say(self.language, "example.own"): self.table, **tables}
        pages = [
            (name, told_html(table, self.language) + table_html(table, self.language)) for name, table in tables.items()
        ]
        title = say(self.language, "whatif.example")
        shown = slides(pages, title, self.language, first=list(tables.values()).index(self.table))
        return page(shown, style_sheet() + piles_style())

    @property
    def figure(self) -> CascadeFigure:
        """What the explorer shows now, as a figure."""
        return CascadeFigure(self.table, self.language)

    def add(self, color: str) -> None:
        """Add a card of a color and the rank that is set."""
        card = self._card(color)
        if self.table.can_take(card):
            self._change(self.table.with_card(card))
        else:
            key = "none_left" if self.table.missing else "full"
            name = card_name(card, self.table.rules, self.language)
            self.message.show(say(self.language, f"whatif.message.{key}", card=name))

    def take_back(self, color: str) -> None:
        """Take back a card of a color: one of the rank that is set if there is one, else the latest."""
        if self.table.counts[color]:
            self._change(self.table.without(color, self._card(color)))
        else:
            name = color_name(self.language, color)
            self.message.show(say(self.language, "whatif.message.no_card", color=name))

    def clear(self) -> None:
        """Take all cards off the table."""
        self._change(OpenTable(self.table.rules))

    def undo(self) -> None:
        """Take back the last change, whether of cards, edition, players or example."""
        if self._past:
            self.table = self._past.pop()
            self._show()
        else:
            self.message.show(say(self.language, "message.no_undo"))

    def _change(self, table: OpenTable) -> None:
        self._past.append(self.table)
        self.table = table
        self._show()

    def _card(self, color: str) -> Card:
        rank = self.choices["rank"].value
        return Card(color, rank or 1, kododo=not rank)

    def _choose_example(self) -> None:
        if not self._is_filling_in and self.choices["example"].value != OWN:
            self._change(example_table(self.choices["example"].value))

    def _choose_edition(self) -> None:
        self._choose_players()

    def _choose_players(self) -> None:
        """Take the edition's rules for so many players; cards that find no place any more are taken off."""
        if self._is_filling_in:
            return
        edition, players = self.choices["edition"].value, self.choices["players"].value
        counts = player_counts(edition)
        sheet = rules(edition, players if players in counts else counts[-1])
        self._change(OpenTable(sheet, self.table.cards[: sheet.table_size]))

    def _choose_rank(self) -> None:
        self._show_adders()

    def _choose_language(self) -> None:
        self.language = check_language(self.choices["language"].value)
        self._relabel()

    def _relabel(self) -> None:
        for name, button in self.buttons.items():
            button.description = say(self.language, f"whatif.button.{name}")
            button.tooltip = say(self.language, f"whatif.tooltip.{name}")
        for name in ("edition", "players", "language"):
            label(self.choices[name], say(self.language, f"choice.{name}"))
        for name in ("example", "rank"):
            label(self.choices[name], say(self.language, f"whatif.{name}"))
        self._show()

    def _show(self) -> None:
        self._is_filling_in = True
        self._fill_in_choices()
        self._is_filling_in = False
        self._show_adders()
        dim(self.buttons["undo"], is_dim=not self._past)
        self.told.value = page(told_html(self.table, self.language, is_live=True), style="")
        self.picture.value = page(table_html(self.table, self.language), style="")

    def _fill_in_choices(self) -> None:
        """Set the choices to what the table is: its edition and players, and the example if it is one."""
        sheet, choices = self.table.rules, self.choices
        name = next((name for name in EXAMPLES if example_table(name) == self.table), OWN)
        offer(choices["example"], [(say(self.language, f"example.{key}"), key) for key in (*EXAMPLES, OWN)], name)
        choices["edition"].value = sheet.edition
        offer(choices["players"], player_counts(sheet.edition), sheet.players)
        kododo = say(self.language, edition_key(sheet, "kododo"))
        offer(choices["rank"], [(kododo, 0), *((str(n), n) for n in sheet.deck.numbers)], choices["rank"].value)

    def _show_adders(self) -> None:
        faces = ""
        for color, adder in self.adders.items():
            card = self._card(color)
            adder.description = say(self.language, "whatif.add", card=card_name(card, self.table.rules, self.language))
            dim(adder, is_dim=not self.table.can_take(card))
            faces += face_rule(adder, card_svg(card, self.table.rules, self.language))
            name = capitalized(color_name(self.language, color))
            self.removers[color].description = say(self.language, "whatif.remove", color=name)
            dim(self.removers[color], is_dim=not self.table.counts[color])
        self._faces.value = f"<style>{faces}</style>"


def cascade_explorer(example: str = "burst", *, language: Language | None = None) -> CascadeExplorer:
    """Return a fresh explorer for a notebook that begins with a worked example of the rules.

    >>> explorer = cascade_explorer()
    >>> explorer.table.verdict.scoring
    'orange'
    >>> explorer.take_back("teal")
    >>> explorer.table.verdict.scoring
    'teal'

    Raises ``ValueError`` for an unknown example or language, and ``ModuleNotFoundError`` with the command that
    installs ipywidgets where it is missing. ``cascade_figure`` shows the same without widgets.
    """
    language = check_language(language)
    return CascadeExplorer(example, language)
