"""What is installed, what is missing, and what to do about it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from kododo_math import __version__
from kododo_math.views.pictures.page import page

PACKAGES = {
    "lab": {
        "jupyterlab": ("4.4", "opens the notebooks"),
        "ipywidgets": ("8.1", "buttons, menus, the round stepper"),
        "plotly": ("6", "charts"),
        "anywidget": ("0.9", "charts that change as you look at them"),
        "nbformat": ("5.10", "charts in a notebook"),
        "sympy": ("1.13", "the laws derived step by step"),
        "scipy": ("1.13", "intervals and tests"),
        "pandas": ("2.2", "tables"),
        "tqdm": ("4.66", "progress bars"),
    },
    "fast": {"numba": ("0.61", "simulations many times faster")},
    "dask": {"distributed": ("2024.8", "simulations on several machines")},
}
"""For each extra, its packages: the lowest version that serves, and what it is for."""

WIDGETS_IN_LAB = {"ipywidgets": "@jupyter-widgets/jupyterlab-manager", "anywidget": "anywidget"}
"""Packages that bring JupyterLab a part of their own, and the name of that part."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of a checkup: what was looked for, what for, what was found, and whether it will do."""

    name: str
    purpose: str
    extra: str
    found: str
    state: str

    @property
    def is_well(self) -> bool:
        """Whether there is nothing to do; what is optional may be missing."""
        return self.state in ("ok", "optional", "not loaded")


@dataclass(frozen=True, slots=True)
class Checkup:
    """What ``doctor`` found, as a table in a terminal and in a notebook.

    Attributes:
        findings: one line for each thing looked at.
        advice: what to do, one sentence or command each; empty when all is well.
    """

    findings: tuple[Finding, ...]
    advice: tuple[str, ...]

    @property
    def is_well(self) -> bool:
        """Whether everything that the notebooks need was found."""
        return all(finding.is_well for finding in self.findings)

    @property
    def _sentences(self) -> tuple[str, ...]:
        return (*((_ALL_WELL,) if self.is_well else ()), *self.advice)

    def __str__(self) -> str:
        """Return the table and the advice as plain text."""
        rows = [_HEADINGS, *map(_cells, self.findings)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        return "\n".join([*lines, "", *self._sentences])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """Return the sentences, and below them the table, folded away where there is nothing to do."""
        head = "".join(f'<th scope="col">{heading}</th>' for heading in _HEADINGS[:3])
        body = "".join(map(_html_row, self.findings))
        advice = "".join(f"<p>{escape(line)}</p>" for line in self._sentences)
        table = f'<table class="kododo-data kododo-checkup"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        is_open = "" if self.is_well else " open"
        return page(f"{advice}<details{is_open}><summary>{_SUMMARY}</summary>{table}</details>")


_HEADINGS = ("", "what", "found", "for", "extra")
_MARKS = {
    "ok": "✓ ok",
    "optional": "· optional",
    "not loaded": "· not loaded",
    "missing": "✗ missing",
    "too old": "✗ too old",
    "elsewhere": "✗ missing",
    "restart": "✗ restart",
}
_NOTHING = "none"
_SUMMARY = "What was looked at"
_ALL_WELL = "All is well: the notebooks have what they need."
_IN_A_BROWSER = (
    "This page runs in your browser, with all that the exact odds need; sympy is loaded by the page that needs it. "
    "Charts and simulations need JupyterLab on a computer: make lab."
)


def doctor() -> Checkup:
    """Return what is installed, what is missing, and what to do about it.

    The rules, the scoring and the exact laws need Python alone; the rest is for the notebooks (``lab``), for faster
    simulations (``fast``) and for several machines (``dask``).

    >>> checkup = doctor()
    >>> [finding.name for finding in checkup.findings][:3]
    ['Python', 'kododo_math', 'jupyterlab']
    >>> checkup.findings[0].is_well
    True
    """
    server = _jupyter_server()
    findings = (*_ourselves(), *_packages(), *(_lab_parts(*server) if server else ()))
    return Checkup(findings, tuple(_advice(findings)))


def _ourselves() -> Iterator[Finding]:
    yield Finding("Python", sys.executable, "", sys.version.split()[0], "ok")
    yield Finding("kododo_math", str(Path(__file__).parents[1]), "", __version__, "ok")


def _packages() -> Iterator[Finding]:
    for extra, packages in PACKAGES.items():
        for name, (lowest, purpose) in packages.items():
            found = _version(name)
            yield Finding(name, purpose, extra, found or _NOTHING, _state(found, lowest, extra))


def _state(found: str | None, lowest: str, extra: str) -> str:
    if found is None and _is_in_a_browser():
        return "not loaded"
    if found is None:
        return "missing" if extra == "lab" else "optional"
    return "too old" if _numbers(found) < _numbers(lowest) else "ok"


def _is_in_a_browser() -> bool:
    """Whether this Python is Pyodide, in which a reader installs nothing."""
    return sys.platform == "emscripten"


def _jupyter_server() -> tuple[Path, float] | None:
    """Return the environment of the server that started this kernel, and when it started; ``None`` if unknown."""
    process_id = os.environ.get("JPY_PARENT_PID", "")
    if not process_id.isdecimal() or find_spec("psutil") is None:
        return None
    psutil = import_module("psutil")  # comes with Jupyter's kernel, and is of use there alone
    try:
        server = psutil.Process(int(process_id))
        prefix, started = Path(server.cmdline()[0]).parent.parent, server.create_time()
    except (IndexError, psutil.Error):
        return None
    return (prefix, started) if (prefix / "share/jupyter").is_dir() else None


def _lab_parts(prefix: Path, started: float) -> Iterator[Finding]:
    """Look at the JupyterLab that shows this notebook: it may run in another environment than the kernel."""
    for package, part in WIDGETS_IN_LAB.items():
        manifest = prefix / "share/jupyter/labextensions" / part / "package.json"
        is_there = manifest.exists()
        state = "elsewhere" if not is_there else "restart" if manifest.stat().st_ctime > started else "ok"
        yield Finding(f"{package} in Lab", f"shows them; in {prefix}", "lab", "yes" if is_there else _NOTHING, state)


def _advice(findings: tuple[Finding, ...]) -> Iterator[str]:
    states = {finding.state for finding in findings}
    if "not loaded" in states:
        yield _IN_A_BROWSER
    for extra in _extras(findings, "missing", "too old"):
        yield f"What the notebooks lack comes with {_command(extra)}"
    if "elsewhere" in states:
        yield f"JupyterLab runs in another environment than this kernel. Start it from here: {_PYTHON} -m jupyterlab"
    if "restart" in states:
        yield "Widgets were installed while JupyterLab was running. Stop it and start it again."
    if "JPY_PARENT_PID" in os.environ and states & {"missing", "too old"}:
        yield "Then restart JupyterLab and its kernel."
    for extra in _extras(findings, "optional"):
        yield f"Optional: {next(iter(PACKAGES[extra].values()))[1]}, with {_command(extra)}"


def _extras(findings: tuple[Finding, ...], *states: str) -> list[str]:
    return list(dict.fromkeys(finding.extra for finding in findings if finding.state in states))


_PYTHON = f'"{sys.executable}"' if " " in sys.executable else sys.executable


def _command(extra: str) -> str:
    """Return the command that installs an extra into the environment that runs now."""
    install = f"{_PYTHON} -m pip install" if find_spec("pip") else f"uv pip install --python {_PYTHON}"
    if _version("kododo_math"):
        return f'{install} "kododo_math[{extra}]"'
    return f'{install} --editable "{Path(__file__).parents[2]}[{extra}]"'


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


def _cells(finding: Finding) -> tuple[str, ...]:
    return _MARKS[finding.state], finding.name, finding.found, finding.purpose, finding.extra


def _html_row(finding: Finding) -> str:
    """Return a row that a phone can show: what a thing is for stands below its name."""
    mark, name, found, purpose, extra = map(escape, _cells(finding))
    what = f"{name}<small>{purpose}{extra and f' (extra {extra})'}</small>"
    return f'<tr><td>{mark}</td><th scope="row">{what}</th><td>{found}</td></tr>'
