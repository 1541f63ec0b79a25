"""What the chapters of the rulebook have in common when they are tested."""

from __future__ import annotations

from typing import Any

import pytest

from krom_explore import Decision, Event, Illegal
from krom_explore.games.tribu import Ruleset, Table

IDLE = ["bison", "block", "courage", "strength", "wolf"]
"""A hand with which nothing can be laid."""

RED = {
    "rider": ["red_statue", "red_horse", "red_flag"],
    "shaman": ["red_horse", "red_flag", "red_drum"],
    "hunter": ["red_flag", "red_drum", "red_mask"],
    "weaver": ["red_drum", "red_mask", "red_statue"],
    "scout": ["red_mask", "red_statue", "red_horse"],
}
"""Complete chains of one colour."""


def scene(
    ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, *, rules: Ruleset | None = None, **more: Any
) -> Table:
    """Ann's turn: she leads with the Rider, Bob with the Shaman, and what is not said of their hands is idle."""
    players = {
        "Ann": {"leader": "rider", "hand": IDLE, **(ann or {})},
        "Bob": {"leader": "shaman", "hand": IDLE, **(bob or {})},
        **more.pop("others", {}),
    }
    return Table.scenario({"players": players, **more}, rules=rules)


def drawn(table: Table, card: str) -> Table:
    """The same table when the mover has drawn this card."""
    table.choose("draw")
    table.roll(card)
    return table


def play(table: Table, *lines: str) -> list[Event]:
    """Several lines of a tape; all that they tell."""
    return [event for line in lines for event in table.play_line(line)]


def chain(table: Table, player: str, character: str) -> Any:
    return table.state.players[player].chains[character]


def hand(table: Table, player: str) -> list[str]:
    return list(table.state.players[player].hand)


def ruled(**rulings: str) -> Ruleset:
    """The bundled box with open questions ruled otherwise."""
    return Ruleset.load().with_rulings(**rulings)


def asked(table: Table) -> tuple[str, str]:
    """Who is asked what."""
    assert isinstance(table.pending, Decision), table.pending
    return table.pending.player, table.pending.question


def only(events: list[Event], kind: str) -> Event:
    """The one event of this kind."""
    found = [event for event in events if event.kind == kind]
    assert len(found) == 1, f"{kind}: {found} among {[event.kind for event in events]}"
    return found[0]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def refused(table: Table, answer: str, code: str, rule: str, **args: Any) -> None:
    """The answer is refused for this reason, and trying it changes nothing."""
    before = everything(table)
    reason = table.why_not(answer)
    assert reason is not None, f"{answer} is legal"
    assert (reason.code, reason.rule) == (code, rule)
    assert {name: reason.args.get(name) for name in args} == args
    with pytest.raises(Illegal) as caught:
        table.choose(answer)
    assert caught.value.reason == reason
    assert table.say(reason)
    assert answer not in table.options
    assert everything(table) == before


def everything(table: Table) -> tuple[Any, ...]:
    """Pending, state, log and tape, to be compared."""
    pending = table.pending
    if isinstance(pending, Decision):
        pending = (pending.player, pending.question, tuple(pending.options), dict(pending.about))
    return pending, table.state, table.log, table.tape, table.can_redo
