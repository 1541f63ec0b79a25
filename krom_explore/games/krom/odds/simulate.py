"""Simulation: the same questions answered by rolling, with an interval, to stand beside the exact answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.games.krom.box import KROMOSAURUS, PLACES
from krom_explore.games.krom.rules.combat import rank
from krom_explore.odds.dice import SIDES

from ..catalogue import bad
from .bout import Fighter, Hand, hands
from .climb import Dice, Policy
from .combat import Combat
from .duel import Duel
from .forest import Forest, Moment
from .hunt import Hunt, HuntPlan, HuntPlans
from .meeting import Meeting
from .mountain import Mountain, Reach, RestOfClimb
from .pile import NextCard

Trial = Callable[[Random], list[str]]
"""Plays a question through once and tells what happened."""

SURE = 1.959963984540054
"""The interval holds the truth 19 times out of 20."""

LONGEST = 10_000
"""A duel that lasts longer than this is left undecided."""


class Row(NamedTuple):
    """One thing that can happen, exact and simulated side by side."""

    label: str
    exact: Fraction
    times: int
    n: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.times / self.n if self.n else 0.0


class Simulation:
    """Rolls so far, and the exact answer beside them. ``more`` goes on from where it stands."""

    def __init__(self, question: Any, seed: int | str):
        self.question = question
        self.seed = seed
        self.n = 0
        self.counts: Counter[str] = Counter()
        self._trial, self.exact = asked(question)
        self._random = Random(seed)

    def more(self, n: int) -> Simulation:
        """Roll ``n`` times more."""
        for _ in range(checks.whole("n", n, 0)):
            self.counts.update(self._trial(self._random))
        self.n += n
        return self

    @property
    def rows(self) -> list[Row]:
        """Everything that can happen, in the order of the exact answer."""
        return [
            Row(label, exact, self.counts[label], self.n, *wilson(self.counts[label], self.n))
            for label, exact in self.exact.items()
        ]


def simulate(question: Any, n: int, seed: int | str = 0) -> Simulation:
    """Answer a question (the result of another function of this package) by rolling ``n`` times."""
    checks.whole("n", n, 0)
    return Simulation(question, seed).more(n)


def wilson(count: int, n: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share of ``count`` in ``n``."""
    if not n:
        return 0.0, 1.0
    share = count / n
    middle = (share + sure**2 / (2 * n)) / (1 + sure**2 / n)
    reach = sure / (1 + sure**2 / n) * sqrt(share * (1 - share) / n + sure**2 / (4 * n**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def asked(question: Any) -> tuple[Trial, dict[str, Fraction]]:
    """How to play a question through once, and the exact chance of each thing that can happen."""
    match question:
        case Combat():
            exact = {f"win {name}": chance for name, chance in question.win.items()}
            exact |= {f"stunned {name}": chance for name, chance in question.stunned.items()}
            return combat_trial(question), exact | {"tie": question.tie}
        case Hunt():
            return hunt_trial(question), {"caught": Fraction(question)}
        case HuntPlan():
            return hunt_trial(question.best.chance), {"caught": Fraction(question.best.chance)}
        case HuntPlans():
            return hunts_trial(question), {f"caught {name}": Fraction(one) for name, one in question.chance.items()}
        case NextCard():
            return card_trial(question), {f"card {card}": chance for card, chance in question.chance.items()}
        case Forest():
            return forest_trial(question), {f"drawn {cards}": chance for cards, chance in question.drawn.items()}
        case Mountain():
            return climb_trial(question.policy, question.combination, question.rerolls), dict(question.final)
        case RestOfClimb():
            climb = question.climb
            trial = climb_trial(climb.policy, climb.combination, question.left, question.dice, question.locked)
            return trial, dict(question.final)
        case Reach():
            reached = question.reached
            trial = climb_trial(
                question.policy, lambda hand: "reached" if reached(hand) else "missed", question.rerolls
            )
            return trial, {"reached": Fraction(question), "missed": 1 - question}
        case Duel():
            return duel_trial(question), {"win": question.win, "lose": question.lose}
        case Meeting():
            exact = {f"first {name}": chance for name, chance in question.first.items()}
            exact |= {f"fight {name}": chance for name, chance in question.fights.items()}
            if question.kromosaurus:
                exact |= {f"meets {name}": chance for name, chance in question.meets.items()}
            return meeting_trial(question), exact
    raise bad("question", "odds-result", found=checks.short(type(question).__name__))


def dice(count: int, random: Random) -> list[int]:
    return [random.randint(1, SIDES) for _ in range(count)]


def bout(fighters: Sequence[Hand], cards_count: bool, random: Random) -> tuple[list[str], dict[str, int], bool]:
    """One combat: the order, what each loses, and whether the first place was tied."""
    first = {hand.name: random.randint(1, SIDES) + hand.own for hand in fighters}
    totals = {hand.name: first[hand.name] + sum(dice(hand.dice - 1, random)) + hand.plus for hand in fighters}
    strength = {hand.name: hand.strength + random.random() / 2 for hand in fighters}
    order = rank(totals, strength)
    tied = totals[order[0]] == totals[order[1]]
    measured = totals if cards_count else first
    order[1:] = rank({name: measured[name] for name in order[1:]}, strength)
    lost = {name: max(0, measured[order[0]] - measured[name]) for name in order}
    return order, lost, tied


def combat_trial(question: Combat) -> Trial:
    def trial(random: Random) -> list[str]:
        order, lost, tied = bout(question.hands, question.cards_count, random)
        fallen = [f"stunned {hand.name}" for hand in question.hands if lost[hand.name] >= hand.life]
        return [f"win {order[0]}", *fallen, *["tie"] * tied]

    return trial


def hunt_trial(question: Hunt) -> Trial:
    return lambda random: ["caught"] * (sum(dice(question.dice, random)) >= question.value)


def hunts_trial(question: HuntPlans) -> Trial:
    trials = {name: hunt_trial(chance) for name, chance in question.chance.items()}
    return lambda random: [f"caught {name}" for name, trial in trials.items() if trial(random)]


def card_trial(question: NextCard) -> Trial:
    cards, copies = list(question.chance), list(question.chance.ways.values())
    return lambda random: [f"card {card}" for card in random.choices(cards, copies)]


def forest_trial(question: Forest) -> Trial:
    def trial(random: Random) -> list[str]:
        if question.best == "done":
            return ["drawn 0"]
        visit = question.visits[question.best]
        now: Moment = visit.start
        while visit.draw_on(now):
            cards = list(visit.draws(now))
            (drawn,) = random.choices(cards, [count for _, count, _, _ in cards])
            now = drawn[3]
        return [f"drawn {now.drawn}"]

    return trial


def climb_trial(
    policy: Policy, ends: Callable[[Sequence[int]], str], rerolls: int, start: Dice = (), locked: Dice = ()
) -> Trial:
    """A climb from the first roll on, or from the dice that it starts with."""
    best = cache(policy.best)
    size = policy.climbs.hands.size

    def trial(random: Random) -> list[str]:
        kept, fixed = start, locked
        for left in range(rerolls, -1, -1):
            hand = tuple(sorted([*kept, *dice(size - len(kept), random)]))
            keep = best(hand, left, fixed)
            if keep is None:
                break
            kept, fixed = keep, keep if policy.climbs.locked else ()
        return [ends(hand)]

    return trial


def duel_trial(question: Duel) -> Trial:
    names = (next(iter(question.rules.characters)), KROMOSAURUS)
    fights = [
        hands([Fighter(names[0], plus=plus, dice=extra), Fighter(KROMOSAURUS)], question.place, question.rules)
        for extra, plus in question.boosts
    ]
    cards_count = question.rules.rulings["combat_cards_count"] == "all"

    def trial(random: Random) -> list[str]:
        life, beast, fought = question.life, question.kromosaurus, 0
        for _ in range(LONGEST):
            if random.random() < question.meets:
                _, lost, _ = bout(fights[min(fought, len(fights) - 1)], cards_count, random)
                life, beast, fought = life - lost[names[0]], beast - lost[names[1]], fought + 1
                if life <= 0 or beast <= 0:
                    return ["lose" if life <= 0 else "win"]
            life = min(question.most, life + question.recovery)
        return []

    return trial


def meeting_trial(question: Meeting) -> Trial:
    mixes = {name: [float(mix[place]) for place in PLACES] for name, mix in question.mixes.items()}
    if question.kromosaurus:
        mixes[KROMOSAURUS] = [float(question.kromosaurus.get(place, 0)) for place in PLACES]
    fighters = {
        place: hands([question.fighters.get(name, Fighter(name)) for name in mixes], place, question.rules)
        for place in PLACES
    }
    cards_count = question.rules.rulings["combat_cards_count"] == "all"

    def trial(random: Random) -> list[str]:
        where = {name: random.choices(PLACES, mix)[0] for name, mix in mixes.items()}
        happened = []
        for place in set(where.values()):
            here = [hand for hand in fighters[place] if where[hand.name] == place]
            if len(here) == 1:
                happened += [f"first {hand.name}" for hand in here if hand.name != KROMOSAURUS]
                continue
            order, lost, _ = bout(here, cards_count, random)
            players = [hand.name for hand in here if hand.name != KROMOSAURUS]
            if len(players) < len(here):
                happened += [f"meets {name}" for name in players]
            happened += [f"fight {name}" for name in players]
            lives = {hand.name: hand.life for hand in here}
            acting = [name for name in order if name in players and lost[name] < lives[name]]
            happened += [f"first {name}" for name in acting[:1]]
        return happened

    return trial
