"""The round stepper: deal, play, and step through a game and its scoring, in a notebook."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from kododo_math.cards import check_integer
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.game import Game
from kododo_math.views.catalogue import LANGUAGES, Language, check_language, say, say_number
from kododo_math.views.pictures.page import page, style_sheet
from kododo_math.views.pictures.slides import slides
from kododo_math.views.stepper.figure import RoundFigure, table_html, told_html
from kododo_math.views.stepper.hand import HandPicker
from kododo_math.views.stepper.journey import Journey
from kododo_math.views.widgets import MessageBox, dim, fit, label, load_ipywidgets, view_box

MAX_SEED = 999_999

HAND_BUTTONS = ("play", "look_ahead")
"""Buttons that stand beside the hand."""


class RoundStepper:
    """A widget that steps through a game; ``round_stepper`` makes one, and a notebook shows it.

    Its buttons call the methods of the same names. ``journey`` is where the reader is. What a press leads to is said
    beside it: ``message`` below the steps, ``hand_message`` below the hand, ``reminder`` below the menus.
    """

    def __init__(self, edition: str, players: int, seed: int, language: Language) -> None:
        """Lay out the widgets, wire them, and deal the first game."""
        self.language = language
        check_integer("seed", seed, least=0, most=MAX_SEED)
        self.journey = Journey(Game.deal(rules(edition, players), seed))
        self.message, self.hand_message, self.reminder = MessageBox(), MessageBox(), MessageBox()
        self._hand = HandPicker(self.journey.game.rules.hand_size)
        self._make_controls(edition, players, seed)
        self._told, self._table = (load_ipywidgets().HTML() for _ in range(2))
        self.widget = self._laid_out()
        self._relabel()

    def _make_controls(self, edition: str, players: int, seed: int) -> None:
        widgets = load_ipywidgets()
        handlers = (self.previous, self.next, self.finish_round, self.play, self.deal, self.reseed)
        self.buttons = {handler.__name__: self._button(handler) for handler in handlers}
        self.choices = {
            "edition": widgets.Dropdown(options=list(EDITIONS), value=edition),
            "players": widgets.Dropdown(options=player_counts(edition), value=players),
            "seed": widgets.BoundedIntText(value=seed, min=0, max=MAX_SEED, continuous_update=False),
            "language": widgets.Dropdown(
                options=[(say(code, "language"), code) for code in LANGUAGES], value=self.language
            ),
        }
        for name, choice in self.choices.items():
            fit(choice)
            choice.add_class(f"kododo-choice-{name}")
        self.choices["edition"].observe(self._guarded(self._offer_player_counts, self.reminder), "value")
        for name in ("players", "seed"):
            self.choices[name].observe(self._guarded(self._remind, self.reminder), "value")
        self.choices["language"].observe(self._guarded(self._change_language, self.message), "value")

    def _button(self, handler: Callable[[], None]) -> Any:  # noqa: ANN401 - ipywidgets has no types
        button = load_ipywidgets().Button()
        button.add_class("kododo-button").add_class(f"kododo-{handler.__name__}")
        button.on_click(self._guarded(handler, self.hand_message if handler.__name__ in HAND_BUTTONS else self.message))
        return button

    def _guarded(self, handler: Callable[[], None], box: MessageBox) -> Callable[[object], None]:
        """Return a handler that answers in a box, and only there."""
        guard = box.guard(handler, lambda: self.language)

        def answered(event: object = None) -> None:
            for other in (self.message, self.hand_message):
                other.show("")
            guard(event)

        return answered

    def _rows(self) -> list[Any]:
        """Return the steps, the hand with what can be done with it, and what a new game is dealt by."""
        rows = (
            [self.buttons[name] for name in ("previous", "next", "finish_round")],
            [self._hand.cards, *(self.buttons[name] for name in HAND_BUTTONS if name in self.buttons)],
            [*self.choices.values(), self.buttons["deal"], self.buttons["reseed"]],
        )
        return [load_ipywidgets().HBox(row).add_class("kododo-row-of-widgets") for row in rows]

    def _laid_out(self) -> Any:  # noqa: ANN401 - ipywidgets has no types
        """Previous and Next come first, so that the keyboard finds them first."""
        steps, hand, deal = self._rows()
        story = [self.message.widget, self._told, self._table]
        below = [self._hand.widget, hand, self.hand_message.widget, deal, self.reminder.widget]
        return view_box(style_sheet(), [steps, *story, *below], "kododo-stepper")

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:  # noqa: ANN401 - as Jupyter calls it
        return self.widget._repr_mimebundle_(**kwargs)

    @property
    def figure(self) -> RoundFigure:
        """What the stepper shows now, as a figure."""
        return RoundFigure(self.journey.position, self.language)

    def _repr_html_(self) -> str:
        """Return the round as pictures of its steps, for a page without a kernel; it is played out at random."""
        pages = [
            (str(index), told_html(position, self.language) + table_html(position, self.language))
            for index, position in enumerate(self.journey.round_story())
        ]
        return page(slides(pages, say(self.language, "slides.round"), self.language))

    def next(self) -> None:
        """Go to the next position; a turn that has not been played is played at random. At the end say so."""
        self._go_on(self.journey.forward)

    def previous(self) -> None:
        """Go to the position before; say so where there is none."""
        is_beginning = self.journey.index == 0
        self.journey.back()
        self._show()
        if is_beginning:
            self.message.show(say(self.language, "message.beginning"))

    def finish_round(self) -> None:
        """Go on to the end of the round's scoring; say so when the game has ended."""
        self._go_on(self.journey.finish_round)

    def _go_on(self, go: Callable[[], None]) -> None:
        is_over = self.is_game_over
        go()
        self._show()
        if is_over:
            self.message.show(say(self.language, "message.over"))

    @property
    def is_game_over(self) -> bool:
        """Whether the reader sees the end of the game: nothing comes after it."""
        return self.journey.position.result is not None

    def play(self) -> None:
        """Play the chosen cards; with too few chosen, say how many it takes."""
        wanted = self.journey.position.cards_to_choose
        if not wanted:
            self.hand_message.show(say(self.language, "message.over" if self.is_game_over else "message.no_play"))
        elif len(self._hand.chosen) != wanted:
            self.hand_message.show(
                say(self.language, "message.choose", cards=say_number(self.language, "cards", wanted))
            )
        else:
            self.journey.play(self._hand.chosen)
            self._show()

    def deal(self) -> None:
        """Deal a new game by the edition, players and seed that are set."""
        edition, players, seed = self._settings
        self.journey = Journey(Game.deal(rules(edition, players), seed))
        self._remind()
        self._show()

    def reseed(self) -> None:
        """Draw a new seed and deal by it."""
        self.choices["seed"].value = random.SystemRandom().randint(0, MAX_SEED)
        self.deal()

    def _offer_player_counts(self) -> None:
        players, counts = self.choices["players"].value, player_counts(self.choices["edition"].value)
        self.choices["players"].options = counts
        self.choices["players"].value = players if players in counts else counts[-1]
        self._remind()

    @property
    def _settings(self) -> tuple[Any, ...]:
        return tuple(self.choices[name].value for name in ("edition", "players", "seed"))

    def _remind(self) -> None:
        """Say that what is set differs from what was dealt, for as long as it does."""
        game = self.journey.game
        is_dealt = self._settings == (game.rules.edition, game.rules.players, game.seed)
        self.reminder.show("" if is_dealt else say(self.language, "message.deal"))

    def _change_language(self) -> None:
        self.language = check_language(self.choices["language"].value)
        self._relabel()

    def _relabel(self) -> None:
        for name, button in self.buttons.items():
            button.description = say(self.language, f"button.{name}")
            button.tooltip = say(self.language, f"tooltip.{name}")
        for name, choice in self.choices.items():
            label(choice, say(self.language, f"choice.{name}"))
        self._remind()
        self._show()

    def _show(self) -> None:
        position = self.journey.position
        self._told.value = page(told_html(position, self.language, is_live=True), style="")
        self._table.value = page(table_html(position, self.language), style="")
        self._hand.show(self.journey, self.language)
        dim(self.buttons["play"], is_dim=not position.cards_to_choose)


def round_stepper(
    edition: str = "kododo", players: int = 4, *, seed: int = 18, language: Language | None = None
) -> RoundStepper:
    """Return a fresh round stepper for a notebook, dealt by ``seed``.

    >>> stepper = round_stepper("limit", 3)
    >>> stepper.next()
    >>> stepper.figure.position.turn
    1

    Raises ``ValueError`` or ``TypeError`` for what no edition prints, and ``ModuleNotFoundError`` with
    the command that installs ipywidgets where it is missing. ``round_figure`` shows the same without widgets.
    """
    language = check_language(language)
    return RoundStepper(edition, players, seed, language)
