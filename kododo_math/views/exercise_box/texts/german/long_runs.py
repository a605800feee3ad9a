"""German words for the exercises of notebooks 05 and 07: many rounds, and strategies against one another."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_SETTING = "Ausgabe *{edition}*, {players} Spieler, alle spielen zufällig: In **{chance:%}** der Runden {event:event}. "
_SPREAD = "Der Standardfehler eines Anteils ist die Wurzel aus p · (1 − p) / n."  # noqa: RUF001 - a minus

LONG_RUNS = {
    "expected-rounds": Prose(
        title="Wie oft, in vielen Runden?",
        prompt=_SETTING + "In wie vielen von **{rounds} Runden** erwartest du das?",
        mistakes={
            "complement": "In so vielen Runden geschieht es *nicht*.",
            "one_in": "Das ist das x in „1 von x“: So viele Runden kommen im Mittel auf eine, in der es geschieht.",
            "share": "Das ist der Anteil. Von wie vielen Runden ist er zu nehmen?",
        },
        hint="Wie viele Runden ein Anteil ausmacht: Anteil mal Anzahl aller Runden.",
        more="{chance:%} von {rounds}: Multipliziere {rounds} mit {chance:d}.",
        steps=("Multipliziere: {rounds} · {chance:d} = {answer:d}.",),
    ),
    "standard-error": Prose(
        title="Wie weit streut das?",
        prompt=_SETTING + "Du simulierst **{rounds} Runden** und notierst, in welchem Anteil von ihnen das geschieht. "
        "Wie groß ist der Standardfehler dieses Anteils?",
        mistakes={
            "no_root": "Das ist die Varianz. Der Standardfehler ist ihre Wurzel.",
            "rounds_forgotten": "So weit streut eine einzelne Runde. Der Anteil in {rounds} Runden streut weniger.",
            "complement_forgotten": "Ein Faktor fehlt: p mal (1 − p), nicht p allein.",  # noqa: RUF001 - a minus
        },
        hint=_SPREAD,
        more="Hier ist p = {chance:d}, 1 − p = {rest:d} und n = {rounds}.",  # noqa: RUF001 - a minus
        steps=(
            _SPREAD,
            "Hier ist p · (1 − p) / n = {chance:d} · {rest:d} / {rounds} = {variance:d}.",  # noqa: RUF001 - a minus
            "Die Wurzel daraus ist {answer:d}.",
        ),
    ),
    "sharper-estimate": Prose(
        title="Um ein Vielfaches schärfer",
        prompt="**{rounds} Runden** wurden simuliert. Wie viele Runden braucht man **insgesamt**, damit der "
        "Standardfehler **auf 1/{times} seines Werts** sinkt?",
        mistakes={
            "square_forgotten": "Der Standardfehler sinkt nur mit der *Wurzel* aus der Anzahl der Runden.",
            "only_the_extra": "So viele müssen dazukommen. Wie viele sind es insgesamt?",
        },
        hint="Im Standardfehler steht die Anzahl der Runden unter einer Wurzel. Was macht eine Wurzel {times}-mal so "
        "groß?",
        more="Um {times}-mal so scharf zu schätzen, braucht man {times} · {times}-mal so viele Runden.",
        steps=(
            "Der Standardfehler ist eine Wurzel aus etwas, das durch n geteilt wird.",
            "Damit er auf 1/{times} seines Werts sinkt, muss n {times}² = {square}-mal so groß werden.",
            "{square} · {rounds} = {answer}.",
        ),
    ),
    "how-surprising": Prose(
        title="Ist das überraschend?",
        prompt=_SETTING + "In **{rounds} Runden** geschah es **{seen} Mal**. Um wie viele Standardfehler liegt der "
        "Anteil daneben (mit Vorzeichen)?",
        mistakes={
            "turned_round": "Das Vorzeichen ist gerade umgekehrt: beobachtet minus erwartet.",
            "rounds_forgotten": "Du hast durch die Streuung einer einzelnen Runde geteilt. "
            "Der Anteil in {rounds} Runden streut weniger.",
            "relative": "Das ist der Unterschied im Verhältnis zum erwarteten Anteil. Teile durch den Standardfehler.",
        },
        hint="Ziehe den erwarteten Anteil vom beobachteten ab, und teile durch den Standardfehler.",
        more=_SPREAD + " Hier sind das {error:d}.",
        steps=(
            "Beobachtet: {seen} / {rounds} = {share:d}. Erwartet: {chance:d}. Unterschied: {off:d}.",
            "Standardfehler: die Wurzel aus {chance:d} · {rest:d} / {rounds}, das ist {error:d}.",
            "Teile: {answer:d}. Ab etwa 2, nach oben oder unten, wird man stutzig; ab 5 sucht man den Fehler.",
        ),
    ),
    "seatings": Prose(
        title="Ein ganzes Turnier",
        prompt="**{strategies} Strategien** spielen ein Turnier, an jedem Tisch **{seats}**. Jede Auswahl von {seats} "
        "verschiedenen Strategien spielt einmal in *jeder* Sitzordnung. Wie viele Tische sind das?",
        mistakes={
            "line_ups_only": "So viele Auswahlen gibt es. Jede davon kann sich auf mehrere Arten hinsetzen.",
            "rotations_only": "Du hast den Tisch nur gedreht. Jede Reihenfolge der {seats} ist eine Sitzordnung.",
            "with_itself": "Bei dir darf eine Strategie mehrmals am Tisch sitzen. Die {seats} sind aber verschieden.",
        },
        hint="Besetze die Plätze nacheinander: Wie viele Strategien bleiben für jeden?",
        more="Es gibt {line_ups} Auswahlen, und {seats} Strategien setzen sich in {orders} Reihenfolgen hin.",
        steps=(
            "Für den ersten Platz gibt es {strategies} Möglichkeiten, für jeden weiteren eine weniger.",
            "Multipliziere: {factors} = {answer}.",
            "Oder: {line_ups} Auswahlen mal {orders} Reihenfolgen.",
        ),
    ),
    "balance-point": Prose(
        title="Zwei Arten im Gleichgewicht",
        prompt="Zwei Arten von Spielern treffen zufällig aufeinander. Ein Helfer bekommt {a:n Punkt|Punkte} gegen "
        "einen Helfer und {b} gegen einen Rivalen; ein Rivale bekommt {c} gegen einen Helfer und {d} gegen einen "
        "Rivalen. Bei welchem **Anteil der Helfer** bekommen beide Arten im Mittel gleich viel?",
        mistakes={
            "other_share": "Das ist der Anteil der Rivalen.",
            "own_kind_only": "Du hast nur darauf gesehen, was jede Art unter ihresgleichen bekommt. Sie trifft aber "
            "auch auf die andere.",
        },
        hint="Nenne den Anteil der Helfer x. Was bekommt ein Helfer im Mittel? Und ein Rivale?",
        more="Helfer: {a}·x + {b}·(1 − x). Rivale: {c}·x + {d}·(1 − x). Setze beides gleich.",  # noqa: RUF001 - minuses
        steps=(
            "{a}·x + {b}·(1 − x) = {c}·x + {d}·(1 − x).",  # noqa: RUF001 - minuses
            "Alles mit x auf eine Seite: ({slope})·x = {rise}.",
            "Teile: x = {answer}.",
        ),
    ),
    "points-of-the-table": Prose(
        title="Gleiche Spieler",
        prompt="Ausgabe *{edition}*, {players} Spieler, die alle zufällig spielen: Eine Runde bringt im Mittel "
        "**{total:d} Punkte**, alle Spieler zusammen, und ein Spiel hat **{rounds} Runden**. "
        "Wie viele Punkte hat ein Spieler am Ende im Mittel?",
        mistakes={
            "everyone": "So viele haben alle zusammen.",
            "one_round": "So viele sind es in einer Runde. Ein Spiel hat {rounds}.",
            "last_round_forgotten": "Eine Runde fehlt: Die letzte wird aus der Hand gespielt.",
        },
        hint="Was haben alle zusammen nach {rounds} Runden?",
        more="Keiner der {players} Spieler ist bevorzugt: Im Mittel haben alle gleich viel.",
        steps=(
            "Alle zusammen nach {rounds} Runden: {rounds} · {total:d}.",
            "Auf {players} Spieler verteilt: Teile durch {players}, das ergibt {answer:d}.",
            "Mittelwerte darf man Runde für Runde addieren, obwohl die Runden voneinander abhängen.",
        ),
    ),
}
