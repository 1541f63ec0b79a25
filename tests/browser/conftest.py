"""A server and a browser for the tests in this folder: real ones, shared, and gone when the tests are done."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, FloatRect, Locator, Page, Playwright, expect, sync_playwright

from tests.chromium import launch

HERE = Path(__file__).parent
AXE = HERE / "vendor" / "axe.min.js"
START = [sys.executable, "-m", "krom_explore.cli", "serve", "--no-browser"]
DESK, PHONE, NARROWEST = ({"width": width, "height": height} for width, height in ((1366, 768), (390, 844), (320, 640)))
PATIENCE = 60_000
"""Milliseconds to wait for what must come: enough where many share a machine, and nobody waits for what is there."""
expect.set_options(timeout=PATIENCE)

ON_COLOURS = ["color-contrast", "link-in-text-block"]
"""The checks of axe to which the colours of a page matter."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file stays with one worker (--dist loadgroup): its pages and servers are set up once. What builds an
    environment comes last. xdist reads the groups in the same hook, so ours comes first.
    """
    items.sort(key=lambda item: item.path.name == "test_binder.py")
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


# --- the server


@dataclass
class Server:
    """The app as somebody would start it, on a free port of this machine."""

    process: psutil.Popen
    url: str
    _teacher: str = ""

    @property
    def teacher(self) -> str:
        """What is printed for the teacher: the address from which a class is led, without the server's own."""
        while not self._teacher:
            line = self.process.stdout.readline()
            assert line, "nothing was printed for a teacher"
            found = re.search(r"http://\S+?/(#\S+[?]teacher=[0-9a-f]{32})", line)
            self._teacher = found[1] if found else ""
        return self._teacher

    def tables(self) -> list[psutil.Process]:
        """The processes behind the pages, those that stand ready included."""
        return [child for child in self.process.children(recursive=True) if _lives(child)]

    def stop(self) -> int:
        """Ctrl-C, and what the server answers. Nothing that it started outlives it."""
        children = self.process.children(recursive=True)
        self.process.send_signal(signal.SIGINT)
        try:
            code = int(self.process.wait(20))
        finally:
            _, alive = psutil.wait_procs(children, timeout=5)
            for process in [*alive, self.process]:
                if process.is_running():
                    process.kill()
        assert not alive, "processes outlived the server"
        return code


def start_server(*options: str, command: Sequence[str] = START, **env: str) -> Server:
    process = psutil.Popen([*command, *options], stdout=subprocess.PIPE, text=True, env={**os.environ, **env})
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    if not found:
        process.kill()
        pytest.fail(f"the server did not start: {line!r}")
    return Server(process, found[0])


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    server = start_server()
    yield server
    assert server.stop() == 0


def _lives(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


# --- the browser


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Without a browser the tests fail; they never skip."""
    browser = launch(playwright)
    yield browser
    browser.close()


@dataclass
class Heard:
    """What a page said and asked for, besides what it showed."""

    errors: list[str] = field(default_factory=list)
    urls: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("console", lambda line: self.errors.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.urls.append(request.url))
        page.on("websocket", lambda socket: self.urls.append(socket.url))

    def abroad(self) -> list[str]:
        """What was asked of any host but this machine."""
        return [
            url
            for url in self.urls
            if urlsplit(url).scheme not in ("data", "blob", "about") and urlsplit(url).hostname != "127.0.0.1"
        ]


@pytest.fixture
def heard() -> Heard:
    """Clear ``heard.errors`` in a test where errors are what it is about."""
    return Heard()


_left: list[tuple[float, BrowserContext]] = []
"""When contexts were left that are still open."""

GOODBYE = 1.0
"""Seconds for a goodbye to be on its way. A context that is closed sooner often takes it along, and the server keeps
the table for a quarter of an hour."""


def leave(context: BrowserContext) -> None:
    """As a visitor leaves: closing the context would not tell the server. It is closed when a later one is left, so
    that nobody waits for it."""
    for page in context.pages:
        page.goto("about:blank")
    now = time.monotonic()
    for left in [each for each in _left if now - each[0] > GOODBYE]:
        _left.remove(left)
        left[1].close()
    _left.append((now, context))


@pytest.fixture
def page(browser: Browser, server: Server, heard: Heard) -> Iterator[Page]:
    """A fresh visitor: nothing stored, no page open yet. Afterwards: no error was logged, nobody else was asked."""
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.on("page", heard.listen)
    page = context.new_page()
    yield page
    leave(context)
    assert not heard.errors
    assert not heard.abroad()


@pytest.fixture
def moving(browser: Browser, server: Server, heard: Heard) -> Iterator[Page]:
    """A visitor who likes to see things move."""
    context = browser.new_context(base_url=server.url, reduced_motion="no-preference", viewport=DESK)
    context.set_default_timeout(PATIENCE)
    context.on("page", heard.listen)
    page = context.new_page()
    yield page
    leave(context)
    assert not heard.errors
    assert not heard.abroad()


def visit(page: Page, route: str = "") -> Page:
    """Open the app at a route and wait until it is there."""
    page.goto(f"/{route}")
    page.wait_for_selector("#rendered_cells main")
    page.wait_for_selector("#krom-loading", state="detached")
    return page


def box(of: Locator) -> FloatRect:
    """Where something is drawn, once it is: what is being drawn anew at that moment has no place."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if found := of.bounding_box():
            return found
        of.page.wait_for_timeout(50)
    raise AssertionError(f"never drawn: {of}")


def open_sheet(page: Page, name: str) -> None:
    """Open a sheet of a table, if it is closed."""
    tab = page.locator(f'[data-sheet="{name}"]')
    if tab.get_attribute("aria-expanded") == "false":
        tab.click()


def set_dice(within: Page | Locator, *faces: int) -> None:
    """Set the dice by hand, and roll them."""
    tray = within.locator('[data-part="dice"]')
    tray.locator("summary").first.click()
    for select, face in zip(tray.locator("select").all(), faces, strict=True):
        select.select_option(str(face))
    tray.locator('[data-do="roll-set"]').click()


def axe(page: Page, **options: Any) -> list[str]:
    """What axe-core finds wrong with the page as it is now, a line for each place. In the dark only colours differ."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    if page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"):
        options = {"runOnly": ON_COLOURS, **options}
    found = page.evaluate("(options) => axe.run(document, options)", {"resultTypes": ["violations"], **options})
    return [
        f"{violation['id']} ({violation['impact']}): {' '.join(map(str, node['target']))}: {node['html'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
