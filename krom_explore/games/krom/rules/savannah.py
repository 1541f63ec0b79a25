"""The Savannah: choose a prey, perhaps buy dice, roll at least its value."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

from krom_explore.engine.names import MOST_KEPT
from krom_explore.engine.ports import Answer, Reason

from ..answers import Intent, hunt
from ..state import State, Visit
from . import goods


def options(game: State, visit: Visit) -> list[Answer]:
    if visit.begun:
        return []
    affordable = bisect_right(game.rules.savannah.extra_dice, visit.player.krom)  # the prices rise
    found: list[Answer] = []
    for prey in dict.fromkeys(game.prey):
        found += hunts(prey, affordable)
    return found


@lru_cache(maxsize=MOST_KEPT)
def hunts(prey: str, extra: int) -> tuple[Answer, ...]:
    """Hunting a prey with no die bought, with one, ..."""
    return tuple(hunt(prey, bought) for bought in range(extra + 1))


def act(game: State, visit: Visit, intent: Intent) -> None:
    visit.begun = "hunt"
    player = visit.player
    name, bought = intent.card, intent.bought
    price = game.rules.savannah.extra_dice[bought - 1] if bought else 0
    player.krom -= price
    prey = game.rules.hunt[name]
    (dice,) = game.roll((player.name,), (prey.dice + bought,), "hunt", about={"card": name, "value": prey.value})
    total = sum(dice)
    caught = total >= prey.value
    game.tell(
        "hunted", "savannah.success" if caught else "savannah.failure",
        player=player.name, card=name, dice=dice, total=total, value=prey.value, caught=caught, price=price,
    )  # fmt: skip
    if caught:
        goods.reward(game, player, prey.reward, "savannah.reward")
        slot = game.prey.index(name)
        game.hunt.throw(game.prey.pop(slot))
        replace(game, slot)


def replace(game: State, slot: int) -> None:
    """A new prey takes the place of the one that was caught."""
    deck = game.hunt
    if not deck.pile and game.rulings["hunt_runs_out"] == "reshuffle":
        deck.shuffle()
        game.tell("reshuffled", "savannah.runs_out", deck="hunt", cards=len(deck.pile))
    if not deck.pile:
        game.tell("slot_empty", "savannah.runs_out", deck="hunt")
        return
    card = game.draw("hunt", deck.pile)
    deck.pile.remove(card)
    game.prey.insert(slot, card)
    game.tell("revealed", "savannah.replace", deck="hunt", card=card)


def why_not(game: State, visit: Visit, intent: Intent) -> Reason:
    if visit.begun:
        return Reason("one-hunt", "savannah.one_hunt")
    prices = game.rules.savannah.extra_dice
    if intent.card not in game.prey:
        return Reason("no-prey", "savannah.prey", {"found": intent.said, "cards": list(game.prey)})
    if intent.rest or intent.bought > len(prices):
        found = intent.rest or f"+{intent.bought}"
        return Reason("extra-dice", "savannah.extra_dice", {"most": len(prices), "found": found})
    return goods.too_dear(visit.player, prices[intent.bought - 1], "savannah.dice_price")
