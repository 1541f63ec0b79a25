"""How a game begins, as somebody tells it: its players, or a position as a mapping or as text in TOML or JSON."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from . import checks, toml
from .faults import BadInput


def check_start(start: Mapping[str, Any], switches: Collection[str] = ()) -> None:
    """A start from outside has known fields, and players or a scenario. (Its seed is asked for by chance itself.)"""
    known = {"seed", "scenario"} if "scenario" in start else {"seed", "players", *switches}
    for field in start:
        if field not in known:
            raise BadInput(field, "unknown-field", known=sorted(known))
    if not known & {"scenario", "players"} & set(start):
        raise BadInput("players", "missing")


def read(data: Any) -> dict[str, Any]:
    """A position as plain data, from a mapping or from TOML or JSON text."""
    if not isinstance(data, str):
        checks.plain(checks.kind("", data, dict))
        try:
            copied: dict[str, Any] = json.loads(json.dumps(data))
        except (TypeError, ValueError):
            raise BadInput("", "plain-data") from None
        return copied
    if len(data) > toml.LARGEST:
        raise BadInput("", "large", most=toml.LARGEST, found=len(data))
    plain = _from_text(data.strip())
    checks.plain(plain)
    return plain


def _from_text(text: str) -> dict[str, Any]:
    """What a text in TOML or JSON says. What Python says of one that it cannot read is for no player."""
    try:
        plain: dict[str, Any] = json.loads(text) if text.startswith("{") else toml.read(text)
    except json.JSONDecodeError as fault:
        raise BadInput("", "scenario-text", why="unreadable", line=fault.lineno) from None
    except RecursionError:
        raise BadInput("", "scenario-text", why="deep", line=1) from None
    except BadInput as fault:
        if fault.code not in ("toml-line", "toml-deep"):
            raise
        why, line = fault.args_.get("why", "deep"), fault.args_.get("line", 1)
        raise BadInput("", "scenario-text", why=why, line=line) from None
    except ValueError:  # a number with thousands of digits
        raise BadInput("", "number-large", most=checks.LARGEST_NUMBER) from None
    return plain
