"""A reader's entry that leaves a value as it was reaches no field: a small widget, not to be seen, hears it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from kododo_math.exact.tables import library

_SCRIPT = """
function render({ model, el }) {
    const heard = ({ target }) => {
        const lab = el.closest(".kododo-lab");
        if (lab?.contains(target) && lab.querySelector(".kododo-message")) model.send("entry");
    };
    const events = ["beforeinput", "input"];
    for (const event of events) document.addEventListener(event, heard, true);
    return () => events.forEach(event => document.removeEventListener(event, heard, true));
}
export default { render };
"""


def entry_listener(heard: Callable[[], None]) -> Any:  # noqa: ANN401 - an anywidget
    """Return a widget that calls ``heard`` at every entry beside an error, before the field itself hears of it."""
    listener = _entry_listener()()
    listener.on_msg(lambda *_: heard())
    return listener


@cache
def _entry_listener() -> Any:  # noqa: ANN401 - a class of anywidget, which is no dependency
    return type("EntryListener", (library("anywidget", "design_lab").AnyWidget,), {"_esm": _SCRIPT})
