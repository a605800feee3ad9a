"""Text, pictures and widgets: the only place with prose, color and HTML.

A view's module is imported when the view is first asked for, so that the terminal need not wait for the widgets.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kododo_math.views.checkup import doctor
    from kododo_math.views.exercise_box.progress import progress
    from kododo_math.views.exercise_box.show import exercise
    from kododo_math.views.laws_compared.figure import law_figure
    from kododo_math.views.laws_compared.widget import odds_explorer
    from kododo_math.views.odds_fall.advice import what_should_i_play
    from kododo_math.views.odds_fall.figure import odds_figure
    from kododo_math.views.odds_fall.widget import odds_as_cards_fall
    from kododo_math.views.partitions.figure import partition_figure
    from kododo_math.views.partitions.listing import table_listing
    from kododo_math.views.reports.designs import effect_table, even_games_table, feel_table, pay_table, sweep_table
    from kododo_math.views.reports.numbers_game import equilibrium_table, numbers_law_table, quarrel_table
    from kododo_math.views.rule_lab.figure import design_figure
    from kododo_math.views.rule_lab.settings_map import settings_map
    from kododo_math.views.rule_lab.widget import design_lab
    from kododo_math.views.simulated.check_widget import simulation_check
    from kododo_math.views.simulated.funnel import convergence_figure, watch_simulation
    from kododo_math.views.simulated.report import check_figure
    from kododo_math.views.simulated.standings import (
        population_table,
        standings_figure,
        strategies_table,
        table_manners,
    )
    from kododo_math.views.simulated.tournament_widget import tournament_board
    from kododo_math.views.stepper.figure import round_figure
    from kododo_math.views.stepper.widget import round_stepper
    from kododo_math.views.text import explain
    from kododo_math.views.what_if.figure import cascade_figure
    from kododo_math.views.what_if.widget import cascade_explorer
    from kododo_math.views.worth.figure import worth_as_color_grows, worth_in_editions, worth_of_cards

__all__ = [
    "cascade_explorer",
    "cascade_figure",
    "check_figure",
    "convergence_figure",
    "design_figure",
    "design_lab",
    "doctor",
    "effect_table",
    "equilibrium_table",
    "even_games_table",
    "exercise",
    "explain",
    "feel_table",
    "law_figure",
    "numbers_law_table",
    "odds_as_cards_fall",
    "odds_explorer",
    "odds_figure",
    "partition_figure",
    "pay_table",
    "population_table",
    "progress",
    "quarrel_table",
    "round_figure",
    "round_stepper",
    "settings_map",
    "simulation_check",
    "standings_figure",
    "strategies_table",
    "sweep_table",
    "table_listing",
    "table_manners",
    "tournament_board",
    "watch_simulation",
    "what_should_i_play",
    "worth_as_color_grows",
    "worth_in_editions",
    "worth_of_cards",
]

_HOMES = {
    "cascade_explorer": "kododo_math.views.what_if.widget",
    "cascade_figure": "kododo_math.views.what_if.figure",
    "check_figure": "kododo_math.views.simulated.report",
    "convergence_figure": "kododo_math.views.simulated.funnel",
    "design_figure": "kododo_math.views.rule_lab.figure",
    "design_lab": "kododo_math.views.rule_lab.widget",
    "doctor": "kododo_math.views.checkup",
    "effect_table": "kododo_math.views.reports.designs",
    "equilibrium_table": "kododo_math.views.reports.numbers_game",
    "even_games_table": "kododo_math.views.reports.designs",
    "exercise": "kododo_math.views.exercise_box.show",
    "explain": "kododo_math.views.text",
    "feel_table": "kododo_math.views.reports.designs",
    "law_figure": "kododo_math.views.laws_compared.figure",
    "numbers_law_table": "kododo_math.views.reports.numbers_game",
    "odds_as_cards_fall": "kododo_math.views.odds_fall.widget",
    "odds_explorer": "kododo_math.views.laws_compared.widget",
    "odds_figure": "kododo_math.views.odds_fall.figure",
    "partition_figure": "kododo_math.views.partitions.figure",
    "pay_table": "kododo_math.views.reports.designs",
    "population_table": "kododo_math.views.simulated.standings",
    "progress": "kododo_math.views.exercise_box.progress",
    "quarrel_table": "kododo_math.views.reports.numbers_game",
    "round_figure": "kododo_math.views.stepper.figure",
    "round_stepper": "kododo_math.views.stepper.widget",
    "settings_map": "kododo_math.views.rule_lab.settings_map",
    "simulation_check": "kododo_math.views.simulated.check_widget",
    "standings_figure": "kododo_math.views.simulated.standings",
    "strategies_table": "kododo_math.views.simulated.standings",
    "sweep_table": "kododo_math.views.reports.designs",
    "table_listing": "kododo_math.views.partitions.listing",
    "table_manners": "kododo_math.views.simulated.standings",
    "tournament_board": "kododo_math.views.simulated.tournament_widget",
    "watch_simulation": "kododo_math.views.simulated.funnel",
    "what_should_i_play": "kododo_math.views.odds_fall.advice",
    "worth_as_color_grows": "kododo_math.views.worth.figure",
    "worth_in_editions": "kododo_math.views.worth.figure",
    "worth_of_cards": "kododo_math.views.worth.figure",
}


def __getattr__(name: str) -> object:
    """Import a view from its module.

    >>> from kododo_math.views import explain
    >>> explain.__module__
    'kododo_math.views.text'
    """
    if name not in _HOMES:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    return getattr(import_module(_HOMES[name]), name)
