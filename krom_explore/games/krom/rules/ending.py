"""The end of the game: whoever reaches the target first has won, at once."""

from __future__ import annotations

from ..state import Player, State


class Victory(Exception):
    """The game is over in the middle of a turn."""


def check(game: State, player: Player, rule: str = "ending.target") -> None:
    """Has this player won?"""
    points = game.points(player)
    if points >= game.target:
        win(game, player, points, rule)


def last_evolution(game: State, player: Player) -> None:
    """No Evolution is left anywhere: by default the slots stay empty and play goes on."""
    if game.rulings["evolution_runs_out"] == "ends" and not game.evolutions:
        most = max(game.points(other) for other in game.seats)
        best = [other for other in (player, *game.others(player)) if game.points(other) == most]
        win(game, best[0], most, "ending.evolutions_gone")


def win(game: State, player: Player, points: int, rule: str) -> None:
    game.winner = player.name
    game.visit = None
    game.fight = None
    game.tell("won", rule, player=player.name, points=points, target=game.target)
    raise Victory
