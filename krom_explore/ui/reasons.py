"""Why a bot did what a line of the log tells: asked of the bot again, at the moment at which it chose."""

from __future__ import annotations

from krom_explore.engine.ports import Decision, Draw, Elsewhere, Roll
from krom_explore.engine.seat import ONLOOKER
from krom_explore.engine.table import GameTable
from krom_explore.lab import reason_at

from .desk import Desk, named
from .recorded import step_of


def chooser(desk: Desk, line: int) -> str | None:
    """The bot that chose to do what a line of the log tells; None where it was somebody else, or no choice."""
    event = desk.table.log[line - 1]
    who = named(event, desk.table.players)[:1] if event.kind in desk.room.face.CHOSEN else []
    return who[0] if who and who[0] in desk.thinkers else None


class Reasons:
    """The last reason that was asked for: a strong bot thinks long, and a page is drawn after every click."""

    def __init__(self, desk: Desk):
        self._desk = desk
        self._known: tuple[object, str] = (None, "")

    def of(self, line: int) -> str:
        """What the bot says to it; nothing where it was not a bot's choice."""
        desk = self._desk
        asked = (desk.table.log[:line], desk.room.lang)
        if asked != self._known[0]:
            self._known = asked, self._thought(line)
        return self._known[1]

    def _thought(self, line: int) -> str:
        desk, bot = self._desk, chooser(self._desk, line)
        table = choice_of(desk, line, bot) if bot else None
        return reason_at(table, desk.thinkers[bot], desk.room.lang) if bot and table else ""


def choice_of(desk: Desk, line: int, bot: str) -> GameTable | None:
    """The table when the bot gave the answer that a line of the log follows from: at once, after dice or a card of its
    own, or together with the others. None where there was no such answer, or nobody may know that it was asked: who has
    played a card has shown that."""
    table = desk.table.fork()
    question, last = "", step_of(table, line) - 1
    for step in range(last, -1, -1):
        table.go_to(step)
        pending = table.pending
        if isinstance(pending, Decision) and pending.player == bot:
            hidden = isinstance(table.awaited(ONLOOKER), Elsewhere)
            return None if hidden and step != last else table
        own = isinstance(pending, Draw) or (isinstance(pending, Roll) and pending.who == (bot,))
        together = isinstance(pending, Decision) and question in ("", pending.question) and len(table.answered) > 0
        if not own and not together:
            return None
        question = pending.question if isinstance(pending, Decision) else question
    return None
