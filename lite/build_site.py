"""Build the course as a site that needs no server and no network: JupyterLite with this package in it.

Run by ``make lite``, in an environment of ``lite/requirements.txt``, after the notebooks were run. Python runs in the
reader's browser; what it loads lies on the site, so that nothing is fetched from elsewhere. What a browser cannot run
shows what it gave before.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path

from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from runtime import LITE, lay_out_runtime, run

START = "00_start_here.ipynb"
LOADED_FIRST = ("sympy",)
"""Packages that take the browser seconds to load; where a notebook needs one, a box before the others says so."""
ROOT = LITE.parent
RUN = ROOT / "build/notebooks"
BUILD = ROOT / "build/lite"
SOURCE, SITE, ARCHIVE = BUILD / "source", BUILD / "site", BUILD / "kododo_math-lite"
COMPUTED = BUILD / "computed_before"
PLACES = ["--lite-dir", str(SOURCE), "--contents", str(SOURCE / "files"), "--output-dir", str(SITE)]
APPS = ["--apps", "notebooks", "--apps", "tree", "--apps", "lab"]
sys.path.insert(0, str(ROOT))  # the notebooks are tried with this package


def build() -> None:
    """Build the site anew into ``build/lite/site``, and an archive of it beside it."""
    shutil.rmtree(BUILD, ignore_errors=True)
    runtime, files = SOURCE / "static/pyodide", SOURCE / "files"
    outputs = copy_notebooks(files)
    write_computed(outputs)
    lay_out_runtime(runtime, ROOT, COMPUTED)
    write_settings(SOURCE / "jupyter-lite.json", edition=content_of(runtime, files))
    run("-m", "jupyterlite_core", "build", "--no-sourcemaps", "--no-unused-shared-packages", *PLACES, *APPS, cwd=SOURCE)
    write_entrance(SITE / "index.html")
    shutil.make_archive(str(ARCHIVE), "zip", SITE)


def copy_notebooks(folder: Path) -> dict[str, list]:
    """Copy the notebooks as a browser can run them, and the pages beside them; return what its boxes cannot compute."""
    folder.mkdir(parents=True)
    for page in (ROOT / "notebooks").glob("*.md"):
        shutil.copy(page, folder)
    kernel = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}
    outputs = {}
    for path in sorted(RUN.glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        notebook["metadata"] = {"kernelspec": kernel}
        outputs |= fit_for_browser(notebook, path.stem)
        (folder / path.name).write_text(json.dumps(notebook, ensure_ascii=False, indent=1), encoding="utf-8")
    return outputs


def fit_for_browser(notebook: dict, name: str) -> dict[str, list]:
    """Mark the boxes that cannot run with what a browser has, and say so; return what they gave elsewhere."""
    boxes = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    missing, failed = cannot_run(boxes)
    outputs = {f"{name}/{box['id']}": box["outputs"] for box in failed}
    for box in failed:
        box["source"] = f"%%computed_before {name}/{box['id']}\n{''.join(box['source'])}"
    for box in boxes:
        box["outputs"], box["execution_count"] = [], None
    first = []
    if failed:
        note = (
            f"**In the browser** boxes that begin with `%%computed_before` do not run: they need {', '.join(missing)}. "
            "They show what they gave before. `make lab` runs them all."
        )
        first = [
            {"cell_type": "markdown", "id": "in-the-browser", "metadata": {}, "source": note},
            code_cell("computed-before", "import computed_before  # brings what was computed before"),
        ]
    text = "".join("".join(box["source"]) for box in boxes)
    first += [
        code_cell(f"load-{one}", f"import {one}  # the browser loads it now: a few seconds")
        for one in LOADED_FIRST
        if one in text
    ]
    notebook["cells"][1:1] = first
    return outputs


def cannot_run(boxes: list[dict]) -> tuple[list[str], list[dict]]:
    """Run boxes here, where there is no more than in the browser; return what packages are missing, and what fails."""
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance()
    missing, failed = set(), []
    for box in boxes:
        with capture_output():
            result = shell.run_cell("".join(box["source"]))
            shown = shell.display_formatter.format(result.result)[0] if result.success else {}
        had_picture = any("text/html" in output.get("data", {}) for output in box["outputs"])
        if isinstance(result.error_in_exec, ModuleNotFoundError):
            missing.add(result.error_in_exec.name)
        if not result.success or (had_picture and "text/html" not in shown):
            failed.append(box)
    return sorted(missing), failed


def code_cell(name: str, source: str) -> dict:
    """Return a box of a notebook."""
    return {"cell_type": "code", "id": name, "metadata": {}, "execution_count": None, "outputs": [], "source": source}


def write_computed(outputs: dict[str, list]) -> None:
    """Lay out the package that shows what was computed before."""
    shutil.copytree(LITE / "computed_before", COMPUTED)
    package = COMPUTED / "computed_before"
    package.mkdir()
    (COMPUTED / "__init__.py").rename(package / "__init__.py")
    (package / "outputs.json").write_text(json.dumps(outputs, ensure_ascii=False), encoding="utf-8")


def content_of(*folders: Path) -> str:
    """Return a short mark of what these folders hold; it changes when a file does."""
    files = sorted(file for folder in folders for file in folder.rglob("*") if file.is_file())
    return hashlib.sha256(b"".join(map(Path.read_bytes, files))).hexdigest()[:12]


def write_settings(path: Path, edition: str) -> None:
    """Have the browser keep a reader's changes under the edition's mark, so that a new edition shows its own pages."""
    settings = json.loads((LITE / "jupyter-lite.json").read_text(encoding="utf-8"))
    for kind in ("contents", "settings", "workspaces"):
        settings["jupyter-config-data"][f"{kind}StorageName"] = f"kododo_math {kind} {edition}"
    path.write_text(json.dumps(settings, indent=2), encoding="utf-8")


def write_entrance(page: Path) -> None:
    """Lead whoever opens the site to the start notebook; the empty settings are there for the other pages to read."""
    address = f"notebooks/index.html?path={START}"
    settings = '<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{}</script>'
    head = f'<meta charset="utf-8"><title>kododo_math</title><meta http-equiv="refresh" content="0; url={address}">'
    body = f'{settings}<a href="{address}">Start here</a>'
    page.write_text(f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>\n')


if __name__ == "__main__":
    build()
