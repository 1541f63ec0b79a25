"""What this machine can hold: memory, descriptors, cores."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

try:
    import resource
except ImportError:  # Windows counts descriptors in its own way and has enough
    resource = None  # type: ignore[assignment]

TABLE = 80 * 10**6
"""Bytes of memory that a table has for itself (76 measured by bench/app_bench.py; 70 is its bar), rounded up."""

TABLE_WITH_WHAT_IT_SHARES = 100 * 10**6
"""The same with what all tables have in common: 90 measured."""

HOUSE = 300 * 10**6
"""Bytes for the server itself and what it needs to breathe."""

LINE_OF_A_TABLE = 16
"""Open files of a table in the server: what leads to its process."""

DESCRIPTORS_A_TABLE = LINE_OF_A_TABLE + 8
"""The same with its page's sockets, and what it asks for on the way."""

DESCRIPTORS_OF_THE_HOUSE = 160

ENOUGH = 10_240
"""More open files than this are of no use to a class; macOS never allows more."""

CGROUPS = (("memory.max", "memory.current"), ("memory/memory.limit_in_bytes", "memory/memory.usage_in_bytes"))
"""Where a container says how much memory it may use, and how much it does."""


def free_memory() -> int:
    """Bytes that can still be used here: by the machine, and by the container if this is one."""
    import psutil  # type: ignore[import-untyped]

    free = int(psutil.virtual_memory().available)
    for limit, used in CGROUPS:
        try:
            left = int(Path("/sys/fs/cgroup", limit).read_text()) - int(Path("/sys/fs/cgroup", used).read_text())
        except (OSError, ValueError):  # no container, or one without a limit
            continue
        free = min(free, left)
    return free


def tables_in_memory() -> int:
    return max(0, (free_memory() - HOUSE) // TABLE)


def descriptors() -> int:
    """How many files can be open, when the system has been asked for as many as it allows."""
    if resource is None:
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # macOS allows less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if soft == resource.RLIM_INFINITY else min(soft, ENOUGH)


def tables_by_descriptors() -> int:
    return max(0, (descriptors() - DESCRIPTORS_OF_THE_HOUSE) // DESCRIPTORS_A_TABLE)


def connections(tables: int) -> int:
    """How many may be open where there are so many tables: what tables need is kept for them."""
    return descriptors() - DESCRIPTORS_OF_THE_HOUSE // 2 - tables * LINE_OF_A_TABLE


def is_short_of_memory() -> bool:
    return free_memory() < HOUSE


def is_nearly_out_of_memory() -> bool:
    return free_memory() < HOUSE // 3


def stand(process: int, rank: int) -> bool:
    """Let a process have only what those of lower ranks leave; whether that could be tried just now.

    On Linux every table is a group of its own, whose rank may be changed both ways, by who is not root ten times a
    second; elsewhere a rank once given up is lost, so nothing is done.
    """
    with suppress(OSError):
        try:
            Path(f"/proc/{process}/autogroup").write_text(str(rank))
        except BlockingIOError:
            return False
    return True


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
