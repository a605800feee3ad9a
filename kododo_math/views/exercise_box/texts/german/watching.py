"""German words for the exercises of notebooks 04, 06 and part of 07: what a player sees, and what follows from it."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_NO_BURSTS = "Bei dir zählt eine Farbe, egal wie viele Karten sie hat. Ab {burst} Karten ist sie aber raus."

WATCHING = {
    "next-card": Prose(
        title="Die nächste Karte",
        prompt="Du bist Spieler 1 und siehst den Tisch und deine Hand. Jede Karte, die du nicht siehst, ist mit "
        "gleicher Wahrscheinlichkeit die nächste. Wie wahrscheinlich ist es, dass die nächste Karte die Farbe "
        "**{color}** hat?",
        mistakes={
            "hand_forgotten": "Du hast deine eigene Hand vergessen: Auch diese Karten können nicht kommen.",
            "nothing_seen": "Das ist die Chance, bevor eine Karte zu sehen ist. Zähle, was du siehst.",
            "whole_deck_below": "Die Karten in {color} stimmen, aber du hast durch das ganze Deck geteilt. "
            "Kommen können nur Karten, die du nicht siehst.",
        },
        hint="Wie viele Karten in {color} siehst du auf dem Tisch und in deiner Hand? Wie viele Karten siehst du "
        "insgesamt?",
        more="Du siehst {seen} der {size} Karten. Von den {each} Karten in {color} siehst du {seen_of_color}.",
        steps=(
            "Du siehst {seen} Karten, nicht zu sehen sind also {size} − {seen} = {unseen}.",  # noqa: RUF001 - a minus
            "In {color} siehst du {seen_of_color} von {each}, nicht zu sehen sind also {left}.",
            "Die Chance ist {left} von {unseen}: {answer}.",
        ),
    ),
    "both-cards": Prose(
        title="Zwei hintereinander",
        prompt="Du bist Spieler 1. Dein Gegenüber spielt in dieser Runde noch zwei Karten, jede zufällig aus den "
        "**{unseen}** Karten, die du nicht siehst; **{left}** davon haben die Farbe {color}. "
        "Wie wahrscheinlich ist es, dass **beide** Karten die Farbe {color} haben?",
        mistakes={
            "with_replacement": "Bei der zweiten Karte ist eine Karte in {color} schon weg.",
            "one_card": "Das ist die Chance für eine Karte. Beide müssen die Farbe {color} haben.",
            "at_least_one": "Das ist die Chance auf mindestens eine. Hier müssen beide die Farbe {color} haben.",
        },
        hint="Wie wahrscheinlich hat die erste die Farbe {color}? Und die zweite, wenn die erste sie hatte?",
        more="Nach einer ersten Karte in {color} sind noch {left_then} von {unseen_then} übrig.",
        steps=(
            "Die erste Karte hat in {left} von {unseen} Fällen die Farbe {color}.",
            "Dann hat die zweite in {left_then} von {unseen_then} Fällen die Farbe {color}.",
            "Multipliziere: {left}/{unseen} · {left_then}/{unseen_then} = {answer}.",
        ),
    ),
    "chance-to-score": Prose(
        title="Wird sie zählen?",
        prompt="Du bist Spieler 1, es ist der letzte Zug, und du spielst **{play:card}**. Die Karte deines "
        "Gegenübers ist zufällig eine der {unseen}, die du nicht siehst. Die Grenze ist {burst}, und es liegen zu "
        "wenige Kododos da, um zu entscheiden. Wie wahrscheinlich ist es, dass **{color}** zählt?",
        mistakes={
            "bursts_forgotten": _NO_BURSTS,
            "hand_forgotten": "Du hast die anderen Karten deiner Hand zu den ungesehenen gezählt. Dein Gegenüber kann "
            "sie nicht haben.",
        },
        hint="Lege deine Karte zum Tisch dazu. Probiere dann jede Farbe für die Karte deines Gegenübers.",
        more="Zähle die ungesehenen Karten, mit denen {color} am Ende vorn liegt, unter {burst} und allein. Insgesamt "
        "sind {unseen} ungesehen.",
        steps=(
            "Lege {play} auf den Tisch, und probiere jede Farbe für die letzte Karte:",
            "{rows}",
            "Addiere die Karten, bei denen {color} zählt, und teile durch {unseen}: {answer}.",
        ),
        row="{color} ({cards:n ungesehene Karte|ungesehene Karten}): Es zählt {result}",
    ),
    "best-last-card": Prose(
        title="Deine beste Karte",
        prompt="Du bist Spieler 1, und es ist der letzte Zug. Die Karte deines Gegenübers ist zufällig eine von "
        "denen, die du nicht siehst; die Grenze ist {burst}, und es liegen zu wenige Kododos da, um zu entscheiden. "
        "Welche Karte deiner Hand bringt dir im Mittel die meisten Punkte?",
        mistakes={
            "highest": "Eine hohe Karte ist nichts wert, wenn ihre Farbe nicht zählt.",
            "leader": "Der führenden Farbe zu folgen ist eine gute Idee, aber nicht hier. Was, wenn sie platzt? Was "
            "könntest du sonst noch kippen?",
        },
        hint="Zu jeder Karte deiner Hand: Welche Farbe zählt dann wahrscheinlich, und was hast du in dieser Farbe?",
        more="Auch deine Karten auf dem Tisch können Punkte bringen: Manchmal lohnt es sich, eine Farbe zu bremsen, "
        "damit eine andere zählt.",
        steps=(
            "So viele Punkte bringt jede Karte deiner Hand im Mittel, exakt gerechnet:",
            "{rows}",
            "Am besten ist {answer}.",
        ),
        row="{card}: {worth:d}",
    ),
    "mean-of-a-card": Prose(
        title="Was eine Karte wert ist",
        prompt="Jede Farbe eines Decks hat **{kododos} Kododos**, je 1 Punkt wert, und diese Zahlenkarten: "
        "{numbers:stock}. Wie viel ist eine zufällige Karte dieses Decks im Mittel wert?",
        mistakes={
            "unweighted": "Du hast jede Zahl einmal genommen. Von manchen Zahlen gibt es mehr Karten als von anderen.",
            "kododos_left_out": "Du hast die Kododos weggelassen. Auch sie sind Karten, je 1 Punkt wert.",
            "kododos_worth_nothing": "Du hast die Kododos als Karten mitgezählt, aber nicht ihre Punkte: Jeder ist 1 "
            "wert.",
        },
        hint="Addiere die Punkte einer Farbe, und zähle dann ihre Karten.",
        more="Eine Farbe hat {cards} Karten.",
        steps=(
            "Eine Farbe hat {points} Punkte, davon {kododos} von Kododos.",
            "Sie hat {cards} Karten.",
            "Teile: {points} / {cards} = {answer}.",
        ),
    ),
    "worth-of-a-play": Prose(
        title="Was ein Zug wert ist",
        prompt="Du bist Spieler 1, es ist der letzte Zug, und du spielst **{play:card}**. Die Karte deines "
        "Gegenübers ist zufällig eine der {unseen}, die du nicht siehst; die Grenze ist {burst}, und es liegen zu "
        "wenige Kododos da, um zu entscheiden. Wie viele Punkte bringt dir die Runde im Mittel?",
        mistakes={
            "card_alone": "Du hast nur die neue Karte gerechnet. Alle deine Karten der Farbe, die zählt, bringen "
            "Punkte.",
            "bursts_forgotten": _NO_BURSTS,
            "chance_for_points": "Das ist die Chance, dass die Farbe von {play} zählt. Multipliziere Chancen mit "
            "Punkten.",
        },
        hint="Zu jeder Farbe, die dein Gegenüber spielen kann: Welche Farbe zählt dann, und wie viele Punkte davon "
        "sind deine?",
        more="Multipliziere in jedem Fall die Punkte mit der Anzahl der Karten, addiere alles, und teile durch "
        "{unseen}.",
        steps=(
            "Probiere jede Farbe für die letzte Karte:",
            "{rows}",
            "Multipliziere Punkte mit Karten, addiere, und teile durch {unseen}: {answer}.",
        ),
        row="{color} ({cards:n ungesehene Karte|ungesehene Karten}): Es zählt {result}, "
        "{points:n Punkt|Punkte} für dich",
    ),
    "share-of-a-kododo-round": Prose(
        title="Wenn die Echsen entscheiden",
        prompt="{players} Spieler legen zufällig je {cards} Karten hin. In dieser Runde liegen **genau {number} "
        "Kododos** auf dem Tisch, und sie entscheiden. Wie viele Punkte bekommt ein Spieler im Mittel in so einer "
        "Runde?",
        mistakes={
            "everyone": "So viel bekommen alle zusammen. Niemand ist bevorzugt: Im Mittel bekommen alle gleich viel.",
            "any_round": "So viele Kododos legt ein Spieler im Mittel in *irgendeiner* Runde hin. In dieser sind es "
            "mehr.",
        },
        hint="Jeder Kododo bringt 1 Punkt an dem Platz, an dem er hingelegt wurde. Ist ein Platz im Vorteil?",
        more="Kein Spieler ist bevorzugt: {number} Punkte gehen an {players} Spieler.",
        steps=(
            "Jeder der {number} Kododos ist mit gleicher Wahrscheinlichkeit von jedem Spieler.",
            "Ein Spieler bekommt also im Mittel {number} / {players} = {answer}.",
        ),
    ),
    "can-you-follow": Prose(
        title="Können sie folgen?",
        prompt="Du bist Spieler 1 und möchtest, dass auch die anderen {color} spielen. Jede andere Hand besteht aus "
        "{hand} zufälligen von den {unseen} Karten, die du nicht siehst; **{left}** davon haben die Farbe {color}. Wie "
        "wahrscheinlich ist es, dass die Hand neben dir **mindestens eine** Karte in {color} hat?",
        mistakes={
            "complement": "Das ist die Chance auf *keine* Karte in {color}. Du bist fast da.",
            "with_replacement": "Du hast jede Karte zurückgelegt. Eine Hand hat {hand} verschiedene Karten.",
            "added_up": "Die Chancen mehrerer Karten darf man nicht einfach addieren: Hände mit zwei Karten in {color} "
            "zählen dann doppelt.",
        },
        hint="Die Chance auf gar keine ist leichter. Finde sie zuerst.",
        more="Keine Karte in {color}: Alle {hand} sind aus den {others} anderen. "
        "Teile C({others}, {hand}) durch C({unseen}, {hand}).",
        steps=(
            "Zu sehen in {color}: {seen_of_color}. Nicht zu sehen: {left} von {unseen}.",
            "Keine Karte in {color}: C({others}, {hand}) / C({unseen}, {hand}) = {without:%}.",
            "Mindestens eine: der ganze Rest, {answer}.",
        ),
    ),
}
