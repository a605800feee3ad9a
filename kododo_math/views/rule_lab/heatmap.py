"""The map of settings: a quantity at every pair of burst and Kododo number, as a picture of plotly."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from kododo_math.design.sweep import check_rules, numbers_of_all
from kododo_math.design.tables.counted import seconds
from kododo_math.design.tables.numbers import law_key
from kododo_math.exact.tables import library
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, say
from kododo_math.views.numbers import percent, rounded

QUANTITIES = ("p_burst", "p_kododo", "p_nothing", "p_tie", "p_majority", "points_mean", "points_sd")
"""What the map can show."""
COLUMNS, ROWS = 10, 10
SCALE = ((0, "#f7f1e1"), (0.3, "#bfdccf"), (0.65, "#6db5b5"), (1, "#2c8d97"))
MAP_INK = "#000000"
"""The color of the numbers: legible on all of the scale."""
MOST_SECONDS = 5
THIS, BESIDE = "#d9601f", "#8a5cc9"
SMALLEST, LARGEST = Fraction(1, 10_000), Fraction(9995, 10_000)
"""A smaller probability, or a larger one below 1, is not told exactly."""
SMALL = Fraction(1, 100)
"""A smaller one is told with two digits."""
_HEIGHT, _INSET = 440, 0.12
_GRAY = "#808080"


class Map(NamedTuple):
    """A quantity at every pair of burst and Kododo number around a design.

    Attributes:
        bursts: the burst numbers, from left to right.
        numbers: the Kododo numbers, from bottom to top.
        values: exact values, a row a Kododo number.
    """

    bursts: tuple[int, ...]
    numbers: tuple[int, ...]
    values: tuple[tuple[Fraction | float, ...], ...]


def map_around(design: RuleSet, quantity: str, reference: RuleSet | None = None) -> Map:
    """Return the map of a quantity that has a design in it, and a reference if there is one.

    >>> from kododo_math.editions import rules
    >>> found = map_around(rules("limit", 4), "p_burst")
    >>> found.bursts, found.numbers, round(float(found.values[3][3]), 4)
    ((4, 5, 6, 7, 8, 9, 10, 11, 12, 13), (3, 4, 5, 6, 7, 8, 9, 10, 11, 12), 0.0736)

    Raises ``ValueError`` for an unknown quantity.
    """
    if quantity not in QUANTITIES:
        msg = f"quantity of a map: expected one of {', '.join(QUANTITIES)}, got {quantity!r}"
        raise ValueError(msg)
    shown = [design] if reference is None else [design, reference]
    bursts = _axis(-(-design.table_size // len(design.deck.colors)), COLUMNS, [sheet.burst for sheet in shown])
    kododos = design.table_size * design.deck.kododos * len(design.deck.colors) // design.deck.size
    numbers = _axis(kododos - 1, ROWS, [sheet.kododo_number for sheet in shown])
    settings = [design.replace(burst=burst, kododo_number=number) for number in numbers for burst in bursts]
    found = [getattr(result, quantity) for result in numbers_of_all(settings)]
    rows = tuple(tuple(found[start : start + len(bursts)]) for start in range(0, len(found), len(bursts)))
    return Map(bursts, numbers, rows)


def _axis(least: int, size: int, shown: Sequence[int]) -> tuple[int, ...]:
    """Return values from the ``least``, so many, or moved on so far that all that is ``shown`` lies on them."""
    first = min(max(least, 1), *shown)
    if max(shown) - first >= 2 * size:
        first = max(shown[0] - size // 2, 1)
        return tuple(range(first, first + size))
    return tuple(range(first, max(first + size, max(shown) + 1)))


def check_map_is_quick(design: RuleSet) -> None:
    """Raise ``ValueError`` if the map of a design would keep the reader waiting: it counts once a burst number.

    >>> from kododo_math.editions import rules
    >>> check_map_is_quick(rules("limit", 5))

    Raises ``TypeError`` for what is no rule set.
    """
    check_rules("design lab", design)
    expected = COLUMNS * seconds([design.replace(kododo_number=design.kododo_number + ROWS)])
    if expected > MOST_SECONDS:
        msg = (
            f"design for the lab: expected a map within {MOST_SECONDS} s, got about {expected:,.0f} s for "
            f"{design.table_size} cards of {len(design.deck.colors)} colors on the table; design_figure() and sweep() "
            "take larger ones"
        )
        raise ValueError(msg)


def draw_empty_map(figure: Any, language: Language) -> None:  # noqa: ANN401 - a figure of plotly
    """Give an empty figure what a map needs, but for its numbers."""
    figure.update_layout(_layout(language))
    heatmap = library("plotly.graph_objects", "design_lab").Heatmap
    numbers = {"texttemplate": "%{text}", "textfont": {"size": 12, "color": MAP_INK}}
    figure.add_trace(heatmap(colorscale=SCALE, showscale=False, xgap=2, ygap=2, **numbers))
    figure.layout.shapes = _marks()


def update_map(figure: Any, design: RuleSet, quantity: str, reference: RuleSet | None, language: Language) -> Map:  # noqa: ANN401
    """Draw the map of a quantity into a figure, the design and a reference that lies on it marked."""
    beside = reference if reference is not None and is_on_same_map(design, reference) else None
    found = map_around(design, quantity, beside)
    _update_heat(figure.data[0], found, quantity, language)
    this, other = figure.layout.shapes
    _put_mark(this, design, 0)
    _put_mark(other, beside or design, _INSET)
    other.visible = beside is not None
    this.name, other.name = (say(language, f"design.map.{key}") for key in ("this", "reference"))
    burst, number = (say(language, f"design.field.{name}") for name in ("burst", "kododo_number"))
    figure.layout.xaxis.title.text, figure.layout.yaxis.title.text = burst, number
    return found


def _put_mark(mark: Any, sheet: RuleSet, inset: float) -> None:  # noqa: ANN401 - a shape of plotly
    half = 0.5 - inset
    mark.x0, mark.x1 = sheet.burst - half, sheet.burst + half
    mark.y0, mark.y1 = sheet.kododo_number - half, sheet.kododo_number + half


def _update_heat(heat: Any, found: Map, quantity: str, language: Language) -> None:  # noqa: ANN401 - a trace of plotly
    """Color and label the cells, unless they are so already: that would send them all to the screen again."""
    unit = " %" if quantity.startswith("p_") else ""
    burst, number = (say(language, f"design.field.{name}") for name in ("burst", "kododo_number"))
    hover = f"{burst} %{{x}}, {number} %{{y}}: %{{text}}{unit}<extra></extra>"
    meta = hash((found, quantity, language))
    if heat.meta == meta:
        return
    heat.meta, heat.hovertemplate, heat.name = meta, hover, say(language, f"design.quantity.{quantity}")
    heat.x, heat.y = found.bursts, found.numbers
    heat.z = [[float(value) * (100 if unit else 1) for value in row] for row in found.values]
    heat.text = [[text.removesuffix(" %") for text in row] for row in told_map(found, quantity, language)]


@lru_cache(maxsize=32)
def told_map(found: Map, quantity: str, language: Language) -> list[list[str]]:
    """Return the values of a map as they stand in its cells, a row a Kododo number; the smallest only as small."""
    return [[told_value(quantity, value, language) for value in row] for row in found.values]


def told_value(quantity: str, value: Fraction | float, language: Language) -> str:
    """Return a value of a map as it is told.

    >>> [told_value("p_burst", Fraction(n, 10**6), "en") for n in (0, 1, 123, 12_345, 999_999, 10**6)]
    ['0 %', '<0.01 %', '0.012 %', '1.23 %', '>99.9 %', '100 %']
    """
    if quantity.startswith("p_") and 0 < value < SMALLEST:
        return f"<{percent(SMALLEST, language)}"
    if quantity.startswith("p_") and LARGEST <= value < 1:
        return f">{percent(LARGEST - Fraction(5, 10_000), language)}"
    if quantity.startswith("p_"):
        return percent(Fraction(value), language, digits=2 if value < SMALL else 3)
    return rounded(Fraction(value), language)


def is_on_same_map(design: RuleSet, reference: RuleSet) -> bool:
    """Whether the map shows the reference: its rounds have the law of one of the settings."""
    return law_key(reference.replace(burst=design.burst, kododo_number=design.kododo_number)) == law_key(design)


def _marks() -> list[dict[str, Any]]:
    """Return the marks of a map: a solid frame for the design, a dotted one for the reference; no color is needed."""
    styles = ({"color": THIS, "width": 4}, {"color": BESIDE, "width": 3, "dash": "dot"})
    return [{"type": "rect", "line": line, "showlegend": True, "xref": "x", "yref": "y"} for line in styles]


_AXIS = {
    "fixedrange": True,
    "zeroline": False,
    "showgrid": False,
    "dtick": 1,
    "color": _GRAY,
    "title": {"font": {"size": 13}},
}


def _layout(language: Language) -> dict[str, Any]:
    """Return how a map is laid out: as wide as its place, legible on light and dark."""
    return {
        "height": _HEIGHT,
        "autosize": True,
        "margin": {"l": 56, "r": 8, "t": 52, "b": 52},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "font": {"family": "system-ui, sans-serif", "size": 13, "color": _GRAY},
        "legend": {
            "orientation": "h",
            "x": 0,
            "y": 1,
            "yref": "container",
            "yanchor": "top",
            "itemclick": False,
            "itemdoubleclick": False,
        },
        "separators": separators(language),
        "xaxis": _AXIS,
        "yaxis": _AXIS,
    }


def separators(language: Language) -> str:
    """Return the decimal mark and the mark between groups of digits, as plotly wants them."""
    return say(language, "decimal_point") + say(language, "digit_group")
