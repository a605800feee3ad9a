"""Imports run one way, from the cards to the notebooks; simulation and exact law never meet; the core stands alone."""

from __future__ import annotations

import ast
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = (
    *("cards", "executors", "deck", "json_text", "rule_set", "editions", "scoring", "seat_view", "game_records"),
    *("game", "exact", "strategies", "simulation", "design", "numbers_game", "exercises", "views", "__main__"),
)
STAND_ALONE = LAYERS[: LAYERS.index("exact") + 1]
NEEDS_MORE = "kododo_math.exact.symbolic."
"""What a module's address starts with if it may import sympy, and nothing else beyond the standard library."""
ADDRESSES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "kododo_math").rglob("*.py"))
}
MODULES = [module for module in ADDRESSES if module != "kododo_math"]


def names_imported(text: str) -> set[str]:
    """Return the full name of everything that a program imports, wherever in it the import stands."""
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "expected an import by its full name, got a relative one"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def imports_of(module: str) -> set[str]:
    """Return the full name of everything that a module of the package imports."""
    return names_imported(ADDRESSES[module].read_text(encoding="utf-8"))


def layer(name: str) -> str:
    """Return the layer of a name inside the package; a name of the package itself is its own layer."""
    return name.split(".")[1]


def layers_imported(names: set[str]) -> set[str]:
    """Return the layers of the package that names come from."""
    return {layer(name) for name in names if name.startswith("kododo_math.")}


def module_of(name: str) -> str | None:
    """Return the module of the package in which an imported name lives, if it is one of ours."""
    return next((module for module in (name, name.rpartition(".")[0]) if module in MODULES), None)


def breaches(module: str, names: set[str]) -> set[str]:
    """Return the layers a module imports from although it may not."""
    position = LAYERS.index(layer(module))
    allowed = {*LAYERS[: position + 1], "__version__"}
    if layer(module) == "simulation":
        allowed.remove("exact")
    return layers_imported(names) - allowed


def foreign(names: set[str]) -> set[str]:
    """Return what names need beyond the standard library and this package."""
    tops = {name.split(".")[0] for name in names}
    return tops - set(sys.stdlib_module_names) - {"kododo_math"}


@pytest.mark.parametrize("module", MODULES)
def test_a_file_imports_only_from_layers_to_its_left(module):
    """The layers are those of the design; the package's own front door is to the right of them all."""
    assert breaches(module, imports_of(module)) == set()


@pytest.mark.parametrize("module", [m for m in MODULES if layer(m) in STAND_ALONE])
def test_the_core_and_the_exact_law_need_the_standard_library_alone(module):
    """That is what lets them run in a browser tab; only the symbolic derivations need sympy."""
    assert foreign(imports_of(module)) <= ({"sympy"} if module.startswith(NEEDS_MORE) else set())


def test_no_circle_of_imports():
    """The modules can be read in an order in which each rests on those before it."""
    graph = {module: {module_of(name) for name in imports_of(module)} - {None, module} for module in MODULES}
    order = list(TopologicalSorter(graph).static_order())
    assert sorted(order) == sorted(MODULES)


def test_every_file_belongs_to_a_layer():
    """A new file or folder takes its place among the layers before anything imports it."""
    assert {layer(module) for module in MODULES} <= set(LAYERS)


@pytest.mark.parametrize(
    ("module", "program", "breach"),
    [
        ("kododo_math.scoring", "from kododo_math.game import Game", {"game"}),
        ("kododo_math.scoring", "def f():\n    import kododo_math.views.text", {"views"}),
        ("kododo_math.simulation.kernel", "from kododo_math.exact.round_law import round_law", {"exact"}),
        ("kododo_math.simulation.kernel", "from kododo_math import exact", {"exact"}),
        ("kododo_math.exact.odds", "from kododo_math import round_law", {"round_law"}),
        ("kododo_math.exact.odds", "import json\nfrom kododo_math.cards import Card", set()),
    ],
)
def test_the_reading_of_imports_sees_a_breach(module, program, breach):
    """A planted import from the right, at the top or inside a function, is found; a legal one is not."""
    assert breaches(module, names_imported(program)) == breach


def test_the_reading_of_imports_sees_a_foreign_package():
    """A planted import of numpy inside a function is found."""
    assert foreign(names_imported("import json\ndef f():\n    from numpy.random import Generator")) == {"numpy"}
