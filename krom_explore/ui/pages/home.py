"""Home: the games on the shelf, what this one is, a turn of it to watch, and where to go first."""

from __future__ import annotations

from krom_explore import games
from krom_explore.engine.table import GameTable
from krom_explore.ui.components import Component
from krom_explore.ui.components.dice import Dice
from krom_explore.ui.components.links import Link, Links
from krom_explore.ui.components.picture import Picture
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.components.walk import Show
from krom_explore.ui.recorded import RecordDesk, as_far_as_it_goes
from krom_explore.ui.room import Room

from . import first, table
from .page import Page
from .watch import WatchPage

TUTORIALS = "00_start.ipynb"
"""The notebook that leads to all others."""


class HomePage(WatchPage):
    """A page with a walk on it, of whose steps its address says nothing."""

    def hash(self) -> str:
        return f"#/{self.route}"


def page(room: Room, link: str = "") -> Page:
    """A game's first page: what it is, a turn that plays by itself, and everything that can be done here.

    There was a table to play on here once: a link to one leads to it.
    """
    if link:
        return table.page(room, room.open(link))

    def take_over(taken: GameTable) -> None:
        made.leads_to = table.page(room, taken)

    desk = turn(room)
    show = Show(desk, take_over, "home", ways(room, "ui-way-play", "ui-way-learn"))
    picture = next(name for name in room.face.TABLE if name in room.face.PARTS)
    above: dict[str, Component] = {
        **shelf(room),
        "prose": Prose(room, "game", 2, ways=ways(room, "page-play", "page-learn")),
        "walk": show,
        "dice": Dice(desk),
        picture: Picture(desk, room.face.PARTS[picture]),
    }
    made = HomePage(room, room.route("start"), "page-game", show, {**above, "links": links(room)})
    made.layout, made.welcome = "", tuple(above)
    if any(chapter.notebook for chapter in room.face.CHAPTERS.values()):
        made.notebook = (TUTORIALS, "ui-tutorials", "")
    return made


def turn(room: Room) -> RecordDesk:
    """The game's turn, as far as the box in use plays it: from its first answer on, or else how the table is set."""
    watch = room.face.HOME
    laid = room.face.table_of(watch.opening, room.rules)
    played, _ = as_far_as_it_goes(laid, watch.lines)
    return RecordDesk(room, played, len(laid.log) if played.steps else played.first_moment)


def ways(room: Room, play: str, learn: str) -> list[tuple[str, str]]:
    """The ways from here, each under the key of what its button says: a first game, where there is one, comes first."""
    coached = first_game(room)
    chapters = [(room.route("learn"), learn)] if room.face.CHAPTERS else []
    return [*coached, (room.route("play"), play), *chapters]


def shelf(room: Room) -> dict[str, Component]:
    """The games, where there are several: whoever comes chooses one before anything else."""
    boxes = [Link(name, "page-game", Room(room.visitor, name)) for name in games.names()]
    return {"shelf": Links(room, [("nav-shelf", boxes)], shelf="nav-shelf")} if len(boxes) > 1 else {}


def first_game(room: Room) -> list[tuple[str, str]]:
    return [(room.route(first.SECTION), "ui-way-first")] if first.coach_of(room) else []


def links(room: Room) -> Links:
    """Where else to go: to a chapter, a question, to set up, the rules."""
    learn = [Link(room.route("learn", name), f"page-{name}", room) for name in room.face.CHAPTERS]
    asks = [Link(room.route("odds", one.name), f"page-odds-{one.name}", room) for one in room.game.odds.QUESTIONS]
    more = [Link(room.route(name), f"page-{name}", room) for name in ("rules", "editor", "box")]
    groups = [("nav-learn", learn), ("nav-odds", asks), ("nav-more", more)]
    return Links(room, [(title, some) for title, some in groups if some])
