"""The partitions of a table as a gallery of pictures, each with its exact share of all tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from math import comb
from typing import Literal, get_args

from kododo_math.cards import check_integer
from kododo_math.exact.symbolic.partitions import Parts, arrangements, partitions, ways
from kododo_math.rule_set import RuleSet
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.numbers import grouped, one_in, percent
from kododo_math.views.partitions.drawing import ending, fates_of, gallery_page, partition_svg
from kododo_math.views.pictures.chance_panel import model_of
from kododo_math.views.text import edition_key

Ending = Literal["majority", "nothing"]
_TIMES = " \N{MULTIPLICATION SIGN} "


@dataclass(frozen=True, slots=True)
class PartitionGallery:
    """Partitions of the table as pictures in a notebook, and as text anywhere else; ``left_out`` are not drawn."""

    rules: RuleSet
    parts: tuple[Parts, ...]
    left_out: tuple[Parts, ...] = ()
    language: Language = "en"

    @property
    def probability(self) -> Fraction:
        """The exact share of all tables, those of partitions that are not drawn included."""
        return _share((*self.parts, *self.left_out), self.rules)

    def _repr_html_(self) -> str:
        levels = max(parts[0] for parts in self.parts)
        pictures = (self._picture(parts, levels) for parts in self.parts)
        return gallery_page(say(self.language, "partition.title"), pictures, self._notes())

    def _picture(self, parts: Parts, levels: int) -> str:
        share = _share([parts], self.rules)
        return (
            f"{partition_svg(parts, self.rules, levels, self.language)}"
            f'<p class="kododo-share"><strong>{percent(share, self.language)}</strong>'
            f"<span>{escape(one_in(share, self.language))}</span></p>"
            f'<p class="kododo-product">{escape(self._product(parts))}</p>'
        )

    def _product(self, parts: Parts) -> str:
        """Return how the tables of a partition are counted, factor by factor."""
        per_color = self.rules.deck.cards_per_color
        factors = [arrangements(parts), *(comb(per_color, part) for part in parts if part)]
        product = _TIMES.join(grouped(str(factor), self.language) for factor in factors)
        return say(self.language, "partition.tables", product=product)

    def _notes(self) -> list[str]:
        tables = grouped(str(comb(self.rules.deck.size, self.rules.table_size)), self.language)
        total = say(
            self.language, "partition.sum", share=percent(_share(self.parts, self.rules), self.language), tables=tables
        )
        more = say(
            self.language,
            "partition.more",
            number=len(self.left_out),
            share=percent(_share(self.left_out, self.rules), self.language),
        )
        kododos = say(self.language, edition_key(self.rules, "kododos"))
        note = say(self.language, "partition.note", kododos=kododos)
        return [total, *([more] if self.left_out else []), note, model_of(self.rules, self.language)]

    def __repr__(self) -> str:
        """Return the gallery as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the gallery as text: a line for each partition, then what the numbers mean."""
        lines = [
            f"{' + '.join(map(str, parts))}: {percent(_share([parts], self.rules), self.language)} "
            f"({self._product(parts)}). {ending(parts, self.rules, self.language)}"
            for parts in self.parts
        ]
        return "\n".join([say(self.language, "partition.title"), *lines, *self._notes()])


def partition_figure(
    rules: RuleSet, ending: Ending | None = None, most: int = 12, language: Language | None = None
) -> PartitionGallery:
    """Return the partitions of the table as pictures, the likeliest first, at most ``most`` of them drawn.

    ``ending`` chooses those after which a color scores, ``"majority"``, or nobody does, ``"nothing"``, if the Kododos
    do not decide the round.

    >>> from kododo_math.editions import rules
    >>> gallery = partition_figure(rules("kododo", 2, kododo_mode="off"), "nothing")
    >>> from kododo_math.exact.round_law import round_law
    >>> gallery.probability == round_law(gallery.rules).p_nothing
    True

    Raises ``ValueError`` for another ending, no picture at all, and rules under which Kododos count for no color.
    """
    language = check_language(language)
    check_given("partition_figure", rules, RuleSet, "rules()")
    if ending not in (None, *get_args(Ending)):
        msg = f"ending: expected one of {', '.join(get_args(Ending))}, got {ending!r}"
        raise ValueError(msg)
    check_integer("pictures of partitions", most, least=1)
    if not rules.kododo_counts_for_color:
        msg = "partitions: expected rules under which Kododos count for their color, got kododo_counts_for_color=False"
        raise ValueError(msg)
    deck = rules.deck
    every = partitions(rules.table_size, len(deck.colors), deck.cards_per_color)
    asked = [parts for parts in every if ending is None or _ends_in(parts, rules) == ending]
    asked.sort(key=lambda parts: ways(parts, deck.cards_per_color), reverse=True)
    return PartitionGallery(rules, tuple(asked[:most]), tuple(asked[most:]), language)


def _ends_in(parts: Parts, rules: RuleSet) -> Ending:
    return "majority" if "majority" in fates_of(parts, rules).values() else "nothing"


def _share(of: Sequence[Parts], rules: RuleSet) -> Fraction:
    tables = sum(ways(parts, rules.deck.cards_per_color) for parts in of)
    return Fraction(tables, comb(rules.deck.size, rules.table_size))
