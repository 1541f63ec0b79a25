"""Attacks: an active event is turned over, laid beside a chain of another player, and destroys its last vases."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Reason

from .. import answers
from ..answers import Intent
from ..state import Attack, Chain, Player, State
from . import active, chains, deck, lonely, protection


def attack(game: State, player: Player, intent: Intent) -> None:
    """Declare it, wait for the answer of the attacked, and take what is not saved."""
    player.chains[intent.chain].active = None
    victim = game.players[intent.player]
    chain = victim.chains[intent.target]
    takes = min(game.rules.events[intent.card].destroys, len(chain.vases))
    game.attack = Attack(player.name, intent.card, victim.name, chain.character, takes, theft=False)
    game.tell(
        "attacked", "attack.declare", player=player.name, card=intent.card, chain=intent.chain, target=victim.name,
        target_chain=chain.character, cards=chains.last_vases(chain, takes),
    )  # fmt: skip
    saved = protection.answer(game, game.attack, victim)
    destroy(game, game.attack, victim, chain, saved)


def destroy(game: State, attack: Attack, victim: Player, chain: Chain, saved: int) -> None:
    """The last vases go under the discard, then the event and the protection."""
    lost = [chain.vases.pop() for _ in range(attack.takes - saved)]
    deck.put_under(game, [*lost, *attack.lying])
    game.attack = None
    facts = {"player": victim.name, "chain": chain.character}
    if lost:
        game.tell("destroyed", destroying_rule(game, attack, victim, saved), **facts, cards=lost)
        lonely.tell_alone(game, victim, chain, "lonely.attacked")
    else:
        game.tell("held", "protection.saves", **facts)


def destroying_rule(game: State, attack: Attack, victim: Player, saved: int) -> str:
    """The rule that says why so much is lost, and here."""
    if saved:
        return "protection.part"
    if attack.takes < game.rules.events[attack.card].destroys:
        return "attack.short"
    return "attack.leader" if attack.chain == victim.leader else "attack.destroys"


# --- whom, and why not


def may_attack(game: State, card: str, chain: Chain) -> bool:
    if chain.totem is not None or not chain.vases:
        return False
    return game.rulings["attack_short"] != "refused" or game.rules.events[card].destroys <= len(chain.vases)


def options(game: State, player: Player) -> list[Answer]:
    """Every active event, against every chain that it may be sent against."""
    events = game.rules.events
    return [
        answers.attack(own.active, lying, other.name, name)
        for lying, own in player.chains.items()
        if own.active is not None and own.active in events
        for other in game.others(player)
        for name, chain in other.chains.items()
        if may_attack(game, own.active, chain)
    ]


def why_not(game: State, player: Player, intent: Intent) -> Reason:
    reason = active.why_not_turned(game, player, intent, "events", "attack.event")
    if reason is not None:
        return reason
    chain = target_of(game, intent)
    if intent.player == player.name:
        return Reason("own-target", "attack.target")
    if chain is None:
        ways = [way for way in options(game, player) if way.startswith(f"attack {intent.card} {intent.chain} ")]
        return Reason("no-target", "attack.target", {"found": intent.said, "ways": ways})
    here = {"target": intent.player, "chain": intent.target, "card": intent.card}
    if chain.totem is not None:
        return Reason("target-protected", "attack.totem", here)
    if not chain.vases:
        return Reason("target-empty", "attack.empty", here)
    return Reason("target-short", "attack.short", {**here, "number": game.rules.events[intent.card].destroys})


def target_of(game: State, intent: Intent) -> Chain | None:
    """The chain of another player that an answer names, if there is one."""
    if intent.rest or intent.player not in game.players:
        return None
    return game.players[intent.player].chains.get(intent.target)
