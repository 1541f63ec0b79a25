"""Frames and messages that no page of ours ever sends."""

from __future__ import annotations

import struct
from typing import Any

from .visitor import envelope, pack, unpack
from .wire import BINARY, CONTINUED, PING, TEXT, frame

MESSAGE = {"again": True}
MOST = 256 * 1024
"""Bytes of the longest frame that is read."""

# --- frames of Jupyter's protocol


def words(*numbers: int) -> bytes:
    return b"".join((number % 2**64).to_bytes(8, "little") for number in numbers)


def offsets(frame: bytes) -> list[int]:
    return list(struct.unpack("<7Q", frame[:56]))


def moved(model: str, **places: int) -> bytes:
    """A good frame in which some of the offsets (o1 … o6), or the count (o0), are others."""
    good = envelope(model, MESSAGE)
    there = offsets(good)
    for name, place in places.items():
        there[int(name[1:])] = place
    return words(*there) + good[56:]


def content(model: str, **changed: Any) -> bytes:
    """A good frame with something else in its content; None takes a field away."""
    given = {"comm_id": model, "data": {"method": "custom", "content": MESSAGE}} | changed
    return envelope(model, None, content={name: value for name, value in given.items() if value is not None})


def header(**changed: Any) -> dict[str, Any]:
    return {"msg_id": "1", "msg_type": "comm_msg", "session": "", "username": "", "version": "5.3"} | changed


def data(**changed: Any) -> dict[str, Any]:
    return {"method": "custom", "content": MESSAGE} | changed


TYPES = (
    "comm_open", "comm_close", "comm_info_request", "execute_request", "shutdown_request", "interrupt_request",
    "kernel_info_request", "complete_request", "inspect_request", "history_request", "is_complete_request",
    "debug_request", "input_reply", "status", "", None, 7, ["comm_msg"],
)  # fmt: skip

DEEP = 100_000
FRAMES: dict[str, Any] = {
    "nothing": lambda model: b"",
    "seven bytes": lambda model: bytes(7),
    "a count of 40 million": lambda model: struct.pack("<Q", 40_000_000),
    "a count of 400 million in four bytes": lambda model: struct.pack("!i", 400_000_000),
    "a count without offsets": lambda model: words(6),
    "as many offsets as there is room for": lambda model: words(*[MOST // 8 - 1] * (MOST // 8)),
    "all offsets zero": lambda model: words(6, 0, 0, 0, 0, 0, 0),
    **{
        f"a count of {count}": lambda model, count=count: moved(model, o0=count)
        for count in (0, 1, 2, 5, 7, 8, 2**31, 2**32 - 1, 2**62, 2**63, -1)
    },
    **{f"offset {n} beyond the end": lambda model, n=n: moved(model, **{f"o{n}": 10**6}) for n in range(1, 7)},
    **{f"offset {n} huge": lambda model, n=n: moved(model, **{f"o{n}": 2**63}) for n in range(1, 7)},
    **{f"offset {n} below zero": lambda model, n=n: moved(model, **{f"o{n}": -1}) for n in range(1, 7)},
    **{f"offset {n} in the offsets": lambda model, n=n: moved(model, **{f"o{n}": 8}) for n in range(1, 7)},
    "parts that lie over each other": lambda model: moved(model, o2=56, o3=56),
    "descending offsets": lambda model: moved(model, **{f"o{n}": 400 - n for n in range(1, 7)}),
    "something behind the last part": lambda model: envelope(model, MESSAGE) + b" ",
    "the last part cut short": lambda model: envelope(model, MESSAGE)[:-1],
    "a buffer": lambda model: pack([*unpack(envelope(model, MESSAGE)), b"1234"]),
    "an empty buffer": lambda model: pack([*unpack(envelope(model, MESSAGE)), b""]),
    "a thousand buffers": lambda model: pack([*unpack(envelope(model, MESSAGE)), *[b"x"] * 1000]),
    **{
        f"the channel {channel!r}": lambda model, channel=channel: envelope(model, MESSAGE, channel=channel)
        for channel in (b"control", b"stdin", b"iopub", b"hb", b"", b"Shell", b"shell ", b"\xff", b"s" * 10**5)
    },
    **{
        f"the type {kind!r}": lambda model, kind=kind: envelope(model, MESSAGE, header=header(msg_type=kind))
        for kind in TYPES
    },
    "no type": lambda model: envelope(model, MESSAGE, header={}),
    **{
        f"a header that is {what}": lambda model, value=value: envelope(model, MESSAGE, header=value)
        for what, value in {
            "a list": [], "a string": "comm_msg", "null": None, "empty": b"", "no JSON": b"{", "no UTF-8": b"\xff\xfe",
            "deep": b"[" * DEEP, "an object so deep": b'{"a":' * DEEP,
            "followed by another": b'{"msg_type": "comm_msg"} {}',
        }.items()
    },
    "another's widget": lambda model: content(model, comm_id="0" * 32),
    "a widget that is a list": lambda model: content(model, comm_id=[model]),
    "no widget": lambda model: content(model, comm_id=None),
    "no data": lambda model: content(model, data=None),
    "data that is a list": lambda model: content(model, data=[]),
    "a field beside": lambda model: content(model, target_name="jupyter.widget"),
    **{
        f"the method {method!r}": lambda model, method=method: content(model, data=data(method=method))
        for method in ("update", "request_state", "request_states", "echo_update", "", None, 1)
    },
    "a trait set from outside": lambda model: content(model, data={"method": "update", "state": {"_esm": ""}}),
    "paths of buffers": lambda model: content(model, data=data(buffer_paths=[["a"]])),
    "no message": lambda model: content(model, data={"method": "custom"}),
    "content that is deep": lambda model: envelope(model, None, content=b"[" * DEEP),
    "257 kB": lambda model: envelope(model, {"again": "x" * (257 * 1024)}),
    "2 MB": lambda model: envelope(model, {"again": "x" * (2 * 1024**2)}),
}  # fmt: skip


# --- messages that are odd, in frames that are not


def raw(model: str, message: str) -> bytes:
    """A message in characters that no JSON writer would make."""
    said = f'{{"comm_id": "{model}", "data": {{"method": "custom", "content": {message}}}}}'
    return envelope(model, None, content=said.encode("utf-8", "surrogatepass"))


ODD = {
    "null": "null",
    "a number": "7",
    "a list": "[]",
    "an empty object": "{}",
    "deep lists": '{{"hello": {{"boxes": {}{}}}}}'.format("[" * 50_000, "]" * 50_000),
    "deep objects": '{{"hello": {}1{}}}'.format('{"a":' * 20_000, "}" * 20_000),
    "an int of 200,000 digits": '{"hello": {"hash": %s}}' % ("9" * 200_000),
    "an int of 4,300 digits": '{"part": "dice", "do": "roll", "n": %s}' % ("9" * 4300),
    "NaN": '{"hello": {"hash": NaN}}',
    "-Infinity": '{"go": -Infinity}',
    "a float beyond floats": '{"go": 1e999999}',
    "the same key twice": '{"go": "#/", "go": "#/krom", "hello": {}, "hello": {}}',
    "a lone surrogate": '{"go": "#/krom/learn/\\ud800"}',
    "a lone surrogate in bytes": '{"go": "#/\ud800"}',
    "a NUL": '{"go": "#/krom/\\u0000"}',
    "200 kB of route": '{"go": "#/%s"}' % ("a/" * 100_000),
    "200 kB of percent": '{"go": "#/krom/learn/combat?%s"}' % ("%41" * 60_000),
    "boxes that are none": '{"hello": {"boxes": {"a": 1, "b": [[]], "": null}}}',
    "a language that is a list": '{"lang": [1]}',
    "a part that is an object": '{"part": {}, "do": "roll"}',
    "a thing to do that is private": '{"part": "dice", "do": "__init__"}',
    "100,000 fields": "{{{}}}".format(",".join(f'"{n}":0' for n in range(20_000))),
}


# --- websockets, below their messages


BROKEN = {
    "not masked": frame(BINARY, b"x" * 10, mask=False),
    "a text": frame(TEXT, b'{"header": {"msg_type": "comm_msg"}, "channel": "shell"}'),
    "a text that is no UTF-8": frame(TEXT, b"\xff\xfe"),
    "an unknown kind": frame(3, b"x"),
    "an unknown kind of control": frame(11, b"x"),
    "a bit that was not agreed on": frame(BINARY, b"x", bits=4),
    "other bits": frame(BINARY, b"x", bits=3),
    "a ping in pieces": frame(PING, b"x", last=False),
    "a long ping": frame(PING, b"x" * 126),
    "a piece of nothing": frame(CONTINUED, b"x"),
    "a message inside a message": frame(BINARY, b"x", last=False) + frame(BINARY, b"y"),
    "a length of 2**62": bytes([0x82, 0xFF]) + struct.pack("!Q", 2**62) + bytes(4),
    "a length below zero": bytes([0x82, 0xFF]) + struct.pack("!Q", 2**64 - 1) + bytes(4),
    "16 MB in pieces": frame(BINARY, bytes(4096), last=False) + frame(CONTINUED, bytes(4096), last=False) * 4_000,
}  # fmt: skip
