"""What Binder does, done here: an environment from the files in ``binder/``, and the app answers in it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

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


def test_the_app_opens_in_an_environment_built_from_the_files(environment, browser):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    jupyter = Path(environment["VIRTUAL_ENV"]) / "bin" / "jupyter"
    options = ["--no-browser", "--allow-root", f"--port={port}", "--port-retries=0", "--IdentityProvider.token="]
    server = subprocess.Popen([jupyter, "lab", *options], cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}/{PAGE}"
        assert "<title>Krom Explore</title>" in answer(url, within=45)
        page = browser.new_page()
        page.goto(f"{url}#/learn/combat")
        page.locator('[data-part="dice"] [data-do="roll"]').click()
        page.wait_for_selector('[data-part="log"] [data-kind="rolled"]')
        page.close()
    finally:
        server.terminate()
        server.wait(20)


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
