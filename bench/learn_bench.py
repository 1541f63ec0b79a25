"""Learning, measured on this machine: what the coach adds to a click.

    python bench/learn_bench.py

Each measurement is a function that yields what it found beside its bar. 1 is returned when a bar is missed.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from krom_explore.engine.ports import Decision, Over
from krom_explore.games import krom
from krom_explore.games.krom import COACH
from krom_explore.lab import answer_at
from krom_explore.ui.app import App
from krom_explore.ui.coached import CoachedDesk
from krom_explore.ui.components.playback import Playback
from krom_explore.ui.desk import Desk
from krom_explore.ui.pages import first
from krom_explore.ui.pages.one_screen import OneScreen
from krom_explore.ui.pages.page import table_parts
from krom_explore.ui.pages.play import kept_game

GAMES = 6
"""Games that are clicked through: about 50 clicks each."""


class Found(NamedTuple):
    what: str
    value: float
    bar: float | None
    unit: str


# --- the coach


def the_coach() -> Iterator[Found]:
    """The same games clicked through with and without it, click by click in turn."""
    taken: dict[str, list[float]] = {"without": [], "silent": [], "speaking": []}
    for seed in range(GAMES):
        apps = {"without": without(seed), "silent": coached(seed), "speaking": coached(seed)}
        desk = apps["silent"].page.desk
        assert isinstance(desk, CoachedDesk)
        desk._read = frozenset(COACH.moments)
        while not isinstance(desk.table.pending, Over):
            message = click(desk)
            for name, app in apps.items():
                read(app)
                taken[name].append(milliseconds(partial(app.receive, message)))
    median = {name: statistics.median(times) for name, times in taken.items()}
    yield Found("a click without the coach, median", median["without"], None, "ms")
    yield Found("what the coach adds while it is silent", median["silent"] - median["without"], 3, "ms")
    yield Found("what it adds while it speaks", median["speaking"] - median["without"], 3, "ms")


def click(desk: Desk) -> dict[str, Any]:
    """What somebody does next who plays sensibly."""
    if isinstance(desk.table.pending, Decision):
        return {"part": "question", "do": "choose", "answer": answer_at(desk.table, "easy")}
    return {"part": "dice", "do": "roll"}


def read(app: App) -> None:
    """What is said of events is read before the next click, and not measured with it."""
    desk = app.page.desk
    while isinstance(desk, CoachedDesk) and desk.holds:
        app.receive({"part": "coach", "do": "got"})


def coached(seed: int) -> App:
    app = App("krom/first")
    table = krom.Table.new(COACH.script.players, seed=seed)
    desk = app.page.desk
    assert isinstance(desk, CoachedDesk)
    desk.begin_anew(table, first.seats_of(COACH, table.players))
    app.whole_page()
    return app


class Uncoached(OneScreen):
    """The page of a game under way, and nobody who says anything."""

    def news(self) -> str:
        return ""

    def kept(self) -> dict[str, Any]:
        return kept_game(self.desk)


def without(seed: int) -> App:
    app = App("krom/first")
    room, table = app.page.room, krom.Table.new(COACH.script.players, seed=seed)
    desk = Desk(room, table, first.seats_of(COACH, table.players))
    parts = table_parts(desk, ("mine",)) | {"playback": Playback(desk)}
    app.page = Uncoached(room, app.page.route, "page-first", parts, desk)
    app.whole_page()
    return app


def milliseconds(act: Callable[[], Any]) -> float:
    """Of the processor, which a click keeps busy from beginning to end: others on the machine do not count."""
    begun = time.process_time()
    act()
    return (time.process_time() - begun) * 1000


# --- the report


MEASURED: list[Callable[[], Iterator[Found]]] = [the_coach]


def main() -> int:
    missed = False
    for measure in MEASURED:
        for what, value, bar, unit in measure():
            good = bar is None or value <= bar
            missed |= not good
            sign = "    " if bar is None else "ok  " if good else "SLOW"
            print(f"{sign} {what:<52} {value:9.2f} {unit:<3} {'' if bar is None else f'(bar {bar:g})'}", flush=True)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
