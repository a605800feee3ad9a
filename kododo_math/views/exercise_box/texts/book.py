"""The words of every exercise, by its name."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.by_hand import BY_HAND
from kododo_math.views.exercise_box.texts.counting import COUNTING
from kododo_math.views.exercise_box.texts.long_runs import LONG_RUNS
from kododo_math.views.exercise_box.texts.prose import Prose
from kododo_math.views.exercise_box.texts.rule_sheets import RULE_SHEETS
from kododo_math.views.exercise_box.texts.watching import WATCHING

PROSE: dict[str, Prose] = {**BY_HAND, **COUNTING, **WATCHING, **LONG_RUNS, **RULE_SHEETS}
