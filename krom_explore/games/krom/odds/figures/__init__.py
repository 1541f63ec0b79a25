"""Figures: functions from plain settings (whole numbers, names) to a chart, made to be turned with sliders.

``interact(odds.figures.tie, who=["Alma", "Kolos"], against=["Karok"], place=["cave", "forest"])`` in a notebook draws
anew whenever a setting changes. Every number drawn is an answer of ``odds`` or a fact of the engine. To add one: a
function in the file of its chapter, its sentences in ``text/LANG/figures.ftl``, its name here.
"""

from __future__ import annotations

from .bonus import counters
from .cave import visits
from .combat import crowd, tie, ties, ties_of
from .course import (
    advantage,
    at_least,
    average,
    draws,
    face_down,
    intervals,
    life_lost,
    line_up,
    outcomes,
    over_by,
    precision,
    settling,
    stop_after,
    winners_die,
)
from .design import beast_ties, redrawn
from .forest import gathering
from .glacial import cold
from .kromosaurus import chain, duel, duel_map, roaming
from .mountain import climb, combinations, keep, reaching
from .movement import meeting
from .payout import payout
from .savannah import dice_for, prey
from .setup import setups, standing

__all__ = [
    "advantage",
    "at_least",
    "average",
    "beast_ties",
    "chain",
    "climb",
    "cold",
    "combinations",
    "counters",
    "crowd",
    "dice_for",
    "draws",
    "duel",
    "duel_map",
    "face_down",
    "gathering",
    "intervals",
    "keep",
    "life_lost",
    "line_up",
    "meeting",
    "outcomes",
    "over_by",
    "payout",
    "precision",
    "prey",
    "reaching",
    "redrawn",
    "roaming",
    "settling",
    "setups",
    "standing",
    "stop_after",
    "tie",
    "ties",
    "ties_of",
    "winners_die",
    "visits",
]
