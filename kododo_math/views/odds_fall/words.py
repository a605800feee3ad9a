"""The catalogue's part for odds as cards fall: moments, outcomes, the table of plays, the controls."""

from __future__ import annotations

ODDS_FALL_LABELS: dict[str, dict[str, str]] = {
    # moments
    "moment.start": {"en": "Before any card is seen", "de": "Bevor eine Karte zu sehen ist"},
    "moment.hand": {"en": "You see your hand", "de": "Du siehst deine Hand"},
    "moment.play": {"en": "You play", "de": "Du spielst"},
    "moment.if": {"en": "If you play", "de": "Wenn du spielst"},
    "moment.reveal": {"en": "The others reveal", "de": "Die anderen decken auf"},
    "moment.end": {"en": "The last reveal", "de": "Die letzten Karten"},
    "moment.turn": {"en": "Turn {turn}", "de": "Zug {turn}"},
    "moment.drawn": {"en": "you draw", "de": "du ziehst"},
    "moment.bar": {"en": "{moment}. {odds}", "de": "{moment}. {odds}"},
    # outcomes
    "outcome.kododo": {"en": "only {kododos}", "de": "nur {kododos}"},
    "outcome.nothing": {"en": "nobody", "de": "niemand"},
    # the picture and its sentences
    "river.title": {"en": "Who will score in the end?", "de": "Was zählt am Ende?"},
    "river.points": {"en": "your points", "de": "deine Punkte"},
    "river.points.exact": {"en": "Points you can expect", "de": "Punkte, die du erwarten kannst"},
    "river.model": {
        "en": "Exact, given the cards you see: every card still to come to the table, your own later ones too, "
        "is a uniform draw from those you do not see.",
        "de": "Exakt nach den Karten, die du siehst: Jede Karte, die noch auf den Tisch kommt, auch deine eigenen "
        "späteren, ist rein zufällig aus denen gezogen, die du nicht siehst.",
    },
    "told.likeliest": {
        "en": "Likeliest to score: {outcomes}, {percent}.",
        "de": "Am ehesten zählt: {outcomes}, {percent}.",
    },
    "told.likeliest.many": {
        "en": "Likeliest to score: {outcomes}, {percent} each.",
        "de": "Am ehesten zählen: {outcomes}, je {percent}.",
    },
    "told.change": {
        "en": "The biggest change: {outcome}, from {before} to {now}.",
        "de": "Die größte Änderung: {outcome}, von {before} auf {now}.",
    },
    "told.expect": {
        "en": "You can expect {points} points from this round.",
        "de": "Du kannst aus dieser Runde {points} Punkte erwarten.",
    },
    "told.end": {"en": "In the end scores: {outcome}.", "de": "Am Ende zählt: {outcome}."},
    "told.end.points": {"en": "You take {points}.", "de": "Für dich gibt das {points}."},
    # the exact table
    "exact.title": {"en": "This moment, exactly", "de": "Dieser Moment, exakt"},
    "exact.outcome": {"en": "Scores", "de": "Zählt"},
    "exact.percent": {"en": "Chance", "de": "Chance"},
    "exact.change": {"en": "Change", "de": "Änderung"},
    "exact.fraction": {"en": "Exact fraction", "de": "Exakter Bruch"},
    # what should I play?
    "advice.title": {"en": "What should I play?", "de": "Was soll ich spielen?"},
    "advice.play": {"en": "Play", "de": "Karten"},
    "advice.points": {"en": "Points to expect", "de": "Erwartete Punkte"},
    "advice.fraction": {"en": "Exactly", "de": "Exakt"},
    "advice.margin": {"en": "More than the others", "de": "Mehr als die anderen"},
    "advice.ahead": {"en": "Looking ahead", "de": "Vorausgeschaut"},
    "advice.best": {"en": "best", "de": "am besten"},
    "advice.note": {
        "en": "Points to expect from this round, exactly, if every later card falls at random, your own too; "
        "and how many more than the mean of the others.",
        "de": "Erwartete Punkte aus dieser Runde, exakt, wenn jede spätere Karte zufällig fällt, auch deine; "
        "und wie viele mehr als die anderen im Mittel.",
    },
    "advice.note.ahead": {
        "en": "Looking ahead: the same if you play your later turns as well as you can, knowing what you see by then.",
        "de": "Vorausgeschaut: dasselbe, wenn du deine späteren Züge so gut wie möglich spielst, "
        "mit dem, was du dann siehst.",
    },
    "advice.note.sampled": {
        "en": "It is the mean of {samples} ways the round may go on; ± is its standard error.",
        "de": "Es ist das Mittel aus {samples} Fortsetzungen der Runde; ± ist der Standardfehler.",
    },
    "advice.note.exact": {"en": "It is exact.", "de": "Es ist exakt."},
    "advice.none": {
        "en": "The round is over: there is nothing left to play.",
        "de": "Die Runde ist vorbei: Es gibt nichts mehr zu spielen.",
    },
    "button.look_ahead": {"en": "Look ahead", "de": "Vorausschauen"},
    "tooltip.look_ahead": {
        "en": "What each play is worth if you play your later turns well; takes a few seconds",
        "de": "Was jeder Zug wert ist, wenn du die späteren Züge gut spielst; dauert ein paar Sekunden",
    },
    "message.round_over": {
        "en": "The round is over: go back and play other cards, or deal again.",
        "de": "Die Runde ist vorbei: Geh zurück und spiele andere Karten, oder gib neu.",
    },
}
