"""One's own hand: the cards that one chooses from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from krom_explore.engine.ports import Decision
from krom_explore.games.face import Sight

from .. import answers
from ..look import PlayerLook
from .cards import card_face


def show(sight: Sight) -> dict[str, Any]:
    """The hand of whose eyes one has; of whoever is asked, or whose turn it is, where one sees with everybody's."""
    seat = sight.seat
    who = seat.player if seat.player is not None else seat.asked or sight.state.mover
    player: PlayerLook | None = sight.state.players.get(who)
    if player is None:
        return {"player": None, "title": "", "held": "", "heldText": "", "cards": []}
    return {
        "player": player.name,
        "title": sight.word("ui-hand-of", player=player.name),
        "held": sight.word("ui-held-now", number=player.held) if player.held is not None else "",
        "heldText": sight.word("ui-held-full", number=player.held) if player.held is not None else "",
        "cards": [
            {**card_face(sight, card), **use(sight, player, card), "fresh": sight.word("ui-fresh") if new else ""}
            for card, new in held(sight, player)
        ],
    }


def held(sight: Sight, player: PlayerLook) -> list[tuple[str, bool]]:
    """The cards of the hand, each with whether it came in the present turn."""
    came: Counter[str] = Counter()
    for event in reversed(sight.seat.log):
        if event.kind in ("turn", "challenge"):
            break
        if event.kind in ("drew", "took") and event.args["player"] == player.name:
            came[event.args.get("card", "")] += 1
    found = []
    for card in reversed([card for card in player.hand if card]):
        found.append((card, came[card] > 0))
        came[card] -= 1
    return found[::-1]


def use(sight: Sight, player: PlayerLook, card: str) -> dict[str, Any]:
    """What touching a card does: it is chosen, to go on from there; or it is the answer, where one is asked for it."""
    pending = sight.pending
    asked = isinstance(pending, Decision) and sight.seat.mine and pending.player == player.name
    question = pending.question if asked and isinstance(pending, Decision) else ""
    answer = answers.discard(card)
    single = question == "discard" and answer in sight.seat.options
    return {"step": card if question == "action" else None, "answer": answer if single else None}
