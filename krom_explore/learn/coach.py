"""The coach: what a learner is told at which moment of a game. Knows no game; a game brings its moments as data.

What is said follows from what a seat may see, its log and its own questions, and from nothing else: whoever opens the
same position hears the same. A moment belongs to the first place in the game that it fits, an event or a question, and
so it comes once. At each place one moment speaks: the first one of the list; another that would fit waits for the next
place that it fits.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple

from attrs import Factory, field, frozen

from krom_explore.engine.asked import Asked
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Answer, Decision, Event, Roll
from krom_explore.engine.seat import Seat
from krom_explore.engine.shapes import one_of, structure, whole
from krom_explore.odds.spread import Said

MOST_WORDS = 40
"""More words than so many nobody reads in the middle of a game."""

ME, OTHERS, ANYBODY = "me", "others", "anybody"


class Scene(NamedTuple):
    """A place in a game at which something may be said: an event has just been told, or a question is put to me."""

    whole: Sequence[Event]
    """What is told in the game, as I may know it."""
    line: int
    """How many events had been told."""
    me: str
    thing: Event | Decision
    rules: Any
    """The ruleset that is played by."""

    @property
    def log(self) -> Sequence[Event]:
        """What had been told until then."""
        return self.whole[: self.line]

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.thing.args if isinstance(self.thing, Event) else self.thing.about


Sign = Callable[[Scene], bool]
"""Something that a game can tell of a scene, where kind, rule and facts of an event do not say it."""


@frozen
class Pointer:
    """The thing on the page that is spoken of."""

    part: str
    fact: str = ""
    """What the element shows, as it says with ``data-fact``."""
    of: str = ""
    """The fact of the event that names whose it is, or ``me``; or what the game finds to be spoken of."""
    answer: str = ""
    """How the answer begins whose button it is, unless the game finds another one."""
    group: bool = False
    """Whether all answers are meant that stand under the same heading as that one."""


@frozen
class Moment:
    """When the coach speaks, what it points at, and which rules it explains. What it says is ``coach-NAME``."""

    rules: list[str]
    at: Pointer
    event: str = ""
    """The kind of an event that has just been told."""
    rule: str = ""
    """The rule that made an event happen."""
    who: str = field(default=ANYBODY, validator=one_of(ME, OTHERS, ANYBODY))
    """Whom the event concerns."""
    whose: str = "player"
    """The fact of the event that says whom it concerns: somebody, or several."""
    when: dict[str, Any] = Factory(dict)
    """Facts that the event must have; a list is any of its entries."""
    asks: str = ""
    """The question that is put to me."""
    offers: str = ""
    """How an answer begins that is legal."""
    sign: str = ""
    needs: list[str] = Factory(list)
    """Moments that must have come before."""
    always: bool = False
    """Whether it speaks however many events have been spoken of just before."""

    @property
    def on_question(self) -> bool:
        return bool(self.asks or self.offers)


class Spoken(NamedTuple):
    """A moment at its place in a game."""

    name: str
    moment: Moment
    scene: Scene
    step: int | None
    """The question it speaks about: how many answers, rolls and draws had been given. None: about the last event."""

    @property
    def line(self) -> int:
        """How many events had been told."""
        return self.scene.line

    def aim(self, found: Mapping[str, Any] = MappingProxyType({})) -> dict[str, str]:
        """What is pointed at, with names in the place of facts: only what there is. ``found`` has what the game found
        beside the facts of the scene."""
        at, scene = self.moment.at, self.scene
        whose = scene.me if at.of == ME else scene.facts.get(at.of, found.get(at.of))
        options = scene.thing.options if isinstance(scene.thing, Decision) else ()
        wanted = found.get("answer", at.answer)
        answer = next((option for option in options if wanted and begins(option, wanted)), None)
        aim = {"part": at.part, "fact": at.fact, "of": whose if isinstance(whose, str) else "", "answer": answer}
        aim["group"] = "whole" if answer and at.group else ""
        return {name: value for name, value in aim.items() if value}


def begins(answer: str, verb: str) -> bool:
    return answer == verb or answer.startswith(f"{verb} ")


def plain_facts(scene: Scene, lang: str) -> Mapping[str, Any]:
    return scene.facts


def nothing_found(scene: Scene) -> Mapping[str, Any]:
    return {}


def plain_reason(seat: Seat, answer: Answer, why: Said) -> Said:
    return why


@frozen
class Script:
    """What a game's file says: a first game, and the moments in the order of their weight."""

    players: list[str]
    """Who plays it; the learner is the first."""
    bots: list[str]
    """How strong each of the others is."""
    seed: int
    moments: dict[str, Moment]
    scenario: dict[str, Any] = Factory(dict)
    """The position that it begins with, of these players; without one it is a new game."""
    new: dict[str, Any] = Factory(dict)
    """What is agreed on before a new game, beside who plays it."""
    hint: str = "normal"
    """How strong the bot is that says what it would do."""
    most: int = field(default=2, validator=whole(1))
    """How many events at most are spoken of between two answers or rolls of the learner."""


@dataclass(frozen=True)
class Coach:
    script: Script
    signs: Mapping[str, Sign]
    told: Callable[[Scene, str], Mapping[str, Any]]
    """The facts of a scene as its sentence needs them, in a language."""
    reason: Callable[[Seat, Answer, Said], Said] = plain_reason
    """Why a learner would give an answer, from what a bot tells others of it: to oneself more may be said."""
    found: Callable[[Scene], Mapping[str, Any]] = nothing_found
    """What a sentence names that is no fact of its scene: the same is pointed at."""

    @property
    def moments(self) -> Mapping[str, Moment]:
        return self.script.moments

    @cached_property
    def on_events(self) -> Mapping[str, list[str]]:
        """The moments that each kind of event may bring; under "", those that any kind may."""
        told = {name: moment for name, moment in self.moments.items() if not moment.on_question}
        kinds = {"", *(moment.event for moment in told.values())}
        return {kind: [name for name, moment in told.items() if moment.event in ("", kind)] for kind in kinds}

    @cached_property
    def on_questions(self) -> list[str]:
        return [name for name, moment in self.moments.items() if moment.on_question]

    def spoken(
        self, log: Sequence[Event], asked: Sequence[Asked], me: str, opening: int = 0, rules: Any = None
    ) -> list[Spoken]:
        """Everything that is said in a game so far, in its order. ``asked`` is what was and is asked of me.

        What was told while the table was set (``opening``) is not spoken of: nobody saw it happen.
        """
        found: dict[str, Spoken] = {}
        since = 0
        for line, step, thing in scenes(log, asked, opening):
            if step is not None:
                since = 0
            if isinstance(thing, Roll):
                continue
            scene = Scene(log, line, me, thing, rules)
            enough = step is None and since >= self.script.most
            waiting = (name for name in self.waiting(thing, enough) if name not in found)
            if name := next((name for name in waiting if self.fits(name, scene, found)), ""):
                found[name] = Spoken(name, self.moments[name], scene, step)
                since += step is None
        return list(found.values())

    def waiting(self, thing: Event | Decision, enough: bool) -> Sequence[str]:
        """The moments that may fit, in the order of their weight; where enough is said, those that always speak."""
        if isinstance(thing, Decision):
            return self.on_questions
        names = self.on_events.get(thing.kind, self.on_events[""])
        return [name for name in names if self.moments[name].always] if enough else names

    def fits(self, name: str, scene: Scene, said: Mapping[str, Spoken]) -> bool:
        moment, thing = self.moments[name], scene.thing
        at_once = of_question(moment, thing) if isinstance(thing, Decision) else of_event(moment, thing, scene.me)
        if not at_once or any(needed not in said for needed in moment.needs):
            return False
        return not moment.sign or self.signs[moment.sign](scene)


def scenes(
    log: Sequence[Event], asked: Sequence[Asked], opening: int
) -> Iterator[tuple[int, int | None, Event | Decision | Roll]]:
    """Events and what was asked, in the order in which they came, each with its line; what was asked has a step."""
    line = opening
    for one in asked:
        for at, event in enumerate(log[line : one.told], line + 1):
            yield at, None, event
        line = one.told
        yield line, one.step, one.what
    for at, event in enumerate(log[line:], line + 1):
        yield at, None, event


def routine(log: Sequence[Event], line: int, me: str, opening: int = 0) -> bool:
    """Whether an event is of others only, by a rule that was seen at work before: nothing new to a learner."""
    event = log[line - 1]
    if any(concerned(fact, me) for fact in event.args.values()):
        return False
    return any(event.rule == seen.rule for seen in log[opening : line - 1])


def of_question(moment: Moment, asked: Decision) -> bool:
    if moment.asks not in ("", asked.question):
        return False
    return not moment.offers or any(begins(option, moment.offers) for option in asked.options)


def of_event(moment: Moment, event: Event, me: str) -> bool:
    if moment.event not in ("", event.kind) or moment.rule not in ("", event.rule):
        return False
    if any(not among(event.args.get(name), wanted) for name, wanted in moment.when.items()):
        return False
    return moment.who == ANYBODY or concerned(event.args.get(moment.whose), me) == (moment.who == ME)


def among(fact: Any, wanted: Any) -> bool:
    return fact in wanted if isinstance(wanted, list) else fact == wanted


def concerned(fact: Any, me: str) -> bool:
    """Whether I am the one who is named, or one of those."""
    return me in fact if isinstance(fact, (list, tuple, dict)) else fact == me


def read(
    toml: str,
    signs: Mapping[str, Sign] | None = None,
    told: Callable[[Scene, str], Mapping[str, Any]] = plain_facts,
    reason: Callable[[Seat, Answer, Said], Said] = plain_reason,
    found: Callable[[Scene], Mapping[str, Any]] = nothing_found,
) -> Coach:
    """The coach that a file describes. What is wrong in it raises BadInput with the name of the field."""
    script, known = structure(tomllib.loads(toml), Script), signs or {}
    for name, moment in script.moments.items():
        path = f"moments.{name}"
        if moment.on_question == bool(moment.event or moment.rule):
            raise BadInput(path, "coach-when")
        if moment.sign and moment.sign not in known:
            raise BadInput(f"{path}.sign", "one-of", names=list(known), found=moment.sign)
        for needed in moment.needs:
            if needed not in script.moments:
                raise BadInput(f"{path}.needs", "one-of", names=list(script.moments), found=needed)
    return Coach(script, known, told, reason, found)
