"""What is printed, as data: sheets, and the blocks that stand on them. How they look is decided in ``html``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple


class Heading(NamedTuple):
    text: str


class Lead(NamedTuple):
    """The sentence that says it all."""

    text: str


class Words(NamedTuple):
    text: str


class Small(NamedTuple):
    """A remark."""

    text: str


class Points(NamedTuple):
    """Short lines, perhaps in an order."""

    lines: Sequence[str]
    ordered: bool = False


class Room(NamedTuple):
    """Lines to write on, and what is to be written there."""

    label: str
    lines: int = 1


class Grid(NamedTuple):
    """A table of words and numbers. The first column says what each row is of."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""


class Bar(NamedTuple):
    """How likely something is, or, where nothing is told of that, room to draw it."""

    label: str
    chance: Fraction | None = None
    percent: str = ""
    exact: str = ""


class Bars(NamedTuple):
    caption: str
    bars: Sequence[Bar]


class Tally(NamedTuple):
    """A table in which strokes are made: what can happen, room for the strokes, and room for how many they are."""

    head: Sequence[str]
    labels: Sequence[str]


class Asked(NamedTuple):
    """A question with room for its answer."""

    text: str
    given: Sequence[str] = ()
    options: Sequence[str] = ()
    help: str = ""
    route: str = ""
    """Where the same is asked on a screen."""


class Told(NamedTuple):
    """A question of a sheet with its answer."""

    text: str
    answer: str
    why: str = ""
    rule: str = ""
    steps: Sequence[str] = ()
    given: Sequence[str] = ()
    route: str = ""
    exact: str = ""
    """An exact number that is too long for the answer itself, in small print."""
    number: int = 0
    """That of the question on its sheet; 0 where the key has the same questions in the same order."""


class Columns(NamedTuple):
    """Blocks in two columns."""

    blocks: Sequence[Block]


Block = Heading | Lead | Words | Small | Points | Room | Grid | Bars | Tally | Asked | Told | Columns


@dataclass(frozen=True)
class Sheet:
    """Something that is handed out. It begins on a new page."""

    kind: str
    """What it is: a worksheet, an answer key."""
    title: str
    route: str
    """The page of the app to which its code leads."""
    blocks: Sequence[Block]
    seed: int | None = None
    """What its numbers come from; None where nothing on it is made up by chance."""
    invented: Sequence[str] = ()
    """What is to be said of what is not the publisher's; nothing where all of it is."""
    copy: tuple[int, int] | None = None
    """Which one of how many different ones it is."""
    signed: bool = False
    """Whether there is room for a name."""
    dense: bool = False
    """Whether it is to be one page, in small type."""
