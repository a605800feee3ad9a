"""Exercises for notebooks 04 and 06: the odds of a player who sees some cards, and what a card is worth."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from math import comb

from kododo_math.cards import COLORS, Card
from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.advice.advise import advise
from kododo_math.exact.odds import odds
from kododo_math.exact.unseen import hypergeometric_ways
from kododo_math.exercises.answers import NOTHING, Answer
from kododo_math.exercises.laying import dealt_view, leaders, of_color, on_table, whole
from kododo_math.exercises.question import Draft, asks
from kododo_math.scoring import color_counts, score_round
from kododo_math.seat_view import View


@asks("probability", notebook=4)
def next_card(rng: random.Random) -> Draft:
    """How likely is the next unseen card of a color?"""
    sheet, color = rules("kododo", rng.choice((2, 3, 4))), rng.choice(COLORS)
    view = dealt_view(rng, sheet, turns_played=2)
    left, table = _unseen(view, color), on_table(view.table)
    each, size = sheet.deck.cards_per_color, sheet.deck.size
    return Draft(
        answer=Fraction(left, view.unseen.total()),
        mistakes={
            "hand_forgotten": Fraction(each - len(of_color(table, color)), size - len(table)),
            "nothing_seen": Fraction(each, size),
            "whole_deck_below": Fraction(left, size),
        },
        values={
            "color": color,
            "each": each,
            "size": size,
            "left": left,
            "unseen": view.unseen.total(),
            "seen_of_color": each - left,
            "seen": len(view.seen),
        },
        rules=sheet,
        plays=view.table,
        hand=view.hand,
    )


def _unseen(view: View, color: str) -> int:
    return sum(copies for card, copies in view.unseen.items() if card.color == color)


@asks("probability", notebook=4)
def both_cards(rng: random.Random) -> Draft:
    """How likely are both of an opponent's next cards of a color?"""
    sheet, color = rules("kododo", 2), rng.choice(COLORS)
    view = dealt_view(rng, sheet, turns_played=1)
    left, unseen = _unseen(view, color), view.unseen.total()
    one = Fraction(left, unseen)
    return Draft(
        answer=Fraction(comb(left, 2), comb(unseen, 2)),
        mistakes={
            "with_replacement": one**2,
            "one_card": one,
            "at_least_one": 1 - Fraction(comb(unseen - left, 2), comb(unseen, 2)),
        },
        values={"color": color, "left": left, "unseen": unseen, "left_then": left - 1, "unseen_then": unseen - 1},
        rules=sheet,
        plays=view.table,
        hand=view.hand,
    )


@asks("probability", notebook=4)
def chance_to_score(rng: random.Random) -> Draft | None:
    """How likely does a color score if the last card is played now?"""
    view, play, color = _last_turn(rng)
    answer = odds(view, play).scoring[color]
    no_bursts = View(view.rules.replace(burst=view.rules.table_size + 1), 0, view.table, view.hand)
    if answer in (0, 1) or _kododos_matter(view, play):
        return None
    return Draft(
        answer=answer,
        mistakes={
            "bursts_forgotten": odds(no_bursts, play).scoring[color],
            "hand_forgotten": odds(View(view.rules, 0, view.table, play), play).scoring[color],
        },
        values={**_last_turn_values(view, play), "color": color},
        rules=view.rules,
        plays=view.table,
        hand=view.hand,
    )


def _last_turn(rng: random.Random) -> tuple[View, tuple[Card, ...], str]:
    """Deal two players up to the last turn; choose a card of the hand, and a color that is ahead."""
    view = dealt_view(rng, rules("kododo", 2), turns_played=2)
    play = (rng.choice(view.hand),)
    counts = color_counts([*on_table(view.table), *play], view.rules)
    return view, play, rng.choice(leaders(counts))


def _last_turn_values(view: View, play: tuple[Card, ...]) -> dict[str, object]:
    """Say for each color of the opponent's last card what scores, and what the player takes."""
    rows = []
    for color in view.rules.deck.colors:
        card = next(card for card in view.unseen if card.color == color and not card.kododo)
        verdict = score_round([view.table[0] + play, view.table[1] + (card,)], view.rules)
        result = verdict.scoring or NOTHING
        rows.append({"color": color, "cards": _unseen(view, color), "result": result, "points": verdict.points[0]})
    return {"play": play, "unseen": view.unseen.total(), "burst": view.rules.burst, "rows": rows}


def _kododos_matter(view: View, play: tuple[Card, ...]) -> bool:
    """Whether the last card can make the Kododos decide; then its color alone does not say what scores."""
    kododos = sum(card.kododo for card in [*on_table(view.table), *play])
    return kododos + 1 >= view.rules.kododo_number


@asks("cards", notebook=4)
def best_last_card(rng: random.Random) -> Draft | None:
    """Which card is worth most points in the last turn?"""
    view, *_ = _last_turn(rng)
    advice = advise(view)
    if advice[0].expected_points == advice[1].expected_points:
        return None
    most = max(card.points for card in view.hand)
    ahead = leaders(color_counts(on_table(view.table), view.rules))
    following = [card for card in view.hand if card.color in ahead]
    if not following or any(_kododos_matter(view, (card,)) for card in view.hand):
        return None
    best_follower = max(following, key=lambda card: card.points)
    highest: list[Answer] = [(card,) for card in set(view.hand) if card.points == most and card != best_follower]
    return Draft(
        answer=advice[0].cards,
        mistakes={
            "highest": highest,
            "leader": (best_follower,),
        },
        values={
            "burst": view.rules.burst,
            "rows": [{"card": a.cards, "worth": a.expected_points} for a in advice],
        },
        rules=view.rules,
        plays=view.table,
        hand=view.hand,
    )


@asks("number", notebook=6)
def mean_of_a_card(rng: random.Random) -> Draft:
    """What is a random card of a deck worth?"""
    numbers = {points: rng.randint(1, 6) for points in sorted(rng.sample(range(2, 9), 4))}
    deck = Deck(kododos=rng.randint(3, 7), numbers=numbers)
    number_points = sum(points * count for points, count in numbers.items())
    values = [1, *numbers]
    return Draft(
        answer=Fraction(deck.points_per_color, deck.cards_per_color),
        mistakes={
            "unweighted": Fraction(sum(values), len(values)),
            "kododos_left_out": Fraction(number_points, deck.numbers_per_color),
            "kododos_worth_nothing": Fraction(number_points, deck.cards_per_color),
        },
        values={
            "kododos": deck.kododos,
            "numbers": numbers,
            "points": deck.points_per_color,
            "cards": deck.cards_per_color,
        },
    )


@asks("number", notebook=6)
def worth_of_a_play(rng: random.Random) -> Draft | None:
    """How many points does a card bring on average in the last turn?"""
    view, play, _ = _last_turn(rng)
    no_bursts = View(view.rules.replace(burst=view.rules.table_size + 1), 0, view.table, view.hand)
    law = odds(view, play)
    if not law.expected_points or _kododos_matter(view, play):
        return None
    return Draft(
        answer=law.expected_points,
        mistakes={
            "card_alone": play[0].points * law.scoring[play[0].color],
            "bursts_forgotten": odds(no_bursts, play).expected_points,
            "chance_for_points": law.scoring[play[0].color],
        },
        values=_last_turn_values(view, play),
        rules=view.rules,
        plays=view.table,
        hand=view.hand,
    )


@asks("number", notebook=6)
def share_of_a_kododo_round(rng: random.Random) -> Draft:
    """What does one player take on average from a round that the Kododos decide?"""
    sheet = rules("kododo", rng.choice(player_counts("kododo")))
    number = rng.randint(sheet.kododo_number, min(sheet.kododo_number + 5, sheet.table_size))
    kododos = sheet.deck.kododos * len(sheet.deck.colors)
    return Draft(
        answer=Fraction(number, sheet.players),
        mistakes={
            "everyone": whole(number),
            "any_round": Fraction(sheet.cards_per_round * kododos, sheet.deck.size),
        },
        values={"players": sheet.players, "number": number, "cards": sheet.cards_per_round},
    )


@asks("probability", notebook=7)
def can_you_follow(rng: random.Random) -> Draft:
    """How likely does an opponent's hand hold a card of a color?"""
    sheet, color = rules("kododo", rng.choice((2, 3, 4, 5))), rng.choice(COLORS)
    view = dealt_view(rng, sheet, turns_played=1)
    left, unseen, hand = _unseen(view, color), view.unseen.total(), sheet.hand_size
    without = Fraction(hypergeometric_ways(unseen, left, hand)[0], comb(unseen, hand))
    return Draft(
        answer=1 - without,
        mistakes={
            "complement": without,
            "with_replacement": 1 - (1 - Fraction(left, unseen)) ** hand,
            "added_up": hand * Fraction(left, unseen),
        },
        values={
            "color": color,
            "left": left,
            "unseen": unseen,
            "hand": hand,
            "others": unseen - left,
            "without": without,
            "seen_of_color": Counter(c.color for c in view.seen)[color],
            "seen": len(view.seen),
        },
        rules=sheet,
        plays=view.table,
        hand=view.hand,
    )
