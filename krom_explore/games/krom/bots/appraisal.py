"""What goods are worth to a bot, in thousandths of an Evolution point. All of it is guesswork, and whole numbers only,
so that it comes out the same on every machine. Numbers of the game are asked of the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from krom_explore.engine.ports import Answer
from krom_explore.odds.dice import SIDES, at_least

from ..answers import Intent, write
from ..box import COMBINATIONS, MOST_GOODS, RESOURCES, Goods
from ..rules import goods
from ..ruleset import Ruleset
from ..state import Player, State

if TYPE_CHECKING:
    from krom_explore.odds.spread import Spread

    from ..odds import Mountain

POINT = 1000
VICTORY = 100 * POINT

MOST_BOXES = 8
"""Boxes of which something is kept at hand."""

Held = tuple[int, int, int]
"""Wood, Stone and Bone of somebody."""

Worths = dict[str, int]
"""What one more of each good is worth to somebody; ``resource`` is the best of them."""


class Weights(NamedTuple):
    """How a bot values what it cannot score at once."""

    token: int = 500
    """A resource of which nothing else is known: what an Evolution point costs, turned round."""
    spare: int = 120
    """A resource that no Evolution on offer needs."""
    krom: int = 70
    """What Krom is worth of what the Cave would sell for it, in hundredths."""
    enough: int = 10
    """Krom beyond this counts half."""
    life: int = 700
    """Full life, against none."""
    bonus: int = 280
    later: tuple[int, ...] = (100, 55, 25)
    """What the best Evolution counts, in hundredths, what the next after it, and the third."""
    missing: int = 78
    """What is left, in hundredths, of an Evolution's points for every resource that is missing for it."""
    elsewhere: int = 90
    """The same where it must be realised in a certain place."""


PLANNED = Weights()


class Prospects(NamedTuple):
    """What each thing tells about who will win, fitted to the results of games that normal bots have played."""

    plan: int = 520
    """What the resources are worth in a plan, in thousandths of what the planner thinks of it."""
    resource: int = 410
    krom: int = 245
    life: int = 225
    bonus: int = 530


FITTED = Prospects()


class Bout(NamedTuple):
    """A fight of two in the eyes of the one: in how many of all ways it ends how."""

    every: int
    wins: int
    lost: list[tuple[int, int]]
    """Life that the one loses, and the ways."""
    dealt: list[tuple[int, int]]
    """Life that the other loses."""


class Book:
    """One box in the eyes of a bot."""

    def __init__(self, rules: Ruleset, weights: Weights):
        self.rules = rules
        self.weights = weights
        self.shares = shares(weights.missing)
        self.plan = lru_cache(maxsize=20_000)(self._plan)
        self.each = lru_cache(maxsize=20_000)(self._each)
        self.mean = lru_cache(maxsize=2_000)(self._mean)
        self.hunted = lru_cache(maxsize=20_000)(self._hunted)
        self.kept = lru_cache(maxsize=20_000)(self._kept)
        self._climbed: dict[int, tuple[Goods, int]] = {}
        self._climbs: dict[int, Mountain] = {}
        self._bouts: dict[Any, Bout] = {}
        self._ends: dict[int, tuple[list[tuple[str, int]], int]] = {}

    @cached_property
    def krom(self) -> int:
        """A Krom: a share of the resources that it buys in the Cave, or of the dice and cards elsewhere."""
        prices = [self.rules.cave.prices[good] for good in RESOURCES if good in self.rules.cave.prices]
        dear = sorted(prices)[len(prices) // 2] if prices else 2 * self.weights.token
        return self.weights.token * self.weights.krom // (100 * max(1, dear))

    @cached_property
    def life(self) -> tuple[int, ...]:
        """What it is worth to have no life, 1, 2, ...: the first ones most. Who has none has all of it next turn."""
        most = self.rules.life.most
        return (
            self.weights.life,
            *(self.weights.life * (most * most - (most - life) ** 2) // most**2 for life in range(1, most + 1)),
        )

    def krom_worth(self, krom: int) -> int:
        enough = self.weights.enough
        return self.krom * (krom if krom <= enough else enough + (krom - enough) // 2)

    def _plan(self, shown: tuple[str, ...], held: Held, need: int) -> int:
        """What resources are worth to somebody who needs so many points, where these Evolutions lie face up.

        The best Evolution counts first, with less for every resource that is missing; then the next with what is left.
        """
        wood, stone, bone = held
        worth = self.weights.spare * (wood + stone + bone)
        shares = self.shares
        open_ = [self.promises[card] for card in shown]
        for share in self.weights.later:
            best, chosen = 0, None
            for promise in open_:
                value, points, needs_wood, needs_stone, needs_bone = promise
                lacks = needs_wood - wood if needs_wood > wood else 0
                if needs_stone > stone:
                    lacks += needs_stone - stone
                if needs_bone > bone:
                    lacks += needs_bone - bone
                value = (value if points < need else value + POINT * need) * shares[lacks]
                if value > best:
                    best, chosen = value, promise
            if chosen is None:
                break
            worth += best * share // (100 * 1000)
            open_.remove(chosen)
            wood, stone, bone = max(0, wood - chosen[2]), max(0, stone - chosen[3]), max(0, bone - chosen[4])
        return worth

    def _each(self, shown: tuple[str, ...], held: Held, need: int, life: int) -> Worths:
        """What one more of each good is worth to one who has so much."""
        now = self.plan(shown, held, need)
        found = {good: self.plan(shown, added(held, good, 1), need) - now for good in RESOURCES}
        found["resource"] = max(found.values())
        found["krom"] = self.krom
        found["bonus"] = self.weights.bonus
        most = len(self.life) - 1
        found["life"] = (self.life[most] - self.life[life]) // max(1, most - life) if life else 0
        return found

    @cached_property
    def promises(self) -> dict[str, tuple[int, int, int, int, int]]:
        """What each Evolution is worth to one who has all for it, its points, and the resources that it costs."""
        found = {}
        for name, card in self.rules.evolution.items():
            wood, stone, bone = self.rules.evolution_costs[name]
            worth = POINT * card.points * (100 if card.place is None else self.weights.elsewhere) // 100
            found[name] = (worth, card.points, wood, stone, bone)
        return found

    @cached_property
    def far(self) -> int:
        """Points of which no Evolution brings so many: who needs more is as far from winning by one of them."""
        return max((points for _, points, *_ in self.promises.values()), default=0) + 1

    def need(self, game: State, player: Player, more: int = 0) -> int:
        """The points that somebody needs who gets so many now. Beyond ``far`` all are alike, and counted once."""
        return min(self.far, game.target - game.points(player) - more)

    def prospect(self, card: str, held: Held, need: int) -> int:
        """What an Evolution promises to one who has so much."""
        value, points, *costs = self.promises[card]
        lacks = sum(max(0, cost - has) for cost, has in zip(costs, held, strict=True))
        return (value if points < need else value + POINT * need) * self.shares[lacks] // 1000

    def aim(self, shown: Iterable[str], held: Held, need: int) -> str | None:
        """The Evolution that promises most."""
        return max(dict.fromkeys(shown), key=lambda card: self.prospect(card, held, need), default=None)

    # --- a player

    def outlook(self, game: State, player: Player) -> int:
        """How likely somebody is to win, beside the same for the others, by what they have between two turns."""
        held = held_by(player)
        return (
            POINT * game.points(player)
            + FITTED.plan * self.plan(tuple(game.evolutions), held, self.need(game, player)) // 1000
            + FITTED.resource * sum(held)
            + FITTED.krom * player.krom
            + FITTED.life * (player.life or self.rules.life.most)
            + FITTED.bonus * len(player.bonus)
        )

    def gain(self, game: State, player: Player, more: Mapping[str, int]) -> int:
        """What more goods are worth to somebody (less, where the numbers are negative)."""
        worth = 0
        held = held_by(player)
        after = held
        for good, amount in more.items():
            if good == "krom":
                worth += self.krom_worth(max(0, player.krom + amount)) - self.krom_worth(player.krom)
            elif good == "life":
                most = self.rules.life.most
                worth += self.life[min(most, max(0, player.life + amount))] - self.life[player.life]
            elif good == "bonus":
                worth += self.weights.bonus * amount
            elif good != "resource":
                after = added(after, good, amount)
        free = more.get("resource", 0)
        if after == held and not free:
            return worth
        shown, need = tuple(game.evolutions), self.need(game, player)
        before = self.plan(shown, held, need)
        if free:
            after = self.best_of_free(shown, after, need, free)
        return worth + self.plan(shown, after, need) - before

    def best_of_free(self, shown: tuple[str, ...], held: Held, need: int, amount: int) -> Held:
        """Resources of one's own choice, taken one after the other where each brings most."""
        step = 1 if amount > 0 else -1
        for _ in range(abs(amount)):
            ways = [added(held, good, step) for good in RESOURCES]
            held = max([way for way in ways if min(way) >= 0] or [held], key=lambda way: self.plan(shown, way, need))
        return held

    def price(self, player: Player, krom: int) -> int:
        """What it costs somebody to pay so much Krom."""
        return self.krom_worth(player.krom) - self.krom_worth(max(0, player.krom - krom))

    # --- the Mountain, climbed as the Cave's prices say

    def climb(self, rerolls: int) -> Mountain:
        """A climb with so many rerolls."""
        from .. import odds

        if rerolls not in self._climbs:
            self._climbs[rerolls] = odds.mountain(rerolls, rules=self.rules)
        return self._climbs[rerolls]

    def _kept(self, rerolls: int, dice: tuple[int, ...], left: int, locked: tuple[int, ...]) -> Answer:
        """What to do with the dice of a climb with so many rerolls, of which so many are left."""
        return keep_of(self.climb(rerolls), dice, left, locked)

    def ends(self, rerolls: int) -> tuple[list[tuple[str, int]], int]:
        """How often in a million each combination pays in the end, and the thousandths of Krom spent."""
        if rerolls not in self._ends:
            climb = self.climb(rerolls)
            shares = [(name, int(climb.final[name] * 10**6)) for name in COMBINATIONS if climb.final[name]]
            self._ends[rerolls] = shares, int(climb.spent.mean * 1000)
        return self._ends[rerolls]

    def climbed(self, rerolls: int) -> tuple[Goods, int]:
        """What a climb with so many rerolls brings on average and the Krom it costs, in thousandths."""
        if rerolls not in self._climbed:
            climb = self.climb(rerolls)
            shares, spent = self.ends(rerolls)
            parts: Goods = {}
            for name, share in shares:
                parts = goods.added(parts, {good: amount * share for good, amount in self._paid(climb, name).items()})
            self._climbed[rerolls] = {good: amount // 1000 for good, amount in parts.items()}, spent
        return self._climbed[rerolls]

    def _paid(self, climb: Mountain, name: str) -> Goods:
        """What a combination pays, with the side of a choice that the Cave's prices favour."""
        gives, sides = self.rules.mountain.results[name].gives, self.rules.choices(name)
        if not sides:
            return gives
        return goods.added(gives, sides[goods.choice_names(sides).index(climb.takes[name])])

    # --- the Forest

    def _mean(self, pile: tuple[str, ...]) -> Goods:
        """What a card of a pile brings on average, in thousandths."""
        parts: Goods = {}
        for card in pile:
            parts = goods.added(parts, self.rules.gathering[card].reward)
        return {good: 1000 * amount // len(pile) for good, amount in parts.items()}

    # --- the Savannah

    def _hunted(self, name: str, reward: int, krom: int) -> tuple[int, int]:
        """What a prey brings on average whose reward is worth so much, and with how many bought dice."""
        prey = self.rules.hunt[name]
        best, dice = reward * caught(prey.dice, prey.value) // 10**6, 0
        for bought, price in enumerate(self.rules.savannah.extra_dice, 1):
            if price > krom:
                break
            worth = reward * caught(prey.dice + bought, prey.value) // 10**6 - price * self.krom
            if worth > best:
                best, dice = worth, bought
        return best, dice

    # --- fights

    def bout(self, one: tuple[str, int], other: tuple[str, int], place: str) -> Bout:
        """A fight between two, each with a name and a life, by the exact odds."""
        from .. import odds

        key = (one, other, place)
        if key not in self._bouts:
            fight = odds.combat([odds.Fighter(*one), odds.Fighter(*other)], place, self.rules)
            every = fight.ways
            self._bouts[key] = Bout(
                every,
                fight.win.ways[one[0]],
                in_all(fight.damage[one[0]], every),
                in_all(fight.damage[other[0]], every),
            )
        return self._bouts[key]


@cache
def caught(dice: int, value: int) -> int:
    """How often in a million so many dice reach a value."""
    every: int = SIDES**dice
    return at_least(dice)[value] * 10**6 // every if value <= SIDES * dice else 0


def keep_of(climb: Mountain, dice: Sequence[int], left: int, locked: Sequence[int]) -> Answer:
    """What a climb says to do with dice where so many rerolls are left."""
    best = climb.keep(dice, left, locked)
    return write(Intent("keep", dice=best)) if len(best) < len(dice) else "stop"


def in_all(damage: Spread[int], every: int) -> list[tuple[int, int]]:
    """What somebody loses, each with its ways out of so many."""
    return [(lost, ways * (every // damage.total)) for lost, ways in damage.ways.items()]


def shares(missing: int) -> tuple[int, ...]:
    """In thousandths, what is left of a promise where nothing is missing, one thing, ..."""
    found = [1000]
    while len(found) <= len(RESOURCES) * MOST_GOODS:
        found.append(found[-1] * missing // 100)
    return tuple(found)


def held_by(player: Player) -> Held:
    return player.wood, player.stone, player.bone


def added(held: Held, good: str, amount: int) -> Held:
    """Resources with some more of one of them, or fewer, but never less than none."""
    wood, stone, bone = held
    if good == "wood":
        return max(0, wood + amount), stone, bone
    if good == "stone":
        return wood, max(0, stone + amount), bone
    return wood, stone, max(0, bone + amount)


def paid(held: Held, cost: Sequence[int]) -> Held:
    """What is left when something has been paid; less than none where it is not enough."""
    return held[0] - cost[0], held[1] - cost[1], held[2] - cost[2]


def less(some: Goods) -> Goods:
    return {good: -amount for good, amount in some.items()}


_BOOKS: dict[tuple[str, Weights], Book] = {}


def book_of(rules: Ruleset, weights: Weights = PLANNED) -> Book:
    """What a bot knows of a box: made once."""
    key = (rules.hash, weights)
    if key not in _BOOKS:
        if len(_BOOKS) >= MOST_BOXES:
            _BOOKS.clear()
        _BOOKS[key] = Book(rules, weights)
    return _BOOKS[key]
