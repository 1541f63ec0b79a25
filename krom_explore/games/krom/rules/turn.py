"""The course of a turn: movement, then place by place a combat and the action phases."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import PLACES
from ..state import Player, State
from . import actions, combat, ending, kromosaurus, movement, stunned


def play_turn(game: State) -> None:
    """Play one turn to its end, or until somebody has won."""
    try:
        if game.phase == "movement":
            game.tell("turn", "turn.phases", turn=game.turn)
            stunned.recover(game)
            movement.move(game)
            kromosaurus.roam(game)
            game.phase = "actions"
        resolve_all(game, PLACES)
    except ending.Victory:
        return
    end(game)


def resolve_all(game: State, places: Sequence[str]) -> None:
    """Place by place, where somebody is."""
    present: dict[str, list[Player]] = {}
    for player in game.seats:
        present.setdefault(player.place, []).append(player)
    for place in places:
        if place in present:
            resolve(game, place, present[place])


def end(game: State) -> None:
    game.turn += 1
    game.phase = "movement"


def resolve(game: State, place: str, present: list[Player]) -> None:
    """A place's turn has come: fight for the order if need be, then act in that order."""
    act_in_order(game, *combat.fight(game, place, present))


def act_in_order(game: State, order: Sequence[Player], victims: list[Player]) -> None:
    """The action phases of a place; the first may have somebody to rob."""
    for player in order:
        if player.stunned:
            player.misses_action = False
            game.tell("skipped", "stunned.no_action", player=player.name)
        elif player.misses_action:
            player.misses_action = False
            game.tell("skipped", "stunned.after_acting", player=player.name)
        else:
            actions.phase(game, player, victims if player is order[0] else [])
