"""How everybody plays in the games that the hard bot imagines: the same questions, answered at a glance.

What one more of each good is worth is asked once for every decision, and everything else is a sum of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from krom_explore.engine.ports import Answer, Decision
from krom_explore.odds.dice import SIDES, at_least

from ..answers import Intent
from ..box import RESOURCES, Goods
from ..state import Player, State
from .appraisal import added, held_by
from .policy import Policy

Worths = dict[str, int]
"""What one more of each good is worth to somebody; ``resource`` is the best of them."""


class Imagined(Policy):
    """Plays quickly, and does not always go where most is to be had."""

    def movement(self, game: State, player: Player, decision: Decision) -> Answer:
        worths = self.worths(game, player)
        promised = [self.glance(game, player, self.parse(option).place, worths) for option in decision.options]
        return decision.options[drawn(likely(promised), self.random)]

    def worths(self, game: State, player: Player) -> Worths:
        plan, book = self.book.plan, self.book
        shown, held, need = tuple(game.evolutions), held_by(player), game.target - game.points(player)
        now = plan(shown, held, need)
        found = {good: plan(shown, added(held, good, 1), need) - now for good in RESOURCES}
        found["resource"] = max(found.values())
        life = book.life
        found["krom"] = book.krom
        found["bonus"] = book.weights.bonus
        found["life"] = (life[-1] - life[player.life]) // max(1, len(life) - 1 - player.life) if player.life else 0
        return found

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
        prey = self.rules.hunt[name]
        reward = total(prey.reward, worths)
        best, dice = reward * caught(prey.dice, prey.value) // 10**6, 0
        for bought, price in enumerate(self.rules.savannah.extra_dice, 1):
            if price > krom:
                break
            worth = reward * caught(prey.dice + bought, prey.value) // 10**6 - price * worths["krom"]
            if worth > best:
                best, dice = worth, bought
        return best, dice

    # --- in an action phase

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

    def mean_card(self, game: State, player: Player, pile: Sequence[str]) -> int:
        return total(self.book.mean(tuple(pile)), self.now) // 1000


def total(goods: Goods, worths: Worths) -> int:
    """What goods are worth together."""
    worth = 0
    for good, amount in goods.items():
        worth += amount * worths[good]
    return worth


@cache
def caught(dice: int, value: int) -> int:
    """How often in a million so many dice reach a value."""
    every: int = SIDES**dice
    return at_least(dice)[value] * 10**6 // every if value <= SIDES * dice else 0


def likely(promised: Sequence[int]) -> list[int]:
    """How likely somebody is to take each of these: the more one promises beyond the worst, the likelier."""
    least = min(promised)
    return [(min(worth - least, 20_000) + 100) ** 2 for worth in promised]


def drawn(weights: Sequence[int], random: Random) -> int:
    """Which of these, each as likely as its weight says."""
    left = int(random.random() * sum(weights))
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1
