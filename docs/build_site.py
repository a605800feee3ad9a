"""Build the course and the reference as plain pages in ``build/site``: no kernel, no server, no network.

Run by ``make site``, after the notebooks were run and the site that runs Python in the browser was built: that one
becomes a folder of this one, so that each page can lead to its running self.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from urllib.parse import quote

import nbformat

from kododo_math import __all__ as public
from kododo_math import views

DOCS = Path(__file__).parent
ROOT = DOCS.parent
RUN, LITE = ROOT / "build/notebooks", ROOT / "build/lite/site"
SOURCE, SITE = ROOT / "build/site-source", ROOT / "build/site"
KATEX = "katex@0.16.22"
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
URLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
REPOSITORY = os.environ.get("GITHUB_REPOSITORY") or URLS["Source"].removeprefix("https://github.com/")
VERSION = os.environ["GITHUB_REF_NAME"] if os.environ.get("GITHUB_REF_TYPE") == "tag" else "main"
BINDER = f"https://mybinder.org/v2/gh/{REPOSITORY}/{quote(VERSION, safe='')}"


def build() -> None:
    """Lay out the sources, let Sphinx make pages of them, and put the running site beside them."""
    for folder in (SOURCE, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, SOURCE, ignore=shutil.ignore_patterns("*_*.py", "*.txt", "__pycache__", "stepper.png"))
    notebooks = sorted(RUN.glob("*.ipynb"))
    course = "\n".join(f"course/{path.stem}" for path in notebooks)
    fill_in(SOURCE / "index.md", COURSE=course, ROUND=views.round_stepper()._repr_html_())
    shown = [name for name in views.__all__ if name not in public]
    fill_in(SOURCE / "reference/views.md", VIEWS="\n".join(f".. autofunction:: {name}" for name in shown))
    fetch_katex(SOURCE / "_static/katex")
    (SOURCE / "course").mkdir()
    for path in notebooks:
        nbformat.write(
            with_links(without_repeats(nbformat.read(path, as_version=4)), path.name), SOURCE / "course" / path.name
        )
    shutil.copy(ROOT / "notebooks/teaching.md", SOURCE / "course")
    options = ["-b", "html", "-W", "--keep-going", "-n", "-q", "-j", "2", "-d", ROOT / "build/site-doctrees"]
    done = subprocess.run([sys.executable, "-m", "sphinx", *options, SOURCE, SITE], check=False)
    if done.returncode:
        sys.exit(done.returncode)
    for page in SITE.rglob("*.html"):
        page.write_text(open_to_all(page.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copytree(LITE, SITE / "lite", copy_function=os.link)


def open_to_all(html: str) -> str:
    """Mend what Sphinx leaves out for readers of a screen and of a keyboard: levels of headings, boxes to scroll."""
    html = html.replace('class="caption" role="heading"', 'class="caption" role="heading" aria-level="2"')
    return html.replace('<div class="highlight"><pre>', '<div class="highlight"><pre tabindex="0">')


def fetch_katex(folder: Path) -> None:
    """Unpack KaTeX: its program for this build, its style sheet and fonts for the pages."""
    npm = shutil.which("npm") or sys.exit("The site needs npm, which brings KaTeX: expected it installed, found none.")
    subprocess.run([npm, "pack", KATEX, "--silent"], cwd=SOURCE, stdout=subprocess.DEVNULL, check=True)
    with tarfile.open(next(SOURCE.glob("katex-*.tgz"))) as archive:
        for member in archive:
            member.name = member.name.removeprefix("package/dist/")
            if member.name in ("katex.min.js", "katex.min.css") or member.name.endswith(".woff2"):
                archive.extract(member, folder, filter="data")


def fill_in(page: Path, **texts: str) -> None:
    """Put texts in the places of a page that are marked for them."""
    text = page.read_text(encoding="utf-8")
    for name, value in texts.items():
        text = text.replace(f"@{name}@", value)
    page.write_text(text, encoding="utf-8")


def with_links(notebook: nbformat.NotebookNode, name: str) -> nbformat.NotebookNode:
    """Say below the title of a page where it runs."""
    file = quote(f"notebooks/{name}", safe="")
    ways = {
        "Open in JupyterLite": f"../lite/notebooks/index.html?path={quote(name)}",
        "Open in Binder": f"{BINDER}?labpath={file}",
        "As an app": f"{BINDER}?urlpath={quote(f'voila/render/notebooks/{name}', safe='')}",
    }
    buttons = "\n".join(f'<a class="button" href="{address}">{label}</a>' for label, address in ways.items())
    note = "This page is printed: its pictures can be turned over, but buttons and code run only in a live copy."
    title, _, rest = notebook.cells[0].source.partition("\n")
    notebook.cells[0].source = f'{title}\n\n<p class="open-in"><span>{note}</span>\n{buttons}</p>\n\n{rest}'
    return notebook


def without_repeats(notebook: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """Leave each style sheet on the page once: every picture brings its own."""
    seen: set[str] = set()

    def once(found: re.Match[str]) -> str:
        is_new = found[0] not in seen
        seen.add(found[0])
        return found[0] if is_new else ""

    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if html := output.get("data", {}).get("text/html"):
                output.data["text/html"] = STYLE.sub(once, html)
    return notebook


if __name__ == "__main__":
    build()
