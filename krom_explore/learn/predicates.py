"""What makes a step solved or failed: small questions about the table that can be put together.

In the file of a lesson each is a table with one of these fields: ``all`` or ``any`` (a list of others), ``not``;
``event`` (a kind, perhaps its ``rule`` and its ``args``), ``state`` (a path in the picture of the table, and how much
must stand there), ``asked`` (a question that waits), ``chose`` (an answer of the learner's); or one of the game's own.
None of them knows an answer that somebody wrote down: any play that meets them counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from attrs import Factory, field, frozen

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Answer, Decision, Event
from krom_explore.engine.shapes import joined, structure, whole
from krom_explore.engine.table import GameTable


class Scene:
    """A table at some moment of a step: how it stands, how it stood when the step began, and what came between."""

    def __init__(self, begin: GameTable, table: GameTable, answers: Sequence[Answer]):
        self._begin = begin
        self._table = table
        self.answers = answers
        """What the learner has answered since then."""
        self.rules = table.rules
        self.pending = table.pending

    @cached_property
    def events(self) -> list[Event]:
        return self._table.log[len(self._begin.log) :]

    @cached_property
    def state(self) -> Any:
        return self._table.state

    @cached_property
    def before(self) -> Any:
        return self._begin.state


class Predicate(Protocol):
    """A question about a scene that is answered with yes or no."""

    def holds(self, scene: Scene) -> bool: ...

    def leaves(self) -> Iterator[Predicate]:
        """What it is put together from; a simple one is made of itself."""


Own = Callable[[Scene, Any], bool]
"""A predicate of a game's own: it is given the scene, and what the file of the lesson says beside its name."""


class Known(NamedTuple):
    """What the file of a lesson may speak of."""

    kinds: Collection[str]
    """The kinds of events."""
    rules: Collection[str]
    own: Mapping[str, Own]


# --- how much


@frozen
class Measure:
    """What a value is compared with. Of a hand, a list or a table its size is meant, but where something is in it."""

    equals: Any = None
    least: int | None = None
    most: int | None = None
    has: str | None = None
    among: list[str] | None = None

    def fits(self, value: Any) -> bool:
        if self.has is not None:
            return isinstance(value, (Mapping, list, tuple)) and self.has in value
        if self.among is not None:
            return value in self.among
        if self.equals is not None and size(value) != self.equals and value != self.equals:
            return False
        return in_range(size(value), self.least, self.most)


def size(value: Any) -> Any:
    return len(value) if isinstance(value, (Mapping, list, tuple)) else value


def in_range(value: Any, least: int | None, most: int | None) -> bool:
    """Whether a number is neither too small nor too large; what is no number is, where that is asked."""
    if least is None and most is None:
        return True
    if not isinstance(value, int):
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def measure(path: str, told: Any) -> Measure:
    """A value that must be just so, or a table that says how large it may be."""
    return structure(told, Measure, path) if isinstance(told, dict) else Measure(equals=told)


# --- the simple ones


@frozen
class Told:
    """Something has happened since the step began."""

    event: str
    rule: str = ""
    args: dict[str, Any] = Factory(dict)
    times: int = field(default=1, validator=whole(1))

    def holds(self, scene: Scene) -> bool:
        return sum(map(self.is_meant, scene.events)) >= self.times

    def is_meant(self, event: Event) -> bool:
        if event.kind != self.event or self.rule not in ("", event.rule):
            return False
        return all(measure("", wanted).fits(event.args.get(name)) for name, wanted in self.args.items())

    def leaves(self) -> Iterator[Predicate]:
        yield self


@frozen
class Stands:
    """Something stands on the table: so much of it, or so much more or less than when the step began."""

    state: str
    """The way to it in the picture of the table: ``players.NAME.points``."""
    equals: Any = None
    least: int | None = None
    most: int | None = None
    has: str | None = None
    gained: int | None = None
    lost: int | None = None

    def holds(self, scene: Scene) -> bool:
        now = found(scene.state, self.state)
        if not Measure(self.equals, self.least, self.most, self.has).fits(now):
            return False
        if self.gained is None and self.lost is None:
            return True
        before, after = size(found(scene.before, self.state)), size(now)
        if not isinstance(before, int) or not isinstance(after, int):
            return False
        return in_range(after - before, self.gained, None if self.lost is None else -self.lost)

    def leaves(self) -> Iterator[Predicate]:
        yield self


def found(picture: Any, way: str) -> Any:
    """What stands in a picture at the end of a way; None where it leads nowhere."""
    for step in way.split("."):
        picture = picture.get(step) if isinstance(picture, Mapping) else getattr(picture, step, None)
    return picture


@frozen
class Asked:
    """A question waits, perhaps for somebody."""

    asked: str
    player: str = ""

    def holds(self, scene: Scene) -> bool:
        pending = scene.pending
        if not isinstance(pending, Decision) or pending.question != self.asked:
            return False
        return self.player in ("", pending.player)

    def leaves(self) -> Iterator[Predicate]:
        yield self


@frozen
class Chose:
    """The learner has given an answer: just this one, or with ``*`` any that looks so."""

    chose: str
    times: int = field(default=1, validator=whole(1))

    def holds(self, scene: Scene) -> bool:
        return sum(fnmatchcase(answer, self.chose) for answer in scene.answers) >= self.times

    def leaves(self) -> Iterator[Predicate]:
        yield self


@frozen
class OfTheGame:
    """One that the game brings."""

    name: str
    told: Any
    check: Own

    def holds(self, scene: Scene) -> bool:
        return self.check(scene, self.told)

    def leaves(self) -> Iterator[Predicate]:
        yield self


# --- the ones that are put together


@frozen
class Every:
    parts: tuple[Predicate, ...]

    def holds(self, scene: Scene) -> bool:
        return all(part.holds(scene) for part in self.parts)

    def leaves(self) -> Iterator[Predicate]:
        for part in self.parts:
            yield from part.leaves()


@frozen
class Some:
    parts: tuple[Predicate, ...]

    def holds(self, scene: Scene) -> bool:
        return any(part.holds(scene) for part in self.parts)

    def leaves(self) -> Iterator[Predicate]:
        for part in self.parts:
            yield from part.leaves()


@frozen
class Not:
    part: Predicate

    def holds(self, scene: Scene) -> bool:
        return not self.part.holds(scene)

    def leaves(self) -> Iterator[Predicate]:
        yield from self.part.leaves()


# --- reading

SIMPLE: Mapping[str, type] = {"event": Told, "state": Stands, "asked": Asked, "chose": Chose}
COMPOSED: Mapping[str, type] = {"all": Every, "any": Some}
NOT = "not"


def read(path: str, data: Any, known: Known) -> Predicate:
    """The predicate that a lesson's file describes, or BadInput with the path of what is wrong in it."""
    told = checks.kind(path, data, dict)
    names = [*COMPOSED, NOT, *SIMPLE, *known.own]
    name = next((name for name in names if name in told), None)
    if name is None:
        raise BadInput(path, "one-of", names=names, found=checks.short(" ".join(map(str, told))))
    if name in SIMPLE:
        return simple(path, structure(told, SIMPLE[name], path), known)
    others = [other for other in told if other != name]
    if others:
        raise BadInput(joined(path, others[0]), "unknown-field", known=[name])
    if name in COMPOSED:
        parts = checks.kind(joined(path, name), told[name], list)
        made: Predicate = COMPOSED[name](
            tuple(read(joined(path, f"{name}.{number}"), part, known) for number, part in enumerate(parts))
        )
        return made
    if name == NOT:
        return Not(read(joined(path, NOT), told[NOT], known))
    return OfTheGame(name, told[name], known.own[name])


def simple(path: str, made: Any, known: Known) -> Predicate:
    """With what it speaks of: kinds of events and rules that there are."""
    if isinstance(made, Told):
        checks.one_of(joined(path, "event"), made.event, known.kinds)
        if made.rule:
            checks.one_of(joined(path, "rule"), made.rule, known.rules)
        for name, wanted in made.args.items():
            measure(joined(path, f"args.{name}"), wanted)
    asks: Predicate = made
    return asks
