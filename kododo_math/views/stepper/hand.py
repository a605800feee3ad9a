"""The reader's hand as cards that can be pressed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from urllib.parse import quote

from kododo_math.cards import Card
from kododo_math.views.catalogue import Language, say, say_number
from kododo_math.views.pictures.card_svg import card_name, card_svg
from kododo_math.views.pictures.page import page
from kododo_math.views.stepper.journey import READER_SEAT, Journey
from kododo_math.views.widgets import load_ipywidgets


class HandPicker:
    """One toggle button a card; of those pressed, the latest stay, as many as the turn takes."""

    def __init__(self, hand_size: int) -> None:
        """Make the buttons; ``show`` puts cards on them."""
        widgets = load_ipywidgets()
        self._hint, self._faces = widgets.HTML(), widgets.HTML()
        self._toggles = [widgets.ToggleButton() for _ in range(hand_size)]
        self._hand: list[Card] = []
        self._names: list[str] = []
        self._pressed: list[Any] = []
        self._limit = 0
        for toggle in self._toggles:
            toggle.add_class("kododo-pick").add_class(face_class(toggle))
            toggle.observe(self._press, "value")
        self.cards = widgets.HBox(self._toggles).add_class("kododo-row-of-widgets")
        self.widget = widgets.VBox([self._faces, self._hint])

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards whose buttons are pressed."""
        pairs = zip(self._toggles, self._hand, strict=False)
        return tuple(card for toggle, card in pairs if toggle.value)

    def show(self, journey: Journey, language: Language) -> None:
        """Put the hand at this position on the buttons, none of them pressed."""
        position = journey.position
        colors = position.rules.deck.colors
        self._hand = sorted(position.hands[READER_SEAT], key=lambda card: (colors.index(card.color), card.points))
        self._limit = position.cards_to_choose
        self._hint.value = page(f'<p class="kododo-hint">{hand_hint(journey, language)}</p>', style="")
        faces = zip(self._toggles, self._hand, strict=False)
        rules = "".join(face_rule(toggle, card_svg(card, position.rules, language)) for toggle, card in faces)
        self._faces.value = f"<style>{rules}</style>"
        for index, toggle in enumerate(self._toggles):
            toggle.layout.display = "" if index < len(self._hand) else "none"
            toggle.disabled = not self._limit
            toggle.value = False
        self._names = [card_name(card, position.rules, language) for card in self._hand]
        self._describe()

    def _press(self, change: dict[str, Any]) -> None:
        self._pressed = [toggle for toggle in self._pressed if toggle is not change["owner"]]
        if change["new"]:
            self._pressed.append(change["owner"])
        if len(self._pressed) > self._limit:
            self._pressed[0].value = False
        self._describe()

    def _describe(self) -> None:
        """Name the cards; a mark tells which are chosen, for eyes and for screen readers."""
        for toggle, name in zip(self._toggles, self._names, strict=False):
            toggle.description = f"✓ {name}" if toggle.value else name


def face_class(toggle: Any) -> str:  # noqa: ANN401 - ipywidgets has no types
    """Return the class that gives a button the face of a card."""
    return f"kododo-face-{toggle.model_id}"


def face_rule(toggle: Any, svg: str) -> str:  # noqa: ANN401 - ipywidgets has no types
    """Return the style rule that puts a picture on a button of that class."""
    return f'.{face_class(toggle)} {{ --k-face: url("{_data_url(svg)}"); }}'


@lru_cache(maxsize=256)
def _data_url(svg: str) -> str:
    return f"data:image/svg+xml,{quote(svg)}"


def hand_hint(journey: Journey, language: Language) -> str:
    """Say what can be done with the hand at this position.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.game import Game
    >>> hand_hint(Journey(Game.deal(rules(), seed=1)), "en")
    'Your hand, player 1: choose 2 cards and press Play, or press Next to have everyone play at random.'
    """
    position = journey.position
    if position.result is not None:
        return say(language, "hint.over")
    if not position.cards_to_choose:
        return say(language, "hint.scoring")
    key = "hint.choose" if journey.is_at_end else "hint.choose_again"
    return say(language, key, cards=say_number(language, "cards", position.cards_to_choose))
