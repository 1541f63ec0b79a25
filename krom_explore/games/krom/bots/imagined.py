"""How everybody plays in the games that the hard bot imagines: the same questions, answered at a glance.

What one more of each good is worth is asked once for every decision, and everything else is a sum of that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from krom_explore.engine.ports import Answer, Decision

from ..answers import Intent, realise
from ..box import RESOURCES, Goods
from ..rules import effects
from ..rules.movement import PLACE_OF
from ..state import Climb, Player, State
from .appraisal import Book, Worths, held_by
from .policy import MISSED, Policy

NO_GOODS: Goods = {}


class Imagined(Policy):
    """Plays quickly, and does not always go where most is to be had: ``number`` says where, by chance."""

    def __init__(self, book: Book, number: Callable[[str, str], float]):
        super().__init__(book)
        self.number = number

    def movement(self, game: State, player: Player, decision: Decision) -> Answer:
        worths = self.worths(game, player)
        promised = [self.glance(game, player, PLACE_OF[option], worths) for option in decision.options]
        return decision.options[drawn(likely(promised), self.number(player.name, "movement"))]

    def worths(self, game: State, player: Player) -> Worths:
        return self.book.each(tuple(game.evolutions), held_by(player), self.book.need(game, player), player.life)

    def glance(self, game: State, player: Player, place: str, worths: Worths) -> int:
        promise = self.realised_at(game, player, place)
        if place == "cave":
            return promise + max(total(self.rules.cave.rest, worths), self.bought(player.krom, worths))
        if place == "forest":
            return promise + self.gathered(game, player, worths)
        if place == "savannah":
            return promise + max([self.hunted(name, player.krom, worths)[0] for name in game.prey], default=0)
        gains, spent = self.book.climbed(self.rerolls(player.krom))
        return promise + (total(gains, worths) - spent * worths["krom"]) // 1000

    def bought(self, krom: int, worths: Worths) -> int:
        """What the best resource on sale brings, as often as it can be paid."""
        best = 0
        for good in RESOURCES:
            price = self.rules.cave.prices.get(good)
            if price:
                best = max(best, min(krom // price, 2) * (worths[good] - price * worths["krom"]))
        return best

    def gathered(self, game: State, player: Player, worths: Worths) -> int:
        deck = game.gathering
        mean = total(self.book.mean(tuple(deck.pile or deck.discard)), worths) // 1000
        worth, krom = 0, player.krom
        for price in self.rules.forest.prices:
            krom -= price
            more = mean - price * worths["krom"]
            if krom < 0 or more <= 0:
                break
            worth += more
        return worth

    def hunted(self, name: str, krom: int, worths: Worths) -> tuple[int, int]:
        """What a prey brings on average, and with how many bought dice."""
        return self.book.hunted(name, total(self.rules.hunt[name].reward, worths), krom)

    # --- in an action phase

    def action(self, game: State, player: Player, decision: Decision) -> Answer:
        """Evolutions first: where one is worth it, nothing else is looked at."""
        if self.rules.rulings["phase_order"] != "place_first":
            cards = [said.card for said in map(self.parse, decision.options) if said.verb == "realise"]
            gain, card = max([(self.realising(game, player, card), card) for card in cards], default=(0, ""))
            if gain > 0:
                return realise(card)
        return super().action(game, player, decision)

    def action_worths(self, game: State, player: Player, options: Sequence[Answer]) -> list[int]:
        self.now = self.worths(game, player)
        return super().action_worths(game, player, options)

    def doing(self, game: State, player: Player, intent: Intent, place_first: bool = False) -> int:
        if intent.verb == "hunt":
            best, dice = self.hunted(intent.card, player.krom, self.now)
            return max(1, best) if dice == intent.bought else 0
        if intent.verb == "climb":
            return 1
        if intent.verb == "rest":
            return max(1, total(self.rules.cave.rest, self.now))
        return super().doing(game, player, intent, place_first)

    def playing(self, game: State, player: Player, intent: Intent) -> int:
        """A card is as good as the goods in it, and as bad for another as those that it takes."""
        card = self.rules.bonus[intent.card]
        now, keep = self.now, self.book.weights.bonus * 3 // 4
        if card.effect in ("gain", "convert"):
            paid = total(effects.filled(card.pay, intent.paid), now) if card.pay else 0
            return total(effects.filled(card.gain, intent.picks) if intent.picks else card.gain, now) - paid - keep
        target = game.players[intent.target]
        theirs = self.worths(game, target)
        lost = effects.filled(card.taken, intent.picks) if intent.picks else effects.as_much(game, target, card.taken)
        given = effects.filled(card.give, intent.paid) if card.give else NO_GOODS
        harm = total(lost, theirs) - total(given, theirs)
        if lost.get("life", 0) >= target.life and not target.acted:
            harm += MISSED
        own = (0 if card.lose else total(lost, now)) - total(given, now)
        return own + harm // max(1, len(game.seats) - 1) - keep

    def keeping(self, game: State, player: Player, climb: Climb, left: int) -> Answer:
        return self.book.kept(climb.rerolls + left, tuple(sorted(climb.dice)), left, tuple(climb.kept))

    def mean_card(self, game: State, player: Player, pile: Sequence[str]) -> int:
        return total(self.book.mean(tuple(pile)), self.now) // 1000


def total(goods: Goods, worths: Worths) -> int:
    """What goods are worth together."""
    worth = 0
    for good, amount in goods.items():
        worth += amount * worths[good]
    return worth


def likely(promised: Sequence[int]) -> list[int]:
    """How likely somebody is to take each of these: the more one promises beyond the worst, the likelier."""
    least = min(promised)
    return [(min(worth - least, 20_000) + 100) ** 2 for worth in promised]


def drawn(weights: Sequence[int], number: float) -> int:
    """Which of these a number from 0 to 1 means, each as likely as its weight says."""
    left = int(number * sum(weights))
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1
