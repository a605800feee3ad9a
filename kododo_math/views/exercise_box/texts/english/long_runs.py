"""English words for the exercises of notebooks 05 and 07: many rounds, and strategies against one another."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_SETTING = "Edition *{edition}*, {players} players, all at random: {event:event} in **{chance:%}** of rounds. "
_SPREAD = "The standard error of a share is the root of p · (1 − p) / n."  # noqa: RUF001 - a minus

LONG_RUNS = {
    "expected-rounds": Prose(
        title="How often, in many rounds?",
        prompt=_SETTING + "In how many of **{rounds} rounds** do you expect that?",
        mistakes={
            "complement": "That is in how many rounds it does *not* happen.",
            "one_in": "That is the x of '1 in x': how many rounds pass for one such round on average.",
            "share": "That is the share of rounds. Of how many rounds is it to be taken?",
        },
        hint="Multiply the share by the number of rounds.",
        more="{chance:%} is {chance:d}. Multiply {rounds} by it.",
        steps=("Multiply: {rounds} · {chance:d} = {answer:d}.",),
    ),
    "standard-error": Prose(
        title="How far does it scatter?",
        prompt=_SETTING + "You simulate **{rounds} rounds** and note the share in which that happens. "
        "What is the standard error of this share?",
        mistakes={
            "no_root": "That is the variance. The standard error is its square root.",
            "rounds_forgotten": "That is the scatter of a single round. The share of {rounds} rounds scatters less.",
            "complement_forgotten": "One factor is missing: p times (1 − p), not p alone.",  # noqa: RUF001 - a minus
        },
        hint=_SPREAD,
        more="Here p is {chance:d}, 1 − p is {rest:d}, n is {rounds}.",  # noqa: RUF001 - a minus
        steps=(
            _SPREAD,
            "Here p · (1 − p) / n = {chance:d} · {rest:d} / {rounds} = {variance:d}.",  # noqa: RUF001 - a minus
            "Its root is {answer:d}.",
        ),
    ),
    "sharper-estimate": Prose(
        title="Sharper by a factor",
        prompt="**{rounds} rounds** were simulated. How many rounds are needed **in all** so that the standard error "
        "becomes **{times} times smaller**?",
        mistakes={
            "square_forgotten": "The standard error shrinks with the *root* of the number of rounds.",
            "only_the_extra": "That is how many must be added. How many are there in all?",
        },
        hint="In the standard error the number of rounds stands under a root. What makes a root {times} times larger?",
        more="{times} times sharper takes {times} · {times} times as many rounds.",
        steps=(
            "The standard error is a root of something divided by n.",
            "To make it {times} times smaller, n must become {times}² = {square} times larger.",
            "{square} · {rounds} = {answer}.",
        ),
    ),
    "how-surprising": Prose(
        title="Is this surprising?",
        prompt=_SETTING + "In **{rounds} rounds** it happened **{seen} times**. By how many standard errors is the "
        "share off (with its sign)?",
        mistakes={
            "turned_round": "The sign is the other way round: seen minus expected.",
            "rounds_forgotten": "You divided by the scatter of a single round. "
            "The share of {rounds} rounds scatters less.",
            "relative": "That is the difference relative to the expected share. Divide by the standard error.",
        },
        hint="Subtract the expected share from the one seen, and divide by the standard error.",
        more=_SPREAD + " Here that is {error:d}.",
        steps=(
            "Seen: {seen} / {rounds} = {share:d}. Expected: {chance:d}. Difference: {off:d}.",
            "Standard error: the root of {chance:d} · {rest:d} / {rounds}, which is {error:d}.",
            "Divide: {answer:d}. Beyond about 2 one begins to wonder, beyond 5 one looks for the error.",
        ),
    ),
    "seatings": Prose(
        title="A whole tournament",
        prompt="**{strategies} strategies** enter a tournament at tables of **{seats}**. Each line-up of {seats} "
        "different strategies plays once in *every* seating. How many tables is that?",
        mistakes={
            "line_ups_only": "Those are the line-ups. Each of them can sit down in several ways.",
            "rotations_only": "You only turned the table. Any order of the {seats} counts as a seating.",
            "with_itself": "You let a strategy sit at the table twice. The {seats} are different.",
        },
        hint="Fill the seats one after the other: how many strategies are left for each?",
        more="There are {line_ups} line-ups, and {seats} strategies sit down in {orders} orders.",
        steps=(
            "The first seat has {strategies} choices, and each further seat one fewer.",
            "Multiply: {factors} = {answer}.",
            "Or: {line_ups} line-ups times {orders} orders.",
        ),
    ),
    "balance-point": Prose(
        title="The balance of two kinds",
        prompt="Two kinds of players meet at random. A cooperator earns {a} against a cooperator and {b} against a "
        "rival; a rival earns {c} against a cooperator and {d} against a rival. At which **share of cooperators** "
        "do both kinds earn the same on average?",
        mistakes={
            "other_share": "That is the share of the rivals.",
            "own_kind_only": "You only looked at what each kind earns among its own. They meet the others too.",
        },
        hint="Call the share of cooperators x. What does a cooperator earn on average? And a rival?",
        more="Cooperator: {a}·x + {b}·(1 − x). Rival: {c}·x + {d}·(1 − x). Set them equal.",  # noqa: RUF001 - minuses
        steps=(
            "{a}·x + {b}·(1 − x) = {c}·x + {d}·(1 − x).",  # noqa: RUF001 - minuses
            "All terms with x on one side: ({slope})·x = {rise}.",
            "Divide: x = {answer}.",
        ),
    ),
    "points-of-the-table": Prose(
        title="Equal players",
        prompt="Edition *{edition}*, {players} players who all play at random: one round pays **{total:d} points** on "
        "average, all players together, and a game has **{rounds} rounds**. "
        "How many points does one player have at the end, on average?",
        mistakes={
            "everyone": "That is for all players together.",
            "one_round": "That is for one round. A game has {rounds}.",
            "last_round_forgotten": "One round is missing: the last one is played from the hands.",
        },
        hint="What do all players together have after {rounds} rounds?",
        more="By symmetry each of the {players} players has the same on average.",
        steps=(
            "All together, after {rounds} rounds: {rounds} · {total:d}.",
            "Each of {players} players: divide by {players}, which makes {answer:d}.",
            "Averages may be added up round by round, although the rounds depend on each other.",
        ),
    ),
}
