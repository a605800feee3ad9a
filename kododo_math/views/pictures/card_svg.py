"""A card as a picture: color, letter, pattern, and its number or its animal."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from kododo_math.cards import Card, color_symbol
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, capitalized, check_language, color_name, say
from kododo_math.views.pictures.animals import INK, PAPER, animal_of
from kododo_math.views.pictures.palette import styles_of
from kododo_math.views.pictures.patterns import marks
from kododo_math.views.text import edition_key

WIDTH, HEIGHT = 60, 84


def card_svg(card: Card, rules: RuleSet, language: Language = "en", note: str = "") -> str:
    """Return ``card`` as an SVG that a screen reader reads by name; ``note`` says more about it.

    >>> from kododo_math.editions import rules
    >>> svg = card_svg(Card("teal", 1, kododo=True), rules("hahn"), note="discarded")
    >>> "<title>Teal Hahn, discarded</title>" in svg
    True
    """
    name = escape(", ".join(filter(None, (card_name(card, rules, language), note))))
    return (
        f'<svg class="kododo-card" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-label="{name}"><title>{name}</title>{_drawing(card, rules)}</svg>'
    )


def card_name(card: Card, rules: RuleSet, language: Language = "en") -> str:
    """Name a card in words.

    >>> from kododo_math.editions import rules
    >>> card_name(Card("orange", 5), rules("kododo"), "de")
    'Orange 5'
    """
    check_language(language)
    rank = say(language, edition_key(rules, "kododo")) if card.kododo else str(card.points)
    return capitalized(f"{color_name(language, card.color)} {rank}")


@lru_cache(maxsize=1024)
def _drawing(card: Card, rules: RuleSet) -> str:
    style = styles_of(rules.deck)[card.color]
    return (
        f'<rect x=".75" y=".75" width="58.5" height="82.5" rx="6.5" fill="{PAPER}" stroke="rgba(40,35,30,.38)"/>'
        f'<rect x="4" y="4" width="52" height="76" rx="4" fill="{style.fill}"/>'
        f'<g transform="translate(5 5)">{marks(style, 50, 74)}</g>'
        f'<circle cx="30" cy="42" r="19" fill="{PAPER}"/>{_rank(card, rules)}'
        f'{_corner(card)}<g transform="rotate(180 30 42)">{_corner(card)}</g>'
    )


def _rank(card: Card, rules: RuleSet) -> str:
    if card.kododo:
        return f'<g transform="translate(30 42)">{animal_of(rules)}</g>'
    return _text(str(card.points), 30, 42, 28 if card.points <= 9 else 19)  # noqa: PLR2004 - one digit or more


def _corner(card: Card) -> str:
    label = color_symbol(card.color)
    width = 8 + 7 * len(label)
    return f'<rect x="4" y="4" width="{width}" height="16" rx="4" fill="{PAPER}"/>{_text(label, 4 + width / 2, 12, 12)}'


def _text(text: str, x: float, y: float, size: int) -> str:
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size}" font-weight="700" text-anchor="middle" '
        f"fill=\"{INK}\" font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\">{escape(text)}</text>"
    )
