"""Records of games as text: JSON to keep, a short link to pass on. What comes from outside is never trusted."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any, NamedTuple

from . import checks
from .faults import BadInput

FORMAT = 1
LARGEST = 1_000_000
"""Characters of a record; a long six-player game has about 20,000."""
MOST_STEPS = 15_000
"""Answers, rolls and draws of one game. Four who choose at random in a long game need 5,000 on average and nearly never
10,000; to play so many again takes half a second."""


LONGEST_FOUND = 20
"""Letters that are said of a format or a game that is not ours."""


class Record(NamedTuple):
    """A game: which rules, how it started, what was answered, rolled and drawn."""

    game: str
    rules: dict[str, Any]
    start: dict[str, Any]
    tape: list[str]


def to_text(record: Record) -> str:
    return json.dumps({"format": FORMAT, **record._asdict()}, ensure_ascii=False, indent=1)


def to_link(record: Record) -> str:
    plain = json.dumps({"format": FORMAT, **record._asdict()}, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(zlib.compress(plain.encode(), 9)).decode().rstrip("=")


def read(text: str, game: str) -> Record:
    """The record in a save or in a link, whichever it is."""
    return from_text(text, game) if isinstance(text, str) and text.lstrip().startswith("{") else from_link(text, game)


def from_text(text: str, game: str) -> Record:
    if not isinstance(text, str):
        raise BadInput("", "record-text")
    if len(text) > LARGEST:
        raise BadInput("", "record-large", most=LARGEST)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("", "record-json") from None
    return _checked(data, game)


def from_link(link: str, game: str) -> Record:
    if not isinstance(link, str):
        raise BadInput("", "record-text")
    if len(link) > LARGEST:
        raise BadInput("", "record-large", most=LARGEST)
    try:
        packed = base64.b64decode(link.strip() + "=" * (-len(link.strip()) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, LARGEST)
        if unpacker.unconsumed_tail:
            raise BadInput("", "record-large", most=LARGEST)
        if not unpacker.eof:
            raise BadInput("", "record-link")
        return from_text(plain.decode(), game)
    except (binascii.Error, zlib.error, UnicodeError, ValueError) as bad:
        if isinstance(bad, BadInput):
            raise
        raise BadInput("", "record-link") from None


def _checked(data: Any, game: str) -> Record:
    if not isinstance(data, dict):
        raise BadInput("", "record-json")
    if data.get("format") != FORMAT:
        raise BadInput("format", "record-format", wanted=FORMAT, found=checks.short(data.get("format"), LONGEST_FOUND))
    if data.get("game") != game:
        raise BadInput("game", "record-game", wanted=game, found=checks.short(data.get("game"), LONGEST_FOUND))
    for field, kind in (("rules", dict), ("start", dict), ("tape", list)):
        if not isinstance(data.get(field), kind):
            raise BadInput(field, f"record-{field}")
    if len(data["tape"]) > MOST_STEPS:
        raise BadInput("tape", "tape-long", most=MOST_STEPS, found=len(data["tape"]))
    checks.plain(data)
    for number, line in enumerate(data["tape"]):
        if not isinstance(line, str):
            raise BadInput(f"tape[{number}]", "tape-line")
    known = ["format", *Record._fields]
    for name in data:
        if name not in known:
            raise BadInput(name, "unknown-field", known=known)
    return Record(game, data["rules"], data["start"], data["tape"])
