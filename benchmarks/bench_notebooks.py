"""Seconds that each notebook takes to run, with the start of its kernel: the first time, and once more.

What is compiled the first time is found on disk the second, unless it was there before.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


def seconds(path: Path) -> float:
    """Run a notebook and return how long that took."""
    notebook = nbformat.read(path, as_version=4)
    start = time.perf_counter()
    client = NotebookClient(notebook, kernel_name="python3", timeout=600, extra_arguments=["--log-level=ERROR"])
    client.execute(cwd=str(path.parent))
    return time.perf_counter() - start


def main() -> None:
    """Run every notebook twice and print it."""
    print("Notebooks, each in a kernel of its own (goal: under 30 s)")
    with TemporaryDirectory() as folder:
        os.environ["NUMBA_CACHE_DIR"] = folder
        for path in NOTEBOOKS:
            print(f"  {path.stem:<30} {seconds(path):6.1f} s   again {seconds(path):6.1f} s")


if __name__ == "__main__":
    main()
