"""The site that runs in the browser alone: from a stick to the first step, nothing fetched from elsewhere."""

import hashlib
import json
import os
import shutil
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

import kododo_math
from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.views.stepper.journey import Journey
from kododo_math.views.stepper.telling import place_lines, told_lines

KERNEL_STARTS = 90_000
"""Milliseconds that Python may take to start in the browser, on a busy machine."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(built_site, tmp_path_factory):
    """Return the folder of what a stick holds: the archive beside the site, unpacked."""
    folder = tmp_path_factory.mktemp("stick")
    shutil.unpack_archive(built_site.parent / "lite/kododo_math-lite.zip", folder)
    return folder


@pytest.fixture(scope="module")
def address(site, serve):
    """Return the address at which `python -m http.server` shows it."""
    return serve(site)


def run_all(page):
    """Choose Run All Cells once Python has started; before it begins to, the page says "idle" too."""
    kernel = page.locator(".jp-Notebook-ExecutionIndicator")
    for status in ("unknown", "idle"):
        expect(kernel).to_have_attribute("data-status", status, timeout=KERNEL_STARTS)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def shoot(page, name):
    """Keep a picture, if pictures are asked for."""
    if folder := os.environ.get("KODODO_MATH_SCREENSHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_every_wheel_of_the_lock_file_lies_beside_it(site):
    """Pyodide loads packages from its own folder, unchanged, and ours is among them."""
    runtime = site / "static/pyodide"
    packages = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))["packages"]
    for package in packages.values():
        assert hashlib.sha256((runtime / package["file_name"]).read_bytes()).hexdigest() == package["sha256"]
        assert set(package["depends"]) <= packages.keys()
    assert packages["kododo-math"]["version"] == kododo_math.__version__


def test_from_the_front_door_to_the_first_step(address, new_page):
    """Open the site, which leads to the start notebook, and take a step of its round: all from this machine."""
    page = new_page(width=390, height=844)
    page.goto(address)
    page.wait_for_url("**/notebooks/index.html?path=00_start_here.ipynb")
    run_all(page)
    stepper = page.locator(".kododo-stepper").first
    stepper.wait_for(timeout=KERNEL_STARTS)
    stepper.scroll_into_view_if_needed()
    shoot(page, "lite-390")
    stepper.get_by_role("button", name="Next", exact=True).click()
    journey = Journey(Game.deal(rules("kododo", 3), 18))
    journey.forward()
    expect(stepper.locator(".kododo-place span")).to_have_text(list(place_lines(journey.position, "en")))
    expect(stepper.locator(".kododo-line")).to_have_text(told_lines(journey.position, "en"))
    shoot(page, "lite-390-next")
    page.set_viewport_size({"width": 1280, "height": 1000})
    shoot(page, "lite-1280")
    assert page.strangers == []
    assert page.errors == []


def test_what_a_browser_cannot_run_shows_what_it_gave_before(address, new_page):
    """The equilibrium needs numpy: its table stands there all the same, with a word on why, and the rest runs."""
    page = new_page()
    page.goto(f"{address}/notebooks/index.html?path=09_reading_rules.ipynb")
    run_all(page)
    page.get_by_text("No exercise has been answered yet").wait_for(timeout=KERNEL_STARTS)
    box = page.locator(".jp-CodeCell", has_text="%%computed_before 09_reading_rules").first
    box.get_by_text("Best gain by leaving").wait_for()
    box.scroll_into_view_if_needed()
    shoot(page, "lite-computed-before")
    expect(page.locator(".jp-RenderedMarkdown", has_text="do not run: they need numpy")).to_be_visible()
    assert page.locator("[data-mime-type='application/vnd.jupyter.stderr']").count() == 0
    assert page.strangers == []
    assert page.errors == []
