"""Combat: who wins, in which order they act, what it costs each of them, whether weight decides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import factorial, prod
from operator import mul
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.games.krom.box import KROMOSAURUS, PLACES
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Figure, Section, pairs, whole
from krom_explore.odds.dice import MOST, SIDES
from krom_explore.odds.picture import Picture
from krom_explore.odds.result import Invented, Result, Row
from krom_explore.odds.spread import Said, Spread, ratio
from krom_explore.odds.steps import Explanation

from ..catalogue import bad, said
from .bout import (
    MOST_ORDERS,
    MOST_PLUS,
    Bout,
    Fighter,
    Hand,
    all_behind,
    bouts,
    by_measure,
    count_first,
    hands,
    level,
    rolled_bout,
    tie_rankings,
)
from .combat_pictures import pictures, told
from .quick import all_different, count_orders, count_wins, lost_to_the_best, others_at_most
from .words import each_row, figure, in_place, places, row, section, step

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser


class Combat(Result):
    """The answer to one combat."""

    def __init__(self, fighters: tuple[Fighter, ...], place: str, rules: Ruleset):
        self.fighters = fighters
        self.names = tuple([fighter.name for fighter in fighters])
        self.place = place
        self.rules = rules
        self.hands = hands(fighters, place, rules)
        boosted = any(hand.boosted for hand in self.hands)
        self.cards_count = not boosted or rules.rulings["combat_cards_count"] == "all"
        """Whether Bonus cards count for order and damage, and not only for who wins."""
        self.floor = level(self.hands)
        self._rankings = tie_rankings(self.hands)
        self.ways = len(self._rankings) * SIDES ** sum([hand.dice for hand in self.hands])
        """How many ways there are in all: every die's faces, and every roll-off between equal weights."""
        self._kinds = self._count_kinds()
        """Hands that can have the same, and in how many ways all others than one of them have at most 0, 1, 2, ..."""
        wins = dict.fromkeys(self.names, 0)
        for ranking in self._rankings:
            count_wins(ranking, wins)
        self.win = Spread(wins, self.ways)
        """The chance of each to win."""
        self.damage = self._damage_by_total() if self.cards_count else self._damage_by_first_die()
        """How much life each loses; what goes below 0 is counted."""

    @property
    def rulings(self) -> dict[str, str]:
        """The rulings that matter here."""
        matters = {
            "kromosaurus_tie": KROMOSAURUS in self.names,
            "combat_cards_count": any(hand.boosted for hand in self.hands),
            "equal_weights": len(self._rankings) > 1,
        }
        return {name: self.rules.rulings[name] for name in matters if matters[name]}

    @property
    def invented(self) -> tuple[str, ...]:
        """The weights that decide ties and are not the publisher's."""
        return invented_weights(self.names, self.rules)

    @property
    def title(self) -> Said:
        return said("odds-title-combat", {"names": list(self.names), "where": in_place(self.place)})

    @property
    def sentence(self) -> Said:
        best = self.win.all_likeliest
        args = {"names": best, "count": len(best), "chance": self.win[best[0]], "tie": self.tie}
        return said("odds-combat", args)

    @cached_property
    def stunned(self) -> dict[str, Fraction]:
        """The chance of each to be stunned; the Kromosaurus's to be felled."""
        return {
            hand.name: ratio(
                sum([ways for lost, ways in self.damage[hand.name].ways.items() if lost >= hand.life]),
                self.damage[hand.name].total,
            )
            for hand in self.hands
        }

    @cached_property
    def tie(self) -> Fraction:
        """The chance that the first place is decided by weight, because totals are equal."""
        total = self.ways // len(self._rankings)
        clear = sum([len(alike) * sum(map(mul, alike[0].ways[1:], rest)) for alike, rest in self._kinds])
        return ratio(total - clear, total)

    def _count_kinds(self) -> list[tuple[list[Hand], Sequence[int]]]:
        kinds: dict[tuple[int, int], list[Hand]] = {}
        for hand in self.hands:
            kinds.setdefault((hand.dice, hand.low), []).append(hand)
        found = list(kinds.values())
        return list(zip(found, others_at_most([(alike[0], len(alike)) for alike in found]), strict=True))

    def _damage_by_total(self) -> dict[str, Spread[int]]:
        """Who wins a tie is all the same for damage: it is measured from the highest total."""
        total = self.ways // len(self._rankings)
        damage = {}
        for alike, rest in self._kinds:
            spread = Spread(lost_to_the_best(alike[0], rest), total)
            for hand in alike:
                damage[hand.name] = spread
        return damage

    def _damage_by_first_die(self) -> dict[str, Spread[int]]:
        """Where Bonus cards decide only who wins: measured from the dice without them."""
        counts = {name: {0: ways} for name, ways in self.win.ways.items()}
        for _, _, measures, losers in self._bouts():
            behind = prod([loser.ways for loser in losers])
            for loser in losers if behind else ():
                of = counts[loser.hand.name]
                for measure, ways in measures:
                    for own, n in loser.by_measure:
                        lost = max(0, measure - own)
                        of[lost] = of.get(lost, 0) + ways * (behind // loser.ways) * n
        return {name: Spread({n: of[n] for n in sorted(of) if of[n]}, self.ways) for name, of in counts.items()}

    def _bouts(self, clearly: bool = False) -> Iterator[Bout]:
        for ranking in self._rankings:
            yield from bouts(ranking, self.floor, self.cards_count, clearly)

    @cached_property
    def order(self) -> Spread[tuple[str, ...]]:
        """The chance of each ranking, the best first; the Kromosaurus has its place in it."""
        orders = len(self._rankings) * factorial(len(self.hands))
        if orders > MOST_ORDERS:
            raise bad("order", "equal-many", most=MOST_ORDERS, found=orders)
        counts: dict[tuple[str, ...], int] = {}
        if self.cards_count:
            for ranking in self._rankings:
                count_orders([(hand.name, hand.ways) for hand in ranking], (), 1, counts)
        else:
            for winner, ways, _, losers in self._bouts():
                names = [loser.hand.name for loser in losers]
                count_orders(list(zip(names, by_measure(losers), strict=True)), (winner.name,), ways, counts)
        return Spread(counts, self.ways)

    @cached_property
    def stunned_together(self) -> Spread[frozenset[str]]:
        """The chance that exactly these are stunned."""
        counts: dict[frozenset[str], int] = {}
        for _, _, measures, losers in self._bouts():
            for measure, ways in measures:
                together = {frozenset[str](): ways}
                for loser in losers:
                    falls = loser.falling(measure)
                    stands = loser.ways - falls
                    fallen = {names | {loser.hand.name}: n * falls for names, n in together.items()} if falls else {}
                    together = {names: n * stands for names, n in together.items()} | fallen
                for names, n in together.items():
                    if n:
                        counts[names] = counts.get(names, 0) + n
        return Spread(counts, self.ways)

    @cached_property
    def stuns(self) -> dict[tuple[str, str], Fraction]:
        """The chance that the one wins and the other is stunned by it: that the one may rob the other, if both play."""
        counts = {(one.name, other.name): 0 for one in self.hands for other in self.hands if one is not other}
        for winner, _, measures, losers in self._bouts():
            for measure, ways in measures:
                everybody = ways * prod(loser.ways for loser in losers)
                for loser in losers:
                    if falls := loser.falling(measure):
                        counts[winner.name, loser.hand.name] += falls * everybody // loser.ways
        return {pair: Fraction(n, self.ways) for pair, n in counts.items()}

    @cached_property
    def first(self) -> dict[str, Fraction]:
        """The chance of each player to be the first who acts: a winning Kromosaurus and the stunned do not."""
        counts = {hand.name: 0 for hand in self.hands if hand.name != KROMOSAURUS}
        for ranking in self._rankings:
            count_first(ranking, self.floor, self.cards_count, counts)
        return {name: Fraction(n, self.ways) for name, n in counts.items()}

    @cached_property
    def any_tie(self) -> Fraction:
        """The chance that weight decides any two places of the order."""
        if self.cards_count:
            clear = len(self._rankings) * all_different([hand.ways for hand in self.hands])
        else:
            clear = sum([ways * all_different(by_measure(losers)) for _, ways, _, losers in self._bouts(clearly=True)])
        return 1 - Fraction(clear, self.ways)

    @cached_property
    def life_left(self) -> dict[str, Spread[int]]:
        """How much life each has afterwards."""
        left: dict[str, dict[int, int]] = {hand.name: {} for hand in self.hands}
        for hand in self.hands:
            of = left[hand.name]
            for lost, ways in self.damage[hand.name].ways.items():
                life = max(0, hand.life - lost)
                of[life] = of.get(life, 0) + ways
        return {name: Spread(of, self.damage[name].total) for name, of in left.items()}

    @property
    def rows(self) -> list[Row]:
        stunned = [
            row(f"stunned {name}", "felled" if name == KROMOSAURUS else "stunned", {"name": name}, chance)
            for name, chance in self.stunned.items()
        ]
        return [*each_row("win", self.win), *stunned, row("tie", "tie", {}, self.tie)]

    def explained(self, about: str | None = None) -> Explanation:
        """How somebody wins: ``about``, or else the likeliest."""
        name = self.win.likeliest if about is None else checks.one_of("about", about, self.names)
        others = [other for other in self.names if other != name]
        dice = sum(hand.dice for hand in self.hands)
        heavy = self.place in self.rules.combat.heavier_wins
        steps = [
            step("dice", {"dice": dice, "all": SIDES**dice}),
            step("ties", {"where": in_place(self.place), "heavier": "yes" if heavy else "no"}),
        ]
        if KROMOSAURUS in self.names:
            facts = {"plus": self.rules.kromosaurus.plus, "ruling": self.rules.rulings["kromosaurus_tie"]}
            steps.append(step("beast", facts))
        for total, own, behind in self.cases(name):
            args = {"name": name, "points": total, "own": own, "behind": behind, "others": others, "count": len(others)}
            steps.append(step("combat-case", args, own * behind, self.ways))
        return Explanation([*steps, step("combat-sum", {"name": name}, self.win.ways[name], self.ways)])

    def trial(self, random: Random) -> list[str]:
        order, lost, tied, *_ = rolled_bout(self.hands, self.cards_count, random)
        fallen = [f"stunned {hand.name}" for hand in self.hands if lost[hand.name] >= hand.life]
        return [f"win {order[0]}", *fallen, *["tie"] * tied, *told(lost)]

    @property
    def pictures(self) -> Sequence[Picture]:
        return pictures(self)

    def cases(self, name: str) -> list[tuple[int, int, int]]:
        """How ``name`` wins: with each total, the ways to have it and the ways of all others to be behind."""
        found = []
        for total, own in enumerate(next(hand.ways for hand in self.hands if hand.name == name)):
            behind = sum(
                all_behind(ranking, rank, total)
                for ranking in self._rankings
                for rank, hand in enumerate(ranking)
                if hand.name == name
            )
            if own and behind:
                found.append((total + self.floor, own, behind))
        return found


def combat(fighters: Sequence[Fighter], place: str, rules: Ruleset | None = None) -> Combat:
    """What a combat between these fighters in this place will bring."""
    rules = Ruleset.given(rules)
    checks.one_of("place", place, PLACES)
    list_of_fighters(fighters)
    if not 2 <= len(fighters) <= rules.players.most + 1:
        raise bad("fighters", "how-many-fighters", least=2, most=rules.players.most + 1, found=len(fighters))
    check_fighters(fighters, rules)
    return Combat(tuple(fighters), place, rules)


def list_of_fighters(fighters: Any) -> None:
    if not isinstance(fighters, (list, tuple)):
        raise bad("fighters", "list-of-fighters", found=checks.short(fighters))


def check_fighters(fighters: Sequence[Any], rules: Ruleset) -> None:
    names: set[str] = set()
    for number, fighter in enumerate(fighters):
        try:
            check_fighter(fighter, rules)
            if fighter.name in names:
                raise bad("name", "fighter-twice", name=fighter.name)
        except BadInput as fault:
            fault.path = f"fighters[{number}].{fault.path}".rstrip(".")
            raise
        names.add(fighter.name)
    dice = sum(fighter.dice for fighter in fighters)
    if dice > MOST:
        raise bad("fighters", "many-dice", most=MOST, found=dice)


def check_fighter(fighter: Any, rules: Ruleset) -> None:
    if not isinstance(fighter, Fighter):
        raise bad("", "fighter", found=checks.short(fighter))
    name, life, plus, dice = fighter
    checks.one_of("name", name, rules.weights)
    if life is not None:
        checks.whole("life", life, 1)
    if (plus, dice) != (0, 0):
        checks.whole("plus", plus, 0, MOST_PLUS)
        checks.whole("dice", dice, 0, MOST)


def invented_weights(names: Sequence[str], rules: Ruleset) -> tuple[str, ...]:
    """The weights among these that are invented. A single player's weight decides nothing; of several, their order."""
    players = [name for name in names if name != KROMOSAURUS]
    if len(players) < 2:
        return ()
    paths = [f"characters.{name}.weight" for name in players if rules.characters[name].mark == "invented"]
    return Invented(paths, said("odds-note-weights", {}))


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    """Who fights where, with what. At first the lightest against the heaviest, where the Kromosaurus may come."""
    where = rules.kromosaurus.destinations[0]
    by_weight = sorted(rules.characters, key=rules.weights.__getitem__)
    found = [Field("place", Key("odds-field-place"), "choice", where, options=places(PLACES))]
    for name in (*rules.characters, KROMOSAURUS):
        fights = name in (by_weight[0], by_weight[-1])
        most = rules.kromosaurus.life if name == KROMOSAURUS else rules.life.most
        found += [
            Field(f"{name}.fights", Key("odds-field-fights"), "switch", fights, group=name),
            Field(f"{name}.life", Key("odds-field-life"), "number", most, 1, most, group=name),
        ]
        if name != KROMOSAURUS:
            found += [
                Field(f"{name}.plus", Key("odds-field-plus"), "number", 0, 0, 9, group=name),
                Field(f"{name}.dice", Key("odds-field-extra-dice"), "number", 0, 0, 3, group=name),
            ]
    return found


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Combat:
    fighters = [
        Fighter(name, chosen[f"{name}.life"], chosen.get(f"{name}.plus", 0), chosen.get(f"{name}.dice", 0))
        for name in (*rules.characters, KROMOSAURUS)
        if chosen[f"{name}.fights"]
    ]
    if len(fighters) < 2:
        raise bad("", "lone-fighter")
    if chosen[f"{KROMOSAURUS}.fights"] and chosen["place"] not in rules.kromosaurus.destinations:
        raise bad("place", "beast-place", place=chosen["place"])
    return combat(fighters, chosen["place"], rules)


def arguments(parser: Parser) -> None:
    parser.add_argument(
        "fighters", nargs="+", metavar="NAME[:life=3,plus=2,dice=1]", help=parser.say("odds-cli-fighters")
    )
    parser.add_argument("--place", default="forest", help=", ".join(PLACES))


def read(options: argparse.Namespace, rules: Ruleset) -> Combat:
    return combat([typed(entry) for entry in options.fighters], options.place, rules)


def typed(entry: str) -> Fighter:
    """A fighter as it is typed: ``Karok:life=3,plus=2``."""
    name, _, told = entry.partition(":")
    known = pairs(name, told)
    for field in known:
        checks.one_of(f"{name}.{field}", field, ("life", "plus", "dice"))
    return Fighter(name, **{field: whole(f"{name}.{field}", value) for field, value in known.items()})


def sections(result: Combat, options: argparse.Namespace) -> list[Section]:
    ranked = sorted(result.order.ways, key=lambda names: -result.order.ways[names])
    return [
        section("win", result.win),
        section("first", result.first),
        section("stunned", result.stunned),
        *(section("damage", spread, of=name) for name, spread in result.damage.items()),
        section("tie", [figure("first_place", result.tie), figure("anywhere", result.any_tie)]),
        section("order", [Figure(" > ".join(names), result.order[names]) for names in ranked], likeliest=6),
    ]


QUESTION = OddsSheet("combat", fields, ask)
COMMAND = Command("combat", said("odds-cli-combat", {}), arguments, read, sections)
