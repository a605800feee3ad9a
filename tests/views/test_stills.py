"""A page without a kernel shows each widget as pictures: what it showed, and what its buttons would have led to."""

import json
import re
from html import unescape

import pytest

pytest.importorskip("ipywidgets", reason="ipywidgets is not installed")

from IPython.core.formatters import DisplayFormatter

from kododo_math.editions import rules
from kododo_math.exercises import COURSE
from kododo_math.game import Game
from kododo_math.views import (
    cascade_explorer,
    cascade_figure,
    design_lab,
    exercise,
    law_figure,
    odds_as_cards_fall,
    odds_explorer,
    odds_figure,
    progress,
    round_stepper,
    settings_map,
    simulation_check,
    tournament_board,
)
from kododo_math.views.exercise_box.said import REVEAL
from kododo_math.views.laws_compared.sides import QUANTITIES
from kododo_math.views.stepper.positions import positions
from kododo_math.views.stepper.telling import told_lines
from kododo_math.views.what_if.examples import EXAMPLES

WIDGET = "application/vnd.jupyter.widget-view+json"
WIDGETS = {
    "stepper": round_stepper,
    "odds as cards fall": odds_as_cards_fall,
    "odds explorer": odds_explorer,
    "cascade explorer": cascade_explorer,
    "exercise": lambda: exercise("who-scores", seed=1),
    "progress": progress,
    "simulation check": simulation_check,
    "tournament": lambda: tournament_board(players=2),
}


def text_of(html):
    """Return what a reader reads of a page, all of its slides; a space that holds a line together is a space."""
    return unescape(re.sub(r"<style>.*?</style>|<[^>]*>", " ", html, flags=re.DOTALL)).replace("\xa0", " ")


def shown(view):
    """Return what a notebook keeps of a view, by kind."""
    return DisplayFormatter().format(view)[0]


@pytest.mark.parametrize("name", WIDGETS)
def test_a_widget_carries_its_pictures(name):
    """A notebook that runs shows the widget; a page that cannot has pictures of it, which need no script."""
    bundle = shown(WIDGETS[name]())
    assert WIDGET in bundle
    assert "<script" not in bundle["text/html"]
    assert text_of(bundle["text/html"]).strip()


def test_the_design_lab_and_its_map_carry_their_pictures(monkeypatch):
    """The maps of all quantities for the lab; for plotly's map a table with the same numbers, and plotly's own data."""
    renderers = pytest.importorskip("plotly.io", reason="plotly is not installed").renderers
    monkeypatch.setattr(renderers, "default", "plotly_mimetype")
    lab, heat = shown(design_lab(rules("limit", 5))), shown(settings_map(rules("limit", 5), "p_nothing"))
    assert WIDGET in lab
    assert lab["text/html"].count("kododo-map-this") >= len(["p_burst", "p_kododo", "p_nothing", "p_tie"])
    assert "application/vnd.plotly.v1+json" in heat
    (numbers,) = [trace["text"] for trace in json.loads(settings_map(rules("limit", 5), "p_nothing").to_json())["data"]]
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", heat["text/html"])
    assert [cell.removesuffix(" %") for cell in map(unescape, cells)] == [n for row in reversed(numbers) for n in row]


def test_the_stepper_shows_every_step_of_its_round():
    """All sentences of the round that the buttons would lead through, in the language that is set."""
    game = Game.deal(rules("limit", 3), seed=4)
    for _ in game.rules.turns:
        game.play_at_random()
    of_round = [place for place in positions(game) if place.round == 1]
    text = text_of(round_stepper("limit", 3, seed=4, language="de")._repr_html_())
    assert [line for place in of_round for line in told_lines(place, "de") if line not in text] == []


def test_the_stepper_shows_the_round_the_reader_is_in():
    """From another round, its steps and no others; and the reader's place stays what it was."""
    stepper = round_stepper(seed=4)
    stepper.finish_round()
    for _ in range(2):
        stepper.next()
    before = stepper.journey.position
    text = text_of(stepper._repr_html_())
    assert "Round 2 of 6" in text
    assert "Round 1 of 6" not in text
    assert stepper.journey.position == before


def test_the_odds_show_every_moment():
    """The sentences of the last moment are those of the figure of the whole round."""
    game = Game.deal(rules("kododo", 4), seed=18)
    for _ in game.rules.turns:
        game.play_at_random()
    html = odds_as_cards_fall()._repr_html_()
    assert html.count('type="radio"') == len(odds_figure(game).frames)


def test_the_explorers_show_all_that_can_be_chosen():
    """The odds explorer every quantity, the cascade explorer every example, and a table of the reader's own."""
    sides = rules("kododo", 4), rules("limit", 4)
    text = text_of(odds_explorer(beside="limit")._repr_html_())
    assert all(law_figure(*sides, show=name).title in text for name in QUANTITIES)
    explorer = cascade_explorer()
    assert explorer._repr_html_().count('type="radio"') == len(EXAMPLES)
    explorer.take_back("teal")
    assert explorer._repr_html_().count('type="radio"') == len(EXAMPLES) + 1
    cards = " ".join(map(str, explorer.table.cards))
    last = str(cascade_figure(cards, explorer.table.rules.edition)).splitlines()[5]
    assert last in text_of(explorer._repr_html_())


@pytest.mark.parametrize("name", COURSE)
def test_an_exercise_folds_hint_and_way_away(name, monkeypatch):
    """The question is in plain sight, hint and way are not; where the way is switched off, it is not even there."""
    monkeypatch.delenv(REVEAL, raising=False)
    box = exercise(name, seed=1)
    open_part, *folded = box._repr_html_().split("<details>")
    assert len(folded) == len(["hint", "way"])
    assert text_of(box.html()).strip() in text_of(open_part)
    answer = str(box.reveal()).splitlines()[-1]
    assert answer in text_of(folded[1])
    monkeypatch.setenv(REVEAL, "off")
    assert box._repr_html_().count("<details>") == len(["hint"])
