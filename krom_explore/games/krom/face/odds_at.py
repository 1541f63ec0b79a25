"""Which question of ``odds`` a position asks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Draw, Roll
from krom_explore.engine.seat import Seat
from krom_explore.games.face import KeptBack, Noted

from .. import odds
from ..answers import parse
from ..bots.dealt import cards_of_beast
from ..box import KROMOSAURUS, Bonus
from ..odds.meeting import elsewhere

HIDDEN = "ui-odds-hidden"
"""The key of what is said where the chances depend on what the seat may not know."""

STUNNED_ALREADY = 99
"""The life of one who is stunned and fights (a table may rule so): nothing stuns him again."""


def question_at(seat: Seat) -> Any:
    """The odds question that fits what is pending, if there is one that can be counted with this box."""
    if seat.past:
        return None
    try:
        return asked(seat)
    except BadInput:
        return None


def asked(seat: Seat) -> Any:
    pending = seat.pending
    if isinstance(pending, Roll):
        return of_roll(seat, pending)
    if isinstance(pending, Draw):
        return odds.next_card(pending.cards, seat.rules) if pending.cards else HIDDEN
    if isinstance(pending, Decision):
        return of_choice(seat, pending)
    return None


def of_roll(seat: Seat, pending: Roll) -> Any:
    who, rules = pending.who[0], seat.rules
    if pending.purpose == "combat":
        return combat(seat, pending.who)
    if pending.purpose == "combat_card":
        return combat_card(seat, who, sum(pending.dice), pending.about["card"])
    if pending.purpose == "hunt":
        return odds.hunt(dice=sum(pending.dice), value=pending.about["value"])
    if pending.purpose == "climb":
        return odds.mountain(rerolls_left(seat, who), rules=rules)
    if pending.purpose == "reroll":
        return rest_of_climb(seat, who, pending.about["kept"])
    return None


def of_choice(seat: Seat, pending: Decision) -> Any:
    state, rules, player = seat.state, seat.rules, seat.state.players[pending.player]
    if pending.question == "reroll":
        return before_keeping(seat, pending.player, pending.about["dice"])
    if pending.question == "movement":
        return where_to(seat, pending.player)
    if pending.question == "combat":
        return before_a_card(seat, pending.player)
    if pending.question != "action" or player.krom is None:
        return None
    if "climb" in seat.options:
        return odds.mountain(rerolls_left(seat, pending.player), rules=rules)
    pile, discard = state.decks["gathering"]
    if "draw" in seat.options:
        if None in (*pile, *discard):
            return HIDDEN
        if state.drawn:
            return odds.next_card(pile or discard, rules)
        return odds.forest(list(pile), list(discard), krom=player.krom, rules=rules)
    if any(parse(option, rules).verb == "hunt" for option in seat.options):
        return odds.hunt_plans(state.prey, player.krom, rules=rules)
    return None


def where_to(seat: Seat, name: str) -> Any:
    """What one meets with in each place, if the others go to each of the other places alike: what they choose, nobody
    knows."""
    state = seat.state
    here = {name: player.place for name, player in state.players.items()}
    beast = cards_of_beast(seat.rules, seat.log) if state.kromosaurus else False
    fighters = [odds.Fighter(name, life=player.life or seat.rules.life.most) for name, player in state.players.items()]
    mixes = {name: elsewhere(place) for name, place in here.items()}
    return Noted(odds.arriving(name, mixes, beast, fighters, seat.rules, here), "ui-others-alike")


def before_a_card(seat: Seat, name: str) -> Any:
    """What the first combat card with dice that can be played must roll to be ahead."""
    cards = [intent.card for intent in (parse(option, seat.rules) for option in seat.options) if intent.verb == "play"]
    rolled = [card for card in cards if seat.rules.bonus[card].dice]
    return combat_card(seat, name, seat.rules.bonus[rolled[0]].dice, rolled[0]) if rolled else None


def dice_of(seat: Seat, names: Sequence[str]) -> odds.Combat:
    """A combat between these, as far as it is one of dice and weights."""
    state = seat.state
    lives = {name: player.life or STUNNED_ALREADY for name, player in state.players.items()}
    if state.kromosaurus:
        lives[KROMOSAURUS] = state.kromosaurus.life
    place = state.players[names[0]].place
    return odds.combat([odds.Fighter(name, life=lives[name]) for name in names], place, seat.rules)


def combat(seat: Seat, names: Sequence[str]) -> Any:
    state, rules = seat.state, seat.rules
    place, answer = state.players[names[0]].place, dice_of(seat, names)
    hands = [state.players[name].bonus or () for name in names if name in state.players]
    cards = {card for hand in hands for card in hand} & rules.cards_played["combat"]
    playable = any(rules.bonus[card].place in (None, place) for card in cards)
    return Noted(answer, "ui-before-cards") if playable else answer


def combat_card(seat: Seat, name: str, dice: int, card: str) -> Any:
    """What the dice of a combat card must add to be ahead: in a tie the weights of the place decide."""
    missing = behind(seat, name) - seat.rules.bonus[card].plus
    return Noted(odds.hunt(dice, max(dice, missing)), "ui-then-ahead", name)


def behind(seat: Seat, name: str) -> int:
    """What a fighter lacks to be ahead of all others as the totals stand; 0 or less for one who is."""
    fight = seat.state.fight
    strength = seat.rules.tie_strength[fight.place]
    own = fight.totals[name]
    others = [other for other in fight.totals if other != name]
    missing: int = max(fight.totals[other] - own + (strength[other] > strength[name]) for other in others)
    return missing


def as_it_stands(seat: Seat, name: str, plus: int = 0) -> tuple[int | None, int] | None:
    """What a fighter would lose with so much more, and what would be left; a loss of None for the winner. None where
    totals alone do not tell."""
    fight, rules = seat.state.fight, seat.rules
    life: int | None = seat.state.players[name].life
    if rules.rulings["combat_cards_count"] != "all" or not life:
        return None
    strength = rules.tie_strength[fight.place]
    own = fight.totals[name] + plus
    others = [(total, strength[other]) for other, total in fight.totals.items() if other != name]
    best = max(others)
    if best == (own, strength[name]):
        return None  # equal weights roll again
    if best < (own, strength[name]):
        return None, life
    loss = min(best[0] - own, life)
    return loss, life - loss


def stunning(seat: Seat, name: str, card: Bonus) -> tuple[str, Fraction] | None:
    """Whom a combat card may stun who would not be stunned without it, and how likely, for one who is ahead."""
    fight = seat.state.fight
    lacks = {
        other: total + seat.state.players[other].life - fight.totals[name]
        for other, total in fight.totals.items()
        if other != name and other in seat.state.players and seat.state.players[other].life
    }
    lacks = {other: lack for other, lack in lacks.items() if lack > 0}
    if not lacks:
        return None
    weakest = min(lacks, key=lacks.__getitem__)
    chance = adding(card, lacks[weakest])
    return (weakest, chance) if chance else None


def adding(card: Bonus, missing: int) -> Fraction:
    """How likely a combat card adds at least so much to a total."""
    rest = missing - card.plus
    return Fraction(odds.hunt(card.dice, max(card.dice, rest))) if card.dice else Fraction(rest <= 0)


def level_with(seat: Seat, name: str, card: Bonus) -> str | None:
    """Who wins by weight where a fighter would have as much as the best of the others; None where it would not, or
    where dice decide."""
    fight, strength = seat.state.fight, seat.rules.tie_strength[seat.state.fight.place]
    best = max(total for other, total in fight.totals.items() if other != name)
    tied = [other for other, total in fight.totals.items() if other != name and total == best]
    level = not card.dice and fight.totals[name] + card.plus == best
    return max(tied, key=lambda other: strength[other]) if level else None


def before_keeping(seat: Seat, name: str, dice: Sequence[int]) -> KeptBack:
    """What can be reached from these dice. How the climb ends if one plays best would say which of them to keep."""
    left = rerolls_left(seat, name)
    known = odds.prospects(list(dice), left, seat.state.kept, seat.rules)
    return KeptBack(known, lambda: rest_of_climb(seat, name, dice), "ui-show-best-play")


def rest_of_climb(seat: Seat, name: str, dice: Sequence[int]) -> Any:
    used, left = seat.state.rerolls, rerolls_left(seat, name)
    return odds.mountain(used + left, rules=seat.rules).rest(list(dice), left, seat.state.kept)


def rerolls_left(seat: Seat, name: str) -> int:
    """How many more rerolls a player can pay."""
    prices = seat.rules.mountain.rerolls[seat.state.rerolls :]
    return bisect_right([*accumulate(prices)], seat.state.players[name].krom or 0)
