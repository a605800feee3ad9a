"""Tournaments: seats rotated, deals in common, and what follows from who wins."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from scipy.optimize import minimize

from kododo_math.editions import rules
from kododo_math.simulation.standings import groups
from kododo_math.simulation.tournament import play_blocks, tournament
from kododo_math.strategies import strategy

ENTRANTS = ["random", "highest card", "follow the majority"]


@strategy(name="mine", idea="random under another name", looks_at="nothing")
def mine(look):
    """Choose as ``random`` does."""
    return look.chance * len(look.colors) >> 32


@pytest.fixture(scope="module")
def standings():
    """A tournament of three strategies at tables of three."""
    return tournament(rules("kododo", 3), ENTRANTS, games=100, seed=5211)


def test_every_place_is_taken_once(standings):
    """Three strategies, three places, best first; the frame and the figure show the same."""
    assert sorted(place.name for place in standings.ranked) == sorted(ENTRANTS)
    assert [place.rank for place in standings.ranked] == [1, 2, 3]
    wins = [float(place.wins) for place in standings.ranked]
    assert wins == sorted(wins, reverse=True)
    assert list(standings.to_frame().index) == [place.name for place in standings.ranked]
    assert list(standings.plot().data[0].y) == [place.name for place in standings.ranked][::-1]


def test_victories_of_a_table_add_up(standings):
    """At every table the shares of victory add up to one, block by block."""
    for line_up in groups(3, 3):
        total = 0
        for seat, who in enumerate(line_up):
            others = tuple(sorted(line_up[:seat] + line_up[seat + 1 :]))
            total = total + standings.wins[:, who, standings.opponents.index(others)]
        assert total == pytest.approx(np.ones(20))


def test_strategies_alike_are_equal_on_rotated_seats():
    """A strategy that plays as another wins as often, but for chance."""
    twins = tournament(rules("kododo", 2), ["highest card", "random", mine], games=400, seed=1)
    difference = twins.difference("random", "mine")
    assert abs(difference) < 4 * difference.standard_error + 1e-12
    ranks = {place.name: place.wins for place in twins.ranked}
    assert ranks["highest card"] > ranks["random"]


def test_common_deals_make_differences_more_certain(standings):
    """The difference of two strategies has a smaller error than if their deals were independent."""
    errors = {place.name: place.wins.standard_error for place in standings.ranked}
    difference = standings.difference("follow the majority", "random")
    independent = np.hypot(errors["follow the majority"], errors["random"])
    assert difference.standard_error < 1.5 * independent
    assert difference > 3 * difference.standard_error


def test_ratings_are_the_maximum_of_the_likelihood(standings):
    """The fitted strengths are those that a general optimiser finds for the same games."""

    def minus_log_likelihood(ratings):
        odds = 10 ** (np.subtract.outer(ratings, ratings) / 400)
        return -(standings.beats * np.log(odds / (1 + odds))).sum() + ratings.mean() ** 2

    found = minimize(minus_log_likelihood, np.zeros(3), method="BFGS").x
    assert list(standings.ratings.values()) == pytest.approx(list(found - found.mean()), abs=0.5)


def test_a_population_turns_to_what_wins(standings):
    """Shares stay shares, and the winner among equals grows in the first generation."""
    history = standings.replicate(generations=30)
    assert history.sum(axis=1).to_numpy() == pytest.approx(np.ones(31))
    winner = standings.ranked[0].name
    assert history[winner].iloc[1] > history[winner].iloc[0]
    assert list(standings.replicate(generations=5, start=[1, 0, 0]).iloc[-1]) == [1, 0, 0]


def test_self_play_shares_the_victories(standings):
    """Against itself a strategy wins its share of the seats."""
    frame = standings.self_play_to_frame()
    assert list(frame.index) == ENTRANTS
    for played in standings.self_play:
        assert sum(played.wins) == pytest.approx(1)
    assert frame.loc["follow the majority", "p_burst"] > 3 * frame.loc["random", "p_burst"]


def test_an_executor_gives_the_same_standings(standings):
    """Whoever plays the tables, the numbers are the same."""
    with ThreadPoolExecutor(2) as executor:
        shared = tournament(rules("kododo", 3), ENTRANTS, games=100, seed=5211, executor=executor)
    assert (shared.wins == standings.wins).all()
    assert (shared.beats == standings.beats).all()


@pytest.mark.parametrize(
    ("strategies", "games", "message"),
    [
        (["random"], 10, "expected at least 2, got 1"),
        (["random", "copy-cat", "random"], 10, "expected different names, got 'random' twice"),
        (["random", "copy-cat"], 1, "games of a tournament: expected at least 2, got 1"),
        (["random", "bluff"], 10, "unknown strategy 'bluff'"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(strategies, games, message):
    """What, expected, got."""
    with pytest.raises(ValueError, match=message):
        tournament(rules("kododo", 2), strategies, games=games, seed=1)


def interrupted_after(blocks, monkeypatch):
    """Press Ctrl-C when so many blocks are played."""
    played = []

    def play(which, job):
        if len(played) == blocks:
            raise KeyboardInterrupt
        played.extend(which)
        return play_blocks(which, job)

    monkeypatch.setattr("kododo_math.simulation.tournament.play_blocks", play)


def test_an_interrupt_keeps_the_quarters_that_are_done(monkeypatch):
    """Four seatings of twenty blocks: after 45 blocks, two quarters of each are done and count."""
    interrupted_after(45, monkeypatch)
    with pytest.warns(RuntimeWarning, match="interrupted: 50 of 100 games of each seating are done and kept"):
        kept = tournament(rules("kododo", 2), ENTRANTS[:2], games=100, seed=1)
    assert len(kept.wins) == 10
    assert {simulation.games for simulation in kept.self_play} == {50}


def test_an_interrupt_before_a_quarter_is_done_ends_the_tournament(monkeypatch):
    """There is nothing to keep."""
    interrupted_after(5, monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        tournament(rules("kododo", 2), ENTRANTS[:2], games=100, seed=1)


def test_two_games_have_a_spread():
    """The fewest games that are allowed make one stage of two blocks."""
    standings = tournament(rules("kododo", 2), ENTRANTS[:2], games=2, seed=1)
    assert len(standings.wins) == 2
