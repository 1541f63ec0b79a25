"""The ruleset: every number, card and ruling of a box of Krom, with where it comes from."""

from __future__ import annotations

import copy
import difflib
import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from attrs import Factory, evolve, frozen

from krom_explore.engine.shapes import CONVERTER, structure

from .box import (
    COMBINATIONS,
    DECKS,
    KROMOSAURUS,
    PLACES,
    RESOURCES,
    Beast,
    Bonus,
    CaveBoard,
    Character,
    Evolution,
    ForestBoard,
    Gathering,
    Glacial,
    Goods,
    Life,
    MountainBoard,
    Players,
    Prey,
    SavannahBoard,
    Setup,
    Supply,
    Target,
    TieRule,
)  # fmt: skip
from .catalogue import bad

NOT_PLAYED = frozenset({"names", "mark", "name_mark", "kind_mark", "weight_mark", "source"})
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

    @property
    def default(self) -> str:
        return self.options[0]


class Change(NamedTuple):
    """One thing in which two rulesets differ."""

    path: str
    here: Any
    there: Any


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class Ruleset:
    """A box of Krom and how its open questions are ruled. Immutable; changes give a new one."""

    players: Players
    setup: Setup
    life: Life
    target: Target
    combat: TieRule
    cave: CaveBoard
    forest: ForestBoard
    savannah: SavannahBoard
    mountain: MountainBoard
    glacial: Glacial
    supply: Supply
    kromosaurus: Beast
    characters: dict[str, Character]
    hunt: dict[str, Prey]
    gathering: dict[str, Gathering]
    evolution: dict[str, Evolution]
    bonus: dict[str, Bonus]
    rulings: dict[str, str] = Factory(dict)

    # --- where rulesets come from

    @classmethod
    def load(cls, path: str | Path | None = None) -> Ruleset:
        """The bundled box, or one's own from a TOML file. What the file leaves out is as in the bundled box."""
        if path is None:
            return _bundled()
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeError:
            raise bad(str(path), "toml", why="UTF-8") from None
        except OSError as missing:
            raise bad(str(path), "file", why=missing.strerror or "") from None
        return cls.from_toml(text)

    @classmethod
    def from_toml(cls, text: str) -> Ruleset:
        """A box from TOML text. Sections that are not there are taken from the bundled box."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            raise bad("", "toml", why=str(fault)) from None
        return cls.from_data({**_bundled().data(), **data})

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Ruleset:
        """A complete box from plain data."""
        ruled = data.get("rulings", {})
        if not isinstance(ruled, dict):
            raise bad("rulings", "table", found=str(ruled)[:40])
        ruleset = structure({**data, "rulings": _full_rulings(ruled)}, cls)
        _check(ruleset)
        return ruleset

    def data(self) -> dict[str, Any]:
        """The ruleset as plain data, complete."""
        plain: dict[str, Any] = _without_blanks(CONVERTER.unstructure(self))
        return plain

    # --- changing them

    def with_rulings(self, **rulings: str) -> Ruleset:
        """The same box with some open questions ruled otherwise."""
        ruleset = evolve(self, rulings=_full_rulings({**self.rulings, **rulings}))
        _check(ruleset)
        return ruleset

    def with_changes(self, changes: Mapping[str, Any]) -> Ruleset:
        """The same box with some entries changed: ``{"hunt.dodo.value": 3, "cave.prices.wood": 4}``; None removes."""
        data = copy.deepcopy(self.data())
        for path, value in changes.items():
            _put(data, path, copy.deepcopy(value))
        return Ruleset.from_data(data)

    # --- comparing them

    @cached_property
    def hash(self) -> str:
        """Short and stable: changes when anything that affects play changes."""
        return _digest(self._played)[:12]

    @cached_property
    def parts(self) -> dict[str, str]:
        """A hash for each section, so that a record can say which ones differ."""
        return {name: _digest(section)[:6] for name, section in self._played.items()}

    def diff(self, other: Ruleset) -> list[Change]:
        """Everything that affects play and is not the same in ``other``."""
        here, there = _leaves(self._played), _leaves(other._played)
        paths = [*here, *(path for path in there if path not in here)]
        return [Change(path, here.get(path), there.get(path)) for path in paths if here.get(path) != there.get(path)]

    def changes_from(self, other: Ruleset) -> dict[str, Any]:
        """What ``other.with_changes`` needs to become this ruleset, names and marks included."""
        here, there = self.data(), other.data()
        return {
            f"{section}.{entry}": here[section].get(entry)
            for section in here
            for entry in [*here[section], *(gone for gone in there[section] if gone not in here[section])]
            if here[section].get(entry) != there[section].get(entry)
        }

    @cached_property
    def packed(self) -> dict[str, Any]:
        """What a record keeps: the hash, a hash for each section, and what differs from the bundled box."""
        return {"hash": self.hash, "parts": self.parts, "changes": self.changes_from(_bundled())}

    @cached_property
    def said(self) -> dict[tuple[str, str], str]:
        """Answers and cards in words, as they are first said in a language."""
        return {}

    @cached_property
    def _played(self) -> dict[str, Any]:
        played = _only_played(self.data())
        assert isinstance(played, dict)
        return played

    # --- reading them

    @cached_property
    def weights(self) -> dict[str, int]:
        """The weight of each character and of the Kromosaurus."""
        return {name: c.weight for name, c in self.characters.items()} | {KROMOSAURUS: self.kromosaurus.weight}

    @cached_property
    def tie_strength(self) -> dict[str, dict[str, float]]:
        """Who wins a tie in each place: the larger number. By default the Kromosaurus is the heaviest of all."""
        strength: dict[str, dict[str, float]] = {}
        for place in PLACES:
            heavier = place in self.combat.heavier_wins
            strength[place] = {name: kg if heavier else -kg for name, kg in self.weights.items()}
            ruling = self.rulings["kromosaurus_tie"]
            if ruling != "by_weight":
                wins = ruling in ("wins", "heaviest" if heavier else "lightest")
                strength[place][KROMOSAURUS] = inf if wins else -inf
        return strength

    @cached_property
    def evolution_costs(self) -> dict[str, tuple[int, ...]]:
        """Wood, Stone and Bone of each Evolution: asked at every action, so kept at hand."""
        return {name: tuple(card.cost.get(good, 0) for good in RESOURCES) for name, card in self.evolution.items()}

    @cached_property
    def cards_played(self) -> dict[str, frozenset[str]]:
        """The Bonus cards that are played in an action phase, in combat, as a counter."""
        return {
            when: frozenset(name for name, card in self.bonus.items() if card.when == when)
            for when in ("action", "combat", "counter")
        }

    def deck(self, name: str) -> list[str]:
        """All cards of a deck, sorted: a pile has no order."""
        return list(self._decks[name])

    @cached_property
    def _decks(self) -> dict[str, list[str]]:
        return {
            name: sorted(card for card, entry in getattr(self, name).items() for _ in range(entry.copies))
            for name in DECKS
        }

    def card(self, card: str) -> Prey | Gathering | Evolution | Bonus:
        """The card with this id, from whichever deck."""
        for deck in DECKS:
            if card in getattr(self, deck):
                found: Prey | Gathering | Evolution | Bonus = getattr(self, deck)[card]
                return found
        raise KeyError(card)

    def name(self, card: str, lang: str = "en") -> str:
        """The name of a card for people."""
        names = self.card(card).names
        return names.get(lang) or names.get("en") or card.replace("_", " ")

    def goal(self, players: int, longer: bool) -> int:
        """How many points win with so many players."""
        return self.target.points[players - self.players.least] + (self.target.longer if longer else 0)

    def choices(self, combination: str) -> list[Goods]:
        """The goods among which a Mountain combination lets one choose."""
        result = self.mountain.results[combination]
        rival = result.rival and self.rulings["mountain_icons"] == "wood_or_bone"
        return result.rival if rival else result.choice

    @property
    def invented(self) -> list[str]:
        """The sections whose entries are, at least in part, invented."""
        return [
            section
            for section in ("characters", *DECKS)
            if any(entry.mark == "invented" for entry in getattr(self, section).values())
        ]


@cache
def _bundled() -> Ruleset:
    return Ruleset.from_data(tomllib.loads(_bundled_text("box.toml")))


@cache
def rulings() -> dict[str, Ruling]:
    """Every open question that is a switch, by name."""
    return {name: structure(data, Ruling, name) for name, data in tomllib.loads(_bundled_text("rulings.toml")).items()}


def _bundled_text(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _full_rulings(given: Mapping[str, Any]) -> dict[str, str]:
    known = rulings()
    for name, option in given.items():
        if name not in known:
            raise bad(f"rulings.{name}", "unknown-ruling", near=_near(name, known), found=name)
        if option not in known[name].options:
            raise bad(f"rulings.{name}", "one-of", names=known[name].options, found=str(option)[:40])
    return {name: ruling.default for name, ruling in known.items()} | dict(given)


def _near(name: str, known: Mapping[str, Any]) -> str | None:
    return next(iter(difflib.get_close_matches(name, known, 1, 0)), None)


def _check(rules: Ruleset) -> None:
    """What no single field can tell: that the parts of the box go together."""
    least, most = rules.players.least, rules.players.most
    if most < least or most > len(rules.characters):
        raise bad("players.most", "range", least=least, most=len(rules.characters), found=most)
    if len(rules.target.points) != most - least + 1:
        raise bad("target.points", "length", wanted=most - least + 1, found=len(rules.target.points))
    if set(rules.mountain.results) != set(COMBINATIONS):
        raise bad("mountain.results", "exactly", names=list(COMBINATIONS))
    if not rules.forest.prices:
        raise bad("forest.prices", "length", wanted=1, found=0)
    for path, prices in (("forest.prices", rules.forest.prices), ("savannah.extra_dice", rules.savannah.extra_dice)):
        if prices != sorted(prices):
            raise bad(path, "rising")
    if not rules.kromosaurus.destinations:
        raise bad("kromosaurus.destinations", "length", wanted=1, found=0)
    for name in rules.characters:
        if not re.fullmatch(r"[^\W_]+", name) or name == KROMOSAURUS:
            raise bad(f"characters.{name}", "one-word")
    weights = list(rules.weights.values())
    if len(set(weights)) < len(weights) and rules.rulings["equal_weights"] == "refused":
        raise bad("characters", "weights-distinct")
    seen: set[str] = set()
    for deck in DECKS:
        for card in getattr(rules, deck):
            if not re.fullmatch(r"[a-z0-9_]+", card):
                raise bad(f"{deck}.{card}", "card-id")
            if card in seen:
                raise bad(f"{deck}.{card}", "card-twice")
            seen.add(card)
        wanted = {"hunt": rules.setup.prey, "evolution": rules.setup.evolutions, "bonus": rules.setup.bonus * most}
        if len(rules.deck(deck)) < max(1, wanted.get(deck, 1)):
            raise bad(deck, "deck-small", wanted=max(1, wanted.get(deck, 1)), found=len(rules.deck(deck)))
    points = sum(card.points * card.copies for card in rules.evolution.values())
    for players, goal in enumerate(rules.target.points, least):
        if rules.rulings["evolution_runs_out"] == "ends" and goal >= 1:
            continue  # the game ends with the last Evolution, whatever the target
        if goal < 1 or points < players * (goal + rules.target.longer - 1) + 1:
            reachable = (points - 1) // players + 1 - rules.target.longer
            raise bad(f"target.points[{players - least}]", "range", least=1, most=reachable, found=goal)


def _without_blanks(plain: Any) -> Any:
    """Data without the fields that stand at their empty default, as a person would write it."""
    if isinstance(plain, dict):
        return {k: _without_blanks(v) for k, v in plain.items() if v is not None and v != "" and v is not False}
    if isinstance(plain, list):
        return [_without_blanks(v) for v in plain]
    return plain


def _only_played(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {k: _only_played(v) for k, v in plain.items() if k not in NOT_PLAYED}
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


def _put(data: dict[str, Any], path: str, value: Any) -> None:
    """Set what stands at ``path``; None takes it out."""
    *above, last = path.split(".")
    at = data
    for step, name in enumerate(above):
        if not isinstance(at.get(name), dict):
            raise bad(".".join(above[: step + 1]), "unknown-field", known=list(at))
        at = at[name]
    if value is None:
        at.pop(last, None)
    else:
        at[last] = value
