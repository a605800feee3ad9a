"""How likely what a position shows was, exactly, in a round of uniformly random play."""

from __future__ import annotations

from kododo_math.exact.round_law import RoundLaw, round_law
from kododo_math.scoring import Step
from kododo_math.views.catalogue import Language, say, say_number
from kododo_math.views.pictures.chance_panel import Chance
from kododo_math.views.stepper.positions import Position
from kododo_math.views.text import edition_key


def chances(position: Position, language: Language = "en") -> tuple[Chance, ...]:
    """Return the exact chance of the step that ``position`` tells; before the scoring, of each way the round can end.

    >>> from kododo_math.editions import rules
    >>> from kododo_math.game import Game
    >>> from kododo_math.views.stepper.positions import positions
    >>> dealt = positions(Game.deal(rules("kododo", 2), seed=1))[0]
    >>> [chance.event for chance in chances(dealt)]
    ['A color scores', 'Only Kododos score', 'Nobody scores']
    >>> sum(chance.probability for chance in chances(dealt))
    Fraction(1, 1)
    """
    if position.kind == "result":
        return ()
    law = round_law(position.rules)
    if position.verdict is not None:
        return (_chance_of(position.steps_told[-1], law, position, language),)
    kododos = say(language, edition_key(position.rules, "kododos"))
    return (
        Chance(say(language, "chance.color"), law.p_majority),
        Chance(say(language, "chance.kododo", kododos=kododos), law.p_kododo),
        Chance(say(language, "chance.nothing"), law.p_nothing),
    )


def _chance_of(step: Step, law: RoundLaw, position: Position, language: Language) -> Chance:
    kododos = say(language, edition_key(position.rules, "kododos"))
    match step.kind:
        case "kododo" if step.met:
            return Chance(say(language, "chance.kododo", kododos=kododos), law.p_kododo)
        case "kododo":
            counted = say_number(language, edition_key(position.rules, "chance.kododo_count"), step.count)
            return Chance(counted, law.kododo_count[step.count])
        case "burst":
            return Chance(say(language, "chance.burst", kododos=kododos), law.p_burst)
        case "tie":
            return Chance(say(language, "chance.tie", kododos=kododos), law.p_tie)
        case "majority":
            noun = "chance.count" if position.rules.kododo_counts_for_color else "chance.number_count"
            return Chance(say_number(language, noun, step.count), law.scoring_count[step.count])
        case "nothing":
            return Chance(say(language, "chance.nothing"), law.p_nothing)
