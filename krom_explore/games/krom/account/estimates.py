"""What is told of the decisions that are estimated: each by itself, and all of them together."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Answer, Decision
from krom_explore.games.account import Costly, Counted, Estimate, Section
from krom_explore.odds.spread import Named, Said

from .. import words
from ..answers import parse
from ..bots.appraisal import book_of
from ..catalogue import said
from ..ruleset import Ruleset
from .differences import ERRORS, MEASURED, difference, only_later

LITTLE = Fraction(1)
"""Krom: what cost less is no reason to have lost."""

EXACTLY = {"account-lost-pace": "", "account-lost-luck": "luck", "account-lost-choice": "cost"}
"""Why somebody lost, as far as that can be judged exactly, and what of it is counted in Krom."""

KINDS = ("movement", "doing", "cards", "loot")


def estimate(table: Any, me: str | None, step: int) -> Estimate:
    """One decision of a game that is over, by what whoever made it could know then."""
    past = table.fork()
    past.go_to(step)
    asked, given, rules = past.pending, table.tape[step], table.rules
    assert isinstance(asked, Decision)
    kind = kind_of(asked, given, rules)
    found = None
    with suppress(BadInput):  # a box whose odds are too many to be counted
        found = difference(past.seat(asked.player), given, f"{table.seed} {step}")
    if found is None or only_later(table, step, found.answer):
        return Estimate(kind, None)
    cost, error = (in_krom(worth, rules) for worth in (found.mean, ERRORS * found.error))
    facts = {
        "turn": past.state.turn, "chosen": named(given, rules), "best": named(found.answer, rules), "cost": cost,
        "least": cost - error, "most": cost + error, "games": found.games,
        "who": "you" if asked.player == me else "other", "player": asked.player,
    }  # fmt: skip
    how = "won" if found.wins else "imagined" if found.games else "appraised"
    return Estimate(kind, Costly(step, cost, said(f"account-costly-{how}", facts)))


def estimated(table: Any, found: Sequence[Estimate]) -> Section:
    """All of them: how many of each kind there were, how many cost something, and how much."""
    clear = [one for one in found if one.costly]
    facts = {"n": len(found), "clear": len(clear), "cost": cost_of(found), "games": MEASURED // len(table.players)}
    text = [said("account-estimated-own", facts), said("account-estimated-how", facts)]
    head = [said(f"account-{name}", {}) for name in ("estimated-kind", "estimated-many", "estimated-clear", "in-krom")]
    rows = [
        (said(f"account-estimated-{kind}", {}), len(some), sum(one.costly is not None for one in some), cost_of(some))
        for kind in KINDS
        if (some := [one for one in found if one.kind == kind])
    ]
    return Section("estimated", said("account-estimated", {}), text, Counted(head, rows))


def reconsidered(why: Sequence[Said], found: Sequence[Estimate]) -> list[Said]:
    """Where nothing that can be judged exactly set a loser apart, or less than what was estimated, that may have."""
    *before, last = why
    cost = cost_of(found)
    if last.key not in EXACTLY or cost < max(LITTLE, last.args.get(EXACTLY[last.key], 0)):
        return [*why]
    facts = {"cost": cost, "clear": sum(one.costly is not None for one in found)}
    how = "account-lost-estimated" if last.key == "account-lost-pace" else "account-lost-estimated-more"
    return [*before, said(how, {**last.args, **facts})]


def cost_of(some: Sequence[Estimate]) -> Fraction:
    return sum((one.costly.cost for one in some if one.costly), Fraction(0))


def kind_of(asked: Decision, answer: Answer, rules: Ruleset) -> str:
    """Under which heading a decision is counted."""
    if asked.question in ("movement", "rob"):
        return "movement" if asked.question == "movement" else "loot"
    return "cards" if asked.question == "combat" or parse(answer, rules).verb == "play" else "doing"


def in_krom(worth: int, rules: Ruleset) -> Fraction:
    """Thousandths of an Evolution point as Krom, as the bots value it."""
    return Fraction(worth, max(1, book_of(rules).krom))


def named(answer: Answer, rules: Ruleset) -> Named:
    return Named(answer, lambda given, lang: words.say(given, lang, rules))
