"""Positions of a game, and the figures of each: all without a widget."""

import random
import re
from fractions import Fraction
from html.parser import HTMLParser

import pytest

from kododo_math.cards import format_cards
from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact.round_law import round_law
from kododo_math.game import Game
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.pictures.chance_panel import model_of
from kododo_math.views.stepper.chances import chances
from kododo_math.views.stepper.figure import round_figure
from kododo_math.views.stepper.positions import positions
from kododo_math.views.stepper.states import fates, table_rows
from kododo_math.views.stepper.telling import told_lines
from kododo_math.views.text import explain

SHEETS = [
    *(
        rules(edition, players)
        for edition in ("kododo", "aggressive", "limit", "hahn")
        for players in player_counts(edition)
    ),
    rules("limit", 3, target_score=50),
    rules("kododo", 4, kododo_first=False, kododo_number=3, burst=4),
    rules("kododo", 3, kododo_counts_for_color=False, tie_cascade=False, burst_cascade=False),
    rules("hahn", 2, kododo_award="one", refill="round", kododo_number=2),
    rules("kododo", 5, kododo_mode="off"),
]
EMPTY_ELEMENTS = {"br", "path", "rect", "circle", "i"}


def played(sheet, seed=3):
    """Return a game played to its end at random."""
    game = Game.deal(sheet, seed)
    while not game.is_over:
        game.play_at_random()
    return game


class Balance(HTMLParser):
    """Reads HTML and complains of elements that are not closed in order."""

    def __init__(self):
        """Begin with no element open."""
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):  # noqa: ARG002 - the parser's signature
        """Remember an element."""
        self.open.append(tag)

    def handle_endtag(self, tag):
        """Check that the element that ends is the last that began."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.edition}-{sheet.players}")
def test_positions_tell_the_game(sheet):
    """The positions hold the game's own tables, hands, points and verdicts."""
    game = played(sheet)
    story = positions(game)
    scored = [position for position in story if position.kind == "step" and position.is_scored]
    assert [position.verdict for position in scored] == list(game.verdicts)
    assert sum(position.kind == "step" for position in story) == sum(len(verdict.steps) for verdict in game.verdicts)
    assert story[-1].result == game.result
    assert story[-1].points == tuple(game.points)
    for position in story:
        if position.cards_to_choose:
            then = game.after(position.choices)
            assert [sorted(hand) for hand in position.hands] == [sorted(hand) for hand in then.hands]
            assert position.table == tuple(then.table)
            assert position.points == tuple(then.points)
            assert (position.draw_pile_size, position.round) == (len(then.draw_pile), then.round)
            assert position.turn + 1 == then.turn
            assert position.deal == len(then.orders)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.edition}-{sheet.players}")
def test_cards_marked_as_scored_are_worth_the_points(sheet):
    """At the last step the cards marked as scored are worth each player's points, and none is left undecided."""
    for position in positions(played(sheet)):
        for row in table_rows(position):
            if position.is_scored:
                assert {state for _, state in row.cards} <= {"scored", "out"}
                assert sum(card.points for card, state in row.cards if state == "scored") == row.won
            else:
                assert row.won is None
                assert all(state in ("open", "new", "out") for _, state in row.cards)


def test_cards_just_revealed_are_new():
    """After a turn the cards of that turn are marked, the ones before are not."""
    game = Game.deal(rules("kododo", 4), 3)
    for _ in game.rules.turns:
        game.play_at_random()
    assert [[state for _, state in table_rows(position)[0].cards] for position in positions(game)[1:4]] == [
        ["new", "new"],
        ["open", "open", "new"],
        ["open", "open", "open", "new"],
    ]


def test_a_kododo_outlives_its_color_where_kododos_come_last():
    """With `kododo_first` off a burst discards its color's number cards, and the Kododos may still score."""
    sheet = rules("kododo", 2, kododo_first=False, burst=2, kododo_number=2)
    seen = set()
    for seed in range(20):
        for position in positions(played(sheet, seed)):
            if position.verdict and not position.is_scored:
                for row in table_rows(position):
                    for card, state in row.cards:
                        seen.add((card.kododo, state, card.color in fates(position)))
    assert (False, "out", True) in seen
    assert (True, "open", True) in seen
    assert (True, "out", True) not in seen
    assert (False, "open", True) not in seen


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.edition}-{sheet.players}")
def test_chances_are_those_of_the_law(sheet):
    """Every step has one chance, taken from the exact law and above zero: it has just happened."""
    law = round_law(sheet)
    named = {
        "kododo": lambda step: law.p_kododo if step.met else law.kododo_count[step.count],
        "burst": lambda _: law.p_burst,
        "tie": lambda _: law.p_tie,
        "majority": lambda step: law.scoring_count[step.count],
        "nothing": lambda _: law.p_nothing,
    }
    for position in positions(played(sheet)):
        told = chances(position)
        if position.result is not None:
            assert told == ()
        elif position.verdict is not None:
            step = position.verdict.steps[position.step]
            assert [chance.probability for chance in told] == [named[step.kind](step)]
            assert 0 < told[0].probability <= 1
        else:
            assert sum(chance.probability for chance in told) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.edition}-{sheet.players}")
def test_figures_are_whole(sheet, language):
    """The figures of the first round and of the end are balanced HTML, and texts with no gap left to fill in."""
    game = played(sheet)
    for index in (*range(8), *range(-4, 0)):
        figure = round_figure(game, index, language)
        reader = Balance()
        reader.feed(figure._repr_html_())
        assert reader.open == []
        assert not re.search(r"[{}]|None", str(figure))
        assert all(line.strip() for line in str(figure).splitlines())


def test_text_of_a_figure_has_the_facts_of_the_picture():
    """Cards, points, counts, sentences and the exact fraction stand in the text too."""
    game = played(rules("kododo", 4), seed=18)
    story = positions(game)
    index = next(i for i, position in enumerate(story) if position.is_scored)
    text = str(round_figure(game, index))
    verdict = story[index].verdict
    assert explain(verdict) in text
    assert all(format_cards(cards) in text for cards in verdict.plays)
    assert f"{chances(story[index])[0].probability} = " in text
    assert "uniformly random play: edition kododo, 4 players" in text


def test_sentences_in_the_picture_are_those_of_explain():
    """The lines of a scored round are `explain`, line by line."""
    game = played(rules("limit", 4), seed=18)
    for position in positions(game):
        if position.kind == "step" and position.is_scored:
            assert "\n".join(told_lines(position, "de")) == explain(position.verdict, "de")


@pytest.mark.parametrize("position", [99, -99])
def test_no_such_position(position):
    """A position the game has not reached is refused with those it has."""
    with pytest.raises(IndexError, match=f"expected -1 to 0, got {position}"):
        round_figure(Game.deal(rules(), seed=1), position)


def test_unknown_language():
    """The figure refuses a language the catalogue does not have, at once."""
    with pytest.raises(ValueError, match="expected one of en, de, got 'fr'"):
        round_figure(Game.deal(rules(), seed=1), language="fr")


def test_own_deck():
    """A deck of a reader's own colors is drawn and told like any other."""
    deck = Deck(colors=("mauve", "TQ", "red"), kododos=2, numbers={0: 3, 12: 3})
    sheet = rules("kododo", 2, deck=deck, removed=0, hand_size=3, turns=(1, 1), burst=3, kododo_number=3)
    game = played(sheet.replace(removed=sheet.even_removals[0]))
    text = "".join(round_figure(game, index)._repr_html_() for index in range(len(positions(game))))
    assert "Mauve" in text
    assert "TQ" in text


def test_long_fractions_can_break():
    """Digits stand in groups, so that a fraction of any length finds its place."""
    game = Game.deal(rules("kododo", 5), seed=random.Random(1).randrange(1000))
    longest = max((chance.probability for chance in chances(positions(game)[0])), key=lambda p: p.denominator)
    assert longest.denominator > 10**15
    assert f"{longest.denominator:,}".replace(",", "\u2009") in round_figure(game)._repr_html_()
    assert isinstance(longest, Fraction)


@pytest.mark.parametrize("changes", [{"edition": "ours"}, {"players": 6, "removed": 0}, {"burst": 9}])
def test_changed_rules_are_not_passed_off_as_an_edition(changes):
    """Chances name the model they are meant in: rules that no edition prints are called changed."""
    assert "with changed rules" in model_of(rules("limit", 4).replace(**changes))
    assert "with changed rules" not in model_of(rules("limit", 4))
