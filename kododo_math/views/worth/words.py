"""The catalogue's part for the worth of cards."""

from __future__ import annotations

WORTH_LABELS: dict[str, dict[str, str]] = {
    "worth.title": {
        "en": "What a card is worth: {edition}, {players} players",
        "de": "Was eine Karte wert ist: {edition}, {players} Spieler",
    },
    "worth.title.grows": {
        "en": "{card}, when more of its color lie there: {edition}, {players} players",
        "de": "{card}, wenn mehr Karten der Farbe daliegen: {edition}, {players} Spieler",
    },
    "worth.title.editions": {"en": "{card} in every edition", "de": "{card} in jeder Ausgabe"},
    "worth.card": {"en": "Card", "de": "Karte"},
    "worth.before": {"en": "There before it", "de": "Vor ihr da"},
    "worth.points": {"en": "Points it takes, on average", "de": "Punkte im Mittel"},
    "worth.chance": {"en": "Its color scores", "de": "Ihre Farbe zählt"},
    "worth.fraction": {"en": "Worth, exactly", "de": "Wert, genau"},
    "worth.on_table": {"en": "On the table already:", "de": "Schon auf dem Tisch:"},
    "worth.players": {"en": "{number} players", "de": "{number} Spieler"},
    "worth.note": {
        "en": "Exact: the points the card takes for its player on average, if it lies on the table and every card "
        "of the round not shown here falls at random.",
        "de": "Exakt: die Punkte, die die Karte im Mittel bringt, wenn sie auf dem Tisch liegt und jede Karte "
        "der Runde, die hier nicht zu sehen ist, zufällig fällt.",
    },
    "worth.note.kododo": {
        "en": "The dark end of the first bar: what it takes in rounds in which only {kododos} score.",
        "de": "Das dunkle Ende des ersten Balkens: was sie in Runden bringt, in denen nur {kododos} zählen.",
    },
    "worth.note.none": {
        "en": "\N{EN DASH}: not an edition for so many players.",
        "de": "\N{EN DASH}: keine Ausgabe für so viele Spieler.",
    },
}
