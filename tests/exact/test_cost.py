"""What a count costs: told before it starts, and refused where it is too much."""

from __future__ import annotations

import pytest

from kododo_math.cards import Card
from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.exact import cost
from kododo_math.exact.cost import MOST_BYTES, MOST_SECONDS, Task, check_cost, estimate, quick_bound
from kododo_math.exact.counting import LevelCount
from kododo_math.exact.odds import odds
from kododo_math.exact.round_law import RoundLaw
from kododo_math.rule_set import RuleSet
from kododo_math.seat_view import View

PRINTED = [(edition, n) for edition in ("kododo", "aggressive", "limit") for n in player_counts(edition)]
TWENTY = tuple("ABCDEFGHIJKLMNOPQRST")


def large(kododos: int, number: int = 16, players: int = 50, colors: tuple[str, ...] = TWENTY) -> RuleSet:
    """A hundred cards of each of many colors, four a player on the table."""
    deck = Deck(colors=colors, kododos=kododos, numbers={2: 100 - kododos})
    return rules("kododo", 4, deck=deck, removed=0, burst=15, kododo_number=number).replace(players=players)


def test_two_hundred_cards_in_twenty_colors_are_counted_without_kododos():
    """Twenty colors of a hundred cards, 200 on the table: an exact law."""
    law = RoundLaw(large(0))
    assert law.p_kododo == 0
    assert law.p_majority + law.p_nothing == 1
    assert law.p_burst > 0


@pytest.mark.parametrize("kododos", [1, 5])
def test_two_hundred_cards_in_twenty_colors_are_refused_with_kododos(kododos, monkeypatch):
    """With Kododos to be told apart the same count is refused before it starts, with its time and memory."""
    monkeypatch.setattr(LevelCount, "__init__", lambda *_: pytest.fail("the count was started"))
    with pytest.raises(ValueError, match=r"200 cards on the table in 20 colors would take about \d+ s and \d+ MiB"):
        RoundLaw(large(kododos))


def test_kododos_that_decide_nothing_cost_nothing():
    """Without the Kododo rule the Kododos need not be told apart, and the law is exact again."""
    law = RoundLaw(large(5).replace(kododo_mode="off"))
    assert law.p_majority + law.p_nothing == 1


def test_twenty_colors_that_all_differ_are_refused():
    """Colors of which no two are alike have more states than memory holds."""
    sheet = large(0, players=60)
    drawn = [Card(color, 2) for i, color in enumerate(TWENTY) for _ in range(i)]
    table = [drawn[seat::60][:3] for seat in range(60)]
    view = View(sheet, 0, [cards[:2] for cards in table], [Card("A", 2)], [c for cards in table for c in cards[2:]])
    with pytest.raises(ValueError, match=r"in 20 colors would take about [\d,]+ s and [\d,]+ MiB"):
        odds(view, "A2")


@pytest.mark.parametrize(("edition", "players"), PRINTED)
def test_printed_rule_sets_pass_the_quick_bound(edition, players, monkeypatch):
    """An ordinary deck is counted without an estimate, even if no two of its colors are alike."""
    monkeypatch.setattr(cost, "estimate", None)
    sheet = rules(edition, players)
    assert RoundLaw(sheet).p_majority > 0
    table_size, bits = sheet.table_size, 80 * (sheet.kododo_number + 1)
    check_cost(Task((1,) * 5, table_size, table_size, 0, bits))


@pytest.mark.parametrize(
    "task",
    [
        Task((5,), 16, 16, 0, 560),
        Task((1, 1, 3), 16, 20, 5, 560),
        Task((10,), 100, 50, 0, 4000),
        Task((1000,), 16, 10, 0, 100),
        Task((1,) * 12, 16, 16, 0, 560),
        Task((2, 2, 2, 2), 30, 16, 0, 4000),
    ],
)
def test_the_quick_bound_is_never_less_than_the_estimate(task):
    """What passes the quick bound would pass the estimate."""
    assert quick_bound(task) >= estimate(task).seconds


def test_an_estimate_counts_every_choice():
    """With one card a color and a table of one card, a count is one product: one color holds it, the others none."""
    one, two = (estimate(Task((2,), 1, 1, 0, bits)).seconds for bits in (0, 4670))
    assert two - one == pytest.approx(24e-6)


def test_what_is_too_much_is_refused_whether_time_or_memory():
    """Either limit alone is enough to refuse a count."""
    slow, wide = Task((20,), 200, 100, 0, 20_000), Task((1, 1, 1, 1), 3000, 3000, 3000, 60_000)
    assert estimate(slow).seconds > MOST_SECONDS
    assert estimate(slow).memory < MOST_BYTES < estimate(wide).memory
    for task in (slow, wide):
        with pytest.raises(ValueError, match="expected at most 5 s and 1,024 MiB"):
            check_cost(task)
