"""The catalogue's words and labels: colors, nouns, buttons, captions, the names a screen reader says.

A text with bars holds the forms for none, one and more of something.
"""

from __future__ import annotations

LABELS: dict[str, dict[str, str]] = {
    "language": {"en": "English", "de": "Deutsch"},
    "decimal_point": {"en": ".", "de": ","},
    "digit_group": {"en": ",", "de": "."},
    "list": {"en": "{first} and {last}", "de": "{first} und {last}"},
    # colors
    "color.teal": {"en": "teal", "de": "Türkis"},
    "color.orange": {"en": "orange", "de": "Orange"},
    "color.green": {"en": "green", "de": "Grün"},
    "color.pink": {"en": "pink", "de": "Rosa"},
    "color.yellow": {"en": "yellow", "de": "Gelb"},
    # numbers with their nouns
    "cards": {"en": "no cards|1 card|{n} cards", "de": "keine Karte|1 Karte|{n} Karten"},
    "number_cards": {
        "en": "no number cards|1 number card|{n} number cards",
        "de": "keine Zahlenkarte|1 Zahlenkarte|{n} Zahlenkarten",
    },
    "points": {"en": "no points|1 point|{n} points", "de": "keinen Punkt|1 Punkt|{n} Punkte"},
    "points.with": {"en": "no points|1 point|{n} points", "de": "keinem Punkt|1 Punkt|{n} Punkten"},
    "player": {"en": "player {number}", "de": "Spieler {number}"},
    "points_for": {"en": "{points} for {player}", "de": "{points} für {player}"},
    "points_for_nobody": {"en": "no points for anyone", "de": "kein Punkt für irgendwen"},
    # Kododos, and what edition `hahn` calls them
    "kododo": {"en": "Kododo", "de": "Kododo"},
    "kododos": {"en": "Kododos", "de": "Kododos"},
    "kododos.are": {
        "en": "are no Kododos|is 1 Kododo|are {n} Kododos",
        "de": "liegt kein Kododo|liegt 1 Kododo|liegen {n} Kododos",
    },
    "hahn.kododo": {"en": "Hahn", "de": "Hahn"},
    "hahn.kododos": {"en": "Hahn cards", "de": "Hahn-Karten"},
    "hahn.kododos.are": {
        "en": "are no Hahn cards|is 1 Hahn card|are {n} Hahn cards",
        "de": "liegt keine Hahn-Karte|liegt 1 Hahn-Karte|liegen {n} Hahn-Karten",
    },
    "threshold.at_least": {"en": "{number} or more", "de": "{number} oder mehr"},
    "threshold.exactly": {"en": "exactly {number}", "de": "genau {number}"},
    # probabilities
    "one_in": {"en": "1 in {x}", "de": "1 von {x}"},
    "never": {"en": "never", "de": "nie"},
}
