"""Life lost: what one combat costs a player, how likely and on average."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from krom_explore.engine import checks
from krom_explore.games.krom.box import KROMOSAURUS
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.result import Result, Row, row_step
from krom_explore.odds.spread import Said, Spread
from krom_explore.odds.steps import Explanation

from ..catalogue import said
from .bout import Fighter, rolled_bout
from .combat import combat
from .words import mean_step, row, step

WHERE = "forest"
"""Any place does: a tie costs nobody anything, whoever wins it."""


class LifeLost(Result):
    """What a combat costs one player. Nobody loses more life than there is."""

    def __init__(self, fighters: int, life: int, kromosaurus: bool, rules: Ruleset):
        self.fighters = fighters
        self.life = life
        self.kromosaurus = kromosaurus
        self.who, *others = list(rules.characters)[:fighters]
        beast = [Fighter(KROMOSAURUS)] if kromosaurus else []
        self.fight = combat([Fighter(self.who, life), *map(Fighter, others), *beast], WHERE, rules)
        counts: dict[int, int] = {}
        for behind, ways in self.fight.damage[self.who].ways.items():
            lost = min(behind, life)
            counts[lost] = counts.get(lost, 0) + ways
        self.lost = Spread(dict(sorted(counts.items())), self.fight.damage[self.who].total)
        """How likely it is to lose so much life."""

    @property
    def mean(self) -> Fraction:
        """How much life is lost on average."""
        return self.lost.mean

    @property
    def stunned(self) -> Fraction:
        """The chance to lose all of it."""
        return self.lost[self.life]

    @property
    def title(self) -> Said:
        return said("odds-title-life-lost", self._asked())

    @property
    def sentence(self) -> Said:
        return said("odds-life-lost", {**self._asked(), "mean": self.mean, "nothing": self.lost[0]})

    def _asked(self) -> dict[str, object]:
        return {"fighters": self.fighters, "life": self.life, "beast": "yes" if self.kromosaurus else "no"}

    @property
    def rows(self) -> list[Row]:
        return [
            row(f"lost {lost}", "life-lost", {"lost": lost, "left": self.life - lost}, chance)
            for lost, chance in self.lost.items()
        ]

    def explained(self, about: str | None = None) -> Explanation:
        total = self.lost.total
        cases = [
            step("life-lost", {"lost": lost, "product": lost * ways}, ways, total)
            for lost, ways in self.lost.ways.items()
        ]
        added = sum(lost * ways for lost, ways in self.lost.ways.items())
        return Explanation([*cases, mean_step(added, total)])

    def explained_row(self, row: str) -> Explanation:
        label = next(each.label for each in self.rows if each.id == row)
        return Explanation([row_step(label, self.lost.ways[int(row.removeprefix("lost "))], self.lost.total)])

    def trial(self, random: Random) -> list[str]:
        lost = rolled_bout(self.fight.hands, self.fight.cards_count, random).lost
        return [f"lost {min(lost[self.who], self.life)}"]


def life_lost(
    fighters: int = 2, life: int | None = None, kromosaurus: bool = False, rules: Ruleset | None = None
) -> LifeLost:
    """What a combat of so many players costs one of them who has ``life`` (None: all); with the Kromosaurus or not."""
    rules = Ruleset.given(rules)
    beast = bool(kromosaurus)
    checks.whole("fighters", fighters, 1 if beast else 2, min(rules.players.most, len(rules.characters)))
    full = rules.life.most
    return LifeLost(fighters, full if life is None else checks.whole("life", life, 1, full), beast, rules)
