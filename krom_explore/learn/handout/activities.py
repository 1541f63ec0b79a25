"""What a class has on paper for an activity: a worksheet, its key, and the teacher's sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from string import ascii_letters
from types import ModuleType
from typing import Any, NamedTuple

from krom_explore.engine.faults import BadInput
from krom_explore.learn.activities import Activities
from krom_explore.learn.activity import ASK, Activity, Set
from krom_explore.learn.quiz import Luck
from krom_explore.learn.rounds import Rounds
from krom_explore.odds.result import Row
from krom_explore.odds.spread import about
from krom_explore.text import told_of

from .paper import Asked, Bar, Bars, Block, Grid, Heading, Lead, Points, Room, Sheet, Tally, Told, Words
from .shop import Shop

VARIANTS = 2
"""Questions with other numbers on one worksheet."""

TRIES = 40
"""Other numbers that are tried for them: not all can be asked."""

NEAR = 4
"""Other numbers are no further off than this, so that they are still about the same."""


def of(game: ModuleType) -> Mapping[str, Activity]:
    """The activities of a game, by their names."""
    found: Activities | None = getattr(game, "ACTIVITIES", None)
    return found.all if found else {}


class Variant(NamedTuple):
    """An activity with something changed, and one of its rows."""

    lesson: Lesson
    row: Row

    @property
    def question(self) -> str:
        return self.lesson.question(self.row)

    @property
    def same(self) -> tuple[str, Any]:
        """What a question comes to, for nobody is asked the same thing twice."""
        return self.row.id, self.lesson.chances


class Lesson:
    """An activity as it is printed."""

    def __init__(self, shop: Shop, wanted: str):
        """``wanted`` is its name, perhaps with a slash and how a teacher has set it: as in the address of its page."""
        self.shop = shop
        self.name, _, setting = wanted.partition("/")
        self.all: Activities = shop.game.ACTIVITIES
        self.activity = self.all.of(self.name)
        key = f"{shop.name}/{wanted}"
        self.set = self.all.read(key, shop.rules) if setting else self.all.set(self.name, shop.rules)
        self.rounds = Rounds(self.all, self.set, shop.rules)
        self.result = self.rounds.exact
        self.labels = [row.label.say(shop.lang) for row in self.result.rows]
        self._others: dict[str, Lesson] = {}
        self.chances = frozenset((row.id, row.chance) for row in self.result.rows)

    def word(self, key: str = "") -> str:
        """What its catalogue says: its title, its goal, a step; what is asked, perhaps in the teacher's own words."""
        if key == ASK and self.set.ask:
            return str(self.set.ask)
        return self.shop.fact_word(f"activity-{self.name}{key and '-'}{key}", **self.facts())

    def facts(self) -> dict[str, Any]:
        """What is put into its texts: what is set, as people read it."""
        return self.rounds.facts(self.shown)

    def shown(self, field: Any, value: Any) -> Any:
        """What stands in a field, as people read it."""
        if field.kind == "switch":
            return self.shop.word("yes" if value else "no")
        return next((self.shop.called(label) for option, label in field.options if option == value), value)

    def fields(self) -> dict[str, Any]:
        return {field.name: field for field in self.rounds.fields}

    @property
    def route(self) -> str:
        """Where a pupil does it on a screen."""
        return class_route(self.set)

    def given(self) -> list[str]:
        """All that has to be known of this position to work it out, beside the rules."""
        shop, values, fields = self.shop, self.rounds.values, self.fields()
        lines = [
            self.result.title.say(shop.lang),
            *(
                told_of(shop.called(fields[name].label), self.shown(fields[name], values[name]), shop.lang)
                for name in self.activity.changes
            ),
            *(fact.say(shop.lang) for fact in self.rounds.known()),
        ]
        return [line[:1].upper() + line[1:] for line in lines]

    def rules(self) -> list[str]:
        """The rules that one has to know for it."""
        return [self.shop.rule(rule, self.rounds.laid) for rule in self.activity.rules]

    def question(self, row: Row) -> str:
        """How likely a row is, asked in the words that its activity has for that, if it has some."""
        numbers = [int(last) for each in self.result.rows if (last := each.id.rpartition(" ")[2]).isdecimal()]
        last = row.id.rpartition(" ")[2]
        facts = {"row": row.label.within(self.shop.lang), "number": int(last) if last.isdecimal() else 0}
        key = f"ask-{self.name}" if self.shop.words.has(f"handout-ask-{self.name}") else "how-likely"
        return self.shop.word(key, **{**self.facts(), **facts, "last": max(numbers, default=0)})

    def steps(self, paper: bool = False) -> Points:
        """What is to be done: as on the page or, where that speaks of a screen, in other words for paper."""
        return Points([self.step(number, paper) for number in range(1, self.activity.steps + 1)], ordered=True)

    def step(self, number: int, paper: bool) -> str:
        key = f"step-{self.name}-{number}"
        if paper and self.shop.words.has(f"handout-{key}"):
            return self.shop.word(key, **self.facts())
        return self.word(f"step-{number}")

    def played(self, seed: int) -> list[str]:
        """Rounds that were played for a sheet: the letters of their rows."""
        random = Random(f"handout {self.name} {seed}")
        letters = {row.id: letter for row, letter in zip(self.result.rows, ascii_letters, strict=False)}
        return [
            next(letters[id_] for id_ in self.result.trial(random) if id_ in letters) for _ in range(self.set.rounds)
        ]

    def lettered(self) -> list[str]:
        """What can happen, each with a letter: a number would look like one of the game's."""
        return [f"{letter}  {label}" for letter, label in zip(ascii_letters, self.labels, strict=False)]

    def offered(self) -> list[Row]:
        """The rows to choose from, where one is chosen."""
        among = self.activity.predict.among
        return [row for row in self.result.rows if not among or row.id in among]

    def variants(self, seed: int) -> list[Variant]:
        """The same question with other numbers, which follow from the seed. Other chances come before other rows."""
        luck = Luck(f"handout {self.name} {seed}")
        found: list[Variant] = []
        spare: dict[tuple[str, Any], Variant] = {}
        known = {self.chances}
        for _ in range(TRIES):
            if len(found) == VARIANTS:
                break
            variant = self.varied(luck)
            if variant and variant.lesson.chances not in known:
                known.add(variant.lesson.chances)
                found.append(variant)
            elif variant and variant.lesson.chances != self.chances:
                spare.setdefault(variant.same, variant)
        more = [variant for same, variant in spare.items() if same not in [each.same for each in found]]
        return [*found, *more][:VARIANTS]

    def varied(self, luck: Luck) -> Variant | None:
        fields = self.fields()
        names = [name for name in self.activity.changes if fields[name].kind in ("number", "choice", "switch")]
        if not names:
            return None
        field = fields[luck.pick(names)]
        value = other(field, self.rounds.values[field.name], luck)
        try:
            settings = {**self.set.settings, field.name: field.written(value)}
            lesson = self.with_settings(settings)
        except BadInput:
            return None
        rows = [row for row in lesson.result.rows if 0 < row.chance < 1]
        return Variant(lesson, luck.pick(rows)) if rows else None

    def with_settings(self, settings: Mapping[str, Any]) -> Lesson:
        """The same activity set otherwise. What does not fit raises BadInput."""
        asked = self.all.set(self.name, self.shop.rules, self.set.rounds, **settings)
        if asked.key() not in self._others:
            self._others[asked.key()] = Lesson(self.shop, asked.key().partition("/")[2])
        return self._others[asked.key()]


def class_route(asked: Set) -> str:
    game, _, rest = asked.key().partition("/")
    return f"{game}/class/{rest}"


def other(field: Any, value: Any, luck: Luck) -> Any:
    """Another value of a field, if luck finds one."""
    if field.kind == "number":
        return luck.number(max(field.least, value - NEAR), min(field.most, value + NEAR))
    return luck.pick([option for option, _ in field.options]) if field.kind == "choice" else not value


# --- the worksheet


def worksheet(shop: Shop, name: str, seed: int) -> Sheet:
    lesson = Lesson(shop, name)
    variants = lesson.variants(seed)
    labels = lesson.lettered()
    counting = (shop.word("outcome"), shop.word("strokes"), shop.word("times"))
    blocks: list[Block] = [
        Lead(lesson.word("goal")),
        *known(lesson),
        Heading(shop.word("predict")),
        *predicted(lesson),
        Heading(shop.word("play")),
        lesson.steps(paper=True),
        Tally(counting, labels),
        Words(shop.word("played", rounds=lesson.set.rounds, letters=" ".join(lesson.played(seed)))),
        Bars(shop.word("draw"), [Bar(label) for label in labels]),
        Heading(shop.word("discuss")),
        Words(lesson.word("discuss")),
        Room("", 3),
    ]
    if variants:
        blocks += [Heading(shop.word("variants")), *map(asked, variants)]
    return Sheet(
        shop.word("worksheet"),
        lesson.word(),
        lesson.route,
        blocks,
        seed,
        shop.notes([lesson.result, *(variant.lesson.result for variant in variants)]),
        signed=True,
    )


def known(lesson: Lesson) -> list[Block]:
    """What has to be known to solve the sheet without the app."""
    shop, rules = lesson.shop, lesson.rules()
    told: list[Block] = [Heading(shop.word("rules")), Points(rules)] if rules else []
    return [Heading(shop.word("given")), Points(lesson.given()), *told]


def predicted(lesson: Lesson) -> list[Block]:
    """What is to be predicted, and room for it."""
    shop, predict, ask = lesson.shop, lesson.activity.predict, lesson.word("ask")
    if predict.kind == "bars":
        return [Words(ask), Bars("", [Bar(label) for label in lesson.labels])]
    if predict.kind == "choice":
        return [Asked(ask, (), [row.label.say(shop.lang) for row in lesson.offered()])]
    return [Words(ask), Room(shop.word("prediction"))]


def asked(variant: Variant) -> Asked:
    return Asked(variant.question, variant.lesson.given(), route=variant.lesson.route)


# --- the key


def key(shop: Shop, name: str, seeds: Sequence[int]) -> Sheet:
    """The exact answer with its derivation, and what differs from sheet to sheet."""
    lesson = Lesson(shop, name)
    result = lesson.result
    first = foretold(lesson)
    blocks: list[Block] = [
        first,
        *exactly(lesson),
        Heading(shop.word("derivation")),
        Points(shop.steps(result), ordered=True),
        Heading(shop.word("discuss")),
        Words(lesson.word("discuss")),
        Words(lesson.word("note")),
    ]
    used = [result]
    for number, seed in enumerate(seeds, 1):
        variants = lesson.variants(seed)
        used += [variant.lesson.result for variant in variants]
        if len(seeds) > 1:
            blocks.append(Heading(shop.word("copy-seed", number=number, seed=str(seed))))
        blocks.append(counted(lesson, seed))
        blocks += [
            told(shop, variant, at, derived=len(seeds) == 1)
            for at, variant in enumerate(variants, 1 + isinstance(first, Told))
        ]
    return Sheet(shop.word("answers"), lesson.word(), lesson.route, blocks, seeds[0], shop.notes(used))


def foretold(lesson: Lesson) -> Told | Words:
    """What was to be predicted. A choice is a question with a number on the sheet: it has the same one in the key."""
    ask = lesson.word("ask")
    if lesson.activity.predict.kind != "choice":
        return Words(ask)
    rows = lesson.offered()
    most = max(row.chance for row in rows)
    best = [row.label.say(lesson.shop.lang) for row in rows if row.chance == most]
    answer, exact = lesson.shop.chance(most)
    return Told(ask, told_of(" / ".join(best), answer, lesson.shop.lang), exact=exact, number=1)


def exactly(lesson: Lesson) -> list[Block]:
    """The exact answer, as a sentence and as bars."""
    return [Lead(lesson.result.sentence.say(lesson.shop.lang)), lesson.shop.bars(lesson.result)]


def counted(lesson: Lesson, seed: int) -> Grid:
    """How often each row came in the rounds on a sheet, beside how often it comes on average."""
    shop, rounds = lesson.shop, lesson.set.rounds
    times = Counter(lesson.played(seed))
    rows = [
        (label, str(times[label[0]]), about(row.chance * rounds, shop.lang))
        for label, row in zip(lesson.lettered(), lesson.result.rows, strict=True)
    ]
    return Grid(shop.word("counted"), (shop.word("outcome"), shop.word("times"), shop.word("on-average")), rows)


def told(shop: Shop, variant: Variant, number: int, derived: bool) -> Told:
    """The answer; where there is room, with how it is counted. ``number``: that of the question on the sheet."""
    answer, exact = shop.chance(variant.row.chance)
    lesson = variant.lesson
    steps = shop.told_steps(lesson.result.explained_row(variant.row.id)) if derived else ()
    return Told(
        variant.question, answer, steps=steps, given=lesson.given(), route=lesson.route, exact=exact, number=number
    )


# --- the teacher


def teacher(shop: Shop, name: str) -> Sheet:
    """What a teacher wants to know before the lesson, and has in the hand during it."""
    lesson = Lesson(shop, name)
    activity, rounds = lesson.activity, lesson.set.rounds
    blocks: list[Block] = [
        Lead(lesson.word("goal")),
        Words(shop.word("frame", age=activity.age, minutes=activity.minutes, rounds=rounds)),
        Heading(shop.word("materials")),
        Words(lesson.word("materials")),
        Heading(shop.word("predict")),
        Words(lesson.word("ask")),
        Heading(shop.word("play")),
        lesson.steps(),
        Heading(shop.word("discuss")),
        Words(lesson.word("discuss")),
        Words(lesson.word("note")),
        Heading(shop.word("exact")),
        *exactly(lesson),
        Heading(shop.word("derivation")),
        Points(shop.steps(lesson.result), ordered=True),
    ]
    return Sheet(shop.word("teacher"), lesson.word(), lesson.route, blocks, invented=shop.notes([lesson.result]))
