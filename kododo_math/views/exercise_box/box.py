"""An exercise to answer by ``check``, ``hint`` and ``reveal``."""

from __future__ import annotations

from kododo_math.exercises import question
from kododo_math.exercises.answers import UnwieldyError
from kododo_math.views.catalogue import Language, say
from kododo_math.views.exercise_box.cards import cards_html, cards_lines
from kododo_math.views.exercise_box.filling import filled, marked_html, unmarked
from kododo_math.views.exercise_box.progress import Attempt, attempt_at, redraw_progress
from kododo_math.views.exercise_box.said import Said, exercise_style, hint_said, is_way_open, said_of, way_said
from kododo_math.views.exercise_box.texts.book import PROSE
from kododo_math.views.pictures.page import page, style_sheet


class ExerciseBox:
    """One exercise with the numbers of one seed, and how far the reader is with it."""

    def __init__(self, name: str, seed: int | str, language: Language) -> None:
        """Draw the question."""
        self.language = language
        self.question = question(name, seed)
        self._hints_given = 0

    @property
    def attempt(self) -> Attempt:
        """How far the reader is with these numbers, in this kernel."""
        return attempt_at(self.question.exercise.id, self.question.seed)

    def check(self, answer: object) -> Said:
        """Judge an answer: a number in any form, a color, a card, or the numbers of a rule.

        What cannot be read is said, and not counted as a try; nor is the same wrong answer given twice in a row.
        """
        if isinstance(answer, str) and not answer.strip():
            return Said("hint", (say(self.language, "exercise.empty"),))
        try:
            judgement = self.question.judge(answer)
        except UnwieldyError:
            return Said("hint", (say(self.language, "exercise.unwieldy"),))
        except (ValueError, TypeError):
            return Said("hint", (say(self.language, f"exercise.unreadable.{self.question.exercise.kind}"),))
        self.attempt.count(judgement)
        said = said_of(judgement, self.question, self.attempt, self.language)
        self.attempt.is_solved |= judgement.verdict == "right"
        redraw_progress()
        return said

    def hint(self) -> Said:
        """Give the first hint, then the second one, then the first one again."""
        self._hints_given += 1
        return hint_said(self.question, self.language, is_first=self._hints_given % 2 == 1)

    def reveal(self) -> Said:
        """Tell the way to the answer, unless it is switched off on this computer."""
        said = way_said(self.question, self.language)
        self.attempt.is_revealed |= said.mood == "way"
        redraw_progress()
        return said

    def html(self) -> str:
        """Return the question and its cards as HTML."""
        prose = PROSE[self.language][self.question.exercise.id]
        prompt = marked_html(filled(prose.prompt, self.question, self.language))
        return (
            f'<div class="kododo-question"><h3>{prose.title}<span>{self._place()}</span></h3>'
            f"<p>{prompt}</p>{cards_html(self.question.draft, self.language)}</div>"
        )

    def _repr_html_(self) -> str:
        """Return the question with its hint and its way folded away, for a page without a kernel."""
        folded = {"hint": hint_said(self.question, self.language, is_first=True)}
        if is_way_open():
            folded["reveal"] = way_said(self.question, self.language)
        details = "".join(
            f"<details><summary>{say(self.language, f'exercise.{name}')}</summary>{said.html()}</details>"
            for name, said in folded.items()
        )
        return page(f"{self.html()}{details}", style_sheet() + exercise_style())

    def _place(self) -> str:
        number = f"{self.question.exercise.notebook:02}"
        return say(self.language, "exercise.place", notebook=number, seed=self.question.seed)

    def __str__(self) -> str:
        """Return the question and its cards as text."""
        prose = PROSE[self.language][self.question.exercise.id]
        prompt = unmarked(filled(prose.prompt, self.question, self.language))
        title = f"{prose.title} ({self._place()})"
        return "\n".join([title, prompt, *cards_lines(self.question.draft, self.language)])

    def __repr__(self) -> str:
        """Return the question as text."""
        return str(self)
