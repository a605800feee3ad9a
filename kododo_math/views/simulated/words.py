"""The catalogue's part for simulations and tournaments."""

from __future__ import annotations

SIMULATED_LABELS: dict[str, dict[str, str]] = {
    "simulated.title": {"en": "Exact and simulated", "de": "Genau und simuliert"},
    "simulated.share": {"en": "Share of rounds", "de": "Anteil der Runden"},
    "simulated.exact": {"en": "Exact", "de": "Genau"},
    "simulated.found": {"en": "Simulated", "de": "Simuliert"},
    "simulated.error": {"en": "Standard error", "de": "Standardfehler"},
    "simulated.off": {"en": "Off by", "de": "Abstand"},
    "simulated.interval": {"en": "Where the exact value lies in the interval", "de": "Der genaue Wert im Intervall"},
    "simulated.errors": {"en": "{z} errors", "de": "{z} Fehler"},
    "simulated.agrees": {
        "en": "Over {rounds} rounds, simulation and law agree: none of {looks} findings is as unlikely as 1 in 1,000, "
        "all looks taken together.",
        "de": "Über {rounds} Runden stimmen Simulation und Gesetz überein: Keiner von {looks} Befunden ist so "
        "unwahrscheinlich wie 1 zu 1000, alle Blicke zusammengenommen.",
    },
    "simulated.contradicts": {
        "en": "Over {rounds} rounds, the simulation contradicts the law: {name} is {z} standard errors off. "
        "One of the two is wrong, or they speak of different games.",
        "de": "Über {rounds} Runden widerspricht die Simulation dem Gesetz: {name} liegt {z} Standardfehler daneben. "
        "Eines von beiden ist falsch, oder sie sprechen von verschiedenen Spielen.",
    },
    "simulated.note": {
        "en": "Middle line: the exact value. Bar: the simulated value with its 95 % interval, in standard errors from "
        "-4 to 4. Uniformly random play; rounds of one deal are not counted as independent.",
        "de": "Mittellinie: der genaue Wert. Balken: der simulierte Wert mit seinem 95-%-Intervall, in Standardfehlern "
        "von -4 bis 4. Rein zufälliges Spiel; Runden eines Spiels gelten nicht als unabhängig.",
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
        "de": "Nach {rounds} Runden: simuliert {found}, genau {exact}. Bei {inside} von {stages} Blicken lag der "
        "genaue Wert innerhalb von zwei Standardfehlern.",
    },
    "simulated.growing.note": {
        "en": "To the right: how many rounds were played, each step ten times as many. Upward: the simulated share. "
        "Funnel: two standard errors to each side of the exact value. Uniformly random play: edition {edition}, "
        "{players} players.",
        "de": "Nach rechts: wie viele Runden gespielt sind, mit jedem Schritt zehnmal so viele. Nach oben: der "
        "simulierte Anteil. Trichter: zwei Standardfehler zu jeder Seite des genauen Werts. Rein zufälliges Spiel: "
        "Ausgabe {edition}, {players} Spieler.",
    },
    "standings.rank": {"en": "Place", "de": "Platz"},
    "standings.strategy": {"en": "Strategy", "de": "Strategie"},
    "standings.wins": {"en": "Victories", "de": "Siege"},
    "standings.interval": {"en": "95 % interval", "de": "95-%-Intervall"},
    "standings.points": {"en": "Points a game", "de": "Punkte je Spiel"},
    "standings.rating": {"en": "Rating", "de": "Wertung"},
    "standings.idea": {"en": "Idea", "de": "Idee"},
    "standings.looks_at": {"en": "Looks at", "de": "Sieht auf"},
    "standings.strategies": {"en": "Ways to play", "de": "Spielweisen"},
    "standings.note": {
        "en": "Victories: share of games won against opponents drawn from all strategies alike; a shared victory is "
        "shared out. {fair} would be a fair share.",
        "de": "Siege: Anteil gewonnener Spiele gegen Gegner, die aus allen Strategien gleich gezogen sind; geteilte "
        "Siege zählen anteilig. {fair} wäre ein gerechter Anteil.",
    },
    "standings.table": {"en": "Everyone at the table plays", "de": "Alle am Tisch spielen"},
    "standings.together": {"en": "Points of all in a game", "de": "Punkte aller je Spiel"},
    "standings.generation": {"en": "Generation", "de": "Generation"},
}
