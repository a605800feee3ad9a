"""The catalogue's part for the cascade explorer: examples, places, controls, chances of a table."""

from __future__ import annotations

CASCADE_EXPLORER_LABELS: dict[str, dict[str, str]] = {
    # where one is
    "whatif.count": {"en": "{cards} of {size} on the table", "de": "{cards} von {size} auf dem Tisch"},
    "whatif.full": {"en": "the table is full", "de": "der Tisch ist voll"},
    "whatif.missing": {
        "en": "none missing|1 still missing|{n} still missing",
        "de": "keine fehlt|1 fehlt noch|{n} fehlen noch",
    },
    "whatif.so_far": {
        "en": "If the round were scored now:",
        "de": "Würde die Runde jetzt gewertet:",
    },
    "whatif.points": {"en": "{points} in all", "de": "zusammen {points}"},
    "whatif.title": {"en": "The table, by color", "de": "Der Tisch nach Farben"},
    # how likely such a table is
    "whatif.chance.title": {"en": "How likely is such a table?", "de": "Wie wahrscheinlich ist so ein Tisch?"},
    "whatif.chance.counts": {"en": "Exactly these counts of the colors", "de": "Genau diese Anzahlen der Farben"},
    "whatif.chance.kododos": {
        "en": "These counts without any {kododos}|These counts with exactly 1 {kododo}"
        "|These counts with exactly {n} {kododos}",
        "de": "Diese Anzahlen ohne {kododos}|Diese Anzahlen mit genau 1 {kododo}"
        "|Diese Anzahlen mit genau {n} {kododos}",
    },
    "whatif.chance.pattern": {
        "en": "The same counts, whichever color has which",
        "de": "Dieselben Anzahlen, egal welche Farbe welche hat",
    },
    "whatif.chance.later": {
        "en": "Fill the table to see how likely it is: {missing}.",
        "de": "Fülle den Tisch, um zu sehen, wie wahrscheinlich er ist: {missing}.",
    },
    # the controls
    "whatif.rank": {"en": "Card to add", "de": "Karte zum Hinlegen"},
    "whatif.add": {"en": "Add {card}", "de": "{card} hinlegen"},
    "whatif.remove": {"en": "Take back {color}", "de": "{color} weg"},
    "whatif.button.undo": {"en": "Undo", "de": "Rückgängig"},
    "whatif.button.clear": {"en": "Clear the table", "de": "Tisch leeren"},
    "whatif.example": {"en": "Example", "de": "Beispiel"},
    "whatif.tooltip.undo": {"en": "Take back the last change", "de": "Die letzte Änderung zurücknehmen"},
    "whatif.tooltip.clear": {"en": "Take all cards off the table", "de": "Alle Karten vom Tisch nehmen"},
    "whatif.message.full": {
        "en": "The table is full. Take a card back first.",
        "de": "Der Tisch ist voll. Nimm zuerst eine Karte weg.",
    },
    "whatif.message.none_left": {
        "en": "The deck has no further card like this: {card} lies there as often as it exists.",
        "de": "Davon gibt es keine weitere Karte: {card} liegt schon so oft da, wie es sie gibt.",
    },
    "whatif.message.no_card": {
        "en": "No {color} card lies on the table.",
        "de": "Von {color} liegt keine Karte auf dem Tisch.",
    },
    # examples
    "example.majority": {"en": "Most cards score", "de": "Die meisten Karten zählen"},
    "example.burst": {"en": "A burst, and the next color", "de": "Eine platzt, die nächste zählt"},
    "example.tie": {"en": "A tie, and the next color", "de": "Ein Gleichstand, die nächste zählt"},
    "example.kododo": {"en": "8 Kododos", "de": "8 Kododos"},
    "example.exactly": {"en": "Exactly 6 Kododos", "de": "Genau 6 Kododos"},
    "example.too_many": {"en": "7 Kododos: one too many", "de": "7 Kododos: einer zu viel"},
    "example.burst_of_eight": {"en": "8 cards burst, 4 score", "de": "8 Karten platzen, 4 zählen"},
    "example.tie_of_five": {"en": "5 and 5 tie, 3 score", "de": "5 und 5 gleich, 3 zählen"},
    "example.nothing": {"en": "Nobody scores", "de": "Niemand punktet"},
    "example.own": {"en": "your own table", "de": "dein eigener Tisch"},
}
