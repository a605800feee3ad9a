"""What the README promises: each link, badge and command of it is tried."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
REPOSITORY = urlsplit(PROJECT["urls"]["Source"]).path.strip("/")
COURSE = urlsplit(PROJECT["urls"]["Course"])
LINKS = sorted(set(re.findall(r"\]\(([^)\s]+)\)", README)))
ADDRESSES = [link for link in LINKS if "://" in link]
BINDER = [link for link in ADDRESSES if urlsplit(link).netloc == "mybinder.org"]
KNOWN = {"img.shields.io", "mybinder.org", "docs.astral.sh", COURSE.netloc}
"""Where the README may send a reader."""
BLOCKS = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
COMMANDS = [line.partition("#")[0].strip() for block in BLOCKS for line in block.splitlines()]
INSTALLED = re.findall(r"\.\[(\w+)\]|--extra (\w+)", README)


def anchors(page: str) -> set[str]:
    """Return the places of a page that a link can name."""
    heads = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("link", [link for link in LINKS if "://" not in link])
def test_a_link_within_the_repository_leads_somewhere(link):
    """To a file that is there, and to a heading that it has."""
    path, _, place = link.partition("#")
    target = ROOT / path if path else ROOT / "README.md"
    assert target.exists()
    assert not place or place in anchors(target.read_text(encoding="utf-8"))


@pytest.mark.parametrize("link", ADDRESSES)
def test_an_address_is_whole_and_of_a_place_that_is_known(link):
    """All are https; nothing leads to a host that the README has no business with."""
    parts = urlsplit(link)
    assert (parts.scheme, parts.netloc in KNOWN) == ("https", True)
    assert not re.search(r"[\s<>]|OWNER|REPOSITORY", link)


@pytest.mark.parametrize("link", BINDER)
def test_a_link_to_binder_opens_a_notebook_that_exists(link):
    """Of this repository, in JupyterLab or as an app."""
    parts = urlsplit(link)
    assert parts.path.startswith(f"/v2/gh/{REPOSITORY}/")
    ((kind, (opened,)),) = parse_qs(parts.query).items()
    assert kind == "labpath" or opened.startswith("voila/render/")
    assert (ROOT / opened.removeprefix("voila/render/")).suffix == ".ipynb"
    assert (ROOT / opened.removeprefix("voila/render/")).exists()


def test_binder_is_linked_in_both_ways():
    """As notebooks and as apps; and Binder has what shows apps."""
    kinds = {kind for link in BINDER for kind in parse_qs(urlsplit(link).query)}
    assert kinds == {"labpath", "urlpath"}
    assert re.search(r"^voila==", (ROOT / "binder/requirements.txt").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_course_is_linked_where_the_workflow_puts_it():
    """The front page and the site in a browser, which is a folder of it."""
    own = {link.removeprefix(PROJECT["urls"]["Course"]) for link in ADDRESSES if urlsplit(link).netloc == COURSE.netloc}
    assert own == {"", "lite/"}
    assert 'SITE / "lite"' in (ROOT / "docs/build_site.py").read_text(encoding="utf-8")


def test_every_badge_tells_the_truth():
    """Its text is what pyproject.toml says: the licence, the Pythons, no dependency, strict types."""
    badges = " ".join(re.findall(r"img\.shields\.io/badge/([^)]+)-\w+\)", README))
    pythons = sorted(
        re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["classifiers"])), key=lambda text: int(text[2:])
    )
    assert f"licence-{PROJECT['license']}" in badges
    assert f"python-{pythons[0]}_to_{pythons[-1]}" in badges
    assert ("core_dependencies-none" in badges) == (PROJECT["dependencies"] == [])
    assert "mypy-strict" in badges


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_in_a_box_can_be_typed(command):
    """Its make target, its files, its extras and its modules are there."""
    words = shlex.split(command.replace("\\", "/"))
    if words[0] == "make":
        assert words[1] in TARGETS
    files = [word for word in words if word.endswith(".ipynb")]
    assert [file for file in files if not (ROOT / file).exists()] == []
    assert words[0] in {"make", "uv", "python3", "py", ".venv/bin/python", ".venv/Scripts/python"}


def test_every_extra_that_is_named_exists():
    """`.[lab]` with pip, `--extra lab` with uv."""
    named = {name for pair in INSTALLED for name in pair if name}
    assert {"lab", "test"} <= named <= PROJECT["optional-dependencies"].keys()


def test_every_make_target_in_the_text_exists():
    """`make something` in the running text can be typed."""
    assert set(re.findall(r"`make ([a-z-]+)`", README)) <= TARGETS


@pytest.mark.parametrize("command", re.findall(r"`python -m (kododo_math[^`]*)`", README))
def test_a_command_in_the_text_runs(command):
    """It prints something, and no fault."""
    options = [sys.executable, "-m", *shlex.split(command)]
    done = subprocess.run(options, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()
