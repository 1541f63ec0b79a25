"""The app for a class, on Voilà: its page, its tables and its doors."""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import socket
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

import nbformat
from tornado.ioloop import IOLoop, PeriodicCallback
from voila.app import Voila  # type: ignore[import-untyped]
from voila.notebook_renderer import NotebookRenderer  # type: ignore[import-untyped]

from krom_explore.learn.handout.html import style

from . import logs
from .charts import Charts, Script
from .class_handlers import ROUTES
from .classroom import Room
from .doors import Doors, Names
from .handlers import KEY, STOPPING, TABLES, VERSION, Ask, Goodbye, Health, Home, Nowhere, Page, Talk
from .line import LONGEST
from .table import VIEW, Table
from .tables import Tables


class Server(Voila):  # type: ignore[misc]
    """Answers on given sockets, and says when it is ready."""

    sockets: list[socket.socket]
    names: Iterable[str] = ()
    """What it is called, beside its addresses."""
    address = ""
    """What other machines type into their browsers."""
    ready: Callable[[], None]
    failed = False
    prepared = 0
    """How many tables stand ready."""
    most = 1
    hands = 1
    """How many tables there can be, and how many are set at the same time."""

    def initialize(self, argv: list[str] | None = None) -> None:
        logs.begin(logging.ERROR)
        self.ioloop = IOLoop.current()
        super().initialize(argv)

    def init_handlers(self) -> list[Any]:
        """The app at the root, and nothing of Jupyter's own."""
        self.folder = Path(self.connection_dir)
        self.notebook = nbformat.read(self.notebook_path, as_version=4)  # type: ignore[no-untyped-call]
        self.tables = Tables(self.set_table, self.prepared, self.most, self.hands)
        self.app.settings["classroom"] = self.classroom = Room(self.most)
        self.app.settings["address"] = self.address
        self.app.settings["charts"] = self.charts = Script()
        self.page = page = Page(self.ioloop.run_sync(self.written), draws=True, prints=[style()])
        self.app.settings["missing"] = Page(
            self.app.settings["voila_jinja2_env"]
            .get_template("404.html")
            .render(base_url=self.base_url, **self.app.settings["jinja_template_vars"])
        )
        self.app.settings["websocket_max_message_size"] = LONGEST
        self.app.settings["websocket_ping_interval"] = 30
        self.app.settings["log_function"] = lambda handler: None
        known = {"tables": self.tables, "page": page}
        routes = {
            r"/": Home,
            r"/health": Health,
            re.escape(self.charts.address): Charts,
            TABLES: Ask,
            rf"{TABLES}/{KEY}/goodbye": Goodbye,
            rf"/api/kernels/{KEY}/channels": Talk,
            **ROUTES,
            r".*": Nowhere,  # also of what is no path: "*", or another address
        }
        return [(path, handler, known) for path, handler in routes.items()]

    async def written(self) -> str:
        """The page as Voilà writes it, with a place for the app but without a table: the page asks for one."""

        async def no_table(_: Any) -> str:
            return ""

        async def place(*_: Any) -> AsyncIterator[Any]:
            output = nbformat.v4.new_output("display_data", {VIEW: {"model_id": ""}})  # type: ignore[no-untyped-call]
            # Named, or it would have another name at each start: another version, for which every page is loaded anew.
            yield nbformat.v4.new_code_cell(outputs=[output], id="app")  # type: ignore[no-untyped-call]

        config = {"tables": TABLES, "version": VERSION, "charts": self.charts.config}
        renderer = NotebookRenderer(
            voila_configuration=self.voila_configuration,
            traitlet_config=self.config,
            notebook_path=Path(self.notebook_path).name,
            template_paths=self.template_paths,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
            kernel_spec_manager=self.kernel_spec_manager,
            page_config=config,
        )
        await renderer.initialize()
        pieces = renderer.exporter.generate_from_notebook_node(
            renderer.notebook,
            resources=renderer.resources,
            extra_context={"frontend": "voila", "kernel_start": no_table, "cell_generator": place},
            page_config=config,
        )
        return "".join([piece async for piece, _ in pieces])

    async def set_table(self, hurry: asyncio.Event) -> Table:
        table = Table(self.folder)
        await table.set(self.notebook, Path(self.root_dir), hurry)
        return table

    def listen(self) -> None:
        dear = {"/": self.page.price, self.charts.address: self.charts.price}
        self.doors = Doors(self.app, names=Names(self.names), tables=self.most, dear=dear)
        self.doors.add_sockets(self.sockets)
        self.ioloop.add_callback(self.open)
        try:
            self.ioloop.start()
        finally:
            self.stop()

    async def open(self) -> None:
        """Ready is when the first table stands."""
        try:
            first = await self.set_table(self.tables.hurry)
        except Exception:
            self.log.exception("no table could be set")
            self.failed = True
            self.ioloop.stop()
        else:
            self.tables.begin(first)
            PeriodicCallback(self.tables.sweep, 1000).start()
            self.ready()

    def _handle_signal_stop(self, *_: Any) -> None:
        self.ioloop.add_callback_from_signal(self.close_house)

    async def close_house(self) -> None:
        """Nobody comes in any more; everybody is told, and all processes end."""
        self.doors.stop()
        await self.tables.close(STOPPING)
        await asyncio.sleep(0)
        self.ioloop.stop()

    def stop(self) -> None:
        shutil.rmtree(self.connection_dir, ignore_errors=True)
