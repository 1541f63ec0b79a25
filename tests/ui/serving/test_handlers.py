"""A page's end of the line: who reads gets everything, who does not is not waited for."""

import asyncio
from unittest.mock import Mock

import pytest

from krom_explore.ui import boundary
from krom_explore.ui.serving.handlers import UNREAD, Talk
from tests import own_loop


class Slow(Talk):
    """Somebody who takes in one frame when told to."""

    def __init__(self) -> None:
        self.initialize(Mock(), Mock())
        self.coming: list[asyncio.Future[None]] = []
        self.dropped = False

    def write_message(self, frame, binary=False):
        self.coming.append(asyncio.get_running_loop().create_future())
        return self.coming[-1]

    async def read(self) -> None:
        self.coming.pop(0).set_result(None)
        await asyncio.sleep(0.01)

    def _drop(self) -> None:
        self.dropped = True


@pytest.mark.parametrize("size", [UNREAD + 1, boundary.REPLY])
def test_a_large_page_reaches_who_reads_it(size):
    """One that was larger than all that may lie unread was never sent, and its page asked for it again for ever."""

    async def scene():
        slow = Slow()
        for _ in range(3):
            slow.tell(bytes(size))
            await slow.read()
        assert not slow.dropped
        slow.tell(bytes(size))
        slow.tell(b"a click")
        assert slow.dropped

    own_loop.run(scene())


def test_who_reads_nothing_is_dropped_however_small_the_answers_are():
    async def scene():
        slow = Slow()
        for _ in range(12):
            slow.tell(bytes(UNREAD // 10))
        assert slow.dropped
        assert len(slow.coming) == 11

    own_loop.run(scene())
