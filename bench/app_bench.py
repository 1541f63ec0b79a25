"""The app, measured on this machine: how soon the board is there, how fast a click is, what a visitor costs.

    python bench/app_bench.py [--visitors 30] [--clicks 60]

Everything is measured on the real server, and shown beside its bar. 1 is returned when a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the visitors are those of the tests

from krom_explore import Table
from krom_explore.ui.serving import machine
from tests.attack.attackers import GRINDS, SPRINTS
from tests.attack.house import House, house, settle
from tests.attack.visitor import Visitor, leave

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
]  # fmt: skip
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

PAUSE = 0.5
"""Seconds between two clicks of each of many visitors."""


# --- in the browser


def first_board(page: Page, url: str) -> float:
    """Seconds from the address to a board that can be used."""
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(BOARD)
    return time.perf_counter() - begun


def first_boards(browser: Browser, house: House, tables: int) -> float:
    """Milliseconds at the median of five visitors, one after the other, so many tables standing ready for each."""
    times = []
    for _ in range(5):
        settle(house, tables)
        page = browser.new_context().new_page()
        times.append(first_board(page, house.url))
        page.goto("about:blank")
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
    """Milliseconds from each click to the changed page, which is opened anew: no part of the one before is left."""
    page.goto("about:blank")
    page.goto(f"{url}{click.route}")
    page.wait_for_selector(click.press)
    what = {"press": click.press, "changes": click.changes, "times": times, "pause": pause}
    return list(page.evaluate(MEASURE, what))


SCENE = """
async (seconds) => {
  const frames = [];
  let before = performance.now();
  const end = before + 1000 * seconds;
  document.querySelector("[data-part=board] [data-place=forest]").click();
  while (before < end) {
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - before);
    before = now;
  }
  return frames;
}
"""
"""A choice, and what follows from it: figures walk, dice fall, things change hands. Milliseconds of every frame."""


def scenes(browser: Browser, url: str) -> list[float]:
    """The frames of what is played back after a choice, in several games."""
    frames = []
    for seed in range(3):
        link = Table.new(["Alma", "Kolos", "Karok"], seed=seed).link()
        page = browser.new_context(reduced_motion="no-preference").new_page()
        page.goto(f"{url}#/krom/play/pnn/{link}")
        page.wait_for_selector("[data-part=board] [data-legal=true]")
        frames += page.evaluate(SCENE, 8)[1:]
        page.goto("about:blank")
    return frames


# --- many visitors: what a page sends, without a browser


async def click_along(visitors: list[Visitor], times: int) -> list[float]:
    """Milliseconds of so many clicks of everybody, in order: the fastest first."""

    async def clicks(visitor: Visitor, number: int) -> list[float]:
        await asyncio.sleep(PAUSE * number / len(visitors))
        taken = []
        for _ in range(times):
            taken.append(await visitor.click())
            await asyncio.sleep(PAUSE)
        return taken

    everybody = await asyncio.gather(*(clicks(visitor, number) for number, visitor in enumerate(visitors)))
    return sorted(itertools.chain(*everybody))


async def seconds(what: Awaitable[Any]) -> float:
    begun = time.perf_counter()
    await what
    return time.perf_counter() - begun


async def a_class(house: House, visitors: int, times: int, report: Report) -> None:
    """All come at once, click while new tables are set, click when it is quiet, click beside a flooder."""
    pupils = [house.visitor() for _ in range(visitors)]
    boards = await asyncio.gather(*(seconds(pupil.come()) for pupil in pupils))
    report.line(f"{visitors} arrive: the last has a board", max(boards) * 1000, 3000, "ms")
    taken = await click_along(pupils, times)
    report.clicks(f"{visitors} visitors, just after arrival", taken, 15, 100)
    await asyncio.to_thread(settle, house, visitors)
    report.clicks(f"{visitors} visitors", await click_along(pupils, times), 15, 100)
    async with beside("flood", house):
        report.clicks(f"{visitors} visitors beside a flooder", await click_along(pupils, times), 30, None)
    await leave(*pupils)


@asynccontextmanager
async def beside(attacker: str, house: House) -> AsyncIterator[None]:
    """With an attacker at work, from when it has begun to be noticed."""
    command = [sys.executable, "-m", "tests.attack.attackers", attacker, str(house.port), "600"]
    at_work = subprocess.Popen(command)
    try:
        await asyncio.sleep(5)
        yield
    finally:
        at_work.terminate()
        at_work.wait(10)


async def one_honest(house: House, times: int, report: Report) -> None:
    """Alone, beside somebody who has all other tables compute, and beside a few whose tables do so in turn."""
    visitor = await house.visitor().come()
    alone = statistics.median(await click_along([visitor], times))
    report.line("one visitor alone: click, median", alone, None, "ms")
    attacks = {
        "grind": f"beside {GRINDS} tables of one address that compute",
        "sprint": "beside {} addresses that compute, {} tables each".format(*SPRINTS),
    }
    for attacker, who in attacks.items():
        async with beside(attacker, house):
            taken = statistics.median(await click_along([visitor], times))
        report.line(who, taken, None, "ms")
        report.line("times as long as alone", taken / alone, 2, "")
    await leave(visitor)


async def two_classes(house: House, visitors: int, report: Report) -> None:
    """Twice as many come at once as there are tables for."""
    pupils = [house.visitor() for _ in range(2 * visitors)]
    coming = [asyncio.create_task(pupil.come()) for pupil in pupils]
    while not all(pupil.knew for pupil in pupils):
        await asyncio.sleep(0.01)
    waiting = sum(bool(pupil.places) for pupil in pupils)
    report.line(f"{2 * visitors} arrive: the last knows", max(pupil.knew for pupil in pupils) * 1000, 1000, "ms")
    report.line("of them wait for a table", waiting, None, "")
    for task in coming:
        task.cancel()
    await asyncio.gather(*coming, return_exceptions=True)
    await leave(*pupils)


# --- the report


class Report:
    missed = False

    def line(self, what: str, value: float, bar: float | None, unit: str) -> None:
        """One figure beside its bar, or without one."""
        good = bar is None or value <= bar
        self.missed |= not good
        sign = "    " if bar is None else "ok  " if good else "SLOW"
        print(f"{sign} {what:<52} {value:9.1f} {unit:<3} {'' if bar is None else f'(bar {bar:g})'}", flush=True)

    def clicks(self, who: str, taken: list[float], median: float, worst: float | None) -> None:
        self.line(f"{who}: click, median", statistics.median(taken), median, "ms")
        self.line(f"{who}: click, 99 of 100", taken[int(len(taken) * 0.99)], worst, "ms")


def memory(house: House) -> float:
    """Megabytes that a table has for itself, at the median."""
    return statistics.median(table.memory_full_info().uss for table in house.tables()) / 1e6


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--visitors", type=int, default=30)
    options.add_argument("--clicks", type=int, default=60)
    asked = options.parse_args()
    report = Report()
    chromium = os.environ.get("KROM_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        with house("--class-size", "4") as small:
            report.line("first board, preheated, median", first_boards(browser, small, 4), 1200, "ms")
            # What follows from a click is played back before the next is asked for; that is measured as a scene, below.
            page = browser.new_context(reduced_motion="reduce").new_page()
            for click in CLICKS:
                for pause, bar in ((0, None), (10, 15), (200, 15)):
                    taken = clicks(page, small.url, click, asked.clicks, pause)
                    report.line(f"{click.name}, {pause} ms apart, median", statistics.median(taken), bar, "ms")
            frames = scenes(browser, small.url)
            report.line("a scene played back: a frame, median", statistics.median(frames), 17.5, "ms")
            report.line("a scene played back: the longest frame", max(frames), 50, "ms")
            report.line("memory of a table, median", memory(small), machine.TABLE / 1e6, "MB")
        with house("--class-size", "0") as empty:
            report.line("first board, cold, median", first_boards(browser, empty, 0), 2500, "ms")
        browser.close()
    size = ("--class-size", str(asked.visitors))
    with house(*size) as full:
        settle(full, asked.visitors)
        asyncio.run(a_class(full, asked.visitors, asked.clicks, report))
    with house("--class-size", str(GRINDS + 1)) as shared:
        settle(shared, GRINDS + 1)
        asyncio.run(one_honest(shared, asked.clicks, report))
    with house(*size) as full:
        settle(full, asked.visitors)
        asyncio.run(two_classes(full, asked.visitors, report))
    return int(report.missed)


if __name__ == "__main__":
    sys.exit(main())
