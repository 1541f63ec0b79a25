"""The odds pages: one question each, asked with sliders and answered exactly. Every setting is in the address."""

from __future__ import annotations

from urllib.parse import quote, unquote

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.ui.components.form import OddsForm
from krom_explore.ui.components.odds import OddsPanel
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.room import Room

from .page import Page

SEED = Field("seed", Key("ui-seed"), "number", None, 0, checks.LARGEST_NUMBER)
"""What the rolls begin with, where the address asks for it."""

MOST_SETTINGS = 100
"""Settings in an address. The largest sheet that we know has thirty fields."""


def questions(room: Room) -> dict[str, OddsSheet]:
    return {question.name: question for question in room.game.odds.QUESTIONS}


def asking(room: Room, name: str) -> OddsForm:
    """The form of a question, asked under the rules in use."""
    question, rules = questions(room)[name], room.rules
    return OddsForm(room, question.fields(rules), lambda values: question.ask(values, rules))


class OddsPage(Page):
    """A question whose settings follow the form into the address: ``#/GAME/odds/QUESTION/dice=3&value=9``."""

    def __init__(self, room: Room, name: str, form: OddsForm, seed: int | None):
        self.form = form
        self.seed = seed
        panel = OddsPanel(room, lambda: form.answer, lambda: form.asked, large=True, seed=seed)
        parts = {"prose": Prose(room, f"odds-{name}", 1), "form": form, "odds": panel}
        super().__init__(room, room.route("odds", name), f"page-odds-{name}", parts)

    def hash(self) -> str:
        settings = self.form.differing() | ({} if self.seed is None else {SEED.name: str(self.seed)})
        return f"{super().hash()}/{written(settings)}" if settings else super().hash()


def page(room: Room, name: str, address: str = "") -> Page:
    """The page of a question, with the settings of its address. One that does not fit raises BadInput."""
    settings = read(address)
    seed = SEED.read(settings.pop(SEED.name)) if SEED.name in settings else None
    form = asking(room, name)
    if settings:
        form.settle_on(settings)
    made = OddsPage(room, name, form, seed)
    made.more = [
        {"hash": f"#/{room.route('odds', other)}", "key": f"page-odds-{other}"}
        for other in questions(room)
        if other != name
    ]
    return made


def written(settings: dict[str, str]) -> str:
    """Settings as they stand in an address."""
    return "&".join(f"{quote(name, safe='')}={quote(value, safe='')}" for name, value in settings.items())


def read(address: str) -> dict[str, str]:
    """The settings of an address."""
    entries = [entry for entry in address.split("&") if entry]
    if len(entries) > MOST_SETTINGS:
        raise BadInput("settings", "at-most-entries", most=MOST_SETTINGS, found=len(entries))
    settings = {}
    for entry in entries:
        name, equals, value = map(unquote, entry.partition("="))
        if not equals:
            raise BadInput(name, "in-address")
        settings[name] = value
    return settings
