"""Why a round of 5211 (Kododo) ends as it does: rules, exact odds and explanations.

A name's module is imported when the name is first asked for, so that the core needs no library and nobody
waits for what is not used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kododo_math.cards import Card, parse_cards
    from kododo_math.deck import Deck
    from kododo_math.design.effect import effect
    from kododo_math.design.find import find
    from kododo_math.design.sweep import sweep
    from kododo_math.editions import rules
    from kododo_math.exact.advice.advise import Advice, Plan, advise
    from kododo_math.exact.distribution import Distribution
    from kododo_math.exact.odds import RoundOdds, odds
    from kododo_math.exact.round_law import RoundLaw, round_law
    from kododo_math.game import Game
    from kododo_math.rule_set import RuleSet
    from kododo_math.scoring import Step, Verdict, score_round
    from kododo_math.seat_view import View
    from kododo_math.simulation.check import Report, check
    from kododo_math.simulation.result import Simulation
    from kododo_math.simulation.run import simulate
    from kododo_math.simulation.standings import Standings
    from kododo_math.simulation.tournament import tournament
    from kododo_math.strategies.strategy import strategy
    from kododo_math.views.checkup import doctor
    from kododo_math.views.text import explain

__version__ = "0.1.0"

__all__ = [
    "Advice",
    "Card",
    "Deck",
    "Distribution",
    "Game",
    "Plan",
    "Report",
    "RoundLaw",
    "RoundOdds",
    "RuleSet",
    "Simulation",
    "Standings",
    "Step",
    "Verdict",
    "View",
    "advise",
    "check",
    "doctor",
    "effect",
    "explain",
    "find",
    "odds",
    "parse_cards",
    "round_law",
    "rules",
    "score_round",
    "simulate",
    "strategy",
    "sweep",
    "tournament",
]

_HOMES = {
    "cards": ("Card", "parse_cards"),
    "deck": ("Deck",),
    "rule_set": ("RuleSet",),
    "editions": ("rules",),
    "scoring": ("Step", "Verdict", "score_round"),
    "seat_view": ("View",),
    "game": ("Game",),
    "exact.distribution": ("Distribution",),
    "exact.round_law": ("RoundLaw", "round_law"),
    "exact.odds": ("RoundOdds", "odds"),
    "exact.advice.advise": ("Advice", "Plan", "advise"),
    "design.effect": ("effect",),
    "design.find": ("find",),
    "design.sweep": ("sweep",),
    "strategies.strategy": ("strategy",),
    "simulation.run": ("simulate",),
    "simulation.result": ("Simulation",),
    "simulation.check": ("Report", "check"),
    "simulation.tournament": ("tournament",),
    "simulation.standings": ("Standings",),
    "views.text": ("explain",),
    "views.checkup": ("doctor",),
}


def __getattr__(name: str) -> object:
    """Import a public name from its module.

    >>> import kododo_math
    >>> kododo_math.rules("limit", 4).burst
    7
    """
    home = next((module for module, names in _HOMES.items() if name in names), None)
    if home is None:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    globals()[name] = value = getattr(import_module(f"{__name__}.{home}"), name)
    return value


def __dir__() -> list[str]:
    """List the public names, imported or not."""
    return sorted({*globals(), *__all__})
