"""With every third-party package blocked, the rules and the exact law still work."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kododo_math

BLOCKED = ("numpy", "scipy", "sympy", "pandas", "plotly", "ipywidgets", "anywidget", "numba", "IPython", "tqdm", "dask")
BLOCK = f"""
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {BLOCKED}:
            raise ModuleNotFoundError(f"{{name}} is blocked", name=name)

sys.meta_path.insert(0, Blocker())
"""


def run_bare(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a new Python in which the third-party packages cannot be imported."""
    command = [sys.executable, "-c", BLOCK + program]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[1])


@pytest.mark.parametrize("package", ["numpy", "plotly.graph_objects"])
def test_the_blocker_blocks(package):
    """Without this the tests below would prove nothing."""
    assert f"No module named '{package}'" not in run_bare(f"import {package}").stderr
    assert "is blocked" in run_bare(f"import {package}").stderr


TEAL_ROUND = "score_round(['TK T2 O5 G2', 'T3 T4 O2 GK'], rules('kododo', 2))"
WHOLE_GAME = """
game = Game.deal(rules('limit', 3), seed=1)
while not game.is_over: game.play_at_random()
print(len(game.verdicts))
"""


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        ("import kododo_math; print(kododo_math.__version__)", kododo_math.__version__),
        ("from kododo_math import parse_cards; print(*parse_cards('TK O5'))", "TK O5"),
        (f"from kododo_math import rules, score_round; print({TEAL_ROUND}.scoring)", "teal"),
        (f"from kododo_math import Game, rules{WHOLE_GAME}", "7"),
        ("from kododo_math import round_law, rules; print(round_law(rules('kododo', 2)).p_kododo)", "640711/225561084"),
        (f"from kododo_math import explain, rules, score_round; print('Teal' in explain({TEAL_ROUND}))", "True"),
        ("from kododo_math import doctor; print('ipywidgets' in str(doctor()))", "True"),
    ],
    ids=["import", "cards", "scoring", "game", "round law", "explain", "doctor"],
)
def test_it_works_without_any_extra(program, expected):
    """Scoring, a whole game, the exact law, its explanation and the doctor rest on Python alone."""
    done = run_bare(program)
    assert (done.stdout.strip(), done.stderr) == (expected, "")


def test_import_loads_no_third_party_package():
    """The optional packages are imported where they are used, never by `import kododo_math`."""
    program = f"import sys, kododo_math; print(sorted(set({BLOCKED}) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
