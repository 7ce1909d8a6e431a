"""A server, a Chromium and fresh windows for the browser tests. What goes wrong in a window unseen fails its test."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from browserside import LOOKS, PATIENCE, Server, Windows
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tongue import LOCALES, spoken

CHROMIUM = os.environ.get("LOPSIDED_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
FLAGS += ["--disable-site-isolation-trials"]  # else each window starts a second process as soon as it goes somewhere
WITHOUT = ["HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning"]  # as Playwright does by itself
WITHOUT += ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]  # else each window starts a process for what an address bar would show
FLAGS += [f"--disable-features={','.join(WITHOUT)}"]
HERE = Path(__file__).parent
running, launched = ExitStack(), list[Browser]()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process."""
    found = Server(tmp_path_factory.mktemp("server")).start()
    yield found
    found.kill()


@pytest.fixture(autouse=True)
def dealt(server: Server, request: pytest.FixtureRequest) -> None:
    """What is dealt in a test is the same in every run of it."""
    (server.folder / "test").write_text(request.node.nodeid, "utf-8")


@pytest.fixture
def browser() -> Browser:
    """One Chromium for all tests of this folder that this process runs on end, begun where one of them needs it and where the last one crashed it."""
    if not CHROMIUM:
        pytest.skip("no Chromium is installed here (apt-get install chromium), so the table was not tried in a browser")
    if not launched or not launched[-1].is_connected():
        end_browser()
        playwright = running.enter_context(sync_playwright())
        expect.set_options(timeout=PATIENCE)
        launched.append(playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--disable-dev-shm-usage"]))
        running.callback(launched[-1].close)
    return launched[-1]


def end_browser() -> None:
    """Close it."""
    launched.clear()
    running.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """While a browser lives, no test elsewhere may run an event loop: it ends with the last test here."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        end_browser()


@pytest.fixture
def windows(browser: Browser, server: Server) -> Iterator[Windows]:
    """A way to open windows; all are closed in the end, and none may have complained."""
    found = Windows(browser, server.url)
    yield found
    for context in found.contexts:
        context.close()
    assert not found.trouble, "\n".join(found.trouble)


@pytest.fixture(params=LOCALES)
def each_language(request: pytest.FixtureRequest) -> Iterator[None]:
    """The test is read in each language, whatever the run is read in."""
    spoken.append(request.param)
    yield
    spoken.pop()


@pytest.fixture
def page(windows: Windows) -> Page:
    """One fresh window."""
    return windows()


@pytest.fixture(params=LOOKS)
def look(request: pytest.FixtureRequest) -> dict[str, Any]:
    """How a window looks."""
    scheme, size = LOOKS[request.param]
    return {"color_scheme": scheme, "viewport": size}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server that a test may kill, or that has settings of its own."""
    started: list[Server] = []

    def start(**settings: str) -> Server:
        started.append(Server(tmp_path, **settings).start())
        return started[-1]

    yield start
    for server in started:
        server.kill()
