"""Binder gets an environment that is pinned to the last package, small, and able to run the notebooks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BINDER = ROOT / "binder"
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
PYTHON = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
PINS = dict(
    line.split("==")
    for line in (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
)
LARGEST_ENVIRONMENT = 700
"""Megabytes; most of them are scipy, pandas, sympy and JupyterLab, which Binder's image has already."""


def lab_requirements() -> dict[str, tuple[int, ...]]:
    """Return the packages of the lab extra with the lowest version that each may have."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pairs = [requirement.split(">=") for requirement in project["optional-dependencies"]["lab"]]
    return {name: version(lowest) for name, lowest in pairs}


def version(text: str) -> tuple[int, ...]:
    """Return the numbers of a version."""
    return tuple(int(number) for number in re.findall(r"\d+", text))


@pytest.mark.parametrize("package", lab_requirements())
def test_every_package_of_the_lab_is_pinned_to_a_version_that_it_accepts(package):
    """What `make lab` installs, Binder has too."""
    assert version(PINS[package]) >= lab_requirements()[package]


def test_nothing_slow_to_install_is_in_it():
    """No compiled loops, no cluster; and the package itself comes from the checkout, by postBuild."""
    assert {"numba", "llvmlite", "dask", "distributed", "kododo-math", "kododo_math"}.isdisjoint(PINS)


def test_it_stays_with_the_versions_of_binder_s_own_image():
    """Its notebook server 7.4 accepts JupyterLab 4.4 alone, and its Lab speaks to ipywidgets 8.1."""
    assert version(PINS["jupyterlab"])[:2] == (4, 4)
    assert version(PINS["ipywidgets"])[:2] == (8, 1)


def python_for_binder() -> str:
    """Return a Python of the version that runtime.txt asks for, or skip the test."""
    if f"{sys.version_info.major}.{sys.version_info.minor}" == PYTHON:
        return sys.executable
    found = shutil.which(f"python{PYTHON}")
    if found is None or subprocess.run([found, "--version"], capture_output=True, check=False).returncode:
        pytest.skip(f"no Python {PYTHON}, which binder/runtime.txt asks for, on this machine")
    return found


@pytest.mark.slow
def test_a_clean_environment_from_these_files_runs_the_notebooks(tmp_path):
    """As Binder does it: requirements.txt, then postBuild in the checkout, then the notebooks from their folder."""
    checkout, environment = tmp_path / "checkout", tmp_path / "environment"
    shutil.copytree(ROOT, checkout, ignore=shutil.ignore_patterns(".*", "__pycache__", "build", "dist"))
    subprocess.run([python_for_binder(), "-m", "venv", environment], check=True)
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    variables |= {"PATH": f"{environment / 'bin'}{os.pathsep}{os.environ['PATH']}", "JUPYTER_DATA_DIR": str(tmp_path)}

    def run(*command: str | Path, cwd: Path = checkout) -> None:
        done = subprocess.run(command, cwd=cwd, env=variables, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}: {done.stdout[-3000:]}{done.stderr[-3000:]}"

    run("pip", "install", "--no-deps", "--requirement", "binder/requirements.txt")
    run("pip", "check")
    run(checkout / "binder/postBuild")
    size = sum(file.lstat().st_size for file in environment.rglob("*")) / 1e6
    assert size < LARGEST_ENVIRONMENT
    shutil.rmtree(checkout / "kododo_math")
    assert NOTEBOOKS
    for notebook in NOTEBOOKS:
        run("jupyter", "execute", notebook.name, cwd=checkout / "notebooks")
