"""Voilà as we run it: clicks are not held back, nobody waits for a table that is not being set, it ends cleanly."""

from __future__ import annotations

import asyncio
import shutil
import socket
from collections.abc import Callable
from typing import Any

from jupyter_core.utils import run_sync
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from voila.app import Voila  # type: ignore[import-untyped]
from voila.handler import BaseVoilaHandler  # type: ignore[import-untyped]


class Quick(ZMQChannelsWebsocketConnection):
    """Sends at once: without TCP_NODELAY clicks closer than 40 ms take 47 ms, with it 4."""

    def connect(self) -> Any:
        self.websocket_handler.set_nodelay(True)
        return super().connect()


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

    def initialize(self, argv: list[str] | None = None) -> None:
        self.ioloop = IOLoop.current()
        super().initialize(argv)

    def init_settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = super().init_settings()
        if self.voila_configuration.preheat_kernel:
            self.kernel_manager.get_pool_size = self.tables_ready
        return settings

    def tables_ready(self, notebook: str) -> int:
        """Not those that wait for ``fill_delay`` to pass: whoever gets one would wait with it."""
        return sum(table.done() for table in self.kernel_manager._pools.get(notebook, ()))

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
        """Ready is when the first table stands."""
        try:
            for table in self.tables()[:1]:
                await (await table)["task"]
        except Exception:
            self.log.exception("no table could be set")
            self.failed = True
            self.ioloop.stop()
        else:
            self.ready()

    def tables(self) -> list[asyncio.Task[dict[str, Any]]]:
        pools = getattr(self.kernel_manager, "_pools", {})
        return [table for pool in pools.values() for table in pool]

    def _handle_signal_stop(self, *_: Any) -> None:
        self.ioloop.add_callback_from_signal(self.ioloop.stop)

    def stop(self) -> None:
        """All processes end at once; Voilà's own way would wait for tables that are still to be set, to clear them."""
        for pool in getattr(self.kernel_manager, "_pools", {}).values():
            for table in [table for table in pool if not table.done()]:
                table.cancel()
                pool.remove(table)
        run_sync(self.kernel_manager.shutdown_all)(now=True)
        shutil.rmtree(self.connection_dir, ignore_errors=True)
