"""The table: a live game that can be played, questioned, taken back, forked, saved and enumerated.

It knows no game. A game is an object with the methods of ``Game``; the ``Table`` of a game is this class with that
object put in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from krom_explore import text

from . import checks, record
from .asked import Asked, asked_along
from .chance import SeededChance
from .code import Code, as_python, as_test
from .faults import BadInput, Expected
from .game import Game
from .outcomes import BRANCHES, Ending, Outcomes, enumerate_chance
from .ports import Answer, Awaited, Decision, Draw, Elsewhere, Event, Illegal, Over, Pending, Reason, Roll
from .seat import ONLOOKER, Seat
from .tape import CheckedPorts, Drawn, Entry, LivePorts, Stopped, TapePorts, Waiting, dice_told, read, write

LONGEST_ANSWER = 500
"""Letters of an answer. The longest that any box asks for, a card with nine resources for nine others, has 200."""

NOTHING_TO_UNDO = Reason("nothing-to-undo", "table.undo")


class _TurnStart:
    """The position at the start of a turn, and where tape, log and chance stood then."""

    __slots__ = ("position", "tape", "log", "chances")

    def __init__(self, position: Any, tape: int, log: int, chances: int):
        self.position = position
        self.tape = tape
        self.log = log
        self.chances = chances


class _Now:
    """Where a run along the tape came to rest."""

    __slots__ = ("turns", "position", "log", "chances", "cursor", "pending", "answered")

    def __init__(
        self,
        turns: list[_TurnStart],
        position: Any,
        log: list[Event],
        chances: int,
        cursor: int,
        pending: Pending | None = None,
        answered: tuple[str, ...] = (),
    ):
        self.turns = turns
        self.position = position
        self.log = log
        self.chances = chances
        self.cursor = cursor
        """How much of the tape has been played."""
        self.pending: Pending = Over(position.winner) if pending is None else pending
        self.answered = answered

    @property
    def was_stopped(self) -> bool:
        """Whether it rests in the middle of a rule: nothing is awaited, and nobody has won."""
        return isinstance(self.pending, Over) and self.pending.winner is None


class GameTable:
    """A game on the table."""

    game: ClassVar[Game]

    def __init__(self, rules: Any, start: Mapping[str, Any]):
        self.rules = rules
        self.seed = start.get("seed", 0)
        self._start = start
        self._chance = SeededChance(self.seed)
        events: list[Event] = []
        setup = LivePorts(self._chance, _nobody, events)
        position = self.game.begin(rules, start, setup)
        self._tape: list[Entry] = []
        self._cursor = 0
        self._watchers: list[Callable[[Any], None]] = []
        self._now = self._run([_TurnStart(position, 0, len(events), setup.step)], events, self._tape, 0)

    # --- what the game waits for, and answering it

    @property
    def pending(self) -> Pending:
        """What the game waits for: a Decision, a Roll, a Draw, or nothing more (Over)."""
        return self._now.pending

    @property
    def options(self) -> tuple[Answer, ...]:
        """The legal answers to a pending Decision."""
        pending = self.pending
        return tuple(pending.options) if isinstance(pending, Decision) else ()

    @property
    def answered(self) -> tuple[str, ...]:
        """Who has answered already, where several are asked at the same time."""
        return self._now.answered

    def choose(self, answer: Answer) -> list[Event]:
        """Answer the pending Decision. An illegal answer raises Illegal and changes nothing."""
        reason = self.why_not(answer)
        if reason is not None:
            raise Illegal(reason, self.say)
        return self._play(self._tidy(answer))

    def why_not(self, answer: Answer) -> Reason | None:
        """None where the answer is legal, else which rule forbids it and what is missing."""
        pending = self.pending
        if isinstance(pending, Over):
            return Reason("over", "table.over", {"winner": pending.winner})
        if self.full:
            return self._no_room
        if not isinstance(pending, Decision):
            return Reason("chance-first", "table.chance")
        tidy = self._tidy(answer)
        return None if tidy in pending.options else self.game.why_not(self._now.position, pending, tidy)

    def _tidy(self, answer: Any) -> Answer:
        written = answer if isinstance(answer, str) and len(answer) <= LONGEST_ANSWER else text.short(answer)
        return self.game.tidy(self._now.position, " ".join(written.split()))

    def roll(self, told: Any = None) -> list[Event]:
        """Resolve pending chance from the seed, or as told.

        Dice are told as a list in the order of ``pending.who`` or as a mapping by name (a list per name where someone
        rolls several); a draw is told by the name of the card.
        """
        pending = self.pending
        if not isinstance(pending, (Roll, Draw)):
            raise Illegal(Reason("no-chance", "table.chance"), self.say)
        if self.full:
            raise Illegal(self._no_room, self.say)
        return self._play(self._from_seed(pending) if told is None else self._as_told(pending, told))

    def _from_seed(self, pending: Roll | Draw) -> Entry:
        step = self._now.chances
        if isinstance(pending, Roll):
            return self._chance.roll(step, pending.dice, pending.sides)
        return Drawn(pending.cards[self._chance.pick(step, len(pending.cards))])

    def _as_told(self, pending: Roll | Draw, told: Any) -> Entry:
        if isinstance(pending, Draw):
            card = self._tidy(told)
            if card not in pending.cards:
                raise Illegal(
                    Reason("card-told", "table.chance", {"found": text.short(told), "deck": pending.deck}), self.say
                )
            return Drawn(card)
        dice = dice_told(pending, told)
        if dice is None:
            wanted = [f"{name} {dice}" for name, dice in zip(pending.who, pending.dice, strict=True)]
            facts = {"wanted": wanted, "sides": pending.sides, "found": text.short(told)}
            raise Illegal(Reason("dice-told", "table.chance", facts), self.say)
        return dice

    @property
    def full(self) -> bool:
        """Whether so much has been answered, rolled and drawn that no record could keep more of it."""
        return self._cursor >= record.MOST_STEPS

    _no_room = Reason("table-full", "table.room", {"most": record.MOST_STEPS})

    # --- back, forth and aside

    @property
    def can_undo(self) -> bool:
        return self._cursor > 0

    @property
    def can_redo(self) -> bool:
        return self._cursor < len(self._tape)

    def undo(self) -> None:
        """Take back the last answer, roll or draw."""
        if not self.can_undo:
            raise Illegal(NOTHING_TO_UNDO, self.say)
        self.go_to(self._cursor - 1)

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.can_redo:
            raise Illegal(Reason("nothing-to-redo", "table.undo"), self.say)
        self.go_to(self._cursor + 1)

    def go_to(self, step: int) -> None:
        """Back or forth to the moment when so many answers, rolls and draws had been given."""
        checks.whole("step", step, 0, len(self._tape))
        turns = [turn for turn in self._now.turns if turn.tape <= step] or self._now.turns[:1]
        self._now = self._run(turns, self._now.log, self._tape, step)
        self._cursor = step
        self._tell()

    def fork(self) -> Self:
        """Another table with the same game on it."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._tape = list(self._tape)
        other._watchers = []
        return other

    def on_change(self, call: Callable[[Any], None]) -> Callable[[], None]:
        """Call back with the table after every move, undo and redo; what is returned ends it. Forks start alone."""
        self._watchers.append(call)
        return lambda: self._watchers.remove(call) if call in self._watchers else None

    def _tell(self) -> None:
        """All are called, whatever happens to one of them; its fault comes after."""
        faults = []
        for call in tuple(self._watchers):
            try:
                call(self)
            except Exception as fault:
                faults.append(fault)
        if faults:
            raise faults[0]

    # --- what is known

    @property
    def log(self) -> list[Event]:
        """All that has happened, in order."""
        return list(self._now.log)

    @property
    def tape(self) -> list[str]:
        """All answers, rolls and draws so far, as text."""
        return [write(entry) for entry in self._tape[: self._cursor]]

    @property
    def steps(self) -> int:
        """How many answers, rolls and draws there have been."""
        return self._cursor

    @property
    def rolls(self) -> int:
        """How often dice have been rolled."""
        return sum(isinstance(entry, list) for entry in self._tape[: self._cursor])

    @property
    def start(self) -> dict[str, Any]:
        """How the game was set up: players, seed and switches, or the scenario."""
        return dict(self._start)

    @property
    def state(self) -> Any:
        """A read-only picture of the whole table."""
        return self.game.look(self._now.position)

    @property
    def opening(self) -> int:
        """How many events the set-up told."""
        return self._now.turns[0].log

    @property
    def first_moment(self) -> int:
        """How many events had been told at the earliest moment of which there is a picture.

        Where a game sets its table before one's eyes that is the first of all, else the end of the set-up.
        """
        return min(1, self.opening) if self._setting_up(1) is not None else self.opening

    def _setting_up(self, events: int) -> Any | None:
        """The position when so many events of the set-up had been told: it is done once more, as far as that."""
        try:
            return self.game.begin(self.rules, self._start, LivePorts(self._chance, _nobody, [], events))
        except Stopped:
            return None

    def state_after(self, events: int) -> Any:
        """The picture of the table when so many events had been told, be it in the middle of a rule."""
        return self.picture(after=events)

    def view(self, player: str) -> Any:
        """What ``player`` may know, in the shape of ``state``: no face-down choices, no hands of others."""
        return self.picture(player)

    def picture(self, player: str | None = None, after: int | None = None) -> Any:
        """The table as ``player`` (or somebody who may see everything) sees it, now or after so many events."""
        position = self._now.position if after is None else self._position_after(after)
        return self.game.look(position) if player is None else self.game.view(position, self._seated(player))

    def _position_after(self, events: int) -> Any:
        log = self._now.log
        checks.kind("events", events, int)
        if not self.opening <= events <= len(log):
            if self.first_moment <= events < self.opening:
                return self._setting_up(events)
            raise BadInput("events", "range", least=self.first_moment, most=len(log), found=events)
        if events == self.opening:
            return self._now.turns[0].position
        turns = [turn for turn in self._now.turns if turn.log < events]
        return self._run(turns, log, self._tape, self._cursor, until=log[events - 1].kind, told=events - 1).position

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, in the order of the seats."""
        return self.game.players(self._now.position)

    def _seated(self, player: str) -> str:
        return player if player == ONLOOKER else checks.one_of("player", player, self.players)

    def log_seen_by(self, player: str) -> list[Event]:
        """All that has happened, as far as ``player`` may know it."""
        self._seated(player)
        return [self.game.seen(self._now.position, event, player) for event in self._now.log]

    def awaited(self, player: str | None = None) -> Awaited:
        """What the game waits for, as far as ``player`` may know it."""
        if player is None:
            return self.pending
        return self.game.awaited(self._now.position, self.pending, self._seated(player))

    def asked(self, since: int = 0) -> list[Asked]:
        """The questions that were answered and the dice that were rolled, in order, from the step ``since`` on."""
        return asked_along(self.game, self._now.turns, self._tape[: self._cursor], since)

    def seat(self, player: str | None = None, after: int | None = None) -> Seat:
        """The table with the eyes of ``player`` (or of an onlooker), now or after so many events."""
        if player is not None:
            self._seated(player)
        return Seat(self, player, after if after is None else checks.kind("events", after, int))

    def say(self, thing: Any, lang: str = "en") -> str:
        """The sentence for an Event, a Decision, a Reason, an answer or anything pending."""
        if isinstance(thing, Elsewhere):
            return text.message("awaited-elsewhere", lang)
        return self.game.say(thing, lang, self._now.position)

    # --- records

    def save(self) -> str:
        """The game as JSON text: the rules' hash, the start, the tape."""
        return record.to_text(self._record())

    def link(self) -> str:
        """The same, short enough for the fragment of a URL."""
        return record.to_link(self._record())

    def code(self, test: bool = False) -> Code:
        """The same as Python: the lines that bring the table back, or a test that they still do."""
        return as_test(self) if test else as_python(self)

    @classmethod
    def load(cls, text: str, rules: Any | None = None) -> Self:
        """The table that was saved. Bad text raises BadInput."""
        return cls._replay(record.from_text(text, cls.game.name), rules)

    @classmethod
    def from_link(cls, text: str, rules: Any | None = None) -> Self:
        """The table that was linked to. Bad text raises BadInput."""
        return cls._replay(record.from_link(text, cls.game.name), rules)

    def _record(self) -> record.Record:
        return record.Record(self.game.name, self.game.pack_rules(self.rules), dict(self._start), self.tape)

    @classmethod
    def _replay(cls, saved: record.Record, rules: Any | None) -> Self:
        table = cls(cls.game.unpack_rules(saved.rules, rules), saved.start)
        tape: list[Entry] = []
        for number, line in enumerate(saved.tape):
            try:
                tape.append(read(line))
            except Expected as bad:
                raise bad.at(f"tape[{number}]") from None
        played = table._follow(tape)
        if played < len(tape):
            line = saved.tape[played]
            try:
                table.play_line(line)
            except Illegal as refused:
                raise BadInput(
                    f"tape[{played}]", "tape-refused", line=text.short(line, LONGEST_ANSWER), why=str(refused)
                ) from None
        return table

    def _follow(self, tape: list[Entry]) -> int:
        """Play a tape from outside in one run, as far as the rules allow; how far that is."""
        self._now = self._run(self._now.turns, self._now.log, tape, len(tape), check=self._told)
        self._cursor = self._now.cursor
        self._tape = tape[: self._cursor]
        return self._cursor

    def _told(self, pending: Pending, entry: Entry) -> Entry | None:
        """An entry as it stands on the tape, where it answers what is pending."""
        if isinstance(pending, Roll):
            return dice_told(pending, entry) if isinstance(entry, list) else None
        if isinstance(pending, Draw):
            return entry if isinstance(entry, Drawn) and entry in pending.cards else None
        if not isinstance(pending, Decision) or type(entry) is not str:
            return None
        if entry in pending.options:
            return entry
        tidy = self._tidy(entry)
        return tidy if tidy in pending.options else None

    def play_line(self, line: str) -> list[Event]:
        """Play one line of a tape: an answer, ``roll 6 3 2`` or ``card ace``."""
        try:
            entry = read(checks.kind("line", line, str))
        except Expected as bad:
            raise bad.at("line") from None
        told = isinstance(entry, Drawn) or not isinstance(entry, str)
        return self.roll(entry) if told else self.choose(str(entry))

    # --- exact enumeration

    def outcomes(
        self,
        until: str | None = None,
        *,
        answer: Callable[[Decision], Answer] | None = None,
        merge: bool = True,
        limit: int = BRANCHES,
    ) -> Outcomes:
        """Every way chance could go from here, exactly.

        A branch ends at the first event of kind ``until``, at the next Decision (unless ``answer`` takes it) or when
        the game is over. Branches that end in the same position are merged into one outcome.
        """
        known = self.game.event_kinds()
        if until is not None and (not isinstance(until, str) or until not in known):
            raise BadInput("until", "event-kind", found=text.short(until), known=sorted(known))
        checks.whole("limit", limit, 1)
        turns = self._now.turns
        past = self._tape[: self._cursor]
        told = len(self._now.log)

        def run(tape: list[Entry]) -> Ending:
            # Events that are past already do not stop the run: it goes silently to where the table stands first.
            now = self._run(turns, self._now.log, past + tape, self._cursor + len(tape), until, told)
            return Ending(None if now.was_stopped else now.pending, now.position, now.log[told:])

        return enumerate_chance(run, self.game.key, self.game.look, answer, merge, limit)

    # --- running along the tape

    def _play(self, entry: Entry) -> list[Event]:
        tape = [*self._tape[: self._cursor], entry]
        told = len(self._now.log)
        self._now = self._run(self._now.turns, self._now.log, tape, len(tape))
        self._tape = tape
        self._cursor = len(tape)
        events = self._now.log[told:]
        if self._watchers:
            self._tell()
        return events

    def _run(
        self,
        turns: list[_TurnStart],
        log: list[Event],
        tape: list[Entry],
        end: int,
        until: str | None = None,
        told: int = 0,
        check: Callable[[Pending, Entry], Entry | None] | None = None,
    ) -> _Now:
        """Play from the start of the last turn in ``turns`` to the end of the tape, or until ``check`` refuses."""
        turns = list(turns)
        log = log[: turns[-1].log]
        while True:
            start = turns[-1]
            if start.position.winner is not None:
                return _Now(turns, start.position, log, start.chances, start.tape)
            position = start.position.copy()
            ports = (
                CheckedPorts(tape, start.tape, end, check)
                if check is not None
                else TapePorts(tape, start.tape, end, until, told - start.log)
            )
            position.plug(ports)
            pending: Pending | None = None
            answered: tuple[str, ...] = ()
            try:
                self.game.play_turn(position)
            except Waiting as waiting:
                # Not itself: on its traceback stand all who called, with the tables before this one that they hold.
                pending, answered = waiting.pending, waiting.answered
            except Stopped:
                return _Now(turns, position, log + ports.events, start.chances + ports.chances, ports.at)
            log += ports.events
            chances = start.chances + ports.chances
            if pending is not None:
                return _Now(turns, position, log, chances, ports.at, pending, answered)
            ports.tape = ()  # a position keeps its ports: else each turn of a long game would keep a tape of its own
            turns.append(_TurnStart(position, ports.at, len(log), chances))


def _nobody(decision: Decision) -> Answer:
    raise AssertionError(f"setting up a table asks nobody: {decision}")
