"""The board: the places, the figures in them, and where one may go."""

from __future__ import annotations

from typing import Any

from krom_explore.games.face import Sight

from ..box import PLACES


def show(sight: Sight) -> dict[str, Any]:
    state, seat = sight.state, sight.seat
    moving = seat.mine and getattr(sight.pending, "question", "") == "movement"
    beast = state.kromosaurus
    return {
        "places": [
            {
                "id": place,
                "name": sight.word(f"place-{place}"),
                **way_there(sight, place, moving),
                "here": [
                    {"name": name, "stunned": state.players[name].stunned, "asked": name == seat.asked}
                    for name in state.places[place]
                ],
                "beast": beast.life if beast and beast.place == place else None,
                "tie": sight.word("ui-heavier" if place in sight.rules.combat.heavier_wins else "ui-lighter"),
            }
            for place in PLACES
        ],
        "glacial": state.glacial,
        "asked": seat.asked,
        "label": sight.word("ui-board"),
        "words": sight.words("rule", "stunned", "life"),
    }


def way_there(sight: Sight, place: str, moving: bool) -> dict[str, Any]:
    """The answer that leads to a place, while somebody moves; where it is closed, why."""
    answer = f"go {place}"
    reason = sight.seat.why_not(answer) if moving else None
    return {
        "answer": answer if moving else None,
        "legal": moving and reason is None,
        **(sight.reason(reason) if reason else {"why": None, "rule": None, "ruleText": None}),
    }
