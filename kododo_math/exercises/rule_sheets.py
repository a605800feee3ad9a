"""Exercises for notebooks 08 and 09: choose a rule, make a game come out even, read a rule sheet."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import prod

from kododo_math.cards import COLORS
from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.round_law import RoundLaw, round_law, round_laws
from kododo_math.exercises.answers import Settings
from kododo_math.exercises.laying import whole
from kododo_math.exercises.question import Draft, asks
from kododo_math.numbers_game.clauses import CARDS
from kododo_math.numbers_game.readings import PRIZES, score
from kododo_math.rule_set import RuleSet


def _share_of_a_hundred(chance: Fraction) -> Fraction:
    """Return a chance in tenths of a percent."""
    return Fraction(round(1000 * chance), 1000)


@asks("number", notebook=8)
def burst_for_a_target(rng: random.Random) -> Draft | None:
    """Which burst number makes bursts so frequent?"""
    edition = rng.choice(("kododo", "limit"))
    sheet = rules(edition, rng.choice(player_counts(edition)))
    bursts = range(4, 11)
    laws = dict(zip(bursts, round_laws(sheet.replace(burst=burst) for burst in bursts), strict=True))
    burst = rng.choice(bursts[1:-1])
    target = _share_of_a_hundred(laws[burst].p_burst)
    if target < Fraction(1, 100):
        return None
    empty = min(bursts, key=lambda number: abs(laws[number].p_nothing - target))
    return Draft(
        answer=whole(burst),
        mistakes={"only_above": whole(burst - 1), "nobody_scores": whole(empty)},
        values={
            "edition": edition,
            "players": sheet.players,
            "target": target,
            "rows": [{"burst": number, "chance": law.p_burst} for number, law in laws.items()],
        },
    )


@asks("number", notebook=8)
def smallest_removal(rng: random.Random) -> Draft | None:
    """How many cards must go so that a game comes out even?"""
    sheet = _own_sheet(rng)
    if not sheet.even_removals[0]:
        return None
    return Draft(
        answer=whole(sheet.even_removals[0]),
        mistakes={
            "deal_forgotten": whole(sheet.deck.size % sheet.table_size),
            "missing_for_missing": whole(sheet.table_size - sheet.even_removals[0]),
        },
        values=_sheet_values(sheet) | {"undealt": sheet.draw_pile_size, "fitting": _fitting(sheet)},
    )


def _own_sheet(rng: random.Random) -> RuleSet:
    """Draw a deck, a number of players and turns that no edition prints."""
    deck = Deck(colors=COLORS[: rng.randint(3, 5)], kododos=rng.randint(3, 6), numbers={2: 8, 3: rng.randint(4, 9)})
    turns = rng.choice(((2, 1, 1), (2, 2, 1), (1, 1, 1), (2, 1)))
    return rules("kododo", rng.choice((2, 3, 4)), deck=deck, turns=turns, removed=0)


def _fitting(sheet: RuleSet) -> int:
    return sheet.draw_pile_size - sheet.even_removals[0]


def _sheet_values(sheet: RuleSet) -> dict[str, object]:
    return {
        "size": sheet.deck.size,
        "players": sheet.players,
        "hand": sheet.hand_size,
        "removed": sheet.removed,
        "each": sheet.cards_per_round,
        "turns": ", ".join(map(str, sheet.turns)),
        "table": sheet.table_size,
    }


@asks("number", notebook=8)
def rounds_of_a_game(rng: random.Random) -> Draft:
    """How many rounds does one deal last?"""
    uneven = _own_sheet(rng)
    sheet = uneven.replace(removed=rng.choice(uneven.even_removals[:2]))
    left = sheet.deck.size - sheet.removed
    return Draft(
        answer=whole(sheet.rounds_per_game),
        mistakes={
            "last_round_forgotten": whole(sheet.rounds_per_game - 1),
            "deal_forgotten": whole(left // sheet.table_size + 1),
        },
        values=_sheet_values(sheet) | {"pile": sheet.draw_pile_size, "before": sheet.rounds_per_game - 1},
    )


@asks("number", notebook=8)
def rare_kododos(rng: random.Random) -> Draft:
    """Which Kododo number makes the Kododos decide only so rarely?"""
    sheet, rare = (
        rules("kododo", rng.choice(player_counts("kododo"))),
        rng.choice((*range(10, 100, 5), *range(100, 1001, 25))),
    )
    count, numbers = round_law(sheet).kododo_count, range(1, sheet.table_size)
    answer = next(n for n in numbers if count.at_least(n) < Fraction(1, rare))
    past_the_middle = [n for n in numbers if n > count.mean]
    return Draft(
        answer=whole(answer),
        mistakes={
            "exactly": whole(next(n for n in past_the_middle if count[n] < Fraction(1, rare))),
            "one_too_many": whole(answer + 1),
        },
        values={
            "players": sheet.players,
            "rare": rare,
            "before": answer - 1,
            "chance": count.at_least(answer),
            "chance_before": count.at_least(answer - 1),
            "drawn": sheet.table_size,
        },
    )


@asks("rules", notebook=8)
def rule_of_your_own(rng: random.Random) -> Draft | None:
    """Find a burst number and a Kododo number that meet three wishes at once."""
    sheet = rules("kododo", rng.choice((3, 4, 5)))
    grid = list(product(range(3, 13), range(3, 13)))
    laws = dict(zip(grid, round_laws(sheet.replace(burst=b, kododo_number=k) for b, k in grid), strict=True))
    burst, number = rng.choice([pair for pair in grid if pair[0] < sheet.burst + 2])
    aim = laws[burst, number]
    least, most = (
        _share_of_a_hundred(aim.p_kododo * Fraction(7, 10)),
        _share_of_a_hundred(aim.p_kododo * Fraction(4, 3)),
    )
    bursts = _share_of_a_hundred(aim.p_burst * Fraction(9, 10))
    if least < Fraction(1, 100) or bursts < Fraction(1, 50):
        return None
    diagnose = _wishes(sheet, least, most, bursts)
    samples = {diagnose(_settings(b, k)): _settings(b, k) for b, k in grid if b <= sheet.table_size}
    samples.pop(None, None)
    if len(samples) < 3:  # noqa: PLR2004 - one for each wish
        return None
    return Draft(
        answer=_settings(burst, number),
        mistakes={name: settings for name, settings in samples.items() if name},
        values={
            "players": sheet.players,
            "least": least,
            "most": most,
            "bursts": bursts,
            "burst": burst,
            "number": number,
            "p_kododo": aim.p_kododo,
            "p_burst": aim.p_burst,
        },
        diagnose=diagnose,
    )


def _settings(burst: int, number: int) -> Settings:
    return ("burst", burst), ("kododo_number", number)


def _wishes(sheet: RuleSet, least: Fraction, most: Fraction, bursts: Fraction) -> Callable[[Settings], str | None]:
    """Return what names the first wish that a rule does not meet."""

    def diagnosed(settings: Settings) -> str | None:
        law: RoundLaw = round_law(sheet.replace(**dict(settings)))
        if law.p_kododo < least:
            return "kododos_too_rare"
        if law.p_kododo > most:
            return "kododos_too_often"
        return "bursts_too_rare" if law.p_burst < bursts else None

    return diagnosed


@asks("number", notebook=9)
def number_of_games(rng: random.Random) -> Draft:
    """How many games does a rule sheet with gaps describe?"""
    readings = sorted((rng.randint(2, 4) for _ in range(rng.randint(3, 4))), reverse=True)
    return Draft(
        answer=whole(prod(readings)),
        mistakes={"added": whole(sum(readings)), "two_each": whole(2 ** len(readings))},
        values={"gaps": len(readings), "readings": ", ".join(map(str, readings)), "factors": _times(readings)},
    )


def _times(factors: list[int]) -> str:
    return " · ".join(map(str, factors))


@asks("number", notebook=9)
def points_in_the_numbers_game(rng: random.Random) -> Draft | None:
    """How many points does a card of the numbers game earn, if prizes go to the highest cards without a twin?"""
    cards = [rng.choice(CARDS) for _ in range(rng.choice((4, 5)))]
    seat = rng.randrange(len(cards))
    single = sorted((card for card in cards if cards.count(card) == 1), reverse=True)
    if cards[seat] not in single:
        return None
    distinct = sorted(set(cards), reverse=True)
    return Draft(
        answer=whole(score(cards)[seat]),
        mistakes={
            "prize_lost": whole(_prize(distinct.index(cards[seat]))),
            "card_for_points": whole(cards[seat]),
        },
        values={
            "cards": ", ".join(map(str, cards)),
            "player": seat + 1,
            "card": cards[seat],
            "players": len(cards),
            "single": ", ".join(map(str, single)),
            "place": single.index(cards[seat]) + 1,
        },
    )


def _prize(place: int) -> int:
    return PRIZES[place] if place < len(PRIZES) else 0


@asks("probability", notebook=9)
def highest_card_alone(rng: random.Random) -> Draft:
    """How likely does one player alone hold the highest card of the numbers game?"""
    players, top = rng.choice((2, 3, 4)), rng.randint(4, 8)
    hands = list(product(range(1, top + 1), repeat=players))
    alone = sum(hand.count(max(hand)) == 1 for hand in hands)
    different = sum(len(set(hand)) == players for hand in hands)
    return Draft(
        answer=Fraction(alone, len(hands)),
        mistakes={
            "one_certain_player": Fraction(alone, len(hands) * players),
            "all_different" if players > 2 else "a_tie": Fraction(  # noqa: PLR2004 - two alone differ or tie
                different if players > 2 else len(hands) - alone,  # noqa: PLR2004
                len(hands),
            ),
        },
        values={
            "players": players,
            "top": top,
            "hands": len(hands),
            "alone": alone,
            "others": players - 1,
            "rows": [{"card": card, "ways": players * (card - 1) ** (players - 1)} for card in range(2, top + 1)],
        },
    )
