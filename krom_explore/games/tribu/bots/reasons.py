"""Why a bot answered as it did, in a sentence that tells others no more than the answer itself.

Which sentence it is, and what is said in it to others, follows from the answer and from what lies open. ``family`` and
``held`` are known to the bot alone: only hints, which are told to whoever holds the cards, speak of them.
"""

from __future__ import annotations

from typing import Any

from krom_explore.engine.ports import Answer
from krom_explore.odds.spread import Named, Said

from ..answers import Intent
from ..catalogue import said
from ..rules import chains
from ..state import Chain
from .seen import Known


def why(known: Known, answer: Answer) -> Said:
    """The reason for an answer, from what the bot's own seat knows."""
    intent = known.rules.grammar.parse(answer)
    match intent.verb:
        case "place" if not intent.chain:
            return beginning(known, intent.card)
        case "place":
            return laying(known, intent.card, intent.chain)
        case "use":
            return laying(known, intent.card, intent.target)
        case "take":
            assert known.top is not None
            return told(known, "take", card=known.top)
        case "play":
            return playing(known, intent)
        case "attack":
            return told(known, "attack", target=intent.player, chain=intent.target)
        case "activate" | "swap":
            return told(known, intent.verb, family=known.rules.family[intent.card])
        case "discard":
            return told(known, "discard", card=intent.card)
    return told(known, intent.verb)


def told(known: Known, reason: str, **facts: Any) -> Said:
    named = {
        name: Named(value, known.rules.name) if name in ("card", "chain") else value for name, value in facts.items()
    }
    return said(f"bot-why-{reason}", {"player": known.me.name, **named})


def beginning(known: Known, character: str) -> Said:
    if character == known.me.leader:
        return told(known, "begin-leader", card=character)
    first = chains.accepts(known.rules, Chain(character))
    held = any(card in first for card in (*known.me.hand, *known.me.actives))
    number = sum(known.unshown[card] for card in first)
    return told(known, "begin", card=character, number=number, held="yes" if held else "no")


def laying(known: Known, card: str, name: str) -> Said:
    rules = known.rules
    after = known.me.copy()
    chain = after.chains[name]
    chains.lay(known.game, chain, card)
    reason, number = "place", rules.spheres[card]
    if chains.is_magical(rules, chain):
        reason, number = "magical", number + (rules.goal.leader if name == after.leader else rules.goal.magic)
    elif chain.totem is not None:
        reason = "totem"
    elif chains.complete_chains(rules, after) >= known.look.needed:
        reason = "close"
    elif chains.is_complete(rules, chain):
        reason = "complete"
    return told(known, reason, card=card, chain=name, number=number)


def playing(known: Known, intent: Intent) -> Said:
    effect = known.rules.actions[intent.card].effect
    if effect == "draw":
        return told(known, "play-draw")
    if effect == "block":
        return told(known, "play-block", target=intent.player)
    stolen = known.game.players[intent.player].chains[intent.target].vases[-1]
    return told(known, "play-steal", target=intent.player, card=stolen)
