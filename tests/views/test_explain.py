"""The sentences: every kind of step, every switch, both languages."""

import itertools
import random
import re

import pytest

from kododo_math.deck import Deck
from kododo_math.editions import player_counts, rules
from kododo_math.scoring import score_round
from kododo_math.views.catalogue import LANGUAGES
from kododo_math.views.text import explain, explain_step

TEAL_7_ORANGE_5 = ["T2 T2 T2 T2", "T3 T3 T3 O2", "O2 O2 O3 O3", "G2 G3 P2 Y2"]
TEAL_6_ORANGE_6_GREEN_3 = ["T2 T2 T2 T2", "T3 T3 O2 O2", "O2 O2 O3 O3", "G2 G3 G4 Y2"]
TWO_TIES = ["T2 T2 T2 O2", "O3 O2 G2 G2", "P2 P2 Y2 Y2", "T3 O3 P3 Y3"]  # teal 4, orange 4, then pink 3, yellow 3
EIGHT_KODODOS = ["TK TK O2 O3", "OK OK G2 G3", "GK GK P2 P3", "PK PK Y2 Y3"]


def lines(plays, sheet, language="en"):
    """Return the lines of the explanation of a round."""
    return explain(score_round(plays, sheet), language).splitlines()


def random_verdicts(count=60):
    """Yield verdicts of random tables under random switches, from every edition and player count."""
    rng = random.Random(1)
    sheets = [
        (edition, players)
        for edition in ("kododo", "aggressive", "limit", "hahn")
        for players in player_counts(edition)
    ]
    switches = ("kododo_counts_for_color", "tie_cascade", "burst_cascade", "kododo_first")
    for edition, players in itertools.islice(itertools.cycle(sheets), count):
        changes = {switch: rng.random() < 0.5 for switch in switches}
        changes |= {
            "kododo_award": rng.choice(("all", "one")),
            "kododo_mode": rng.choice(("at_least", "exactly", "off")),
        }
        sheet = rules(edition, players, **changes, burst=rng.randrange(3, 8), kododo_number=rng.randrange(2, 7))
        cards = rng.sample(sheet.deck.cards, sheet.table_size)
        yield score_round([cards[seat :: sheet.players] for seat in range(sheet.players)], sheet)


def test_000_burst_then_orange():
    """A burst names the burst number, and the next color is one of those left (000)."""
    check, burst, majority = lines(TEAL_7_ORANGE_5, rules("kododo", 4))
    assert check.startswith("There are no Kododos on the table.")
    assert "8 or more" in check
    assert burst == "Teal leads with 7 cards. The burst number is 7, so teal bursts and is discarded."
    assert majority.startswith("Of the colors left, orange leads with 5 cards.")
    assert majority.endswith("so orange scores: 2 points for player 2 and 10 points for player 3.")


def test_000_tie_discards_both_colors():
    """Two colors in a tie are named together (000)."""
    _, tie, majority = lines(TEAL_6_ORANGE_6_GREEN_3, rules("kododo", 4))
    assert tie.startswith("Teal and orange lead with 6 cards each.")
    assert "a tie" in tie
    assert "7" in tie
    assert "green scores: 9 points for player 4." in majority


def test_several_colors_burst_in_one_step():
    """Colors that burst together share a sentence in the plural."""
    _, burst, _ = lines(TEAL_6_ORANGE_6_GREEN_3, rules("kododo", 4, burst=6))
    assert burst == "Teal and orange lead with 6 cards each. The burst number is 6, so they burst and are discarded."


def test_000_eight_kododos_score_alone():
    """A Kododo round says from how many Kododos on, and who takes how many points (000)."""
    (only,) = lines(EIGHT_KODODOS, rules("kododo", 4))
    assert only.startswith("There are 8 Kododos on the table. At 8 or more only Kododos score")
    assert only.endswith(
        "2 points for player 1, 2 points for player 2, 2 points for player 3 and 2 points for player 4."
    )


def test_001_exactly_is_said():
    """Edition `limit` needs an exact number of Kododos (001)."""
    check, *_ = lines(EIGHT_KODODOS, rules("limit", 4))
    assert "only at exactly 6" in check


def test_003_one_card_for_each_contributor():
    """The literal reading of 003 pays one card a player, and the sentence says so."""
    (only,) = lines(EIGHT_KODODOS, rules("hahn", 4, kododo_number=8, kododo_award="one"))
    assert "one card for each player who played any" in only
    assert "1 point for player 1" in only


@pytest.mark.parametrize("language", LANGUAGES)
def test_003_hahn_is_never_called_kododo(language):
    """Edition `hahn` says Hahn in both languages, the others Kododo."""
    for verdict in random_verdicts():
        text = explain(verdict, language)
        assert ("Kododo" in text) <= (verdict.rules.edition != "hahn")
        assert ("Hahn" in text) <= (verdict.rules.edition == "hahn")
        if any(step.kind == "kododo" for step in verdict.steps):
            assert "Kododo" in text or "Hahn" in text


def test_second_tie_ends_the_round():
    """With `tie_cascade` off the sentence blames the second tie, with it on that no color is left."""
    assert lines(TWO_TIES, rules("kododo", 4, tie_cascade=False))[-1].startswith("That was the second tie")
    assert lines(TWO_TIES, rules("kododo", 4))[-1].startswith("Of the colors left, green leads")


def test_second_burst_ends_the_round():
    """With `burst_cascade` off the sentence blames the second burst."""
    last = lines(TEAL_7_ORANGE_5, rules("kododo", 4, burst=5, burst_cascade=False))[-1]
    assert last == "That was the second burst, which ends the round: nobody scores."


def test_001_two_ties_use_up_all_colors():
    """Two colors tied for most and the other three tied as well: nobody scores (001)."""
    four = ["Y2 Y2 G2 G2", "Y3 Y3 G3 G3", "T2 T2 O2 O2", "P2 P2 Y4 G4"]
    assert lines(four, rules("limit", 4))[-1] == "No color is left, so nobody scores."


def test_kododos_looked_at_last():
    """With `kododo_first` off the Kododos are looked at when no color can score."""
    sheet = rules("kododo", 4, kododo_first=False)
    assert len(lines(TEAL_7_ORANGE_5, sheet)) == 2
    tied = ["T2 T2 O2 O2", "G2 G2 P2 P2", "T3 T3 O3 O3", "G3 G3 P3 P3"]
    _, check, nothing = lines(tied, sheet)
    assert check.startswith("No color can score, so Kododos are looked at: there are no Kododos")
    assert "8 or more" in check
    assert nothing == "So nobody scores."
    tied_kododos = ["TK TK OK OK", "GK GK PK PK", "T3 T3 O3 O3", "G3 G3 P3 P3"]
    assert "At 8 or more only Kododos score" in lines(tied_kododos, sheet)[-1]


def test_number_cards_when_kododos_have_no_color():
    """With `kododo_counts_for_color` off the counts are of number cards."""
    plays = ["TK T2 T2 T3", "T3 O2 G2 P2", "O2 G2 P2 Y2", "O3 Y3 Y4 G3"]
    assert (
        "teal leads with 4 number cards"
        in " ".join(lines(plays, rules("kododo", 4, kododo_counts_for_color=False))).lower()
    )


def test_no_kododo_sentence_when_the_rule_is_off():
    """With `kododo_mode` off nothing is said of Kododos."""
    assert "Kododo" not in explain(score_round(TEAL_7_ORANGE_5, rules("kododo", 4, kododo_mode="off")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_a_step_with_its_numbers(language):
    """Each step has one line; it holds the step's count and threshold, and nothing is left to fill in."""
    for verdict in random_verdicts(200):
        text = explain(verdict, language).splitlines()
        assert text == [explain_step(verdict, index, language) for index in range(len(verdict.steps))]
        for line, step in zip(text, verdict.steps, strict=True):
            numbers = re.findall(r"\d+", line)
            assert line[0].isupper()
            assert not re.search(r"[{}|]|  ", line)
            if step.kind != "nothing":
                assert str(step.threshold) in numbers
                assert step.count == 0 or str(step.count) in numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_in_the_last_line_are_the_verdicts(language):
    """The last line of a round that scores names the points of exactly those who took some."""
    for verdict in random_verdicts(120):
        if verdict.scoring is None:
            continue
        said = re.findall(r"(\d+) \w+ (?:for player|für Spieler) (\d+)", explain(verdict, language).splitlines()[-1])
        assert said == [(str(points), str(seat)) for seat, points in enumerate(verdict.points, start=1) if points]


def test_singular_and_plural():
    """One card is no cards, in both languages."""
    deck = Deck(colors=("teal", "orange"), kododos=1, numbers={2: 3})
    sheet = rules("kododo", 2, deck=deck, removed=0, hand_size=1, turns=(1,), burst=3, kododo_number=2)
    assert lines(["TK", "O2"], sheet)[0].startswith("There is 1 Kododo on the table.")
    assert lines(["TK", "O2"], sheet)[1].startswith("Teal and orange lead with 1 card each.")
    assert lines(["TK", "O2"], sheet, "de")[0].startswith("Auf dem Tisch liegt 1 Kododo.")
    assert lines(["TK", "T2"], sheet, "de")[1].endswith(
        "also zählt Türkis: 1 Punkt für Spieler 1 und 2 Punkte für Spieler 2."
    )


def test_a_color_no_edition_prints_keeps_its_name():
    """A reader's own colors appear as the deck names them."""
    deck = Deck(colors=("mauve", "TQ"), kododos=1, numbers={2: 3})
    sheet = rules("kododo", 2, deck=deck, removed=0, hand_size=1, turns=(1,), burst=3, kododo_number=2)
    assert lines(["M2", "M2"], sheet)[1].startswith("Mauve leads with 2 cards.")
    assert lines(["TQ2", "TQ2"], sheet)[1].startswith("TQ leads with 2 cards.")


def test_cards_worth_nothing():
    """A scoring color whose cards are worth 0 points gives no points to anyone."""
    deck = Deck(colors=("teal", "orange"), kododos=0, numbers={0: 4})
    sheet = rules("kododo", 2, deck=deck, removed=0, hand_size=1, turns=(1,), burst=3, kododo_number=2)
    assert lines(["T0", "T0"], sheet)[-1].endswith("teal scores: no points for anyone.")


def test_unknown_language_is_refused():
    """The error names the languages there are."""
    verdict = score_round(TEAL_7_ORANGE_5, rules("kododo", 4))
    with pytest.raises(ValueError, match="language: expected one of en, de, got 'fr'"):
        explain(verdict, "fr")
