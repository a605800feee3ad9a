"""What the tests of exercises share: to be run for each exercise, for some seeds, and in each language."""

import pytest

from kododo_math.exercises import COURSE
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.exercise_box.said import REVEAL
from kododo_math.views.widgets import RAISE_ERRORS

each_exercise = pytest.mark.parametrize("name", COURSE)
each_seed = pytest.mark.parametrize("seed", [1, "Ada", 5211])
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def no_attempts(monkeypatch):
    """Begin with no exercise answered, every way open, and errors raised."""
    monkeypatch.setenv(RAISE_ERRORS, "1")
    monkeypatch.delenv(REVEAL, raising=False)
    monkeypatch.setattr("kododo_math.views.exercise_box.progress._ATTEMPTS", {})
