"""Run the notebooks once, for the tests and for what shows them without a kernel.

Run by ``make notebooks-run``, and by the tests. What a run leaves stands in ``build/notebooks``; a notebook is run
again when it, the package, or what the package stands on has changed. Of each output the form is kept that any page
can show: a widget's pictures, not the widget. The site, its PDFs and the copies that run in a browser are made of it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
RUN = ROOT / "build/notebooks"
WIDGET = "application/vnd.jupyter.widget-view+json"
AT_ONCE, LONGEST_CELL = 2, 300
EXTRAS = ("lab", "fast")
QUIET = "--log-level=ERROR"


def main() -> None:
    """Run what has changed since it was run last, two notebooks at a time."""
    RUN.mkdir(parents=True, exist_ok=True)
    package = mark_of_package()
    paths = sorted((ROOT / "notebooks").glob("*.ipynb"))
    for gone in {path.name for path in RUN.glob("*.ipynb")} - {path.name for path in paths}:
        (RUN / gone).unlink()
    with ThreadPoolExecutor(AT_ONCE) as threads:
        faults = [fault for found in threads.map(lambda path: run(path, package), paths) for fault in found]
    if faults:
        sys.exit("\n".join(faults))


def mark_of_package() -> str:
    """Return what a run depends on, but for the notebook: Python, settings, the package, what it stands on."""
    settings = [f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("KODODO_MATH_")]
    every = map(Requirement, metadata.requires("kododo_math") or ())
    needed = [one for one in every if one.marker and any(one.marker.evaluate({"extra": extra}) for extra in EXTRAS)]
    versions = [f"{package.name} {version_of(package.name)}" for package in needed]
    files = [file for kind in ("*.py", "*.css") for file in sorted((ROOT / "kododo_math").rglob(kind))]
    texts = [f"{file.relative_to(ROOT)}\n{file.read_text(encoding='utf-8')}" for file in [*files, Path(__file__)]]
    return "\0".join([sys.version, *settings, *versions, *texts])


def version_of(name: str) -> str:
    """Return the version of a package; numba may be missing, and the notebooks then play fewer games."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "none"


def run(path: Path, package: str) -> list[str]:
    """Run one notebook if it has to be, and return what is wrong with what it left."""
    mark = hashlib.sha256(path.read_bytes() + package.encode()).hexdigest()
    target = RUN / path.name
    if target.exists() and mark in target.read_text(encoding="utf-8"):
        return []
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(notebook, kernel_name="python3", timeout=LONGEST_CELL, extra_arguments=[QUIET])
    try:
        client.execute(cwd=str(path.parent))
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        return [f"{path.name}: {error}"]
    faults = [f"{path.name}: {fault}" for fault in faults_of_widgets(notebook.metadata.pop("widgets", {}))]
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [kept for output in cell.outputs if (kept := still(output))]
            faults += [f"{path.name}: {fault}" for output in cell.outputs if (fault := fault_of(output))]
    if not faults:
        notebook.metadata["made_of"] = mark
        nbformat.write(notebook, target)
    return faults


def still(output: nbformat.NotebookNode) -> nbformat.NotebookNode | None:
    """Return an output as any page can show it; nothing for a widget without pictures, which is a progress bar."""
    data = output.get("data", {})
    if WIDGET in data and "text/html" not in data:
        return None
    if "text/html" in data:
        output.data = {"text/html": data["text/html"]}
        output.metadata = {}
    return output


def fault_of(output: nbformat.NotebookNode) -> str:
    """Return what no reader should see in an output, if it is there: an error, a warning, a page without a view."""
    if output.output_type == "error":
        return f"expected no error, got {output.ename}: {output.evalue}"
    if output.output_type == "stream" and output.name == "stderr":
        return f"expected no warning, got {output.text[:200]!r}"
    html = output.get("data", {}).get("text/html", "")
    return f"expected no script in an output, got {html[:200]!r}" if "<script" in html else ""


def faults_of_widgets(state: dict[str, object]) -> list[str]:
    """Return what is wrong in the state of a notebook's widgets: a message box tells of an error."""
    told = json.dumps(state)
    place = told.find('class=\\"kododo-message')
    return [f"expected no message in a widget, got {told[place : place + 300]}"] if place >= 0 else []


if __name__ == "__main__":
    main()
