"""The plain pages in a browser: to be read on phone and desk, in both themes, turned over by mouse and keyboard."""

import os
import re
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.views.stepper.journey import Journey
from kododo_math.views.stepper.telling import told_lines

SCREENSHOTS = os.environ.get("KODODO_MATH_SCREENSHOTS")
SERIOUS = ("serious", "critical")
AXE_RUN = "axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})"
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address(built_site, serve):
    """Return the address at which Python's web server shows the site."""
    return serve(built_site)


@pytest.fixture(scope="module")
def page(new_page):
    """Return one page of a browser, for all that is looked at."""
    return new_page()


def shoot(page, name):
    """Keep a picture of all of a page, if pictures are asked for."""
    if SCREENSHOTS:
        page.screenshot(path=Path(SCREENSHOTS) / f"{name}.png", full_page=True)


def test_every_page_opens_on_phone_and_desk(built_site, address, page):
    """Nothing is wider than the screen, nothing fails, nothing is asked of another machine."""
    names = sorted(path.relative_to(built_site).as_posix() for part in ("*", "*/*") for path in built_site.glob(part))
    names = [name for name in names if name.endswith(".html") and not name.startswith("lite/")]
    assert len(names) > len(list((built_site / "course").glob("*.html")))
    for name in names:
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"{address}/{name}")
        assert (name, page.evaluate(TOO_WIDE)) == (name, 0)
        shoot(page, f"site-390-{Path(name).stem}")
        page.set_viewport_size({"width": 1280, "height": 1000})
        assert (name, page.evaluate(TOO_WIDE)) == (name, 0)
        shoot(page, f"site-1280-{Path(name).stem}")
    assert page.strangers == []
    assert page.errors == []


def test_a_page_on_paper(address, page):
    """A4; exact numbers are folded out, what would give an answer away is not; code stays with what it shows."""
    page.goto(f"{address}/course/08_design_lab.html")
    page.emulate_media(media="print")
    for exact in (".kododo-fractions dl", "details.kododo-panel table"):
        assert page.locator(exact).count() > 1
        assert all(part.is_visible() for part in page.locator(exact).all())
    assert page.locator(".kododo-way").count() > 1
    assert not any(way.is_visible() for way in page.locator(".kododo-way").all())
    expect(page.locator(".cell_input").first).to_have_css("break-after", "avoid")
    width, height = re.search(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", page.pdf(prefer_css_page_size=True)).groups()
    page.emulate_media(media="screen")
    millimetres = [round(float(points) / 72 * 25.4) for points in (width, height)]
    assert millimetres == [210, 297]


def test_a_round_is_stepped_through_without_a_kernel(address, page):
    """Next leads on and Previous back, and so do the arrow keys; each step tells what the stepper would."""
    page.goto(f"{address}/course/01_play_a_round.html")
    slides = page.locator(".kododo-slides").first
    journey = Journey(Game.deal(rules("kododo", 4), 18))
    journey.finish_round()
    told = [told_lines(place, "en") for place in journey.story[: journey.index + 1]]
    lines = slides.locator(".kododo-line:visible")
    expect(lines).to_have_text(told[0])
    for expected in told[1:]:
        slides.get_by_text("Next", exact=True).locator("visible=true").click()
        expect(lines).to_have_text(expected)
    page.keyboard.press("ArrowLeft")
    expect(lines).to_have_text(told[-2])
    slides.get_by_text("Previous", exact=True).locator("visible=true").click()
    expect(lines).to_have_text(told[-3])


def test_hint_and_way_are_folded_away(address, page):
    """A reader sees the question first, and opens the rest when it is time."""
    page.goto(f"{address}/course/01_play_a_round.html")
    output = page.locator(".cell_output", has=page.locator(".kododo-question")).first
    way = output.locator(".kododo-way")
    expect(way).to_be_hidden()
    output.get_by_text("Show the way", exact=True).click()
    expect(way).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["course/01_play_a_round", "course/08_design_lab", "reference/game"])
def test_no_serious_fault_for_any_reader(address, page, axe, name, theme):
    """Axe finds no serious or critical fault, in either theme; the front page is made of parts of these."""
    page.emulate_media(color_scheme=theme)
    page.goto(f"{address}/{name}.html")
    shoot(page, f"site-{theme}-{Path(name).stem}")
    page.evaluate(axe)
    found = page.evaluate(AXE_RUN)["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found if fault["impact"] in SERIOUS] == []
