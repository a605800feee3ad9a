"""The catalogue's part for the worth of cards."""

from __future__ import annotations

WORTH_LABELS: dict[str, dict[str, str]] = {
    "worth.title": {"en": "What a card is worth", "de": "Was eine Karte wert ist"},
    "worth.title.grows": {
        "en": "{card}, when more of its color lie there",
        "de": "{card}, wenn mehr Karten der Farbe daliegen",
    },
    "worth.title.editions": {"en": "{card} in every edition", "de": "{card} in jeder Ausgabe"},
    "worth.card": {"en": "Card", "de": "Karte"},
    "worth.before": {"en": "There before it", "de": "Vor ihr da"},
    "worth.points": {"en": "Points it takes, on average", "de": "Punkte im Mittel"},
    "worth.chance": {"en": "Its color scores", "de": "Ihre Farbe zählt"},
    "worth.fraction": {"en": "Worth, exactly", "de": "Wert, exakt"},
    "worth.on_table": {"en": "On the table already:", "de": "Schon auf dem Tisch:"},
    "worth.players": {"en": "{number} players", "de": "{number} Spieler"},
    "worth.cell": {"en": "{edition}, {players} players", "de": "{edition}, {players} Spieler"},
    "worth.note": {
        "en": "Worth: the points the card takes for its player on average, if it lies on the table with the cards "
        "shown here and every other card of the round falls at random.",
        "de": "Wert: die Punkte, die die Karte im Mittel bringt, wenn sie mit den hier gezeigten Karten auf dem Tisch "
        "liegt und jede andere Karte der Runde zufällig fällt.",
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
