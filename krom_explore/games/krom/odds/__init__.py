"""Odds: every question a player asks, answered exactly.

Each function answers one question with a Result (``krom_explore.odds.result``): the chances as Fractions, a
``sentence`` for people, rows, steps, a chart, and what in it is ``invented``, for the publisher's cards are not public.
"""

from __future__ import annotations

from krom_explore.odds import Explanation, Result, Row, Said, Simulation, Spread, Step, explain, percent, simulate

from .bout import Fighter
from .combat import Combat, combat
from .duel import Duel, duel
from .forest import Forest, forest
from .hunt import Hunt, HuntPlan, HuntPlans, hunt, hunt_plan, hunt_plans
from .meeting import Meeting, meeting
from .mountain import Mountain, RestOfClimb, mountain
from .pile import NextCard, next_card
from .questions import COMMANDS, QUESTIONS
from .reach import Reach, reach

__all__ = [
    "COMMANDS",
    "QUESTIONS",
    "Combat",
    "Duel",
    "Explanation",
    "Fighter",
    "Forest",
    "Hunt",
    "HuntPlan",
    "HuntPlans",
    "Meeting",
    "Mountain",
    "NextCard",
    "Reach",
    "RestOfClimb",
    "Result",
    "Row",
    "Said",
    "Simulation",
    "Spread",
    "Step",
    "combat",
    "duel",
    "explain",
    "forest",
    "hunt",
    "hunt_plan",
    "hunt_plans",
    "meeting",
    "mountain",
    "next_card",
    "percent",
    "reach",
    "simulate",
]
