"""The face of a game: records and functions from which pages, the terminal and notebooks make what people see.

A game's package has a module ``face`` with the names of ``Face`` below. Everything in it is a function of what a seat
may see, of the ruleset and of a language; none of it knows a page, a widget or a browser. (docs/adding-a-game.md)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from krom_explore.engine.ports import Awaited, Event, Reason
from krom_explore.engine.seat import Seat
from krom_explore.text import Catalogue

from .sheet import Field


class Sight:
    """What a part of the table is drawn from: a seat, a language, and whether one asked for what it keeps back."""

    def __init__(
        self,
        seat: Seat,
        words: Catalogue,
        rule_text: Callable[[str, str, Any], str],
        lang: str,
        asked: bool,
        bots: Mapping[str, str] = MappingProxyType({}),
    ):
        self.seat = seat
        self.state = seat.state
        self.rules = seat.rules
        self.lang = lang
        self.asked = asked
        self.bots = bots
        """Who is no person, each with how strong it plays."""
        self._words = words
        self._rule_text = rule_text

    @property
    def pending(self) -> Awaited:
        return self.seat.pending

    def word(self, key: str, **args: Any) -> str:
        return self._words.message(key, self.lang, **args)

    def words(self, *keys: str) -> dict[str, str]:
        """The fixed words that the browser puts on buttons and headings."""
        return {key: self.word(f"ui-{key}") for key in keys}

    def say(self, thing: Any) -> str:
        return self.seat.say(thing, self.lang)

    def reason(self, reason: Reason) -> dict[str, str]:
        """Why something is refused, and what the rule behind it says."""
        rule = reason.rule
        return {"why": self.say(reason), "rule": rule, "ruleText": self._rule_text(rule, self.lang, self.rules)}


class Part(NamedTuple):
    """A part of a game's table that is the game's own: its board, its mats."""

    widget: str
    """The browser half: ``NAME/board`` is ``widgets/NAME/board``. What people do there are answers to the question."""
    show: Callable[[Sight], dict[str, Any]]


class Opening(NamedTuple):
    """A position to begin with: a scenario, or the players (and switches) of a new game."""

    scenario: Mapping[str, Any] | None = None
    new: Mapping[str, Any] | None = None


class Watch(NamedTuple):
    """Something to watch: a position, and the lines of a tape that are played from it."""

    opening: Opening
    lines: tuple[str, ...]


class Setter(NamedTuple):
    """A sheet that sets the table: what stands on the table fills it in, and what is filled in sets the table."""

    title: str
    """The key of its heading."""
    fields: Callable[[Any], list[Field]]
    """The fields, for a ruleset."""
    read: Callable[[Any], dict[str, Any]]
    """What a table fills in, as each field means it: cards by their ids."""
    make: Callable[[dict[str, Any], Any], Mapping[str, Any]]
    """The scenario that the values make, under a ruleset."""
    field_of: Callable[[str, Mapping[str, Any]], str] = lambda path, entries: path
    """Which field a fault in the scenario belongs to, with what stands in the fields: a path may have names in it that
    were entered."""
    folded: tuple[str, ...] = ()
    """The groups that are closed until somebody opens them."""


class NewGame(NamedTuple):
    """The sheet of a new game."""

    fields: Callable[[Any, Any], list[Field]]
    """The fields, filled in as the table was set up that is given with the ruleset; asked for again with each table
    that they deal, so that there may be more of them where more play."""
    deal: Callable[[dict[str, Any], Any], tuple[Any, str]]
    """The table that the values deal under a ruleset, and whose seat is the visitor's."""
    first: Callable[[Any], dict[str, Any]]
    """What is filled in where there has been no game yet."""
    switches: Mapping[str, str] = {}
    """What can be switched on with a new game, each with the key of its description on the command line."""


class Chapter(NamedTuple):
    """A chapter of the rules, with positions to try."""

    paragraphs: int
    tries: dict[str, Opening]
    watch: Watch | None = None
    """The example that is played for whoever wants to see it first."""
    setter: Setter | None = None
    """A sheet beside the table that sets it."""
    more: tuple[str, ...] = ()
    """Parts of the table that only this chapter shows."""
    question: str = ""
    """A question of ``odds`` that this chapter asks below the table."""
    numbers: Callable[[Any, str], Iterable[Number]] | None = None
    """The price list of the chapter, for a ruleset and a language."""
    shows: tuple[str, ...] = ()
    """Parts of the table that this chapter teaches with, the first one first; the others are folded away. None named:
    all of them."""
    notebook: str = ""
    """The file of the tutorial that teaches the same."""


class Number(NamedTuple):
    """A number of the game on a page: what it is of, how much, and where it comes from."""

    label: str
    value: str
    mark: str


class Noted(NamedTuple):
    """An answer of ``odds``, and a message that is to be read with it, perhaps about a player."""

    result: Any
    note: str
    player: str = ""


class KeptBack(NamedTuple):
    """An answer of ``odds`` that would say what to do: another one is shown until the visitor asks for it."""

    shown: Any
    hidden: Callable[[], Any]
    ask: str
    """The key of the words on the button that asks."""


class Price(NamedTuple):
    """Something that an answer costs whoever gives it."""

    good: str
    """The name of its icon."""
    amount: int
    text: str
    """The amount with its name: ``3 shells``."""


class Chance(NamedTuple):
    """How likely it is that an answer brings what it is for."""

    value: Fraction
    text: str
    """The chance in percent, and what it is the chance of."""
    invented: bool = False
    """Whether it depends on something that is not the publisher's."""


class Group(NamedTuple):
    """Answers that belong together: what one does in a place, cards of one kind."""

    id: str
    title: str
    order: int = 0
    """Groups with a smaller one come before the others."""


PLAIN = Group("", "")
"""Answers that need no heading."""

END = Group("end", "")
"""What ends a turn or a phase: it has a place of its own, apart from the others."""


class Step(NamedTuple):
    """A choice on the way to an answer: the card first, then on whom, then what."""

    id: str
    label: str
    icon: str | None = None
    """A picture, or somebody at the table."""
    text: str = ""
    """What there is to know about it."""
    asks: str = ""
    """The question that this step answers."""


class Dial(NamedTuple):
    """Answers that differ in one number only: one row with a number that can be turned up and down."""

    id: str
    """The row: the same for all of its answers."""
    title: str
    facts: str
    """What is the same for all of its answers."""
    notch: str
    """The number of this answer, with its name: ``3 dice``."""
    do: str
    """The verb on the button."""


class Prospect(NamedTuple):
    """One of the things that one may get where an answer leads: what it brings, and how likely one gets it."""

    name: str
    brings: tuple[Price, ...]
    chance: str


class Choice(NamedTuple):
    """A legal answer as its button shows it: what is done, its price, what it brings, how likely that is."""

    answer: str
    label: str
    icon: str | None = None
    price: tuple[Price, ...] = ()
    effect: str = ""
    chance: Chance | None = None
    group: Group = PLAIN
    main: bool = False
    """Whether the button stands out."""
    steps: tuple[Step, ...] = ()
    """The way to it, where one chooses step by step. Answers with the same first steps go the same way so far."""
    dial: Dial | None = None
    prospects: tuple[Prospect, ...] = ()

    def shown(self) -> dict[str, Any]:
        """As plain data, for the browser: what there is nothing of is left out."""
        facts = {
            "answer": self.answer,
            "label": self.label,
            "icon": self.icon,
            "price": [price._asdict() for price in self.price],
            "effect": self.effect,
            "chance": {"text": self.chance.text, "fraction": str(self.chance.value)} if self.chance else None,
            "group": self.group.id,
            "main": self.main,
            "steps": [given(step) for step in self.steps],
            "dial": self.dial._asdict() if self.dial else None,
            "prospects": [
                prospect._asdict() | {"brings": [good._asdict() for good in prospect.brings]}
                for prospect in self.prospects
            ],
        }
        return {name: value for name, value in facts.items() if value}


def given(step: Step) -> dict[str, str]:
    return {name: value for name, value in step._asdict().items() if value}


class Interlude(NamedTuple):
    """What stays in sight when a part of the game is over, until somebody goes on to the next."""

    title: str
    text: Sequence[str]
    head: Sequence[str]
    """Who each column is about, but the first."""
    rows: Sequence[Sequence[str]]
    """What is counted, and how much everybody has of it; the last row is what it comes to."""


def interlude(face: Face, seat: Seat, lang: str) -> Interlude | None:
    """What a game shows where it stops."""
    made: Callable[[Seat, str], Interlude] | None = getattr(face, "interlude", None)
    return made(seat, lang) if made else None


def recap(face: Face, events: Sequence[Event], me: str | None) -> Sequence[int]:
    """Which of the events that are new stay in sight, each by its number from 1; none where the game does not say."""
    made: Callable[[Sequence[Event], str | None], Sequence[int]] | None = getattr(face, "recap", None)
    return made(events, me) if made else ()


def matters(face: Face, events: Sequence[Event], me: str | None) -> Sequence[int]:
    """Which of the events that are new are to be seen where there is no room for all, each by its number from 1; none
    where the game does not say."""
    made: Callable[[Sequence[Event], str | None], Sequence[int]] | None = getattr(face, "matters", None)
    return made(events, me) if made else ()


class Remarks(NamedTuple):
    """What there is to know for answering a question."""

    about: str = ""
    """What it is about, below the question."""
    foot: str = ""
    """What a word on the buttons means, below them."""


def remarks(face: Face, seat: Seat, lang: str) -> Remarks:
    """What a game says beside a question."""
    made: Callable[[Seat, str], Remarks] | None = getattr(face, "remarks", None)
    return made(seat, lang) if made else Remarks()


def at_stake(face: Face, seat: Seat, lang: str) -> Sequence[str]:
    """What there is to win and to lose by the dice that are about to be rolled, in short sentences."""
    made: Callable[[Seat, str], Sequence[str]] | None = getattr(face, "at_stake", None)
    return made(seat, lang) if made else ()


def winning(face: Face, seat: Seat, lang: str) -> Mapping[str, tuple[str, str]]:
    """How likely each is to win by the dice that are about to be rolled: a number, and the same in words."""
    made: Callable[[Seat, str], Mapping[str, tuple[str, str]]] | None = getattr(face, "winning", None)
    return made(seat, lang) if made else {}


def prizes(face: Face, seat: Seat, lang: str) -> Mapping[str, Any] | None:
    """What each result of the dice that are rolled, or could be rolled again, brings: a title and rows."""
    made: Callable[[Seat, str], Mapping[str, Any] | None] | None = getattr(face, "prizes", None)
    return made(seat, lang) if made else None


def told_beside(face: Face, event: Event, rules: Any, lang: str) -> str:
    """What there is to know about an event beside its sentence."""
    made: Callable[[Event, Any, str], str] | None = getattr(face, "told_beside", None)
    return made(event, rules, lang) if made else ""


def choices(face: Face, seat: Seat, lang: str) -> Sequence[Choice]:
    """The legal answers as buttons: as the game shows them, or with their labels and pictures alone."""
    made: Callable[[Seat, str], Sequence[Choice]] | None = getattr(face, "choices", None)
    if made:
        return made(seat, lang)
    return [Choice(answer, face.label(answer, seat, lang), face.icon(answer, seat.rules)) for answer in seat.options]


def on_tray(face: Face, seat: Seat, answers: Iterable[str], lang: str) -> list[bool]:
    """Whether each of these answers is given by touching dice now: not where none can be kept any more."""
    keeping = face.keeping(seat, lang) is not None
    return [keeping and face.on_tray(answer, seat.rules) for answer in answers]


class Face(Protocol):
    """What the module ``face`` of a game has.

    It may also have ``stops(events)``, after how many of the events that are new what is shown waits until somebody
    goes on, and ``interlude(seat, lang)``, the ``Interlude`` that is read there; and ``recap(events, me)``, which few
    of the events that are new stay in sight when all have been shown, each by its number. ``remarks(seat, lang)`` are
    the ``Remarks`` beside a question, ``told_beside(event, rules, lang)`` what an event's sentence leaves out,
    ``at_stake(seat, lang)`` what can be lost by dice that are about to be rolled, ``winning(seat, lang)`` how likely
    each is to win by them, ``prizes(seat, lang)`` what each of their results brings.
    """

    WIDGETS: Path | None
    """The folder with the browser half of the game's own parts: ``NAME.js`` and its styles. None: ``widgets/NAME``."""
    TABLE: tuple[str, ...]
    """The parts of a table in the order in which one reads them: the game's own, and question, dice, odds, log."""
    PARTS: Mapping[str, Part]
    HOME: Watch
    """The turn that is played by itself on the game's first page; what is said before and after it is ``home-start``
    and ``home-end``."""
    CHAPTERS: Mapping[str, Chapter]
    NEW_GAME: NewGame
    EDITOR: Setter
    ROLLED_AT_ONCE: tuple[str, ...]
    """Purposes of rolls that follow from the choice before them: whoever chooses has asked for the dice."""

    LOG_HEADS: Mapping[str, int]
    """Kinds of events under which those after them stand in the log: 1 for a turn, 2 for a place or a scene in it."""

    TURNED: frozenset[str]
    """Kinds of events in which a card is drawn or turned up: their fact ``card`` is its name, where one may know it."""

    CHOSEN: frozenset[str]
    """Kinds of events that tell what somebody chose: a bot can be asked why."""

    def first_scenario(self, rules: Any) -> Mapping[str, Any]:
        """The position that the editor begins with."""

    def table_of(self, position: Opening, rules: Any, seed: int = ...) -> Any:
        """A position of a chapter on a table, with what this box has; a page gives it a seed of its own."""

    def question_at(self, seat: Seat) -> Any:
        """The odds question that fits what is pending: a result, perhaps Noted or KeptBack, or None."""

    def label(self, answer: str, seat: Seat, lang: str) -> str:
        """A legal answer in one line, with the amounts of the moment. A game may also have ``choices(seat, lang)``: a
        ``Choice`` for each legal answer, in their order."""

    def icon(self, answer: str, rules: Any) -> str | None:
        """The picture on the button of an answer."""

    def thought_of(self, seat: Seat) -> Sequence[str]:
        """Answers that a person would think of here, legal or not."""

    def on_tray(self, answer: str, rules: Any) -> bool:
        """Whether an answer is one that people would rather give by touching dice."""

    def keeping(self, seat: Seat, lang: str) -> dict[str, Any] | None:
        """Dice of which some can be kept: who, dice, priceText, and what they pay as they lie."""

    def keep(self, faces: Sequence[int] | None) -> str:
        """The answer that keeps these dice and rolls the others; None takes them all as they are."""

    def last_dice(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """The dice that fell last in what has happened: who, faces, and the total where it counts."""

    def card_name(self, card: str, rules: Any, lang: str) -> str:
        """What a card that can be drawn is called."""

    def score(self, seat: Seat, lang: str) -> str:
        """How far the game has come and who is ahead, in one line."""

    def status(self, seat: Seat, lang: str) -> Iterable[str]:
        """The table in a few lines, for the terminal."""
