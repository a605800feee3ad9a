"""What has been tried and solved since the kernel started: kept in memory, written nowhere, sent to nobody."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any
from weakref import WeakSet

from kododo_math.exercises import COURSE
from kododo_math.exercises.answers import Answer
from kododo_math.exercises.question import Judgement, spelled
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.exercise_box.texts.book import PROSE
from kododo_math.views.pictures.page import page
from kododo_math.views.widgets import load_ipywidgets

_COLUMNS = ("exercise", "notebook", "seed", "tries", "state")


@dataclass
class Attempt:
    """How far a reader is with one exercise and its seed."""

    seed: int | str
    tries: int = 0
    is_solved: bool = False
    is_revealed: bool = False
    last_wrong: Answer | None = None

    def count(self, judgement: Judgement) -> None:
        """Count an answer as a try, but for one that is too coarse, or the very one just judged wrong."""
        is_right = judgement.verdict == "right"
        if judgement.verdict == "coarse" or (not is_right and judgement.reading.value == self.last_wrong):
            return
        self.tries += not self.is_solved
        self.last_wrong = None if is_right else judgement.reading.value

    @property
    def is_begun(self) -> bool:
        """Whether the reader has answered, or has seen the way."""
        return bool(self.tries or self.is_solved or self.is_revealed)


_ATTEMPTS: dict[tuple[str, str], Attempt] = {}


def attempt_at(name: str, seed: int | str) -> Attempt:
    """Return how far the reader is with an exercise; a new one is begun."""
    return _ATTEMPTS.setdefault((name, spelled(seed)), Attempt(seed))


class Progress:
    """The exercises that have been answered: a table in a notebook, which grows with them, and text anywhere else.

    ``widget`` is where a notebook shows it, once it does.
    """

    def __init__(self, language: Language) -> None:
        """Take the language of the table."""
        self.language = language
        self.widget: Any = None

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """What is known of each exercise by now, in the order of the course."""
        order = list(COURSE)
        attempts = sorted(_ATTEMPTS.items(), key=lambda item: (order.index(item[0][0]), item[0][1]))
        return tuple(_row(name, attempt, self.language) for (name, _), attempt in attempts if attempt.is_begun)

    def redraw(self) -> None:
        """Show what is known by now."""
        self.widget.value = self._repr_html_()

    def __str__(self) -> str:
        """Return a line for each exercise."""
        if not self.rows:
            return say(self.language, "progress.none")
        return "\n".join(" | ".join(row) for row in (self._heads(), *self.rows))

    def __repr__(self) -> str:
        """Return the table as text."""
        return str(self)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - as Jupyter calls it
        if self.widget is None:
            try:
                self.widget = load_ipywidgets().HTML()
            except ModuleNotFoundError:
                return {}  # the table stands there all the same, as it is now
            self.redraw()
            _SHOWN.add(self)
        return self.widget._repr_mimebundle_(**kwargs)

    def _repr_html_(self) -> str:
        if not self.rows:
            return page(f"<p>{escape(str(self))}</p>")
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in self._heads())
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self.rows)
        caption = say(self.language, "progress.caption")
        return page(
            f'<table class="kododo-data"><caption>{caption}</caption><thead><tr>{head}</tr></thead>'
            f"<tbody>{body}</tbody></table>"
        )

    def _heads(self) -> tuple[str, ...]:
        return tuple(say(self.language, f"progress.{column}") for column in _COLUMNS)


_SHOWN: WeakSet[Progress] = WeakSet()
"""The tables that stand in the notebook."""


def redraw_progress() -> None:
    """Have every table in the notebook show what is known by now."""
    for shown in list(_SHOWN):
        shown.redraw()


def progress(language: Language | None = None) -> Progress:
    """Return the exercises that have been answered since the kernel started, in the order of the course.

    >>> str(progress("de")).splitlines()[0] in ("Noch wurde keine Aufgabe beantwortet.",
    ...     "Aufgabe | Notebook | Startwert | Versuche | Stand")
    True
    """
    return Progress(check_language(language))


def _row(name: str, attempt: Attempt, language: Language) -> tuple[str, ...]:
    state = "solved" if attempt.is_solved else "seen" if attempt.is_revealed else "open"
    number = f"{COURSE[name].notebook:02}"
    return (
        PROSE[language][name].title,
        number,
        str(attempt.seed),
        str(attempt.tries),
        say(language, f"progress.{state}"),
    )
