"""The widgets over simulated games: the simulation check and the tournament, pressed as a reader would."""

import pytest

pytest.importorskip("ipywidgets", reason="ipywidgets is not installed")

from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.simulation.check import check
from kododo_math.simulation.run import simulate
from kododo_math.simulation.tournament import seatings, tournament
from kododo_math.strategies import best, strategy
from kododo_math.views import check_figure, simulation_check, standings_figure, tournament_board
from kododo_math.views.simulated.check_widget import LAWS, law_rules
from kododo_math.views.simulated.tournament_widget import MOST_SEATINGS
from kododo_math.views.widgets import RAISE_ERRORS

LIMIT = rules("limit", 4)


@strategy(name="mine", idea="my highest card", looks_at="my points")
def mine(look):
    """Play a card worth most."""
    return best(look, lambda look, card: look.points[card])


@pytest.fixture
def _raise_errors(monkeypatch):
    monkeypatch.setenv(RAISE_ERRORS, "1")


@pytest.mark.usefixtures("_raise_errors")
class TestSimulationCheck:
    """More games, other games, other laws, other rules."""

    def test_a_press_adds_the_games_of_the_next_seed(self):
        """What was played stays, and the report is that of all games together."""
        shown = simulation_check(seed=7)
        shown.buttons["play"].click()
        both = simulate(LIMIT, games=20, seed=7).merge(simulate(LIMIT, games=20, seed=8))
        assert shown.simulation == both
        assert check_figure(check(round_law(LIMIT), both)).table_html() in shown.told.value
        assert "Games played, uniformly random: 40. Edition limit, 4 players, seed 7\N{EN DASH}8." in shown.told.value

    def test_another_law_is_held_against_the_same_games(self):
        """An error in it is found, though not one game more is played."""
        shown = simulation_check()
        shown.choices["games"].value = 200
        shown.buttons["play"].click()
        games = shown.simulation
        assert shown.figure.report.agrees
        shown.choices["law"].value = "late_burst"
        assert shown.simulation is games
        assert not shown.figure.report.agrees
        assert "contradicts the law" in shown.told.value

    def test_other_games_come_from_seeds_that_were_not_used(self):
        """The new seed is told."""
        shown = simulation_check(seed=7)
        shown.buttons["play"].click()
        shown.buttons["other_games"].click()
        assert shown.simulation == simulate(LIMIT, games=20, seed=9)
        assert "seed 9" in shown.told.value

    def test_other_rules_forget_the_games(self):
        """Players that the edition does not have become the most it has."""
        shown = simulation_check()
        shown.choices["edition"].value = "aggressive"
        assert shown.rules == rules("aggressive", 3)
        assert shown.simulation is None
        assert "No game has been played yet: edition aggressive, 3 players." in shown.told.value
        shown.buttons["play"].click()
        assert shown.simulation == simulate(rules("aggressive", 3), games=20, seed=5211)

    @pytest.mark.parametrize("edition", ["kododo", "limit"])
    def test_every_law_but_the_printed_one_holds_an_error(self, edition):
        """Each differs from the printed law, and from each other."""
        laws = [round_law(law_rules(rules(edition, 4), law)).outcomes for law in LAWS]
        assert laws[0] == round_law(rules(edition, 4)).outcomes
        assert all(laws.count(law) == 1 for law in laws)

    def test_german(self):
        """Menus, buttons and sentences change, and the games stay."""
        shown = simulation_check()
        games = shown.simulation
        shown.choices["language"].value = "de"
        assert shown.choices["law"].label == "wie gedruckt"
        assert [button.description for button in shown.buttons.values()] == ["Spielen", "Andere Spiele"]
        assert "stimmen Simulation und Gesetz überein" in shown.told.value
        assert shown.simulation is games


@pytest.mark.usefixtures("_raise_errors")
class TestTournamentBoard:
    """Who is ticked meets."""

    def test_who_is_ticked_meets(self):
        """The standings are those of the tournament with the same names, rules, games and seed."""
        shown = tournament_board(players=2, seed=3)
        shown.ticks["highest card"].value = False
        shown.ticks["copy-cat"].value = True
        shown.choices["edition"].value = "limit"
        assert shown.standings is None
        shown.buttons["play"].click()
        names = ["random", "follow the majority", "avoid the burst", "copy-cat"]
        games = shown.choices["games"].value
        expected = tournament(rules("limit", 2), names, games=games, seed=3)
        assert str(shown.figure) == str(standings_figure(expected))
        assert f"Tables: 16, each with the same {games} games. Edition limit, 2 players, seed 3." in shown.told.value

    def test_a_tick_says_that_the_table_is_not_yet_of_those_ticked(self):
        """Until Play is pressed."""
        shown = tournament_board(players=2)
        before = shown.standings
        shown.ticks["own color"].value = True
        assert "Press Play to have those meet that are ticked now." in shown.message.widget.value
        assert shown.standings is before
        shown.buttons["play"].click()
        assert shown.message.widget.value == ""
        assert "own color" in shown.told.value

    def test_other_games_are_those_of_the_next_seed(self):
        """The same players with other cards; Play alone repeats what was played."""
        shown = tournament_board(players=2, seed=3)
        first = str(shown.figure)
        shown.buttons["play"].click()
        assert str(shown.figure) == first
        shown.buttons["other_games"].click()
        assert str(shown.figure) == str(tournament_board(players=2, seed=4).figure) != first
        assert "seed 4." in shown.told.value

    def test_a_strategy_of_ones_own_is_ticked(self):
        """It stands in the list and has played."""
        shown = tournament_board([mine], players=2)
        assert shown.ticks["mine"].value
        assert "mine" in [place.name for place in shown.standings.ranked]


def test_too_few_and_too_many_are_told_before_anyone_plays():
    """In German too; the standings from before stay."""
    shown = tournament_board(players=2, language="de")
    before = shown.standings
    for tick in shown.ticks.values():
        tick.value = False
    shown.buttons["play"].click()
    assert "Ein Turnier braucht mindestens 2 Strategien, angekreuzt sind 0." in shown.message.widget.value
    assert shown.standings is before
    shown.choices["players"].value = 5
    for tick in shown.ticks.values():
        tick.value = True
    shown.buttons["play"].click()
    assert len(seatings(len(shown.ticks), 5)) > MOST_SEATINGS
    assert "höchstens 700 Tische sind möglich, hier wären es 3.928" in shown.message.widget.value
    assert shown.standings is None


@pytest.mark.parametrize(
    ("call", "error", "reason"),
    [
        (lambda: simulation_check(law="none"), ValueError, "law: expected one of printed, late_burst, .*, got 'none'"),
        (lambda: simulation_check(seed="Ada"), TypeError, "seed: expected a whole number, got 'Ada'"),
        (
            lambda: simulation_check("aggressive", 5),
            ValueError,
            "players of edition 'aggressive': expected 2 or 3, got 5",
        ),
        (lambda: tournament_board(["chess"]), ValueError, "unknown strategy 'chess'"),
        (lambda: tournament_board(["random"]), ValueError, "own strategies: expected names that no other has"),
        (lambda: tournament_board(language="fr"), ValueError, "language"),
    ],
)
def test_what_cannot_be_shown_is_refused(call, error, reason):
    """Early, with a sentence."""
    with pytest.raises(error, match=reason):
        call()
