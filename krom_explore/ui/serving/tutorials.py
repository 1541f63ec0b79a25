"""All notebooks of the folder as pages, served by Voilà as it is: for oneself and people one trusts."""

from __future__ import annotations

import asyncio
import shutil
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, ClassVar

from jupyter_core.utils import ensure_async, run_sync
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import HTTPError, RedirectHandler
from voila.app import Voila  # type: ignore[import-untyped]
from voila.handler import BaseVoilaHandler  # type: ignore[import-untyped]

from krom_explore.ui.pages.home import TUTORIALS

from .doors import Doors, Names

READERS = 40
"""For how many readers the doors are made."""

FILES = 60
"""About so many files are asked for by a page of a tutorial."""


class Quick(ZMQChannelsWebsocketConnection):
    """Sends at once: without TCP_NODELAY clicks closer than 40 ms take 47 ms, with it 4. And is there at once."""

    PAUSE = 0.02
    seated: ClassVar[set[str]] = set()
    """The kernels that somebody sat down at, once at least."""

    def connect(self) -> Any:
        self.seated.add(self.kernel_id)
        self.websocket_handler.set_nodelay(True)
        return super().connect()

    def nudge(self) -> asyncio.Future[None]:
        """Ask the kernel until its answer is heard. The first question always comes before there are ears; Jupyter asks
        the second one half a second later."""
        return asyncio.ensure_future(self._heard())

    async def _heard(self) -> None:
        ears, control = self.channels["iopub"], self.kernel_manager.connect_control()
        heard = asyncio.Event()
        ears.on_recv(lambda _: heard.set())
        end = asyncio.get_running_loop().time() + self.kernel_info_timeout
        while not (heard.is_set() or ears.closed() or asyncio.get_running_loop().time() > end):
            self.session.send(control, "kernel_info_request")
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(heard.wait(), self.PAUSE)
        control.close()
        if not ears.closed():
            ears.stop_on_recv()


class Nowhere(BaseVoilaHandler):  # type: ignore[misc]
    """Every address but those of the pages."""

    async def prepare(self) -> None:
        await super().prepare()
        raise HTTPError(404)


class Tutorials(Voila):  # type: ignore[misc]
    """Answers on given sockets, and says when it is ready; a page's process starts when it is opened."""

    sockets: list[socket.socket]
    names: Iterable[str] = ()
    ready: Callable[[], None]
    failed = False
    PATIENCE = 300.0
    """Seconds that a kernel is kept for a page that does not come: it comes when its last cell has run."""

    def initialize(self, argv: list[str] | None = None) -> None:
        self.ioloop = IOLoop.current()
        self.given: dict[str, float] = {}
        """Kernels of pages that have not come yet, and since when."""
        super().initialize(argv)

    def init_handlers(self) -> list[Any]:
        """The way to the tutorials at the root; no lists of files."""
        unused = ("/voila/files/", "/voila/tree", "/voila/api/contents")
        handlers = [
            handler
            for handler in super().init_handlers()
            if handler[0] != self.server_url and not any(path in handler[0] for path in unused)
        ]
        root = (r"/", RedirectHandler, {"url": f"/voila/render/{TUTORIALS}", "permanent": False})
        nowhere = (r"/.*", Nowhere, {"voila_configuration": self.voila_configuration})
        return [root, *handlers, nowhere]

    def listen(self) -> None:
        Doors(self.app, names=Names(self.names), tables=READERS, limits={}, files=FILES).add_sockets(self.sockets)
        self.ioloop.add_callback(lambda: self.ready())
        PeriodicCallback(lambda: self.clear_unused(self.ioloop.time()), 10_000).start()
        try:
            self.ioloop.start()
        finally:
            self.stop()

    def clear_unused(self, now: float) -> None:
        """End kernels whose page was left before it was there: it could not say goodbye."""
        given = set(self.kernel_manager.list_kernel_ids()) - Quick.seated
        self.given = {kernel: self.given.get(kernel, now) for kernel in given}
        for kernel, since in self.given.items():
            if now - since >= self.PATIENCE:
                self.ioloop.add_callback(self.kernel_manager.shutdown_kernel, kernel, now=True)

    async def clear_all(self) -> None:
        """Some may be ending by themselves, because their page was left just now: that is no fault."""
        end = self.kernel_manager.shutdown_kernel
        kernels = {*self.kernel_manager.list_kernel_ids(), *self.kernel_manager._pending_kernels}
        await asyncio.gather(*(ensure_async(end(kernel, now=True)) for kernel in kernels), return_exceptions=True)

    def _handle_signal_stop(self, *_: Any) -> None:
        self.ioloop.add_callback_from_signal(self.ioloop.stop)

    def stop(self) -> None:
        """All processes end at once."""
        run_sync(self.clear_all)()
        shutil.rmtree(self.connection_dir, ignore_errors=True)
