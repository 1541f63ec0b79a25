"""A lesson in which everything happens: tables are killed, lines are cut, a disk is full, attackers are at work.

    python -m tests.soak_app [--minutes 20] [--visitors 30]

First the class alone, then the same class beside all that. It tells every ten seconds how it goes, and returns 1 when a
promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import statistics
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import psutil

from .attack.folder import full, little_room
from .attack.house import House, lives, settle, until
from .attack.pupils import Teacher, activity
from .attack.visitor import NoTable, Visitor, leave
from .attack.wire import Gone, Refused

PACE = (0.5, 3.0)
"""Seconds between two clicks of one person, at least and at most."""

QUIET = (0.1, 20.0)
"""The part of the time in which nobody attacks, and how many seconds it has at least."""

EVERY = 10.0
"""Seconds between two lines of progress."""

KILL, CUT, FILL = 20.0, 10.0, 120.0
"""Seconds between two tables that are killed, two cuts of a few lines, two times that the temporary folder is full."""

FULL = 20.0
"""Seconds for which the temporary folder is full."""

HEALED = 90.0
"""Seconds within which somebody whose table was killed must be back. The folder may be full for some of them."""

GROWTH = 1.15
"""How much more memory the server may have in the last quarter than in the second, when it has long been warm."""

BESIDE = 2.0
"""How many times longer the median click may take beside attackers."""

ATTACKERS = ("flood", "fuzz", "wander", "heckle")

LOOK, LOOKED = 1.0, 10.0
"""Seconds between two looks of the teacher at the wall, and for one of them."""

LOST = (Gone, Refused, NoTable, OSError, TimeoutError)
"""How a page notices that its table or its line is gone."""


@dataclass
class Pupil:
    """An honest visitor, as long as the lesson lasts."""

    visitor: Visitor
    random: Random
    last: float = 0.0
    """When they were last answered."""
    away: float | None = None
    """Since when they have had no table."""
    fault: BaseException | None = None


@dataclass
class Lesson:
    """What is counted."""

    house: House
    pupils: list[Pupil]
    taken: list[float] = field(default_factory=list)
    """Milliseconds of the clicks of this part of the lesson."""
    untold: list[float] = field(default_factory=list)
    """The same since the last line of progress, whichever part it is."""
    heals: list[float] = field(default_factory=list)
    """Seconds that each took to come back."""
    memory: list[float] = field(default_factory=list)
    """Megabytes of the server, every few seconds."""
    looks: list[float] = field(default_factory=list)
    """Seconds that each look of the teacher at the wall took."""
    over: bool = False

    async def lead(self) -> None:
        """Open an activity, and look at its wall again and again."""
        teacher = Teacher(self.house.port, self.house.teacher)
        key, _ = activity()
        assert (await teacher.lead(do="next", activity=key)).status == 200
        while not self.over:
            begun = time.monotonic()
            await teacher.wall(key)
            self.looks.append(time.monotonic() - begun)
            await asyncio.sleep(LOOK)

    async def attend(self, pupil: Pupil) -> None:
        """Click at a human pace, and do what the page does when the line is lost."""
        try:
            while not self.over:
                await asyncio.sleep(pupil.random.uniform(*PACE))
                try:
                    took = await pupil.visitor.click()
                    self.taken.append(took)
                    self.untold.append(took)
                except LOST:
                    await self.heal(pupil)
                pupil.last = time.monotonic()
        except Exception as fault:
            pupil.fault = fault

    async def heal(self, pupil: Pupil) -> None:
        pupil.away = time.monotonic()
        for pause in itertools.chain((0.0, 0.5, 1.0, 2.0), itertools.repeat(4.0)):
            await asyncio.sleep(pause)
            with suppress(*LOST):
                await pupil.visitor.heal()
                break
        self.heals.append(time.monotonic() - pupil.away)
        pupil.away = None

    # --- what goes wrong

    async def kill(self, random: Random) -> None:
        """Any process: somebody's table, an attacker's, or one that stands ready."""
        while not self.over:
            await asyncio.sleep(KILL)
            if tables := self.house.tables():
                with suppress(psutil.NoSuchProcess):
                    random.choice(tables).kill()

    async def cut(self, random: Random) -> None:
        while not self.over:
            await asyncio.sleep(CUT)
            for pupil in random.sample(self.pupils, max(1, len(self.pupils) // 10)):
                if pupil.visitor.socket:
                    pupil.visitor.socket.wire.cut()

    async def fill(self, folder: Path) -> None:
        """A full folder needs no waiting for: it is full for a while, and then it is not."""
        while not self.over:
            await asyncio.sleep(FILL / 3)
            with full(folder):
                await asyncio.sleep(FULL)
            await asyncio.sleep(FILL * 2 / 3 - FULL)

    # --- what is said

    async def tell(self) -> None:
        begun = time.monotonic()
        while not self.over:
            await asyncio.sleep(EVERY)
            clicks, self.untold = self.untold or [0.0], []
            self.memory.append(self.house.memory())
            away = sum(pupil.away is not None for pupil in self.pupils)
            print(
                f"{time.monotonic() - begun:5.0f} s  {len(clicks):4} clicks  "
                f"median {statistics.median(clicks):5.1f} ms  "
                f"99 of 100 {worst(clicks):6.1f} ms  healed {len(self.heals):3}  away {away:2}  "
                f"server {self.memory[-1]:4.0f} MB  tables {len(self.house.tables()):3}",
                flush=True,
            )

    def part(self) -> list[float]:
        """The clicks until now; the next part of the lesson begins."""
        done, self.taken = self.taken, []
        return done


def worst(clicks: list[float]) -> float:
    """The 99th of 100."""
    return sorted(clicks)[int(len(clicks) * 0.99)]


def attackers(port: int, seconds: float) -> list[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "tests.attack.attackers"]
    return [subprocess.Popen([*command, kind, str(port), str(seconds)]) for kind in ATTACKERS]


async def lesson(house: House, folder: Path, visitors: int, seconds: float) -> list[tuple[bool, str]]:
    """The whole lesson; each promise with whether it was kept."""
    pupils = [Pupil(house.visitor(), Random(number)) for number in range(visitors)]
    await asyncio.gather(*(pupil.visitor.come() for pupil in pupils))
    now = Lesson(house, pupils)
    tasks = [asyncio.create_task(now.attend(pupil)) for pupil in pupils]
    tasks += [asyncio.create_task(now.tell()), asyncio.create_task(now.lead())]
    alone = max(seconds * QUIET[0], QUIET[1])
    await asyncio.sleep(alone)
    quiet = now.part()
    print(f"and now with {len(ATTACKERS)} attackers, kills, cuts and a full temporary folder", flush=True)
    random = Random(0)
    trouble = [asyncio.create_task(one) for one in (now.kill(random), now.cut(random), now.fill(folder))]
    busy = attackers(house.port, seconds - alone)
    await asyncio.sleep(seconds - alone)
    beside = now.part()
    for process in busy:
        await asyncio.to_thread(process.wait, 60)
    for task in trouble:
        task.cancel()
    await asyncio.gather(*trouble, return_exceptions=True)
    back = await until(lambda: all(pupil.away is None for pupil in pupils), HEALED)
    await asyncio.sleep(PACE[1])
    now.over = True
    await asyncio.gather(*tasks)
    faults = [pupil.fault for pupil in pupils if pupil.fault]
    await leave(*(pupil.visitor for pupil in pupils))
    quarter = max(1, len(now.memory) // 4)
    warm, end = statistics.median(now.memory[quarter : 2 * quarter]), statistics.median(now.memory[-quarter:])
    medians = statistics.median(quiet), statistics.median(beside)
    slowest = max(now.heals, default=0.0)
    return [
        (not faults, f"{visitors - len(faults)} of {visitors} visitors are there to the end {faults[:1] or ''}"),
        (bool(back) and slowest < HEALED, f"{len(now.heals)} came back by themselves, the slowest in {slowest:.1f} s"),
        (
            max(now.looks) < LOOKED,
            f"the teacher looked at the wall {len(now.looks)} times, the slowest took {max(now.looks):.1f} s",
        ),
        (end <= warm * GROWTH, f"the server had {warm:.0f} MB and has {end:.0f} MB"),
        (
            medians[1] <= medians[0] * BESIDE,
            f"a click takes {medians[0]:.1f} ms alone and {medians[1]:.1f} ms beside them, 99 of 100 less than "
            f"{worst(quiet):.0f} and {worst(beside):.0f} ms",
        ),
    ]


def stopped(house: House) -> tuple[bool, str]:
    try:
        return house.stop() == 0, "it stopped cleanly, and nothing is left"
    except (AssertionError, psutil.Error) as left:
        return False, f"it stopped, but {left}"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=20)
    options.add_argument("--visitors", type=int, default=30)
    asked = options.parse_args()
    kept: list[tuple[bool, str]] = []
    with little_room() as folder:
        house = House("--class-size", str(asked.visitors), folder=folder)
        try:
            settle(house, asked.visitors)
            kept += asyncio.run(lesson(house, folder, asked.visitors, asked.minutes * 60))
            kept.append((lives(house.process), "the server needed no restart"))
        finally:
            kept.append(stopped(house))
    for good, promise in kept:
        print(f"{'kept  ' if good else 'BROKEN'} {promise}")
    return int(not all(good for good, _ in kept))


if __name__ == "__main__":
    sys.exit(main())
