"""Damaged saves, positions, boxes and answers: each is taken, or refused with a short sentence, and nothing else.

``python -m tests.games.tribu.test_fuzz 20000`` tries more of them.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from random import Random

import pytest

from krom_explore import BadInput, Illegal, Over
from krom_explore.engine import toml
from krom_explore.games.tribu import Ruleset, Table
from krom_explore.games.tribu.ruleset import rulings
from tests.fuzz import damage

from .play import new_table, played
from .test_scenario import GOOD

LONGEST_SAID = 6_000
"""Letters of a refusal."""


@cache
def saves():
    own = Ruleset.load().with_changes({"dioramas.red_horse.copies": 9, "goal.spheres": 40, "rulings.leaders": "chosen"})
    tables = [played(new_table(2 + at % 3, at, own if at % 2 else None), at, 12 * at) for at in range(6)]
    return [json.loads(table.save()) for table in [*tables, Table.scenario(GOOD)]]


@cache
def positions():
    return [GOOD, *(shown.scenario for ruling in rulings().values() for shown in ruling.positions if shown.scenario)]


@cache
def boxes():
    return [toml.document({name: entries}) for name, entries in Ruleset.load().data().items() if name != "rulings"]


def save(random):
    data = damage.damaged(random.choice(saves()), random)
    try:
        if random.random() < 0.7:
            data["rules"]["hash"] = Ruleset.load().with_changes(data["rules"]["changes"]).hash
    except Exception:
        pass
    use(Table.load(damage.written(data)), random)


def position(random):
    data = damage.damaged(random.choice(positions()), random)
    use(Table.scenario(data if random.random() < 0.7 else damage.written(data)), random)


def box(random):
    text = random.choice(boxes())
    ways = (damage.number_changed, damage.lines_changed, damage.scratched)
    rules = Ruleset.from_toml(random.choice(ways)(text, random))
    if random.random() < 0.3:
        names = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"][: rules.players.least]
        use(Table.new(names, rules=rules), random)
        assert Ruleset.from_toml(rules.to_toml()) == rules


def answer(random):
    table = Table.load(json.dumps(random.choice(saves())))
    if isinstance(table.pending, Over):
        return
    tried = random.choice([*table.options, "draw", "play steal Ann rider scout", "attack wolf rider Bob rider"])
    table.choose(damage.scratched(tried, random) if random.random() < 0.8 else damage.hostile(random))


def names(random):
    players = damage.damaged(["Ann", "Bob", "Cy Lee"], random)
    use(Table.new(players, seed=damage.hostile(random) if random.random() < 0.2 else 1), random)


def use(table, random):
    """What anybody does with a table that could be opened."""
    table.say(table.pending)
    Table.from_link(table.link())
    for player in table.players:
        table.seat(player).state  # noqa: B018
    for _ in range(6):
        if isinstance(table.pending, Over):
            return
        table.choose(random.choice(table.options)) if table.options else table.roll()


KINDS = {"save": save, "position": position, "box": box, "answer": answer, "names": names}


def attempt(kind, number):
    """Whether the case was refused. Anything but a refusal with a sentence is a fault of ours."""
    try:
        KINDS[kind](Random(f"{kind} {number}"))
    except (BadInput, Illegal) as refused:
        said = str(refused)
        said.encode()
        assert 0 < len(said) < LONGEST_SAID
        return True
    return False


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_comes_from_outside_is_taken_or_refused(kind):
    refused = [attempt(kind, number) for number in range(150)]
    assert 30 < sum(refused) <= 150


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    for kind in KINDS:
        print(kind, sum(attempt(kind, number) for number in range(wanted // len(KINDS))), "refused", flush=True)
