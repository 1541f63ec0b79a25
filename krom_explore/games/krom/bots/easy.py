"""The easy bot: sensible, but it takes what is good now, plans nothing and guesses nothing about the others."""

from __future__ import annotations

from random import Random

from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import Seat
from krom_explore.lab import Thought

from ..catalogue import said
from .appraisal import Weights, book_of
from .dealt import position_of
from .policy import Policy
from .reasons import why

SHORT_SIGHTED = Weights(spare=400, later=())
"""A resource is a resource, whatever the Evolutions on offer cost."""


def think(seat: Seat, random: Random) -> Thought:
    asked = seat.pending
    assert isinstance(asked, Decision)
    game = position_of(seat, random)
    book = book_of(seat.rules, SHORT_SIGHTED)
    answer = Policy(book).decide(game, asked)
    if asked.question == "movement":
        return Thought(answer, said("bot-why-movement-easy", {"player": asked.player}))
    return Thought(answer, why(game, asked, answer, book))
