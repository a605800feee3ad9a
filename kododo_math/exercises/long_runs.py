"""Exercises for notebooks 05 and 07: many rounds, their scatter, and strategies against one another."""

from __future__ import annotations

import random
from fractions import Fraction
from math import comb, isqrt, perm

from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.exact.round_law import RoundLaw, round_law
from kododo_math.exercises.laying import whole
from kododo_math.exercises.question import Draft, asks

_EVENTS = ("p_kododo", "p_burst", "p_tie", "p_nothing")
_ROOT_DIGITS = 15


def root(number: Fraction) -> Fraction:
    """Return a square root to fifteen decimals.

    >>> float(root(Fraction(2)))
    1.414213562373095
    """
    scale = 10**_ROOT_DIGITS
    return Fraction(isqrt(int(number * scale**2)), scale)


def _four_decimals(number: Fraction) -> Fraction:
    return Fraction(round(number * 10**4), 10**4)


def _drawn_event(rng: random.Random) -> tuple[dict[str, object], Fraction]:
    """Draw an edition and an event; return them with the event's chance to four decimals."""
    edition = rng.choice(tuple(EDITIONS))
    players = rng.choice(player_counts(edition))
    event, law = rng.choice(_EVENTS), round_law(rules(edition, players))
    chance = _four_decimals(getattr(law, event))
    return {"edition": edition, "players": players, "event": event, "chance": chance, "rest": 1 - chance}, chance


@asks("number", notebook=5)
def expected_rounds(rng: random.Random) -> Draft | None:
    """In how many of many rounds does something happen, on average?"""
    values, chance = _drawn_event(rng)
    rounds = rng.choice((500, 2000, 10_000, 50_000))
    if not chance:
        return None
    return Draft(
        answer=rounds * chance,
        mistakes={
            "complement": rounds * (1 - chance),
            "one_in": 1 / chance,
            "share": chance,
        },
        values={**values, "rounds": rounds},
    )


@asks("number", notebook=5)
def standard_error(rng: random.Random) -> Draft | None:
    """How far does a simulated share scatter?"""
    values, chance = _drawn_event(rng)
    rounds = rng.choice((400, 1000, 2500, 10_000))
    variance = chance * (1 - chance) / rounds
    if chance < Fraction(1, 25):
        return None
    return Draft(
        answer=root(variance),
        mistakes={
            "no_root": variance,
            "rounds_forgotten": root(chance * (1 - chance)),
            "complement_forgotten": root(chance / rounds),
        },
        values={**values, "rounds": rounds, "variance": variance},
    )


@asks("number", notebook=5)
def sharper_estimate(rng: random.Random) -> Draft:
    """How many rounds does an estimate take that is so many times as sharp?"""
    rounds, times = rng.choice((1000, 2000, 5000, 20_000)), rng.choice((3, 4, 5, 10))
    return Draft(
        answer=whole(rounds * times**2),
        mistakes={
            "square_forgotten": whole(rounds * times),
            "only_the_extra": whole(rounds * times**2 - rounds),
        },
        values={"rounds": rounds, "times": times, "square": times**2},
    )


@asks("number", notebook=5)
def how_surprising(rng: random.Random) -> Draft | None:
    """How many standard errors lies a result off?"""
    values, chance = _drawn_event(rng)
    rounds = rng.choice((400, 1000, 2500, 10_000))
    error = root(chance * (1 - chance) / rounds)
    seen = round(rounds * (chance + Fraction(rng.choice((-30, -24, -17, 16, 25, 31)), 10) * error))
    off = Fraction(seen, rounds) - chance
    if chance < Fraction(1, 25) or seen < 0:
        return None
    return Draft(
        answer=off / error,
        mistakes={
            "turned_round": -off / error,
            "rounds_forgotten": off / root(chance * (1 - chance)),
            "relative": off / chance,
        },
        values={**values, "rounds": rounds, "seen": seen, "share": Fraction(seen, rounds), "error": error, "off": off},
    )


@asks("number", notebook=7)
def seatings(rng: random.Random) -> Draft:
    """How many tables does a tournament have?"""
    strategies, seats = rng.randint(5, 12), rng.randint(3, 4)
    return Draft(
        answer=whole(perm(strategies, seats)),
        mistakes={
            "line_ups_only": whole(comb(strategies, seats)),
            "rotations_only": whole(comb(strategies, seats) * seats),
            "with_itself": whole(strategies**seats),
        },
        values={
            "strategies": strategies,
            "seats": seats,
            "line_ups": comb(strategies, seats),
            "orders": perm(seats),
            "factors": " · ".join(str(strategies - seat) for seat in range(seats)),
        },
    )


@asks("probability", notebook=7)
def balance_point(rng: random.Random) -> Draft | None:
    """At which share of cooperators do both kinds of players fare equally well?"""
    both_help, help_a_rival, rival_a_helper, both_rivals = (Fraction(rng.randint(0, 9)) for _ in range(4))
    slope = both_help - help_a_rival - rival_a_helper + both_rivals
    if slope == 0 or both_help + both_rivals == 0:
        return None
    share = (both_rivals - help_a_rival) / slope
    return Draft(
        answer=share,
        mistakes={"other_share": 1 - share, "own_kind_only": both_rivals / (both_help + both_rivals)},
        values={
            "a": both_help,
            "b": help_a_rival,
            "c": rival_a_helper,
            "d": both_rivals,
            "slope": slope,
            "rise": both_rivals - help_a_rival,
        },
    )


@asks("number", notebook=7)
def points_of_the_table(rng: random.Random) -> Draft:
    """What does one of several equal players take from a game on average?"""
    edition = rng.choice(tuple(EDITIONS))
    sheet = rules(edition, rng.choice(player_counts(edition)))
    law: RoundLaw = round_law(sheet)
    total = _four_decimals(law.points.mean)
    return Draft(
        answer=total * sheet.rounds_per_game / sheet.players,
        mistakes={
            "everyone": total * sheet.rounds_per_game,
            "one_round": total / sheet.players,
            "last_round_forgotten": total * (sheet.rounds_per_game - 1) / sheet.players,
        },
        values={"edition": edition, "players": sheet.players, "total": total, "rounds": sheet.rounds_per_game},
    )
