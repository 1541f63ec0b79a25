"""What a bot does when it is asked: every question of the game, answered by what each answer seems to bring at once.

A policy sees a position and a question. In a bot's hands the position is one that was dealt from what its seat may know
(``dealt.py``); in games that are only imagined it is the imagined one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from krom_explore.engine.ports import Answer, Decision
from krom_explore.odds.dice import SIDES, at_least, sums

from ..answers import Intent
from ..box import KROMOSAURUS, TOKENS, Goods
from ..rules import cave, effects, goods
from ..rules.combat import rank
from ..state import Climb, Player, State
from .appraisal import POINT, VICTORY, Book, held_by, keep_of, less, paid

if TYPE_CHECKING:
    from ..odds import Mountain

FIRST_TO_ACT = 60
"""What it is worth to act before another in the same place."""
AT_ONCE = 5 * POINT
"""A point that is had now, beside what is only planned; and before anything else in an action phase."""
MISSED = 700
"""What it costs to lose an action phase."""


class Policy:
    """Takes what seems to bring most now."""

    def __init__(self, book: Book):
        self.book = book
        self.rules = book.rules
        self.ways: dict[str, Callable[[State, Player, Decision], Answer]] = {
            "movement": self.movement, "action": self.action, "reroll": self.reroll, "reward": self.reward,
            "combination": self.combination, "combat": self.combat, "counter": self.counter, "rob": self.rob,
            "whom": self.whom, "give": self.give,
        }  # fmt: skip

    def decide(self, game: State, decision: Decision) -> Answer:
        options = decision.options
        if len(options) == 1:
            return options[0]
        return self.ways[decision.question](game, game.players[decision.player], decision)

    def parse(self, answer: Answer) -> Intent:
        return self.rules.grammar.parse(answer)

    # --- where to go

    def movement(self, game: State, player: Player, decision: Decision) -> Answer:
        worths = [self.visit(game, player, self.parse(option).place) for option in decision.options]
        return decision.options[worths.index(max(worths))]

    def visit(self, game: State, player: Player, place: str) -> int:
        """What the action of a place promises, with the Evolutions that must be realised there."""
        promise = {"cave": self.cave, "forest": self.forest, "savannah": self.savannah, "mountain": self.mountain}
        return promise[place](game, player) + self.realised_at(game, player, place)

    def realised_at(self, game: State, player: Player, place: str) -> int:
        """What it is worth to be where an Evolution can be realised that one has everything for."""
        held = held_by(player)
        costs = self.rules.evolution_costs
        ready = [
            self.rules.evolution[card].points
            for card in game.evolutions
            if self.rules.evolution[card].place == place and all(map(int.__le__, costs[card], held))
        ]
        if not ready:
            return 0
        wins = game.points(player) + max(ready) >= game.target
        return VICTORY if wins else POINT * max(ready) // 2

    def cave(self, game: State, player: Player) -> int:
        return max(self.gain(game, player, self.rules.cave.rest), self.shopping(game, player))

    def shopping(self, game: State, player: Player) -> int:
        """What one would buy with all one's Krom, the best first."""
        buyer = player.copy()
        worth = 0
        while True:
            gains = [(self.service(game, buyer, name), name) for name in self.rules.cave.prices]
            best, name = max(gains, default=(0, ""))
            if best <= 0:
                return worth
            worth += best
            amount, price = self.on_sale(buyer, name)
            buyer.krom -= price
            if name == "bonus":
                return worth
            setattr(buyer, name, getattr(buyer, name) + amount)

    def on_sale(self, player: Player, service: str) -> tuple[int, int]:
        return cave.life_on_sale(self.rules, player.life) if service == "life" else (1, self.rules.cave.prices[service])

    def service(self, game: State, player: Player, service: str) -> int:
        """What a service of the Cave brings, its price paid; 0 where it cannot be had."""
        amount, price = self.on_sale(player, service)
        if price > player.krom or not cave.on_offer(game, player, service):
            return 0
        return self.gain(game, player, {service: amount}) - self.book.price(player, price)

    def forest(self, game: State, player: Player) -> int:
        pile = game.gathering.pile or game.gathering.discard
        mean = self.mean_card(game, player, pile)
        worth, krom = 0, player.krom
        for price in self.rules.forest.prices:
            krom -= price
            more = mean - price * self.book.krom
            if krom < 0 or more <= 0:
                break
            worth += more
        return worth

    def mean_card(self, game: State, player: Player, pile: Sequence[str]) -> int:
        """What a card from the Gathering pile brings on average."""
        if not pile:
            return 0
        return sum(self.gain(game, player, self.rules.gathering[card].reward) for card in pile) // len(pile)

    def savannah(self, game: State, player: Player) -> int:
        prices = [0, *(price for price in self.rules.savannah.extra_dice if price <= player.krom)]
        return max(
            [self.hunt(game, player, prey, bought) for prey in game.prey for bought in range(len(prices))], default=0
        )

    def hunt(self, game: State, player: Player, name: str, bought: int) -> int:
        """What a hunt brings on average, bought dice paid."""
        prey = self.rules.hunt[name]
        dice = prey.dice + bought
        ways = at_least(dice)[prey.value] if prey.value <= SIDES * dice else 0
        worth: int = self.gain(game, player, prey.reward) * ways // SIDES**dice
        return worth - self.book.price(player, self.rules.savannah.extra_dice[bought - 1]) if bought else worth

    def mountain(self, game: State, player: Player) -> int:
        shares, spent = self.book.ends(self.rerolls(player.krom))
        worth = sum(share * self.combination_worth(game, player, name) for name, share in shares) // 10**6
        return worth - spent * self.book.krom // 1000

    def rerolls(self, krom: int, used: int = 0) -> int:
        """How many more rerolls so much Krom pays for."""
        paid = 0
        for price in self.rules.mountain.rerolls[used:]:
            krom -= price
            if krom < 0:
                break
            paid += 1
        return paid

    def combination_worth(self, game: State, player: Player, name: str) -> int:
        gives = self.rules.mountain.results[name].gives
        sides = self.rules.choices(name)
        if not sides:
            return self.gain(game, player, gives)
        return max(self.gain(game, player, goods.added(gives, side)) for side in sides)

    def gain(self, game: State, player: Player, some: Goods) -> int:
        return self.book.gain(game, player, some) if some else 0

    # --- what to do there

    def action(self, game: State, player: Player, decision: Decision) -> Answer:
        """Evolutions first, then what brings most; where the table rules that the place comes first, the place."""
        worths = self.action_worths(game, player, decision.options)
        best = max(worths)
        return decision.options[worths.index(best)]

    def action_worths(self, game: State, player: Player, options: Sequence[Answer]) -> list[int]:
        assert game.visit is not None
        place_first = self.rules.rulings["phase_order"] == "place_first" and not game.visit.begun
        return [self.doing(game, player, self.parse(option), place_first) for option in options]

    def doing(self, game: State, player: Player, intent: Intent, place_first: bool = False) -> int:
        """What an answer in an action phase seems to bring."""
        match intent.verb:
            case "realise":
                worth = self.realising(game, player, intent.card)
                return 1 if place_first and worth < VICTORY else worth
            case "rest":
                worth = self.gain(game, player, self.rules.cave.rest)
                return 1 if worth < self.shopping(game, player) else max(1, worth)
            case "buy":
                return self.service(game, player, intent.good)
            case "draw":
                return self.drawing(game, player)
            case "shuffle":
                return self.shuffling(game, player)
            case "hunt":
                return self.hunt(game, player, intent.card, intent.bought)
            case "climb":
                return max(1, self.mountain(game, player))
            case "play":
                return self.playing(game, player, intent)
            case "again":
                return 1
        return 0

    def realising(self, game: State, player: Player, card: str) -> int:
        """As many points as can be paid for now, this Evolution among them; of equal ways what leaves most towards
        further ones. To keep what pays for one, in hope of a better, wins no more games, and nobody understands it."""
        points, place = self.rules.evolution, player.place
        if game.points(player) + points[card].points >= game.target:
            return VICTORY
        others = list(game.evolutions)
        others.remove(card)
        payable = [other for other in others if points[other].place in (None, place)]
        most = 0 if self.rules.rulings["evolutions_per_phase"] == "one" else len(payable)
        ways = (some for number in range(most + 1) for some in combinations(payable, number))
        return max(self.paying(game, player, (card, *some)) for some in ways) + points[card].points

    def paying(self, game: State, player: Player, cards: Sequence[str]) -> int:
        """What it brings to pay for all of these Evolutions; 0 where one's resources are not enough."""
        shown, held = list(game.evolutions), held_by(player)
        for card in cards:
            shown.remove(card)
            held = paid(held, self.rules.evolution_costs[card])
        if min(held) < 0:
            return 0
        points = sum(self.rules.evolution[card].points for card in cards)
        if game.points(player) + points >= game.target:
            return VICTORY // 2
        left = self.book.plan(tuple(shown), held, self.book.need(game, player, points))
        return min(VICTORY // 3, AT_ONCE * points + left)

    def drawing(self, game: State, player: Player) -> int:
        assert game.visit is not None
        price = self.rules.forest.prices[game.visit.drawn]
        mean = self.mean_card(game, player, game.gathering.pile or game.gathering.discard)
        return mean - self.book.price(player, price) if price else max(1, mean)

    def shuffling(self, game: State, player: Player) -> int:
        """Shuffling is worth it where the discard is better than the pile."""
        deck = game.gathering
        pile = self.mean_card(game, player, deck.pile or deck.discard)
        every = self.mean_card(game, player, deck.pile + deck.discard)
        return every + 1 if every > pile + self.book.krom // 2 else 0

    # --- the climb

    def reroll(self, game: State, player: Player, decision: Decision) -> Answer:
        """Keep what the odds say, for what each combination brings."""
        assert game.visit is not None
        climb = game.visit.climb
        assert climb is not None
        left = self.rerolls(player.krom, climb.rerolls)
        wanted = self.keeping(game, player, climb, left) if left else "stop"
        return wanted if wanted in decision.options else "stop"

    def keeping(self, game: State, player: Player, climb: Climb, left: int) -> Answer:
        """What to do with the dice where so many rerolls are left."""
        return keep_of(self.climb(game, player, climb.rerolls + left), climb.dice, left, climb.kept)

    def climb(self, game: State, player: Player, rerolls: int) -> Mountain:
        """A climb with so many rerolls, at the Cave's prices."""
        return self.book.climb(rerolls)

    def reward(self, game: State, player: Player, decision: Decision) -> Answer:
        """The side of a choice, or the resources, that bring most."""
        sides = decision.about.get("choice")
        given = sides or [goods.tally(self.parse(option).picks) for option in decision.options]
        worths = [self.gain(game, player, side) for side in given]
        return decision.options[worths.index(max(worths))]

    def combination(self, game: State, player: Player, decision: Decision) -> Answer:
        worths = [self.combination_worth(game, player, self.parse(option).combination) for option in decision.options]
        return decision.options[worths.index(max(worths))]

    # --- fights

    def combat(self, game: State, player: Player, decision: Decision) -> Answer:
        """Play the card that improves the fight by more than the card is worth."""
        now = self.fight_worth(game, player, decision.about["totals"])
        worths = [
            0 if option == "pass" else self.boosted(game, player, decision, option) - now - self.book.weights.bonus
            for option in decision.options
        ]
        best = max(worths)
        return decision.options[worths.index(best)] if best > 0 else "pass"

    def boosted(self, game: State, player: Player, decision: Decision, option: Answer) -> int:
        """The fight with a card, averaged over its dice."""
        card = self.rules.bonus[self.parse(option).card]
        worth = 0
        for pips, ways in enumerate(sums(card.dice)):
            if ways:
                totals = dict(decision.about["totals"])
                totals[player.name] += pips + card.plus
                worth += ways * self.fight_worth(game, player, totals)
        every: int = SIDES**card.dice
        return worth // every

    def fight_worth(self, game: State, player: Player, totals: dict[str, int]) -> int:
        """What it brings to somebody if the fight ended like this."""
        assert game.fight is not None
        order = rank(totals, game.fight.strength)
        first = order[0]
        if first != player.name:
            lost = totals[first] - totals[player.name]
            return self.blow(game, player, lost) - FIRST_TO_ACT
        worth = FIRST_TO_ACT
        for name in order[1:]:
            dealt = totals[first] - totals[name]
            if name == KROMOSAURUS:
                worth += self.wounding(game, dealt)
            elif dealt:
                worth += self.striking(game, player, game.players[name], dealt)
        return worth

    def blow(self, game: State, player: Player, lost: int) -> int:
        """What it costs to lose so much life: with the last of it go the action phase and what is robbed."""
        if lost < player.life:
            return self.book.life[player.life - lost] - self.book.life[player.life]
        trophy = POINT * self.rules.kromosaurus.trophy if player.trophy else 0
        robbed = self.book.weights.token if player.resource or player.krom else 0
        return -MISSED - robbed - trophy + self.book.life[0] - self.book.life[player.life]

    def striking(self, game: State, player: Player, victim: Player, dealt: int) -> int:
        """What it brings to hurt another: most where it stuns."""
        harm = -self.blow(game, victim, dealt) // max(1, len(game.seats) - 1)
        return harm + self.best_loot(game, player, victim) if dealt >= victim.life else harm // 2

    def wounding(self, game: State, dealt: int) -> int:
        """What it brings to hurt the beast: a share of its trophy."""
        assert game.kromosaurus is not None
        trophy = POINT * self.rules.kromosaurus.trophy
        left = game.kromosaurus.life
        return trophy if dealt >= left else trophy * dealt // (2 * left)

    def best_loot(self, game: State, player: Player, victim: Player) -> int:
        found = [self.looting(game, player, victim, good) for good in (*TOKENS, "bonus")]
        return max(found)

    def looting(self, game: State, player: Player, victim: Player, good: str) -> int:
        """What a robbery brings: what one gains, and a share of what the victim loses."""
        if good == "nothing":
            return 0
        if good == "bonus":
            amount = min(1, len(victim.bonus))
        else:
            held = getattr(victim, good)
            amount = (held + 1) // 2 if good == "krom" else min(1, held)
        if not amount:
            return 0
        loot = {good: amount}
        return self.gain(game, player, loot) - self.gain(game, victim, less(loot)) // max(1, len(game.seats) - 1)

    def rob(self, game: State, player: Player, decision: Decision) -> Answer:
        victim = game.players[decision.about["victim"]]
        worths = [self.looting(game, player, victim, self.parse(option).good) for option in decision.options]
        return decision.options[worths.index(max(worths))]

    def whom(self, game: State, player: Player, decision: Decision) -> Answer:
        worths = [self.best_loot(game, player, game.players[self.parse(option).target]) for option in decision.options]
        return decision.options[worths.index(max(worths))]

    # --- Bonus cards

    def playing(self, game: State, player: Player, intent: Intent) -> int:
        """What a card brings in an action phase, less what it is worth to keep it."""
        card = self.rules.bonus[intent.card]
        keep = self.book.weights.bonus * 3 // 4
        if card.effect in ("gain", "convert"):
            gained = effects.filled(card.gain, intent.picks)
            paid = effects.filled(card.pay, intent.paid) if card.pay else {}
            return self.gain(game, player, goods.added(gained, less(paid))) - keep
        target = game.players[intent.target]
        lost = effects.as_much(game, target, card.taken)
        if intent.picks:
            lost = effects.filled(card.taken, intent.picks)
        given = effects.filled(card.give, intent.paid) if card.give else {}
        rivals = max(1, len(game.seats) - 1)
        harm = -self.gain(game, target, goods.added(less(lost), given)) // rivals
        if lost.get("life", 0) >= target.life and not target.acted:
            harm += MISSED // rivals
        own = self.gain(game, player, goods.added({} if card.lose else lost, less(given)))
        return own + harm - keep

    def counter(self, game: State, player: Player, decision: Decision) -> Answer:
        """Counter what hurts more than the card is worth."""
        card, by = self.rules.bonus[decision.about["card"]], game.players[decision.about["by"]]
        rivals = max(1, len(game.seats) - 1)
        if card.when == "combat":
            harm = self.boost_harm(game, player, by, sum(card_mean(card.dice, card.plus)))
        elif card.effect in ("gain", "convert"):
            harm = self.gain(game, by, card.gain) // rivals
        elif card.when == "action":
            mine = effects.as_much(game, player, card.taken)
            harm = (-self.gain(game, player, less(mine)) + self.gain(game, by, mine)) // rivals
        else:
            harm = self.book.weights.bonus
        return next(iter(decision.options)) if harm > self.book.weights.bonus else "pass"

    def boost_harm(self, game: State, player: Player, by: Player, plus: int) -> int:
        """What a combat card of another costs one who fights in the same combat."""
        if game.fight is None or player.name not in game.fight.totals or by.name not in game.fight.totals:
            return 0
        boosted = dict(game.fight.totals)
        before = self.fight_worth(game, player, boosted)
        boosted[by.name] += plus
        return before - self.fight_worth(game, player, boosted)

    def give(self, game: State, player: Player, decision: Decision) -> Answer:
        """Hand over what is missed least."""
        worths = [self.gain(game, player, less(goods.tally(self.parse(option).picks))) for option in decision.options]
        return decision.options[worths.index(max(worths))]


def card_mean(dice: int, plus: int) -> tuple[int, int]:
    """What dice and a number add on average."""
    return dice * (SIDES + 1) // 2, plus
