"""The server as somebody would start it, on loopback; watched while it runs, and looked over when it has stopped."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil

from .visitor import Visitor, leave
from .wire import PATIENCE, fetch

START = [sys.executable, "-m", "krom_explore.cli", "serve", "--no-browser"]
WORD = re.compile(r"Traceback|^\s+File \"|\b127\.\d+\.\d+\.\d+|\b[0-9a-f]{16,}\b", re.M)
"""What no log may have: a traceback, an address, anything that could be a key."""
TEACHER = re.compile(r"http://\S+#/\S*[?]teacher=([0-9a-f]{32})$", re.M)
"""What is printed for the teacher, who has to know the key; the log does not have it."""


class Refuses(Exception):
    """The server did not start; its code and what it said."""

    def __init__(self, code: int, said: str):
        super().__init__(f"{code}: {said}")
        self.code = code
        self.said = said


class House:
    """A server, its processes, its temporary folder and its log."""

    def __init__(self, *options: str, folder: Path | None = None, command: list[str] | None = None):
        # Short, because the name of a Unix socket may have no more than about a hundred characters.
        self.folder = folder or Path(tempfile.mkdtemp(prefix="krom-"))
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (closed when the server has stopped)
        env = {**os.environ, "TMPDIR": str(self.folder)}
        self.process = psutil.Popen(
            [*(command or START), *options], stdout=subprocess.PIPE, stderr=self.log, text=True, env=env
        )
        self.first = self.process.stdout.readline()
        found = re.search(r"http://\S+", self.first)
        if not found:
            code = int(self.process.wait(PATIENCE))
            said = self.logged()
            self._forget()
            raise Refuses(code, said)
        self.url = found[0]
        self._teacher = ""
        self.port = int(urlsplit(self.url).port or 80)
        self.guests: list[Visitor] = []
        """Who came in the present scene, and leaves when it is over."""
        self.honest: list[Visitor] = []
        """Who click on while others attack. They keep their tables from one attack to the next."""
        self.keys: set[str] = set()

    def visitor(self, **how: Any) -> Visitor:
        """Somebody new, from an address of their own."""
        self.guests.append(Visitor(self.port, **how))
        return self.guests[-1]

    async def clear(self) -> None:
        """All guests go home."""
        guests, self.guests = self.guests, []
        self.keys |= {guest.table for guest in guests if guest.table}
        await leave(*guests)

    @property
    def teacher(self) -> str:
        """The key in the address that is printed for the teacher."""
        while not self._teacher:
            line = self.process.stdout.readline()
            assert line, "nothing was printed for a teacher"
            found = TEACHER.search(line)
            self._teacher = found[1] if found else ""
        return self._teacher

    # --- looking at it

    def tables(self) -> list[psutil.Process]:
        """The processes behind the pages, those that stand ready or are being set included."""
        with suppress(psutil.NoSuchProcess):
            return [child for child in self.process.children(recursive=True) if lives(child)]
        return []

    def memory(self) -> float:
        """Megabytes of the server's own process."""
        return float(self.process.memory_info().rss) / 1e6

    def memory_of_all(self) -> float:
        """Megabytes of the server and of all its tables; what they share is counted as often as they have it."""
        total = self.memory()
        for table in self.tables():
            with suppress(psutil.NoSuchProcess):
                total += table.memory_info().rss / 1e6
        return total

    async def health(self) -> dict[str, int]:
        answer = await fetch(self.port, "GET", "/health")
        assert answer.status == 200, answer
        counts: dict[str, int] = answer.json()
        return counts

    async def behind(self, visitor: Visitor, clicks: int = 30) -> psutil.Process:
        """The process at which a visitor sits, if nobody else clicks: the one that wakes up with each click, while all
        others sleep. Where others are woken as often (a table is being set), it looks again."""

        def woken() -> dict[psutil.Process, int]:
            return {table: table.num_ctx_switches().voluntary for table in self.tables()}

        for _ in range(20):
            before = woken()
            for _ in range(clicks):
                await visitor.click()
            after = woken()
            times = {table: after[table] - count for table, count in before.items() if table in after}
            first, *others = sorted(times, key=lambda table: times[table], reverse=True)
            if times[first] >= clicks and all(times[other] < clicks for other in others):
                return first
        raise AssertionError("which process a visitor sits at cannot be told")

    def logged(self) -> str:
        """What the server said on stderr until now."""
        self.log.seek(0)
        return self.log.read()

    # --- the end of it

    def stop(self, how: int = signal.SIGINT, limit: float = 20.0) -> int:
        """Stop it, and look whether it left anything: processes, files, or in its log what nobody should read there."""
        tables = self.tables()
        self.process.send_signal(how)
        try:
            code = int(self.process.wait(limit))
        finally:
            _, alive = psutil.wait_procs(tables, timeout=5)
            for process in [*alive, self.process]:
                with suppress(psutil.NoSuchProcess):
                    process.kill()
            left = [str(path) for path in self.folder.rglob("*")] if self.folder.exists() else []
            said = self.logged()
            rest = self.process.stdout.read()
            self._forget()
        assert not alive, f"processes outlived the server: {[process.cmdline() for process in alive]}"
        assert not left, f"{len(left)} files outlived the server: {left[:5]}"
        if self._teacher:
            self.keys.add(self._teacher)
        self._look_over(said + TEACHER.sub("", rest))
        return code

    def _look_over(self, said: str) -> None:
        found = WORD.search(said)
        assert not found, f"not for a log: {found[0]!r} in\n{said[max(0, found.start() - 500) : found.end() + 5000]}"
        for key in self.keys:
            assert key not in said, "a key in the log"

    def _forget(self) -> None:
        self.process.stdout.close()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def lives(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


@contextmanager
def house(*options: str, **how: Any) -> Iterator[House]:
    """A server for the time of a block; afterwards it must stop cleanly."""
    started = House(*options, **how)
    try:
        yield started
    except BaseException:
        with suppress(Exception):
            started.stop()
        raise
    assert started.stop() == 0


def settle(house: House, tables: int, quiet: float = 10.0) -> None:
    """Wait until so many tables stand and the server is quiet (per cent of a core): the start is over."""

    def used() -> float:
        everybody = [house.process, *house.tables()]
        times = 0.0
        for process in everybody:
            with suppress(psutil.NoSuchProcess):
                times += sum(process.cpu_times()[:2])
        return times

    while True:
        before = used()
        time.sleep(0.5)
        if (used() - before) / 0.5 * 100 < quiet and len(house.tables()) >= tables:
            return


async def until(true: Callable[[], Any], limit: float = PATIENCE) -> Any:
    """Look again and again until something is so; the last look decides."""
    end = time.perf_counter() + limit
    while not (found := await true() if asyncio.iscoroutinefunction(true) else true()):
        if time.perf_counter() > end:
            return found
        await asyncio.sleep(0.05)
    return found
