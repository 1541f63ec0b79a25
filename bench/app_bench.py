"""The app, measured on this machine: how soon the board is there, how fast a click is, what a visitor costs.

    python bench/app_bench.py [--visitors 30] [--clicks 60] [--only combat]

Everything is measured on the real server, and shown beside its bar. 1 is returned when a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the visitors are those of the tests

from krom_explore import Table
from tests.attack.attackers import GRINDS, SPRINTS
from tests.attack.house import House, house, settle
from tests.attack.visitor import Visitor, leave
from tests.chromium import launch

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


ROLL = "[data-part=dice] [data-do=roll]:not([hidden])"
CHANCE = f"{ROLL}, [data-part=dice] [data-do=draw]:not([hidden])"
UNDO = "[data-part=question] [data-do=undo]:not(:disabled):not([aria-disabled=true])"
ANSWERS = f"[data-part=question] button[data-answer], {CHANCE}"
CLICKS = [
    Click("a move", "#/krom/learn/setup", ANSWERS, "[data-part=question]"),
    Click("a combat roll, and back", "#/krom/learn/combat", f"{UNDO}, {CHANCE}", "[data-part=question]"),
    Click(
        "an odds slider",
        "#/krom/odds/hunt",
        "[data-part=form] [data-field=value] input[type=range]",
        "[data-part=odds]",
    ),
]

TABLES = 4
"""How many stand ready for those who come alone."""
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


def open_at(page: Page, url: str, click: Click) -> None:
    """Open the page of a click anew: no part of the one before is left."""
    page.goto("about:blank")
    page.goto(f"{url}{click.route}")
    page.wait_for_selector(click.press)


def clicks(page: Page, click: Click, times: int, pause: float) -> list[float]:
    """Milliseconds from each click to the changed page."""
    what = {"press": click.press, "changes": click.changes, "times": times, "pause": pause}
    return list(page.evaluate(MEASURE, what))


# --- what is played back


PLAYERS = ["Alma", "Kolos", "Karok"]
COMBATS = [
    (7, ["forest", "forest", "forest"]),
    (8, ["forest", "forest", "savannah"]),
    (11, ["mountain", "mountain", "mountain"]),
]
"""The seed of a game, and where everybody goes in its first turn: some meet, and the next thing is their combat."""
FOUGHT = "[data-part=log] [data-kind=fight] + [data-kind=rolled]"
"""The log says who fights, and what they rolled."""
SECONDS = 8
"""How long a scene is watched."""
FRAMES = ["disabled-by-default-devtools.timeline.frame"]
"""What Chromium is asked to trace: the way of every frame, and nothing that would slow it."""


def combats(browser: Browser, house: House) -> list[float]:
    """Milliseconds of every frame of what is played back after a combat's roll, in several games."""
    return list(itertools.chain(*(combat(browser, house, *scene) for scene in COMBATS)))


def combat(browser: Browser, house: House, seed: int, places: list[str]) -> list[float]:
    """Milliseconds of every frame of one such scene: dice fall, cards are turned, lives change hands."""
    table = Table.new(PLAYERS, seed=seed)
    for place in places:
        table.play_line(f"go {place}")
    if getattr(table.pending, "purpose", "") != "combat":
        raise AssertionError(f"nobody meets in game {seed} when they go to {places}")
    page = browser.new_context(reduced_motion="no-preference").new_page()
    page.goto(f"{house.url}#/krom/play/pee/{table.link()}")
    page.wait_for_selector(ROLL)
    settle(house, TABLES)  # the table that is set for the next visitor is no part of the scene
    browser.start_tracing(page=page, categories=FRAMES)
    page.click(ROLL)
    page.wait_for_timeout(1000 * SECONDS)
    trace = json.loads(browser.stop_tracing())
    if not page.locator(FOUGHT).count():
        raise AssertionError(f"the log of game {seed} tells of no combat")
    page.goto("about:blank")
    return list(itertools.chain(*map(frame_times, frames(trace["traceEvents"]))))


@dataclass(frozen=True)
class Frame:
    """One refresh of the screen, as Chromium reports it. Times in milliseconds."""

    begun: float
    shown: float | None
    """When all that moves in it was in sight; never, if it was dropped."""
    moves: bool
    """Whether an animation runs."""
    wanted: bool
    """Whether there was anything new to draw."""


Reported = tuple[dict[str, Any], float, float]
"""What Chromium says of a frame, when it was begun and when it was shown or given up."""


def frames(events: list[dict[str, Any]]) -> list[list[Frame]]:
    """The frames of each process in a trace, in order. The compositor and the page may report the same one."""
    reports: dict[int, dict[int, list[Reported]]] = {}
    for first, ended in spans(events, "PipelineReporter"):
        said = first["args"]["frame_reporter"]
        refreshes = reports.setdefault(first["pid"], {})
        refreshes.setdefault(said["frame_sequence"], []).append((said, first["ts"] / 1000, ended / 1000))
    return [[frame(refreshes[number]) for number in sorted(refreshes)] for refreshes in reports.values()]


def frame(reports: list[Reported]) -> Frame:
    return Frame(
        begun=min(begun for _, begun, _ in reports),
        shown=min((ended for said, _, ended in reports if whole(said)), default=None),
        moves=any(said["has_compositor_animation"] or said["has_main_animation"] for said, _, _ in reports),
        wanted=any(said["state"] != "STATE_NO_UPDATE_DESIRED" for said, _, _ in reports),
    )


def whole(said: dict[str, Any]) -> bool:
    """Whether all that moves was shown; what only the compositor moves does not wait for the page."""
    partly = said["state"] == "STATE_PRESENTED_PARTIAL" and not said["has_main_animation"]
    return partly or said["state"] == "STATE_PRESENTED_ALL"


def spans(events: list[dict[str, Any]], name: str) -> Iterator[tuple[dict[str, Any], float]]:
    """All of a name that began and ended in a trace: how each began, and when it ended."""
    begun = {}
    for event in events:
        if event["name"] == name:
            which = event["pid"], event["id2"]["local"]
            if event["ph"] == "b":
                begun[which] = event
            elif which in begun:
                yield begun.pop(which), event["ts"]


def frame_times(frames: list[Frame]) -> list[float]:
    """How long each frame stood until the next one was in sight, while something moves.

    Chromium draws nothing where nothing changes: a pause between two animations, or within one, is no long frame, and a
    refresh that had nothing new to draw was in time. The first frame of an animation counts from when it was begun. A
    dropped one makes the one before it stand longer.
    """
    times = []
    since = None
    for frame in frames:
        moves = frame.moves and frame.wanted
        if since is None and moves:
            since = frame.begun
        until = frame.shown if frame.wanted else frame.begun
        if since is not None and until is not None and until > since:
            times.append(until - since)
            since = until
        if not moves:
            since = None
    return times


SKIP = """
async ({ choose, skip, again, answers, times }) => {
  const usable = (what) => [...document.querySelectorAll(what)].find((one) => one.checkVisibility() && !one.disabled);
  const until = (what) => new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`never there: ${what}`)), 5000);
    const look = () => {
      const found = usable(what);
      if (!found) return;
      observer.disconnect();
      clearTimeout(limit);
      resolve(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
  });
  const taken = [];
  (await until(choose)).click();
  for (let i = 0; i < times; i++) {
    const control = await until(skip);
    await new Promise((resolve) => setTimeout(resolve, 100 * (i + 1)));
    if (usable(answers)) throw new Error("nothing was being played back");
    const begun = performance.now();
    control.click();
    await until(answers);
    taken.push(performance.now() - begun);
    (await until(again)).click();
  }
  return taken;
}
"""
"""A choice, and what others do then is played back, again and again; each time it is skipped a little later."""
SKIPS = 10
"""In each game."""


def skips(browser: Browser, house: House) -> list[float]:
    """Milliseconds from Skip, while bots' turns are played back, to an answer that can be given; in several games."""
    taken = []
    for seed in range(3):
        page = browser.new_context(reduced_motion="no-preference").new_page()
        page.goto(f"{house.url}#/krom/play/pee/{Table.new(PLAYERS, seed=seed).link()}")
        page.wait_for_selector("[data-part=board] [data-legal=true]")
        settle(house, TABLES)
        what = {
            "choose": "[data-part=board] [data-place=forest]",
            "skip": "[data-part=playback] [data-do=skip]",
            "again": "[data-part=playback] [data-do=again]",
            "answers": ANSWERS,
            "times": SKIPS,
        }
        taken += page.evaluate(SKIP, what)
        page.goto("about:blank")
    return taken


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


# --- all of it


def the_board(browser: Browser, house: House, times: int, report: Report) -> None:
    report.line("first board, preheated, median", first_boards(browser, house, TABLES), 1200, "ms")


def the_clicks(browser: Browser, house: House, times: int, report: Report) -> None:
    """Nothing is played back between two of them."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    for click in CLICKS:
        for pause, bar in ((0, None), (10, 15), (200, 15)):
            open_at(page, house.url, click)
            taken = clicks(page, click, times, pause)
            report.line(f"{click.name}, {pause} ms apart, median", statistics.median(taken), bar, "ms")
    page.goto("about:blank")


def the_combats(browser: Browser, house: House, times: int, report: Report) -> None:
    stood = combats(browser, house)
    report.line("a combat played back: a frame, median", statistics.median(stood), 17.5, "ms")
    report.line("a combat played back: the longest frame", max(stood), 50, "ms")
    report.line("a combat played back: frames while something moves", 1000 * len(stood) / sum(stood), None, "/s")


def the_skips(browser: Browser, house: House, times: int, report: Report) -> None:
    taken = skips(browser, house)
    report.line("Skip, until one can answer, median", statistics.median(taken), 100, "ms")
    report.line("Skip, until one can answer, the longest", max(taken), None, "ms")


def the_memory(browser: Browser, house: House, times: int, report: Report) -> None:
    report.line("memory of a table, median", memory(house), 70, "MB")


ALONE = {
    "board": the_board,
    "clicks": the_clicks,
    "combat": the_combats,
    "skip": the_skips,
    "memory": the_memory,
}
"""What one visitor sees, in a browser."""


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--visitors", type=int, default=30)
    options.add_argument("--clicks", type=int, default=60)
    options.add_argument("--only", choices=ALONE, help="one part of what a single visitor sees, and nothing else")
    asked = options.parse_args()
    report = Report()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with house("--class-size", str(TABLES)) as small:
            for part in [asked.only] if asked.only else ALONE:
                ALONE[part](browser, small, asked.clicks, report)
        if not asked.only:
            with house("--class-size", "0") as empty:
                report.line("first board, cold, median", first_boards(browser, empty, 0), 2500, "ms")
        browser.close()
    if not asked.only:
        many_visitors(asked.visitors, asked.clicks, report)
    return int(report.missed)


def many_visitors(visitors: int, times: int, report: Report) -> None:
    """A class, an honest visitor among others, two classes."""
    size = ("--class-size", str(visitors))
    with house(*size) as full:
        settle(full, visitors)
        asyncio.run(a_class(full, visitors, times, report))
    with house("--class-size", str(GRINDS + 1)) as shared:
        settle(shared, GRINDS + 1)
        asyncio.run(one_honest(shared, times, report))
    with house(*size) as full:
        settle(full, visitors)
        asyncio.run(two_classes(full, visitors, report))


if __name__ == "__main__":
    sys.exit(main())
