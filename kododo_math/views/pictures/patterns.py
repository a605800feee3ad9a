"""The marks that tell colors apart without color, as SVG paths that stay inside a rectangle.

They are paths and no ``<pattern>``: a reference to a pattern fails when its first copy on a page is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from kododo_math.views.pictures.palette import ColorStyle, Pattern

_STEP = 8
_WAVE = 2


@lru_cache(maxsize=256)
def marks(style: ColorStyle, width: int, height: int) -> str:
    """Return the marks of a style's pattern on a rectangle from 0 0, as an SVG path.

    >>> from kododo_math.views.pictures.palette import PALETTE
    >>> print(marks(PALETTE["yellow"], 16, 10))
    <path d="M4 0V10M12 0V10" fill="none" stroke="rgba(60,40,20,.26)" stroke-width="2" stroke-linecap="butt"/>
    """
    draw, stroke_width, cap = _DRAWINGS[style.pattern]
    return (
        f'<path d="{draw(width, height)}" fill="none" stroke="{style.mark}" '
        f'stroke-width="{stroke_width}" stroke-linecap="{cap}"/>'
    )


def _bars(width: int, height: int) -> str:
    start = (width - _STEP * (width // _STEP - 1)) // 2
    return "".join(f"M{x} 0V{height}" for x in range(start, width, _STEP))


def _waves(width: int, height: int) -> str:
    crests = "".join(f"q{_WAVE} {-2 * _WAVE} {2 * _WAVE} 0t{2 * _WAVE} 0" for _ in range(width // (4 * _WAVE)))
    return "".join(f"M{width % (4 * _WAVE) / 2:g} {y}{crests}" for y in range(_STEP // 2, height, _STEP))


def _dots(width: int, height: int) -> str:
    rows = range(_STEP // 2, height, _STEP // 2)
    return "".join(
        f"M{x} {y}h0" for row, y in enumerate(rows) for x in range(_STEP // 2 + _STEP // 2 * (row % 2), width, _STEP)
    )


def _stripes(width: int, height: int) -> str:
    """Lines up to the right: x + y is the same all along each."""
    return "".join(
        f"M{max(0, end - height)} {min(end, height)}L{min(end, width)} {max(0, end - width)}"
        for end in range(_STEP // 2, width + height, _STEP)
    )


def _lattice(width: int, height: int) -> str:
    """The stripes, and the same ones mirrored."""
    mirrored = "".join(
        f"M{width - max(0, end - height)} {min(end, height)}L{width - min(end, width)} {max(0, end - width)}"
        for end in range(_STEP // 2, width + height, _STEP)
    )
    return _stripes(width, height) + mirrored


_DRAWINGS: dict[Pattern, tuple[Callable[[int, int], str], float, str]] = {
    "waves": (_waves, 1.6, "round"),
    "stripes": (_stripes, 2, "butt"),
    "dots": (_dots, 2.6, "round"),
    "lattice": (_lattice, 1.2, "butt"),
    "bars": (_bars, 2, "butt"),
}
