"""The boundary: what happens when something goes wrong behind a message. A sentence, a line in the log, all as before.

A refusal (the rules, a field) is a notice beside its part. A fault of ours is told here: the page is put back as it was
(``Kept``) and drawn whole; where it cannot be drawn, the nearest page that can, in the end home (``App.go``).
"""

from __future__ import annotations

import json
import logging
import signal
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Self

from krom_explore import text
from krom_explore.engine.faults import BadInput, TooManyBranches

if TYPE_CHECKING:
    from .pages.page import Page
    from .room import Visitor

LOG = logging.getLogger(__name__)

PATIENCE = 4.0
"""Seconds of work for what somebody asked for. The slowest thing that we know takes one."""
HURRY = 1.5
"""Seconds of work for each page that is tried when something went wrong. All in all a message takes less than the 20
that the server has patience for."""
THOUGHT = 1.5
"""Seconds of work for the odds of a moment: where they take longer, the table goes on without them."""
SOON = 0.01
"""Seconds: the shortest time after which the clock can ring."""
REPLY = 2_000_000
"""Bytes of a reply. The largest that we know has half of it: a game of ``bounds.STEPS`` steps with its log."""
FRAMES = 12
"""Places in the code that a line in the log names, the innermost first."""
KINDS = 100
"""Different faults that are counted: there are not so many places where something can go wrong."""

_told: Counter[str] = Counter()
_out_of_memory = threading.Event()


class TookTooLong(Exception):
    """What somebody asked for would keep the table busy for too long."""


TOO_MUCH = (TookTooLong, TooManyBranches, MemoryError)
"""What is raised where something is too much to be worked out here."""


@contextmanager
def patience(seconds: float = PATIENCE) -> Iterator[None]:
    """End what is done here with TookTooLong after so many seconds of work (not of waiting).

    Where there is no such clock (Windows, a browser, a thread beside the main one) nothing ends it.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    at_work = True

    def ring(_: int, __: FrameType | None) -> None:
        if at_work:
            raise TookTooLong

    began = time.process_time()
    before = signal.signal(signal.SIGPROF, ring)
    # It rings again and again: somebody may have swallowed the first. Who waits outside of this one waits on after it.
    left, every = signal.setitimer(signal.ITIMER_PROF, seconds, seconds)
    if left and left < seconds:
        signal.setitimer(signal.ITIMER_PROF, left, left)
    try:
        try:
            yield
        finally:
            at_work = False
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)  # first: with nobody to hear it, the bell would end the process
        signal.signal(signal.SIGPROF, before or signal.SIG_DFL)
        if left:
            signal.setitimer(signal.ITIMER_PROF, max(left - (time.process_time() - began), SOON), every)


class CannotBeSent(Exception):
    """A reply that would not reach the browser."""


def sendable(reply: dict[str, Any]) -> dict[str, Any]:
    """A reply if it can be sent: plain data, whole signs, real numbers, and not too much of it."""
    try:
        size = len(json.dumps(reply, ensure_ascii=False, allow_nan=False).encode())
    except (TypeError, ValueError) as fault:
        raise CannotBeSent from fault
    if size > REPLY:
        raise CannotBeSent(size)
    return reply


class Kept:
    """How a page was before an intent: the page, its parts, its desk and table, and what the visitor brought along."""

    def __init__(self, visitor: Visitor, page: Page):
        desk = page.desk
        self._table = desk.table if desk else None
        on_desk = [desk, desk.table] if desk else []
        things = [visitor, page, *page.parts.values(), *on_desk]
        self._were = [(thing, {name: copied(value) for name, value in vars(thing).items()}) for thing in things]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody needs it any more; and who keeps a fault from below keeps this one's place in the code with it."""
        self._were = []

    def put_back(self) -> None:
        """As it was. Who else looks at the table is told."""
        for thing, was in self._were:
            vars(thing).clear()
            vars(thing).update(was)
        if self._table is not None:
            with suppress(Exception):
                self._table.go_to(self._table.steps)


def copied(value: Any) -> Any:
    """A list or a table as it is now, of the kind it is; anything else is never changed in place."""
    return copy(value) if isinstance(value, (list, dict, set)) else value


def said(fault: Exception, lang: str) -> str:
    """The sentence for the visitor. There always is one."""
    try:
        if isinstance(fault, BadInput):
            return fault.say(lang)
    except Exception as mute:
        tell("saying a refusal", mute)
    return text.message("ui-too-much" if isinstance(fault, TOO_MUCH) else "ui-trouble", lang)


def tell(doing: str, fault: BaseException) -> None:
    """A line in the log: at what kind of message, which exception, and where.

    Not what the exception says: that may be what somebody wrote. Of a fault that comes again and again every tenth,
    hundredth, thousandth is told, for a visitor can make it come as often as they like.
    """
    traceback.clear_frames(fault.__traceback__)  # what was being worked on may have taken all the memory
    kind = f"{doing}: {type(fault).__name__}"
    if isinstance(fault, MemoryError):
        _out_of_memory.set()
    if kind in _told or len(_told) < KINDS:
        _told[kind] += 1
        if str(_told[kind]).rstrip("0") == "1":
            LOG.error("could not answer %s at %s (seen: %d)", kind, where(fault), _told[kind])


def ran_out_of_memory() -> bool:
    """Whether this process ever did: nobody knows what is half done in it now."""
    return _out_of_memory.is_set()


def where(fault: BaseException) -> str:
    """The places in the code that led to a fault, the innermost first."""
    passed = traceback.walk_tb(fault.__traceback__)
    frames = traceback.StackSummary.extract(passed, limit=-FRAMES, lookup_lines=False)
    files = {frame.filename: "/".join(Path(frame.filename).parts[-2:]) for frame in frames}
    return " < ".join(f"{files[frame.filename]}:{frame.lineno} {frame.name}" for frame in reversed(frames))
