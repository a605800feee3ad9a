"""What a strategy is: one function from what a player sees to a card of the hand."""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any

from kododo_math.rule_set import RuleSet
from kododo_math.strategies.look import Look

Choose = Callable[[Look], int]
Prepare = Callable[[RuleSet], Sequence[int]]


@dataclass(frozen=True)
class Strategy:
    """A way to play: the function, and what a reader should know of it.

    Attributes:
        name: what tables and pictures call it.
        idea: the thought behind it, or where it comes from.
        looks_at: what it takes notice of.
        choose: the function, from a ``Look`` to the index of a card in the hand.
        prepare: what to work out once for a rule set; the function finds it in ``look.prepared``.
    """

    name: str
    idea: str
    looks_at: str
    choose: Choose
    prepare: Prepare | None = None

    def __call__(self, look: Look) -> int:
        """Return the card the strategy chooses."""
        return self.choose(look)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Travel to another process: by name where its module can be imported there, else by value."""
        module = importlib.import_module(self.choose.__module__)
        if self.choose.__module__ != "__main__":
            for name, value in vars(module).items():
                if value is self:
                    return _imported, (module.__name__, name)
        values = (self.name, self.idea, self.looks_at, self.choose, self.prepare)
        return _unpacked, (_by_value().dumps(values),)


def strategy(*, name: str, idea: str, looks_at: str, prepare: Prepare | None = None) -> Callable[[Choose], Strategy]:
    """Make a strategy of a function that chooses one card: from a ``Look`` to the card's place in the hand.

    The function is asked once for each card to play. It runs as plain Python, and compiled where numba is
    installed: then it may use numbers, sequences, loops and other such functions.

    >>> @strategy(name="first card", idea="none", looks_at="nothing")
    ... def first_card(look):
    ...     return 0
    >>> first_card.name
    'first card'

    Raises ``TypeError`` for a text that is none, or something that is no function.
    """
    for field, text in (("name", name), ("idea", idea), ("looks_at", looks_at)):
        if not isinstance(text, str) or not text:
            msg = f"{field} of a strategy: expected a text, got {text!r}"
            raise TypeError(msg)

    def make(choose: Choose) -> Strategy:
        if not isinstance(choose, FunctionType):
            msg = f"strategy {name!r}: expected a function of what the player sees, got {choose!r}"
            raise TypeError(msg)
        return Strategy(name, idea, looks_at, choose, prepare)

    return make


def _imported(module: str, name: str) -> Strategy:
    found: Strategy = getattr(importlib.import_module(module), name)
    return found


def _unpacked(packed: bytes) -> Strategy:
    return Strategy(*pickle.loads(packed))  # noqa: S301 - written by ``Strategy.__reduce__``


def _by_value() -> ModuleType:
    """Return the library that pickles a function of a notebook; it comes with Dask and inside numba."""
    for library in ("cloudpickle", "numba.cloudpickle"):
        try:
            return importlib.import_module(library)
        except ImportError:
            continue
    return pickle
