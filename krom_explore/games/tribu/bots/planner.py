"""The normal bot: it knows which cards have not been seen, plans its chains by them, and looks at what others lose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from krom_explore.engine.ports import Answer, Decision
from krom_explore.engine.seat import Seat
from krom_explore.lab import Thought

from ..answers import Intent
from ..rules import chains
from ..state import Chain, Player
from .appraisal import SPHERE
from .chances import WHOLE
from .reasons import why
from .seen import Known
from .standing import VICTORY, WEIGHTS, Standing, Weights


def think(seat: Seat, random: Random, weights: Weights = WEIGHTS) -> Thought:
    asked = seat.pending
    assert isinstance(asked, Decision)
    known = Known(seat)
    answer = Planner(known, weights).decide(asked)
    return Thought(answer, why(known, answer))


class Planner(Standing):
    """Takes the answer after which it stands best against the others."""

    def decide(self, asked: Decision) -> Answer:
        options = asked.options
        if len(options) == 1:
            return options[0]
        worth: Callable[[Intent], int] = {
            "leader": self.leading, "turn": self.beginning, "action": self.acting, "discard": self.acting,
            "defence": self.defending,
        }[asked.question]  # fmt: skip
        worths = [worth(self.rules.grammar.parse(option)) for option in options]
        return options[worths.index(max(worths))]

    def leading(self, intent: Intent) -> int:
        """The leader's chain brings most where its vases do."""
        return self.prospect.of(Chain(intent.card), False, True, {}, 0).worth

    # --- a card is taken, or an active one turned over

    def beginning(self, intent: Intent) -> int:
        match intent.verb:
            case "draw":
                return self.drawing()
            case "take":
                assert self.known.top is not None
                return self.best(with_card(self.known.me, self.known.top))
            case "use":
                return self.balance(self.used(intent))
        return self.attacking(intent)

    def drawing(self) -> int:
        """What a card from the deck is worth, whichever it is.

        With each card one does what was best without it, or something with that very card.
        """
        me, unseen = self.known.me, self.known.unseen
        best = max(self.all_moves(me), key=partial(self.doing, me))
        total = 0
        for card, number in unseen.items():
            richer = with_card(me, card)
            total += number * max(self.doing(richer, intent) for intent in (best, *self.moves(richer, card)))
        return total // max(1, unseen.total())

    def best(self, me: Player) -> int:
        return max(self.doing(me, intent) for intent in self.all_moves(me))

    def all_moves(self, me: Player) -> Iterator[Intent]:
        return (intent for card in dict.fromkeys(me.hand) for intent in self.moves(me, card))

    def moves(self, me: Player, card: str) -> Iterator[Intent]:
        """What one can do with a card of the hand without anybody else: discard it, lay it, lay it face down."""
        yield Intent("discard", card)
        if card in self.rules.characters and card not in me.chains:
            yield Intent("place", card)
        if card in self.rules.dioramas:
            for name, chain in me.chains.items():
                if card in chains.accepts(self.rules, chain):
                    yield Intent("place", card, name)
        if card in self.rules.activatable:
            free = next((name for name, chain in me.chains.items() if chain.active is None), None)
            if free is not None:
                yield Intent("activate", card, free)

    def used(self, intent: Intent) -> Player:
        after = self.known.me.copy()
        after.chains[intent.chain].active = None
        chains.lay(self.known.game, after.chains[intent.target], intent.card)
        return after

    def attacking(self, intent: Intent) -> int:
        other = self.known.game.players[intent.player]
        after = self.known.me.copy()
        after.chains[intent.chain].active = None
        destroys = self.rules.events[intent.card].destroys
        return self.balance(after, more=self.expected(other, intent.target, destroys))

    # --- what is done with the cards

    def acting(self, intent: Intent) -> int:
        if intent.verb == "swap":
            return self.swapping(intent)
        return self.playing(intent) if intent.verb == "play" else self.doing(self.known.me, intent)

    def doing(self, me: Player, intent: Intent) -> int:
        """How one stands after one of the ``moves``."""
        after, card = me.copy(), intent.card
        after.hand.remove(card)
        if intent.verb == "discard":
            return self.balance(after) - self.gift(card)
        if intent.verb == "activate":
            after.chains[intent.chain].active = card
        elif intent.chain:
            chains.lay(self.known.game, after.chains[intent.chain], card)
        else:
            after.chains[card] = Chain(card)
            return self.balance(after, begun=card)
        return self.balance(after)

    def gift(self, card: str) -> int:
        """What it costs that the next player may take a card from the discard."""
        following = self.known.others[0]
        if not any(card in chains.accepts(self.rules, chain) for chain in following.chains.values()):
            return 0
        return SPHERE * (1 + self.rules.spheres[card]) * self.share // WHOLE

    def swapping(self, intent: Intent) -> int:
        """A swap is worth it for a card that does nothing in the hand: the turn goes on after it."""
        if intent.card in self.rules.dioramas:
            return -2 * VICTORY
        after = self.known.me.copy()
        chain = after.chains[intent.chain]
        assert chain.active is not None
        after.hand.remove(intent.card)
        after.get(chain.active)
        chain.active = intent.card
        return self.best(after)

    def playing(self, intent: Intent) -> int:
        after = self.known.me.copy()
        after.hand.remove(intent.card)
        if self.rules.actions[intent.card].effect != "steal":
            return self.balance(after, more=self.uses[intent.card])
        other = self.known.game.players[intent.player]
        richer = after.copy()
        chains.lay(self.known.game, richer.chains[intent.chain], other.chains[intent.target].vases[-1])
        guarded = self.guarded(other)
        stolen = self.balance(richer, more=self.harm(other, intent.target, 1))
        return (stolen * (WHOLE - guarded) + self.balance(after) * guarded) // WHOLE

    # --- an attack on me

    def defending(self, intent: Intent) -> int:
        attack = self.known.look.attack
        assert attack is not None
        after = self.known.me.copy()
        lost = len(attack.cards)
        if intent.verb == "protect":
            after.chains[intent.chain].active = None
            lost = 0 if attack.theft else max(0, lost - self.rules.protections[intent.card].saves)
        if lost:
            del after.chains[attack.chain].vases[-lost:]
        return self.mine(after)


def with_card(me: Player, card: str) -> Player:
    richer = me.copy()
    richer.get(card)
    return richer
