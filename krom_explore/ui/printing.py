"""Printing: what a page offers on paper, and the sheet that somebody asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.learn.handout import MOST_PUPILS, handout, kinds
from krom_explore.learn.quiz import LARGEST_SEED

from . import bounds, qr
from .boundary import THOUGHT, TOO_MUCH, patience
from .room import Room

if TYPE_CHECKING:
    from .pages.page import Page

BASE = 300
"""Characters of the address at which the app is."""

SEEDS = 10_000
"""The browser picks seeds below this: people have to type them."""


def offered(room: Room, names: Sequence[str]) -> dict[str, Any] | None:
    """What can be printed, each with what its button says; None where that is nothing."""
    sheets = [sheet for name in names for sheet in kinds(room.game, name)]
    if not sheets:
        return None
    return {
        "sheets": [
            {"name": sheet.name, "answers": sheet.answers, "seeded": sheet.seeded, "label": room.word(sheet.label)}
            for sheet in sheets
        ],
        "seeds": SEEDS,
        "most": MOST_PUPILS,
        "words": {key: room.word(f"ui-print-{key}") for key in ("title", "seed", "pupils", "ready")},
    }


def printed(page: Page, fields: Mapping[str, Any]) -> str:
    """What a message asks for: ``print`` is the name, and there may be a seed, and whether it is the key.

    One of several different sheets is asked for with its number and how many there are: each is made by itself, so that
    nobody waits for all of them in one message.
    """
    room = page.room
    if not page.handouts:
        raise BadInput("print", "nothing-to-print")
    name, rules = page.printed_as(checks.one_of("print", bounds.plain("print", fields["print"]), page.handouts))
    answers = checks.kind("answers", fields.get("answers", False), bool)
    seed = checks.whole("seed", bounds.plain("seed", fields.get("seed", 0)), 0, LARGEST_SEED - 1)
    base = address(bounds.plain("base", fields.get("base", ""), BASE))
    copy = fields.get("copy")
    of_many = None if copy is None else counted(bounds.plain("copy", copy))
    try:
        with patience(THOUGHT):
            return handout(room.game, name, rules, room.lang, seed=seed, answers=answers, base=base, copy=of_many)
    except TOO_MUCH:
        raise BadInput("print", "too-much") from None


def counted(copy: Any) -> tuple[int, int]:
    """Which one of how many."""
    two = checks.kind("copy", copy, list)
    if len(two) != 2:
        raise BadInput("copy", "length", wanted=2, found=len(two))
    last = checks.whole("copy", two[1], 1, MOST_PUPILS)
    return checks.whole("copy", two[0], 1, last), last


def address(base: Any) -> str:
    """Where the browser says that the app is; nothing where that cannot be one, or none that a phone could open."""
    told: str = checks.kind("base", base, str)
    with suppress(ValueError):
        if urlsplit(told).scheme in ("http", "https") and "#" not in told and not qr.leads_here_only(told):
            return told
    return ""
