"""What a class has collected: figures, and what they say. Fed by a live room or by codes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.learn.classroom import LEAST_EXPECTED, Gathered, Pasted, paste
from krom_explore.learn.rounds import Rounds
from krom_explore.odds.spread import about, percent
from krom_explore.ui import classes
from krom_explore.ui.collected_drawn import Drawer
from krom_explore.ui.room import Room

from .base import Component

CODES = 60_000
"""Letters of codes that are pasted at once: some 2,000 of them."""

MOST_FAULTS = 8
"""Lines that could not be read are named up to this many."""

MEAN = -1
"""Instead of the number of a row: the mean of all of them."""


class Collected(Component):
    """``source`` is the sum as it is now; ``shown`` says whether the exact answer may be seen, where somebody else
    decides that, and ``paused`` whether the class has stopped to talk."""

    kind = "collected"

    def __init__(
        self,
        room: Room,
        rounds: Rounds,
        source: Callable[[], Gathered],
        shown: Callable[[], bool] | None = None,
        paused: Callable[[], bool] = lambda: False,
    ):
        super().__init__(room)
        self.rounds = rounds
        self._source = source
        self._shown = shown
        self._paused = paused
        self._own_shown = False
        self._large = False
        self._file = ""
        """The sum as a file, where it was asked for."""
        self._numbers = rounds.activity.predict.kind == "number" and rounds.activity.predict.of == "mean"
        self._row: int | None = MEAN if self._numbers else self._asked_row()
        """What the law of large numbers is watched with; None: what came most often, for nothing else may be told."""

    def _asked_row(self) -> Any:
        return self.rounds.number.get(self.rounds.activity.predict.row)

    def _watched(self, gathered: Gathered) -> int:
        if self._row is not None:
            return self._row
        middle = len(gathered.rows) // 2  # of those that came alike, and before the first round
        return max(range(len(gathered.rows)), key=lambda row: (gathered.counts[row], -abs(row - middle)))

    @property
    def shown(self) -> bool:
        return self._own_shown if self._shown is None else self._shown()

    def state(self) -> dict[str, Any]:
        gathered = self._source()
        drawer = Drawer(self.room, gathered, self.shown, self._large)
        watched = self._watched(gathered)
        figures = [drawer.results(), drawer.running(None if watched == MEAN else watched)]
        if gathered.predict.kind == "number":
            figures.append(drawer.predictions())
        return {
            "ask": classes.said(self.room, self.rounds, "ask"),
            "standing": self.word("collected-standing", pupils=len(gathered.records), rounds=gathered.n),
            "figures": figures,
            "sentences": self._sentences(gathered, drawer),
            "discuss": self._discuss() if gathered.n else "",
            "test": self._test(gathered) if self.shown and gathered.n else [],
            "watched": watched,
            "watchable": self._watchable(),
            "large": self._large,
            "shown": self.shown,
            "decides": self._shown is None,
            "file": self._file,
            "name": f"{self.rounds.set.game}-{self.rounds.set.activity}",
            "words": {
                name: self.word(f"collected-{name}")
                for name in ("as-table", "watch", "large", "show", "hide", "csv", "png", "test", "figures")
            },
        }

    def _watchable(self) -> list[dict[str, Any]]:
        """What the law of large numbers can be watched with."""
        rows = [{"row": n, "label": row.label.say(self.lang)} for n, row in enumerate(self.rounds.rows)]
        return [{"row": MEAN, "label": self.word("collected-mean")}, *rows] if self._numbers else rows

    def _sentences(self, gathered: Gathered, drawer: Drawer) -> list[str]:
        """What the results come to, and the exact answer."""
        if not gathered.n:
            return []
        found = []
        if gathered.predict.kind == "number":
            came, told = drawer.came_to(), gathered.predicted
            assert came is not None  # rounds come after a prediction
            assert isinstance(told, Fraction)
            facts = {"came": classes.number(self.room, self.rounds, came), "predicted": about(told, self.lang)}
            found.append(self.word("collected-numbers", **facts))
        if not self.shown:
            return found
        return [*found, self.rounds.exact.sentence.say(self.lang)]

    def _discuss(self) -> str:
        """What is to be talked about: not before, for it gives something away to whoever is still predicting."""
        return classes.said(self.room, self.rounds, "discuss") if self.shown or self._paused() else ""

    def _test(self, gathered: Gathered) -> list[str]:
        """Whether the difference may be chance: for whoever opens it, for it is beyond most of a class."""
        if self.rounds.decides:
            return [self.word("collected-decided")]
        test = gathered.chi_square()
        if test is None:
            return [self.word("collected-impossible")]
        statistic, p = about(test.statistic, self.lang), percent(Fraction(test.p), self.lang)
        return [
            self.word("collected-chi-square", statistic=statistic, degrees=test.degrees, percent=p),
            self.word("collected-few", least=LEAST_EXPECTED) if test.small else self.word("collected-tells"),
        ]

    # --- what the teacher does

    def do_watch(self, row: Any) -> None:
        """Follow another row, or the mean."""
        wanted = checks.whole("row", row, MEAN, len(self.rounds.rows) - 1)
        if wanted == MEAN and not self._numbers:
            raise BadInput("row", "range", least=0, most=len(self.rounds.rows) - 1, found=str(wanted))
        self._row = wanted

    def do_large(self, large: Any) -> None:
        """Letters for a wall."""
        self._large = checks.kind("large", large, bool)

    def do_show(self, shown: Any) -> None:
        """See the exact answer, where nobody else decides that."""
        if self._shown is not None:
            raise BadInput("shown", "collected-elsewhere")
        self._own_shown = checks.kind("shown", shown, bool)

    def do_export(self) -> None:
        self._file = self._source().csv(self.lang)


class Codes(Component):
    """Where there is no server to gather results: codes, typed or pasted, or from a file."""

    kind = "codes"
    longest: Mapping[str, int] = MappingProxyType({"text": CODES})

    def __init__(self, room: Room, rounds: Rounds):
        super().__init__(room)
        self.rounds = rounds
        self.gathered = Gathered(rounds.set, rounds.rows, rounds.activity.predict)
        self._pasted: Pasted | None = None

    def state(self) -> dict[str, Any]:
        return {
            "key": self.rounds.set.key(),
            "pupils": [classes.called(self.room, record.who) for record in self.gathered.records.values()],
            "codes": [record.code(self.rounds.set, len(self.rounds.rows)) for record in self.gathered.records.values()],
            "told": self._told(),
            "faults": self._faults(),
            "words": {name: self.word(f"codes-{name}") for name in ("title", "help", "add", "file", "pupils", "empty")},
        }

    def _told(self) -> str:
        return self.word("codes-told", new=self._pasted.new, same=self._pasted.same) if self._pasted else ""

    def _faults(self) -> list[str]:
        if self._pasted is None:
            return []
        faults, few = self._pasted.faults, self._pasted.faults[:MOST_FAULTS]
        said = [self.word("codes-line", number=number, why=fault.sentence(self.lang)) for number, fault in few]
        return [*said, self.word("codes-more", n=len(faults) - MOST_FAULTS)] if len(faults) > MOST_FAULTS else said

    def do_paste(self, text: Any) -> None:
        """Take codes, one on each line."""
        gathered = self.gathered.copy()
        self._pasted = paste(gathered, checks.kind("text", text, str))
        self.gathered = gathered
