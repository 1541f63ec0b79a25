"""The Cave: rest, or buy any number of services."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Reason

from ..answers import Intent
from ..box import RESOURCES
from ..ruleset import Ruleset
from ..state import Player, State, Visit
from . import bonus, goods

SERVICES = (*RESOURCES, "bonus", "life")


def options(game: State, visit: Visit) -> list[Answer]:
    """Rest or services: whichever is begun excludes the other."""
    if visit.begun == "rest":
        return []
    player = visit.player
    found = [] if visit.begun else ["rest"]
    krom = player.krom
    for service, price in game.rules.cave.prices.items():
        affordable = price <= krom or (service == "life" and life_on_sale(game.rules, player.life)[1] <= krom)
        if affordable and on_offer(game, player, service):
            found.append("buy " + service)
    return found


def on_offer(game: State, player: Player, service: str) -> bool:
    """Whether it is there to be had: a Bonus card, life below the maximum, a token in the supply."""
    if service == "bonus":
        return bonus.can_draw(game) and not bonus.hand_full(game, player)
    if service == "life":
        return player.life < game.rules.life.most
    return goods.supply_left(game, service)


def life_on_sale(rules: Ruleset, life: int) -> tuple[int, int]:
    """How much life the next purchase brings to somebody who has so much, and its price.

    Life comes in blocks at full price, and what would go over the maximum is lost; or, where the table rules so, only
    what there is room for is bought and paid for, in whole Krom.
    """
    block, price = rules.cave.life_block, rules.cave.prices.get("life", 0)
    bought = min(block, rules.life.most - life)
    if rules.rulings["life_blocks"] == "full_price" or bought == block:
        return bought, price
    return bought, -(-price * bought // block)


def act(game: State, visit: Visit, intent: Intent) -> None:
    if intent.verb == "rest":
        visit.begun = "rest"
        game.tell("rested", "cave.rest", player=visit.player.name)
        goods.gain(game, visit.player, game.rules.cave.rest, "cave.rest")
    else:
        visit.begun = "services"
        buy(game, visit.player, intent.good)


def buy(game: State, player: Player, service: str) -> None:
    """One service against Krom."""
    amount, price = 1, game.rules.cave.prices[service]
    if service == "life":
        amount, price = life_on_sale(game.rules, player.life)
    player.krom -= price
    game.tell("bought", "cave.services", player=player.name, what=service, price=price)
    goods.gain(game, player, {service: amount}, "cave.services")


def why_not(game: State, visit: Visit, intent: Intent) -> Reason:
    player, service = visit.player, intent.good
    prices = game.rules.cave.prices
    if intent.verb == "buy" and service not in prices:
        return Reason("no-service", "cave.services", {"found": intent.text, "services": list(prices)})
    if intent.verb == "rest" or visit.begun == "rest":
        return Reason("rest-or-services", "cave.one_of_two", {"begun": visit.begun})
    price = life_on_sale(game.rules, player.life)[1] if service == "life" else prices[service]
    if price > player.krom:
        return goods.too_dear(player, price, "cave.services")
    if service == "life":
        return Reason("life-full", "life.most", {"most": game.rules.life.most})
    if service == "bonus" and bonus.hand_full(game, player):
        return Reason("hand-full", "bonus.hand")
    if service == "bonus":
        return Reason("no-bonus-left", "bonus.runs_out")
    return Reason("supply-empty", "supply.tokens", {"good": service})
