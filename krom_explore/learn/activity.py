"""An activity for a class: something to predict, to play many times and to compare with the exact answer.

An activity is data of a game. As a teacher has set it, it is a ``Set``, whose key travels in an address. What one pupil
has done is a ``Record``: whole, never a difference, so that it can be told again and again. What people read stands in
the game's catalogues: ``activity-ID`` is its title; the same with ``-goal``, ``-ask`` (what is predicted), ``-step-1``
and on, ``-discuss``, ``-note`` (for the teacher) and ``-materials`` is the rest. Where rows are numbers, ``-came`` may
say whose a round's is and ``-number`` which unit it has.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.odds.result import Result, Row

from . import dictated, numerals

if TYPE_CHECKING:
    from .activities import Activities

KINDS = ("number", "choice", "bars")
"""What can be predicted: one number, one of the rows, or how often each row comes."""

OF = ("mean", "percent")
"""What a predicted number is: the rows on average, or how often one row comes in a hundred."""

MOST_ROUNDS = 200
"""Rounds of one pupil. Nobody clicks more often in a lesson."""

MOST_ROWS = 40
"""Rows of an activity: more bars than these nobody tells apart on a wall."""

MOST_SETTINGS = 30
"""Settings in an address."""

LONGEST_VALUE = 200
"""Letters of one setting."""

LONGEST_KEY = 1_000
"""Letters of a key."""

LONGEST_QUESTION = 200
"""Letters of a teacher's own question: two sentences that a class reads on a wall."""

SCANNED_QUESTION = 100
"""The same where a link is made: its QR code has 57 modules on a side then, with two hundred letters it had 73. Longer
ones in links that are there already are still read."""

LONGEST_WRITTEN = 600
"""The same as it stands in a link, where a letter that is not plain takes six signs and more: a phone has to read the
code of that link, and a key has to hold it with everything else."""

HARD_BLANKS = "\u00a0\u202f"
"""Blanks at which no line ends. French has them before its question marks."""

UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as printable and show nothing."""

LARGEST_SEED = checks.LARGEST_NUMBER

ROUNDS, SEED, ASK = "rounds", "seed", "ask"
"""What an address says beside the settings of the question."""

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")

ANIMALS = (
    "badger", "bear", "beaver", "bison", "crane", "crow", "deer", "dolphin", "duck", "eagle", "falcon", "ferret",
    "fox", "frog", "goat", "goose", "hare", "hedgehog", "heron", "horse", "lizard", "lynx", "marten", "mole", "otter",
    "owl", "panda", "raven", "seal", "swan", "tiger", "wolf",
)  # fmt: skip
"""Whom a pupil is called after who gives no name: ``animal-NAME`` in the catalogues."""

MOST_NUMBER = 999
"""The animals of a kind."""

LONGEST_NAME = 20
"""Letters of a nickname."""

FINEST = 1_000
"""No predicted number has a larger denominator, and none is larger."""


# --- what there is


@dataclass(frozen=True)
class Predict:
    """What is predicted before the first round."""

    kind: str
    low: int = 0
    high: int = 100
    of: str = OF[0]
    row: str = ""
    """Of a number in percent: the row that is meant."""
    among: tuple[str, ...] = ()
    """Of a choice: the rows to choose from; none named: all of them."""


@dataclass(frozen=True)
class Activity:
    """What a class can do with one question of a game."""

    id: str
    order: int
    age: int
    """From this age on."""
    minutes: int
    rounds: int
    """How many each pupil plays unless the teacher says otherwise."""
    most: int
    """The most that a teacher may ask for."""
    question: str
    """The sheet that is asked: one of the game's odds, or one that the game has for classes."""
    predict: Predict
    steps: int
    """How many steps its catalogue tells."""
    settings: Mapping[str, str] = field(default_factory=dict)
    """What is set on the sheet, as in the address of an odds page. The teacher may change it."""
    changes: tuple[str, ...] = ()
    """The fields that a teacher is offered to change."""
    rules: tuple[str, ...] = ()
    """The rules that one has to know for it, by their ids."""
    measure: Mapping[str, Any] = field(default_factory=dict)
    """How a round is read: which row it comes to. See ``learn/rounds.py``."""
    position: Mapping[str, Any] | None = None
    """The position on which a round is really played; ``{NAME}`` in it is the value of that field."""
    shows: tuple[str, ...] = ()
    """The game's own parts on which one sees that position, and what a round has made of it."""


def figure(predict: Predict, rows: Sequence[Row]) -> Fraction:
    """The exact number that was to be predicted. Of a mean, each row counts as the number that its id ends with."""
    if predict.of == "percent":
        return 100 * next(row.chance for row in rows if row.id == predict.row)
    return sum((number_of(row) * row.chance for row in rows), Fraction(0))


def number_of(row: Row) -> int:
    """The number that a row stands for: of ``lost 3`` it is 3."""
    return int(row.id.rpartition(" ")[2])


# --- as a teacher has set it


@dataclass(frozen=True)
class Set:
    """An activity as a teacher has set it."""

    game: str
    activity: str
    rounds: int
    seed: int | None = None
    """Where there is one, a round's dice follow from it, the pupil and the round; otherwise they are fresh."""
    settings: Mapping[str, str] = field(default_factory=dict)
    """What the teacher has changed on the sheet."""
    ask: str = ""
    """The question in the teacher's own words; "" is the one that comes with the activity."""

    @property
    def setting(self) -> str:
        """What follows the name of the activity in an address: ``rounds=20&seed=7&dice=3``."""
        said = {ROUNDS: str(self.rounds)} | ({} if self.seed is None else {SEED: str(self.seed)})
        said |= dict(sorted(self.settings.items())) | ({ASK: self.ask} if self.ask else {})
        return "&".join(f"{quote(name, safe='.')}={quote(value, safe='')}" for name, value in said.items())

    def key(self) -> str:
        """``race/duel/rounds=20&seed=7&dice=3``: each set is written in one way only."""
        return f"{self.game}/{self.activity}/{self.setting}"

    @classmethod
    def read(cls, key: str) -> Set:
        """The set that a key says. Whether there are such an activity and such settings, its game knows."""
        checks.text("key", key, LONGEST_KEY)
        game, _, rest = key.partition("/")
        activity, _, setting = rest.partition("/")
        for path, name in (("game", game), ("activity", activity)):
            if not NAME.fullmatch(name):
                raise BadInput(path, "activity-name", found=checks.short(name))
        return cls(game, activity, *read_setting(setting))

    def exact(self, rules: Any, activities: Activities) -> Result:
        """The exact answer under a ruleset, with the activities of its game."""
        return activities.exact(self, rules)


def read_setting(text: str) -> tuple[int, int | None, dict[str, str], str]:
    """Rounds, seed, the settings of the sheet and the teacher's own question."""
    entries = [entry for entry in text.split("&") if entry]
    if len(entries) > MOST_SETTINGS:
        raise BadInput("settings", "at-most-entries", most=MOST_SETTINGS, found=len(entries))
    settings: dict[str, str] = {}
    for entry in entries:
        name, equals, value = map(unquote, entry.partition("="))
        if not equals:
            raise BadInput(checks.short(name), "in-address")
        if name in settings:
            raise BadInput(checks.short(name), "setting-twice")
        settings[checks.text("settings", name, LONGEST_VALUE)] = checks.text(name, value, LONGEST_VALUE)
    if ROUNDS not in settings:
        raise BadInput(ROUNDS, "missing")
    rounds = a_number(ROUNDS, settings.pop(ROUNDS), 1, MOST_ROUNDS)
    seed = a_number(SEED, settings.pop(SEED), 0, LARGEST_SEED) if SEED in settings else None
    return rounds, seed, settings, own_question(settings.pop(ASK, ""))


def own_question(told: Any, most: int = LONGEST_QUESTION) -> str:
    """A question in a teacher's own words: one short line in which everything can be seen."""
    words = checks.text(ASK, told, most).strip()
    if not all(sign.isprintable() or sign in HARD_BLANKS for sign in words) or not UNSEEN.isdisjoint(words):
        raise BadInput(ASK, "question-seen")
    if len(quote(words, safe="")) > LONGEST_WRITTEN * most // LONGEST_QUESTION:
        raise BadInput(ASK, "question-written", most=most)
    return words


def a_number(path: str, text: str, least: int, most: int) -> int:
    """A whole number as it stands in an address: in one way only, without zeros or a sign before it."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", text):
        raise BadInput(path, "range", least=least, most=most, found=checks.short(text))
    return checks.whole(path, int(text), least, most)


# --- what one pupil has done


@dataclass(frozen=True)
class Record:
    """What one pupil has predicted and played in one activity."""

    key: str
    who: str
    """``otter-17``, or a nickname."""
    predicted: tuple[int, ...] | str | None = None
    """A choice: the number of its row. Bars: a whole percentage for each row. A number: ``7/2``."""
    results: tuple[int, ...] = ()
    """The numbers of the rows that the rounds came to, in their order."""
    ordered: bool = True
    """Whether the order is known: a code tells only how often each row came."""

    def as_json(self) -> dict[str, Any]:
        predicted = list(self.predicted) if isinstance(self.predicted, tuple) else self.predicted
        return {"key": self.key, "who": self.who, "predicted": predicted, "results": list(self.results)}

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """A record that somebody sent. Its form is checked here, and against its set where the rows are known."""
        told = checks.table("record", data)
        known = ("key", "who", "predicted", "results")
        for name in told:
            if name not in known:
                raise BadInput(checks.short(name), "unknown-field", known=list(known))
        for name in known:
            if name not in told:
                raise BadInput(name, "missing")
        key = checks.text("key", told["key"], LONGEST_KEY)
        return cls(
            key,
            called(told["who"]),
            _predicted(told["predicted"]),
            _numbers("results", told["results"], MOST_ROUNDS, MOST_ROWS - 1),
        )

    def fits(self, asked: Set, predict: Predict, rows: Sequence[Row]) -> Record:
        """Itself, if it can have come about in this set with these rows."""
        if self.key != asked.key():
            raise BadInput("key", "record-key")
        if len(self.results) > asked.rounds:
            raise BadInput("results", "at-most-entries", most=asked.rounds, found=len(self.results))
        for number in self.results:
            checks.whole("results", number, 0, len(rows) - 1)
        if self.predicted is None:
            if self.results:
                raise BadInput("predicted", "predict-first")
        else:
            predicts(predict, self.predicted, rows)
        return self

    def counts(self, rows: int) -> tuple[int, ...]:
        """How often each row came."""
        found = Counter(self.results)
        return tuple(found[row] for row in range(rows))

    def code(self, asked: Set, rows: int) -> str:
        """The record in a few letters that can be dictated: whose it is, what was predicted, how often each row came.

        The order of the rounds is lost. A nickname does not fit: it becomes an animal that follows from it.
        """
        return dictated.write(_digits(self, asked, rows))

    @classmethod
    def from_code(cls, code: str, asked: Set, rows: int) -> Record:
        """The record that a code of this set says; a letter that was misheard is noticed."""
        reader = dictated.read("code", code)
        if reader.next(KEYS) != _mark(asked.key()):
            raise BadInput("code", "code-other")
        who = animal(reader.next(len(ANIMALS) * (MOST_NUMBER + 1)))
        kind = reader.next(4)
        predicted: tuple[int, ...] | str | None = None
        if kind == 1:
            above, below = reader.next(FINEST**2 + 1), reader.next(FINEST) + 1
            predicted = str(Fraction(above, below))
        elif kind == 2:
            predicted = (reader.next(rows),)
        elif kind == 3:
            predicted = tuple(_parts(reader, 100, rows))
        counts = _parts(reader, asked.rounds, rows)
        reader.end()
        results = tuple(row for row, times in enumerate(counts) for _ in range(times))
        return cls(asked.key(), who, predicted, results, ordered=False)


def called(who: Any) -> str:
    """What a pupil may be called: an animal with a number, or a short nickname without anything that cannot be seen."""
    name = checks.text("who", who, LONGEST_NAME)
    if not name.strip() or name != name.strip() or not name.isprintable() or not UNSEEN.isdisjoint(name):
        raise BadInput("who", "nickname", most=LONGEST_NAME)
    return name


def animal(number: int) -> str:
    """The made-up name with this number."""
    kind, of_kind = divmod(number, MOST_NUMBER + 1)
    return f"{ANIMALS[kind % len(ANIMALS)]}-{of_kind}"


def is_animal(who: str) -> tuple[str, int] | None:
    """The kind and number of a made-up name; None where it is a nickname."""
    kind, _, number = who.partition("-")
    made_up = kind in ANIMALS and re.fullmatch(r"0|[1-9][0-9]{0,2}", number)
    return (kind, int(number)) if made_up else None


def predicts(predict: Predict, told: Any, rows: Sequence[Row]) -> tuple[int, ...] | str:
    """A prediction, if it is of the kind that is asked for."""
    if predict.kind == "number":
        if not isinstance(told, (str, Fraction)):
            raise BadInput("predicted", "exact-number", found=checks.short(told))
        number = checks.exact("predicted", told, predict.low, predict.high)
        if number.denominator > FINEST:
            raise BadInput("predicted", "predicted-fine", most=FINEST)
        return str(number)
    numbers = _numbers("predicted", told, MOST_ROWS, 100)
    if predict.kind == "choice":
        if len(numbers) != 1:
            raise BadInput("predicted", "length", wanted=1, found=len(numbers))
        among = [at for at, row in enumerate(rows) if not predict.among or row.id in predict.among]
        if numbers[0] not in among:
            raise BadInput("predicted", "one-of", names=[str(at) for at in among], found=str(numbers[0]))
        return numbers
    if len(numbers) != len(rows):
        raise BadInput("predicted", "length", wanted=len(rows), found=len(numbers))
    if sum(numbers) != 100:
        raise BadInput("predicted", "predicted-sum", found=sum(numbers))
    return numbers


def typed_number(predict: Predict, told: str) -> Fraction:
    """A number as a pupil types it. Where it is asked how many of a hundred, a fraction or a percentage is a share of
    them: 2/5 is 40."""
    of_hundred = predict.of == "percent"
    try:
        number = numerals.typed(told, percents=of_hundred)
    except ValueError:
        raise BadInput("predicted", "exact-number", found=checks.short(told)) from None
    return number.value * 100 if of_hundred and (number.percent or number.places is None) else number.value


def _predicted(told: Any) -> tuple[int, ...] | str | None:
    if told is None:
        return None
    if isinstance(told, str):
        return str(checks.exact("predicted", told, 0, FINEST))
    return _numbers("predicted", told, MOST_ROWS, 100)


def _numbers(path: str, told: Any, most: int, largest: int) -> tuple[int, ...]:
    if not isinstance(told, (list, tuple)):
        raise BadInput(path, "list", found=checks.short(told))
    if len(told) > most:
        raise BadInput(path, "at-most-entries", most=most, found=len(told))
    return tuple(checks.whole(f"{path}[{at}]", number, 0, largest) for at, number in enumerate(told))


# --- codes

KEYS = 32**3
"""Three letters say which set a code is of."""


def _mark(text: str) -> int:
    from hashlib import blake2b

    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest()) % KEYS


def _digits(record: Record, asked: Set, rows: int) -> list[tuple[int, int]]:
    """The numbers that a code is made of, each with how many there could be."""
    many = len(ANIMALS) * (MOST_NUMBER + 1)
    made_up = is_animal(record.who)
    who = ANIMALS.index(made_up[0]) * (MOST_NUMBER + 1) + made_up[1] if made_up else _mark(record.who) % many
    found = [(_mark(asked.key()), KEYS), (who, many)]
    predicted = record.predicted
    if predicted is None:
        found.append((0, 4))
    elif isinstance(predicted, str):
        exact = Fraction(predicted)
        found += [(1, 4), (exact.numerator, FINEST**2 + 1), (exact.denominator - 1, FINEST)]
    elif len(predicted) == 1:
        found += [(2, 4), (predicted[0], rows)]
    else:
        found += [(3, 4), *_in_parts(predicted, 100)]
    return [*found, *_in_parts(record.counts(rows), asked.rounds)]


def _in_parts(parts: Collection[int], whole: int) -> list[tuple[int, int]]:
    """Parts of a whole: each is at most what those before it have left."""
    found = []
    for part in parts:
        found.append((part, whole + 1))
        whole -= part
    return found


def _parts(reader: dictated.Reader, whole: int, parts: int) -> list[int]:
    found = []
    for _ in range(parts):
        part = reader.next(whole + 1)
        whole -= part
        found.append(part)
    return found
