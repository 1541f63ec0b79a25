"""A QR code as something to draw: how many modules it is wide, and the path of the dark ones."""

from __future__ import annotations

from ipaddress import ip_address
from itertools import groupby
from typing import Any
from urllib.parse import urlsplit

from krom_explore.learn.handout.code import QUIET, made


def drawn(address: str) -> dict[str, Any]:
    rows = list(made(address).matrix_iter(border=QUIET))
    runs = []
    for y, row in enumerate(rows):
        x = 0
        for dark, modules in groupby(row):
            width = len(list(modules))
            if dark:
                runs.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return {"size": len(rows), "path": "".join(runs)}


def leads_here_only(address: str) -> bool:
    """Whether no other device can open an address, because it means this computer to each of them."""
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
