"""The law of a round: a literal award against every deal of a small deck, and what it refuses."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from kododo_math import Deck, RuleSet, advise, round_law, rules, score_round
from kododo_math.game import Game

ONE_CARD_EACH = RuleSet(
    edition="home-made",
    players=2,
    deck=Deck(colors=("red", "blue"), kododos=2, numbers={2: 1}),
    hand_size=2,
    turns=(2,),
    burst=4,
    kododo_number=2,
    kododo_award="one",
)


def test_003_one_card_a_contributor_equals_every_deal():
    """Read literally, a Kododo round of 003 pays each player who has a Kododo on the table a single card."""
    deals = [[cards[:2], cards[2:]] for cards in permutations(ONE_CARD_EACH.deck.cards, 4)]
    verdicts = [score_round(plays, ONE_CARD_EACH) for plays in deals]
    law = round_law(ONE_CARD_EACH)
    for seen, distribution in (
        (Counter(sum(verdict.points) for verdict in verdicts), law.points),
        (Counter(verdict.points[0] for verdict in verdicts), law.player_points),
    ):
        assert {points: Fraction(count, len(deals)) for points, count in seen.items()} == dict(distribution)


@pytest.mark.parametrize("sheet", ["kododo", 4, None])
def test_it_asks_for_a_rule_set(sheet):
    """The name of an edition is not one: the error says what makes one."""
    with pytest.raises(TypeError, match=r"expected a RuleSet, as rules\(\) returns, got"):
        round_law(sheet)


def test_an_advice_reads_as_its_cards_and_their_worth():
    """The cards in notation, the points expected, and the lead over the others with its sign."""
    best = advise(Game.deal(rules("kododo", 2), seed=1).view(0))[0]
    cards, points = str(best).split(": ")
    assert cards.split() == [str(card) for card in best.cards]
    assert points.startswith(f"{float(best.expected_points):.3f} ({'-' if best.expected_margin < 0 else '+'}")
