"""The exact layer beside icepool, the best of its kind, in one run.

Every figure is the best of several repeats; a ratio compares two figures of the same run.
"""

from __future__ import annotations

import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import icepool

from kododo_math import Deck, Game, RuleSet, View, advise, odds, round_law, rules
from kododo_math.exact.round_law import RoundLaw, round_laws

FIVE = ("p_kododo", "p_majority", "p_nothing", "p_burst", "p_tie")


def best(function: Callable[[], object], repeats: int = 15) -> float:
    """Return the shortest time of several calls, in milliseconds."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return 1000 * min(times)


def show(what: str, milliseconds: float, note: str = "") -> None:
    """Print one figure."""
    print(f"  {what:<66} {milliseconds:10.2f} ms  {note}")


class RawTable(icepool.MultisetEvaluator):
    """What icepool keeps of a table: the sorted counts of its colors, and its Kododos."""

    def next_state(self, state: object, _order: object, outcome: tuple[int, bool], count: int) -> object:
        """Add the cards of one color that are, or are not, Kododos."""
        counts, kododos, current, held = state or ((), 0, None, 0)  # type: ignore[misc]
        color, is_kododo = outcome
        if color != current:
            counts, held = tuple(sorted((*counts, held))), 0
        return counts, kododos + is_kododo * count, color, held + count

    def final_outcome(self, state: tuple[tuple[int, ...], int, int, int], *_: object) -> tuple[tuple[int, ...], int]:
        """Return the counts and the Kododos."""
        counts, kododos, _color, held = state
        return tuple(sorted((*counts, held))), kododos


def icepool_raw(sheet: RuleSet) -> icepool.Die:
    """Return icepool's law of the counts of a table; nothing is cached from an earlier call."""
    deck = sheet.deck
    kinds = {
        (color, is_kododo): count
        for color in range(len(deck.colors))
        for is_kododo, count in ((False, deck.numbers_per_color), (True, deck.kododos))
    }
    return RawTable().evaluate(icepool.Deck(kinds).deal(sheet.table_size))


def settle(sheet: RuleSet, counts: tuple[int, ...], kododos: int) -> tuple[str, int, bool, bool]:
    """Return how a table ends: what scores, with how many cards, after a burst, after a tie."""
    if sheet.kododo_rule_met(kododos):
        return "kododo", 0, False, False
    alone = [m for m in set(counts) if 0 < m < sheet.burst and counts.count(m) == 1]
    scoring = max(alone, default=0)
    tie = any(counts.count(m) > 1 for m in counts if scoring < m < sheet.burst)
    return "majority" if alone else "nothing", scoring, max(counts) >= sheet.burst, tie


def icepool_law(sheet: RuleSet, raw: icepool.Die | None = None) -> icepool.Die:
    """Return icepool's law of how a round ends."""
    raw = icepool_raw(sheet) if raw is None else raw
    return raw.map(lambda table: settle(sheet, *table))


def our_law(sheet: RuleSet) -> list[object]:
    """Compute all five probabilities and the scoring count afresh."""
    round_law.cache_clear()
    law = round_law(sheet)
    return [law.scoring_count, *(getattr(law, name) for name in FIVE)]


def agree(sheet: RuleSet, die: icepool.Die) -> bool:
    """Whether both laws are the same fractions."""
    outcomes = {(o.scoring, o.count, o.burst, o.tie): p for o, p in round_law(sheet).outcomes.items()}
    return outcomes == {o: Fraction(q, die.denominator()) for o, q in die.items()}


def the_law_of_a_round() -> None:
    """Compare a fresh law with icepool's."""
    sheet = rules("kododo", 4)
    print(f"A fresh law of a 4-player round (agrees with icepool as fractions: {agree(sheet, icepool_law(sheet))})")
    ours, theirs = best(lambda: our_law(sheet), 60), best(lambda: icepool_law(sheet), 5)
    show("all five probabilities and scoring_count", ours)
    show("icepool, full outcome, nothing cached", theirs, f"{theirs / ours:.0f} times as long")
    with_points = best(lambda: [RoundLaw(rules("limit", 5)).points, RoundLaw(rules("limit", 5)).player_points])
    show("the whole law with points, 5 players", with_points)


def a_sweep() -> None:
    """Compare a sweep over thresholds with icepool's one raw law, mapped once a pair."""
    pairs = list(product(range(4, 11), range(3, 11)))
    sheets = [rules("kododo", 4, burst=burst, kododo_number=number) for burst, number in pairs]

    def ours() -> None:
        for law in round_laws(sheets):
            _ = law.scoring_count, [getattr(law, name) for name in FIVE]

    def theirs() -> None:
        raw = icepool_raw(sheets[0])
        for sheet in sheets:
            icepool_law(sheet, raw)

    print(f"A sweep of {len(pairs)} pairs of burst and Kododo number, 4 players")
    mine, other = best(ours, 5), best(theirs, 2)
    show("shared counting", mine)
    show("icepool, one raw law kept", other, f"{other / mine:.0f} times as long")


def growth() -> None:
    """Show how the cost grows with the table, and a large deck."""
    print("Growth with the table: the printed deck, burst 7, Kododo number 8")
    for cards in (4, 8, 12, 16, 20):
        sheet = rules("kododo", 2, turns=(cards,), hand_size=cards, burst=7, kododo_number=8, removed=0)
        show(f"{sheet.table_size} cards on the table", best(lambda sheet=sheet: our_law(sheet), 10))
    colors = tuple(f"{letter}{letter}" for letter in "ABCDEFGHIJ")
    deck = Deck(colors=colors, kododos=12, numbers={2: 20, 3: 18})
    large = rules("kododo", 4, deck=deck, turns=(15,), hand_size=15, burst=10, kododo_number=11, removed=0)
    show("10 colors of 50 cards, 60 on the table", best(lambda: our_law(large), 5))


def views_before_each_turn(edition: str, players: int) -> list[View]:
    """Return what the first player sees before each turn of a dealt round."""
    game, views = Game.deal(rules(edition, players), seed=5211), []
    for _ in game.rules.turns:
        views.append(game.view(0))
        game.play_at_random()
    return views


def a_seat() -> None:
    """Time the odds of one seat, and the worth of its plays."""
    print("One seat's odds and advice")
    for players in (4, 5):
        for view in views_before_each_turn("kododo", players):
            play = view.hand[: view.cards_to_play]

            def whole(view: View = view, play: tuple[object, ...] = play) -> None:
                worth = odds(view, play)  # type: ignore[arg-type]
                _ = worth.scoring, worth.points, worth.p_burst

            show(f"odds, {players} players, turn {view.turn}", best(whole))
            show(f"advise, {players} players, turn {view.turn}", best(lambda view=view: advise(view), 5))


def memory() -> None:
    """Measure the memory of the largest call."""
    view = views_before_each_turn("kododo", 5)[0]
    tracemalloc.start()
    advise(view)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    print(f"Memory at the peak of advise, 5 players, turn 1: {peak / 2**20:.1f} MiB")


def start() -> None:
    """Time the import, over a bare Python, and one redraw of the stepper."""

    def run(code: str) -> float:
        return best(lambda: subprocess.run([sys.executable, "-c", code], check=True), 15)  # noqa: S603 - our own code

    print("Start")
    show("import kododo_math, over a bare Python", run("import kododo_math") - run("pass"))
    show("the same, and a first law", run("import kododo_math as k; k.round_law(k.rules()).p_burst") - run("pass"))


if __name__ == "__main__":
    the_law_of_a_round()
    a_sweep()
    growth()
    a_seat()
    memory()
    start()
