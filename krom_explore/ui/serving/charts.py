"""What draws charts: our copy of Plotly's basic bundle, at one address, for pages that have a figure to draw."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path
from typing import Any

from tornado.httputil import HTTPHeaders
from tornado.web import HTTPError

from krom_explore.ui import static

from .handlers import Answer, has, takes_packed

VERSION = re.compile(rb"plotly\.js \(basic - minified\) v([\d.]+)")
STYLES = re.compile(rb'document\.getElementById\("([0-9a-f]{64})"\)')
"""A style of a library in it that asks whether it is there already."""
YEAR = 365 * 24 * 3600

PRICE = 8
"""How many requests it costs, beside the one that asks for it: it is 400 kilobytes."""


class Script:
    """The file, packed when it is first asked for."""

    def __init__(self) -> None:
        text = file().read_bytes()
        said = VERSION.search(text)
        assert said is not None, file()
        self.version = said[1].decode()
        self.address = f"/plotly-{self.version}.js"
        """Another version is at another address: a browser that has this one need not ask again."""
        self.styles = ["plotly.js-style-global", *map(bytes.decode, STYLES.findall(text))]
        """The ids of the styles that it would lay into a page, which refuses them, where there is none of that id."""
        self._packed = b""
        self._packing = asyncio.Lock()

    @property
    def config(self) -> dict[str, Any]:
        """What a page has to know to load it."""
        return {"address": self.address, "styles": self.styles}

    def price(self, headers: HTTPHeaders) -> int:
        return PRICE if takes_packed(headers) and not has(headers, self.version) else 0

    async def packed(self) -> bytes:
        """Packing takes a moment, in which others are answered."""
        async with self._packing:
            self._packed = self._packed or await asyncio.to_thread(lambda: gzip.compress(file().read_bytes(), mtime=0))
        return self._packed


def file() -> Path:
    return static.folder() / "vendor" / "plotly-basic.min.js"


class Charts(Answer):
    """The script. Whoever does not take it packed is no browser, and draws nothing."""

    async def get(self) -> None:
        script: Script = self.settings["charts"]
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.set_header("Cache-Control", f"public, max-age={YEAR}, immutable")
        self.set_header("Vary", "Accept-Encoding")
        self.set_header("Etag", f'"{script.version}"')
        if self.check_etag_header():
            self.set_status(304)
            await self.give()
            return
        if not takes_packed(self.request.headers):
            raise HTTPError(406)
        packed = await script.packed()
        self.set_header("Content-Encoding", "gzip")
        await self.send(packed)

    head = get
