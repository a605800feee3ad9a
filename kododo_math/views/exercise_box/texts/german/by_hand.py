"""German words for the exercises of notebooks 00 to 02."""

from __future__ import annotations

from kododo_math.views.exercise_box.texts.prose import Prose

_STOPPED = (
    "Eine Farbe, die platzt oder im Gleichstand liegt, wird abgelegt, aber damit ist die Runde nicht vorbei: "
    "Die nächste Farbe bekommt ihre Chance. Hier punktet jemand."
)
_ONLY_ABOVE = (
    "Diese Farbe hat genau so viele Karten, wie die Grenze sagt. Das genügt schon: Eine Farbe platzt an der Grenze, "
    "nicht erst darüber."
)
_SETTING = (
    "Ausgabe *{edition}*, {players} Spieler, Grenze **{burst}**. Auf dem Tisch: {counts}. "
    "Die Kododos entscheiden nicht. Welche Farbe zählt?"
)
_ALONE = "Die nächste Anzahl gehört einer Farbe allein: Es zählt {answer}."

BY_HAND = {
    "cards-of-a-color": Prose(
        title="Eine Farbe zählen",
        prompt="Wie viele Karten in **{color}** liegen auf diesem Tisch?",
        mistakes={
            "kododos_left_out": "Ganz nah dran: Hast du die Kododos weggelassen? Ein Kododo hat eine Farbe wie jede "
            "andere Karte.",
            "points_for_cards": "So viel sind diese Karten wert. Hier zählt jede Karte einmal, egal welche Zahl auf "
            "ihr steht.",
        },
        hint="Gehe Reihe für Reihe durch und tippe auf jede Karte in {color}. Auch Buchstabe und Muster verraten die "
        "Farbe.",
        more="Auch eine Karte mit der Echse gehört dazu, wenn sie die Farbe {color} hat.",
        steps=("Die Karten in {color} auf dem Tisch: {cards}.", "Zähle sie: {answer}."),
    ),
    "points-of-a-color": Prose(
        title="Eine Farbe zusammenrechnen",
        prompt="Wie viele Punkte sind alle Karten in **{color}** auf diesem Tisch zusammen wert?",
        mistakes={
            "cards_for_points": "So viele Karten sind es. Addiere die Zahlen, die auf ihnen stehen.",
            "kododos_left_out": "Fast: Auch ein Kododo gehört zu seiner Farbe, und er ist 1 Punkt wert.",
        },
        hint="Suche zuerst alle Karten in {color}, und addiere dann ihre Zahlen.",
        more="Eine Karte mit der Echse ist 1 Punkt wert.",
        steps=("Die Karten in {color} auf dem Tisch: {cards}.", "K ist 1 Punkt wert, das macht zusammen {answer}."),
    ),
    "who-scores": Prose(
        title="Welche Farbe zählt?",
        prompt="Die Grenze ist **{burst}**, und es liegen zu wenige Kododos da, um zu entscheiden. Welche Farbe zählt?",
        mistakes={
            "most_cards": "Diese Farbe hat die meisten Karten, aber sieh noch einmal hin: Hat sie die Grenze erreicht, "
            "oder ist sie nicht allein?",
            "stopped": _STOPPED,
        },
        hint="Zähle zuerst jede Farbe, und schreibe die fünf Anzahlen von groß nach klein auf.",
        more="Streiche Anzahlen von {burst} oder mehr, dann Anzahlen, die sich mehrere Farben teilen. Die größte, "
        "die übrig bleibt, zählt.",
        steps=("Die Anzahlen sind: {counts}.", "{verdict}"),
    ),
    "points-of-a-player": Prose(
        title="Punkte für einen Spieler",
        prompt="Die Grenze ist **{burst}**, und es liegen zu wenige Kododos da, um zu entscheiden. "
        "Wie viele Punkte bekommt **Spieler {player}** in dieser Runde?",
        mistakes={
            "everyone": "So viel bekommen alle zusammen. Hier geht es nur um die Karten von Spieler {player}.",
            "cards_for_points": "So viele Karten zählen. Addiere stattdessen ihre Zahlen; ein Kododo ist 1 wert.",
            "every_color": "Du hast alle Karten dieser Reihe zusammengerechnet. Es zählt aber nur eine Farbe.",
        },
        hint="Finde zuerst die Farbe, die zählt. Sieh dann nur auf die Reihe von Spieler {player}.",
        more="Große Anzahlen zuerst: Mit {burst} oder mehr platzt eine Farbe, bei gleicher Anzahl ist es ein "
        "Gleichstand. Was bleibt übrig?",
        steps=("{verdict}", "Die Karten von Spieler {player}, die zählen: {cards}. Das macht {answer}."),
    ),
    "cards-to-a-burst": Prose(
        title="Wie weit bis zum Platzen?",
        prompt="{players} Spieler haben je drei Karten hingelegt. Wie viele Karten in **{color}** fehlen noch, bis "
        "{color} platzt? Die Grenze ist **{burst}**.",
        mistakes={
            "only_above": "Eine zu viel: Eine Farbe platzt, sobald sie {burst} erreicht.",
            "kododos_left_out": "Du hast die Kododos in {color} weggelassen. Auch sie gehören zu ihrer Farbe.",
        },
        hint="Wie viele Karten in {color} liegen jetzt da? Wie viele fehlen noch bis {burst}?",
        more="Auf dem Tisch: {count:n Karte|Karten} in {color}. Die Grenze ist {burst}.",
        steps=(
            "Auf dem Tisch: {count:n Karte|Karten} in {color}.",
            "{color} platzt mit {burst} Karten, es fehlen also {burst} − {count} = {answer}.",  # noqa: RUF001 - a minus
        ),
    ),
    "burst-reached": Prose(
        title="Genau an der Grenze",
        prompt=_SETTING,
        mistakes={"only_above": _ONLY_ABOVE, "stopped": _STOPPED},
        hint="Beginne mit der größten Anzahl und vergleiche sie mit {burst}.",
        more="Ganz vorn sind es {burst} Karten. Das heißt: geplatzt. Mach mit den anderen weiter.",
        steps=(
            "Ganz vorn sind es {burst} Karten: Die Grenze ist erreicht, das platzt und wird abgelegt.",
            "Übrig sind: {low}.",
            "Die größte Anzahl hat davon nur eine Farbe: Es zählt {answer}.",
        ),
    ),
    "tie-for-most": Prose(
        title="Vorn gleichauf",
        prompt=_SETTING,
        mistakes={
            "tied": "Diese Farbe ist nicht allein: Mindestens eine andere hat genauso viele. Farben im Gleichstand "
            "werden alle abgelegt.",
            "stopped": _STOPPED,
        },
        hint="Liegt die Farbe, die führt, allein vorn?",
        more="Streiche oben jede Anzahl, die sich mehrere Farben teilen, und sieh dir dann die nächste an.",
        steps=(
            "Die Anzahlen sind: {counts}.",
            "Die größte Anzahl liegt unter {burst}, aber mehrere Farben haben sie: Gleichstand, sie werden abgelegt.",
            _ALONE,
        ),
    ),
    "burst-then-tie": Prose(
        title="Erst platzt eine, dann Gleichstand",
        prompt=_SETTING,
        mistakes={
            "burst_ignored": "Diese Farbe hat die meisten Karten, und genau das ist das Problem: Mit {burst} oder mehr "
            "platzt sie.",
            "tied": "Mindestens eine andere Farbe hat genauso viele, also werden sie alle abgelegt.",
            "stopped": _STOPPED,
        },
        hint="Mehrere Farben scheiden aus, bevor eine zählt. Nimm sie dir der Reihe nach vor, von oben.",
        more="Streiche zuerst, was {burst} oder mehr hat. Streiche dann von den übrigen die obersten, die gleich viele "
        "haben.",
        steps=(
            "Ganz vorn sind es {burst} Karten oder mehr: Das platzt und wird abgelegt. Übrig sind: {low}.",
            "Davon haben mehrere die größte Anzahl: Gleichstand, auch sie werden abgelegt.",
            _ALONE,
        ),
    ),
    "kododos-decide": Prose(
        title="Genug Kododos?",
        prompt="Ausgabe *{edition}*, {players} Spieler: **{is_at_least:if mindestens|genau} {kododo_number}** Kododos "
        "entscheiden eine Runde; die Grenze ist {burst}. Auf dem Tisch liegen **{kododos} Kododos**; alle Karten nach "
        "Farben: {counts}. Was zählt? Antworte mit einer Farbe, *Kododo* oder *niemand*.",
        mistakes={
            "other_mode": "Lies die Regel noch einmal: Da steht **{is_at_least:if mindestens|genau} "
            "{kododo_number}**. Was heißt das für {kododos}?",
            "stopped": "Jemand punktet. Sieh zuerst auf die Kododo-Regel: Ist sie erfüllt oder nicht?",
        },
        hint="Die Kododos kommen zuerst: Sind {kododos} das, was die Regel verlangt?",
        more="„{is_at_least:if mindestens|genau} {kododo_number}“: Passt die Zahl {kododos} zu diesen Worten? "
        "Wenn ja, zählen nur Kododos.",
        steps=(
            "Die Regel sagt: {is_at_least:if mindestens|genau} {kododo_number}. Es sind {kododos}.",
            "Ohne die Kododo-Regel würde nach den Farben zählen: {colors_say}.",
            "Nach der Regel, so wie sie dasteht, zählt: {answer}.",
        ),
    ),
    "last-card": Prose(
        title="Die letzte Karte",
        prompt="Ausgabe *{edition}*, {players} Spieler, Grenze **{burst}**, wenige Kododos. Eine Karte kommt noch, und "
        "bisher liegen da: {counts}. Welche Farbe muss die letzte Karte haben, damit **{target}** zählt?",
        mistakes={
            "more_of_the_same": "Noch eine Karte in {target} hilft {target} nicht. Probiere aus, was dann geschieht.",
            "stopped": "Eine Farbe gibt es, mit der es klappt. Die letzte Karte kann eine andere Farbe zum Platzen "
            "bringen oder in einen Gleichstand.",
        },
        hint="Welche Farbe steht {target} im Weg? Wie könnte eine weitere Karte sie loswerden?",
        more="Probiere alle fünf: Lege nacheinander von jeder Farbe eine Karte dazu und werte den Tisch.",
        steps=(
            "Probiere jede Farbe für die letzte Karte:",
            "{rows}",
            "Nur mit einer letzten Karte in {answer} zählt {target}.",
        ),
        row="letzte Karte in {color}: Es zählt {result}",
    ),
}
