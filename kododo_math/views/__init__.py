"""Text, pictures and widgets: the only place with prose, color and HTML.

A view's module is imported when the view is first asked for, so that the terminal need not wait for the widgets.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kododo_math.views.checkup import doctor
    from kododo_math.views.stepper.figure import round_figure
    from kododo_math.views.stepper.widget import round_stepper
    from kododo_math.views.text import explain

__all__ = ["doctor", "explain", "round_figure", "round_stepper"]

_HOMES = {
    "doctor": "kododo_math.views.checkup",
    "explain": "kododo_math.views.text",
    "round_figure": "kododo_math.views.stepper.figure",
    "round_stepper": "kododo_math.views.stepper.widget",
}


def __getattr__(name: str) -> object:
    """Import a view from its module.

    >>> from kododo_math.views import explain
    >>> explain.__module__
    'kododo_math.views.text'
    """
    if name not in _HOMES:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    return getattr(import_module(_HOMES[name]), name)
