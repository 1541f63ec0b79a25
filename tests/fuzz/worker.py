"""Cases in a process of their own, which may not take more memory or time than a table may.

What happens is written to standard output, a line of JSON for each fault and for the case that is being tried: where a
case ends the process, its number is the last one there.
"""

from __future__ import annotations

import json
import logging
import resource
import sys
import time
import traceback
from pathlib import Path
from random import Random
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Illegal

from .kinds import KINDS, Kind, heard

ROOM = 200_000_000
"""Bytes that all cases of a process together may take beyond what it had at first: what one takes is given back."""

PATIENCE = 10
"""Seconds of work after which a case is ended, and the process with it."""

WARM = 20
"""Cases that are tried first and not counted."""

LONGEST = 2_000
"""Letters of an input that are told: it can be made again by its number."""


def case(kind: str, seed: int, number: int) -> Any:
    """The input of a case: always the same one."""
    return KINDS[kind].make(Random(f"{kind} {seed} {number}"))


def main(kind: str, seed: int, first: int, last: int) -> None:
    logging.disable()
    for number in range(-WARM, 0):  # what is read once and kept (words, rules, pages) is no case's
        tried(KINDS[kind], case(kind, seed, number))
    held = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (held + ROOM, resource.RLIM_INFINITY))
    slowest = 0.0
    for number in range(first, last):
        tell({"at": number})
        given = case(kind, seed, number)
        used = resource.getrusage(resource.RUSAGE_SELF)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + PATIENCE, resource.RLIM_INFINITY))
        took, fault = tried(KINDS[kind], given)
        if fault is None and took > KINDS[kind].seconds:  # once more: another process may have been in the way
            took, fault = tried(KINDS[kind], case(kind, seed, number))
            fault = fault or (f"took {took:.1f} s" if took > KINDS[kind].seconds else None)
        slowest = max(slowest, took)
        if fault is not None:
            tell({"fault": fault, "number": number, "input": shown(given)})
    tell({"done": last, "slowest": round(slowest, 3)})


def tried(kind: Kind, given: Any) -> tuple[float, str | None]:
    """How long a case took, and what came out that may not."""
    began = time.process_time()
    fault = None
    try:
        kind.put_in(given)
    except (BadInput, Illegal) as refused:
        try:
            heard(refused)
        except Exception:
            fault = "cannot be said: " + traceback.format_exc(limit=-4)
    except Exception:
        fault = traceback.format_exc(limit=-6)
    return time.process_time() - began, fault


def shown(given: Any) -> str:
    """An input, as far as it can be written."""
    try:
        return repr(given)[:LONGEST]
    except RecursionError:
        return "too deep to be written"


def tell(what: dict[str, Any]) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:5]))
