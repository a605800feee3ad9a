"""Pictures of simulations and tournaments: what they say is what was found, in both languages."""

import re

import pytest

from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.simulation.check import check
from kododo_math.simulation.growing import growing
from kododo_math.simulation.run import simulate
from kododo_math.simulation.tournament import tournament
from kododo_math.strategies import SHIPPED, strategy
from kododo_math.views import (
    check_figure,
    convergence_figure,
    population_table,
    standings_figure,
    strategies_table,
    table_manners,
    watch_simulation,
)

SHEET = rules("limit", 4)


@pytest.fixture(scope="module")
def played():
    """Some games of random play."""
    return simulate(SHEET, games=1500, seed=5211)


@pytest.fixture(scope="module")
def standings():
    """A small tournament."""
    return tournament(rules("kododo", 2), ["random", "highest card", "avoid the burst"], games=20, seed=1)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "simulation and law agree"), ("de", "stimmen Simulation und Gesetz")]
)
def test_a_report_says_that_it_agrees(played, language, told):
    """A row and a strip for each share, and the sentence."""
    figure = check_figure(check(round_law(SHEET), played), language)
    assert told in figure.sentence
    assert told in str(figure)
    assert figure._repr_html_().count('class="kododo-strip') == 5


def test_a_report_says_that_it_contradicts(played):
    """The planted error is named, and its strip is marked."""
    figure = check_figure(check(round_law(SHEET.replace(burst=8)), played))
    assert (
        "contradicts the law: \N{LEFT DOUBLE QUOTATION MARK}a color bursts\N{RIGHT DOUBLE QUOTATION MARK} is"
        in figure.sentence
    )
    assert "kododo-outside" in figure._repr_html_()


def test_the_path_ends_where_the_simulation_does():
    """The last stop is the whole simulation, and the picture stays inside its frame."""
    stages = list(growing(SHEET, games=400, seed=3))
    figure = convergence_figure(stages, "p_tie")
    assert figure.stops[-1].rounds == 400 * SHEET.rounds_per_game
    assert figure.stops[-1].share == stages[-1].p_tie
    ordinates = [float(y) for _, y in re.findall(r"(\d+\.\d),(\d+\.\d)", figure.svg)]
    assert 0 <= min(ordinates) <= max(ordinates) <= 270


def test_watching_outside_a_notebook_returns_the_last_picture():
    """Where nothing can be drawn live, the last picture is the result."""
    assert watch_simulation(SHEET, games=150, seed=3).stops[-1].rounds == 150 * SHEET.rounds_per_game


def test_growing_is_one_simulation_in_stages():
    """Stages grow to all games, each with the games of those before."""
    stages = list(growing(SHEET, games=300, seed=3, factor=2))
    assert [stage.games for stage in stages] == [100, 200, 300]
    assert stages[1] == simulate(SHEET, games=100, seed=3).merge(simulate(SHEET, games=100, seed=4))


@pytest.mark.parametrize("language", ["en", "de"])
def test_standings_show_every_place(standings, language):
    """Names in order, with bars."""
    figure = standings_figure(standings, language)
    names = [place.name for place in standings.ranked]
    assert [line.split(". ")[1].split(":")[0] for line in str(figure).splitlines()[:3]] == names
    assert figure._repr_html_().count('class="kododo-share"') == 3


def test_tables_tell_numbers(standings, played):
    """Manners of a table, a population, and the list of strategies."""
    assert "four at random" in str(table_manners({"four at random": played}))
    assert len(population_table(standings.replicate(10)).rows) == 6
    assert "follow the majority: the crowd is right" in str(strategies_table())
    assert "follow the majority" in strategies_table()._repr_html_()


def test_each_shipped_strategy_is_told_in_german_and_any_other_in_its_own_words():
    """The English of the catalogue is word for word what a strategy says of itself, so its German is found."""
    for shipped in SHIPPED:
        assert str(strategies_table([shipped])) == f"{shipped.name}: {shipped.idea} ({shipped.looks_at})"
        told = str(strategies_table([shipped], "de"))
        assert shipped.idea not in told
        assert f"({shipped.looks_at})" not in told
    first = strategy(name="random", idea="the first card", looks_at="nothing")(SHIPPED[0].choose)
    assert str(strategies_table([first], "de")) == "random: the first card (nichts)"


def test_bad_input_is_refused_with_a_sentence():
    """An unknown quantity, and nothing to draw."""
    with pytest.raises(ValueError, match="quantity: expected one of p_kododo"):
        convergence_figure([], "p_rain")
    with pytest.raises(ValueError, match="simulations: expected at least one, got none"):
        convergence_figure([])
