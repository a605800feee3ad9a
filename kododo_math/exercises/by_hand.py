"""Exercises for notebooks 00 to 02: count, score, and find out why, by hand."""

from __future__ import annotations

import random

from kododo_math.cards import COLORS
from kododo_math.editions import player_counts, rules
from kododo_math.exercises.answers import NOTHING
from kododo_math.exercises.laying import (
    dealt_table,
    drawn_counts,
    kinds_of,
    leaders,
    of_color,
    on_table,
    points_of,
    step_kinds,
    whole,
    winner,
)
from kododo_math.exercises.question import Draft, asks
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import color_counts, score_round


@asks("number", notebook=0)
def cards_of_a_color(rng: random.Random) -> Draft:
    """How many cards of a color lie on the table?"""
    sheet, color = rules("kododo", 3), rng.choice(COLORS)
    plays = dealt_table(rng, sheet)
    cards = of_color(on_table(plays), color)
    return Draft(
        answer=whole(len(cards)),
        mistakes={
            "kododos_left_out": whole(sum(not card.kododo for card in cards)),
            "points_for_cards": whole(points_of(cards)),
        },
        values={"color": color, "cards": tuple(cards)},
        rules=sheet,
        plays=plays,
    )


@asks("number", notebook=0)
def points_of_a_color(rng: random.Random) -> Draft:
    """How many points are all cards of a color on the table worth?"""
    sheet, color = rules("kododo", 3), rng.choice(COLORS)
    plays = dealt_table(rng, sheet)
    cards = of_color(on_table(plays), color)
    return Draft(
        answer=whole(points_of(cards)),
        mistakes={
            "cards_for_points": whole(len(cards)),
            "kododos_left_out": whole(points_of([card for card in cards if not card.kododo])),
        },
        values={"color": color, "cards": tuple(cards)},
        rules=sheet,
        plays=plays,
    )


@asks("color", notebook=1)
def who_scores(rng: random.Random) -> Draft | None:
    """Which color scores, when it is not the one with the most cards?"""
    sheet = rules("kododo", rng.choice(player_counts("kododo")))
    plays = dealt_table(rng, sheet)
    verdict, counts = score_round(plays, sheet), color_counts(on_table(plays), sheet)
    if kinds_of(verdict)[-1:] != ["majority"] or len(verdict.steps) == 2:  # noqa: PLR2004 - the check and the majority
        return None
    return Draft(
        answer=str(verdict.scoring),
        mistakes={"most_cards": leaders(counts), "stopped": NOTHING},
        values={"burst": sheet.burst, "counts": counts, "verdict": verdict},
        rules=sheet,
        plays=plays,
    )


@asks("number", notebook=1)
def points_of_a_player(rng: random.Random) -> Draft:
    """How many points does one player take from the round?"""
    sheet = rules("kododo", rng.choice(player_counts("kododo")))
    plays = dealt_table(rng, sheet)
    verdict, seat = score_round(plays, sheet), rng.randrange(sheet.players)
    return Draft(
        answer=whole(verdict.points[seat]),
        mistakes={
            "everyone": whole(sum(verdict.points)),
            "cards_for_points": whole(len(verdict.scored[seat])),
            "every_color": whole(points_of(plays[seat])),
        },
        values={"player": seat + 1, "burst": sheet.burst, "verdict": verdict, "cards": verdict.scored[seat]},
        rules=sheet,
        plays=plays,
    )


@asks("number", notebook=1)
def cards_to_a_burst(rng: random.Random) -> Draft | None:
    """How many more cards make a color burst?"""
    sheet, color = rules("kododo", rng.choice(player_counts("kododo"))), rng.choice(COLORS)
    plays = dealt_table(rng, sheet, cards_each=3)
    cards = of_color(on_table(plays), color)
    if len(cards) >= sheet.burst:
        return None
    return Draft(
        answer=whole(sheet.burst - len(cards)),
        mistakes={
            "only_above": whole(sheet.burst - len(cards) + 1),
            "kododos_left_out": whole(sheet.burst - sum(not card.kododo for card in cards)),
        },
        values={"color": color, "burst": sheet.burst, "count": len(cards), "players": sheet.players},
        rules=sheet,
        plays=plays,
    )


@asks("color", notebook=2)
def burst_reached(rng: random.Random) -> Draft | None:
    """Which color scores when the leader has exactly the burst number?"""
    sheet = _any_sheet(rng)
    counts = drawn_counts(rng, sheet)
    leading = leaders(counts)
    if step_kinds(counts, sheet) != ["burst", "majority"] or [counts[color] for color in leading] != [sheet.burst]:
        return None
    return _about_counts(counts, sheet, only_above=leading)


@asks("color", notebook=2)
def tie_for_most(rng: random.Random) -> Draft | None:
    """Which color scores when two lead with the same number of cards?"""
    sheet = _any_sheet(rng)
    counts = drawn_counts(rng, sheet)
    if step_kinds(counts, sheet) != ["tie", "majority"]:
        return None
    return _about_counts(counts, sheet, tied=leaders(counts))


@asks("color", notebook=2)
def burst_then_tie(rng: random.Random) -> Draft | None:
    """Which color scores after a burst and a tie?"""
    sheet = _any_sheet(rng)
    counts = drawn_counts(rng, sheet)
    if step_kinds(counts, sheet) != ["burst", "tie", "majority"]:
        return None
    below = {color: count for color, count in counts.items() if count < sheet.burst}
    return _about_counts(counts, sheet, burst_ignored=leaders(counts), tied=leaders(below))


def _any_sheet(rng: random.Random) -> RuleSet:
    edition = rng.choice(("kododo", "limit"))
    return rules(edition, rng.choice((3, 4, 5)))


def _about_counts(counts: dict[str, int], sheet: RuleSet, **tempting: list[str]) -> Draft:
    """Ask which color scores, with few Kododos on the table and these colors to fall for."""
    return Draft(
        answer=winner(counts, 0, sheet),
        mistakes={**tempting, "stopped": NOTHING},
        values={
            "edition": sheet.edition,
            "players": sheet.players,
            "burst": sheet.burst,
            "counts": counts,
            "low": {color: count for color, count in counts.items() if count < sheet.burst},
        },
    )


@asks("color", notebook=2)
def kododos_decide(rng: random.Random) -> Draft:
    """What scores with one Kododo more than the Kododo number, by "at least" or by "exactly"?"""
    sheet = rules(rng.choice(("kododo", "limit")), rng.choice((3, 4, 5)))
    counts, kododos = drawn_counts(rng, sheet), sheet.kododo_number + 1
    other = sheet.replace(kododo_mode="exactly" if sheet.kododo_mode == "at_least" else "at_least")
    return Draft(
        answer=winner(counts, kododos, sheet),
        mistakes={"other_mode": winner(counts, kododos, other), "stopped": NOTHING},
        values={
            "edition": sheet.edition,
            "players": sheet.players,
            "burst": sheet.burst,
            "counts": counts,
            "kododos": kododos,
            "kododo_number": sheet.kododo_number,
            "is_at_least": sheet.kododo_mode == "at_least",
            "colors_say": winner(counts, 0, sheet),
        },
    )


@asks("color", notebook=2)
def last_card(rng: random.Random) -> Draft | None:
    """Which color must the last card have, so that a given color scores?"""
    sheet = _any_sheet(rng)
    counts = drawn_counts(rng, sheet, sheet.table_size - 1)
    results = {color: winner({**counts, color: counts[color] + 1}, 0, sheet) for color in counts}
    target = rng.choice(COLORS)
    ways = [color for color, result in results.items() if result == target]
    if len(ways) != 1 or target in ways or leaders(counts) != leaders(counts)[:1]:
        return None
    rows = [{"color": color, "result": result} for color, result in results.items()]
    values = {"edition": sheet.edition, "players": sheet.players, "burst": sheet.burst, "counts": counts}
    return Draft(
        answer=ways[0],
        mistakes={"more_of_the_same": target, "stopped": NOTHING},
        values={**values, "target": target, "rows": rows},
    )
