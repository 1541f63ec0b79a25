"""Krom Explore: live rules engines for board games, and four doors into each.

``Table``, ``Ruleset`` and ``odds`` are those of the first game; ``krom_explore.games`` has all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from krom_explore.lazily import imported

if TYPE_CHECKING:
    from krom_explore.engine.faults import BadInput as BadInput
    from krom_explore.engine.faults import TooManyBranches as TooManyBranches
    from krom_explore.engine.ports import Decision as Decision
    from krom_explore.engine.ports import Draw as Draw
    from krom_explore.engine.ports import Event as Event
    from krom_explore.engine.ports import Illegal as Illegal
    from krom_explore.engine.ports import Over as Over
    from krom_explore.engine.ports import Reason as Reason
    from krom_explore.engine.ports import Roll as Roll
    from krom_explore.games import Ruleset as Ruleset
    from krom_explore.games import Table as Table

_HOMES = {
    "Table": "games",
    "Ruleset": "games",
    "BadInput": "engine.faults",
    "TooManyBranches": "engine.faults",
    **dict.fromkeys(("Decision", "Draw", "Event", "Illegal", "Over", "Reason", "Roll"), "engine.ports"),
}
"""Where each public name lives."""

__all__ = [*_HOMES]
__getattr__ = imported(__name__, _HOMES)
