"""An exercise that shows itself: with buttons where there are widgets, as text where there are none."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from kododo_math.views.catalogue import Language, check_language
from kododo_math.views.exercise_box.box import ExerciseBox
from kododo_math.views.exercise_box.widget import ExerciseWidget


class ShownExercise(ExerciseBox):
    """An exercise that a notebook shows."""

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - as Jupyter calls it
        """Show buttons where there are widgets, and text where there are none."""
        if find_spec("ipywidgets") is None:
            return {"text/plain": str(self)}
        return ExerciseWidget(self).widget._repr_mimebundle_(**kwargs)


def exercise(name: str, seed: int | str = 1, language: Language | None = None) -> ShownExercise:
    """Return an exercise with the numbers of a seed: a number, or a text such as a student's name.

    >>> print(exercise("number-of-games", seed=3).check("1/2"))
    Not yet.
    Read as the fraction 1/2.
    Take the first two questions only. How many combinations are there?

    Raises ``ValueError`` for an unknown name or language, ``TypeError`` for a seed that is neither.
    """
    language = check_language(language)
    return ShownExercise(name, seed, language)
