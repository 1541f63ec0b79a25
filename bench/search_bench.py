"""Measure the search of the rulebook: every key of every question, in Python, as a page asks for it.

python bench/search_bench.py
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.app_bench import Report
from krom_explore.ui import tries
from krom_explore.ui.app import App
from krom_explore.ui.library import library
from krom_explore.ui.room import Room, Visitor
from tests.games.krom.test_search import QUESTIONS

SLIPS = ("kromosorus tei", "evolutoin cost", "qqqq zzzz", "how does teh savanah work")
"""Typed in a hurry: words that are not known are compared with those that are."""


def milliseconds(act: Callable[[], object]) -> float:
    begun = time.perf_counter()
    act()
    return (time.perf_counter() - begun) * 1000


def keys() -> list[str]:
    """What has been typed after each key of each question."""
    return [question[: n + 1] for question in (*QUESTIONS, *SLIPS) for n in range(len(question))]


def main() -> int:
    report = Report()
    room = Room(Visitor(), "krom")
    room.word("page-rules")  # the catalogues are read by whatever comes first
    report.line("the library, made once for each box", milliseconds(lambda: library(room)), None, "ms")
    search = sorted(milliseconds(lambda key=key: library(room).find(key)) for key in keys())
    report.line(f"a key, over all rules and cards ({len(search)} keys), median", statistics.median(search), 30, "ms")
    report.line("a key, over all rules and cards, the slowest", search[-1], 30, "ms")
    app = App("#/krom/rules")
    app.receive({"hello": {"hash": "#/krom/rules"}})
    page = [
        milliseconds(lambda key=key: app.receive({"part": "rulebook", "do": "search", "query": key})) for key in keys()
    ]
    report.line("a key on the page, with its answer, median", statistics.median(page), 30, "ms")
    report.line("a key on the page, with its answer, the slowest", max(page), 30, "ms")
    quick = [milliseconds(lambda key=key: app.receive({"find": key})) for key in keys()]
    report.line("a key of the quick search, the slowest", max(quick), 30, "ms")
    own = Room(Visitor(), "krom")
    own.visitor.bring("krom", "[setup]\n" + toml_of_setup(room))
    report.line("what can be tried with a box of one's own", milliseconds(lambda: tries.tryable(own)), 1500, "ms")
    return int(report.missed)


def toml_of_setup(room: Room) -> str:
    """The setup of the box, with another number of Krom: everything has to be looked at anew."""
    setup = room.rules.data()["setup"]
    lines = {**setup, "krom": setup["krom"] + 1}
    return "\n".join(f"{name} = {value!r}" for name, value in lines.items() if name not in ("mark", "source"))


if __name__ == "__main__":
    sys.exit(main())
