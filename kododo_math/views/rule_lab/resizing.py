"""A picture of plotly keeps the width of its place: a small widget without anything to see, that watches over it."""

from __future__ import annotations

from typing import Any

from kododo_math.exact.tables import library

_SCRIPT = """
function render({ el }) {
    const fit = () => window.dispatchEvent(new Event("resize"));
    const watch = new ResizeObserver(() => requestAnimationFrame(fit));
    const drawn = () => setTimeout(fit, 50);
    watch.observe(el);
    document.addEventListener("plotlywidget-after-render", drawn);
    return () => {
        watch.disconnect();
        document.removeEventListener("plotlywidget-after-render", drawn);
    };
}
export default { render };
"""


def width_watcher() -> Any:  # noqa: ANN401 - an anywidget
    """Return a widget that tells plotly's pictures when their place has a new width, or they have just been drawn.

    A picture is drawn before its place is on the screen, and so with a width that suits no phone; plotly looks at the
    width again only when the window changes.
    """
    watcher: Any = library("anywidget", "design_lab").AnyWidget(_esm=_SCRIPT)
    return watcher
