"""A pupil's activity: predict, play, compare. Nothing exact is told before all is played; in a class that is led,
before the teacher reveals it.

What the pupil has done is a record that the browser keeps. It gives it back when the page is opened again (``hello``).
"""

from __future__ import annotations

from fractions import Fraction
from random import SystemRandom
from typing import Any

from krom_explore import text
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import ONLOOKER
from krom_explore.learn.activity import (
    ANIMALS,
    MOST_NUMBER,
    Record,
    animal,
    called,
    figure,
    number_of,
    predicts,
    typed_number,
)
from krom_explore.learn.rounds import Round, Rounds
from krom_explore.odds.result import Row, Trial, note_on
from krom_explore.odds.spread import about, percent
from krom_explore.ui import classes
from krom_explore.ui.figure import listed
from krom_explore.ui.odds_drawn import readable
from krom_explore.ui.room import Room

from .base import Component

AT_ONCE = 5
"""Rounds that are played with one click, where nothing is decided in them."""

CLOSE = Fraction(1, 100)
"""Bars are drawn in whole hundredths: what is nearer than one cannot be drawn better."""

WORDS = (
    "activity-predict", "activity-play", "activity-compare", "activity-steps", "activity-rules",
    "activity-your-guess", "activity-guess-number", "activity-guess-percent", "activity-guess-share",
    "activity-guess-bars", "activity-left", "activity-even", "activity-do-predict", "activity-round",
    "activity-rounds", "activity-by-hand", "activity-you", "activity-class", "activity-exact", "activity-predicted",
    "activity-result", "activity-code", "activity-code-help", "activity-copy", "activity-copied",
    "activity-derivation", "activity-review", "activity-name", "activity-rename", "activity-do-name",
    "activity-paused", "activity-waiting", "activity-follow", "activity-keep", "activity-reroll", "activity-stop",
    "activity-watch", "activity-discuss", "activity-over", "activity-undo", "activity-sure", "activity-hidden",
    "activity-awaited", "activity-late", "activity-room", "activity-table", "activity-out",
    "activity-again",
)  # fmt: skip


class Pupil(Component):
    kind = "activity"

    def __init__(self, room: Room, rounds: Rounds):
        super().__init__(room)
        self.rounds = rounds
        who = animal(SystemRandom().randrange(len(ANIMALS) * (MOST_NUMBER + 1)))
        self.record = Record(rounds.set.key(), who)
        self.revealed = False
        """Whether the teacher has shown everybody the answer."""
        self.led = False
        """Whether a teacher leads a class through this activity: then the answer waits for the teacher."""
        self.fault = ""
        """Why the number that was predicted cannot be taken."""
        self.round: Round | None = None
        """The round that waits for a decision."""
        self.last: Round | None = None
        """The last round that was played on a table."""
        self.trial: Trial | None = None
        """The same where there is no table."""
        self.pressed: int | None = None
        """The row of the last roll by hand. It can be taken back until the next one: what a class was told stays."""
        self.reviews: list[tuple[int, Round]] = []
        """Rounds that were decided here, by their numbers: when the answer is shown, they are looked at again."""
        self.looks = False
        """Whether the table is in sight. Only then it is worked out what it looks like."""

    @property
    def predict(self) -> Any:
        return self.rounds.activity.predict

    @property
    def done(self) -> bool:
        return len(self.record.results) >= self.rounds.set.rounds

    @property
    def seen(self) -> Record:
        """The record with what can still be taken back."""
        mine = self.record
        if self.pressed is None:
            return mine
        return Record(mine.key, mine.who, mine.predicted, (*mine.results, self.pressed))

    @property
    def open(self) -> bool:
        """Whether the exact answer may be seen. Before one has predicted it never is."""
        return self.record.predicted is not None and (self.revealed or (self.done and not self.led))

    @property
    def said(self) -> str:
        """What the last round came to; "" before the first one."""
        results = self.seen.results
        if not results:
            return ""
        row = classes.came(self.room, self.rounds, self.rounds.rows[results[-1]])
        return self.word("activity-came", number=len(results), row=row)

    # --- what it shows

    def state(self) -> dict[str, Any]:
        rounds, record = self.rounds, self.record
        phase = "predict" if record.predicted is None else "compare" if self.done else "play"
        return {
            "goal": classes.said(self.room, rounds, "goal"),
            "question": rounds.exact.title.say(self.lang),
            "ask": classes.said(self.room, rounds, "ask"),
            "given": classes.given(self.room, rounds),
            "facts": classes.known(self.room, rounds),
            "rules": classes.rules(self.room, rounds),
            "steps": [classes.said(self.room, rounds, f"step-{n}") for n in range(1, rounds.activity.steps + 1)],
            "who": classes.called(self.room, record.who),
            "phase": phase,
            "predict": self._asked(),
            "fault": self.fault,
            "late": self.revealed and record.predicted is None,
            "predictedText": self._predicted(),
            "guessed": self._guessed(),
            "rounds": rounds.set.rounds,
            "progress": self.word("activity-progress", played=len(self.seen.results), rounds=rounds.set.rounds),
            "played": len(self.seen.results),
            "pressed": self.pressed is not None,
            "atOnce": AT_ONCE if not rounds.decides and not rounds.by_hand else 0,
            "byHand": rounds.by_hand,
            "deciding": self._deciding(),
            "last": self._last(),
            "table": self._table(),
            "rows": self._rows(),
            "own": self._own(),
            "record": record.as_json(),
            "exact": [float(row.chance) for row in rounds.rows] if self.open else None,
            "answer": self._answer() if self.open else None,
            "remark": self._remark() if self.open else "",
            "review": self._reviewed() if self.open else [],
            "code": record.code(rounds.set, len(rounds.rows)) if self.done else None,
            "discuss": classes.said(self.room, rounds, "discuss") if self.open else "",
            "words": self.words(*WORDS),
        }  # fmt: skip

    def _asked(self) -> dict[str, Any]:
        """How the prediction is made."""
        asked = self.predict
        return {
            "kind": asked.kind,
            "low": asked.low,
            "high": asked.high,
            "percent": asked.of == "percent",
            "among": [n for n, row in enumerate(self.rounds.rows) if not asked.among or row.id in asked.among],
        }

    def _rows(self) -> list[dict[str, Any]]:
        counts = self.seen.counts(len(self.rounds.rows))
        bars = self.record.predicted if self.predict.kind == "bars" else None
        shown = []
        for number, (row, times) in enumerate(zip(self.rounds.rows, counts, strict=True)):
            exact = {"exactText": percent(row.chance, self.lang), "fraction": readable(row.chance)} if self.open else {}
            guess = int(bars[number]) if bars else None
            shown.append({"label": row.label.say(self.lang), "times": times, "guess": guess, **exact})
        return shown

    def _predicted(self) -> str:
        """What was predicted, in words; nothing where it is drawn."""
        told = self.record.predicted
        if isinstance(told, str):
            return self._number(Fraction(told))
        if told and self.predict.kind == "choice":
            return self.rounds.rows[told[0]].label.say(self.lang)
        return ""

    def _guessed(self) -> str:
        """The same with what it is."""
        told = self._predicted()
        return text.told_of(self.word("ui-activity-your-guess"), told, self.lang) if told else ""

    def _own(self) -> str:
        """What the pupil's own rounds come to, where a number was predicted."""
        results = self.seen.results
        if self.predict.kind != "number" or not results:
            return ""
        if self.predict.of == "percent":
            row = self.rounds.number[self.predict.row]
            return self._number(Fraction(100 * results.count(row), len(results)))
        return self._number(Fraction(sum(number_of(self.rounds.rows[row]) for row in results), len(results)))

    def _number(self, value: Fraction) -> str:
        """A number of the kind that was to be predicted."""
        written = about(value, self.lang)
        return self.word("activity-in-hundred", n=written) if self.predict.of == "percent" else written

    def _answer(self) -> dict[str, Any]:
        exact = self.rounds.exact
        number = self._number(figure(self.predict, self.rounds.rows)) if self.predict.kind == "number" else ""
        return {
            "sentence": exact.sentence.say(self.lang),
            "number": number,
            "steps": exact.steps.say(self.lang),
            "note": note_on(exact.invented).say(self.lang) if exact.invented else "",
        }

    def _remark(self) -> str:
        """A sentence on what was predicted, beside what is exact."""
        told, rows, asked = self.record.predicted, self.rounds.rows, self.predict
        assert told is not None
        if isinstance(told, str):
            exact = self._number(figure(asked, rows))
            return self.word("activity-remark-number", said=self._predicted(), exact=exact)
        if asked.kind == "choice":
            among = [row for row in rows if not asked.among or row.id in asked.among]
            most = max(row.chance for row in among)
            best = [row for row in among if row.chance == most]
            likeliest = text.listed([self._quoted(row) for row in best], self.lang, style="or")
            right = "yes" if rows[told[0]].chance == most else "no"
            return self.word("activity-remark-choice", said=self._quoted(rows[told[0]]), exact=likeliest, right=right)
        shares = [Fraction(share, 100) for share in told]
        row, share = max(zip(rows, shares, strict=True), key=lambda pair: abs(pair[0].chance - pair[1]))
        if abs(row.chance - share) < CLOSE:
            return self.word("activity-remark-close")
        said, exact = percent(share, self.lang), percent(row.chance, self.lang)
        return self.word("activity-remark-bars", row=self._quoted(row), said=said, exact=exact)

    def _quoted(self, row: Row) -> str:
        return text.quoted(row.label.say(self.lang), self.lang)

    def _deciding(self) -> dict[str, Any] | None:
        """What the pupil is asked in the round that is under way."""
        if self.round is None:
            return None
        table, face = self.round.table, self.room.face
        pending = table.pending
        assert isinstance(pending, Decision)
        seat = table.seat(pending.player)
        keeping = face.keeping(seat, self.lang)
        tray = [face.on_tray(answer, table.rules) for answer in seat.options] if keeping else []
        others = [answer for at, answer in enumerate(seat.options) if not (tray and tray[at])]
        return {
            "sentence": table.say(pending, self.lang),
            "dice": list(keeping["dice"]) if keeping else [],
            "price": keeping["priceText"] if keeping else "",
            "options": [{"answer": answer, "label": face.label(answer, seat, self.lang)} for answer in others],
        }

    def _last(self) -> dict[str, Any] | None:
        """The last round: what was told of it, its dice, and what it came to."""
        if not self.seen.results:
            return None
        if self.last is None:
            return {"said": self.said, "watch": "", **self._tried(self.trial or Trial([]))}
        table, heads = self.last.table, self.room.face.LOG_HEADS
        events = [event for event in self.last.events if event.kind not in heads]
        return {
            "said": self.said,
            "lines": [table.say(event, self.lang) for event in events],
            "dice": [self._hand(**hand) for hand in self.room.face.last_dice(self.last.events)],
            "steps": None,
            "watch": f"#/{self.room.route('watch', table.link())}",
        }

    def _tried(self, trial: Trial) -> dict[str, Any]:
        """What is told of a round without a table."""
        dice = []
        for faces, who, plus in trial.dice:
            name = who if isinstance(who, str) else who.say(self.lang)
            dice.append(self._hand(name, list(faces), sum(faces) + plus))
        steps = trial.steps
        heads = [head.say(self.lang) for head in steps.head] if steps else []
        return {
            "lines": [line.say(self.lang) for line in trial.lines],
            "dice": dice,
            "steps": listed(heads, steps.rows) if steps else None,
        }

    def _hand(self, who: str, faces: list[int], total: int | None) -> dict[str, Any]:
        """Dice with whose they are, and what was added to them."""
        plus = 0 if total is None else total - sum(faces)
        return {"who": who, "faces": faces, "plus": f"+ {plus} = {total}" if plus else ""}

    def _table(self) -> dict[str, Any] | None:
        """The table of the round that is under way, or of the last one; before the first, as each of them begins. It is
        looked at and not touched. None where rounds have no table."""
        begin, shows = self.rounds.begin, self.rounds.activity.shows
        if begin is None or not shows:
            return None
        if not self.looks:
            return {"open": False, "parts": []}
        table = self.round.table if self.round else self.last.table if self.last else begin
        seen = table.seat(ONLOOKER, len(table.log))  # as it was when the last thing was told: nobody is asked anything
        sight = self.room.sight(seen, False)
        parts = {name: self.room.face.PARTS[name] for name in shows}
        return {"open": True, "parts": [{"kind": part.widget, "state": part.show(sight)} for part in parts.values()]}

    def _reviewed(self) -> list[dict[str, Any]]:
        review = self.rounds.activities.review.get(self.rounds.activity.id)
        if review is None:
            return []
        return [
            {"title": self.word("activity-round-number", number=number), "lines": review(played.table, self.lang)}
            for number, played in self.reviews
        ]

    # --- what the pupil does

    def do_hello(self, record: Any = None, who: Any = None) -> None:
        """The browser has kept something: what was done here before, or what the pupil was called elsewhere."""
        if record is not None:
            self._take(Record.from_json(record))
        elif who is not None and self.record.predicted is None:
            self._rename(who)

    def _take(self, kept: Record) -> None:
        """A record that fits and has at least as much as the one that is here."""
        kept.fits(self.rounds.set, self.predict, self.rounds.rows)
        mine = self.record
        if kept.results[: len(mine.results)] != mine.results or (mine.predicted or kept.predicted) != kept.predicted:
            raise BadInput("results", "record-changed")
        if kept.results != mine.results:  # played elsewhere: what was played here last is not the last round any more
            self.round = self.last = self.trial = self.pressed = None
        self.record = kept

    def _rename(self, who: Any) -> None:
        self.record = Record(self.record.key, called(who), self.record.predicted, self.record.results)

    def do_name(self, who: Any) -> None:
        """Another name, before the first round."""
        if self.record.results:
            raise BadInput("who", "activity-begun")
        self._rename(who)

    def do_predict(self, predicted: Any) -> None:
        if self.record.predicted is not None:
            raise BadInput("predicted", "predicted-once")
        typed = self.predict.kind == "number" and isinstance(predicted, str)
        try:
            number = typed_number(self.predict, predicted) if typed else predicted
            told = predicts(self.predict, number, self.rounds.rows)
        except BadInput:
            if not typed:
                raise
            example = about(Fraction(3, 2), self.lang)
            self.fault = self.word(
                "activity-guess-fault", low=self.predict.low, high=self.predict.high, example=example
            )
            return
        self.fault = ""
        self.record = Record(self.record.key, self.record.who, told, ())

    def do_play(self, times: Any = 1) -> None:
        """So many rounds; one only where something is decided in it."""
        checks.whole("times", times, 1, AT_ONCE)
        for _ in range(times):
            self._may_play()
            if self.rounds.by_hand:
                raise BadInput("do", "by-hand")
            if self.rounds.begin is None:
                row, self.trial = self.rounds.tried(self.record.who, len(self.record.results))
                self._came_to(row)
                continue
            played = self.rounds.round(self.record.who, len(self.record.results))
            if played.row is None:
                self.round, self.last = played, None
                return
            self._finish(played)
            if self.done:
                return

    def do_choose(self, answer: Any) -> None:
        """Decide in the round that is under way."""
        if self.round is None:
            raise BadInput("do", "no-round")
        self.round.choose(checks.kind("answer", answer, str))
        self._on()

    def do_keep(self, dice: Any) -> None:
        """Keep these dice and roll the others; None takes them all as they lie."""
        if self.round is None:
            raise BadInput("do", "no-round")
        told = [] if dice is None else checks.kind("dice", dice, list)
        faces = [checks.whole("dice", face, 1) for face in told]
        self.round.choose(self.room.face.keep(None if dice is None else faces))
        self._on()

    def _on(self) -> None:
        assert self.round is not None
        if self.round.row is not None:
            self.reviews.append((len(self.record.results) + 1, self.round))
            self._finish(self.round)

    def do_came(self, row: Any) -> None:
        """A round that was played by hand came to this row."""
        if not self.rounds.by_hand:
            raise BadInput("do", "not-by-hand")
        self._may_play()
        checks.whole("row", row, 0, len(self.rounds.rows) - 1)
        if len(self.seen.results) >= self.rounds.set.rounds:
            raise BadInput("do", "rounds-over")
        self.record, self.pressed = self.seen, row

    def do_undo(self) -> None:
        """The last roll by hand was something else."""
        self._something_pressed()
        self.pressed = None

    def do_sure(self) -> None:
        """The last roll by hand is right: needed after the last one of all."""
        self._something_pressed()
        self.record, self.pressed = self.seen, None

    def _something_pressed(self) -> None:
        if self.pressed is None:
            raise BadInput("do", "nothing-pressed")

    def do_reveal(self, shown: Any) -> None:
        """The teacher shows everybody the answer, or no longer does."""
        self.revealed = checks.kind("shown", shown, bool)

    def do_led(self, led: Any) -> None:
        """A teacher leads a class through this activity, or no longer does."""
        self.led = checks.kind("led", led, bool)

    def do_look(self, shown: Any) -> None:
        """The table is in sight, or no longer is."""
        self.looks = checks.kind("shown", shown, bool)

    def _may_play(self) -> None:
        if self.record.predicted is None:
            raise BadInput("predicted", "predict-first")
        if self.done:
            raise BadInput("do", "rounds-over")
        if self.round is not None:
            raise BadInput("do", "round-open")

    def _finish(self, played: Round) -> None:
        assert played.row is not None
        self.round, self.last = None, played
        self._came_to(played.row)

    def _came_to(self, row: int) -> None:
        mine = self.record
        self.record = Record(mine.key, mine.who, mine.predicted, (*mine.results, row))
