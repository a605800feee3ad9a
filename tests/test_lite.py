"""The site that runs in a browser alone: its notebooks need no more than it brings, and those that do are named."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LITE = ROOT / "lite"
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
RUN_WITHOUT = """
import json, sys
from IPython.core.interactiveshell import InteractiveShell

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in sys.argv[2:]:
            raise ModuleNotFoundError(f"{name} is blocked", name=name)

sys.meta_path.insert(0, Blocker())
shell = InteractiveShell.instance()
with open(sys.argv[1], encoding="utf-8") as file:
    cells = json.load(file)["cells"]
for cell in cells:
    if cell["cell_type"] == "code":
        shell.run_cell("".join(cell["source"])).raise_error()
"""


def pins(name: str) -> dict[str, str]:
    """Return the packages that a list pins, with their versions."""
    lines = (LITE / name).read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


def not_in_the_browser() -> list[str]:
    """Return the packages of the extras that the site does not bring, and numpy, which comes with them."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    asked = {re.match(r"\w+", line)[0] for extra in ("lab", "fast", "dask") for line in extras[extra]}
    return sorted({"numpy", *asked} - pins("browser.txt").keys())


@pytest.fixture(scope="module")
def settings() -> dict:
    """Return what the script that builds the site says of the notebooks."""
    pytest.importorskip("packaging", reason="packaging is not installed")
    return runpy.run_path(str(LITE / "build_site.py"))


def test_widgets_have_one_version():
    """The scripts of ipywidgets on the page and its Python in the browser belong together."""
    assert pins("requirements.txt")["ipywidgets"] == pins("browser.txt")["ipywidgets"]


def test_it_speaks_of_notebooks_that_exist(settings):
    """Each notebook that is said to need something is one of the course."""
    named = settings["NEEDED"].keys() | settings["NOT_HERE"].keys()
    assert named <= {path.name for path in NOTEBOOKS}
    assert {package for packages in settings["NEEDED"].values() for package in packages} <= pins("browser.txt").keys()


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_with_what_the_site_brings_or_is_said_not_to(path, settings):
    """With all else blocked, every cell runs; a notebook that is said to need more does."""
    pytest.importorskip("IPython", reason="IPython is not installed")
    command = [sys.executable, "-c", RUN_WITHOUT, path, *not_in_the_browser()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (path.name not in settings["NOT_HERE"]), done.stderr[-2000:]
    assert done.returncode == 0 or "is blocked" in done.stderr
