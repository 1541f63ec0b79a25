"""The Cave: rest, or buy any number of services."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Reason

from ..box import RESOURCES
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
        if price <= krom and on_offer(game, player, service):
            found.append("buy " + service)
    return found


def on_offer(game: State, player: Player, service: str) -> bool:
    """Whether it is there to be had: a Bonus card, life below the maximum, a token in the supply."""
    if service == "bonus":
        return bonus.can_draw(game)
    if service == "life":
        return player.life < game.rules.life.most
    return goods.supply_left(game, service)


def act(game: State, visit: Visit, words: list[str]) -> None:
    if words[0] == "rest":
        visit.begun = "rest"
        game.tell("rested", "cave.rest", player=visit.player.name)
        goods.gain(game, visit.player, game.rules.cave.rest, "cave.rest")
    else:
        visit.begun = "services"
        buy(game, visit.player, words[1])


def buy(game: State, player: Player, service: str) -> None:
    """Life comes in blocks at full price; what would go over the maximum is lost."""
    price = game.rules.cave.prices[service]
    player.krom -= price
    game.tell("bought", "cave.services", player=player.name, what=service, price=price)
    amount = game.rules.cave.life_block if service == "life" else 1
    goods.gain(game, player, {service: amount}, "cave.services")


def why_not(game: State, visit: Visit, words: list[str]) -> Reason:
    player = visit.player
    if words == ["rest"]:
        return Reason("rest-or-services", "cave.one_of_two", {"begun": visit.begun})
    service = " ".join(words[1:])
    prices = game.rules.cave.prices
    if words[0] == "rest" or service not in prices:
        return Reason("no-service", "cave.services", {"found": " ".join(words), "services": list(prices)})
    if visit.begun == "rest":
        return Reason("rest-or-services", "cave.one_of_two", {"begun": visit.begun})
    if prices[service] > player.krom:
        return goods.too_dear(player, prices[service], "cave.services")
    if service == "life":
        return Reason("life-full", "life.most", {"most": game.rules.life.most})
    if service == "bonus":
        return Reason("no-bonus-left", "bonus.runs_out")
    return Reason("supply-empty", "supply.tokens", {"good": service})
