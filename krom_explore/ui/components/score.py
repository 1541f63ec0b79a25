"""A first game in one line: how it stands, how many rules have been met, and the way to begin anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from krom_explore.ui.coached import CoachedDesk

from .base import OnDesk
from .met import met_by_chapter, met_so_far

WORDS = ("met-title", "score-again", "score-again-why", "score-again-do", "close")


class Score(OnDesk):
    """``restart`` deals the game anew."""

    kind = "score"
    desk: CoachedDesk

    def __init__(self, desk: CoachedDesk, restart: Callable[[], None]):
        super().__init__(desk)
        self._restart = restart

    def state(self) -> dict[str, Any]:
        met = met_so_far(self.room, self.desk)
        rules = len(self.room.game.rulebook.index())
        return {
            "score": self.room.face.score(self.desk.seat, self.lang),
            "number": self.word("ui-game-number", number=str(self.desk.table.seed)),
            "met": self.word("ui-score-met", met=len(met), rules=rules),
            "told": self.word("ui-met-told", met=len(met), rules=rules),
            "chapters": met_by_chapter(self.room, met),
            "words": self.words(*WORDS),
        }

    def do_restart(self) -> None:
        self._restart()
