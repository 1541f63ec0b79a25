"""The account of a game of Tribù: who won and by what, challenge for challenge, and what everybody lost to the others.

All of it is what was told to everybody: spheres are counted openly, and so is what is destroyed, stolen and lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from krom_explore.engine.ports import Event
from krom_explore.games.account import Account, Counted, Rank, Section, called, ranked, winner_of
from krom_explore.odds.drawn import Curves, Line
from krom_explore.odds.spread import Said

from .catalogue import said

KINDS = ("table", "magic", "hostile")
"""What the spheres of a challenge are made of."""

LOSSES = {
    "attacks": ("attacked", "player"), "vases-lost": ("destroyed", "player"), "vases-stolen": ("stolen", "target"),
    "defended": ("defended", "player"), "characters-lost": ("eliminated", "player"),
    "turns-skipped": ("skipped", "player"),
}  # fmt: skip
"""The event that each column counts, and which of its facts says whose it is."""


class Challenge(NamedTuple):
    """A challenge that was played to its end."""

    number: int
    turns: int
    closed: Event
    scored: Mapping[str, Mapping[str, int]]
    """What everybody counted, by name."""


def account(table: Any, me: str | None = None) -> Account:
    """The account of a game that is over, for ``me`` or for somebody who watched."""
    told = Told(me, table.log, challenges(table), winner_of(table))
    return Account(told.why(), [told.points(), told.challenges(), told.losses()])


def challenges(table: Any) -> list[Challenge]:
    found: list[Challenge] = []
    number, turns = table.state.challenge - sum(event.kind == "closed" for event in table.log), 0
    closed: Event | None = None
    scored: dict[str, Mapping[str, int]] = {}
    for event in table.log:
        if event.kind == "turn":
            turns = event.args["turn"]
        elif event.kind == "closed":
            number, closed, scored = number + 1, event, {}
            found.append(Challenge(number, turns, closed, scored))
        elif event.kind == "scored":
            scored[event.args["player"]] = event.args
    return found


class Told(NamedTuple):
    """What is said of a game, to one of its players."""

    me: str | None
    log: Sequence[Event]
    played: Sequence[Challenge]
    winner: str

    @property
    def totals(self) -> dict[str, int]:
        return {name: facts["total"] for name, facts in self.played[-1].scored.items()}

    @property
    def ranks(self) -> list[Rank]:
        return ranked(self.totals, self.winner)

    def sums(self, name: str) -> dict[str, int]:
        """What somebody's spheres were made of, in all challenges."""
        return {kind: sum(challenge.scored[name][kind] for challenge in self.played) for kind in KINDS}

    # --- who won, and why

    def why(self) -> list[Said]:
        first, second = self.ranks[:2]
        who = "you" if first.player == self.me else "other"
        won = {"player": first.player, "number": first.points, "challenges": len(self.played), "who": who}
        if self.me in (None, self.winner):
            then = said("account-then", {"player": second.player, "number": second.points})
        else:
            then = self.lost(str(self.me))
        return [said("account-won-spheres", won), then]

    def lost(self, me: str) -> Said:
        """Which rank one has, and in what the winner was ahead most."""
        own = next(rank for rank in self.ranks if rank.player == me)
        mine, theirs = self.sums(me), self.sums(self.winner)
        behind = {kind: theirs[kind] - mine[kind] for kind in KINDS} | {"hostile": mine["hostile"] - theirs["hostile"]}
        most = max(behind, key=behind.__getitem__)
        facts = {"rank": own.rank, "of": len(self.ranks), "number": own.points, "player": self.winner}
        return said(f"account-behind-{most}", {**facts, "own": mine[most], "theirs": theirs[most]})

    # --- sections

    def points(self) -> Section:
        rows = [(called(rank.player, self.me), rank.rank, rank.points) for rank in self.ranks]
        standing = counted(("player", "rank", "spheres"), rows)
        return Section("points", said("account-spheres", {}), (), standing, self.curve())

    def curve(self) -> Curves:
        """The totals after each challenge, and before the first."""
        return Curves(
            title=said("account-spheres-over", {}),
            axis=said("account-challenge", {}),
            value_axis=said("account-spheres", {}),
            chances=False,
            series=[Line(called(name, self.me), self.points_of(name), of=name) for name in self.totals],
        )

    def points_of(self, name: str) -> list[tuple[int, int]]:
        first = self.played[0]
        before = first.scored[name]["total"] - first.scored[name]["number"]
        after = [(challenge.number, challenge.scored[name]["total"]) for challenge in self.played]
        return [(first.number - 1, before), *after]

    def challenges(self) -> Section:
        rows = [
            (called(name, self.me), challenge.number, facts["table"], facts["magic"], facts["hostile"], facts["number"])
            for challenge in self.played
            for name, facts in challenge.scored.items()
        ]
        head = ("player", "challenge", *(f"counted-{kind}" for kind in KINDS), "result")
        text = [self.closing(challenge) for challenge in self.played]
        return Section("challenges", said("account-challenges", {}), text, counted(head, rows))

    def closing(self, challenge: Challenge) -> Said:
        closed = challenge.closed
        player = closed.args["player"]
        facts = {"challenge": challenge.number, "turn": challenge.turns, "how": closed.rule.rpartition(".")[2]}
        who = "you" if player is not None and player == self.me else "other"
        return said("account-closed", {**facts, "player": player, "who": who})

    def losses(self) -> Section:
        """What everybody did to the others and suffered from them."""
        rows = [
            (called(name, self.me), *(self.often(name, kind, whose) for kind, whose in LOSSES.values()))
            for name in self.totals
        ]
        return Section("losses", said("account-losses", {}), (), counted(("player", *LOSSES), rows))

    def often(self, name: str, kind: str, whose: str) -> int:
        """How often something happened to somebody; of vases that were destroyed, how many they were."""
        found = [event.args for event in self.log if event.kind == kind and event.args[whose] == name]
        return sum(len(facts["cards"]) for facts in found) if kind == "destroyed" else len(found)


def counted(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> Counted:
    return Counted([said(f"account-{name}", {}) for name in head], rows)
