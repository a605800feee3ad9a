"""What a view is given is looked at before anything is drawn: a wrong type gets a sentence, early."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from kododo_math.cards import quoted

T = TypeVar("T")


def check_given(view: str, value: object, kind: type, source: str) -> None:
    """Raise ``TypeError`` unless a view was given one of a kind, as ``source`` returns it.

    >>> from kododo_math.rule_set import RuleSet
    >>> check_given("explain", "teal", RuleSet, "rules()")
    Traceback (most recent call last):
    TypeError: explain: expected a RuleSet, as rules() returns, got 'teal'
    """
    if not isinstance(value, kind):
        msg = f"{view}: expected a {kind.__name__}, as {source} returns, got {quoted(value)}"
        raise TypeError(msg)


def check_several(view: str, values: Iterable[T], kind: type[T], source: str) -> tuple[T, ...]:
    """Return what a view was given if each is of a kind, as ``source`` returns it.

    >>> from kododo_math.rule_set import RuleSet
    >>> check_several("explain", ["teal"], RuleSet, "rules()")
    Traceback (most recent call last):
    TypeError: explain: expected a list of RuleSet, as from rules(), got 'teal'

    Raises ``TypeError`` for another kind, and for what cannot be gone through.
    """
    are_several = isinstance(values, Iterable) and not isinstance(values, str)
    given = tuple(values) if are_several else ()
    wrong = [value for value in given if not isinstance(value, kind)] if are_several else [values]
    if wrong:
        msg = f"{view}: expected a list of {kind.__name__}, as from {source}, got {quoted(wrong[0])}"
        raise TypeError(msg)
    return given


def check_frame(view: str, table: object, source: str) -> None:
    """Raise ``TypeError`` unless a view was given a table of pandas, as ``source`` returns it."""
    if not hasattr(table, "itertuples"):
        msg = f"{view}: expected a table, as {source} returns, got {quoted(table)}"
        raise TypeError(msg)
