"""Show what a box gave where it could run: importing this makes ``%%computed_before`` do so.

The site in a browser lacks numpy and what builds on it. There, boxes that need them begin with this line, and the
outputs that they had when the site was built lie beside this file.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path

from IPython import get_ipython
from IPython.display import display

OUTPUTS = json.loads(Path(__file__).with_name("outputs.json").read_text(encoding="utf-8"))
"""For each box, by its notebook and its id, the outputs that a notebook keeps."""


def show(box: str, code: str) -> None:
    """Run the code as far as it goes, for the names that later boxes need; then show what all of it gave before."""
    with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()):
        for statement in ast.parse(code).body:
            exec(compile(ast.Module([statement], []), box, "exec"), get_ipython().user_ns)  # noqa: S102 - the reader's own box
    for output in OUTPUTS[box]:
        if output["output_type"] == "stream":
            print("".join(output["text"]), end="")  # noqa: T201 - as the box did
        else:
            display({kind: "".join(text) for kind, text in output["data"].items()}, raw=True)


get_ipython().register_magic_function(show, "cell", "computed_before")
