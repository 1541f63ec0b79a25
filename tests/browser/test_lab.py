"""A chapter as a notebook, in JupyterLab itself: it runs, it answers, it looks like its surroundings."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "03_combat.ipynb"


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """The address of a JupyterLab that is open on a copy of the notebook."""
    shutil.copy(NOTEBOOK, tmp_path)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ["--no-browser", "--allow-root", f"--port={port}", "--port-retries=0", "--IdentityProvider.token="]
    command = [sys.executable, "-m", "jupyterlab", *options, f"--LabApp.user_settings_dir={tmp_path / 'settings'}"]
    server = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until(lambda: asked(f"{url}/api"))
        yield url
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture
def notebook(lab: str, browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 1400, "height": 1000}, reduced_motion="reduce")
    page.set_default_timeout(60_000)
    page.goto(f"{lab}/lab/tree/{NOTEBOOK.name}")
    page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    # Who runs a cell before Python is connected is asked which Python it should be.
    wait_until(
        lambda: [one for one in asked(f"{lab}/api/kernels") if one["connections"] and one["execution_state"] == "idle"]
    )
    page.add_locator_handler(page.locator(".jp-Dialog .jp-mod-accept"), lambda accept: accept.click())
    page.get_by_role("menuitem", name="Run").click()
    page.get_by_text("Run All Cells", exact=True).click()
    expect(page.locator(".jp-Notebook main")).to_be_visible(timeout=60_000)
    yield page
    page.close()


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


def test_a_chapter_runs_in_jupyterlab(notebook: Page):
    page = notebook
    page.locator('.jp-Notebook [data-part="dice"] [data-do="roll"]').click()
    expect(page.locator('.jp-Notebook [data-part="log"] [data-kind="rolled"]')).to_have_count(1)

    # Letters typed on the board are not JupyterLab's: "d d" would delete the cell.
    cells = page.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    page.locator('.jp-Notebook [data-part="board"] button').first.focus()
    page.keyboard.type("dd")
    assert cells.count() == before

    # The look is that of JupyterLab, until somebody chooses another.
    scheme = "() => getComputedStyle(document.querySelector('.krom')).colorScheme"
    assert page.evaluate(scheme) == "light"
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    assert page.evaluate(scheme) == "dark"
