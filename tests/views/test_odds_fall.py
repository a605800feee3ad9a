"""Odds as cards fall: the moments, the figure and the table of plays."""

import xml.etree.ElementTree as ET
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from kododo_math.cards import KODODO, parse_cards
from kododo_math.deck import Deck
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.exact.advice.advise import advise
from kododo_math.exact.advice.lookahead import Lookahead
from kododo_math.exact.odds import odds
from kododo_math.exact.round_law import round_law
from kododo_math.game import Game
from kododo_math.scoring import score_round
from kododo_math.seat_view import View
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.odds_fall.advice import what_should_i_play
from kododo_math.views.odds_fall.figure import odds_figure
from kododo_math.views.odds_fall.frames import frames

PRINTED = [(edition, players) for edition in EDITIONS for players in player_counts(edition)]


def played(edition="kododo", players=4, turns=3, seed=18, **changes):
    """Return a game with some turns of its first round played at random."""
    game = Game.deal(rules(edition, players, **changes), seed=seed)
    for _ in range(turns):
        game.play_at_random()
    return game


def check_closed(html):
    """Fail unless the HTML closes all it opens, as XML does."""
    ET.fromstring(f"<div>{html.replace('&nbsp;', ' ')}</div>")  # noqa: S314 - our own text


# moments


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_a_round_has_a_moment_for_each_play_and_each_reveal(edition, players):
    """Before any card, the hand, then a play and a reveal for each turn; the last reveal is the end."""
    told = frames(played(edition, players))
    assert [frame.kind for frame in told] == ["start", "hand", *["play", "reveal"] * 2, "play", "end"]
    for frame in told:
        assert sum(frame.scoring.values()) == 1
        assert list(frame.scoring) == [*rules().deck.colors, KODODO, None]


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_first_moment_is_the_round_law_and_the_last_the_verdict(edition, players):
    """Before any card every color has its share of the law; in the end one outcome is certain."""
    game = played(edition, players)
    told, law, verdict = frames(game), round_law(game.rules), game.verdicts[0]
    assert told[0].scoring == {**dict.fromkeys(game.rules.deck.colors, law.p_majority / 5), KODODO: law.p_kododo} | {
        None: law.p_nothing
    }
    assert told[0].expected_points == law.player_points.mean
    assert {outcome for outcome, chance in told[-1].scoring.items() if chance} == {verdict.scoring}
    assert told[-1].expected_points == verdict.points[0]


@pytest.mark.parametrize("seat", [0, 2])
def test_moments_between_are_the_odds_of_the_seat(seat):
    """A play and a reveal show what `odds` says of the seat's view then."""
    before, after = played(turns=1), played(turns=2)
    told, cards = frames(after, seat), after.records
    choice = next(r for r in cards if getattr(r, "seat", None) == seat and r.turn == 2)
    assert dict(odds(before.view(seat), choice.cards).scoring) == {o: p for o, p in told[4].scoring.items() if p}
    assert told[4].cards == choice.cards
    assert dict(odds(after.view(seat)).scoring) == {o: p for o, p in told[5].scoring.items() if p}
    assert told[5].expected_points == odds(after.view(seat)).expected_points


def test_cards_of_a_moment_are_those_that_fell():
    """A reveal shows the cards of the others, and those the seat drew to fill up its hand."""
    game = played(turns=1)
    told = frames(game, 1)
    assert sorted(told[2].cards) == sorted(game.table[1])
    assert sorted(told[3].cards) == sorted(card for seat in (0, 2, 3) for card in game.table[seat])
    left = Counter(told[1].cards) - Counter(told[2].cards)
    assert left + Counter(told[3].drawn) == Counter(game.hands[1])


def test_reveals_move_the_odds_but_not_on_average():
    """Over all cards the other may reveal and the seat may draw, the odds have the mean of the moment before."""
    deck = Deck(colors=("red", "blue", "white"), kododos=2, numbers={2: 1, 5: 1})
    sheet = rules("kododo", 2, deck=deck, turns=(1, 1), hand_size=2, removed=0, burst=3, kododo_number=2)
    view = View(sheet, 0, ["", ""], "RK B2")
    unseen = list(enumerate(view.unseen.elements()))
    mean = Counter()
    for pair in combinations(unseen, 2):
        for (_, shown), (_, drawn) in (pair, pair[::-1]):
            after = View(sheet, 0, ["RK", [shown]], [*sheet.deck.parse("B2"), drawn])
            for outcome, chance in odds(after).scoring.items():
                mean[outcome] += chance / (len(unseen) * (len(unseen) - 1))
    assert dict(mean) == dict(odds(view, "RK").scoring)


def test_only_the_first_round_is_told():
    """What comes after the first round adds no moment, in a long game of many deals too."""
    game = played("limit", 3, target_score=50)
    for _ in range(40):
        game.play_at_random()
    assert len(game.orders) > 1
    assert frames(game) == frames(played("limit", 3, target_score=50))


# the figure


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("turns", range(4))
def test_figure_is_well_formed_and_names_its_model(turns, language):
    """Every moment is HTML that closes what it opens, with a bar for each, and says what its numbers mean."""
    figure = odds_figure(played(turns=turns), language=language)
    html = figure._repr_html_()
    check_closed(html)
    assert html.count('class="kododo-stack"') == len(figure.frames)
    assert ("uniform draw" if language == "en" else "rein zufällig") in html


def test_figure_as_text_tells_the_same():
    """Without HTML there is a line for each moment and the sentence of the last one."""
    text = str(odds_figure(played("hahn", 3)))
    assert len(text.splitlines()) == 10
    assert "only Hahn cards" in text
    assert "In the end scores:" in text


def test_figure_of_a_play_that_is_thought_of():
    """With a play the last moment shows what it would do, and says that it is only thought of."""
    game = played(turns=1)
    figure = odds_figure(game, play="Y2")
    assert figure.frames[-1].is_if
    assert figure.frames[-1].expected_points == odds(game.view(0), "Y2").expected_points
    assert "Turn 2: If you play [Y2]" in str(figure)


def test_end_of_a_round_nobody_scores():
    """Nobody is named, and no points."""
    seed = next(s for s in range(100) if played("kododo", 2, seed=s).verdicts[0].scoring is None)
    assert "In the end scores: nobody. You take no points." in str(odds_figure(played("kododo", 2, seed=seed)))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"seat": 4}, "seat: expected 0 to 3 for 4 players, got 4"),
        ({"play": "T6"}, "expected cards of the hand"),
        ({"language": "fr"}, "expected one of en, de, got 'fr'"),
    ],
)
def test_figures_that_cannot_be(arguments, reason):
    """A seat, a play or a language that there is not is refused."""
    with pytest.raises(ValueError, match=reason):
        odds_figure(played(turns=1), **arguments)


# the table of plays


@pytest.mark.parametrize("ahead", [False, True])
def test_table_of_plays_is_the_advice(ahead):
    """A row for each play, best first, with the fraction of its worth."""
    view = played(turns=2).view(0)
    html, text = what_should_i_play(view, ahead=ahead)._repr_html_(), str(what_should_i_play(view, ahead=ahead))
    advice = advise(view)
    check_closed(html)
    assert html.count('role="rowheader"') == len(advice)
    assert [line.split(":")[0] for line in text.splitlines()[1 : len(advice) + 1]] == [str(a.cards[0]) for a in advice]
    assert (f"{advice[0].expected_points.denominator:,}".replace(",", "\u2009") in html) is True
    assert ("Looking ahead" in text) is ahead


def test_sampled_worths_show_their_error_and_exact_ones_do_not():
    """On an early turn each number has its standard error; on the last turn it is exact, and says so."""
    early, last = played(turns=1).view(0), played(turns=2).view(0)
    worths = Lookahead(early).worths()
    text = str(what_should_i_play(early, ahead=True))
    assert all(f"±\N{NO-BREAK SPACE}{worth.standard_error:.2f}" in text for worth in worths.values())
    assert "±" not in str(what_should_i_play(last, ahead=True))
    assert "It is exact." in str(what_should_i_play(last, ahead=True))


def test_no_plays_when_the_round_is_over():
    """A view after the last turn has nothing to advise."""
    with pytest.raises(ValueError, match="over after 3 turns"):
        what_should_i_play(View(rules("kododo", 2), 0, ["TK T2 O3 O4", "O5 G2 T4 P2"], "T3"))


def test_hand_worked_example():
    """Two players, one card to come: teal scores nine points unless it is one of 15 in 89, then orange scores three."""
    view = View(rules("kododo", 2), 0, ["TK T2 O3", "O5 G2 T4"], "T3 T6 O2 GK P2")
    assert odds(view, "T6").expected_points == Fraction(74 * 9 + 15 * 3, 89)
    taken = [
        score_round(["TK T2 O3 T6", [*parse_cards("O5 G2 T4"), card]], view.rules).points[0]
        for card in view.unseen.elements()
    ]
    assert Fraction(sum(taken), len(taken)) == odds(view, "T6").expected_points
