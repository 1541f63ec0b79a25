"""QR codes, as SVG that is part of the page: a page that is printed asks nobody for anything."""

from __future__ import annotations

from html import escape
from io import BytesIO
from typing import Any

QUIET = 4
"""Modules of white around a code, without which cameras do not find it."""

LONGEST = 1_000
"""Characters of an address: longer ones make codes that no phone reads from paper."""


def made(address: str) -> Any:
    """The code of an address, such as phones read from paper and from a wall."""
    import segno

    return segno.make(address, error="m", micro=False)


def drawn(address: str, label: str) -> str:
    """The code of an address, as large as its style makes it."""
    written = BytesIO()
    made(address).save(
        written, kind="svg", xmldecl=False, svgns=False, nl=False, omitsize=True, border=QUIET, svgclass="code",
        lineclass=None, light="#fff",
    )  # fmt: skip
    return written.getvalue().decode().replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
