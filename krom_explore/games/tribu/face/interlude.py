"""Between two challenges: how the one that is over was closed, and what everybody counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from krom_explore.engine.ports import Event
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Interlude

from ..catalogue import WORDS

COUNTED = ("table", "magic", "hostile", "number", "total")
"""What is counted, in this order; the last one is the sum of all challenges."""


def stops(events: Sequence[Event]) -> Iterator[int]:
    """After the counting, where another challenge begins. Where somebody has won, that is the end of the game."""
    ends = ("scored", "tied")
    pairs = enumerate(pairwise(events), 1)
    return (told for told, (last, then) in pairs if last.kind in ends and then.kind == "challenge")


def interlude(seat: Seat, lang: str) -> Interlude:
    told = since_closed(seat.log)
    scored = {event.args["player"]: event.args for event in told if event.kind == "scored"}
    text = [seat.say(event, lang) for event in told if event.kind in ("closed", "tied")]
    return Interlude(
        title=WORDS.message("interlude-title", lang, number=seat.state.challenge),
        text=[*text, WORDS.message("interlude-next", lang)],
        head=list(scored),
        rows=[row(counted, scored, seat.state.goal, lang) for counted in COUNTED],
    )


def since_closed(log: Sequence[Event]) -> Sequence[Event]:
    closed = max(line for line, event in enumerate(log) if event.kind == "closed")
    return log[closed:]


def row(counted: str, scored: Mapping[str, Mapping[str, Any]], goal: int, lang: str) -> list[str]:
    """One line of the sum: what is taken off has a minus."""
    numbers = [-facts[counted] if counted == "hostile" else facts[counted] for facts in scored.values()]
    return [
        WORDS.message(f"interlude-{counted}", lang, goal=goal),
        *(f"−{-number}" if number < 0 else str(number) for number in numbers),
    ]
