"""English words for the exercises of notebooks 00 to 02."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_STOPPED = (
    "A color that bursts or ties is discarded, but the round is not over: the next color gets its chance. "
    "Somebody does score here."
)
_ONLY_ABOVE = "That color has exactly the burst number. Reaching it is enough to burst: 'at or over', not only 'over'."
_SETTING = (
    "Edition *{edition}*, {players} players, burst number **{burst}**. On the table: {counts}. "
    "The Kododos do not decide. Which color scores?"
)
_ALONE = "The next count belongs to one color alone: {answer} scores."
_KODODO_RULE = "{is_at_least:if at least|exactly} {kododo_number}"

BY_HAND = {
    "cards-of-a-color": Prose(
        title="Count a color",
        prompt="How many **{color}** cards lie on this table?",
        mistakes={
            "kododos_left_out": "Very close: did you leave out the Kododos? A Kododo has a color like any other card.",
            "points_for_cards": "That is what these cards are worth. Here each card counts once, whatever its number.",
        },
        hint="Go row by row and put your finger on every {color} card. Letter and pattern tell the color too.",
        more="A card with the lizard counts as well, if it is {color}.",
        steps=("The {color} cards on the table are {cards}.", "Count them: {answer}."),
    ),
    "points-of-a-color": Prose(
        title="Add up a color",
        prompt="How many points are all **{color}** cards on this table worth together?",
        mistakes={
            "cards_for_points": "That is how many cards there are. Add up the numbers on them.",
            "kododos_left_out": "Almost: a Kododo is worth 1 point, and it counts for its color.",
        },
        hint="First find all {color} cards, then add up their numbers.",
        more="A card with the lizard is worth 1 point.",
        steps=("The {color} cards on the table are {cards}.", "K is worth 1 point, so together {answer}."),
    ),
    "who-scores": Prose(
        title="Who scores?",
        prompt="The burst number is **{burst}**, and there are too few Kododos to decide. Which color scores?",
        mistakes={
            "most_cards": "That color has the most cards, but look again: is it at the burst number, or not alone?",
            "stopped": _STOPPED,
        },
        hint="Count every color first, and write the five counts down from large to small.",
        more="Cross out counts of {burst} or more, then counts that several colors share. The largest that is left "
        "scores.",
        steps=("The counts are: {counts}.", "{verdict}"),
    ),
    "points-of-a-player": Prose(
        title="Points for one player",
        prompt="The burst number is **{burst}**, and there are too few Kododos to decide. "
        "How many points does **player {player}** take from this round?",
        mistakes={
            "everyone": "That is what all players take together. Only player {player}'s own cards count here.",
            "cards_for_points": "That is how many cards score. Add up their numbers instead; a Kododo is worth 1.",
            "every_color": "You added up all of that player's cards. Only one color scores.",
        },
        hint="Find the scoring color first. Then look only at player {player}'s row.",
        more="Large counts first: {burst} or more is a burst, a shared count is a tie. What is left?",
        steps=("{verdict}", "Player {player}'s cards that score: {cards}. That makes {answer}."),
    ),
    "cards-to-a-burst": Prose(
        title="How far to the burst?",
        prompt="{players} players have laid down three cards each. How many more **{color}** cards "
        "would make {color} burst? The burst number is **{burst}**.",
        mistakes={
            "only_above": "One too many: a color bursts as soon as it reaches {burst}.",
            "kododos_left_out": "You left out the {color} Kododos. They count for their color.",
        },
        hint="How many {color} cards are there now? How many more does it take to reach {burst}?",
        more="On the table: {count:n card|cards} in {color}. The burst number is {burst}.",
        steps=(
            "On the table: {count:n card|cards} in {color}.",
            "{color} bursts with {burst} cards, so {burst} − {count} = {answer} more are needed.",  # noqa: RUF001 - a minus
        ),
    ),
    "burst-reached": Prose(
        title="Just at the limit",
        prompt=_SETTING,
        mistakes={"only_above": _ONLY_ABOVE, "stopped": _STOPPED},
        hint="Start with the largest count and hold it against {burst}.",
        more="The leader has {burst} cards. That is a burst. Go on with the others.",
        steps=(
            "The leader has {burst} cards: at the burst number, so it bursts and is discarded.",
            "Left are: {low}.",
            "The largest count is held by one color alone: {answer} scores.",
        ),
    ),
    "tie-for-most": Prose(
        title="Level in front",
        prompt=_SETTING,
        mistakes={
            "tied": "That color is not alone: at least one other has just as many. Colors that tie are all discarded.",
            "stopped": _STOPPED,
        },
        hint="Is the color in front alone in front?",
        more="Cross out every count that several colors share at the top, then look at the next one.",
        steps=(
            "The counts are: {counts}.",
            "The largest count is below {burst}, but several colors share it: a tie, they are discarded.",
            _ALONE,
        ),
    ),
    "burst-then-tie": Prose(
        title="A burst, then a tie",
        prompt=_SETTING,
        mistakes={
            "burst_ignored": "That color has the most cards, and that is just the trouble: {burst} or more is a burst.",
            "tied": "At least one other color has just as many, so all of them are discarded.",
            "stopped": _STOPPED,
        },
        hint="Several colors go before the scoring one is found. Take them one at a time, from the top.",
        more="First cross out {burst} or more. Of those left, cross out the top ones that share their count.",
        steps=(
            "The leader has {burst} cards or more: a burst, discarded. Left: {low}.",
            "Of these, the largest count is shared: a tie, they are discarded too.",
            _ALONE,
        ),
    ),
    "kododos-decide": Prose(
        title="Enough Kododos?",
        prompt="Edition *{edition}*, {players} players: **" + _KODODO_RULE + "** Kododos decide a round; the burst "
        "number is {burst}. On the table lie **{kododos} Kododos**; all cards by color: {counts}. What scores? "
        "Answer a color, *kododo* or *nobody*.",
        mistakes={
            "other_mode": "Read the rule again: it says **" + _KODODO_RULE + "**. What about {kododos}, then?",
            "stopped": "Somebody does score. Look at the Kododo rule first: is it met or not?",
        },
        hint="The Kododos come first: are {kododos} what the rule asks for?",
        more="'" + _KODODO_RULE + "': does the number {kododos} fit these words? If so, only Kododos score.",
        steps=(
            "The rule says " + _KODODO_RULE + ". There are {kododos}.",
            "Without the Kododo rule, the colors would say: {colors_say}.",
            "By the rule as it is written, what scores is: {answer}.",
        ),
    ),
    "last-card": Prose(
        title="The last card",
        prompt="Edition *{edition}*, {players} players, burst number **{burst}**, few Kododos. One card is still to "
        "come, and so far there are: {counts}. Which color must the last card have so that **{target}** scores?",
        mistakes={
            "more_of_the_same": "One more {target} card does not help {target}. Try out what it would lead to.",
            "stopped": "There is a color that does it. The last card can push a rival into a burst or a tie.",
        },
        hint="Which color stands in {target}'s way? How could one more card get rid of it?",
        more="Try all five: add one card of each color in turn, and score the table.",
        steps=("Try each color for the last card:", "{rows}", "Only {answer} makes {target} score."),
        row="last card {color}: {result} scores",
    ),
}
