"""What goes wrong, for the server's log: on standard error, and never so much that it fills a disk."""

from __future__ import annotations

import logging
import sys

from .pace import Pace

LINES = (20, 0.1)
"""Lines of one process at once, and a second."""


class NotTooMuch(logging.Filter):
    """Lets so many lines through."""

    def __init__(self) -> None:
        super().__init__()
        self._pace = Pace(*LINES)

    def filter(self, record: logging.LogRecord) -> bool:
        if self._pace.left < 1:
            return False
        self._pace.spend()
        return True


def begin(level: int) -> None:
    """Log there from now on, and nowhere else."""
    log = logging.StreamHandler(sys.__stderr__)
    log.addFilter(NotTooMuch())
    logging.getLogger("traitlets").setLevel(logging.CRITICAL)  # Jupyter tells there what it raises as well
    logging.basicConfig(level=level, handlers=[log], format="%(name)s: %(message)s", force=True)
