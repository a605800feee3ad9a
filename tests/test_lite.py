"""The site that runs in a browser alone: what it brings, and what it does where that is not enough."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LITE = ROOT / "lite"
RUN_WITHOUT = """
import json, sys
from IPython.core.interactiveshell import InteractiveShell

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in sys.argv[3:]:
            raise ModuleNotFoundError(f"{name} is blocked", name=name)

sys.meta_path.insert(0, Blocker())
sys.path.insert(0, sys.argv[2])
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


def test_what_is_here_and_there_has_one_version():
    """The scripts of ipywidgets on the page belong to its Python in the browser; sympy is tried as it runs there."""
    here, there = pins("requirements.txt"), pins("browser.txt")
    shared = here.keys() & there.keys()
    assert {"ipywidgets", "sympy"} <= shared
    assert {name: here[name] for name in shared} == {name: there[name] for name in shared}


def test_what_builds_the_site_lacks_what_the_browser_lacks():
    """Boxes are tried where the site is built: what runs there has to run in the browser."""
    assert pins("requirements.txt").keys().isdisjoint(not_in_the_browser())


@pytest.mark.slow
def test_every_copy_runs_with_what_the_site_brings(built_site):
    """With all else blocked, no box fails: those that need more show what they gave before, and are named."""
    pytest.importorskip("IPython", reason="IPython is not installed")
    copies = sorted((built_site / "lite/files").glob("*.ipynb"))
    assert [copy.name for copy in copies] == sorted(path.name for path in (ROOT / "notebooks").glob("*.ipynb"))
    marked = [copy for copy in copies if "%%computed_before" in copy.read_text(encoding="utf-8")]
    assert {"05_exact_meets_simulation.ipynb", "08_design_lab.ipynb"} <= {copy.name for copy in marked}
    for copy in marked:
        package = built_site.parent / "lite/computed_before"
        command = [sys.executable, "-c", RUN_WITHOUT, copy, package, *not_in_the_browser()]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{copy.name}: {done.stderr[-2000:]}"
        assert "do not run: they need" in copy.read_text(encoding="utf-8")
