"""A rule to try: what it says, what to press, and after that where it was seen at work."""

from __future__ import annotations

from typing import Any

from krom_explore import text
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Illegal, Pending, Reason, Roll
from krom_explore.engine.tape import read
from krom_explore.learn.example import ANSWER, LOOK, SET, UNDO, Sighting, Tried, is_chance, sighting
from krom_explore.ui import fresh, tries
from krom_explore.ui.desk import Desk

from .base import OnDesk

MOST_TOLD = 8
"""Events of one press that are told."""

START, DONE, ASTRAY = "start", "done", "astray"

WORDS = (
    "example", "example-press", "example-work", "example-refused", "example-seen", "example-again", "example-astray",
    "example-on", "example-pressed", "rule-back",
)  # fmt: skip


class Example(OnDesk):
    kind = "example"

    def __init__(self, desk: Desk, rule: str, tried: Tried):
        super().__init__(desk)
        self.rule = rule
        self.tried = tried
        self._refused: tuple[object, Reason] | None = None
        """Why what was pressed was refused, and at which moment."""
        self._pressed: object = None
        """The moment at which the table was set, or looked at."""

    # --- how far one has come

    @property
    def _tape(self) -> list[str]:
        return self.desk.table.tape

    @property
    def at_start(self) -> bool:
        return self._tape == self.tried.start.tape

    @property
    def reason(self) -> Reason | None:
        if self._refused is None or self._refused[0] != self.desk.asked_at:
            return None
        return self._refused[1]

    @property
    def done(self) -> bool:
        if self.tried.sighting.reason is not None:
            return self.reason is not None
        if self.tried.example.does in (SET, LOOK):
            return self._pressed == self.desk.laid and self.at_start
        end = self.tried.end.tape
        return self._tape[: len(end)] == end

    def state(self) -> dict[str, Any]:
        step = DONE if self.done else START if self.at_start else ASTRAY
        return {
            "rule": self.rule,
            "title": self.room.rule_title(self.rule),
            "text": self.room.rule_text(self.rule, self.desk.table.rules),
            "step": step,
            "press": self._press() if step == START else None,
            "pressed": self._label(self.tried.example.press) if step == DONE and self._answers else "",
            "told": self._told() if step == DONE else [],
            "note": self._note() if step == DONE else "",
            "cited": self.tried.sighting.cited,
            "refused": step == DONE and self.reason is not None,
            "part": self.tried.example.part,
            "back": f"#/{self.room.route('rules', self.rule)}",
            "words": self.words(*WORDS),
        }

    @property
    def _answers(self) -> bool:
        """Whether what is pressed is an answer."""
        return self.tried.example.does == ANSWER and not is_chance(self.tried.example)

    def _press(self) -> dict[str, str]:
        """What to press: as its button says it, and how the same is found on the table."""
        example = self.tried.example
        does, pending = example.does, self.desk.table.pending
        if does == ANSWER and is_chance(example):
            does = "roll" if isinstance(pending, Roll) else "draw"
        label = self._label(example.press) if does == ANSWER else self.word(f"ui-example-{does}")
        return {"does": does, "label": label, "answer": example.press if does == ANSWER else ""}

    def _label(self, answer: str) -> str:
        try:
            return self.desk.say(answer)
        except BadInput:  # nothing that the game asks for: that is what is shown
            return text.quoted(answer, self.lang)

    def _told(self) -> list[dict[str, Any]]:
        """What the press led to, what shows the rule marked in it."""
        reason = self.reason
        if reason is not None:
            return [{"text": self.desk.say(reason), "marked": True, "line": 0}]
        seen, sentences = self._sighting(), self.desk.log_sentences()
        does = self.tried.example.does
        first = 0 if does == SET else len(self.tried.start.log)
        last = len(self.tried.end.log) if does == ANSWER else self.desk.table.opening if does == SET else first
        lines = [line for line in range(first + 1, last + 1) if line <= len(sentences)]
        if len(lines) > MOST_TOLD:
            lines = [line for line in lines if line in seen.lines][:MOST_TOLD]
        return [{"text": sentences[line - 1], "marked": line in seen.lines, "line": line} for line in lines]

    def _sighting(self) -> Sighting:
        """Where the rule is seen on this table: one that was set anew has told it in other lines."""
        if self.tried.example.does != SET:
            return self.tried.sighting
        table = self.desk.table
        return sighting(self.rule, self.tried.example, table, table, None) or self.tried.sighting

    def _note(self) -> str:
        """What there is to see where nothing cites the rule."""
        return "" if self.tried.sighting.cited else self.word(f"example-{self.rule.replace('.', '-')}")

    # --- what is done

    def chance(self, pending: Pending) -> Any:
        """Dice and cards come so that the rule is seen, until it has been; after that as they like."""
        tape, end = self._tape, self.tried.end.tape
        if len(tape) < len(end) and tape == end[: len(tape)]:
            return read(end[len(tape)])
        return fresh.rolled(pending)

    def do_press(self) -> None:
        """Press what is marked."""
        example = self.tried.example
        if not self.at_start and example.does != SET:
            self.do_again()
        if example.does == SET:
            self.desk.set(tries.laid(self.room, example, fresh.seed()))
            self._pressed = self.desk.laid
        elif example.does == LOOK:
            self._pressed = self.desk.laid
        elif example.does == UNDO:
            self._try(self.desk.undo)
        elif is_chance(example):
            self.desk.roll(read(example.press))
        else:
            self._try(lambda: self.desk.choose(example.press))
        for line in example.falls if self._refused is None else ():
            self.desk.roll(read(line))
        if self.done:
            self.room.ledger = self.room.ledger.saw([self.rule])

    def _try(self, act: Any) -> None:
        try:
            act()
        except Illegal as refused:
            self._refused = (self.desk.asked_at, refused.reason)

    def do_again(self) -> None:
        """Back to where one presses."""
        self._refused = self._pressed = None
        self.desk.set(self.tried.start.fork())
