"""The first game: a real one, the same for everybody who plays the same, with a coach beside it."""

from __future__ import annotations

from functools import partial
from typing import Any

from krom_explore.engine.ports import Over
from krom_explore.games.face import Opening
from krom_explore.lab import PERSON
from krom_explore.learn.coach import Coach as Script
from krom_explore.ui.coached import CoachedDesk
from krom_explore.ui.components import Component
from krom_explore.ui.components.account import Account
from krom_explore.ui.components.coach import Coach
from krom_explore.ui.components.met import Met, met_here
from krom_explore.ui.components.playback import Playback
from krom_explore.ui.components.score import Score
from krom_explore.ui.room import Room
from krom_explore.ui.seats import Seats

from . import lessons
from .one_screen import OneScreen
from .page import Page, table_parts
from .play import kept_game

SECTION = "first"


class FirstPage(OneScreen):
    desk: CoachedDesk

    def news(self) -> str:
        """Nothing: the browser says what is new in the log, and the coach is heard by itself."""
        return ""

    def kept(self) -> dict[str, Any]:
        return kept_game(self.desk)

    def settle(self) -> None:
        """With all that counts as met here entered into the ledger, so that every page counts the same."""
        super().settle()
        self.room.ledger = self.room.ledger.saw(met_here(self.desk))


def coach_of(room: Room) -> Script | None:
    """The coach that the game brings, if it does."""
    found: Script | None = getattr(room.game, "COACH", None)
    return found


def page(room: Room, link: str = "") -> Page:
    """A first game from its beginning, or where a link says."""
    coach = coach_of(room)
    assert coach is not None

    def deal() -> Any:
        return room.face.table_of(opening(coach), room.rules, coach.script.seed)

    def restart(_: bool = False) -> None:
        table = deal()
        desk.begin_anew(table, seats_of(coach, table.players))

    table = room.open(link) if link else deal()
    desk = CoachedDesk(room, table, seats_of(coach, table.players), coach, plays_back=not room.visitor.still)
    if link and isinstance(table.pending, Over):
        desk.read_all()
    above: dict[str, Component] = {
        "score": Score(desk, restart),
        "account": Account(desk, restart, brief=True, hints=coach.script.hint),
        "met": Met(desk, partial(lessons.all_steps, room), ways(room)),
        "coach": Coach(desk),
    }
    mine = ("mine",) if "mine" in room.face.PARTS else ()
    parts = above | table_parts(desk, mine) | {"playback": Playback(desk)}  # after the log, whose words it shows
    made = FirstPage(room, room.route(SECTION), "page-first", parts, desk)
    made.watch = room.route("play", "watch")
    return made


def opening(coach: Script) -> Opening:
    script = coach.script
    if script.scenario:
        return Opening(scenario=script.scenario)
    return Opening(new={"players": script.players, **script.new})


def seats_of(coach: Script, players: tuple[str, ...]) -> Seats:
    """The learner in the first seat, and the bots that the coach has chosen beside."""
    others = dict(zip(players[1:], coach.script.bots, strict=False))
    return Seats.of(players, {**others, players[0]: PERSON})


def ways(room: Room) -> list[tuple[str, str]]:
    """Where to go after it."""
    learn = ["learn"] if room.face.CHAPTERS else []
    return [(room.route(section), f"ui-met-{section}") for section in (*learn, "quiz", "play")]
