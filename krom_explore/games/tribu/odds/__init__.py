"""Odds: every question a player asks, answered exactly and without replacement.

Each function answers one question with a Result (``krom_explore.odds.result``): the chances as Fractions, a
``sentence`` for people, rows, steps, a chart, and what in it is ``invented``, for most cards' faces are not public.
"""

from __future__ import annotations

from krom_explore.odds import (
    Explanation,
    Given,
    Result,
    Row,
    Said,
    Simulation,
    Spread,
    Step,
    compare,
    explain,
    percent,
    running,
    simulate,
)  # fmt: skip

from .attack import Raid, attack
from .colour import Colour, colour
from .draws import Draws, draws
from .face_down import FaceDown, face_down
from .hostile import Hostile, hostile
from .lonely import Lonely, lonely
from .next_card import NextCard, next_card
from .opening import Opening, opening
from .questions import COMMANDS, QUESTIONS
from .standoff import Standoff, standoff
from .wait import Wait, wait

__all__ = [
    "COMMANDS", "QUESTIONS", "Colour", "Draws", "Explanation", "FaceDown", "Given", "Hostile", "Lonely", "NextCard",
    "Opening", "Raid", "Result", "Row", "Said", "Simulation", "Spread", "Standoff", "Step", "Wait", "attack", "colour",
    "compare", "draws", "explain", "face_down", "hostile", "lonely", "next_card", "opening", "percent", "running",
    "simulate", "standoff", "wait",
]  # fmt: skip
