"""The process behind a table: a Jupyter kernel that may use so much memory and, for one message, so much time.

python -m krom_explore.ui.serving.process -f CONNECTION_FILE
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from ipykernel import kernelapp
from ipykernel.iostream import IOPubThread
from ipykernel.ipkernel import IPythonKernel
from zmq.error import ZMQError

from krom_explore.ui import boundary

from . import logs
from .line import unpacked

try:
    import resource
except ImportError:  # Windows has no such limits; the server still ends a table that does not answer
    resource = None  # type: ignore[assignment]

LOG = logging.getLogger(__name__)

MEMORY = 400 * 1024**2
"""Bytes of data. A table uses up to 80 MB, and its threads reserve a hundred more; the rest is for its visitor."""

RESERVE = 32 * 1024**2
"""Bytes that must be left of them after a message: with less, Jupyter itself cannot read the next one any more."""

OOM_SCORE = 500
"""How much sooner the system ends a table than others when memory is gone, of a thousand."""

SECONDS = 20
"""Of computing, for one message. The page's slowest answer takes about two."""

LAST_WORDS = 0.2
"""Seconds for the last answer to get out of a process that ends itself."""


class TableKernel(IPythonKernel):
    """Reads what a page says, and counts the time anew with every message."""

    def __init__(self, **options: Any):
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self.shell_handlers["comm_msg"] = self.comm_msg

    def comm_msg(self, stream: Any, ident: Any, message: Any) -> None:
        data = message["content"]["data"]
        try:
            data["content"] = unpacked(data["content"])
            self.comm_manager.comm_msg(stream, ident, message)
        except MemoryError as fault:
            boundary.tell("a message", fault)

    def pre_handler_hook(self) -> None:
        super().pre_handler_hook()  # type: ignore[no-untyped-call]
        allow_seconds(SECONDS)

    def post_handler_hook(self) -> None:
        if boundary.ran_out_of_memory() or is_short_of_memory():
            asyncio.get_running_loop().call_later(LAST_WORDS, os._exit, 1)
        allow_seconds(None)
        super().post_handler_hook()  # type: ignore[no-untyped-call]


class OwnVoice(IOPubThread):
    """Without the port that Jupyter opens for the voices of further processes: there are none."""

    def __init__(self, socket: Any, pipe: bool = False, session: Any = False):
        super().__init__(socket, pipe=False, session=session)  # type: ignore[no-untyped-call]


def allow_seconds(more: int | None) -> None:
    """The system ends the process when it has computed for so long from now on; None: no longer."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    limit = most if more is None else math.ceil(used.ru_utime + used.ru_stime) + more
    resource.setrlimit(resource.RLIMIT_CPU, (limit, most))


def is_short_of_memory() -> bool:
    if resource is None:
        return False
    most = resource.getrlimit(resource.RLIMIT_DATA)[0]
    try:
        data = int(Path("/proc/self/statm").read_text().split()[5]) * resource.getpagesize()
    except OSError:  # a system that does not say so
        return False
    return most != resource.RLIM_INFINITY and data > most - RESERVE


def go_first_when_memory_is_gone() -> None:
    """Where the system itself has to end a process, it is a table and not the server, which has them all."""
    with suppress(OSError):  # not Linux, or not allowed
        Path("/proc/self/oom_score_adj").write_text(str(OOM_SCORE))


def limit() -> None:
    go_first_when_memory_is_gone()
    if resource is None:
        return
    for name, most in (("RLIMIT_DATA", MEMORY), ("RLIMIT_CORE", 0)):
        kind = getattr(resource, name)
        hard = resource.getrlimit(kind)[1]
        resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def main() -> None:
    limit()
    # Jupyter takes the streams for the page, which has no use for them: what goes wrong is for the server's log.
    logs.begin(logging.WARNING)
    kernelapp.IOPubThread = OwnVoice  # type: ignore[attr-defined]
    app = kernelapp.IPKernelApp.instance(kernel_class=TableKernel, log_level=logging.CRITICAL)
    app.config.HistoryManager.enabled = False
    try:
        app.initialize(sys.argv[1:])  # type: ignore[no-untyped-call]
    except (OSError, ZMQError) as fault:  # a full disk, say; the server tries again
        why = os.strerror(fault.errno or 0)  # without the name of a file
        LOG.error("The process of a table could not begin (%s: %s).", type(fault).__name__, why)
        sys.exit(1)
    app.start()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
