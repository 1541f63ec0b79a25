"""How the spheres of everybody come about."""

from __future__ import annotations

from typing import Any

from krom_explore.games.face import Sight

from ..look import PlayerLook
from .counts import count


def show(sight: Sight) -> dict[str, Any]:
    state = sight.state
    return {
        "goal": state.goal,
        "lead": sight.word("ui-spheres-lead", goal=state.goal, needed=state.needed),
        "players": [account(sight, player) for player in state.players.values()],
        "words": sight.words("before", "magical", "sum", "held", "held-why", "held-hidden"),
    }


def account(sight: Sight, player: PlayerLook) -> dict[str, Any]:
    """One player's spheres, line by line."""
    made = count(sight.seat, player)
    names = {name: sight.rules.name(name, sight.lang) for name in player.chains}
    return {
        "name": player.name,
        "before": made.before,
        "chains": [{"id": name, "name": names[name], "spheres": number} for name, number in made.table.items()],
        "magic": [{"id": name, "name": names[name], "spheres": number} for name, number in made.magic.items()],
        "sum": made.all,
        "held": player.held,
    }
