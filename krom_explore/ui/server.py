"""Voilà as we run it: clicks are not held back, nobody waits for a kernel that does not start, it ends cleanly."""

from __future__ import annotations

import asyncio
import shutil
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

from jupyter_core.utils import ensure_async, run_sync
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.web import HTTPError
from voila.app import Voila  # type: ignore[import-untyped]
from voila.handler import BaseVoilaHandler  # type: ignore[import-untyped]


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

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        """What the app says goes to the page; the page has no use for anything else (busy, idle, printed text)."""
        parts: list[Any] = self.session.feed_identities(outgoing_msg)[1]  # signature, header, ...
        if b'"comm_msg"' in bytes(parts[1]):
            super().handle_outgoing_message(stream, outgoing_msg)

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
    """Every address but that of the app."""

    async def prepare(self) -> None:
        await super().prepare()
        raise HTTPError(404)


class Server(Voila):  # type: ignore[misc]
    """Answers on given sockets, and says when it is ready."""

    sockets: list[socket.socket]
    ready: Callable[[], None]
    failed = False
    PATIENCE = 30.0
    """Seconds that a kernel is kept for a page that does not come to sit down at it."""

    def initialize(self, argv: list[str] | None = None) -> None:
        self.ioloop = IOLoop.current()
        self.given: dict[str, float] = {}
        """Tables that were given to a page which has not come yet, and since when."""
        super().initialize(argv)

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        if self.voila_configuration.preheat_kernel:
            self.kernel_manager.get_pool_size = self.kernels_ready
        return settings

    def kernels_ready(self, notebook: str) -> int:
        """Not those that wait for ``fill_delay`` to pass: whoever gets one would wait with it."""
        return sum(kernel.done() for kernel in self.kernel_manager._pools.get(notebook, ()))

    def init_handlers(self) -> list[Any]:
        """The app at the root, no files beside it."""
        *others, (_, app, its) = super().init_handlers()
        unused = ("/voila/files/", "/voila/templates/")
        others = [handler for handler in others if not any(path in handler[0] for path in unused)]
        nowhere = (r"/.*", Nowhere, {"voila_configuration": self.voila_configuration})
        return [*others, (r"/", app, its), nowhere]

    def listen(self) -> None:
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop.add_callback(self.open)
        try:
            self.ioloop.start()
        finally:
            self.stop()

    async def open(self) -> None:
        """Ready is when the first kernel runs."""
        try:
            for kernel in self.kernels()[:1]:
                await (await kernel)["task"]
        except Exception:
            self.log.exception("no kernel could be started")
            self.failed = True
            self.ioloop.stop()
        else:
            PeriodicCallback(lambda: self.clear_unused(self.ioloop.time()), 10_000).start()
            self.ready()

    def clear_unused(self, now: float) -> None:
        """End kernels whose page was left before it was there: it could not say goodbye."""
        if not all(kernel.done() for kernel in self.kernels()):
            return  # kernels that are being started are nobody's yet
        ready = {kernel.result()["kernel_id"] for kernel in self.kernels() if not kernel.exception()}
        given = set(self.kernel_manager.list_kernel_ids()) - ready - Quick.seated
        self.given = {kernel: self.given.get(kernel, now) for kernel in given}
        for kernel, since in self.given.items():
            if now - since >= self.PATIENCE:
                self.ioloop.add_callback(self.kernel_manager.shutdown_kernel, kernel, now=True)

    async def clear_all(self) -> None:
        """Some may be ending by themselves, because their page was left just now: that is no fault."""
        end = self.kernel_manager.shutdown_kernel
        kernels = {*self.kernel_manager.list_kernel_ids(), *self.kernel_manager._pending_kernels}
        await asyncio.gather(*(ensure_async(end(kernel, now=True)) for kernel in kernels), return_exceptions=True)

    def kernels(self) -> list[asyncio.Task[dict[str, Any]]]:
        pools = getattr(self.kernel_manager, "_pools", {})
        return [kernel for pool in pools.values() for kernel in pool]

    def _handle_signal_stop(self, *_: Any) -> None:
        self.ioloop.add_callback_from_signal(self.ioloop.stop)

    def stop(self) -> None:
        """All processes end at once; Voilà's own way would wait for kernels that have yet to start, to clear them."""
        for pool in getattr(self.kernel_manager, "_pools", {}).values():
            for kernel in [kernel for kernel in pool if not kernel.done()]:
                kernel.cancel()
                pool.remove(kernel)
        run_sync(self.clear_all)()
        shutil.rmtree(self.connection_dir, ignore_errors=True)
