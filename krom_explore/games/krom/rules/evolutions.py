"""Evolutions: pay the resources shown, be in the place shown, score the points."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Reason

from ..answers import Intent, realise
from ..box import Goods
from ..state import Player, State, Visit
from . import ending, goods


def options(game: State, visit: Visit) -> list[Answer]:
    player = visit.player
    wood, stone, bone = player.wood, player.stone, player.bone
    costs = game.rules.evolution_costs
    found: list[Answer] = []
    for name in game.evolutions:
        needs_wood, needs_stone, needs_bone = costs[name]
        if needs_wood > wood or needs_stone > stone or needs_bone > bone:
            continue
        if game.rules.evolution[name].place in (None, player.place):
            found.append(realise(name))
    if not found or (visit.evolutions and game.rulings["evolutions_per_phase"] == "one"):
        return []
    return list(dict.fromkeys(found))


def act(game: State, visit: Visit, intent: Intent) -> None:
    visit.evolutions += 1
    player = visit.player
    name = intent.card
    card = game.rules.evolution[name]
    goods.pay(player, card.cost)
    slot = game.evolutions.index(name)
    player.evolutions.append(game.evolutions.pop(slot))
    points = game.points(player)
    rule = "evolutions.realise" if visit.evolutions == 1 else "evolutions.number"
    game.tell("realised", rule, player=player.name, card=name, points=card.points, sum=points)
    ending.check(game, player)
    replace(game, slot)
    ending.last_evolution(game, player)


def replace(game: State, slot: int) -> None:
    """A new Evolution is revealed at once; when the pile is empty the slot stays empty."""
    deck = game.evolution
    if not deck.pile:
        game.tell("slot_empty", "ending.evolutions_gone", deck="evolution")
        return
    card = game.draw("evolution", deck.pile)
    deck.pile.remove(card)
    game.evolutions.insert(slot, card)
    game.tell("revealed", "evolutions.replace", deck="evolution", card=card)


def could_buy(game: State, player: Player, missing: Goods) -> bool:
    """Whether the player has the Krom that this costs in the Cave."""
    prices = game.rules.cave.prices
    return all(good in prices for good in missing) and player.krom >= goods.worth(missing, prices)


def why_not(game: State, visit: Visit, intent: Intent) -> Reason:
    player = visit.player
    name = intent.card
    if name not in game.evolutions:
        return Reason("no-evolution", "evolutions.shown", {"found": intent.said, "cards": list(game.evolutions)})
    card = game.rules.evolution[name]
    if card.place is not None and card.place != player.place:
        return Reason("evolution-place", "evolutions.place", {"card": name, "place": card.place, "here": player.place})
    missing = goods.missing(player, card.cost)
    if missing:
        rule = "evolutions.no_krom" if could_buy(game, player, missing) else "evolutions.cost"
        return Reason("evolution-cost", rule, {"card": name, "missing": missing})
    if intent.rest:
        return Reason("one-word", "table.answers", {"found": intent.text, "ways": [realise(name)]})
    return Reason("one-evolution", "evolutions.number")
