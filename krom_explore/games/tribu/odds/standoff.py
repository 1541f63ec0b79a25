"""Attack against protection: both lay a card face down without knowing the other's, and both mix."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Section, pair
from krom_explore.odds.picture import Bar, Cell, Cells, Columns, Picture
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Named, Said
from krom_explore.odds.steps import Explanation, Step

from ..catalogue import bad, said
from ..ruleset import Ruleset
from .attack import takes
from .matrix import Mix, dominated, dot, saddles, solve
from .words import card_name, figure, in_box, number_of, row, section, step

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

NOTHING = "no-card"
"""Nothing is laid for it. (No card can have this id.)"""

MOST_CARDS = 5
"""Events, and protections, between which somebody chooses: all square parts of the table of gains are tried."""

MOST_WORTH = 1_000
"""What a vase or a card may be worth, in whatever one counts."""

DIGITS = 6
"""Digits above and below the line of a worth: they go through many equations."""

AT_FIRST = (2, 1)
"""What a vase, and what a card is worth on a sheet that nobody has changed."""


class Standoff(Result):
    """A game of two: what the attacker gains, the defender loses."""

    def __init__(
        self, vases: int, worth: Fraction, costs: Mapping[str, Fraction], holds: bool, events: list[str],
        protections: list[str], rules: Ruleset,
    ):  # fmt: skip
        self.vases = vases
        self.worth = worth
        self.costs = costs
        """What it costs to have laid each card."""
        self.rules = rules
        self.attacks = [*([NOTHING] if holds else ()), *events]
        """What the attacker can have laid."""
        self.defences = [NOTHING, *protections]
        """What the defender can have laid."""
        self.matrix = [[self.gain(attack, defence) for defence in self.defences] for attack in self.attacks]
        """What the attacker gains, for each attack and each defence."""
        self.solution = solve(self.matrix)
        self.value = self.solution.value
        """What the attacker gains on average if both play best."""
        self.attacker = soundest(self.attacks, self.solution.rows, self.dominated["attacker"])
        """How often the attacker lays each card; where several mixes are best, one that no other choice outdoes."""
        self.defender = soundest(self.defences, self.solution.columns, self.dominated["defender"])
        """How often the defender does."""

    def lost(self, attack: str, defence: str) -> int:
        """How many vases are lost."""
        if attack == NOTHING:
            return 0
        saves = 0 if defence == NOTHING else self.rules.protections[defence].saves
        return max(0, takes(self.rules, attack, self.vases) - saves)

    def gain(self, attack: str, defence: str) -> Fraction:
        """What the attacker is ahead by: the vases that are lost and the defender's card, less the attacker's own."""
        return (
            self.worth * self.lost(attack, defence) - self.costs.get(attack, 0) + self.costs.get(defence, Fraction(0))
        )

    @property
    def unique(self) -> bool:
        """Whether there is just one best mix for each of the two."""
        return len(self.solution.rows) == len(self.solution.columns) == 1

    @property
    def saddles(self) -> list[tuple[str, str]]:
        """Pairs of cards from which neither would turn away: then nobody needs to mix."""
        return [(self.attacks[row], self.defences[column]) for row, column in saddles(self.matrix)]

    @cached_property
    def dominated(self) -> dict[str, dict[str, str]]:
        """For each side the choices that are never better and sometimes worse than another, with that other."""
        turned = [[-value for value in column] for column in zip(*self.matrix, strict=True)]
        return {
            "attacker": {self.attacks[a]: self.attacks[b] for a, b in dominated(self.matrix).items()},
            "defender": {self.defences[a]: self.defences[b] for a, b in dominated(turned).items()},
        }

    @property
    def vases_lost(self) -> dict[int, Fraction]:
        """The chance of each number of vases to be lost."""
        found: dict[int, Fraction] = {}
        for attack, one in self.attacker.items():
            for defence, other in self.defender.items():
                lost = self.lost(attack, defence)
                found[lost] = found.get(lost, Fraction(0)) + one * other
        return {lost: found[lost] for lost in sorted(found)}

    @property
    def rulings(self) -> dict[str, str]:
        short = any(self.rules.events[card].destroys > self.vases for card in self.attacks if card != NOTHING)
        return {"attack_short": self.rules.rulings["attack_short"]} if short else {}

    # --- in words

    def called(self, choice: str, side: str) -> Any:
        """A choice as people call it."""
        return said(f"odds-nothing-{side}", {}) if choice == NOTHING else card_name(choice, self.rules)

    def mixed(self, mix: Mapping[str, Fraction], side: str) -> list[Said]:
        """``Wolf 1/3, Bison 2/3``: what is chosen at all."""
        return [
            said(
                "odds-share", {"what": self.called(choice, side), "share": share, "sure": "yes" if share == 1 else "no"}
            )
            for choice, share in mix.items()
            if share
        ]

    @property
    def title(self) -> Said:
        return said("odds-title-standoff", {})

    @property
    def sentence(self) -> Said:
        facts = {"attacker": self.mixed(self.attacker, "attack"), "defender": self.mixed(self.defender, "defence")}
        return said("odds-standoff", {**facts, "value": self.value, "pure": "yes" if self.saddles else "no"})

    @property
    def rows(self) -> list[Row]:
        return [
            row(f"{side} {choice}", f"{side}-nothing" if choice == NOTHING else side,
                {} if choice == NOTHING else {"card": card_name(choice, self.rules)}, share)
            for side, mix in (("attack", self.attacker), ("defence", self.defender))
            for choice, share in mix.items()
        ]  # fmt: skip

    def explained(self, about: str | None = None) -> Explanation:
        steps = [step("standoff", {"worth": self.worth})]
        for attack in self.attacks:
            for defence in self.defences:
                facts = {"lost": self.lost(attack, defence), "gain": self.gain(attack, defence)}
                facts |= {"attack": self.called(attack, "attack"), "defence": self.called(defence, "defence")}
                steps.append(step("standoff-cell", facts))
        for side, who in (("attack", "attacker"), ("defence", "defender")):
            for worse, better in self.dominated[who].items():
                facts = {"worse": self.called(worse, side), "better": self.called(better, side)}
                steps.append(step(f"standoff-never-{side}", facts))
        steps += [*self._levels(), *self._others()]
        return Explanation([*steps, step("standoff-value", {"value": self.value}, exact=self.value)])

    def _levels(self) -> list[Step]:
        """What each attack brings against the defender's mix, and the other way round."""
        attacker, defender = list(self.attacker.values()), list(self.defender.values())
        steps = [step("standoff-defender", {"mix": self.mixed(self.defender, "defence")})]
        for attack, gains in zip(self.attacks, self.matrix, strict=True):
            facts = {"attack": self.called(attack, "attack"), "gain": dot(gains, defender)}
            steps.append(step("standoff-against-defender", {**facts, "used": "yes" if self.attacker[attack] else "no"}))
        steps.append(step("standoff-attacker", {"mix": self.mixed(self.attacker, "attack")}))
        for defence, losses in zip(self.defences, zip(*self.matrix, strict=True), strict=True):
            facts = {"defence": self.called(defence, "defence"), "gain": dot(losses, attacker)}
            used = "yes" if self.defender[defence] else "no"
            steps.append(step("standoff-against-attacker", {**facts, "used": used}))
        return steps

    def _others(self) -> list[Step]:
        """Where there are other best mixes too."""
        found = []
        for side, choices, mixes, chosen in (
            ("attack", self.attacks, self.solution.rows, self.attacker),
            ("defence", self.defences, self.solution.columns, self.defender),
        ):
            for mix in mixes:
                other = dict(zip(choices, mix, strict=True))
                if other != chosen:
                    found.append(step(f"standoff-also-{side}", {"mix": self.mixed(other, side)}))
        return found

    def trial(self, random: Random) -> list[str]:
        (attack,) = random.choices(self.attacks, [float(share) for share in self.attacker.values()])
        (defence,) = random.choices(self.defences, [float(share) for share in self.defender.values()])
        pair_ = f"{attack} against {defence}"
        return [f"attack {attack}", f"defence {defence}", pair_, f"lost {self.lost(attack, defence)}"]

    @property
    def pictures(self) -> Sequence[Picture]:
        cells = [
            [
                Cell(
                    self.attacker[attack] * self.defender[defence],
                    f"{attack} against {defence}",
                    said("odds-pic-gain", {"gain": self.gain(attack, defence)}),
                    best=(attack, defence) in self.saddles,
                )
                for defence in self.defences
            ]
            for attack in self.attacks
        ]
        bars = [Bar(f"lost {lost}", str(lost), chance) for lost, chance in self.vases_lost.items()]
        return [
            Cells(
                "matrix", said("odds-pic-matrix", {}), said("odds-pic-attacker", {}), said("odds-pic-defender", {}),
                [self.called(attack, "attack") for attack in self.attacks],
                [self.called(defence, "defence") for defence in self.defences], cells,
            ),
            Columns("lost", said("odds-pic-lost", {}), said("odds-pic-axis-vases", {}), bars),
        ]  # fmt: skip


def soundest(choices: Sequence[str], mixes: Sequence[Mix], worse: Mapping[str, str]) -> dict[str, Fraction]:
    """Of several best mixes the first that leaves out, as far as can be, what is never better than something else."""
    every = [dict(zip(choices, mix, strict=True)) for mix in mixes]
    return min(every, key=lambda mix: sum(share for choice, share in mix.items() if choice in worse))


def standoff(
    worth: Any = 1,
    costs: Mapping[str, Any] | None = None,
    vases: int = 3,
    holds: bool = True,
    cards: Sequence[str] | None = None,
    rules: Ruleset | None = None,
) -> Standoff:
    """One player may have laid an event face down, the other a protection; neither knows which.

    ``worth``: what a vase is worth. ``costs``: what it costs to have laid a card, by its name, in the same unit; what
    is not named costs nothing. ``vases``: how many the attacked chain has. ``holds``: whether the attacker may lay
    nothing. ``cards``: the events and protections that are chosen from; without it all of the box.
    """
    rules = Ruleset.given(rules)
    checks.whole("vases", vases, 1, max(len(slots) for slots in rules.slots.values()))
    price = checks.exact("worth", worth, 0, MOST_WORTH, DIGITS)
    named = None if cards is None else chosen_cards("cards", cards, rules)
    events, protections = (
        [card for card in in_box(rules, family) if named is None or card in named]
        for family in (rules.events, rules.protections)
    )
    if rules.rulings["attack_short"] == "refused":
        events = [card for card in events if rules.events[card].destroys <= vases]
    if not events:
        raise bad("cards", "no-attack")
    for family in (events, protections):
        if len(family) > MOST_CARDS:
            raise bad("cards", "at-most-cards", most=MOST_CARDS, found=len(family))
    return Standoff(vases, price, prices(costs or {}, rules), bool(holds), events, protections, rules)


def chosen_cards(path: str, cards: Any, rules: Ruleset) -> list[str]:
    """Events and protections by any of their names."""
    if not isinstance(cards, (list, tuple)) or not all(isinstance(card, str) for card in cards):
        raise bad(path, "list-of-cards", found=checks.short(cards))
    known = [*rules.events, *rules.protections]
    found = [rules.find_card(card) or card for card in cards[: len(known) + 1]]
    return [checks.one_of(f"{path}[{number}]", card, known) for number, card in enumerate(found)]


def prices(costs: Any, rules: Ruleset) -> dict[str, Fraction]:
    """What each card costs that is named."""
    known = [*rules.events, *rules.protections]
    found: dict[str, Fraction] = {}
    for name, cost in checks.table("costs", costs).items():
        card = checks.one_of("costs", isinstance(name, str) and (rules.find_card(name) or name), known)
        found[card] = checks.exact(f"costs.{card}", cost, 0, MOST_WORTH, DIGITS)
    return found


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    most = max(len(slots) for slots in rules.slots.values())
    cards = [card for family in (rules.events, rules.protections) for card in in_box(rules, family)[:MOST_CARDS]]
    vase, card = AT_FIRST
    return [
        number_of("worth", vase, 0, 20),
        number_of("vases", most, 1, most),
        Field("holds", Key("odds-field-holds"), "switch", True),
        *(
            Field(f"costs.{one}", Named(one, rules.name), "number", card, 0, 20, group=Key("odds-field-costs"))
            for one in cards
        ),
    ]  # fmt: skip


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Standoff:
    costs = {name.removeprefix("costs."): cost for name, cost in chosen.items() if name.startswith("costs.")}
    return standoff(chosen["worth"], costs, chosen["vases"], chosen["holds"], list(costs), rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("--worth", default="1", help=parser.say("odds-cli-worth"))
    parser.add_argument("--cost", metavar="CARD=N", action="append", default=[], help=parser.say("odds-cli-cost"))
    parser.add_argument("--vases", type=int, default=3, help=parser.say("odds-cli-vases"))
    parser.add_argument("--attacks-always", action="store_true", help=parser.say("odds-cli-attacks-always"))


def read(options: argparse.Namespace, rules: Ruleset) -> Standoff:
    costs = dict(pair("--cost", entry) for entry in options.cost)
    return standoff(options.worth, costs, options.vases, not options.attacks_always, None, rules)


def sections(result: Standoff, options: argparse.Namespace) -> list[Section]:
    return [
        section("attacker", result.attacker),
        section("defender", result.defender),
        section("standoff-value", [figure("value", result.value)], unit="gain"),
        section("vases-lost", result.vases_lost),
    ]


QUESTION = OddsSheet("standoff", fields, ask)
COMMAND = Command("standoff", said("odds-cli-standoff", {}), arguments, read, sections)
