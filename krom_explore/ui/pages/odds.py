"""The odds pages: one question each, asked with sliders and answered exactly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from krom_explore import odds
from krom_explore.games.krom.box import COMBINATIONS, KROMOSAURUS, PLACES
from krom_explore.games.krom.catalogue import bad
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.ui.components.form import Field, Form
from krom_explore.ui.components.odds import OddsPanel
from krom_explore.ui.components.prose import Prose

from .chapters import DuelForm
from .page import Page

ANYWHERE = "anywhere"


class OddsForm(Form):
    """Fields that make a question."""

    def question(self) -> Any:
        raise NotImplementedError

    def changed(self, field: str) -> None:
        self.question()


class CombatOdds(OddsForm):
    """Who fights where, with what."""

    def __init__(self) -> None:
        rules = Ruleset.load()
        fields = [Field("place", "ui-place", "choice", "forest", options=[(p, f"place-{p}") for p in PLACES])]
        for name in (*rules.characters, KROMOSAURUS):
            most = rules.kromosaurus.life if name == KROMOSAURUS else rules.life.most
            fields.append(Field(f"{name}.fights", "ui-fights", "switch", name in ("Kolos", "Alma"), group=name))
            fields.append(Field(f"{name}.life", "name-life", "number", most, 1, most, group=name))
            if name != KROMOSAURUS:
                fields.append(Field(f"{name}.plus", "ui-plus", "number", 0, 0, 9, group=name))
                fields.append(Field(f"{name}.dice", "ui-extra-dice", "number", 0, 0, 3, group=name))
        super().__init__(fields)

    def question(self) -> Any:
        chosen = self.values()
        fighters = [
            odds.Fighter(name, chosen[f"{name}.life"], chosen.get(f"{name}.plus", 0), chosen.get(f"{name}.dice", 0))
            for name in (*Ruleset.load().characters, KROMOSAURUS)
            if chosen[f"{name}.fights"]
        ]
        if len(fighters) < 2:
            raise bad("", "lone-fighter")
        beast_comes = chosen["place"] in Ruleset.load().kromosaurus.destinations
        if chosen[f"{KROMOSAURUS}.fights"] and not beast_comes:
            raise bad("place", "beast-place", place=chosen["place"])
        return odds.combat(fighters, chosen["place"])


class HuntOdds(OddsForm):
    """How many dice, against which value."""

    def __init__(self) -> None:
        super().__init__([Field("dice", "ui-dice", "number", 2, 1, 5), Field("value", "ui-value", "number", 7, 1, 30)])

    def question(self) -> Any:
        return odds.hunt(**self.values())


class ForestOdds(OddsForm):
    """A fresh Gathering pile, and Krom to go on with."""

    def __init__(self) -> None:
        super().__init__([Field("krom", "name-krom", "number", 8, 0, 20)])

    def question(self) -> Any:
        return odds.forest(krom=self.values()["krom"])


class MountainOdds(OddsForm):
    """How many rerolls one can pay."""

    def __init__(self) -> None:
        most = len(Ruleset.load().mountain.rerolls)
        super().__init__([Field("rerolls", "ui-rerolls", "number", most, 0, most)])

    def question(self) -> Any:
        return odds.mountain(self.values()["rerolls"])


class ReachOdds(OddsForm):
    """Going for one combination, whatever it pays."""

    def __init__(self) -> None:
        most = len(Ruleset.load().mountain.rerolls)
        combinations = [(name, f"combination-{name}") for name in COMBINATIONS if name != "nothing"]
        super().__init__(
            [
                Field("combination", "ui-combination", "choice", "straight", options=combinations),
                Field("rerolls", "ui-rerolls", "number", 2, 0, most),
                Field("exact", "ui-exactly", "switch", False),
            ]
        )

    def question(self) -> Any:
        return odds.reach(**self.values())


class MeetingOdds(OddsForm):
    """Where everybody goes: to one place for sure, or anywhere alike."""

    def __init__(self) -> None:
        places = [(ANYWHERE, "ui-anywhere"), *((place, f"place-{place}") for place in PLACES)]
        names = list(Ruleset.load().characters)[:4]
        fields = [Field(name, name, "choice", ANYWHERE, options=list(places)) for name in names]
        super().__init__([*fields, Field("kromosaurus", "page-kromosaurus", "switch", False)])

    def question(self) -> Any:
        chosen = self.values()
        beast = chosen.pop("kromosaurus")
        mixes = {name: dict.fromkeys(PLACES, 1) if place == ANYWHERE else {place: 1} for name, place in chosen.items()}
        return odds.meeting(mixes, kromosaurus=beast)


QUESTIONS: dict[str, Callable[[], Any]] = {
    "combat": CombatOdds,
    "hunt": HuntOdds,
    "forest": ForestOdds,
    "mountain": MountainOdds,
    "reach": ReachOdds,
    "duel": DuelForm,
    "meeting": MeetingOdds,
}


def page(name: str) -> Page:
    form = QUESTIONS[name]()
    parts = {"prose": Prose(f"odds-{name}", 1), "form": form, "odds": OddsPanel(form.question)}
    made = Page(f"odds/{name}", f"page-odds-{name}", parts)
    made.more = [{"hash": f"#/odds/{other}", "key": f"page-odds-{other}"} for other in QUESTIONS if other != name]
    return made
