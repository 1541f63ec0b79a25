"""The duel: one player against the Kromosaurus, fight after fight, until one of them falls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import count
from math import gcd, lcm
from operator import mul
from typing import Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.games.krom.box import KROMOSAURUS, PLACES
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.dice import MOST, SIDES
from krom_explore.odds.spread import Said, Spread, ratio

from ..catalogue import bad, said
from .bout import Fighter, Hand, hands, level, multiplied

LIVES = 200
"""More life than this is refused: no ladder is so long."""

Blow = tuple[int, int]
"""What a fight costs: the player's life, the Kromosaurus's life. One of them is 0."""


class Chances(NamedTuple):
    """How a duel can end, from one moment on."""

    win: Fraction
    lose: Fraction


class Endless:
    """How likely each number of fights (or turns) is. There is no last one: ask for as many as you like."""

    def __init__(self, ends: Iterator[Fraction]):
        self._ends = ends
        self._known: list[Fraction] = [Fraction(0)]

    def __getitem__(self, number: int) -> Fraction:
        checks.whole("number", number, 0, 10_000)
        while len(self._known) <= number:
            self._known.append(next(self._ends, Fraction(0)))
        return self._known[number]

    def up_to(self, number: int) -> list[Fraction]:
        """The chances of 0, 1, ..., ``number``."""
        self[number]
        return self._known[: number + 1]


class Duel:
    """The answer to a duel."""

    def __init__(
        self, life: int, beast: int, boosts: tuple[tuple[int, int], ...], place: str, recovery: int, meets: Fraction,
        cards: tuple[str, ...], rules: Ruleset,
    ):  # fmt: skip
        self.life = life
        self.kromosaurus = beast
        self.place = place
        self.recovery = recovery
        self.meets = meets
        self.cards = cards
        self.rules = rules
        self.boosts = boosts
        """Extra dice and bonus in each of the first fights; the last entry holds for all that follow."""
        self.most = max(life, rules.life.most)
        known: dict[tuple[int, int], Spread[Blow]] = {}
        for boost in boosts:
            if boost not in known:
                known[boost] = one_fight(*boost, place, rules)
        self.fight = tuple(known[boost] for boost in boosts)
        """What each fight costs, how likely."""

    @cached_property
    def _chances(self) -> Chances:
        return decided(self)

    @property
    def win(self) -> Fraction:
        """The chance that the Kromosaurus falls first."""
        return self._chances.win

    @property
    def lose(self) -> Fraction:
        """The chance that the player falls first."""
        return self._chances.lose

    @property
    def never(self) -> Fraction:
        """The chance that neither ever falls."""
        return 1 - self.win - self.lose

    @cached_property
    def fights(self) -> Endless:
        """How likely it is that somebody falls in the first fight, the second, ..."""
        return Endless(ends_by_fight(self))

    @cached_property
    def turns(self) -> Endless:
        """How likely it is that somebody falls in the first turn, the second, ...; not in every turn they meet."""
        return Endless(ends_by_turn(self))

    @property
    def rulings(self) -> dict[str, str]:
        boosted = any(boost != (0, 0) for boost in self.boosts)
        names = ["combat_cards_count"] * boosted
        # A tie costs nobody anything, unless cards decide who wins but not what it costs.
        names += ["kromosaurus_tie"] * (boosted and self.rules.rulings["combat_cards_count"] == "winner_only")
        return {name: self.rules.rulings[name] for name in names}

    @property
    def invented(self) -> tuple[str, ...]:
        return tuple(f"bonus.{card}" for card in dict.fromkeys(self.cards) if self.rules.bonus[card].mark == "invented")

    @property
    def sentence(self) -> Said:
        return said("odds-duel", {"life": self.life, "beast": self.kromosaurus, "chance": self.win})


def duel(
    life: int,
    kromosaurus: int | None = None,
    dice: int = 0,
    plus: int = 0,
    *,
    cards: Sequence[str] = (),
    recovery: int = 0,
    meets: Any = 1,
    place: str = "forest",
    rules: Ruleset | None = None,
) -> Duel:
    """A player and the Kromosaurus fight until one falls.

    ``dice`` and ``plus`` come on top in every fight, ``cards`` (combat cards) one a fight from the first on. After each
    turn the player gains ``recovery`` life; in a turn they meet with the chance ``meets``.
    """
    rules = rules or Ruleset.load()
    checks.whole("life", life, 1, LIVES)
    beast = rules.kromosaurus.life if kromosaurus is None else checks.whole("kromosaurus", kromosaurus, 1, LIVES)
    checks.whole("dice", dice, 0, MOST)
    checks.whole("plus", plus, 0, 1000)
    checks.whole("recovery", recovery, 0, LIVES)
    checks.one_of("place", place, PLACES)
    chance = checks.exact("meets", meets, 0, 1)
    if not chance:
        raise bad("meets", "never-meets")
    if isinstance(cards, str) or not isinstance(cards, Sequence):
        raise bad("cards", "list-of-cards", found=checks.short(cards))
    for number, card in enumerate(cards):
        checks.one_of(f"cards[{number}]", card, sorted(rules.cards_played["combat"]))
    boosts = [(dice + rules.bonus[card].dice, plus + rules.bonus[card].plus) for card in cards]
    return Duel(life, beast, (*boosts, (dice, plus)), place, recovery, chance, tuple(cards), rules)


def one_fight(dice: int, plus: int, place: str, rules: Ruleset) -> Spread[Blow]:
    """What one fight costs the player and the Kromosaurus."""
    someone = next(iter(rules.characters))  # whose weight does not matter: the beast's ties are ruled, not weighed
    player, beast = hands([Fighter(someone, plus=plus, dice=dice), Fighter(KROMOSAURUS)], place, rules)
    total = SIDES ** (player.dice + beast.dice)
    if player.boosted and rules.rulings["combat_cards_count"] == "winner_only":
        return Spread(blows_by_first_die(player, beast), total)
    by_difference = multiplied(player.own_ways, beast.own_ways[::-1], total)
    ahead = range(player.low - beast.high, player.high - beast.low + 1)
    return Spread({(max(0, -by), max(0, by)): ways for by, ways in zip(ahead, by_difference, strict=True)}, total)


def blows_by_first_die(player: Hand, beast: Hand) -> dict[Blow, int]:
    """Where cards decide only who wins: the winner is ahead by total, but the blow is measured by the dice."""
    floor = level([player, beast])
    beast_wins_ties = beast.strength > player.strength
    counts: dict[Blow, int] = {}
    for mine, from_mine, ways in blows(player, floor, False):
        for its, from_its, more in blows(beast, floor, False):
            beast_wins = its > mine or (its == mine and beast_wins_ties)
            by = max(0, from_its - from_mine if beast_wins else from_mine - from_its)
            blow = (by, 0) if beast_wins else (0, by)
            counts[blow] = counts.get(blow, 0) + ways * more
    return counts


def blows(hand: Hand, floor: int, cards_count: bool) -> list[tuple[int, int, int]]:
    """Each total, what damage is then measured from, and in how many ways."""
    return [
        (total, measure, under[total + 1] - under[total])
        for measure, under in hand.rows(floor, cards_count)
        for total in range(len(hand.ways))
        if under[total + 1] > under[total]
    ]


# --- who falls first


Moment = tuple[int, int]
"""The life of the player and of the Kromosaurus."""


class Rest:
    """With how much life the player comes from one fight to the next: after each turn some is regained."""

    def __init__(self, duel: Duel):
        parts = {life: rested(min(duel.most, life + duel.recovery), duel) for life in range(1, duel.most + 1)}
        self.total = lcm(*(chance.denominator for spread in parts.values() for _, chance in spread))
        self.ways = {
            life: [(then, int(chance * self.total)) for then, chance in spread] for life, spread in parts.items()
        }
        """For each life after a fight: each life before the next one, in how many of ``total`` ways."""


def rested(life: int, duel: Duel) -> list[tuple[int, Fraction]]:
    """How likely the player has how much life when they next meet."""
    found = []
    chance = Fraction(1)
    while duel.recovery and duel.meets < 1 and life < duel.most:
        found.append((life, chance * duel.meets))
        chance *= 1 - duel.meets
        life = min(duel.most, life + duel.recovery)
    return [*found, (life, chance)]


def at_first(duel: Duel) -> Spread[Moment]:
    """How both come to the first fight."""
    parts = rested(duel.life, duel)
    total = lcm(*(chance.denominator for _, chance in parts))
    return Spread({(life, duel.kromosaurus): int(chance * total) for life, chance in parts}, total)


def fought(standing: Spread[Moment], fight: Spread[Blow], rest: Rest) -> tuple[Spread[Moment], Fraction, Fraction]:
    """One fight on: how both come to the next one if they do, and the chances that the player wins now, or loses."""
    then: dict[Moment, int] = {}
    won = lost = 0
    for (life, beast), ways in standing.ways.items():
        for (cost, dealt), more in fight.ways.items():
            if cost >= life:
                lost += ways * more
            elif dealt >= beast:
                won += ways * more
            else:
                for after, part in rest.ways[life - cost]:
                    moment = (after, beast - dealt)
                    then[moment] = then.get(moment, 0) + ways * more * part
    total = standing.total * fight.total
    return Spread(then, total * rest.total), Fraction(won, total), Fraction(lost, total)


def decided(duel: Duel) -> Chances:
    """Through the fights with cards one by one, then to the end of all that follow."""
    if len(duel.fight) == 1 and not duel.recovery:
        return fought_out((duel.life, duel.kromosaurus), duel.fight[0])
    rest = Rest(duel)
    standing = at_first(duel)
    win = lose = Fraction(0)
    for fight in duel.fight[:-1]:
        standing, won, lost = fought(standing, fight, rest)
        win += won
        lose += lost
    last = duel.fight[-1]
    ends = recovering(duel, rest) if duel.recovery else {moment: fought_out(moment, last) for moment in standing}
    for moment, chance in standing.items():
        win += chance * ends[moment].win
        lose += chance * ends[moment].lose
    return Chances(win, lose)


def fought_out(moment: Moment, fight: Spread[Blow]) -> Chances:
    """Fights without recovery: one that costs nobody anything only delays the end, so it is left out.

    For each life of the player, the ways to win against a beast of 1, 2, ... are the coefficients of a polynomial. Each
    is multiplied by the deciding ways once for each fight that there can be, and so is a whole number; and they all
    stand side by side in one large number, so that a few multiplications count a whole row.
    """
    life, beast = moment
    deciding = fight.total - fight.ways.get((0, 0), 0)
    if not deciding:
        return Chances(Fraction(0), Fraction(0))
    power = [deciding**fights for fights in range(life + beast)]
    width = power[-1].bit_length()
    lost = [(cost, ways * power[cost - 1]) for (cost, _), ways in fight.ways.items() if 0 < cost < life]
    dealt = [(cost, ways) for (_, cost), ways in fight.ways.items() if cost]
    fells = 0
    hits = [1]
    for its in range(1, beast + 1):
        fells |= sum([ways for cost, ways in dealt if cost >= its]) * power[its - 1] << width * its
        hits.append(sum([ways * power[cost - 1] * hits[its - cost] for cost, ways in dealt if cost <= its]))
    again = sum([ways << width * its for its, ways in enumerate(hits)])
    up_to_beast = (1 << width * (beast + 1)) - 1
    rows = [0]
    for mine in range(1, life + 1):
        hurt = sum([ways * rows[mine - cost] for cost, ways in lost if cost < mine])
        rows.append((hurt + fells * power[mine - 1]) * again & up_to_beast)
    win = ratio(rows[-1] >> width * beast, power[-1])
    return Chances(win, 1 - win)


def recovering(duel: Duel, rest: Rest) -> dict[Moment, Chances]:
    """Fights with recovery, as an absorbing chain.

    While the beast's life stays as it is, the player's goes up and down: one set of linear equations, the same for
    every life of the beast. It is solved once and then used for a beast of 1, of 2, ...
    """
    fight = duel.fight[-1]
    lives = range(1, duel.most + 1)
    unit = fight.total * rest.total
    equations = []
    falls = []
    for life in lives:
        row = [0] * duel.most
        row[life - 1] = unit
        for (cost, dealt), ways in fight.ways.items():
            if not dealt and cost < life:
                for then, part in rest.ways[life - cost]:
                    row[then - 1] -= ways * part
        equations.append(row)
        falls.append(Fraction(sum(ways for (cost, _), ways in fight.ways.items() if cost >= life), fight.total))
    solution = inverse(equations)
    dealt_ways = {dealt: ways for (_, dealt), ways in fight.ways.items() if dealt}
    if not dealt_ways:
        lose = solved(solution, falls, unit)
        return {
            (life, beast): Chances(Fraction(0), lose[life - 1])
            for life in lives
            for beast in range(1, duel.kromosaurus + 1)
        }
    wins: list[list[Fraction]] = [[Fraction(1)] * duel.most]
    for beast in range(1, duel.kromosaurus + 1):
        hurt = [
            sum((ways * wins[max(0, beast - dealt)][life - 1] for dealt, ways in dealt_ways.items()), Fraction(0))
            for life in lives
        ]
        gains = [sum((part * hurt[after - 1] for after, part in rest.ways[life]), Fraction(0)) / unit for life in lives]
        wins.append(solved(solution, gains, unit))
    return {
        (life, beast): Chances(wins[beast][life - 1], 1 - wins[beast][life - 1])
        for life in lives
        for beast in range(1, duel.kromosaurus + 1)
    }


def inverse(rows: list[list[int]]) -> list[tuple[list[int], int]]:
    """The inverse of a matrix, row by row as numerators and their divisor; a row that decides nothing is 0."""
    size = len(rows)
    work = [[*row, *(int(number == other) for other in range(size))] for number, row in enumerate(rows)]
    for number in range(size):
        pivot = work[number][number]
        for other in range(size) if pivot else ():
            factor = work[other][number]
            if other != number and factor:
                mixed = [pivot * a - factor * b for a, b in zip(work[other], work[number], strict=True)]
                shared = gcd(*mixed)
                work[other] = [a // shared for a in mixed]
    return [(row[size:], row[number]) if row[number] else ([0] * size, 1) for number, row in enumerate(work)]


def solved(solution: list[tuple[list[int], int]], right: list[Fraction], unit: int) -> list[Fraction]:
    """The unknowns of equations with this inverse and this right side, which is counted in ``unit``."""
    scale = lcm(*(entry.denominator for entry in right))
    whole = [int(entry * scale) * unit for entry in right]
    return [Fraction(sum(map(mul, row, whole)), divisor * scale) for row, divisor in solution]


# --- how long it takes


def ends_by_fight(duel: Duel) -> Iterator[Fraction]:
    """The chance that the duel ends with the first fight, the second, ..."""
    rest = Rest(duel)
    standing = at_first(duel)
    for number in count():
        fight = duel.fight[min(number, len(duel.fight) - 1)]
        standing, won, lost = fought(standing, fight, rest)
        yield won + lost


def ends_by_turn(duel: Duel) -> Iterator[Fraction]:
    """The chance that the duel ends in the first turn, the second, ..."""
    standing = {(duel.life, duel.kromosaurus, 0): 1}
    meets, turns = duel.meets.numerator, duel.meets.denominator
    fights = lcm(*(fight.total for fight in duel.fight))
    total = 1
    while True:
        ended = 0
        then: dict[tuple[int, int, int], int] = {}
        for (life, beast, number), ways in standing.items():
            rest = (min(duel.most, life + duel.recovery), beast, number)
            if turns > meets:
                then[rest] = then.get(rest, 0) + ways * (turns - meets) * fights
            fight = duel.fight[number]
            for (lost, dealt), more in fight.ways.items():
                come = ways * meets * more * (fights // fight.total)
                if lost >= life or dealt >= beast:
                    ended += come
                else:
                    moment = (
                        min(duel.most, life - lost + duel.recovery),
                        beast - dealt,
                        min(number + 1, len(duel.fight) - 1),
                    )
                    then[moment] = then.get(moment, 0) + come
        total *= turns * fights
        yield Fraction(ended, total)
        standing = then
