"""Evolutions: pay the resources shown, be in the place shown, score the points."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Reason

from ..state import State, Visit
from . import ending, goods


def options(game: State, visit: Visit) -> list[Answer]:
    player = visit.player
    wood, stone, bone = player.wood, player.stone, player.bone
    costs = game.rules.evolution_costs
    found: list[Answer] = []
    for name in game.evolutions:
        needs_wood, needs_stone, needs_bone = costs[name]
        affordable = needs_wood <= wood and needs_stone <= stone and needs_bone <= bone
        if affordable and game.rules.evolution[name].place in (None, player.place):
            found.append("realise " + name)
    if not found or (visit.evolutions and game.rulings["evolutions_per_phase"] == "one"):
        return []
    return list(dict.fromkeys(found))


def act(game: State, visit: Visit, words: list[str]) -> None:
    visit.evolutions += 1
    player = visit.player
    name = words[1]
    card = game.rules.evolution[name]
    goods.pay(player, card.cost)
    slot = game.evolutions.index(name)
    player.evolutions.append(game.evolutions.pop(slot))
    points = game.points(player)
    game.tell("realised", "evolutions.realise", player=player.name, card=name, points=card.points, sum=points)
    ending.check(game, player)
    replace(game, slot)
    ending.last_evolution(game, player)


def replace(game: State, slot: int) -> None:
    """A new Evolution is revealed at once; when the pile is empty the slot stays empty."""
    deck = game.evolution
    if not deck.pile:
        return
    card = game.draw("evolution", deck.pile)
    deck.pile.remove(card)
    game.evolutions.insert(slot, card)
    game.tell("revealed", "evolutions.replace", deck="evolution", card=card)


def why_not(game: State, visit: Visit, words: list[str]) -> Reason:
    player = visit.player
    name = " ".join(words[1:])
    if name not in game.evolutions:
        return Reason("no-evolution", "evolutions.shown", {"found": name, "cards": list(game.evolutions)})
    card = game.rules.evolution[name]
    if card.place is not None and card.place != player.place:
        return Reason("evolution-place", "evolutions.place", {"card": name, "place": card.place, "here": player.place})
    missing = goods.missing(player, card.cost)
    if missing:
        return Reason("evolution-cost", "evolutions.cost", {"card": name, "missing": missing})
    return Reason("one-evolution", "evolutions.number")
