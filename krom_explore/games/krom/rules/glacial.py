"""The glacial map: the cold bites at the start of an action phase, the Cave warms."""

from __future__ import annotations

from ..state import Player, State


def weather(game: State, player: Player) -> None:
    if player.place == "cave":
        warmed = min(game.rules.glacial.warmth, game.rules.life.most - player.life)
        if warmed:
            player.life += warmed
            game.tell("warmed", "glacial.warmth", player=player.name, amount=warmed, life=player.life)
        return
    chilled = min(game.rules.glacial.cold, player.life - 1)
    if chilled:
        player.life -= chilled
        game.tell("chilled", "glacial.cold", player=player.name, amount=chilled, life=player.life)
    elif player.life == 1:
        game.tell("spared_by_cold", "glacial.last_life", player=player.name)
