"""Exact chances as a reader takes them in: a percentage, "1 in x", a bar, and the fraction itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, say
from kododo_math.views.numbers import one_in, percent

_THIN_SPACE = "\u2009"


@dataclass(frozen=True, slots=True)
class Chance:
    """An event in words, and its exact probability."""

    event: str
    probability: Fraction


def chance_panel(chances: Sequence[Chance], sheet: RuleSet, language: Language = "en", title: str = "") -> str:
    """Return chances as HTML, with the model they are meant in and a title if one is given; nothing for no chances.

    >>> from kododo_math.editions import rules
    >>> "1 in 4" in chance_panel([Chance("Nobody scores", Fraction(1, 4))], rules())
    True
    """
    if not chances:
        return ""
    title = title or say(language, "chance.title" if len(chances) == 1 else "chance.title.many")
    return (
        f'<section class="kododo-panel kododo-chances"><h3>{escape(title)}</h3>'
        f"{''.join(_chance(chance, language) for chance in chances)}"
        f'<p class="kododo-note">{escape(model_of(sheet, language))}</p></section>'
    )


def model_of(sheet: RuleSet, language: Language = "en") -> str:
    """Say what the chances of a round mean.

    >>> from kododo_math.editions import rules
    >>> model_of(rules("limit", 5))
    'Exact, for one round of uniformly random play: edition limit, 5 players.'
    >>> model_of(rules("limit", 5, burst=9))
    'Exact, for one round of uniformly random play: edition limit with changed rules, 5 players.'
    """
    key = "chance.model" if _is_printed(sheet) else "chance.model.changed"
    return say(language, key, edition=sheet.edition, players=sheet.players)


def _is_printed(sheet: RuleSet) -> bool:
    """Whether a rule set is just what its edition prints."""
    if sheet.edition not in EDITIONS or sheet.players not in player_counts(sheet.edition):
        return False
    return sheet == rules(sheet.edition, sheet.players)


def fraction_html(fraction: Fraction) -> str:
    """Return a fraction with its digits in groups, so that a long one can break."""
    numerator, denominator = (f"{part:,}".replace(",", _THIN_SPACE) for part in fraction.as_integer_ratio())
    return (
        f'<span class="kododo-fraction"><span>{numerator}</span>'
        f'<span class="kododo-over"> / </span><span>{denominator}</span></span>'
    )


def _chance(chance: Chance, language: Language) -> str:
    width = f"{float(100 * chance.probability):.2f}%"
    return (
        f'<div class="kododo-chance"><p class="kododo-event">{escape(chance.event)}</p>'
        f'<p class="kododo-percent"><strong>{percent(chance.probability, language)}</strong>'
        f"<span>{one_in(chance.probability, language)}</span></p>"
        f"{fraction_html(chance.probability)}"
        f'<div class="kododo-meter" aria-hidden="true"><i style="width:{width}"></i></div></div>'
    )
