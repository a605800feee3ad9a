"""The English words of every exercise, by its name."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.english.by_hand import BY_HAND
from kododo_math.views.exercise_box.texts.english.counting import COUNTING
from kododo_math.views.exercise_box.texts.english.long_runs import LONG_RUNS
from kododo_math.views.exercise_box.texts.english.rule_sheets import RULE_SHEETS
from kododo_math.views.exercise_box.texts.english.watching import WATCHING
from kododo_math.views.exercise_box.texts.prose import Prose

PROSE: dict[str, Prose] = {**BY_HAND, **COUNTING, **WATCHING, **LONG_RUNS, **RULE_SHEETS}
