"""A seat at the table: what one player may see of it, at one moment. Nothing above the kernel looks past it.

With no player it is the seat of somebody who may see everything: who plays alone for all, or rehearses a position. An
onlooker has no seat and knows only what lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .ports import Answer, Awaited, Decision, Event, Over, Reason

if TYPE_CHECKING:
    from .table import GameTable


ONLOOKER = ""
"""Whose eyes they are when several share one screen: nobody's hand is seen."""


class Seat:
    """The table as it is now, or as it was when ``after`` events had been told. Each picture is made once."""

    def __init__(self, table: GameTable, player: str | None = None, after: int | None = None):
        self.rules = table.rules
        self.player = player
        self.past = after is not None
        """Whether this is a look back: then nobody is asked anything."""
        self._table = table
        self._after = after

    @cached_property
    def state(self) -> Any:
        """The picture of the table, without what the player may not know."""
        return self._table.picture(self.player, self._after)

    @cached_property
    def log(self) -> Sequence[Event]:
        """What has happened, without what the player may not know of it."""
        told = self._table.log if self.player is None else self._table.log_seen_by(self.player)
        return told[: self._after]

    @cached_property
    def pending(self) -> Awaited:
        """What the game waits for, as far as the player may know it."""
        return self._table.awaited(self.player)

    @property
    def answered(self) -> tuple[str, ...]:
        """Who has answered already, where several are asked at the same time and it can be seen."""
        return self._table.answered if isinstance(self.pending, Decision) else ()

    @property
    def asked(self) -> str | None:
        """Who is asked, if somebody is and one may know it."""
        return self.pending.player if isinstance(self.pending, Decision) and not self.past else None

    @property
    def mine(self) -> bool:
        """Whether the question is this seat's to answer."""
        return self.asked is not None and self.player in (None, self.asked)

    @property
    def options(self) -> Sequence[Answer]:
        """The legal answers, where the question is this seat's."""
        return self.pending.options if self.mine and isinstance(self.pending, Decision) else ()

    @property
    def over(self) -> bool:
        return isinstance(self.pending, Over) and not self.past

    def why_not(self, answer: Answer) -> Reason | None:
        """Why an answer of this seat's would be refused."""
        return self._table.why_not(answer)

    def say(self, thing: Any, lang: str) -> str:
        return self._table.say(thing, lang)
