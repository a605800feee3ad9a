"""The catalogue's part for counting tables."""

from __future__ import annotations

PARTITION_LABELS: dict[str, dict[str, str]] = {
    "partition.title": {
        "en": "The table, by how many cards each color has",
        "de": "Der Tisch, geordnet danach, wie viele Karten jede Farbe hat",
    },
    "partition.name": {"en": "Colors with {parts} cards", "de": "Farben mit {parts} Karten"},
    "partition.tables": {"en": "{product} tables", "de": "{product} Tische"},
    "partition.more": {
        "en": "… and {number} more pictures: {share} of all tables",
        "de": "… und {number} weitere Bilder: {share} aller Tische",
    },
    "partition.sum": {
        "en": "All pictures here together: {share} of the {tables} tables",
        "de": "Alle Bilder hier zusammen: {share} der {tables} Tische",
    },
    "partition.note": {
        "en": "Each share is exact, for one round of uniformly random play. Below it: in how many ways the colors can "
        "take the stacks, times the ways to choose the cards of each stack. The colors are drawn in one of these ways. "
        "Crossed out: burst or tied. Ringed: scores, if {kododos} do not decide the round.",
        "de": "Jeder Anteil ist exakt, für eine Runde mit rein zufälligem Spiel. Darunter: auf wie viele Arten die "
        "Farben die Stapel nehmen können, mal die Arten, die Karten jedes Stapels zu wählen. Gezeichnet ist eine. "
        "Durchgestrichen: geplatzt oder Gleichstand. Umrandet: zählt, wenn {kododos} die Runde nicht entscheiden.",
    },
    "listing.title": {"en": "All {number} tables, one by one", "de": "Alle {number} Tische, einer nach dem anderen"},
}
