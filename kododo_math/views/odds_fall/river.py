"""The picture of odds that shift as cards fall: a bar for each moment, and a river from each bar to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from html import escape
from importlib.resources import files
from itertools import accumulate, pairwise
from urllib.parse import quote

from kododo_math.cards import KODODO, Card
from kododo_math.deck import Deck
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, capitalized, say
from kododo_math.views.numbers import percent
from kododo_math.views.odds_fall.frames import Frame, Outcome
from kododo_math.views.odds_fall.telling import decimals, moment_name, odds_line, outcome_name, outcome_symbol
from kododo_math.views.pictures.card_svg import card_svg
from kododo_math.views.pictures.palette import styles_of
from kododo_math.views.pictures.patterns import marks

_TILE_WIDTH, _TILE_HEIGHT = 480, 48
_ROOM_FOR_LETTER, _ROOM_FOR_PERCENT = 0.045, 0.115
_ROOM_ON_A_PHONE = 0.13


def river(told: Sequence[Frame], rules: RuleSet, language: Language = "en", current: int = -1) -> str:
    """Return the moments as HTML, the ``current`` one marked.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.game import Game
    >>> from kododo_math.views.odds_fall.frames import frames
    >>> 'role="list"' in river(frames(Game.deal(rules(), seed=1)), rules())
    True
    """
    current %= len(told)
    rows = "".join(
        _row(frame, following, rules, language, is_current=index == current)
        for index, (frame, following) in enumerate(zip(told, [*told[1:], None], strict=True))
    )
    return (
        f'<section class="kododo-panel kododo-river"><h3>{escape(say(language, "river.title"))}</h3>'
        f"{legend(rules, language)}"
        f'<div class="kododo-moments" role="list" aria-label="{escape(say(language, "river.title"))}">{rows}</div>'
        f'<p class="kododo-note">{escape(say(language, "river.model"))}</p></section>'
    )


@lru_cache(maxsize=16)
def river_style(deck: Deck) -> str:
    """Return the style sheet of the picture, with a fill for each color of a deck."""
    sheet = files(__package__).joinpath("river.css").read_text(encoding="utf-8")
    return f"<style>{sheet}{''.join(_fills(deck))}</style>"


def _fills(deck: Deck) -> Iterator[str]:
    for index, style in enumerate(styles_of(deck).values()):
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_TILE_WIDTH}" height="{_TILE_HEIGHT}">'
            f"{marks(style, _TILE_WIDTH, _TILE_HEIGHT)}</svg>"
        )
        yield f'.kododo-fill-{index}{{background:{style.fill} url("data:image/svg+xml,{quote(svg)}")}}'
        yield f".kododo-flow-{index}{{fill:{style.fill}}}"


def fill_class(outcome: Outcome, rules: RuleSet, kind: str = "fill") -> str:
    """Return the class that fills an area with an outcome's color and pattern."""
    if outcome is None:
        return f"kododo-{kind}-nothing"
    return f"kododo-{kind}-{'kododo' if outcome == KODODO else rules.deck.colors.index(outcome)}"


def legend(rules: RuleSet, language: Language) -> str:
    """Return what the areas mean: letter, pattern and name of each outcome."""
    outcomes: tuple[Outcome, ...] = (*rules.deck.colors, KODODO, None)
    chips = "".join(f"<span>{chip(outcome, rules, language)}</span>" for outcome in outcomes)
    return f'<div class="kododo-legend">{chips}</div>'


def chip(outcome: Outcome, rules: RuleSet, language: Language) -> str:
    """Return an outcome as a swatch with its letter, and its name."""
    name = capitalized(outcome_name(outcome, rules, language))
    return (
        f'<i class="kododo-swatch {fill_class(outcome, rules)}" aria-hidden="true">'
        f"<b>{escape(outcome_symbol(outcome))}</b></i>{escape(name)}"
    )


def mini_cards(cards: Sequence[Card], rules: RuleSet, language: Language) -> str:
    """Return cards as a row of small pictures."""
    ordered = sorted(cards, key=lambda card: (rules.deck.colors.index(card.color), card.points))
    return f'<span class="kododo-minis">{"".join(card_svg(card, rules, language) for card in ordered)}</span>'


def _row(frame: Frame, following: Frame | None, rules: RuleSet, language: Language, *, is_current: bool) -> str:
    marks_of_row = (" kododo-current" if is_current else "") + (" kododo-if" if frame.is_if else "")
    name = moment_name(frame, language)
    label = say(language, "moment.bar", moment=name, odds=odds_line(frame, rules, language))
    drawn = (
        f"<small>{say(language, 'moment.drawn')}</small>{mini_cards(frame.drawn, rules, language)}"
        if frame.drawn
        else ""
    )
    shown = mini_cards(frame.cards, rules, language) if frame.cards else ""
    flow = _flow(frame, following, rules) if following else ""
    return (
        f'<div class="kododo-moment{marks_of_row}" role="listitem">'
        f'<div class="kododo-moment-told"><strong>{escape(name)}</strong>{shown}{drawn}</div>'
        f'<div class="kododo-moment-odds"><div class="kododo-stack" role="img" aria-label="{escape(label)}">'
        f"{''.join(_area(o, p, rules, language) for o, p in frame.scoring.items() if p)}</div>{flow}</div>"
        f'<div class="kododo-moment-points"><b>{decimals(frame.expected_points, language)}</b>'
        f"<small>{escape(say(language, 'river.points'))}</small></div></div>"
    )


def _area(outcome: Outcome, chance: Fraction, rules: RuleSet, language: Language) -> str:
    letter = f"<b>{escape(outcome_symbol(outcome))}</b>" if chance > _ROOM_FOR_LETTER else ""
    told = f"<em>{percent(chance, language, 2)}</em>" if chance > _ROOM_FOR_PERCENT else ""
    room = "" if chance > _ROOM_ON_A_PHONE else ' class="kododo-on-desk"'
    inner = f"<span{room}>{letter}{told}</span>" if letter else ""
    return f'<i class="{fill_class(outcome, rules)}" style="width:{float(100 * chance):.3f}%">{inner}</i>'


def _flow(frame: Frame, following: Frame, rules: RuleSet) -> str:
    """The river from one bar down to the next: an area for each outcome."""
    above, below = _edges(frame), _edges(following)
    paths = "".join(
        f'<path class="{fill_class(outcome, rules, "flow")}" '
        f'd="M{a0} 0C{a0} 50 {b0} 50 {b0} 100H{b1}C{b1} 50 {a1} 50 {a1} 0Z"/>'
        for outcome, (a0, a1), (b0, b1) in zip(frame.scoring, pairwise(above), pairwise(below), strict=True)
    )
    return (
        f'<svg class="kododo-flow" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">{paths}</svg>'
    )


def _edges(frame: Frame) -> list[float]:
    return [round(float(1000 * edge), 1) for edge in accumulate(frame.scoring.values(), initial=Fraction(0))]
