"""What a position has to say: where in the game it is, and what is known by then."""

from __future__ import annotations

from kododo_math.game_records import Result
from kododo_math.scoring import color_counts
from kododo_math.views.catalogue import Language, say, say_list, say_number
from kododo_math.views.stepper.positions import Position
from kododo_math.views.text import explain_step, lead, player_name


def place_lines(position: Position, language: Language) -> tuple[str, str]:
    """Return the round, and the turn or the step of the scoring."""
    rules = position.rules
    key = "place.round" if rules.target_score is None else "place.deal"
    values = {"deal": position.deal, "round": position.round, "rounds": rules.rounds_per_game}
    return say(language, key, **values), _moment(position, language)


def _moment(position: Position, language: Language) -> str:
    match position.kind:
        case "turn":
            return say(language, "place.turn", turn=position.turn, turns=len(position.rules.turns))
        case "step":
            steps = len(position.verdict.steps) if position.verdict else 0
            return say(language, "place.step", step=position.step + 1, steps=steps)
        case "result":
            return say(language, "place.result")
        case _:
            return say(language, "place.start")


def told_lines(position: Position, language: Language) -> list[str]:
    """Return what is known by this position, a line each; of a scoring, the lines of ``explain`` told so far."""
    if position.result is not None:
        return [_result_line(position.result, language)]
    if position.verdict is not None:
        return [explain_step(position.verdict, step, language) for step in range(position.step + 1)]
    return [_turn_line(position, language) if position.kind == "turn" else _start_line(position, language)]


def _start_line(position: Position, language: Language) -> str:
    draw_pile = say_number(language, "cards", position.draw_pile_size)
    hand = say_number(language, "cards", len(position.hands[0]))
    key = position.kind if position.draw_pile_size or position.kind == "deal" else "round.last"
    return say(language, key, hand=hand, draw_pile=draw_pile)


def _turn_line(position: Position, language: Language) -> str:
    counts = color_counts(position.on_table, position.rules)
    most = max(counts.values())
    leaders = tuple(color for color in counts if counts[color] == most)
    leading = lead(position.rules, leaders, most, language) if most else say(language, "turn.empty")
    cards = say_number(language, "cards", len(position.revealed[0]))
    return say(language, "turn", cards=cards, turn=position.turn, lead=leading)


def _result_line(result: Result, language: Language) -> str:
    winners = [player_name(language, seat) for seat in result.winners]
    points = say_number(language, "points.with", max(result.points))
    key = "result" if len(winners) == 1 else "result.many"
    return say(language, key, winners=say_list(language, winners), points=points)
