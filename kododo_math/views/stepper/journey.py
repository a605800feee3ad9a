"""A way through a game: forward, back, and off on another way with other cards."""

from __future__ import annotations

from collections.abc import Sequence

from kododo_math.cards import Card
from kododo_math.game import Game
from kododo_math.views.stepper.positions import Position, positions

READER_SEAT = 0
"""The seat whose cards the reader plays; the other players play at random."""


class Journey:
    """Where a reader is in a game that is played as the reader comes along.

    >>> from kododo_math.editions import rules
    >>> journey = Journey(Game.deal(rules("kododo", 2), seed=1))
    >>> journey.forward()
    >>> journey.position.kind, journey.position.turn
    ('turn', 1)
    >>> journey.back()
    >>> journey.position.kind
    'deal'
    """

    def __init__(self, game: Game) -> None:
        """Begin before the first turn."""
        self.game = game
        self.story = positions(game)
        self.index = 0

    @property
    def position(self) -> Position:
        """The position the reader looks at."""
        return self.story[self.index]

    @property
    def is_at_end(self) -> bool:
        """Whether the reader has come as far as the game."""
        return self.index == len(self.story) - 1

    def forward(self) -> None:
        """Go to the next position; if it has not been played yet, every player plays at random. Stay at the end."""
        if self.is_at_end and not self.game.is_over:
            self.game.play_at_random()
            self.story = positions(self.game)
        self.index = min(self.index + 1, len(self.story) - 1)

    def back(self) -> None:
        """Go to the position before; stay at the first."""
        self.index = max(self.index - 1, 0)

    def finish_round(self) -> None:
        """Go on to the next position at which a round has been scored, or to the end of the game."""
        self.forward()
        while not (self.position.kind == "step" and self.position.is_scored) and self.position.result is None:
            self.forward()

    def round_story(self) -> tuple[Position, ...]:
        """Return the positions of the round the reader is in, from its begin to its score; the journey stays here.

        >>> from kododo_math.editions import rules
        >>> journey = Journey(Game.deal(rules("kododo", 2), seed=1))
        >>> [position.kind for position in journey.round_story()], journey.position.kind
        (['deal', 'turn', 'turn', 'turn', 'step', 'step'], 'deal')
        """
        ahead = Journey(self.game.after(self.position.choices))
        ahead.index = self.index
        if not self.position.is_scored:
            ahead.finish_round()
        here = (self.position.deal, self.position.round)
        return tuple(position for position in ahead.story[: ahead.index + 1] if (position.deal, position.round) == here)

    def play(self, cards: Sequence[Card]) -> None:
        """Play ``cards`` as the reader's; the others play at random, and what came after before is forgotten.

        Raises ``ValueError`` if they cannot be played at this position.
        """
        position = self.position
        if not position.cards_to_choose:
            msg = f"cannot play cards here: expected a position before a turn, got kind {position.kind!r}"
            raise ValueError(msg)
        game = self.game.after(position.choices)
        game.play(READER_SEAT, cards)
        game.play_at_random()
        self.game, self.story = game, positions(game)
        self.index += 1
