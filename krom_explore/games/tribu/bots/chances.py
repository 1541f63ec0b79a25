"""How likely a card comes in time: exact for cards that nobody has seen, in thousandths, so that it is quick and the
same on every machine.
"""

from __future__ import annotations

from functools import lru_cache

WHOLE = 1000
"""Certain."""
FINE = 10**9
"""What is counted with until the last step."""


@lru_cache(maxsize=50_000)
def in_time(unseen: int, helpers: int, keep: int, ahead: int = 0) -> int:
    """How likely one of the helping cards is drawn before the challenge closes.

    ``unseen`` cards are drawn one a turn, without replacement; after each turn the challenge is still open ``keep``
    times in a thousand. ``ahead`` cards have been drawn already, and nobody has seen them.
    """
    found, missed, open_ = 0, FINE, FINE
    for number in range(unseen):
        if missed == 0 or helpers <= 0:
            break
        left = missed * max(0, unseen - helpers - number) // (unseen - number)
        if number >= ahead:
            open_ = open_ * keep // WHOLE
        found += (missed - left) * open_ // FINE
        missed = left
    return found * WHOLE // FINE


@lru_cache(maxsize=50_000)
def among(unseen: int, helpers: int, drawn: int) -> int:
    """How likely one of the helping cards is among so many that come from the unseen ones."""
    missed = FINE
    for number in range(min(drawn, unseen)):
        missed = missed * max(0, unseen - helpers - number) // (unseen - number)
    return (FINE - missed) * WHOLE // FINE
