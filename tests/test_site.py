"""The site of plain pages: nothing in it leads nowhere, is fetched from elsewhere, or waits for a kernel."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

import kododo_math
from kododo_math import views

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
FETCHED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src")}
"""What a browser asks for by itself, without anybody pressing anything."""

pytestmark = pytest.mark.slow


class Page(HTMLParser):
    """What a page fetches, where it leads, and the places it has."""

    def __init__(self, path: Path) -> None:
        """Read the page."""
        super().__init__()
        self.path, self.fetched, self.links, self.places = path, [], [], set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take in one element."""
        for name, value in attrs:
            if name in ("id", "name"):
                self.places.add(value)
            elif (tag, name) in FETCHED:
                self.fetched.append(value)
            elif (tag, name) == ("a", "href"):
                self.links.append(value)


@pytest.fixture(scope="module")
def pages(built_site) -> dict[Path, Page]:
    """Return the pages by their place, but for those of the site that runs in a browser, which are not ours."""
    found = [path for path in built_site.rglob("*.html") if (built_site / "lite") not in path.parents]
    return {path: Page(path) for path in found}


def test_every_notebook_and_the_guide_are_pages(built_site):
    """The whole course is there, and the front page leads into it."""
    names = {path.stem for path in NOTEBOOKS} | {"teaching"}
    assert {path.stem for path in (built_site / "course").glob("*.html")} == names
    links = {urlsplit(link).path for link in Page(built_site / "index.html").links}
    assert {f"course/{name}.html" for name in names} | {"lite/index.html"} <= links


def test_no_link_leads_nowhere(pages):
    """Each link within the site meets a file, and the place on it that it names."""
    broken = []
    for page in pages.values():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or not link.strip("#"):
                continue
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
            place = unquote(parts.fragment)
            if not target.exists() or (place and target in pages and place not in pages[target].places):
                broken.append((page.path.name, link))
    assert broken == []


def test_nothing_is_fetched_from_elsewhere(built_site, pages):
    """Scripts, styles, fonts and pictures all lie on the site."""
    styles = [path.read_text(encoding="utf-8") for path in (built_site / "_static").rglob("*.css")]
    asked = [address for page in pages.values() for address in page.fetched]
    asked += [address for style in styles for address in re.findall(r"url\([\"']?([^)\"']+)", style)]
    assert asked
    assert [address for address in asked if urlsplit(address).scheme not in ("", "data") or address[:2] == "//"] == []


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_page_of_the_course_leads_to_its_running_self(built_site, notebook):
    """In the browser, on Binder, and as an app on Binder: each opens this notebook and no other."""
    links = Page(built_site / f"course/{notebook.stem}.html").links
    asked = [parse_qs(urlsplit(link).query) for link in links]
    name = f"notebooks/{notebook.name}"
    assert {"path": [notebook.name]} in asked
    assert {"labpath": [name]} in asked
    assert {"urlpath": [f"voila/render/{name}"]} in asked
    assert (built_site / "lite/files" / notebook.name).exists()


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_box_of_the_course_waits_for_a_kernel(built_site, notebook):
    """Each output of a run is text, HTML or a formula; no widget, no script, no fault, no warning."""
    run = json.loads((built_site.parent / "notebooks" / notebook.name).read_text(encoding="utf-8"))
    outputs = [output for cell in run["cells"] for output in cell.get("outputs", [])]
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert kinds <= {"text/plain", "text/html", "text/latex", "text/markdown"}
    assert {output["output_type"] for output in outputs} <= {"stream", "display_data", "execute_result"}
    assert all(output.get("name", "stdout") == "stdout" for output in outputs)
    html = (built_site / f"course/{notebook.stem}.html").read_text(encoding="utf-8")
    asked = sum("exercise(" in "".join(cell["source"]) for cell in run["cells"] if cell["cell_type"] == "code")
    assert html.count('class="kododo-question"') == asked


def test_every_public_name_is_explained(pages):
    """The reference has a place for each name of the package and of its views."""
    names = {f"kododo_math.{name}" for name in kododo_math.__all__}
    names |= {f"kododo_math.views.{name}" for name in views.__all__ if name not in kododo_math.__all__}
    places = {place for page in pages.values() for place in page.places}
    assert names - places == set()
