"""The tests of this folder are scenes: coroutines against a real server, one after the other on one worker."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from tests import own_loop

from .house import House, house
from .wire import within

HERE = Path(__file__).parent
LONGEST = 120.0
"""Seconds after which a scene counts as hung."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One worker for all of them (--dist loadgroup): they measure each other otherwise."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("attack"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A scene runs in an event loop of its own. However it ends, its guests leave, and the next one has free tables."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    own_loop.run(scene(pyfuncitem.obj(**given), [value for value in given.values() if isinstance(value, House)]))
    return True


async def scene(plot: Awaitable[None], houses: list[House]) -> None:
    try:
        await within(plot, LONGEST)
    finally:
        for house in houses:
            await house.clear()


@pytest.fixture(scope="session")
def server() -> Iterator[House]:
    """A small class, attacked by everything in this folder: what one attack leaves behind, the next one finds."""
    with house("--class-size", "4") as started:
        yield started
