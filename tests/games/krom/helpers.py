"""What the chapters of the rulebook have in common when they are tested."""

from __future__ import annotations

from typing import Any

import pytest

from krom_explore import Decision, Event, Illegal, Ruleset, Table


def scene(players: dict[str, dict[str, Any]], *, rules: Ruleset | None = None, **more: Any) -> Table:
    """A table where everybody has arrived."""
    return Table.scenario({"players": players, "phase": "actions", **more}, rules=rules)


def alone(seat: dict[str, Any], *, rules: Ruleset | None = None, **more: Any) -> Table:
    """Alma's own action phase: Kolos lies stunned in another place and nobody else is about."""
    elsewhere = "mountain" if seat["place"] == "cave" else "cave"
    return scene({"Alma": seat, "Kolos": {"place": elsewhere, "life": 0}}, rules=rules, **more)


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


def tokens(table: Table, name: str) -> dict[str, int]:
    """The tokens that a player has, those that he has none of left out."""
    player = table.state.players[name]
    held = {good: getattr(player, good) for good in ("krom", "wood", "stone", "bone")}
    return {good: amount for good, amount in held.items() if amount}


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
    assert answer not in table.options
    assert everything(table) == before


def everything(table: Table) -> tuple[Any, ...]:
    """Pending, state, log and tape, to be compared."""
    pending = table.pending
    if isinstance(pending, Decision):
        pending = (pending.player, pending.question, tuple(pending.options), dict(pending.about))
    return pending, table.state, table.log, table.tape, table.can_redo
