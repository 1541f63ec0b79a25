"""What a page may say: one kind of frame, and every other one is refused before anything is done about it."""

import json
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1

from krom_explore.ui.serving import line

WIDGET = "0123"
MESSAGE = {"part": "dice", "do": "roll", "text": "Mörhy – 🦴"}


def content(**other):
    return {"comm_id": WIDGET, "data": {"method": "custom", "content": MESSAGE}} | other


def framed(said=None, channel="shell", header=None, parts=()):
    pieces = [
        {"msg_type": "comm_msg"} if header is None else header,
        {},
        {},
        content() if said is None else said,
        *parts,
    ]
    return line.frame(channel, [json.dumps(piece).encode() for piece in pieces])


def test_what_jupyters_own_code_writes_is_read():
    parts = {"header": {"msg_type": "comm_msg"}, "parent_header": {}, "metadata": {}, "content": content()}
    frame = serialize_msg_to_ws_v1(parts, "shell", lambda part: json.dumps(part).encode())
    assert line.unpacked(line.read(frame, WIDGET)) == MESSAGE


def test_what_is_written_is_read_by_jupyters_own_code():
    channel, parts = deserialize_msg_from_ws_v1(line.frame("iopub", [b"one", b"", b"three", b"4"]))
    assert (channel, parts) == ("iopub", [b"one", b"", b"three", b"4"])


@pytest.mark.parametrize(
    "message",
    [
        '{"a": [[1], NaN]}',
        '{"a": "\\ud800"}',
        "{}",
        '{"a": 1}, "data": {"method": "update", "state": {"_esm": "x"}}',
        "{" + "}" * 1000,
    ],
)
def test_whatever_a_message_says_it_stays_a_message(message):
    """A second field of the same name, say, would else be taken for the first."""
    start, end = f'{{"comm_id": "{WIDGET}", "data": {{"method": "custom", "content": ', "}}"
    frame = line.frame("shell", [b'{"msg_type": "comm_msg"}', b"{}", b"{}", (start + message + end).encode()])
    passed = json.loads(line.packed(line.read(frame, WIDGET), WIDGET))
    assert passed == {"comm_id": WIDGET, "data": {"method": "custom", "content": message}}


@pytest.mark.parametrize("text", ["{", "", "[" * 100_000, "9" * 5000, '{"a": 1}, "b": {}', None, 5, b"\xff"])
def test_what_says_nothing_is_nothing(text):
    assert line.unpacked(text) in (None, 5)


def numbers(*values: int) -> bytes:
    return b"".join(value.to_bytes(8, "little") for value in values)


GOOD = framed()
ENDS = [int.from_bytes(GOOD[8 * at : 8 * at + 8], "little") for at in range(1, 7)]
DEEP = b"[" * 100_000


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        "text",
        struct.pack("<Q", 40_000_000),
        struct.pack("!i", 400_000_000),
        numbers(6),
        numbers(5, *ENDS[:5]) + GOOD[48:],
        numbers(7, *ENDS) + GOOD[56:],
        numbers(6, 0, *ENDS[1:]) + GOOD[56:],
        numbers(6, *ENDS[:5], ENDS[5] + 1) + GOOD[56:],
        numbers(6, *ENDS[:5], ENDS[5] - 1) + GOOD[56:],
        numbers(6, ENDS[0], ENDS[3], ENDS[2], *ENDS[3:]) + GOOD[56:],
        numbers(6, ENDS[0], 2**63, *ENDS[2:]) + GOOD[56:],
        GOOD + b" ",
        framed(channel="control"),
        framed(channel="iopub"),
        framed(channel=""),
        framed(header={"msg_type": "comm_open"}),
        framed(header={"msg_type": "execute_request"}),
        framed(header={"msg_type": ["comm_msg"]}),
        framed(header={}),
        framed(said=content(comm_id="other")),
        framed(said=content(more=1)),
        framed(said=content(data={"method": "update", "state": {}})),
        framed(said=content(data={"method": "custom", "content": MESSAGE, "buffer_paths": []})),
        framed(said=content(data={"method": "request_state", "content": {}})),
        framed(said=content(data={"method": "custom", "content": [MESSAGE]})),
        framed(said=[]),
        framed(parts=[{}]),
        framed(said=content(data={"method": "custom", "content": {"x": "y" * line.LONGEST}})),
        line.frame("shell", [b'{"msg_type": "comm_msg"}', b"{}", b"{}", b'{"comm_id": ' + DEEP]),
        line.frame("shell", [b'{"msg_type": "comm_msg"}', b"{}", b"{}", b"\xff\xfe"]),
        line.frame("shell", [b'{"msg_type": "comm_msg"}', b"{}", b"{}", framed()[-90:-3] + b"\xff}}}"]),
        line.frame("shell", [b'{"msg_type": "comm_msg"}', b"{}", b"{}", json.dumps(content()).encode() + b"x"]),
        line.frame("shell", [b'{"msg_type": "comm_msg"}', b"{}", b"{}", json.dumps(content()).encode()[:-1]]),
        line.frame(
            "shell", [b'{"msg_type": "comm_msg"}', b"{}", b"{}", json.dumps(content()).encode().replace(b"r", b"\1")]
        ),
        framed(header={"msg_type": "comm_msg", "more": "x" * line.HEADER}),
        line.frame("shell", [b'{"msg_type": "comm_msg"}', b'{"a": 1}', b"{}", json.dumps(content()).encode()]),
    ],
)
def test_anything_else_is_refused(frame):
    with pytest.raises(line.Refused):
        line.read(frame, WIDGET)


@given(st.binary(max_size=400) | st.integers(0, len(GOOD) - 1).flatmap(lambda at: st.just(GOOD[:at])))
def test_nothing_but_a_refusal_comes_of_other_bytes(frame):
    with pytest.raises(line.Refused):
        line.read(frame, WIDGET)


@given(st.integers(0, len(GOOD) - 1), st.integers(0, 255))
def test_a_changed_byte_is_refused_or_changes_what_is_said(at, byte):
    frame = GOOD[:at] + bytes([byte]) + GOOD[at + 1 :]
    try:
        message = line.read(frame, WIDGET)
    except line.Refused:
        return
    assert json.loads(line.packed(message, WIDGET))["data"]["content"] == message
