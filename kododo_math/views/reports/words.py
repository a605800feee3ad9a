"""The catalogue's part for the numbers game: heads of its tables, and what its sentences say."""

from __future__ import annotations

NUMBERS_GAME_LABELS: dict[str, dict[str, str]] = {
    "numbers.head.sentences": {"en": "Sentences", "de": "Sätze"},
    "numbers.head.cards": {"en": "Cards played", "de": "Gespielte Karten"},
    "numbers.head.quarrel": {"en": "What they say", "de": "Was sie sagen"},
    "numbers.head.share": {"en": "Plays on which they quarrel", "de": "Fälle mit Widerspruch"},
    "numbers.head.players": {"en": "Players", "de": "Spieler"},
    "numbers.head.reading": {"en": "Reading", "de": "Lesart"},
    "numbers.head.nothing": {"en": "Nobody scores", "de": "Niemand punktet"},
    "numbers.head.points": {"en": "Points a player", "de": "Punkte je Spieler"},
    "numbers.head.won": {"en": "no points|1 point|{n} points", "de": "0 Punkte|1 Punkt|{n} Punkte"},
    "numbers.head.card": {"en": "Card {card}", "de": "Karte {card}"},
    "numbers.head.worth": {"en": "Points a round", "de": "Punkte je Runde"},
    "numbers.head.gain": {"en": "Best gain by leaving", "de": "Bester Gewinn durch Abweichen"},
    "numbers.quarrel": {
        "en": "the player with the {card} gets {first} by one and {second} by the other",
        "de": "wer die {card} hat, bekommt {first} nach dem einen und {second} nach dem anderen",
    },
    "numbers.reading.handed_on": {"en": "each prize is handed on", "de": "jeder Preis wird weitergereicht"},
    "numbers.reading.first_not_handed_on": {
        "en": "the first prize is not handed on",
        "de": "der erste Preis wird nicht weitergereicht",
    },
    "numbers.reading.no_ties": {"en": "a tie ends the round", "de": "ein Gleichstand beendet die Runde"},
    "numbers.model.even": {"en": "Exact, every card equally likely.", "de": "Exakt, jede Karte gleich wahrscheinlich."},
    "numbers.model.given": {
        "en": "Exact, for the chances given to the cards.",
        "de": "Exakt, für die angegebenen Chancen der Karten.",
    },
    "numbers.model.equilibrium": {
        "en": "If all players choose their cards with these chances.",
        "de": "Wenn alle ihre Karten mit diesen Chancen wählen.",
    },
    "numbers.gain.none": {"en": "none", "de": "keiner"},
}
