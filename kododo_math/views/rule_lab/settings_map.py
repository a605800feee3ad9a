"""A map of settings: as a picture that answers to the pointer, and as colored numbers that need no script."""

from __future__ import annotations

from functools import cache
from html import escape
from itertools import pairwise
from typing import Any

from kododo_math.design.sweep import check_rules
from kododo_math.exact.tables import library
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.pictures.page import page, scrolled
from kododo_math.views.rule_lab.figure import map_line
from kododo_math.views.rule_lab.heatmap import (
    MAP_INK,
    SCALE,
    draw_empty_map,
    is_on_same_map,
    map_around,
    told_map,
    update_map,
)
from kododo_math.views.rule_lab.tables import lab_style


def settings_map(
    design: RuleSet, quantity: str = "p_burst", reference: RuleSet | None = None, language: Language | None = None
) -> Any:  # noqa: ANN401 - a plotly Figure, but plotly is no dependency
    """Return a map of settings as a plotly figure: burst numbers across, Kododo numbers upwards.

    Raises ``ValueError`` for an unknown quantity or language, ``TypeError`` for what is no rule set.
    """
    for sheet in (design, design if reference is None else reference):
        check_rules("settings_map", sheet)
    figure = _figure_class()()
    language = check_language(language)
    draw_empty_map(figure, language)
    update_map(figure, design, quantity, reference, language)
    figure._still = map_html(design, reference or design, quantity, language)  # noqa: SLF001 - plotly takes no other name
    return figure


@cache
def _figure_class() -> Any:  # noqa: ANN401 - a class of plotly, which is no dependency
    """Return plotly's figure, made to carry its still picture; plotly's own way to show itself leaves that out."""
    figure = library("plotly.graph_objects", "settings_map").Figure

    def bundle(self: Any, *given: Any, **options: Any) -> dict[str, Any]:  # noqa: ANN401 - as Jupyter calls it
        return {**figure._repr_mimebundle_(self, *given, **options), "text/html": page(self._still, lab_style())}

    return type("Figure", (figure,), {"_repr_mimebundle_": bundle, "_ipython_display_": None})


def map_html(design: RuleSet, reference: RuleSet, quantity: str, language: Language) -> str:
    """Return the map of a quantity as a table of colored cells, with a sentence; both designs framed on it.

    >>> from kododo_math.editions import rules
    >>> map_html(rules("limit", 4), rules("limit", 4), "p_burst", "en").count("kododo-map-this")
    1
    """
    beside = reference if is_on_same_map(design, reference) and reference != design else None
    found = map_around(design, quantity, beside)
    places = {"reference": beside and _place(beside), "this": _place(design)}
    lowest, highest = (float(end(map(end, found.values))) for end in (min, max))
    told = told_map(found, quantity, language)
    rows = ""
    for number, values, texts in reversed(list(zip(found.numbers, found.values, told, strict=True))):
        cells = ""
        for burst, value, text in zip(found.bursts, values, texts, strict=True):
            share = (float(value) - lowest) / (highest - lowest or 1)
            framed = [f"kododo-map-{name}" for name, place in places.items() if place == (burst, number)]
            style = f"background:{color_at(share)};color:{MAP_INK}"
            cells += f'<td class="{" ".join(framed)}" style="{style}">{escape(text)}</td>'
        rows += f'<tr><th scope="row">{number}</th>{cells}</tr>'
    heads = "".join(f'<th scope="col">{burst}</th>' for burst in found.bursts)
    corner = f"{say(language, 'design.field.kododo_number')} ↓, {say(language, 'design.field.burst')} →"
    title = say(language, "design.map.title", quantity=say(language, f"design.quantity.{quantity}"))
    table = (
        f'<table class="kododo-lab-table kododo-map"><thead><tr><th>{escape(corner)}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )
    return (
        f'<section class="kododo-panel"><h3>{escape(title)}</h3>{scrolled(table, title)}'
        f'<p class="kododo-note">{escape(map_line(found, design, reference, quantity, language))}</p></section>'
    )


def _place(sheet: RuleSet) -> tuple[int, int]:
    return sheet.burst, sheet.kododo_number


def color_at(share: float) -> str:
    """Return the color at a place of the scale, from 0 to 1.

    >>> color_at(0), color_at(1)
    ('#f7f1e1', '#2c8d97')
    """
    below, above = next(pair for pair in pairwise(SCALE) if share <= pair[1][0])
    part = (share - below[0]) / (above[0] - below[0])
    channels = (
        round(int(below[1][at : at + 2], 16) * (1 - part) + int(above[1][at : at + 2], 16) * part) for at in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)
