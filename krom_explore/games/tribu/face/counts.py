"""The spheres of a player at one moment: from earlier challenges, on the table, for magical chains."""

from __future__ import annotations

from typing import NamedTuple

from krom_explore.engine.seat import Seat

from ..look import PlayerLook
from ..rules.chains import magic_worth


class Count(NamedTuple):
    before: int
    """What was counted at the end of challenges."""
    table: dict[str, int]
    """The spheres of each chain, by its character; nothing where they have been counted already."""
    magic: dict[str, int]
    """What each magical chain brings besides."""

    @property
    def on_table(self) -> int:
        return sum(self.table.values()) + sum(self.magic.values())

    @property
    def all(self) -> int:
        return self.before + self.on_table


def count(seat: Seat, player: PlayerLook) -> Count:
    """When a challenge is closed its chains lie there until the next one begins: they count only once."""
    if player.name in scored(seat):
        return Count(player.total, {}, {})
    table = {name: chain.spheres for name, chain in player.chains.items()}
    magic = {
        name: magic_worth(seat.rules, name, player.leader) for name, chain in player.chains.items() if chain.magical
    }
    return Count(player.total, table, magic)


def scored(seat: Seat) -> set[str]:
    """Whose spheres have been counted in the turn that is told last."""
    found: set[str] = set()
    for event in reversed(seat.log):
        if event.kind in ("turn", "challenge"):
            break
        if event.kind == "scored":
            found.add(event.args["player"])
    return found
