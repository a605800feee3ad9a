"""The pictures of the design lab: a map of settings, and the points of a player."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from kododo_math.design.sweep import numbers_of_all
from kododo_math.exact.round_law import round_law
from kododo_math.exact.tables import library
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.rule_lab.tables import told_number

QUANTITIES = ("p_burst", "p_kododo", "p_nothing", "p_tie", "p_majority", "points_mean", "points_sd")
"""What the map can show."""
COLUMNS, ROWS = 10, 10
SCALE = ((0, "#f7f1e1"), (0.25, "#b9d7cd"), (0.5, "#66a9ab"), (0.75, "#23777f"), (1, "#0b3f4a"))
MAP_HEIGHT, POINTS_HEIGHT = 440, 300
_THIS, _BESIDE = "#cc581a", "#6b3fa0"
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


def settings_map(
    design: RuleSet, quantity: str = "p_burst", reference: RuleSet | None = None, language: Language = "en"
) -> Any:  # noqa: ANN401 - a plotly Figure, but plotly is no dependency
    """Return a map of settings as a plotly figure: burst numbers across, Kododo numbers upwards.

    Raises ``ValueError`` for an unknown quantity or language.
    """
    figure = library("plotly.graph_objects", "settings_map").Figure(**_layout(check_language(language), MAP_HEIGHT))
    figure.add_trace(_heatmap())
    for marker in _markers():
        figure.add_trace(marker)
    update_map(figure, design, quantity, reference or design, language)
    return figure


def lab_figure(language: Language) -> Any:  # noqa: ANN401 - a plotly FigureWidget
    """Return the one figure of the lab, empty: the map above, the points of a player below."""
    plotly = library("plotly.subplots", "design_lab")
    height = MAP_HEIGHT + POINTS_HEIGHT
    grid = plotly.make_subplots(
        rows=2, cols=1, row_heights=[MAP_HEIGHT, POINTS_HEIGHT], vertical_spacing=0.16, subplot_titles=["", " "]
    )
    figure = library("plotly.graph_objects", "design_lab").FigureWidget(grid)
    figure.add_trace(_heatmap(), row=1, col=1)
    for marker in _markers():
        figure.add_trace(marker, row=1, col=1)
    for bar in _bars():
        figure.add_trace(bar, row=2, col=1)
    figure.update_layout(**_layout(language, height)["layout"], barmode="overlay", bargap=0.25)
    return figure


def update_map(figure: Any, design: RuleSet, quantity: str, reference: RuleSet, language: Language) -> Map:  # noqa: ANN401
    """Draw the map of a quantity into a figure, the design and the reference marked on it."""
    beside = reference if _is_on_same_map(design, reference) else None
    found = map_around(design, quantity, beside)
    percent = quantity.startswith("p_")
    heat, this, other = figure.data[:3]
    heat.x, heat.y = found.bursts, found.numbers
    heat.z = [[float(value) * (100 if percent else 1) for value in row] for row in found.values]
    heat.text = [[told_number(quantity, value, language).removesuffix(" %") for value in row] for row in found.values]
    heat.name = say(language, f"design.quantity.{quantity}")
    unit = " %" if percent else ""
    burst, number = (say(language, f"design.field.{name}") for name in ("burst", "kododo_number"))
    heat.hovertemplate = f"{burst} %{{x}}, {number} %{{y}}: %{{text}}{unit}<extra></extra>"
    this.x, this.y, this.name = [design.burst], [design.kododo_number], say(language, "design.map.this")
    other.x, other.y = ([beside.burst], [beside.kododo_number]) if beside else ([], [])
    other.name = say(language, "design.map.reference")
    figure.layout.xaxis.title.text, figure.layout.yaxis.title.text = burst, number
    return found


def _is_on_same_map(design: RuleSet, reference: RuleSet) -> bool:
    """Whether the reference is one of the settings that the map shows."""
    return reference.replace(burst=design.burst, kododo_number=design.kododo_number, edition=design.edition) == design


def update_points(figure: Any, design: RuleSet, reference: RuleSet, language: Language) -> None:  # noqa: ANN401
    """Draw the points of a player into a figure, of the design and of the reference."""
    for bars, sheet, key in zip(figure.data[3:5], (design, reference), ("this", "reference"), strict=True):
        law = round_law(sheet).player_points
        bars.x, bars.y = list(law), [float(100 * chance) for chance in law.values()]
        bars.name = say(language, f"design.map.{key}")
    figure.layout.annotations[0].text = say(language, "design.points.title")
    figure.layout.xaxis2.title.text = say(language, "design.points.axis")
    figure.layout.yaxis2.title.text = say(language, "design.points.chance")


def _heatmap() -> Any:  # noqa: ANN401 - a trace of plotly
    return library("plotly.graph_objects", "design_lab").Heatmap(
        colorscale=SCALE, showscale=False, texttemplate="%{text}", xgap=2, ygap=2, textfont={"size": 12}
    )


def _markers() -> list[Any]:
    """The design as a thick square, the reference as a dashed circle: told apart without color."""
    scatter = library("plotly.graph_objects", "design_lab").Scatter
    shapes = (("square-open", 30, _THIS, 4), ("circle-open", 26, _BESIDE, 3))
    return [
        scatter(
            mode="markers",
            marker={"symbol": symbol, "size": size, "color": color, "line": {"width": width, "color": color}},
            hoverinfo="skip",
        )
        for symbol, size, color, width in shapes
    ]


def _bars() -> list[Any]:
    """The design as full bars, the reference as narrow ones before them."""
    plotly = library("plotly.graph_objects", "design_lab")
    this = plotly.Bar(marker={"color": "#0f6b76"}, width=0.82)
    other = plotly.Scatter(
        mode="markers", marker={"symbol": "line-ew", "size": 16, "line": {"width": 3, "color": _BESIDE}}
    )
    return [this, other]


def _layout(language: Language, height: int) -> dict[str, Any]:
    axis = {"dtick": 1, "fixedrange": True, "zeroline": False, "gridcolor": "rgba(128,128,128,.2)", "color": _GRAY}
    separators = ",." if language == "de" else ".,"
    layout = {
        "height": height,
        "autosize": True,
        "margin": {"l": 56, "r": 12, "t": 44, "b": 52},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "font": {"family": "system-ui, sans-serif", "size": 13, "color": _GRAY},
        "legend": {"orientation": "h", "x": 0, "y": 1, "yanchor": "bottom"},
        "separators": separators,
        "xaxis": {**axis, "showgrid": False},
        "yaxis": {**axis, "showgrid": False},
    }
    return {"layout": layout}
