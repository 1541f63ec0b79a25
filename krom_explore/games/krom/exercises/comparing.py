"""Exercises on comparing dice: combats of several, and cards that add a die or points."""

from __future__ import annotations

from fractions import Fraction

from krom_explore.games.krom import odds
from krom_explore.games.krom.odds import Combat, Fighter
from krom_explore.games.krom.odds.words import in_place
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, choice
from krom_explore.odds.dice import SIDES

THREE = ("Kolos", "Karok", "Alma")
PLUS = 3
"""Points that are nearly as many as a die shows on average."""


def brawl(rules: Ruleset, place: str = "forest", who: tuple[str, ...] = THREE) -> Combat:
    return odds.combat([Fighter(name) for name in who], place, rules)


def helped(dice: int, plus: int, rules: Ruleset) -> Fraction:
    """Alma's chance against Kolos in the Forest with so many more dice and points."""
    return odds.combat([Fighter("Alma", plus=plus, dice=dice), Fighter("Kolos")], "forest", rules).win["Alma"]


def better(rules: Ruleset) -> str:
    """Whether one more die or the points win more often."""
    die, points = helped(1, 0, rules), helped(0, PLUS, rules)
    return "die" if die > points else "points" if points > die else "same"


def order(rules: Ruleset) -> list[str]:
    """Who of the three comes before whom in a tie in the Forest."""
    return sorted(THREE, key=rules.tie_strength["forest"].__getitem__, reverse=True)


def beaten(rules: Ruleset) -> list[int]:
    """For each face of Karok, in how many ways both others lose to it in the Forest."""
    before = order(rules).index("Karok")
    after = len(THREE) - 1 - before
    return [(face - 1) ** before * face**after for face in range(1, SIDES + 1)]


EXERCISES = {
    "comparing.1": Exercise(
        chance(),
        answer=lambda rules: brawl(rules).tie,
        misreadings={
            "all-three-alike": lambda rules: Fraction(1, SIDES**2),
            "any-two-alike": lambda rules: brawl(rules).any_tie,
            "added-up-the-pairs": lambda rules: Fraction(3, SIDES),
        },
        facts=lambda rules: {"names": list(THREE), "ways": brawl(rules).ways},
    ),
    "comparing.2": Exercise(
        chance(),
        answer=lambda rules: brawl(rules).win["Karok"],
        misreadings={
            "shared-among-three": lambda rules: Fraction(1, len(THREE)),
            "as-if-two-combats": lambda rules: (
                brawl(rules, who=("Karok", "Alma")).win["Karok"] * brawl(rules, who=("Karok", "Kolos")).win["Karok"]
            ),
            "loses-every-tie": lambda rules: brawl(rules).win[order(rules)[-1]],
            "wins-every-tie": lambda rules: brawl(rules).win[order(rules)[0]],
        },
        facts=lambda rules: {
            "names": list(THREE),
            "where": in_place("forest"),
            "order": ", ".join(order(rules)),
            "by_face": [str(ways) for ways in beaten(rules)],
            "good": sum(beaten(rules)),
            "ways": brawl(rules).ways,
        },
    ),
    "comparing.3": Exercise(
        choice("die", "points", "same"),
        answer=better,
        misreadings={
            "higher-on-average": lambda rules: "die",
            "nearly-the-same": lambda rules: "same",
        },
        facts=lambda rules: {
            "plus": PLUS,
            "where": in_place("forest"),
            "die": helped(1, 0, rules),
            "points": helped(0, PLUS, rules),
        },
    ),
}
