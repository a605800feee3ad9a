"""The four printed editions: their numbers for each count of players, cited by source.

000 is the publisher's rulebook, 001 and 003 the texts of the other two editions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kododo_math.cards import quoted
from kododo_math.rule_set import RuleSet, check_field_names


@dataclass(frozen=True, kw_only=True)
class _Edition:
    """What an edition prints for each number of players, and its fixed fields."""

    burst: dict[int, int]
    kododo_number: dict[int, int]
    removed: dict[int, int]
    fixed: dict[str, Any]


_KODODO = _Edition(  # 000, "Player Count Reference"
    burst={2: 5, 3: 6, 4: 7, 5: 9},
    kododo_number={2: 6, 3: 7, 4: 8, 5: 10},
    removed={2: 10, 3: 13, 4: 0, 5: 15},
    fixed={"turns": (2, 1, 1), "kododo_mode": "at_least", "final_tie": "shared"},
)
_AGGRESSIVE = _Edition(  # 000, "Optional Rule"
    burst={2: 6, 3: 7},
    kododo_number={2: 7, 3: 8},
    removed={2: 0, 3: 10},
    fixed={"turns": (2, 2, 1), "kododo_mode": "at_least", "final_tie": "shared"},
)
_LIMIT = _Edition(  # 001, second half: players + 3 and players + 2; the removals as in 000
    burst={n: n + 3 for n in (2, 3, 4, 5)},
    kododo_number={n: n + 2 for n in (2, 3, 4, 5)},
    removed=_KODODO.removed,
    fixed={"turns": (2, 1, 1), "kododo_mode": "exactly", "final_tie": "most_cards"},
)
EDITIONS = {
    "kododo": _KODODO,
    "aggressive": _AGGRESSIVE,
    "limit": _LIMIT,
    "hahn": _LIMIT,  # 003 prints the numbers of 001; only its words differ
}


def player_counts(edition: str) -> tuple[int, ...]:
    """Return the numbers of players for which an edition prints its numbers.

    >>> player_counts("aggressive")
    (2, 3)
    """
    return tuple(_edition(edition).burst)


def _edition(edition: str) -> _Edition:
    if edition not in tuple(EDITIONS):  # compared, not hashed: a list is an unknown edition too
        msg = f"unknown edition {quoted(edition)}: expected one of {', '.join(EDITIONS)}"
        raise ValueError(msg)
    return EDITIONS[edition]


def rules(edition: str = "kododo", players: int = 4, **changes: Any) -> RuleSet:  # noqa: ANN401 - as in replace
    """Return the rule set of an edition for a number of players, with ``changes`` to its fields.

    >>> sheet = rules("limit", 5)
    >>> sheet.burst, sheet.kododo_number, sheet.kododo_mode, sheet.removed
    (8, 7, 'exactly', 15)
    >>> rules("aggressive", 4)
    Traceback (most recent call last):
        ...
    ValueError: players of edition 'aggressive': expected 2 or 3, got 4

    Raises ``TypeError`` or ``ValueError`` for an unknown edition, player count or field.
    """
    printed = _edition(edition)
    counts = player_counts(edition)
    if isinstance(players, bool) or not isinstance(players, int):
        msg = f"players: expected a whole number, got {quoted(players)}"
        raise TypeError(msg)
    if players not in counts:
        expected = f"{', '.join(map(str, counts[:-1]))} or {counts[-1]}"
        msg = f"players of edition {edition!r}: expected {expected}, got {quoted(players)}"
        raise ValueError(msg)
    check_field_names(changes)
    fields = {
        "edition": edition,
        "players": players,
        "burst": printed.burst[players],
        "kododo_number": printed.kododo_number[players],
        "removed": printed.removed[players],
        **printed.fixed,
        **changes,
    }
    return RuleSet(**fields)
