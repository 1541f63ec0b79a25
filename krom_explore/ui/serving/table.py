"""A table: the process behind a page, from its start to its end, and the messages to it and from it."""

from __future__ import annotations

import asyncio
import copy
import os
import secrets
import sys
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Protocol

import psutil  # type: ignore[import-untyped]
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.manager import AsyncKernelManager
from voila._version import __version__ as voila  # type: ignore[import-untyped]
from voila.execute import VoilaExecutor  # type: ignore[import-untyped]

from . import line, machine, ranks
from .pace import Pace

COMPUTING = (6.0, 0.2)
"""Seconds of computing that a table may use at once, and a second. An answer takes a hundredth of one."""

FRAMES = (300, 6)
"""Frames to a table at once, and a second; nobody clicks as fast for long. A class of tables that did would fill half a
core of the server, which gives way to nobody: with 30 a second all others' clicks took twice as long."""

START = 120.0
"""Seconds for a process to start and lay out its table, when it gives way on a machine that is very busy."""

LINES = 3
"""Sockets of one table: the page's own, and one or two that broke and are not known to be dead yet."""

ENDED = 4001
REPLACED = 4002
"""Codes with which a line is closed, from the range that is left to applications."""

VIEW = "application/vnd.jupyter.widget-view+json"


class Listener(Protocol):
    """A page's end of the line."""

    def tell(self, frame: bytes) -> None: ...

    def hang_up(self, code: int) -> None: ...

    async def lives(self) -> bool:
        """Whether somebody is still there, as far as can be known at once."""
        ...


class OwnKernels(KernelSpecManager):
    """Whatever Jupyter knows of kernels on this machine: a table is set by the Python that serves it."""

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        command = [sys.executable, "-m", f"{__package__}.process", "-f", "{connection_file}"]
        return KernelSpec(argv=command, display_name=kernel_name, language="python")


class Table:
    """One visitor's process. Its key opens it: whoever has it sits there."""

    def __init__(self, folder: Path):
        self.key = secrets.token_hex(16)
        self.model = ""
        """The name of its widget, for messages."""
        self.lines: list[Listener] = []
        self.ended = False
        self._turn = asyncio.Lock()
        self._pace = Pace(*COMPUTING)
        self._answered = asyncio.Event()
        self._asked = b""
        # A name of its own for the file: it is seen in the list of processes, and the key must not be.
        file = folder / f"table-{secrets.token_hex(4)}.json"
        options = {"transport": "ipc"} if os.name == "posix" else {}
        self._manager = AsyncKernelManager(connection_file=str(file), kernel_spec_manager=OwnKernels(), **options)
        self._client: Any = None
        self._rank = 0
        self._listening: asyncio.Task[None] | None = None
        self._process: psutil.Process | None = None
        self.frames = Pace(*FRAMES)
        """How fast its page may talk, over all its lines."""

    async def set(self, notebook: Any, folder: Path, hurry: asyncio.Event) -> None:
        """Start the process and lay out the table. Whatever goes wrong, nothing is left behind."""
        try:
            async with asyncio.timeout(START):
                await self._set(notebook, folder, hurry)
        except BaseException:
            await self.end()
            raise

    async def _set(self, notebook: Any, folder: Path, hurry: asyncio.Event) -> None:
        await self._manager.start_kernel(cwd=str(folder), env={**os.environ, "SERVER_SOFTWARE": f"voila/{voila}"})
        started: Any = self._manager.provisioner
        self._process = psutil.Process(started.pid)
        calmly = asyncio.create_task(self._give_way_until(hurry))
        try:
            await self._lay_out(notebook)
        finally:
            calmly.cancel()
            self.stand(ranks.FIRST)
        self._listening = asyncio.create_task(self._listen())

    async def _give_way_until(self, hurry: asyncio.Event) -> None:
        self.stand(ranks.FIRST if hurry.is_set() else ranks.LAST)
        await hurry.wait()
        self.stand(ranks.FIRST)

    async def _lay_out(self, notebook: Any) -> None:
        self._client = self._manager.client()
        self._client.start_channels(stdin=False, hb=False, control=False)
        await self._heard()
        executor = VoilaExecutor(copy.deepcopy(notebook), km=self._manager)
        executor.kc = self._client
        for index, cell in enumerate(executor.nb.cells):
            await executor.execute_cell(cell, None, index, store_history=False)
        outputs = [output for cell in executor.nb.cells for output in cell.get("outputs", ())]
        models = [output.data[VIEW]["model_id"] for output in outputs if VIEW in output.get("data", ())]
        if len(models) != 1:
            raise ValueError(f"the notebook shows {len(models)} widgets, and the page has a place for one")
        self.model = models[0]

    def stand(self, rank: int) -> bool:
        """At that rank, from now on; False where the system wants to be asked again later."""
        if self._process and rank != self._rank:
            if not machine.stand(self._process.pid, rank):
                return False
            self._rank = rank
        return True

    async def _heard(self) -> None:
        """Wait until the process answers, and until it is heard: what it says before it knows us is lost."""
        self._client.kernel_info()
        while not await self._client.shell_channel.socket.poll(500):
            if not await self.alive():
                raise ChildProcessError("the process of a table ended before it was set")
        while not await self._client.iopub_channel.socket.poll(20):
            self._client.kernel_info()

    async def alive(self) -> bool:
        return bool(await self._manager.is_alive())

    def open(self, listener: Listener) -> None:
        """One more line; the oldest gives way where there are too many."""
        self.lines.append(listener)
        for oldest in self.lines[:-LINES]:
            self.close(oldest)
            oldest.hang_up(REPLACED)

    def close(self, listener: Listener) -> None:
        if listener in self.lines:
            self.lines.remove(listener)

    async def say(self, message: str, turn: AbstractAsyncContextManager[None]) -> None:
        """Pass a message on when it is its turn, and wait until the table has done with it; who makes it compute a lot
        waits longer."""
        async with self._turn:
            await self._pace.paid()
            async with turn:
                await self._say(message)

    async def _say(self, message: str) -> None:
        if not self.ended:
            before = self.computed()
            self._answered.clear()
            content = line.packed(message, self.model)
            sent = self._client.session.send(self._client.shell_channel.socket, "comm_msg", content)
            self._asked = sent["header"]["msg_id"].encode()
            await self._answered.wait()
            self._pace.spend(self.computed() - before)

    def memory(self) -> int:
        """Bytes that it uses."""
        try:
            return int(self._process.memory_info().rss) if self._process else 0
        except (psutil.Error, OSError):
            return 0

    def computed(self) -> float:
        """Seconds, so far."""
        try:
            used = self._process.cpu_times() if self._process else None
        except (psutil.Error, OSError):
            used = None
        return used.user + used.system if used else 0.0

    async def _listen(self) -> None:
        """What the app says goes to the page; the page has no use for anything else (busy, printed text)."""
        while True:  # without a name for what was heard: it would be kept until there is more
            self._hear(await self._client.iopub_channel.socket.recv_multipart())

    def _hear(self, told: list[bytes]) -> None:
        _, (_, header, parent, metadata, content, *_) = self._client.session.feed_identities(told)
        if b'"comm_msg"' in header:
            frame = line.frame("iopub", (header, parent, metadata, content))
            for listener in list(self.lines):
                listener.tell(frame)
        elif b'"idle"' in content and self._asked in parent:
            self._answered.set()

    async def end(self, code: int = ENDED) -> None:
        """The process and all lines to it."""
        if self.ended:
            return
        self.ended = True
        self._answered.set()
        for listener in list(self.lines):
            listener.hang_up(code)
        self.lines.clear()
        if self._listening:
            self._listening.cancel()
        if self._client:
            self._client.stop_channels()
        if self._manager.has_kernel:
            await self._manager.shutdown_kernel(now=True)
        else:
            self._manager.cleanup_connection_file()
            self._manager.cleanup_ipc_files()
