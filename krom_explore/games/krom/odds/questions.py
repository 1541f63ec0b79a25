"""Every question of Krom as a sheet for a page and as a command for the terminal, in the order in which they stand."""

from __future__ import annotations

from krom_explore.games.sheet import OddsSheet
from krom_explore.odds.command import Command

from .combat import COMMAND as COMBAT_COMMAND
from .combat import QUESTION as COMBAT
from .duel import COMMAND as DUEL_COMMAND
from .duel import QUESTION as DUEL
from .forest import COMMAND as FOREST_COMMAND
from .forest import QUESTION as FOREST
from .hunt import COMMAND as HUNT_COMMAND
from .hunt import PLAN_COMMAND
from .hunt import QUESTION as HUNT
from .meeting import COMMAND as MEETING_COMMAND
from .meeting import QUESTION as MEETING
from .mountain import COMMAND as MOUNTAIN_COMMAND
from .mountain import QUESTION as MOUNTAIN
from .reach import COMMAND as REACH_COMMAND
from .reach import QUESTION as REACH

QUESTIONS: tuple[OddsSheet, ...] = (COMBAT, HUNT, FOREST, MOUNTAIN, REACH, DUEL, MEETING)

COMMANDS: tuple[Command, ...] = (
    COMBAT_COMMAND, HUNT_COMMAND, PLAN_COMMAND, FOREST_COMMAND, MOUNTAIN_COMMAND, REACH_COMMAND, DUEL_COMMAND,
    MEETING_COMMAND,
)  # fmt: skip
