"""The site that runs in the browser alone: built, opened and stepped through, with nothing fetched from elsewhere."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

import kododo_math
from kododo_math.editions import rules
from kododo_math.game import Game
from kododo_math.views.stepper.journey import Journey
from kododo_math.views.stepper.telling import place_lines, told_lines

ROOT = Path(kododo_math.__file__).parents[1]
SITE = ROOT / "build/lite/site"
KERNEL_STARTS = 90_000
"""Milliseconds that Python may take to start in the browser, on a busy machine."""
RUNS = re.compile(r"\[(\*|\d+)\]")

pytestmark = pytest.mark.slow


def is_built():
    """Return whether the site is there, and newer than all that it is made of."""
    page = SITE / "index.html"
    parts = [file for name in ("kododo_math", "lite", "notebooks") for file in (ROOT / name).rglob("*.*")]
    sources = [file for file in parts if file.is_file() and file.suffix != ".pyc"]
    return page.exists() and all(file.stat().st_mtime <= page.stat().st_mtime for file in sources)


@pytest.fixture(scope="module")
def site():
    """Return the folder of the site; build it if it is not there or older than what it shows."""
    if not is_built():
        make = shutil.which("make")
        if not (make and shutil.which("npm")):
            pytest.skip("the site has to be built, which needs npm and make")
        done = subprocess.run(
            [make, "lite", f"PYTHON={sys.executable}"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return SITE


class QuietHandler(SimpleHTTPRequestHandler):
    """What `python -m http.server` answers with, without a line for each request."""

    def log_message(self, *_):
        """Say nothing."""


@pytest.fixture(scope="module")
def address(site):
    """Yield the address at which Python's own web server, the one of `python -m http.server`, shows the site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=site))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def run_all(page):
    """Choose Run All Cells until it is heard: while Python starts, the page drops it."""
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=KERNEL_STARTS)
    started = page.locator(".jp-CodeCell .jp-InputPrompt", has_text=RUNS).first
    for _ in range(KERNEL_STARTS // 2000):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        try:
            expect(started).to_be_visible(timeout=2000)
        except AssertionError:
            continue
        return
    pytest.fail("Run All Cells was not heard")


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
    """Open the site, follow it to the start notebook, then step through a round in the next: all from this machine."""
    page = new_page(width=390, height=844)
    page.goto(address)
    page.wait_for_url("**/notebooks/index.html?path=00_start_here.ipynb")
    page.goto(f"{address}/notebooks/index.html?path=01_play_a_round.ipynb")
    run_all(page)
    stepper = page.locator(".kododo-stepper").first
    stepper.wait_for(timeout=KERNEL_STARTS)
    stepper.scroll_into_view_if_needed()
    shoot(page, "lite-390")
    stepper.get_by_role("button", name="Next", exact=True).click()
    journey = Journey(Game.deal(rules("kododo", 4), 18))
    journey.forward()
    expect(stepper.locator(".kododo-place span")).to_have_text(list(place_lines(journey.position, "en")))
    expect(stepper.locator(".kododo-line")).to_have_text(told_lines(journey.position, "en"))
    shoot(page, "lite-390-next")
    page.set_viewport_size({"width": 1280, "height": 1000})
    shoot(page, "lite-1280")
    assert page.strangers == []
    assert page.errors == []
