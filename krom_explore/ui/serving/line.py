"""The line to a table: what a page may say, read strictly before anything else looks at it.

Frames are those of Jupyter's protocol "v1.kernel.websocket.jupyter.org": a count, that many offsets, then the parts one
after the other. Of all that Jupyter could carry, a page needs one thing: a message for its own widget.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

PROTOCOL = "v1.kernel.websocket.jupyter.org"

LONGEST = 256 * 1024
"""Bytes of a frame. A page says at most a box of its owner's, which is a few ten thousand."""

HEADER = 1024
"""Bytes of a header: a few names and a time."""

BEFORE = re.compile(
    rb'\s?\{\s?"comm_id"\s?:\s?"(?P<widget>[\w-]{1,64})"\s?,\s?"data"\s?:\s?\{\s?"method"\s?:\s?"custom"\s?,'
    rb'\s?"content"\s?:\s?(?=\{)'
)
AFTER = re.compile(rb"(?<=\})\s?\}\s?\}\s?\Z")
LAST = 6
"""The content of a frame, before the message and after it, and in how many bytes its end is found. What stands in the
message matters to nobody here, and is not looked through: 250,000 braces took 13 ms, in which everybody waited."""

CONTROL = re.compile(rb"[\x00-\x1f]")
"""What no text of a page has in it as it is: each would be six letters on its way to the table."""

PARTS = ("channel", "header", "parent", "metadata", "content")
_WORD = 8
_BODY = _WORD * (len(PARTS) + 2)
"""Where the parts begin: after the count, an offset for each part and one for the end."""


class Refused(ValueError):
    """A frame that no page of ours sends. Whoever sent it is told no more than that."""


def read(frame: Any, widget: str) -> str:
    """The message in a frame, if it is one for that widget, as it was written; else Refused.

    It is not read here, where all wait for it, but in the process of its table (``unpacked``), which has limits.
    """
    channel, header, parent, metadata, content = split(frame)
    if channel != b"shell" or parent != b"{}" or metadata != b"{}":
        raise Refused("parts")
    if parsed(header).get("msg_type") != "comm_msg":
        raise Refused("type")
    before, after = BEFORE.match(content), AFTER.search(content, max(0, len(content) - LAST))
    if not before or not after or before["widget"] != widget.encode() or CONTROL.search(content):
        raise Refused("content")
    try:
        return content[before.end() : after.start()].decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("content") from None


def packed(message: str, widget: str) -> bytes:
    """A message on its way to a table: a text, whatever stands in it."""
    content = {"comm_id": widget, "data": {"method": "custom", "content": message}}
    return json.dumps(content, ensure_ascii=False).encode()


def unpacked(message: Any) -> Any:
    """What a text says, or None where it says nothing: nobody understands that, and it is told so."""
    try:
        return json.loads(message)
    except (TypeError, ValueError, RecursionError):
        return None


def split(frame: Any) -> list[bytes]:
    """The parts of a frame that has just as many as it should, one after the other and nothing beside them."""
    if not isinstance(frame, bytes) or not _BODY <= len(frame) <= LONGEST:
        raise Refused("frame")
    count, *offsets = (int.from_bytes(frame[at : at + _WORD], "little") for at in range(0, _BODY, _WORD))
    if count != len(offsets) or offsets[0] != _BODY or offsets[-1] != len(frame):
        raise Refused("offsets")
    if any(start > end for start, end in pairwise(offsets)):
        raise Refused("offsets")
    return [frame[start:end] for start, end in pairwise(offsets)]


def parsed(header: bytes) -> dict[str, Any]:
    """A header as what it is: a small JSON object."""
    try:
        value = json.loads(header.decode("utf-8")) if len(header) <= HEADER else None
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise Refused("header")
    return value


def frame(channel: str, parts: Sequence[bytes]) -> bytes:
    """Parts on their way to a page: header, parent header, metadata, content."""
    pieces = [channel.encode(), *parts]
    offsets = [_WORD * (len(pieces) + 2)]
    for piece in pieces:
        offsets.append(offsets[-1] + len(piece))
    return b"".join([*(number.to_bytes(_WORD, "little") for number in (len(offsets), *offsets)), *pieces])
