"""The catalogue's part for the design lab: fields of a rule sheet, quantities, tables, controls."""

from __future__ import annotations

RULE_LAB_LABELS: dict[str, dict[str, str]] = {
    # the rule sheet
    "design.sheet": {"en": "Rule sheet", "de": "Regelblatt"},
    "design.deck": {"en": "Deck", "de": "Karten"},
    "design.switches": {"en": "Open questions", "de": "Offene Fragen"},
    "design.field.edition": {"en": "Edition", "de": "Ausgabe"},
    "design.field.players": {"en": "Players", "de": "Spieler"},
    "design.field.burst": {"en": "Burst number", "de": "Grenze"},
    "design.field.kododo_number": {"en": "Kododo number", "de": "Kododo-Zahl"},
    "design.field.kododo_mode": {"en": "Kododos decide at", "de": "Kododos bei"},
    "design.field.turns": {"en": "Cards per turn", "de": "Karten je Zug"},
    "design.field.hand_size": {"en": "Hand", "de": "Handkarten"},
    "design.field.removed": {"en": "Removed cards", "de": "Entfernte Karten"},
    "design.field.colors": {"en": "Colors", "de": "Farben"},
    "design.field.kododos": {"en": "Kododos per color", "de": "Kododos je Farbe"},
    "design.field.numbers": {"en": "Numbers per color", "de": "Zahlen je Farbe"},
    "design.field.kododo_counts_for_color": {
        "en": "A Kododo counts for its color",
        "de": "Ein Kododo zählt für seine Farbe",
    },
    "design.field.tie_cascade": {"en": "Go on after a second tie", "de": "Nach zweitem Gleichstand weiter"},
    "design.field.burst_cascade": {"en": "Go on after a second burst", "de": "Nach zweitem Platzen weiter"},
    "design.field.kododo_first": {"en": "Kododos are checked first", "de": "Kododos werden zuerst geprüft"},
    "design.field.kododo_award": {"en": "A Kododo round pays", "de": "Kododo-Runde bringt"},
    "design.value.at_least": {"en": "number or more", "de": "Zahl oder mehr"},
    "design.value.exactly": {"en": "exact number", "de": "genauer Zahl"},
    "design.value.off": {"en": "never", "de": "nie"},
    "design.value.all": {"en": "every Kododo", "de": "jeden Kododo"},
    "design.value.one": {"en": "one card a player", "de": "eine Karte je Spieler"},
    "design.own": {"en": "{edition}, changed", "de": "{edition}, geändert"},
    # controls
    "design.button.hold": {"en": "Hold beside", "de": "Daneben halten"},
    "design.button.reset": {"en": "As printed", "de": "Wie gedruckt"},
    "design.button.undo_change": {"en": "Undo", "de": "Rückgängig"},
    "design.unprinted": {
        "en": "No rulebook prints numbers for this edition with so many players.",
        "de": "Für diese Ausgabe und so viele Spieler ist nichts gedruckt.",
    },
    "design.button.load": {"en": "Load", "de": "Laden"},
    "design.tooltip.hold": {
        "en": "Make this design the reference that is held beside",
        "de": "Diesen Entwurf als Vergleich daneben halten",
    },
    "design.tooltip.reset": {
        "en": "Go back to the numbers printed for this edition and these players",
        "de": "Zurück zu den Zahlen, die für diese Ausgabe und Spielerzahl gedruckt sind",
    },
    "design.tooltip.undo_change": {"en": "Take back the last change", "de": "Die letzte Änderung zurücknehmen"},
    "design.tooltip.load": {
        "en": "Read the rule sheet in the field beside",
        "de": "Das Regelblatt im Feld daneben einlesen",
    },
    "design.share": {"en": "Keep and share", "de": "Aufheben und teilen"},
    "design.share.hint": {
        "en": "Copy this text, or paste one here and press Load.",
        "de": "Kopiere diesen Text, oder füge hier einen ein und drücke Laden.",
    },
    "design.share.json": {"en": "Rule sheet as text", "de": "Regelblatt als Text"},
    "design.share.fragment": {
        "en": "For the end of a web address; Load reads it too",
        "de": "Für das Ende einer Webadresse; auch das liest Laden",
    },
    # quantities
    "design.quantity": {"en": "Show", "de": "Zeige"},
    "design.quantity.p_majority": {"en": "A color scores", "de": "Eine Farbe zählt"},
    "design.quantity.p_nothing": {"en": "Nobody scores", "de": "Niemand punktet"},
    "design.quantity.p_kododo": {"en": "Only Kododos score", "de": "Nur Kododos zählen"},
    "design.quantity.p_burst": {"en": "A color bursts", "de": "Eine Farbe platzt"},
    "design.quantity.p_tie": {"en": "Colors tie", "de": "Gleichstand"},
    "design.quantity.points_mean": {"en": "Points a round, all players", "de": "Punkte je Runde, alle Spieler"},
    "design.quantity.points_sd": {"en": "Their spread", "de": "Deren Streuung"},
    "design.quantity.player_points_mean": {"en": "Points a round, one player", "de": "Punkte je Runde, ein Spieler"},
    "design.quantity.player_points_sd": {"en": "Their spread, one player", "de": "Deren Streuung, ein Spieler"},
    "design.quantity.rounds": {"en": "Rounds a game", "de": "Runden je Spiel"},
    "design.quantity.empty_rounds": {"en": "Rounds without points a game", "de": "Runden ohne Punkte je Spiel"},
    "design.quantity.game_points": {"en": "Points a game, one player", "de": "Punkte je Spiel, ein Spieler"},
    "design.quantity.leader_changes": {"en": "New leaders a game", "de": "Führungswechsel je Spiel"},
    # the numbers
    "design.title": {"en": "What it does to the game", "de": "Was das mit dem Spiel macht"},
    "design.head.quantity": {"en": "Under random play", "de": "Bei zufälligem Spiel"},
    "design.head.this": {"en": "This design", "de": "Dieser Entwurf"},
    "design.head.reference": {"en": "Held beside", "de": "Daneben"},
    "design.head.difference": {"en": "Difference", "de": "Unterschied"},
    "design.percentage_points": {"en": "pp", "de": "PP"},
    "design.head.rank": {"en": "Rank", "de": "Rang"},
    "design.head.distance": {"en": "Distance", "de": "Abstand"},
    "design.head.is_even": {"en": "Comes out even", "de": "Geht auf"},
    "design.head.change": {"en": "Change", "de": "Änderung"},
    "design.head.pay": {"en": "A Kododo round pays", "de": "Eine Kododo-Runde bringt"},
    "design.head.exact": {"en": "Exactly", "de": "Exakt"},
    "design.pay": {"en": "{after} instead of {before}", "de": "{after} statt {before}"},
    "design.exact": {"en": "Exact fractions", "de": "Exakte Brüche"},
    "design.yes": {"en": "yes", "de": "ja"},
    "design.no": {"en": "no", "de": "nein"},
    "design.same": {"en": "the same", "de": "gleich"},
    "design.even": {
        "en": "Comes out even: {rounds} rounds a game.",
        "de": "Geht auf: {rounds} Runden je Spiel.",
    },
    "design.even.none": {"en": "No such game comes out even.", "de": "Kein solches Spiel geht auf."},
    "design.even.long": {
        "en": "Comes out even: {rounds} rounds a deal, and new deals until somebody has {target} points.",
        "de": "Geht auf: {rounds} Runden je Durchgang, und es wird neu gegeben, bis jemand {target} Punkte hat.",
    },
    "design.uneven": {
        "en": "Does not come out even.|Does not come out even: 1 card is left over."
        "|Does not come out even: {n} cards are left over.",
        "de": "Geht nicht auf.|Geht nicht auf: 1 Karte bleibt übrig.|Geht nicht auf: {n} Karten bleiben übrig.",
    },
    "design.uneven.removals": {
        "en": "Removing {removals} would do.",
        "de": "Es ginge, wenn {removals} Karten entfernt werden.",
    },
    "design.short_hand": {
        "en": "A hand of {hand} is too small for a round of {cards} cards: a whole game cannot be played.",
        "de": "Eine Hand von {hand} ist zu klein für eine Runde mit {cards} Karten: So geht kein ganzes Spiel.",
    },
    "design.effect": {
        "en": "On the same cards, the two designs score something different in {share} of rounds ({one_in}).",
        "de": "Bei denselben Karten zählt in {share} der Runden ({one_in}) im einen Entwurf etwas anderes als im "
        "anderen.",
    },
    "design.players": {"en": "{n} players", "de": "{n} Spieler"},
    "design.field.refill": {"en": "Draw new cards after each", "de": "Nachziehen nach"},
    "design.field.target_score": {"en": "Points to win", "de": "Punkte zum Sieg"},
    "design.field.final_tie": {"en": "A tie at the end", "de": "Gleichstand am Ende"},
    "design.effect.note": {
        "en": "Share of rounds in which something else scores, exactly, under random play; in brackets, where it is "
        "more, the share in which other cards go to the score piles.",
        "de": "Anteil der Runden, in denen anderes zählt, exakt, bei zufälligem Spiel; in Klammern, wo es mehr sind, "
        "der Anteil, in dem andere Karten in die Wertungsstapel kommen.",
    },
    "design.effect.none": {
        "en": "On the same cards, the two designs always score the same.",
        "de": "Bei denselben Karten zählt in beiden Entwürfen immer dasselbe.",
    },
    "design.effect.cards": {
        "en": "In {share} of rounds other cards go to the score piles.",
        "de": "In {share} der Runden kommen andere Karten in die Wertungsstapel.",
    },
    "design.effect.other": {
        "en": "The two designs lay different cards on the table, so no round can be compared with itself.",
        "de": "Die Entwürfe bringen verschiedene Karten auf den Tisch; Runde für Runde lassen sie sich nicht "
        "vergleichen.",
    },
    "design.effect.many": {
        "en": "Ask compare(design, reference) in a cell of its own: here it would take a while.",
        "de": "Frage compare(design, reference) in einer eigenen Zelle: Hier würde es dauern.",
    },
    # the pictures
    "design.map.title": {
        "en": "{quantity}, by the two numbers of the sheet",
        "de": "{quantity}, nach Grenze und Kododo-Zahl",
    },
    "design.map.this": {"en": "this design", "de": "dieser Entwurf"},
    "design.map.reference": {"en": "held beside", "de": "daneben"},
    "design.map.told": {
        "en": "{quantity}: {this} in this design, {reference} in the one beside it. In the map it goes from {low} "
        "(burst {low_burst}, Kododos {low_number}) to {high} (burst {high_burst}, Kododos {high_number}).",
        "de": "{quantity}: {this} in diesem Entwurf, {reference} in dem daneben. In der Übersicht reicht es von {low} "
        "(Grenze {low_burst}, Kododos {low_number}) bis {high} (Grenze {high_burst}, Kododos {high_number}).",
    },
    "design.map.press": {
        "en": "Press a cell to take its numbers.",
        "de": "Drücke auf ein Feld, um seine Zahlen zu übernehmen.",
    },
    "design.map.table": {"en": "The map as a table", "de": "Die Übersicht als Tabelle"},
    "design.model": {
        "en": "Exact, for uniformly random play. {edition}, {players} players; beside it {other}, {others} players. "
        "± is the standard deviation; pp are percentage points.",
        "de": "Exakt, für rein zufälliges Spiel. {edition}, {players} Spieler; daneben {other}, {others} Spieler. "
        "± ist die Standardabweichung; PP sind Prozentpunkte.",
    },
    # tables in the notebooks
    "design.field.deck": {"en": "Deck, K and numbers per color", "de": "Karten, K und Zahlen je Farbe"},
    "design.table.model": {
        "en": "Exact, for a round of uniformly random play.",
        "de": "Exakt, für eine Runde mit rein zufälligem Spiel.",
    },
    "design.table.none": {
        "en": "No setting lies within the bounds.",
        "de": "Keine Einstellung liegt in den erlaubten Bereichen.",
    },
    "design.table.more": {
        "en": "The first {shown} of {rows} rows.",
        "de": "Die ersten {shown} von {rows} Zeilen.",
    },
    "design.head.feel": {"en": "How it plays", "de": "Wie es sich spielt"},
    "design.feel.exact": {"en": "random, exact", "de": "zufällig, exakt"},
    "design.feel.simulated": {"en": "{play}, simulated", "de": "{play}, simuliert"},
    "design.head.turns": {"en": "Cards per turn", "de": "Karten je Zug"},
    "design.head.cards_used": {"en": "Cards in play", "de": "Karten im Spiel"},
    "design.head.discarded": {"en": "Left in each hand", "de": "Rest je Hand"},
}
