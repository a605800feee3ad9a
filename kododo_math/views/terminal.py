"""The odds of a round in a terminal: an aligned table for readers, JSON for scripts."""

from __future__ import annotations

import json
from fractions import Fraction

from kododo_math.exact.distribution import Distribution
from kododo_math.exact.round_law import RoundLaw
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import LANGUAGE_VARIABLE, Language, check_language, say
from kododo_math.views.numbers import grouped, one_in, percent
from kododo_math.views.text import edition_key

ENDINGS = {"chance.color": "p_majority", "chance.kododo": "p_kododo", "chance.nothing": "p_nothing"}
"""How a round can end, exactly one of them, and where its probability stands in the law."""

ON_THE_WAY = {"chance.burst": "p_burst", "chance.tie": "p_tie"}
"""What may happen before, and where its probability stands in the law."""

MEAN = {"en": "Points of one player, on average", "de": "Punkte eines Spielers, im Mittel"}
DECIMALS = 6

HELP = {
    "description": "The exact odds of one round of 5211 (Kododo) when every player plays uniformly random cards.",
    "epilog": "The game itself, step by step, is in the notebooks: make lab.",
    "edition": "which printed edition: {} (default: %(default)s)",
    "players": "how many play (default: %(default)s)",
    "language": f"language of the table (default: that of the variable {LANGUAGE_VARIABLE}, or en)",
    "json": "print JSON for scripts: every probability as exact fraction and as decimal, and whole distributions",
    "help": "show this help and exit",
    "version": "show the version and exit",
    "more": "Try --help.",
}
"""What the command says of itself."""

Row = tuple[str, str, str, str, str]


def odds_text(rules: RuleSet, law: RoundLaw, language: Language = "en") -> str:
    """Return how a round ends, each probability as percentage, "1 in x", decimal and exact fraction.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.exact.round_law import round_law
    >>> sheet = rules("kododo", 2)
    >>> lines = odds_text(sheet, round_law(sheet)).splitlines()
    >>> lines[0]
    'Exact, for one round of uniformly random play: edition kododo, 2 players.'
    >>> lines[3].split(maxsplit=3)[-1]
    '0.284 %   1 in 352  0.002841  640711/225561084'

    Raises ``ValueError`` for another language than ``"en"`` and ``"de"``.
    """
    check_language(language)
    groups = [
        [_row(rules, key, getattr(law, name), language) for key, name in keys.items()] for keys in (ENDINGS, ON_THE_WAY)
    ]
    mean = law.player_points.mean
    value = grouped(f"{float(mean):.{DECIMALS}f}", language)
    groups.append([(MEAN[language], "", "", value, str(mean))])
    model = say(language, "chance.model", edition=rules.edition, players=rules.players)
    return "\n".join([model, *_aligned(groups)])


def _row(rules: RuleSet, key: str, probability: Fraction, language: Language) -> Row:
    text = say(language, key, kododos=say(language, edition_key(rules, "kododos")))
    decimal = grouped(f"{float(probability):.{DECIMALS}f}", language)
    return text, percent(probability, language), one_in(probability, language), decimal, str(probability)


def _aligned(groups: list[list[Row]]) -> list[str]:
    """Set the columns of all groups flush, with an empty line above each group."""
    widths = [max(map(len, column)) for column in zip(*(row for group in groups for row in group), strict=True)]
    lines = []
    for group in groups:
        lines += ["", *(_line(row, widths) for row in group)]
    return lines


def _line(row: Row, widths: list[int]) -> str:
    name, *numbers, fraction = row
    cells = [name.ljust(widths[0]), *map(str.rjust, numbers, widths[1:-1]), fraction]
    return "  ".join(cells)


def odds_json(rules: RuleSet, law: RoundLaw) -> str:
    """Return the odds as a JSON text; each probability as its exact fraction and as the nearest decimal.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.exact.round_law import round_law
    >>> sheet = rules("kododo", 2)
    >>> json.loads(odds_json(sheet, round_law(sheet)))["probabilities"]["p_kododo"]["fraction"]
    '640711/225561084'
    """
    names = (*ENDINGS.values(), *ON_THE_WAY.values())
    counts = ("top_count", "scoring_count", "kododo_count", "player_points")
    data = {
        "model": "one round of uniformly random play",
        "edition": rules.edition,
        "players": rules.players,
        "probabilities": {name: _exact(getattr(law, name)) for name in names},
        "mean_points_per_player": _exact(law.player_points.mean),
        "distributions": {name: _exact_distribution(getattr(law, name)) for name in counts},
    }
    return json.dumps(data, indent=2)


def _exact(number: Fraction) -> dict[str, str | float]:
    return {"fraction": str(number), "decimal": float(number)}


def _exact_distribution(distribution: Distribution[int]) -> dict[str, dict[str, str | float]]:
    return {str(outcome): _exact(probability) for outcome, probability in sorted(distribution.items())}
