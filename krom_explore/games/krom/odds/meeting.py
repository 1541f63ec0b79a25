"""Meetings: if everybody goes here and there so often, who meets whom, and who acts first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import permutations
from math import prod
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.krom.box import KROMOSAURUS, MOST_CARDS, PLACES
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Figure, Section, pairs
from krom_explore.odds.dice import SIDES
from krom_explore.odds.picture import Cell, Cells, Picture
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said
from krom_explore.odds.steps import Explanation

from ..catalogue import bad, said
from .bout import Fighter, Hand, count_first, hands, level, rolled_bout, tie_rankings
from .combat import check_fighters, invented_weights, list_of_fighters
from .words import each_row, in_place, place_name, places, section, step
from .worth import common

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

Mix = dict[str, Fraction]
"""How likely somebody is in each place."""


class Meeting(Result):
    """The answer to a movement phase."""

    def __init__(self, mixes: dict[str, Mix], beast: Mix, fighters: dict[str, Fighter], rules: Ruleset):
        self.mixes = mixes
        self.kromosaurus = beast
        """How likely the Kromosaurus comes to each place; nothing where it is not in play."""
        self.fighters = fighters
        self.rules = rules
        self.meets = {name: sum((mix[p] * beast.get(p, 0) for p in PLACES), Fraction(0)) for name, mix in mixes.items()}
        """The chance of each player to meet the Kromosaurus."""
        self.alone = {name: self._alone(name) for name in mixes}
        """The chance of each to be alone in a place, and so to act without a fight."""
        self.fights = {name: 1 - alone for name, alone in self.alone.items()}
        """The chance of each to have to fight."""

    def _alone(self, name: str) -> Fraction:
        return sum(
            (
                prod((1 - mix[place] for other, mix in self.mixes.items() if other != name), start=here[place])
                * (1 - self.kromosaurus.get(place, 0))
                for here in [self.mixes[name]]
                for place in PLACES
            ),
            Fraction(0),
        )

    @cached_property
    def fight(self) -> dict[tuple[str, tuple[str, ...]], Fraction]:
        """The chance of each fight: in which place, between exactly whom. Fights that cannot be are left out."""
        found = {}
        for place in PLACES:
            mixes = {name: mix[place] for name, mix in self.mixes.items()} | {
                KROMOSAURUS: self.kromosaurus.get(place, Fraction(0))
            }
            unit = common(list(mixes.values()))
            groups: dict[tuple[str, ...], int] = {(): 1}
            for name, chance in mixes.items():
                here = int(chance * unit)
                with_one = {(*names, name): ways * here for names, ways in groups.items()} if here else {}
                groups = {names: ways * (unit - here) for names, ways in groups.items()} | with_one
            for names, ways in groups.items():
                if len(names) > 1 and ways:
                    found[place, names] = Fraction(ways, unit ** len(mixes))
        return found

    @cached_property
    def first(self) -> dict[str, Fraction]:
        """The chance of each to be the first who acts in the place he goes to."""
        first = dict.fromkeys(self.mixes, Fraction(0))
        for place in PLACES:
            for name, chance in self._first_in(place).items():
                first[name] += chance
        return first

    def _first_in(self, place: str) -> dict[str, Fraction]:
        """The same for one place. Who does not come is a fighter who is behind everybody."""
        chances = {name: mix[place] for name, mix in self.mixes.items() if mix[place]}
        if self.kromosaurus.get(place):
            chances[KROMOSAURUS] = self.kromosaurus[place]
        counts = {name: 0 for name in chances if name != KROMOSAURUS}
        if not counts:
            return {}
        present = hands([self.fighters.get(name, Fighter(name)) for name in chances], place, self.rules)
        unit = common(list(chances.values()))
        for hand in present:
            hand.comes(int(chances[hand.name] * unit), unit)
        floor = level(present)
        cards_count = self.rules.rulings["combat_cards_count"] == "all"
        rankings = tie_rankings(present)
        for ranking in rankings:
            count_first(ranking, floor, cards_count, counts)
        total = len(rankings) * prod(SIDES**hand.dice * unit for hand in present)
        return {name: Fraction(ways, total) for name, ways in counts.items()}

    @property
    def rulings(self) -> dict[str, str]:
        names = ["kromosaurus_cards", "kromosaurus_tie"] * bool(self.kromosaurus)
        names += ["combat_cards_count"] * any(fighter.plus or fighter.dice for fighter in self.fighters.values())
        return {name: self.rules.rulings[name] for name in names}

    @property
    def invented(self) -> tuple[str, ...]:
        """The weights that decide ties and are not the publisher's."""
        return invented_weights(list(self.mixes), self.rules)

    @property
    def title(self) -> Said:
        return said("odds-title-meeting", {})

    @property
    def sentence(self) -> Said:
        most = max(self.first.values())
        best = [name for name, chance in self.first.items() if chance == most]
        if len(best) > 1:
            return said("odds-meeting-level", {"names": best, "chance": most})
        return said("odds-meeting", {"name": best[0], "chance": most, "fight": self.fights[best[0]]})

    @property
    def rows(self) -> list[Row]:
        meets = each_row("meets", self.meets) if self.kromosaurus else []
        return [*each_row("first", self.first), *each_row("fight", self.fights), *meets]

    def explained(self, about: str | None = None) -> Explanation:
        """What comes to one of them: ``about``, or else the first."""
        name = next(iter(self.mixes)) if about is None else checks.one_of("about", about, self.mixes)
        steps = [
            step("goes", {"name": name, "place": place_name(place), "chance": self.mixes[name][place]})
            for place in PLACES
            if self.mixes[name][place]
        ]
        steps += [
            step("fight", {"where": in_place(place), "names": list(names), "chance": chance})
            for (place, names), chance in self.fight.items()
            if name in names
        ]
        steps.append(step("alone", {"name": name, "chance": self.alone[name]}))
        return Explanation([*steps, step("first", {"name": name, "chance": self.first[name]})])

    @cached_property
    def _everywhere(self) -> dict[str, list[Hand]]:
        """Everybody who moves, as he would fight in each place."""
        names = [*self.mixes, *[KROMOSAURUS] * bool(self.kromosaurus)]
        fighters = [self.fighters.get(name, Fighter(name)) for name in names]
        return {place: hands(fighters, place, self.rules) for place in PLACES}

    def trial(self, random: Random) -> list[str]:
        mixes = self.mixes | ({KROMOSAURUS: self.kromosaurus} if self.kromosaurus else {})
        goes = {name: random.choices(PLACES, [float(mix.get(p, 0)) for p in PLACES])[0] for name, mix in mixes.items()}
        pairs = permutations(goes, 2)
        happened = [f"meet {one} {other}" for one, other in pairs if goes[one] == goes[other]]
        for place in PLACES:
            happened += self._happened([hand for hand in self._everywhere[place] if goes[hand.name] == place], random)
        return happened

    @property
    def pictures(self) -> Sequence[Picture]:
        return [self._pairs(), self._each(), self._going()]

    def _everybody(self) -> dict[str, Mix]:
        return self.mixes | ({KROMOSAURUS: self.kromosaurus} if self.kromosaurus else {})

    def _pairs(self) -> Cells:
        """How likely any two come to the same place."""
        mixes = self._everybody()

        def pair(one: str, other: str) -> Cell | None:
            return None if one == other else Cell(together(mixes[one], mixes[other]), f"meet {one} {other}")

        cells = [[pair(one, other) for other in mixes] for one in mixes]
        names = [said("odds-pic-name", {"name": name}) for name in mixes]
        title = said("odds-pic-pairs", {})
        return Cells("pairs", title, said("odds-pic-who", {}), said("odds-pic-whom", {}), names, names, cells)

    def _each(self) -> Cells:
        """What comes to each of the players: the rows, side by side."""
        shown = {"first": self.first, "fight": self.fights} | ({"meets": self.meets} if self.kromosaurus else {})
        cells = [[Cell(chances[name], f"{what} {name}") for what, chances in shown.items()] for name in self.mixes]
        return Cells(
            "each", said("odds-pic-each", {}), said("odds-pic-who", {}), said("odds-axis-outcome", {}),
            list(self.mixes), [said(f"odds-pic-{what}", {}) for what in shown], cells,
        )  # fmt: skip

    def _going(self) -> Cells:
        """How likely everybody goes where."""
        mixes = self._everybody()
        cells = [[Cell(mix.get(place, Fraction(0))) for place in PLACES] for mix in mixes.values()]
        names = [said("odds-pic-name", {"name": name}) for name in mixes]
        where = [place_name(place) for place in PLACES]
        return Cells(
            "going", said("odds-pic-going", {}), said("odds-pic-who", {}), said("odds-field-place", {}), names, where,
            cells,
        )  # fmt: skip

    def _happened(self, here: list[Hand], random: Random) -> list[str]:
        """What those who come to one place meet with."""
        players = [hand.name for hand in here if hand.name != KROMOSAURUS]
        if len(here) < 2:
            return [f"first {name}" for name in players]
        order, lost, *_ = rolled_bout(here, self.rules.rulings["combat_cards_count"] == "all", random)
        lives = {hand.name: hand.life for hand in here}
        acting = [name for name in order if name in players and lost[name] < lives[name]]
        happened = [f"first {name}" for name in acting[:1]] + [f"fight {name}" for name in players]
        return happened + [f"meets {name}" for name in players if len(players) < len(here)]


def together(one: Mix, other: Mix) -> Fraction:
    """The chance that two come to the same place."""
    return sum((one.get(place, Fraction(0)) * other.get(place, 0) for place in PLACES), Fraction(0))


def meeting(
    mixes: Mapping[str, Mapping[str, Any]],
    kromosaurus: bool | Sequence[str] = False,
    fighters: Sequence[Fighter] = (),
    rules: Ruleset | None = None,
    here: Mapping[str, str] | None = None,
) -> Meeting:
    """Who meets whom, if each player goes to each place as often as his mix says.

    A mix gives places weights, which need not add to 1. ``kromosaurus`` is whether it is in play, or the Destination
    cards that it draws from. ``fighters`` tells life and boosts of those who are not at their full life, ``here`` in
    which place players are now: nobody may stay, so that a mix that has this place is refused.
    """
    rules = Ruleset.given(rules)
    if not isinstance(mixes, Mapping):
        raise bad("mixes", "table", found=checks.short(mixes))
    if not 1 <= len(mixes) <= rules.players.most:
        raise bad("mixes", "how-many-players", least=1, most=rules.players.most, found=len(mixes))
    read = {checks.one_of("mixes", name, rules.characters): mix_of(f"mixes.{name}", mix) for name, mix in mixes.items()}
    nobody_stays(read, here)
    list_of_fighters(fighters)
    check_fighters(fighters, rules)
    for number, fighter in enumerate(fighters):
        checks.one_of(f"fighters[{number}].name", fighter.name, [*read, KROMOSAURUS])
    return Meeting(read, beast_mix(kromosaurus, rules), {fighter.name: fighter for fighter in fighters}, rules)


def nobody_stays(mixes: Mapping[str, Mix], here: Any) -> None:
    """Everybody must move: to any place but the one that they are in."""
    if here is not None and not isinstance(here, Mapping):
        raise bad("here", "table", found=checks.short(here))
    for name, place in (here or {}).items():
        checks.one_of("here", name, mixes)
        checks.one_of(f"here.{name}", place, PLACES)
        if mixes[name][place]:
            raise bad(f"mixes.{name}.{place}", "must-move", name=name, place=place)


def elsewhere(place: str) -> dict[str, int]:
    """The mix of one who goes anywhere but here, each place alike."""
    return {other: 1 for other in PLACES if other != place}


def mix_of(path: str, mix: Any) -> Mix:
    """Weights of places as chances that add to 1."""
    if not isinstance(mix, Mapping):
        raise bad(path, "table", found=checks.short(mix))
    weights = {checks.one_of(path, place, PLACES): checks.exact(f"{path}.{place}", mix[place], 0) for place in mix}
    total = sum(weights.values())
    if not total:
        raise bad(path, "goes-nowhere")
    return {place: weights.get(place, Fraction(0)) / total for place in PLACES}


def beast_mix(kromosaurus: Any, rules: Ruleset) -> Mix:
    """How likely the Kromosaurus comes to each place: one of its Destination cards is drawn."""
    if kromosaurus is False:
        return {}
    cards = rules.kromosaurus.destinations if kromosaurus is True else kromosaurus
    if not isinstance(cards, (list, tuple)) or not 1 <= len(cards) <= MOST_CARDS:
        raise bad("kromosaurus", "list-of-cards", found=checks.short(cards))
    for number, card in enumerate(cards):
        checks.one_of(f"kromosaurus[{number}]", card, rules.kromosaurus.destinations)
    return {place: Fraction(count, len(cards)) for place, count in Counter(cards).items()}


# --- asked on a page and in the terminal

ANYWHERE = "anywhere"

SHOWN = 4
"""More players than this do not fit on a page's form."""


def fields(rules: Ruleset) -> list[Field]:
    """Where everybody is now, and where they go: to one place for sure, or to any other alike."""
    where = places(PLACES)
    goes = [(ANYWHERE, Key("odds-field-anywhere")), *where]
    found = [Field("kromosaurus", Key("odds-field-kromosaurus"), "switch", False)]
    for name in going(rules):
        found += [
            Field(f"{name}.here", Key("odds-field-here"), "choice", rules.setup.place, options=where, group=name),
            Field(f"{name}.goes", Key("odds-field-goes"), "choice", ANYWHERE, options=list(goes), group=name),
        ]
    return found


def going(rules: Ruleset) -> list[str]:
    return list(rules.characters)[: min(SHOWN, rules.players.most)]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Meeting:
    here = {name: chosen[f"{name}.here"] for name in going(rules)}
    goes = {name: chosen[f"{name}.goes"] for name in here}
    for name, place in goes.items():
        if place == here[name]:
            raise bad(f"{name}.goes", "must-move", name=name, place=place)
    mixes = {name: elsewhere(here[name]) if place == ANYWHERE else {place: 1} for name, place in goes.items()}
    return meeting(mixes, chosen["kromosaurus"], rules=rules, here=here)


def arguments(parser: Parser) -> None:
    parser.add_argument("mixes", nargs="+", metavar="NAME:forest=1,mountain=2", help=parser.say("odds-cli-mixes"))
    parser.add_argument("--kromosaurus", action="store_true", help=parser.say("odds-cli-in-play"))


def read(options: argparse.Namespace, rules: Ruleset) -> Meeting:
    named = {name: told for name, _, told in (entry.partition(":") for entry in options.mixes)}
    return meeting({name: pairs(name, told) for name, told in named.items()}, options.kromosaurus, rules=rules)


def sections(result: Meeting, options: argparse.Namespace) -> list[Section]:
    fights = [Figure(f"{place}: {', '.join(names)}", chance) for (place, names), chance in result.fight.items()]
    each = [section(what, getattr(result, what)) for what in ("first", "fights", "meets", "alone")]
    return [*each, section("fight", fights)]


QUESTION = OddsSheet("meeting", fields, ask)
COMMAND = Command("meeting", said("odds-cli-meeting", {}), arguments, read, sections)
