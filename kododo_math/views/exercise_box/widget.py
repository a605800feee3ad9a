"""An exercise with a field for the answer and buttons."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from kododo_math.exercises import question
from kododo_math.exercises.answers import Answer
from kododo_math.views.catalogue import say
from kododo_math.views.exercise_box.box import ExerciseBox
from kododo_math.views.exercise_box.said import TRIES_BEFORE_THE_WAY, Said, exercise_style, is_way_open
from kododo_math.views.pictures.page import page, style_sheet
from kododo_math.views.widgets import MessageBox, label, load_ipywidgets, view_box

_MAX_SEED = 9999
_LATE = 0.8
"""Seconds for which an answer may still be on its way when Check is pressed: what is typed travels letter by letter,
and a press overtakes the last ones where the network is slow."""


class ExerciseWidget:
    """A box with a question, a field, and buttons that call the methods of the same names.

    ``said`` is where the answer to the reader stands.
    """

    def __init__(self, box: ExerciseBox) -> None:
        """Lay out the widgets and show the question."""
        widgets = load_ipywidgets()
        self.box = box
        self.message = MessageBox()
        self._question, self.said = widgets.HTML(), widgets.HTML()
        self.field = widgets.Text(continuous_update=True).add_class("kododo-answer")
        self._checked_at = -_LATE
        self._before: tuple[int, bool, Answer | None] = (0, False, None)
        self.field.on_msg(self._enter)
        self.field.observe(self._guarded(self._hear_late), "value")
        self.buttons = {
            handler.__name__: self._button(handler) for handler in (self.check, self.hint, self.reveal, self.other)
        }
        row = widgets.HBox([self.field, *self.buttons.values()]).add_class("kododo-row-of-widgets")
        parts = [self._question, row, self.message.widget, self.said]
        self.widget = view_box(style_sheet() + exercise_style(), parts, "kododo-exercise")
        self._show_question()

    def _button(self, handler: Callable[[], None]) -> Any:  # noqa: ANN401 - ipywidgets has no types
        button = load_ipywidgets().Button(description=say(self.box.language, f"exercise.{handler.__name__}"))
        button.add_class("kododo-button").add_class(f"kododo-{handler.__name__}")
        button.on_click(self._guarded(handler))
        return button

    def _guarded(self, handler: Callable[[], None]) -> Callable[[object], None]:
        return self.message.guard(handler, lambda: self.box.language)

    def _enter(self, _: object, content: dict[str, Any], __: object) -> None:
        """Check when Enter is pressed in the field."""
        if content.get("event") == "submit":
            self._guarded(self.check)(None)

    def check(self) -> None:
        """Judge what is written in the field; a second press at once belongs to the first."""
        attempt = self.box.attempt
        if not self._is_just_checked:
            self._before = (attempt.tries, attempt.is_solved, attempt.last_wrong)
        self._checked_at = time.monotonic()
        self._say(self.box.check(self.field.value))

    @property
    def _is_just_checked(self) -> bool:
        return time.monotonic() - self._checked_at < _LATE

    def _hear_late(self) -> None:
        """Judge anew if letters arrive just after Check was pressed: that was one try, not two."""
        if self._is_just_checked and self.field.value:
            attempt = self.box.attempt
            attempt.tries, attempt.is_solved, attempt.last_wrong = self._before
            self._say(self.box.check(self.field.value))

    def hint(self) -> None:
        """Give a hint."""
        self._say(self.box.hint())

    def reveal(self) -> None:
        """Tell the way to the answer."""
        self._say(self.box.reveal())

    def other(self) -> None:
        """Ask the same with other numbers."""
        exercise = self.box.question.exercise
        seed = random.SystemRandom().randint(1, _MAX_SEED)
        self.box.question = question(exercise.id, seed)
        self._show_question()

    def _show_question(self) -> None:
        language = self.box.language
        self._checked_at = -_LATE
        self._question.value = page(self.box.html(), style="")
        self.field.value = ""
        label(self.field, say(language, "exercise.answer"))
        self.field.style.description_width = "auto"
        self.field.placeholder = say(language, f"exercise.placeholder.{self.box.question.exercise.kind}")
        self.said.value = page('<div role="status" aria-live="polite"></div>', style="")
        self._open_the_way()

    def _say(self, said: Said) -> None:
        self.said.value = page(f'<div role="status" aria-live="polite">{said.html()}</div>', style="")
        self._open_the_way()

    def _open_the_way(self) -> None:
        """The way opens after two wrong answers, or once the right one is found; where it is off, it has no button."""
        attempt = self.box.attempt
        button = self.buttons["reveal"]
        button.layout.display = "" if is_way_open() else "none"
        button.disabled = not (attempt.is_solved or attempt.is_revealed or attempt.tries >= TRIES_BEFORE_THE_WAY)
