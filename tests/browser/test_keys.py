"""Keys that are pressed on a widget in a real JupyterLab: the notebook around it does not hear them."""

import pytest

pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import expect

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def page(open_notebook):
    """Return the page of notebook 02."""
    page = open_notebook("02_why_a_color_scores.ipynb")
    page.locator(".kododo-explorer").wait_for(timeout=90_000)
    return page


@pytest.fixture
def explorer(page):
    """Return the explorer; see afterwards that the notebook has the same cells, and the explorer still has the keys."""
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    yield page.locator(".kododo-explorer")
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    assert page.evaluate("document.querySelector('.kododo-explorer').contains(document.activeElement)")


def test_letters_choose_in_a_menu(page, explorer):
    """D twice chooses Deutsch; to the notebook it means: delete this cell."""
    language = explorer.get_by_label("Language", exact=True)
    language.focus()
    page.keyboard.type("dd")
    expect(explorer.get_by_label("Sprache", exact=True)).to_have_value("Deutsch")
    page.keyboard.press("Home")
    expect(language).to_have_value("English")


def test_arrows_choose_in_a_menu(page, explorer):
    """To the notebook an arrow means: go to the next cell."""
    edition = explorer.get_by_label("Edition", exact=True)
    edition.focus()
    page.keyboard.press("ArrowDown")
    expect(edition).to_have_value("aggressive")
    page.keyboard.press("ArrowUp")
    expect(edition).to_have_value("kododo")


@pytest.mark.parametrize("key", ["ArrowDown", "ArrowUp", "a", "b", "d", "m", "z", "x"])
def test_no_key_leaves_a_button(page, explorer, key):
    """Whatever is pressed on it, twice."""
    explorer.get_by_role("button", name="Take back Teal").focus()
    page.keyboard.press(key)
    page.keyboard.press(key)


def test_commands_of_the_notebook_are_heard(page):
    """Escape leaves the widget; Shift and Enter run the cell."""
    page.locator(".kododo-explorer").get_by_role("button", name="Clear").focus()
    page.locator(".kododo-explorer").evaluate("box => box.setAttribute('data-before', '')")
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".kododo-explorer[data-before]")).to_have_count(0)
    page.locator(".kododo-explorer").wait_for()
    assert page.errors == []
