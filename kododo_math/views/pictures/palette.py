"""One palette: a fill, a mark and a pattern for each color of a deck, told apart by color-blind readers too."""

from __future__ import annotations

import colorsys
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle
from types import MappingProxyType
from typing import Literal, get_args

from kododo_math.deck import Deck

Pattern = Literal["waves", "stripes", "dots", "lattice", "bars"]


@dataclass(frozen=True, slots=True)
class ColorStyle:
    """How a color is drawn: its fill, the pattern on it, and the color of the pattern's marks."""

    fill: str
    pattern: Pattern
    mark: str


_LIGHT_MARK = "rgba(255,255,255,.34)"
_DARK_MARK = "rgba(60,40,20,.26)"

PALETTE = MappingProxyType(
    {
        "teal": ColorStyle("#0f6b76", "waves", _LIGHT_MARK),
        "orange": ColorStyle("#cc581a", "stripes", _LIGHT_MARK),
        "green": ColorStyle("#7fc241", "dots", _DARK_MARK),
        "pink": ColorStyle("#f2a0cb", "lattice", _DARK_MARK),
        "yellow": ColorStyle("#fbe56b", "bars", _DARK_MARK),
    }
)
"""The five printed colors. With any one kind of cone missing, no two are nearer than 0.12 in OKLab."""

_GOLDEN_ANGLE = 0.381966
_LIGHTNESS = (0.32, 0.72, 0.5)


@lru_cache(maxsize=64)
def styles_of(deck: Deck) -> MappingProxyType[str, ColorStyle]:
    """Return the style of every color of ``deck``; colors that no edition prints get one each.

    >>> styles_of(Deck())["teal"].pattern
    'waves'
    >>> len({style.fill for style in styles_of(Deck(colors=("red", "blue", "teal"))).values()})
    3
    """
    patterns = cycle(get_args(Pattern))
    return MappingProxyType(
        {
            color: PALETTE.get(color, _unprinted_style(index, pattern))
            for index, (color, pattern) in enumerate(zip(deck.colors, patterns, strict=False))
        }
    )


def _unprinted_style(index: int, pattern: Pattern) -> ColorStyle:
    lightness = _LIGHTNESS[index % len(_LIGHTNESS)]
    red, green, blue = colorsys.hls_to_rgb(index * _GOLDEN_ANGLE % 1, lightness, 0.6)
    fill = "#" + "".join(f"{round(255 * part):02x}" for part in (red, green, blue))
    return ColorStyle(fill, pattern, _LIGHT_MARK if lightness < 0.6 else _DARK_MARK)  # noqa: PLR2004 - light or dark
