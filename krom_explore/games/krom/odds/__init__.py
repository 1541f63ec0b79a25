"""Odds: every question a player asks, answered exactly.

Each function answers one question with a Result (``krom_explore.odds.result``): the chances as Fractions, a
``sentence`` for people, rows, steps, a chart, and what in it is ``invented``, for the publisher's cards are not public.
"""

from __future__ import annotations

from krom_explore.odds import Explanation, Result, Row, Said, Simulation, Spread, Step, explain, percent, simulate

from . import figures
from .arriving import Arriving, arriving
from .bout import Fighter
from .combat import Combat, combat
from .draws import Draws, draws
from .duel import Duel, duel
from .evidence import FaceDown, WinnersDie, face_down, winners_die
from .forest import Forest, forest
from .hunt import Hunt, HuntPlan, HuntPlans, hunt, hunt_plan, hunt_plans
from .life_lost import LifeLost, life_lost
from .meeting import Meeting, meeting
from .mountain import Mountain, RestOfClimb, mountain
from .pile import NextCard, next_card
from .prospects import Prospects, prospects
from .questions import COMMANDS, QUESTIONS
from .reach import Reach, reach
from .total import Total, total

__all__ = [
    "COMMANDS",
    "QUESTIONS",
    "Arriving",
    "Combat",
    "Draws",
    "Duel",
    "Explanation",
    "FaceDown",
    "Fighter",
    "Forest",
    "Hunt",
    "HuntPlan",
    "HuntPlans",
    "LifeLost",
    "Meeting",
    "Mountain",
    "NextCard",
    "Prospects",
    "Reach",
    "RestOfClimb",
    "Result",
    "Row",
    "Said",
    "Simulation",
    "Spread",
    "Step",
    "Total",
    "WinnersDie",
    "arriving",
    "combat",
    "draws",
    "duel",
    "explain",
    "face_down",
    "figures",
    "forest",
    "hunt",
    "hunt_plan",
    "hunt_plans",
    "life_lost",
    "meeting",
    "mountain",
    "next_card",
    "percent",
    "prospects",
    "reach",
    "simulate",
    "total",
    "winners_die",
]
