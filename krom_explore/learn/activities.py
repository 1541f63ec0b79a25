"""The activities of a game: read from its file, set by a teacher, answered exactly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Event
from krom_explore.engine.table import GameTable
from krom_explore.odds.result import Result
from krom_explore.odds.spread import Said

from .activity import KINDS, OF, ROUNDS, Activity, Predict, Set, own_question


class Field(Protocol):
    """A field of a sheet, as far as an activity needs it (``games/sheet.py``)."""

    name: str
    value: Any

    def read(self, text: str) -> Any: ...
    def written(self, value: Any) -> str: ...
    def meant(self, value: Any) -> Any: ...


class Sheet(Protocol):
    """A question as something to fill in (``games/sheet.py``)."""

    @property
    def name(self) -> str: ...
    @property
    def fields(self) -> Callable[[Any], Sequence[Any]]: ...
    @property
    def ask(self) -> Callable[[dict[str, Any], Any], Any]: ...


Reads = Callable[[Sequence[Event], Mapping[str, Any]], "str | None"]
"""The row that a round has come to, from what was told in it and what the measure says; None while it is open."""

Derived = Callable[[Mapping[str, Any], Any], Mapping[str, Any]]
"""What a position needs beside the values of the fields, for those values and a ruleset."""

Laid = Callable[[Mapping[str, Any], Any], Any]
"""The rules under which a round is played, for the values of the fields and the rules of the box."""

Facts = Callable[[Any, Mapping[str, Any], Any], list[Said]]
"""What has to be known of a position, beside the rules: of an answer, of the values of the fields, under a ruleset."""


@dataclass(frozen=True)
class Activities:
    """The activities of one game, with what they are asked and read by."""

    game: str
    all: Mapping[str, Activity]
    sheets: Mapping[str, Any]
    table: Any = None
    """The game's tables, for rounds that are really played."""
    reads: Mapping[str, Reads] = field(default_factory=dict)
    derived: Mapping[str, Derived] = field(default_factory=dict)
    """By the name of the question."""
    laid: Mapping[str, Laid] = field(default_factory=dict)
    """By the name of the question, where a field changes a number of the box."""
    facts: Mapping[str, Facts] = field(default_factory=dict)
    """By the name of the question: what has to be known before one predicts, and to work it out on paper."""
    best: Mapping[str, Callable[[GameTable], str]] = field(default_factory=dict)
    """By the activity, for rounds that a pupil decides: how the best play answers..."""
    review: Mapping[str, Callable[[GameTable, str], list[str]]] = field(default_factory=dict)
    """... and what is said, in a language, of the choices in a round that is over."""

    def of(self, activity: str) -> Activity:
        return self.all[checks.one_of("activity", activity, self.all)]

    def set(
        self,
        activity: str,
        rules: Any,
        rounds: int | None = None,
        seed: int | None = None,
        ask: str = "",
        **settings: str,
    ) -> Set:
        """An activity as it comes, or as somebody changes it: checked, with what differs from how it comes."""
        return self.checked(
            Set(self.game, activity, self.of(activity).rounds if rounds is None else rounds, seed, settings, ask), rules
        )

    def checked(self, asked: Set, rules: Any) -> Set:
        """The same as it is written in an address. Whatever does not fit raises BadInput."""
        activity = self.of(asked.activity)
        checks.whole(ROUNDS, asked.rounds, 1, activity.most)
        sheet = self.sheets[activity.question]
        fields = {each.name: each for each in sheet.fields(rules)}
        settings = {}
        for name, text in asked.settings.items():
            if name not in fields:
                raise BadInput(name, "unknown-field", known=list(fields))
            each = fields[name]
            written = each.written(each.read(text))
            if written != each.written(comes(activity, each)):
                settings[name] = written
        return Set(self.game, asked.activity, asked.rounds, asked.seed, settings, own_question(asked.ask))

    def read(self, key: str, rules: Any) -> Set:
        """The set that a key says, of this game."""
        asked = Set.read(key)
        checks.one_of("game", asked.game, [self.game])
        return self.checked(asked, rules)

    def values(self, asked: Set, rules: Any) -> dict[str, Any]:
        """What stands in the fields of its sheet."""
        activity = self.of(asked.activity)
        return {
            each.name: each.read(asked.settings[each.name]) if each.name in asked.settings else comes(activity, each)
            for each in self.sheets[activity.question].fields(rules)
        }

    def exact(self, asked: Set, rules: Any) -> Result:
        """The exact answer. Its rows are what can happen: just one of them does, so that their chances add to 1."""
        sheet = self.sheets[self.of(asked.activity).question]
        values = self.values(asked, rules)
        meant = {each.name: each.meant(values[each.name]) for each in sheet.fields(rules)}
        found: Result = sheet.ask(meant, rules)
        return found


def comes(activity: Activity, each: Field) -> Any:
    """What stands in a field unless a teacher changes it. A box of one's own may lack what the activity names."""
    if each.name not in activity.settings:
        return each.value
    try:
        return each.read(activity.settings[each.name])
    except BadInput:
        return each.value


def read_activities(data: Any, path: str = "activities") -> dict[str, Activity]:
    """The activities of a game's file, by their ids, in the order in which they are offered."""
    found: dict[str, Activity] = {}
    for number, entry in enumerate(checks.kind(path, data.get("activities"), list), 1):
        told = dict(checks.table(f"{path}.{number - 1}", entry))
        told["predict"] = Predict(**{**told["predict"], "among": tuple(told["predict"].get("among", ()))})
        told |= {name: tuple(told.get(name, ())) for name in ("changes", "rules", "shows")}
        made = Activity(order=number, **told)
        checks.one_of(f"{path}.{number - 1}.predict.kind", made.predict.kind, KINDS)
        checks.one_of(f"{path}.{number - 1}.predict.of", made.predict.of, OF)
        found[made.id] = made
    return found
