"""A question of a quiz: what is asked, what can be chosen or typed, the verdict and its rule, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from krom_explore.engine.faults import BadInput
from krom_explore.learn import Verdict
from krom_explore.learn.coverage import NEW, standings
from krom_explore.learn.quiz import CLOSE, LEVELS, TEN, Posed
from krom_explore.ui.room import Room

from .base import Component
from .exercise import LONGEST

RIGHT, WRONG = "r", "w"
"""How a question of a run went, as its address says it."""

MARKS = {RIGHT: "right", WRONG: "wrong"}


class Way(NamedTuple):
    """A page that one goes to from here, and the key of what its button says."""

    route: str
    key: str


class Around(NamedTuple):
    """What a question stands in: a run, a day, or nothing but itself."""

    title: Callable[[], str]
    """What it is called, in the words of the moment's language."""
    marks: str | None = None
    """How the questions before it went, where it is one of a run."""
    ways: Callable[[bool], Sequence[Way]] = lambda right: ()
    """Where one goes when it has been answered; the first way is the one that most will take."""
    streak: Callable[[], str] = lambda: ""
    """For how many days in a row the puzzle has been solved, in words."""


class Quiz(Component):
    kind = "quiz"

    def __init__(self, room: Room, posed: Posed, around: Around, answered: Callable[[bool], None]):
        super().__init__(room)
        self.posed = posed
        self.around = around
        self._answered = answered
        self.entry = ""
        self.chosen: int | None = None
        self.verdict: Verdict | None = None
        self.played_out = False
        """Whether the playing out is to be seen."""

    @property
    def settled(self) -> bool:
        """Whether it has been answered: what cannot be read, or is nearly right, may be tried again."""
        return self.verdict is not None and self.verdict.counted and self.verdict.kind != "nearly"

    def state(self) -> dict[str, Any]:
        posed, question = self.posed, self.posed.question
        return {
            "title": self.around.title(),
            "kind": self.word(f"quiz-kind-{posed.kind}"),
            "marks": self._marks(),
            "streak": self.around.streak(),
            "question": question.ask.say(self.lang),
            "given": [said(self.lang) for said in question.given],
            "options": [option.said(self.lang) for option in question.options],
            "typed": question.typed.control if question.typed else None,
            "help": self.word("ui-quiz-closeness", points=int(100 * CLOSE)) if question.typed else "",
            "entry": self.entry,
            "chosen": self.chosen,
            "verdict": self._said(),
            "answer": self._explained() if self.settled else None,
            "share": f"#/{self.share}",
            "levels": [
                {
                    "id": level,
                    "label": self.word(f"ui-quiz-level-{level}"),
                    "hash": f"#/{self.room.route('quiz', 'run', level)}",
                    "current": level == posed.level,
                }
                for level in LEVELS
            ],
            "levelTold": self.word("ui-quiz-level-first") if posed.level == LEVELS[0] else "",
            "words": self.words(
                "quiz-choose", "quiz-check", "quiz-your-answer", "quiz-given", "quiz-share", "quiz-shared",
                "quiz-play-out", "quiz-level", "quiz-marks", "rule",
            ),
        }  # fmt: skip

    @property
    def share(self) -> str:
        """The route of this question alone."""
        return share(self.room, self.posed)

    def _marks(self) -> list[dict[str, str]]:
        """The questions of a run: those before this one as they went, this one, those to come."""
        if self.around.marks is None:
            return []
        known = [MARKS[mark] for mark in self.around.marks]
        if self.verdict is not None and self.settled:
            known.append("right" if self.verdict.right else "wrong")
        states = [*known, *["now"] * (not self.settled), *["open"] * TEN][:TEN]
        return [{"id": state, "label": self.word(f"ui-quiz-mark-{state}")} for state in states]

    def _said(self) -> dict[str, Any] | None:
        """The verdict and its reason. Of a choice that is right the reason is why it is so, which stands below."""
        if self.verdict is None:
            return None
        verdict, typed = self.verdict, self.posed.question.typed is not None
        if not self.settled:
            return {
                "kind": verdict.kind,
                "text": self.room.in_titles(verdict.say(self.lang)),
                "unread": not verdict.counted,
            }
        head = self.word("ui-quiz-right" if verdict.right else "ui-quiz-wrong")
        reason = verdict.reason(self.lang) if typed or not verdict.right else ""
        return {"kind": verdict.kind, "text": self.room.in_titles(f"{head} {reason}".strip()), "unread": False}

    def _explained(self) -> dict[str, Any]:
        """What is told when it has been answered."""
        question = self.posed.question
        assert self.verdict is not None
        rule, right = question.rules[0], self.verdict.right
        answer, why = question.correct(self.lang), question.why(self.lang)
        numbers = [number for number, option in enumerate(question.options, 1) if option.misreading is None]
        return {
            "right": next(iter(numbers), None),
            "text": "" if right else self.word("ui-quiz-answer", answer=answer.rstrip(".")),
            "why": "" if why in answer else why,
            "rule": rule,
            "ruleText": self.room.rule_text(rule, question.table.rules),
            "invented": self.word("ui-invented") if question.invented else "",
            "playsOut": bool(question.lines),
            "playedOut": self.played_out,
            "ways": [{"hash": f"#/{way.route}", "label": self.word(way.key)} for way in self._ways(right)],
        }

    def _ways(self, right: bool) -> list[Way]:
        """With the way to a table where nothing is played out: there one sees for oneself what is refused."""
        question = self.posed.question
        alone = [] if question.lines else [Way(self.room.route("table", question.table.link()), "ui-quiz-try")]
        return [*self.around.ways(right), *alone]

    def do_answer(self, answer: Any) -> None:
        """Choose the option with this number, or type something."""
        if self.settled:
            raise BadInput("do", "answered")
        question = self.posed.question
        verdict = question.grade(answer)
        self.entry, self.chosen = ("", answer) if question.typed is None else (str(answer)[:LONGEST], None)
        self.verdict = verdict
        if self.settled:
            missed = question.missed(verdict, self.room.game.rulebook.index())
            self.room.ledger = self.room.ledger.answered(question.rules if verdict.right else missed, verdict.right)
            self._answered(verdict.right)

    def do_play_out(self) -> None:
        """See the position played out."""
        if not self.settled:
            raise BadInput("do", "answer-first")
        self.played_out = True


def share(room: Room, posed: Posed) -> str:
    """The route of a question alone; with a box of one's own the box is named, so that others know it is another."""
    box = [room.rules.hash] if room.box is not None else []
    return room.route("quiz", posed.kind, posed.level, str(posed.seed), *box)


class Tally(Component):
    """How a run went: how many were right, of which kinds, and which rules are worth another look."""

    kind = "tally"

    def __init__(self, room: Room, level: str, went: Sequence[tuple[Posed, bool]]):
        super().__init__(room)
        self.level = level
        self.went = went

    def state(self) -> dict[str, Any]:
        right = sum(well for _, well in self.went)
        return {
            "score": self.word("ui-quiz-score", right=right, last=len(self.went)),
            "praise": self.word("ui-quiz-praise", share=share_of(right, len(self.went)), left=self._unmet()),
            "marks": [
                {
                    "id": "right" if well else "wrong",
                    "label": self.word(f"ui-quiz-mark-{'right' if well else 'wrong'}"),
                    "hash": f"#/{share(self.room, posed)}",
                }
                for posed, well in self.went
            ],
            "kinds": [self._kind(kind) for kind in dict.fromkeys(posed.kind for posed, _ in self.went)],
            "rules": [self._rule(rule) for rule in self._missed()],
            "ways": [{"hash": f"#/{way.route}", "label": self.word(way.key)} for way in self._ways(right)],
            "words": self.words("quiz-by-kind", "quiz-practise", "quiz-look-again", "quiz-marks", "rule"),
        }

    def _unmet(self) -> int:
        """How many rules the learner has not met."""
        return [*standings(self.room.game.rulebook.index(), self.room.ledger).values()].count(NEW)

    def _kind(self, kind: str) -> dict[str, Any]:
        went = [well for posed, well in self.went if posed.kind == kind]
        return {
            "id": kind,
            "label": self.word(f"quiz-kind-{kind}"),
            "text": self.word("ui-quiz-of", right=sum(went), last=len(went)),
            "right": sum(went),
            "last": len(went),
            "hash": f"#/{self.room.route('quiz', kind, self.level)}",
        }

    def _missed(self) -> list[str]:
        """The rules of what was answered wrongly, each once."""
        return list(dict.fromkeys(posed.question.rules[0] for posed, well in self.went if not well))

    def _rule(self, rule: str) -> dict[str, Any]:
        chapter = self.room.game.rulebook.index()[rule].chapter
        known = chapter in self.room.face.CHAPTERS
        return {
            "id": rule,
            "text": self.room.rule_text(rule, self.room.rules),
            "chapter": f"#/{self.room.route('learn', chapter)}" if known else "",
            "chapterText": self.word(f"page-{chapter}") if known else "",
        }

    def _ways(self, right: int) -> list[Way]:
        again = Way(self.room.route("quiz", "run", self.level), "ui-quiz-again")
        later = LEVELS[LEVELS.index(self.level) + 1 :]
        harder = [Way(self.room.route("quiz", "run", later[0]), "ui-quiz-harder")] if later else []
        day = Way(self.room.route("quiz", "day"), "page-quiz-day")
        return [*harder, again, day] if right >= 0.8 * len(self.went) else [again, *harder, day]


def share_of(right: int, last: int) -> str:
    """How much of it went well, in a word."""
    if right == last:
        return "all"
    return "most" if 5 * right >= 4 * last else "half" if 2 * right >= last else "few"
