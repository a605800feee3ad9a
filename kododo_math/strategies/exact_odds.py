"""Strategies that count: the best play by exact odds, as if all other cards to come were drawn at random."""

from __future__ import annotations

import numpy as np

from kododo_math.rule_set import RuleSet
from kododo_math.strategies.counting import (
    Array,
    choose,
    digit_of,
    pairs_of_piles,
    sums_over_tables,
    unseen_cards,
    ways_of_piles,
)
from kododo_math.strategies.look import Look
from kododo_math.strategies.strategy import Prepare, strategy
from kododo_math.strategies.tables import AWARD_ONE, COUNTED, FIRST, HEADER, MODE, OWN, PILES, TOTAL, scoring_tables

AT_LEAST, EXACTLY = 1, 2
"""Values of ``MODE``."""


def is_met(look: Look, kododos: int) -> bool:
    """Whether so many Kododos are the only scoring cards."""
    mode = look.prepared[MODE]
    return (mode == AT_LEAST and kododos >= look.kododo_number) or (mode == EXACTLY and kododos == look.kododo_number)


def none_among(look: Look, later: int, drawn: int) -> float:
    """Return the probability that none of ``drawn`` Kododos to come is among ``later`` of the cards to come."""
    some = choose(look.prepared, look.to_come, drawn)
    return choose(look.prepared, look.to_come - later, drawn) / some if some else 0.0


def kododo_pay(look: Look, laid: int, drawn: int, own: float, total: float) -> float:
    """Return what a Kododo round is worth with ``laid`` more Kododos of mine and ``drawn`` more to come."""
    column = len(look.worth) - 1
    share = look.mine_to_come / max(look.to_come, 1)
    if not look.prepared[AWARD_ONE]:
        mine, worth = look.mine[column] + laid + drawn * share, look.worth[column] + laid + drawn
        return own * mine + total * worth
    later = (look.to_come - look.mine_to_come) // (look.players - 1)
    pay = 0.0
    for player in range(look.players):
        is_me = player == look.seat
        has = look.kododos_of[player] + (laid if is_me else 0) > 0
        gets = 1.0 if has else 1 - none_among(look, look.mine_to_come if is_me else later, drawn)
        pay += gets * (own + total) if is_me else gets * total
    return pay


def many_ways(n: int, k: int) -> float:
    """Return the binomial coefficient, for numbers too large for the tables."""
    ways = 1.0
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


def rewards_of_kododos(look: Look, kododos: int, own: float, total: float) -> Array:
    """Return by Kododos laid and to come: whether a color may score, and what the Kododos pay if none does."""
    data, in_hand = look.prepared, 0
    for kododo in look.kododos:
        in_hand += kododo
    rewards = np.zeros((2, min(look.to_play, in_hand) + 1, kododos))
    for laid in range(rewards.shape[1]):
        for drawn in range(kododos):
            met = is_met(look, look.worth[len(look.worth) - 1] + laid + drawn)
            rewards[0, laid, drawn] = 0 if met and data[FIRST] else 1
            rewards[1, laid, drawn] = kododo_pay(look, laid, drawn, own, total) if met else 0
    return rewards


def pay_when_first(look: Look, laid: int, rewards: Array) -> float:
    """Return the pay of the Kododos, times all ways, where they are looked at before the colors."""
    unseen, kododos = 0, 0
    for color in range(len(look.unseen)):
        unseen += look.unseen[color]
        kododos += look.unseen_kododos[color]
    value = 0.0
    for drawn in range(rewards.shape[2]):
        others = many_ways(unseen - kododos, look.to_come - drawn)
        value += choose(look.prepared, kododos, drawn) * others * rewards[1, laid, drawn]
    return value


def plays_of(look: Look) -> Array:
    """Return every play as a row: a bit for each card, the digits it adds to the table, and its Kododos."""
    data, size = look.prepared, len(look.colors)
    plays = []
    for mask in range(1, 1 << size):
        cards, digits, kododos = 0, 0, 0
        for card in range(size):
            if mask >> card & 1:
                cards += 1
                kododos += look.kododos[card]
                pile = look.colors[card] if data[COUNTED] or not look.kododos[card] else data[PILES] - 1
                digits += digit_of(data, pile)
        if cards == look.to_play:
            plays.append((mask, digits, kododos))
    return plays


def shapes_of(plays: Array) -> Array:
    """Return the different pairs of digits and Kododos among the plays."""
    shapes = [plays[0][1:]]
    for play in plays:
        if play[1:] not in shapes:
            shapes.append(play[1:])
    return np.array(shapes)


def value_of(look: Look, mask: int, sums: Array, own: float, total: float) -> float:
    """Return what a play is worth, times all ways, from the sums for its shape."""
    data = look.prepared
    share = look.mine_to_come / max(look.to_come, 1)
    value: float = sums[data[PILES]] * (own * share + total) + sums[data[PILES] + 1]
    for color in range(len(look.unseen)):
        value += sums[color] * (own * look.mine[color] + total * look.worth[color])
    for card in range(len(look.colors)):
        if mask >> card & 1 and (data[COUNTED] or not look.kododos[card]):
            value += sums[look.colors[card]] * look.points[card] * (own + total)
    return value


def next_of_play(look: Look, play: int) -> int:
    """Return the first card of a play, and note those that are left, by the places where they will then be."""
    card, last = 0, len(look.colors) - 1
    while not play >> card & 1:
        card += 1
    left = play ^ 1 << card
    if left >> last & 1:  # the last card of the hand fills the gap
        left ^= 1 << last | 1 << card
    look.notes[0] = left
    return card


def by_exact_odds(look: Look) -> int:
    """Return a card of the play that makes the most of a weighted sum of my points and those of all players."""
    if look.notes[0]:
        return next_of_play(look, look.notes[0])
    data = look.prepared
    own, total = float(data[OWN]), float(data[TOTAL])
    cards = unseen_cards(look)
    kododos = int(min(look.to_come, cards[1].sum())) + 1
    rewards = rewards_of_kododos(look, kododos, own, total)
    powers = kododos
    if data[FIRST] and data[MODE] == AT_LEAST:
        powers = max(1, min(kododos, look.kododo_number - look.worth[len(look.worth) - 1]))
    ways = ways_of_piles(look, cards, powers)
    plays = plays_of(look)
    shapes = shapes_of(plays)
    sums = sums_over_tables(look, ways, pairs_of_piles(look, ways, rewards), shapes)
    if data[FIRST]:
        for shape in range(len(shapes)):
            sums[shape, data[PILES] + 1] = pay_when_first(look, shapes[shape, 1], rewards)
    best, highest = 0, 0.0
    for mask, digits, laid in plays:
        shape = 0
        while shapes[shape, 0] != digits or shapes[shape, 1] != laid:
            shape += 1
        value = value_of(look, mask, sums[shape], own, total)
        if not best or value > highest + 1e-9 * abs(highest):  # equal but for rounding is equal
            best, highest = mask, value
    return next_of_play(look, best)


def _weighing(own: int, total: int) -> Prepare:
    """Return what prepares the tables of a rule set, with the weights of my points and of all points."""

    def prepare(rules: RuleSet) -> tuple[int, ...]:
        tables = scoring_tables(rules)
        return (*tables[:OWN], own, total, *tables[HEADER:])

    return prepare


def _for_the_lead(rules: RuleSet) -> tuple[int, ...]:
    """Weigh for the margin, own points less the mean of the opponents': n own points less all, over n - 1."""
    return tuple(_weighing(rules.players, -1)(rules))


best_points = strategy(
    name="best points",
    idea="short-sighted: the play with most points to expect, if all cards to come were drawn at random",
    looks_at="every card seen",
    prepare=_weighing(1, 0),
)(by_exact_odds)
best_margin = strategy(
    name="best margin",
    idea="short-sighted, for one's lead: own points to expect, less the mean of the opponents'",
    looks_at="every card seen",
    prepare=_for_the_lead,
)(by_exact_odds)
cooperative = strategy(
    name="cooperative",
    idea="the table together against chance: the play with the most expected points of all players",
    looks_at="every card seen",
    prepare=_weighing(0, 1),
)(by_exact_odds)
