"""The app, measured on this machine: how soon the board is there, how fast a click is, what a visitor costs.

    python bench/app_bench.py [--visitors 30] [--clicks 60]

Everything is measured on the real server, and shown beside its bar. 1 is returned when a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import psutil
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from playwright.sync_api import Browser, Page, sync_playwright
from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import websocket_connect

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
]  # fmt: skip
PROTOCOL = "v1.kernel.websocket.jupyter.org"
BOARD = "#rendered_cells main"
"""What is there once the first board can be used."""


@dataclass(frozen=True)
class Click:
    """Something to click, again and again, and the part of the page that must change with it."""

    name: str
    route: str
    press: str
    """The first of these that is there: a button to click, or a slider to push from end to end."""
    changes: str


CHANCE = "[data-part=dice] [data-do=roll]:not([hidden]), [data-part=dice] [data-do=draw]:not([hidden])"
CLICKS = [
    Click(
        "a move", "#/krom/learn/setup", f"[data-part=question] button[data-answer], {CHANCE}", "[data-part=question]"
    ),
    Click(
        "a combat roll, and back",
        "#/krom/learn/combat",
        f"[data-part=question] [data-do=undo]:not(:disabled):not([aria-disabled=true]), {CHANCE}",
        "[data-part=question]",
    ),
    Click(
        "an odds slider",
        "#/krom/odds/hunt",
        "[data-part=form] [data-field=value] input[type=range]",
        "[data-part=odds]",
    ),
]

HELLO: dict[str, Any] = {"hello": {"hash": "#/krom/learn/combat"}}
INTENTS: list[dict[str, Any]] = [{"part": "dice", "do": "roll"}, {"part": "question", "do": "undo"}]
"""What a protocol client sends: a fight, taken back and fought again."""


# --- the server


@contextmanager
def server(class_size: int) -> Iterator[tuple[str, psutil.Process]]:
    command = [sys.executable, "-m", "krom_explore.cli", "serve", "--no-browser", "--class-size", str(class_size)]
    process = psutil.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not start"
        settle(process, class_size)
        yield found[0], process
    finally:
        process.send_signal(2)
        process.wait(30)


def settle(process: psutil.Process, tables: int) -> None:
    """Wait until all tables stand and the machine is quiet: what is measured next is the app and not the start."""
    while len(process.children()) < tables or busy(process) > 5:
        time.sleep(0.2)


def busy(process: psutil.Process) -> float:
    """Per cent of a core, over half a second."""
    everybody = [process, *process.children()]

    def used() -> float:
        return sum(sum(one.cpu_times()[:2]) for one in everybody if one.is_running())

    before = used()
    time.sleep(0.5)
    return (used() - before) / 0.5 * 100


# --- in the browser


def first_board(page: Page, url: str) -> float:
    """Seconds from the address to a board that can be used."""
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(BOARD)
    return time.perf_counter() - begun


def first_boards(browser: Browser, url: str, process: psutil.Process, tables: int) -> float:
    """Milliseconds at the median of five visitors, one after the other, so many tables standing ready for each."""
    times = []
    for _ in range(5):
        page = browser.new_context().new_page()
        times.append(first_board(page, url))
        page.goto("about:blank")
        settle(process, tables)
    return statistics.median(times) * 1000


MEASURE = """
async ({ press, changes, times, pause }) => {
  const taken = [];
  for (let i = 0; i < times; i++) {
    const target = document.querySelector(changes), control = document.querySelector(press);
    if (!target || !control) throw new Error(`nothing at ${target ? press : changes}`);
    const begun = performance.now();
    const changed = new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`${changes} did not change`)), 5000);
      new MutationObserver((_, observer) => { observer.disconnect(); clearTimeout(limit); resolve(performance.now()); })
        .observe(target, { childList: true, subtree: true, characterData: true, attributes: true });
    });
    if (control.type === "range") {
      control.value = i % 2 ? control.max : control.min;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    } else control.click();
    taken.push(await changed - begun);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return taken;
}
"""
"""In the page itself: asking from outside would measure the asking."""


def clicks(page: Page, url: str, click: Click, times: int, pause: float) -> list[float]:
    """Milliseconds from each click to the changed page."""
    page.goto(f"{url}{click.route}")
    page.wait_for_selector(click.press)
    what = {"press": click.press, "changes": click.changes, "times": times, "pause": pause}
    return list(page.evaluate(MEASURE, what))


# --- many visitors: what a page sends, without a browser


@dataclass
class Visit:
    ready: float
    taken: list[float]


async def visit(url: str, times: int, pause: float) -> Visit:
    """One visitor: the page, its connection, its widget, and then click after click."""
    begun = time.perf_counter()
    page = (await AsyncHTTPClient().fetch(url, request_timeout=120)).body.decode()
    found = re.search(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.S)
    widget = re.search(r'data-model="(\w+)"', page)
    assert found, "a page without a table"
    assert widget, "a page without the app"
    table = json.loads(found[1])["kernelId"]
    session = uuid.uuid4().hex
    address = f"{url.replace('http', 'ws')}api/kernels/{table}/channels?session_id={session}"
    line = await websocket_connect(address, subprotocols=[PROTOCOL])
    ready = time.perf_counter() - begun
    taken = []
    for number in range(times + 1):
        sent = time.perf_counter()
        content = INTENTS[number % 2] if number else HELLO
        message = comm({"comm_id": widget[1], "data": {"method": "custom", "content": content}}, session)
        await line.write_message(message, binary=True)
        reply = await asyncio.wait_for(line.read_message(), 30)
        assert isinstance(reply, bytes), "the connection was lost"
        taken.append((time.perf_counter() - sent) * 1000)
        await asyncio.sleep(pause)
    line.close()
    await AsyncHTTPClient().fetch(f"{url}voila/api/shutdown/{table}", method="POST", body="", raise_error=False)
    return Visit(ready, taken[1:])  # the first was no click


def comm(content: dict[str, Any], session: str) -> bytes:
    header = {"msg_id": uuid.uuid4().hex, "msg_type": "comm_msg", "session": session, "username": "", "version": "5.3"}
    parts = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
    return bytes(serialize_msg_to_ws_v1(parts, "shell", lambda part: json.dumps(part).encode()))


async def crowd(url: str, visitors: int, times: int) -> list[Visit]:
    AsyncHTTPClient.configure(None, max_clients=visitors)
    return await asyncio.gather(*(visit(url, times, 0.5) for _ in range(visitors)))


# --- the report


class Report:
    missed = False

    def line(self, what: str, value: float, bar: float | None, unit: str) -> None:
        """One figure beside its bar, or without one."""
        good = bar is None or value <= bar
        self.missed |= not good
        sign = "    " if bar is None else "ok  " if good else "SLOW"
        print(f"{sign} {what:<52} {value:9.1f} {unit:<3} {'' if bar is None else f'(bar {bar:g})'}", flush=True)


def memory(process: psutil.Process) -> float:
    """Megabytes that a table has for itself, at the median."""
    return statistics.median(child.memory_full_info().uss for child in process.children()) / 1e6


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--visitors", type=int, default=30)
    options.add_argument("--clicks", type=int, default=60)
    asked = options.parse_args()
    report = Report()
    chromium = os.environ.get("KROM_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        with server(4) as (url, process):
            report.line("first board, preheated, median", first_boards(browser, url, process, 4), 1200, "ms")
            page = browser.new_context().new_page()
            for click in CLICKS:
                for pause, bar in ((0, None), (10, 15), (200, 15)):
                    taken = clicks(page, url, click, asked.clicks, pause)
                    report.line(f"{click.name}, {pause} ms apart, median", statistics.median(taken), bar, "ms")
            report.line("memory of a table, median", memory(process), 70, "MB")
        with server(0) as (url, process):
            report.line("first board, cold, median", first_boards(browser, url, process, 0), 2500, "ms")
        browser.close()
    with server(asked.visitors) as (url, process):
        visits = asyncio.run(crowd(url, asked.visitors, asked.clicks))
        taken = sorted(click for each in visits for click in each.taken)
        report.line(f"{asked.visitors} visitors: click, median", statistics.median(taken), 40, "ms")
        report.line(f"{asked.visitors} visitors: click, 99 of 100", taken[int(len(taken) * 0.99)], 400, "ms")
        print(f"     the last of them had the page after {max(each.ready for each in visits):.1f} s")
    return int(report.missed)


if __name__ == "__main__":
    sys.exit(main())
