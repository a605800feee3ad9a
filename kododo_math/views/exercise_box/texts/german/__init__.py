"""The German words of every exercise, by its name."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.german.by_hand import BY_HAND
from kododo_math.views.exercise_box.texts.german.counting import COUNTING
from kododo_math.views.exercise_box.texts.german.long_runs import LONG_RUNS
from kododo_math.views.exercise_box.texts.german.rule_sheets import RULE_SHEETS
from kododo_math.views.exercise_box.texts.german.watching import WATCHING
from kododo_math.views.exercise_box.texts.prose import Prose

PROSE: dict[str, Prose] = {**BY_HAND, **COUNTING, **WATCHING, **LONG_RUNS, **RULE_SHEETS}
