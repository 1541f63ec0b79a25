"""A game that has been played, to be watched event by event and taken over at any of them."""

from __future__ import annotations

from collections.abc import Callable

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.seat import ONLOOKER
from krom_explore.engine.table import GameTable
from krom_explore.ui import bounds
from krom_explore.ui.components import Component
from krom_explore.ui.components.dice import Dice
from krom_explore.ui.components.heading import Heading
from krom_explore.ui.components.log import Log
from krom_explore.ui.components.picture import Picture
from krom_explore.ui.components.walk import Walk
from krom_explore.ui.recorded import RecordDesk, as_far_as_it_goes
from krom_explore.ui.room import Room
from krom_explore.ui.seats import Seats

from . import chapters, play
from . import table as live
from .one_screen import OneScreen
from .page import Page


class WatchPage(OneScreen):
    """A page with a walk on it. Its address has the step."""

    desk: RecordDesk

    def __init__(self, room: Room, route: str, title: str, walk: Walk, parts: dict[str, Component]):
        super().__init__(room, route, title, parts, walk.desk)
        self.whole, self.beside = True, ("log",)
        self.walk = walk
        self.about = ""
        """What is to be known of the record before one watches it."""

    def hash(self) -> str:
        return f"#/{self.route}/{self.desk.step}"

    def news(self) -> str:
        return self.walk.news()

    def notice(self) -> str | None:
        return self.about or super().notice()


def page(
    room: Room,
    table: GameTable,
    first: int | None = None,
    *,
    route: str = "",
    title: str = "page-watch",
    me: str | None = None,
    lead: Callable[[GameTable], Page] | None = None,
) -> WatchPage:
    """What was played on a table, from the moment when ``first`` events had been told (else from its beginning).

    ``lead`` makes the page of whoever takes over; without it, a live table and nothing else.
    """
    desk = RecordDesk(room, table, beginning(table) if first is None else first, me)

    def take_over(taken: GameTable) -> None:
        made.leads_to = lead(taken) if lead else live.page(room, taken, me)

    walk = Walk(desk, take_over)
    generic: dict[str, Component] = {"question": walk, "dice": Dice(desk), "log": Log(desk)}
    own = {name: Picture(desk, part) for name, part in room.face.PARTS.items()}
    shown = [name for name in room.face.TABLE if name in generic or name in own]
    head: dict[str, Component] = {"heading": Heading(room, title)}
    parts = head | {"walk" if name == "question" else name: generic.get(name) or own[name] for name in shown}
    made = WatchPage(room, route or room.route("watch", table.link()), title, walk, parts)
    return made


def beginning(table: GameTable) -> int:
    """Where a walk begins: with the set-up where nothing else has happened, else with the first turn."""
    return table.opening if table.steps else table.first_moment


def of_link(room: Room, rest: str) -> Page:
    """``LINK/STEP``: a whole game, with everybody's eyes."""
    link, step = taken_apart(room, "watch", rest)
    return at(page(room, room.open(link), route=room.route("watch", link)), step)


def of_own_game(room: Room, rest: str) -> Page:
    """``SEATS/LINK/STEP``: a game with bots, with one's own eyes; whoever takes over has bots again. Several people who
    share a screen see what lies open."""
    code, _, more = rest.partition("/")
    link, step = taken_apart(room, "play/watch", more if Seats.is_code(code) else rest)
    table, seats = play.opened(room, f"{code}/{link}" if Seats.is_code(code) else link)

    def lead(taken: GameTable) -> Page:
        return play.page(room, f"{seats.code}/{taken.link()}")

    me = seats.people[0] if len(seats.people) == 1 else ONLOOKER
    return at(page(room, table, route=room.route("play", "watch", seats.code, link), me=me, lead=lead), step)


def of_chapter(room: Room, name: str, step: str = "") -> Page:
    """The example of a chapter. Where another box plays it otherwise, as far as it goes."""
    watch = room.face.CHAPTERS[name].watch
    if watch is None:
        raise BadInput(f"#/{room.route('learn', name, 'watch')}"[:60], "route")
    table, whole = as_far_as_it_goes(room.face.table_of(watch.opening, room.rules), watch.lines)

    def lead(taken: GameTable) -> Page:
        return chapters.page(room, name, taken.link())

    route = room.route("learn", name, "watch")
    made = page(room, table, route=route, title=f"watch-{name}", lead=lead)
    made.more.append({"hash": f"#/{room.route('learn', name)}", "key": f"page-{name}", "rel": "prev"})
    made.folded, made.foremost = chapters.not_taught(room, room.face.CHAPTERS[name]), room.face.CHAPTERS[name].shows
    if not whole:
        made.about = room.word("ui-walk-short")
    return at(made, step)


def taken_apart(room: Room, section: str, rest: str) -> tuple[str, str]:
    link, _, step = rest.partition("/")
    if not link:
        raise BadInput(f"#/{room.route(section)}"[:60], "route")
    return link, step


def at(made: WatchPage, step: str) -> Page:
    """The page, at the step that its address names."""
    if step:
        if not step.isdecimal() or len(step) > len(str(bounds.NUMBER)):
            raise BadInput("step", "whole-number", found=checks.short(step))
        made.desk.go(int(step))
    return made
