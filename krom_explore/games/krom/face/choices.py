"""The legal answers as buttons: what each costs, what it brings, and where chance is involved how likely that is.

All of it is a function of what the seat may know. Chances are those of ``odds``; of what others hold and hide, nothing
is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import accumulate, combinations
from typing import Any

from krom_explore import text
from krom_explore.engine.names import MOST_KEPT
from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import Seat
from krom_explore.games.face import END, PLAIN, Chance, Choice, Dial, Group, Price, Prospect, Step
from krom_explore.odds import spread

from .. import answers, odds
from ..answers import Intent
from ..box import MOST_GOODS, RESOURCES, Bonus, Goods
from ..catalogue import WORDS
from ..look import PlayerLook
from ..rules.cave import life_on_sale
from ..rules.effects import filled, fixed
from ..rules.goods import added, can_pay, tally
from ..rules.mountain import combination
from ..rules.stunned import half
from ..ruleset import Ruleset
from ..words import describe_card, goods, option, payout, picked
from .board import gives
from .dice import pays
from .odds_at import adding, as_it_stands, behind, level_with, stunning

ICONS = {
    "rest": "life", "hunt": "paw", "climb": "mountain", "keep": "dice", "realise": "points", "play": "bonus",
    "counter": "bonus", "draw": "forest", "shuffle": "redo", "go": "foot", "rob": "hand", "done": "skip",
}  # fmt: skip
"""What stands for each verb, where it is about nothing that can be pictured."""

percent, about = (lru_cache(maxsize=MOST_KEPT)(write) for write in (spread.percent, spread.about))
"""Numbers as the language writes them: a page writes most of them again after every click."""

FIRST, SECOND, AFTER, LAST = -2, -1, 1, 2
"""Where groups come that would be overlooked below many other answers: what brings points first of all."""

ONCE = ("hunt", "climb")
"""What is over when it has been done, and looks as if it could be done again."""

ASIDE = ("rest", "shuffle")
"""What is possible only at first: it comes after what stays, which keeps its place when it is gone."""

FEW_NAMES = 2
"""So many cards are named on a button that is about something else."""

FEW_PICKS = 2
"""So many resources of free choice are chosen in one go: six ways at most. More are chosen kind by kind."""


def label(answer: str, seat: Seat, lang: str) -> str:
    assert isinstance(seat.pending, Decision)
    return option(answer, seat.pending, seat.state, lang, seat.rules)


def icon(answer: str, rules: Ruleset) -> str | None:
    """The good or the place that an answer is about; else a picture of what is done."""
    intent = answers.parse(answer, rules)
    if intent.good == "nothing":
        return None
    taken = [good for good, _ in answers.amounts(intent.picks)] if intent.verb in ("take", "give") else []
    return next(filter(None, (intent.place, intent.good, *taken)), None) or ICONS.get(intent.verb)


def choices(seat: Seat, lang: str) -> list[Choice]:
    """Every legal answer, in the order of the options."""
    made = of_answers(seat.options, seat, lang)
    return [made[0]._replace(main=True)] if len(made) == 1 else made


def first_roll_pays(rules: Ruleset) -> tuple[Fraction, bool]:
    """The chance that a climb pays something without any reroll, and whether what it pays is invented.

    This says nothing of the best play: there is nothing to decide yet.
    """
    if first_roll_pays not in rules.kept:
        climb = odds.mountain(0, rules=rules)
        paying = [name for name, result in rules.mountain.results.items() if result.gives or rules.choices(name)]
        chance = sum((climb.final[name] for name in paying), Fraction())
        rules.kept[first_roll_pays] = chance, bool(climb.invented)
    found: tuple[Fraction, bool] = rules.kept[first_roll_pays]
    return found


def of_answers(wanted: Sequence[str], seat: Seat, lang: str) -> list[Choice]:
    """Those of some answers that are legal."""
    legal = [answer for answer in wanted if answer in seat.options]
    moment = Moment(seat, lang) if legal else None
    return [moment.choice(answer) for answer in legal] if moment else []


class Moment:
    """What is asked, of whom, and in which words the answers are said."""

    def __init__(self, seat: Seat, lang: str):
        assert isinstance(seat.pending, Decision)
        self.seat = seat
        self.rules: Ruleset = seat.rules
        self.lang = lang
        self.pending = seat.pending
        self.player: PlayerLook = seat.state.players[seat.pending.player]
        self.hunts = any(answers.parse(option, self.rules).verb == "hunt" for option in seat.options)
        """Hunts take much room: whatever else can be done comes before them."""
        self.groups: dict[str, Group] = {}
        self.plans: dict[str, odds.HuntPlan] = {}

    def choice(self, answer: str) -> Choice:
        intent = answers.parse(answer, self.rules)
        plain = Choice(answer, label(answer, self.seat, self.lang), icon(answer, self.rules), group=self.group(intent))
        told = BY_VERB.get(intent.verb)
        return told(self, plain, intent) if told else plain

    def group(self, intent: Intent) -> Group:
        """In an action phase: the place, Evolutions, Bonus cards, the end."""
        if intent.verb == "done":
            return END
        if self.pending.question not in ("action", "reroll"):
            return PLAIN
        if intent.verb not in self.groups:
            self.groups[intent.verb] = self._group(intent.verb)
        return self.groups[intent.verb]

    def _group(self, verb: str) -> Group:
        if verb == "realise":
            return Group("evolutions", self.word("choice-evolutions"), FIRST)
        if verb == "play":
            return Group("bonus", self.word("ui-bonus"), SECOND if self.hunts else LAST)
        if verb in ASIDE:
            return Group("aside", "", AFTER)
        if verb in ONCE and self.rules.rulings["place_times"] == "once":
            return Group("here", self.word(f"choice-one-{verb}"))
        return Group("here", self.word("choice-buys" if verb == "buy" else f"place-{self.player.place}"))

    # --- what is done in the places

    def go(self, plain: Choice, intent: Intent) -> Choice:
        """What the place gives; in the Savannah for each prey that lies there now what it brings, and how likely one
        catches it."""
        prey = dict.fromkeys(self.seat.state.prey if intent.place == "savannah" else ())
        if not prey:
            return plain._replace(effect=gives(intent.place, self.word, self.rules))
        chances = {card: Fraction(self.plan(card).offers[0].chance) for card in prey}
        invented = any(self.plan(card).invented for card in prey)
        return plain._replace(
            effect=self.word("choice-prey-here"),
            chance=Chance(max(chances.values()), "", invented),
            prospects=tuple([self.prospect(card, chance) for card, chance in chances.items()]),
        )

    def prospect(self, prey: str, chance: Fraction) -> Prospect:
        brings = self.prices(self.rules.hunt[prey].reward)
        return Prospect(self.rules.name(prey, self.lang), brings, percent(chance, self.lang))

    def rest(self, plain: Choice, intent: Intent) -> Choice:
        """Where one could buy instead, with the price of resting: not to buy."""
        gain = self.gained(self.rules.cave.rest)
        buys = any(answers.parse(answer, self.rules).verb == "buy" for answer in self.pending.options)
        effect = self.word("choice-rest-instead", gain=gain) if buys else gain
        return plain._replace(label=self.word("choice-rest"), effect=effect)

    def buy(self, plain: Choice, intent: Intent) -> Choice:
        amount, price = 1, self.rules.cave.prices[intent.good]
        if intent.good == "life":
            amount, price = life_on_sale(self.rules, self.player.life)
        said = self.word("choice-buy", goods=goods({intent.good: amount}, self.lang))
        return plain._replace(label=said, price=self.krom(price))

    def draw(self, plain: Choice, intent: Intent) -> Choice:
        price, *dearer = self.rules.forest.prices[self.seat.state.drawn :]
        then = self.word("choice-next", price=dearer[0]) if dearer else ""
        pile, discard = self.seat.state.decks["gathering"]
        found = self.finds(pile or discard)
        effect = self.word("choice-finds-next", finds=found, then=then) if found and then else found or then
        return plain._replace(price=self.krom(price) or self.free, effect=effect, chance=self.find(pile or discard))

    @property
    def free(self) -> tuple[Price, ...]:
        return (Price("krom", 0, self.word("choice-free")),)

    def find(self, cards: Sequence[str]) -> Chance | None:
        """The chance that the next Gathering card brings something, where everybody can tell what is in the pile."""
        if None in cards:
            return None
        result = odds.next_card(cards, self.rules)
        found = sum((chance for card, chance in result.chance.items() if self.rules.gathering[card].reward), Fraction())
        return Chance(found, self.chance_word("find", found), bool(result.invented))

    def finds(self, cards: Sequence[str]) -> str:
        """What the next Gathering card may bring, the likeliest first: ``Wood 55% and Wood + Krom 10%``. What one card
        brings together is told together, so that all of it adds up to the chance to find something."""
        if None in cards:
            return ""
        chances: dict[tuple[str, ...], Fraction] = {}
        for card, chance in odds.next_card(cards, self.rules).chance.items():
            if found := tuple(self.rules.gathering[card].reward):
                chances[found] = chances.get(found, Fraction()) + chance
        said = [
            self.word("choice-finds", good=self.together(found), percent=percent(chances[found], self.lang))
            for found in sorted(chances, key=chances.__getitem__, reverse=True)
        ]
        return text.listed(said, self.lang) if said else ""

    def together(self, found: Sequence[str]) -> str:
        """What one card brings: ``Wood + Bonus cards``."""
        return " + ".join(self.word(f"name-{good}") for good in found)

    def shuffle(self, plain: Choice, intent: Intent) -> Choice:
        pile, discard = self.seat.state.decks["gathering"]
        cards = [*pile, *discard]
        now, then = self.find(pile or discard), self.find(cards)
        change = "same"
        if now and then and now.value != then.value:
            change = "better" if now.value < then.value else "worse"
        effect = self.word("choice-pile", cards=len(cards), change=change)
        return plain._replace(price=self.free, effect=effect, chance=then)

    def hunt(self, plain: Choice, intent: Intent) -> Choice:
        """One row for each prey; its answers differ in the dice that are bought."""
        prey = self.rules.hunt[intent.card]
        plan = self.plan(intent.card)
        offer = plan.offers[intent.bought]
        name = self.rules.name(intent.card, self.lang)
        facts = self.word("choice-prey", value=prey.value, goods=goods(prey.reward, self.lang))
        dial = Dial(intent.card, name, facts, self.dice(offer.dice), self.word("choice-hunt-do"))
        chance = Fraction(offer.chance)
        return plain._replace(
            label=self.word("choice-hunt", card=name),
            price=self.krom(offer.cost),
            effect=self.word("choice-worth", krom=about(offer.net, self.lang)),
            chance=Chance(chance, self.chance_word("hunt", chance), bool(plan.invented)),
            dial=dial,
        )

    def plan(self, prey: str) -> odds.HuntPlan:
        if prey not in self.plans:
            self.plans[prey] = odds.hunt_plan(prey, self.player.krom or 0, rules=self.rules)
        return self.plans[prey]

    def climb(self, plain: Choice, intent: Intent) -> Choice:
        rerolls, krom = self.rules.mountain.rerolls, self.player.krom or 0
        paid = [str(price) for price, in_all in zip(rerolls, accumulate(rerolls), strict=True) if in_all <= krom]
        prices = " + ".join(paid) or ("broke" if rerolls else None)
        said = {"dice": self.dice(self.rules.mountain.dice), "prices": prices, "rerolls": len(paid)}
        chance, invented = first_roll_pays(self.rules)
        return plain._replace(
            label=self.word("choice-climb"),
            effect=self.word("choice-climb-dice", **said),
            chance=Chance(chance, self.chance_word("climb", chance), invented),
        )

    def keep(self, plain: Choice, intent: Intent) -> Choice:
        return plain._replace(price=self.krom(self.pending.about["price"]))

    def stop(self, plain: Choice, intent: Intent) -> Choice:
        """What the dice pay as they lie."""
        return plain._replace(effect=pays(combination(self.pending.about["dice"]), self.rules, self.lang))

    def claim(self, plain: Choice, intent: Intent) -> Choice:
        return plain._replace(effect=self.word("choice-pays", goods=payout(intent.combination, self.rules, self.lang)))

    # --- cards

    def realise(self, plain: Choice, intent: Intent) -> Choice:
        card = self.rules.evolution[intent.card]
        said = self.word("choice-realise", card=self.rules.name(intent.card, self.lang))
        enough = self.player.points + card.points >= self.seat.state.target
        points = self.word("choice-points-win" if enough else "choice-points", points=card.points)
        return plain._replace(label=said, price=self.prices(card.cost), effect=points, main=True)

    def done(self, plain: Choice, intent: Intent) -> Choice:
        """Who ends the phase is told what could still be realised, and how many of these at once."""
        parsed = [answers.parse(option, self.rules) for option in self.seat.options]
        left = [said.card for said in parsed if said.verb == "realise"]
        if not left:
            return plain
        names = [text.quoted(self.rules.name(card, self.lang), self.lang) for card in left]
        together = self.paid_together(left)
        cards = text.listed(names, self.lang, "standard" if together == len(left) else "or")
        many = "few" if len(left) <= FEW_NAMES else "all" if together == len(left) else "other"
        return plain._replace(
            effect=self.word("choice-still", cards=cards, number=len(left), together=together, many=many)
        )

    def paid_together(self, cards: Sequence[str]) -> int:
        """How many of these Evolutions one's goods pay for, at most."""
        most = 1 if self.rules.rulings["evolutions_per_phase"] == "one" else len(cards)
        costs = [self.rules.evolution[card].cost for card in cards]
        ways = ((n, reduce(added, some)) for n in range(most, 1, -1) for some in combinations(costs, n))
        return next((n for n, cost in ways if can_pay(self.player, cost)), 1)

    def play(self, plain: Choice, intent: Intent) -> Choice:
        card = self.rules.bonus[intent.card]
        if card.when == "combat":
            return self.boost(plain, intent, card)
        price: Goods = filled(card.pay, intent.paid) if card.effect == "convert" else {}
        if card.effect == "swap":
            price = filled(card.give, intent.paid)
        return plain._replace(
            price=self.prices(price), effect=self.effect(card, intent), steps=self.play_steps(card, intent)
        )

    def boost(self, plain: Choice, intent: Intent, card: Bonus) -> Choice:
        """A card in combat: the chance to be ahead with it, as the totals stand."""
        missing = behind(self.seat, self.player.name)
        chance = adding(card, missing)
        effect = self.word("choice-boost", dice=card.dice, plus=card.plus)
        if missing <= 0:
            said = self.chance_word("ahead", chance, "already")
            if found := stunning(self.seat, self.player.name, card):
                whom, share = found
                effect = self.word("choice-boost-stuns", effect=effect, other=whom, percent=percent(share, self.lang))
        elif not chance and (other := level_with(self.seat, self.player.name, card)):
            said = self.chance_word("ahead", chance, "level", other=other)
        else:
            said = self.chance_word("ahead", chance)
        if not (card.dice or chance) and (stands := self.stands(card.plus)):
            effect = self.word("choice-boost-stands", effect=effect, stands=stands)
        return plain._replace(effect=effect, chance=Chance(chance, said))

    def passing(self, plain: Choice, intent: Intent) -> Choice:
        """In a combat: what it would come to now. Others may yet play cards."""
        return plain._replace(effect=self.stands()) if self.pending.question == "combat" else plain

    def stands(self, plus: int = 0) -> str:
        """How a combat would end if nothing were played after this, for whoever is asked."""
        found = as_it_stands(self.seat, self.player.name, plus)
        if found is None:
            return ""
        loss, left = found
        how = "win" if loss is None else "lose" if left else "stun"
        return self.word("choice-stands", how=how, loss=loss or 0, left=left)

    def effect(self, card: Bonus, intent: Intent) -> str:
        if card.effect in ("gain", "convert"):
            return self.gained(filled(card.gain, intent.picks))
        lost = goods(self.lost(self.seat.state.players[intent.target], card.taken, intent.picks), self.lang)
        return self.word(f"choice-{card.effect}", target=intent.target, goods=lost)

    def lost(self, target: PlayerLook, some: Goods, picks: Sequence[str]) -> Goods:
        """What a card takes from its target: as much as he has of it, as far as one may know that."""
        has = {good: self.at_most(target, good, amount) for good, amount in fixed(some).items()}
        if picks:
            has = added(has, tally(picks))
        elif "resource" in some:
            has["resource"] = min(some["resource"], self.left(target, has))
        return {good: amount for good, amount in has.items() if amount}

    def left(self, target: PlayerLook, has: Goods) -> int:
        """Resources that the target has besides; more than any card takes where one may not know it."""
        held = [getattr(target, good) for good in RESOURCES]
        return MOST_GOODS if None in held else sum(held) - sum(has.get(good, 0) for good in RESOURCES)

    def at_most(self, target: PlayerLook, good: str, amount: int) -> int:
        held: int | None = getattr(target, good)
        if held is None:
            return amount
        last_life = good == "life" and self.rules.rulings["card_stun"] == "stops_at_one"
        return min(amount, max(0, held - 1) if last_life else held)

    def play_steps(self, card: Bonus, intent: Intent) -> tuple[Step, ...]:
        """The card, then on whom, then what is paid for it, then what it brings."""
        name, told = self.rules.name(intent.card, self.lang), describe_card(intent.card, self.lang, self.rules)
        steps = [Step(intent.card, name, "bonus", told)]
        swaps, gains = card.effect == "swap", card.effect in ("gain", "convert")
        if intent.target:
            whom = self.word("choice-with-whom" if swaps else "choice-whom")
            steps.append(Step(intent.target, intent.target, intent.target, asks=whom))
        gives = self.word("choice-asks-give", target=intent.target) if swaps else self.word("choice-asks-pay")
        gets = self.word("choice-asks-get", target=intent.target) if swaps else self.word("choice-asks-take")
        paid = self.pick_steps(intent.paid, gives)
        picks = self.pick_steps(intent.picks, self.word("choice-asks-gain") if gains else gets)
        return (*steps, *paid, *picks)

    def counter(self, plain: Choice, intent: Intent) -> Choice:
        """What is countered, the question says; that the card is gone afterwards, the button."""
        held = self.rules.cards_played["counter"].intersection(self.player.bonus or ())
        here = [name for name in held if self.rules.bonus[name].place in (None, self.player.place)]
        card = intent.card or here[0]  # where there are several kinds, the answer names one
        return plain._replace(effect=self.word("choice-counter", card=self.rules.name(card, self.lang)))

    # --- one who is stunned

    def rob(self, plain: Choice, intent: Intent) -> Choice:
        """What both have afterwards, as far as one may know that."""
        victim = self.seat.state.players[self.pending.about["victim"]]
        if intent.good == "nothing":
            return plain._replace(effect=self.word("choice-rob-nothing", victim=victim.name))
        if intent.good == "bonus":
            number = self.word("choice-rob-card", cards=len(victim.bonus)) if victim.bonus is not None else ""
            return plain._replace(effect=number)
        had, held = getattr(self.player, intent.good), getattr(victim, intent.good)
        if held is None and intent.good == "krom":
            return plain._replace(effect=self.word("choice-rob-half"))
        amount = half(held) if intent.good == "krom" else 1
        mine = goods({intent.good: had + amount}, self.lang)
        left = None if held is None else goods({intent.good: held - amount}, self.lang)
        return plain._replace(effect=self.word("choice-rob", mine=mine, victim=victim.name, left=left))

    def victim(self, plain: Choice, intent: Intent) -> Choice:
        """What there is to take, where all of it lies open."""
        victim = self.seat.state.players[intent.target]
        held = {good: getattr(victim, good) for good in (*RESOURCES, "krom")}
        if victim.bonus is None or None in held.values():
            return plain
        has = {good: amount for good, amount in (held | {"bonus": len(victim.bonus)}).items() if amount}
        return plain._replace(effect=self.word("choice-victim", goods=goods(has, self.lang)))

    # --- goods of free choice

    def take(self, plain: Choice, intent: Intent) -> Choice:
        """A reward or a loss that leaves a choice: kind by kind, where it is a large one."""
        free = not self.pending.about.get("choice") and len(intent.picks) > FEW_PICKS
        return plain._replace(steps=tuple(self.pick_steps(intent.picks, ""))) if free else plain

    def give(self, plain: Choice, intent: Intent) -> Choice:
        return self.take(plain, intent)

    def pick_steps(self, picks: Sequence[str], asks: str) -> list[Step]:
        """Resources in one step; or where they are many, so many of each kind in a step of its own."""
        if not picks:
            return []
        if len(picks) <= FEW_PICKS:
            return [Step(" ".join(picks), picked(picks, self.lang), picks[0], asks=asks)]
        return [self.kind_step(good, picks.count(good)) for good in RESOURCES]

    def kind_step(self, good: str, count: int) -> Step:
        asks = self.word("choice-how-many", good=self.word(f"name-{good}"))
        return Step(f"{count} {good}", goods({good: count}, self.lang), good, asks=asks)

    # --- words

    def word(self, key: str, **args: Any) -> str:
        return WORDS.message(key, self.lang, **args)

    def chance_word(self, of: str, chance: Fraction, sure: str | None = None, **facts: str) -> str:
        known = "never" if chance == 0 else "always" if chance == 1 else "perhaps"
        return self.word(f"choice-chance-{of}", percent=percent(chance, self.lang), sure=sure or known, **facts)

    def dice(self, number: int) -> str:
        return self.word("choice-dice", number=number)

    def krom(self, price: int) -> tuple[Price, ...]:
        return self.prices({"krom": price})

    def prices(self, some: Mapping[str, int]) -> tuple[Price, ...]:
        return tuple(
            [Price(good, amount, self.word(f"good-{good}", n=amount)) for good, amount in some.items() if amount]
        )

    def gained(self, some: Goods) -> str:
        """What one gains, of life only what there is room for."""
        room = {"life": self.rules.life.most - self.player.life}
        got = {good: n for good, amount in some.items() if (n := min(amount, room.get(good, amount)))}
        return self.word("choice-gain", goods=goods(got, self.lang)) if got else self.word("choice-no-gain")


BY_VERB: dict[str, Callable[[Moment, Choice, Intent], Choice]] = {
    "go": Moment.go, "rest": Moment.rest, "buy": Moment.buy, "draw": Moment.draw, "shuffle": Moment.shuffle,
    "hunt": Moment.hunt, "climb": Moment.climb, "keep": Moment.keep, "stop": Moment.stop, "claim": Moment.claim,
    "realise": Moment.realise, "done": Moment.done, "play": Moment.play, "counter": Moment.counter, "rob": Moment.rob,
    "pass": Moment.passing, "victim": Moment.victim, "take": Moment.take, "give": Moment.give,
}  # fmt: skip
