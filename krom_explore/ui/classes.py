"""What pages for a class share: the activities of a game, and their words with what is set put into them."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

from krom_explore import games
from krom_explore.engine.faults import BadInput
from krom_explore.games.sheet import Field
from krom_explore.learn.activities import Activities
from krom_explore.learn.activity import ASK, Set, is_animal, number_of
from krom_explore.learn.rounds import Rounds
from krom_explore.odds.result import Row
from krom_explore.odds.spread import about

from .room import Room


def activities(room: Room) -> Activities:
    """What a class can do with the game of this room."""
    found = games.activities(room.name)
    if found is None:
        raise BadInput(f"#/{room.route('class')}"[:60], "route")
    return found


def rooms(room: Room) -> list[Room]:
    """The games that a class can do something with, in the order of the shelf. This one comes first, and after the last
    the first: wherever a teacher is, all activities of all games follow."""
    names = games.names()
    at = names.index(room.name)
    found = [Room(room.visitor, name) for name in (*names[at:], *names[:at]) if games.activities(name)]
    return [room if each.name == room.name else each for each in found]


def after(room: Room, activity: str) -> tuple[Room, str] | None:
    """The activity that follows one, perhaps in another game; None where there is only one."""
    everything = [(each, name) for each in rooms(room) for name in activities(each).all]
    at = everything.index((room, activity))
    return everything[(at + 1) % len(everything)] if len(everything) > 1 else None


def box(room: Room) -> Any:
    """The rules of a class: those that everybody has. With a box of one's own a link would mean something else."""
    return games.rules(room.name)


def rounds_of(room: Room, activity: str, setting: str = "") -> Rounds:
    """An activity with the settings of an address; without them as it comes. What does not fit raises BadInput."""
    found, rules = activities(room), box(room)
    key = f"{room.name}/{activity}/{setting}"
    return Rounds(found, found.read(key, rules) if setting else found.set(activity, rules), rules)


def notice(room: Room) -> str | None:
    """What is to be known by who has a box of their own."""
    return room.word("activity-box") if room.box is not None else None


def said(room: Room, rounds: Rounds, part: str = "") -> str:
    """A text of an activity: its title, or with a part such as ``goal``, ``ask``, ``step-1`` what belongs to it. What a
    teacher has put in words of their own is said in those."""
    if part == ASK and rounds.set.ask:
        return rounds.set.ask
    key = f"activity-{rounds.activity.id}"
    return room.fact_word(f"{key}-{part}" if part else key, rounds.laid, **rounds.facts(partial(shown, room)))


def came(room: Room, rounds: Rounds, row: Row) -> str:
    """What a round came to. Where an activity follows one of several, its catalogue says whose the number is."""
    key = f"activity-{rounds.activity.id}-came"
    if not room.words.has(key):
        return row.label.say(room.lang)
    return room.fact_word(key, rounds.laid, **rounds.facts(partial(shown, room)), number=number_of(row))


def number(room: Room, rounds: Rounds, value: Fraction) -> str:
    """A number of the kind that was predicted, with its unit."""
    written = about(value, room.lang)
    if rounds.activity.predict.of == "percent":
        return room.word("activity-in-hundred", n=written)
    key = f"activity-{rounds.activity.id}-number"
    return room.word(key, n=written, count=float(value)) if room.words.has(key) else written


def rules(room: Room, rounds: Rounds) -> list[dict[str, str]]:
    """What one has to know of the game, each rule with its text and the way to it."""
    return [
        {"id": rule, "text": room.rule_text(rule, rounds.laid), "hash": f"#/{room.route('rules', rule)}"}
        for rule in rounds.activity.rules
    ]


def known(room: Room, rounds: Rounds) -> list[str]:
    """What has to be seen before one predicts, beside the rules: a line each."""
    return [fact.say(room.lang) for fact in rounds.known()]


def given(room: Room, rounds: Rounds) -> list[str]:
    """What a teacher may set, and how it is set, in a few short lines."""
    return [
        room.word("activity-given", name=room.label(field.label), value=shown(room, field, rounds.values[field.name]))
        for field in rounds.fields
        if field.name in rounds.activity.changes
    ]


def shown(room: Room, field: Field, value: Any) -> Any:
    """What stands in a field, as people read it."""
    return next((room.label(name) for option, name in field.options if option == value), value)


def called(room: Room, who: str) -> str:
    """A pupil's name: a made-up one in the language of the page."""
    made_up = is_animal(who)
    return room.word(f"animal-{made_up[0]}", number=str(made_up[1])) if made_up else who


def pupil_route(room: Room, asked: Set) -> str:
    return room.route("class", asked.activity, asked.setting)


def led(here: Room, asked: Set) -> dict[str, str]:
    """The way to the wall of an activity, by its name where there is such a one."""
    room = next((room for room in rooms(here) if room.name == asked.game), here)
    known = room.name == asked.game and asked.activity in activities(room).all
    label = room.word(f"activity-{asked.activity}" if known else "ui-wall-other")
    return {"key": asked.key(), "hash": f"#/{asked.game}/wall/{asked.activity}/{asked.setting}", "label": label}
