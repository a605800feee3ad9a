"""Counting tables, drawn: exact shares, pictures one can read without color, and nothing left out in silence."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from fractions import Fraction
from itertools import combinations
from math import prod

import pytest

from kododo_math.cards import format_cards
from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.exact.round_law import round_law
from kododo_math.exact.symbolic.partitions import partitions, ways
from kododo_math.views import partition_figure, table_listing
from kododo_math.views.partitions.drawing import ending, fates_of, partition_svg

SVG = "{http://www.w3.org/2000/svg}"


def tiny(**changes):
    """Two players lay down one card each, of two colors of two cards."""
    deck = Deck(colors=("teal", "orange"), kododos=1, numbers={2: 1})
    return rules("kododo", 2, deck=deck, hand_size=1, turns=(1,), removed=0, **changes)


def test_endings_without_kododos_are_those_of_the_law(printed):
    """What the pictures of nothing and of a majority sum to is the law where Kododos never decide."""
    sheet = printed.replace(kododo_mode="off")
    law = round_law(sheet)
    assert partition_figure(sheet, "nothing").probability == law.p_nothing
    assert partition_figure(sheet, "majority").probability == law.p_majority
    assert partition_figure(sheet).probability == 1


@pytest.mark.parametrize("most", [1, 7, 10**6])
def test_what_is_not_drawn_is_told(most):
    """Pictures drawn and left out are all partitions; their number and share stand below, likeliest first."""
    gallery = partition_figure(rules("limit", 4), most=most)
    every = list(partitions(16, 5, 20))
    assert sorted((*gallery.parts, *gallery.left_out), reverse=True) == every
    assert len(gallery.parts) == min(most, len(every))
    assert (f"{len(gallery.left_out)} more pictures" in str(gallery)) == bool(gallery.left_out)
    shares = [
        Fraction(re.search(r": ([\d.]+) %", line)[1]) for line in str(gallery).splitlines()[1 : len(gallery.parts) + 1]
    ]
    assert shares == sorted(shares, reverse=True)


def test_the_printed_product_counts_the_tables():
    """The factors below a picture multiply to the number of its tables."""
    gallery = partition_figure(rules("kododo", 2), most=30)
    for parts, line in zip(gallery.parts, str(gallery).splitlines()[1:], strict=False):
        product = re.search(r"\((.*) tables\)", line)[1]
        factors = [int(factor) for factor in re.findall(r"\d+", product.replace(",", ""))]
        assert prod(factors) == ways(parts, 20)
        assert line.startswith(f"{' + '.join(map(str, parts))}: ")


def test_000_burst_example_is_drawn_crossed_out_and_the_next_color_ringed():
    """Seven of sixteen bursts at four players: one stack crossed out, the next one ringed (000)."""
    sheet = rules("kododo", 4)
    root = ET.fromstring(partition_svg((7, 5, 2, 1, 1), sheet, levels=8))  # noqa: S314 - our own text
    classes = [node.get("class") for node in root.iter()]
    assert fates_of((7, 5, 2, 1, 1), sheet) == {"teal": "burst", "orange": "majority"}
    assert classes.count("kododo-stack-out") == 1
    assert classes.count("kododo-stack-scores") == 1
    assert classes.count("kododo-stack-burst") == 1
    assert root.get("aria-label") == ("Colors with 7, 5, 2, 1 and 1 cards. A color scores with exactly 5 cards")


def test_stacks_show_letter_number_and_pattern():
    """Each color stands there as a letter and a number too, and each card has its pattern."""
    root = ET.fromstring(partition_svg((3, 1, 0, 0, 0), rules("kododo", 2), levels=4))  # noqa: S314 - our own text
    texts = [node.text for node in root.iter(f"{SVG}text")]
    assert [text for text in texts if text.isalpha()] == list("TOGPY")
    assert [text for text in texts if text.isdigit()] == ["3", "1", "0", "0", "0"]
    tiles = [group for group in root.iter(f"{SVG}g") if group.get("transform")]
    assert len(tiles) == 4
    assert all(group.find(f"{SVG}path") is not None for group in tiles)


def test_two_pairs_tied_and_nothing_left():
    """Two colors tied for most and the other three tied as well: nobody scores (001)."""
    assert ending((5, 5, 2, 2, 2), rules("limit", 4)) == "Nobody scores"
    assert ending((5, 5, 2, 2, 2), rules("limit", 4), "de") == "Niemand punktet"


def test_a_gallery_is_well_formed_and_names_its_model():
    """The page is XML but for its style, says what its numbers mean, and in German too."""
    for language in ("en", "de"):
        html = partition_figure(rules("hahn", 3), "nothing", language=language)._repr_html_()
        body = html[html.index('<div class="kododo">') :]
        body = re.sub(r"<style>.*?</style>", "", body, flags=re.DOTALL)
        assert body.count('role="listitem"') == len([*ET.fromstring(body).iter(f"{SVG}svg")]) == 12  # noqa: S314 - our own text
        assert "Hahn" in body
        assert "hahn" in body


def test_every_table_of_a_small_deck_is_listed():
    """Two of four cards: six tables, each once, in the picture and in the text."""
    listing = table_listing(tiny())
    every = [format_cards(table) for table in combinations(tiny().deck.cards, 2)]
    assert str(listing).splitlines()[1:] == every
    assert repr(listing) == str(listing)
    assert listing._repr_html_().count('role="listitem"') == len(every) == 6


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: table_listing(rules("kododo", 2)), r"at most 200, got 186,087,894,300 from 100 cards"),
        (lambda: partition_figure(rules(), "burst"), "expected one of majority, nothing, got 'burst'"),
        (lambda: partition_figure(rules(), most=0), "expected at least 1, got 0"),
        (lambda: partition_figure(rules(kododo_counts_for_color=False)), "got kododo_counts_for_color=False"),
        (lambda: partition_figure(rules(), language="fr"), "expected one of en, de, got 'fr'"),
        (lambda: table_listing(tiny(), "fr"), "expected one of en, de, got 'fr'"),
    ],
)
def test_what_cannot_be_drawn_is_refused(call, message):
    """What, expected, got."""
    with pytest.raises(ValueError, match=message):
        call()
