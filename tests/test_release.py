"""What a release holds: the package and nothing else, running from the wheel alone, with its changes written down."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from fractions import Fraction
from pathlib import Path

import pytest

import kododo_math

ROOT = Path(__file__).parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
P_KODODO_WITH_TWO_PLAYERS = Fraction(640711, 225561084)
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "PIP_"))}
"""An environment without a way to this checkout."""


def numbers(version: str) -> tuple[int, ...]:
    """Return the numbers of a version, for comparing."""
    return tuple(map(int, version.split(".")))


def test_the_version_is_written_down_once():
    """The package's own file states it, and no other file of the package."""
    pattern = re.compile(rf"(?<![\d.]){re.escape(kododo_math.__version__)}(?![\d.])")
    files = [ROOT / "pyproject.toml", *(ROOT / "kododo_math").rglob("*.py")]
    stating = [file for file in files if pattern.search(file.read_text(encoding="utf-8"))]
    assert stating == [ROOT / "kododo_math/__init__.py"]


def test_the_changelog_has_a_section_for_what_is_not_released_yet():
    """It opens with it, or with the section of the version that is being released."""
    sections = re.findall(r"^## \[(.+?)\](?: - \d{4}-\d\d-\d\d)?$", CHANGELOG, re.MULTILINE)
    assert len(sections) == CHANGELOG.count("\n## ")
    assert sections[0] in ("Unreleased", kododo_math.__version__)
    released = [section for section in sections if section != "Unreleased"]
    assert released == sorted(released, key=numbers, reverse=True)
    assert all(numbers(section) <= numbers(kododo_math.__version__) for section in released)


@pytest.fixture(scope="module")
def release(tmp_path_factory) -> Path:
    """Return the folder of an sdist and of the wheel that was built from it."""
    pytest.importorskip("build", reason="build is not installed")
    folder = tmp_path_factory.mktemp("release")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT]
    done = subprocess.run(command, cwd=folder, env=CLEAN, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder


@pytest.fixture(scope="module")
def wheel(release) -> Path:
    """Return the wheel."""
    return next(release.glob("*.whl"))


@pytest.fixture(scope="module")
def clean_python(wheel, tmp_path_factory) -> Path:
    """Return the Python of an environment that holds the wheel and nothing that it did not bring."""
    folder = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", folder], env=CLEAN, check=True)
    python = next(path for path in (folder / "bin/python", folder / "Scripts/python.exe") if path.exists())
    install = [python, "-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check", wheel]
    subprocess.run(install, env=CLEAN, check=True)
    return python


def run_clean(python: Path, *options: str) -> str:
    """Return what a Python prints, far from this checkout."""
    done = subprocess.run([python, *options], cwd=python.parent, env=CLEAN, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@pytest.mark.slow
def test_the_wheel_is_the_package_file_for_file(wheel):
    """All modules, style sheets and py.typed; no tests, no notebooks; and the licence beside them."""
    names = set(zipfile.ZipFile(wheel).namelist())
    files = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "kododo_math").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    about = {name for name in names if ".dist-info/" in name}
    assert names - about == files
    assert {Path(name).suffix for name in files} >= {".py", ".css", ".typed"}
    assert any(name.endswith("LICENSE") for name in about)


@pytest.mark.slow
def test_the_sdist_has_what_proves_it(release):
    """Tests, notebooks, and the pages that a packager reads; nothing built and nothing hidden but .gitignore."""
    with tarfile.open(next(release.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= {"tests/test_release.py", "notebooks/00_start_here.ipynb", "README.md", "CHANGELOG.md", "Makefile"}
    assert {name.partition("/")[0] for name in names}.isdisjoint({"build", "dist", ".venv", ".git"})


@pytest.mark.slow
def test_nothing_is_installed_beside_it(clean_python):
    """The core has no dependency: the environment holds pip and the package alone."""
    listed = json.loads(run_clean(clean_python, "-m", "pip", "list", "--format=json", "--disable-pip-version-check"))
    found = {package["name"]: package["version"] for package in listed}
    assert found.pop("kododo_math") == kododo_math.__version__
    assert found.keys() <= {"pip", "setuptools"}


@pytest.mark.slow
def test_the_exact_layer_runs_from_the_wheel_alone(clean_python):
    """A known answer, with no extra installed."""
    program = "from kododo_math import round_law, rules; print(round_law(rules('kododo', 2)).p_kododo)"
    assert Fraction(run_clean(clean_python, "-c", program)) == P_KODODO_WITH_TWO_PLAYERS


@pytest.mark.slow
def test_a_picture_is_drawn_from_the_wheel_alone(clean_python):
    """The style sheets travel with the package."""
    program = """
from kododo_math import Game, rules
from kododo_math.views import round_figure
print(round_figure(Game.deal(rules("kododo", players=4), seed=18))._repr_html_())
"""
    assert "<style" in run_clean(clean_python, "-c", program)


@pytest.mark.slow
def test_the_command_runs_from_the_wheel_alone(clean_python):
    """`python -m kododo_math` prints the same known answer."""
    told = json.loads(run_clean(clean_python, "-m", "kododo_math", "--edition", "kododo", "--players", "2", "--json"))
    assert str(P_KODODO_WITH_TWO_PLAYERS) in json.dumps(told)
