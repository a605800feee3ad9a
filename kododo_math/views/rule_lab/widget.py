"""The design lab in a notebook: change the rule sheet, and see at once what it does, beside another design."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from html import escape
from typing import Any

from kododo_math.design.settings import is_printed
from kododo_math.design.sharing import from_text, to_fragment
from kododo_math.editions import rules
from kododo_math.exact.tables import library
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import LANGUAGES, Language, check_language, say
from kododo_math.views.laws_compared.figure import law_style
from kododo_math.views.numbers import unbroken
from kododo_math.views.pictures.page import page
from kododo_math.views.pictures.slides import slides
from kododo_math.views.rule_lab.entries import entry_listener
from kododo_math.views.rule_lab.figure import DesignFigure, map_line, numbers_html, points_html, printed_beside
from kododo_math.views.rule_lab.heatmap import (
    QUANTITIES,
    Map,
    check_map_is_quick,
    draw_empty_map,
    separators,
    told_map,
    update_map,
)
from kododo_math.views.rule_lab.resizing import picture_keeper
from kododo_math.views.rule_lab.settings_map import map_html
from kododo_math.views.rule_lab.sheet import RuleSheet
from kododo_math.views.rule_lab.tables import lab_style, table_html
from kododo_math.views.widgets import MOST_UNDOS, MessageBox, dim, fit, label, load_ipywidgets, view_box

HEADS = ("sheet", "switches", "deck", "share")
PARTS = ("sheet", "switches", "deck", "map", "share")
"""Parts of the lab that answer a press or an entry each in a box of its own, where the reader is."""


class DesignLab:
    """A rule sheet and what it does to the game; ``design_lab`` makes one, and a notebook shows it.

    ``design`` is the rule set on the sheet, ``reference`` the one beside it. Buttons call the methods of their names.
    ``messages`` are the boxes with the answers; the next entry clears them all.
    """

    def __init__(self, design: RuleSet, reference: RuleSet, language: Language) -> None:
        """Lay out the widgets, wire them, and show the design."""
        self.language = language
        for side in (design, reference):
            check_map_is_quick(side)
        self.design, self.reference = design, reference
        self.messages = {part: MessageBox() for part in PARTS}
        self._past: deque[RuleSet] = deque(maxlen=MOST_UNDOS)
        self._sheet = RuleSheet(self._guarded, self.change)
        self.fields = self._sheet.fields
        self._make_controls()
        self._figure = self._empty_map()
        self._figure.data[0].on_click(self._press)
        self._keeper = picture_keeper()
        self.widget = self._laid_out()
        self._relabel()

    def _make_controls(self) -> None:
        widgets = load_ipywidgets()
        self.buttons = {name: self._button(name, "deck") for name in ("undo_change", "reset", "hold")}
        self.buttons["load"] = self._button("load", "share")
        self.choices = {
            "quantity": widgets.Dropdown(options=list(QUANTITIES), value=QUANTITIES[0]),
            "language": widgets.Dropdown(
                options=[(say(code, "language"), code) for code in LANGUAGES], value=self.language
            ),
        }
        for choice in self.choices.values():
            fit(choice)
        self.choices["quantity"].observe(self._guarded(self._show, "map"), "value")
        self.choices["language"].observe(self._guarded(self._change_language, "map"), "value")
        self.sheet_text = widgets.Textarea(rows=6, continuous_update=False).add_class("kododo-sheet-text")
        self.sheet_text.observe(self._hear_text, "value")
        self._texts = {name: widgets.HTML() for name in ("numbers", "told", "points", "fragment", *HEADS)}

    def _empty_map(self) -> Any:  # noqa: ANN401 - a plotly FigureWidget
        figure = library("plotly.graph_objects", "design_lab").FigureWidget()
        figure._config = {"displayModeBar": False, "responsive": True}  # noqa: SLF001 - plotly has no other way to say so
        draw_empty_map(figure, self.language)
        return figure

    def _button(self, name: str, part: str) -> Any:  # noqa: ANN401 - ipywidgets has no types
        button = load_ipywidgets().Button()
        button.add_class("kododo-button").add_class(f"kododo-{name}")
        button.on_click(self._guarded(getattr(self, name), part))
        return button

    def _guarded(self, handler: Callable[[], None], part: str) -> Callable[[object], None]:
        """Return a handler that answers in the box of its part, and only there."""
        guard = self.messages[part].guard(handler, lambda: self.language)

        def restored(event: object = None) -> None:
            self._clear_messages()
            try:
                guard(event)
            finally:
                self._sheet.show(self.design, self.language)

        return restored

    def _clear_messages(self) -> None:
        for box in self.messages.values():
            box.show("")

    def _laid_out(self) -> Any:  # noqa: ANN401 - ipywidgets has no types
        """The sheet comes first, so that it stands on the left of a desk and on top of a phone."""
        widgets = load_ipywidgets()
        boxes = {part: box.widget for part, box in self.messages.items()}
        actions = widgets.HBox([self.buttons[name] for name in ("undo_change", "reset", "hold")])
        groups = {name: [self._texts[name], self._sheet.group(name)] for name in ("sheet", "switches", "deck")}
        groups["deck"].append(actions.add_class("kododo-row-of-widgets"))
        sheet = widgets.VBox([part for name, group in groups.items() for part in (*group, boxes[name])])
        choices = widgets.HBox(list(self.choices.values())).add_class("kododo-row-of-widgets")
        pictures = [
            choices,
            boxes["map"],
            widgets.VBox([self._keeper, self._figure]),
            self._texts["told"],
            self._texts["points"],
        ]
        share = [self._texts["share"], self.sheet_text, self.buttons["load"], boxes["share"], self._texts["fragment"]]
        right = widgets.VBox([self._texts["numbers"], *pictures, *share])
        columns = widgets.HBox([sheet.add_class("kododo-lab-sheet"), right.add_class("kododo-lab-right")])
        parts = [entry_listener(self._clear_messages), columns.add_class("kododo-lab-columns")]
        return view_box(lab_style() + law_style(), parts, "kododo-lab")

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - as Jupyter calls it
        self._figure._repr_mimebundle_()  # has plotly keep the whole picture in its state: Voilà shows what that holds
        return self.widget._repr_mimebundle_(**kwargs)

    def _repr_html_(self) -> str:
        """Return the numbers, and the map of each quantity, as pictures for a page without a kernel."""
        shown = self.design, self.reference
        maps = [
            (say(self.language, f"design.quantity.{name}"), map_html(*shown, name, self.language))
            for name in QUANTITIES
        ]
        chosen = QUANTITIES.index(self.choices["quantity"].value)
        turned = slides(maps, say(self.language, "design.quantity"), self.language, first=chosen)
        below = points_html(*shown, self.language)
        return page(numbers_html(*shown, self.language) + turned + below, lab_style() + law_style())

    @property
    def figure(self) -> DesignFigure:
        """What the lab shows now, as a figure."""
        return DesignFigure(self.design, self.reference, self.language)

    def change(self, design: RuleSet) -> None:
        """Take another design onto the sheet."""
        check_map_is_quick(design)  # a design that is too large is refused before anything changes
        if design != self.design:
            self._past.append(self.design)
        self.design = design
        self._show()

    def take(self, burst: int, kododo_number: int) -> None:
        """Take the two numbers of a cell of the map."""
        self.change(self.design.replace(burst=burst, kododo_number=kododo_number))

    def undo_change(self) -> None:
        """Take back the last change."""
        if self._past:
            self.design = self._past.pop()
            self._show()
        else:
            self.messages["deck"].show(say(self.language, "message.no_undo"))

    def reset(self) -> None:
        """Go back to what the rulebook prints for this edition and these players; say so where it prints nothing."""
        self.change(printed_beside(self.design))
        if not self._is_printed:
            self.messages["deck"].show(say(self.language, "design.unprinted"))

    def hold(self) -> None:
        """Hold this design beside those to come."""
        self.reference = self.design
        self._show()

    def load(self) -> None:
        """Read the rule sheet in the text field: a JSON text, a fragment, or a web address with one."""
        self.change(from_text(self.sheet_text.value))

    def _hear_text(self, event: object) -> None:
        """Load what the reader has pasted; a press on the button may arrive before the text does."""
        if self.sheet_text.value != self.design.to_json():
            self._guarded(self.load, "share")(event)

    def _press(self, _: object, points: Any, __: object = None) -> None:  # noqa: ANN401 - as plotly calls it
        if points.xs:
            self._guarded(lambda: self.take(int(points.xs[0]), int(points.ys[0])), "map")(None)

    def _change_language(self) -> None:
        self.language = check_language(self.choices["language"].value)
        self._relabel()

    def _relabel(self) -> None:
        language = self.language
        for name, button in self.buttons.items():
            button.description = say(language, f"design.button.{name}")
            button.tooltip = say(language, f"design.tooltip.{name}")
        options = [(say(language, f"design.quantity.{name}"), name) for name in QUANTITIES]
        chosen = self.choices["quantity"].value
        with self.choices["quantity"].hold_trait_notifications():
            self.choices["quantity"].options, self.choices["quantity"].value = options, chosen
        label(self.choices["quantity"], say(language, "design.quantity"))
        label(self.choices["language"], say(language, "choice.language"))
        label(self.sheet_text, say(language, "design.share.json"))
        for name in HEADS:
            self._texts[name].value = page(f"<h3>{say(language, f'design.{name}')}</h3>", style="")
        hint = f'<p class="kododo-note">{say(language, "design.share.hint")}</p>'
        self._texts["share"].value = page(f"<h3>{say(language, 'design.share')}</h3>{hint}", style="")
        self._figure.layout.separators = separators(language)
        self._show()

    def _show(self) -> None:
        language = self.language
        self._sheet.show(self.design, language)
        self._texts["numbers"].value = page(numbers_html(self.design, self.reference, language), style="")
        quantity = self.choices["quantity"].value
        with self._figure.batch_update():
            found = update_map(self._figure, self.design, quantity, self.reference, language)
        told = map_line(found, self.design, self.reference, quantity, language)
        self._keeper.label = f"{told} {say(language, 'design.map.press')}"
        self._texts["told"].value = page(self._map_told(found, quantity), style="")
        self._texts["points"].value = page(points_html(self.design, self.reference, language), style="")
        self.sheet_text.value = self.design.to_json()
        self._texts["fragment"].value = page(self._fragment_told(), style="")
        dim(self.buttons["undo_change"], is_dim=not self._past)
        dim(self.buttons["reset"], is_dim=not self._is_printed)

    @property
    def _is_printed(self) -> bool:
        return is_printed(self.design.edition, self.design.players)

    def _map_told(self, found: Map, quantity: str) -> str:
        """Say what the map shows, and lay the same numbers down as a table."""
        language = self.language
        corner = f"{say(language, 'design.field.kododo_number')} ↓, {say(language, 'design.field.burst')} →"
        told = told_map(found, quantity, language)
        rows = [(str(number), *row) for number, row in zip(found.numbers, told, strict=True)]
        table = table_html([corner, *map(str, found.bursts)], rows)
        summary = say(language, "design.map.table")
        note = unbroken(escape(self._keeper.label))
        return f'<p class="kododo-note">{note}</p><details><summary>{summary}</summary>{table}</details>'

    def _fragment_told(self) -> str:
        summary = say(self.language, "design.share.fragment")
        fragment = to_fragment(self.design)
        return f'<details><summary>{summary}</summary><code class="kododo-fragment">{fragment}</code></details>'


def design_lab(
    design: RuleSet | None = None, reference: RuleSet | None = None, *, language: Language | None = None
) -> DesignLab:
    """Return a fresh design lab for a notebook, with a design on the sheet and another held beside it.

    Without a design it begins with edition ``limit`` for four players; without a reference, with what is printed.

    >>> lab = design_lab()
    >>> lab.fields["burst"].value = 8
    >>> lab.design.burst, lab.reference.burst
    (8, 7)

    Raises ``ValueError`` for an unknown language or a design whose map takes long, ``TypeError`` for what is no rule
    set, and ``ModuleNotFoundError`` with the command that installs ipywidgets
    or plotly where they are missing. ``design_figure`` and ``settings_map`` show the same without widgets.
    """
    language = check_language(language)
    shown = rules("limit", 4) if design is None else design
    check_map_is_quick(shown)
    return DesignLab(shown, printed_beside(shown) if reference is None else reference, language)
