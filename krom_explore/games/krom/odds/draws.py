"""Several cards from the Gathering pile: how many of them are of the wanted kind, put back or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb
from random import Random

from krom_explore.engine import checks
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.result import Result, Row, row_step
from krom_explore.odds.spread import Named, Said, Spread
from krom_explore.odds.steps import Explanation

from ..catalogue import bad, said
from .forest import cards_of
from .words import card_name, row, step
from .worth import GOODS


class Draws(Result):
    """So many cards drawn one after the other."""

    def __init__(self, want: str, draws: int, left: Counter[str], put_back: bool, rules: Ruleset):
        self.want = want
        self.draws = draws
        self.left = left
        self.put_back = put_back
        self.rules = rules
        self.pile = left.total()
        """How many cards there are to draw from."""
        self.wanted = sum(copies for card, copies in left.items() if self.hits(card))
        """How many of them are wanted."""
        self.chance = Spread(self._ways(), self.pile**draws if put_back else comb(self.pile, draws))
        """The chance that so many of the drawn cards are wanted."""

    def hits(self, card: str) -> bool:
        """Whether a card is wanted: it is the one, or it brings what is wanted."""
        return card == self.want or self.rules.gathering[card].reward.get(self.want, 0) > 0

    def _ways(self) -> dict[int, int]:
        wanted, others = self.wanted, self.pile - self.wanted
        ways = {}
        for found in range(self.draws + 1):
            missed = self.draws - found
            if self.put_back:
                ways[found] = comb(self.draws, found) * wanted**found * others**missed
            else:
                ways[found] = comb(wanted, found) * comb(others, missed)
        return {found: count for found, count in ways.items() if count}

    @property
    def mean(self) -> Fraction:
        """How many of the drawn cards are wanted, on average."""
        return self.chance.mean

    @property
    def some(self) -> Fraction:
        """The chance that at least one is."""
        return 1 - self.chance[0]

    @property
    def invented(self) -> tuple[str, ...]:
        return ("gathering",) if any(self.rules.gathering[card].mark == "invented" for card in self.left) else ()

    @property
    def called(self) -> Named | Said:
        """What is wanted, as people call it."""
        if self.want in self.rules.gathering:
            return card_name(self.want, self.rules)
        return said(f"odds-with-{self.want}", {})

    def _asked(self) -> dict[str, object]:
        kind = "card" if self.want in self.rules.gathering else "good"
        return {"want": self.called, "kind": kind, "draws": self.draws, "pile": self.pile, "wanted": self.wanted}

    @property
    def title(self) -> Said:
        return said("odds-title-draws", self._asked())

    @property
    def sentence(self) -> Said:
        facts = {"back": "yes" if self.put_back else "no", "chance": self.some, "mean": self.mean}
        return said("odds-draws", {**self._asked(), **facts})

    @property
    def rows(self) -> list[Row]:
        return [row(f"found {found}", "found", {"found": found}, chance) for found, chance in self.chance.items()]

    def explained(self, about: str | None = None) -> Explanation:
        """Card after card: the chance that none has come so far."""
        steps = [step("pile", self._asked())]
        none = Fraction(1)
        for drawn in range(self.draws):
            gone = 0 if self.put_back else drawn
            others = self.pile - self.wanted - gone
            none *= Fraction(others, self.pile - gone)
            steps.append(step("no-hit", {"card": drawn + 1, "others": others, "of": self.pile - gone, "none": none}))
            if not none:
                break
        return Explanation([*steps, step("some-hit", {"none": none, "some": self.some})])

    def explained_row(self, row: str) -> Explanation:
        """Counted at once: the ways to take so many wanted cards, each with all ways to take the others."""
        found = int(row.removeprefix("found "))
        first = step("pile", self._asked())
        if self.put_back:
            label = next(each.label for each in self.rows if each.id == row)
            return Explanation([first, row_step(label, self.chance.ways[found], self.chance.total)])
        others, missed = self.pile - self.wanted, self.draws - found
        facts = {"found": found, "hits": comb(self.wanted, found), "misses": comb(others, missed)}
        more = {**self._asked(), **facts, "others": others, "missed": missed}
        return Explanation([first, step("found-ways", more, self.chance.ways[found], self.chance.total)])

    def trial(self, random: Random) -> list[str]:
        cards = list(self.left.elements())
        drawn = random.choices(cards, k=self.draws) if self.put_back else random.sample(cards, self.draws)
        return [f"found {sum(map(self.hits, drawn))}"]


def draws(
    want: str,
    draws: int = 1,
    discard: Mapping[str, int] | Iterable[str] = (),
    put_back: bool = False,
    rules: Ruleset | None = None,
) -> Draws:
    """How many of so many Gathering cards are ``want``: a card by its id, or all that bring a good such as wood.

    The pile is what the ``discard`` leaves of the deck. ``put_back``: each card is shuffled in again before the next.
    """
    rules = Ruleset.given(rules)
    checks.one_of("want", want, [*rules.gathering, *GOODS])
    deck = Counter(rules.deck("gathering"))
    left = deck - cards_of("discard", discard, deck)
    if not left:
        raise bad("discard", "list-of-cards", found=checks.short(discard))
    checks.whole("draws", draws, 1, left.total())
    return Draws(want, draws, left, bool(put_back), rules)
