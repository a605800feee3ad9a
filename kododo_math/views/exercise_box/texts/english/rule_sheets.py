"""English words for the exercises of notebooks 08 and 09: choose rules, and read them."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

RULE_SHEETS = {
    "burst-for-a-target": Prose(
        title="Set the burst number",
        prompt="Edition *{edition}*, {players} players at random. Which **burst number** makes a color burst in about "
        "**{target:%}** of rounds? All else stays as printed.",
        mistakes={
            "only_above": "One too low: a color bursts *at* the burst number, not only above it.",
            "nobody_scores": "That number would come nearest if *nobody* were to score in {target:%} of rounds. Look "
            "at the bursts.",
        },
        hint="Try it in the lab above: set edition and players, then change the burst number.",
        more="A higher burst number makes bursts rarer. Go through 4, 5, 6 … until you are near {target:%}.",
        steps=("The exact chance of a burst, by burst number:", "{rows}", "The one that fits is {answer}."),
        row="burst number {burst}: {chance:%}",
    ),
    "smallest-removal": Prose(
        title="Make it come out even",
        prompt="A deck has **{size} cards**. {players} players hold {hand} cards each and refill their hands after "
        "every turn; a round takes this many cards from each, turn by turn: {turns}. What is the "
        "**smallest number** of cards to take out, so that the draw pile runs out exactly at the end of a round?",
        mistakes={
            "deal_forgotten": "You left out the hands: {players} · {hand} cards are dealt before the first round.",
            "missing_for_missing": "That many cards would have to be *added*. How many must go?",
        },
        hint="How many cards are left after the deal? How many does a round use up?",
        more="After the deal {undealt} cards are left, and a round uses {table}.",
        steps=(
            "After the deal, {size} − {players} · {hand} = {undealt} cards are left.",  # noqa: RUF001 - a minus
            "A round uses {players} · {each} = {table}. The largest multiple that fits is {fitting}.",
            "So {undealt} − {fitting} = {answer} must go.",  # noqa: RUF001 - a minus
        ),
    ),
    "rounds-of-a-game": Prose(
        title="How long is a game?",
        prompt="A deck has {size} cards; {removed:n card is|cards are} taken out. {players} players hold {hand} "
        "cards and refill after every turn; a round takes this many cards from each, turn by turn: {turns}. When the "
        "draw pile is empty, one last round is played from the hands. **How many rounds** does the game have?",
        mistakes={
            "last_round_forgotten": "One is missing: the last round is played from the hands.",
            "deal_forgotten": "You left out the deal: {players} · {hand} cards go to the hands before the first round.",
        },
        hint="How many cards are in the draw pile after the deal? How many does a round use up?",
        more="The draw pile has {pile} cards, and a round uses {table}. Mind the last round.",
        steps=(
            "After the deal the draw pile has {pile} cards.",
            "A round uses {players} · {each} = {table}, so the pile lasts {before:n round|rounds}.",
            "With the last one from the hands: {answer}.",
        ),
    ),
    "rare-kododos": Prose(
        title="Rare Kododo rounds",
        prompt="{players} players at random, the printed deck, {drawn} cards on the table. You want Kododos to decide "
        "in **fewer than 1 in {rare}** rounds, by the rule *at least so many*. What is the **smallest** Kododo number "
        "that does it?",
        mistakes={
            "exactly": "With that number, *exactly* so many are rare enough. 'At least' means more of them as well.",
            "one_too_many": "That would do, but a smaller one does too.",
        },
        hint="Try it in the lab above: set edition *kododo* and the players, then change the Kododo number.",
        more="Hold the chance against 1/{rare} and go up until it is below.",
        steps=(
            "At least {before}: {chance_before:%}, which is still too often.",
            "At least {answer}: {chance:%}, which is below 1 in {rare}.",
        ),
    ),
    "rule-of-your-own": Prose(
        title="A rule of your own",
        prompt="For **{players} players** and the printed deck, find a **burst number** and a **Kododo number** (by "
        "the rule *at least*) so that under random play the Kododos decide in {least:%} to {most:%} of rounds, and a "
        "color bursts in at least {bursts:%}. Answer as in *burst 12, Kododo 12*; there may be several right ones.",
        mistakes={
            "kododos_too_rare": "With these numbers the Kododos decide too rarely: less than {least:%}.",
            "kododos_too_often": "With these numbers the Kododos decide too often: more than {most:%}.",
            "bursts_too_rare": "The Kododos are fine, but a color bursts too rarely: in less than {bursts:%}.",
        },
        hint="Begin with the Kododo number. What makes Kododo rounds rarer?",
        more="Then lower the burst number until bursts are frequent enough. Kododo rounds hide some of the bursts.",
        steps=(
            "A lower Kododo number makes Kododo rounds more frequent: with {number} it is {p_kododo:%}.",
            "A lower burst number makes bursts more frequent: with {burst} it is {p_burst:%}.",
            "So {answer} does it, and so may others.",
        ),
    ),
    "number-of-games": Prose(
        title="One sheet, many games",
        prompt="A rule sheet leaves **{gaps} questions** open. In order, they can be read in {readings} ways. "
        "How many different games does the sheet describe?",
        mistakes={
            "added": "You added them up. Every way to read one question goes with every way to read the others.",
            "two_each": "You took two ways for each question. Some have more.",
        },
        hint="Take the first two questions only. How many combinations are there?",
        more="Every further question multiplies the number of games.",
        steps=("Multiply: {factors} = {answer}.",),
    ),
    "points-in-the-numbers-game": Prose(
        title="The numbers game",
        prompt="{players} players reveal the cards **{cards}** (player 1 first). The prizes 5, 2 and 1 go to the "
        "highest cards **that no one else has**, in order. How many points does **player {player}** get?",
        mistakes={
            "prize_lost": "A number that came up twice earns nothing, and its prize moves down to the next.",
            "card_for_points": "That is the number on the card. What is its prize?",
        },
        hint="Cross out every number that came up more than once.",
        more="Left: {single}. The highest gets 5, the next 2, the third 1.",
        steps=(
            "Numbers that came up once, from high to low: {single}.",
            "Player {player}'s {card} is in place {place}, so it earns {answer}.",
        ),
    ),
    "highest-card-alone": Prose(
        title="Alone at the top",
        prompt="{players} players each reveal a number from 1 to **{top}**, all equally likely. "
        "How likely is it that **one player alone** has the highest number?",
        mistakes={
            "one_certain_player": "That is the chance that it is *one certain* player. It may be any of the {players}.",
            "all_different": "Not all numbers need differ: a tie further down does no harm.",
            "a_tie": "That is the chance of a tie.",
        },
        hint="Go by the highest number. Who has it, and what may the others have?",
        more="If the highest is 3, say: any of {players} players could have it, and {others:n other number is|other "
        "numbers are each} 1 or 2.",
        steps=(
            "All combinations: {hands}. By the highest number, the good ones are:",
            "{rows}",
            "That makes {alone} of {hands}: {answer}.",
        ),
        row="highest {card}: {ways}",
    ),
}
