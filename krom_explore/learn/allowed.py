"""Is it allowed, and if not, why: a question that any game can ask. What the engine says stands among reasons that
people make up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from krom_explore.engine.ports import Answer, Reason
from krom_explore.engine.table import GameTable
from krom_explore.odds.spread import Named, Said
from krom_explore.text import GENERIC, Catalogue

from .quiz import Luck, Option, Spoken, choices, in_words_of

YES = "yes"


class Claim(NamedTuple):
    """What somebody says about a wish: that it is allowed, or why not."""

    id: str
    said: Spoken


ALLOWED = Claim(YES, Said("quiz-allowed-yes", {}).say)


class Judged(NamedTuple):
    """What is true of a wish, among what people say."""

    reason: Reason | None
    """Why it is refused; None where it is allowed."""
    truth: str
    options: tuple[Option, ...]
    shown: Callable[[GameTable], str]
    """Reads it off the table: that it has been done, or why it cannot be."""


def because(table: GameTable, reason: Reason) -> Claim:
    """A reason in the engine’s own words."""
    return Claim(reason.code, in_words_of(table, reason))


def judged(luck: Luck, table: GameTable, answer: Answer, misread: Mapping[str, Claim]) -> Judged:
    """``misread`` has what people say who read the rules otherwise, by the name of that reading."""
    reason = table.why_not(answer)
    truth = ALLOWED if reason is None else because(table, reason)
    claims = {claim.id: claim for claim in (truth, *misread.values())}
    told = {name: claim.id for name, claim in misread.items()}
    options = choices(luck, truth.id, told, lambda id_: sentence(claims[id_]))
    return Judged(reason, truth.id, options, done(answer) if reason is None else refused(answer))


def asked(table: GameTable, player: str, answer: Answer, words: Catalogue) -> Said:
    """The question, with what is wanted as its button would say it."""
    return Said("quiz-allowed", {"player": player, "do": Named(answer, lambda one, lang: table.say(one, lang))}, words)


def sentence(claim: Claim) -> Spoken:
    """Yes, or no and the reason."""
    if claim.id == YES:
        return claim.said
    return lambda lang: GENERIC.message("quiz-allowed-no", lang, why=claim.said(lang))


def done(answer: Answer) -> Callable[[Any], str]:
    return lambda played: YES if answer in played.tape else ""


def refused(answer: Answer) -> Callable[[Any], str]:
    return lambda table: str(getattr(table.why_not(answer), "code", YES))
