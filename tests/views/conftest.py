"""What the tests of exercises share: to be run for each exercise, for some seeds, and in each language."""

import pytest

from kododo_math.exercises import COURSE
from kododo_math.views.catalogue import LANGUAGES

each_exercise = pytest.mark.parametrize("name", COURSE)
each_seed = pytest.mark.parametrize("seed", [1, "Ada", 5211])
each_language = pytest.mark.parametrize("language", LANGUAGES)
