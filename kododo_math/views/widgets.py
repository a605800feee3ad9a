"""What all widgets share: ipywidgets imported when first needed, and errors that a reader can see."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from html import escape
from types import ModuleType

from kododo_math.views.catalogue import Language, say
from kododo_math.views.pictures.page import page

RAISE_ERRORS = "KODODO_MATH_RAISE_ERRORS"
"""Name of the environment variable that has errors in widgets raised as well as shown."""

MOST_UNDOS = 100
"""So many changes can be taken back: a widget that is used for hours takes no more memory for it."""


def load_ipywidgets() -> ModuleType:
    """Return ipywidgets; raise ``ModuleNotFoundError`` with the command that installs it if it is missing."""
    try:
        return importlib.import_module("ipywidgets")
    except ModuleNotFoundError as error:
        msg = f'widgets need ipywidgets: expected it installed, got "{error}"; run: pip install "kododo_math[lab]"'
        raise ModuleNotFoundError(msg, name=error.name) from None


class MessageBox:
    """A box that shows what went wrong, and stays out of sight while all is well."""

    def __init__(self) -> None:
        """Start out of sight."""
        self.widget = load_ipywidgets().HTML()
        self.show("")

    def show(self, message: str) -> None:
        """Show ``message``, or hide the box if there is none."""
        box = f'<div class="kododo-message" role="alert">{escape(message)}</div>'
        self.widget.value = page(box, style="") if message else ""
        self.widget.layout.display = "" if message else "none"

    def guard(self, handler: Callable[[], None], language: Callable[[], Language]) -> Callable[[object], None]:
        """Return ``handler`` as a callback that shows its errors here instead of losing them."""

        def guarded(_: object = None) -> None:
            self.show("")
            try:
                handler()
            except Exception as error:
                self.show(say(language(), "error", message=str(error)))
                if os.environ.get(RAISE_ERRORS):
                    raise

        return guarded
