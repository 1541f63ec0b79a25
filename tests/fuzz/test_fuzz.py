"""A share of the fuzzing in every run of the tests; all of it is ``python -m tests.fuzz 20000``."""

import os

import pytest

from .kinds import KINDS
from .run import counts, faults

CASES = int(os.environ.get("KROM_FUZZ", "2500"))
SEED = 10


@pytest.mark.parametrize("kind", KINDS)
def test_only_refusals_that_can_be_said_come_out(kind: str) -> None:
    wrong = list(faults(kind, counts(CASES)[kind], SEED))
    assert not wrong, "\n".join(map(str, wrong))
