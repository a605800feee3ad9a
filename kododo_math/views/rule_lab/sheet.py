"""The rule sheet as controls: fields that a reader changes, and the rule set they make."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from kododo_math.cards import COLORS, check_integer, quoted
from kododo_math.deck import Deck
from kododo_math.design.settings import changed
from kododo_math.editions import EDITIONS, player_counts
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, say
from kododo_math.views.widgets import label, load_ipywidgets

MOST_COLORS = 10
"""So many can be told apart on a screen."""
MODES, AWARDS = ("at_least", "exactly", "off"), ("all", "one")
SWITCHES = ("kododo_counts_for_color", "tie_cascade", "burst_cascade", "kododo_first")
GROUPS = {
    "sheet": ("edition", "players", "burst", "kododo_number", "kododo_mode", "turns", "hand_size", "removed"),
    "deck": ("colors", "kododos", "numbers"),
    "switches": (*SWITCHES, "kododo_award"),
}
_NUMBERS = ("players", "burst", "kododo_number", "hand_size", "removed", "colors", "kododos")
_COUNTED = re.compile(r"(?P<count>\d{1,4})\s*[x×*]\s*(?P<points>\d{1,3})")  # noqa: RUF001 - a reader may type either


class RuleSheet:
    """The fields of a rule sheet; ``changed_to`` is called with the rule set after each change by the reader.

    ``guarded`` makes of a handler, and the group of its field, one whose errors the reader sees.
    """

    def __init__(
        self,
        guarded: Callable[[Callable[[], None], str], Callable[[object], None]],
        changed_to: Callable[[RuleSet], None],
    ) -> None:
        """Make the fields; ``show`` fills them in."""
        self._changed_to = changed_to
        self._is_filling_in = False
        self.design: RuleSet | None = None
        self.fields = {name: _field(name) for names in GROUPS.values() for name in names}
        for group, name in ((group, name) for group, names in GROUPS.items() for name in names):
            field = self.fields[name].add_class("kododo-field").add_class(f"kododo-field-{name}")
            field.layout.width = "100%"
            field.style.description_width = "initial"
            field.observe(self._hearing(guarded(partial(self._take, name), group)), "value")

    def _hearing(self, handler: Callable[[object], None]) -> Callable[[object], None]:
        """Return a handler of what the reader changes, deaf to what ``show`` fills in."""

        def heard(event: object) -> None:
            if not self._is_filling_in:
                handler(event)

        return heard

    def _take(self, name: str) -> None:
        if self.design is not None:
            self._changed_to(with_field(self.design, name, self.fields[name].value))

    def show(self, design: RuleSet, language: Language) -> None:
        """Fill in the fields with a design, and name them."""
        self._is_filling_in = True
        try:
            self.design = design
            self._offer_choices(design, language)
            for name, field in self.fields.items():
                label(field, say(language, f"design.field.{name}"))
                value = field_value(design, name)
                if field.value != value:
                    field.value = value
        finally:
            self._is_filling_in = False

    def _offer_choices(self, design: RuleSet, language: Language) -> None:
        editions = [*EDITIONS, *([] if design.edition in EDITIONS else [design.edition])]
        _offer(self.fields["edition"], [(name, name) for name in editions])
        for name, values in (("kododo_mode", MODES), ("kododo_award", AWARDS)):
            _offer(self.fields[name], [(say(language, f"design.value.{value}"), value) for value in values])

    def group(self, name: str) -> Any:  # noqa: ANN401 - ipywidgets has no types
        """Return the fields of a group, one below the other."""
        return load_ipywidgets().VBox([self.fields[field] for field in GROUPS[name]]).add_class("kododo-fields")


def _offer(field: Any, options: list[tuple[str, str]]) -> None:  # noqa: ANN401 - ipywidgets has no types
    if list(field.options) != options:
        value = field.value
        field.options = options
        if value in [option for _, option in options]:
            field.value = value


def _field(name: str) -> Any:  # noqa: ANN401 - ipywidgets has no types
    widgets = load_ipywidgets()
    if name in _NUMBERS:
        return widgets.FloatText(step=1, continuous_update=False)  # IntText would read 2.5 as 25, without a word
    if name in SWITCHES:
        return widgets.Checkbox(indent=False)
    if name in ("turns", "numbers"):
        return widgets.Text(continuous_update=False)
    options = {"edition": list(EDITIONS), "kododo_mode": list(MODES), "kododo_award": list(AWARDS)}[name]
    return widgets.Dropdown(options=options)


def field_value(design: RuleSet, name: str) -> Any:  # noqa: ANN401 - as the field has it
    """Return what a field shows of a design.

    >>> from kododo_math.editions import rules
    >>> field_value(rules("limit", 4), "turns"), field_value(rules("limit", 4), "numbers")
    ('2, 1, 1', '6x2, 5x3, 2x4, 1x5, 1x6')
    """
    if name == "turns":
        return ", ".join(map(str, design.turns))
    if name == "colors":
        return len(design.deck.colors)
    if name == "kododos":
        return design.deck.kododos
    if name == "numbers":
        return ", ".join(f"{count}x{points}" for points, count in design.deck.numbers.items())
    return getattr(design, name)


def with_field(design: RuleSet, name: str, value: Any) -> RuleSet:  # noqa: ANN401 - as the field has it
    """Return a design with one field changed; a change of players or edition brings the printed numbers.

    An edition that is not for so many players comes with the most it has.

    >>> from kododo_math.editions import rules
    >>> with_field(rules("limit", 4), "numbers", "6x2, 4x5").deck.numbers_per_color
    10

    Raises ``TypeError`` or ``ValueError`` with a sentence for what makes no rule set.
    """
    deck = design.deck
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if name == "edition":
        counts = player_counts(value)
        return changed(design, {name: value, "players": design.players if design.players in counts else counts[-1]})
    if name == "turns":
        return changed(design, {"turns": _read_turns(value)})
    if name == "colors":
        return changed(design, {"deck": Deck(_names(value, deck.colors), deck.kododos, dict(deck.numbers))})
    if name == "kododos":
        return changed(design, {"deck": Deck(deck.colors, value, dict(deck.numbers))})
    if name == "numbers":
        return changed(design, {"deck": Deck(deck.colors, deck.kododos, read_numbers(value))})
    return changed(design, {name: value})


def _names(size: int, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return so many names of colors: those of the deck, then the printed ones, then ones made up."""
    check_integer("colors", size, least=1, most=max(MOST_COLORS, len(known)))
    made_up = [f"C{chr(ord('A') + index)}" for index in range(MOST_COLORS)]
    names = [*known, *(color for color in COLORS if color not in known), *(n for n in made_up if n not in known)]
    return tuple(names[:size])


def _read_turns(text: str) -> tuple[int, ...]:
    words = text.replace(",", " ").split()
    if not words or not all(re.fullmatch(r"\d{1,3}", word) for word in words):
        msg = f"turns: expected cards per turn, as in '2, 1, 1', got {quoted(text)}"
        raise ValueError(msg)
    return tuple(map(int, words))


def read_numbers(text: str) -> dict[int, int]:
    """Read the number cards of a color: how many, and worth what.

    >>> read_numbers("6x2, 5 * 3")
    {2: 6, 3: 5}

    Raises ``ValueError`` for a text that cannot be read or is empty, and for the same points twice.
    """
    found: dict[int, int] = {}
    for part in re.split(r"\s*[,;]\s*", text.strip(" ,;")):
        match = _COUNTED.fullmatch(part)
        if match is None or int(match["points"]) in found:
            msg = f"numbers of a color: expected counts and points, each once, as in '6x2, 5x3', got {quoted(text)}"
            raise ValueError(msg)
        found[int(match["points"])] = int(match["count"])
    return found
