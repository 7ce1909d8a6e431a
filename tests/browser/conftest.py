"""A server, a Chromium and fresh windows for the browser tests. What goes wrong in a window unseen fails its test."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from browserside import Server, kept
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

CHROMIUM = os.environ.get("LOPSIDED_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
PATIENCE = 30_000  # milliseconds, on a machine that does other things too
DESK, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process."""
    found = Server(tmp_path_factory.mktemp("server")).start()
    yield found
    found.kill()


@pytest.fixture(scope="module")  # not longer: while it lives, no other test may run an event loop
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a file."""
    if not CHROMIUM:
        pytest.skip("no Chromium is installed here (apt-get install chromium), so the table was not tried in a browser")
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--disable-dev-shm-usage"])
        yield found
        found.close()


class Windows:
    """Opens windows, each a browser of its own, and watches all of them."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.browser, self.home = browser, home
        self.contexts: list[BrowserContext] = []
        self.hosts = {urlsplit(home).netloc}
        self.trouble: list[str] = []
        self.forgiven: list[str] = []  # parts of console errors that a test brings about

    def context(self, **more: Any) -> BrowserContext:
        """A fresh browser: nothing remembered, no motion unless asked for."""
        chosen = {"viewport": DESK, "reduced_motion": "reduce", "base_url": self.home, "locale": "en-GB", **more}
        context = self.browser.new_context(**chosen)
        context.set_default_timeout(PATIENCE)
        context.on("console", self.console)
        context.on("weberror", lambda error: self.trouble.append(f"error: {error.error}"))
        context.on("request", self.request)
        self.contexts.append(context)
        return context

    def __call__(self, **more: Any) -> Page:
        """A fresh window on nothing."""
        return self.context(**more).new_page()

    def at(self, seated: dict[str, Any], home: str = "", **more: Any) -> Page:
        """A fresh window at somebody's seat."""
        home = home or self.home
        page = self(base_url=home, storage_state=kept(seated, home), **more)
        page.goto(f"/t/{seated['match']}")
        return page

    def phone(self, **more: Any) -> Page:
        """A fresh window on a phone."""
        return self(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **more)

    def console(self, message: ConsoleMessage) -> None:
        """Keep warnings and errors; a broken content security policy is one of them."""
        if message.type in ("error", "warning") and not any(part in message.text for part in self.forgiven):
            self.trouble.append(f"console: {message.text}")

    def request(self, request: Request) -> None:
        """Keep every request to anybody else."""
        to = urlsplit(request.url)
        if to.scheme not in ("data", "blob") and to.netloc not in self.hosts:
            self.trouble.append(f"a request to somebody else: {request.url}")


@pytest.fixture
def windows(browser: Browser, server: Server) -> Iterator[Windows]:
    """A way to open windows; all are closed in the end, and none may have complained."""
    found = Windows(browser, server.url)
    yield found
    for context in found.contexts:
        context.close()
    assert not found.trouble, "\n".join(found.trouble)


@pytest.fixture
def page(windows: Windows) -> Page:
    """One fresh window."""
    return windows()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[[], Server]]:
    """Starts a server that a test may kill."""
    started: list[Server] = []

    def start() -> Server:
        started.append(Server(tmp_path).start())
        return started[-1]

    yield start
    for server in started:
        server.kill()
