"""What the tests of the prose share: the sentences of a page, and its code."""

import json
from pathlib import Path

import pytest

import kododo_math

NOTEBOOKS = Path(kododo_math.__file__).parents[1] / "notebooks"


@pytest.fixture(scope="session")
def prose():
    """Return a function that reads a page."""
    return _prose


def _prose(page, kind="markdown"):
    """Return the sentences of a page, with one space wherever a line ends and x for the sign of a product."""
    path = next(NOTEBOOKS.glob(f"{page}*"))
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ipynb":
        cells = json.loads(text)["cells"]
        text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == kind)
    return " ".join(text.replace("\N{MULTIPLICATION SIGN}", "x").split())
