"""How Sphinx turns the course and the docstrings into pages; `make site` runs it on what build_site.py lays out."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.ext.napoleon import Config, GoogleDocstring

import kododo_math
from kododo_math import views

project = "kododo_math"
author = "The kododo_math authors"
release = kododo_math.__version__
extensions = ["myst_nb", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "5211, exactly"
html_static_path = ["_static"]
html_css_files = ["katex/katex.min.css", "site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_math_renderer = "katex"
nb_execution_mode = "off"
nb_merge_streams = True
nb_ipywidgets_js: dict[str, object] = {}
myst_enable_extensions = ["dollarmath"]
myst_heading_anchors = 2
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autoclass_content = "class"
nitpicky = True

HERE = Path(__file__).parent
WRITE_FORMULAS = """
const katex = require("./_static/katex/katex.min.js");
require("readline").createInterface({input: process.stdin}).on("line", line => {
    const [formula, displayMode] = JSON.parse(line);
    let answer;
    try { answer = [katex.renderToString(formula, {displayMode, strict: "error"}), null]; }
    catch (error) { answer = [null, error.message]; }
    console.log(JSON.stringify(answer));
});
"""
PUBLIC = {name: f"kododo_math.{name}" for name in kododo_math.__all__} | {
    name: f"kododo_math.views.{name}" for name in views.__all__ if name not in kododo_math.__all__
}
"""Where the reference explains a name."""
NAMES = re.compile(r"``(" + "|".join(sorted(PUBLIC, key=len, reverse=True)) + r")(\([^`]*\))?``")


def read_sections(_: Sphinx, __: str, ___: str, ____: object, _____: object, lines: list[str]) -> None:
    """Read the sections of a docstring; as an extension, napoleon would take a colon in a property's for its type."""
    lines[:] = GoogleDocstring(lines, Config(napoleon_use_ivar=True)).lines()


def link_names(_: Sphinx, __: str, name: str, ___: object, ____: object, lines: list[str]) -> None:
    """Make links of the public names that a docstring writes in code, but for its own."""
    own = name.rpartition(".")[2]

    def linked(found: re.Match[str]) -> str:
        short, call = found[1], found[2] or ""
        return found[0] if short == own else f":py:obj:`{short}{call} <{PUBLIC[short]}>`"

    lines[:] = [NAMES.sub(linked, line) for line in lines]


def resolve(app: Sphinx, env: object, node: nodes.Element, content: nodes.TextElement) -> nodes.Node | None:
    """Lead a type in a signature to its public name; leave those as text that the reference does not explain."""
    target = node.get("reftarget", "")
    short = target.rpartition(".")[2]
    if node.get("refdomain") != "py":
        return None
    if short in PUBLIC and target != PUBLIC[short]:
        domain = env.get_domain("py")
        return domain.resolve_xref(env, node["refdoc"], app.builder, "obj", PUBLIC[short], node, content)
    is_type = node["reftype"] == "class" or "refexplicit" not in node  # what is written by hand is of another kind
    return content if is_type else None


class Katex:
    """KaTeX in a process of its own: it makes HTML of each formula, so that no page needs a script for it."""

    def __init__(self) -> None:
        """Start it, in the folder where build_site.py has put it."""
        command = ["node", "-e", WRITE_FORMULAS]
        self._process = subprocess.Popen(command, cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def html(self, formula: str, *, is_block: bool) -> str:
        """Return a formula as HTML; raise ``ValueError`` for one that KaTeX does not understand."""
        self._process.stdin.write(json.dumps([formula, is_block]) + "\n")
        self._process.stdin.flush()
        html, error = json.loads(self._process.stdout.readline())
        if error:
            msg = f"formula {formula!r}: {error}"
            raise ValueError(msg)
        return html


@cache
def katex() -> Katex:
    """Return the one process; it ends with this one, which holds its input."""
    return Katex()


def visit_inline(writer: object, node: nodes.math) -> None:
    """Write a formula of a line."""
    writer.body.append(katex().html(node.astext(), is_block=False))
    raise nodes.SkipNode


def visit_block(writer: object, node: nodes.math_block) -> None:
    """Write a formula that stands alone."""
    writer.body.append(f'<div class="math">{katex().html(node.astext(), is_block=True)}</div>')
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    """Register the above."""
    app.add_html_math_renderer("katex", (visit_inline, None), (visit_block, None))
    app.connect("autodoc-process-docstring", read_sections)
    app.connect("autodoc-process-docstring", link_names)
    app.connect("missing-reference", resolve)
