"""How long a reader waits for a redraw in a real browser: from the press to the changed page, in Voilà and Chromium."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nbformat
from bench_views import show

MOVES = 30
PAUSE = 200
"""Milliseconds between two moves: a reader looks, and the browser ends what it was drawing."""
CHROMIUM = shutil.which(os.environ.get("CHROMIUM", "chromium")) or shutil.which("chromium-browser")
SHOWN = ("round_stepper", "cascade_explorer", "odds_explorer", "simulation_check", "design_lab")
WIDGETS = "from kododo_math import views\n\nfor made in ({}):\n    display(made())".format(
    ", ".join(f"views.{name}" for name in SHOWN)
)
MEASURED = {
    "round stepper, Next and Previous": (".kododo-stepper", ".kododo-told", (".kododo-next", ".kododo-previous")),
    "cascade explorer, take a card back and undo": (
        ".kododo-explorer",
        ".kododo-told",
        (".kododo-adder:first-child .kododo-take-back", ".kododo-row-of-widgets .kododo-button"),
    ),
    "odds explorer, players": (".kododo-odds-explorer", ".kododo-law-told", (".kododo-choice-players select",)),
    "simulation check, twenty games more": (".kododo-simulation-check", "[role=status]", (".kododo-play",)),
    "design lab, burst number": (".kododo-lab", ".kododo-lab-told", (".kododo-field-burst input",)),
}
"""For each move: its widget, the sentence that follows, and what is pressed or changed in turn."""
MOVE = """
([box, told, part, turn]) => new Promise(done => {
    const widget = document.querySelector(box), control = widget.querySelector(part);
    const start = performance.now();
    const answer = widget.querySelector(told).closest('.widget-html');
    new MutationObserver((_, watch) => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    }).observe(answer, {childList: true, characterData: true, subtree: true});
    if (control.matches('button')) return control.click();
    if (control.matches('select')) control.selectedIndex = turn % 2;
    else control.value = 7 + turn % 2;
    control.dispatchEvent(new Event('change', {bubbles: true}));
})
"""
"""Press a button, or change a choice or a number, and tell after how many milliseconds the answer has been painted."""


@contextmanager
def served_notebook() -> Iterator[str]:
    """Have Voilà show all these widgets, and give the address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(WIDGETS)])
        nbformat.write(notebook, Path(folder) / "widgets.ipynb")
        command = ["-m", "voila", "widgets.ipynb", "--no-browser", "--Voila.ip=127.0.0.1", f"--port={port}"]
        server = subprocess.Popen(  # noqa: S603 - our own server
            [sys.executable, *command], cwd=folder, stderr=subprocess.DEVNULL
        )
        try:
            wait_for(port, server)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait(15)


def wait_for(port: int, server: subprocess.Popen[bytes], seconds: float = 60) -> None:
    """Wait until a server listens; raise ``RuntimeError`` if it never does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    msg = f"Voilà: expected it to listen on port {port}, got nothing in {seconds:.0f} seconds"
    raise RuntimeError(msg)


def moves(page: Any, box: str, told: str, parts: tuple[str, ...]) -> list[float]:  # noqa: ANN401 - of playwright
    """Return the milliseconds that each of many moves takes; the first of each kind warms up."""
    page.locator(f"{box} {told}").first.wait_for(timeout=90_000)
    took = []
    for turn in range(MOVES + 2):
        page.wait_for_timeout(PAUSE)
        took.append(page.evaluate(MOVE, [box, told, parts[turn % len(parts)], turn + 1]))
    return took[2:]


def measure() -> None:
    """Print the median and the slowest twentieth of each move."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only where there is a browser

    with served_notebook() as address, sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.goto(address, timeout=120_000)
        for what, (box, told, parts) in MEASURED.items():
            show(what, moves(page, box, told, parts))
        browser.close()


if __name__ == "__main__":
    print("One redraw, from the press to the painted page")
    if CHROMIUM is None:
        print("  not measured: no chromium found; install it, or set CHROMIUM to its path")
    else:
        measure()
