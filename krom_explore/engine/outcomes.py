"""Every way chance could go from a position, with its exact probability, by running the real rules along each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from typing import Any

from .faults import TooManyBranches
from .ports import Answer, Decision, Draw, Event, Over, Pending, Roll
from .tape import Drawn, Entry

BRANCHES = 100_000
"""How many ways chance may go before an enumeration gives up; a million takes about a minute."""


class Ending:
    """Where one run of the rules along a tape came to rest."""

    __slots__ = ("pending", "position", "events")

    def __init__(self, pending: Pending | None, position: Any, events: list[Event]):
        self.pending = pending
        self.position = position
        self.events = events


class Outcome:
    """One position that chance can lead to."""

    __slots__ = ("probability", "ways", "events", "pending", "_position", "_look")

    def __init__(self, probability: Fraction, ending: Ending, look: Callable[[Any], Any]):
        self.probability = probability
        self.ways = 1
        """How many different rolls and draws lead here."""
        self.events = ending.events
        """What is told on the way; where several ways lead here, on the first of them."""
        self.pending = ending.pending
        """What the game waits for there, or None where it was stopped in mid-rule by ``until``."""
        self._position = ending.position
        self._look = look

    @property
    def state(self) -> Any:
        return self._look(self._position)

    def __repr__(self) -> str:
        return f"Outcome({self.probability}, {self.pending})"


class Outcomes(tuple[Outcome, ...]):
    """All outcomes; their probabilities add to exactly 1."""

    __slots__ = ()

    def chance(self, happens: Callable[[Outcome], bool]) -> Fraction:
        """The probability that ``happens`` is true of the outcome."""
        return sum((outcome.probability for outcome in self if happens(outcome)), Fraction(0))

    def spread(self, of: Callable[[Outcome], Hashable]) -> dict[Hashable, Fraction]:
        """The distribution of a fact: how likely each of its values is."""
        chances: dict[Hashable, Fraction] = {}
        for outcome in self:
            value = of(outcome)
            chances[value] = chances.get(value, Fraction(0)) + outcome.probability
        return chances


def ways(pending: Roll | Draw) -> Iterator[tuple[Entry, int]]:
    """Each result that pending chance can have, and its weight. Dice of one hand have no order."""
    if isinstance(pending, Draw):
        for card, copies in Counter(pending.cards).items():
            yield Drawn(card), copies
        return
    hands = [_hand(dice, pending.sides) for dice in pending.dice]
    for chosen in product(*hands):
        yield [list(faces) for faces, _ in chosen], prod(weight for _, weight in chosen)


def number_of_ways(pending: Roll | Draw) -> int:
    """How many results ``ways`` gives."""
    if isinstance(pending, Draw):
        return len(set(pending.cards))
    return prod(comb(dice + pending.sides - 1, dice) for dice in pending.dice)


def ways_in_all(pending: Roll | Draw) -> int:
    """What the weights of ``ways`` add to."""
    return len(pending.cards) if isinstance(pending, Draw) else pending.sides ** sum(pending.dice)


def _hand(dice: int, sides: int) -> list[tuple[tuple[int, ...], int]]:
    return [
        (faces, factorial(dice) // prod(factorial(same) for same in Counter(faces).values()))
        for faces in combinations_with_replacement(range(1, sides + 1), dice)
    ]


def enumerate_chance(
    run: Callable[[list[Entry]], Ending],
    key: Callable[[Any], Hashable],
    look: Callable[[Any], Any],
    answer: Callable[[Decision], Answer] | None,
    merge: bool,
    limit: int,
) -> Outcomes:
    """Run along every tape of chance. Decisions end a branch, unless ``answer`` takes them."""
    found: dict[Hashable, Outcome] = {}
    open_: list[tuple[list[Entry], Fraction]] = [([], Fraction(1))]
    ended = 0
    while open_:
        tape, probability = open_.pop()
        ending = run(tape)
        pending = ending.pending
        if isinstance(pending, (Roll, Draw)):
            total = ways_in_all(pending)
            branches = ended + len(open_) + number_of_ways(pending)
            if branches > limit:
                raise TooManyBranches(branches, limit)
            open_ += [([*tape, entry], probability * Fraction(weight, total)) for entry, weight in ways(pending)]
            continue
        if answer is not None and isinstance(pending, Decision):
            open_.append(([*tape, answer(pending)], probability))
            continue
        ended += 1
        same = (key(ending.position), _pending_key(pending)) if merge else ended
        if same in found:
            found[same].probability += probability
            found[same].ways += 1
        else:
            found[same] = Outcome(probability, ending, look)
    return Outcomes(found.values())


def _pending_key(pending: Pending | None) -> Hashable:
    if isinstance(pending, Decision):
        return pending.player, pending.question, tuple(pending.options)
    return pending.winner if isinstance(pending, Over) else None
