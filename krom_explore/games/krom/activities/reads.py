"""Which row a round has come to, read off what was told in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from krom_explore.engine.ports import Event
from krom_explore.learn.activities import Reads

from ..box import KROMOSAURUS


def last(events: Sequence[Event], kind: str) -> Event | None:
    return next((event for event in reversed(events) if event.kind == kind), None)


def life_lost(events: Sequence[Event], told: Mapping[str, Any]) -> str | None:
    """How much life the combat has cost ``who``."""
    if last(events, "combat") is None:
        return None
    hurt = [event.args["amount"] for event in events if event.kind == "hurt" and event.args["player"] == told["who"]]
    return f"lost {sum(hurt)}"


def hunted(events: Sequence[Event], told: Mapping[str, Any]) -> str | None:
    """What the dice of the hunt add to."""
    hunt = last(events, "hunted")
    return None if hunt is None else f"total {hunt.args['total']}"


def compared(events: Sequence[Event], told: Mapping[str, Any]) -> str | None:
    """Whether the roll of ``who`` was higher than that of the beast."""
    rolled = last(events, "rolled")
    if rolled is None:
        return None
    mine, its = rolled.args["totals"][told["who"]], rolled.args["totals"][KROMOSAURUS]
    return "higher" if mine > its else "lower" if mine < its else "equal"


def decided(events: Sequence[Event], told: Mapping[str, Any]) -> str | None:
    """Who has won, and whether it was by weight."""
    combat = last(events, "combat")
    if combat is None:
        return None
    who = "one" if combat.args["winner"] == told["one"] else "other"
    return f"{who} {'weight' if last(events, 'tie') else 'clear'}"


def gathered(events: Sequence[Event], told: Mapping[str, Any]) -> str | None:
    """How many of the cards were wanted, when all have been drawn."""
    cards = [event.args["card"] for event in events if event.kind == "gathered"]
    if len(cards) < told["draws"]:
        return None
    return f"found {sum(card in told['wanted'] for card in cards)}"


def climbed(events: Sequence[Event], told: Mapping[str, Any]) -> str | None:
    """The combination that was paid for."""
    end = last(events, "combination")
    return None if end is None else str(end.args["combination"])


READS: Mapping[str, Reads] = {
    "life_lost": life_lost,
    "hunted": hunted,
    "compared": compared,
    "decided": decided,
    "gathered": gathered,
    "climbed": climbed,
}
