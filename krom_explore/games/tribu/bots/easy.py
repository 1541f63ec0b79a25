"""The easy bot: it lays what brings spheres now, and neither counts cards nor thinks of what the others are about."""

from __future__ import annotations

from random import Random

from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import Seat
from krom_explore.lab import Thought

from ..answers import Intent
from ..rules import chains
from ..state import Chain
from .reasons import why
from .seen import Known

FIRST = {"use": 20, "steal": 20, "begin": 20, "attack": 10, "take": 9, "draw": 8, "activate": 6, "block": 5}
"""How gladly it does something, apart from the spheres that it brings at once."""
USELESS = 0
RATHER_NOT = -10
LATER, SOON, SPECIAL = 2, 4, 3
"""How gladly it keeps a card: one for a place that comes later, one for the next place, an event or a protection."""


def think(seat: Seat, random: Random) -> Thought:
    asked = seat.pending
    assert isinstance(asked, Decision)
    mind = Easy(Known(seat))
    worths = {option: mind.worth(mind.rules.grammar.parse(option)) for option in asked.options}
    most = max(worths.values())
    answer = random.choice([option for option, worth in worths.items() if worth == most])
    return Thought(answer, why(mind.known, answer))


class Easy:
    def __init__(self, known: Known):
        self.known = known
        self.rules = known.rules
        self.me = known.me

    def worth(self, intent: Intent) -> int:
        """What an answer seems to bring, in spheres and a little more."""
        spheres = self.rules.spheres.get(intent.card, 0)
        match intent.verb:
            case "place" if intent.chain:
                return 2 * FIRST["use"] + spheres
            case "place":
                return FIRST["begin"] + spheres if self.can_go_on(intent.card) else RATHER_NOT
            case "use":
                return USELESS if self.could_lay() else FIRST["use"] + spheres
            case "attack":
                return USELESS if self.could_lay() else FIRST["attack"] + self.harm(intent)
            case "take":
                top = self.known.top
                return FIRST["take"] if top and any(self.fits(chain, top) for chain in self.me.chains.values()) else 0
            case "draw":
                return FIRST["draw"]
            case "play":
                return self.playing(intent)
            case "activate":
                return FIRST["activate"] if self.rules.family[intent.card] != "dioramas" else USELESS
            case "discard":
                return -self.keeping(intent.card)
            case "protect":
                return 1
            case "lead":
                return spheres
        return RATHER_NOT if intent.verb == "swap" else USELESS

    def fits(self, chain: Chain, card: str) -> bool:
        return card in chains.accepts(self.rules, chain)

    def could_lay(self) -> bool:
        """Whether a card of the hand could be laid once one is drawn."""
        return any(self.fits(chain, card) for chain in self.me.chains.values() for card in self.me.hand)

    def can_go_on(self, character: str) -> bool:
        """Whether a character would not be lost for want of a first vase."""
        return character == self.me.leader or any(self.fits(Chain(character), card) for card in self.me.hand)

    def harm(self, intent: Intent) -> int:
        victim = self.known.game.players[intent.player]
        lost = chains.last_vases(victim.chains[intent.target], self.rules.events[intent.card].destroys)
        return sum(self.rules.spheres[card] for card in lost)

    def playing(self, intent: Intent) -> int:
        effect = self.rules.actions[intent.card].effect
        return FIRST["steal"] if effect == "steal" else FIRST["block"]

    def keeping(self, card: str) -> int:
        family = self.rules.family[card]
        if family == "characters":
            return USELESS if card in self.me.chains else SOON
        if family != "dioramas":
            return SPECIAL
        return SOON if any(self.fits(chain, card) for chain in self.me.chains.values()) else LATER
