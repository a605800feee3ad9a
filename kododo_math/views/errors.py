"""The catalogue's part for errors that a reader of a widget may cause.

The English texts are word for word what the package raises, so that an error is found by its text; ``told_error`` does.
The first that fits is taken: special ones come before general ones.
"""

from __future__ import annotations

ERRORS: dict[str, dict[str, str]] = {
    "error.deck.deal": {
        "en": "deck too small for the deal: expected at least {needed} cards for {players} players, got {size} less "
        "{removed} removed",
        "de": "Zu wenige Karten zum Geben: Für {players} Spieler braucht es mindestens {needed}, es sind {size}, "
        "davon {removed} entfernt.",
    },
    "error.deck.round": {
        "en": "deck too small for a round: expected at least {needed} cards for {players} players, got {size} less "
        "{removed} removed",
        "de": "Zu wenige Karten für eine Runde: Für {players} Spieler braucht es mindestens {needed}, es sind {size}, "
        "davon {removed} entfernt.",
    },
    "error.deck.size": {
        "en": "cards of a deck: expected at most {most}, got {given}",
        "de": "Zu viele Karten: höchstens {most} sind möglich, es sind {given}.",
    },
    "error.deck.empty": {
        "en": "a deck needs at least one card: expected Kododos or numbers, got neither",
        "de": "Jede Farbe braucht mindestens eine Karte: Kododos oder Zahlen.",
    },
    "error.turns": {
        "en": "turns: expected cards per turn, as in '2, 1, 1', got {given}",
        "de": "Schreibe, wie viele Karten alle in jedem Zug spielen, etwa 2, 1, 1, nicht {given}.",
    },
    "error.turns.list": {
        "en": "turns: expected cards per turn, as in (2, 1, 1), got {given}",
        "de": "Karten je Zug sind eine Liste von Zahlen, etwa [2, 1, 1], nicht {given}.",
    },
    "error.turn": {
        "en": "turns, turn {turn}: expected at least {least}, got {given}",
        "de": "Karten in Zug {turn}: mindestens {least}, nicht {given}.",
    },
    "error.numbers": {
        "en": "numbers of a color: expected counts and points, each once, as in '6x2, 5x3', got {given}",
        "de": "Schreibe, wie viele Karten es zu wie vielen Punkten gibt, jede Punktzahl einmal, etwa 6x2, 5x3, "
        "nicht {given}.",
    },
    "error.entrants": {
        "en": "strategies of a tournament: expected at least {least}, got {given}",
        "de": "Ein Turnier braucht mindestens {least} Strategien, angekreuzt sind {given}.",
    },
    "error.seatings": {
        "en": "tables of the tournament: expected at most {most}, got {given}; choose fewer strategies, or fewer "
        "players",
        "de": "Das dauert zu lange: höchstens {most} Tische sind möglich, hier wären es {given}. Kreuze weniger "
        "Strategien an, oder wähle weniger Spieler.",
    },
    "error.sheet.long": {
        "en": "rule sheet: expected at most {most} characters, got {given}",
        "de": "Ein Regelblatt hat höchstens {most} Zeichen, hier sind es {given}.",
    },
    "error.sheet.text": {
        "en": "rule sheet: expected a JSON text, or a web address that ends in #rules=…, got {given}",
        "de": "Füge ein Regelblatt als JSON-Text ein, oder eine Adresse, die mit #rules=… endet, nicht {given}.",
    },
    "error.sheet.twice": {
        "en": "rule sheet: expected a JSON object, got text that cannot be read (the key {given} twice)",
        "de": "Das Feld {given} steht zweimal da.",
    },
    "error.sheet.unreadable": {
        "en": "rule sheet: expected a JSON object, got text that cannot be read ({reason})",
        "de": "Dieser Text lässt sich nicht als Regelblatt lesen.",
    },
    "error.sheet.object": {
        "en": "{what}: expected a JSON object, got a {given}",
        "de": "{what}: Hier gehört etwas in geschweiften Klammern hin.",
    },
    "error.sheet.nested": {
        "en": "rule sheet: expected a flat JSON object, got one nested too deep",
        "de": "Dieser Text ist zu tief verschachtelt für ein Regelblatt.",
    },
    "error.sheet.keys": {
        "en": "{what}: expected exactly the keys {keys}; missing or unknown: {wrong}",
        "de": "Hier gehören genau diese Felder hin: {keys}. Es fehlen, oder sind zu viel: {wrong}.",
    },
    "error.map": {
        "en": "design for the lab: expected a map within {most} s, got about {given} s for {cards} cards of {colors} "
        "colors on the table; design_figure() and sweep() take larger ones",
        "de": "Für diesen Entwurf bräuchte die Übersicht der Einstellungen etwa {given} s statt höchstens {most} s: "
        "{cards} Karten in {colors} Farben auf dem Tisch. design_figure() und sweep() schaffen auch größere.",
    },
    "error.deck.count": {
        "en": "number cards of {points} points per color: expected at least {least}, got {given}",
        "de": "Karten zu {points} Punkten je Farbe: mindestens {least}, nicht {given}.",
    },
    "error.deck.points.whole": {
        "en": "number cards of {points} points per color: expected a whole number, got {given}",
        "de": "Karten zu {points} Punkten je Farbe: Hier gehört eine ganze Zahl hin, nicht {given}.",
    },
    "error.colors.list": {
        "en": "colors of a deck: expected a sequence of names, got {given}",
        "de": "Die Farben eines Decks sind eine Liste von Namen, nicht {given}.",
    },
    "error.colors.number": {
        "en": "colors of a deck: expected 1 to {most}, got {given}",
        "de": "Ein Deck hat 1 bis {most} Farben, nicht {given}.",
    },
    "error.colors.kododo": {
        "en": "color of a deck: expected a name other than that of the Kododos, got {given}",
        "de": "Eine Farbe heißt anders als die Kododos, nicht {given}.",
    },
    "error.deck.points": {
        "en": "numbers of a deck: expected points as keys, as in '6', got {given}",
        "de": "Zahlenkarten stehen unter ihren Punkten, etwa unter „6“, nicht unter {given}.",
    },
    "error.colors.twice": {
        "en": "colors of a deck: expected different names, got {given} twice",
        "de": "Farben brauchen verschiedene Namen; {given} steht zweimal da.",
    },
    "error.name.text": {
        "en": "{what}: expected a name, got {given}",
        "de": "{what}: Hier gehört ein Name hin, nicht {given}.",
    },
    "error.name": {
        "en": "{what}: expected a name made of letters and digits, got {given}",
        "de": "Ein Name besteht aus Buchstaben und Ziffern; da steht {given}.",
    },
    "error.name.long": {
        "en": "{what}: expected a name of at most {most} characters, got {given}",
        "de": "Ein Name hat höchstens {most} Zeichen, hier sind es {given}.",
    },
    "error.switch": {
        "en": "{what}: expected True or False, got {given}",
        "de": "{what}: ja oder nein (true oder false), nicht {given}.",
    },
    "error.least": {
        "en": "{what}: expected at least {least}, got {given}",
        "de": "{what}: mindestens {least}, nicht {given}.",
    },
    "error.most": {
        "en": "{what}: expected at most {most}, got {given}",
        "de": "{what}: höchstens {most}, nicht {given}.",
    },
    "error.whole": {
        "en": "{what}: expected a whole number, got {given}",
        "de": "{what}: Hier gehört eine ganze Zahl hin, nicht {given}.",
    },
    "error.choice": {
        "en": "{what}: expected one of {choices}, got {given}",
        "de": "{what}: eines von {choices}, nicht {given}.",
    },
}
