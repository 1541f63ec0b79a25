"""What passes between the rules of a game and whoever plays it.

The rules ask for decisions, call for chance and tell what happened. They never know who is at the other end: a
person, a bot, a recorded tape or an exhaustive enumeration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

Answer = str
"""An answer is its text: a verb and what goes with it."""

Dice = list[list[int]]
"""The result of a roll: one list of faces for each one who rolls."""


NOTHING: Mapping[str, Any] = MappingProxyType({})
"""No facts: what most questions and rolls have beside their name."""

SIDES = 6
"""The dice of most boxes."""


class Decision:
    """A question to one player, with every legal answer."""

    __slots__ = ("player", "question", "options", "about")

    def __init__(self, player: str, question: str, options: Sequence[Answer], about: Mapping[str, Any] = NOTHING):
        self.player = player
        self.question = question
        self.options = options
        self.about = about

    def __repr__(self) -> str:
        return f"Decision({self.player}: {self.question}? {', '.join(self.options)})"


class Roll(NamedTuple):
    """Dice that must be rolled: ``who`` rolls, in order, how many ``dice`` each."""

    who: tuple[str, ...]
    dice: tuple[int, ...]
    purpose: str
    sides: int = SIDES
    about: Mapping[str, Any] = NOTHING
    """What the roll is for, as far as it is public: the card that is played, the value that must be reached."""


class Draw(NamedTuple):
    """A card that must be drawn at random from ``cards`` (a multiset: a pile has no order)."""

    deck: str
    cards: tuple[str, ...]
    owner: str | None = None
    """The player whose hand is drawn from, or None where it is a pile."""


class Elsewhere(NamedTuple):
    """A question to somebody else, where to know who is asked would be to know what they hold."""

    question: str


class Over(NamedTuple):
    """Nothing is asked any more: the game has a winner."""

    winner: str


Pending = Decision | Roll | Draw | Over
"""What a game waits for."""

Awaited = Pending | Elsewhere
"""The same, as far as one player may know it."""


class Event(NamedTuple):
    """A fact worth explaining, with the id of the rule that made it happen."""

    kind: str
    rule: str
    args: dict[str, Any]
    secret: tuple[str, ...] = ()
    """The names of the facts that only ``known_to`` know."""
    known_to: tuple[str, ...] = ()

    def seen_by(self, player: str) -> Event:
        """The event as ``player`` sees it: without the facts that only others know."""
        if not self.secret or player in self.known_to:
            return self
        return Event(self.kind, self.rule, {k: v for k, v in self.args.items() if k not in self.secret})

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"Event({self.kind} [{self.rule}] {facts})"


class Reason(NamedTuple):
    """Why an answer is refused: a code for the sentence, the rule that forbids it, and what is missing."""

    code: str
    rule: str
    args: Mapping[str, Any] = NOTHING


class Illegal(Exception):
    """An answer that the rules refuse. Nothing has changed."""

    def __init__(self, reason: Reason, sentence: Callable[[Reason], str] | None = None):
        super().__init__(reason)
        self.reason = reason
        self._sentence = sentence

    def __str__(self) -> str:
        return self._sentence(self.reason) if self._sentence else f"{self.reason.code} [{self.reason.rule}]"

    def _render_traceback_(self) -> list[str]:
        """In a notebook: the sentence and the rule, for it is the rules that refuse and not our code."""
        return [f"{type(self).__name__}: {self} ({self.reason.rule})"]


class Ports(Protocol):
    """The three openings in the wall of the rules: ask, chance (roll and draw), tell."""

    def ask(self, decision: Decision) -> Answer:
        """Put a question to one player."""

    def ask_together(self, decisions: Sequence[Decision]) -> list[Answer]:
        """Put questions to several players at the same time, in secret."""

    def roll(
        self,
        who: tuple[str, ...],
        dice: tuple[int, ...],
        purpose: str,
        sides: int = SIDES,
        about: Mapping[str, Any] = NOTHING,
    ) -> Dice:
        """Roll dice for each of ``who``. ``about`` says what the roll is for."""

    def draw(self, deck: str, cards: Sequence[str], owner: str | None = None) -> str:
        """Draw one of ``cards`` at random."""

    def tell(self, kind: str, rule: str, /, **args: Any) -> None:
        """Say that something happened, by which rule. (The ``/`` saves comparing every name with these two.)"""

    def tell_only(self, players: tuple[str, ...], secret: str, kind: str, rule: str, /, **args: Any) -> None:
        """Say that something happened, keeping the fact named ``secret`` to ``players``."""
