"""The doctor sees what is there, what is not, and names a command that mends it."""

from __future__ import annotations

import os
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

from kododo_math.views import checkup as clinic
from kododo_math.views.catalogue import LANGUAGE_VARIABLE
from kododo_math.views.checkup import Finding, doctor

ROOT = Path(__file__).parents[1]
PARTS = {f"{package} in Lab": part for package, part in clinic.WIDGETS_IN_LAB.items()}


@pytest.fixture
def installed(monkeypatch):
    """Let a test say which versions are installed: ``None`` is missing; the rest is as new as it must be."""
    versions = {name: lowest for packages in clinic.PACKAGES.values() for name, lowest in packages.items()}
    versions["kododo_math"] = "0.1.0"

    def look_up(package: str) -> str:
        if versions[package] is None:
            raise PackageNotFoundError(package)
        return versions[package]

    monkeypatch.setattr(clinic, "version", look_up)
    monkeypatch.delenv("JPY_PARENT_PID", raising=False)
    return versions


def state(name: str) -> str:
    """Return what the doctor says of one package."""
    return next(finding.state for finding in doctor().findings if finding.name == name)


def server(folder: Path, *, parts: tuple[str, ...]) -> Path:
    """Make an environment as JupyterLab's, with some of its parts for widgets."""
    for part in parts:
        manifest = folder / "share/jupyter/labextensions" / PARTS[part] / "package.json"
        manifest.parent.mkdir(parents=True)
        manifest.write_text("{}", encoding="utf-8")
    return folder


def test_its_table_is_that_of_the_extras():
    """Each package that pyproject.toml asks for at run time is looked at, with the same lowest version."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for extra, packages in clinic.PACKAGES.items():
        wanted = [f"{name}>={lowest}" for name, lowest in packages.items()]
        assert wanted == [text.replace("dask[distributed]", "distributed") for text in extras[extra]]


@pytest.mark.usefixtures("installed")
def test_all_is_well_when_everything_is_there():
    """With the lowest versions that serve there is nothing to do."""
    assert doctor().is_well
    assert doctor().advice == ()


def test_a_missing_package_of_the_lab_is_told_with_its_command(installed):
    """The table marks it, and the advice installs the extra it belongs to, into this very Python."""
    installed["ipywidgets"] = None
    checkup = doctor()
    assert not checkup.is_well
    assert state("ipywidgets") == "missing"
    assert len(checkup.advice) == 1
    assert sys.executable in checkup.advice[0]
    assert 'pip install "kododo_math[lab]"' in checkup.advice[0]


def test_a_page_begins_with_the_verdict(installed):
    """A reader who may never have heard of a package sees one sentence first; the table opens when it is needed."""
    well = doctor()._repr_html_()
    assert well.index("All is well") < well.index("<details>") < well.index("<table")
    installed["ipywidgets"] = None
    assert "<details open>" in doctor()._repr_html_()


def test_an_old_package_is_told(installed):
    """A version below the lowest that serves is as good as none; 6.10 is not below 6.9."""
    installed["plotly"], installed["anywidget"] = "5.24.1", "0.10"
    assert (state("plotly"), state("anywidget")) == ("too_old", "ok")
    assert "[lab]" in doctor().advice[0]


@pytest.mark.parametrize(("package", "extra"), [("numba", "fast"), ("distributed", "dask")])
def test_what_is_optional_may_be_missing(installed, package, extra):
    """The notebooks run without it, and the advice says what it would be good for."""
    installed[package] = None
    assert state(package) == "optional"
    assert doctor().is_well
    assert f"[{extra}]" in doctor().advice[0]


def test_in_a_browser_nothing_is_told_to_be_installed(installed, monkeypatch):
    """There a reader installs nothing: what is not loaded is told, with where to find it, and no command for pip."""
    installed.update(jupyterlab=None, sympy=None, numba=None)
    monkeypatch.setattr(sys, "platform", "emscripten")
    checkup = doctor()
    assert checkup.is_well
    assert {state("jupyterlab"), state("numba")} == {"not_loaded"}
    assert "runs in your browser" in checkup.advice[0]
    assert "pip" not in str(checkup)


def test_a_package_run_from_its_folder_is_installed_from_there(installed):
    """Where kododo_math itself is not installed, the command names the folder that it runs from."""
    installed["kododo_math"] = installed["scipy"] = None
    assert f'--editable "{ROOT}[lab]"' in doctor().advice[0]


def test_without_pip_the_command_is_that_of_uv(installed, monkeypatch):
    """An environment that uv made holds no pip."""
    installed["scipy"] = None
    monkeypatch.setattr(clinic, "find_spec", lambda _: None)
    assert f"uv pip install --python {sys.executable}" in doctor().advice[0]


@pytest.mark.parametrize(
    ("parts", "started", "states"),
    [
        (tuple(PARTS), float("inf"), {"ok"}),
        ((), float("inf"), {"elsewhere"}),
        (tuple(PARTS), 0.0, {"restart"}),
        (tuple(PARTS)[:1], float("inf"), {"ok", "elsewhere"}),
    ],
    ids=["there", "another environment", "installed after the start", "one of two"],
)
@pytest.mark.usefixtures("installed")
def test_the_widgets_part_in_jupyterlab_is_looked_at(monkeypatch, tmp_path, parts, started, states):
    """Widgets stay blank if JupyterLab runs in another environment, or was started before they were installed."""
    monkeypatch.setattr(clinic, "_jupyter_server", lambda: (server(tmp_path, parts=parts), started))
    checkup = doctor()
    assert {finding.state for finding in checkup.findings if finding.name in PARTS} == states
    assert checkup.is_well == (states == {"ok"})
    assert len(checkup.advice) == len(states - {"ok"})


def test_in_a_kernel_the_advice_ends_with_a_restart(installed, monkeypatch):
    """What was just installed is not there until then."""
    installed["scipy"] = None
    monkeypatch.setenv("JPY_PARENT_PID", "no process")
    assert "restart" in doctor().advice[-1]


def test_the_server_is_the_parent_of_the_kernel(monkeypatch):
    """Its environment is read off the command that started it; a process that is gone tells nothing."""
    monkeypatch.setenv("JPY_PARENT_PID", str(os.getpid()))
    found = clinic._jupyter_server()  # noqa: SLF001 - what it reads is this machine's
    assert found is None or found[0] == Path(sys.executable).parent.parent
    monkeypatch.setenv("JPY_PARENT_PID", str(2**22 + 1))
    assert clinic._jupyter_server() is None  # noqa: SLF001 - as above


def test_it_is_a_table_in_a_terminal_and_in_a_notebook(installed):
    """Both hold every finding and every advice; the page escapes what it shows."""
    installed["scipy"] = None
    checkup = doctor()
    for finding in checkup.findings:
        assert finding.name in repr(checkup)
        assert f">{finding.name}<" in checkup._repr_html_()
    assert checkup.advice[0] in str(checkup)
    assert "&quot;kododo_math[lab]&quot;" in checkup._repr_html_()
    assert "<b>" not in clinic.Checkup((Finding("<b>", "", "", "", "ok"),), ())._repr_html_()


def test_it_speaks_german():
    """Verdict, headings and purposes; commands stay what they are."""
    told = str(doctor("de"))
    assert "wofür" in told.splitlines()[0]
    assert "öffnet die Notebooks" in told
    with pytest.raises(ValueError, match="expected one of en, de, got 'fr'"):
        doctor("fr")


def test_it_says_what_is_wrong_with_the_language(monkeypatch):
    """A language that nobody speaks is told in English, not raised: the doctor is asked when something is wrong."""
    monkeypatch.setenv(LANGUAGE_VARIABLE, "fr")
    assert doctor().advice[0] == f"{LANGUAGE_VARIABLE}: expected one of en, de, got 'fr'"


def test_it_reads_the_real_versions():
    """What it says of this very environment is what the environment says."""
    checkup = {finding.name: finding for finding in doctor().findings}
    assert checkup["jupyterlab"].found == version("jupyterlab")
