"""What the tests share: how hypothesis runs and draws a rule set, printed rule sets, tables and games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from kododo_math.cards import COLORS, Card, format_cards
from kododo_math.deck import Deck
from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.game import Game
from kododo_math.rule_set import FinalTie, KododoAward, KododoMode, Refill, RuleSet
from kododo_math.views.catalogue import LANGUAGE_VARIABLE

os.environ.pop(LANGUAGE_VARIABLE, None)
settings.register_profile("local", deadline=None, max_examples=40)
settings.register_profile("ci", parent=settings.get_profile("local"), derandomize=True, database=None)
settings.load_profile("ci" if "CI" in os.environ else "local")

SWITCHES = {
    "kododo_mode": st.sampled_from(get_args(KododoMode)),
    "kododo_counts_for_color": st.booleans(),
    "tie_cascade": st.booleans(),
    "burst_cascade": st.booleans(),
    "kododo_first": st.booleans(),
    "kododo_award": st.sampled_from(get_args(KododoAward)),
    "refill": st.sampled_from(get_args(Refill)),
    "final_tie": st.sampled_from(get_args(FinalTie)),
}
PRINTED = [(edition, players) for edition in EDITIONS for players in player_counts(edition)]


@st.composite
def decks(draw: st.DrawFn, size: int) -> Deck:
    """Draw a small deck of any composition with at least ``size`` cards."""
    colors = (*COLORS, "TQ")[: draw(st.integers(1, 6))]
    kododos = draw(st.integers(0, 4))
    numbers = draw(st.dictionaries(st.integers(0, 6), st.integers(0, 3), max_size=3))
    missing = -(-size // len(colors)) - kododos - sum(numbers.values())
    return Deck(colors, kododos, {**numbers, 7: max(missing, 0 if kododos or any(numbers.values()) else 1)})


@st.composite
def home_made(draw: st.DrawFn) -> RuleSet:
    """Draw a rule set with a deck, turns and thresholds that nobody printed; a whole game of it can be played."""
    players, turns = draw(st.integers(2, 5)), tuple(draw(st.lists(st.integers(1, 2), min_size=1, max_size=3)))
    hand_size = sum(turns) + draw(st.integers(0, 1))
    uneven = RuleSet(
        edition="home-made",
        players=players,
        deck=draw(decks(players * hand_size)),
        hand_size=hand_size,
        turns=turns,
        burst=draw(st.integers(1, players * sum(turns) + 1)),
        kododo_number=draw(st.integers(1, 7)),
    )
    return uneven.replace(removed=draw(st.sampled_from(uneven.even_removals)))


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Draw a printed or a home-made rule set, and throw its switches."""
    printed = st.sampled_from(PRINTED).map(lambda row: rules(*row))
    return draw(st.one_of(printed, home_made())).replace(**draw(st.fixed_dictionaries(SWITCHES)))


st.register_type_strategy(RuleSet, rule_sets())


@pytest.fixture(params=PRINTED, ids=lambda row: f"{row[0]}-{row[1]}")
def printed(request: pytest.FixtureRequest) -> RuleSet:
    """Return each rule set that is printed, one after the other."""
    return rules(*request.param)


@pytest.fixture(scope="session")
def table() -> Callable[..., list[str]]:
    """Return a function that lays real cards with given counts on the table."""
    return _table


def _table(rules: RuleSet, *, kododos: int = 0, **counts: int) -> list[str]:
    """Deal cards with these counts of colors, this many Kododos among them, round to the players."""
    cards: list[Card] = []
    for color, count in counts.items():
        of_color = [card for card in rules.deck.cards if card.color == color]
        shown = min(kododos, count, rules.deck.kododos)
        kododos -= shown
        cards += of_color[:shown] + of_color[rules.deck.kododos :][: count - shown]
    assert kododos == 0
    return [format_cards(cards[seat :: rules.players]) for seat in range(rules.players)]


@pytest.fixture(scope="session")
def played_out() -> Callable[..., Game]:
    """Return a function that plays a whole game at random."""
    return _played_out


def _played_out(rules: RuleSet, seed: int = 5211) -> Game:
    game = Game.deal(rules, seed=seed)
    while not game.is_over:
        game.play_at_random()
    return game


class DyingExecutor:
    """An executor whose workers die after a few jobs; a killed one already refuses the next."""

    def __init__(self, jobs, *, refuses=False):
        """Do some ``jobs`` before."""
        self.left, self.refuses = jobs, refuses

    def submit(self, work, job):
        """Do the job, or die."""
        future = Future()
        if self.left > 0:
            future.set_result(work(job))
        elif self.refuses:
            msg = "the pool is broken"
            raise BrokenExecutor(msg)
        else:
            future.set_exception(BrokenExecutor("a worker was killed"))
        self.left -= 1
        return future


@pytest.fixture
def dying_executor():
    """Return the kind of executor that breaks after a few jobs."""
    return DyingExecutor


@pytest.fixture(scope="session")
def built_site() -> Path:
    """Return the folder of the site, with the one that runs in a browser in it; build both if they are old."""
    root = Path(__file__).parents[1]
    page = root / "build/site/lite/index.html"
    parts = [file for name in ("kododo_math", "docs", "lite", "notebooks") for file in (root / name).rglob("*.*")]
    sources = [root / "pyproject.toml", *(file for file in parts if file.is_file() and "__pycache__" not in file.parts)]
    if not (page.exists() and all(file.stat().st_mtime <= page.stat().st_mtime for file in sources)):
        make = shutil.which("make")
        if not (make and shutil.which("npm")):
            pytest.skip("the site has to be built, which needs npm and make")
        command = [make, "site", f"PYTHON={sys.executable}", f"VENV={sys.prefix}"]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return page.parents[1]
