"""The effects of Bonus cards in one's own action phase: gain, lose, steal, convert, swap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import TARGETED, Intent, play, write
from ..box import KROMOSAURUS, RESOURCES, Bonus, Goods
from ..state import Player, State, Visit
from . import goods, stunned
from .bonus import use, why_not_card

Picks = tuple[str, ...]
NO_PICKS: tuple[Picks, ...] = ((),)
"""No resource to choose: one way, without words."""


def options(game: State, visit: Visit) -> list[Answer]:
    player = visit.player
    held = game.rules.cards_played["action"].intersection(player.bonus)
    if not held or (visit.bonus and game.rulings["bonus_per_phase"] == "one"):
        return []
    found: list[Answer] = []
    for name in sorted(held):
        card = game.rules.bonus[name]
        if card.place is None or card.place == player.place:
            found += plays(game, player, name, card)
    return found


def plays(game: State, player: Player, name: str, card: Bonus) -> list[Answer]:
    """Every way to play a card now: ``play termites Karok wood``."""
    effect = card.effect
    if effect == "gain":
        return [play(name, "", (), gained) for gained in picks(card.gain)]
    if effect == "convert":
        if not goods.can_pay(player, card.pay):
            return []
        return [play(name, "", paid, gained) for paid in picks(card.pay, player) for gained in picks(card.gain)]
    wanted = card.taken
    if effect == "swap":
        if not goods.can_pay(player, card.give):
            return []
        given = picks(card.give, player)
    else:
        given = NO_PICKS
    full = full_amount(game, effect)
    found = []
    for target in game.seats:
        if target is not player and may_target(game, player, target, effect) and enough(game, target, wanted, full):
            taken = taken_picks(game, target, wanted)
            found += [play(name, target.name, gave, got) for gave in given for got in taken]
    return found


def full_amount(game: State, effect: str) -> bool:
    """Whether the target must have all that the card takes. By default only for a swap."""
    return game.rulings["short_swap" if effect == "swap" else "short_target"] == "refused"


def taken_picks(game: State, target: Player, wanted: Goods) -> Sequence[Picks]:
    """Which resources are taken from the target; nothing to name where the target chooses."""
    if "resource" not in wanted or game.rulings["resource_choice"] == "target":
        return NO_PICKS
    return picks(as_much(game, target, wanted), target)


def picks(some: Goods, owner: Player | None = None) -> Sequence[Picks]:
    """The resources that can fill the place of ``resource`` in ``some``."""
    count = some.get("resource")
    if not count:
        return NO_PICKS
    if owner is None:
        return picks_among(count, count, count, count)
    left = [min(count, getattr(owner, good) - some.get(good, 0)) for good in RESOURCES]
    return picks_among(count, *left)


@cache
def picks_among(count: int, *left: int) -> Sequence[Picks]:
    """Every choice of ``count`` resources where so many of each are left."""
    most = dict(zip(RESOURCES, left, strict=True))
    ways = combinations_with_replacement(RESOURCES, count)
    return tuple(way for way in ways if all(way.count(good) <= most[good] for good in RESOURCES))


def fixed(some: Goods) -> Goods:
    """The goods that are named, without the free choice of resources."""
    return {good: amount for good, amount in some.items() if good != "resource"}


def may_target(game: State, player: Player, target: Player, effect: str) -> bool:
    """Steal: same place. Loss and swap: anywhere. The stunned too. (By default.)"""
    if target.stunned and game.rulings["stunned_target"] == "no":
        return False
    if target.place == player.place:
        return True
    return effect != "steal" and game.rulings["target_place"] == "anywhere"


def enough(game: State, target: Player, some: Goods, full: bool) -> bool:
    """Whether the target has all of it or, where as much as he has will do, at least one thing of it."""
    if full:
        return as_much(game, target, some) == some
    for good in some:
        if available(game, target, good):
            return True
    return False


def as_much(game: State, target: Player, some: Goods) -> Goods:
    """What the target has of ``some``; resources of free choice come after the named ones."""
    if len(some) == 1:
        ((good, amount),) = some.items()
        return {good: min(amount, available(game, target, good))}
    has = {good: min(amount, available(game, target, good)) for good, amount in fixed(some).items()}
    if "resource" in some:
        rest = target.resource - sum(has.get(good, 0) for good in RESOURCES)
        has["resource"] = min(some["resource"], rest)
    return has


def available(game: State, target: Player, good: str) -> int:
    if good == "life" and game.rulings["card_stun"] == "stops_at_one":
        return max(0, target.life - 1)
    has: int = getattr(target, good)
    return has


def act(game: State, visit: Visit, intent: Intent) -> None:
    """Play a card in one's own action phase."""
    visit.bonus += 1
    player = visit.player
    name = intent.card
    card = game.rules.bonus[name]
    target = game.players[intent.target] if card.effect in TARGETED else None
    another = "bonus.play" if visit.bonus == 1 else "bonus.number"
    if not use(game, player, name, "played", target.name if target else None, another):
        if card.effect == "convert" and game.rulings["countered_price"] == "paid":
            pay(game, player, filled(card.pay, intent.paid), "bonus.effect.convert.countered")
        return
    rule = f"bonus.effect.{card.effect}"
    if card.effect == "gain":
        goods.gain(game, player, filled(card.gain, intent.picks), rule)
    elif card.effect == "convert":
        pay(game, player, filled(card.pay, intent.paid), rule)
        goods.gain(game, player, filled(card.gain, intent.picks), rule)
    else:
        assert target is not None
        given = filled(card.give, intent.paid)
        take(game, player, target, card, given, taken(game, player, target, card.taken, intent.picks))


def pay(game: State, player: Player, price: Goods, rule: str) -> None:
    goods.pay(player, price)
    game.tell("paid", rule, player=player.name, goods=price)


def filled(some: Goods, chosen: Sequence[str]) -> Goods:
    """``some`` with the chosen resources in the place of ``resource``."""
    return goods.added(fixed(some), goods.tally(chosen)) if "resource" in some else some


def taken(game: State, player: Player, target: Player, some: Goods, chosen: Sequence[str]) -> Goods:
    """What the target loses: as much as he has of it."""
    lost = as_much(game, target, some)
    if "resource" in some and game.rulings["resource_choice"] == "target":
        answers = [write(Intent("give", picks=given)) for given in picks(lost, target)]
        about = {"by": player.name, "resources": lost["resource"]}
        answer = game.ask(Decision(target.name, "give", answers, about)) if len(answers) > 1 else answers[0]
        chosen = game.rules.grammar.parse(answer).picks
    return {good: amount for good, amount in goods.added(fixed(lost), goods.tally(chosen)).items() if amount}


def take(game: State, player: Player, target: Player, card: Bonus, given: Goods, got: Goods) -> None:
    """Move the goods of a loss, a theft or a swap."""
    rule = f"bonus.effect.{card.effect}"
    goods.pay(target, got)
    kind = {"lose": "lost", "steal": "stolen", "swap": "swapped"}[card.effect]
    if card.effect == "lose":
        game.tell(kind, rule, player=target.name, by=player.name, goods=got)
        if target.life == 0 and not target.stunned:
            stunned.stun(game, target, "bonus.effect.lose.stun")
        return
    goods.pay(player, given)
    for receiver, received in ((player, got), (target, given)):
        for good, amount in received.items():
            setattr(receiver, good, getattr(receiver, good) + amount)
    game.tell(kind, rule, player=player.name, target=target.name, goods=got, given=given)


# --- why not


def why_not(game: State, visit: Visit, intent: Intent) -> Reason:
    player = visit.player
    reason = why_not_card(game, player, intent, "action")
    if reason is not None:
        return reason
    if visit.bonus and game.rulings["bonus_per_phase"] == "one":
        return Reason("one-bonus", "bonus.number")
    name = intent.card
    card = game.rules.bonus[name]
    price = card.give if card.effect == "swap" else card.pay
    missing = goods.missing(player, price)
    if missing:
        return Reason("bonus-price", f"bonus.effect.{card.effect}", {"card": name, "missing": missing})
    if card.effect in TARGETED:
        return why_not_target(game, player, card, intent)
    return Reason("play-how", "bonus.play", {"card": name, "ways": plays(game, player, name, card)[:6]})


def why_not_target(game: State, player: Player, card: Bonus, intent: Intent) -> Reason:
    rule = f"bonus.effect.{card.effect}"
    target = game.players.get(intent.target)
    ways = plays(game, player, intent.card, card)
    reached = list(dict.fromkeys(game.rules.grammar.parse(way).target for way in ways))
    if target is player:
        return Reason("target-self", "bonus.target", {"card": intent.card})
    if intent.target == KROMOSAURUS:
        return Reason("target-kromosaurus", "kromosaurus.bonus", {"players": reached})
    if target is None:
        found = intent.target or intent.rest
        return Reason("target-unknown", "bonus.target", {"found": found, "players": reached})
    if target.stunned and game.rulings["stunned_target"] == "no":
        return Reason("target-stunned", "bonus.target", {"target": target.name})
    if not may_target(game, player, target, card.effect):
        return Reason("target-elsewhere", rule, {"target": target.name, "place": target.place, "here": player.place})
    if not enough(game, target, card.taken, full_amount(game, card.effect)):
        return Reason("target-has-not", "bonus.target_short", {"target": target.name, "goods": card.taken})
    on_target = [way for way in ways if game.rules.grammar.parse(way).target == target.name]
    how = "bonus.resource_choice" if "resource" in card.taken else "bonus.play"
    return Reason("play-how", how, {"card": intent.card, "ways": on_target[:6]})
