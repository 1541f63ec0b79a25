"""Questions that only classes ask. Of the rows of each just one comes true in a round: their chances add to 1."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.learn.activities import Derived, Laid
from krom_explore.odds.dice import SIDES, rolled
from krom_explore.odds.result import Result, Row, Thrown, Trial, rest_step, row_step
from krom_explore.odds.spread import Named, Said
from krom_explore.odds.steps import Explanation

from .. import odds
from ..box import PLACES
from ..catalogue import said
from ..odds.bout import Fighter, rolled_bout
from ..odds.words import card_name, places, row, step
from ..odds.worth import GOODS
from ..ruleset import Ruleset

MOST_PREY_DICE = 4
"""More dice than these have more totals than a class can compare."""


class OneOf(Result):
    """An answer whose rows exclude each other, made from another one, which is explained."""

    def label(self, row: str) -> Said:
        return next(each.label for each in self.rows if each.id == row)


# --- one combat


def duel_fields(rules: Ruleset) -> list[Field]:
    return [Field("life", Key("odds-field-life"), "number", rules.life.most, 1, rules.life.most)]


def duel_ask(chosen: Mapping[str, Any], rules: Ruleset) -> odds.LifeLost:
    return odds.life_lost(2, chosen["life"], rules=rules)


def two_names(values: Mapping[str, Any], rules: Ruleset) -> dict[str, Any]:
    """Two who meet: the first of the box. Who is not in the story waits elsewhere."""
    me, rival = list(rules.characters)[:2]
    return {"me": me, "rival": rival}


# --- hunts


def prey_fields(rules: Ruleset) -> list[Field]:
    few = [(name, Named(name, rules.name)) for name in hunted(rules)]
    start = next((name for name, prey in hunted(rules).items() if prey.dice == 2), few[0][0])
    most = len(rules.savannah.extra_dice)
    return [
        Field("prey", Key("activity-field-prey"), "choice", start, options=few),
        Field("bought", Key("activity-field-bought"), "number", 0, 0, most),
    ]


def hunted(rules: Ruleset) -> dict[str, Any]:
    return {name: prey for name, prey in rules.hunt.items() if prey.dice <= MOST_PREY_DICE}


def hunt_ask(chosen: Mapping[str, Any], rules: Ruleset) -> odds.Total:
    return odds.total(rules.hunt[chosen["prey"]].dice + chosen["bought"])


def hunt_answer(values: Mapping[str, Any], rules: Ruleset) -> dict[str, Any]:
    """How the hunt is answered, and the Krom that it takes."""
    bought = values["bought"]
    extra = f" +{bought}" if bought else ""
    price = rules.savannah.extra_dice[bought - 1] if bought else 0
    return {**two_names(values, rules), "hunt": f"hunt {values['prey']}{extra}", "krom": price}


class ThirdDie(OneOf):
    """A hunt with one die more: was it needed, and did it help?"""

    def __init__(self, prey: str, rules: Ruleset):
        self.prey = prey
        self.rules = rules
        self.dice, self.value = rules.hunt[prey].dice, rules.hunt[prey].value
        self.price = rules.savannah.extra_dice[0]
        self.without = odds.hunt(self.dice, self.value)
        self.with_one = odds.hunt(self.dice + 1, self.value)

    @property
    def title(self) -> Said:
        return said("activity-title-third-die", self._asked())

    @property
    def sentence(self) -> Said:
        return said("activity-third-die-answer", {**self._asked(), **self._chances()})

    def _chances(self) -> dict[str, Fraction]:
        without, with_one = Fraction(self.without), Fraction(self.with_one)
        return {"without": without, "with": with_one, "more": with_one - without}

    def _asked(self) -> dict[str, Any]:
        return {"prey": card_name(self.prey, self.rules), "dice": self.dice, "value": self.value, "price": self.price}

    @property
    def rows(self) -> list[Row]:
        asked = self._asked()
        return [
            row("anyway", "activity-anyway", asked, Fraction(self.without)),
            row("helped", "activity-helped", asked, self.with_one - self.without),
            row("missed", "activity-missed", asked, 1 - self.with_one),
        ]

    def explained(self, about: str | None = None) -> Explanation:
        cases = [self.without.explained()[-1], self.with_one.explained()[-1]]
        return Explanation([*cases, step("activity-difference", self._chances(), exact=self.with_one - self.without)])

    def explained_row(self, row: str) -> Explanation:
        if row == "anyway":
            return ends(self.without)
        if row == "helped":
            return self.explained()
        return Explanation([*ends(self.with_one), rest_step(self.label(row), Fraction(self.with_one))])

    def trial(self, random: Random) -> list[str]:
        return self.played(random).happened

    def played(self, random: Random) -> Trial:
        dice = rolled(self.dice + 1, random)
        first, last = sum(dice[: self.dice]), dice[-1]
        came = "anyway" if first >= self.value else "helped" if first + last >= self.value else "missed"
        told = said("activity-third-die-fell", {**self._asked(), "first": first, "all": first + last})
        bought = Thrown((last,), said("activity-third-die-bought", {}))
        return Trial([came], (Thrown(tuple(dice[:-1])), bought), (told,))

    @property
    def invented(self) -> tuple[str, ...]:
        return (f"hunt.{self.prey}",) if self.rules.hunt[self.prey].mark == "invented" else ()


def ends(hunt: odds.Hunt) -> Explanation:
    """Its derivation without the totals one by one: in how many ways the dice fall, and how many are enough."""
    first, *_, last = hunt.explained()
    return Explanation([first, last])


def third_die_ask(chosen: Mapping[str, Any], rules: Ruleset) -> ThirdDie:
    return ThirdDie(chosen["prey"], rules)


# --- two rolls


class TwoRolls(OneOf):
    """One die against that of the Kromosaurus, which adds its bonus."""

    def __init__(self, plus: int):
        self.plus = plus
        self.ways = {"higher": 0, "equal": 0, "lower": 0}
        for mine, its in product(range(1, SIDES + 1), repeat=2):
            self.ways[self._row(mine, its)] += 1

    def _row(self, mine: int, its: int) -> str:
        its += self.plus
        return "higher" if mine > its else "lower" if mine < its else "equal"

    @property
    def total(self) -> int:
        return int(SIDES**2)

    @property
    def title(self) -> Said:
        return said("activity-title-two-rolls", {"plus": self.plus})

    @property
    def sentence(self) -> Said:
        chances = {name: Fraction(ways, self.total) for name, ways in self.ways.items()}
        return said("activity-two-rolls-answer", {"plus": self.plus, **chances})

    @property
    def rows(self) -> list[Row]:
        return [row(name, f"activity-{name}", {}, Fraction(ways, self.total)) for name, ways in self.ways.items()]

    def explained(self, about: str | None = None) -> Explanation:
        first = step("dice", {"dice": 2, "all": self.total})
        beaten = [
            step("activity-beats", {"face": face, "beaten": max(0, face - 1 - self.plus)})
            for face in range(1, SIDES + 1)
        ]
        added = step("activity-beats-sum", {}, self.ways["higher"], self.total)
        level = step("activity-level", {"plus": self.plus}, self.ways["equal"], self.total)
        return Explanation([first, *beaten, added, level])

    def explained_row(self, row: str) -> Explanation:
        return Explanation([row_step(self.label(row), self.ways[row], self.total)])

    def trial(self, random: Random) -> list[str]:
        return [self._row(*rolled(2, random))]


def two_rolls_fields(rules: Ruleset) -> list[Field]:
    lead = rules.kromosaurus.plus
    return [
        *who_fields(rules, "roller"),
        place_field(rules.kromosaurus.destinations),
        Field("lead", Key("activity-field-lead"), "number", lead, 0, max(lead, SIDES - 1)),
    ]


def two_rolls_ask(chosen: Mapping[str, Any], rules: Ruleset) -> TwoRolls:
    return TwoRolls(chosen["lead"])


def met_alone(values: Mapping[str, Any], rules: Ruleset) -> dict[str, Any]:
    """Whoever else plays is somewhere else."""
    return {
        "rival": next(name for name in rules.characters if name != values["roller"]),
        "elsewhere": next(place for place in PLACES if place != values["place"]),
    }


def with_lead(values: Mapping[str, Any], rules: Ruleset) -> Ruleset:
    """The box with the head start that a teacher has set."""
    lead = values["lead"]
    return rules if lead == rules.kromosaurus.plus else rules.with_changes({"kromosaurus.plus": lead})


# --- ties and weight


class Ties(OneOf):
    """Two in one place: who wins clearly, and whom their weight helps."""

    def __init__(self, one: str, other: str, place: str, rules: Ruleset):
        self.one = one
        self.other = other
        self.place = place
        self.fight = odds.combat([Fighter(one), Fighter(other)], place, rules)
        self.clear = Fraction(sum(range(SIDES)), SIDES**2)

    @property
    def rulings(self) -> dict[str, str]:
        return self.fight.rulings

    @property
    def invented(self) -> tuple[str, ...]:
        return self.fight.invented

    @property
    def title(self) -> Said:
        return self.fight.title

    @property
    def sentence(self) -> Said:
        return self.fight.sentence

    @property
    def rows(self) -> list[Row]:
        found = []
        for who, name in (("one", self.one), ("other", self.other)):
            found.append(row(f"{who} clear", "activity-clear", {"name": name}, self.clear))
            found.append(row(f"{who} weight", "activity-weight", {"name": name}, self.fight.win[name] - self.clear))
        return found

    def explained(self, about: str | None = None) -> Explanation:
        return self.fight.explained(about)

    def explained_row(self, row: str) -> Explanation:
        chance = next(each.chance for each in self.rows if each.id == row)
        return Explanation([row_step(self.label(row), int(chance * SIDES**2), SIDES**2)])

    def trial(self, random: Random) -> list[str]:
        bout = rolled_bout(self.fight.hands, self.fight.cards_count, random)
        return [f"{'one' if bout.order[0] == self.one else 'other'} {'weight' if bout.tied else 'clear'}"]


def who_fields(rules: Ruleset, *names: str) -> list[Field]:
    everybody = [(name, name) for name in rules.characters]
    return [
        Field(name, Key(f"activity-field-{name}"), "choice", everybody[at][0], options=everybody)
        for at, name in enumerate(names)
    ]


def place_field(among: Collection[str] = PLACES) -> Field:
    found = [place for place in PLACES if place in among] or list(PLACES)
    usual = "forest" if "forest" in found else found[0]
    return Field("place", Key("odds-field-place"), "choice", usual, options=places(found))


def ties_fields(rules: Ruleset) -> list[Field]:
    return [*who_fields(rules, "one", "other"), place_field()]


def ties_ask(chosen: Mapping[str, Any], rules: Ruleset) -> Ties:
    return Ties(chosen["one"], chosen["other"], chosen["place"], rules)


# --- the die of the winner


def winner_fields(rules: Ruleset) -> list[Field]:
    return [*who_fields(rules, "who", "against"), place_field()]


def winner_ask(chosen: Mapping[str, Any], rules: Ruleset) -> odds.WinnersDie:
    return odds.winners_die(chosen["who"], chosen["against"], chosen["place"], rules)


# --- without replacement


def draws_fields(rules: Ruleset) -> list[Field]:
    goods = [(good, Key(f"odds-with-{good}")) for good in GOODS if any(brings(rules, good))]
    return [
        Field("want", Key("activity-field-want"), "choice", "wood", options=goods),
        Field("draws", Key("activity-field-draws"), "number", min(3, most_draws(rules)), 1, most_draws(rules)),
    ]


def most_draws(rules: Ruleset) -> int:
    return min(len(rules.forest.prices), len(rules.deck("gathering")))


def brings(rules: Ruleset, good: str) -> list[str]:
    """The Gathering cards that bring a good."""
    return [name for name, card in rules.gathering.items() if card.reward.get(good, 0) > 0]


def draws_ask(chosen: Mapping[str, Any], rules: Ruleset) -> odds.Draws:
    return odds.draws(chosen["want"], chosen["draws"], rules=rules)


def draws_answer(values: Mapping[str, Any], rules: Ruleset) -> dict[str, Any]:
    price = sum(rules.forest.prices[: values["draws"]])
    return {**two_names(values, rules), "krom": price, "wanted": brings(rules, values["want"])}


# --- when the best play stops


class Stops(OneOf):
    """After how many rerolls the best climb stops."""

    def __init__(self, climb: odds.Mountain):
        self.climb = climb

    @property
    def rulings(self) -> dict[str, str]:
        return self.climb.rulings

    @property
    def invented(self) -> tuple[str, ...]:
        return self.climb.invented

    @property
    def title(self) -> Said:
        return said("activity-title-stops", {"rerolls": self.climb.rerolls})

    @property
    def sentence(self) -> Said:
        facts = {"mean": self.climb.used.mean, "value": self.climb.value}
        return said("activity-stops-answer", {"rerolls": self.climb.rerolls, **facts})

    @property
    def rows(self) -> list[Row]:
        return [
            row(f"used {used}", "activity-used", {"used": used}, chance) for used, chance in self.climb.used.items()
        ]

    def explained(self, about: str | None = None) -> Explanation:
        return self.climb.explained(about)

    def explained_row(self, row: str) -> Explanation:
        return self.climb.explained_end(self.label(row), lambda used, combination: f"used {used}" == row)

    def trial(self, random: Random) -> list[str]:
        return self.played(random).happened

    def played(self, random: Random) -> Trial:
        dice, used = self.climb.policy.rolled(random, self.climb.rerolls)
        return Trial([f"used {used}"], (Thrown(tuple(dice)),), (said("activity-stops-fell", {}),))


def stops_fields(rules: Ruleset) -> list[Field]:
    most = len(rules.mountain.rerolls)
    return [Field("rerolls", Key("odds-field-rerolls"), "number", most, 1, most)]


def stops_ask(chosen: Mapping[str, Any], rules: Ruleset) -> Stops:
    return Stops(odds.mountain(chosen["rerolls"], rules=rules))


def climb_krom(values: Mapping[str, Any], rules: Ruleset) -> dict[str, Any]:
    return {**two_names(values, rules), "krom": sum(rules.mountain.rerolls[: values["rerolls"]])}


# --- one die of the class's own


def no_fields(rules: Ruleset) -> list[Field]:
    return []


SHEETS = (
    OddsSheet("life_lost", duel_fields, duel_ask),
    OddsSheet("sum", prey_fields, hunt_ask),
    OddsSheet("third_die", lambda rules: prey_fields(rules)[:1], third_die_ask),
    OddsSheet("two_rolls", two_rolls_fields, two_rolls_ask),
    OddsSheet("ties", ties_fields, ties_ask),
    OddsSheet("winners_die", winner_fields, winner_ask),
    OddsSheet("draws", draws_fields, draws_ask),
    OddsSheet("stops", stops_fields, stops_ask),
    OddsSheet("one_die", no_fields, lambda chosen, rules: odds.total(1)),
)

DERIVED: Mapping[str, Derived] = {
    "life_lost": two_names,
    "sum": hunt_answer,
    "two_rolls": met_alone,
    "draws": draws_answer,
    "mountain": climb_krom,
}

LAID: Mapping[str, Laid] = {"two_rolls": with_lead}
