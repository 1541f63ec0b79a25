"""TOML as people write it: read with a sentence for whatever is wrong, and written by hand (Python only reads it)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from . import checks
from .faults import BadInput

LARGEST = 100_000
"""Bytes of a text that is read."""

CHAIN = re.compile(
    r"""(?<![\w"'-])(?:(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+)""" + f"{{{checks.DEEPEST}}}"
)
"""A name of more steps than anything lies deep. Python's reader takes longer with the square of their number."""

TWICE = re.compile(r"overwrite|twice|[Dd]uplicate|[Mm]utate")
"""What Python's reader says where something is written twice."""


def read(text: str) -> dict[str, Any]:
    """The data of a TOML text, or BadInput that says the line."""
    checks.kind("", text, str)
    try:
        size = len(text.encode())
    except UnicodeError:
        raise BadInput("", "utf-8") from None
    if size > LARGEST:
        raise BadInput("", "large", most=LARGEST, found=size)
    if CHAIN.search(text):
        raise BadInput("", "toml-deep")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        line = re.search(r"at line (\d+)", str(fault))
        why = "twice" if TWICE.search(str(fault)) else "unreadable"
        at = int(line[1]) if line else len(text.rstrip().splitlines())
        raise BadInput("", "toml-line", line=max(at, 1), why=why) from None
    except RecursionError:
        raise BadInput("", "toml-deep") from None
    except ValueError:  # a number with thousands of digits, a day that no calendar has
        raise BadInput("", "number-large", most=checks.LARGEST_NUMBER) from None


def written(value: Any) -> str:
    """A value on one line: a text, a number, true or false, a list, an inline table."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # TOML escapes as JSON does, and this
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    inside = ", ".join(f"{key(name)} = {written(inner)}" for name, inner in value.items())
    return f"{{ {inside} }}" if inside else "{}"


def key(name: str) -> str:
    """A name as TOML wants it: in quotes where it is more than letters, digits, hyphens and underscores."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else written(name)


def comment(text: str) -> list[str]:
    """Lines of a comment."""
    return [f"# {line}".rstrip() for line in text.splitlines()]


def document(data: dict[str, Any]) -> str:
    """Plain data as a TOML text: a table for each section and, below it, for each entry that is a table itself."""
    return "\n".join(line for name, section in data.items() for line in _tables((name,), section))


def _tables(path: tuple[str, ...], section: dict[str, Any]) -> Iterator[str]:
    yield f"[{'.'.join(map(key, path))}]"
    for name, value in section.items():
        if not isinstance(value, dict):
            yield f"{key(name)} = {written(value)}"
    yield ""
    for name, value in section.items():
        if isinstance(value, dict):
            yield from _tables((*path, name), value)
