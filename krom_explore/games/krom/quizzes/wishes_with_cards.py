"""What somebody wants to do with a Bonus card, allowed or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from krom_explore.engine.ports import Reason
from krom_explore.learn.allowed import ALLOWED, because
from krom_explore.learn.quiz import Luck, NoQuestion

from ..answers import parse, play
from ..box import KROMOSAURUS, PLACES, RESOURCES, Bonus
from ..game import Table
from ..ruleset import Ruleset
from .positions import card_text, deck_card, people, says, scene, where
from .wishes import Wish, acting, claim

RICH = {"krom": 5, **dict.fromkeys(RESOURCES, 2)}
"""Somebody from whom any card can take something."""


def bonus_card(luck: Luck, rules: Ruleset, fits: Callable[[Bonus], bool]) -> str:
    return deck_card(luck, rules, "bonus", fits)


def a_combat_card_now(luck: Luck, rules: Ruleset) -> Wish:
    """A combat card in one’s own action phase."""
    card = bonus_card(luck, rules, lambda one: one.when == "combat" and one.place is None)
    place = luck.pick(PLACES)
    table, name, begun = acting(luck, rules, place, {"bonus": [card]})
    misread = {
        "cards-at-any-time": ALLOWED,
        "cards-cost-krom": claim("card-price"),
        "cards-only-when-attacked": claim("card-when-asked"),
    }
    return Wish(table, name, play(card), "bonus.combat", misread, begun, (card_text(card, rules),), (card,))


def another_bonus_card(luck: Luck, rules: Ruleset) -> Wish:
    """A second card in the same phase."""
    place = luck.pick(PLACES)
    plain = [
        name for name, card in sorted(rules.bonus.items())
        if card.copies and card.effect == "gain" and card.place in (None, place) and "resource" not in card.gain
    ]  # fmt: skip
    first, second = luck.some(plain, 2)
    table, name, begun = acting(luck, rules, place, {"bonus": [first, second], "life": 3}, play(first))
    misread = {
        "one-card-a-phase": because(table, Reason("one-bonus", "bonus.number")),
        "cards-cost-krom": claim("card-price"),
        "cards-only-when-attacked": claim("card-when-asked"),
    }
    return Wish(table, name, play(second), "bonus.number", misread, begun, (card_text(second, rules),), (second,))


def a_card_of_another_place(luck: Luck, rules: Ruleset) -> Wish:
    card = bonus_card(luck, rules, lambda one: one.when == "action" and one.place is not None and bool(one.gain))
    place = luck.pick([one for one in PLACES if one != rules.bonus[card].place])
    table, name, begun = acting(luck, rules, place, {"bonus": [card], "life": 3})
    misread = {
        "place-sign-overlooked": ALLOWED,
        "cards-cost-krom": claim("card-price"),
        "cards-only-when-attacked": claim("card-when-asked"),
    }
    return Wish(table, name, play(card), "bonus.place", misread, begun, (card_text(card, rules),), (card,))


# --- on others


def against(
    luck: Luck, rules: Ruleset, card: str, here: str, there: str, life: int | None = None, **more: Any
) -> tuple[Table, str, str, int]:
    """Two players: one who acts with a card in hand, and the other, who acts later or not at all."""
    name, other = people(luck, rules, 2)
    seats: dict[str, Any] = {
        name: {"place": here, "bonus": [card], **RICH},
        other: {"place": there, **RICH, "life": rules.life.most if life is None else life},
    }
    table = scene(luck, rules, seats, **more)
    if getattr(table.pending, "player", "") != name:
        raise NoQuestion
    return table, name, other, len(table.log)


def in_order(luck: Luck) -> tuple[str, str]:
    """Two places of which the first comes first."""
    first, second = sorted(luck.some(range(len(PLACES)), 2))
    return PLACES[first], PLACES[second]


def way_to_play(table: Table, card: str, target: str) -> str:
    """A legal way to play a card on somebody; any way at all where there is none."""
    ways = [option for option in table.options if parse(option, table.rules)[3:5] == (card, target)]
    return ways[0] if ways else play(card, target)


def to_steal_from_afar(luck: Luck, rules: Ruleset) -> Wish:
    card = bonus_card(luck, rules, lambda one: one.effect == "steal" and one.place is None and "krom" in one.steal)
    here, there = in_order(luck)
    table, name, other, begun = against(luck, rules, card, here, there)
    misread = {
        "steal-from-afar": ALLOWED,
        "cards-only-when-attacked": claim("card-when-asked"),
        "only-the-stunned-are-robbed": claim("not-stunned"),
    }
    return aimed(table, name, other, card, "bonus.effect.steal", misread, begun)


def to_harm_from_afar(luck: Luck, rules: Ruleset) -> Wish:
    card = bonus_card(luck, rules, lambda one: one.effect == "lose" and one.place is None)
    here, there = in_order(luck)
    table, name, other, begun = against(luck, rules, card, here, there)
    elsewhere = Reason("target-elsewhere", "bonus.target", {"target": other, "place": there, "here": here})
    misread = {
        "every-card-needs-nearness": because(table, elsewhere),
        "only-the-stunned-are-robbed": claim("not-stunned"),
        "cards-only-when-attacked": claim("card-when-asked"),
    }
    return aimed(table, name, other, card, "bonus.target", misread, begun)


def to_steal_from_the_stunned(luck: Luck, rules: Ruleset) -> Wish:
    card = bonus_card(luck, rules, lambda one: one.effect == "steal" and one.place is None)
    here = luck.pick(PLACES)
    table, name, other, begun = against(luck, rules, card, here, here, life=0)
    misread = {
        "the-stunned-are-safe": because(table, Reason("target-stunned", "bonus.target", {"target": other})),
        "only-winners-rob": claim("won-no-combat"),
        "cards-only-when-attacked": claim("card-when-asked"),
    }
    return aimed(table, name, other, card, "bonus.target", misread, begun)


def to_harm_the_kromosaurus(luck: Luck, rules: Ruleset) -> Wish:
    """A card on the beast, from a place where it is not."""
    card = bonus_card(luck, rules, lambda one: one.effect == "lose" and "life" in one.lose and one.place is None)
    here, there = in_order(luck)
    place = luck.pick([one for one in rules.kromosaurus.destinations if one not in (here, there)])
    beast = {"place": place, "life": luck.number(1, rules.kromosaurus.life)}
    table, name, _, begun = against(luck, rules, card, here, there, kromosaurus=beast)
    misread = {
        "the-beast-is-a-player": ALLOWED,
        "the-beast-is-out-of-reach": claim("beast-far", where=where(place)),
        "only-fighters-hurt-the-beast": claim("beast-asleep"),
    }
    return aimed(table, name, KROMOSAURUS, card, "kromosaurus.bonus", misread, begun)


def aimed(table: Table, name: str, other: str, card: str, rule: str, misread: dict[str, Any], begun: int) -> Wish:
    there = (
        says("is-there", name=other, where=where(table.state.players[other].place)) if other != KROMOSAURUS else None
    )
    given = (card_text(card, table.rules), *([there] if there else []))
    return Wish(table, name, way_to_play(table, card, other), rule, misread, begun, given, (card,))
