"""Odds as cards fall, in a notebook: choose cards, play them, and see the odds shift with every reveal."""

from __future__ import annotations

from typing import Any

from kododo_math.exact.advice.lookahead import Worth
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.odds_fall.advice import Cards, advice_html, looked_ahead
from kododo_math.views.odds_fall.figure import OddsFigure, exact_html, moment_html, told_html
from kododo_math.views.odds_fall.frames import first_round, frames_at, view_at
from kododo_math.views.odds_fall.river import river, river_style
from kododo_math.views.pictures.page import page, style_sheet
from kododo_math.views.pictures.slides import slides
from kododo_math.views.stepper.journey import READER_SEAT
from kododo_math.views.stepper.widget import HAND_BUTTONS, RoundStepper
from kododo_math.views.widgets import dim, load_ipywidgets, view_box


class OddsAsCardsFall(RoundStepper):
    """A stepper through one round that shows the reader's odds at every moment, and what each play is worth.

    Choosing cards shows at once what they would do; ``play`` plays them.
    """

    def _make_controls(self, edition: str, players: int, seed: int) -> None:
        super()._make_controls(edition, players, seed)
        self.buttons["look_ahead"] = self._button(self.look_ahead)
        self._picture, self._advice, self._style = (load_ipywidgets().HTML() for _ in range(3))
        self._is_looking_ahead = False
        self._is_dealing_out = False
        self._considered: Cards = ()
        for toggle in self._hand.cards.children:
            toggle.observe(self._guarded(self._consider, self.hand_message), "value")

    def _laid_out(self) -> Any:  # noqa: ANN401 - ipywidgets has no types
        """The story comes first, then the hand and what its cards are worth, then the settings."""
        steps, hand, deal = self._rows()
        story = [self.message.widget, self._told, self._picture]
        below = [
            self._hand.widget,
            hand,
            self.hand_message.widget,
            self._advice,
            self._table,
            deal,
            self.reminder.widget,
        ]
        return view_box(style_sheet(), [self._style, steps, *story, *below], "kododo-stepper")

    def _repr_html_(self) -> str:
        """Return the moments of the round as pictures, for a page without a kernel; it is played out at random."""
        rules, language = self.journey.game.rules, self.language
        story = tuple(place for place in self.journey.round_story() if place.kind in ("deal", "turn"))
        told = frames_at(story, READER_SEAT)
        pages = [(str(index), moment_html(told[: index + 1], rules, language)) for index in range(len(told))]
        return page(river_style(rules.deck) + slides(pages, say(language, "slides.round"), language))

    @property
    def odds(self) -> OddsFigure:
        """What the widget shows now, as a figure."""
        story = first_round(self.journey.game)[: self.journey.index + 1]
        chosen = self._hand.chosen
        play = chosen if len(chosen) == self.journey.position.cards_to_choose else ()
        return OddsFigure(frames_at(story, READER_SEAT, play), self.journey.game.rules, self.language)

    @property
    def is_round_over(self) -> bool:
        """Whether all cards of the round are on the table."""
        return not self.journey.position.cards_to_choose

    def next(self) -> None:
        """Have everyone play a turn at random, or go on to one that was played; say so when the round is over."""
        if self.is_round_over:
            self.message.show(say(self.language, "message.round_over"))
        else:
            super().next()

    def finish_round(self) -> None:
        """Go on to the last reveal, playing at random; say so when the round is over."""
        if self.is_round_over:
            self.message.show(say(self.language, "message.round_over"))
        while not self.is_round_over:
            self.journey.forward()
        self._show()

    def play(self) -> None:
        """Play the chosen cards; say what is missing when that cannot be."""
        if self.is_round_over:
            self.hand_message.show(say(self.language, "message.round_over"))
        else:
            super().play()

    def look_ahead(self) -> None:
        """Show what each play is worth if the later turns are played well; again, show it no more."""
        if self.is_round_over:
            self.hand_message.show(say(self.language, "message.round_over"))
        else:
            self._is_looking_ahead = not self._is_looking_ahead
            self._show_advice()

    def deal(self) -> None:
        """Deal a new game by the edition, players and seed that are set, without looking ahead yet."""
        self._is_looking_ahead = False
        super().deal()

    def _consider(self) -> None:
        """Show the odds of the cards now chosen, once: where one card takes another's place, two buttons change."""
        if not self._is_dealing_out and self._hand.chosen != self._considered:
            self._show_choice()

    def _show(self) -> None:
        self._is_dealing_out = True
        self._hand.show(self.journey, self.language)
        self._is_dealing_out = False
        for part in (self._hand.widget, self._hand.cards):
            part.layout.display = "none" if self.is_round_over else ""
        for name in HAND_BUTTONS:
            dim(self.buttons[name], is_dim=self.is_round_over)
        self._style.value = river_style(self.journey.game.rules.deck)
        self._show_choice()

    def _show_choice(self) -> None:
        self._considered = self._hand.chosen
        self._show_odds()
        self._show_advice()

    def _show_odds(self) -> None:
        rules, told = self.journey.game.rules, self.odds.frames
        self._told.value = page(told_html(told, rules, self.language, is_live=True), style="")
        self._picture.value = page(river(told, rules, self.language), style="")
        self._table.value = page(exact_html(told, rules, self.language), style="")

    def _show_advice(self) -> None:
        if self.is_round_over:
            note = say(self.language, "advice.none")
            self._advice.value = page(f'<p class="kododo-hint">{note}</p>', style="")
            return
        view = view_at(self.journey.position, READER_SEAT)
        worths: dict[Cards, Worth] | None = dict(looked_ahead(view)) if self._is_looking_ahead else None
        self._advice.value = page(advice_html(view, worths, self.language, self._hand.chosen), style="")


def odds_as_cards_fall(
    edition: str = "kododo", players: int = 4, *, seed: int = 18, language: Language | None = None
) -> OddsAsCardsFall:
    """Return a fresh widget for a notebook that shows the reader's odds as the cards of a round fall.

    >>> shown = odds_as_cards_fall("limit", 3)
    >>> shown.next()
    >>> [frame.kind for frame in shown.odds.frames]
    ['start', 'hand', 'play', 'reveal']

    Raises as ``round_stepper`` does. ``odds_figure`` and ``what_should_i_play`` show the same without widgets.
    """
    language = check_language(language)
    return OddsAsCardsFall(edition, players, seed, language)
