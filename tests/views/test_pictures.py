"""Cards as pictures, and the palette that color-blind readers can use."""

import itertools
import re
import xml.etree.ElementTree as ET

import pytest

from kododo_math.cards import COLORS, Card, parse_cards
from kododo_math.deck import Deck
from kododo_math.editions import rules
from kododo_math.views.pictures.animals import INK, PAPER, lizard, rooster
from kododo_math.views.pictures.card_svg import card_name, card_svg
from kododo_math.views.pictures.palette import PALETTE, styles_of
from kododo_math.views.pictures.patterns import marks
from kododo_math.views.rule_lab.heatmap import MAP_INK
from kododo_math.views.rule_lab.settings_map import color_at

# Machado, Oliveira and Fernandes (2009), severity 1, in linear RGB
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green cones": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "no blue cones": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
# OKLab as Ottosson published it in 2020
TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_LAB = (
    (0.2104542553, 0.793617785, -0.0040720468),
    (1.9779984951, -2.428592205, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.808675766),
)


def times(matrix, vector):
    """Multiply a matrix and a vector."""
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def linear(fill):
    """Return a hexadecimal color in linear RGB."""
    parts = [int(fill[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(fill, vision):
    """Return where a color lies in OKLab for an eye."""
    visible = [min(1, max(0, part)) for part in times(VISION[vision], linear(fill))]
    return times(TO_LAB, [cone ** (1 / 3) for cone in times(TO_CONES, visible)])


def contrast(one, other):
    """Return the WCAG contrast ratio of two colors."""
    light, dark = sorted((times(((0.2126, 0.7152, 0.0722),), linear(fill))[0] for fill in (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("vision", VISION)
def test_palette_is_safe_for_color_blind_readers(vision):
    """No two of the five colors look alike to any eye."""
    fills = [PALETTE[color].fill for color in COLORS]
    for one, other in itertools.combinations(fills, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen(one, vision), seen(other, vision), strict=True)) ** 0.5
        assert distance > 0.12, (one, other)


@pytest.mark.parametrize("percent", range(101))
def test_a_number_on_a_map_can_be_read(percent):
    """On every color of the scale its ink has the contrast that WCAG AA asks of small text."""
    assert contrast(color_at(percent / 100), MAP_INK) >= 4.5


def test_known_distance_of_the_simulator():
    """The simulator itself: red and green of one lightness look alike without green cones, not with them."""

    def apart(vision):
        return sum((a - b) ** 2 for a, b in zip(seen("#b06000", vision), seen("#708000", vision), strict=True)) ** 0.5

    assert apart("no green cones") < 0.05
    assert apart("normal") > 0.1


def test_every_color_has_a_pattern_of_its_own():
    """Without any color the patterns still tell the five apart."""
    assert len({PALETTE[color].pattern for color in COLORS}) == len(COLORS)
    assert len({re.search(r' d="([^"]*)"', marks(PALETTE[color], 50, 74))[1] for color in COLORS}) == len(COLORS)


def test_numbers_are_readable_on_the_card():
    """Ink on paper has more contrast than WCAG AAA asks."""
    assert contrast(INK, PAPER) > 7


@pytest.mark.parametrize("color", COLORS)
@pytest.mark.parametrize(("width", "height"), [(50, 74), (20, 20), (33, 17)])
def test_marks_stay_inside_their_rectangle(color, width, height):
    """Start points of a pattern's strokes lie in the rectangle they fill."""
    path = re.search(r' d="([^"]*)"', marks(PALETTE[color], width, height))[1]
    points = [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", path)]
    assert points
    assert all(0 <= x <= width and 0 <= y <= height for x, y in points)


@pytest.mark.parametrize("edition", ["kododo", "hahn"])
def test_every_card_is_named_lettered_and_well_formed(edition):
    """A card's picture is XML with its name for a screen reader, its letter and its rank."""
    for card in set(Deck().cards):
        root = ET.fromstring(card_svg(card, rules(edition)))  # noqa: S314 - our own text
        texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
        assert root.get("role") == "img"
        assert root.get("aria-label") == card_name(card, rules(edition))
        assert texts.count(card.color[0].upper()) == 2
        assert (str(card.points) in texts) == (not card.kododo)


def test_a_kododo_shows_the_editions_animal():
    """The lizard marks a Kododo, the rooster a Hahn, and no number card has either."""
    kododo, two = parse_cards("TK T2")
    assert lizard() in card_svg(kododo, rules("limit"))
    assert rooster() in card_svg(kododo, rules("hahn"))
    assert lizard() not in card_svg(two, rules("limit"))


def test_card_names_in_german():
    """A card is named in the reader's language."""
    assert card_name(Card("pink", 4), rules("hahn"), "de") == "Rosa 4"
    assert card_name(Card("pink", 1, kododo=True), rules("hahn"), "de") == "Rosa Hahn"


def test_colors_no_edition_prints_get_styles_of_their_own():
    """Twenty colors get twenty fills; the printed ones keep theirs."""
    deck = Deck(colors=(*COLORS, *(f"C{chr(65 + n)}" for n in range(15))))
    styles = styles_of(deck)
    assert len({style.fill for style in styles.values()}) == len(deck.colors)
    assert all(styles[color] == PALETTE[color] for color in COLORS)
