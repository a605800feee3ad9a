"""German words for the exercises of notebooks 08 and 09: choose rules, and read them."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_DEAL_FORGOTTEN = "Du hast das Geben vergessen: {players} · {hand} Karten werden schon vor der ersten Runde gegeben."

RULE_SHEETS = {
    "burst-for-a-target": Prose(
        title="Die Grenze setzen",
        prompt="Ausgabe *{edition}*, {players} Spieler, alle spielen zufällig. Bei welcher **Grenze** platzt in rund "
        "**{target:%}** der Runden eine Farbe? Alles andere bleibt wie gedruckt.",
        mistakes={
            "only_above": "Eins zu niedrig: Eine Farbe platzt schon *an* der Grenze, nicht erst darüber.",
            "nobody_scores": "Diese Zahl käme am nächsten heran, wenn in {target:%} der Runden *niemand punkten* "
            "sollte. Hier geht es ums Platzen.",
        },
        hint="Probiere es oben im Labor aus: Stelle Ausgabe und Spieler ein, und ändere dann die Grenze.",
        more="Je höher die Grenze, desto seltener platzt eine Farbe. Gehe 4, 5, 6 … durch, bis du nahe an {target:%} "
        "bist.",
        steps=("Die exakte Chance, dass eine Farbe platzt, je nach Grenze:", "{rows}", "Am besten passt {answer}."),
        row="Grenze {burst}: {chance:%}",
    ),
    "smallest-removal": Prose(
        title="So geht es auf",
        prompt="Ein Deck hat **{size} Karten**. {players} Spieler haben je {hand} Karten auf der Hand und füllen sie "
        "nach jedem Zug wieder auf. In einer Runde spielen alle so viele Karten je Zug: {turns}. Wie viele Karten "
        "müssen **mindestens** heraus, damit der Nachziehstapel genau am Ende einer Runde leer ist?",
        mistakes={
            "deal_forgotten": _DEAL_FORGOTTEN,
            "missing_for_missing": "So viele Karten müsste man *hinzufügen*. Wie viele müssen weg?",
        },
        hint="Wie viele Karten sind nach dem Geben noch da? Wie viele verbraucht eine Runde?",
        more="Nach dem Geben sind noch {undealt} Karten da, und eine Runde verbraucht {table}.",
        steps=(
            "Nach dem Geben sind noch {size} − {players} · {hand} = {undealt} Karten da.",  # noqa: RUF001 - a minus
            "Eine Runde verbraucht {players} · {each} = {table}. Das größte Vielfache, das hineinpasst, ist {fitting}.",
            "Zu viel sind also {undealt} − {fitting} = {answer}.",  # noqa: RUF001 - a minus
        ),
    ),
    "rounds-of-a-game": Prose(
        title="Wie lang ist ein Spiel?",
        prompt="Ein Deck hat {size} Karten; {removed:n Karte wird|Karten werden} entfernt. {players} Spieler haben je "
        "{hand} Karten auf der Hand und füllen sie nach jedem Zug wieder auf. In einer Runde spielen alle so viele "
        "Karten je Zug: {turns}. Ist der Nachziehstapel leer, wird noch eine letzte Runde aus der Hand gespielt. "
        "**Wie viele Runden** hat das Spiel?",
        mistakes={
            "last_round_forgotten": "Eine fehlt: Die letzte Runde wird aus der Hand gespielt.",
            "deal_forgotten": _DEAL_FORGOTTEN,
        },
        hint="Wie viele Karten sind nach dem Geben im Nachziehstapel? Wie viele verbraucht eine Runde?",
        more="Der Nachziehstapel hat {pile} Karten, und eine Runde verbraucht {table}. Denk an die letzte Runde.",
        steps=(
            "Nach dem Geben hat der Nachziehstapel {pile} Karten.",
            "Eine Runde verbraucht {players} · {each} = {table}, also reicht er für {before:n Runde|Runden}.",
            "Mit der letzten aus der Hand: {answer}.",
        ),
    ),
    "rare-kododos": Prose(
        title="Seltene Kododo-Runden",
        prompt="{players} Spieler spielen zufällig, mit dem gedruckten Deck; {drawn} Karten liegen auf dem Tisch. Die "
        "Kododos sollen in **weniger als 1 von {rare}** Runden entscheiden, nach der Regel *mindestens so viele*. "
        "Welche Kododo-Zahl ist die **kleinste**, die das schafft?",
        mistakes={
            "exactly": "Bei dieser Zahl sind *genau* so viele selten genug. „Mindestens“ heißt: auch mehr.",
            "one_too_many": "Das würde reichen, aber eine kleinere reicht auch.",
        },
        hint="Probiere es oben im Labor aus: Stelle die Ausgabe *kododo* und die Spieler ein, und ändere dann die "
        "Kododo-Zahl.",
        more="Vergleiche die Chance mit 1/{rare}, und gehe so lange höher, bis sie darunter liegt.",
        steps=(
            "Mindestens {before}: {chance_before:%}, das ist noch zu oft.",
            "Mindestens {answer}: {chance:%}, das ist weniger als 1 von {rare}.",
        ),
    ),
    "rule-of-your-own": Prose(
        title="Eine eigene Regel",
        prompt="Finde für **{players} Spieler** und das gedruckte Deck eine **Grenze** und eine **Kododo-Zahl** (nach "
        "der Regel *mindestens*), mit denen bei zufälligem Spiel in {least:%} bis {most:%} der Runden die Kododos "
        "entscheiden und in mindestens {bursts:%} eine Farbe platzt. Antworte wie in *Grenze 12, Kododo 12*; es kann "
        "mehrere richtige Antworten geben.",
        mistakes={
            "kododos_too_rare": "Mit diesen Zahlen entscheiden die Kododos zu selten: in weniger als {least:%}.",
            "kododos_too_often": "Mit diesen Zahlen entscheiden die Kododos zu oft: in mehr als {most:%}.",
            "bursts_too_rare": "Die Kododos passen, aber es platzt zu selten eine Farbe: in weniger als {bursts:%}.",
        },
        hint="Beginne mit der Kododo-Zahl. Was macht Kododo-Runden seltener?",
        more="Senke dann die Grenze, bis oft genug eine Farbe platzt. Kododo-Runden verdecken manches Platzen.",
        steps=(
            "Eine kleinere Kododo-Zahl macht Kododo-Runden häufiger: Bei {number} sind es {p_kododo:%}.",
            "Bei einer niedrigeren Grenze platzt öfter eine Farbe: Bei {burst} sind es {p_burst:%}.",
            "Also passt {answer}, und andere Antworten vielleicht auch.",
        ),
    ),
    "number-of-games": Prose(
        title="Ein Blatt, viele Spiele",
        prompt="Ein Regelblatt lässt **{gaps} Fragen** offen. Der Reihe nach kann man sie auf {readings} Arten lesen. "
        "Wie viele verschiedene Spiele beschreibt das Blatt?",
        mistakes={
            "added": "Du hast addiert. Jede Lesart der einen Frage geht mit jeder Lesart der anderen zusammen.",
            "two_each": "Du hast für jede Frage zwei Lesarten genommen. Manche haben mehr.",
        },
        hint="Nimm nur die ersten beiden Fragen. Wie viele Kombinationen gibt es?",
        more="Jede weitere Frage vervielfacht die Anzahl der Spiele.",
        steps=("Multipliziere: {factors} = {answer}.",),
    ),
    "points-in-the-numbers-game": Prose(
        title="Das Zahlenspiel",
        prompt="{players} Spieler decken die Karten **{cards}** auf (Spieler 1 zuerst). Die Preise 5, 2 und 1 gehen "
        "der Reihe nach an die höchsten Karten, **die sonst niemand hat**. Wie viele Punkte bekommt "
        "**Spieler {player}**?",
        mistakes={
            "prize_lost": "Eine Zahl, die mehrmals vorkommt, bringt nichts, und ihr Preis wird an die nächste "
            "weitergereicht.",
            "card_for_points": "Das ist die Zahl auf der Karte. Welcher Preis gehört dazu?",
        },
        hint="Streiche jede Zahl, die mehr als einmal vorkommt.",
        more="Übrig: {single}. Die höchste bekommt 5, die nächste 2, die dritte 1.",
        steps=(
            "Zahlen, die genau einmal vorkommen, von hoch nach niedrig: {single}.",
            "Die {card} von Spieler {player} steht an Stelle {place}, also bringt sie {answer}.",
        ),
    ),
    "highest-card-alone": Prose(
        title="Allein ganz oben",
        prompt="{players} Spieler decken je eine Zahl von 1 bis **{top}** auf, alle gleich wahrscheinlich. "
        "Wie wahrscheinlich ist es, dass **ein Spieler allein** die höchste Zahl hat?",
        mistakes={
            "one_certain_player": "Das ist die Chance, dass es *ein bestimmter* Spieler ist. Es darf aber jeder der "
            "{players} sein.",
            "all_different": "Nicht alle Zahlen müssen verschieden sein: Ein Gleichstand weiter unten schadet nicht.",
            "a_tie": "Das ist die Chance auf einen Gleichstand.",
        },
        hint="Gehe nach der höchsten Zahl vor. Wer hat sie, und was dürfen die anderen haben?",
        more="Ist die höchste zum Beispiel 3, so kann jeder der {players} Spieler sie haben, und "
        "{others:n weitere Zahl ist|weitere Zahlen sind jeweils} 1 oder 2.",
        steps=(
            "Alle Kombinationen: {hands}. Nach der höchsten Zahl sind die günstigen:",
            "{rows}",
            "Das macht {alone} von {hands}: {answer}.",
        ),
        row="höchste Zahl {card}: {ways}",
    ),
}
