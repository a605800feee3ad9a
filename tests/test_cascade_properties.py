"""What holds of every table of cards, whatever the deck, the thresholds and the switches."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from kododo_math.cards import KODODO, Card
from kododo_math.game import Game
from kododo_math.rule_set import RuleSet
from kododo_math.scoring import color_counts, score_round

Plays = list[tuple[Card, ...]]
SEEDS = st.integers(0, 2**32)


@st.composite
def played_rounds(draw: st.DrawFn) -> tuple[Plays, RuleSet]:
    """Draw a rule set and a full table; colors are favored unevenly, so that bursts are no rarity."""
    rules, rng = draw(st.from_type(RuleSet)), Random(draw(SEEDS))
    favor = {color: draw(st.integers(1, 6)) for color in rules.deck.colors}
    cards = sorted(rules.deck.cards, key=lambda card: rng.random() * favor[card.color])[: rules.table_size]
    rng.shuffle(cards)
    return [tuple(cards[seat :: rules.players]) for seat in range(rules.players)], rules


def on_table(plays: Plays) -> list[Card]:
    """Return the cards of all players together."""
    return [card for cards in plays for card in cards]


def scoring_by_levels(plays: Plays, rules: RuleSet) -> str | None:
    """Return what scores by the rules' other form: the largest count below the burst number of one color alone."""
    kododos = sum(card.kododo for card in on_table(plays))
    numbers = {"off": (), "exactly": (rules.kododo_number,), "at_least": range(rules.kododo_number, kododos + 1)}
    kododos_score = kododos in numbers[rules.kododo_mode]
    color = color_by_levels(color_counts(on_table(plays), rules), rules)
    if kododos_score and (rules.kododo_first or color is None):
        return KODODO
    return color


def color_by_levels(counts: dict[str, int], rules: RuleSet) -> str | None:
    """Return the color that is alone on the highest such level, unless a switch stops the count above it."""
    holders = Counter(count for count in counts.values() if count)
    best = max((level for level in holders if level < rules.burst and holders[level] == 1), default=0)
    bursts = sum(level >= rules.burst for level in holders)
    ties = sum(best < level < rules.burst for level in holders)
    is_stopped = (bursts > 1 and not rules.burst_cascade) or (ties > 1 and not rules.tie_cascade)
    return None if is_stopped else next((color for color in counts if best and counts[color] == best), None)


@given(played_rounds())
def test_cascade_step_by_step_is_the_largest_count_held_by_one_color(played):
    """The two forms of the rule agree on what scores."""
    assert score_round(*played).scoring == scoring_by_levels(*played)


@given(played_rounds(), SEEDS)
def test_permuting_the_players_permutes_the_result(played, seed):
    """Nobody's seat matters: points and score piles go with the player."""
    plays, rules = played
    seats = Random(seed).sample(range(rules.players), rules.players)
    before, after = score_round(plays, rules), score_round([plays[seat] for seat in seats], rules)
    assert after.steps == before.steps
    assert after.points == tuple(before.points[seat] for seat in seats)
    assert after.scored == tuple(before.scored[seat] for seat in seats)


@given(played_rounds(), SEEDS)
def test_permuting_the_colors_permutes_the_result(played, seed):
    """No color is privileged: repainting the table repaints the verdict, and the points stay."""
    plays, rules = played
    paint = dict(zip(rules.deck.colors, Random(seed).sample(rules.deck.colors, len(rules.deck.colors)), strict=True))
    repainted = [tuple(replace(card, color=paint[card.color]) for card in cards) for cards in plays]
    before, after = score_round(plays, rules), score_round(repainted, rules)
    assert after.scoring == {None: None, KODODO: KODODO, **paint}[before.scoring]
    assert after.points == before.points
    assert [(step.kind, set(step.colors)) for step in after.steps] == [
        (step.kind, {paint[color] for color in step.colors}) for step in before.steps
    ]


@given(played_rounds())
def test_every_card_of_a_round_ends_in_exactly_one_pile(played):
    """Score piles and discards together are the table, and each player scores cards of the own play only."""
    plays, rules = played
    verdict = score_round(plays, rules)
    assert Counter(on_table([*verdict.scored, verdict.discarded])) == Counter(on_table(plays))
    assert all(Counter(won) <= Counter(cards) for won, cards in zip(verdict.scored, plays, strict=True))


@given(played_rounds())
def test_points_are_those_of_the_cards_scored(played):
    """A player's points are the sum over the cards that go to the score pile."""
    verdict = score_round(*played)
    assert verdict.points == tuple(sum(card.points for card in won) for won in verdict.scored)


@given(played_rounds())
def test_steps_end_in_the_one_that_decides(played):
    """The last step alone decides, and it says what scores."""
    verdict = score_round(*played)
    *before, last = verdict.steps
    assert last.kind == {None: "nothing", KODODO: "kododo"}.get(verdict.scoring, "majority")
    assert last.colors == (() if verdict.scoring in {None, KODODO} else (verdict.scoring,))
    assert all(step.kind in {"burst", "tie"} or (step.kind == "kododo" and not step.met) for step in before)


@given(played_rounds())
def test_steps_tell_the_counts_and_whether_they_reach_the_threshold(played):
    """Every step quotes the table as it lies, from the largest count down, and compares it rightly."""
    plays, rules = played
    counts = color_counts(on_table(plays), rules)
    steps = score_round(plays, rules).steps
    for step in (step for step in steps if step.colors):
        assert step.colors == tuple(color for color in counts if counts[color] == step.count)
        assert (step.threshold, step.met) == (rules.burst, step.count >= rules.burst)
        assert step.kind == ("burst" if step.met else "majority" if len(step.colors) == 1 else "tie")
    assert all(one.count > next_.count for one, next_ in pairwise(step for step in steps if step.colors))
    for step in (step for step in steps if step.kind == "kododo"):
        assert step.count == sum(card.kododo for card in on_table(plays))
        assert (step.threshold, step.met) == (rules.kododo_number, rules.kododo_rule_met(step.count))
    assert sum(step.kind == "kododo" for step in steps) <= (rules.kododo_mode != "off")


@given(st.from_type(RuleSet), SEEDS)
def test_no_card_is_lost_or_made_from_shuffle_to_finish(rules, seed):
    """After every choice of a game, pile, hands, table, score piles, discards and removed cards are the deck."""
    game, deck = Game.deal(rules, seed=seed), Counter(rules.deck.cards)
    rng = Random(seed)
    while not game.is_over:
        piles = [game.removed, game.draw_pile, *game.hands, *game.table, *game.score_piles, game.discard_pile]
        assert Counter(on_table(piles)) == deck
        seat = rng.choice(game.seats_to_play)
        game.play(seat, rng.sample(game.hands[seat], rules.turns[game.turn - 1]))
    assert Counter(on_table([game.removed, *game.score_piles, game.discard_pile])) == deck
    assert len(game.verdicts) == rules.rounds_per_game
    assert game.points == [sum(card.points for card in pile) for pile in game.score_piles]
