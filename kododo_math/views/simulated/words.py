"""The catalogue's part for simulations and tournaments."""

from __future__ import annotations

SIMULATED_LABELS: dict[str, dict[str, str]] = {
    "simulated.title": {"en": "Exact and simulated", "de": "Exakt und simuliert"},
    "simulated.share": {"en": "Share of rounds", "de": "Anteil der Runden"},
    "simulated.exact": {"en": "Exact", "de": "Exakt"},
    "simulated.found": {"en": "Simulated", "de": "Simuliert"},
    "simulated.error": {"en": "Standard error", "de": "Standardfehler"},
    "simulated.off": {"en": "Off by, in standard errors", "de": "Abstand in Standard\N{SOFT HYPHEN}fehlern"},
    "simulated.interval": {"en": "Where the exact value lies in the interval", "de": "Der exakte Wert im Intervall"},
    "simulated.line": {
        "en": "{name}: exact {exact}, simulated {found}, off by {z} standard errors",
        "de": "{name}: exakt {exact}, simuliert {found}, Abstand {z} Standardfehler",
    },
    "simulated.agrees": {
        "en": "Over {rounds} rounds, simulation and law agree: none of {looks} findings is as unlikely as 1 in 1,000, "
        "all looks taken together.",
        "de": "Über {rounds} Runden stimmen Simulation und Gesetz überein: Keiner von {looks} Befunden ist so "
        "unwahrscheinlich wie 1 von 1.000, alle Vergleiche zusammengenommen.",
    },
    "simulated.contradicts": {
        "en": "Over {rounds} rounds, the simulation contradicts the law: "
        "\N{LEFT DOUBLE QUOTATION MARK}{name}\N{RIGHT DOUBLE QUOTATION MARK} is {z} standard errors off. "
        "One of the two is wrong, or they speak of different games.",
        "de": "Über {rounds} Runden widerspricht die Simulation dem Gesetz: „{name}“ liegt {z} Standardfehler "
        "daneben. Eines von beiden ist falsch, oder sie sprechen von verschiedenen Spielen.",
    },
    "simulated.note": {
        "en": "Middle line: the exact value. Bar: the simulated value with its 95 % interval, in standard errors from "
        "\N{MINUS SIGN}4 to 4. Uniformly random play; rounds of one deal are not counted as independent.",
        "de": "Mittellinie: der exakte Wert. Balken: der simulierte Wert mit seinem 95-%-Intervall, in Standardfehlern "
        "von \N{MINUS SIGN}4 bis 4. Rein zufälliges Spiel; Runden eines Spiels gelten nicht als unabhängig.",
    },
    "simulated.p_kododo": {"en": "only Kododos score", "de": "nur Kododos zählen"},
    "simulated.p_burst": {"en": "a color bursts", "de": "eine Farbe platzt"},
    "simulated.p_tie": {"en": "colors tie", "de": "Farben liegen gleichauf"},
    "simulated.p_nothing": {"en": "nobody scores", "de": "niemand punktet"},
    "simulated.p_majority": {"en": "a color scores", "de": "eine Farbe zählt"},
    "simulated.growing": {"en": "Closer with every game: {name}", "de": "Mit jedem Spiel näher: {name}"},
    "simulated.growing.told": {
        "en": "After {rounds} rounds: simulated {found}, exact {exact}. In {inside} of {stages} looks the exact value "
        "was within two standard errors.",
        "de": "Nach {rounds} Runden: simuliert {found}, exakt {exact}. Bei {inside} von {stages} Blicken lag der "
        "exakte Wert innerhalb von zwei Standardfehlern.",
    },
    "simulated.growing.note": {
        "en": "To the right: how many rounds were played, each step ten times as many. Upward: the simulated share. "
        "Funnel: two standard errors to each side of the exact value. Uniformly random play: edition {edition}, "
        "{players} players.",
        "de": "Nach rechts: wie viele Runden gespielt sind, mit jedem Schritt zehnmal so viele. Nach oben: der "
        "simulierte Anteil. Trichter: zwei Standardfehler zu jeder Seite des exakten Werts. Rein zufälliges Spiel: "
        "Ausgabe {edition}, {players} Spieler.",
    },
    "games.choice.games": {"en": "Games", "de": "Spiele"},
    "games.choice.law": {"en": "Law", "de": "Gesetz"},
    "games.law.printed": {"en": "as printed", "de": "wie gedruckt"},
    "games.law.late_burst": {
        "en": "wrong: a color bursts one card later",
        "de": "falsch: Farben platzen eine Karte später",
    },
    "games.law.other_mode": {
        "en": "wrong: \N{LEFT DOUBLE QUOTATION MARK}exactly\N{RIGHT DOUBLE QUOTATION MARK} and "
        "\N{LEFT DOUBLE QUOTATION MARK}at least\N{RIGHT DOUBLE QUOTATION MARK} mixed up",
        "de": "falsch: „genau“ und „mindestens“ verwechselt",
    },
    "games.law.second_tie": {
        "en": "wrong: a second tie ends the round",
        "de": "falsch: beim zweiten Gleichstand ist Schluss",
    },
    "games.law.second_burst": {
        "en": "wrong: a second burst ends the round",
        "de": "falsch: beim zweiten Platzen ist Schluss",
    },
    "games.button.play": {"en": "Play", "de": "Spielen"},
    "games.button.other_games": {"en": "Other games", "de": "Andere Spiele"},
    "games.tooltip.play": {"en": "Play so many games", "de": "So viele Spiele spielen"},
    "games.tooltip.other_games": {
        "en": "Forget these games and play others",
        "de": "Diese Spiele vergessen und andere spielen",
    },
    "games.ticked": {
        "en": "Press Play to have those meet that are ticked now.",
        "de": "Drücke Spielen, damit die antreten, die jetzt angekreuzt sind.",
    },
    "games.none": {
        "en": "No game has been played yet: edition {edition}, {players} players. Press Play.",
        "de": "Noch ist kein Spiel gespielt: Ausgabe {edition}, {players} Spieler. Drücke Spielen.",
    },
    "games.played": {
        "en": "Games played, uniformly random: {games}. Edition {edition}, {players} players, seed {seed}.",
        "de": "Spiele, rein zufällig: {games}. Ausgabe {edition}, {players} Spieler, Startwert {seed}.",
    },
    "games.playing": {
        "en": "Playing: {seatings} tables, each with the same {games} games. Edition {edition}, {players} players, "
        "seed {seed}.",
        "de": "Es wird gespielt: {seatings} Tische, jeder mit denselben {games} Spielen. Ausgabe {edition}, "
        "{players} Spieler, Startwert {seed}.",
    },
    "games.tournament": {
        "en": "Tables: {seatings}, each with the same {games} games. Edition {edition}, {players} players, "
        "seed {seed}.",
        "de": "Tische: {seatings}, jeder mit denselben {games} Spielen. Ausgabe {edition}, {players} Spieler, "
        "Startwert {seed}.",
    },
    "standings.rank": {"en": "Place", "de": "Platz"},
    "standings.strategy": {"en": "Strategy", "de": "Strategie"},
    "standings.wins": {"en": "Victories", "de": "Siege"},
    "standings.interval": {"en": "95 % interval", "de": "95-%-Intervall"},
    "standings.points": {"en": "Points a game", "de": "Punkte je Spiel"},
    "standings.rating": {"en": "Rating", "de": "Wertung"},
    "standings.idea": {"en": "Idea", "de": "Idee"},
    "standings.looks_at": {"en": "Looks at", "de": "Achtet auf"},
    "standings.strategies": {"en": "Ways to play", "de": "Spielweisen"},
    "standings.note": {
        "en": "Victories: share of games won against opponents drawn from all strategies alike; a shared victory is "
        "shared out. Each is to be compared with {fair}, a fair share; they need not add up to 100 %.",
        "de": "Siege: Anteil gewonnener Spiele gegen Gegner, die aus allen Strategien gleich gezogen sind; geteilte "
        "Siege zählen anteilig. Jeder Wert ist mit {fair} zu vergleichen, dem gerechten Anteil; zusammen ergeben sie "
        "nicht immer 100 %.",
    },
    "standings.table": {"en": "Everyone at the table plays", "de": "Alle am Tisch spielen"},
    "standings.together": {"en": "Points of all in a game", "de": "Punkte aller je Spiel"},
    "standings.generation": {"en": "Generation", "de": "Generation"},
    # the shipped strategies; the English is word for word what they say of themselves
    "strategy.idea.random": {
        "en": "the model of the exact law: every card is as likely as any other",
        "de": "das Modell des exakten Gesetzes: Jede Karte ist so wahrscheinlich wie jede andere",
    },
    "strategy.looks_at.random": {"en": "nothing", "de": "nichts"},
    "strategy.idea.highest_card": {
        "en": "greed: a card that is not played wins nothing",
        "de": "Gier: Eine Karte, die nicht gespielt wird, gewinnt nichts",
    },
    "strategy.looks_at.highest_card": {"en": "the points in the hand", "de": "die Punkte auf der Hand"},
    "strategy.idea.own_color": {
        "en": "stubbornness: build up the color I hold most of",
        "de": "Sturheit: die Farbe ausbauen, von der ich am meisten habe",
    },
    "strategy.looks_at.own_color": {"en": "the colors in the hand", "de": "die Farben auf der Hand"},
    "strategy.idea.follow_the_majority": {
        "en": "the crowd is right: the color that leads is the most likely to score",
        "de": "die Menge hat recht: Die Farbe, die führt, zählt am ehesten",
    },
    "strategy.looks_at.follow_the_majority": {"en": "the counts on the table", "de": "die Anzahlen auf dem Tisch"},
    "strategy.idea.avoid_the_burst": {
        "en": "caution: follow the majority, but never over the edge",
        "de": "Vorsicht: der Mehrheit folgen, aber nie bis zum Platzen",
    },
    "strategy.looks_at.avoid_the_burst": {
        "en": "the counts on the table, the burst number",
        "de": "die Anzahlen auf dem Tisch, die Grenze",
    },
    "strategy.idea.copy_cat": {
        "en": "imitation: do what the others have just done",
        "de": "Nachahmung: tun, was die anderen gerade getan haben",
    },
    "strategy.looks_at.copy_cat": {
        "en": "the color each player showed last",
        "de": "die zuletzt gezeigte Farbe jedes Spielers",
    },
    "strategy.idea.hoard_kododos": {
        "en": "keep the Kododos back until they can score together",
        "de": "die Kododos zurückhalten, bis sie zusammen zählen können",
    },
    "strategy.looks_at.hoard_kododos": {
        "en": "Kododos in the hand and on the table",
        "de": "die Kododos auf der Hand und auf dem Tisch",
    },
    "strategy.idea.spoil_the_leader": {
        "en": "envy: burst the leader's color, or strengthen one where the leader has little",
        "de": "Neid: die Farbe des führenden Spielers platzen lassen oder eine stärken, von der er wenig hat",
    },
    "strategy.looks_at.spoil_the_leader": {
        "en": "what the leading opponent has at stake",
        "de": "was der führende Gegner zu verlieren hat",
    },
    "strategy.idea.best_points": {
        "en": "short-sighted: the play with most points to expect, if all cards to come were drawn at random",
        "de": "kurzsichtig: der Zug mit den meisten erwarteten Punkten, wenn alle weiteren Karten zufällig kämen",
    },
    "strategy.looks_at.best_points": {"en": "every card seen", "de": "alle Karten, die zu sehen sind"},
    "strategy.idea.best_margin": {
        "en": "short-sighted, for one's lead: own points to expect, less the mean of the opponents'",
        "de": "kurzsichtig, für den Vorsprung: eigene erwartete Punkte, weniger das Mittel der Gegner",
    },
    "strategy.looks_at.best_margin": {"en": "every card seen", "de": "alle Karten, die zu sehen sind"},
    "strategy.idea.cooperative": {
        "en": "the table together against chance: the play with the most expected points of all players",
        "de": "der Tisch gemeinsam gegen den Zufall: der Zug mit den meisten erwarteten Punkten aller Spieler",
    },
    "strategy.looks_at.cooperative": {"en": "every card seen", "de": "alle Karten, die zu sehen sind"},
}
