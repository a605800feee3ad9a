"""English words for the exercises of notebook 03."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_WITH_REPLACEMENT = (
    "You put each card back before the next is drawn. In the game a card on the table is gone from the deck, "
    "so the chances change from card to card."
)

COUNTING = {
    "number-of-tables": Prose(
        title="How many tables?",
        prompt="From **{cards} different cards**, {drawn} are laid on the table. A *table* means the cards that lie "
        "there; it does not matter which came first. How many different tables are there?",
        mistakes={
            "in_order": "You counted the orders too. {drawn} cards can be laid in {orders} orders, all the same table.",
            "with_replacement": "No card can lie on the table twice, and the order does not matter.",
            "repeats": "That lets the same card lie on the table several times. Each card is there once.",
        },
        hint="Choose one card after the other: how many choices have you each time?",
        more="Divide what you get by the number of orders of {drawn} cards, {orders}.",
        steps=(
            "One after the other, there are {ordered} ways to lay {drawn} of {cards} cards in order.",
            "The same table comes up in {orders} orders, so divide: {ordered} / {orders} = {answer}.",
            "This number is written C({cards}, {drawn}).",
        ),
    ),
    "tie-of-two-colors": Prose(
        title="Two colors, even",
        prompt="A small deck has two colors with **{each} cards each**. **{drawn}** of the {cards} cards are laid on "
        "the table at random. How likely is it that both colors have the same number of cards there?",
        mistakes={
            "with_replacement": _WITH_REPLACEMENT,
            "splits_equally_likely": "The splits are not equally likely: an even one comes up in more ways.",
        },
        hint="Count the tables with {half} cards of each color, and all tables.",
        more="There are C({each}, {half}) = {ways_of_one} ways to choose {half} cards of one color.",
        steps=(
            "All tables: C({cards}, {drawn}) = {tables}.",
            "Ties: C({each}, {half}) ways for one color times as many for the other, {ways_of_one}² = {ties}.",
            "Divide: {ties} / {tables} = {answer}.",
        ),
    ),
    "exactly-so-many": Prose(
        title="Exactly so many",
        prompt="{players} players lay down {drawn} of the {size} cards at random; {each} of the {size} are {color}. "
        "How likely is it that **exactly {count} {color}** cards lie on the table?",
        mistakes={
            "with_replacement": _WITH_REPLACEMENT,
            "one_order": "That is the chance of one fixed order, with the {color} cards coming first. "
            "They may come anywhere.",
            "or_more": "That is the chance of {count} *or more*. Here it is exactly {count}.",
        },
        hint="Choose the {color} cards and the others separately, and multiply the numbers of ways.",
        more="{count} of the {each} {color} cards, and {drawn_rest} of the other {rest}. What do you divide by?",
        steps=(
            "{color} cards: C({each}, {count}) = {of_color} ways.",
            "The others: C({rest}, {drawn_rest}) = {of_rest} ways.",
            "All tables: C({size}, {drawn}) = {tables}.",
            "Multiply the first two and divide by the third: {answer}.",
        ),
    ),
    "enough-kododos": Prose(
        title="A Kododo round",
        prompt="{players} players have laid down {drawn} of the {size} cards at random, and {kododos} of the {size} "
        "are Kododos. How likely is it that **at least {number}** Kododos lie on the table?",
        mistakes={
            "exactly": "That is the chance of *exactly* {number}. At least {number} means {number} or {over} or more.",
            "more_than": "That is the chance of *more than* {number}. At least {number} includes {number} itself.",
            "with_replacement": _WITH_REPLACEMENT,
        },
        hint="Find the chance of exactly {number}, of exactly {over} and so on, and add them up.",
        more="Exactly {number}: C({kododos}, {number}) · C({others}, {drawn_rest}) / C({size}, {drawn}).",
        steps=(
            "The chance of exactly k Kododos is C({kododos}, k) · C({others}, {drawn} − k) / C({size}, {drawn}).",  # noqa: RUF001 - a minus
            "The first few, for k from {number} on:",
            "{rows}",
            "All of them from {number} on, added up: {answer}.",
        ),
        row="exactly {count}: {chance:%}",
    ),
    "patterns-of-a-table": Prose(
        title="Patterns",
        prompt="**{cards} cards** lie on the table; there are **{colors} colors**. Write down the counts of the "
        "colors from large to small, without saying which color is which, as in {example}. How many different "
        "patterns are there?",
        mistakes={
            "in_order": "You told apart which color has how many. In a pattern only the numbers matter.",
            "no_color_empty": "You left out the patterns in which a color has no card at all.",
        },
        hint="Begin with all {cards} cards in one color, and then make the largest count smaller step by step.",
        more="Each pattern has {colors} numbers that never go up and add up to {cards}. Zeros are allowed.",
        steps=("In order, they are {all_patterns}.", "That makes {answer}."),
    ),
    "ways-to-color-a-pattern": Prose(
        title="Which color has which?",
        prompt="A table has the pattern **{pattern}**. In how many ways can the five colors share these counts?",
        mistakes={
            "all_different": "That would be right if all five counts were different. Equal counts can be swapped "
            "without changing anything.",
            "once_each": "You left out that equal counts still go to several colors. There are five colors to place.",
        },
        hint="How many orders do five different things have? Which of these orders look the same here?",
        more="Divide {orders} by the number of ways to swap equal counts among themselves.",
        steps=(
            "Five colors have 5! = {orders} orders.",
            "Equal counts can be swapped in {same} = {divisor} ways without a change.",
            "Divide: {orders} / {divisor} = {answer}.",
        ),
    ),
    "chance-of-a-table": Prose(
        title="Exactly this table",
        prompt="{drawn} of the {size} cards lie on the table at random; each color has {each} cards. "
        "How likely are exactly these counts: **{counts}**?",
        mistakes={
            "any_colors": "That is the chance of this *pattern* in any colors. Here each color has its own count.",
            "with_replacement": _WITH_REPLACEMENT,
            "one_order": "That is the chance of one fixed order of the colors. They may come in any order.",
        },
        hint="For each color on its own: in how many ways can its cards be chosen?",
        more="Multiply the five numbers {factors}, and divide by the number of all tables, C({size}, {drawn}).",
        steps=(
            "Color by color: {factors} = {ways} ways.",
            "All tables: C({size}, {drawn}) = {tables}.",
            "Divide: {answer}.",
        ),
    ),
    "nobody-scores": Prose(
        title="Nobody scores",
        prompt="A small deck has {colors} colors with {each} cards each and no Kododos. {drawn} of the {cards} cards "
        "lie on the table at random; the burst number is **{burst}**. How likely is it that **nobody** scores?",
        mistakes={
            "bursts_forgotten": "You looked at ties only. A color with {burst} cards or more is out as well.",
            "only_above": "You let a color with exactly {burst} cards score. At the burst number it is out.",
            "any_trouble": "That is the chance of *any* burst or tie. After one, another color may still score.",
        },
        hint="List the patterns, and go through the scoring for each of them.",
        more="For each pattern in which nobody scores, count the tables. Then divide by all {tables}.",
        steps=(
            "All tables: C({cards}, {drawn}) = {tables}. By patterns they are:",
            "{rows}",
            "Add up the tables in which nobody scores and divide by {tables}: {answer}.",
        ),
        row="{pattern}: {ways:n table|tables}, {is_empty:if nobody scores|a color scores}",
    ),
}
