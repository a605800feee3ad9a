"""What all widgets share: ipywidgets imported when first needed, and errors that a reader can see."""

from __future__ import annotations

import importlib
import os
import re
from collections.abc import Callable, Iterable
from functools import cache
from html import escape
from types import ModuleType
from typing import Any

from kododo_math.views.catalogue import CATALOGUE, Language, say
from kododo_math.views.errors import ERRORS
from kododo_math.views.numbers import grouped
from kododo_math.views.pictures.page import page

RAISE_ERRORS = "KODODO_MATH_RAISE_ERRORS"
"""Name of the environment variable that has errors in widgets raised as well as shown."""

_LONGEST_ERROR = 600
"""No sentence of the package is longer; to look for the values in a longer text would take a while."""

MOST_UNDOS = 100
"""So many changes can be taken back: a widget that is used for hours takes no more memory for it."""


def load_ipywidgets() -> ModuleType:
    """Return ipywidgets; raise ``ModuleNotFoundError`` with the command that installs it if it is missing."""
    try:
        return importlib.import_module("ipywidgets")
    except ModuleNotFoundError as error:
        msg = f'widgets need ipywidgets: expected it installed, got "{error}"; run: pip install "kododo_math[lab]"'
        raise ModuleNotFoundError(msg, name=error.name) from None


_KEYS_STAY = """
<style onload="
    this.closest('.widget-vbox').onkeydown = key => {
        const isCommand = key.ctrlKey || key.metaKey || key.altKey || (key.shiftKey && key.key === 'Enter');
        if (!isCommand && key.key !== 'Escape') key.stopPropagation();
    };
">.kododo-keys-stay {}</style>
"""
"""Keeps what is typed on a menu or button from the notebook around it, where d twice would delete the box."""


def view_box(style: str, parts: Iterable[Any], name: str) -> Any:  # noqa: ANN401 - ipywidgets has no types
    """Return the parts of a view one below the other, in its style; keys pressed in it have no meaning outside."""
    widgets = load_ipywidgets()
    return widgets.VBox([widgets.HTML(style + _KEYS_STAY), *parts]).add_class(name)


def fit(field: Any) -> None:  # noqa: ANN401 - a widget of ipywidgets, which ships no types
    """Let a field and its label be as wide as what they show."""
    field.style.description_width = field.layout.width = "auto"


def label(field: Any, text: str) -> None:  # noqa: ANN401 - a widget of ipywidgets, which ships no types
    """Give a field its label, and an empty tooltip: without one a browser shows "null"."""
    field.description, field.tooltip = text, ""


def offer(choice: Any, options: Iterable[Any], value: object) -> None:  # noqa: ANN401 - a widget of ipywidgets
    """Set what can be chosen and what is, if that is not so already; its observers hear of what lies between."""
    if list(choice.options) != list(options) or choice.value != value:
        choice.options, choice.value = options, value


def dim(button: Any, *, is_dim: bool) -> None:  # noqa: ANN401 - a widget of ipywidgets, which ships no types
    """Show that a button will not do; it is neither disabled nor hidden, so that the keyboard does not lose its place.

    A press on it is answered with a sentence.
    """
    (button.add_class if is_dim else button.remove_class)("kododo-dim")


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
                self.show(say(language(), "error", message=told_error(error, language())))
                if os.environ.get(RAISE_ERRORS):
                    raise

        return guarded


def told_error(error: Exception, language: Language) -> str:
    """Return what an error says, in a language; one that the catalogue does not know says it in English.

    A field goes by the name that a reader sees beside it.

    >>> told_error(ValueError("burst: expected at least 1, got 0"), "en")
    'Burst number: expected at least 1, got 0'
    >>> told_error(ValueError("burst: expected at least 1, got 0"), "de")
    'Grenze: mindestens 1, nicht 0.'
    """
    if language == "en":
        return re.sub(r"^\w+(?=[:,])", lambda field: _told(field[0], language), str(error))
    key, values = known_error(str(error))
    told = {name: _told(value, language) for name, value in values.items()}
    return say(language, key, **told) if key else str(error)


def known_error(text: str) -> tuple[str, dict[str, str]]:
    """Return the key in the catalogue of what was raised with a text, and the values in it; no key if it has none."""
    for key, pattern in _patterns().items() if len(text) <= _LONGEST_ERROR else ():
        if found := pattern.fullmatch(text):
            return key, found.groupdict()
    return "", {}


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    """Return what finds each error of the catalogue by its English text, and the values in it."""
    parts = {key: re.escape(texts["en"]) for key, texts in ERRORS.items()}
    return {key: re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+?)", part), re.DOTALL) for key, part in parts.items()}


def _told(text: str, language: Language) -> str:
    """Return a value of an error: a field's label, a long number's digits in groups, else the text as quoted there."""
    if re.fullmatch(r"\d{5,}|\d{1,3}(,\d{3})+", text):
        return grouped(text.replace(",", ""), language)
    for key, labels in CATALOGUE.items():
        if key.startswith(("design.field.", "what.")) and text in (key.removeprefix("design.field."), labels["en"]):
            return labels[language]
    return re.sub(r"'([^']*)'", lambda quoted: say(language, "quoted", text=quoted[1]), text)
