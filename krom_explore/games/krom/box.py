"""What is in the box: places, goods, characters, boards and the four decks, as typed records."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from attrs import Attribute, field, frozen

from krom_explore.engine import checks
from krom_explore.engine.entries import CardKind, Entry, mark_too
from krom_explore.engine.shapes import at_most, each, one_of, whole

from .catalogue import bad, expected

PLACES = ("cave", "forest", "savannah", "mountain")
RESOURCES = ("wood", "stone", "bone")
TOKENS = ("krom", *RESOURCES)
COMBINATIONS = ("nothing", "pair", "two_pairs", "three", "straight", "full", "four", "five")
DECKS = ("hunt", "gathering", "evolution", "bonus")
KROMOSAURUS = "Kromosaurus"
HIDDEN = "?"
"""What stands in the place of a number that a player may not know."""

Goods = dict[str, int]


# --- the most of everything: far beyond the real box and what a variant may try, and little enough to be counted
# exactly, shown on a page and sent in a link

MOST_GOODS = 99
MOST_CHOSEN = 9
"""Resources of free choice: every choice is an answer of its own."""
MOST_CHOSEN_BY_CARD = 5
"""The same on a card that takes some for others, from anybody: then every two choices and everybody are an answer."""
MOST_SIDES = 12
"""Sides of a choice between goods."""
MOST_LIFE = 99
MOST_KINDS = 300
"""Different cards of a deck."""
MOST_CARDS = 500
"""Cards of a deck. The largest of the box has 31."""
MOST_SHOWN = 30
"""Prey or Evolutions that lie face up."""
MOST_HELD = 20
"""Bonus cards that everybody is dealt."""
MOST_PRICES = 20
MOST_DICE = 6
MOST_PLAYERS = 8
"""Eight and the beast can stand in 362,880 orders."""
MOST_CHARACTERS = 20


def _check_goods(path: str, goods: Goods, allowed: tuple[str, ...], chosen: int = MOST_CHOSEN) -> None:
    for name, amount in goods.items():
        if name not in allowed:
            raise bad(f"{path}.{name}", "goods", names=list(allowed), found=name)
        checks.whole(f"{path}.{name}", amount, 1, chosen if name == "resource" else MOST_GOODS)


def _goods(*allowed: str, chosen: int = MOST_CHOSEN) -> Any:
    def check(_: Any, attribute: Attribute[Goods], goods: Goods) -> None:
        _check_goods(attribute.name, goods, allowed, chosen)

    return field(factory=dict, validator=check)


def _choices(*allowed: str) -> Any:
    def check(_: Any, attribute: Attribute[list[Goods]], choices: list[Goods]) -> None:
        at_most(MOST_SIDES)(_, attribute, choices)
        for number, goods in enumerate(choices):
            _check_goods(f"{attribute.name}.{number}", goods, allowed)

    return field(factory=list, validator=check)


def _place() -> Any:
    return field(default=None, validator=one_of(*PLACES))


def _places() -> Any:
    return field(validator=each(one_of(*PLACES), MOST_PRICES))


def _prices(most: int = MOST_PRICES) -> Any:
    return field(validator=each(whole(0), most))


@frozen(kw_only=True)
class Players(Entry):
    least: int = field(validator=whole(2, MOST_PLAYERS))
    most: int = field(validator=whole(2, MOST_PLAYERS))


@frozen(kw_only=True)
class Setup(Entry):
    place: str = field(validator=one_of(*PLACES))
    krom: int = field(validator=whole(0))
    bonus: int = field(validator=whole(0, MOST_HELD))
    prey: int = field(validator=whole(1, MOST_SHOWN))
    evolutions: int = field(validator=whole(1, MOST_SHOWN))


@frozen(kw_only=True)
class Life(Entry):
    most: int = field(validator=whole(1, MOST_LIFE))


@frozen(kw_only=True)
class Target(Entry):
    points: list[int] = field(validator=each(whole(1), MOST_PRICES))
    longer: int = field(validator=whole(0))


@frozen(kw_only=True)
class TieRule(Entry):
    heavier_wins: list[str] = _places()


@frozen(kw_only=True)
class CaveBoard(Entry):
    rest: Goods = _goods("krom", "life")
    prices: Goods = _goods(*RESOURCES, "bonus", "life")
    life_block: int = field(default=1, validator=whole(1, MOST_LIFE))


@frozen(kw_only=True)
class ForestBoard(Entry):
    prices: list[int] = _prices()


@frozen(kw_only=True)
class SavannahBoard(Entry):
    extra_dice: list[int] = _prices(MOST_DICE)


@frozen(kw_only=True)
class Payout(Entry):
    """What a combination on the Mountain pays: ``gives`` for certain, and one of ``choice``."""

    gives: Goods = _goods(*TOKENS, "bonus", "life", "resource")
    choice: list[Goods] = _choices(*TOKENS, "bonus", "life")
    rival: list[Goods] = _choices(*TOKENS, "bonus", "life")
    """The other reading of the lost icons, taken where the ruling mountain_icons says so."""


@frozen(kw_only=True)
class MountainBoard(Entry):
    dice: int = field(validator=whole(2, MOST_DICE))
    rerolls: list[int] = _prices()
    results: dict[str, Payout]


@frozen(kw_only=True)
class Glacial(Entry):
    cold: int = field(validator=whole(0))
    warmth: int = field(validator=whole(0))


@frozen(kw_only=True)
class Supply(Entry):
    krom: int = field(validator=whole(0))
    wood: int = field(validator=whole(0))
    stone: int = field(validator=whole(0))
    bone: int = field(validator=whole(0))


@frozen(kw_only=True)
class Beast(Entry):
    """The Kromosaurus."""

    weight: int = field(validator=whole(0))
    life: int = field(validator=whole(1, MOST_LIFE))
    plus: int = field(validator=whole(0, MOST_GOODS))
    destinations: list[str] = _places()
    trophy: int = field(validator=whole(0))
    weight_mark: str | None = mark_too()


@frozen(kw_only=True)
class Character(Entry):
    weight: int = field(validator=whole(1))
    name_mark: str | None = mark_too()


@frozen(kw_only=True)
class Prey(CardKind):
    dice: int = field(validator=whole(1, MOST_DICE))
    value: int = field(validator=whole(1))
    reward: Goods = _goods(*TOKENS, "bonus", "life", "resource")


@frozen(kw_only=True)
class Gathering(CardKind):
    reward: Goods = _goods(*TOKENS, "bonus", "life", "resource")


@frozen(kw_only=True)
class Evolution(CardKind):
    points: int = field(validator=whole(0))
    cost: Goods = _goods(*RESOURCES)
    place: str | None = _place()


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class Bonus(CardKind):
    """A Bonus card: exactly one of the eight kinds of effect, and perhaps the symbol of a place."""

    dice: int = field(default=0, validator=whole(0, MOST_DICE))
    plus: int = field(default=0, validator=whole(0, MOST_GOODS))
    counter: bool = False
    gain: Goods = _goods(*TOKENS, "life", "resource", chosen=MOST_CHOSEN_BY_CARD)
    lose: Goods = _goods(*TOKENS, "life", "resource", chosen=MOST_CHOSEN_BY_CARD)
    steal: Goods = _goods(*TOKENS, "resource", chosen=MOST_CHOSEN_BY_CARD)
    pay: Goods = _goods(*TOKENS, "resource", chosen=MOST_CHOSEN_BY_CARD)
    give: Goods = _goods(*TOKENS, "resource", chosen=MOST_CHOSEN_BY_CARD)
    take: Goods = _goods(*TOKENS, "resource", chosen=MOST_CHOSEN_BY_CARD)
    place: str | None = _place()
    kind_mark: str | None = mark_too()

    @cached_property
    def effect(self) -> str:
        """dice, plus, counter, gain, lose, steal, convert or swap."""
        return EFFECTS[self._filled]

    @property
    def _filled(self) -> tuple[str, ...]:
        fields = ("dice", "plus", "counter", "gain", "lose", "steal", "pay", "give", "take")
        return tuple(name for name in fields if getattr(self, name))

    @cached_property
    def when(self) -> str:
        """combat, counter or action."""
        return {"dice": "combat", "plus": "combat", "counter": "counter"}.get(self.effect, "action")

    @property
    def taken(self) -> Goods:
        """What the card takes from its target."""
        return self.lose or self.steal or self.take

    def __attrs_post_init__(self) -> None:
        if self._filled not in EFFECTS:
            raise expected("effect", found=", ".join(self._filled) or "–")


EFFECTS = {
    ("dice",): "dice",
    ("plus",): "plus",
    ("counter",): "counter",
    ("gain",): "gain",
    ("lose",): "lose",
    ("steal",): "steal",
    ("gain", "pay"): "convert",
    ("give", "take"): "swap",
}
