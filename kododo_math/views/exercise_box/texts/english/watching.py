"""English words for the exercises of notebooks 04, 06 and part of 07: what a player sees, and what follows from it."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_NO_BURSTS = "You let a color score however many cards it has. At {burst} cards or more it is out."

WATCHING = {
    "next-card": Prose(
        title="The next card",
        prompt="You are player 1 and see the table and your hand. Each card you do not see is equally likely to come "
        "next. How likely is the next card **{color}**?",
        mistakes={
            "hand_forgotten": "You forgot your own hand: those cards cannot come either.",
            "nothing_seen": "That is the chance before any card is seen. Count what you see.",
            "whole_deck_below": "The {color} cards are right, but you divided by the whole deck. "
            "Only unseen cards can come.",
        },
        hint="How many {color} cards do you see, on the table and in your hand? How many cards do you see in all?",
        more="You see {seen} of the {size} cards. Of the {each} {color} cards you see {seen_of_color}.",
        steps=(
            "You see {seen} cards, so {size} − {seen} = {unseen} are unseen.",  # noqa: RUF001 - a minus
            "Of {color} you see {seen_of_color} of {each}, so {left} are unseen.",
            "The chance is {left} of {unseen}: {answer}.",
        ),
    ),
    "both-cards": Prose(
        title="Two in a row",
        prompt="You are player 1. Your opponent will play two more cards in this round, each a random one of the "
        "**{unseen}** cards that you do not see; **{left}** of these are {color}. "
        "How likely are **both** cards {color}?",
        mistakes={
            "with_replacement": "For the second card, one {color} card is gone already.",
            "one_card": "That is the chance for one card. Both must be {color}.",
            "at_least_one": "That is the chance of at least one. Here both must be {color}.",
        },
        hint="How likely is the first one {color}? And the second, if the first one was?",
        more="After a first {color} card, {left_then} of {unseen_then} are left.",
        steps=(
            "The first card is {color} in {left} of {unseen} cases.",
            "Then the second is {color} in {left_then} of {unseen_then} cases.",
            "Multiply: {left}/{unseen} · {left_then}/{unseen_then} = {answer}.",
        ),
    ),
    "chance-to-score": Prose(
        title="Will it score?",
        prompt="You are player 1, it is the last turn, and you play **{play:card}**. Your opponent's card is a "
        "random one of the {unseen} you do not see. The burst number is {burst}, and there are too few Kododos to "
        "decide. How likely is it that **{color}** scores?",
        mistakes={
            "bursts_forgotten": _NO_BURSTS,
            "hand_forgotten": "You counted the other cards of your hand as unseen. Your opponent cannot have them.",
        },
        hint="Add your card to the table. Then try each color for your opponent's card.",
        more="Count the unseen cards for which {color} ends up in front, below {burst} and alone. There are {unseen}.",
        steps=(
            "With your {play} on the table, try each color for the last card:",
            "{rows}",
            "Add up the cards for which {color} scores and divide by {unseen}: {answer}.",
        ),
        row="{color} ({cards:n unseen card|unseen cards}): {result} scores",
    ),
    "best-last-card": Prose(
        title="Your best card",
        prompt="You are player 1, and it is the last turn. Your opponent's card is a random one of those you do not "
        "see; the burst number is {burst}, and there are too few Kododos to decide. Which card of your hand brings "
        "you most points on average?",
        mistakes={
            "highest": "A high card is worth nothing if its color does not score.",
            "leader": "Following the leader is a good idea, but not here. What if it bursts? What else could you tip?",
        },
        hint="For each card of your hand: which color is likely to score then, and what do you have in that color?",
        more="Your cards on the table count too: sometimes it pays to hinder one color so that another one scores.",
        steps=("The points that each card of your hand brings on average, exactly:", "{rows}", "The best is {answer}."),
        row="{card}: {worth:d}",
    ),
    "mean-of-a-card": Prose(
        title="A card's worth",
        prompt="Each color of a deck has **{kododos} Kododos**, worth 1 point each, and these number cards: "
        "{numbers:stock}. What is a random card of this deck worth on average?",
        mistakes={
            "unweighted": "You took each number once. There are more cards of some numbers than of others.",
            "kododos_left_out": "You left out the Kododos. They are cards too, worth 1 point each.",
            "kododos_worth_nothing": "You counted the Kododos as cards, but not their points: each is worth 1.",
        },
        hint="Add up the points of one color, then count its cards.",
        more="One color has {cards} cards.",
        steps=(
            "One color has {points} points, {kododos} of them from Kododos.",
            "It has {cards} cards.",
            "Divide: {points} / {cards} = {answer}.",
        ),
    ),
    "worth-of-a-play": Prose(
        title="Worth of a play",
        prompt="You are player 1, it is the last turn, and you play **{play:card}**. Your opponent's card is a "
        "random one of the {unseen} you do not see; the burst number is {burst}, and there are too few Kododos to "
        "decide. How many points do you take from the round on average?",
        mistakes={
            "card_alone": "You counted the new card alone. All your cards of the scoring color bring points.",
            "bursts_forgotten": _NO_BURSTS,
            "chance_for_points": "That is the chance that the color of {play} scores. Multiply chances by points.",
        },
        hint="For each color of your opponent's card: which color scores, and how many points are yours?",
        more="Multiply the points in each case by its number of cards, add up, and divide by {unseen}.",
        steps=(
            "Try each color for the last card:",
            "{rows}",
            "Multiply points by cards, add up, and divide by {unseen}: {answer}.",
        ),
        row="{color} ({cards:n unseen card|unseen cards}): {result} scores, {points:n point|points} for you",
    ),
    "share-of-a-kododo-round": Prose(
        title="When the lizards decide",
        prompt="{players} players lay down {cards} cards each at random. In this round **exactly {number} Kododos** "
        "lie on the table, and they decide it. How many points does one player take on average from such a round?",
        mistakes={
            "everyone": "That is what all players take together. By symmetry, each gets the same share on average.",
            "any_round": "That is how many Kododos a player lays down in *any* round. In this one there are more.",
        },
        hint="Each Kododo is worth 1 point for the player who laid it down. Who is that more likely to be?",
        more="No player is special: {number} points go to {players} players.",
        steps=(
            "Each of the {number} Kododos is equally likely to be any player's.",
            "So a player takes {number} / {players} = {answer} on average.",
        ),
    ),
    "can-you-follow": Prose(
        title="Can they follow?",
        prompt="You are player 1 and would like everybody to play {color}. Every other hand is {hand} random "
        "cards of the {unseen} you do not see; **{left}** of these are {color}. How likely is it that your neighbor "
        "holds **at least one** {color} card?",
        mistakes={
            "complement": "That is the chance of *no* {color} card. You are almost there.",
            "with_replacement": "You put each card back. A hand holds {hand} different cards.",
            "added_up": "Chances of several cards cannot simply be added: hands with two {color} cards count twice.",
        },
        hint="The chance of none at all is easier. Find it first.",
        more="No {color} card: all {hand} are from the other {others}. "
        "Divide C({others}, {hand}) by C({unseen}, {hand}).",
        steps=(
            "Seen of {color}: {seen_of_color}. Unseen: {left} of {unseen}.",
            "No {color} card: C({others}, {hand}) / C({unseen}, {hand}) = {without:%}.",
            "At least one: all the rest, {answer}.",
        ),
    ),
}
