"""The worth of cards as pictures and as text."""

import pytest

from kododo_math.cards import Card
from kododo_math.editions import player_counts, rules
from kododo_math.exact.card_worth import card_worth
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.worth.figure import worth_as_color_grows, worth_in_editions, worth_of_cards

SIX = Card("teal", 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_color(language):
    """A row for each card of the color, each with its exact worth, and what the dark part of a bar is."""
    figure = worth_of_cards(rules("hahn", 4), language=language)
    assert [bar.text for bar in figure.bars] == ["TK", "T2", "T3", "T4", "T5", "T6"]
    assert {bar.card: bar.worth for bar in figure.bars}.items() <= card_worth(rules("hahn", 4)).items()
    assert any("Hahn" in note for note in figure.notes)
    assert "kododo-fill-kododo" in figure._repr_html_()


def test_cards_with_others_on_the_table():
    """The cards that lie there are shown, and all copies of one that lie there leave no row for it."""
    figure = worth_of_cards(rules("kododo", 4), "T6 O2", color="teal")
    assert [bar.text for bar in figure.bars] == ["TK", "T2", "T3", "T4", "T5"]
    assert "On the table already:" in figure._repr_html_()


def test_changed_rules_are_named():
    """A rule set that no edition prints is not passed off as one, and without Kododo rounds no dark part is told of."""
    text = str(worth_of_cards(rules("kododo", 4, kododo_mode="off")))
    assert "with changed rules" in text
    assert "dark end" not in text


@pytest.mark.parametrize("players", player_counts("kododo"))
def test_worth_rises_turns_and_ends_in_nothing_where_the_color_bursts(players):
    """One row for each number of cards before it; the one that makes the burst number is worth nothing."""
    figure = worth_as_color_grows(rules("kododo", players), SIX)
    worths = [bar.worth.worth for bar in figure.bars]
    best = worths.index(max(worths))
    assert worths == sorted(worths[: best + 1]) + sorted(worths[best + 1 :], reverse=True)
    assert 0 < best < len(worths) - 1
    assert worths[-1] == 0
    assert len(worths) == rules("kododo", players).burst


def test_worth_in_editions_has_what_is_printed():
    """Each printed edition and number of players has its number; others a dash."""
    table = worth_in_editions("T6")
    assert table.worths["aggressive", 3] == card_worth(rules("aggressive", 3))[SIX].worth
    assert len(table.worths) == 14
    assert table._repr_html_().count("\N{EN DASH}</div>") == 2
    assert len(str(table).splitlines()) == 16


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: worth_of_cards(rules(), color="mauve"), "color: expected one of teal, orange"),
        (lambda: worth_of_cards(rules(), language="fr"), "expected one of en, de"),
        (lambda: worth_as_color_grows(rules(), "T9"), "unknown card 'T9'"),
        (lambda: worth_in_editions("Q9"), "unknown card 'Q9'"),
    ],
)
def test_what_there_is_not_is_refused(call, reason):
    """A color, a card or a language that there is not is a clear error."""
    with pytest.raises(ValueError, match=reason):
        call()
