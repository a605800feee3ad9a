"""A design and the one held beside it, as a page of exact numbers; and designs, searches and effects as tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from kododo_math.design.effect import compare
from kododo_math.design.settings import is_printed, own_fields
from kododo_math.design.sweep import check_rules, numbers_of_all
from kododo_math.design.tables.joint import most_kinds
from kododo_math.editions import rules as printed_rules
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, capitalized, check_language, say, say_list, say_number
from kododo_math.views.laws_compared.figure import LawFigure, law_style
from kododo_math.views.laws_compared.sides import Side
from kododo_math.views.numbers import one_in, percent
from kododo_math.views.pictures.chance_panel import fraction_html
from kododo_math.views.pictures.page import page
from kododo_math.views.rule_lab.heatmap import Map, told_value
from kododo_math.views.rule_lab.tables import ABSENT, TableFigure, lab_style, table_html, told_difference, told_number

ENDINGS = ("p_majority", "p_nothing", "p_kododo")
EVENTS = (*ENDINGS, "p_burst", "p_tie")
MEANS = {"points_mean": "points_sd", "player_points_mean": "player_points_sd"}
"""Means, and the standard deviations that go with them."""
NUMBERS = (*EVENTS, *MEANS, *MEANS.values())
GAME_NUMBERS = ("rounds", "empty_rounds", "game_points")
MOST_KINDS_AT_ONCE = 1_000
"""More kinds of tables than these would keep the reader waiting."""


@dataclass(frozen=True, slots=True)
class DesignFigure:
    """A design beside a reference: HTML in a notebook, text anywhere else."""

    design: RuleSet
    reference: RuleSet
    language: Language = "en"

    def _repr_html_(self) -> str:
        shown = self.design, self.reference, self.language
        return page(numbers_html(*shown) + points_html(*shown), lab_style() + law_style())

    def __repr__(self) -> str:
        """Return the figure as text."""
        return str(self)

    def __str__(self) -> str:
        """Return the numbers as a table, and the sentences below it."""
        table = TableFigure(_heads(self.language), tuple(_rows(self.design, self.reference, self.language)))
        return "\n".join((str(table), *told_lines(self.design, self.reference, self.language)))


def design_figure(design: RuleSet, reference: RuleSet | None = None, language: Language | None = None) -> DesignFigure:
    """Return what a design does to the game, beside a reference; without one, beside what its edition prints.

    >>> from kododo_math.editions import rules
    >>> print(design_figure(rules("limit", 5), rules("kododo", 5)))  # doctest: +ELLIPSIS
      Under random play ...
      A color scores ...

    Raises ``ValueError`` for an unknown language, ``TypeError`` for what is no rule set.
    """
    check_rules("design_figure", design)
    beside = printed_beside(design) if reference is None else reference
    check_rules("design_figure", beside)
    return DesignFigure(design, beside, check_language(language))


def printed_beside(design: RuleSet) -> RuleSet:
    """Return what the rulebook prints for a design's edition and players; the design itself where it prints nothing."""
    try:
        return printed_rules(design.edition, design.players)
    except ValueError:
        return design


def values_of(rules: RuleSet) -> dict[str, Fraction | float]:
    """Return the numbers of a design, by quantity: exact but for the spreads; those of a game if it is of one deal."""
    (numbers,) = numbers_of_all([rules])
    values: dict[str, Fraction | float] = {name: getattr(numbers, name) for name in NUMBERS}
    if rules.is_playable and rules.target_score is None:
        rounds = Fraction(rules.rounds_per_game)
        points = rounds * numbers.player_points_mean
        values |= zip(GAME_NUMBERS, (rounds, rounds * numbers.p_nothing, points), strict=True)
    return values


def numbers_html(design: RuleSet, reference: RuleSet, language: Language) -> str:
    """Return the numbers of both designs, what is to be said of them, and the exact fractions."""
    lines = "".join(f"<p>{escape(line)}</p>" for line in told_lines(design, reference, language))
    values = values_of(design)
    fractions = "".join(
        f"<dt>{escape(say(language, f'design.quantity.{name}'))}</dt><dd>{fraction_html(value)}</dd>"
        for name in (*EVENTS, *MEANS)
        if isinstance(value := values[name], Fraction)
    )
    table = table_html(_heads(language), list(_rows(design, reference, language)))
    summary = say(language, "design.exact")
    exact = f'<details class="kododo-fractions"><summary>{summary}</summary><dl>{fractions}</dl></details>'
    return (
        f'<section class="kododo-panel"><h3>{say(language, "design.title")}</h3>{table}'
        f'<div class="kododo-lab-told">{lines}</div>{exact}</section>'
    )


def points_html(design: RuleSet, reference: RuleSet, language: Language) -> str:
    """Return the exact law of the points of one player in a round: of the design, and of the reference beside it."""
    shown = {"this": design} | ({"reference": reference} if reference != design else {})
    sides = (
        Side(rules, "player_points", capitalized(say(language, f"design.map.{name}"))) for name, rules in shown.items()
    )
    law = LawFigure(tuple(sides), language)
    return law.picture() + law.told() + law.tables()


def _heads(language: Language) -> tuple[str, ...]:
    return tuple(say(language, f"design.head.{head}") for head in ("quantity", "this", "reference", "difference"))


def _rows(design: RuleSet, reference: RuleSet, language: Language) -> Iterable[tuple[str, ...]]:
    here, there = values_of(design), values_of(reference)
    for name in (*EVENTS, *MEANS, *GAME_NUMBERS):
        if name in here or name in there:
            told = [_told_value(name, side, language) for side in (here, there)]
            both = name in here and name in there
            change = told_difference(name, here[name] - there[name], language) if both else ABSENT
            yield say(language, f"design.quantity.{name}"), *told, change


def _told_value(name: str, values: Mapping[str, Fraction | float], language: Language) -> str:
    """Return a number of a design, with its standard deviation where there is one."""
    if name not in values:
        return ABSENT
    told = told_number(name, values[name], language)
    return f"{told} ± {told_number(name, values[MEANS[name]], language)}" if name in MEANS else told


def told_lines(design: RuleSet, reference: RuleSet, language: Language) -> list[str]:
    """Say whether the design comes out even, in how many rounds it differs from the reference, and the model."""
    names = {"edition": design_name(design, language), "players": design.players}
    others = {"other": design_name(reference, language), "others": reference.players}
    model = say(language, "design.model", **names, **others)
    return [_arithmetic_line(design, language), *_effect_lines(design, reference, language), model]


def _arithmetic_line(design: RuleSet, language: Language) -> str:
    if design.cards_per_round > design.hand_size:
        return say(language, "design.short_hand", hand=design.hand_size, cards=design.cards_per_round)
    if design.is_even and design.target_score is not None:
        return say(language, "design.even.long", rounds=design.rounds_per_game, target=design.target_score)
    if design.is_even:
        return say(language, "design.even", rounds=design.rounds_per_game)
    uneven = say_number(language, "design.uneven", design.cards_left_over)
    removals = say_list(language, [str(removed) for removed in design.even_removals[:3]], "list.or")
    return f"{uneven} {say(language, 'design.uneven.removals', removals=removals)}" if removals else uneven


def _effect_lines(design: RuleSet, reference: RuleSet, language: Language) -> list[str]:
    if design == reference:
        return []
    counted = [rules.kododo_counts_for_color for rules in (design, reference)]
    tables = [(rules.deck, rules.players, rules.cards_per_round) for rules in (design, reference)]
    if tables[0] != tables[1]:
        return [say(language, "design.effect.other")]
    if most_kinds(design.deck, design.table_size, before=counted[0], after=counted[1]) > MOST_KINDS_AT_ONCE:
        return [say(language, "design.effect.many")]
    effect = compare(reference, design)
    share = percent(effect.share, language)
    lines = [say(language, "design.effect", share=share, one_in=one_in(effect.share, language))]
    if not effect.share:
        lines = [] if effect.cards_share else [say(language, "design.effect.none")]
    if effect.cards_share > effect.share:
        lines.append(say(language, "design.effect.cards", share=percent(effect.cards_share, language)))
    return lines


def design_name(design: RuleSet, language: Language) -> str:
    """Return a design's edition, marked where the design differs from what is printed."""
    changed = is_printed(design.edition, design.players) and own_fields(design)
    return say(language, "design.own", edition=design.edition) if changed else design.edition


def map_line(found: Map, design: RuleSet, reference: RuleSet, quantity: str, language: Language) -> str:
    """Say what a map of settings shows: both designs on it, its lowest and its highest place."""
    cells = [
        (value, burst, number)
        for number, row in zip(found.numbers, found.values, strict=True)
        for burst, value in zip(found.bursts, row, strict=True)
    ]
    (low, low_burst, low_number), (high, high_burst, high_number) = min(cells), max(cells)
    return say(
        language,
        "design.map.told",
        quantity=say(language, f"design.quantity.{quantity}"),
        this=told_number(quantity, values_of(design)[quantity], language),
        reference=told_number(quantity, values_of(reference)[quantity], language),
        low=told_value(quantity, low, language),
        high=told_value(quantity, high, language),
        low_burst=low_burst,
        low_number=low_number,
        high_burst=high_burst,
        high_number=high_number,
    )
