"""The design lab as a widget, by its traits: no browser."""

import json

import pytest

from kododo_math.deck import Deck
from kododo_math.design.sharing import to_fragment
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.views import (
    design_lab,
)
from kododo_math.views.pictures.chance_panel import fraction_html
from kododo_math.views.rule_lab.figure import numbers_html, points_html, values_of
from kododo_math.views.rule_lab.heatmap import QUANTITIES
from kododo_math.views.rule_lab.sheet import field_value
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


def test_an_edition_for_fewer_players_lowers_their_number(lab):
    """Edition `aggressive` is for 2 or 3: as in the other widgets, the most it has; a change of the reader's stays."""
    lab.fields["tie_cascade"].value = False
    lab.fields["edition"].value = "aggressive"
    assert lab.design == rules("aggressive", 3, tie_cascade=False)
    assert lab.fields["players"].value == 3
    lab.fields["edition"].value = "hahn"
    assert lab.design == rules("hahn", 3, tie_cascade=False)


def test_undo_reset_and_hold(lab):
    """Undo goes back step by step, As printed all the way; Hold beside changes the reference alone."""
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


def test_the_picture_is_whole_in_its_state():
    """What comes to a notebook after it has run, as Voilà does, finds all that the picture shows."""
    lab = design_lab(rules("limit", 4))
    lab._repr_mimebundle_()
    (heatmap,) = lab._figure.get_state()["_widget_data"]  # noqa: SLF001 - as Voilà asks for it
    assert heatmap["x"][0] == 4


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
