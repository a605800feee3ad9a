"""Numbers and claims that notebooks 08 and 09 have in their sentences are computed, and stand there."""

from fractions import Fraction

import pytest

from kododo_math import Deck, effect, find, round_law, rules, sweep
from kododo_math.design.arithmetic import even_games
from kododo_math.design.effect import compare
from kododo_math.design.feel import feel
from kododo_math.editions import player_counts
from kododo_math.numbers_game.equilibrium import equilibria
from kododo_math.views import settings_map

KODODO, LIMIT = ([rules(edition, players) for players in (2, 3, 4, 5)] for edition in ("kododo", "limit"))
FIVE, FIVE_LIMIT = KODODO[-1], LIMIT[-1]


def test_08_two_burst_numbers_and_a_wish(prose):
    """Those of the two editions for five players: eight is nearest to the wish, and nine is rare."""
    assert "Let us say: in about 8 of 100 rounds." in prose("08")
    numbers = f"In the edition `kododo` it is {FIVE.burst} for five players, in `limit` it is {FIVE_LIMIT.burst}."
    assert numbers in prose("08")
    nearest = find(FIVE, target={"p_burst": 0.08}, burst=range(4, 13))
    assert int(nearest["burst"].iloc[0]) == FIVE_LIMIT.burst
    assert "Five players: 9 makes bursts rare, 8 keeps them frequent." in prose("08")
    rare, frequent = (round_law(FIVE.replace(burst=burst)).p_burst for burst in (9, 8))
    assert 4 * rare < frequent


def test_08_several_wishes(prose):
    """What the sentence asks for is what the box asks for, and there are such designs."""
    asked = "bursts in 8 of 100 rounds, Kododos in 5 of 100, and never more than 2 in 100 rounds without points"
    assert asked in prose("08")
    wishes, limits = {"p_burst": 0.08, "p_kododo": 0.05}, {"p_nothing": (0, 0.02)}
    assert f"wishes = {wishes} limits = {limits}".replace("'", '"') in prose("08", "code")
    found = find(FIVE, target=wishes, bounds=limits, best=5, burst=range(4, 13), kododo_number=range(3, 13))
    assert len(found) >= 5
    assert max(found["p_nothing"]) <= Fraction(2, 100)


def test_08_where_the_map_stays_the_same(prose):
    """Large numbers are never reached, so that the last columns and rows are alike; Kododos come before bursts."""
    assert "From which burst number on does it stay the same, and from which Kododo number on?" in prose("08")
    rows = settings_map(FIVE, "p_tie").data[0].text
    assert list(rows[-1]) == list(rows[-2])
    assert [row[-1] for row in rows] == [row[-2] for row in rows]
    assert "Why does the number of bursts change at all, if only the Kododo number does?" in prose("08")
    assert round_law(FIVE.replace(kododo_number=8)).p_burst < round_law(FIVE).p_burst


def test_08_players_plus_three(prose):
    """What both editions print up to four players; with it `kododo` bursts more, and its nine ends that, at a price."""
    assert "For two, three and four players both editions print the same burst numbers: players plus three." in prose(
        "08"
    )
    assert all(a.burst == b.burst == a.players + 3 for a, b in zip(KODODO[:3], LIMIT[:3], strict=True))
    plus_three = [round_law(sheet.replace(burst=sheet.players + 3)).p_burst for sheet in KODODO]
    limit = [round_law(sheet).p_burst for sheet in LIMIT]
    assert "`kododo` would burst a little more often at every size of the table" in prose("08")
    assert all(other < ours < Fraction(5, 4) * other for ours, other in zip(plus_three, limit, strict=True))
    assert "of all tables, five players then see the fewest bursts. `limit` lets them grow." in prose("08")
    assert round_law(FIVE).p_burst < min(*plus_three, *limit)
    assert limit == sorted(limit)
    assert "rounds are worth more points" in prose("08")
    points = list(sweep(FIVE, burst=[7, 8, 9, 10])["points_mean"])
    assert points == sorted(points)


def test_08_which_difference_is_the_larger(prose):
    """Of the two editions for five players: the rule for Kododos; and the parts do not add up to the whole."""
    wanted = f"`limit` wants *exactly* {FIVE_LIMIT.kododo_number} Kododos, `kododo` *at least* {FIVE.kododo_number}"
    assert wanted in prose("08")
    bursts, kododos = effect(FIVE, burst=8).share, effect(FIVE, kododo_number=7, kododo_mode="exactly").share
    assert "The Kododos make the larger difference" in prose("08")
    assert kododos > bursts
    assert "Does the sum of the two parts equal the whole? If not, can you say why?" in prose("08")
    assert compare(FIVE, FIVE_LIMIT).share < bursts + kododos


def test_08_the_two_other_editions(prose):
    """`hahn` has the numbers of `limit`, `aggressive` a card more a player."""
    assert "`hahn` prints the numbers of `limit`. `aggressive`, for two and three players, lays five cards" in prose(
        "08"
    )
    assert [rules("hahn", sheet.players).replace(edition="limit") for sheet in LIMIT] == LIMIT
    assert tuple(player_counts("aggressive")) == (2, 3)
    assert (rules("aggressive", 2).cards_per_round, KODODO[0].cards_per_round) == (5, 4)


def test_08_what_a_sentence_is_worth(prose):
    """One switch changes almost every second round, one practically none, two never what scores."""
    colorless = [effect(sheet, kododo_counts_for_color=False) for sheet in LIMIT]
    assert "which of these sentences matters in about every second round, and which practically never?" in prose("08")
    assert "changes what scores in almost half of the rounds" in prose("08")
    assert all(Fraction(2, 5) < one.share < Fraction(1, 2) for one in colorless)
    assert "but **which cards** go to the score piles in far more" in prose("08")
    assert all(one.cards_share > one.share + Fraction(1, 10) for one in colorless)
    assert max(effect(sheet, burst_cascade=False).share for sheet in LIMIT) < Fraction(1, 10_000)
    assert "The last line of the large table is all zeros." in prose("08")
    assert {effect(sheet, refill="round").cards_share for sheet in LIMIT} == {0}


def test_08_one_card_a_player(prose):
    """Every Kododo round pays less, and always the same color: two Kododos more than players lie there."""
    assert "*one card a player* never changes what scores, yet it takes cards away" in prose("08")
    assert "from somebody in **every** Kododo round: there are two Kododos more than players" in prose("08")
    for sheet in LIMIT:
        one = effect(sheet, kododo_award="one")
        assert (one.share, one.cards_share) == (0, round_law(sheet).p_kododo)
        assert (sheet.kododo_number, sheet.kododo_mode) == (sheet.players + 2, "exactly")


def test_08_removed_cards(prose):
    """What is taken out, the example of a division, and which smaller numbers would do as well."""
    two, three, four, five = (sheet.removed for sheet in KODODO)
    assert f"{two} for two players, {three} for three, none for four, {five} for five" in prose("08")
    deck = len(KODODO[0].deck.cards)
    assert (four, KODODO[0].rounds_per_game) == (0, 11)
    assert f"2 x (4 x 11 + 1) = {deck - two} cards, and {two} must go" in prose("08")
    games = {(game.players, game.removed): game.rounds for game in even_games(players=[2, 3, 4, 5], most_removed=40)}
    least = [min(removed for players, removed in games if players == sheet.players) for sheet in KODODO]
    assert f"So {two} and {three} are not the smallest that would do" in prose("08")
    assert f"for two and three players: {least[0]} and {least[1]} would." in prose("08")
    assert f"What {two} and {three} buy is a game one round shorter" in prose("08")
    assert (games[2, least[0]] - games[2, two], games[3, least[1]] - games[3, three]) == (1, 1)
    assert "For four and five players the smallest number that works is printed." in prose("08")
    assert least[2:] == [four, five]


def test_08_the_deck_of_your_own(prose):
    """Three colors of twelve cards, as the box makes them."""
    cards = "two Kododos, four ones, four threes and two sixes in each"
    assert f"a deck of your own: three colors of twelve cards, {cards}" in prose("08")
    assert "kododos=2, numbers={1: 4, 3: 4, 6: 2}" in prose("08", "code")
    assert len(Deck(colors=("red", "blue", "green"), kododos=2, numbers={1: 4, 3: 4, 6: 2}).cards) == 3 * 12


def test_08_how_it_feels(prose):
    """Simulated random play lands near the law; with followers the bursts take over, and the points hardly move."""
    assert 'feel(rules("limit", 4), strategies=ways, games=2000, games_watched=100)' in prose("08", "code")
    table = feel(LIMIT[2], strategies=["random", "follow the majority"], games=2000, games_watched=0)
    rows = {(row.quantity, row.play, row.how): row for row in table.itertuples()}
    exact = {quantity: row.value for (quantity, _, how), row in rows.items() if how == "exact"}
    assert "the simulation lands where the exact numbers are" in prose("08")
    for quantity, value in exact.items():
        row = rows[quantity, "random", "simulated"]
        if row.standard_error > 0:
            assert abs(row.value - value) < 2 * row.standard_error
    followed = {quantity: row.value for (quantity, play, _), row in rows.items() if play == "follow the majority"}
    assert "becomes the heart of the game once people can see what the others do" in prose("08")
    assert exact["p_burst"] < 1 / 10
    assert followed["p_burst"] > 1 / 2
    assert "And yet the number of points hardly moves" in prose("08")
    assert followed["points_mean"] == pytest.approx(exact["points_mean"], rel=0.02)


def test_09_chances_of_two_good_players(prose):
    """Each card is played two fifths as often as the next higher one, and no player gains by leaving that."""
    shares = [5**power * 2 ** (4 - power) for power in (4, 3, 2, 1, 0)]
    assert f"{' : '.join(map(str, shares))}, and they add up to {sum(shares)}" in prose("09")
    chances = sorted(equilibria(2)[0].chances, reverse=True)
    assert chances == pytest.approx([share / sum(shares) for share in shares])
