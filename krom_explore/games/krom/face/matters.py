"""What matters most of what has happened: what it did to whoever looks, and who has won points."""

from __future__ import annotations

from collections.abc import Sequence

from krom_explore.engine.ports import Event

POINTS = frozenset({"realised", "felled", "trophy", "won"})

STRUCK = {
    "hurt": "player", "stunned": "player", "skipped": "player", "recovered": "player", "chilled": "player",
    "cancelled": "player", "lost": "player", "robbed": "victim", "stolen": "target", "swapped": "target",
    "played": "target",
}  # fmt: skip
"""What happens to somebody, and which of its facts says to whom."""


def matters(events: Sequence[Event], me: str | None) -> list[int]:
    return [n for n, event in enumerate(events, 1) if event.kind in POINTS or strikes(event, me)]


def strikes(event: Event, me: str | None) -> bool:
    return me is not None and event.kind in STRUCK and event.args[STRUCK[event.kind]] == me
