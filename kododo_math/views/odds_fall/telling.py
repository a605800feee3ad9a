"""What a moment has to say, in words."""

from __future__ import annotations

from fractions import Fraction

from kododo_math.cards import KODODO, color_symbol
from kododo_math.rule_set import RuleSet
from kododo_math.views.catalogue import Language, color_name, say, say_list, say_number
from kododo_math.views.numbers import grouped, percent
from kododo_math.views.odds_fall.frames import Frame, Outcome
from kododo_math.views.text import edition_key


def outcome_name(outcome: Outcome, rules: RuleSet, language: Language) -> str:
    """Name what scores: a color, only the Kododos, or nobody.

    >>> from kododo_math.editions import rules
    >>> [outcome_name(outcome, rules("hahn"), "de") for outcome in ("teal", "kododo", None)]
    ['Türkis', 'nur Hahn-Karten', 'niemand']
    """
    if outcome is None:
        return say(language, "outcome.nothing")
    if outcome == KODODO:
        return say(language, "outcome.kododo", kododos=say(language, edition_key(rules, "kododos")))
    return color_name(language, outcome)


def outcome_symbol(outcome: Outcome) -> str:
    """Return the letter that stands for an outcome where there is little room.

    >>> [outcome_symbol(outcome) for outcome in ("teal", "kododo")]
    ['T', 'K']
    """
    if outcome is None:
        return "\N{EN DASH}"
    return "K" if outcome == KODODO else color_symbol(outcome)


def decimals(number: Fraction, language: Language, digits: int = 2, sign: str = "") -> str:
    """Return ``number`` with a fixed number of decimals, with a plus if ``sign`` is one.

    >>> decimals(Fraction(2, 3), "de"), decimals(Fraction(2, 3), "en", 1, "+")
    ('0,67', '+0.7')
    """
    text = f"{abs(float(number)):.{digits}f}"
    minus = "\N{MINUS SIGN}" if number < 0 else sign
    return minus + grouped(text, language)


def moment_name(frame: Frame, language: Language) -> str:
    """Name a moment, with its turn if it has one."""
    name = say(language, "moment.if" if frame.is_if else f"moment.{frame.kind}")
    return f"{say(language, 'moment.turn', turn=frame.turn)}: {name}" if frame.turn else name


def moment_lines(frame: Frame, before: Frame | None, rules: RuleSet, language: Language) -> list[str]:
    """Say what the moment means: what is likeliest, what has changed most, and the points to expect."""
    if frame.kind == "end":
        scoring = next(outcome for outcome, chance in frame.scoring.items() if chance == 1)
        points = say_number(language, "points", int(frame.expected_points))
        end = say(language, "told.end", outcome=outcome_name(scoring, rules, language))
        return [f"{end} {say(language, 'told.end.points', points=points)}"]
    likeliest = _likeliest(frame, rules, language)
    change = [_change(frame, before, rules, language)] if before else []
    expected = say(language, "told.expect", points=decimals(frame.expected_points, language))
    return [" ".join((likeliest, *change, expected))]


def _likeliest(frame: Frame, rules: RuleSet, language: Language) -> str:
    most = max(frame.scoring.values())
    names = [outcome_name(outcome, rules, language) for outcome, chance in frame.scoring.items() if chance == most]
    key = "told.likeliest" if len(names) == 1 else "told.likeliest.many"
    return say(language, key, outcomes=say_list(language, names), percent=percent(most, language))


def _change(frame: Frame, before: Frame, rules: RuleSet, language: Language) -> str:
    outcome = max(frame.scoring, key=lambda outcome: abs(frame.scoring[outcome] - before.scoring[outcome]))
    return say(
        language,
        "told.change",
        outcome=outcome_name(outcome, rules, language),
        before=percent(before.scoring[outcome], language),
        now=percent(frame.scoring[outcome], language),
    )


def odds_line(frame: Frame, rules: RuleSet, language: Language) -> str:
    """List the chance of each outcome that is possible.

    >>> from kododo_math.editions import rules
    >>> odds_line(Frame("end", 3, (), (), {"teal": Fraction(1), None: Fraction(0)}, Fraction(4)), rules(), "en")
    'teal 100 %'
    """
    return ", ".join(
        f"{outcome_name(outcome, rules, language)} {percent(chance, language)}"
        for outcome, chance in frame.scoring.items()
        if chance
    )
