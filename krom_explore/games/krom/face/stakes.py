"""What is at stake before the dice of a combat are rolled: what one can lose, who may be stunned, who wins a tie."""

from __future__ import annotations

from typing import Any

from krom_explore.engine.ports import Roll
from krom_explore.engine.seat import Seat

from ..box import KROMOSAURUS
from ..catalogue import WORDS


def at_stake(seat: Seat, lang: str) -> list[str]:
    """Of the dice alone: nobody knows who will play a card."""
    roll = seat.pending
    if seat.past or not isinstance(roll, Roll) or roll.purpose != "combat":
        return []

    def word(key: str, **args: Any) -> str:
        return WORDS.message(key, lang, **args)

    beast = KROMOSAURUS in roll.who
    players = [seat.state.players[name] for name in roll.who if name != KROMOSAURUS]
    most = roll.sides - 1 + (seat.rules.kromosaurus.plus if beast else 0)
    low = [word("stake-life", player=one.name, life=one.life) for one in players if 0 < one.life <= most]
    lines = [word("stake-loss", most=most)]
    if low:
        lines.append(word("stake-stunned", players=low))
    return [*lines, tie(seat, roll, lang)]


def tie(seat: Seat, roll: Roll, lang: str) -> str:
    """Who is first where all dice are equal, and why."""
    place, rules = roll.about["place"], seat.rules
    strength = rules.tie_strength[place]
    first, *others = sorted(roll.who, key=strength.__getitem__, reverse=True)
    how = "heavier" if place in rules.combat.heavier_wins else "lighter"
    level = strength[first] == strength[others[0]]
    if level or KROMOSAURUS in roll.who:  # equal weights roll again; where the beast stands is a ruling of its own
        return WORDS.message("stake-tie", lang, how=how)
    return WORDS.message("stake-tie-first", lang, how=how, first=first, others=others)
