"""This tree beside an earlier commit, in one run: the engine, the import, a click late in a game, a long link, and
clicks in a browser.

    python bench/commits_bench.py [COMMIT] [--rounds 7] [--only browser]

The two take turns, round after round, each in a process of its own, and medians are compared. 1 is returned when a bar
is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve()
BEFORE_THE_MOVE = "e86834a"
"""The last commit before games moved into folders of their own."""

SEED, GAMES, STEPS = 7, 12, 900
BYTES, LINK_MS, IMPORT_MS = 8_000, 50, 150
CLICKS, PAUSE_MS, AS_BEFORE = 30, 10, 1.10
"""Clicks of each kind in a round, how far apart, and how many times as long as before they may take."""

Found = dict[str, dict[str, list[float]]]
"""For each tree all that was found of every figure."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", default=BEFORE_THE_MOVE)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        print(json.dumps(measured()))
        return 0
    root = HERE.parents[1]
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder) / "earlier"
        git = ["git", "-C", str(root), "worktree"]
        subprocess.run([*git, "add", "--detach", "--quiet", str(earlier), options.commit], check=True)
        try:
            trees = {"before": earlier, "now": root}
            parts = [options.only] if options.only else PARTS
            return max([compare(PARTS[part](trees, options.rounds)) for part in parts])
        finally:
            subprocess.run([*git, "remove", "--force", str(earlier)], check=True)


def compare(found: Found) -> int:
    """Every figure before and now, and whether its bar is met; 1 if one is missed."""
    before, now = ({what: statistics.median(some) for what, some in figures.items()} for figures in found.values())
    verdicts = {what: bar(before[what], now[what]) for what, bar in BARS.items() if what in now}
    for what, value in now.items():
        verdict = {True: "met", False: "MISSED", None: ""}[verdicts.get(what)]
        print(f"{what:<40} {before[what]:>12,.1f} {value:>12,.1f}  {value / before[what]:>6.2f}x  {verdict}")
    return 0 if all(verdicts.values()) else 1


def in_python(trees: dict[str, Path], rounds: int) -> Found:
    """What needs no browser."""
    found: Found = {name: {} for name in trees}
    for _ in range(rounds):
        for name, tree in trees.items():
            env = {**os.environ, "PYTHONPATH": str(tree)}
            command = [sys.executable, str(HERE), "--measure"]
            said = subprocess.run(command, cwd=tree, env=env, check=True, capture_output=True, text=True).stdout
            for what, value in json.loads(said).items():
                found[name].setdefault(what, []).append(value)
    return found


def in_browser(trees: dict[str, Path], rounds: int) -> Found:
    """Milliseconds from a click to the changed page: both trees are served at once, and clicked click by click in turn,
    so that whatever else the machine does falls on both."""
    # Only here: a tree that is measured in Python must import what is its own.
    import app_bench as app
    from playwright.sync_api import sync_playwright

    from tests.attack.house import START, house, settle
    from tests.chromium import launch

    # Addresses that every tree knows: they are older than the second game.
    move = app.Click(MOVE, "#/learn/setup", app.ANSWERS, "[data-part=question]")
    roll = app.Click(ROLL, "#/learn/combat", app.ROLL, "[data-part=question]")
    undo = app.Click("and back", "#/learn/combat", app.UNDO, "[data-part=question]")
    found: Found = {name: {MOVE: [], ROLL: []} for name in trees}
    with ExitStack() as opened:
        browser = launch(opened.enter_context(sync_playwright()))
        houses, pages = {}, {}
        for name, tree in trees.items():
            command = ["env", "-C", str(tree), f"PYTHONPATH={tree}", *START]
            houses[name] = opened.enter_context(house("--class-size", "2", command=command))
            pages[name] = browser.new_context(reduced_motion="reduce").new_page()
        for _ in range(rounds):
            for click in (move, roll):
                for name, page in pages.items():
                    app.open_at(page, houses[name].url, click)
                for at in houses.values():
                    settle(at, 2)
                for name in CLICKS * list(pages):
                    found[name][click.name] += app.clicks(pages[name], click, 1, PAUSE_MS)
                    if click is roll:
                        app.clicks(pages[name], undo, 1, PAUSE_MS)
        for page in pages.values():
            page.goto("about:blank")
        browser.close()
    return found


PARTS: dict[str, Callable[[dict[str, Path], int], Found]] = {"python": in_python, "browser": in_browser}

MOVE, ROLL = "a move in a browser, ms", "a roll in a browser, ms"
BARS: dict[str, Callable[[float, float], bool]] = {
    "decisions a second": lambda before, now: now >= 0.97 * before,
    "import, ms": lambda before, now: now < IMPORT_MS,
    "bytes of a click late in a game": lambda before, now: now < BYTES,
    f"a link of {STEPS} steps, ms": lambda before, now: now < LINK_MS,
    MOVE: lambda before, now: now <= AS_BEFORE * before,
    ROLL: lambda before, now: now <= AS_BEFORE * before,
}
"""What must be true of the medians before and now."""


def measured() -> dict[str, float]:
    """Every figure, for the tree that is imported."""
    start = time.perf_counter()
    import krom_explore

    imported = time.perf_counter() - start
    return {"import, ms": 1000 * imported, **engine(krom_explore), **click(), **link(krom_explore)}


def engine(package: Any) -> dict[str, float]:
    """Whole games by random bots, with events, under the readings that both trees have."""
    from krom_explore.lab import RandomBot, play_out

    old = {"kromosaurus_tie": "heaviest"}
    known = package.Ruleset.load().rulings
    newer = {"mountain_cards": "not_during", "robbery_order": "rank"}
    rules = package.Ruleset.load().with_rulings(**old, **{name: way for name, way in newer.items() if name in known})

    class Counting(RandomBot):
        made = 0

        def decide(self, decision: Any) -> str:
            Counting.made += 1
            return super().decide(decision)

    def games(bot: type[RandomBot]) -> float:
        start = time.perf_counter()
        for seed in range(GAMES):
            begin = {"players": ["Alma", "Kolos", "Karok", "Valkyr"], "seed": seed}
            play_out(package.Table.game, rules, begin, bot(seed))
        return time.perf_counter() - start

    games(Counting)
    return {"decisions a second": Counting.made / min(games(RandomBot) for _ in range(5))}


def random_game() -> str:
    """A game against bots that play at random, as long ago all of them did: the same for every tree."""
    from krom_explore import Table, lab

    link = Table.new(["Alma", "Mörhy", "Valkyr"], seed=1).link()
    return f"#/krom/play/prr/{link}" if hasattr(lab, "LEVELS") else f"#/play/{link}"


def click() -> dict[str, float]:
    """The bytes and the Python time of an answer on the Play page, when many have gone before it."""
    from krom_explore.ui.app import App

    app, random = App(), Random(SEED)
    app.receive({"hello": {"hash": random_game()}})
    sizes, times = [], []
    for number in range(400):
        parts = app._sent
        if parts["question"]["over"]:
            break
        if parts["question"]["options"]:
            answer = random.choice(parts["question"]["options"])["answer"]
            message = {"part": "question", "do": "choose", "answer": answer}
        else:
            tray = parts["dice"]
            # Once "stop" was an answer to the question: the random numbers, and so the game, stay the same.
            stop = random.choice(["stop"]) if tray["keeping"] else ""
            message = {"part": "dice", "do": "roll" if tray["roll"] else stop or "draw"}
        start = time.perf_counter()
        reply = app.receive(message)
        if number >= 100:
            times.append(time.perf_counter() - start)
            sizes.append(len(json.dumps(reply, ensure_ascii=False).encode()))
    return {
        "bytes of a click late in a game": statistics.median(sizes),
        "the largest of them": max(sizes),
        "Python time of it, ms": 1000 * statistics.median(times),
    }


def link(package: Any) -> dict[str, float]:
    """How long a link takes to open that has many steps in it."""
    from krom_explore.lab import RandomBot

    for seed in range(100):
        table, bot = (
            package.Table.new(["Alma", "Kolos", "Karok", "Valkyr", "Grouma", "Mörhy"], seed=seed),
            RandomBot(seed),
        )
        while len(table.tape) < STEPS and not isinstance(table.pending, package.Over):
            table.choose(bot.decide(table.pending)) if table.options else table.roll()
        if len(table.tape) == STEPS:
            break
    text = table.link()
    package.Table.from_link(text)
    start = time.perf_counter()
    package.Table.from_link(text)
    return {f"a link of {STEPS} steps, ms": 1000 * (time.perf_counter() - start)}


if __name__ == "__main__":
    sys.exit(main())
