"""One partition of the table as stacks of cards, like a Young diagram: tallest first, one stack a color."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from kododo_math.cards import color_symbol
from kododo_math.exact.symbolic.partitions import Parts
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import StepKind, cascade
from kododo_math.views.catalogue import Language, say, say_list, say_number
from kododo_math.views.pictures.page import page
from kododo_math.views.pictures.palette import ColorStyle, styles_of
from kododo_math.views.pictures.patterns import marks

_WIDTH, _HEIGHT, _GAP = 24, 12, 6
_FOOT, _HEAD = 22, 16
_ROOM_FOR_LIMIT = 30


def partition_svg(parts: Parts, rules: RuleSet, levels: int, language: Language = "en") -> str:
    """Return the stacks of a partition as an SVG that a screen reader reads as a sentence.

    ``levels`` is the height of the picture in cards, so that pictures can be compared.

    >>> from kododo_math.editions import rules
    >>> svg = partition_svg((7, 4, 3, 2, 0), rules("kododo", 4), levels=8)
    >>> "Colors with 7, 4, 3, 2 and 0 cards. A color scores with exactly 4 cards" in svg
    True
    """
    margin = _ROOM_FOR_LIMIT if rules.burst <= levels else _GAP
    width, floor = margin + len(parts) * (_WIDTH + _GAP), _HEAD + levels * _HEIGHT
    fates, styles = fates_of(parts, rules), styles_of(rules.deck)
    stacks = (
        _Stack(margin + index * (_WIDTH + _GAP), floor, part, color, fates.get(color))
        for index, (part, color) in enumerate(zip(parts, rules.deck.colors, strict=True))
    )
    drawn = "".join(_drawn(stack, styles[stack.color]) for stack in stacks)
    name = escape(
        f"{say(language, 'partition.name', parts=_listed(parts, language))}. {ending(parts, rules, language)}"
    )
    return (
        f'<svg class="kododo-partition" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {floor + _FOOT}" '
        f'width="{width}" role="img" aria-label="{name}"><title>{name}</title>'
        f"{_burst_line(rules.burst, levels, width)}{drawn}</svg>"
    )


def fates_of(parts: Parts, rules: RuleSet) -> dict[str, StepKind]:
    """Return what becomes of each color if the Kododos do not decide: the colors take the parts in their order.

    >>> from kododo_math.editions import rules
    >>> fates_of((5, 5, 3, 2, 1), rules("kododo", 4))
    {'teal': 'tie', 'orange': 'tie', 'green': 'majority'}
    """
    steps = cascade(dict(zip(rules.deck.colors, parts, strict=True)), 0, rules)
    return {color: step.kind for step in steps for color in step.colors}


def ending(parts: Parts, rules: RuleSet, language: Language = "en") -> str:
    """Say how a round with this partition ends, if the Kododos do not decide it."""
    for part, kind in zip(parts, fates_of(parts, rules).values(), strict=False):
        if kind == "majority":
            return say_number(language, "chance.count", part)
    return say(language, "chance.nothing")


def _listed(parts: Parts, language: Language) -> str:
    return say_list(language, [str(part) for part in parts])


class _Stack(NamedTuple):
    """Where a color's stack stands, how high, and what becomes of it."""

    x: int
    floor: int
    part: int
    color: str
    fate: StepKind | None

    @property
    def top(self) -> int:
        """The height on the page of the stack's upper edge."""
        return self.floor - self.part * _HEIGHT


def _drawn(stack: _Stack, style: ColorStyle) -> str:
    tiles = "".join(_tile(style, stack.x, stack.floor - n * _HEIGHT) for n in range(1, stack.part + 1))
    faded = ' opacity=".42"' if stack.fate in {"burst", "tie"} else ""
    middle = stack.x + _WIDTH // 2
    return (
        f"<g{faded}>{tiles}</g>{_mark(stack)}"
        f'<text x="{middle}" y="{stack.floor + 15}">{escape(color_symbol(stack.color))}</text>'
        f'<text x="{middle}" y="{stack.top - 5}" class="kododo-stack-count">{stack.part}</text>'
    )


@lru_cache(maxsize=1024)
def _tile(style: ColorStyle, x: int, y: int) -> str:
    return (
        f'<g transform="translate({x} {y})"><rect y=".5" width="{_WIDTH}" height="{_HEIGHT - 1}" rx="2" '
        f'fill="{style.fill}"/>{marks(style, _WIDTH, _HEIGHT)}</g>'
    )


def _mark(stack: _Stack) -> str:
    """Ring the stack that scores, cross out those that burst or tie."""
    if stack.fate == "majority":
        return (
            f'<rect x="{stack.x - 3}" y="{stack.top - 2}" width="{_WIDTH + 6}" height="{stack.floor - stack.top + 4}" '
            'rx="4" class="kododo-stack-scores"/>'
        )
    if stack.fate is None:
        return ""
    return f'<path d="M{stack.x - 2} {stack.floor}L{stack.x + _WIDTH + 2} {stack.top}" class="kododo-stack-out"/>'


def _burst_line(burst: int, levels: int, width: int) -> str:
    """Draw the line under the card that is one too many."""
    if burst > levels:
        return ""
    y = _HEAD + (levels - burst + 1) * _HEIGHT
    return (
        f'<path d="M20 {y}H{width}" class="kododo-stack-burst"/>'
        f'<text x="16" y="{y + 4}" class="kododo-stack-limit">{burst}</text>'
    )


def gallery_page(title: str, pictures: Iterable[str], notes: Iterable[str]) -> str:
    """Return pictures under a title, and what they mean below them, as HTML that brings its own style."""
    items = "".join(f'<div role="listitem">{picture}</div>' for picture in pictures)
    below = "".join(f'<p class="kododo-note">{escape(note)}</p>' for note in notes)
    return page(
        f'{_style()}<section class="kododo-panel"><h3>{escape(title)}</h3>'
        f'<div class="kododo-gallery" role="list">{items}</div>{below}</section>'
    )


@cache
def _style() -> str:
    return f"<style>{files(__package__).joinpath('partitions.css').read_text(encoding='utf-8')}</style>"
