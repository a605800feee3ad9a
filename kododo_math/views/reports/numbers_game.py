"""The numbers game in tables, for a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from kododo_math.numbers_game.clauses import CARDS, Quarrel
from kododo_math.numbers_game.equilibrium import Equilibrium, best_response_gain
from kododo_math.numbers_game.law import EVEN, NumbersLaw
from kododo_math.views.arguments import check_several
from kododo_math.views.catalogue import Language, check_language, say, say_number
from kododo_math.views.numbers import percent, rounded
from kododo_math.views.rule_lab.tables import TableFigure

SMALLEST_GAIN = Fraction(1, 10**9)
"""A gain below it is the rounding of floats."""


def _heads(names: Iterable[str], language: Language) -> tuple[str, ...]:
    return tuple(say(language, f"numbers.head.{name}") for name in names)


def quarrel_table(quarrels: Sequence[Quarrel], language: Language | None = None) -> TableFigure:
    """Return contradictions as a table: which sentences, on which cards, what each says, and how often.

    >>> from kododo_math.numbers_game.clauses import quarrels
    >>> print(quarrel_table(quarrels(3)))  # doctest: +ELLIPSIS
      Sentences  Cards played ...
      1, 4       5, 4, 4 ...
    """
    language = check_language(language)
    rows = tuple(
        (
            ", ".join(map(str, quarrel.sentences)),
            ", ".join(map(str, quarrel.cards)),
            _said(quarrel, language),
            percent(quarrel.share, language),
        )
        for quarrel in check_several("quarrel_table", quarrels, Quarrel, "quarrels()")
    )
    heads = _heads(("sentences", "cards", "quarrel", "share"), language)
    return TableFigure(heads, rows, note=say(language, "numbers.model.even"))


def _said(quarrel: Quarrel, language: Language) -> str:
    first, second = quarrel.points
    return say(language, "numbers.quarrel", card=quarrel.cards[quarrel.seat], first=first, second=second)


def numbers_law_table(laws: Sequence[NumbersLaw], language: Language | None = None) -> TableFigure:
    """Return laws of the numbers game side by side: players, reading, empty rounds, and points a player.

    >>> from kododo_math.numbers_game.law import numbers_law
    >>> print(numbers_law_table([numbers_law(2), numbers_law(3)]))  # doctest: +ELLIPSIS
      Players  Reading                  Nobody scores  Points a player  ...
      2        each prize is handed on  20 % ...
      3        each prize is handed on  4 % ...
    """
    language = check_language(language)
    laws = check_several("numbers_law_table", laws, NumbersLaw, "numbers_law()")
    points = sorted({won for law in laws for won in law.player_points})
    won_heads = (say_number(language, "numbers.head.won", won) for won in points)
    heads = (*_heads(("players", "reading", "nothing", "points"), language), *won_heads)
    rows = tuple(
        (
            str(law.players),
            say(language, f"numbers.reading.{law.reading}"),
            percent(law.p_nothing, language),
            rounded(law.player_points.mean, language, 4),
            *(percent(law.player_points[won], language) for won in points),
        )
        for law in laws
    )
    model = "even" if all(law.chances == EVEN for law in laws) else "given"
    return TableFigure(heads, rows, note=say(language, f"numbers.model.{model}"))


def equilibrium_table(equilibria: Sequence[Equilibrium], language: Language | None = None) -> TableFigure:
    """Return equilibria side by side: the chance of each card, what a round is worth, and the best-response check.

    >>> from kododo_math.numbers_game.equilibrium import equilibria
    >>> print(equilibrium_table(equilibria(2)))  # doctest: +ELLIPSIS
      Players  Card 5  Card 4  Card 3  Card 2  Card 1 ...
      2        60.6 %  24.2 %  9.7 %   3.88 %  1.55 % ...
    """
    language = check_language(language)
    cards = tuple(reversed(CARDS))
    heads = (
        *_heads(("players",), language),
        *(say(language, "numbers.head.card", card=card) for card in cards),
        *_heads(("worth", "gain"), language),
    )
    rows = tuple(
        (
            str(found.players),
            *(percent(Fraction(found.chances[card - 1]), language) for card in cards),
            rounded(Fraction(found.worth), language, 4),
            _gain(found, language),
        )
        for found in check_several("equilibrium_table", equilibria, Equilibrium, "equilibria()")
    )
    return TableFigure(heads, rows, note=say(language, "numbers.model.equilibrium"))


def _gain(found: Equilibrium, language: Language) -> str:
    gain = best_response_gain(found)
    return say(language, "numbers.gain.none") if gain < SMALLEST_GAIN else rounded(gain, language)
