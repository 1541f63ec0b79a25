"""Cases by their number, in a process that can be lost: what ends it is told, and another one goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import NamedTuple

from .kinds import SHARES
from .worker import PATIENCE

MOST_FAULTS = 10
"""Of one kind: after these somebody has enough to do."""


class Fault(NamedTuple):
    """A case that ended as it may not."""

    kind: str
    seed: int
    number: int
    what: str
    given: str

    def __str__(self) -> str:
        again = f"python -m tests.fuzz {self.kind} {self.seed} {self.number}"
        told = f"--- {again}\n{self.what.rstrip()}\n    input: {self.given}"
        return told.encode(errors="backslashreplace").decode()


def faults(kind: str, count: int, seed: int) -> Iterator[Fault]:
    """What is wrong with so many cases of a kind."""
    at = found = 0
    while at < count and found < MOST_FAULTS:
        lines = run(kind, seed, at, count)
        for line in lines:
            if "fault" in line:
                found += 1
                yield Fault(kind, seed, line["number"], line["fault"], line["input"])
        if lines and "done" in lines[-1]:
            print(f"{kind}: {count} tried, the slowest took {lines[-1]['slowest']} s", flush=True)
            return
        lost = next((line["at"] for line in reversed(lines) if "at" in line), at)
        found += 1
        yield Fault(kind, seed, lost, f"ended its process: more than {PATIENCE} s of work, or worse", "")
        at = lost + 1


def run(kind: str, seed: int, first: int, last: int) -> list[dict]:
    command = [sys.executable, "-m", "tests.fuzz.worker", kind, str(seed), str(first), str(last)]
    ended = subprocess.run(command, stdout=subprocess.PIPE, text=True, errors="replace")
    return [json.loads(line) for line in ended.stdout.splitlines() if line.startswith("{")]


def counts(total: int) -> dict[str, int]:
    """How many cases of each kind make so many."""
    return {kind: round(total * share) for kind, share in SHARES.items()}
