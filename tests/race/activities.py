"""The one activity of the race: will she arrive?"""

from krom_explore.engine import toml
from krom_explore.games.sheet import OddsSheet
from krom_explore.learn.activities import Activities, read_activities
from krom_explore.odds.result import Row
from krom_explore.odds.spread import Said

from .odds import Arrive, fields
from .ruleset import WORDS


class OrNot(Arrive):
    """With what happens otherwise, so that just one of the rows comes true."""

    @property
    def rows(self):
        (arrives,) = super().rows
        return [arrives, Row("not yet", Said("odds-row-not-yet", {}, WORDS), 1 - arrives.chance)]

    def trial(self, random):
        return super().trial(random) or ["not yet"]


FILE = """
[[activities]]
id = "arriving"
age = 8
minutes = 10
rounds = 10
most = 50
steps = 1
question = "or_not"
changes = ["left", "pace"]
predict = { kind = "number", low = 0, high = 100, of = "percent", row = "arrives" }
"""

ACTIVITIES = Activities(
    game="race",
    all=read_activities(toml.read(FILE)),
    sheets={"or_not": OddsSheet("or_not", fields, lambda values, rules: OrNot(values["left"], values["pace"], rules))},
)
