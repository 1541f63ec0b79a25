"""The duel: one player against the Kromosaurus, fight after fight, until one of them falls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.krom.box import KROMOSAURUS, MOST_DICE, MOST_LIFE, PLACES
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Figure, Section
from krom_explore.odds.dice import SIDES
from krom_explore.odds.picture import Bar, Cell, Cells, Columns, Picture, of_rows
from krom_explore.odds.result import Listed, Result, Row, Thrown, Trial
from krom_explore.odds.spread import Said, Spread
from krom_explore.odds.steps import Explanation

from ..catalogue import bad, said
from .bout import MOST_PLUS, Fighter, Hand, Rolled, hands, level, rolled_bout
from .chain import Blow, Chances, decided, ends_by_fight, ends_by_turn
from .words import figure, places, row, section, step

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

LIVES = MOST_LIFE
"""More life than this is refused: no ladder is so long."""

MOST_CARDS = 12
"""More cards than these, one a fight, are refused."""

WITH_CARDS = 1_000
"""Moments (a life of the player, a life of the beast) of a duel with cards: after these, it can go on from each."""

RECOVERING = 30
"""The most life on a ladder that is climbed again: each step is an equation, and its numbers grow with all others."""

WITH_RECOVERY = 700
"""Moments of such a duel: the equations are solved for each life of the beast."""

MEETING = 4
"""Digits of the chance to meet where life is regained: its powers stand in those equations."""

MOST_NUMBER = 1_000
"""The last fight or turn that can be asked for..."""

MOST_MOMENTS = 200_000
"""... and how many moments (both lives, and the cards left) may be counted on the way to it."""

LONGEST = 10_000
"""A rolled duel that lasts longer than this is left undecided."""

FIGHTS_SHOWN = 12
"""So many fights the terminal and a picture count."""

MOST_MAPPED = 12
"""More life than this is not laid out as a map: every cell of it is a duel."""

Fought = tuple[Rolled, int, int]
"""A fight as it was rolled, and the life that both have after it."""


def added(faces: Sequence[int], total: int) -> str:
    """``4 + 2 = 6``: what fell, and what is added to it."""
    plus = total - sum(faces)
    parts = [*map(str, faces), *([str(plus)] if plus else [])]
    return f"{' + '.join(parts)} = {total}" if len(parts) > 1 else str(total)


class Endless:
    """How likely each number of fights (or turns) is. There is no last one: ask for as many as you like."""

    def __init__(self, ends: Iterator[Fraction], most: int):
        self._ends = ends
        self.most = most
        """The last one that is counted."""
        self._known: list[Fraction] = [Fraction(0)]

    def __getitem__(self, number: int) -> Fraction:
        checks.whole("number", number, 0, self.most)
        while len(self._known) <= number:
            self._known.append(next(self._ends, Fraction(0)))
        return self._known[number]

    def up_to(self, number: int) -> list[Fraction]:
        """The chances of 0, 1, ..., ``number``."""
        self[number]
        return self._known[: number + 1]


class Duel(Result):
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
        return Endless(ends_by_fight(self), self._last)

    @cached_property
    def turns(self) -> Endless:
        """How likely it is that somebody falls in the first turn, the second, ...; not in every turn they meet."""
        return Endless(ends_by_turn(self), self._last)

    @property
    def _last(self) -> int:
        """The last fight or turn that is counted: the more life, the sooner one stops."""
        moments = (self.most if self.recovery else self.life) * self.kromosaurus * len(self.fight)
        return max(FIGHTS_SHOWN, min(MOST_NUMBER, MOST_MOMENTS // moments))

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
    def title(self) -> Said:
        return said("odds-title-duel", {"life": self.life, "beast": self.kromosaurus})

    @property
    def sentence(self) -> Said:
        return said("odds-duel", {"life": self.life, "beast": self.kromosaurus, "chance": self.win})

    @property
    def rows(self) -> list[Row]:
        return [row("win", "win-player", {}, self.win), row("lose", "lose", {}, self.lose)]

    def explained(self, about: str | None = None) -> Explanation:
        fight = self.fight[-1]
        steps = [step("card-fights", {"fights": len(self.fight) - 1})] if self.cards else []
        for (lost, dealt), ways in fight.ways.items():
            key = "lost" if lost else "dealt" if dealt else "nothing"
            steps.append(step(key, {"amount": lost or dealt}, ways, fight.total))
        steps.append(step("left-out", {"ways": fight.total - fight.ways.get((0, 0), 0), "total": fight.total}))
        steps += [step("fights", {"fights": n, "chance": self.fights[n]}) for n in range(1, 6)]
        last = {"life": self.life, "beast": self.kromosaurus, "chance": self.win}
        return Explanation([*steps, step("duel", last, exact=self.win)])

    def explained_row(self, row: str) -> Explanation:
        """One step of the chain: what the next fight that costs something leads to, and what is likely from there.
        With cards or life regained there is more to remember than two lives, and no step that one could follow."""
        fight = self.fight[-1]
        decide = fight.total - fight.ways.get((0, 0), 0)
        if self.cards or self.recovery or not decide:
            return Explanation()
        label = next(each.label for each in self.rows if each.id == row)
        leads: dict[tuple[int, int], int] = {}
        for (lost, dealt), ways in fight.ways.items():
            if lost or dealt:
                after = max(0, self.life - lost), max(0, self.kromosaurus - dealt)
                leads[after] = leads.get(after, 0) + ways
        steps = [step("left-out", {"ways": decide, "total": fight.total}), step("next-fight", {"row": label})]
        whole = Fraction(0)
        for (life, beast), ways in sorted(leads.items(), reverse=True):
            then = self._from(life, beast, row)
            part = Fraction(ways, decide) * then
            whole += part
            key = "felled" if not beast else "fallen" if not life else "fought-on"
            facts = {"life": life, "beast": beast, "some": ways, "all": decide, "then": then, "part": part}
            steps += [step(key, facts)] if then else []
        return Explanation([*steps, step("added", {"chance": whole}, exact=whole)])

    def _from(self, life: int, beast: int, row: str) -> Fraction:
        """How likely a row is with these lives and everything else the same."""
        if not life or not beast:
            return Fraction((row == "win") == (not beast))
        dice, plus = self.boosts[-1]
        later = duel(life, beast, dice, plus, place=self.place, rules=self.rules)
        return later.win if row == "win" else later.lose

    @cached_property
    def _fighters(self) -> list[list[Hand]]:
        """The player and the Kromosaurus as they come to the first fights, and to all that follow."""
        return [pair_of(dice, plus, self.place, self.rules) for dice, plus in self.boosts]

    def trial(self, random: Random) -> list[str]:
        return self._came_to(list(self._duelled(random)))

    def played(self, random: Random) -> Trial:
        fights = list(self._duelled(random))
        heads = tuple(said(f"odds-fell-{name}", {}) for name in ("fight", "roll", "beast-roll", "life", "beast-life"))
        whose = (said("odds-fell-you", {}), said("odds-fell-beast", {}))
        rows = [self._fight_told(number, *fight) for number, fight in enumerate(fights, 1)]
        dice = []
        if fights:
            bout = fights[-1][0]
            hands = zip(whose, bout.dice.values(), bout.totals.values(), strict=True)
            dice = [Thrown(tuple(faces), who, total - sum(faces)) for who, faces, total in hands]
        return Trial(self._came_to(fights), tuple(dice), (), Listed(heads, tuple(rows[-FIGHTS_SHOWN:])))

    def _came_to(self, fights: list[Fought]) -> list[str]:
        """The row, and what the picture shows of a duel that was decided in the last of these fights."""
        _, life, beast = fights[-1] if fights else (None, self.life, self.kromosaurus)
        if life > 0 and beast > 0:
            return []
        count = len(fights)
        shown = [] if self.recovery else [f"fight {count if count <= FIGHTS_SHOWN else 'later'}"]
        return ["lose" if life <= 0 else "win", *shown]

    def _fight_told(self, number: int, bout: Rolled, life: int, beast: int) -> tuple[str, ...]:
        """The fight, what both rolled with what is added, and the life that is left."""
        mine, its = (added(faces, total) for faces, total in zip(bout.dice.values(), bout.totals.values(), strict=True))
        return str(number), mine, its, str(max(0, life)), str(max(0, beast))

    def _duelled(self, random: Random) -> Iterator[Fought]:
        """One duel, fight by fight."""
        cards_count = self.rules.rulings["combat_cards_count"] == "all"
        life, beast, fought = self.life, self.kromosaurus, 0
        for _ in range(LONGEST):
            if random.random() < self.meets:
                player, it = self._fighters[min(fought, len(self._fighters) - 1)]
                bout = rolled_bout((player, it), cards_count, random)
                life, beast, fought = life - bout.lost[player.name], beast - bout.lost[it.name], fought + 1
                yield bout, life, beast
                if life <= 0 or beast <= 0:
                    return
            life = min(self.most, life + self.recovery)

    @property
    def pictures(self) -> Sequence[Picture]:
        if self.recovery:  # each fight more takes as long as all before it
            return [of_rows(self)]
        plain = not self.cards and self.meets == 1
        small = self.life <= MOST_MAPPED and self.kromosaurus <= MOST_MAPPED
        return [self._lasting(), *([self._map()] if plain and small else [])]

    def _lasting(self) -> Columns:
        """In which fight somebody falls."""
        ends = self.fights.up_to(FIGHTS_SHOWN)
        bars = [Bar(f"fight {fight}", str(fight), chance) for fight, chance in enumerate(ends) if fight]
        bars.append(Bar("fight later", said("odds-pic-later", {}), self.win + self.lose - sum(ends, Fraction(0))))
        return Columns("fights", said("odds-pic-lasting", {}), said("odds-pic-axis-fight", {}), bars)

    def _map(self) -> Cells:
        """The chance to win from every life of both, up to those that are asked for or that the box begins with."""
        lives = range(1, min(MOST_MAPPED, self.most) + 1)
        beasts = range(1, min(MOST_MAPPED, max(self.kromosaurus, self.rules.kromosaurus.life)) + 1)
        dice, plus = self.boosts[-1]
        cells = [
            [
                Cell(
                    duel(life, beast, dice, plus, place=self.place, rules=self.rules).win,
                    marked=(life, beast) == (self.life, self.kromosaurus),
                )
                for life in lives
            ]
            for beast in beasts
        ]
        return Cells(
            "lives", said("odds-pic-lives", {}), said("odds-pic-its-life", {}), said("odds-field-your-life", {}),
            list(map(str, beasts)), list(map(str, lives)), cells,
        )  # fmt: skip


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
    rules = Ruleset.given(rules)
    checks.whole("life", life, 1, LIVES)
    beast = rules.kromosaurus.life if kromosaurus is None else checks.whole("kromosaurus", kromosaurus, 1, LIVES)
    checks.whole("dice", dice, 0, MOST_DICE)
    checks.whole("plus", plus, 0, MOST_PLUS)
    checks.whole("recovery", recovery, 0, LIVES)
    checks.one_of("place", place, PLACES)
    ladder = max(life, rules.life.most)
    if recovery and ladder > RECOVERING:
        raise bad("recovery", "recovering", most=RECOVERING, found=ladder)
    if recovery and ladder * beast > WITH_RECOVERY:
        raise bad("recovery", "duel-long", most=WITH_RECOVERY, found=ladder * beast)
    chance = checks.exact("meets", meets, 0, 1, MEETING if recovery else checks.DIGITS)
    if not chance:
        raise bad("meets", "never-meets")
    if not isinstance(cards, (list, tuple)):
        raise bad("cards", "list-of-cards", found=checks.short(cards))
    if len(cards) > MOST_CARDS:
        raise bad("cards", "at-most-entries", most=MOST_CARDS, found=len(cards))
    if cards and life * beast > WITH_CARDS:
        raise bad("cards", "duel-long", most=WITH_CARDS, found=life * beast)
    for number, card in enumerate(cards):
        checks.one_of(f"cards[{number}]", card, sorted(rules.cards_played["combat"]))
    boosts = [(dice + rules.bonus[card].dice, plus + rules.bonus[card].plus) for card in cards]
    return Duel(life, beast, (*boosts, (dice, plus)), place, recovery, chance, tuple(cards), rules)


def pair_of(dice: int, plus: int, place: str, rules: Ruleset) -> list[Hand]:
    """The player and the Kromosaurus."""
    someone = next(iter(rules.characters))  # whose weight does not matter: the beast's ties are ruled, not weighed
    return hands([Fighter(someone, plus=plus, dice=dice), Fighter(KROMOSAURUS)], place, rules)


def one_fight(dice: int, plus: int, place: str, rules: Ruleset) -> Spread[Blow]:
    """What one fight costs the player and the Kromosaurus."""
    player, beast = pair_of(dice, plus, place, rules)
    total = SIDES ** (player.dice + beast.dice)
    if player.boosted and rules.rulings["combat_cards_count"] == "winner_only":
        return Spread(blows_by_first_die(player, beast), total)
    counts: dict[int, int] = {}
    for mine, ways in enumerate(player.own_ways, player.low):
        for its, more in enumerate(beast.own_ways, beast.low):
            counts[mine - its] = counts.get(mine - its, 0) + ways * more
    return Spread({(max(0, -by), max(0, by)): counts[by] for by in sorted(counts)}, total)


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


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    """The two, and what the player has in every fight, in a place where the Kromosaurus comes."""
    beast = rules.kromosaurus
    where = places(beast.destinations)
    return [
        Field("life", Key("odds-field-your-life"), "number", rules.life.most, 1, rules.life.most),
        Field("beast", Key("odds-field-beast-life"), "number", beast.life, 1, beast.life),
        Field("dice", Key("odds-field-extra-dice"), "number", 0, 0, 3),
        Field("plus", Key("odds-field-plus"), "number", 0, 0, 9),
        Field("place", Key("odds-field-place"), "choice", where[0][0], options=where),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Duel:
    return duel(chosen["life"], chosen["beast"], chosen["dice"], chosen["plus"], place=chosen["place"], rules=rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("--life", type=int, help=parser.say("odds-cli-life"))
    parser.add_argument("--kromosaurus", type=int, metavar="LIFE", help=parser.say("odds-cli-beast"))
    parser.add_argument("--dice", type=int, default=0, help=parser.say("odds-cli-extra"))
    parser.add_argument("--plus", type=int, default=0, help=parser.say("odds-cli-plus"))
    parser.add_argument("--cards", nargs="*", default=[], metavar="CARD", help=parser.say("odds-cli-cards"))
    parser.add_argument("--recovery", type=int, default=0, help=parser.say("odds-cli-recovery"))
    parser.add_argument("--meets", default="1", help=parser.say("odds-cli-meets"))
    parser.add_argument("--place", default="forest", help=", ".join(PLACES))


def read(options: argparse.Namespace, rules: Ruleset) -> Duel:
    return duel(
        rules.life.most if options.life is None else options.life, options.kromosaurus, options.dice, options.plus,
        cards=options.cards, recovery=options.recovery, meets=options.meets, place=options.place, rules=rules,
    )  # fmt: skip


def sections(result: Duel, options: argparse.Namespace) -> list[Section]:
    lasting = result.fights.up_to(FIGHTS_SHOWN)
    return [
        section("duel", [figure(end, getattr(result, end)) for end in ("win", "lose", "never")]),
        section("lasting", [Figure(str(fights), chance) for fights, chance in enumerate(lasting) if fights]),
    ]


QUESTION = OddsSheet("duel", fields, ask)
COMMAND = Command("duel", said("odds-cli-duel", {}), arguments, read, sections)
