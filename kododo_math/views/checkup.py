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
from kododo_math.views.catalogue import Language, check_language, say
from kododo_math.views.pictures.page import page

PACKAGES = {
    "lab": {
        "jupyterlab": "4.4",
        "ipywidgets": "8.1",
        "plotly": "6",
        "anywidget": "0.9",
        "nbformat": "5.10",
        "sympy": "1.13",
        "scipy": "1.13",
        "pandas": "2.2",
        "tqdm": "4.66",
    },
    "fast": {"numba": "0.61"},
    "dask": {"distributed": "2024.8"},
}
"""For each extra, its packages, and the lowest version that serves; the catalogue says what each is for."""

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
        return self.state in ("ok", "optional", "not_loaded")


@dataclass(frozen=True, slots=True)
class Checkup:
    """What ``doctor`` found, as a table in a terminal and in a notebook.

    Attributes:
        findings: one line for each thing looked at.
        advice: what to do, one sentence or command each; empty when all is well.
        language: that of the readers.
    """

    findings: tuple[Finding, ...]
    advice: tuple[str, ...]
    language: Language = "en"

    @property
    def is_well(self) -> bool:
        """Whether everything that the notebooks need was found."""
        return all(finding.is_well for finding in self.findings)

    @property
    def _sentences(self) -> tuple[str, ...]:
        return (*([say(self.language, "doctor.well")] if self.is_well else []), *self.advice)

    @property
    def _heads(self) -> tuple[str, ...]:
        return "", *(say(self.language, f"doctor.head.{head}") for head in ("what", "found", "purpose", "extra"))

    def _cells(self, finding: Finding) -> tuple[str, ...]:
        state = say(self.language, f"doctor.state.{finding.state}")
        return state, finding.name, finding.found, finding.purpose, finding.extra

    def _html_row(self, finding: Finding) -> str:
        """Return a row that a phone can show: what a thing is for stands below its name."""
        mark, name, found, purpose, extra = map(escape, self._cells(finding))
        what = f"{name}<small>{purpose}{extra and f' ({self._heads[-1]} {extra})'}</small>"
        return f'<tr><td>{mark}</td><th scope="row">{what}</th><td>{found}</td></tr>'

    def __str__(self) -> str:
        """Return the table and the advice as plain text."""
        rows = [self._heads, *map(self._cells, self.findings)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        return "\n".join([*lines, "", *self._sentences])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """Return the sentences, and below them the table, folded away where there is nothing to do."""
        head = "".join(f'<th scope="col">{heading}</th>' for heading in self._heads[:3])
        body = "".join(map(self._html_row, self.findings))
        advice = "".join(f"<p>{escape(line)}</p>" for line in self._sentences)
        table = f'<table class="kododo-data kododo-checkup"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        is_open = "" if self.is_well else " open"
        return page(
            f"{advice}<details{is_open}><summary>{say(self.language, 'doctor.summary')}</summary>{table}</details>"
        )


def doctor(language: Language | None = None) -> Checkup:
    """Return what is installed, what is missing, and what to do about it.

    The rules, the scoring and the exact laws need Python alone; the rest is for the notebooks (``lab``), for faster
    simulations (``fast``) and for several machines (``dask``).

    >>> checkup = doctor()
    >>> [finding.name for finding in checkup.findings][:3]
    ['Python', 'kododo_math', 'jupyterlab']
    >>> checkup.findings[0].is_well
    True

    Raises ``ValueError`` for an unknown language.
    """
    spoken, faults = _language(language)
    server = _jupyter_server()
    findings = (*_ourselves(), *_packages(spoken), *(_lab_parts(*server, spoken) if server else ()))
    return Checkup(findings, (*faults, *_advice(findings, spoken)), spoken)


def _language(language: Language | None) -> tuple[Language, list[str]]:
    """Return the language to speak, and what is wrong with the one that was chosen for a class."""
    try:
        return check_language(language), []
    except ValueError as error:
        if language is not None:
            raise
        return "en", [str(error)]


def _ourselves() -> Iterator[Finding]:
    yield Finding("Python", sys.executable, "", sys.version.split()[0], "ok")
    yield Finding("kododo_math", str(Path(__file__).parents[1]), "", __version__, "ok")


def _packages(language: Language) -> Iterator[Finding]:
    for extra, packages in PACKAGES.items():
        for name, lowest in packages.items():
            found, purpose = _version(name), say(language, f"doctor.use.{name}")
            yield Finding(name, purpose, extra, found or say(language, "doctor.none"), _state(found, lowest, extra))


def _state(found: str | None, lowest: str, extra: str) -> str:
    if found is None and _is_in_a_browser():
        return "not_loaded"
    if found is None:
        return "missing" if extra == "lab" else "optional"
    return "too_old" if _numbers(found) < _numbers(lowest) else "ok"


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
        python, started = Path(server.cwd()) / server.cmdline()[0], server.create_time()
    except (IndexError, psutil.Error):
        return None
    prefix = python.parent.parent
    return (prefix, started) if (prefix / "share/jupyter").is_dir() else None


def _lab_parts(prefix: Path, started: float, language: Language) -> Iterator[Finding]:
    """Look at the JupyterLab that shows this notebook: it may run in another environment than the kernel."""
    for package, part in WIDGETS_IN_LAB.items():
        manifest = prefix / "share/jupyter/labextensions" / part / "package.json"
        is_there = manifest.exists()
        state = "elsewhere" if not is_there else "restart" if manifest.stat().st_ctime > started else "ok"
        found = say(language, "doctor.yes" if is_there else "doctor.none")
        yield Finding(f"{package} in Lab", say(language, "doctor.use.part", place=prefix), "lab", found, state)


def _advice(findings: tuple[Finding, ...], language: Language) -> Iterator[str]:
    states = {finding.state for finding in findings}
    if "not_loaded" in states:
        yield say(language, "doctor.browser")
    for extra in _extras(findings, "missing", "too_old"):
        yield say(language, "doctor.install", command=_command(extra))
    if "elsewhere" in states:
        yield say(language, "doctor.elsewhere", command=f"{_PYTHON} -m jupyterlab")
    if "restart" in states:
        yield say(language, "doctor.restart")
    if "JPY_PARENT_PID" in os.environ and states & {"missing", "too_old"}:
        yield say(language, "doctor.then")
    for extra in _extras(findings, "optional"):
        purpose = say(language, f"doctor.use.{next(iter(PACKAGES[extra]))}")
        yield say(language, "doctor.optional", purpose=purpose, command=_command(extra))


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
