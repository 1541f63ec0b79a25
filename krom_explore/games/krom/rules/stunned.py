"""Stunned: no action phase this turn, robbed by the winner of the combat, back on one's feet next turn."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import Intent, write
from ..box import RESOURCES
from ..state import Player, State
from . import bonus

LOOT = (*RESOURCES, "krom", "bonus", "nothing")
ROB = {good: write(Intent("rob", good=good)) for good in LOOT}


def stun(game: State, player: Player, rule: str = "stunned.start") -> None:
    player.stunned = True
    game.tell("stunned", rule, player=player.name)
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
    """The winner may take one thing from each one he stunned, in the order that he likes."""
    left = [victim for victim in victims if len(loot(game, winner, victim)) > 1]
    rule = "stunned.robbery" if len(left) == 1 else "stunned.robbery.each"
    while left:
        victim = next_victim(game, winner, left)
        left.remove(victim)
        options = loot(game, winner, victim)
        if len(options) == 1:
            continue  # his hand is full by now
        answer = game.ask(Decision(winner.name, "rob", options, {"victim": victim.name}))
        what = game.rules.grammar.parse(answer).good
        if what == "nothing":
            game.tell("spared", rule, player=winner.name, victim=victim.name)
            continue
        take(game, winner, victim, what, rule)
        if game.rulings["robberies"] == "once":
            return


def next_victim(game: State, winner: Player, left: list[Player]) -> Player:
    """By default the winner says whom to rob first; else it goes by rank in the combat."""
    if len(left) == 1 or game.rulings["robbery_order"] == "rank":
        return left[0]
    by_answer = {write(Intent("victim", target=victim.name)): victim for victim in left}
    return by_answer[game.ask(Decision(winner.name, "whom", list(by_answer)))]


def loot(game: State, winner: Player, victim: Player) -> list[Answer]:
    """What can be robbed: only a thing that the victim has, or nothing."""
    found = [good for good in (*RESOURCES, "krom") if getattr(victim, good)]
    if victim.bonus and not bonus.hand_full(game, winner):
        found.append("bonus")
    return [ROB[good] for good in (*found, "nothing")]


def take(game: State, winner: Player, victim: Player, what: str, rule: str) -> None:
    who = {"player": winner.name, "victim": victim.name, "what": what}
    if what == "bonus":
        card = game.draw("hand", sorted(victim.bonus), victim.name)
        victim.bonus.remove(card)
        winner.bonus.append(card)
        game.tell_only((winner.name, victim.name), "card", "robbed", rule, **who, amount=1, card=card)
        return
    amount = half(victim.krom) if what == "krom" else 1
    setattr(victim, what, getattr(victim, what) - amount)
    setattr(winner, what, getattr(winner, what) + amount)
    game.tell("robbed", rule, **who, amount=amount)


def half(krom: int) -> int:
    """Half the Krom, rounded up."""
    return (krom + 1) // 2


def why_not(victim: Player, decision: Decision, intent: Intent) -> Reason:
    if intent.verb != "rob" or intent.good not in LOOT:
        ways = list(decision.options)
        return Reason("rob-what", "stunned.robbery", {"victim": victim.name, "found": intent.text, "ways": ways})
    if intent.good == "bonus" and victim.bonus:
        return Reason("hand-full", "bonus.hand")
    return Reason("rob-none", "stunned.robbery", {"victim": victim.name, "what": intent.good})
