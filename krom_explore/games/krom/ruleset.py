"""The ruleset: every number, card and ruling of a box of Krom, with where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from math import inf
from typing import Any, ClassVar, Self

from attrs import field, frozen

from krom_explore.engine import own_box
from krom_explore.engine.entries import named
from krom_explore.engine.faults import BadInput
from krom_explore.engine.names import names_in, plain
from krom_explore.engine.ruleset import GameRules, Ruling
from krom_explore.engine.shapes import at_most

from . import fits
from .answers import Grammar
from .box import (
    DECKS,
    KROMOSAURUS,
    MOST_CHARACTERS,
    MOST_KINDS,
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
from .catalogue import WORDS


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class Ruleset(GameRules):
    """A box of Krom and how its open questions are ruled. Immutable; changes give a new one."""

    HOME: ClassVar[Any] = files(__package__)

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
    characters: dict[str, Character] = field(validator=at_most(MOST_CHARACTERS))
    hunt: dict[str, Prey] = field(validator=at_most(MOST_KINDS))
    gathering: dict[str, Gathering] = field(validator=at_most(MOST_KINDS))
    evolution: dict[str, Evolution] = field(validator=at_most(MOST_KINDS))
    bonus: dict[str, Bonus] = field(validator=at_most(MOST_KINDS))

    def misfits(self) -> Iterator[BadInput]:
        return fits.faults(self)

    def with_marks(self, bundled: Self, given: Mapping[str, Any]) -> Self:
        return own_box.with_marks(self, bundled, given)

    def to_toml(self, lang: str = "en") -> str:
        """This box as TOML text with comments, from which ``from_toml`` makes the same one again."""
        return own_box.written(self, self.bundled(), WORDS, lang)

    # --- reading them

    @cached_property
    def grammar(self) -> Grammar:
        """How answers are read with the names of this box."""
        return Grammar(self)

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
    def compulsory_places(self) -> frozenset[str]:
        """Where one may not leave without having begun what the place offers."""
        if self.rulings["place_action"] == "compulsory":
            return frozenset(PLACES)
        return frozenset(["savannah"] if self.rulings["savannah_hunt"] == "compulsory" else [])

    @cached_property
    def places_twice(self) -> bool:
        """Whether the action of a place may be done a second time."""
        return self.rulings["place_times"] == "twice"

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

    def card_names(self, deck: str | None = None) -> dict[str, str]:
        """Every way to write a card of the deck (or of any), as ``plain`` makes it, and the card's id."""
        return self._card_names[deck]

    def find_card(self, written: str, deck: str | None = None) -> str | None:
        """The id of the card that somebody has written by its id or by any of its names."""
        return self._card_names[deck].get(plain(written))

    @cached_property
    def _card_names(self) -> dict[str | None, dict[str, str]]:
        by_deck: dict[str | None, dict[str, str]] = {deck: names_in(getattr(self, deck)) for deck in DECKS}
        return {
            None: names_in({card: entry for deck in DECKS for card, entry in getattr(self, deck).items()}),
            **by_deck,
        }

    def name(self, card: str, lang: str = "en") -> str:
        """The name of a card for people."""
        return named(card, self.card(card).names, lang)

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


def rulings() -> dict[str, Ruling]:
    """Every open question that is a switch, by name."""
    return Ruleset.switches()
