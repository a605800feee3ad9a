"""What a card is worth: by its number, as its color grows, and in every edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from kododo_math.cards import Card
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.exact.card_worth import card_worth
from kododo_math.rule_set import RuleSet
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, check_language, color_name, say, say_number
from kododo_math.views.odds_fall.river import fill_class, mini_cards, river_style
from kododo_math.views.odds_fall.sheet import SheetRow, sheet
from kododo_math.views.odds_fall.telling import decimals
from kododo_math.views.pictures.card_svg import card_name
from kododo_math.views.pictures.chance_panel import model_of
from kododo_math.views.pictures.page import page
from kododo_math.views.text import edition_key
from kododo_math.views.worth.bars import WorthBar, WorthFigure


def worth_of_cards(
    rules: RuleSet, table: Sequence[Card] | str = (), color: str = "teal", language: Language | None = None
) -> WorthFigure:
    """Return what each card of a color is worth, with the cards of ``table`` on the table already.

    >>> from kododo_math.editions import rules
    >>> print(worth_of_cards(rules("kododo", 4)))
    What a card is worth
    TK: 0.289 = ...

    Raises ``ValueError`` for a table that cannot be, a color the deck does not have, and an unknown language.
    """
    language = check_language(language)
    check_given("worth_of_cards", rules, RuleSet, "rules()")
    seen = rules.deck.parse(table)
    worths = {card: worth for card, worth in card_worth(rules, seen).items() if card.color == color}
    if not worths:
        msg = f"color: expected one of {', '.join(rules.deck.colors)} with cards not on the table, got {color!r}"
        raise ValueError(msg)
    bars = tuple(
        WorthBar(mini_cards([card], rules, language), str(card), card, worth) for card, worth in worths.items()
    )
    kododos = say(language, edition_key(rules, "kododos"))
    notes = [model_of(rules, language), say(language, "worth.note")]
    if any(worth.from_kododos for worth in worths.values()):
        notes.append(say(language, "worth.note.kododo", kododos=kododos))
    before = f"{escape(say(language, 'worth.on_table'))} {mini_cards(seen, rules, language)}" if seen else ""
    return WorthFigure(
        say(language, "worth.title"),
        say(language, "worth.card"),
        bars,
        rules,
        tuple(notes),
        language,
        f'<div class="kododo-before">{before}</div>' if before else "",
    )


def worth_as_color_grows(rules: RuleSet, card: Card | str, language: Language | None = None) -> WorthFigure:
    """Return what a number card is worth when none, one, two … others of its color lie on the table before it.

    The last row is the card that makes its color burst, if the opponents play enough cards for it.

    >>> from kododo_math.editions import rules
    >>> figure = worth_as_color_grows(rules("kododo", 4), "T6")
    >>> [round(float(bar.worth.worth), 2) for bar in figure.bars]
    [1.55, 2.1, 2.65, 2.86, 2.32, 1.04, 0.0]

    Raises ``ValueError`` for a card that the deck does not have, and for an unknown language.
    """
    language = check_language(language)
    check_given("worth_as_color_grows", rules, RuleSet, "rules()")
    (chosen,) = rules.deck.parse(card if isinstance(card, str) else [card])
    rules.deck.verify_holds([chosen])
    others = [c for c in rules.deck.cards if c.color == chosen.color and not c.kododo and c != chosen]
    most = min(rules.burst - 1, rules.table_size - rules.cards_per_round, len(others))
    bars = tuple(
        WorthBar(
            _tiles(chosen.color, count, rules, language),
            say_number(language, "cards", count),
            chosen,
            card_worth(rules, others[:count])[chosen],
        )
        for count in range(most + 1)
    )
    title = say(language, "worth.title.grows", card=card_name(chosen, rules, language))
    notes = (model_of(rules, language), say(language, "worth.note"))
    return WorthFigure(title, say(language, "worth.before"), bars, rules, notes, language)


def _tiles(color: str, count: int, rules: RuleSet, language: Language) -> str:
    tile = f'<i class="{fill_class(color, rules)}"></i>'
    name = f"{say_number(language, 'cards', count)}, {color_name(language, color)}" if count else ""
    label = escape(name or say_number(language, "cards", 0))
    return (
        f'<span class="kododo-tile-row" role="img" aria-label="{label}">{tile * count}'
        f'<b aria-hidden="true">{count}</b></span>'
    )


@dataclass(frozen=True, slots=True)
class EditionsTable:
    """The worth of one card in every edition, as HTML in a notebook, and as text anywhere else."""

    card: Card
    worths: dict[tuple[str, int], Fraction]
    language: Language

    def _repr_html_(self) -> str:
        counts = [say(self.language, "worth.players", number=number) for number in _PLAYERS]
        most = max(self.worths.values()) or Fraction(1)
        rows = [
            SheetRow(f"<b>{edition}</b>", [self._cell(edition, number, most) for number in _PLAYERS])
            for edition in EDITIONS
        ]
        table = sheet("editions", self._title, [say(self.language, "choice.edition"), *counts], rows, self._notes)
        return page(f"{river_style(rules().deck)}{table}")

    def _cell(self, edition: str, number: int, most: Fraction) -> str:
        if (edition, number) not in self.worths:
            return "\N{EN DASH}"
        worth = self.worths[edition, number]
        fill, width = fill_class(self.card.color, rules()), float(100 * worth / most)
        return (
            f"<b>{decimals(worth, self.language, 3)}</b>"
            f'<div class="kododo-stack" aria-hidden="true"><i class="{fill}" style="width:{width:.2f}%"></i></div>'
        )

    @property
    def _title(self) -> str:
        return say(self.language, "worth.title.editions", card=card_name(self.card, rules(), self.language))

    @property
    def _notes(self) -> tuple[str, ...]:
        return say(self.language, "worth.note"), say(self.language, "worth.note.none")

    def __repr__(self) -> str:
        """Return the table as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the table as text: a line for each edition and number of players, with the exact fraction."""
        lines = [
            f"{say(self.language, 'worth.cell', edition=edition, players=number)}: "
            f"{decimals(worth, self.language, 3)} = {worth}"
            for (edition, number), worth in self.worths.items()
        ]
        return "\n".join([self._title, *lines, self._notes[0]])


_PLAYERS = (2, 3, 4, 5)


def worth_in_editions(card: str, language: Language | None = None) -> EditionsTable:
    """Return what one card is worth in each edition and for each number of players.

    >>> print(worth_in_editions("T6"))
    Teal 6 in every edition
    kododo, 2 players: 1.718 = ...

    Raises ``ValueError`` for a card the deck does not have, and for an unknown language.
    """
    language = check_language(language)
    (chosen,) = rules().deck.parse(card)
    rules().deck.verify_holds([chosen])
    return EditionsTable(
        chosen,
        {
            (edition, number): card_worth(rules(edition, number))[chosen].worth
            for edition in EDITIONS
            for number in player_counts(edition)
        },
        language,
    )
