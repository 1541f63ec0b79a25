"""A position that somebody sets up, as it comes: a mapping, or text in TOML or JSON."""

from __future__ import annotations

import json
from typing import Any

from . import checks, toml
from .faults import BadInput

LONGEST_WHY = 120
"""Letters of what Python says of a text that it cannot read."""


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
    text = data.strip()
    try:
        plain: dict[str, Any] = json.loads(text) if text.startswith("{") else toml.read(text)
    except (ValueError, RecursionError) as fault:
        why = fault.sentence() if isinstance(fault, BadInput) else checks.short(str(fault), LONGEST_WHY)
        raise BadInput("", "scenario-text", why=why.rstrip(".")) from None
    checks.plain(plain)
    return plain
