"""The cascade explorer: tables changed card by card, by their traits and as figures; no browser."""

import pytest

from kododo_math.cards import parse_cards
from kododo_math.editions import rules
from kododo_math.exact.table_chances import chance_of_counts
from kododo_math.scoring import score_round
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.text import explain
from kododo_math.views.what_if.examples import EXAMPLES, example_table
from kododo_math.views.what_if.figure import cascade_figure, table_html, told_html, told_lines
from kododo_math.views.what_if.table import OpenTable
from kododo_math.views.what_if.widget import OWN, cascade_explorer
from kododo_math.views.widgets import RAISE_ERRORS, load_ipywidgets

pytest.importorskip("ipywidgets", reason="ipywidgets is not installed")

# what the printed rules say of each example: 000 for the first four, 001 and 003 for the others
SCORES = {
    "burst": "orange",
    "majority": "teal",
    "tie": "green",
    "kododo": "kododo",
    "exactly": "kododo",
    "too_many": "teal",
    "burst_of_eight": "yellow",
    "tie_of_five": "orange",
    "nothing": None,
}


@pytest.fixture(autouse=True)
def _raise_errors(monkeypatch):
    monkeypatch.setenv(RAISE_ERRORS, "1")


def shown(explorer):
    """Return all HTML on the screen."""
    return explorer.told.value + explorer.picture.value + explorer.message.widget.value


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_score_as_printed(name):
    """Each worked example of the rules fills its table and scores what the rules say."""
    table = example_table(name)
    assert (table.missing, table.verdict.scoring) == (0, SCORES[name])


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_open_table_is_scored_as_a_round(name):
    """Dealt out to players, the same cards have the same steps, the same points in all, and the same sentences."""
    table = example_table(name)
    plays = [table.cards[seat :: table.rules.players] for seat in range(table.rules.players)]
    verdict = score_round(plays, table.rules)
    assert table.verdict.steps == verdict.steps
    assert table.verdict.points == (sum(verdict.points),)
    assert told_lines(table, "en")[:-1] == explain(verdict).splitlines()[:-1]


def test_kododos_of_examples():
    """The examples hold as many Kododos as their names say."""
    assert [example_table(name).kododos for name in ("kododo", "exactly", "too_many")] == [8, 6, 7]


def test_take_back_prefers_the_card_that_is_set():
    """The copy of that card goes first, else the latest of the color."""
    table = OpenTable(rules("kododo", 2), parse_cards("T2 T3 T2 T4"))
    t2, t5 = parse_cards("T2 T5")
    assert table.without("teal", t2).cards == parse_cards("T2 T3 T4")
    assert table.without("teal", t5).cards == parse_cards("T2 T3 T2")


@pytest.mark.parametrize("cards", ["T6 T6", "T2 T2 T2 T2 T2 T2 O2 O2 O2", "Q9"])
def test_tables_that_cannot_be(cards):
    """Too often the same card, too many cards, an unknown card."""
    with pytest.raises(ValueError, match="expected"):
        cascade_figure(cards, "kododo", 2)


def test_take_back_what_is_not_there():
    """The color is named."""
    with pytest.raises(ValueError, match="expected a teal card on the table, got none"):
        OpenTable(rules("kododo", 2)).without("teal")


def test_buttons_change_the_table_at_once():
    """A press adds or takes back one card, and the screen tells the new verdict."""
    explorer = cascade_explorer()
    explorer.removers["teal"].click()
    assert explorer.table.counts["teal"] == 6
    assert explorer.table.verdict.scoring == "teal"
    explorer.choices["rank"].value = 0
    explorer.adders["green"].click()
    assert explorer.table.counts["green"] == 3
    assert explorer.table.kododos == 4
    assert table_html(explorer.table, "en") in shown(explorer)
    assert told_html(explorer.table, "en", is_live=True) in shown(explorer)


def test_undo_takes_back_cards_editions_and_examples():
    """One step at a time, to the very first table."""
    explorer = cascade_explorer()
    first = explorer.table
    explorer.choices["example"].value = "nothing"
    explorer.choices["players"].value = 5
    explorer.buttons["clear"].click()
    explorer.adders["pink"].click()
    assert explorer.choices["example"].value == OWN
    for _ in range(4):
        explorer.buttons["undo"].click()
    assert explorer.table == first
    assert [explorer.choices[name].value for name in ("example", "edition", "players")] == ["burst", "kododo", 4]
    assert explorer.message.widget.value == ""
    explorer.buttons["undo"].click()
    assert explorer.table == first
    assert "There is no change to take back." in explorer.message.widget.value


def test_the_chance_comes_with_the_last_card():
    """One card short, the table says what is missing; full, its exact chance stands there."""
    explorer = cascade_explorer()
    explorer.removers["teal"].click()
    assert "1 still missing" in shown(explorer)
    assert "Exactly these counts" not in shown(explorer)
    explorer.adders["yellow"].click()
    chance = chance_of_counts(explorer.table.counts, explorer.table.rules)
    assert f"{chance} = " in str(explorer.figure)
    assert "Exactly these counts" in shown(explorer)


@pytest.mark.parametrize(
    ("prepare", "message"),
    [
        (lambda e: e.adders["teal"].click(), "The table is full"),
        (lambda e: (e.buttons["clear"].click(), e.removers["pink"].click()), "No pink card lies on the table"),
    ],
)
def test_what_cannot_be_done_is_said(prepare, message):
    """The buttons stay where the keyboard left them, and a sentence says why nothing happened."""
    explorer = cascade_explorer()
    prepare(explorer)
    assert message in shown(explorer)
    assert not any(button.disabled for button in (*explorer.adders.values(), *explorer.removers.values()))


def test_no_card_beyond_those_of_the_deck():
    """The only teal six can be laid down once."""
    explorer = cascade_explorer()
    explorer.buttons["clear"].click()
    explorer.choices["rank"].value = 6
    for _ in range(2):
        explorer.adders["teal"].click()
    assert explorer.table.cards == parse_cards("T6")
    assert "The deck has no further card like this: Teal 6" in shown(explorer)


def test_fewer_players_take_cards_off():
    """Cards that find no place any more are taken off; an edition for fewer players changes their number."""
    explorer = cascade_explorer()
    explorer.choices["edition"].value = "aggressive"
    assert explorer.table.rules == rules("aggressive", 3)
    assert len(explorer.table.cards) == explorer.table.rules.table_size
    assert explorer.choices["players"].options == (2, 3)


def test_german():
    """After a change of language no English sentence or button is left."""
    explorer = cascade_explorer()
    explorer.choices["language"].value = "de"
    assert "führt" in shown(explorer)
    assert "leads" not in shown(explorer)
    assert explorer.buttons["undo"].description == "Rückgängig"
    assert explorer.adders["teal"].description == "Türkis 2 hinlegen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_figures_are_whole(name, language):
    """Text and HTML have no gap left to fill in."""
    table = example_table(name)
    figure = cascade_figure(table.cards, table.rules.edition, table.rules.players, language)
    assert not any(mark in str(figure) + told_html(table, language) for mark in ("{", "None"))
    assert "kododo-piles" in figure._repr_html_()


def test_a_redraw_makes_no_widgets(monkeypatch):
    """A press changes widgets without making any."""

    def fail(_):
        pytest.fail("a widget was made in a callback")

    explorer = cascade_explorer()
    for name in EXAMPLES:
        example_table(name)
    monkeypatch.setattr(load_ipywidgets().Widget, "open", fail)
    before = explorer.table
    explorer.removers["teal"].click()
    assert explorer.table != before
    explorer.buttons["undo"].click()
    assert explorer.table == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [({"example": "chess"}, "unknown example 'chess'"), ({"language": "fr"}, "expected one of en, de, got 'fr'")],
)
def test_bad_arguments(arguments, reason):
    """What there is not is refused by name."""
    with pytest.raises(ValueError, match=reason):
        cascade_explorer(**arguments)
