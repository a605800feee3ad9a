"""The laws of a round derived with sympy: generating functions, closed forms, and the steps to each probability.

A name's module is imported when the name is first asked for; the partitions need the standard library alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from kododo_math.exact.tables import library

if TYPE_CHECKING:
    from kododo_math.exact.symbolic.coefficients import Coefficient
    from kododo_math.exact.symbolic.deriving import Derivation, derivation
    from kododo_math.exact.symbolic.formulas import (
        burst_probability,
        color_function,
        kododo_function,
        kododo_probability,
        kododo_tail,
        partition_probability,
        tables_function,
        undecided_burst_probability,
    )
    from kododo_math.exact.symbolic.steps import DerivationStep

_HOMES = {
    "coefficients": ("Coefficient",),
    "deriving": ("Derivation", "derivation"),
    "formulas": (
        "burst_probability",
        "color_function",
        "kododo_function",
        "kododo_probability",
        "kododo_tail",
        "partition_probability",
        "tables_function",
        "undecided_burst_probability",
    ),
    "steps": ("DerivationStep",),
}
__all__ = [
    "Coefficient",
    "Derivation",
    "DerivationStep",
    "burst_probability",
    "color_function",
    "derivation",
    "kododo_function",
    "kododo_probability",
    "kododo_tail",
    "partition_probability",
    "tables_function",
    "undecided_burst_probability",
]


def __getattr__(name: str) -> object:
    """Import a name from its module; ``ModuleNotFoundError`` says how to install sympy where it is missing."""
    home = next((module for module, names in _HOMES.items() if name in names), None)
    if home is None:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    library("sympy", name)
    return getattr(import_module(f"{__name__}.{home}"), name)
