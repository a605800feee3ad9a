"""A picture of plotly keeps the width of its place and has a name: a small widget, not to be seen, watches over it."""

from __future__ import annotations

from functools import cache
from typing import Any

from kododo_math.exact.tables import library

_SCRIPT = """
function render({ model, el }) {
    const picture = () => el.parentElement?.parentElement?.querySelector(".js-plotly-plot");
    const name = () => {
        picture()?.setAttribute("role", "img");
        picture()?.setAttribute("aria-label", model.get("label"));
    };
    const fit = () => window.dispatchEvent(new Event("resize"));
    const drawn = () => setTimeout(() => { fit(); name(); }, 50);
    const watch = new ResizeObserver(() => requestAnimationFrame(fit));
    watch.observe(el);
    model.on("change:label", name);
    document.addEventListener("plotlywidget-after-render", drawn);
    return () => {
        watch.disconnect();
        document.removeEventListener("plotlywidget-after-render", drawn);
    };
}
export default { render };
"""


def picture_keeper() -> Any:  # noqa: ANN401 - an anywidget
    """Return a widget that tells plotly when a picture has a new width, or has just been drawn, and names the picture.

    A picture is drawn before its place is on the screen, and so with a width that suits no phone; plotly looks at the
    width again only when the window changes. Its name, for screen readers, is the widget's ``label``.
    """
    return _picture_keeper()()


@cache
def _picture_keeper() -> Any:  # noqa: ANN401 - a class of anywidget, which is no dependency
    label = library("traitlets", "design_lab").Unicode("").tag(sync=True)
    return type("PictureKeeper", (library("anywidget", "design_lab").AnyWidget,), {"_esm": _SCRIPT, "label": label})
