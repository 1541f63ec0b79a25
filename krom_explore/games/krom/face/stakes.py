"""What is at stake before dice are rolled. In a combat: who wins how likely, what one can lose, who may be stunned, who
wins a tie. On a hunt: how likely it comes off, and what it brings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Roll
from krom_explore.engine.seat import Seat
from krom_explore.odds.spread import percent

from .. import odds
from ..box import KROMOSAURUS
from ..catalogue import WORDS
from ..words import goods
from .odds_at import dice_of


def combat_roll(seat: Seat) -> Roll | None:
    """The dice of a combat, where these are about to be rolled."""
    roll = seat.pending
    return roll if isinstance(roll, Roll) and roll.purpose == "combat" and not seat.past else None


def at_stake(seat: Seat, lang: str) -> list[str]:
    """What the dice that are about to fall can bring, a sentence each."""
    if seat.past or not isinstance(seat.pending, Roll):
        return []
    stakes = {"combat": of_combat, "hunt": of_hunt}.get(seat.pending.purpose)
    return stakes(seat, seat.pending, lang) if stakes else []


def of_hunt(seat: Seat, roll: Roll, lang: str) -> list[str]:
    value, prey = roll.about["value"], seat.rules.hunt[roll.about["card"]]
    chance = percent(Fraction(odds.hunt(dice=sum(roll.dice), value=value)), lang)
    brings = goods(prey.reward, lang)
    return [
        WORDS.message("stake-hunt", lang, value=value, percent=chance, goods=brings),
        WORDS.message("stake-hunt-else", lang),
    ]


def of_combat(seat: Seat, roll: Roll, lang: str) -> list[str]:
    """Of the dice alone: nobody knows who will play a card."""

    def word(key: str, **args: Any) -> str:
        return WORDS.message(key, lang, **args)

    beast = KROMOSAURUS in roll.who
    players = [seat.state.players[name] for name in roll.who if name != KROMOSAURUS]
    most = roll.sides - 1 + (seat.rules.kromosaurus.plus if beast else 0)
    low = [word("stake-life", player=one.name, life=one.life) for one in players if 0 < one.life <= most]
    lines = [word("stake-loss", most=most)]
    if low:
        lines.append(word("stake-stunned", players=low))
    lines.append(tie(seat, roll, lang))
    if cards := kept_for_it(seat, roll):
        lines.append(word("stake-cards", cards=[seat.rules.name(card, lang) for card in cards]))
    return lines


def kept_for_it(seat: Seat, roll: Roll) -> list[str]:
    """The cards that whoever looks can play once these dice have fallen."""
    if seat.player not in roll.who:
        return []
    rules, place = seat.rules, roll.about["place"]
    hand = dict.fromkeys(seat.state.players[seat.player].bonus or ())
    return [card for card in hand if card in rules.cards_played["combat"] and rules.bonus[card].place in (None, place)]


def winning(seat: Seat, lang: str) -> dict[str, tuple[str, str]]:
    """How likely each is to win by the dice alone, as a number and in words; nothing where that cannot be counted."""
    roll = combat_roll(seat)
    if roll is None:
        return {}
    try:
        chances = dice_of(seat, roll.who).win
    except BadInput:
        return {}
    shares = {who: percent(chances[who], lang) for who in roll.who}
    return {who: (share, WORDS.message("stake-win", lang, who=who, percent=share)) for who, share in shares.items()}


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
