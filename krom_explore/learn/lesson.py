"""A lesson: a track of steps, each a position with a goal. Steps are pure data, and the real rules play them.

A step says who the learner is, who answers for the others, which dice and cards have been rehearsed, when it is solved
or failed, and how many answers there are for it. What it tells people is in the catalogues: ``lesson-TRACK-STEP`` is
the goal; the same with ``-title``, ``-hint-1`` and on, ``-done`` and ``-failed`` is the rest. A failure that has a name
may have a sentence of its own, ``-failed-NAME``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import attrs
from attrs import Factory, frozen

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput, Expected
from krom_explore.engine.ports import Answer, Decision, Draw, Over, Pending, Roll
from krom_explore.engine.shapes import at_most, joined, one_of, structure, whole
from krom_explore.engine.table import GameTable
from krom_explore.engine.tape import Drawn, dice_told
from krom_explore.engine.tape import read as read_line
from krom_explore.lab import LEVELS, RANDOM, answer_at

from .ledger import STARS
from .predicates import Known, Predicate, Scene
from .predicates import read as read_predicate

MOST_MOVES = 12
"""Answers that a step may take. Who needs more has forgotten the goal."""

MOST_HINTS = 3

MOST_STEPS = 30
"""Steps of one track."""

MOST_LINES = 40
"""Rehearsed dice and cards of one step."""

EVERYBODY = "*"
"""In a script: all of the others."""

NAMES = ("me", "scenario", "new", "others", "chance", "success", "hints", "way")
"""The fields of a step in which people and things are named; and in each failure."""

ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


def is_id(_: Any, of: attrs.Attribute[Any], value: str) -> None:
    if not ID.fullmatch(value):
        raise BadInput(of.name, "step-id", found=checks.short(value))


# --- as it is written


@frozen
class Hint:
    """What a hint points at, beside its words: a fact on the table, or the answer that leads on."""

    part: str = ""
    fact: str = ""
    of: str = ""
    """Whose fact, where several have one of that name."""
    answer: bool = False


@frozen(kw_only=True)
class Written:
    """A step as its file has it."""

    id: str = attrs.field(validator=is_id)
    me: str = ""
    """The learner; where nobody is named, the learner answers for all."""
    scenario: dict[str, Any] = Factory(dict)
    new: dict[str, Any] = Factory(dict)
    """A new game instead of a position: what the game's ``Table.new`` is told."""
    seed: int = attrs.field(default=1, validator=whole(0))
    others: dict[str, list[str]] = Factory(dict)
    """What each of the others likes to answer, and after that what everybody likes (``*``): the first that is legal."""
    bots: str = attrs.field(default=LEVELS[0], validator=one_of(RANDOM, *LEVELS))
    """How well they play where nothing of that is legal."""
    chance: list[str] = attrs.field(factory=list, validator=at_most(MOST_LINES))
    """Lines of a tape that dice and draws follow, each when it fits; after them the seed decides."""
    success: dict[str, Any]
    failures: dict[str, dict[str, Any]] = Factory(dict)
    moves: int = attrs.field(validator=whole(1, MOST_MOVES))
    """Answers that the learner has."""
    hints: list[Hint] = attrs.field(factory=list, validator=at_most(MOST_HINTS))
    way: list[str] = attrs.field(validator=at_most(MOST_MOVES))
    """A good way through it, as short as any: what hints show, and the proof that another box can do it too. Whether a
    try succeeds is not compared with it."""
    sheet: str = ""
    """The part of the table that lies open at first, beside what is always in sight."""
    rules: list[str] = Factory(list)
    """The rules that it teaches."""


@frozen
class WrittenTrack:
    steps: list[dict[str, Any]] = attrs.field(validator=at_most(MOST_STEPS))
    others: dict[str, list[str]] = Factory(dict)
    """What others like to answer in all steps, after what a step says itself."""


# --- as it is played


@dataclass(frozen=True)
class Step:
    """A step on a table, with the names that things have in the box in use."""

    track: str
    number: int
    written: Written
    success: Predicate
    failures: Mapping[str, Predicate]
    begin: GameTable
    """The table when the step begins. Nobody plays on it but on its forks."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What everybody and everything that its file names is called in this box."""

    @property
    def id(self) -> str:
        """Under which the ledger keeps it."""
        return f"{self.track}.{self.written.id}"

    @property
    def key(self) -> str:
        """What its messages begin with."""
        return f"lesson-{self.track}-{self.written.id}"

    @property
    def me(self) -> str:
        return self.written.me

    @property
    def moves(self) -> int:
        return self.written.moves

    @property
    def best(self) -> int:
        """The fewest answers that it takes."""
        return len(self.written.way)

    def asks(self, pending: Pending) -> bool:
        """Whether it is the learner who is asked."""
        return isinstance(pending, Decision) and self.me in ("", pending.player)


class Course(NamedTuple):
    """What has come since a step began: the answers of the learner; and the rehearsed lines that are still to come."""

    answers: tuple[Answer, ...]
    left: tuple[str, ...]


class Standing(NamedTuple):
    """How a try stands."""

    kind: str
    """``open``, ``solved`` or ``failed``"""
    why: str = ""
    """The name of the failure, where it has one."""


OPEN, SOLVED, FAILED = "open", "solved", "failed"


def read(data: Any, track: str) -> list[dict[str, Any]]:
    """The steps of a track's file as plain data; each is checked when it is laid."""
    written = structure(data, WrittenTrack, track)
    names = [step.get("id") for step in written.steps]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadInput(f"{track}.steps.{number}.id", "step-twice", found=checks.short(name))
    return [{**step, "others": {**written.others, **step.get("others", {})}} for step in written.steps]


def lay(
    data: Mapping[str, Any],
    track: str,
    number: int,
    table: Any,
    rules: Any,
    known: Known,
    names: Mapping[str, str] | None = None,
) -> Step:
    """A step on a table of this box. Whatever is wrong with it raises BadInput with the path of the field.

    ``names`` says what each thing that the file names is called in this box.
    """
    path, names = f"{track}.steps.{number - 1}", names or {}
    written = structure(in_this_box(data, names), Written, path)
    for at, rule in enumerate(written.rules):
        checks.one_of(f"{path}.rules.{at}", rule, known.rules)
    for at, line in enumerate(written.chance):
        if not is_chance(line):
            raise BadInput(f"{path}.chance.{at}", "chance-line", found=checks.short(line))
    begin = set_up(written, path, table, rules)
    for who in filter(None, [written.me]):
        checks.one_of(f"{path}.me", who, begin.players)
    for who in written.others:
        checks.one_of(f"{path}.others.{who}", who, (*begin.players, EVERYBODY))
    return Step(
        track,
        number,
        written,
        read_predicate(f"{path}.success", written.success, known),
        {name: read_predicate(f"{path}.failures.{name}", failure, known) for name, failure in written.failures.items()},
        begin,
        names,
    )


def set_up(written: Written, path: str, table: Any, rules: Any) -> GameTable:
    if bool(written.scenario) == bool(written.new):
        raise BadInput(joined(path, "scenario"), "one-position")
    field_ = "scenario" if written.scenario else "new"
    try:
        made: GameTable = (
            table.scenario(written.scenario, rules=rules, seed=written.seed)
            if written.scenario
            else table.new(**written.new, rules=rules, seed=written.seed)
        )
    except BadInput as bad:
        raise BadInput(joined(path, joined(field_, bad.path)), bad.code, words=bad.words, **bad.args_) from None
    except TypeError:  # a switch that the game does not have
        raise BadInput(joined(path, field_), "new-game", found=checks.short(written.new)) from None
    return made


def is_chance(line: str) -> bool:
    try:
        return isinstance(read_line(line), (Drawn, list))
    except Expected:
        return False


def in_this_box(data: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """A step with the names of this box; names that are the step's own stay."""
    named = {field: renamed(data[field], names) for field in NAMES if field in data}
    failures = data.get("failures")
    if isinstance(failures, Mapping):
        named["failures"] = {name: renamed(failure, names) for name, failure in failures.items()}
    return {**data, **named}


def renamed(data: Any, names: Mapping[str, str]) -> Any:
    """Plain data in which every word that has another name in this box is called so."""
    if isinstance(data, Mapping):
        return {renamed(name, names): renamed(value, names) for name, value in data.items()}
    if isinstance(data, list):
        return [renamed(value, names) for value in data]
    if not isinstance(data, str):
        return data
    return re.sub(r"[^\s.]+", lambda word: names.get(word[0], word[0]), data)


def words(data: Any) -> Iterator[str]:
    """Every word in plain data: any may be the name of somebody or something."""
    if isinstance(data, Mapping):
        for name, value in data.items():
            yield from words(name)
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)
    elif isinstance(data, str):
        yield from re.findall(r"[^\s.]+", data)


# --- what others do, and chance


def others_answer(step: Step, table: GameTable) -> Answer:
    """What somebody answers who is not the learner."""
    asked = table.pending
    assert isinstance(asked, Decision)
    script = step.written.others
    liked = [*script.get(asked.player, []), *script.get(EVERYBODY, [])]
    return next((answer for answer in liked if answer in asked.options), None) or answer_at(table, step.written.bots)


def fallen(left: tuple[str, ...], pending: Roll | Draw) -> tuple[Any, tuple[str, ...]]:
    """What falls where chance is pending: the first rehearsed line that fits it, and those that are left then.

    Where more dice have been rehearsed than are rolled, the first of them fall. None leaves it to the seed.
    """
    for number, line in enumerate(left):
        told = fitting(line, pending)
        if told is not None:
            return told, (*left[:number], *left[number + 1 :])
    return None, left


def fitting(line: str, pending: Roll | Draw) -> Any:
    entry = read_line(line)
    if isinstance(pending, Draw):
        return str(entry) if isinstance(entry, Drawn) and entry in pending.cards else None
    if not isinstance(entry, list) or len(entry) != len(pending.dice):
        return None
    return dice_told(pending, [hand[:many] for hand, many in zip(entry, pending.dice, strict=True)])


def course(step: Step, table: GameTable) -> Course:
    """What has come since the step began, read off the tape."""
    answers: list[Answer] = []
    left = tuple(step.written.chance)
    then = table.fork()
    for moment, line in list(enumerate(table.tape))[step.begin.steps :]:
        then.go_to(moment)
        pending = then.pending
        if isinstance(pending, (Roll, Draw)):
            left = fallen(left, pending)[1]
        elif step.asks(pending):
            answers.append(line)
    return Course(tuple(answers), left)


def is_of(step: Step, table: GameTable) -> bool:
    """Whether a table has come from the beginning of a step, with its chance and what its others do, and no further
    than to its end."""
    if table.start != step.begin.start or table.rules.hash != step.begin.rules.hash:
        return False
    then, answers, left = step.begin.fork(), list[Answer](), tuple(step.written.chance)
    for line in table.tape:
        if standing(step, Scene(step.begin, then, answers)).kind != OPEN:
            return False
        if step.asks(then.pending):
            then.choose(line)
            answers.append(line)
        else:
            left = go_on(step, then, left)
            if then.tape[-1] != line:
                return False
    return True


def go_on(step: Step, table: GameTable, left: tuple[str, ...]) -> tuple[str, ...]:
    """One answer of the others, one roll or one draw; which rehearsed lines are left then."""
    pending = table.pending
    if isinstance(pending, Decision):
        table.choose(others_answer(step, table))
        return left
    assert isinstance(pending, (Roll, Draw))
    told, left = fallen(left, pending)
    table.roll(told)
    return left


# --- how it stands


def standing(step: Step, scene: Scene) -> Standing:
    """A try is failed where a failure holds, or the learner would need one answer more than there are."""
    if step.success.holds(scene):
        return Standing(SOLVED)
    for name, failure in step.failures.items():
        if failure.holds(scene):
            return Standing(FAILED, name)
    spent = len(scene.answers) >= step.moves and step.asks(scene.pending)
    return Standing(FAILED) if spent or isinstance(scene.pending, Over) else Standing(OPEN)


def stars(step: Step, given: int, hints: int) -> int:
    """Three for few answers and no hint, two for one of both, one for having done it."""
    return STARS - (given > step.best) - (hints > 0)
