"""What Binder does, done here: an environment from the files in ``binder/``; the app and the tutorials answer in it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from .conftest import Heard

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"
PAGE = "voila/render/notebooks/app.ipynb"


@pytest.fixture(scope="module")
def environment(tmp_path_factory) -> dict[str, str]:
    """The variables of a shell on Binder once the environment is built."""
    folder = tmp_path_factory.mktemp("binder") / "env"
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "--quiet", "--seed", "--python", sys.executable, folder], check=True)
    python = folder / "bin" / "python"
    install = [*uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", python]
    subprocess.run([*install, "--requirements", BINDER / "requirements.txt"], cwd=ROOT, check=True)
    own = {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", "VIRTUAL_ENV": str(folder)}
    theirs = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTHON"))}
    subprocess.run([BINDER / "postBuild"], cwd=ROOT, env={**theirs, **own}, check=True)
    return {**theirs, **own}


def test_the_app_and_the_tutorials_open_in_an_environment_built_from_the_files(environment, browser):
    port = free_port()
    jupyter = Path(environment["VIRTUAL_ENV"]) / "bin" / "jupyter"
    options = ["--no-browser", "--allow-root", f"--port={port}", "--port-retries=0", "--IdentityProvider.token="]
    server = subprocess.Popen([jupyter, "lab", *options], cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
    try:
        assert "<title>Krom Explore</title>" in answer(f"http://127.0.0.1:{port}/", within=45), "it opens with the app"
        url = f"http://127.0.0.1:{port}/{PAGE}"
        page, heard = browser.new_page(), Heard()
        heard.listen(page)
        page.goto(f"{url}#/learn/combat")
        page.locator('[data-part="dice"] [data-do="roll"]').click()
        page.wait_for_selector('[data-part="log"] [data-kind="rolled"]', state="attached")
        page.locator('.krom-app-notebook a[href="03_combat.ipynb"]').click()
        page.wait_for_selector("h1#Combat", timeout=60_000)
        assert page.locator("a[data-lab]").get_attribute("href") == "/lab/tree/notebooks/03_combat.ipynb"
        # A Jupyter server does not end while a page still runs its cells.
        page.wait_for_selector("#krom-status", state="detached", timeout=180_000)
        said = json.loads(page.locator("#jupyter-config-data").text_content())
        assert said["fullMathjaxUrl"] is None, "formulas are typeset without another host"
        assert heard.abroad() == []
        page.close()
    finally:
        end(server)


def test_plain_voila_finds_the_look_of_a_tutorial(environment):
    port = free_port()
    voila = Path(environment["VIRTUAL_ENV"]) / "bin" / "voila"
    options = ["--no-browser", f"--port={port}", "--Voila.ip=127.0.0.1", "notebooks/03_combat.ipynb"]
    server = subprocess.Popen([voila, *options], cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
    try:
        page = answer(f"http://127.0.0.1:{port}/", within=60)
        assert "<title>Combat – Krom Explore</title>" in page
        assert "--krom-paper:" in page, "the colours of the widgets"
        assert "Skip to the tutorial" in page, "the words of the catalogue"
        assert "cdn" not in page
    finally:
        end(server)


def end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(20)
    finally:
        server.kill()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def answer(url: str, within: float) -> str:
    """The page, as soon as somebody answers."""
    end = time.monotonic() + within
    while True:
        try:
            with urllib.request.urlopen(url, timeout=within) as response:
                assert response.status == 200
                return response.read().decode()
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
