"""The Mountain: which dice to keep, when to stop, and how likely each combination is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.games.krom.box import COMBINATIONS, MOST_DICE
from krom_explore.games.krom.rules import goods
from krom_explore.games.krom.rules.mountain import contained
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Figure, Section
from krom_explore.odds.dice import SIDES
from krom_explore.odds.picture import Bar, Cell, Cells, Columns, Picture, of_rows
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said, Spread, ratio
from krom_explore.odds.steps import Explanation, Step

from ..catalogue import bad, said
from .climb import FACES, Dice, Policy, hands_of, within, without
from .hunt import supply_ruling
from .words import combination_name, figure, section, step, worth_arguments, worth_read
from .worth import Worth, full_worth, in_parts, room_for, worth_of

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

# --- what combinations pay


def results_of(pays: Mapping[str, int], rules: Ruleset) -> list[str]:
    """What each full hand is paid for: the combination shown or, where the table rules so, the best within the dice."""
    hands = hands_of(rules.mountain.dice)
    if rules.rulings["mountain_result"] == "best":
        return hands.combinations
    return [max(reversed(contained(hand)), key=pays.__getitem__) for hand in hands.full]


def reward_of(combination: str, worth: Mapping[str, int], room: int | None, rules: Ruleset) -> tuple[int, int | None]:
    """What a combination pays, and which side of a choice is the better one."""
    gives = rules.mountain.results[combination].gives
    choice = rules.choices(combination)
    if not choice:
        return worth_of(gives, worth, room), None
    both = [worth_of(goods.added(gives, each), worth, room) for each in choice]
    better = max(both)
    return better, both.index(better)


MOST_COMPARED = 6
"""More rerolls than these are not compared with each other: each number of them is a climb of its own."""

# --- the answers


class Choice(NamedTuple):
    """One way to go on from a roll."""

    keep: Dice
    """The dice kept; all of them is to stop."""
    value: Fraction
    """What it is worth from here on, net of Krom, if one plays best afterwards."""
    regret: Fraction
    """How much less that is than the best choice."""


class Mountain(Result):
    """A climb, played best."""

    def __init__(self, rerolls: int, worth: Worth, room: int | None, rules: Ruleset):
        self.rerolls = rerolls
        self.worth = worth
        self.room = room
        self.rules = rules
        unit, whole = in_parts(worth)
        self._rewards = {name: reward_of(name, whole, room, rules) for name in COMBINATIONS}
        pays = {name: paid for name, (paid, _) in self._rewards.items()}
        prices = [price * whole["krom"] for price in rules.mountain.rerolls[:rerolls]]
        self._results = results_of(pays, rules)
        self.policy = Policy(pays, prices, unit, self._results, rules)

    @cached_property
    def pays(self) -> dict[str, Fraction]:
        """What each combination is worth."""
        return {name: ratio(paid, self.policy.unit) for name, (paid, _) in self._rewards.items()}

    @cached_property
    def takes(self) -> dict[str, str]:
        """Where a combination pays this or that: the better answer."""
        return {
            name: goods.choice_names(self.rules.choices(name))[better]
            for name, (_, better) in self._rewards.items()
            if better is not None
        }

    @cached_property
    def value(self) -> Fraction:
        """What the climb is worth on average, net of the Krom for rerolls."""
        return self.policy.value

    def keep(self, dice: Sequence[int], rerolls_left: int | None = None, kept: Sequence[int] = ()) -> Dice:
        """The dice to keep now; all of them where it is best to stop. ``kept``: what is locked, if dice are."""
        rolled, left, locked = self._asked(dice, rerolls_left, kept)
        best = self.policy.best(rolled, left, locked)
        return rolled if best is None else best

    def stop(self, dice: Sequence[int], rerolls_left: int | None = None, kept: Sequence[int] = ()) -> bool:
        """Whether it is best to stop now."""
        return len(self.keep(dice, rerolls_left, kept)) == len(dice)

    def choices(self, dice: Sequence[int], rerolls_left: int | None = None, kept: Sequence[int] = ()) -> list[Choice]:
        """Every choice from here, the best first, and what it would cost to take it instead."""
        rolled, left, locked = self._asked(dice, rerolls_left, kept)
        worth = {rolled: self.pays[self.combination(rolled)]}
        if left:
            for some in within(without(rolled, locked), locked):
                worth[some] = self.policy.worth_of_keeping(some, left)
        best = max(worth.values())
        ranked = sorted(worth, key=lambda some: (-worth[some], -len(some), some))
        return [Choice(some, worth[some], best - worth[some]) for some in ranked]

    def combination(self, dice: Sequence[int]) -> str:
        """What these dice are paid for."""
        hands = self.policy.climbs.hands
        return self._results[hands.number[check_dice("dice", dice, hands.size)] - hands.first[hands.size]]

    def rest(self, dice: Sequence[int], rerolls_left: int | None = None, kept: Sequence[int] = ()) -> RestOfClimb:
        """How the climb ends from these dice. Fewer than all of them: those kept, the others are about to be rolled."""
        if isinstance(dice, (list, tuple)) and len(dice) < self.rules.mountain.dice:
            held = check_dice("dice", dice, None)
            return RestOfClimb(self, held, self._left(rerolls_left), held)
        rolled, left, locked = self._asked(dice, rerolls_left, kept)
        return RestOfClimb(self, rolled, left, locked)

    def _asked(self, dice: Any, left: Any, kept: Any) -> tuple[Dice, int, Dice]:
        rolled = check_dice("dice", dice, self.rules.mountain.dice)
        locked = check_dice("kept", kept, None) if self.rules.rulings["mountain_dice"] == "locked" else ()
        if len(locked) == len(rolled) or Counter(locked) - Counter(rolled):
            raise bad("kept", "not-among-dice", dice=list(rolled), found=list(locked))
        return rolled, self._left(left), locked

    def _left(self, left: Any) -> int:
        return self.rerolls if left is None else checks.whole("rerolls_left", left, 0, self.rerolls)

    @cached_property
    def final(self) -> Spread[str]:
        """The chance to be paid for each combination in the end."""
        counts = dict.fromkeys(COMBINATIONS, 0)
        for _, result, ways in self.policy.ends():
            counts[result] += ways
        return Spread(counts, sum(counts.values()))

    @cached_property
    def used(self) -> Spread[int]:
        """How many rerolls are used."""
        counts = dict.fromkeys(range(self.rerolls + 1), 0)
        for used, _, ways in self.policy.ends():
            counts[used] += ways
        return Spread(counts, sum(counts.values()))

    @cached_property
    def spent(self) -> Spread[int]:
        """How many Krom are spent on rerolls."""
        counts: dict[int, int] = {}
        for used, ways in self.used.ways.items():
            krom = sum(self.rules.mountain.rerolls[:used])
            counts[krom] = counts.get(krom, 0) + ways
        return Spread(counts, self.used.total)

    @property
    def rulings(self) -> dict[str, str]:
        names = ["mountain_result"] + ["mountain_dice"] * (self.rerolls > 1)
        names += ["mountain_icons"] * any(result.rival for result in self.rules.mountain.results.values())
        return {name: self.rules.rulings[name] for name in names} | supply_ruling(self.rules)

    @property
    def invented(self) -> tuple[str, ...]:
        return tuple(
            f"mountain.results.{name}"
            for name, result in self.rules.mountain.results.items()
            if result.mark == "invented"
        )

    @property
    def title(self) -> Said:
        return said("odds-title-mountain", {})

    @property
    def sentence(self) -> Said:
        return said("odds-mountain", {"rerolls": self.rerolls, "value": self.value, "spent": self.spent.mean})

    @property
    def rows(self) -> list[Row]:
        return ends(self.final)

    def explained(self, about: str | None = None) -> Explanation:
        plain = Mountain(0, self.worth, self.room, self.rules)
        steps = [step("dice", {"dice": self.rules.mountain.dice, "all": plain.final.total})]
        for name in COMBINATIONS:
            args = {"combination": combination_name(name), "worth": self.pays[name]}
            steps.append(step("combination", args, plain.final.ways[name], plain.final.total))
        steps += [step("backwards", {})] if self.rerolls else []
        for rerolls in range(self.rerolls + 1):
            value = Mountain(rerolls, self.worth, self.room, self.rules).value
            steps.append(step("climb", {"rerolls": rerolls, "value": value}, exact=value))
        last = step("climb-best", {"value": self.value, "spent": self.spent.mean}, exact=self.value)
        return Explanation([*steps, *end_steps(self.final), last])

    def explained_row(self, row: str) -> Explanation:
        label = combination_name(row)
        return self.explained_end(label, lambda used, combination: combination == row, row)

    def explained_end(self, label: Said, wanted: Callable[[int, str], bool], aim: str | None = None) -> Explanation:
        """How likely one kind of end is: a decision that can be worked out by hand, then all first rolls one by one.

        ``wanted`` says of the rerolls used and the combination whether an end is of that kind; ``aim`` is a
        combination to which the decision should lead.
        """
        all_ways = sum(self.policy.climbs.rolled[0].values())
        parts, whole = [], Fraction(0)
        for name, spots in self._first_rolls().items():
            ends = list(self.policy.ends_from(spots, self.rerolls))
            ended = sum(ways for used, combination, ways in ends if wanted(used, combination))
            then = Fraction(ended, sum(ways for _, _, ways in ends))
            ways = sum(spots.values())
            part = Fraction(ways, all_ways) * then
            whole += part
            facts = {"combination": combination_name(name), "first": ways, "all": all_ways, "then": then, "part": part}
            parts += [step("first-roll", facts)] if then else []
        last = step("added", {"chance": whole}, exact=whole)
        return Explanation([*self._last_reroll(aim), step("first-rolls", {"row": label}), *parts, last])

    def _first_rolls(self) -> dict[str, dict[int, int]]:
        """The spots of a first roll and the ways to each, by what it shows."""
        found: dict[str, dict[int, int]] = {}
        for spot, ways in self.policy.climbs.rolled[0].items():
            found.setdefault(self.policy.results[spot], {})[spot] = ways
        return {name: found[name] for name in COMBINATIONS if name in found}

    def _last_reroll(self, aim: str | None) -> list[Step]:
        """The last reroll where it is best to roll one die: few enough faces to count. Of these the one that gains
        most, among those from which ``aim`` can come if there are any."""
        found = []
        for dice in self.policy.climbs.hands.full if self.rerolls else ():
            kept = self.policy.best(dice, 1, ())
            if kept is not None and len(kept) == len(dice) - 1:
                faces = Counter(self.combination(tuple(sorted((*kept, face)))) for face in FACES)
                now, value = self.combination(dice), self.policy.worth_of_keeping(kept, 1)
                found.append((aim in faces and aim != now, value - self.pays[now], dice, kept, faces))
        if not found:
            return []
        *_, dice, kept, faces = max(found)
        now, price = self.combination(dice), ratio(self.policy.prices[-1], self.policy.unit)
        value = self.policy.worth_of_keeping(kept, 1)
        facts = {"worth": self.pays[now], "combination": combination_name(now)}
        [die] = without(dice, kept)
        kinds = [
            step("last-face", {"faces": faces[name], "die": die, "combination": combination_name(name), "worth": worth})
            for name, worth in self.pays.items()
            if faces[name]
        ]
        rolled = {"kept": in_a_row(kept), "mean": value + price, "price": price, "value": value, **facts}
        return [
            step("last-stop", {"dice": in_a_row(dice), **facts}),
            *kinds,
            step("last-keep", rolled, exact=value),
        ]

    def trial(self, random: Random) -> list[str]:
        hand, used = self.policy.rolled(random, self.rerolls)
        return [self.combination(hand), f"spent {sum(self.rules.mountain.rerolls[:used])}"]

    @property
    def pictures(self) -> Sequence[Picture]:
        ends = of_rows(self)._replace(axis=said("odds-field-combination", {}))
        few = len(self.rules.mountain.rerolls) <= MOST_COMPARED
        return [ends, self._spending(), *([self._with_more()] if few else [])]

    def _spending(self) -> Columns:
        bars = [Bar(f"spent {krom}", str(krom), chance) for krom, chance in self.spent.items()]
        return Columns("spent", said("odds-pic-spent", {}), said("odds-pic-axis-spent", {}), bars)

    def _with_more(self) -> Cells:
        """The same with more rerolls and with fewer, and what each climb is worth."""
        climbs = [Mountain(number, self.worth, self.room, self.rules) for number in all_rerolls(self.rules)]
        cells = [
            [Cell(climb.final[name], marked=climb.rerolls == self.rerolls) for climb in climbs] for name in COMBINATIONS
        ]
        worth = [
            Cell(text=said("odds-pic-number", {"n": climb.value}), marked=climb.rerolls == self.rerolls)
            for climb in climbs
        ]
        return Cells(
            "rerolls", said("odds-pic-rerolls", {}), said("odds-field-combination", {}),
            said("odds-field-rerolls", {}), [*map(combination_name, COMBINATIONS), said("odds-pic-worth-row", {})],
            [str(climb.rerolls) for climb in climbs], [*cells, worth],
        )  # fmt: skip


class RestOfClimb(Result):
    """A climb from where it stands, played best."""

    def __init__(self, climb: Mountain, dice: Dice, left: int, locked: Dice):
        self.climb = climb
        self.dice = dice
        """The dice on the table; where some are about to be rolled, those that were kept."""
        self.left = left
        """How many rerolls can still be paid."""
        self.locked = locked if climb.policy.climbs.locked else ()
        counts = dict.fromkeys(COMBINATIONS, 0)
        for _, result, ways in climb.policy.ends_from(climb.policy.spots(dice, self.locked), left):
            counts[result] += ways
        self.final = Spread(counts, sum(counts.values()))
        """The chance to be paid for each combination in the end."""

    @property
    def rulings(self) -> dict[str, str]:
        return self.climb.rulings

    @property
    def invented(self) -> tuple[str, ...]:
        return self.climb.invented

    @property
    def sentence(self) -> Said:
        """Without a word on which dice to keep: that is for the player to find."""
        best = self.final.all_likeliest
        args = {"dice": " ".join(map(str, self.dice)), "count": len(self.dice), "rerolls": self.left}
        most = {"combinations": [combination_name(name) for name in best], "likeliest": len(best)}
        return said("odds-rest", {**args, **most, "chance": self.final[best[0]]})

    @property
    def title(self) -> Said:
        return said("odds-title-rest", {})

    @property
    def rows(self) -> list[Row]:
        return ends(self.final)

    def explained(self, about: str | None = None) -> Explanation:
        missing = self.climb.rules.mountain.dice - len(self.dice)
        steps = [step("dice", {"dice": missing, "all": SIDES**missing})] if missing else []
        return Explanation([*steps, step("rest", {"rerolls": self.left}), *end_steps(self.final)])

    def trial(self, random: Random) -> list[str]:
        hand, _ = self.climb.policy.rolled(random, self.left, self.dice, self.locked)
        return [self.climb.combination(hand)]

    @property
    def pictures(self) -> Sequence[Picture]:
        return [of_rows(self)._replace(axis=said("odds-field-combination", {}))]


def all_rerolls(rules: Ruleset) -> range:
    """No reroll, one, ... as many as there are."""
    return range(len(rules.mountain.rerolls) + 1)


def ends(final: Spread[str]) -> list[Row]:
    """A row for each combination that a climb can end with."""
    return [Row(name, combination_name(name), chance) for name, chance in final.items()]


def in_a_row(dice: Dice) -> str:
    return " ".join(map(str, dice))


def end_steps(final: Spread[str]) -> list[Step]:
    return [
        step("final", {"combination": combination_name(name)}, ways, final.total) for name, ways in final.ways.items()
    ]


def mountain(
    rerolls: int | None = None,
    worth: Mapping[str, Any] | None = None,
    rules: Ruleset | None = None,
    life: int | None = None,
) -> Mountain:
    """The best way to climb with so many affordable rerolls (None: all there are)."""
    rules = Ruleset.given(rules)
    most = len(rules.mountain.rerolls)
    rerolls = most if rerolls is None else checks.whole("rerolls", rerolls, 0, most)
    return Mountain(rerolls, full_worth(worth, rules), room_for("life", life, rules), rules)


def check_dice(path: str, dice: Any, size: int | None) -> Dice:
    """So many faces of dice, sorted."""
    fits = isinstance(dice, (list, tuple)) and len(dice) <= MOST_DICE and size in (None, len(dice))
    if not fits:
        raise bad(path, "so-many-dice", wanted=size or 0, found=checks.short(dice))
    return tuple(sorted(checks.whole(f"{path}[{number}]", face, 1, SIDES) for number, face in enumerate(dice)))


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    """How many rerolls one can pay."""
    most = len(rules.mountain.rerolls)
    return [Field("rerolls", Key("odds-field-rerolls"), "number", most, 0, most)]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Mountain:
    return mountain(chosen["rerolls"], rules=rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("dice", nargs="*", type=int, help=parser.say("odds-cli-rolled"))
    parser.add_argument("--rerolls", type=int, help=parser.say("odds-cli-rerolls"))
    worth_arguments(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Mountain:
    return mountain(options.rerolls, worth_read(options), rules, options.life)


def sections(result: Mountain, options: argparse.Namespace) -> list[Section]:
    choices = result.choices(options.dice) if options.dice else []
    kept = [" ".join(map(str, choice.keep)) or "–" for choice in choices]
    worth = [Figure(dice, choice.value) for dice, choice in zip(kept, choices, strict=True)]
    regret = [Figure(dice, choice.regret) for dice, choice in zip(kept, choices, strict=True)]
    return [
        section("value", [figure("net", result.value)], unit="krom"),
        section("final", [Figure(name, chance, combination_name(name)) for name, chance in result.final.items()]),
        section("krom-spent", result.spent),
        *([section("keep", worth, unit="krom"), section("regret", regret, unit="krom")] if choices else []),
    ]


QUESTION = OddsSheet("mountain", fields, ask)
COMMAND = Command("mountain", said("odds-cli-mountain", {}), arguments, read, sections)
