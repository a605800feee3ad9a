"""The catalogue's sentences: why a round is scored as it is. Each begins with a capital when it is said.

A text with bars holds the forms for none, one and more of something.
"""

from __future__ import annotations

SENTENCES: dict[str, dict[str, str]] = {
    # how a color or several lead
    "lead": {"en": "{colors} leads with {count}.", "de": "{colors} führt mit {count}."},
    "lead.many": {"en": "{colors} lead with {count} each.", "de": "{colors} führen mit je {count}."},
    "lead.left": {
        "en": "Of the colors left, {colors} leads with {count}.",
        "de": "Von den übrigen Farben führt {colors} mit {count}.",
    },
    "lead.left.many": {
        "en": "Of the colors left, {colors} lead with {count} each.",
        "de": "Von den übrigen Farben führen {colors} mit je {count}.",
    },
    # what follows from it
    "burst": {
        "en": "The burst number is {threshold}, so {colors} bursts and is discarded.",
        "de": "Die Grenze ist {threshold}, also platzt {colors} und wird abgelegt.",
    },
    "burst.many": {
        "en": "The burst number is {threshold}, so they burst and are discarded.",
        "de": "Die Grenze ist {threshold}, also platzen sie und werden abgelegt.",
    },
    "tie.many": {
        "en": "That is below the burst number {threshold}, but it is a tie, so they are discarded.",
        "de": "Das liegt unter der Grenze {threshold}, ist aber ein Gleichstand, also werden sie abgelegt.",
    },
    "majority": {
        "en": "That is below the burst number {threshold}, so {colors} scores: {points}.",
        "de": "Das liegt unter der Grenze {threshold}, also zählt {colors}: {points}.",
    },
    # the Kododo check
    "kododo.table": {"en": "There {are} on the table.", "de": "Auf dem Tisch {are}."},
    "kododo.table.late": {
        "en": "No color can score, so {kododos} are looked at: there {are} on the table.",
        "de": "Keine Farbe kann zählen, also geht es um {kododos}: Auf dem Tisch {are}.",
    },
    "kododo.colors_decide": {
        "en": "{kododos} decide the round only at {threshold}, so the colors decide.",
        "de": "{kododos} entscheiden die Runde nur bei {threshold}, also entscheiden die Farben.",
    },
    "kododo.too_late": {
        "en": "They score only at {threshold}, so they do not score either.",
        "de": "Sie zählen nur bei {threshold}, also zählen auch sie nicht.",
    },
    "kododo.met": {
        "en": "At {threshold} only {kododos} score, 1 point each: {points}.",
        "de": "Bei {threshold} zählen nur {kododos}, je 1 Punkt: {points}.",
    },
    "kododo.met.one": {
        "en": "At {threshold} only {kododos} score, one card for each player who played any: {points}.",
        "de": "Bei {threshold} zählen nur {kododos}, eine Karte für alle, die welche gespielt haben: {points}.",
    },
    # why nobody scores
    "nothing": {"en": "No color is left, so nobody scores.", "de": "Keine Farbe ist übrig, also punktet niemand."},
    "nothing.tie": {
        "en": "That was the second tie, which ends the round: nobody scores.",
        "de": "Das war der zweite Gleichstand, und der beendet die Runde: Niemand punktet.",
    },
    "nothing.burst": {
        "en": "That was the second burst, which ends the round: nobody scores.",
        "de": "Das war das zweite Platzen, und das beendet die Runde: Niemand punktet.",
    },
    "nothing.late": {"en": "So nobody scores.", "de": "Also punktet niemand."},
    # turns
    "deal": {
        "en": "Every player holds {hand}; {draw_pile} to draw from. Which color will score?",
        "de": "Alle haben {hand} auf der Hand; im Nachziehstapel: {draw_pile}. Welche Farbe wird zählen?",
    },
    "round": {
        "en": "A new round begins with {draw_pile} to draw from. Which color will score?",
        "de": "Eine neue Runde beginnt; im Nachziehstapel: {draw_pile}. Welche Farbe wird zählen?",
    },
    "round.last": {
        "en": "The draw pile is empty: the last round is played from the hands. Which color will score?",
        "de": "Der Nachziehstapel ist leer: Die letzte Runde wird aus der Hand gespielt. Welche Farbe wird zählen?",
    },
    "turn": {
        "en": "Turn {turn}: every player has played {cards}. {lead}",
        "de": "Zug {turn}: Alle haben {cards} gespielt. {lead}",
    },
    "turn.empty": {"en": "No color has a card yet.", "de": "Noch hat keine Farbe eine Karte."},
    "result": {
        "en": "The game is over: {winners} wins with {points}.",
        "de": "Das Spiel ist aus: {winners} gewinnt mit {points}.",
    },
    "result.many": {
        "en": "The game is over: {winners} share the victory with {points} each.",
        "de": "Das Spiel ist aus: {winners} teilen sich den Sieg mit je {points}.",
    },
}
