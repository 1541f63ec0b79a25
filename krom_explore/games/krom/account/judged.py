"""What was luck and what was choice: every chance and every choice of a game that can be judged exactly.

Luck is what came less what was to be expected, in Krom at the Cave's prices: a climb against its value when it is
played best from there on, a hunt against its chance, a drawn card against the rest of the visit, a fight against the
life that such dice cost. The cost of a choice is what the best one was worth more, by what that player could know then.

Krom is no measure for an Evolution. Where a resource could complete one at once, or was caught and has realised one
since, the choice is left to be estimated by games that are played on (``differences.py``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

from attrs import Factory, define

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Draw, Roll
from krom_explore.engine.tape import read

from .. import odds
from ..answers import Intent, hunt, parse, write
from ..box import KROMOSAURUS, Goods
from ..face.advice import affordable
from ..odds.forest import Forest, Moment, Walk
from ..odds.mountain import Mountain
from ..odds.worth import price_list
from ..rules.combat import rank
from ..rules.goods import added
from ..rules.mountain import combination
from ..ruleset import Ruleset

KINDS = ("climb", "hunt", "forest", "fight")
CHOSEN = KINDS[:3]
"""What can be chosen well or badly, and be judged exactly."""


class Luck(NamedTuple):
    """One throw or draw: what it brought beyond what was to be expected."""

    player: str
    kind: str
    step: int
    amount: Fraction
    """In Krom."""


class Choice(NamedTuple):
    """One answer, beside the best one."""

    player: str
    kind: str
    step: int
    turn: int
    chosen: str
    best: str
    cost: Fraction
    """In Krom; 0 where it was (one of) the best."""
    dice: Sequence[int] = ()
    """What lay there, where it was about dice."""


class Bout(NamedTuple):
    """One player's dice in one fight."""

    player: str
    chance: Fraction
    """To win it by the dice, as they were about to be rolled."""
    won: Fraction
    """Whether they did; a share where equal weights had to roll off."""


@define
class Judged:
    """All that can be judged of a game."""

    luck: list[Luck] = Factory(list)
    choices: list[Choice] = Factory(list)
    bouts: list[Bout] = Factory(list)
    invented: set[str] = Factory(set)
    """The paths of invented things that the figures rest on."""
    points: list[tuple[int, dict[str, int]]] = Factory(list)
    """How many points everybody had, at the end of each turn."""

    def luck_of(self, player: str, kind: str | None = None) -> Fraction:
        some = (one.amount for one in self.luck if one.player == player and kind in (None, one.kind))
        return sum(some, Fraction(0))

    def cost_of(self, player: str, kind: str | None = None) -> Fraction:
        some = (one.cost for one in self.choices if one.player == player and kind in (None, one.kind))
        return sum(some, Fraction(0))


def judged(table: Any, me: str | None) -> Judged:
    """Go through the game once more, step by step. Of others nothing is told that ``me`` could not see."""
    judge = Judge(table, me)
    judge.past.go_to(0)
    judge.count_points(judge.past.state.turn - 1)
    for step, line in enumerate(table.tape):
        judge.past.go_to(step)
        judge.see(step, line)
    judge.past.go_to(table.steps)
    judge.count_points(judge.past.state.turn)
    return judge.found


class Judge:
    """Sees each step of a game as it was before it."""

    def __init__(self, table: Any, me: str | None):
        self.past = table.fork()
        self.rules: Ruleset = table.rules
        self.found = Judged()
        seen = table.state if me is None else table.view(me)
        self.open = {name for name, player in seen.players.items() if player.krom is not None}
        """Whose goods can be seen: what is worth most to them can be said."""
        self._climbs: dict[tuple[int, int], Mountain] = {}
        self._expected = Fraction(0)
        """What the dice that are kept in a climb are worth, the reroll paid."""
        self._visit: tuple[Forest, Walk, Moment] | None = None
        """The visit to the Forest under way, before the card that is drawn."""
        self._hunting: Choice | None = None
        """The hunt whose dice have not fallen yet, as far as it is judged."""
        self._caught: list[tuple[Choice, Goods]] = []
        """Hunts that succeeded, with what they brought and no Evolution has used yet."""

    @cached_property
    def life_worth(self) -> Fraction:
        return price_list(self.rules)["life"]

    def see(self, step: int, line: str) -> None:
        pending = self.past.pending
        try:
            if isinstance(pending, Decision):
                self.choice(pending, step, line)
            elif isinstance(pending, Roll):
                self.roll(pending, step, read(line))
            elif isinstance(pending, Draw) and pending.deck == "gathering":
                self.gathered(step, str(read(line)))
        except BadInput:
            return  # this box makes more cases of it than are counted

    def count_points(self, turn: int) -> None:
        """What everybody has at the end of a turn."""
        if not self.found.points or self.found.points[-1][0] != turn:
            self.found.points.append((turn, points(self.past.state)))

    # --- choices

    def choice(self, asked: Decision, step: int, answer: str) -> None:
        if asked.question == "movement":
            self.count_points(self.past.state.turn - 1)
        if asked.player not in self.open or asked.question not in ("reroll", "action"):
            return
        state = self.past.view(asked.player)
        said = parse(answer, self.rules)
        verb = said.verb
        if verb == "realise":
            self.realised(asked.player, state, self.rules.evolution[said.card].cost)
        elif asked.question == "reroll":
            self.kept(asked, state, step, answer)
        elif verb in ("draw", "shuffle") or (verb == "done" and "draw" in asked.options):
            self.drew(asked, state, step, answer)
        elif verb == "hunt" or (verb == "done" and any(parse(one, self.rules).verb == "hunt" for one in asked.options)):
            self.hunted(asked.player, state, step, answer)
        elif verb == "done" and "climb" in asked.options:
            self.note("climb", asked.player, state, step, answer, "climb", self.climb(state, asked.player).value)

    def note(
        self, kind: str, player: str, state: Any, step: int, chosen: str, best: str, cost: Fraction,
        dice: Sequence[int] = (),
    ) -> Choice:  # fmt: skip
        choice = Choice(player, kind, step, state.turn, chosen, best if cost else chosen, Fraction(cost), dice)
        self.found.choices.append(choice)
        return choice

    def at_stake(self, state: Any, player: str, brought: Iterable[Goods]) -> bool:
        """Whether one of these would complete an Evolution that lies there and can be realised in this place."""
        seat = state.players[player]
        shown = (self.rules.evolution[name] for name in state.evolutions)
        costs = [card.cost for card in shown if card.place in (None, seat.place)]
        short = [cost for cost in costs if lacking(seat, cost)]
        return any(not lacking(seat, cost, goods) for goods in brought for cost in short)

    def realised(self, player: str, state: Any, cost: Goods) -> None:
        """Hunts without which this Evolution could not be paid for: what they brought was worth more than its price."""
        seat = state.players[player]
        for choice, goods in [*self._caught]:
            used = [good for good in cost if brings(goods, good) > getattr(seat, good) - cost[good]]
            if choice.player == player and any(brings(goods, good) for good in used):
                self._caught.remove((choice, goods))
                self.found.choices.remove(choice)

    def climb(self, state: Any, player: str) -> Mountain:
        """The best way to climb, for one who has so much Krom and so much room for life."""
        seat = state.players[player]
        used = state.rerolls
        rerolls = used + affordable(self.rules.mountain.rerolls[used:], seat.krom)
        if (rerolls, seat.life) not in self._climbs:
            self._climbs[rerolls, seat.life] = odds.mountain(rerolls, rules=self.rules, life=seat.life)
        climb = self._climbs[rerolls, seat.life]
        self.found.invented.update(climb.invented)
        return climb

    def kept(self, asked: Decision, state: Any, step: int, answer: str) -> None:
        said = parse(answer, self.rules)
        if said.verb == "play":
            return
        climb = self.climb(state, asked.player)
        dice = sorted(asked.about["dice"])
        ways = climb.choices(dice, climb.rerolls - state.rerolls, state.kept)
        keep = tuple(dice if said.verb == "stop" else sorted(said.dice))
        chosen = next(way for way in ways if way.keep == keep)
        best = "stop" if len(ways[0].keep) == len(dice) else write(Intent("keep", dice=ways[0].keep))
        if len(ways) > 1 and not self.at_stake(state, asked.player, self.lying(dice)):
            self.note("climb", asked.player, state, step, answer, best, chosen.regret, dice)
        self._expected = chosen.value + asked.about["price"]

    def lying(self, dice: Sequence[int]) -> list[Goods]:
        """What a climb brings that is stopped with these dice."""
        result = combination(dice)
        gives = self.rules.mountain.results[result].gives
        return [added(gives, side) for side in self.rules.choices(result) or [{}]]

    def hunted(self, player: str, state: Any, step: int, answer: str) -> None:
        seat, said = state.players[player], parse(answer, self.rules)
        plans = odds.hunt_plans(state.prey, seat.krom, rules=self.rules, life=seat.life)
        best = plans.best.best
        chosen = Fraction(0)
        if said.verb == "hunt":
            chosen = next(plan for plan in plans.plans if plan.name == said.card).offers[said.bought].net
        self.found.invented.update(plans.invented)
        prey = {plans.best.name, *([said.card] if said.verb == "hunt" else [])}
        self._hunting = None
        if not self.at_stake(state, player, (self.rules.hunt[name].reward for name in prey)):
            best_hunt = hunt(plans.best.name, best.bought)
            self._hunting = self.note("hunt", player, state, step, answer, best_hunt, best.net - chosen)

    def drew(self, asked: Decision, state: Any, step: int, answer: str) -> None:
        """The first card, one more, or none; ``_visit`` keeps what was to be expected of the card."""
        seat = state.players[asked.player]
        pile, discard = state.decks["gathering"]
        visit, self._visit = self._visit, None
        if None in (*pile, *discard):
            return  # cards that were laid aside face down: nobody can tell what is left
        if not state.drawn:
            forest = odds.forest(list(pile), list(discard), seat.krom, rules=self.rules, life=seat.life)
            walk = forest.visits["draw"]
            worth = dict(forest.values)
        elif visit is not None:
            forest, walk, _ = visit
            worth = {"done": Fraction(0)}
        else:
            return
        left = Counter(pile)
        room = self.rules.life.most - seat.life
        now = Moment(tuple(left[card] for card in forest.cards), state.drawn, seat.krom, room)
        worth["draw"] = worth_of_drawing(forest, walk, now)
        legal = [way for way in ("draw", "shuffle", "done") if way in asked.options]
        best = max(legal, key=worth.__getitem__)
        self.found.invented.update(forest.invented)
        drawn = (self.rules.gathering[card].reward for card in left)
        if len(legal) > 1 and not self.at_stake(state, asked.player, drawn):
            self.note("forest", asked.player, state, step, answer, best, worth[best] - worth[answer])
        self._visit = (forest, walk, now)

    # --- luck

    def add(self, player: str, kind: str, step: int, amount: Fraction) -> None:
        self.found.luck.append(Luck(player, kind, step, Fraction(amount)))

    def roll(self, pending: Roll, step: int, dice: Any) -> None:
        if pending.purpose == "combat":
            self.fought(pending, step, dice)
            return
        player = pending.who[0]
        if player not in self.open:
            return
        state = self.past.view(player)
        if pending.purpose == "hunt":
            plan = odds.hunt_plan(pending.about["card"], 0, rules=self.rules, life=state.players[player].life)
            chance = odds.hunt(sum(pending.dice), pending.about["value"])
            came = int(sum(dice[0]) >= pending.about["value"])
            self.found.invented.update(plan.invented)
            self.add(player, "hunt", step, (came - Fraction(chance)) * plan.reward)
            if came and self._hunting:
                self._caught.append((self._hunting, plan.prey.reward))
        elif pending.purpose in ("climb", "reroll"):
            climb = self.climb(state, player)
            kept = list(pending.about["kept"])
            expected = climb.value if pending.purpose == "climb" else self._expected
            best = climb.choices(sorted([*kept, *dice[0]]), climb.rerolls - state.rerolls, kept)[0]
            self.add(player, "climb", step, best.value - expected)

    def gathered(self, step: int, card: str) -> None:
        player = self.past.state.acting
        if self._visit is None or player not in self.open:
            return
        forest, walk, now = self._visit
        worth, after = next((worth, after) for name, _, worth, after in walk.draws(now) if name == card)
        later = Fraction(walk.gain(after), walk.scales[after.drawn])
        self.add(player, "forest", step, (worth + later) / forest.unit - worth_of_drawing(forest, walk, now))

    def fought(self, pending: Roll, step: int, dice: Any) -> None:
        """The first dice alone, against all ways in which they could have fallen."""
        state, rules = self.past.state, self.rules
        lives = {name: player.life for name, player in state.players.items()}
        if state.kromosaurus:
            lives[KROMOSAURUS] = state.kromosaurus.life
        place = pending.about["place"]
        answer = odds.combat([odds.Fighter(name, max(1, lives[name])) for name in pending.who], place, rules)
        plus = {KROMOSAURUS: rules.kromosaurus.plus}
        totals = {name: face + plus.get(name, 0) for name, (face,) in zip(pending.who, dice, strict=True)}
        strength = rules.tie_strength[place]
        first = rank(totals, strength)[0]
        level = [n for n in totals if (totals[n], strength[n]) == (totals[first], strength[first])]
        self.found.invented.update(answer.invented)
        for name in pending.who:
            if name == KROMOSAURUS:
                continue
            won = Fraction(name in level, len(level))
            self.found.bouts.append(Bout(name, answer.win[name], won))
            if lives[name]:
                expected = lives[name] - answer.life_left[name].mean
                lost = min(lives[name], totals[first] - totals[name])
                self.add(name, "fight", step, (expected - lost) * self.life_worth)


def brings(goods: Goods, good: str) -> int:
    """How much of a resource goods may bring: a free choice may be any."""
    return goods.get(good, 0) + goods.get("resource", 0)


def lacking(seat: Any, cost: Goods, brought: Goods | None = None) -> bool:
    """Whether somebody with these goods more could not pay for this yet."""
    more = brought or {}
    missing: int = sum(max(0, cost[good] - getattr(seat, good) - more.get(good, 0)) for good in cost)
    return missing > more.get("resource", 0)


def points(state: Any) -> dict[str, int]:
    """How many Evolution points everybody has."""
    return {name: player.points for name, player in state.players.items()}


def worth_of_drawing(forest: Forest, walk: Walk, now: Moment) -> Fraction:
    """What one more card is worth, net of its price, to one who plays best afterwards. None can be had: nothing."""
    return Fraction(walk.drawing(now), walk.scales[now.drawn] * forest.unit) if walk.may_draw(now) else Fraction(0)
