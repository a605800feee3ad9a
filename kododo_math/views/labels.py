"""The catalogue's words and labels: colors, nouns, buttons, captions, the names a screen reader says.

A text with bars holds the forms for none, one and more of something.
"""

from __future__ import annotations

LABELS: dict[str, dict[str, str]] = {
    "language": {"en": "English", "de": "Deutsch"},
    "decimal_point": {"en": ".", "de": ","},
    "digit_group": {"en": ",", "de": "."},
    "quoted": {"en": "'{text}'", "de": "„{text}“"},
    "list": {"en": "{first} and {last}", "de": "{first} und {last}"},
    "list.or": {"en": "{first} or {last}", "de": "{first} oder {last}"},
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
    "points_for_nobody": {"en": "no points for anyone", "de": "niemand bekommt einen Punkt"},
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
    "chance.title": {"en": "How likely was that?", "de": "Wie wahrscheinlich war das?"},
    "chance.title.many": {"en": "How a round can end", "de": "Wie eine Runde enden kann"},
    "chance.model": {
        "en": "Exact, for one round of uniformly random play: edition {edition}, {players} players.",
        "de": "Exakt, für eine Runde mit rein zufälligem Spiel: Ausgabe {edition}, {players} Spieler.",
    },
    "chance.model.changed": {
        "en": "Exact, for one round of uniformly random play: edition {edition} with changed rules, {players} players.",
        "de": "Exakt, für eine Runde mit rein zufälligem Spiel: Ausgabe {edition}, Regeln geändert, {players} Spieler.",
    },
    "chance.color": {"en": "A color scores", "de": "Eine Farbe zählt"},
    "chance.kododo": {"en": "Only {kododos} score", "de": "Nur {kododos} zählen"},
    "chance.nothing": {"en": "Nobody scores", "de": "Niemand punktet"},
    "chance.burst": {
        "en": "A color bursts in a round that {kododos} do not decide",
        "de": "Eine Farbe platzt in einer Runde, die {kododos} nicht entscheiden",
    },
    "chance.tie": {
        "en": "Colors tie in a round that {kododos} do not decide",
        "de": "Gleichstand in einer Runde, die {kododos} nicht entscheiden",
    },
    "chance.count": {
        "en": "A color scores with no cards|A color scores with exactly 1 card|A color scores with exactly {n} cards",
        "de": "Eine Farbe zählt mit keiner Karte|Eine Farbe zählt mit genau 1 Karte"
        "|Eine Farbe zählt mit genau {n} Karten",
    },
    "chance.number_count": {
        "en": "A color scores with no number cards|A color scores with exactly 1 number card"
        "|A color scores with exactly {n} number cards",
        "de": "Eine Farbe zählt mit keiner Zahlenkarte|Eine Farbe zählt mit genau 1 Zahlenkarte"
        "|Eine Farbe zählt mit genau {n} Zahlenkarten",
    },
    "chance.kododo_count": {
        "en": "No Kododo lies on the table|Exactly 1 Kododo lies on the table|Exactly {n} Kododos lie on the table",
        "de": "Kein Kododo liegt auf dem Tisch|Genau 1 Kododo liegt auf dem Tisch"
        "|Genau {n} Kododos liegen auf dem Tisch",
    },
    "hahn.chance.kododo_count": {
        "en": "No Hahn card lies on the table|Exactly 1 Hahn card lies on the table"
        "|Exactly {n} Hahn cards lie on the table",
        "de": "Keine Hahn-Karte liegt auf dem Tisch|Genau 1 Hahn-Karte liegt auf dem Tisch"
        "|Genau {n} Hahn-Karten liegen auf dem Tisch",
    },
    # the table and its charts
    "table.caption": {"en": "Cards on the table, by player", "de": "Karten auf dem Tisch nach Spielern"},
    "table.player": {"en": "Player", "de": "Spieler"},
    "table.cards": {"en": "Cards on the table", "de": "Karten auf dem Tisch"},
    "table.won": {"en": "Round", "de": "Runde"},
    "table.total": {"en": "Points", "de": "Punkte"},
    "table.winner": {"en": "wins", "de": "gewinnt"},
    "card.out": {"en": "discarded", "de": "abgelegt"},
    "card.scored": {"en": "scores {points}", "de": "bringt {points}"},
    "counts.title": {"en": "Cards of each color", "de": "Karten jeder Farbe"},
    "counts.burst_line": {"en": "bursts at {number}", "de": "platzt ab {number}"},
    "counter.text": {
        "en": "{count} on the table; {threshold} decide the round.",
        "de": "{count} auf dem Tisch; {threshold} entscheiden die Runde.",
    },
    "counter.met": {"en": "decide", "de": "entscheiden"},
    "counter.not_met": {"en": "do not decide", "de": "entscheiden nicht"},
    "fate.burst": {"en": "burst", "de": "geplatzt"},
    "fate.tie": {"en": "tie", "de": "gleichauf"},
    "fate.majority": {"en": "scores", "de": "zählt"},
    # where one is in a game
    "place.round": {"en": "Round {round} of {rounds}", "de": "Runde {round} von {rounds}"},
    "place.deal": {
        "en": "Deal {deal}, round {round} of {rounds}",
        "de": "Durchgang {deal}, Runde {round} von {rounds}",
    },
    "place.start": {"en": "Before the first turn", "de": "Vor dem ersten Zug"},
    "place.turn": {"en": "Turn {turn} of {turns}", "de": "Zug {turn} von {turns}"},
    "place.step": {"en": "Scoring, step {step} of {steps}", "de": "Wertung, Schritt {step} von {steps}"},
    "place.result": {"en": "The end", "de": "Ende"},
    # a position as plain text
    "text.row": {"en": "{player}: {cards}{won}, {total} in all", "de": "{player}: {cards}{won}, zusammen {total}"},
    "text.counts": {
        "en": "Cards: {counts}; a color bursts at {number}",
        "de": "Karten: {counts}; eine Farbe platzt ab {number}",
    },
    # the stepper's controls
    "slides.round": {"en": "The round, step by step", "de": "Die Runde, Schritt für Schritt"},
    "button.previous": {"en": "Previous", "de": "Zurück"},
    "button.next": {"en": "Next", "de": "Weiter"},
    "button.finish_round": {"en": "Finish the round", "de": "Runde beenden"},
    "button.play": {"en": "Play", "de": "Spielen"},
    "button.deal": {"en": "Deal", "de": "Geben"},
    "button.reseed": {"en": "Deal by a new seed", "de": "Mit neuem Startwert geben"},
    "tooltip.previous": {"en": "One step back", "de": "Einen Schritt zurück"},
    "tooltip.next": {
        "en": "One step on; a turn not yet played is played at random",
        "de": "Einen Schritt weiter; ein noch nicht gespielter Zug wird zufällig gespielt",
    },
    "tooltip.finish_round": {
        "en": "On to the points of this round, playing at random",
        "de": "Weiter bis zu den Punkten dieser Runde, zufällig gespielt",
    },
    "tooltip.play": {
        "en": "Play the chosen cards; the others play at random",
        "de": "Die gewählten Karten spielen; die anderen spielen zufällig",
    },
    "tooltip.deal": {"en": "Deal a new game by these settings", "de": "Ein neues Spiel so geben"},
    "tooltip.reseed": {"en": "Draw a new seed and deal by it", "de": "Einen neuen Startwert ziehen und danach geben"},
    "choice.edition": {"en": "Edition", "de": "Ausgabe"},
    "choice.players": {"en": "Players", "de": "Spieler"},
    "choice.seed": {"en": "Seed", "de": "Startwert"},
    "choice.language": {"en": "Language", "de": "Sprache"},
    "hint.choose": {
        "en": "Your hand, player 1: choose {cards} and press Play, or press Next to have everyone play at random.",
        "de": "Deine Hand, Spieler 1: Wähle {cards} und drücke Spielen, oder lass mit Weiter alle zufällig spielen.",
    },
    "hint.choose_again": {
        "en": "Your hand at this point: choose {cards} and press Play to see what would have happened.",
        "de": "Deine Hand zu diesem Zeitpunkt: Wähle {cards} und drücke Spielen, um zu sehen, was dann geschehen wäre.",
    },
    "hint.scoring": {
        "en": "Your hand: the round is being scored, press Next.",
        "de": "Deine Hand: Die Runde wird gewertet, drücke Weiter.",
    },
    "hint.over": {"en": "The game is over: deal another one.", "de": "Das Spiel ist aus: Gib ein neues."},
    "message.no_play": {
        "en": "There is no turn to play here: press Next or Previous.",
        "de": "Hier gibt es keinen Zug zu spielen: Drücke Weiter oder Zurück.",
    },
    "message.over": {
        "en": "The game is over: press Deal for another one, or Previous to look back.",
        "de": "Das Spiel ist aus: Drücke Geben für ein neues, oder Zurück, um zurückzuschauen.",
    },
    "message.no_undo": {"en": "There is no change to take back.", "de": "Es gibt nichts rückgängig zu machen."},
    "message.beginning": {
        "en": "This is the beginning: there is nothing before it.",
        "de": "Das ist der Anfang: Davor kommt nichts.",
    },
    "message.deal": {"en": "Press Deal to play by these settings.", "de": "Drücke Geben, um so zu spielen."},
    "message.choose": {"en": "Choose {cards} of your hand first.", "de": "Wähle zuerst {cards} aus deiner Hand."},
    # the doctor
    "doctor.well": {
        "en": "All is well: the notebooks have what they need.",
        "de": "Alles in Ordnung: Die Notebooks haben, was sie brauchen.",
    },
    "doctor.summary": {"en": "What was looked at", "de": "Was angesehen wurde"},
    "doctor.head.what": {"en": "what", "de": "was"},
    "doctor.head.found": {"en": "found", "de": "gefunden"},
    "doctor.head.purpose": {"en": "for", "de": "wofür"},
    "doctor.head.extra": {"en": "extra", "de": "Extra"},
    "doctor.none": {"en": "none", "de": "nichts"},
    "doctor.yes": {"en": "yes", "de": "ja"},
    "doctor.state.ok": {"en": "✓ ok", "de": "✓ gut"},
    "doctor.state.optional": {"en": "· optional", "de": "· entbehrlich"},
    "doctor.state.not_loaded": {"en": "· not loaded", "de": "· nicht geladen"},
    "doctor.state.missing": {"en": "✗ missing", "de": "✗ fehlt"},
    "doctor.state.too_old": {"en": "✗ too old", "de": "✗ zu alt"},
    "doctor.state.elsewhere": {"en": "✗ missing", "de": "✗ fehlt"},
    "doctor.state.restart": {"en": "✗ restart", "de": "✗ neu starten"},
    "doctor.use.jupyterlab": {"en": "opens the notebooks", "de": "öffnet die Notebooks"},
    "doctor.use.ipywidgets": {
        "en": "buttons, menus, the round stepper",
        "de": "Knöpfe, Menüs, die Runde zum Durchgehen",
    },
    "doctor.use.plotly": {"en": "charts", "de": "Diagramme"},
    "doctor.use.anywidget": {
        "en": "charts that change as you look at them",
        "de": "Diagramme, die sich beim Ansehen ändern",
    },
    "doctor.use.nbformat": {"en": "charts in a notebook", "de": "Diagramme in einem Notebook"},
    "doctor.use.sympy": {"en": "the laws derived step by step", "de": "die Formeln, Schritt für Schritt"},
    "doctor.use.scipy": {"en": "intervals and tests", "de": "Intervalle und Tests"},
    "doctor.use.pandas": {"en": "tables", "de": "Tabellen"},
    "doctor.use.tqdm": {"en": "progress bars", "de": "Fortschrittsbalken"},
    "doctor.use.numba": {"en": "simulations many times faster", "de": "viel schnellere Simulationen"},
    "doctor.use.distributed": {"en": "simulations on several machines", "de": "Simulationen auf mehreren Rechnern"},
    "doctor.use.part": {"en": "shows them; in {place}", "de": "zeigt sie; in {place}"},
    "doctor.browser": {
        "en": "This page runs in your browser, with all that the exact odds need; sympy is loaded by the page that "
        "needs it. Charts and simulations need JupyterLab on a computer: make lab.",
        "de": "Diese Seite läuft in deinem Browser, mit allem, was die exakten Chancen brauchen; sympy lädt die Seite, "
        "die es braucht. Diagramme und Simulationen brauchen JupyterLab auf einem Rechner: make lab.",
    },
    "doctor.install": {
        "en": "What the notebooks lack comes with {command}",
        "de": "Was den Notebooks fehlt, kommt mit {command}",
    },
    "doctor.elsewhere": {
        "en": "JupyterLab runs in another environment than this kernel. Start it from here: {command}",
        "de": "JupyterLab läuft in einer anderen Umgebung als dieser Kernel. Starte es von hier: {command}",
    },
    "doctor.restart": {
        "en": "Widgets were installed while JupyterLab was running. Stop it and start it again.",
        "de": "Die Widgets kamen dazu, während JupyterLab lief. Beende es und starte es neu.",
    },
    "doctor.then": {
        "en": "Then restart JupyterLab and its kernel.",
        "de": "Starte danach JupyterLab und seinen Kernel neu.",
    },
    "doctor.optional": {"en": "Optional: {purpose}, with {command}", "de": "Wer mag: {purpose}, mit {command}"},
    # what an error may be about
    "what.sheet": {"en": "rule sheet", "de": "Regelblatt"},
    "what.deck": {"en": "deck of a rule sheet", "de": "Deck eines Regelblatts"},
    "what.numbers": {"en": "numbers of a deck", "de": "Zahlen eines Decks"},
    "what.color": {"en": "color of a deck", "de": "Farbe eines Decks"},
    "error": {"en": "That did not work: {message}", "de": "Das hat nicht geklappt: {message}"},
}
