"""No English is left in what a German class sees."""

import re
from html import unescape

import pytest

from kododo_math import views
from kododo_math.design.arithmetic import even_games
from kododo_math.design.effect import effect
from kododo_math.design.feel import feel
from kododo_math.design.sweep import sweep
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.exercises import COURSE
from kododo_math.game import Game
from kododo_math.numbers_game.clauses import quarrels
from kododo_math.numbers_game.equilibrium import equilibria
from kododo_math.numbers_game.law import numbers_law
from kododo_math.simulation.check import check
from kododo_math.simulation.growing import growing
from kododo_math.simulation.run import simulate
from kododo_math.simulation.tournament import tournament
from kododo_math.strategies import SHIPPED
from kododo_math.views.catalogue import LANGUAGE_VARIABLE

SHEET = rules("kododo", 2)
ENGLISH = re.compile(
    r"\b(a|all|and|are|at|before|by|cards?|color|each|exactly|for|from|game|green|how|if|is|no|nobody|nothing|of|on"
    r"|one|or|pink|players?|points?|rounds?|scores?|table|teal|than|the|this|tie|to|what|with|yellow|you|your)\b",
    re.IGNORECASE,
)
TOLD = re.compile(r'(?:title|alt|placeholder|aria-label)="([^"]*)"')


def game():
    """Return a game with a turn played."""
    dealt = Game.deal(SHEET, seed=18)
    dealt.play_at_random()
    return dealt


VIEWS = {
    "cascade_figure": lambda: views.cascade_figure("TK T2 O3 O4 GK G2 PK", SHEET.edition, 2),
    "check_figure": lambda: views.check_figure(check(round_law(SHEET), simulate(SHEET, games=100, seed=1))),
    "convergence_figure": lambda: views.convergence_figure(list(growing(SHEET, games=100, seed=1))),
    "design_figure": lambda: views.design_figure(rules("limit", 2, target_score=50), SHEET),
    "doctor": views.doctor,
    "effect_table": lambda: views.effect_table({"+1": [effect(SHEET, burst=6)]}),
    "equilibrium_table": lambda: views.equilibrium_table(equilibria(3)),
    "even_games_table": lambda: views.even_games_table(even_games(players=[2], most_removed=20)),
    "feel_table": lambda: views.feel_table(feel(SHEET, strategies=[], games=100, games_watched=10)),
    "law_figure": lambda: views.law_figure(SHEET, rules("hahn", 2)),
    "numbers_law_table": lambda: views.numbers_law_table([numbers_law(3), numbers_law(2, reading="no_ties")]),
    "odds_figure": lambda: views.odds_figure(game()),
    "partition_figure": lambda: views.partition_figure(SHEET, most=5),
    "pay_table": lambda: views.pay_table([effect(SHEET, kododo_award="one")]),
    "progress": views.progress,
    "quarrel_table": lambda: views.quarrel_table(quarrels(3)),
    "round_figure": lambda: views.round_figure(game(), 1),
    "standings_figure": lambda: views.standings_figure(tournament(SHEET, ["random", "cooperative"], games=4, seed=1)),
    "strategies_table": lambda: views.strategies_table([s for s in SHIPPED if " " not in s.name]),
    "sweep_table": lambda: views.sweep_table(sweep(SHEET, burst=[5, 6])),
    "table_manners": lambda: views.table_manners({"A1": simulate(SHEET, games=100, seed=1)}),
    "what_should_i_play": lambda: views.what_should_i_play(game().view(0)),
    "worth_as_color_grows": lambda: views.worth_as_color_grows(SHEET, "T6"),
    "worth_in_editions": lambda: views.worth_in_editions("T6"),
    "worth_of_cards": lambda: views.worth_of_cards(SHEET),
} | {name: (lambda name=name: views.exercise(name)) for name in COURSE}


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_speaks_german_alone(name, monkeypatch):
    """Neither its text nor what its HTML shows, or tells a screen reader, holds a common English word."""
    monkeypatch.setenv(LANGUAGE_VARIABLE, "de")
    view = VIEWS[name]()
    html = view._repr_html_() if hasattr(view, "_repr_html_") else ""
    html = re.sub(r"(?s)<(style|script|code)\b.*?</\1>", "", html)
    shown = [str(view), *TOLD.findall(html), re.sub(r"<[^>]*>", " ", html)]
    assert [(found[0], found.start()) for text in shown for found in ENGLISH.finditer(unescape(text))] == []
