"""What others did since one's last move, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from krom_explore.engine.ports import Event

MOST = 3
"""Lines: more would be another log."""

STRUCK = {
    "eliminated": "player", "destroyed": "player", "held": "player", "alone": "player", "skipped": "player",
    "blocked": "target", "stolen": "target",
}  # fmt: skip
"""What happens to somebody, and which of its facts says to whom."""

DONE = frozenset(
    {
        "took", "discarded", "began", "placed", "completed", "protected", "activated", "swapped", "used", "attacked",
        "defended", "robbing", "played", "rebuilt",
    }
)  # fmt: skip
"""What somebody does that changes the table."""


def recap(events: Sequence[Event], me: str | None) -> list[int]:
    """Which events are told again, by their numbers from 1: what happened to oneself first, then what came last."""
    begun = max((n for n, event in enumerate(events, 1) if event.kind == "challenge"), default=0)
    told = [n for n, event in enumerate(events, 1) if n > begun and (strikes(event, me) or is_news(event, me))]
    weightiest = sorted(told, key=lambda n: (strikes(events[n - 1], me), n))[-MOST:]
    return sorted(weightiest)


def strikes(event: Event, me: str | None) -> bool:
    return event.kind in STRUCK and event.args[STRUCK[event.kind]] == me


def is_news(event: Event, me: str | None) -> bool:
    """Whether others did it: who has done something knows."""
    return (event.kind in DONE or event.kind in STRUCK) and event.args.get("player") != me
