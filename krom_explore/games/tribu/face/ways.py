"""The way to each answer, step by step: first the card, then its place. And where on the table each step is touched.

A step is known by its id: a card of the hand by its own, a card face down by its chain, the last one by the answer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import Seat

from .. import answers
from ..answers import Intent
from ..look import StateLook
from ..ruleset import Ruleset

TURNED = ("use", "attack")
"""Verbs for a card that lies face down."""


class Spot(NamedTuple):
    """A thing on the table that one touches to give an answer."""

    thing: str
    """deck, discard, new (a chain that begins), slot (the next place of a chain), beside (the card beside it), chain"""
    player: str = ""
    chain: str = ""


class Way(NamedTuple):
    """The steps to an answer, and the spot at which each is taken; None for a card of the hand."""

    steps: tuple[str, ...]
    spots: tuple[Spot | None, ...]


def way(intent: Intent, question: str, me: str) -> Way:
    answer, last = answers.write(intent), spot(intent, me)
    if question == "action":
        steals = intent.verb == "play" and intent.chain
        if steals:
            chosen = f"{intent.player} {intent.target}"
            return Way((intent.card, chosen, answer), (None, last, Spot("slot", me, intent.chain)))
        return Way((intent.card, answer), (None, last))
    if intent.verb in TURNED:
        return Way((intent.chain, answer), (Spot("beside", me, intent.chain), last))
    return Way((), (last,))


def spot(intent: Intent, me: str) -> Spot | None:
    """Where an answer is touched, or what it is done to."""
    match intent.verb:
        case "draw":
            return Spot("deck")
        case "take" | "discard":
            return Spot("discard")
        case "place":
            return Spot("slot", me, intent.chain) if intent.chain else Spot("new", me)
        case "activate" | "swap" | "protect":
            return Spot("beside", me, intent.chain)
        case "use":
            return Spot("slot", me, intent.target)
        case "attack" | "play" if intent.target:
            return Spot("chain", intent.player, intent.target)
    return None


def touched(seat: Seat, lang: str) -> list[dict[str, Any]]:
    """Every legal answer that is given by touching the table or a card of the hand: its way, and what would be lost."""
    pending, rules, found = seat.pending, seat.rules, []
    if not isinstance(pending, Decision):
        return []
    for answer in seat.options:
        intent = answers.parse(answer, rules)
        steps, spots = way(intent, pending.question, pending.player)
        if any(spots):
            found.append(
                {
                    "answer": answer,
                    "steps": list(steps),
                    "spots": [at and list(at) for at in spots],
                    "label": seat.say(answer, lang),
                    "takes": len(at_stake(intent, seat.state, rules)),
                }
            )
    return found


def at_stake(intent: Intent, state: StateLook, rules: Ruleset) -> tuple[str, ...]:
    """The vases that an attack or a theft would take if nobody defends them, the last first."""
    if intent.verb == "attack":
        number = rules.events[intent.card].destroys
    elif intent.verb == "play" and intent.chain:
        number = 1
    else:
        return ()
    return state.players[intent.player].chains[intent.target].vases[::-1][:number]
