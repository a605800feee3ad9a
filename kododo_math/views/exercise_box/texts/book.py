"""The words of every exercise, by language and name."""

from __future__ import annotations

from kododo_math.views.catalogue import Language
from kododo_math.views.exercise_box.texts import english, german
from kododo_math.views.exercise_box.texts.prose import Prose

PROSE: dict[Language, dict[str, Prose]] = {"en": english.PROSE, "de": german.PROSE}
