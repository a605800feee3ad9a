"""Why a round is scored as it is, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from kododo_math.rule_set import RuleSet
from kododo_math.scoring import Step, Verdict
from kododo_math.views.arguments import check_given
from kododo_math.views.catalogue import Language, check_language, color_name, say, say_list, say_number


def explain(verdict: Verdict, language: Language | None = None) -> str:
    """Tell why the round was scored so: one line for each step of the verdict.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.scoring import score_round
    >>> verdict = score_round(["TK T2 T3 O5", "T4 T2 O2 G3"], rules("kododo", 2))
    >>> print(explain(verdict))
    There is 1 Kododo on the table. Kododos decide the round only at 6 or more, so the colors decide.
    Teal leads with 5 cards. The burst number is 5, so teal bursts and is discarded.
    Of the colors left, orange leads with 2 cards. That is below the burst number 5, so orange scores: \
5 points for player 1 and 2 points for player 2.

    Languages are ``"en"`` and ``"de"``; edition ``hahn`` says Hahn instead of Kododo in both. Raises
    ``ValueError`` for another language.
    """
    language = check_language(language)
    check_given("explain", verdict, Verdict, "score_round()")
    return "\n".join(explain_step(verdict, index, language) for index in range(len(verdict.steps)))


def explain_step(verdict: Verdict, index: int, language: Language = "en") -> str:
    """Tell one step of a verdict: what was found, and what follows from it.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.scoring import score_round
    >>> verdict = score_round(["TK T2 T3 O5", "T4 T2 O2 G3"], rules("kododo", 2))
    >>> explain_step(verdict, 1, "de")
    'Türkis führt mit 5 Karten. Die Grenze ist 5, also platzt Türkis und wird abgelegt.'
    """
    step = verdict.steps[index]
    if step.kind == "kododo":
        return _explain_kododos(verdict, step, language)
    if step.kind == "nothing":
        return say(language, _nothing_key(verdict))
    is_first = all(before.kind == "kododo" for before in verdict.steps[:index])
    consequence = say(
        language,
        step.kind + _many(step.colors),
        threshold=step.threshold,
        colors=color_list(language, step.colors),
        points=_points(verdict, language),
    )
    return f"{lead(verdict.rules, step.colors, step.count, language, is_first=is_first)} {consequence}"


def lead(rules: RuleSet, colors: tuple[str, ...], count: int, language: Language, *, is_first: bool = True) -> str:
    """Say which colors have the most cards of those that are left.

    >>> from kododo_math.editions import rules
    >>> lead(rules("kododo", 4), ("teal", "pink"), 3, "en")
    'Teal and pink lead with 3 cards each.'
    """
    key = ("lead" if is_first else "lead.left") + _many(colors)
    noun = "cards" if rules.kododo_counts_for_color else "number_cards"
    return say(language, key, colors=color_list(language, colors), count=say_number(language, noun, count))


def color_list(language: Language, colors: tuple[str, ...]) -> str:
    """List colors by name, as in a sentence."""
    return say_list(language, [color_name(language, color) for color in colors])


def counted_colors(language: Language, counts: Mapping[str, int]) -> str:
    """List colors with their numbers of cards.

    >>> counted_colors("de", {"teal": 3, "green": 1})
    'Türkis 3, Grün 1'
    """
    return ", ".join(f"{color_name(language, color)} {count}" for color, count in counts.items())


def player_name(language: Language, seat: int) -> str:
    """Name the player at ``seat``, counted from 0; readers count from 1."""
    return say(language, "player", number=seat + 1)


def edition_key(rules: RuleSet, key: str) -> str:
    """Return the key of what this edition calls its Kododos.

    >>> from kododo_math.editions import rules
    >>> say("de", edition_key(rules("hahn"), "kododos"))
    'Hahn-Karten'
    """
    return f"hahn.{key}" if rules.edition == "hahn" else key


def kododo_threshold(rules: RuleSet, language: Language) -> str:
    """Say how many Kododos it takes.

    >>> from kododo_math.editions import rules
    >>> kododo_threshold(rules("limit", 4), "en")
    'exactly 6'
    """
    return say(language, f"threshold.{rules.kododo_mode}", number=rules.kododo_number)


def _explain_kododos(verdict: Verdict, step: Step, language: Language) -> str:
    rules = verdict.rules
    values = {
        "are": say_number(language, edition_key(rules, "kododos.are"), step.count),
        "kododos": say(language, edition_key(rules, "kododos")),
        "threshold": kododo_threshold(rules, language),
        "points": _points(verdict, language),
    }
    found, follows = "kododo.table", "kododo.colors_decide"
    if not rules.kododo_first:
        found, follows = "kododo.table.late", "kododo.too_late"
    if step.met:
        follows = "kododo.met.one" if rules.kododo_award == "one" else "kododo.met"
    return f"{say(language, found, **values)} {say(language, follows, **values)}"


def _nothing_key(verdict: Verdict) -> str:
    kinds = [step.kind for step in verdict.steps]
    if kinds[-2:-1] == ["kododo"] and not verdict.rules.kododo_first:
        return "nothing.late"
    colors = [kind for kind in kinds if kind in ("burst", "tie")]
    cascades = {"burst": verdict.rules.burst_cascade, "tie": verdict.rules.tie_cascade}
    is_stopped = bool(colors) and not cascades[colors[-1]] and colors.count(colors[-1]) > 1
    return f"nothing.{colors[-1]}" if is_stopped else "nothing"


def _points(verdict: Verdict, language: Language) -> str:
    """Say who takes how many points; of a table that is not split among players, how many there are in all."""
    if len(verdict.points) == 1:
        return say(language, "whatif.points", points=say_number(language, "points", verdict.points[0]))
    won = [
        say(language, "points_for", points=say_number(language, "points", points), player=player_name(language, seat))
        for seat, points in enumerate(verdict.points)
        if points
    ]
    return say_list(language, won) if won else say(language, "points_for_nobody")


def _many(colors: tuple[str, ...]) -> str:
    return ".many" if len(colors) > 1 else ""
