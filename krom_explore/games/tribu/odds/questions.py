"""Every question of Tribù as a sheet for a page and as a command for the terminal, in the order in which they stand."""

from __future__ import annotations

from krom_explore.games.sheet import OddsSheet
from krom_explore.odds.command import Command

from .attack import COMMAND as ATTACK_COMMAND
from .attack import QUESTION as ATTACK
from .colour import COMMAND as COLOUR_COMMAND
from .colour import QUESTION as COLOUR
from .draws import COMMAND as DRAWS_COMMAND
from .draws import QUESTION as DRAWS
from .face_down import COMMAND as FACE_DOWN_COMMAND
from .face_down import QUESTION as FACE_DOWN
from .hostile import COMMAND as HOSTILE_COMMAND
from .hostile import QUESTION as HOSTILE
from .lonely import COMMAND as LONELY_COMMAND
from .lonely import QUESTION as LONELY
from .next_card import COMMAND as NEXT_CARD_COMMAND
from .next_card import QUESTION as NEXT_CARD
from .opening import COMMAND as OPENING_COMMAND
from .opening import QUESTION as OPENING
from .standoff import COMMAND as STANDOFF_COMMAND
from .standoff import QUESTION as STANDOFF
from .wait import COMMAND as WAIT_COMMAND
from .wait import QUESTION as WAIT

QUESTIONS: tuple[OddsSheet, ...] = (
    NEXT_CARD, DRAWS, WAIT, LONELY, OPENING, FACE_DOWN, ATTACK, STANDOFF, HOSTILE, COLOUR,
)  # fmt: skip

COMMANDS: tuple[Command, ...] = (
    NEXT_CARD_COMMAND, DRAWS_COMMAND, WAIT_COMMAND, LONELY_COMMAND, OPENING_COMMAND, FACE_DOWN_COMMAND,
    ATTACK_COMMAND, STANDOFF_COMMAND, HOSTILE_COMMAND, COLOUR_COMMAND,
)  # fmt: skip
