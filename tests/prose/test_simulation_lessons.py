"""Numbers and claims that notebooks 05 and 07 have in their sentences are computed, and stand there.

What they say of a run is held to that run, with its seed, or to a shorter one.
"""

import re
from fractions import Fraction
from math import sqrt
from statistics import NormalDist

import pytest

from kododo_math import check, effect, round_law, rules, simulate, strategy, tournament
from kododo_math.simulation.chunks import CHUNK
from kododo_math.simulation.growing import affordable
from kododo_math.simulation.result import EVENTS
from kododo_math.strategies import best
from kododo_math.views import convergence_figure
from kododo_math.views.catalogue import say
from kododo_math.views.simulated.check_widget import LAWS, law_rules
from kododo_math.views.simulated.funnel import ERRORS

SHEET, FOUR = rules("limit", 4), rules("kododo", 4)
LAW = round_law(SHEET)
HIDDEN = LAWS[1:]


def test_05_standard_error(prose):
    """Two of three within one, nineteen of twenty within two; by hand it is that of the run, but for a little."""
    normal, found = NormalDist(), "In two of three simulations the exact value is within one standard error"
    assert f"{found}, in nineteen of twenty within two." in prose("05")
    assert normal.cdf(1) - normal.cdf(-1) == pytest.approx(2 / 3, abs=0.02)
    assert normal.cdf(2) - normal.cdf(-2) == pytest.approx(19 / 20, abs=0.01)
    assert "It may come out a little different from the number behind ±" in prose("05")
    assert "simulate(sheet, games=1_000, seed=5211)" in prose("05", "code")
    run, share = simulate(SHEET, games=1000, seed=5211), float(LAW.p_burst)
    by_hand = sqrt(share * (1 - share) / run.rounds)
    assert by_hand != run.p_burst.standard_error
    assert by_hand == pytest.approx(run.p_burst.standard_error, rel=0.05)


def test_05_the_funnel_narrows(prose):
    """By a factor of ten where the rounds grow by a hundred; its scale goes in steps of ten."""
    assert "The shaded funnel is two standard errors wide on each side." in prose("05")
    assert ERRORS == 2
    assert "a hundred times as many rounds, a ten times smaller error" in prose("05")
    few, many = (simulate(SHEET, games=games, seed=5211) for games in (100, 10_000))
    assert few.p_burst.standard_error / many.p_burst.standard_error == pytest.approx(10, rel=0.15)
    assert "Each step to the right on the scale below it is ten times as many rounds." in prose("05")
    scale = re.findall(r'<text [^>]*y="262"[^>]*>([\d,]+)<', convergence_figure([few, many]).svg)
    assert scale == ["1,000", "10,000"]


def test_05_rows_and_looks(prose):
    """Five probabilities, six distributions in the order that is told, a seed for each thousand games."""
    report = check(LAW, simulate(SHEET, games=20, seed=4))
    assert "With five rows, one that misses is no reason to worry" in prose("05")
    assert "It also counts six looks that you do not see here" in prose("05")
    assert (len(report.comparisons), len(report.fits)) == (5, 6)
    colors = "how a round ends, the cards of the largest color, the cards of the color that scores"
    assert f"The rows are: {colors}, the Kododos on the table, the points of all players, and those of one." in prose(
        "05"
    )
    names = ["outcomes", "top_count", "scoring_count", "kododo_count", "points", "player_points"]
    assert [fit.name for fit in report.fits] == names
    assert "each thousand games has a seed of its own" in prose("05")
    assert CHUNK == 1000


def test_05_twenty_games_show_nothing_and_two_hundred_do(prose):
    """A law with a burst number of eight: one row misses, which may be luck, and then there is no doubt."""
    assert "a color bursts with **eight** cards instead of seven" in prose("05")
    assert SHEET.burst == 7
    assert "only rounds with seven cards of a color or more, and those are rare" in prose("05")
    assert LAW.top_count.where(lambda count: count >= 7) < Fraction(1, 10)
    assert "sheet.replace(burst=8)" in prose("05", "code")
    few, more = (_report(prose, games, "late_burst") for games in (20, 200))
    assert "in the row of the bursts the interval misses, but one row of so many may" in prose("05")
    assert [row.name for row in few.comparisons if not row.low <= row.exact <= row.high] == ["p_burst"]
    assert few.agrees
    assert "Now two hundred:" in prose("05")
    assert "No doubt is left." in prose("05")
    assert min(more.adjusted.values()) < 1e-9


def _report(prose, games, law):
    """Return what the page finds with a wrong law, from the same games."""
    assert f"simulate(sheet, games={games}, seed=4)" in prose("05", "code")
    return check(round_law(law_rules(SHEET, law)), simulate(SHEET, games=games, seed=4))


def test_05_other_hidden_errors(prose):
    """Those of the menu: all but the last are found with two hundred games; that one hides among a million too."""
    assert "simulation_check()" in prose("05", "code")
    assert "Begin with *a color bursts one card later* and 20 games" in prose("05")
    assert say("en", f"games.law.{HIDDEN[0]}") == "wrong: a color bursts one card later"
    assert [_report(prose, 200, law).agrees for law in HIDDEN] == [False, False, False, True]
    assert "The last error, *a second burst ends the round*" in prose("05")
    assert say("en", f"games.law.{HIDDEN[-1]}") == "wrong: a second burst ends the round"
    assert "it changes fewer than one round in a hundred thousand" in prose("05")
    assert effect(SHEET, burst_cascade=False).share < Fraction(1, 100_000)
    wrong, rounds = round_law(law_rules(SHEET, HIDDEN[-1])), 1_000_000 * SHEET.rounds_per_game
    for name in EVENTS:
        share = getattr(LAW, name)
        assert abs(getattr(wrong, name) - share) < sqrt(share * (1 - share) / rounds) / 5


@pytest.mark.slow
def test_05_a_million_games_do_not_show_it(prose):
    """A second burst that ends the round, looked for in all that the page looks at."""
    assert "A million games do not give it away in this picture. **Counting would.**" in prose("05")
    assert check(round_law(law_rules(SHEET, HIDDEN[-1])), simulate(SHEET, games=1_000_000, seed=4)).agrees


def test_07_one_follower_wins_twice_the_fair_share(prose):
    """Among three players who do not look."""
    assert "A fair share of the victories is one in four." in prose("07")
    assert "One follower among players who do not look wins about twice the fair share." in prose("07")
    strategies = ["follow the majority", "random", "random", "random"]
    assert simulate(FOUR, games=400, seed=5211, strategies=strategies).wins[0] == pytest.approx(2 / 4, abs=0.03)


def test_07_four_tables(prose):
    """What the bursts, the Kododos and the points come to where all four play alike."""
    names = "follow the majority", "avoid the burst", "highest card"
    assert "simulate(sheet, games=affordable(5_000), seed=1, strategies=name)" in prose("07", "code")
    crowd, careful, greedy = (simulate(FOUR, games=5000, seed=1, strategies=name) for name in names)
    random = round_law(FOUR)
    assert "it bursts in **most** rounds" in prose("07")
    assert crowd.p_burst > 1 / 2
    assert "together the four take no more than they would at random" in prose("07")
    assert crowd.points.mean < random.points.mean
    assert "fewer rounds burst, though still most of them, and all get more points" in prose("07")
    assert 1 / 2 < careful.p_burst < crowd.p_burst
    assert careful.points.mean > max(random.points.mean, crowd.points.mean)
    assert "hold on to their Kododos, which are worth only 1, until they have nothing else" in prose("07")
    assert greedy.p_kododo > 5 * max(random.p_kododo, crowd.p_kododo, careful.p_kododo)


def test_07_the_first_is_better_than_the_second(prose):
    """The order of the two best in the tournament is hardly luck: two standard errors, and no touching intervals."""
    found = "a difference of more than two standard errors is hardly luck"
    assert f"Ask for the difference between their shares of the victories: {found}" in prose("07")
    entrants = ["random", "highest card", "follow the majority", "avoid the burst"]
    standings = tournament(FOUR, entrants, games=affordable(60), seed=5211)
    first, second = standings.ranked[:2]
    assert f'standings.difference("{first.name}", "{second.name}")' in prose("07", "code")
    difference = standings.difference(first.name, second.name)
    assert difference > 2 * difference.standard_error
    assert first.wins.interval()[0] > second.wins.interval()[1]


def test_07_four_hundred_points_are_ten_times_the_odds(prose):
    """Of two strategies, the difference of the ratings tells the odds that they had."""
    assert "400 more means ten times the odds to have more points than the other" in prose("07")
    standings = tournament(rules("kododo", 2), ["random", "avoid the burst"], games=100, seed=5211)
    odds = standings.beats[1, 0] / standings.beats[0, 1]
    ratings = standings.ratings
    assert 10 ** ((ratings["avoid the burst"] - ratings["random"]) / 400) == pytest.approx(odds)


@strategy(name="my own", idea="high cards where few have played", looks_at="my points, the table")
def against(look):
    """Play as the box of the page does."""
    return best(look, lambda look, card: look.points[card] - 3 * look.table[look.colors[card]])


@strategy(name="my own", idea="high cards where many have played", looks_at="my points, the table")
def along(look):
    """Play as the box does with a plus for its minus."""
    return best(look, lambda look, card: look.points[card] + 3 * look.table[look.colors[card]])


@pytest.mark.slow
def test_07_a_good_idea_shows_at_once(prose):
    """A vote against the crowd comes last; one for it beats random play, and *avoid the burst* still beats both."""
    assert "look.points[card] - 3 * look.table[look.colors[card]]" in prose("07", "code")
    assert "A good idea shows at once, and so does a bad one. Turn the minus sign into a plus" in prose("07")
    bad, good = (
        tournament(FOUR, ["random", "avoid the burst", mine], games=60, seed=5211) for mine in (against, along)
    )
    assert bad.ranked[-1].name == "my own"
    assert [place.name for place in good.ranked] == ["avoid the burst", "my own", "random"]
    assert "Then build on it: can you beat *avoid the burst*?" in prose("07")


def test_07_friends_are_ahead_of_rivals(prose):
    """In points of all four; and bursts and rounds without points change with the aim."""
    assert "by how much will the four friends be ahead of the four rivals, in points of all together?" in prose("07")
    assert "The numbers of the rivals and the cooperators come from forty games each at most" in prose("07")
    rivals, friends = (
        simulate(FOUR, games=affordable(40), seed=1, strategies=name) for name in ("best margin", "cooperative")
    )
    random = round_law(FOUR)
    assert friends.points.mean > rivals.points.mean > random.points.mean
    assert "how often a color bursts, how often nobody scores, and what there is to share" in prose("07")
    assert rivals.p_burst > friends.p_burst > random.p_burst
    assert friends.p_nothing < random.p_nothing
