"""A real JupyterLab, a real Voilà and a real Chromium, started for the tests and stopped after them."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

import pytest

import kododo_math
from kododo_math.views.catalogue import LANGUAGE_VARIABLE

ROOT = Path(kododo_math.__file__).parents[1]
TOKEN = "kododo"  # noqa: S105 - it guards a server that only this machine reaches, for a minute
CHROMIUM = shutil.which(os.environ.get("CHROMIUM", "chromium")) or shutil.which("chromium-browser")
CHROMIUM_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCREENSHOTS = os.environ.get("KODODO_MATH_SCREENSHOTS")
"""Name of a folder to keep pictures in; without it none are taken."""
AT_HOME = re.compile(r"(https?|wss?)://(127\.0\.0\.1|localhost)[:/]|data:|blob:|about:")
NO_NEWS = {"fetchNews": "false", "checkForUpdates": False}
FOLDERS = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR", "LAB_SETTINGS_DIR", "LAB_WORKSPACES_DIR")


def pytest_collection_modifyitems(items):
    """Skip what needs a browser where there is none, and say so."""
    if CHROMIUM is None:
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="no chromium found: install it, or set CHROMIUM to its path"))


@pytest.fixture(scope="session")
def chromium():
    """Yield a browser without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_OPTIONS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    """Yield the address of a JupyterLab that serves a copy of the notebooks."""
    folder = _folder_with_notebooks(tmp_path_factory, "lab")
    settings = folder / "LAB_SETTINGS_DIR" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(NO_NEWS))
    port = _free_port()
    address = f"http://127.0.0.1:{port}"
    command = ["jupyter", "lab", *_lab_options(port, folder / "notebooks")]
    with _serving(command, folder, f"{address}/api/status?token={TOKEN}"):
        yield address


@pytest.fixture(scope="session")
def voila(tmp_path_factory):
    """Yield a function that has a Voilà show a copy of the notebooks as apps in a language, and gives its address."""
    with ExitStack() as servers:

        @cache
        def served(language):
            folder = _folder_with_notebooks(tmp_path_factory, f"voila-{language}")
            port = _free_port()
            address = f"http://127.0.0.1:{port}"
            command = ["voila", "--no-browser", "--Voila.ip=127.0.0.1", f"--port={port}", str(folder / "notebooks")]
            spoken = {LANGUAGE_VARIABLE: language}
            servers.enter_context(_serving(command, folder, f"{address}/static/favicons/favicon.ico", spoken))
            return address

        yield served


def _folder_with_notebooks(tmp_path_factory, name):
    folder = tmp_path_factory.mktemp(name)
    shutil.copytree(ROOT / "notebooks", folder / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    return folder


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def _serving(command, folder, url, variables=None):
    """Have a Python module serve, with variables in its environment, and stop it in the end."""
    environment = {**_environment(folder), **(variables or {})}
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", *command], env=environment, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            _wait_until_served(url, server, folder / "server.log")
            yield
        finally:
            server.terminate()
            server.wait(15)


@pytest.fixture(scope="session")
def serve():
    """Return a function that shows a folder with `python -m http.server`, and returns its address."""
    servers = []

    def served(folder):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = str(probe.getsockname()[1])
        command = [sys.executable, "-m", "http.server", port, "--bind", "127.0.0.1", "--directory", folder]
        servers.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", int(port))) == 0:
                    return f"http://127.0.0.1:{port}"
            time.sleep(0.1)
        return pytest.fail("the web server of Python did not start")

    yield served
    for server in servers:
        server.terminate()
        server.wait(15)


def _lab_options(port, root):
    return [
        "--no-browser",
        "--allow-root",
        "--ip=127.0.0.1",
        f"--port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={root}",
        f"--IdentityProvider.token={TOKEN}",
        "--LabApp.news_url=None",
        "--LabApp.extension_manager=readonly",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.expose_app_in_browser=True",
    ]


def _environment(folder):
    jupyter = {f"JUPYTER{'' if name.startswith('LAB') else '_'}{name}": str(folder / name) for name in FOLDERS}
    return {**os.environ, **jupyter, "IPYTHONDIR": str(folder / "ipython"), "PYTHONPATH": str(ROOT)}


def _wait_until_served(url, server, log, seconds=90):
    end = time.monotonic() + seconds
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):  # noqa: S310 - our own server
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.2)
    server.kill()
    pytest.fail(f"The server did not start: {log.read_text()[-2000:]}")


@pytest.fixture(scope="session")
def new_page(chromium):
    """Return a function that opens an empty page, which keeps its errors and the requests to other machines."""
    contexts = []

    def opened(width=1280, height=1000):
        context = chromium.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=2 if SCREENSHOTS else 1
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.errors, page.strangers = [], []
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.on("console", lambda said: page.errors.append(said.text) if said.type == "error" else None)
        context.route("**/*", lambda route: _stay_at_home(route, page))
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def open_notebook(new_page, lab):
    """Return a function that opens a notebook in a page of its own, with every cell run."""

    def opened(name, width=1280, height=1000):
        page = new_page(width, height)
        page.goto(f"{lab}/doc/tree/{name}?token={TOKEN}")
        page.locator(".jp-Notebook .jp-Cell").first.wait_for()
        _wait_for_kernel(page, lab)
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        return page

    return opened


@pytest.fixture(scope="session")
def open_app(new_page, voila):
    """Return a function that opens a notebook as an app: no code, every cell run."""

    def opened(name, language="en"):
        page = new_page()
        page.goto(f"{voila(language)}/voila/render/{name}", timeout=120_000)
        page.locator(".jp-OutputArea-output .kododo").first.wait_for()
        return page

    return opened


@pytest.fixture(scope="session")
def shoot():
    """Return a function that keeps a picture of all of the stepper on a page, if pictures are asked for."""

    def taken(page, name):
        if SCREENSHOTS:
            size = page.viewport_size
            page.set_viewport_size({**size, "height": 2400})
            page.locator(".kododo-stepper").first.screenshot(path=Path(SCREENSHOTS) / f"{name}.png")
            page.set_viewport_size(size)

    return taken


def _stay_at_home(route, page):
    """Let no request leave this machine, and remember which wanted to."""
    if AT_HOME.match(route.request.url):
        route.continue_()
    else:
        page.strangers.append(route.request.url)
        route.abort()


def _wait_for_kernel(page, lab):
    """Ask the server: the page says that it is idle before a kernel is there."""
    for _ in range(300):
        with urllib.request.urlopen(f"{lab}/api/sessions?token={TOKEN}") as answer:  # noqa: S310 - our own server
            if any(session["kernel"]["execution_state"] == "idle" for session in json.load(answer)):
                break
        page.wait_for_timeout(200)
    page.locator("#jp-main-statusbar", has_text="| Idle").wait_for()


@pytest.fixture(scope="session")
def axe(tmp_path_factory):
    """Return the source of axe-core, which finds faults that shut readers out."""
    folder = tmp_path_factory.mktemp("axe")
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not installed: it fetches axe-core")
    fetched = subprocess.run(
        [npm, "pack", "axe-core@4", "--silent"], cwd=folder, capture_output=True, check=False, timeout=60
    )
    packed = next(folder.glob("axe-core-*.tgz"), None)
    if packed is None:
        pytest.skip(f"axe-core could not be fetched: {fetched.stderr.decode()[-200:]}")
    with tarfile.open(packed) as archive:
        return archive.extractfile("package/axe.min.js").read().decode()
