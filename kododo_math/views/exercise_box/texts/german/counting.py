"""German words for the exercises of notebook 03."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_WITH_REPLACEMENT = (
    "Du hast jede Karte zurückgelegt, bevor die nächste gezogen wird. Im Spiel fehlt eine Karte, die auf dem Tisch "
    "liegt, im Deck; deshalb ändern sich die Chancen von Karte zu Karte."
)
_ALL_TABLES = "Alle Tische: C({size}, {drawn}) = {tables}."

COUNTING = {
    "number-of-tables": Prose(
        title="Wie viele Tische?",
        prompt="Aus **{cards} verschiedenen Karten** werden {drawn} auf den Tisch gelegt. Mit *Tisch* sind "
        "hier die Karten gemeint, die daliegen; welche zuerst kam, ist egal. Wie viele verschiedene Tische gibt es?",
        mistakes={
            "in_order": "Du hast die Reihenfolgen mitgezählt. {drawn} Karten lassen sich in {orders} Reihenfolgen "
            "legen, und immer ist es derselbe Tisch.",
            "with_replacement": "Keine Karte kann zweimal auf dem Tisch liegen, und die Reihenfolge ist egal.",
            "repeats": "So könnte dieselbe Karte mehrmals auf dem Tisch liegen. Es gibt jede Karte nur einmal.",
        },
        hint="Wähle eine Karte nach der anderen: Wie viele Möglichkeiten hast du jedes Mal?",
        more="Teile das, was du erhältst, durch die Anzahl der Reihenfolgen von {drawn} Karten, also durch {orders}.",
        steps=(
            "Mit Reihenfolge gibt es {ordered} Möglichkeiten, {drawn} von {cards} Karten zu legen.",
            "Derselbe Tisch kommt in {orders} Reihenfolgen vor, also teile: {ordered} / {orders} = {answer}.",
            "Diese Zahl schreibt man C({cards}, {drawn}) und liest sie „{cards} über {drawn}“.",
        ),
    ),
    "tie-of-two-colors": Prose(
        title="Zwei Farben, gleich viele",
        prompt="Ein kleines Deck hat zwei Farben mit **je {each} Karten**. **{drawn}** der {cards} Karten werden "
        "zufällig auf den Tisch gelegt. Wie wahrscheinlich ist es, dass dort beide Farben gleich viele Karten haben?",
        mistakes={
            "with_replacement": _WITH_REPLACEMENT,
            "splits_equally_likely": "Die Aufteilungen sind nicht gleich wahrscheinlich: Für eine gleichmäßige gibt "
            "es mehr Möglichkeiten.",
        },
        hint="Zähle die Tische mit {half} Karten jeder Farbe, und alle Tische.",
        more="Es gibt C({each}, {half}) = {ways_of_one} Möglichkeiten, {half} Karten einer Farbe zu wählen.",
        steps=(
            "Alle Tische: C({cards}, {drawn}) = {tables}.",
            "Gleichstand: C({each}, {half}) Möglichkeiten je Farbe, miteinander multipliziert {ways_of_one}² = {ties}.",
            "Teile: {ties} / {tables} = {answer}.",
        ),
    ),
    "exactly-so-many": Prose(
        title="Genau so viele",
        prompt="{players} Spieler legen zufällig {drawn} der {size} Karten hin; {each} der {size} haben die Farbe "
        "{color}. Wie wahrscheinlich ist es, dass **genau {count:n Karte|Karten}** in {color} auf dem Tisch liegen?",
        mistakes={
            "with_replacement": _WITH_REPLACEMENT,
            "one_order": "Das ist die Chance einer festen Reihenfolge, bei der die Karten in {color} zuerst kommen. "
            "Sie dürfen aber an jeder Stelle kommen.",
            "or_more": "Das ist die Chance auf {count} *oder mehr*. Hier sind es genau {count}.",
        },
        hint="Wähle die Karten in {color} und die anderen getrennt, und multipliziere die Anzahlen der Möglichkeiten.",
        more="{count} von den {each} Karten in {color}, und {drawn_rest} von den {rest} anderen. Wodurch teilst du?",
        steps=(
            "Karten in {color}: C({each}, {count}) = {of_color} Möglichkeiten.",
            "Die anderen: C({rest}, {drawn_rest}) = {of_rest} Möglichkeiten.",
            _ALL_TABLES,
            "Multipliziere die ersten beiden und teile durch die dritte Zahl: {answer}.",
        ),
    ),
    "enough-kododos": Prose(
        title="Eine Kododo-Runde",
        prompt="{players} Spieler haben zufällig {drawn} der {size} Karten hingelegt, und {kododos} "
        "der {size} sind Kododos. Wie wahrscheinlich ist es, dass **mindestens {number}** Kododos auf dem Tisch "
        "liegen?",
        mistakes={
            "exactly": "Das ist die Chance auf *genau* {number}. Mindestens {number} heißt {number} oder {over} oder "
            "mehr.",
            "more_than": "Das ist die Chance auf *mehr als* {number}. Bei mindestens {number} gehört {number} selbst "
            "dazu.",
            "with_replacement": _WITH_REPLACEMENT,
        },
        hint="Finde die Chance auf genau {number}, auf genau {over} und so weiter, und addiere sie.",
        more="Genau {number}: C({kododos}, {number}) · C({others}, {drawn_rest}) / C({size}, {drawn}).",
        steps=(
            "Die Chance auf genau k Kododos ist C({kododos}, k) · C({others}, {drawn} − k) / C({size}, {drawn}).",  # noqa: RUF001 - a minus
            "Die ersten davon, für k ab {number}:",
            "{rows}",
            "Alle ab {number}, zusammengerechnet: {answer}.",
        ),
        row="genau {count}: {chance:%}",
    ),
    "patterns-of-a-table": Prose(
        title="Muster",
        prompt="**{cards} Karten** liegen auf dem Tisch; es gibt **{colors} Farben**. Schreibe auf, wie viele Karten "
        "die Farben haben, von groß nach klein und ohne zu sagen, welche Farbe welche ist, etwa {example}. "
        "Wie viele verschiedene Muster gibt es?",
        mistakes={
            "in_order": "Du hast unterschieden, welche Farbe wie viele hat. Bei einem Muster kommt es nur auf die "
            "Zahlen an.",
            "no_color_empty": "Du hast die Muster weggelassen, bei denen eine Farbe gar keine Karte hat.",
        },
        hint="Beginne mit allen {cards} Karten in einer Farbe, und mache dann die größte Anzahl Schritt für Schritt "
        "kleiner.",
        more="Jedes Muster hat {colors} Zahlen, die von links nach rechts nie größer werden und zusammen {cards} "
        "ergeben. Nullen sind erlaubt.",
        steps=("Der Reihe nach sind es {all_patterns}.", "Das macht {answer}."),
    ),
    "ways-to-color-a-pattern": Prose(
        title="Welche Farbe hat was?",
        prompt="Ein Tisch hat das Muster **{pattern}**. Auf wie viele Arten lassen sich diese Anzahlen auf die fünf "
        "Farben verteilen?",
        mistakes={
            "all_different": "Das wäre richtig, wenn alle fünf Anzahlen verschieden wären. Gleiche Anzahlen kann man "
            "tauschen, ohne dass sich etwas ändert.",
            "once_each": "Du hast übersehen, dass auch gleiche Anzahlen an mehrere Farben gehen. Jede der "
            "fünf Farben muss eine bekommen.",
        },
        hint="In wie viele Reihenfolgen kann man fünf verschiedene Dinge bringen? Welche davon sehen hier gleich aus?",
        more="Teile {orders} durch die Anzahl der Möglichkeiten, gleiche Anzahlen untereinander zu tauschen.",
        steps=(
            "Fünf Farben haben 5! = {orders} Reihenfolgen.",
            "Gleiche Anzahlen kann man auf {same} = {divisor} Arten tauschen, ohne dass sich etwas ändert.",
            "Teile: {orders} / {divisor} = {answer}.",
        ),
    ),
    "chance-of-a-table": Prose(
        title="Genau dieser Tisch",
        prompt="{drawn} der {size} Karten liegen zufällig auf dem Tisch; jede Farbe hat {each} Karten. "
        "Wie wahrscheinlich sind genau diese Anzahlen: **{counts}**?",
        mistakes={
            "any_colors": "Das ist die Chance auf dieses *Muster*, egal in welchen Farben. Hier hat jede Farbe ihre "
            "eigene Anzahl.",
            "with_replacement": _WITH_REPLACEMENT,
            "one_order": "Das ist die Chance einer festen Reihenfolge. Die Farben dürfen aber in jeder "
            "Reihenfolge kommen.",
        },
        hint="Für jede Farbe einzeln: Auf wie viele Arten kann man ihre Karten wählen?",
        more="Multipliziere die fünf Zahlen {factors}, und teile durch die Anzahl aller Tische, C({size}, {drawn}).",
        steps=(
            "Farbe für Farbe: {factors} = {ways} Möglichkeiten.",
            _ALL_TABLES,
            "Teile: {answer}.",
        ),
    ),
    "nobody-scores": Prose(
        title="Niemand punktet",
        prompt="Ein kleines Deck hat {colors} Farben mit je {each} Karten und keine Kododos. {drawn} der {cards} "
        "Karten liegen zufällig auf dem Tisch; die Grenze ist **{burst}**. Wie wahrscheinlich ist es, dass **niemand** "
        "punktet?",
        mistakes={
            "bursts_forgotten": "Du hast nur auf Gleichstände geachtet. Auch eine Farbe mit {burst} Karten oder mehr "
            "ist raus.",
            "only_above": "Bei dir darf eine Farbe mit genau {burst} Karten zählen. An der Grenze ist sie aber schon "
            "raus.",
            "any_trouble": "Das ist die Chance, dass *überhaupt* eine Farbe platzt oder ein Gleichstand kommt. Danach "
            "kann immer noch eine andere Farbe zählen.",
        },
        hint="Schreibe die Muster auf, und gehe bei jedem die Wertung durch.",
        more="Zähle zu jedem Muster, bei dem niemand punktet, die Tische. Teile dann durch alle {tables}.",
        steps=(
            "Alle Tische: C({cards}, {drawn}) = {tables}. Nach Mustern sind es:",
            "{rows}",
            "Addiere die Tische, bei denen niemand punktet, und teile durch {tables}: {answer}.",
        ),
        row="{pattern}: {ways:n Tisch|Tische}, {is_empty:if niemand punktet|eine Farbe zählt}",
    ),
}
