"""Odds: every question a player asks, answered exactly.

Each function answers one question with a result that knows its own question: the chances as Fractions, a ``sentence``
for people, the ``rulings`` that matter to it, and what in it is ``invented``, for the publisher's cards are not public.
"""

from __future__ import annotations

from krom_explore.odds.spread import Said, Spread, percent

from .bout import Fighter
from .combat import Combat, combat
from .duel import Duel, duel
from .explain import Explanation, Step, explain
from .forest import Forest, forest
from .hunt import Hunt, HuntPlan, HuntPlans, hunt, hunt_plan, hunt_plans
from .meeting import Meeting, meeting
from .mountain import Mountain, Reach, RestOfClimb, mountain, reach
from .pile import NextCard, next_card
from .simulate import Simulation, simulate

__all__ = [
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
