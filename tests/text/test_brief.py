"""Whatever stands in a sentence, the sentence can be said."""

from fractions import Fraction

import pytest

from krom_explore import text
from krom_explore.engine.faults import BadInput
from krom_explore.text import short


class Unspeakable:
    def __str__(self) -> str:
        raise RuntimeError


def endless() -> list:
    found: list = []
    found.append(found)
    return found


def deep(levels: int) -> list:
    found: list = []
    for _ in range(levels):
        found = [found]
    return found


ODD = [
    "x" * 1_001, "x" * 10**6, "\ud800", "\x1b[2J", "\0", 10**5000, -(10**5000), 10**30, [10**5000], deep(3000),
    endless(), {"a": {"b": deep(900)}}, Unspeakable(), [Unspeakable()], b"\xff" * 99, float("nan"), float("inf"), None,
    True, "", [], {}, Fraction(1, 3), ["x" * 50] * 500, {1, 2}, object,
]  # fmt: skip


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_anything_can_be_shown_in_short(odd):
    shown = short(odd)
    assert len(shown) <= 40
    shown.encode()


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("wood", "wood"), (7, "7"), (-7, "-7"), (Fraction(1, 3), "1/3"), ([1, "a"], "[1, 'a']"), (None, "None"),
        (2.5, "2.5"), ("x" * 41, "x" * 39 + "…"), (10**5000, "≈10^5000"), ("a\x1bb\ud800", "a�b�"),
        ("a\u202f%\u00a0b", "a\u202f%\u00a0b"),
    ],
    ids=lambda _: "odd",
)  # fmt: skip
def test_what_can_be_read_stays_as_it_is(value, shown):
    assert short(value) == shown


@pytest.mark.parametrize("lang", ["en", "fr", "", "xx", "\0"])
@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_a_fault_can_be_said_whatever_it_is_about(odd, lang):
    for code in ("one-of", "range", "text-long"):
        said = BadInput("x\ud800" * 999, code, names=[odd, "a"], least=odd, most=odd, found=odd).say(lang)
        said.encode()
        assert len(said) < 6000


def test_large_numbers_are_written_out_as_the_language_writes_them():
    assert text.message("bad-range", least=0, most=10**6, found="x").startswith(
        "This must be a whole number from 0 to 1,000"
    )
    assert "1,000,000,000,000,000,000,000,000,000,000" in text.message("bad-range", least=0, most=10**30, found="x")


def test_a_number_that_a_sentence_rounds_itself_may_be_large():
    assert "1,000,000,000,000,000,000,000,000,000,000" in text.message(
        "odds-title-simulated", n=10**30, question="who wins"
    )
