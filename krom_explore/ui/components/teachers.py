"""For teachers: what a class can do, as a list; and one activity to be set up, with its link and its QR code."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.games.sheet import Field, Key
from krom_explore.learn.activity import ASK, LARGEST_SEED, SCANNED_QUESTION, Set, own_question
from krom_explore.learn.rounds import Rounds
from krom_explore.ui import classes, qr
from krom_explore.ui.boundary import THOUGHT, TOO_MUCH, patience
from krom_explore.ui.room import Room

from .base import Component
from .form import Form

ADDRESS = 300
"""Letters of the address of the app."""


class Teachers(Component):
    """The activities of all games, each with what a teacher wants to know before choosing."""

    kind = "teachers"

    def __init__(self, room: Room, found: list[tuple[Room, Rounds]]):
        super().__init__(room)
        self.found = found
        self._running: Set | None = None
        """What the class of this teacher does just now."""

    def do_running(self, activity: Any) -> None:
        """The server of a class says that there is one, and what it does."""
        self._running = Set.read(checks.kind("activity", activity, str))

    def state(self) -> dict[str, Any]:
        way = classes.led(self.room, self._running) if self._running else None
        return {
            "running": way and {"text": self.word("ui-class-running", activity=way["label"]), "hash": way["hash"]},
            "cards": [self._card(*each) for each in self.found],
            "words": self.words("class-set-up", "class-try", "class-running-way"),
        }

    def _card(self, room: Room, rounds: Rounds) -> dict[str, Any]:
        activity = rounds.activity
        return {
            "id": f"{room.name}/{activity.id}",
            "game": room.word("page-game"),
            "title": classes.said(room, rounds),
            "goal": classes.said(room, rounds, "goal"),
            "facts": facts(room, rounds),
            "setUp": f"#/{room.route('class', activity.id)}",
            "try": f"#/{classes.pupil_route(room, rounds.set)}",
        }


def facts(room: Room, rounds: Rounds) -> list[str]:
    """Age, time, rounds and materials, each in a few words."""
    activity = rounds.activity
    return [
        room.word("class-age", age=activity.age),
        room.word("class-minutes", minutes=activity.minutes),
        room.word("class-rounds", rounds=rounds.set.rounds),
        classes.said(room, rounds, "materials"),
    ]


class SetUp(Form):
    """The sheet of an activity: how many rounds, which seed, what its question lets one change, and its wording."""

    title = "class-change"

    def __init__(self, room: Room, rounds: Rounds):
        self.rounds = rounds
        """As it is set now."""
        activity, asked = rounds.activity, rounds.set
        sheet = {field.name: field for field in rounds.fields}
        fields = [
            Field("rounds", Key("class-field-rounds"), "number", asked.rounds, 1, activity.most),
            Field("seed", Key("class-field-seed"), "text", "" if asked.seed is None else str(asked.seed)),
        ]
        for name in activity.changes:
            sheet[name].value = rounds.values[name]
            fields.append(sheet[name])
        fields.append(Field(ASK, Key("class-field-ask"), "text", asked.ask))
        super().__init__(room, fields)

    def changed(self, field: str) -> None:
        seed = self.entered["seed"].strip()
        if seed and not (seed.isascii() and seed.isdecimal() and int(seed[:9]) <= LARGEST_SEED and len(seed) <= 9):
            raise BadInput("seed", "range", least=0, most=LARGEST_SEED, found=checks.short(seed))
        found, rules, activity = self.rounds.activities, self.rounds.rules, self.rounds.activity
        settings = {name: self.fields[name].written(self.entered[name]) for name in activity.changes}
        number, ask = int(seed) if seed else None, own_question(self.entered[ASK], SCANNED_QUESTION)
        asked = Set(self.room.name, activity.id, self.entered["rounds"], number, settings, ask)
        try:
            with patience(THOUGHT):
                self.rounds = Rounds(found, found.checked(asked, rules), rules)
        except TOO_MUCH:
            raise BadInput(field, "too-much") from None


class Invitation(Component):
    """How pupils come in: a link and a QR code."""

    kind = "invitation"
    longest: Mapping[str, int] = MappingProxyType({"address": ADDRESS})

    def __init__(self, room: Room, form: SetUp):
        super().__init__(room)
        self._form = form
        self._address = ""

    def state(self) -> dict[str, Any]:
        rounds = self._form.rounds
        asked = rounds.set
        route = f"#/{classes.pupil_route(self.room, asked)}"
        link = f"{self._address}{route}" if self._address else ""
        return {
            "goal": classes.said(self.room, rounds, "goal"),
            "facts": facts(self.room, rounds),
            "key": asked.key(),
            "hash": route,
            "wall": f"#/{self.room.route('wall', asked.activity, asked.setting)}",
            "codes": f"#/{self.room.route('codes', asked.activity, asked.setting)}",
            "code": qr.drawn(link) if link else None,
            "words": self.words(
                "class-link", "class-copy", "class-copied", "class-qr", "class-local", "class-wall", "class-codes",
                "class-try",
            ),
        }  # fmt: skip

    def do_reached(self, address: Any) -> None:
        """Under which address this browser finds the app: the QR code needs all of it."""
        told = checks.kind("address", address, str)
        if not told.startswith(("http://", "https://")):
            raise BadInput("address", "class-address")
        self._address = told


class Plan(Component):
    """What a teacher should have read before: how it goes, what is predicted, what to talk about, a note."""

    kind = "plan"

    def __init__(self, room: Room, form: SetUp):
        super().__init__(room)
        self._form = form

    def state(self) -> dict[str, Any]:
        rounds = self._form.rounds
        steps = [classes.said(self.room, rounds, f"step-{n}") for n in range(1, rounds.activity.steps + 1)]
        others = {name: [classes.said(self.room, rounds, name)] for name in ("ask", "discuss", "note")}
        return {
            "sections": [
                {"name": name, "title": self.word(f"ui-class-{name}"), "lines": lines}
                for name, lines in {"steps": steps, **others}.items()
            ]
        }
