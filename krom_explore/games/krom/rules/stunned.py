"""Stunned: no action phase this turn, robbed by the winner of the combat, back on one's feet next turn."""

from __future__ import annotations

from krom_explore.engine.ports import Decision, Reason

from ..box import RESOURCES
from ..state import Player, State


def stun(game: State, player: Player) -> None:
    player.stunned = True
    game.tell("stunned", "stunned.start", player=player.name)
    if player.acted and game.rulings["stunned_after_acting"] == "next_action":
        player.misses_action = True


def recover(game: State) -> None:
    """At the start of a turn whoever was stunned has full life again and plays normally."""
    for player in game.seats:
        player.acted = False
        if player.stunned:
            player.stunned = False
            player.life = game.rules.life.most
            game.tell("recovered", "stunned.recovery", player=player.name, life=player.life)


def rob(game: State, winner: Player, victims: list[Player]) -> None:
    """The winner may take one thing from each one he stunned."""
    for victim in victims:
        options = loot(victim)
        if len(options) == 1:
            continue
        answer = game.ask(Decision(winner.name, "rob", options, {"victim": victim.name}))
        what = answer[4:]
        if what == "nothing":
            game.tell("spared", "stunned.robbery", player=winner.name, victim=victim.name)
            continue
        take(game, winner, victim, what)
        if game.rulings["robberies"] == "once":
            return


def loot(victim: Player) -> list[str]:
    """What can be robbed: only a thing that the victim has, or nothing."""
    found = [f"rob {good}" for good in RESOURCES if getattr(victim, good)]
    if victim.krom:
        found.append("rob krom")
    if victim.bonus:
        found.append("rob bonus")
    found.append("rob nothing")
    return found


def take(game: State, winner: Player, victim: Player, what: str) -> None:
    who = {"player": winner.name, "victim": victim.name, "what": what}
    if what == "bonus":
        card = game.draw("hand", sorted(victim.bonus), victim.name)
        victim.bonus.remove(card)
        winner.bonus.append(card)
        game.tell_only((winner.name, victim.name), "card", "robbed", "stunned.robbery", **who, amount=1, card=card)
        return
    amount = half(victim.krom) if what == "krom" else 1
    setattr(victim, what, getattr(victim, what) - amount)
    setattr(winner, what, getattr(winner, what) + amount)
    game.tell("robbed", "stunned.robbery", **who, amount=amount)


def half(krom: int) -> int:
    """Half the Krom, rounded up."""
    return (krom + 1) // 2


def why_not(victim: Player, words: list[str]) -> Reason:
    if words[0] != "rob" or len(words) != 2 or words[1] not in (*RESOURCES, "krom", "bonus", "nothing"):
        return Reason("rob-what", "stunned.robbery", {"victim": victim.name, "found": " ".join(words)})
    return Reason("rob-none", "stunned.robbery", {"victim": victim.name, "what": words[1]})
