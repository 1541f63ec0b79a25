"""The tape: what has been answered, rolled and drawn, in order. Running the rules along a tape gives the position.

Stepping, undo, save, replay, forks and exact enumeration are all the same thing: a turn played again along a tape.
When the tape runs out the rules are waiting for something, and that something is pending.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from krom_explore.text import short

from .chance import SeededChance
from .faults import Expected
from .ports import NOTHING, SIDES, Answer, Decision, Dice, Draw, Event, Pending, Roll


class Drawn(str):
    """A card drawn, as it stands on a tape."""

    __slots__ = ()


_tuple = tuple.__new__  # builds an Event in half the time of its constructor; it happens twice per decision

Entry = Answer | Drawn | Dice


def write(entry: Entry) -> str:
    """The entry as one line of text: ``go north``, ``roll 6 3 2``, ``roll 4,5 2``, ``card ace``."""
    if isinstance(entry, Drawn):
        return f"card {entry}"
    if isinstance(entry, str):
        return entry
    return "roll " + " ".join(",".join(map(str, faces)) for faces in entry)


def read(line: str) -> Entry:
    """The entry that ``write`` made a line of."""
    verb, _, rest = line.partition(" ")
    if verb == "card":
        return Drawn(rest)
    if verb == "roll":
        try:
            return [[int(face) for face in faces.split(",")] for faces in rest.split()]
        except ValueError:
            raise Expected("tape-roll", found=short(line)) from None
    return line


class Waiting(Exception):
    """The tape has run out: the rules wait for ``pending``."""

    def __init__(self, pending: Pending, answered: tuple[str, ...] = ()):
        super().__init__(pending)
        self.pending = pending
        self.answered = answered
        """Who has answered already, where several are asked at the same time."""


class Stopped(Exception):
    """The event at which the run was to stop has been told."""


class TapePorts:
    """Ports that answer from a tape, keep the events, and stop where the tape ends."""

    __slots__ = ("tape", "at", "end", "events", "chances", "until", "past")

    def __init__(self, tape: Sequence[Entry], at: int, end: int, until: str | None = None, past: int = 0):
        self.tape = tape
        self.at = at
        self.end = end
        self.events: list[Event] = []
        self.chances = 0
        self.until = until
        self.past = past
        """How many events are told before ``until`` counts."""

    def ask(self, decision: Decision) -> Answer:
        if self.at == self.end:
            raise Waiting(decision)
        self.at += 1
        return self.tape[self.at - 1]  # type: ignore[return-value]

    def ask_together(self, decisions: Sequence[Decision]) -> list[Answer]:
        answers: list[Answer] = []
        for decision in decisions:
            if self.at == self.end:
                raise Waiting(decision, tuple(d.player for d in decisions[: len(answers)]))
            answers.append(self.ask(decision))
        return answers

    def roll(
        self,
        who: tuple[str, ...],
        dice: tuple[int, ...],
        purpose: str,
        sides: int = SIDES,
        about: Mapping[str, Any] = NOTHING,
    ) -> Dice:
        if self.at == self.end:
            raise Waiting(Roll(who, dice, purpose, sides, about))
        self.at += 1
        self.chances += 1
        return self.tape[self.at - 1]  # type: ignore[return-value]

    def draw(self, deck: str, cards: Sequence[str], owner: str | None = None) -> str:
        if self.at == self.end:
            raise Waiting(Draw(deck, tuple(cards), owner))
        self.at += 1
        self.chances += 1
        return str(self.tape[self.at - 1])

    def tell(self, kind: str, rule: str, /, **args: Any) -> None:
        self.events.append(_tuple(Event, (kind, rule, args, (), ())))
        if kind == self.until and len(self.events) > self.past:
            raise Stopped

    def tell_only(self, players: tuple[str, ...], secret: str, kind: str, rule: str, /, **args: Any) -> None:
        self.events.append(Event(kind, rule, args, (secret,), players))
        if kind == self.until and len(self.events) > self.past:
            raise Stopped


class CheckedPorts(TapePorts):
    """The same for a tape from outside: it ends, as if it had run out, before the first entry that the rules refuse."""

    __slots__ = ("told",)

    def __init__(self, tape: list[Entry], at: int, end: int, told: Callable[[Pending, Entry], Entry | None]):
        super().__init__(tape, at, end)
        self.told = told
        """The entry as it stands on a tape, if it answers what is pending; else None."""

    def _check(self, pending: Pending) -> None:
        if self.at < self.end:
            entry = self.told(pending, self.tape[self.at])
            if entry is None:
                self.end = self.at
            else:
                self.tape[self.at] = entry  # type: ignore[index]

    def ask(self, decision: Decision) -> Answer:
        self._check(decision)
        return super().ask(decision)

    def ask_together(self, decisions: Sequence[Decision]) -> list[Answer]:
        for ahead, decision in enumerate(decisions):
            at, self.at = self.at, self.at + ahead
            self._check(decision)
            self.at = at
        return super().ask_together(decisions)

    def roll(
        self,
        who: tuple[str, ...],
        dice: tuple[int, ...],
        purpose: str,
        sides: int = SIDES,
        about: Mapping[str, Any] = NOTHING,
    ) -> Dice:
        self._check(Roll(who, dice, purpose, sides, about))
        return super().roll(who, dice, purpose, sides, about)

    def draw(self, deck: str, cards: Sequence[str], owner: str | None = None) -> str:
        self._check(Draw(deck, tuple(cards), owner))
        return super().draw(deck, cards, owner)


class LivePorts:
    """Ports for playing on without a tape: answers from ``decide``, chance from a seed, events to a list.

    This is how whole games are played fast. Where ``events`` is None, nothing is kept of what happens; where there is a
    ``most``, the rules are stopped when so many events have been told.
    """

    __slots__ = ("ask", "chance", "step", "tell", "tell_only")

    def __init__(
        self,
        chance: SeededChance,
        decide: Callable[[Decision], Answer],
        events: list[Event] | None = None,
        most: int | None = None,
    ):
        self.ask = decide
        self.chance = chance
        self.step = 0
        if events is None:
            self.tell, self.tell_only = _silence()
        else:
            self.tell, self.tell_only = _listener(events) if most is None else _counter(events, most)

    def ask_together(self, decisions: Sequence[Decision]) -> list[Answer]:
        return list(map(self.ask, decisions))

    def roll(
        self,
        who: tuple[str, ...],
        dice: tuple[int, ...],
        purpose: str,
        sides: int = SIDES,
        about: Mapping[str, Any] = NOTHING,
    ) -> Dice:
        step = self.step
        self.step = step + 1
        return self.chance.roll(step, dice, sides)

    def draw(self, deck: str, cards: Sequence[str], owner: str | None = None) -> str:
        step = self.step
        self.step = step + 1
        return cards[self.chance.pick(step, len(cards))]


Tell = Callable[..., None]


def _listener(events: list[Event]) -> tuple[Tell, Tell]:
    """The two ways to tell, keeping every event."""
    keep = events.append

    def tell(kind: str, rule: str, /, **args: Any) -> None:
        keep(_tuple(Event, (kind, rule, args, (), ())))

    def tell_only(players: tuple[str, ...], secret: str, kind: str, rule: str, /, **args: Any) -> None:
        keep(_tuple(Event, (kind, rule, args, (secret,), players)))

    return tell, tell_only


def _counter(events: list[Event], most: int) -> tuple[Tell, Tell]:
    """The same, and the last of ``most`` events stops the rules: apart, for whole games are played without counting."""
    plain, plain_only = _listener(events)

    def tell(kind: str, rule: str, /, **args: Any) -> None:
        plain(kind, rule, **args)
        if len(events) == most:
            raise Stopped

    def tell_only(players: tuple[str, ...], secret: str, kind: str, rule: str, /, **args: Any) -> None:
        plain_only(players, secret, kind, rule, **args)
        if len(events) == most:
            raise Stopped

    return tell, tell_only


def _silence() -> tuple[Tell, Tell]:
    """The two ways to tell, to nobody."""

    def tell(kind: str, rule: str, /, **args: Any) -> None:
        pass

    def tell_only(players: tuple[str, ...], secret: str, kind: str, rule: str, /, **args: Any) -> None:
        pass

    return tell, tell_only


def dice_told(pending: Roll, told: Any) -> list[list[int]] | None:
    """The dice told, as one list for each who rolls; None where they do not fit what is pending."""
    if isinstance(told, Mapping):
        if set(told) != set(pending.who):
            return None
        told = [told[name] for name in pending.who]
    if not isinstance(told, (list, tuple)) or len(told) > sum(pending.dice):
        return None
    if len(pending.who) == 1 and not any(isinstance(hand, (list, tuple)) for hand in told):
        told = [told]
    hands = [[hand] if isinstance(hand, int) else hand for hand in told]
    fits = (
        len(hands) == len(pending.who)
        and all(isinstance(hand, (list, tuple)) for hand in hands)
        and all(len(hand) == dice for hand, dice in zip(hands, pending.dice, strict=True))
        and all(type(face) is int and 1 <= face <= pending.sides for hand in hands for face in hand)
    )
    return [list(hand) for hand in hands] if fits else None
