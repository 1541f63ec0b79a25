"""The bots of Tribù. Each sees a seat, makes of it what can be known (``seen``), and answers from that."""

from __future__ import annotations

from krom_explore.lab import Thinker

from . import easy, planner

BOTS: dict[str, Thinker] = {"easy": easy.think, "normal": planner.think}

__all__ = ["BOTS"]
