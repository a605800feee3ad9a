"""The odds explorer: the exact law in words, bars and tables; no browser."""

import re
from fractions import Fraction

import pytest

from kododo_math.editions import EDITIONS, player_counts, rules
from kododo_math.exact.round_law import round_law
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.laws_compared.charts import columns_chart
from kododo_math.views.laws_compared.figure import law_figure
from kododo_math.views.laws_compared.sides import QUANTITIES
from kododo_math.views.laws_compared.widget import odds_explorer
from kododo_math.views.numbers import percent
from kododo_math.views.widgets import RAISE_ERRORS

pytest.importorskip("ipywidgets", reason="ipywidgets is not installed")

PRINTED = [(edition, players) for edition in EDITIONS for players in player_counts(edition)]


@pytest.fixture(autouse=True)
def _raise_errors(monkeypatch):
    monkeypatch.setenv(RAISE_ERRORS, "1")


@pytest.mark.parametrize("row", PRINTED)
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_the_text_holds_the_exact_law(row, quantity):
    """Every outcome stands there with its exact fraction; they add up to one, but for the five probabilities."""
    sheet = rules(*row)
    fractions = [Fraction(text) for text in re.findall(r"exactly (\S+)", str(law_figure(sheet, show=quantity)))]
    if quantity == "endings":
        law = round_law(sheet)
        assert fractions == [law.p_majority, law.p_nothing, law.p_kododo, law.p_burst, law.p_tie]
    else:
        assert sum(fractions) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_figures_are_whole(quantity, language):
    """HTML of two laws has both names, a table for each, a sentence for each, and no gap left to fill in."""
    figure = law_figure(rules("hahn", 3), rules("aggressive", 3), quantity, language)
    html = figure.html()
    assert html.count("<table") == 2
    assert all(side.name(language) in html for side in figure.sides)
    assert not re.search(r"[{}]|None", html)


def test_hahn_says_hahn():
    """The rooster's edition does not speak of Kododos."""
    assert "Kododo" not in str(law_figure(rules("hahn", 4), language="de"))


def test_columns_reach_as_high_as_their_chance():
    """The heights are shares of the scale, and the scale covers the tallest."""
    chart = columns_chart([{"0": Fraction(1, 4), "1": Fraction(3, 4)}], ["a"], "t")
    heights = [float(height) for height in re.findall(r"height:([\d.]+)%", chart)]
    assert heights[1] == pytest.approx(3 * heights[0], rel=1e-4)
    assert heights[1] <= 100
    assert 'aria-label="t: a, 1: 75 %, 0: 25 %"' in chart


def test_laws_of_different_lengths_share_their_columns():
    """Outcomes are put together in the same way for both, a last one alone by its name; nothing impossible is told."""
    short, long = ({str(n): Fraction(1, size) for n in range(size)} for size in (2, 61))
    chart = columns_chart([short, long], ["a", "b"], "t")
    assert chart.count('kododo-law-column"') == 31
    assert "60\u201360" not in chart
    assert "a, 0\u20131: 100 %; b, 0\u20131: 3.28 %" in chart
    totals = [sum(map(float, re.findall(rf'kododo-law-{side}" style="height:([\d.]+)%', chart))) for side in "ab"]
    assert totals[0] == pytest.approx(totals[1], rel=1e-3)


def test_choices_change_the_law():
    """Edition, players, quantity and what stands beside."""
    explorer = odds_explorer("limit", 5)
    assert explorer.choices["players_beside"].layout.display == "none"
    explorer.choices["beside"].value = "kododo"
    explorer.choices["quantity"].value = "player_points"
    explorer.choices["players"].value = 3
    assert [side.rules for side in explorer.figure.sides] == [rules("limit", 3), rules("kododo", 5)]
    assert percent(round_law(rules("limit", 3)).player_points[0]) in str(explorer.figure)
    assert explorer.figure.html(is_live=True) in explorer.law.value


def test_editions_offer_their_player_counts():
    """On either side; a count that an edition lacks becomes its largest."""
    explorer = odds_explorer("kododo", 5, beside="limit")
    explorer.choices["edition"].value = "aggressive"
    explorer.choices["beside"].value = "aggressive"
    assert [explorer.choices[name].value for name in ("players", "players_beside")] == [3, 3]


def test_german():
    """Choices and sentences change their language, and what is chosen stays."""
    explorer = odds_explorer("kododo", 4, beside="limit", show="top_count")
    explorer.choices["language"].value = "de"
    assert explorer.choices["quantity"].value == "top_count"
    assert ("nichts", "none") in explorer.choices["beside"].options
    assert "im Mittel" in explorer.law.value


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"edition": "chess"}, "unknown edition 'chess'"),
        ({"show": "weather"}, "show: expected one of endings"),
        ({"language": "fr"}, "expected one of en, de, got 'fr'"),
        ({"edition": "aggressive", "players": 4}, "expected 2 or 3, got 4"),
    ],
)
def test_bad_arguments(arguments, reason):
    """What there is not is refused by name."""
    with pytest.raises(ValueError, match=reason):
        odds_explorer(**arguments)
