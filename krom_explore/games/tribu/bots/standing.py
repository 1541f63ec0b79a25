"""How everybody stands in a challenge in the eyes of a bot, in thousandths of a sphere.

What lies on the table is counted, what may still come of the chains is weighed (``appraisal``), the rest is guessed
(``Weights``).
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import NamedTuple

from ..rules import chains, scoring
from ..ruleset import Ruleset
from ..state import Chain, Player
from .appraisal import SPHERE, SURE, Prospect, book_of
from .chances import WHOLE, among
from .seen import Known

VICTORY = 1000 * SPHERE


class Weights(NamedTuple):
    """What cannot be counted, in hundredths of what it is measured in: as it did best in games between bots."""

    pace: int = 220
    """Turns that pass for each card that is missing until the challenge can be closed."""
    completing: int = 3
    """Spheres that a complete chain is worth besides: who closes holds nothing hostile, and the others do."""
    tempo: int = 200
    """Spheres that it costs to turn a card over in place of drawing one."""
    event: int = 80
    """What it is worth to have an event ready, of what it would bring now."""
    protection: int = 150
    """Spheres that it is worth to have a protection ready, for each vase that it saves."""
    block: int = 400
    """Spheres that it costs somebody to miss a turn."""
    draw: int = 300
    """Spheres that it is worth to choose among so many more cards."""
    steal: int = 200
    """Spheres that it is worth to be able to steal a Diorama, as long as one does not know which."""
    guarded: int = 200
    """How often a card face down is a protection, of how often it would be if cards were laid there at random."""


WEIGHTS = Weights()


class Standing:
    """Everybody's prospects at one moment."""

    def __init__(self, known: Known, weights: Weights = WEIGHTS):
        self.known = known
        self.rules = known.rules
        self.weights = weights
        self.needed = known.look.needed
        turns = {player.name: self.turns_left(player) for player in (known.me, *known.others)}
        soonest = min(turns.values())
        self.prospect = Prospect(
            book_of(known.rules), known.unseen, WHOLE * soonest // (soonest + 1), weights.completing
        )
        self.turns = turns
        self.closing = WHOLE // (min(turns[other.name] for other in known.others) + 1)
        """How likely another closes the challenge before one's next turn."""
        self.share = WHOLE // len(known.others)
        """How much what happens to one of the others counts."""
        self._mine: dict[object, int] = {}
        self._harm: dict[tuple[str, str, int], int] = {}

    def turns_left(self, player: Player) -> int:
        """In how many turns somebody may have the chains that close the challenge."""
        missing = sorted(
            len(slots) - len(player.chains[name].vases) if name in player.chains else len(slots) + 1
            for name, slots in self.rules.slots.items()
        )
        return max(1, sum(missing[: self.needed]) * self.weights.pace // 100)

    # --- how I stand

    def balance(self, me: Player, begun: str = "", more: int = 0) -> int:
        """How I stand against the others, where this is what I have at the end of my turn.

        ``begun`` is the character laid in it: it may still be without a vase.
        """
        for name in [name for name, chain in me.chains.items() if not chain.vases and name not in (me.leader, begun)]:
            del me.chains[name]
        if chains.complete_chains(self.rules, me) >= self.needed:
            return self.closed(me)
        return self.mine(me) + more - sum(self.theirs.values()) * self.share // WHOLE

    def closed(self, me: Player) -> int:
        """How I stand if I close the challenge with this: the others are left with what they hold."""
        goal = SPHERE * self.rules.goal.spheres
        worth = own = SPHERE * self.table(me)
        most = 0
        for other in self.known.others:
            result = SPHERE * self.table(other) - self.mean_card * self.known.held(other)
            worth -= result * self.share // WHOLE
            most = max(most, SPHERE * other.total + result)
        if max(most, SPHERE * me.total + own) < goal:
            return worth
        return VICTORY if SPHERE * me.total + own > most else -VICTORY

    def table(self, player: Player) -> int:
        """What somebody would score, nothing hostile counted."""
        return scoring.score(self.rules, player, hostile=False).result

    @cached_property
    def mean_card(self) -> int:
        """The spheres of an unseen card, on average."""
        spheres = sum(self.rules.spheres[card] * number for card, number in self.known.unseen.items())
        return SPHERE * spheres // max(1, self.prospect.size)

    def mine(self, me: Player) -> int:
        key = me.key()
        if key not in self._mine:
            self._mine[key] = self._worth(me)
        return self._mine[key]

    def _worth(self, me: Player) -> int:
        rules = self.rules
        held = Counter([*me.hand, *(card for card in me.actives if card in rules.dioramas)])
        worth = SPHERE * self.table(me)
        queue = alone = 0
        for name, chain in in_order(me, rules):
            begun = name in me.chains
            hope = self.prospect.of(chain, begun, name == me.leader, held, queue)
            if begun and not chain.vases and name != me.leader:
                worth += self.in_danger(chain, hope.worth, held, alone)
                alone += 1
            else:
                worth += hope.worth
            held.subtract(hope.cards)
            queue += len(hope.cards)
        return worth + self.at_hand(me, queue) - self.hostile(me, +held)

    def in_danger(self, chain: Chain, hope: int, held: Counter[str], alone: int) -> int:
        """What is to be hoped from a character without a vase, which the next turn must bring. Of two, one is lost."""
        fits = chains.accepts(self.rules, chain)
        laid = SPHERE * self.rules.spheres[chain.character]
        if not alone and any(held[card] > 0 for card in fits):
            return hope
        saved = sum(self.known.unseen[card] for card in fits) * WHOLE // max(1, self.prospect.size)
        return (laid + hope) * (0 if alone else saved) // WHOLE - laid

    def hostile(self, me: Player, left: Counter[str]) -> int:
        """What may have to be subtracted. What has no place in a chain stays longer than what has."""
        spheres = self.rules.spheres
        every = sum(spheres[card] for card in (*me.hand, *me.actives))
        useless = sum(spheres[card] * number for card, number in left.items())
        return (every + useless) * self.closing * SPHERE // WHOLE

    def at_hand(self, me: Player, queue: int) -> int:
        """What events, protections and actions are worth: those beside a chain now, the others one after the other."""
        ready = sum(self.uses[card] for card in me.actives)
        waiting = [self.uses[card] for card in me.hand if me.chains or card in self.rules.actions]
        waiting.sort(reverse=True)
        return ready + sum(
            use * self.prospect.later(turns) // SURE for turns, use in enumerate(waiting, queue + 1) if use
        )

    @cached_property
    def uses(self) -> dict[str, int]:
        """What each card that is no part of a chain will be worth when it is used."""
        return {card: self.use(card) for card in self.rules.cards}

    def use(self, card: str) -> int:
        match self.rules.family[card]:
            case "events":
                gain = self.best_harm(card) - SPHERE * self.weights.tempo // 100
                return max(0, gain) * self.weights.event // 100
            case "protections":
                return SPHERE * self.weights.protection * self.rules.protections[card].saves // 100
            case "actions":
                action = self.rules.actions[card]
                if action.effect == "block":
                    return SPHERE * self.weights.block * self.share // (100 * WHOLE)
                return SPHERE * (self.weights.draw if action.effect == "draw" else self.weights.steal) // 100
        return 0

    def best_harm(self, event: str) -> int:
        """The most that an event could do now."""
        destroys = self.rules.events[event].destroys
        return max(
            (
                self.expected(other, name, destroys)
                for other in self.known.others
                for name, chain in other.chains.items()
                if chain.vases and chain.totem is None
            ),
            default=0,
        )

    # --- how the others stand, and what can be done to them

    @cached_property
    def theirs(self) -> dict[str, int]:
        return {other.name: self.their_worth(other) for other in self.known.others}

    def their_worth(self, other: Player) -> int:
        """How another stands, as far as one can see it."""
        ahead = self.known.held(other)
        hopes = [
            self.prospect.of(chain, name in other.chains, name == other.leader, {}, 0, ahead).worth
            for name, chain in in_order(other, self.rules)
        ]
        return SPHERE * self.table(other) + sum(hopes)

    def harm(self, other: Player, name: str, number: int) -> int:
        """What it is worth to me that another loses so many vases at the end of a chain."""
        key = (other.name, name, number)
        if key not in self._harm:
            hurt = other.copy()
            del hurt.chains[name].vases[-number:]
            lost = self.theirs[other.name] - self.their_worth(hurt)
            self._harm[key] = max(0, lost) * self.share // WHOLE
        return self._harm[key]

    def expected(self, other: Player, name: str, number: int) -> int:
        """The same where the other may defend the chain."""
        return self.harm(other, name, number) * (WHOLE - self.guarded(other)) // WHOLE

    def guarded(self, other: Player) -> int:
        """How likely another has a protection face down. People lay them there rather than anything."""
        unseen = self.known.unseen
        layable = sum(number for card, number in unseen.items() if card in self.rules.activatable)
        protections = sum(unseen[card] for card in self.rules.protections) * self.weights.guarded // 100
        return among(layable, min(layable, protections), self.known.covered(other))


def in_order(player: Player, rules: Ruleset) -> list[tuple[str, Chain]]:
    """The chains of a player, the longest first; then those that could be begun, first what is in the hand."""
    begun = sorted(player.chains.items(), key=lambda one: (-len(one[1].vases), one[0] != player.leader))
    rest = [name for name in rules.characters if name not in player.chains]
    rest.sort(key=lambda name: (name not in player.hand, name != player.leader))
    return begun + [(name, Chain(name)) for name in rest]
