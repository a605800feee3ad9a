"""What came of many games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kododo_math.rule_set import RuleSet
from kododo_math.simulation.estimate import Estimate, Frequencies, mean_of
from kododo_math.simulation.kernel import scoring
from kododo_math.simulation.kernel.encoding import add_tallies, number_of_values
from kododo_math.simulation.kernel.records import Tally
from kododo_math.strategies.strategy import Strategy

EVENTS = {
    "p_kododo": scoring.KODODO,
    "p_burst": scoring.BURST,
    "p_tie": scoring.TIE,
    "p_nothing": scoring.NOTHING,
    "p_majority": scoring.MAJORITY,
}
DISTRIBUTIONS = {
    "outcomes": scoring.OUTCOME,
    "top_count": scoring.TOP,
    "scoring_count": scoring.SCORING,
    "kododo_count": scoring.KODODOS,
    "points": scoring.POINTS,
    "player_points": scoring.PLAYER_POINTS,
}
Ending = tuple[str, int, bool, bool]
"""How a round ended: what scored, with how many cards, and whether a burst and a tie came before."""
_SCORING = ("kododo", "majority", "nothing")


@dataclass(frozen=True, eq=False)
class Simulation:
    """What came of many games; all of it is counts, so that simulations add up.

    Attributes:
        rules: the rule set.
        strategies: one for each seat.
        seeds: the seeds of the games; more than one where simulations were merged.
        tally: the counts.

    Shares and means are estimates: floats with a ``standard_error`` that takes into account that the rounds
    of one deal depend on each other.
    """

    rules: RuleSet
    strategies: tuple[Strategy, ...]
    seeds: tuple[int, ...]
    tally: Tally

    def __repr__(self) -> str:
        """Return what was played."""
        names = ", ".join(strategy.name for strategy in self.strategies)
        seeds = ", ".join(map(str, self.seeds))
        sheet = f"{self.rules.edition}, {self.rules.players} players"
        return f"<Simulation of {self.games:,} games ({sheet}: {names}; seed {seeds})>"

    def __eq__(self, other: object) -> bool:
        """Whether the same games were counted with the same result."""
        if not isinstance(other, Simulation):
            return NotImplemented
        same = (self.rules, self.strategies, self.seeds) == (other.rules, other.strategies, other.seeds)
        return same and all(list(a) == list(b) for a, b in zip(self.tally, other.tally, strict=True))

    __hash__ = None  # type: ignore[assignment]

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self.tally.totals[scoring.GAMES_PLAYED])

    @property
    def deals(self) -> int:
        """How many deals: more than games when a target score asks for several."""
        return int(self.tally.totals[scoring.DEALS_PLAYED])

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return int(self.tally.totals[scoring.ROUNDS_PLAYED])

    def _event(self, value: int) -> Estimate:
        place = scoring.EVENTS * number_of_values(self.rules) + value
        count, squares = int(self.tally.counts[place]), int(self.tally.squares[place])
        return mean_of(count, squares, self.deals, self.rules.rounds_per_game)

    @property
    def p_kododo(self) -> Estimate:
        """Share of rounds where the Kododos score."""
        return self._event(scoring.KODODO)

    @property
    def p_burst(self) -> Estimate:
        """Share of rounds where the Kododos do not decide and a color reaches the burst number."""
        return self._event(scoring.BURST)

    @property
    def p_tie(self) -> Estimate:
        """Share of rounds where the Kododos do not decide and a tie step happens."""
        return self._event(scoring.TIE)

    @property
    def p_nothing(self) -> Estimate:
        """Share of rounds where nothing scores."""
        return self._event(scoring.NOTHING)

    @property
    def p_majority(self) -> Estimate:
        """Share of rounds where a color scores."""
        return self._event(scoring.MAJORITY)

    def distribution(self, name: str) -> Frequencies[Any]:
        """Return how often each value of a quantity was seen; the names are those of ``DISTRIBUTIONS``."""
        width = number_of_values(self.rules)
        start = DISTRIBUTIONS[name] * width
        counts, squares = (
            {self._outcome(name, value): int(row[start + value]) for value in range(width) if row[start + value]}
            for row in (self.tally.counts, self.tally.squares)
        )
        each = self.rules.players if name == "player_points" else 1
        return Frequencies(counts, squares, self.deals, self.rules.rounds_per_game * each)

    def _outcome(self, name: str, value: int) -> int | Ending:
        if name != "outcomes":
            return value
        kind, count = divmod(value // 4, self.rules.table_size + 1)
        return (_SCORING[kind], count, bool(value & 2), bool(value & 1))

    @property
    def outcomes(self) -> Frequencies[Ending]:
        """How rounds ended."""
        return self.distribution("outcomes")

    @property
    def top_count(self) -> Frequencies[int]:
        """The number of cards of the color with most cards on the table."""
        return self.distribution("top_count")

    @property
    def scoring_count(self) -> Frequencies[int]:
        """The number of cards of the color that scores, 0 if none does."""
        return self.distribution("scoring_count")

    @property
    def kododo_count(self) -> Frequencies[int]:
        """The number of Kododos on the table."""
        return self.distribution("kododo_count")

    @property
    def points(self) -> Frequencies[int]:
        """The points of all players together in a round."""
        return self.distribution("points")

    @property
    def player_points(self) -> Frequencies[int]:
        """The points of one player in a round, all seats together."""
        return self.distribution("player_points")

    @property
    def seat_points(self) -> tuple[dict[int, int], ...]:
        """For each seat, how many rounds brought each number of points."""
        width = number_of_values(self.rules)
        rows = (self.tally.seat_points[seat * width : (seat + 1) * width] for seat in range(self.rules.players))
        return tuple({points: int(count) for points, count in enumerate(row) if count} for row in rows)

    @property
    def game_points(self) -> tuple[Estimate, ...]:
        """For each seat, the mean points of a game."""
        players = self.rules.players
        return tuple(
            mean_of(int(self.tally.game_points[s]), int(self.tally.products[s * players + s]), self.games)
            for s in range(players)
        )

    @property
    def wins(self) -> tuple[Estimate, ...]:
        """For each seat, its share of the victories; a shared victory is shared out."""
        size = self.rules.players + 1
        rows = (self.tally.wins[seat * size : (seat + 1) * size] for seat in range(self.rules.players))
        return tuple(self._share(row) for row in rows)

    def _share(self, row: Any) -> Estimate:  # noqa: ANN401 - an array
        won = sum(int(row[by]) / by for by in range(1, len(row)))
        squares = sum(int(row[by]) / by**2 for by in range(1, len(row)))
        return mean_of(won, squares, self.games)

    def merge(self, other: Simulation) -> Simulation:
        """Return the simulation of the games of both.

        Raises ``ValueError`` for other rules or strategies, or games with the same seed, which are the same.
        """
        if not isinstance(other, Simulation):
            msg = f"merge: expected a Simulation, got {other!r}"
            raise TypeError(msg)
        if (self.rules, self.strategies) != (other.rules, other.strategies):
            msg = f"merge: expected the same rules and strategies, got {self!r} and {other!r}"
            raise ValueError(msg)
        if set(self.seeds) & set(other.seeds):
            msg = f"merge: expected other seeds, for the same give the same games; got {self.seeds} and {other.seeds}"
            raise ValueError(msg)
        tally = add_tallies(self.tally, other.tally)
        return Simulation(self.rules, self.strategies, (*self.seeds, *other.seeds), tally)

    __add__ = merge

    def to_frame(self) -> Any:  # noqa: ANN401 - pandas is optional
        """Return the five shares with their standard errors as a pandas DataFrame."""
        import pandas as pd  # noqa: PLC0415 - only for those who want a frame

        estimates = {name: self._event(value) for name, value in EVENTS.items()}
        rows = [(float(e), e.standard_error, *e.interval()) for e in estimates.values()]
        return pd.DataFrame(rows, index=list(estimates), columns=["share", "standard_error", "low", "high"])
