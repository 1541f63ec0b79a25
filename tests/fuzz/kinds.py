"""What is damaged, and where it is put in: each kind makes a case from a ``Random`` and tries it."""

from __future__ import annotations

import base64
import json
import tomllib
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from krom_explore import Decision, Over, Ruleset, Table, games, odds
from krom_explore.engine import checks, toml
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Illegal
from krom_explore.games import tribu
from krom_explore.games.face import KeptBack
from krom_explore.games.krom.ruleset import rulings
from krom_explore.text import languages
from tests.games.krom.test_other_box import OTHER_BOX
from tests.games.tribu import play as tribu_play
from tests.games.tribu.test_scenario import GOOD
from tests.play import new_table, played

from . import damage
from .messages import message, receive

HOME = Path(__file__).parents[1] / "games" / "krom"


LONGEST_SAID = 6_000
"""Letters of a refusal: three long things in one sentence."""


class Kind(NamedTuple):
    """Something from outside."""

    make: Callable[[Random], Any]
    """A case: damaged, or as it was."""
    put_in: Callable[[Any], None]
    """Try it. Only BadInput and Illegal may come out."""
    seconds: float = 1.0
    """Of work, at most."""


def heard(refused: BadInput | Illegal) -> None:
    """A refusal is a sentence in every language, and a short one."""
    for lang in languages():
        said = refused.say(lang) if isinstance(refused, BadInput) else str(refused)
        said.encode()
        assert 0 < len(said) < LONGEST_SAID


# --- games


@cache
def tables() -> list[Table]:
    """Games of several lengths, some with a box of their own, some from a position."""
    own = Ruleset.from_toml(OTHER_BOX)
    few = Ruleset.load().with_changes({"hunt.dodo.copies": 3, "rulings.supply": "box", "life.most": 9})
    games = [
        new_table(2 + steps % 3, steps, few if steps % 2 else None, kromosaurus=steps % 3 == 0) for steps in range(6)
    ]
    games = [played(table, table.seed, 8 * table.seed) for table in games]
    strange = [played(Table.new(list(own.characters)[:2], rules=own, seed=seed), seed, 15) for seed in range(3)]
    placed = [played(Table.scenario(position, seed="chalk"), 1, 10) for position in positions()[:6]]
    return [*games, *strange, *placed, played(new_table(6, 7), 7, 400)]


@cache
def positions() -> list[dict[str, Any]]:
    """The positions that show what each ruling decides."""
    return [shown.scenario for ruling in rulings().values() for shown in ruling.positions if shown.scenario]


@cache
def tribu_tables() -> list[Any]:
    """Games of several lengths, some with other cards, one that is over, one from a position."""
    own = tribu.Ruleset.load().with_changes({"dioramas.red_horse.copies": 9, "goal.spheres": 40})
    some = [tribu_play.new_table(2 + at % 3, at, own if at % 2 else None) for at in range(6)]
    games = [tribu_play.played(table, at, 12 * at) for at, table in enumerate(some)]
    return [*games, tribu_play.played(tribu_play.new_table(2, 7, own), 7), tribu.Table.scenario(GOOD)]


GAMES: dict[str, Callable[[], list[Any]]] = {"krom": tables, "tribu": tribu_tables}


def use(table: Table) -> None:
    """What anybody does with a table that could be opened."""
    table.say(table.pending)
    table.link()
    table.seat(table.players[0]).state  # noqa: B018  (to look is to use it)


def play_on(table: Table, random: Random) -> None:
    """Some steps more, with what a page would say of each moment."""
    for _ in range(8):
        if isinstance(table.pending, Over):
            return
        question = games.game(table.game.name).face.question_at(table.seat())
        if isinstance(question, KeptBack):
            question.hidden().sentence.say()
            question = question.shown
        if question is not None and not hasattr(question, "note"):
            question.sentence.say()
        if isinstance(table.pending, Decision):
            table.choose(random.choice(table.options))
        else:
            table.roll()
    table.state_after(table.opening)


def open_table(text: str, door: Callable[[str], Table]) -> None:
    table = door(text)
    use(table)
    random = Random(len(text))
    if random.random() < 0.15:
        play_on(table, random)


def save(random: Random, game: str = "krom") -> str:
    data = json.loads(random.choice(GAMES[game]()).save())
    way = random.randrange(5)
    if way < 3:
        return as_json(signed(damage.damaged(data, random), random, game), random)
    text = json.dumps(data, ensure_ascii=random.random() < 0.5)
    return damage.scratched(text, random) if way == 3 else damage.number_changed(text, random)


def signed(data: Any, random: Random, game: str) -> Any:
    """Sometimes with the hash of the rules that are in it now, as somebody with our source would make it."""
    with suppress(Exception):
        if random.random() < 0.7:
            data["rules"]["hash"] = games.game(game).Ruleset.load().with_changes(data["rules"]["changes"]).hash
    return data


def as_json(data: Any, random: Random) -> str:
    try:
        return json.dumps(data, ensure_ascii=random.random() < 0.7)
    except (ValueError, RecursionError):  # a number or a depth that Python does not write
        return json.dumps(str(type(data)))


def link(game: str, random: Random) -> str:
    """Mostly packed anew, so that what is wrong is inside; sometimes the link itself is damaged."""
    if random.random() < 0.25:
        whole = [table.link() for table in GAMES[game]()[:4]]
        return damage.scratched(random.choice((*(old_links() if game == "krom" else ()), *whole)), random)
    packed = bytearray(zlib.compress(save(random, game).encode(errors="surrogatepass"), 6))
    if random.random() < 0.1:
        packed[random.randrange(len(packed))] ^= 1 << random.randrange(8)
    if random.random() < 0.01:
        packed = bytearray(zlib.compress(b'{"tape":"' + b" " * 5_000_000, 9))
    return base64.urlsafe_b64encode(bytes(packed)).decode().rstrip("=")


def link_of_any(random: Random) -> tuple[str, str]:
    """A game, and a link to one of it; sometimes to one of another game."""
    game, other = (random.choice(list(GAMES)) for _ in range(2))
    return game, link(other if random.random() < 0.1 else game, random)


@cache
def old_links() -> list[str]:
    found = tomllib.loads(HOME.joinpath("old_links.toml").read_text(encoding="utf-8"))
    return [entry["link"] for entry in found.values()][:3]


# --- positions


def position(random: Random) -> tuple[Any, int]:
    """A position as data or as text, and the seed."""
    data = damage.damaged(random.choice(positions()), random)
    way = random.randrange(4)
    if way == 0:
        return data, random.choice((0, 1, 7))
    if way == 1:
        return as_json(data, random), 0
    text = as_toml(random.choice(positions()) if way == 3 else data)
    return (damage.scratched(text, random) if way == 3 else text), 0


def as_toml(data: Any) -> str:
    """TOML, if it can be written so; else JSON."""
    if not isinstance(data, dict):
        return damage.written(data)
    deep = any(fault.code == "deep" for fault in checks.plain_faults(data))
    inline = {name: value for name, value in data.items() if deep or not isinstance(value, dict)}
    try:
        top = "".join(f"{toml.key(name)} = {toml.written(value)}\n" for name, value in inline.items())
        return top + toml.document({name: value for name, value in data.items() if name not in inline})
    except Exception:  # what TOML cannot say: None, a depth, half of a sign
        return damage.written(data)


def set_up(case: tuple[Any, int]) -> None:
    data, seed = case
    use(Table.scenario(data, seed=seed))


# --- boxes


@cache
def boxes() -> list[str]:
    """Whole boxes are few: most cases are one section, which is enough to break it."""
    data = Ruleset.load().data()
    sections = [toml.document({name: entries}) for name, entries in data.items() if name != "rulings"]
    small = [
        toml.document({name: dict(list(entries.items())[:3])}) for name, entries in data.items() if name != "rulings"
    ]
    ruled = '[rulings]\nsupply = "box"\nmountain_dice = "locked"\nequal_weights = "roll_off"\n'
    return [*sections, *sections, *small, ruled, ruled + small[0]]


def box(random: Random) -> str:
    way = random.randrange(8)
    if way == 0:
        data = Ruleset.load().data()
        name = random.choice([name for name in data if name != "rulings"])
        return as_toml(damage.damaged({name: data[name]}, random))
    text = random.choice((OTHER_BOX, Ruleset.template()) if random.random() < 0.02 else boxes())
    text = text + random.choice(boxes()) if random.random() < 0.1 else text
    if way < 4:
        return damage.number_changed(text, random)
    return damage.lines_changed(text, random) if way < 6 else damage.scratched(text, random)


def unpack(text: str) -> None:
    try:
        rules = Ruleset.from_toml(text)
    except BadInput as fault:
        for each in Ruleset.faults(text)[:20]:
            heard(each)
        raise fault
    rules.hash  # noqa: B018
    random = Random(len(text))
    if random.random() < 0.3:
        table = Table.new(list(rules.characters)[: rules.players.least], rules=rules)
        play_on(table, random)
        Ruleset.from_toml(rules.to_toml())


# --- what is said to a table


def answer(random: Random) -> tuple[int, str, Any]:
    table = random.randrange(len(tables()))
    return table, random.choice(("choose", "why_not", "roll", "line", "say", "go_to", "after")), said_to(table, random)


def said_to(number: int, random: Random) -> Any:
    table = tables()[number]
    known = [
        *table.options,
        *table.tape[-5:],
        "play termites Karok wood",
        "hunt dodo +1",
        "keep 1 2",
        "take 2stone+bonus",
    ]
    way = random.randrange(4)
    if way == 0:
        return damage.hostile(random)
    if way == 1:
        return damage.damaged([[1], [2, 3], 4], random)
    return damage.scratched(random.choice(known), random)


def say_to(case: tuple[int, str, Any]) -> None:
    number, what, said = case
    table = tables()[number].fork()
    match what:
        case "choose":
            table.choose(said)
        case "why_not":
            reason = table.why_not(said)
            if reason is not None:
                table.say(reason).encode()
        case "roll":
            table.roll(said)
        case "line":
            table.play_line(said)
        case "say" if isinstance(said, str):
            table.say(said)
        case "go_to":
            table.go_to(said)
        case "after":
            table.seat(None, said).state  # noqa: B018


# --- odds


QUESTIONS: dict[str, list[Any]] = {
    "combat": [[odds.Fighter("Alma", 3, 2, 1), odds.Fighter("Kromosaurus")], "forest"],
    "duel": [7, 10, 1, 2],
    "hunt": [2, 7],
    "hunt_plan": ["dodo", 5, {"wood": "1/3"}],
    "hunt_plans": [["dodo", "bison"], 5],
    "forest": [{"branch": 2}, ["whole_trunk"], 6, {"wood": "2.5"}],
    "mountain": [2, {"stone": 4}],
    "reach": ["full", 2, True],
    "meeting": [{"Alma": {"forest": 1, "cave": "1/2"}, "Karok": {"forest": 2}}, True],
    "next_card": [["branch", "branch", "odd_idea"]],
    "draws": ["wood", 3, ["branch"], False],
    "life_lost": [3, 5, True],
    "winners_die": ["Alma", ["Karok", "Kolos"], "cave"],
    "face_down": [2, 40, "savannah", ["war_cry"]],
    "total": [4],
    "given": [{"a": 1, "b": "1/3"}, {"a": "1/2", "b": 1}],
}
"""A question of each kind, as it may be asked."""

KEYWORDS: dict[str, dict[str, Any]] = {
    "duel": {"cards": ["war_cry"], "recovery": 1, "meets": "1/3", "place": "savannah"},
    "meeting": {"fighters": [odds.Fighter("Alma", 2)]},
}


def question(random: Random) -> tuple[str, list[Any], dict[str, Any]]:
    name = random.choice(list(QUESTIONS))
    given = damage.damaged(QUESTIONS[name], random)
    given = given if isinstance(given, list) else [given]
    more = damage.damaged(KEYWORDS.get(name, {}), random) if random.random() < 0.5 else {}
    return name, given[: len(QUESTIONS[name])], more if isinstance(more, dict) else {}


def ask(case: tuple[str, list[Any], dict[str, Any]]) -> None:
    name, given, more = case
    try:
        asked = getattr(odds, name)(*given, **{word: more[word] for word in more if word in KEYWORDS.get(name, {})})
    except TypeError as fault:
        if "required positional argument" in str(fault):  # too few arguments are Python's own to refuse
            return
        raise
    asked.sentence.say()
    asked.table()
    asked.steps.say()
    odds.simulate(asked, 3)


KINDS = {
    "save": Kind(save, lambda text: open_table(text, Table.load)),
    "link": Kind(link_of_any, lambda case: open_table(case[1], games.game(case[0]).Table.from_link)),
    "position": Kind(position, set_up),
    "box": Kind(box, unpack),
    "message": Kind(partial(message, link), receive),
    "answer": Kind(answer, say_to),
    "odds": Kind(question, ask, 3.0),
}
SHARES = {"save": 0.2, "link": 0.2, "position": 0.2, "box": 0.2, "message": 0.2, "answer": 0.1, "odds": 0.05}
"""How much of the number that was asked for is of each kind; answers and odds come on top."""
