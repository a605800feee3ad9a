"""What a view cannot show is refused early, with a sentence: what, expected, got."""

import inspect

import pytest

from kododo_math import views
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.game import Game
from kododo_math.views.arguments import check_several

for library in ("ipywidgets", "plotly", "anywidget", "pandas"):
    pytest.importorskip(library, reason=f"{library} is not installed")

OTHERS = {"watch_simulation": {"games": 10, "seed": 1}, "worth_as_color_grows": {"card": "T6"}}
"""What some views ask for besides."""
WRONG = {"thing": object(), "list": [object()], "number": 3.5, "law": round_law(rules("kododo", 2))}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
@pytest.mark.parametrize("name", [name for name in views.__all__ if name != "exercise"])
def test_what_a_view_cannot_show_is_refused_with_a_sentence(name, wrong):
    """Whatever the view shows, none answers with what it happens to stumble over."""
    view = getattr(views, name)
    with pytest.raises((TypeError, ValueError), match=r"unknown .*: expected |expected .*, got "):
        view(wrong, **OTHERS.get(name, {}))


@pytest.mark.parametrize("name", ["round_stepper", "odds_as_cards_fall"])
@pytest.mark.parametrize("seed", ["Ada", 2.5, None, True])
def test_a_deal_takes_a_whole_number_for_its_seed(name, seed):
    """A name is a seed for exercises alone."""
    with pytest.raises(TypeError, match=f"seed: expected a whole number, got {seed!r}"):
        getattr(views, name)(seed=seed)


def test_a_law_is_no_rule_set():
    """The commonest mistake: a picture of a law is asked for by its rules."""
    for given in ({"sheet": WRONG["law"]}, {"beside": WRONG["law"]}, {"beside": 0}):
        with pytest.raises(TypeError, match=r"law_figure: expected a RuleSet, as rules\(\) returns, got "):
            views.law_figure(**given)


def test_a_position_of_a_game_is_a_whole_number():
    """Neither its name nor its share of the way."""
    with pytest.raises(TypeError, match="position of a game: expected a whole number, got 'end'"):
        views.round_figure(Game.deal(rules("kododo", 2), seed=1), "end")


@pytest.mark.parametrize("given", [5, "teal", None, [5], [rules("kododo", 2), None]])
def test_several_are_looked_at_one_by_one(given):
    """The first wrong one is quoted; a generator can be gone through once, so its values are handed back."""
    with pytest.raises(TypeError, match="expected a list of RuleSet"):
        check_several("view", given, type(rules()), "rules()")
    assert check_several("view", (rules("kododo", n) for n in (2, 3)), type(rules()), "rules()")[1].players == 3


def test_the_views_that_are_asked_without_anything_still_answer():
    """Only a wrong argument is refused, not a missing one."""
    for name in views.__all__:
        parameters = inspect.signature(getattr(views, name)).parameters.values()
        if all(parameter.default is not inspect.Parameter.empty for parameter in parameters):
            assert getattr(views, name)() is not None
