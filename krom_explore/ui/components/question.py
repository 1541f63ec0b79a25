"""What is asked of whom, the legal answers as buttons, and why the others are not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Decision, Over
from krom_explore.games.face import Choice, choices, on_tray, remarks
from krom_explore.ui import bounds
from krom_explore.ui.desk import Desk

from .base import OnDesk

WORDS = ("undo", "redo", "why-not", "refused", "rule", "back-to-now", "in-words", "step-back", "less", "more")


class Question(OnDesk):
    kind = "question"

    def __init__(self, desk: Desk):
        super().__init__(desk)
        self._explained: tuple[object, str] = (None, "")
        """The refused answer that the visitor asked about, and at which moment."""

    def state(self) -> dict[str, Any]:
        seat, face = self.desk.seat, self.room.face
        offered = sorted(choices(face, seat, self.lang), key=takes_a_row)
        touched = on_tray(face, seat, (choice.answer for choice in offered), self.lang)
        chosen = self._chosen()
        return {
            "sentence": "" if self.desk.closed else self.sentence(),
            "curtain": self._curtain(),
            "chosen": chosen,
            "chosenText": self.word("ui-chosen", players=chosen, number=len(chosen)) if chosen else "",
            "asked": seat.asked,
            "mine": seat.mine,
            "over": seat.over,
            "options": [choice.shown() for choice, tray in zip(offered, touched, strict=True) if not tray],
            "inWords": [choice.shown() for choice, tray in zip(offered, touched, strict=True) if tray],
            "groups": self._groups(offered),
            "note": self._note(offered),
            **remarks(face, seat, self.lang)._asdict(),
            "refused": [{"answer": answer, "label": self.desk.say(answer)} for answer in self.refused()],
            "explained": self._explanation(),
            "taken": self.desk.taken_back(),
            "canUndo": self.desk.can_undo,
            "canRedo": self.desk.table.can_redo,
            "lookingBack": seat.past and not self.desk.playing,
            "words": self.words(*WORDS),
        }

    def _groups(self, offered: Sequence[Choice]) -> list[dict[str, str]]:
        """The headings of the answers, in the order in which they come, unless the game wants it otherwise."""
        groups = sorted(dict.fromkeys(choice.group for choice in offered), key=lambda group: group.order)
        return [{"id": group.id, "title": group.title} for group in groups]

    def _note(self, offered: Sequence[Choice]) -> dict[str, str] | None:
        """Once for all buttons: that their chances depend on something invented."""
        if not any(choice.chance and choice.chance.invented for choice in offered):
            return None
        return {"mark": "invented", "text": self.word("ui-invented")}

    def sentence(self) -> str:
        """What is asked; before the curtain, to whom the screen is passed; or that the game has become too long."""
        curtain = self.desk.curtain
        if self.desk.playing:
            return self.word("ui-playback-waits")
        if self.desk.full and not self.desk.seat.past:
            return self.word("bad-long-game", most=bounds.STEPS)
        if curtain and not self.desk.seat.past:
            return self.word("ui-curtain", player=curtain)
        return self.word("ui-you-won") if self._won() else self.desk.sentence()

    def _won(self) -> bool:
        """Whether the game is over, and the one person who plays here has won it."""
        pending = self.desk.seat.pending
        return isinstance(pending, Over) and not self.desk.seat.past and pending.winner == self.desk.me

    def _curtain(self) -> dict[str, str] | None:
        who = self.desk.curtain
        if not who or self.desk.seat.past:
            return None
        return {"who": who, "text": self.word("ui-curtain-why"), "lift": self.word("ui-curtain-lift", player=who)}

    def _chosen(self) -> list[str]:
        """Who has already chosen, where all choose at the same time: that may be known, what they chose may not."""
        return [] if self.desk.seat.past else list(self.desk.seat.answered)

    def refused(self) -> list[str]:
        """Answers that a person would think of here and that are not legal."""
        seat = self.desk.seat
        return [answer for answer in self.room.face.thought_of(seat) if answer not in seat.options] if seat.mine else []

    def _explanation(self) -> dict[str, Any] | None:
        moment, answer = self._explained
        reason = self.desk.table.why_not(answer) if moment == self.desk.asked_at else None
        sight = self.room.sight(self.desk.seat, False)
        return {"answer": answer, **sight.reason(reason)} if reason else None

    def do_choose(self, answer: str) -> None:
        self.desk.choose(checks.kind("answer", answer, str))
        if self.desk.rolls_follow:
            self.desk.roll()

    def do_lift(self) -> None:
        """Whoever is asked has the screen now."""
        self.desk.lift()

    def do_why_not(self, answer: str) -> None:
        checks.kind("answer", answer, str)
        if self.desk.seat.mine and isinstance(self.desk.seat.pending, Decision):
            self._explained = (self.desk.asked_at, answer)

    def do_undo(self) -> None:
        self.desk.undo()

    def do_redo(self) -> None:
        self.desk.redo()

    def do_now(self) -> None:
        """Back to the present."""
        self.desk.look_at_now()


def takes_a_row(choice: Choice) -> bool:
    """Whether so much is told on a button that it stands below those that stand side by side."""
    return bool(choice.prospects)
