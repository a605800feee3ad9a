"""Settings: the rule sets of a grid, one for every combination of the values on its axes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import islice, product
from math import prod
from typing import Any

from kododo_math.cards import check_integer, quoted
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.rule_set import RuleSet, check_field_names

MOST_SETTINGS = 100_000
MICROSECONDS_A_SETTING = 500
REPRINTING = ("edition", "players")
"""Fields whose change turns a page of the rulebook: the other printed numbers follow them."""


def read_axes(axes: Mapping[str, Iterable[Any]], most: int = MOST_SETTINGS) -> dict[str, tuple[Any, ...]]:
    """Return the values on each axis as plain Python; whole numbers and switches of numpy count as Python's own.

    >>> read_axes({"burst": range(4, 7)})
    {'burst': (4, 5, 6)}

    Raises ``ValueError`` for no axis, an unknown field, an axis without values, and more than ``most`` settings;
    ``TypeError`` for an axis that is a single value.
    """
    check_integer("most", most, least=1)
    if not axes:
        msg = "a grid needs at least one axis: expected a field and its values, as in burst=range(4, 12), got none"
        raise ValueError(msg)
    check_field_names(dict(axes))
    read = {name: read_axis(name, values, most) for name, values in axes.items()}
    settings = prod(map(len, read.values()))
    if settings > most:
        size = " by ".join(f"{len(values)} {name}" for name, values in read.items())
        msg = (
            f"grid of {size}: expected at most {most:,} settings, got {settings:,}, "
            f"about {settings * MICROSECONDS_A_SETTING / 1e6:,.0f} s; pass most={settings} to go ahead"
        )
        raise ValueError(msg)
    return read


def read_axis(name: str, values: Iterable[Any], most: int = MOST_SETTINGS) -> tuple[Any, ...]:
    """Return the values on one axis as plain Python.

    >>> read_axis("players", range(2, 6))
    (2, 3, 4, 5)

    Raises ``TypeError`` for a single value, ``ValueError`` for none and for more than ``most``.
    """
    if isinstance(values, (str, Mapping)) or not isinstance(values, Iterable):
        msg = f"axis {name}: expected several values, as in range(4, 12) or [True, False], got {quoted(values)}"
        raise TypeError(msg)
    read = tuple(map(_plain, islice(values, most + 1)))
    if not read:
        msg = f"axis {name}: expected at least one value, got none"
        raise ValueError(msg)
    if len(read) > most:
        msg = f"axis {name}: expected at most {most:,} values, got more"
        raise ValueError(msg)
    return read


def _plain(value: Any) -> Any:  # noqa: ANN401 - a field may be of any type
    """Return numpy's numbers and switches as Python's, in rows of numbers too; all else as it is."""
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, Sequence) and not isinstance(value, str):
        return tuple(map(_plain, value))
    return value


def settings_of(base: RuleSet, axes: Mapping[str, tuple[Any, ...]]) -> list[RuleSet]:
    """Return the rule set of every setting of a grid, the last axis running fastest.

    Where ``players`` or ``edition`` is an axis, the numbers the rulebook prints for them follow, but for those on an
    axis of their own and those in which ``base`` differs from its own page of the rulebook.

    >>> [sheet.burst for sheet in settings_of(rules("kododo", 4), {"players": (2, 3, 4, 5)})]
    [5, 6, 7, 9]
    >>> [sheet.burst for sheet in settings_of(rules("kododo", 4, burst=8), {"players": (2, 3, 4, 5)})]
    [8, 8, 8, 8]

    Raises what the rule set raises, with the setting in front.
    """
    return list(_settings(base, axes))


def _settings(base: RuleSet, axes: Mapping[str, tuple[Any, ...]]) -> Iterator[RuleSet]:
    for values in product(*axes.values()):
        changes = dict(zip(axes, values, strict=True))
        try:
            yield changed(base, changes)
        except (TypeError, ValueError) as error:
            setting = ", ".join(f"{name}={quoted(value)}" for name, value in changes.items())
            msg = f"setting {setting}: {error}"
            raise type(error)(msg) from None


def changed(base: RuleSet, changes: Mapping[str, Any]) -> RuleSet:
    """Return ``base`` with ``changes``; a change of players or edition brings the numbers printed for them.

    >>> changed(rules("limit", 4), {"players": 5}).burst, changed(rules("limit", 4), {"players": 5, "burst": 9}).burst
    (8, 9)

    Where no edition prints numbers for so many players, the numbers stay as they are.

    Raises ``ValueError`` for another edition than that of ``base`` that prints no numbers for so many players.
    """
    edition, players = (changes.get(name, getattr(base, name)) for name in REPRINTING)
    turns_page = any(changes.get(name, getattr(base, name)) != getattr(base, name) for name in REPRINTING)
    if not turns_page or (edition == base.edition and not is_printed(edition, players)):
        return base.replace(**changes)
    own = {**own_fields(base), **changes}
    return rules(edition, players, **{name: value for name, value in own.items() if name not in REPRINTING})


def own_fields(base: RuleSet) -> dict[str, Any]:
    """Return the fields in which a rule set differs from its own page of the rulebook.

    >>> own_fields(rules("limit", 4, burst=9))
    {'burst': 9}

    Every field that has no printed value counts as its own.
    """
    values = {field.name: getattr(base, field.name) for field in fields(base) if field.name not in REPRINTING}
    if not is_printed(base.edition, base.players):
        return values
    printed = rules(base.edition, base.players)
    return {name: value for name, value in values.items() if value != getattr(printed, name)}


def is_printed(edition: object, players: object) -> bool:
    """Whether an edition prints numbers for so many players.

    >>> is_printed("aggressive", 3), is_printed("aggressive", 4), is_printed("my own", 4)
    (True, False, False)
    """
    return edition in tuple(EDITIONS) and type(players) is int and players in player_counts(str(edition))
