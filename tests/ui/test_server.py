"""The server's own decisions, without a browser: which tables nobody will come to any more."""

from concurrent.futures import Future
from types import SimpleNamespace

import pytest

from krom_explore.ui.server import Quick, Server


class Tables:
    """As much of a kernel manager as clearing tables needs."""

    def __init__(self, ready: list[str], given: list[str]):
        self.ids = [*ready, *given]
        self.ended: list[str] = []
        self._pools = {"app.ipynb": [self.standing(table) for table in ready]}

    @staticmethod
    def standing(table: str | None) -> "Future[dict[str, str]]":
        task: Future[dict[str, str]] = Future()
        if table:
            task.set_result({"kernel_id": table})
        return task

    def list_kernel_ids(self) -> list[str]:
        return [table for table in self.ids if table not in self.ended]

    def shutdown_kernel(self, table: str, now: bool) -> None:
        self.ended.append(table)


def server(tables: Tables) -> SimpleNamespace:
    ioloop = SimpleNamespace(add_callback=lambda call, *args, **options: call(*args, **options))
    room = SimpleNamespace(kernel_manager=tables, ioloop=ioloop, given={}, PATIENCE=Server.PATIENCE)
    room.kernels = lambda: Server.kernels(room)
    return room


def cleared(ready: list[str], given: list[str], setting: int = 0, after: float = Server.PATIENCE) -> list[str]:
    """Which tables have ended when the server has looked twice, so many seconds apart."""

    tables = Tables(ready, given)
    tables._pools["app.ipynb"] += [tables.standing(None)] * setting
    room = server(tables)
    for now in (100.0, 100.0 + after):
        Server.clear_unused(room, now)
    return tables.ended


def test_a_table_that_nobody_came_to_is_cleared():
    assert sorted(cleared(["a", "b"], ["c", "d"])) == ["c", "d"]


@pytest.mark.parametrize("options", [{"after": Server.PATIENCE - 1}, {"setting": 1}])
def test_but_not_too_soon_and_not_while_tables_are_being_set(options):
    assert cleared(["a"], ["c"], **options) == []


def test_a_table_that_somebody_sat_down_at_stays(monkeypatch):
    monkeypatch.setattr(Quick, "seated", {"c"})
    assert cleared([], ["c", "d"]) == ["d"]
