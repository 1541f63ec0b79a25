"""Who gives way: who computes more than others, alone or at many tables, whoever they share the machine with."""

import errno
import os
import sys
from pathlib import Path

import pytest

from krom_explore.ui.serving import machine
from krom_explore.ui.serving.ranks import FIRST, LAST, rank


def test_the_more_somebody_computes_the_further_they_step_back():
    found = [rank(load, owes=False) for load in (0.0, 0.02, 0.04, 0.07, 1.0)]
    assert found == sorted(found)
    assert found[:2] == [FIRST, FIRST]
    assert found[-1] == LAST == rank(0.0, owes=True), "so does who has used up what is free"


def test_many_who_keep_each_other_from_computing_much_give_way_all_the_same():
    """Sixteen tables on two cores: a tenth of a core is all that each of them gets."""
    assert rank(0.1, owes=False) > FIRST + 5


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
