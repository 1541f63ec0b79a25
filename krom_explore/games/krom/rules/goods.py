"""Goods: gaining and spending Krom, Wood, Stone, Bone, life and Bonus cards; the supply in the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from operator import attrgetter
from typing import TYPE_CHECKING

from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import Intent, write
from ..box import RESOURCES, TOKENS, Goods
from ..state import Player, State
from . import bonus

if TYPE_CHECKING:
    from ..look import PlayerLook

HELD = {good: attrgetter(good) for good in TOKENS}


def reward(game: State, player: Player, gives: Goods, rule: str, choice: list[Goods] | None = None) -> None:
    """Pay out a printed reward; where it leaves a choice, the player is asked."""
    if choice:
        by_answer = dict(zip(choice_names(choice), choice, strict=True))
        side = by_answer[game.ask(Decision(player.name, "reward", list(by_answer), {"choice": choice}))]
        gives = added(gives, side)
    if "resource" in gives:
        picks = take_names(gives["resource"])
        answer = game.ask(Decision(player.name, "reward", picks, {"resources": gives["resource"]}))
        picked = tally(game.rules.grammar.parse(answer).picks)
        gives = added({k: v for k, v in gives.items() if k != "resource"}, picked)
    most = game.rules.life.most
    lost = player.life + gives["life"] - most if "life" in gives else 0
    gain(game, player, gives, rule)
    if lost > 0:
        game.tell("life_full", "life.most", player=player.name, most=most, lost=lost)


def choice_names(choice: list[Goods]) -> list[Answer]:
    """The answers that name each side of a choice: ``take stone``, ``take bonus``."""
    plain = ["+".join(goods) for goods in choice]
    numbered = ["+".join(f"{amount}{good}" for good, amount in goods.items()) for goods in choice]
    return [write(Intent("take", picks=(side,))) for side in (plain if len(set(plain)) == len(plain) else numbered)]


def take_names(count: int) -> list[Answer]:
    return [write(Intent("take", picks=picks)) for picks in combinations_with_replacement(RESOURCES, count)]


def gain(game: State, player: Player, goods: Mapping[str, int], rule: str) -> None:
    """Put goods on a player's mini-board, as far as life's maximum and the box allow."""
    if not goods:
        return
    got: Goods = {}
    cards = 0
    for good, amount in goods.items():
        if good == "bonus":
            cards = amount
            continue
        if good == "life":
            amount = min(amount, game.rules.life.most - player.life)
            player.life += amount
        else:
            amount = from_supply(game, good, amount)
            setattr(player, good, getattr(player, good) + amount)
        if amount:
            got[good] = amount
    if got:
        game.tell("gained", rule, player=player.name, goods=got)
    for _ in range(cards):
        bonus.draw_card(game, player, rule)


def from_supply(game: State, good: str, amount: int) -> int:
    """How many tokens the supply gives. By default it never runs out, but says when the box would have."""
    box: int = getattr(game.rules.supply, good)
    out = tokens_out(game, good)
    if out + amount <= box:
        return amount
    if game.rulings["supply"] == "box":
        game.tell("supply_short", "supply.tokens", good=good, box=box, wanted=amount, given=max(0, box - out))
        return max(0, box - out)
    if out <= box:
        game.tell("over_box", "supply.tokens", good=good, box=box)
    return amount


def supply_left(game: State, good: str) -> bool:
    """Whether there is a token to buy."""
    if game.rulings["supply"] != "box":
        return True
    box: int = getattr(game.rules.supply, good)
    return tokens_out(game, good) < box


def tokens_out(game: State, good: str) -> int:
    """How many tokens of a kind lie on the mini-boards."""
    return sum(map(HELD[good], game.seats))


def can_pay(player: Player | PlayerLook, cost: Mapping[str, int]) -> bool:
    for good, amount in cost.items():
        if getattr(player, good) < amount:
            return False
    return True


def pay(player: Player, cost: Mapping[str, int]) -> None:
    for good, amount in cost.items():
        setattr(player, good, getattr(player, good) - amount)


def missing(player: Player, cost: Mapping[str, int]) -> Goods:
    return {good: amount - getattr(player, good) for good, amount in cost.items() if getattr(player, good) < amount}


def worth(some: Mapping[str, int], prices: Mapping[str, int]) -> int:
    """What goods cost at these prices."""
    return sum(prices[good] * amount for good, amount in some.items())


def too_dear(player: Player, price: int, rule: str) -> Reason:
    """The refusal of something that costs more Krom than the player has."""
    return Reason("krom-short", rule, {"price": price, "has": player.krom, "missing": price - player.krom})


def tally(names: Iterable[str]) -> Goods:
    """``wood wood stone`` as ``{"wood": 2, "stone": 1}``."""
    counts: Goods = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts


def added(some: Mapping[str, int], more: Mapping[str, int]) -> Goods:
    return {good: some.get(good, 0) + more.get(good, 0) for good in [*some, *(g for g in more if g not in some)]}
