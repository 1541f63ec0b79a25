"""A JupyterLab for the tests and the bench: started on a folder, a notebook opened and run as a reader would."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

TOP = Path(__file__).parents[2]
NOTEBOOKS = TOP / "notebooks"
SETTINGS = {
    "notebook-extension/tracker": {"windowingMode": "none"},  # all cells are drawn, also those out of sight
    "apputils-extension/notification": {"checkForUpdates": False, "fetchNews": "false"},
}


@contextmanager
def jupyterlab(folder: Path, settings: Path) -> Iterator[str]:
    """The address of a JupyterLab whose files are those of a folder. Nothing outlives it."""
    for name, chosen in SETTINGS.items():
        place = settings / "@jupyterlab" / f"{name}.jupyterlab-settings"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(chosen))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ["--no-browser", "--allow-root", f"--port={port}", "--port-retries=0", "--IdentityProvider.token="]
    command = [sys.executable, "-m", "jupyterlab", *options, f"--LabApp.user_settings_dir={settings}"]
    server = subprocess.Popen(
        command, cwd=folder, stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": str(TOP)}
    )
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until(lambda: asked(f"{url}/api"))
        yield url
    finally:
        server.terminate()
        server.wait(20)


def open_notebook(
    browser: Browser, lab: str, name: str, script: str = "", asks: Callable[[str], None] = lambda url: None
) -> Page:
    """A notebook, open and with its Python connected; nothing has been run. The script runs before the page's own, and
    ``asks`` hears of every address that is asked."""
    page = browser.new_page(viewport={"width": 1400, "height": 1000}, reduced_motion="reduce")
    page.on("request", lambda request: asks(request.url))
    if script:
        page.add_init_script(script)
    page.set_default_timeout(60_000)
    page.goto(f"{lab}/lab/tree/{name}?reset")
    page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    # Who runs a cell before Python is connected is asked which Python it should be.
    wait_until(
        lambda: [
            one for one in asked(f"{lab}/api/kernels") or () if one["connections"] and one["execution_state"] == "idle"
        ]
    )
    page.add_locator_handler(page.locator(".jp-Dialog .jp-mod-accept"), lambda accept: accept.click())
    return page


def run_all(page: Page) -> None:
    """Run all cells and wait for the last one."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.jp-Notebook .jp-CodeCell .jp-InputPrompt')]"
        ".every((prompt) => /\\[\\d+\\]/.test(prompt.textContent))"
    )


def run_cell(page: Page, code: str) -> Locator:
    """Write a cell at the end, run it, and give its output."""
    cells = page.locator(".jp-Notebook .jp-CodeCell")
    before = cells.count()
    page.locator(".jp-Notebook-footer").click()
    page.wait_for_function(f"() => document.querySelectorAll('.jp-Notebook .jp-CodeCell').length > {before}")
    cells.last.locator(".cm-content").click()
    page.keyboard.insert_text(code)
    page.keyboard.press("Control+Enter")
    expect(cells.last.locator(".jp-InputPrompt")).to_have_text(re.compile(r"\[\d+\]"))
    return cells.last.locator(".jp-OutputArea-output")


def asked(url: str) -> Any:
    """What the server answers, or None while it does not."""
    with suppress(OSError), urllib.request.urlopen(url) as answer:
        return json.load(answer)
    return None


def wait_until(there: Callable[[], object], within: float = 60) -> None:
    end = time.monotonic() + within
    while not there():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.25)
