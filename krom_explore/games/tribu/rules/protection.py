"""Protection: who is attacked or robbed may turn over one active protection, whoever's turn it is."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import Intent, protect
from ..state import Attack, Player, State
from . import active, chains


def answer(game: State, attack: Attack, victim: Player) -> int:
    """How many vases the attacked player saves.

    Everybody with a card face down is asked, whatever that card is: to ask only those who can protect themselves would
    tell the others who can.
    """
    if not victim.actives:
        return 0
    game.phase = "defence"
    threatened = chains.last_vases(victim.chains[attack.chain], attack.takes)
    about = {"by": attack.by, "card": attack.card, "chain": attack.chain, "theft": attack.theft, "cards": threatened}
    said = game.ask(Decision(victim.name, "defence", options(game, victim), about))
    if said == "pass":
        game.tell("undefended", "protection.optional", player=victim.name)
        return 0
    intent = game.rules.grammar.parse(said)
    victim.chains[intent.chain].active = None
    attack.lying.append(intent.card)
    saves = game.rules.protections[intent.card].saves
    facts = {"player": victim.name, "card": intent.card, "chain": intent.chain, "number": saves}
    game.tell("defended", defending_rule(attack, victim, intent.chain), **facts)
    return saves


def defending_rule(attack: Attack, victim: Player, lay_at: str) -> str:
    """The rule that says why this protection helps here and now."""
    if attack.theft:
        return "action.steal.defence"
    if victim.skips:
        return "protection.blocked"
    return "protection.active" if lay_at == attack.chain else "protection.reach"


def options(game: State, victim: Player) -> list[Answer]:
    protections = game.rules.protections
    found = [
        protect(chain.active, name)
        for name, chain in victim.chains.items()
        if chain.active is not None and chain.active in protections
    ]
    return [*found, "pass"]


def why_not(game: State, victim: Player, intent: Intent) -> Reason:
    if intent.verb != "protect":
        return Reason("defend-or-pass", "protection.optional", {"ways": options(game, victim)})
    if intent.card in victim.hand and intent.card in game.rules.protections and intent.card not in victim.actives:
        return Reason("protect-from-hand", "protection.active", {"card": intent.card})
    reason = active.why_not_turned(game, victim, intent, "protections", "protection.active")
    return reason or Reason("defend-or-pass", "protection.optional", {"ways": options(game, victim)})
