"""The catalogue's part for exercises: what is said of an answer, and the controls."""

from __future__ import annotations

EXERCISE_LABELS: dict[str, dict[str, str]] = {
    "exercise.place": {"en": "Notebook {notebook}, seed {seed}", "de": "Notebook {notebook}, Startwert {seed}"},
    "exercise.table": {"en": "Cards on the table, by player", "de": "Karten auf dem Tisch nach Spielern"},
    "exercise.hand": {"en": "Your hand", "de": "Deine Hand"},
    # the controls
    "exercise.answer": {"en": "Your answer", "de": "Deine Antwort"},
    "exercise.check": {"en": "Check", "de": "Prüfen"},
    "exercise.hint": {"en": "Hint", "de": "Hinweis"},
    "exercise.reveal": {"en": "Show the way", "de": "Lösungsweg zeigen"},
    "exercise.other": {"en": "Other numbers", "de": "Andere Zahlen"},
    "exercise.placeholder.probability": {
        "en": "as in 3/10, 0.3, 30 % or 1 in 3.3",
        "de": "etwa 3/10, 0,3, 30 % oder 1 von 3,3",
    },
    "exercise.placeholder.number": {"en": "a number, as in 12, 2.5 or 5/2", "de": "eine Zahl, etwa 12, 2,5 oder 5/2"},
    "exercise.placeholder.color": {"en": "a color, kododo or nobody", "de": "eine Farbe, Kododo oder niemand"},
    "exercise.placeholder.cards": {"en": "a card, as in O5 or TK", "de": "eine Karte, etwa O5 oder TK"},
    "exercise.placeholder.rules": {"en": "as in burst 12, Kododo 12", "de": "etwa Grenze 12, Kododo 12"},
    # what is said of an answer
    "exercise.right": {"en": "Right: {answer}.", "de": "Richtig: {answer}."},
    "exercise.right.first": {
        "en": "Right at the first try: {answer}.",
        "de": "Gleich beim ersten Mal richtig: {answer}.",
    },
    "exercise.coarse": {
        "en": "That fits so far, but so would other numbers. Give one more digit.",
        "de": "Bis hierher passt es, aber andere Zahlen passen auch. Gib eine Stelle mehr an.",
    },
    "exercise.wrong": {"en": "Not yet.", "de": "Noch nicht."},
    "exercise.empty": {"en": "Write an answer first.", "de": "Schreibe zuerst eine Antwort."},
    "exercise.unreadable.probability": {
        "en": "That could not be read. Write a probability, as in 3/10, 2*3/20, 0.3, 30 % or 1 in 3.3.",
        "de": "Das ließ sich nicht lesen. Schreibe eine Wahrscheinlichkeit, etwa 3/10, 2*3/20, 0,3, 30 % oder 1 von "
        "3,3.",
    },
    "exercise.unreadable.number": {
        "en": "That could not be read. Write a number, as in 12, 2.5 or 5/2.",
        "de": "Das ließ sich nicht lesen. Schreibe eine Zahl, etwa 12, 2,5 oder 5/2.",
    },
    "exercise.unreadable.color": {
        "en": "That could not be read. Write a color (teal, orange, green, pink or yellow), kododo or nobody.",
        "de": "Das ließ sich nicht lesen. Schreibe eine Farbe (Türkis, Orange, Grün, Rosa oder Gelb), Kododo oder "
        "niemand.",
    },
    "exercise.unreadable.cards": {
        "en": "That could not be read. Write the letter of a color and a number, as in O5, or K for a Kododo, as in "
        "TK.",
        "de": "Das ließ sich nicht lesen. Schreibe den Buchstaben der Farbe und eine Zahl, etwa O5, oder K für einen "
        "Kododo, etwa TK.",
    },
    "exercise.unreadable.rules": {
        "en": "That could not be read. Write two whole numbers, as in burst 12, Kododo 12.",
        "de": "Das ließ sich nicht lesen. Schreibe zwei ganze Zahlen, etwa Grenze 12, Kododo 12.",
    },
    "exercise.unwieldy": {
        "en": "That is too long, or makes too large a number. Write it shorter.",
        "de": "Das ist zu lang, oder es ergibt eine zu große Zahl. Schreibe es kürzer.",
    },
    "color.nobody": {"en": "nobody", "de": "niemand"},
    # the values of a question
    "exercise.card.number": {"en": "the {color} {points} ({card})", "de": "die {points} in {color} ({card})"},
    "exercise.card.kododo": {"en": "the {color} Kododo ({card})", "de": "den Kododo in {color} ({card})"},
    "exercise.about": {"en": "about {number}", "de": "etwa {number}"},
    "exercise.no_cards": {"en": "none", "de": "keine"},
    "exercise.settings": {
        "en": "burst {burst}, Kododo {kododo_number}",
        "de": "Grenze {burst}, Kododo {kododo_number}",
    },
    "exercise.stock": {"en": "{copies} worth {number}", "de": "{copies} mit einer {number}"},
    "exercise.event.p_kododo": {"en": "the Kododos decide", "de": "entscheiden die Kododos"},
    "exercise.event.p_burst": {"en": "a color bursts", "de": "platzt eine Farbe"},
    "exercise.event.p_tie": {"en": "colors tie", "de": "liegen Farben gleichauf"},
    "exercise.event.p_nothing": {"en": "nobody scores", "de": "punktet niemand"},
    "exercise.under_zero": {
        "en": "A probability is never less than 0.",
        "de": "Eine Wahrscheinlichkeit ist nie kleiner als 0.",
    },
    "exercise.over_hundred": {
        "en": "A probability is at most 1, which is 100 %.",
        "de": "Eine Wahrscheinlichkeit ist höchstens 1, das sind 100 %.",
    },
    "exercise.over_one": {
        "en": "A probability is at most 1. Did you mean {percent}?",
        "de": "Eine Wahrscheinlichkeit ist höchstens 1. Meintest du {percent}?",
    },
    "exercise.way_open": {
        "en": "If you like, look at the way to the answer now.",
        "de": "Wenn du magst, sieh dir jetzt den Lösungsweg an.",
    },
    "exercise.way_closed": {
        "en": "The way to the answer is switched off here. Ask your teacher.",
        "de": "Der Lösungsweg ist hier ausgeschaltet. Frage deine Lehrkraft.",
    },
    "exercise.way": {"en": "The way to the answer", "de": "Der Lösungsweg"},
    "exercise.answer_is": {"en": "Answer: {answer}", "de": "Antwort: {answer}"},
    # how an answer was read
    "exercise.read.whole": {"en": "Read as the number {value}.", "de": "Gelesen als Zahl {value}."},
    "exercise.read.fraction": {"en": "Read as the fraction {value}.", "de": "Gelesen als Bruch {value}."},
    "exercise.read.decimal": {"en": "Read as the decimal {value}.", "de": "Gelesen als Dezimalzahl {value}."},
    "exercise.read.percentage": {"en": "Read as the percentage {value}.", "de": "Gelesen als Prozentsatz {value}."},
    "exercise.read.one_in": {"en": "Read as the chance {value}.", "de": "Gelesen als Chance {value}."},
    "exercise.read.color": {"en": "Read as {value}.", "de": "Gelesen als {value}."},
    "exercise.read.card": {"en": "Read as the card {value}.", "de": "Gelesen als Karte {value}."},
    "exercise.read.cards": {"en": "Read as the cards {value}.", "de": "Gelesen als Karten {value}."},
    "exercise.read.rules": {"en": "Read as {value}.", "de": "Gelesen als {value}."},
    # progress
    "progress.caption": {"en": "Your exercises in this session", "de": "Deine Aufgaben in dieser Sitzung"},
    "progress.exercise": {"en": "Exercise", "de": "Aufgabe"},
    "progress.notebook": {"en": "Notebook", "de": "Notebook"},
    "progress.seed": {"en": "Seed", "de": "Startwert"},
    "progress.tries": {"en": "Tries", "de": "Versuche"},
    "progress.state": {"en": "State", "de": "Stand"},
    "progress.solved": {"en": "solved", "de": "gelöst"},
    "progress.seen": {"en": "way shown", "de": "Weg gezeigt"},
    "progress.open": {"en": "open", "de": "offen"},
    "progress.none": {"en": "No exercise has been answered yet.", "de": "Noch wurde keine Aufgabe beantwortet."},
}
