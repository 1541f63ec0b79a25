"""The browser of the tests and of the bench: Debian's Chromium, or the one that KROM_CHROMIUM names."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first of these that is there. A whole Chromium draws a window of its own around every new visitor, also where
nobody sees it: measured, a visitor costs 0.99 s of computing with it and 0.16 s with the shell alone."""

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
]  # fmt: skip


def launch(playwright: Playwright) -> Browser:
    path = os.environ.get("KROM_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        raise FileNotFoundError(f"no Chromium: apt-get install {NAMES[0]}, or set KROM_CHROMIUM to its path")
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
