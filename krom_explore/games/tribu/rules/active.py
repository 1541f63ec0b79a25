"""Active cards: laid face down beside a chain, swapped there, and turned over in place of drawing."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Reason

from ..answers import Intent, activate, swap, use
from ..state import Chain, Player, State
from . import chains

# --- laying and swapping


def lay(game: State, player: Player, intent: Intent) -> None:
    player.hand.remove(intent.card)
    player.chains[intent.chain].active = intent.card
    facts = {"player": player.name, "chain": intent.chain, "card": intent.card}
    game.tell_only((player.name,), "card", "activated", "turn.activate", **facts)


def swap_in(game: State, player: Player, intent: Intent) -> None:
    """A card of the hand takes the place of an active one, which comes back to the hand."""
    chain = player.chains[intent.chain]
    back = chain.active
    assert back is not None
    player.hand.remove(intent.card)
    chain.active = intent.card
    player.get(back)
    game.swapped = True
    facts = {"player": player.name, "chain": intent.chain, "cards": [intent.card, back]}
    game.tell_only((player.name,), "cards", "swapped", "turn.swap", **facts)


def options(game: State, player: Player) -> list[Answer]:
    """Every card of the hand that may be laid face down, and where; every swap, if there was none in this turn."""
    activatable = game.rules.activatable
    laid: list[Answer] = []
    swapped: list[Answer] = []
    before = ""
    for card in player.hand:
        if card == before or card not in activatable:
            continue
        before = card
        for name, chain in player.chains.items():
            if chain.active is None:
                laid.append(activate(card, name))
            elif not game.swapped:
                swapped.append(swap(card, name))
    return laid + swapped


# --- turning over


def use_options(game: State, player: Player) -> list[Answer]:
    """Every active Diorama that fits one of one's own chains."""
    rules = game.rules
    anywhere = game.rulings["active_reach"] == "any_chain"
    return [
        use(chain.active, lying, name)
        for lying, chain in player.chains.items()
        if chain.active is not None and chain.active in rules.dioramas
        for name, other in player.chains.items()
        if (anywhere or other is chain) and chain.active in chains.accepts(rules, other)
    ]


def use_card(game: State, player: Player, intent: Intent) -> None:
    """Turn over an active Diorama and lay it."""
    player.chains[intent.chain].active = None
    chain = player.chains[intent.target]
    chains.lay(game, chain, intent.card)
    facts = {"player": player.name, "card": intent.card, "chain": intent.chain}
    game.tell("used", use_rule(game, intent), **facts)
    chains.tell_laid(game, player, chain, intent.card)


def use_rule(game: State, intent: Intent) -> str:
    """The rule behind what was not a matter of course."""
    if intent.card in game.rules.totems:
        return "active.totem"
    return "turn.use" if intent.chain == intent.target else "active.reach"


# --- why not


def why_not_lay(game: State, player: Player, intent: Intent) -> Reason:
    """Why a card cannot be activated or swapped in."""
    card, rule = intent.card, f"active.{'swap' if intent.verb == 'swap' else 'cards'}"
    if intent.verb == "swap" and game.swapped:
        return Reason("swapped-already", "active.swap")
    if card not in player.hand:
        return chains.not_in_hand(intent, rule)
    if card not in game.rules.activatable:
        return Reason("not-activated", "active.cards", {"card": card, "family": game.rules.family[card]})
    if not player.chains:
        return Reason("no-chain-yet", "active.where")
    if not intent.chain or intent.rest:
        write = swap if intent.verb == "swap" else activate
        lying = intent.verb == "swap"
        ways = [write(card, name) for name, chain in player.chains.items() if (chain.active is not None) is lying]
        return Reason("activate-where", "active.where", {"card": card, "ways": ways})
    if intent.chain not in player.chains:
        return chains.no_own_chain(intent.chain)
    if intent.verb == "swap":
        return Reason("nothing-to-swap", "active.swap", {"chain": intent.chain})
    return Reason("has-active", "active.one", {"chain": intent.chain})


def why_not_turned(game: State, player: Player, intent: Intent, family: str, rule: str) -> Reason | None:
    """Why the card that an answer names cannot be turned over, if it cannot."""
    if not intent.card or not intent.chain:
        return Reason("turn-what", rule, {"cards": player.actives, "verb": intent.verb})
    if intent.chain not in player.chains:
        return chains.no_own_chain(intent.chain)
    chain: Chain = player.chains[intent.chain]
    if chain.active is None:
        return Reason("no-active", rule, {"chain": intent.chain})
    if chain.active != intent.card:
        return Reason("other-active", rule, {"chain": intent.chain, "card": chain.active})
    if game.rules.family[intent.card] != family:
        return Reason("cannot-turn", rule, {"card": intent.card, "family": game.rules.family[intent.card]})
    return None


def why_not_use(game: State, player: Player, intent: Intent) -> Reason:
    reason = why_not_turned(game, player, intent, "dioramas", "active.use")
    if reason is not None:
        return reason
    if not intent.target or intent.rest:
        ways = [way for way in use_options(game, player) if way.startswith(f"use {intent.card} {intent.chain} ")]
        return Reason("use-where", "active.use", {"card": intent.card, "ways": ways})
    if intent.target not in player.chains:
        return chains.no_own_chain(intent.target)
    if game.rulings["active_reach"] == "same_chain" and intent.target != intent.chain:
        return Reason("same-chain", "active.reach", {"card": intent.card, "chain": intent.chain})
    return chains.why_not_fit(game, player.chains[intent.target], intent.card)
