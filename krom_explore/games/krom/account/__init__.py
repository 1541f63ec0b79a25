"""The account of a game of Krom: why it ended so, points, fights, luck, choice, and what cost most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from krom_explore.engine.ports import Event
from krom_explore.games.account import (
    DEAREST,
    Account,
    Costly,
    Counted,
    Rank,
    Section,
    called,
    over_time,
    ranked,
    standing,
    winner_of,
)
from krom_explore.odds.drawn import Bars, Series
from krom_explore.odds.spread import Named, Said

from .. import odds, words
from ..box import RESOURCES
from ..catalogue import said
from ..facts import length_of
from ..odds.worth import price_list, price_of_a_point
from .differences import estimable
from .estimates import LITTLE, estimate, estimated, reconsidered
from .judged import CHOSEN, KINDS, Choice, Judged, judged, points

__all__ = ["account", "estimate", "estimated", "points", "reconsidered"]

TROPHY = "trophy"
"""What points come from besides cards."""


def account(table: Any, me: str | None = None) -> Account:
    """The account of a game that is over, for ``me``: with nothing in it that this seat could not know."""
    told = Told.of(table, me, judged(table, me), winner_of(table))
    sections = [told.points(), told.fights(), told.luck(), told.choice()]
    rest = estimable(table, me, {choice.step for choice in told.found.choices})
    return Account(told.why(), [section for section in sections if section], told.costly(), rest, told.yardstick())


class Fights(NamedTuple):
    """What somebody had of the fights."""

    player: str
    fought: int
    won: int
    lost: int
    """Life."""
    dealt: int
    missed: int
    """Action phases."""

    @classmethod
    def of(cls, name: str, log: Sequence[Event]) -> Fights:
        facts = [(event.kind, event.args) for event in log]
        hurt = [args for kind, args in facts if kind == "hurt"]
        return cls(
            name,
            sum(kind == "combat" and name in args["order"] for kind, args in facts),
            sum(kind == "combat" and args["winner"] == name for kind, args in facts),
            sum(args["amount"] for args in hurt if args["player"] == name),
            sum(args["amount"] for args in hurt if args["winner"] == name),
            sum(kind == "skipped" and args["player"] == name for kind, args in facts),
        )


class Told(NamedTuple):
    """What is said of a game, to one of its players."""

    table: Any
    me: str | None
    found: Judged
    ranks: list[Rank]
    fought: list[Fights]

    @classmethod
    def of(cls, table: Any, me: str | None, found: Judged, winner: str) -> Told:
        fought = [Fights.of(name, table.log) for name in table.players]
        return cls(table, me, found, ranked(found.points[-1][1], winner), fought)

    # --- who won, and why

    def why(self) -> list[Said]:
        won = next(event for event in reversed(self.table.log) if event.kind == "won")
        winner = self.ranks[0]
        who = "you" if winner.player == self.me else "other"
        length = length_of(self.table.state.target, len(self.table.players), self.table.rules)
        facts = {**won.args, **length, "turn": self.table.state.turn, "who": who}
        first = [said(f"account-won-{won.rule.rpartition('.')[2]}", facts), *self.won_with(winner.player, who)]
        if self.me is None:
            return [*first, said("account-second", self.seconds())]
        return [*first, self.ahead(self.me) if winner.player == self.me else self.lost(self.me)]

    def seconds(self) -> dict[str, Any]:
        second = self.ranks[1]
        players = [rank.player for rank in self.ranks if rank.rank == second.rank]
        return {"players": players, "many": len(players), "points": second.points}

    def ahead(self, me: str) -> Said:
        """Who came second, and in what the winner was ahead of them most."""
        second = self.ranks[1].player
        return said(f"account-ahead-{self.reason(second, me)}", {**self.against(me, second), **self.seconds()})

    def won_with(self, winner: str, who: str) -> list[Said]:
        """What the winner's points came from, in order; and who was robbed in the turn of the last of them."""
        turn, robbed, brought = 0, list[str](), dict[str, tuple[Said, list[str]]]()
        for event in self.table.log:
            kind, args = event.kind, event.args
            if kind == "turn":
                turn, robbed = args["turn"], []
            elif args.get("player") != winner:
                continue
            elif kind == "robbed":
                robbed = [*robbed, args["victim"]]
            elif kind in ("realised", "felled", "trophy"):
                of = args.get("card", TROPHY)
                brought.pop(of, None)
                brought[of] = (self.one_of(of, turn, args["points"]), robbed)
        if not self.table.state.players[winner].trophy:
            brought.pop(TROPHY, None)
        if not brought:
            return []
        *_, (_, victims) = brought.values()
        facts = {"player": winner, "who": who, "things": [thing for thing, _ in brought.values()]}
        return [said("account-won-with", {**facts, "victims": [*dict.fromkeys(victims)] or None})]

    def one_of(self, thing: str, turn: int, points: int) -> Said:
        facts = {"turn": turn, "points": points}
        if thing == TROPHY:
            return said("account-won-with-trophy", facts)
        return said("account-won-with-card", {**facts, "card": Named(thing, self.table.rules.name)})

    def lost(self, me: str) -> Said:
        """Which rank one has, and in what the winner was ahead most."""
        winner = self.ranks[0].player
        own = next(rank for rank in self.ranks if rank.player == me)
        came = {"rank": own.rank, "of": len(self.ranks), "points": own.points}
        return said(f"account-lost-{self.reason(me, winner)}", {**came, **self.against(me, winner)})

    def reason(self, behind: str, winner: str) -> str:
        """In what the winner was ahead most: luck, choices, or phases that were not missed.

        A missed phase counts as a plain climb. Where goods of another cannot be seen, one's own figures have to do.
        """
        missed = self.missed()
        phase = odds.mountain(0, rules=self.table.rules).value
        ahead = {
            "luck": self.told_of(winner, self.found.luck_of) - self.told_of(behind, self.found.luck_of),
            "choice": self.told_of(behind, self.found.cost_of) - self.told_of(winner, self.found.cost_of),
            "stunned": (missed[behind] - missed[winner]) * phase,
        }
        most = max(ahead, key=ahead.__getitem__)
        return most if ahead[most] >= LITTLE else "pace"

    def told_of(self, name: str, figure: Callable[[str], Fraction]) -> Fraction:
        return figure(name) if self.sees(name) else Fraction(0)

    def sees(self, name: str) -> bool:
        return self.me is None or self.table.view(self.me).players[name].krom is not None

    def missed(self) -> dict[str, int]:
        return {one.player: one.missed for one in self.fought}

    def sums(self, name: str) -> dict[str, Any]:
        luck = self.found.luck_of(name)
        price = price_of_a_point(self.table.rules) or "none"
        return {"luck": abs(luck), "lucky": lucky(luck), "cost": self.found.cost_of(name), "price": price}

    def against(self, me: str, other: str) -> dict[str, Any]:
        missed, luck = self.missed(), self.found.luck_of(other)
        own, theirs = (len(self.table.state.players[name].evolutions) for name in (me, other))
        return {
            **self.sums(me), "player": other, "seen": "yes" if self.sees(other) else "no",
            "their_luck": abs(luck), "their_lucky": lucky(luck), "their_cost": self.found.cost_of(other),
            "missed": missed[me], "their_missed": missed[other],
            "own": own, "evolutions": theirs, "even": "yes" if own == theirs else "no",
        }  # fmt: skip

    # --- sections

    def points(self) -> Section:
        curve = over_time(self.found.points, said("account-turns", {}), self.me)
        return Section("points", said("account-points-title", {}), (), standing(self.ranks, self.me), curve)

    def fights(self) -> Section | None:
        if not any(one.fought for one in self.fought):
            return None
        head = ("player", "fought", "won-fights", "expected", "life-lost", "life-dealt", "missed")
        rows = [
            (called(one.player, self.me), one.fought, one.won, self.expected(one.player), *one[3:])
            for one in self.fought
        ]
        text = [said("account-fights-how", {})]
        return Section("fights", said("account-fights", {}), text, self.counted(head, rows))

    def expected(self, name: str) -> Fraction:
        """How many fights the dice were to win."""
        return sum((bout.chance for bout in self.found.bouts if bout.player == name), Fraction(0))

    def luck(self) -> Section | None:
        if not self.found.luck:
            return None
        text = [said("account-luck-own", self.sums(self.me))] if self.me is not None else []
        text += [said("account-luck-how", {}), *self.invented()]
        bars = self.bars("account-luck", KINDS, self.found.luck_of)
        twin = self.table_of(KINDS, self.found.luck_of)
        return Section("luck", said("account-luck", {}), text, None, bars, twin)

    def choice(self) -> Section | None:
        if not self.found.choices:
            return None
        own = [choice for choice in self.found.choices if choice.player == self.me]
        facts = {"cost": self.found.cost_of(self.me or ""), "n": len(own), "best": sum(not one.cost for one in own)}
        how = "account-choice-all" if facts["best"] == len(own) else "account-choice-own"
        text = [said(how, facts)] if own else []
        text += [said("account-choice-how", {}), *self.in_points(), said("account-choice-rest", {}), *self.invented()]
        bars = self.bars("account-choice", CHOSEN, self.found.cost_of)
        twin = self.table_of(CHOSEN, self.found.cost_of)
        return Section("choice", said("account-choice", {}), text, None, bars, twin)

    def in_points(self) -> list[Said]:
        """What so much Krom means for who wants points."""
        krom = price_of_a_point(self.table.rules)
        return [said("account-choice-points", {"krom": krom})] if krom is not None else []

    def invented(self) -> list[Said]:
        return [said("ui-invented", {})] if self.found.invented else []

    def names(self) -> list[str]:
        """Whose goods can be seen: of the others only the fights are told."""
        return [name for name in self.table.players if self.sees(name)]

    def bars(self, title: str, kinds: Sequence[str], of: Any) -> Bars:
        return Bars(
            title=said(title, {}),
            axis=said("account-player", {}),
            value_axis=said("account-in-krom", {}),
            chances=False,
            labels=[called(name, self.me) for name in self.names()],
            series=[Series(said(f"account-{kind}", {}), [of(name, kind) for name in self.names()]) for kind in kinds],
        )

    def table_of(self, kinds: Sequence[str], of: Any) -> Counted:
        rows = [(called(name, self.me), *(of(name, kind) for kind in kinds), of(name)) for name in self.names()]
        return self.counted(("player", *kinds, "sum"), rows)

    def counted(self, head: Sequence[str], rows: Sequence[Sequence[Any]]) -> Counted:
        return Counted([said(f"account-{name}", {}) for name in head], rows)

    # --- what cost most

    def costly(self) -> list[Costly]:
        own = [one for one in self.found.choices if one.cost and self.me in (None, one.player)]
        dearest = sorted(own, key=lambda choice: (-choice.cost, choice.step))[:DEAREST]
        return [Costly(choice.step, choice.cost, self.sentence(choice)) for choice in dearest]

    def yardstick(self) -> Said:
        """What is measured, and what a Krom is: what the Cave asks for a resource."""
        worth = price_list(self.table.rules)
        dearest = max(RESOURCES, key=worth.__getitem__)
        facts = {"goods": said(f"good-{dearest}", {"n": 1}), "krom": said("good-krom", {"n": int(worth[dearest])})}
        return said("account-costly-how", facts)

    def sentence(self, choice: Choice) -> Said:
        facts = {
            "turn": choice.turn, "chosen": self.answer(choice.chosen), "best": self.answer(choice.best),
            "cost": choice.cost, "who": "you" if choice.player == self.me else "other", "player": choice.player,
            "dice": " ".join(map(str, choice.dice)) or "none",
        }  # fmt: skip
        return said(f"account-costly-{choice.kind}", facts)

    def answer(self, answer: str) -> Named:
        rules = self.table.rules
        return Named(answer, lambda given, lang: words.say(given, lang, rules))


def lucky(luck: Fraction) -> str:
    return "yes" if luck >= 0 else "no"
