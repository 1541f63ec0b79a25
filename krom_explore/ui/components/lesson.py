"""The goal of a step, how a try at it stands, hints one at a time, and where one goes from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from krom_explore.games.face import choices, on_tray
from krom_explore.learn.ledger import STARS
from krom_explore.learn.lesson import FAILED, OPEN, Hint, Step
from krom_explore.ui.lesson_desk import LessonDesk

from .base import OnDesk

WORDS = ("lesson", "lesson-hint", "lesson-again", "lesson-take-back", "lesson-track", "lesson-here", "rule")


class Lesson(OnDesk):
    kind = "lesson"
    desk: LessonDesk

    def __init__(self, desk: LessonDesk, steps: Sequence[Step]):
        super().__init__(desk)
        self.steps = steps
        """All steps of the track."""

    def state(self) -> dict[str, Any]:
        step, desk = self.desk.step, self.desk
        asked = step.written.hints[: desk.hints]
        return {
            "chapter": self.word(f"page-{step.track}"),
            "step": self.word("ui-lesson-step", step=self.steps.index(step) + 1, last=len(self.steps)),
            "title": self.word(f"{step.key}-title"),
            "goal": self.say(step.key),
            "status": desk.shown.kind,
            "moves": self.word("ui-lesson-moves", n=desk.moves_left, waits=desk.waits),
            "left": desk.moves_left,
            "most": step.moves,
            "hints": [self.say(f"{step.key}-hint-{number}") for number, _ in enumerate(asked, 1)],
            "more": "" if desk.closed else self._more(len(step.written.hints) - len(asked)),
            **(self._pointed(asked[-1]) if asked and not desk.closed else {"point": None, "tried": ""}),
            "lost": self.word("ui-lesson-lost") if desk.lost and not desk.playing else "",
            "verdict": self._verdict(),
            "rehearsed": self.word("ui-lesson-rehearsed") if step.written.chance else "",
            "steps": [self._entry(other) for other in self.steps],
            "onward": self._onward(),
            "begun": desk.given > 0,
            "words": self.words(*WORDS),
        }

    def say(self, key: str) -> str:
        """A sentence of the step, with the names and numbers of the box in it."""
        room, rules = self.room, self.desk.step.begin.rules
        names = room.game.LESSONS.said(self.desk.step.names, rules, self.lang)
        return self.word(key, **room.game.rulebook.facts(rules, self.lang), **names)

    def _more(self, left: int) -> str:
        return self.word("ui-lesson-hints-left", n=left) if left else ""

    # --- hints

    def _pointed(self, hint: Hint) -> dict[str, Any]:
        """What the last hint points at: a fact, or an answer, which is also said."""
        if not hint.answer:
            point = {"part": hint.part, "fact": hint.fact, "of": hint.of} if hint.part else None
            return {"point": point, "tried": ""}
        seat = self.desk.seat
        if not seat.mine:
            return {"point": {"part": "dice", "fact": "", "of": ""}, "tried": ""}
        answer = self.desk.leading_on()
        if answer is None:
            return {"point": None, "tried": self.word("ui-lesson-no-way")}
        choice = next(one for one in choices(self.room.face, seat, self.lang) if one.answer == answer)
        [by_dice] = on_tray(self.room.face, seat, [answer], self.lang)
        way = {
            "answer": answer,
            "steps": [step.id for step in choice.steps],
            "dial": choice.dial.id if choice.dial else "",
            "tray": by_dice,
        }
        return {"point": way, "tried": self.word("ui-lesson-show", answer=self.desk.say(answer))}

    # --- the end of a try

    def _verdict(self) -> dict[str, Any] | None:
        step, desk = self.desk.step, self.desk
        if desk.shown.kind == OPEN:
            return None
        if desk.shown.kind == FAILED:
            own = f"{step.key}-failed-{desk.shown.why}"
            key = own if desk.shown.why and self.room.words.has(own) else f"{step.key}-failed"
            return {"head": self.word("ui-lesson-failed"), "text": self.say(key), "stars": 0, "note": "", "rule": None}
        stars = desk.stars
        return {
            "head": self.word("ui-lesson-solved"),
            "text": self.say(f"{step.key}-done"),
            "stars": stars,
            "starsText": self.word("ui-lesson-stars", stars=stars, most=STARS),
            "note": self.word(f"ui-lesson-stars-{stars}", hints=desk.hints),
            "rule": next(iter(step.written.rules), None),
        }

    # --- the track

    def _entry(self, step: Step) -> dict[str, Any]:
        done = self.room.ledger.steps.get(step.id, 0)
        told = self.word("ui-lesson-stars", stars=done, most=STARS) if done else self.word("ui-lesson-open")
        return {
            "hash": f"#/{self.room.route('lesson', step.track, str(step.number))}",
            "title": self.word(f"{step.key}-title"),
            "stars": done,
            "told": told,
            "here": step is self.desk.step,
        }

    def _onward(self) -> list[dict[str, str]]:
        """Where one goes after this step: to the next one; after the last, to the next chapter or the free table."""
        room, step = self.room, self.desk.step
        after = self.steps.index(step) + 1
        if after < len(self.steps):
            following = self.steps[after]
            return [self._way("lesson", step.track, str(following.number), label=self.word("ui-lesson-next"))]
        sandbox = self._way("learn", step.track, label=self.word("ui-lesson-sandbox"))
        chapters = list(room.face.CHAPTERS)
        further = chapters[chapters.index(step.track) + 1 :]
        if not further:
            return [self._way("play", label=self.word("ui-way-play")), sandbox]
        chapter = self.word(f"page-{further[0]}")
        return [self._way("lesson", further[0], label=self.word("ui-lesson-next-track", chapter=chapter)), sandbox]

    def _way(self, *route: str, label: str) -> dict[str, str]:
        return {"hash": f"#/{self.room.route(*route)}", "label": label}

    # --- intents

    def do_hint(self) -> None:
        self.desk.hint()

    def do_again(self) -> None:
        self.desk.again()

    def do_take_back(self) -> None:
        self.desk.take_back()
