"""A round of an activity: played on a real table where the activity has a position, otherwise tried as ``odds`` does.

The measure of an activity says how: ``reads`` names what the game reads the row with, from what was told since the
round began; ``script`` has the answers that each likes to give (the first legal one; ``*`` is everybody); ``asks`` are
the questions that the pupil answers. ``until`` names the event that ends a round, for who wants to count every way.
With ``by_hand`` pupils roll dice of their own and say what came.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Draw, Event, Over, Pending, Roll
from krom_explore.engine.table import GameTable
from krom_explore.odds.result import Result, Trial
from krom_explore.odds.spread import Said

from .activities import Activities
from .activity import Activity, Set

MOST_STEPS = 60
"""Answers, rolls and draws of one round."""

EVERYBODY = "*"

WHOLE = re.compile(r"\{(\w+)\}")


def filled(data: Any, values: Mapping[str, Any]) -> Any:
    """Plain data in which ``{NAME}`` is the value of that name."""
    if isinstance(data, Mapping):
        return {filled(name, values): filled(value, values) for name, value in data.items()}
    if isinstance(data, list):
        return [filled(value, values) for value in data]
    if not isinstance(data, str):
        return data
    if (alone := WHOLE.fullmatch(data)) and alone[1] in values:
        return values[alone[1]]
    return WHOLE.sub(lambda name: str(values.get(name[1], name[0])), data)


class Rounds:
    """The rounds of one set, under one ruleset."""

    def __init__(self, activities: Activities, asked: Set, rules: Any):
        self.activities = activities
        self.set = asked
        self.rules = rules
        self.activity: Activity = activities.of(asked.activity)
        self.exact: Result = activities.exact(asked, rules)
        self.rows = self.exact.rows
        self.number = {row.id: number for number, row in enumerate(self.rows)}
        self.values = activities.values(asked, rules)
        laid = activities.laid.get(self.activity.question)
        self.laid = laid(self.values, rules) if laid else rules
        """The rules under which it is played, and which its texts tell: those of the box, with what a field changes."""
        derived = activities.derived.get(self.activity.question)
        self.values |= derived(self.values, rules) if derived else {}
        self.measure: Mapping[str, Any] = filled(dict(self.activity.measure), self.values)
        self.begin = self._set_up()
        """The position of every round; None where a round is a trial."""

    @property
    def by_hand(self) -> bool:
        return bool(self.measure.get("by_hand"))

    @property
    def decides(self) -> bool:
        """Whether the pupil has something to decide in a round."""
        return self.begin is not None and bool(self.measure.get("asks"))

    def _set_up(self) -> GameTable | None:
        if self.activity.position is None:
            return None
        try:
            made: GameTable = self.activities.table.scenario(
                filled(self.activity.position, self.values), rules=self.laid
            )
        except BadInput:  # a box of one's own may not have what the position needs: then it is tried without a table
            return None
        return made

    @property
    def fields(self) -> list[Any]:
        """What can be set in its question."""
        return list(self.activities.sheets[self.activity.question].fields(self.rules))

    def facts(self, shown: Callable[[Any, Any], Any]) -> dict[str, Any]:
        """What is put into its texts: what is set, each field as ``shown`` writes its value for people."""
        plain = {name: value for name, value in self.values.items() if isinstance(value, (str, int))}
        return {**plain, **{field.name: shown(field, self.values[field.name]) for field in self.fields}}

    def known(self) -> list[Said]:
        """What has to be known before one predicts, beside the rules."""
        tell = self.activities.facts.get(self.activity.question)
        return tell(self.exact, self.values, self.rules) if tell else []

    def luck(self, who: str, number: int) -> Random:
        """The chance of a round: of the seed, the pupil and the round, or such as nobody knows."""
        return SystemRandom() if self.set.seed is None else Random(f"{self.set.seed} {who} {number}")

    def tried(self, who: str, number: int) -> tuple[int, Trial]:
        """A round without a table: the row that a trial comes to, and the trial."""
        trial = self.exact.played(self.luck(who, number))
        return next(self.number[id_] for id_ in trial.happened if id_ in self.number), trial

    def round(self, who: str, number: int) -> Round:
        assert self.begin is not None
        return Round(self, self.begin.fork(), self.luck(who, number))

    def read(self, events: Sequence[Event]) -> int | None:
        """The row that what was told comes to; None while it is open."""
        row = self.activities.reads[self.measure["reads"]](events, self.measure)
        return None if row is None else self.number[row]

    def scripted(self, pending: Decision) -> str | None:
        """What the script answers; None where the pupil is asked."""
        if pending.question in self.measure.get("asks", ()):
            return None
        script = self.measure.get("script", {})
        likes = [*script.get(pending.player, ()), *script.get(EVERYBODY, ())]
        return next((answer for answer in likes if answer in pending.options), pending.options[-1])


class Round:
    """One round on a table. ``go_on`` plays as far as nobody has to decide."""

    def __init__(self, rounds: Rounds, table: GameTable, luck: Random):
        self.rounds = rounds
        self.table = table
        self.luck = luck
        self._told = len(table.log)
        self.row: int | None = None
        """The number of the row that it has come to; None while it is open."""
        self.go_on()

    @property
    def events(self) -> list[Event]:
        return self.table.log[self._told :]

    def go_on(self) -> None:
        for _ in range(MOST_STEPS):
            self.row = self.rounds.read(self.events)
            pending = self.table.pending
            if self.row is not None or isinstance(pending, Over):
                return
            if isinstance(pending, Decision):
                answer = self.rounds.scripted(pending)
                if answer is None:
                    return
                self.table.choose(answer)
            else:
                self.table.roll(fallen(pending, self.luck))

    def choose(self, answer: str) -> None:
        """The pupil decides. What is not legal raises Illegal and changes nothing."""
        self.table.choose(answer)
        self.go_on()


def fallen(pending: Pending, luck: Random) -> Any:
    """Dice or a card, as ``table.roll`` is told them."""
    if isinstance(pending, Roll):
        return [[luck.randint(1, pending.sides) for _ in range(dice)] for dice in pending.dice]
    assert isinstance(pending, Draw)
    return luck.choice(pending.cards)
