"""Pages for a class: the list for teachers, an activity to be set up, the pupil's page, codes without a server."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from krom_explore import games
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Reason
from krom_explore.learn.handout import TEACHER
from krom_explore.learn.rounds import Rounds
from krom_explore.ui import classes
from krom_explore.ui.components.activity import Pupil
from krom_explore.ui.components.collected import Codes, Collected
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.components.teachers import Invitation, Plan, SetUp, Teachers
from krom_explore.ui.room import Room

from .page import Page

SECTION = "class"

CODES = "codes"


def has_any(room: Room) -> bool:
    return games.activities(room.name) is not None


def page(room: Room, rest: str = "") -> Page:
    """``class``: the list; ``class/ACTIVITY``: to be set up; ``class/ACTIVITY/SETTINGS``: for pupils."""
    activity, _, setting = rest.partition("/")
    if not activity:
        return for_teachers(room)
    rounds = classes.rounds_of(room, activity, setting)
    return PupilPage(room, rounds) if setting else SetUpPage(room, rounds)


class ForClass(Page):
    """A page on which everybody has the same box."""

    def notice(self) -> str | None:
        return classes.notice(self.room)


def for_teachers(room: Room) -> Page:
    """Every activity of every game that the boxes in use can do."""
    possible = []
    for each in classes.rooms(room):
        for activity in classes.activities(each).all:
            with suppress(BadInput):  # the box that is served may lack what it is about
                possible.append((each, classes.rounds_of(each, activity)))
    parts = {"prose": Prose(room, SECTION, 1), "teachers": Teachers(room, possible)}
    return ForClass(room, room.route(SECTION), "page-class", parts)


class SetUpPage(ForClass):
    """An activity that is being set up: the settings follow the form into the link, not into the address."""

    def __init__(self, room: Room, rounds: Rounds):
        self.form = SetUp(room, rounds)
        parts = {"invitation": Invitation(room, self.form), "form": self.form, "plan": Plan(room, self.form)}
        super().__init__(room, room.route(SECTION, rounds.activity.id), f"activity-{rounds.activity.id}", parts)
        self.more = [{"hash": f"#/{room.route(SECTION)}", "key": "page-class", "rel": "prev"}]
        self.handouts = (rounds.activity.id, f"{TEACHER}{rounds.activity.id}")

    def printed_as(self, name: str) -> tuple[str, Any]:
        """As it is set up now, with the box that everybody has. While an entry is refused, a sheet would say something
        else than what stands in the form: then there is none, and why."""
        for refused in self.form.refused.values():
            if refused.why is not None:
                raise refused.why
        return f"{name}/{self.form.rounds.set.setting}", self.form.rounds.rules


class PupilPage(ForClass):
    """What a pupil sees of an activity."""

    def __init__(self, room: Room, rounds: Rounds):
        self.pupil = Pupil(room, rounds)
        route = classes.pupil_route(room, rounds.set)
        super().__init__(room, route, f"activity-{rounds.activity.id}", {"activity": self.pupil})

    def say(self, reason: Reason) -> str:
        """Why the table of the round refuses something."""
        assert self.pupil.round is not None
        return self.pupil.round.table.say(reason, self.room.lang)

    def news(self) -> str:
        """What the last round came to, for those who hear it."""
        return self.pupil.said


def of_codes(room: Room, rest: str) -> Page:
    """``codes/ACTIVITY/SETTINGS``: what a class has done, from codes."""
    activity, _, setting = rest.partition("/")
    rounds = classes.rounds_of(room, activity, setting)
    codes = Codes(room, rounds)
    parts = {"codes": codes, "collected": Collected(room, rounds, lambda: codes.gathered)}
    route = room.route(CODES, rounds.activity.id, rounds.set.setting)
    made = ForClass(room, route, f"activity-{rounds.activity.id}", parts)
    made.more = [{"hash": f"#/{room.route(SECTION, rounds.activity.id)}", "key": "page-class-set-up", "rel": "prev"}]
    return made
