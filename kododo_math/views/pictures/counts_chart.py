"""How many cards of each color lie on the table, held against the burst number; and the Kododos against theirs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from kododo_math.cards import color_symbol
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import StepKind
from kododo_math.views.catalogue import Language, capitalized, color_name, say, say_number
from kododo_math.views.pictures.animals import PAPER, animal_of
from kododo_math.views.pictures.palette import ColorStyle, styles_of
from kododo_math.views.pictures.patterns import marks
from kododo_math.views.text import edition_key, kododo_threshold

_TILE_WIDTH, _TILE_HEIGHT = 30, 20


def counts_chart(
    counts: Mapping[str, int], rules: RuleSet, fates: Mapping[str, StepKind], language: Language = "en"
) -> str:
    """Return a bar of cards for each color, with the line at which a color bursts.

    ``fates`` says of a color what became of it: ``burst``, ``tie`` or ``majority``.

    >>> from kododo_math.editions import rules
    >>> chart = counts_chart({"teal": 7, "orange": 2}, rules("kododo", 4), {"teal": "burst"})
    >>> "Teal: 7 cards, burst" in chart
    True
    """
    columns = max(rules.burst + 1, *counts.values())
    caption = say(language, "counts.burst_line", number=rules.burst)
    rows = "".join(_bar(color, count, rules, fates.get(color), language) for color, count in counts.items())
    return (
        f'<section class="kododo-panel"><h3>{say(language, "counts.title")}</h3>'
        f'<div class="kododo-bars" role="list" style="--columns:{columns};--burst:{rules.burst}">'
        f'<div class="kododo-burst-line" role="listitem"><span>{escape(caption)}</span></div>{rows}</div></section>'
    )


def _bar(color: str, count: int, rules: RuleSet, fate: StepKind | None, language: Language) -> str:
    name = color_name(language, color)
    told = say(language, f"fate.{fate}") if fate else ""
    counted = say_number(language, "cards" if rules.kododo_counts_for_color else "number_cards", count)
    label = escape(f"{capitalized(name)}: {counted}" + (f", {told}" if told else ""))
    return (
        f'<div class="kododo-bar {f"kododo-{fate}" if fate else ""}" role="listitem">'
        f'<div role="img" aria-label="{label}"><span class="kododo-bar-name">'
        f"<b>{color_symbol(color)}</b> {escape(name)}</span>"
        f'<span class="kododo-tiles">{_tile(styles_of(rules.deck)[color]) * count}</span>'
        f'<span class="kododo-bar-count">{count}<em>{told}</em></span></div></div>'
    )


@lru_cache(maxsize=64)
def _tile(style: ColorStyle) -> str:
    size = f'width="{_TILE_WIDTH}" height="{_TILE_HEIGHT}"'
    return (
        f'<svg viewBox="0 0 {_TILE_WIDTH} {_TILE_HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<rect {size} fill="{style.fill}"/>{marks(style, _TILE_WIDTH, _TILE_HEIGHT)}</svg>'
    )


def kododo_counter(count: int, rules: RuleSet, language: Language = "en", *, is_checked: bool = False) -> str:
    """Return the Kododos on the table as a row of animals, with the places that their number leaves open.

    ``is_checked`` says whether the Kododo check has been made, so that its outcome may be told.

    >>> from kododo_math.editions import rules
    >>> "3 on the table; 8 or more decide" in kododo_counter(3, rules("kododo", 4))
    True
    """
    if rules.kododo_mode == "off":
        return ""
    kododos = say(language, edition_key(rules, "kododos"))
    text = counter_text(count, rules, language)
    outcome = "counter.met" if rules.kododo_rule_met(count) else "counter.not_met"
    told = f"<em>{say(language, outcome)}</em>" if is_checked else ""
    places = _token(rules) * count + '<i class="kododo-place-free"></i>' * (rules.kododo_number - count)
    return (
        f'<section class="kododo-panel kododo-counter"><h3>{escape(kododos)} {told}</h3>'
        f'<div class="kododo-tokens" aria-hidden="true">{places}</div>'
        f'<p class="kododo-note">{escape(text)}</p></section>'
    )


def counter_text(count: int, rules: RuleSet, language: Language) -> str:
    """Say how many Kododos there are and how many it takes."""
    return say(language, "counter.text", count=count, threshold=kododo_threshold(rules, language))


def _token(rules: RuleSet) -> str:
    return (
        f'<svg viewBox="-20 -20 40 40"><circle r="19" fill="{PAPER}" stroke="rgba(40,35,30,.38)"/>'
        f"{animal_of(rules)}</svg>"
    )
