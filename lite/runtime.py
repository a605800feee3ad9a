"""What runs in the reader's browser: Pyodide, and a lock file that names the wheels that it may load."""

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
IN_THE_BROWSER = {"sys_platform": "emscripten", "platform_system": "Emscripten", "python_version": "3.14", "extra": ""}
NEEDED_BY_US = ["ipywidgets"]
LITE = Path(__file__).parent


def run(*options: str | Path, cwd: Path = LITE) -> None:
    """Run Python with these options; show what it said if it fails."""
    done = subprocess.run([sys.executable, *options], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, options))} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


def lay_out_runtime(folder: Path, *packages: Path) -> None:
    """Put Pyodide, the wheels of these packages and all that they need into a folder."""
    folder.mkdir(parents=True)
    fetch_pyodide(folder)
    for package in packages:
        run("-m", "build", "--wheel", "--no-isolation", "--outdir", folder, package)
    fetch_wheels(folder)
    write_lock(folder)


def fetch_pyodide(folder: Path) -> None:
    """Unpack Pyodide, but for what only its authors need."""
    npm = shutil.which("npm") or sys.exit(
        "The site needs npm, which brings Pyodide: expected it installed, found none."
    )
    subprocess.run([npm, "pack", PYODIDE, "--silent"], cwd=folder, stdout=subprocess.DEVNULL, check=True)
    packed = next(folder.glob("pyodide-*.tgz"))
    with tarfile.open(packed) as archive:
        for member in archive:
            if member.isfile() and not member.name.endswith((".map", ".html", ".d.ts", ".md", "pyodide.js")):
                member.name = Path(member.name).name
                archive.extract(member, folder, filter="data")
    packed.unlink()


def fetch_wheels(folder: Path) -> None:
    """Collect the wheels of ``browser.txt``, and those that make a Jupyter kernel of Pyodide."""
    pure = ["--no-deps", "--only-binary=:all:", "--platform=any", "--python-version=3.14"]
    run("-m", "pip", "download", "--quiet", *pure, "--dest", folder, "--requirement", LITE / "browser.txt")
    kernel = Path(sys.prefix, "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension/static/pypi")
    for name in ("ipykernel", "piplite", "pyodide_kernel"):
        shutil.copy(next(kernel.glob(f"{name}-*.whl")), folder)


def write_lock(folder: Path) -> None:
    """Have Pyodide's lock file name our wheels instead of those on its authors' server."""
    lock = folder / "pyodide-lock.json"
    about = {file: metadata(file) for file in sorted(folder.glob("*.whl"))}
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
