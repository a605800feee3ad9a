"""What the repository promises to those who open it: clean notebooks, true metadata, commands that exist."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

import kododo_math

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted(ROOT.glob("notebooks/**/*.ipynb"))
LARGEST_NOTEBOOK = 200_000
"""Bytes; above it a notebook holds pictures or widgets that belong in its code."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def faults(notebook: dict) -> list[str]:
    """Return what a committed notebook must not hold."""
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    found = {
        "outputs": any(cell["outputs"] for cell in cells),
        "execution counts": any(cell["execution_count"] is not None for cell in cells),
        "widget state": "widgets" in notebook["metadata"],
        "another kernel than python3": notebook["metadata"].get("kernelspec", {}).get("name") != "python3",
    }
    return [fault for fault, is_there in found.items() if is_there]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_committed_notebook_is_clean_and_small(path):
    """No outputs, no widget state, under 200 KB, and a kernel that every Jupyter has."""
    text = path.read_text(encoding="utf-8")
    assert faults(json.loads(text)) == []
    assert len(text.encode()) < LARGEST_NOTEBOOK


def test_the_search_for_faults_finds_each():
    """A notebook with every fault is told each of them, a clean one none."""
    cell = {"cell_type": "code", "outputs": [{}], "execution_count": 1}
    assert len(faults({"cells": [cell], "metadata": {"widgets": {}}})) == len(
        ["outputs", "execution counts", "widget state", "kernel"]
    )
    assert faults({"cells": [], "metadata": {"kernelspec": {"name": "python3"}}}) == []


def test_the_start_notebook_is_there():
    """`make lab`, Binder and the README open it by this name."""
    assert ROOT / "notebooks/00_start_here.ipynb" in NOTEBOOKS


def test_the_version_is_the_same_everywhere():
    """The package states it once; the citation repeats it."""
    assert "version" in PROJECT["project"]["dynamic"]
    assert f"version: {kododo_math.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_core_has_no_dependency():
    """Everything beyond Python is an extra."""
    assert PROJECT["project"]["dependencies"] == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_every_link_to_a_file_leads_somewhere(name):
    """A page links to files and pictures that the repository has."""
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / name).read_text(encoding="utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_make_target_in_the_pages_exists():
    """A reader who types `make something` from the pages gets it."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    pages = README + CONTRIBUTING
    named = set(re.findall(r"make ([a-z-]+)[`\s]", pages))
    assert {"lab", "test"} <= named <= targets


def test_the_table_of_public_names_in_the_readme_is_the_package_s_own():
    """Each name in it can be imported, and each public name is in it."""
    table = README[README.index("## Names") :].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)", "\n".join(line.split("|")[1] for line in table.splitlines() if "|" in line)))
    assert named == set(kododo_math.__all__)


def test_files_are_as_short_as_contributing_says():
    """Every Python file that is released, the tests among them, has fewer lines than the page allows."""
    limit = int(re.search(r"Files stay under (\d+) lines", CONTRIBUTING)[1])
    parts = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    files = [path for part in parts for path in ROOT.glob(f"{part.strip('/')}/**/*.py")]
    lines = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert "tests/test_repository.py" in lines
    assert [name for name, count in lines.items() if count >= limit] == []


def test_ruff_ignores_nothing_without_a_reason():
    """Each rule that is switched off says why, in a comment on its line."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lint = text[text.index("[tool.ruff.lint]") : text.index("[tool.ruff.lint.pydocstyle]")]
    rules = [line for line in lint.splitlines() if re.match(r'\s+"[A-Z]', line)]
    assert rules
    assert [line for line in rules if not re.search(r"# \w", line)] == []
