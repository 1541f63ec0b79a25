"""The ruleset: every number, card and ruling of a box of Krom, with where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from math import inf
from typing import Any, ClassVar

from attrs import field, frozen

from krom_explore.engine.card_rules import CardRules
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ruleset import Ruling
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
class Ruleset(CardRules):
    """A box of Krom and how its open questions are ruled. Immutable; changes give a new one."""

    HOME: ClassVar[Any] = files(__package__)
    WORDS = WORDS
    DECKS = DECKS

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
        found: Prey | Gathering | Evolution | Bonus = self.cards[card]
        return found

    def goal(self, players: int, longer: bool) -> int:
        """How many points win with so many players."""
        return self.target.points[players - self.players.least] + (self.target.longer if longer else 0)

    def choices(self, combination: str) -> list[Goods]:
        """The goods among which a Mountain combination lets one choose."""
        result = self.mountain.results[combination]
        rival = result.rival and self.rulings["mountain_icons"] == "wood_or_bone"
        return result.rival if rival else result.choice


def rulings() -> dict[str, Ruling]:
    """Every open question that is a switch, by name."""
    return Ruleset.switches()
