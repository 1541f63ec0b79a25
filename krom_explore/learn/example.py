"""Examples of rules: for each a position and something to press, upon which just that rule is seen at work.

What is pressed is an answer (legal or not), dice or a card that come as they are told, the setting of the table, an
undo; or there is only something to look at. The rule is at work where an event or a refusal cites it. Where nothing
ever cites it, ``shown`` says by what else one sees it, and ``because`` why that must do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from attrs import Factory, field, frozen

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Event, Illegal, Reason
from krom_explore.engine.shapes import one_of, structure
from krom_explore.engine.table import GameTable

ANSWER, SET, UNDO, LOOK = "answer", "set", "undo", "look"

BECAUSE = ("definition", "permission", "order", "secret")
"""Why nothing cites a rule: it says what a thing is, allows something, orders things, or is about who sees what."""

UNSEEN = "hidden"
"""What a fact is that the one who looks may not know."""


@frozen
class Shown:
    """By what one sees a rule that nothing cites."""

    event: str = ""
    """The kind of an event that is told."""
    about: dict[str, Any] = Factory(dict)
    """Facts of that event."""
    asked: str = ""
    """Who is asked next, and what."""
    question: str = ""
    state: dict[str, Any] = Factory(dict)
    """Facts of the picture of the table, by their paths: ``players.Ann.place``."""
    ruled: dict[str, str] = Factory(dict)
    """The rulings under which it is so."""


@frozen
class Example:
    scenario: dict[str, Any] = Factory(dict)
    new: list[str] = Factory(list)
    """The players of a new game, where there is no scenario."""
    switches: dict[str, bool] = Factory(dict)
    """What is switched on with it."""
    lines: list[str] = Factory(list)
    """The lines of a tape that lead to the moment."""
    does: str = field(default=ANSWER, validator=one_of(ANSWER, SET, UNDO, LOOK))
    press: str = ""
    """The answer, or the line of tape with the dice or the card that comes."""
    falls: list[str] = Factory(list)
    """The dice that follow by themselves."""
    changes: dict[str, Any] = Factory(dict)
    """Changes to the box, where it alone cannot show the rule."""
    eyes: str = ""
    """Whose eyes one sees the table with; nobody's: one sees everything and answers for all."""
    part: str = ""
    """The part of the table that shows it."""
    shown: Shown | None = None
    because: str = field(default="", validator=one_of("", *BECAUSE))


@frozen
class Examples:
    """All examples of a game."""

    tried: Mapping[str, Sequence[Example]]
    """For each rule one or more: the first that can be played under the rules in use is taken."""
    untried: Mapping[str, str]
    """Rules that cannot be tried, and the key of the sentence that says why."""


@cache
def examples(home: Any) -> Examples:
    """The ``examples.toml`` in a game's folder."""
    data = tomllib.loads(home.joinpath("examples.toml").read_text(encoding="utf-8"))
    untried = structure(data.pop("untried", {}), dict[str, str], "untried")
    return Examples({rule: structure(some, list[Example], rule) for rule, some in data.items()}, untried)


class Sighting(NamedTuple):
    """How a rule was seen at work."""

    lines: tuple[int, ...]
    """The lines of the log that show it, counted from 1."""
    reason: Reason | None
    cited: bool
    """Whether the rule is cited there, or there is only something else to be seen."""


class Tried(NamedTuple):
    """An example that has been played through once."""

    example: Example
    start: GameTable
    """The table before the press."""
    end: GameTable
    """And after it."""
    sighting: Sighting


Lay = Callable[[Example], GameTable]
"""How a position comes onto a table, with what the box in use has."""


def tried(rule: str, some: Sequence[Example], lay: Lay) -> Tried | None:
    """The first of some examples that can be played, and shows the rule."""
    for example in some:
        try:
            start = lay(example)
            for line in example.lines:
                start.play_line(line)
            end = start.fork()
            reason = press(end, example)
        except (BadInput, Illegal):
            continue  # another box plays otherwise
        seen = sighting(rule, example, start, end, reason)
        if seen:
            return Tried(example, start, end, seen)
    return None


def press(table: GameTable, example: Example) -> Reason | None:
    """Do what is to be pressed; why it is refused, if it is."""
    if example.does == UNDO:
        try:
            table.undo()
        except Illegal as refused:
            return refused.reason
        return None
    if example.does != ANSWER:
        return None
    if not is_chance(example) or isinstance(table.pending, Decision):
        reason = table.why_not(example.press)
        if reason is not None:
            return reason
    for line in (example.press, *example.falls):
        table.play_line(line)
    return None


def is_chance(example: Example) -> bool:
    """Whether what is pressed are dice, or a card that is drawn."""
    return example.does == ANSWER and example.press.partition(" ")[0] in ("roll", "card")


def sighting(rule: str, example: Example, start: GameTable, end: GameTable, reason: Reason | None) -> Sighting | None:
    if reason is not None:
        return Sighting((), reason, True) if reason.rule == rule else None
    before = 0 if example.does == SET else len(start.log)
    log = end.log[: end.opening] if example.does == SET else end.log
    told = list(enumerate(log, 1))[before:]
    cited = tuple(line for line, event in told if event.rule == rule)
    if cited:
        return Sighting(cited, None, True)
    return seen_otherwise(example.shown, told, end, example.eyes) if example.shown else None


def seen_otherwise(shown: Shown, told: Sequence[tuple[int, Event]], table: GameTable, eyes: str) -> Sighting | None:
    alike = [(line, event.args) for line, event in told if event.kind == shown.event]
    lines = tuple(line for line, facts in alike if all(facts.get(name) == value for name, value in shown.about.items()))
    if shown.event and not lines:
        return None
    pending = table.pending
    asked = (pending.player, pending.question) if isinstance(pending, Decision) else ("", "")
    if shown.asked and asked != (shown.asked, shown.question):
        return None
    if not shown.ruled.items() <= table.rules.rulings.items():
        return None
    picture = table.picture(eyes or None)
    if any(fact(picture, path) != value for path, value in shown.state.items()):
        return None
    return Sighting(lines, None, False)


def fact(picture: Any, path: str) -> Any:
    """A fact of a picture: ``players.Ann.hand.0``. One that is not known is ``hidden``, one that is not there None."""
    for step in path.split("."):
        if isinstance(picture, Mapping):
            picture = picture.get(step)
        elif step.isdecimal() and isinstance(picture, (list, tuple)):
            at = int(step)
            picture = (UNSEEN if picture[at] is None else picture[at]) if at < len(picture) else None
        else:
            picture = getattr(picture, step, None)
    return picture
