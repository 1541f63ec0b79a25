"""The Forest: draw Gathering cards, the first free, each further one dearer."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Reason

from ..answers import Intent
from ..state import State, Visit
from . import goods


def options(game: State, visit: Visit) -> list[Answer]:
    drawn = visit.drawn
    found = [] if drawn or visit.shuffled or not game.gathering.discard else ["shuffle"]
    prices = game.rules.forest.prices
    if drawn < len(prices) and prices[drawn] <= visit.player.krom and can_draw(game, visit):
        found.append("draw")
    return found


def can_draw(game: State, visit: Visit) -> bool:
    """An empty pile is made anew from the discard; the first card can always be had by shuffling."""
    deck = game.gathering
    if deck.pile:
        return True
    return bool(deck.discard) and (not visit.drawn or game.rulings["gathering_runs_out"] == "reshuffle")


def act(game: State, visit: Visit, intent: Intent) -> None:
    visit.begun = "gathering"
    player = visit.player
    if intent.verb == "shuffle":
        visit.shuffled = True
        game.gathering.shuffle()
        game.tell("shuffled", "forest.shuffle", player=player.name, deck="gathering", cards=len(game.gathering.pile))
        return
    deck = game.gathering
    price = game.rules.forest.prices[visit.drawn]
    player.krom -= price
    visit.drawn += 1
    if not deck.pile:
        deck.shuffle()
        game.tell("reshuffled", "forest.runs_out", deck="gathering", cards=len(deck.pile))
    card = game.draw("gathering", deck.pile)
    deck.pile.remove(card)
    deck.throw(card)
    rule = "forest.first_card" if visit.drawn == 1 else "forest.more_cards"
    game.tell("gathered", rule, player=player.name, card=card, price=price, number=visit.drawn)
    goods.reward(game, player, game.rules.gathering[card].reward, "forest.reward")


def why_not(game: State, visit: Visit, intent: Intent) -> Reason:
    prices = game.rules.forest.prices
    if intent.verb == "shuffle":
        if visit.drawn:
            return Reason("shuffle-late", "forest.shuffle")
        return Reason("shuffle-nothing", "forest.shuffle")
    if visit.drawn == len(prices):
        return Reason("forest-most", "forest.most", {"most": len(prices)})
    if prices[visit.drawn] > visit.player.krom:
        return goods.too_dear(visit.player, prices[visit.drawn], "forest.more_cards")
    return Reason("pile-empty", "forest.runs_out")
