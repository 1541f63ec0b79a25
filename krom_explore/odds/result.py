"""What every exact answer has in common: whatever was asked, the result can be read, drawn, printed and rolled.

To add a question to a game (a fight, a hunt, a lottery):

1. In the game's ``odds/`` one file, named like the question: a class derived from ``Result`` with its ``title``,
   ``sentence``, ``rows``, ``explained`` and ``trial`` (and ``rulings`` and ``invented`` where there are any, and
   ``pictures`` where there is more to see than the rows side by side); a function that checks what it is given
   (``engine.checks``) and returns it; ``QUESTION``, the sheet that a page fills in; and ``COMMAND``, the same for the
   terminal.
2. In the game's ``odds/questions.py`` one entry each in ``QUESTIONS`` and ``COMMANDS``, in ``odds/__init__.py`` its
   names.
3. In the game's ``text/LANG/odds.ftl`` its sentences, in ``text/LANG/pages.ftl`` those of its page (``page-odds-NAME``,
   ``-lead`` and ``-1``).

Steps, simulation, tables, charts, notebooks, the odds panel of a page and the terminal then have it without more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput

from .picture import Picture, of_rows
from .spread import Said, in_full, percent
from .steps import Explanation, Step

if TYPE_CHECKING:
    from .chart import Chart


class Row(NamedTuple):
    """One thing that can happen."""

    id: str
    label: Said
    """What people read."""
    chance: Fraction


def row_step(label: Said, ways: int, total: int) -> Step:
    """A row that is counted: so many ways of so many."""
    return Step(Said("odds-step-row-ways", {"row": label}), ways, total)


def rest_step(label: Said, rest: Fraction) -> Step:
    """A row that is all the rest."""
    return Step(Said("odds-step-row-rest", {"row": label, "rest": rest, "chance": 1 - rest}))


class Thrown(NamedTuple):
    """Dice that fell, whose they are, and what is added to them."""

    faces: tuple[int, ...]
    who: Said | str = ""
    """"" where they are nobody else's."""
    plus: int = 0


class Listed(NamedTuple):
    """What happened one after the other, a line each."""

    head: tuple[Said, ...]
    rows: tuple[tuple[str, ...], ...]


class Trial(NamedTuple):
    """A question that was played through once."""

    happened: list[str]
    """The ids of the rows that happened, and of what the pictures show besides."""
    dice: tuple[Thrown, ...] = ()
    """What fell last..."""
    lines: tuple[Said, ...] = ()
    """... what is told of it, where the answer can say it..."""
    steps: Listed | None = None
    """... and how it came to that, where there is more than one step."""


class Invented(tuple[str, ...]):
    """The paths of what an answer depends on and is not the publisher's, and the sentence that says what that means."""

    note: Said

    def __new__(cls, paths: Iterable[str], note: Said) -> Invented:
        found = super().__new__(cls, paths)
        found.note = note
        return found


def note_on(invented: Sequence[str]) -> Said:
    """What is said where these paths are invented."""
    return invented.note if isinstance(invented, Invented) else Said("odds-note-invented", {})


def together(several: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """What is invented in any of several answers. What is said of all of them is said of them together."""
    some = [invented for invented in several if invented]
    paths = tuple(dict.fromkeys(path for invented in some for path in invented))
    notes = [note_on(invented) for invented in some]
    return Invented(paths, notes[0]) if notes and notes.count(notes[0]) == len(notes) else paths


class Result(ABC):
    """An exact answer that knows its question."""

    __slots__ = ()

    @property
    @abstractmethod
    def title(self) -> Said:
        """The question in a few words, as it stands above a chart."""

    @property
    @abstractmethod
    def sentence(self) -> Said:
        """The answer in a sentence: ``result.sentence("en")``."""

    @property
    @abstractmethod
    def rows(self) -> list[Row]:
        """Everything that can happen, in order, each with its exact chance."""

    @abstractmethod
    def explained(self, about: str | None = None) -> Explanation:
        """How the answer comes about. ``about`` names whom to explain where there are several."""

    def explained_row(self, row: str) -> Explanation:
        """How the row with this id comes about: the last step ends on its chance. None where there is no short way."""
        return Explanation()

    @abstractmethod
    def trial(self, random: Random) -> list[str]:
        """Play the question through once: the ids of the rows that happened, and of what its pictures show besides."""

    def played(self, random: Random) -> Trial:
        """The same with what fell, where the answer can say it."""
        return Trial(self.trial(random))

    @property
    def pictures(self) -> Sequence[Picture]:
        """What a page draws, the most telling first. Without more, the rows."""
        return [of_rows(self)]

    @property
    def rulings(self) -> Mapping[str, str]:
        """The open questions that matter here, and how they are ruled."""
        return {}

    @property
    def invented(self) -> tuple[str, ...]:
        """The paths of what the answer depends on and is not the publisher's; ``Invented`` to say what that means."""
        return ()

    @property
    def steps(self) -> Explanation:
        """How the answer comes about."""
        return self.explained()

    def table(self, lang: str = "en") -> list[dict[str, Any]]:
        """The rows as plain data, for pandas.DataFrame or csv.DictWriter."""
        return [
            {
                "outcome": row.label.say(lang),
                "id": row.id,
                "chance": in_full(row.chance),
                "percent": float(100 * row.chance),
            }
            for row in self.rows
        ]

    def chart(self, lang: str = "en") -> Chart:
        """The rows as a Plotly figure with bars."""
        from .chart import bars

        return bars(self, lang)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.sentence.say()}>"

    def _repr_mimebundle_(self, *_: Any, **__: Any) -> dict[str, Any]:
        """In a notebook: the chart, which has the sentence in it; where Plotly is not installed, all of it as text."""
        try:
            return self.chart().mimebundle()
        except ImportError:
            return {"text/plain": as_lines(self)}


def as_lines(result: Result, lang: str = "en") -> str:
    """The sentence, and a line for each row."""
    labels = [row.label.say(lang) for row in result.rows]
    wide = max(map(len, labels), default=0)
    rows = [
        f"{label:<{wide}}  {percent(row.chance, lang):>7}  {in_short(row.chance)}".rstrip()
        for label, row in zip(labels, result.rows, strict=True)
    ]
    return "\n".join([result.sentence.say(lang), "", *rows])


def in_short(value: Fraction) -> str:
    """A fraction, unless it is too long to be read."""
    shown = in_full(value)
    return shown if len(shown) <= 40 else ""


def explain(result: Any, about: str | None = None) -> Explanation:
    """How a result comes about. ``about`` names whom to explain where there are several."""
    return a_result("result", result).explained(about)


def a_result(path: str, value: Any) -> Result:
    """``value`` if it is the result of a question."""
    if not isinstance(value, Result):
        raise BadInput(path, "odds-result", found=checks.short(type(value).__name__))
    return value
