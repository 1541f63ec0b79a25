"""The one odds question of the race: to arrive with the next move."""

from fractions import Fraction
from itertools import product

from krom_explore.engine import checks
from krom_explore.engine.ports import SIDES
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Figure, Section
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said
from krom_explore.odds.steps import Explanation, Step

from .ruleset import WORDS, Ruleset


class Arrive(Result):
    """The chance to arrive, for one who has so many steps left."""

    def __init__(self, left, pace, rules):
        self.left, self.pace, self.dice = left, pace, getattr(rules.pace, pace)
        rolls = list(product(range(1, SIDES + 1), repeat=self.dice))
        self.ways, self.total = sum(map(self.arrives, rolls)), len(rolls)

    def arrives(self, dice):
        return sum(dice) >= self.left and not (self.pace == "run" and len(set(dice)) < len(dice))

    @property
    def title(self):
        return Said("odds-arrive", {"left": self.left}, WORDS)

    @property
    def sentence(self):
        return Said("odds-arrive-sentence", {"chance": Fraction(self.ways, self.total), "pace": self.pace}, WORDS)

    @property
    def rows(self):
        return [Row("arrives", Said("odds-row-arrives", {}, WORDS), Fraction(self.ways, self.total))]

    def explained(self, about=None):
        return Explanation([Step(Said("odds-step-arrive", {"dice": self.dice}, WORDS), self.ways, self.total)])

    def trial(self, random):
        return ["arrives"] * self.arrives([random.randint(1, SIDES) for _ in range(self.dice)])


def arrive(left, pace="walk", rules=None):
    rules = rules or Ruleset.load()
    return Arrive(checks.whole("left", left, 1, 100), checks.one_of("pace", pace, ("walk", "run")), rules)


def fields(rules):
    paces = [(pace, Key(f"do-{pace}")) for pace in ("walk", "run")]
    return [
        Field("left", Key("ui-left"), "number", rules.track.length // 2, 1, rules.track.length),
        Field("pace", Key("ui-pace"), "choice", "walk", options=paces),
    ]


def arguments(parser):
    parser.add_argument("left", type=int)
    parser.add_argument("pace", nargs="?", default="walk")


def sections(result, options):
    return [Section("arrive", result.title, [Figure(row.id, row.chance, row.label) for row in result.rows])]


QUESTIONS = (OddsSheet("arrive", fields, lambda values, rules: arrive(values["left"], values["pace"], rules)),)
COMMANDS = (
    Command("arrive", Said("odds-arrive", {"left": 6}, WORDS), arguments,
            lambda options, rules: arrive(options.left, options.pace, rules), sections),
)  # fmt: skip
