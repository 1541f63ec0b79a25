"""Rulesets: the box of a game and how its open questions are ruled. What every game's has in common."""

from __future__ import annotations

import copy
import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from attrs import Factory, evolve, field, frozen

from . import checks, files, toml
from .faults import BadInput
from .names import MOST_KEPT
from .own_box import PROVENANCE
from .shapes import CONVERTER, MOST_UNKNOWN, attempt, structure

NOT_TOLD = frozenset(PROVENANCE)
"""Fields that say where an entry comes from."""

NOT_PLAYED = NOT_TOLD | {"names"}
"""Fields that say something about an entry but change nothing in play."""


@frozen
class Shown:
    """A position that shows what a ruling decides."""

    scenario: dict[str, Any] = Factory(dict)
    new: list[str] = Factory(list)
    """The players of a new game, where setup itself is what differs."""
    steps: list[str] = Factory(list)
    """The lines of tape that lead to the moment."""
    changes: dict[str, Any] = Factory(dict)
    """Changes to the bundled box, where it alone cannot show the difference."""


@frozen
class Ruling:
    """A question that the rulebooks leave open: a switch with its options."""

    question: str
    """The question's id in the dossier."""
    kind: str
    """G: a real gap. R: a reading, the text leans one way."""
    options: list[str]
    """The first one is the default."""
    rule: str
    source: list[str]
    positions: list[Shown]
    """Positions that show the difference."""
    before: str | None = None
    """The option under which games recorded before the switch came play on alike."""
    since: int = 1
    """The edition of these rules in which the switch came: records of an earlier one do not know it."""

    @property
    def default(self) -> str:
        return self.options[0]


class Change(NamedTuple):
    """One thing in which two rulesets differ."""

    path: str
    here: Any
    there: Any

    def __str__(self) -> str:
        return f"{self.path}: {self.here} → {self.there}"


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class GameRules:
    """A box and its rulings. Immutable; changes give a new one.

    A game derives its own from this, with a field for each section of its ``box.toml``.
    """

    HOME: ClassVar[Any]
    """The folder of the game, with its ``box.toml`` and ``rulings.toml``."""

    rulings: dict[str, str] = Factory(dict)
    """How each open question is ruled."""
    restored: tuple[str, ...] = field(default=(), init=False, eq=False)
    """The rulings that were put back as they were when a record was made."""

    def misfits(self) -> Iterator[BadInput]:
        """Whatever keeps the box from being played though each of its fields is right."""
        return iter(())

    def with_marks(self, bundled: Self, given: Mapping[str, Any]) -> Self:
        """The same box, in which entries that do not say where they come from are marked."""
        return self

    # --- where rulesets come from

    @classmethod
    def load(cls, path: str | Path | None = None) -> Self:
        """The bundled box, or one's own from a TOML file. What the file leaves out is as in the bundled box."""
        if path is None:
            return cls.bundled()
        return cls.from_toml(files.read(path, toml.LARGEST))

    @classmethod
    def from_toml(cls, text: str) -> Self:
        """A box from TOML text. Sections that are not there are taken from the bundled box."""
        rules, faults = cls._from_text(text)
        if rules is None:
            raise faults[0]
        return rules

    @classmethod
    def faults(cls, text: str) -> list[BadInput]:
        """Everything that is wrong with a box as TOML text, each with its path; nothing where it can be played."""
        return cls._from_text(text)[1]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """A complete box from plain data."""
        checks.plain(checks.table("", data))
        rules, faults = cls._from_data(data)
        if rules is None:
            raise faults[0]
        return rules

    @classmethod
    def bundled(cls) -> Self:
        """The box as it comes with us."""
        kind: Any = cls
        found: Self = _bundled(kind)
        return found

    @classmethod
    def switches(cls) -> dict[str, Ruling]:
        """Every open question that is a switch, by name."""
        kind: Any = cls
        return _switches(kind)

    @classmethod
    def _from_text(cls, text: str) -> tuple[Self | None, list[BadInput]]:
        """The box that a TOML text describes, or all its faults."""
        try:
            given = toml.read(text)
        except BadInput as fault:
            return None, [fault]
        if faults := list(checks.plain_faults(given)):
            return None, faults
        rules, faults = cls._from_data({**cls.bundled().data(), **given})
        return rules and rules.with_marks(cls.bundled(), given), faults

    @classmethod
    def _from_data(cls, data: Mapping[str, Any]) -> tuple[Self | None, list[BadInput]]:
        """A complete box, or all its faults: those of single fields first, then what does not go together."""
        ruled = data.get("rulings", {})
        wrong = [] if isinstance(ruled, dict) else [BadInput("rulings", "table", found=checks.short(ruled))]
        wrong = wrong or list(cls._ruling_faults(ruled))
        full = {} if wrong else {name: ruling.default for name, ruling in cls.switches().items()} | ruled
        rules, faults = attempt({**data, "rulings": full}, cls)
        if rules is not None and not wrong:
            faults = list(rules.misfits())
        return (rules, []) if rules is not None and not wrong and not faults else (None, [*faults, *wrong])

    @classmethod
    def _ruling_faults(cls, given: Mapping[str, Any]) -> Iterator[BadInput]:
        known = cls.switches()
        if len(given) > len(known) + MOST_UNKNOWN:
            yield BadInput("rulings", "at-most-entries", most=len(known), found=len(given))
            return
        for name, option in given.items():
            if name not in known:
                near = checks.nearest(name, known)
                yield BadInput(f"rulings.{name}", "unknown-ruling", near=near, found=checks.short(name))
            elif option not in known[name].options:
                yield BadInput(f"rulings.{name}", "one-of", names=known[name].options, found=checks.short(option))

    # --- and where they go

    @classmethod
    def template(cls, lang: str = "en") -> str:
        """The bundled box as TOML with comments, for an owner of the game to write the real one over it."""
        return cls.bundled().to_toml(lang)

    def to_toml(self, lang: str = "en") -> str:
        """This box as TOML text with comments, from which ``from_toml`` makes the same one again."""
        sections = {name: entry for name, entry in self.data().items() if name != "rulings"}
        ruled = {"rulings": {name: way for name, way in self.rulings.items() if way != self.switches()[name].default}}
        return toml.document({**sections, **ruled})

    def data(self) -> dict[str, Any]:
        """The ruleset as plain data, complete."""
        plain: dict[str, Any] = _without_blanks(CONVERTER.unstructure(self))
        return plain

    # --- changing them

    def with_rulings(self, /, **rulings: str) -> Self:
        """The same box with some open questions ruled otherwise."""
        ruled = {**self.rulings, **rulings}
        ruleset = evolve(self, rulings=ruled)
        faults = list(self._ruling_faults(ruled)) or list(ruleset.misfits())
        if faults:
            raise faults[0]
        return ruleset

    def with_changes(self, changes: Mapping[str, Any]) -> Self:
        """The same box with some entries changed: ``{"SECTION.ENTRY.FIELD": 3}``; None removes."""
        checks.plain(checks.table("", changes))
        data = copy.deepcopy(self.data())
        for path, value in changes.items():
            _put(data, checks.kind("", path, str), copy.deepcopy(value))
        return type(self).from_data(data)

    # --- comparing them

    @cached_property
    def hash(self) -> str:
        """Short and stable: changes when anything that affects play changes."""
        return self.hash_without(())

    def hash_without(self, missing: Collection[str]) -> str:
        """The hash as it would be if some switches did not exist."""
        return _digest({**self._played, "rulings": self._rulings_without(missing)})[:12]

    def _rulings_without(self, missing: Collection[str]) -> dict[str, str]:
        return {name: option for name, option in self.rulings.items() if name not in missing}

    @cached_property
    def parts(self) -> dict[str, str]:
        """A hash for each section, so that a record can say which ones differ."""
        return {name: _digest(section)[:6] for name, section in self._played.items()}

    def diff(self, other: Self) -> list[Change]:
        """Everything that affects play and is not the same in ``other``."""
        here, there = _leaves(self._played), _leaves(other._played)
        paths = [*here, *(path for path in there if path not in here)]
        return [Change(path, here.get(path), there.get(path)) for path in paths if here.get(path) != there.get(path)]

    def differences(self, other: Self) -> list[Change]:
        """The same for people: names too, and nothing where there is nothing on either side."""
        here, there = (_leaves(_without(rules.data(), NOT_TOLD)) for rules in (self, other))
        paths = [*here, *(path for path in there if path not in here)]
        changes = [Change(path, here.get(path), there.get(path)) for path in paths]
        return [change for change in changes if (change.here or None) != (change.there or None)]

    def changes_from(self, other: Self) -> dict[str, Any]:
        """What ``other.with_changes`` needs to become this ruleset, names and marks included."""
        here, there = self.data(), other.data()
        return {
            f"{section}.{_step(entry)}": here[section].get(entry)
            for section in here
            for entry in [*here[section], *(gone for gone in there[section] if gone not in here[section])]
            if here[section].get(entry) != there[section].get(entry)
        }

    @cached_property
    def packed(self) -> dict[str, Any]:
        """What a record keeps: the hash, a hash for each section, and what differs from the bundled box."""
        return {"hash": self.hash, "parts": self.parts, "changes": self.changes_from(self.bundled())}

    @cached_property
    def said(self) -> dict[tuple[str, str, str], str]:
        """Answers and cards in words, as they are first said in a language."""
        return {}

    @cached_property
    def kept(self) -> dict[Any, Any]:
        """What was made of these rules once and is asked for again. It is gone when they are."""
        return {}

    @cached_property
    def _played(self) -> dict[str, Any]:
        played = _without(self.data(), NOT_PLAYED)
        assert isinstance(played, dict)
        return played

    @classmethod
    def given(cls, rules: Any) -> Self:
        """The rules that somebody gives to a table or a question; the bundled box where none are given."""
        if rules is None:
            return cls.load()
        if not isinstance(rules, cls):
            raise BadInput("rules", "ruleset", game=cls.HOME.name, found=type(rules).__name__)
        return rules

    # --- the rules that a record was made under

    @classmethod
    def unpack(cls, packed: Any, given: Self | None = None) -> Self:
        """The rules of a record: those given, where they fit it, or rebuilt from the bundled box and its changes."""
        for name, kind in (("hash", str), ("parts", dict), ("changes", dict)):
            if not isinstance(packed.get(name), kind):
                raise BadInput(f"rules.{name}", f"record-{name}")
        rules = cls._rebuilt(packed) if given is None else cls.given(given)
        found = rules.as_recorded(packed)
        if found is None:
            raise rules._others(packed)
        return found

    @classmethod
    def _rebuilt(cls, packed: dict[str, Any]) -> Self:
        try:
            return cls.bundled().with_changes(packed["changes"])
        except BadInput as fault:
            fault.path = f"rules.changes.{fault.path}"
            raise

    def as_recorded(self, packed: dict[str, Any]) -> Self | None:
        """These rules if the record was made under them, be it before some of their rulings were corrected."""
        if self.hash == packed["hash"]:
            return self
        before = {
            name: ruling.before
            for name, ruling in self.switches().items()
            if ruling.before is not None
            and self.rulings[name] in (ruling.default, ruling.before)
            and f"rulings.{name}" not in packed["changes"]
        }
        then = self.with_rulings(**before)
        if packed["hash"] not in then._earlier_hashes():
            return None
        object.__setattr__(then, "restored", tuple(name for name in before if before[name] != self.rulings[name]))
        return then

    def _earlier_hashes(self) -> Iterator[str]:
        """The hashes that these rules had in earlier editions, when some switches were not there yet."""
        for edition in sorted({ruling.since for ruling in self.switches().values()}):
            yield self.hash_without([name for name, ruling in self.switches().items() if ruling.since > edition])

    def _others(self, packed: dict[str, Any]) -> BadInput:
        """The fault of a record that was made under other rules, with each thing that differs."""
        try:
            there = self._rebuilt(packed)
            differ = (there.as_recorded(packed) or there).diff(self)
        except BadInput:
            differ = []
        parts = [Change(name, packed["parts"].get(name), part) for name, part in self.parts.items()]
        differ = differ or [part for part in parts if part.here != part.there]
        told = differ[:20] or None  # the record may not say enough to find out
        return BadInput("rules.hash", "other-rules", found=packed["hash"][:40], here=self.hash, differ=told)


Rules = TypeVar("Rules", bound=GameRules)


def once(say: Callable[[str, str, Rules], str], what: str, lang: str, rules: Rules) -> str:
    """What is said of an answer, a card or a rule never changes under one ruleset: say it once.

    A card may have the name of an answer: what is said of it is another thing.
    """
    key = (say.__name__, what, lang)
    if key not in rules.said:
        if len(rules.said) == MOST_KEPT:
            rules.said.clear()
        rules.said[key] = say(what, lang, rules)
    return rules.said[key]


@cache
def _bundled(kind: Any) -> Any:
    return kind.from_data(tomllib.loads(kind.HOME.joinpath("box.toml").read_text(encoding="utf-8")))


@cache
def _switches(kind: Any) -> dict[str, Ruling]:
    data = tomllib.loads(kind.HOME.joinpath("rulings.toml").read_text(encoding="utf-8"))
    return {name: structure(entry, Ruling, name) for name, entry in data.items()}


def _without_blanks(plain: Any) -> Any:
    """Data without the fields that stand at their empty default, as a person would write it."""
    if isinstance(plain, dict):
        return {k: _without_blanks(v) for k, v in plain.items() if v is not None and v != "" and v is not False}
    if isinstance(plain, list):
        return [_without_blanks(v) for v in plain]
    return plain


def _without(plain: Any, fields: Collection[str]) -> Any:
    if isinstance(plain, dict):
        return {name: _without(value, fields) for name, value in plain.items() if name not in fields}
    return plain


def _digest(played: Any) -> str:
    return hashlib.sha256(json.dumps(played, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def _leaves(plain: Any, path: str = "") -> dict[str, Any]:
    if isinstance(plain, dict) and plain:
        found: dict[str, Any] = {}
        for name, value in plain.items():
            found |= _leaves(value, f"{path}.{name}" if path else name)
        return found
    return {path: plain}


def _step(name: str) -> str:
    """A name as one step of a path: in quotes where it has a dot in it."""
    return json.dumps(name, ensure_ascii=False) if "." in name or name.startswith('"') else name


def _steps(path: str) -> list[str]:
    return [
        str(json.loads(quoted)) if quoted else bare
        for quoted, bare in re.findall(r'("(?:[^"\\\x00-\x1f]|\\["\\])*")|([^.]+)', path)
    ]


def _put(data: dict[str, Any], path: str, value: Any) -> None:
    """Set what stands at ``path``; None takes it out."""
    *above, last = _steps(path) or [path]
    at = data
    for step, name in enumerate(above):
        if not isinstance(at.get(name), dict):
            raise BadInput(".".join(above[: step + 1]), "unknown-field", known=list(at))
        at = at[name]
    if value is None:
        at.pop(last, None)
    else:
        at[last] = value
