"""What can be concluded: the die of somebody who won, the card of somebody who did not play it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from krom_explore.engine import checks
from krom_explore.games.krom.box import MOST_PLAYERS, PLACES
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.dice import SIDES
from krom_explore.odds.given import LONGEST, Given
from krom_explore.odds.result import Thrown, Trial
from krom_explore.odds.spread import Said
from krom_explore.odds.steps import Explanation

from ..catalogue import bad, said
from .bout import Fighter, rolled_bout
from .combat import Combat, combat
from .words import in_place

# --- the die of the winner


class WinnersDie(Given):
    """Somebody has won a combat: what did the die show?"""

    def __init__(self, who: str, fight: Combat):
        self.who = who
        self.fight = fight
        own = fight.rules.kromosaurus.plus if who not in fight.rules.characters else 0
        chances = {total - own: Fraction(behind * SIDES, fight.ways) for total, _, behind in fight.cases(who)}
        faces = range(1, SIDES + 1)
        super().__init__(
            {str(face): Fraction(1, SIDES) for face in faces},
            {str(face): chances.get(face, Fraction(0)) for face in faces},
        )

    @property
    def rulings(self) -> dict[str, str]:
        return self.fight.rulings

    @property
    def invented(self) -> tuple[str, ...]:
        return self.fight.invented

    def label(self, name: str) -> Said:
        return said("odds-row-face", {"face": name})

    @property
    def title(self) -> Said:
        return said("odds-title-winners-die", {"name": self.who})

    @property
    def sentence(self) -> Said:
        best = self.likeliest
        facts = {"before": self.before[best], "chance": self.after[best], "evidence": self.evidence}
        where = in_place(self.fight.place)
        return said("odds-winners-die", {"name": self.who, "face": best, "where": where, **facts})

    def trial(self, random: Random) -> list[str]:
        return self.played(random).happened

    def played(self, random: Random) -> Trial:
        """Rolled again and again until ``who`` has won: combats that somebody else wins do not count."""
        for passed in range(LONGEST):
            bout = rolled_bout(self.fight.hands, self.fight.cards_count, random)
            if bout.order[0] == self.who:
                lines = [
                    said("odds-fell-passed", {"name": self.who, "passed": passed}),
                    *([said("odds-fell-tie", {"name": self.who})] if bout.tied else []),
                ]
                totals = bout.totals
                dice = tuple(Thrown((face,), name, totals[name] - face) for name, [face] in bout.dice.items())
                return Trial([str(bout.dice[self.who][0])], dice, tuple(lines))
        return Trial([])


def winners_die(
    who: str, against: str | Sequence[str], place: str = "forest", rules: Ruleset | None = None
) -> WinnersDie:
    """``who`` has won against one or several others: how likely the die showed 1, 2, ..."""
    others = [against] if isinstance(against, str) else against
    if not isinstance(others, (list, tuple)) or len(others) > MOST_PLAYERS:
        raise bad("against", "list-of-fighters", found=checks.short(against))
    return WinnersDie(who, combat([Fighter(name) for name in (who, *others)], place, rules))


# --- a card that was not played


class FaceDown(Given):
    """One Bonus card in a rival's hand, and combats in which none was played: what is it?"""

    def __init__(self, passes: int, plays: Fraction, place: str, left: Counter[str], rules: Ruleset):
        self.passes = passes
        self.plays = plays
        self.place = place
        self.left = left
        self.rules = rules
        kinds = Counter({"combat": 0, "counter": 0, "other": 0})
        for card, copies in left.items():
            kinds[self._kind(card)] += copies
        total = kinds.total()
        super().__init__(
            {kind: Fraction(copies, total) for kind, copies in kinds.items()},
            {kind: (1 - plays) ** passes if kind == "combat" else Fraction(1) for kind in kinds},
        )

    def _kind(self, card: str) -> str:
        """``combat`` only for what could have been played there."""
        entry = self.rules.bonus[card]
        here = entry.place in (None, self.place)
        return "combat" if entry.when == "combat" and here else "counter" if entry.when == "counter" else "other"

    @property
    def invented(self) -> tuple[str, ...]:
        return ("bonus",) if any(self.rules.bonus[card].mark == "invented" for card in self.left) else ()

    def label(self, name: str) -> Said:
        return said(f"odds-row-held-{name}", {})

    @property
    def title(self) -> Said:
        return said("odds-title-face-down", {})

    @property
    def sentence(self) -> Said:
        facts = {"before": self.before["combat"], "chance": self.after["combat"], "passes": self.passes}
        return said("odds-face-down", {**facts, "where": in_place(self.place)})

    def explained(self, about: str | None = None) -> Explanation:
        return super().explained(about or "combat")


def face_down(
    passes: int = 1, plays: int = 50, place: str = "savannah", seen: Sequence[str] = (), rules: Ruleset | None = None
) -> FaceDown:
    """A rival holds one Bonus card and played none in so many combats in ``place``: is it a combat card?

    ``plays``: who can play a combat card there does so in so many of 100 combats. ``seen``: cards that lie elsewhere.
    """
    rules = Ruleset.given(rules)
    checks.whole("passes", passes, 0, 100)
    checks.whole("plays", plays, 0, 100)
    checks.one_of("place", place, PLACES)
    return FaceDown(passes, Fraction(plays, 100), place, unseen(seen, rules), rules)


def unseen(seen: Any, rules: Ruleset) -> Counter[str]:
    """The Bonus cards that can be the one: all but those that were seen."""
    if not isinstance(seen, (list, tuple)):
        raise bad("seen", "list-of-cards", found=checks.short(seen))
    left = Counter(rules.deck("bonus"))
    for number, card in enumerate(seen):
        checks.one_of(f"seen[{number}]", card, rules.bonus)
        if not left[card]:
            raise bad(f"seen[{number}]", "too-many-copies", card=card, copies=rules.bonus[card].copies)
        left[card] -= 1
    if not left.total():
        raise bad("seen", "list-of-cards", found=checks.short(list(seen)))
    return +left
