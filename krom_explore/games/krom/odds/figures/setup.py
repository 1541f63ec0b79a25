"""What lies on the table: at the start with two to six players, and for everybody in the middle of a game."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.engine.table import GameTable
from krom_explore.odds.drawn import Bars, Grid, Series

from ...box import RESOURCES
from ...catalogue import bad
from ...ruleset import Ruleset
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart

    from ...look import StateLook


def setups(kromosaurus: bool = False, glacial: bool = False) -> Chart:
    """What two, three, ... players find on the table before the first turn."""
    from ...game import Table

    checks.kind("kromosaurus", kromosaurus, bool)
    checks.kind("glacial", glacial, bool)
    rules = Ruleset.load()
    people = range(rules.players.least, rules.players.most + 1)
    known = list(rules.characters)
    starts = [Table.new(known[:count], kromosaurus=kromosaurus, glacial=glacial, seed=0).state for count in people]
    found = [on_the_table(state, rules) for state in starts]
    return Grid(
        title=words("setups"),
        sentence=words("setups-say", {"kromosaurus": kromosaurus, "glacial": glacial}),
        axis=words("axis-players"),
        value_axis="",
        chances=False,
        by_row=True,
        rows=[words(f"start-{what}") for what in found[0]],
        columns=[str(count) for count in people],
        values=[[Fraction(each[what]) for each in found] for what in found[0]],
    ).chart()


def on_the_table(state: StateLook, rules: Ruleset) -> dict[str, int]:
    """How much there is of everything at the start of a game."""
    seats = list(state.players.values())
    found = {
        "target": state.target,
        "life": seats[0].life,
        "krom": seats[0].krom or 0,
        "bonus": len(seats[0].bonus or ()),
        "supply": rules.supply.krom - sum(seat.krom or 0 for seat in seats),
        "prey": len(state.prey),
        "evolutions": len(state.evolutions),
        **{f"{name}-pile": len(deck.pile) for name, deck in state.decks.items()},
    }
    return found | ({"beast": state.kromosaurus.life} if state.kromosaurus else {})


def standing(table: Any) -> Chart:
    """Life, Krom, goods and points of everybody at a table."""
    if not isinstance(table, GameTable):
        raise bad("table", "a-table", found=checks.short(table))
    state = table.state
    things = ("life", "krom", *RESOURCES, "points")
    return Bars(
        title=words("standing", {"turn": state.turn}),
        sentence=words("standing-say", {"target": state.target}),
        axis="",
        value_axis=words("axis-number"),
        chances=False,
        labels=[words(f"good-{thing}") for thing in things],
        series=[
            Series(name, [Fraction(getattr(seat, thing)) for thing in things]) for name, seat in state.players.items()
        ],
    ).chart()
