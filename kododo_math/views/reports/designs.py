"""What the design lab's functions find, as tables for a notebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import chain
from typing import Any

from kododo_math.cards import quoted
from kododo_math.deck import Deck
from kododo_math.design.arithmetic import EvenGame
from kododo_math.design.effect import Effect
from kododo_math.design.feel import QUANTITIES
from kododo_math.design.sweep import COLUMNS
from kododo_math.editions import rules
from kododo_math.views.arguments import check_frame, check_several
from kododo_math.views.catalogue import CATALOGUE, Language, check_language, say
from kododo_math.views.numbers import percent, rounded
from kododo_math.views.rule_lab.tables import ABSENT, TableFigure, told_number

SHOWN = ("p_majority", "p_nothing", "p_kododo", "p_burst", "p_tie", "points_mean", "points_sd")
MOST_ROWS = 40


def sweep_table(
    table: Any,  # noqa: ANN401 - a pandas.DataFrame, but pandas is no dependency
    *,
    show: Sequence[str] = SHOWN,
    exact: str | None = None,
    language: Language | None = None,
) -> TableFigure:
    """Return what ``sweep`` or ``find`` returned as a table to read: percentages, and the axes in front.

    ``show`` are the columns to show; ``exact`` one whose fraction is shown too.

    >>> from kododo_math.design.sweep import sweep
    >>> print(sweep_table(sweep(rules("limit", 4), burst=[6, 7]), show=["p_burst"]))
      Burst number  A color bursts
      6             27.9 %
      7             7.36 %
    Exact, for a round of uniformly random play.

    Raises ``ValueError`` for columns that the table has not, ``TypeError`` for what is no such table.
    """
    language = check_language(language)
    check_frame("sweep_table", table, "sweep() or find()")
    unknown = next((name for name in (*show, *filter(None, [exact])) if name not in table.columns), None)
    if unknown is not None:
        msg = f"columns to show: expected some of {', '.join(table.columns)}, got {unknown!r}"
        raise ValueError(msg)
    axes = [name for name in table.columns if name not in COLUMNS]
    head_of = [*axes, *show]
    rows = []
    for row in table.head(MOST_ROWS).to_dict("records"):
        cells = [_axis(name, row[name], language) for name in axes]
        cells += [told_number(name, row[name], language) for name in show]
        rows.append((*cells, *([str(row[exact])] if exact else [])))
    heads = [_head(name, language) for name in head_of] + ([say(language, "design.head.exact")] if exact else [])
    notes = [say(language, "design.table.model")]
    if not rows:
        notes = [say(language, "design.table.none")]
    if len(table) > MOST_ROWS:
        notes.insert(0, say(language, "design.table.more", shown=MOST_ROWS, rows=len(table)))
    return TableFigure(tuple(heads), tuple(rows), note=" ".join(notes))


def _head(name: str, language: Language) -> str:
    keys = (f"design.{part}.{name}" for part in ("field", "quantity", "head"))
    return next((say(language, key) for key in keys if key in CATALOGUE), name)


def _axis(name: str, value: Any, language: Language) -> str:  # noqa: ANN401 - a field of a rule set
    if name == "distance":
        return rounded(Fraction(value), language)
    if isinstance(value, bool):
        return say(language, "design.yes" if value else "design.no")
    if isinstance(value, Deck):
        return f"{len(value.colors)} × {value.kododos} K {dict(value.numbers)}"  # noqa: RUF001 - times
    key = f"design.value.{value}"
    return say(language, key) if key in CATALOGUE else str(value)


def effect_table(effects: Mapping[str, Effect | Sequence[Effect]], language: Language | None = None) -> TableFigure:
    """Return changes by name as a table, each with its effect, or its effects at some numbers of players.

    >>> from kododo_math.design.effect import effect
    >>> changes = {"no second tie": [effect(rules("limit", n), tie_cascade=False) for n in (2, 4)]}
    >>> print(effect_table(changes))  # doctest: +ELLIPSIS
      Change         2 players  4 players
      no second tie  0 %        11.5 %
    Share of rounds in which something else scores, exactly, under random play; ...

    Raises ``TypeError`` for what holds no effects, ``ValueError`` for rows with other players than the first.
    """
    language = check_language(language)
    if not isinstance(effects, Mapping):
        msg = f"effect_table: expected effects by name, as in {{'burst 8': effect(…)}}, got {quoted(effects)}"
        raise TypeError(msg)
    found = {name: row if isinstance(row, Sequence) else [row] for name, row in effects.items()}
    check_several("effect_table", chain.from_iterable(found.values()), Effect, "effect()")
    players = [effect.before.players for effect in next(iter(found.values()), [])]
    if any([effect.before.players for effect in row] != players for row in found.values()):
        msg = f"effect_table: expected every change at the same numbers of players, here {players}, got others"
        raise ValueError(msg)
    heads = (say(language, "design.head.change"), *(say(language, "design.players", n=n) for n in players))
    rows = tuple((name, *(_effect(effect, language) for effect in row)) for name, row in found.items())
    return TableFigure(heads, rows, note=say(language, "design.effect.note"))


def _effect(effect: Effect, language: Language) -> str:
    told = percent(effect.share, language)
    return f"{told} ({percent(effect.cards_share, language)})" if effect.cards_share > effect.share else told


def pay_table(effects: Sequence[Effect], language: Language | None = None) -> TableFigure:
    """Return what a Kododo round pays all players together before and after a change, on average.

    >>> from kododo_math.design.effect import effect
    >>> print(pay_table([effect(rules("limit", n), kododo_award="one") for n in (2, 5)]))
      Players  A Kododo round pays
      2        1.97 instead of 4
      5        4.26 instead of 7
    Exact, for a round of uniformly random play.
    """
    language = check_language(language)
    rows = tuple(
        (
            str(effect.before.players),
            say(
                language,
                "design.pay",
                **{
                    when: ABSENT if pay is None else rounded(pay, language)
                    for when, pay in zip(("before", "after"), effect.kododo_pay, strict=True)
                },
            ),
        )
        for effect in check_several("pay_table", effects, Effect, "effect()")
    )
    heads = (say(language, "design.field.players"), say(language, "design.head.pay"))
    return TableFigure(heads, rows, note=say(language, "design.table.model"))


def feel_table(table: Any, language: Language | None = None) -> TableFigure:  # noqa: ANN401 - a pandas.DataFrame
    """Return what ``feel`` returned as a table to read: a row a quantity, a column a way to play.

    >>> from kododo_math.design.feel import feel
    >>> print(feel_table(feel(rules("limit", 4), strategies=[])))  # doctest: +ELLIPSIS
      How it plays ...
      Only Kododos score ...
    """
    language = check_language(language)
    check_frame("feel_table", table, "feel()")
    cells = {(row.quantity, row.how, row.play): row for row in table.itertuples()}
    columns = list(dict.fromkeys((how, play) for _, how, play in cells))
    heads = [say(language, "design.head.feel"), *(say(language, f"design.feel.{h}", play=p) for h, p in columns)]
    rows = [
        (say(language, f"design.quantity.{name}"), *(_felt(cells.get((name, *column)), language) for column in columns))
        for name in QUANTITIES
        if any((name, *column) in cells for column in columns)
    ]
    return TableFigure(tuple(heads), tuple(rows))


def _felt(row: Any, language: Language) -> str:  # noqa: ANN401 - a row of a frame
    if row is None:
        return ABSENT
    value = told_number(row.quantity, row.value, language)
    error = row.standard_error
    if error is None or error != error or not error:  # noqa: PLR0124 - not a number
        return value
    told = percent if row.quantity.startswith("p_") else rounded
    return f"{value} ± {told(Fraction(error), language, digits=2)}"


def even_games_table(games: Sequence[EvenGame], language: Language | None = None) -> TableFigure:
    """Return games that come out even as a table; those an edition prints are marked.

    >>> from kododo_math.design.arithmetic import even_games
    >>> print(even_games_table(even_games(players=[4], most_removed=20)))
      Players  Cards per turn  ...
    * 4        2, 1, 1 ...
      4        2, 1, 1 ...
    """
    language = check_language(language)
    games = check_several("even_games_table", games, EvenGame, "even_games()")
    names = ("players", "turns", "hand_size", "removed")
    heads = [say(language, f"design.field.{name}") for name in names]
    heads += [say(language, f"design.{key}") for key in ("quantity.rounds", "head.cards_used", "head.discarded")]
    rows = tuple((str(g.players), ", ".join(map(str, g.turns)), *map(str, (g.hand_size, *g[3:]))) for g in games)
    marked = frozenset(index for index, game in enumerate(games) if _is_printed(game))
    return TableFigure(tuple(heads), rows, marked, note="" if rows else say(language, "design.even.none"))


def _is_printed(game: EvenGame) -> bool:
    editions = ("kododo", "aggressive")
    for edition in editions:
        try:
            sheet = rules(edition, game.players)
        except ValueError:
            continue
        if (sheet.turns, sheet.hand_size, sheet.removed, sheet.deck.size) == (
            game.turns,
            game.hand_size,
            game.removed,
            game.cards_used + game.removed,
        ):
            return True
    return False
