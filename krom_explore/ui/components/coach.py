"""The coach on the page: what it says to what is in sight, why, what it would do, and how much has been met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from krom_explore.engine.ports import Decision, Roll
from krom_explore.games.face import on_tray
from krom_explore.lab import Thought, thought_at
from krom_explore.learn.coach import Spoken
from krom_explore.ui.coached import CoachedDesk

from .base import OnDesk

WORDS = ("coach", "coach-got", "coach-hint", "coach-here", "coach-mark", "why", "rule")

HINT = "hint-"
"""How the names of the sentences begin that tell a learner why; a bot tells others why under ``BOT``."""
BOT = "bot-"


class Coach(OnDesk):
    kind = "coach"
    desk: CoachedDesk

    def __init__(self, desk: CoachedDesk):
        super().__init__(desk)
        self._why: object = None
        """The moment whose rules are shown."""
        self._hint: tuple[object, dict[str, Any] | None] = (None, None)
        """The question at which a hint was asked for, and the hint."""

    def state(self) -> dict[str, Any]:
        said, hint = self.desk.says, self._told_hint()
        return {
            "text": self._text(said) if said else "",
            "name": said.name if said else "",
            "at": said.aim(self.desk.coach.found(said.scene)) if said else None,
            "back": self.desk.looks_back,
            "holds": self.desk.holds,
            "why": self._rules(said.moment.rules) if said and self._why == self._place(said) else [],
            "hint": hint,
            "canHint": self._can_hint,
            "words": self.words(*WORDS),
        }

    def _text(self, said: Spoken) -> str:
        facts = self.desk.coach.told(said.scene, self.lang)
        return self.room.fact_word(f"coach-{said.name}", said.scene.rules, **facts)

    def _place(self, said: Spoken) -> tuple[str, int]:
        return said.name, said.line

    def _rules(self, rules: Sequence[str]) -> list[dict[str, str]]:
        return [{"rule": rule, "ruleText": self.room.rule_at(rule, self.desk.seat)} for rule in rules]

    # --- a hint

    @property
    def _can_hint(self) -> bool:
        """Whether something is asked of the learner now, and a bot knows what it would do."""
        seat = self.desk.seat
        if not getattr(self.room.game, "BOTS", None):
            return False
        return seat.mine or (not seat.past and isinstance(seat.pending, Roll) and self.desk.learner in seat.pending.who)

    def _told_hint(self) -> dict[str, Any] | None:
        return self._hint[1] if self._hint[0] == (self.desk.asked_at, self.lang) else None

    def _work_out(self) -> dict[str, Any]:
        """What the bot would do in the learner's seat, and why. Dice are simply rolled."""
        seat = self.desk.seat
        if not isinstance(seat.pending, Decision):
            return {"text": self.word("ui-coach-roll"), "why": "", "at": {"part": "dice", "do": "roll"}}
        thought = thought_at(self.desk.table, self.desk.coach.script.hint)
        told = self.room.face.label(thought.answer, seat, self.lang)
        [by_dice] = on_tray(self.room.face, seat, [thought.answer], self.lang)
        return {
            "text": self.word("ui-coach-would", answer=told),
            "why": self._reason(thought),
            "at": {"part": "dice" if by_dice else "question", "answer": thought.answer},
        }

    def _reason(self, thought: Thought) -> str:
        """As it is told to a learner, where the game has words for that."""
        why = self.desk.coach.reason(self.desk.seat, thought.answer, thought.why)
        key = why.key.replace(BOT, HINT, 1)
        return why._replace(key=key).say(self.lang) if self.room.words.has(key) else why.say(self.lang)

    # --- what can be done

    def do_got(self) -> None:
        self.desk.got_it()

    def do_why(self) -> None:
        """The rules behind what is said, or no longer."""
        said = self.desk.says
        place = self._place(said) if said else None
        self._why = None if self._why == place else place

    def do_hint(self) -> None:
        if self._can_hint:
            self._hint = ((self.desk.asked_at, self.lang), self._work_out())
