"""What the design lab shows as figures, maps, lines and tables, without a widget."""

from fractions import Fraction

import pytest

from kododo_math.deck import Deck
from kododo_math.design.arithmetic import even_games
from kododo_math.design.effect import compare, effect
from kododo_math.design.find import find
from kododo_math.design.sweep import sweep
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.views import (
    design_figure,
    design_lab,
    effect_table,
    even_games_table,
    feel_table,
    settings_map,
    sweep_table,
)
from kododo_math.views.numbers import percent
from kododo_math.views.rule_lab.figure import map_line, told_lines, values_of
from kododo_math.views.rule_lab.heatmap import map_around
from kododo_math.views.rule_lab.sheet import GROUPS, field_value, with_field
from kododo_math.views.rule_lab.tables import TableFigure, told_difference

for library in ("plotly", "pandas"):
    pytest.importorskip(library, reason=f"{library} is not installed")


def test_the_map_moves_to_where_the_design_is():
    """Thresholds beyond the usual ones widen the map, or move it where that would be too wide."""
    for burst in (1, 3, 14, 40):
        found = map_around(rules("limit", 4, burst=burst), "p_burst", rules("limit", 4))
        assert burst in found.bursts
        assert len(found.bursts) <= 20
    with pytest.raises(ValueError, match=r"quantity of a map: expected one of p_burst, .*got 'p_brust'"):
        map_around(rules("limit", 4), "p_brust")


def test_fields_read_what_they_show():
    """For every field: writing what is shown changes nothing, for decks of the reader's own too."""
    mine = rules("kododo", 3, deck=Deck(colors=("red", "CQ", "teal"), kododos=1, numbers={0: 3, 12: 40}), turns=(3,))
    for names in GROUPS.values():
        for name in names:
            assert with_field(mine, name, field_value(mine, name)) == mine
    assert with_field(mine, "colors", 7).deck.colors[:3] == ("red", "CQ", "teal")


def test_the_lines_say_what_is_counted():
    """The effect on the same cards, the cards that differ, the arithmetic, and where no comparison can be made."""
    limit, burst = rules("limit", 4), rules("limit", 4, burst=8)
    assert percent(compare(limit, burst).share) in told_lines(burst, limit, "en")[1]
    one_card = rules("limit", 4, kododo_award="one")
    assert percent(round_law(limit).p_kododo) in told_lines(one_card, limit, "en")[1]
    assert "always score the same" in told_lines(rules("limit", 4, removed=16), limit, "en")[1]
    assert "different cards on the table" in told_lines(rules("limit", 5), limit, "en")[1]
    assert "compare(design, reference)" in told_lines(rules("limit", 4, kododo_counts_for_color=False), limit, "en")[1]
    uneven = rules("limit", 4, removed=12)
    assert "4 cards are left over. Removing 0, 16 or 32 would do." in told_lines(uneven, limit, "en")[0]
    uneven = rules("kododo", 2, removed=1)
    assert told_lines(uneven, limit, "de")[0] == (
        "Geht nicht auf: 1 Karte bleibt übrig. Es ginge, wenn 2, 10 oder 18 Karten entfernt werden."
    )
    assert "too small for a round of 4 cards" in told_lines(rules("limit", 4, hand_size=3), limit, "en")[0]


def test_figure_without_widgets():
    """The same numbers as text and as HTML; beside the printed design if no other is given."""
    figure = design_figure(rules("limit", 4, burst=8))
    law = round_law(rules("limit", 4, burst=8))
    for told in (str(figure), figure._repr_html_().replace("\N{NO-BREAK SPACE}", " ")):
        assert percent(law.p_burst) in told
        assert percent(round_law(rules("limit", 4)).p_burst) in told
    assert f"{law.p_burst.numerator:,}".replace(",", "\u2009") in figure._repr_html_()
    with pytest.raises(ValueError, match="expected one of en, de, got 'fr'"):
        design_figure(rules("limit", 4), language="fr")


def test_map_without_widgets():
    """A plotly figure of the same map."""
    figure = settings_map(rules("limit", 4), "p_nothing")
    assert type(figure).__name__ == "Figure"
    assert list(figure.data[0].x) == list(map_around(rules("limit", 4), "p_nothing").bursts)


def test_tables_of_sweeps_and_effects():
    """Percentages for readers, the axes in front, and a fraction where one is asked for."""
    found = find(rules("limit", 4), {"p_burst": 0.08}, burst=range(6, 9), deck=[Deck()], tie_cascade=[True])
    table = sweep_table(found, show=["p_burst"], exact="p_burst")
    assert table.rows[0][-2:] == (
        percent(round_law(rules("limit", 4)).p_burst),
        str(round_law(rules("limit", 4)).p_burst),
    )
    assert table.rows[0][3:5] == ("5 × 5 K {2: 6, 3: 5, 4: 2, 5: 1, 6: 1}", "yes")  # noqa: RUF001 - times
    with pytest.raises(ValueError, match=r"columns to show: expected some of .*, got 'p_brust'"):
        sweep_table(sweep(rules("limit", 4), burst=[7]), show=["p_brust"])
    row = [effect(rules("limit", n), kododo_award="one") for n in (2, 3)]
    assert effect_table({"one card": row}).rows == (
        ("one card", *(f"0 % ({percent(round_law(rules('limit', n)).p_kododo)})" for n in (2, 3))),
    )


def test_tables_are_safe_and_marked():
    """What stands in a cell is text, whatever it holds; marked rows have a star in text."""
    table = TableFigure(("<a>", "b"), (("1", "<i>"), ("2", "3")), frozenset({1}))
    assert "<i>" not in table._repr_html_()
    assert [line[0] for line in str(table).splitlines()] == [" ", " ", "*"]
    assert told_difference("p_burst", Fraction(-1, 8)) == "\u221212.5 pp"


@pytest.mark.parametrize(
    ("call", "error", "reason"),
    [
        (lambda: design_lab("limit"), TypeError, "design lab: expected a RuleSet, as rules.. returns, got 'limit'"),
        (lambda: design_lab(None, "limit"), TypeError, "design lab: expected a RuleSet"),
        (lambda: design_figure("limit"), TypeError, "design_figure: expected a RuleSet"),
        (lambda: design_figure(rules("limit", 4), "limit"), TypeError, "design_figure: expected a RuleSet"),
        (lambda: settings_map("limit"), TypeError, "settings_map: expected a RuleSet"),
        (lambda: settings_map(rules("limit", 4), "p_burst", "limit"), TypeError, "settings_map: expected a RuleSet"),
        (lambda: sweep_table(5), TypeError, r"sweep_table: expected a table, as sweep\(\) or find\(\) returns, got 5"),
        (lambda: feel_table(5), TypeError, r"feel_table: expected a table, as feel\(\) returns, got 5"),
        (lambda: effect_table([1]), TypeError, "effect_table: expected effects by name"),
        (
            lambda: effect_table({"x": 1}),
            TypeError,
            r"effect_table: expected a list of Effect, as from effect\(\), got 1",
        ),
        (
            lambda: effect_table({n: effect(rules("limit", n), burst=9) for n in (2, 3)}),
            ValueError,
            r"effect_table: expected every change at the same numbers of players, here \[2\], got others",
        ),
    ],
)
def test_what_is_no_design_and_no_table_is_refused(call, error, reason):
    """Names in place of rule sets, numbers in place of tables: a sentence each."""
    with pytest.raises(error, match=reason):
        call()


def test_a_long_game_has_deals_not_rounds():
    """Rounds and points of a whole game are those of one deal, and not told where a game has several."""
    long = rules("limit", 4, target_score=50)
    assert values_of(long).keys() < values_of(rules("limit", 4)).keys()
    assert "6 rounds a deal, and new deals until somebody has 50 points" in told_lines(long, long, "en")[0]


def test_the_map_says_no_more_than_it_knows():
    """Nearly all and nearly none are told as such, in the cells and in the sentence below."""
    sheet = rules("kododo", 5)
    found = map_around(sheet, "p_burst")
    line = map_line(found, sheet, sheet, "p_burst", "en")
    assert "from <0.01 % (burst 13, Kododos 4) to >99.9 % (burst 4, Kododos 13)." in line


def test_a_single_effect_makes_a_row():
    """It need not be put in a list."""
    one = effect(rules("limit", 4), burst=8)
    assert effect_table({"burst 8": one}) == effect_table({"burst 8": [one]})


def test_a_table_says_when_it_is_empty_or_cut():
    """Bounds that nothing meets, and grids longer than a page."""
    none = find(rules("limit", 4), {"p_burst": 0}, bounds={"p_burst": (0.99, 1)}, burst=[5, 6])
    assert sweep_table(none).note == "No setting lies within the bounds."
    assert even_games_table(even_games(players=[4], hand_sizes=[3])).note == "No such game comes out even."
    many = sweep(rules("limit", 2), kododo_number=range(1, 43))
    assert sweep_table(many).note == "The first 40 of 42 rows. Exact, for a round of uniformly random play."
    assert sweep_table(many[:40]).note == "Exact, for a round of uniformly random play."
    assert str(sweep_table(many)).endswith(sweep_table(many).note)
