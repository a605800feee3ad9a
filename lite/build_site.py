"""Build the course as a site that needs no server and no network: JupyterLite with this package in it.

Run by ``make lite``, in an environment of ``lite/requirements.txt``. Python runs in the reader's browser (Pyodide); its
lock file names the wheels that it may load, all of them beside it, so that nothing is fetched from elsewhere.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PYODIDE = "pyodide@314.0.6"
START = "00_start_here.ipynb"
NEEDED = {"03_counting_a_round.ipynb": ("sympy",)}
"""For each notebook, the packages to load before its first cell; what all notebooks need is loaded anyway."""
NOT_HERE = {
    "05_exact_meets_simulation.ipynb": "numpy, scipy and plotly",
    "07_strategies.ipynb": "numpy, scipy and plotly",
    "08_design_lab.ipynb": "numpy, pandas and plotly",
    "09_reading_rules.ipynb": "numpy",
}
"""For each notebook that needs what a browser cannot run, what that is."""
IN_THE_BROWSER = {"sys_platform": "emscripten", "platform_system": "Emscripten", "python_version": "3.14", "extra": ""}
NEEDED_BY_US = ["ipywidgets"]

LITE = Path(__file__).parent
ROOT = LITE.parent
BUILD = ROOT / "build/lite"
SOURCE, SITE, ARCHIVE = BUILD / "source", BUILD / "site", BUILD / "kododo_math-lite"


def build() -> None:
    """Build the site anew into ``build/lite/site``, and an archive of it beside it."""
    shutil.rmtree(BUILD, ignore_errors=True)
    runtime = SOURCE / "static/pyodide"
    runtime.mkdir(parents=True)
    fetch_pyodide(runtime)
    fetch_wheels(runtime)
    write_lock(runtime)
    copy_notebooks(SOURCE / "files")
    write_settings(SOURCE / "jupyter-lite.json", edition=content_of(runtime, SOURCE / "files"))
    run("-m", "jupyterlite_core", "build", "--no-sourcemaps", "--no-unused-shared-packages", *PLACES, *APPS, cwd=SOURCE)
    write_entrance(SITE / "index.html")
    shutil.make_archive(str(ARCHIVE), "zip", SITE)


PLACES = ["--lite-dir", str(SOURCE), "--contents", str(SOURCE / "files"), "--output-dir", str(SITE)]
APPS = ["--apps", "notebooks", "--apps", "tree", "--apps", "lab"]


def run(*options: str | Path, cwd: Path = BUILD) -> None:
    """Run Python with these options; show what it said if it fails."""
    done = subprocess.run([sys.executable, *options], cwd=cwd, capture_output=True, text=True, check=False)  # noqa: S603 - our own commands
    if done.returncode:
        sys.exit(f"{' '.join(map(str, options))} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


def fetch_pyodide(runtime: Path) -> None:
    """Unpack Pyodide, but for what only its authors need."""
    npm = shutil.which("npm") or sys.exit(
        "The site needs npm, which brings Pyodide: expected it installed, found none."
    )
    subprocess.run([npm, "pack", PYODIDE, "--silent"], cwd=BUILD, stdout=subprocess.DEVNULL, check=True)  # noqa: S603 - as above
    with tarfile.open(next(BUILD.glob("pyodide-*.tgz"))) as archive:
        for member in archive:
            if member.isfile() and not member.name.endswith((".map", ".html", ".d.ts", ".md", "pyodide.js")):
                member.name = Path(member.name).name
                archive.extract(member, runtime, filter="data")


def fetch_wheels(folder: Path) -> None:
    """Collect the wheels: ours, those of ``browser.txt``, and those that make a Jupyter kernel of Pyodide."""
    run("-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    pure = ["--no-deps", "--only-binary=:all:", "--platform=any", "--python-version=3.14"]
    run("-m", "pip", "download", "--quiet", *pure, "--dest", folder, "--requirement", LITE / "browser.txt")
    kernel = Path(sys.prefix, "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi")
    for name in ("ipykernel", "piplite", "pyodide_kernel"):
        shutil.copy(next(kernel.glob(f"{name}-*.whl")), folder)


def write_lock(runtime: Path) -> None:
    """Have Pyodide's lock file name our wheels instead of those on its authors' server."""
    lock = runtime / "pyodide-lock.json"
    about = {file: metadata(file) for file in sorted(runtime.glob("*.whl"))}
    names = {canonicalize_name(told["Name"]) for told in about.values()}
    packages = {canonicalize_name(told["Name"]): entry(file, told, names) for file, told in about.items()}
    packages["kododo-math"]["depends"] = NEEDED_BY_US
    lock.write_text(json.dumps({**json.loads(lock.read_text()), "packages": packages}, indent=1))


def metadata(wheel: Path) -> dict:
    """Return what a wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(name))


def entry(wheel: Path, told: dict, names: set[str]) -> dict:
    """Return a wheel's entry in the lock file; it depends on those of ``names`` that it requires in a browser."""
    required = [Requirement(line) for line in told.get_all("Requires-Dist", [])]
    wanted = {canonicalize_name(one.name) for one in required if not one.marker or one.marker.evaluate(IN_THE_BROWSER)}
    tops = {Path(name).parts[0] for name in zipfile.ZipFile(wheel).namelist()}
    return {
        "name": told["Name"],
        "version": told["Version"],
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "depends": sorted(wanted & names),
        "imports": sorted(top.removesuffix(".py") for top in tops if not top.endswith((".dist-info", ".data"))),
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }


def copy_notebooks(folder: Path) -> None:
    """Copy the notebooks, with the kernel and the cells that they need here, and the pages beside them."""
    folder.mkdir()
    for page in (ROOT / "notebooks").glob("*.md"):
        shutil.copy(page, folder)
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        notebook["metadata"]["kernelspec"] = {
            "name": "python",
            "display_name": "Python (Pyodide)",
            "language": "python",
        }
        notebook["cells"][1:1] = cells_for_here(path.name)
        (folder / path.name).write_text(json.dumps(notebook, ensure_ascii=False, indent=1), encoding="utf-8")


def cells_for_here(name: str) -> list[dict]:
    """Return the cells that a notebook has in the browser alone: a note on what is missing, packages to load."""
    cells = []
    if name in NOT_HERE:
        note = f"**In the browser** some cells of this page cannot run: they need {NOT_HERE[name]}. `make lab` has it."
        cells.append({"cell_type": "markdown", "id": "only-in-lab", "metadata": {}, "source": note})
    if name in NEEDED:
        source = f"import {', '.join(NEEDED[name])}  # the browser loads it now: a few seconds"
        code = {"cell_type": "code", "id": "load", "metadata": {}, "execution_count": None, "outputs": []}
        cells.append({**code, "source": source})
    return cells


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
