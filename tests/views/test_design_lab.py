"""The design lab by its traits, and what it shows as figures and tables: no browser."""

import json
from fractions import Fraction

import pytest

from kododo_math.deck import Deck
from kododo_math.design.arithmetic import even_games
from kododo_math.design.effect import compare, effect
from kododo_math.design.find import find
from kododo_math.design.sharing import to_fragment
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
from kododo_math.views.pictures.chance_panel import fraction_html
from kododo_math.views.rule_lab.figure import map_line, numbers_html, points_html, told_lines, values_of
from kododo_math.views.rule_lab.heatmap import QUANTITIES, map_around
from kododo_math.views.rule_lab.sheet import GROUPS, field_value, with_field
from kododo_math.views.rule_lab.tables import TableFigure, told_difference
from kododo_math.views.widgets import RAISE_ERRORS, load_ipywidgets

for library in ("ipywidgets", "plotly", "anywidget", "pandas"):
    pytest.importorskip(library, reason=f"{library} is not installed")


@pytest.fixture(autouse=True)
def _raise_errors(monkeypatch):
    monkeypatch.setenv(RAISE_ERRORS, "1")


@pytest.fixture
def lab():
    """Return a lab with four players of `limit` on its sheet."""
    return design_lab(rules("limit", 4))


def every_widget(widget):
    """Yield a widget and all that it holds."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from every_widget(child)


def shown(lab):
    """Return all HTML that is on the screen."""
    return "".join(getattr(part, "value", "") for part in every_widget(lab.widget) if type(part).__name__ == "HTML")


def picture(lab):
    """Return the one picture of a lab."""
    (figure,) = [part for part in every_widget(lab.widget) if type(part).__name__ == "FigureWidget"]
    return figure


CHANGES = [
    ("burst", 9, {"burst": 9}),
    ("kododo_number", 4, {"kododo_number": 4}),
    ("kododo_mode", "off", {"kododo_mode": "off"}),
    ("turns", "1 1", {"turns": (1, 1)}),
    ("hand_size", 6, {"hand_size": 6}),
    ("removed", 16, {"removed": 16}),
    ("tie_cascade", False, {"tie_cascade": False}),
    ("kododo_counts_for_color", False, {"kododo_counts_for_color": False}),
    ("kododo_award", "one", {"kododo_award": "one"}),
    ("colors", 4, {"deck": Deck(colors=("teal", "orange", "green", "pink"))}),
    ("kododos", 3, {"deck": Deck(kododos=3)}),
    ("numbers", "10x2, 5x7", {"deck": Deck(numbers={2: 10, 7: 5})}),
]


@pytest.mark.parametrize(("name", "value", "changes"), CHANGES, ids=[row[0] for row in CHANGES])
def test_every_field_changes_the_design(lab, name, value, changes):
    """A field of the sheet changes its field of the rule set, and all that is shown follows."""
    lab.fields[name].value = value
    expected = rules("limit", 4, **changes)
    assert lab.design == expected
    assert numbers_html(expected, rules("limit", 4), "en") in shown(lab)
    assert json.loads(lab.sheet_text.value) == json.loads(expected.to_json())
    assert to_fragment(expected) in shown(lab)


def test_players_and_edition_turn_the_page(lab):
    """The printed numbers follow; a change of the reader's own stays."""
    lab.fields["players"].value = 5
    assert lab.design == rules("limit", 5)
    lab.fields["tie_cascade"].value = False
    lab.fields["edition"].value = "kododo"
    assert lab.design == rules("kododo", 5, tie_cascade=False)
    assert lab.fields["burst"].value == 9


def test_undo_reset_and_hold(lab):
    """Undo goes back step by step, As printed all the way; Hold beside changes the reference alone."""
    assert lab.buttons["undo_change"].disabled
    lab.fields["burst"].value = 8
    lab.fields["burst"].value = 9
    lab.buttons["undo_change"].click()
    assert lab.design.burst == 8
    lab.buttons["hold"].click()
    assert lab.reference == rules("limit", 4, burst=8)
    lab.buttons["reset"].click()
    assert (lab.design, lab.reference) == (rules("limit", 4), rules("limit", 4, burst=8))
    lab.buttons["undo_change"].click()
    assert lab.design.burst == 8


def test_a_cell_of_the_map_is_taken(lab):
    """A press on a cell takes its numbers; a press beside all cells does nothing."""
    points = type("Points", (), {"xs": [9], "ys": [4]})
    lab._press(None, points)  # noqa: SLF001 - what plotly calls
    assert (lab.design.burst, lab.design.kododo_number) == (9, 4)
    lab._press(None, type("Points", (), {"xs": [], "ys": []}))  # noqa: SLF001
    assert (lab.design.burst, lab.design.kododo_number) == (9, 4)
    this, other = picture(lab).layout.shapes
    assert ((this.x0 + this.x1) / 2, (this.y0 + this.y1) / 2) == (9, 4)
    assert ((other.x0 + other.x1) / 2, (other.y0 + other.y1) / 2) == (7, 6)


@pytest.mark.parametrize("quantity", QUANTITIES)
def test_the_map_shows_exact_numbers(lab, quantity):
    """Every cell is the number of its own rule set, whichever quantity is shown."""
    lab.choices["quantity"].value = quantity
    heat = picture(lab).data[0]
    for row, number in list(enumerate(heat.y))[::4]:
        for column, burst in list(enumerate(heat.x))[::4]:
            value = values_of(rules("limit", 4, burst=burst, kododo_number=number))[quantity]
            assert heat.z[row][column] == pytest.approx(float(value) * (100 if quantity.startswith("p_") else 1))


def test_the_map_moves_to_where_the_design_is():
    """Thresholds beyond the usual ones widen the map, or move it where that would be too wide."""
    for burst in (1, 3, 14, 40):
        found = map_around(rules("limit", 4, burst=burst), "p_burst", rules("limit", 4))
        assert burst in found.bursts
        assert len(found.bursts) <= 20
    with pytest.raises(ValueError, match=r"quantity of a map: expected one of p_burst, .*got 'p_brust'"):
        map_around(rules("limit", 4), "p_brust")


def test_points_of_both_designs_are_drawn(lab):
    """The exact law of one player's points, of the design and beside it; of both at once if they are the same."""
    lab.fields["burst"].value = 5
    for design in (rules("limit", 4, burst=5), rules("limit", 4)):
        law = round_law(design).player_points
        assert [chance for chance in law.values() if fraction_html(chance) not in shown(lab)] == []
    assert "Held beside: most often 0" in shown(lab)
    lab.buttons["reset"].click()
    assert "This design: most often 0" in shown(lab)
    assert "Held beside: " not in shown(lab)


def test_many_outcomes_are_put_together(lab):
    """A law of thousands of outcomes has no more columns than a screen shows, and a table of the likeliest."""
    lab.fields["numbers"].value = "3x1, 3x17, 3x101, 3x257, 3x401"
    html = points_html(lab.design, lab.design, "en")
    law = round_law(lab.design).player_points
    assert len(law) > 100
    assert 20 < html.count('kododo-law-column"') <= 60
    assert f"The likeliest 60 of {len(law)} outcomes." in html
    assert fraction_html(max(law.values())) in html


@pytest.mark.parametrize("sent", [rules("kododo", 3, burst=8).to_json(), to_fragment(rules("kododo", 3, burst=8))])
def test_what_a_friend_has_sent_is_opened(lab, sent):
    """A JSON text or a fragment of a web address; Load may be pressed before or after the text arrives."""
    lab.buttons["load"].click()
    lab.sheet_text.value = sent
    assert lab.design == rules("kododo", 3, burst=8)
    assert lab.fields["burst"].value == 8
    lab.buttons["load"].click()
    lab.buttons["undo_change"].click()
    assert lab.design == rules("limit", 4)


def fail(*_):
    """Go wrong."""
    msg = "too large"
    raise ValueError(msg)


def test_a_redraw_makes_no_widgets(lab, monkeypatch):
    """A changed number redraws the lab without making a widget."""
    monkeypatch.setattr(load_ipywidgets().Widget, "open", fail)
    for burst in range(5, 13):
        lab.fields["burst"].value = burst
        assert lab.design.burst == burst


def test_german(lab):
    """Labels, numbers and sentences change; the names of editions do not."""
    lab.choices["language"].value = "de"
    assert lab.fields["burst"].description == "Grenze"
    assert "7,36\N{NO-BREAK SPACE}%" in shown(lab)
    assert "What it does" not in shown(lab)
    assert picture(lab).layout.separators == ",."


def test_every_control_has_a_name(lab):
    """Every field, button and choice has a description; the picture has a name that says what it shows."""
    controls = [*lab.fields.values(), *lab.buttons.values(), *lab.choices.values(), lab.sheet_text]
    assert all(control.description for control in controls)
    (keeper,) = [part for part in every_widget(lab.widget) if type(part).__name__ == "PictureKeeper"]
    assert keeper.label.startswith("A color bursts: 7.36 % in this design")


def test_a_second_lab_is_a_separate_one():
    """A cell that is run again makes a lab of its own."""
    first, second = design_lab(), design_lab()
    second.fields["burst"].value = 9
    assert (first.design.burst, second.design.burst) == (7, 9)


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


def test_the_picture_is_whole_in_its_state():
    """What comes to a notebook after it has run, as Voilà does, finds all that the picture shows."""
    lab = design_lab(rules("limit", 4))
    lab._repr_mimebundle_()
    (heatmap,) = lab._figure.get_state()["_widget_data"]  # noqa: SLF001 - as Voilà asks for it
    assert heatmap["x"][0] == 4


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
        (lambda: effect_table({"x": 1}), TypeError, r"effect_table: expected effects, as effect\(\) returns, got 1"),
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


@pytest.mark.parametrize(
    ("name", "value"),
    [("burst", 100), ("kododo_number", 99), ("players", 12), ("colors", 12), ("kododos", 150), ("hand_size", 31)],
)
def test_a_sheet_sent_may_go_beyond_what_a_reader_types(lab, name, value):
    """The field shows the number of the design, not the largest it would let a reader type."""
    deck = Deck(
        colors=[f"C{letter}" for letter in "ABCDEFGHIJKL"] if name == "colors" else Deck().colors,
        kododos=value if name == "kododos" else 40,
    )
    changes = {} if name in ("colors", "kododos") else {name: value}
    lab.change(rules("limit", 4, deck=deck).replace(**changes))
    assert lab.fields[name].value == field_value(lab.design, name) == value


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
