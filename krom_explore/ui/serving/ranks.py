"""Who gives way to whom: a table that computes more than others has a lower rank with the system."""

from __future__ import annotations

FIRST = 4
LAST = 19
"""Ranks of tables. The system knows twenty, the first is the server's, which everybody needs; the last take turns."""

AT_TURN = 6
"""Whose turn it is. Few are, and a core is left to all others; those who go on beside them are the last."""

STEPS = ((0.12, LAST), (0.06, 14), (0.03, 9))
"""Seconds of computing in a second, of late, and the rank of who needs more. A fast player needs two hundredths.

They are small because where many compute nobody gets much: of two cores each of sixteen has a tenth, and all others
wait for all of them.
"""

FREELY = (0.15, 0.03)
"""Seconds of computing in long messages, at once and a second, that a table may use without a turn: a new page now and
then."""

LONG = 0.05
"""Seconds of computing after which a message is a long one. A click takes a hundredth."""


MUCH = 0.7
"""How much of the cores on which turns are taken all tables together may compute before it is too much. Thirty who
click twice a second need half of one; thirty who do it at the same moment hold up everybody long before it is full."""

CROWDED = ((0.03, LAST), (0.02, 9))
"""The steps where it is too much: thirty that each compute a little less than the usual ones, in short messages, would
be before everybody whose bots think, and beside everybody who clicks."""


def rank(load: float, owes: bool, crowded: bool = False) -> int:
    """Of a table that computes so much, and that has or has not used up what it may freely. The last take turns."""
    if owes:
        return LAST
    return next((rank for least, rank in (CROWDED if crowded else STEPS) if load > least), FIRST)
