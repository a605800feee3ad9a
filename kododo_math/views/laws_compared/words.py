"""The catalogue's part for the odds explorer: what can be looked at, what is said of it, the controls."""

from __future__ import annotations

ODDS_EXPLORER_LABELS: dict[str, dict[str, str]] = {
    # the controls
    "odds.quantity": {"en": "Show", "de": "Zeige"},
    "odds.beside": {"en": "Beside it", "de": "Daneben"},
    "odds.beside.none": {"en": "nothing", "de": "nichts"},
    "odds.beside.players": {"en": "Players there", "de": "Spieler dort"},
    # what can be looked at
    "odds.show.endings": {"en": "How a round ends", "de": "Wie eine Runde endet"},
    "odds.show.scoring_count": {
        "en": "With how many cards a color scores",
        "de": "Mit wie vielen Karten eine Farbe zählt",
    },
    "odds.show.kododo_count": {"en": "{kododos} on the table", "de": "{kododos} auf dem Tisch"},
    "odds.show.player_points": {"en": "Points of one player", "de": "Punkte eines Spielers"},
    "odds.show.top_count": {"en": "Cards of the color with most", "de": "Karten der häufigsten Farbe"},
    # the five probabilities
    "odds.ending.p_majority": {"en": "A color scores", "de": "Eine Farbe zählt"},
    "odds.ending.p_nothing": {"en": "Nobody scores", "de": "Niemand punktet"},
    "odds.ending.p_kododo": {"en": "Only {kododos} score", "de": "Nur {kododos} zählen"},
    "odds.ending.p_burst": {"en": "A color bursts", "de": "Eine Farbe platzt"},
    "odds.ending.p_tie": {"en": "Colors tie", "de": "Gleichstand"},
    "odds.ending.note": {
        "en": "The first three rule each other out and add up to 100 %. A burst or a tie may come before any color "
        "scores, so the last two may go together with the others. Both leave out rounds that {kododos} decide.",
        "de": "Die ersten drei schließen einander aus und ergeben zusammen 100 %. Ein Platzen oder Gleichstand kann "
        "vorausgehen, bevor eine Farbe zählt; die letzten beiden können also mit den anderen zusammentreffen. Runden, "
        "die {kododos} entscheiden, sind bei beiden nicht dabei.",
    },
    "odds.zero": {
        "en": "0 stands for rounds in which no color scores.",
        "de": "0 steht für Runden, in denen keine Farbe zählt.",
    },
    # what is said
    "odds.law": {"en": "{edition}, {players} players", "de": "{edition}, {players} Spieler"},
    "odds.told.endings": {
        "en": "{law}: a color scores in {majority} of rounds, {kododos} alone in {kododo}, nobody in {nothing}.",
        "de": "{law}: In {majority} der Runden zählt eine Farbe, in {kododo} zählen nur {kododos}, in {nothing} "
        "punktet niemand.",
    },
    "odds.told.number": {
        "en": "{law}: most often {mode}, in {percent} of rounds; on average {mean}, give or take {sd}.",
        "de": "{law}: am häufigsten {mode}, in {percent} der Runden; im Mittel {mean}, bei einer Streuung von {sd}.",
    },
    "odds.rows": {
        "en": "The likeliest {shown} of {all} outcomes.",
        "de": "Die wahrscheinlichsten {shown} von {all} Ausgängen.",
    },
    "odds.exact": {"en": "Exact numbers", "de": "Exakte Zahlen"},
    "odds.head.outcome": {"en": "Outcome", "de": "Ausgang"},
    "odds.head.percent": {"en": "Percent", "de": "Prozent"},
    "odds.head.one_in": {"en": "1 in x", "de": "1 von x"},
    "odds.head.fraction": {"en": "Exact fraction", "de": "Exakter Bruch"},
    "odds.mean.exact": {"en": "Mean: {decimal}, exactly", "de": "Mittel: {decimal}, exakt"},
    "odds.exactly": {"en": "exactly {fraction}", "de": "exakt {fraction}"},
    "odds.bar": {"en": "{outcome}: {values}", "de": "{outcome}: {values}"},
}
