"""What notebooks call: a table or a page shown, parts of a table alone, and what follows a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets  # type: ignore[import-untyped]

from krom_explore import games
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.table import GameTable
from krom_explore.games.face import KeptBack, Noted

from . import cells, fresh
from .desk import Desk
from .held import HeldTable
from .host import Stage
from .pages import watch
from .pages.page import Page, table_parts
from .recorded import recorded
from .room import Room, Visitor
from .screen import Screen
from .seats import Seats
from .turning import put


def show(what: GameTable | str = "", *parts: str, me: str | None = None) -> HeldTable | Stage:
    """A table, whole or in parts, to play on; or the app at a route (``"GAME/learn/CHAPTER"``).

    With ``me`` the table is seen with the eyes of that player, and bots answer for the others.
    """
    if isinstance(what, str):
        return Stage(what)
    return held(what, parts, me)


def part(table: GameTable, name: str, me: str | None = None) -> HeldTable:
    """One part of a table alone, by its name."""
    return held(table, (name,), me)


def board(table: GameTable, me: str | None = None) -> HeldTable:
    """Where everybody is."""
    return part(table, "board", me)


def question(table: GameTable, me: str | None = None) -> HeldTable:
    """What is asked, and the answers as buttons."""
    return part(table, "question", me)


def dice(table: GameTable, me: str | None = None) -> HeldTable:
    """The dice: roll them, or set them by hand."""
    return part(table, "dice", me)


def mats(table: GameTable, me: str | None = None) -> HeldTable:
    """What everybody has."""
    return part(table, "mats", me)


def log(table: GameTable, me: str | None = None) -> HeldTable:
    """What has happened, line by line."""
    return part(table, "log", me)


def odds(table: GameTable, me: str | None = None) -> HeldTable:
    """The exact odds of what is asked."""
    return part(table, "odds", me)


def held(table: Any, parts: tuple[str, ...], me: str | None) -> HeldTable:
    room = room_of(table, me)
    return HeldTable(Screen(room.visitor, table_page(room, table, parts, me)))


def room_of(table: Any, me: str | None) -> Room:
    if not isinstance(table, GameTable):
        raise BadInput("table", "game-table", found=checks.short(type(table).__name__))
    if me is not None:
        checks.one_of("me", me, table.players)
    return Room(Visitor(), table.game.name)


def table_page(room: Room, table: GameTable, parts: Sequence[str], me: str | None = None) -> Page:
    """A live table with these parts, or with all that the game lays on it."""
    chance = fresh.from_seed if table.seed else fresh.rolled  # nobody asked for a seed: the dice on the screen are real
    desk = Desk(room, table, Seats.alone(table.players, me), chance)
    known = table_parts(desk, tuple(name for name in room.face.PARTS if name not in room.face.TABLE))
    wanted = parts or room.face.TABLE
    chosen = {checks.one_of("parts", name, tuple(known)): known[name] for name in wanted}
    return Page(room, room.route("table"), "page-table", chosen, desk)


def walk(what: GameTable | str, lines: Sequence[str] = (), *parts: str, me: str | None = None) -> HeldTable:
    """What was played, one event at a time, to be taken over at any of them.

    ``lines`` are played on a fork of the table, and the walk begins with the first of them. Without lines, and for a
    link or a saved game, it begins where the game began. Unless parts are named, it shows those in which something
    happens. ``widget.value`` is the step.
    """
    table = opened(what) if isinstance(what, str) else what
    room = room_of(table, me)
    played, first = recorded(table, lines)

    def lead(taken: GameTable) -> Page:
        return table_page(room, taken, live, me)

    page = watch.page(room, played, first if lines else None, me=me, lead=lead)
    page.layout = ""  # among cells, which have headings of their own, everything is seen at once
    del page.parts["heading"]
    shown = [checks.one_of("parts", name, tuple(page.parts)) for name in parts] or happening(page)
    page.parts = {name: part for name, part in page.parts.items() if name == "walk" or name in shown}
    live = [name for name in room.face.TABLE if name in shown or name in ("question", "dice")]
    return HeldTable(Screen(room.visitor, page))


def happening(page: watch.WatchPage) -> list[str]:
    """The parts of a walk in which something changes on its way, and the first, which says where everybody is."""
    still = {name: part.state() for name, part in page.parts.items() if name not in ("walk", "log")}
    first, names = next(iter(page.parts)), list(still)
    still.pop(first, None)
    step = 0
    while still and step < page.desk.last:  # a long game has stirred everything soon
        step += 1
        page.desk.go(step)
        still = {name: state for name, state in still.items() if page.parts[name].state() == state}
    page.desk.go(0)
    return [name for name in names if name not in still]


def opened(text: str) -> GameTable:
    """The table of a link (or the address that ends in one) or of a saved game, whichever game it is."""
    words, saved = text.strip(), text.lstrip().startswith("{")
    faults = []
    for name in games.names():
        made = games.game(name).Table
        try:
            found: GameTable = made.load(words) if saved else made.from_link(words.rpartition("/")[2])
            return found
        except BadInput as bad:
            faults.append(bad)
    raise faults[0]


def follow(table: GameTable, call: Callable[[Any], Any] | None = None) -> ipywidgets.Output:
    """What ``call(table)`` returns (a chart, a result), shown anew after every change of the table.

    Without ``call`` it is the exact answer to the odds question of the moment.
    """
    made = call or question_now
    output = ipywidgets.Output()

    def draw(now: Any) -> None:
        put(output, lambda: made(now))

    draw(table)
    cells.end_when_run_again(table.on_change(draw))
    return output


def question_now(table: GameTable) -> Any:
    """The odds question of the moment, or None."""
    room = Room(Visitor(), table.game.name)
    found = room.face.question_at(table.seat())
    found = found.shown if isinstance(found, KeptBack) else found
    result = found.result if isinstance(found, Noted) else found
    return room.word("ui-odds-nothing") if result is None else result
