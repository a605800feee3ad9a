"""Every notebook: clean as committed, linked to what exists, and running without a fault."""

import ast
import json
import os
import re
import runpy
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import kododo_math
from kododo_math.exercises import COURSE

ROOT = Path(kododo_math.__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
MOST_BYTES = 200_000
MOST_LINES_OF_A_FUNCTION = 5

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def cells(path, kind):
    """Return the texts of a notebook's cells of one kind."""
    found = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == kind]


def test_the_course_has_notebooks():
    """There are notebooks to test."""
    assert [path.name for path in NOTEBOOKS][:2] == ["00_start_here.ipynb", "01_play_a_round.ipynb"]


@each_notebook
def test_committed_without_outputs(path):
    """No outputs, no counts of runs, no widget state; a small file; the kernel that every Jupyter has."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert path.stat().st_size < MOST_BYTES
    assert notebook["metadata"]["kernelspec"]["name"] == "python3"
    assert "widgets" not in notebook["metadata"]
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)


@each_notebook
def test_opens_with_what_to_press(path):
    """The first cell tells a reader who has never seen a notebook what to press."""
    assert "Run All Cells" in cells(path, "markdown")[0]


@each_notebook
def test_is_a_lesson(path):
    """It says for whom it is, what for and how long it takes; it ends with what to keep and something to do."""
    first, *others = cells(path, "markdown")
    assert all(part in first for part in ("*For whom:*", "*You will be able to:*", "*Time:*"))
    text = "\n".join(others)
    assert "## In short" in text
    assert re.search(r"^## .*exercises", text, flags=re.IGNORECASE | re.MULTILINE)


def test_every_exercise_has_its_place():
    """Each exercise of the course stands in the notebook it names, once."""
    asked = re.compile(r'^exercise\("([\w-]+)"', flags=re.MULTILINE)
    placed = [
        (name, int(path.name[:2])) for path in NOTEBOOKS for name in asked.findall("\n".join(cells(path, "code")))
    ]
    assert sorted(placed) == sorted((exercise.id, exercise.notebook) for exercise in COURSE.values())


@each_notebook
def test_functions_are_short(path):
    """Notebooks tell and modules compute: a function in a cell has five lines at most."""
    for source in cells(path, "code"):
        functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
        assert all(node.end_lineno - node.lineno < MOST_LINES_OF_A_FUNCTION for node in functions)


@each_notebook
def test_links_lead_somewhere(path):
    """Every link to another file leads to one that exists."""
    links = [link for text in cells(path, "markdown") for link in re.findall(r"\]\(([^)]+)\)", text)]
    missing = [link for link in links if "://" not in link and not (path.parent / link.partition("#")[0]).exists()]
    assert missing == []


@each_notebook
def test_course_is_linked_both_ways(path):
    """A notebook links to the one before it and the one after it."""
    number = NOTEBOOKS.index(path)
    text = "".join(cells(path, "markdown"))
    neighbors = [*NOTEBOOKS[max(0, number - 1) : number], *NOTEBOOKS[number + 1 : number + 2]]
    assert [other.name for other in neighbors if f"]({other.name})" not in text] == []


@pytest.fixture(scope="module")
def faults():
    """Run the notebooks that have changed, or whose package has, and return what went wrong."""
    pytest.importorskip("nbclient", reason="nbclient is not installed")
    python_path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": python_path, "JUPYTER_PLATFORM_DIRS": "1"}
    command = [sys.executable, ROOT / "docs/run_notebooks.py"]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment).stderr


@each_notebook
def test_runs_without_a_fault(path, faults):
    """All cells run; no error, no warning, and no message box in a widget."""
    assert path.name not in faults, faults
    assert '"outputs": [\n' in (ROOT / "build/notebooks" / path.name).read_text(encoding="utf-8")


def test_running_the_notebooks_tells_of_no_fault(faults):
    """Neither of one in a notebook, nor of one in what runs them."""
    assert faults == ""


def test_what_a_run_depends_on(monkeypatch):
    """Other versions of what the package stands on, and other settings, have the notebooks run again."""
    pytest.importorskip("nbclient", reason="nbclient is not installed")
    here = runpy.run_path(str(ROOT / "docs/run_notebooks.py"))
    before = here["mark_of_package"]()
    assert f"plotly {version('plotly')}" in before
    monkeypatch.setenv("KODODO_MATH_REVEAL", "off")
    assert here["mark_of_package"]() != before
    monkeypatch.delenv("KODODO_MATH_REVEAL")
    monkeypatch.setattr("importlib.metadata.version", lambda _: "99")
    assert "plotly 99" in here["mark_of_package"]()


def test_faults_are_found():
    """An error in a widget's handler is one, a warning, and a widget's box that tells of an error."""
    nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed")
    pytest.importorskip("nbclient", reason="nbclient is not installed")
    here = runpy.run_path(str(ROOT / "docs/run_notebooks.py"))
    told, box = ({"value": f'<div class="kododo-{kind}">'} for kind in ("told", "message"))
    assert [bool(here["faults_of_widgets"]({"state": state})) for state in (told, box)] == [False, True]
    assert here["fault_of"](nbformat.v4.new_output("error", ename="KeyError", evalue="3", traceback=[]))
    streams = [nbformat.v4.new_output("stream", name=name, text="Deprecated") for name in ("stdout", "stderr")]
    assert [bool(here["fault_of"](stream)) for stream in streams] == [False, True]
