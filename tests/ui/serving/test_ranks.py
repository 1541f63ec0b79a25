"""Who gives way: who computes more than others, alone or at many tables, whoever they share the machine with."""

import errno
import os
import sys
from pathlib import Path

import pytest

from krom_explore.ui.serving import machine
from krom_explore.ui.serving.ranks import FIRST, LAST, rank, ranks


def test_the_more_somebody_computes_the_further_they_step_back():
    loads = [0.0, 0.02, 0.04, 0.07, 0.1, 0.2, 1.0]
    found = [rank(load) for load in loads]
    assert found == sorted(found)
    assert found[:2] == [FIRST, FIRST]
    assert found[-1] == LAST


def test_many_who_keep_each_other_from_computing_much_give_way_all_the_same():
    """Sixteen addresses with a table each, on two cores: a tenth of a core is all that each of them gets."""
    loads = {n: (f"10.0.0.{n}", 0.1) for n in range(16)} | {"honest": ("10.1.0.1", 0.02)}
    found = ranks(loads)
    assert found.pop("honest") == FIRST
    assert min(found.values()) > FIRST + 5


def test_who_computes_too_much_at_many_tables_gives_way_with_the_busiest_of_them():
    greedy = dict.fromkeys(range(20), ("proxy", 0.029))
    calm = dict.fromkeys(range(20, 30), ("proxy", 0.0005))
    found = ranks(greedy | calm | {"other": ("other", 0.01)})
    assert sum(found[n] == LAST for n in greedy) == 10, "less than a third of a core is left to all of them"
    assert all(found[n] == FIRST for n in [*calm, "other"])
    assert set(ranks(greedy | calm).values()) == {FIRST}, "there is nobody to give way to"


@pytest.mark.parametrize(("fault", "tried"), [(None, True), (errno.EAGAIN, False), (errno.ENOENT, True)])
def test_only_a_system_that_wants_to_be_asked_later_is_asked_again(monkeypatch, fault, tried):
    written = []

    def write(path, text):
        written.append((str(path), text))
        if fault:
            raise OSError(fault, os.strerror(fault))

    monkeypatch.setattr(Path, "write_text", write)
    assert machine.stand(7, 9) is tried
    assert written == [("/proc/7/autogroup", "9")]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="no such ranks here")
def test_the_system_takes_a_rank():
    group = Path("/proc/self/autogroup")
    before = group.read_text() if group.exists() else ""
    if before:
        now = int(before.split()[-1])
        assert machine.stand(os.getpid(), now)
        assert group.read_text() == before
