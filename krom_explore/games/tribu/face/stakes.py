"""Lonely characters: when their last turn has come, and which answers would lose them."""

from __future__ import annotations

from collections.abc import Iterator

from krom_explore.engine.ports import Event
from krom_explore.engine.seat import Seat

from ..answers import Intent
from ..look import ChainLook, PlayerLook

GOES_ON = ("draw", "take", "swap")
"""Verbs after which the turn goes on."""


def is_lonely(chain: ChainLook, player: PlayerLook) -> bool:
    return not chain.vases and chain.character != player.leader


def in_last_turn(seat: Seat, player: PlayerLook) -> list[ChainLook]:
    """The characters that are lost at the end of the present turn unless they get a vase in it."""
    if seat.state.mover != player.name or (player.skips and waits_when_blocked(seat)):
        return []
    begun, skipped = set(), False
    for event in since_turn(seat):
        begun |= {event.args["card"]} if event.kind == "began" else set()
        skipped |= event.kind == "skipped"
    if skipped and waits_when_blocked(seat):
        return []
    return [chain for chain in player.chains.values() if is_lonely(chain, player) and chain.character not in begun]


def waits_when_blocked(seat: Seat) -> bool:
    """Whether a turn that is skipped does not count for a lonely character."""
    ruled: str = seat.rules.rulings["blocked_lonely"]
    return ruled != "counts"


def since_turn(seat: Seat) -> Iterator[Event]:
    """What has happened in the present turn, backwards."""
    for event in reversed(seat.log):
        if event.kind == "turn":
            return
        yield event


def lost_by(intent: Intent, seat: Seat, player: PlayerLook) -> list[ChainLook]:
    """The characters that are gone when the turn ends with this answer."""
    if intent.verb in GOES_ON or closes(intent, seat, player):
        return []
    return [chain for chain in in_last_turn(seat, player) if chain.character != grows(intent)]


def grows(intent: Intent) -> str:
    """The chain of one's own that an answer adds to."""
    match intent.verb:
        case "place" | "play":
            return intent.chain
        case "use":
            return intent.target
    return ""


def closes(intent: Intent, seat: Seat, player: PlayerLook) -> bool:
    """Whether the answer makes the last chain complete that the challenge asks for: then nobody is lost any more."""
    chain = player.chains.get(grows(intent))
    if chain is None or chain.complete:
        return False
    completes = len(chain.vases) + 1 == len(seat.rules.characters[chain.character].vases)
    needed: int = seat.state.needed
    return completes and player.complete + 1 >= needed
