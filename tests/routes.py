"""Every page there is, by its route: for tests that go through all of them."""

from __future__ import annotations

from krom_explore import games
from krom_explore.lab import levels_of, play_on
from krom_explore.ui import tries
from krom_explore.ui.pages import SECTIONS
from krom_explore.ui.pages.lessons import tracks
from krom_explore.ui.room import Room, Visitor

UNDER_WAY = 12
"""Steps of a game that has begun."""


def routes(game: str) -> list[str]:
    """The pages of a game: one of each kind, and each chapter, question, kind of quiz and activity."""
    package = games.game(game)
    room = Room(Visitor(), game)
    first_rule = next(iter(package.rulebook.index()))
    activities = package.ACTIVITIES.all
    found = [
        *(section for section in SECTIONS if section != "start"),
        "start",
        *(f"learn/{name}" for name in package.face.CHAPTERS),
        f"learn/{next(iter(package.face.CHAPTERS))}/watch",
        *(f"lesson/{name}/1" for name in tracks(room)),
        "first",
        *(f"quiz/{kind}/normal/3" for kind in package.QUIZZES),
        "quiz/day/2026-11-17",
        "quiz/run/easy/1/rrrrrwwwww",
        *(f"odds/{question.name}" for question in package.odds.QUESTIONS),
        *(f"class/{name}" for name in activities),
        *(f"class/{name}/rounds=5" for name in activities),
        *(f"{section}/{name}/rounds=5" for name in list(activities)[:1] for section in ("codes", "wall")),
        f"rules/{first_rule}",
        f"rules/{tryable(room)[0]}/try",
        "rules/cards",
        "deviations",
    ]
    return [f"#/{game}/{route}" for route in dict.fromkeys(found)]


def tryable(room: Room) -> list[str]:
    """A rule to try of each chapter of the rulebook, in its order."""
    index = room.game.rulebook.index()
    return list({index[rule].chapter: rule for rule in index if rule in tries.tryable(room)}.values())


def of_games(game: str) -> list[str]:
    """Pages that have a game in their address, under way and over, and a rule tried of each chapter.

    Bots of the lowest level play: how well they do is nothing to a page.
    """
    room = Room(Visitor(), game)
    sheet = room.face.NEW_GAME
    table, _ = sheet.deal({"seed": 3, **sheet.first(room.rules)}, room.rules)
    while table.steps < UNDER_WAY:
        table.choose(table.options[0]) if table.options else table.roll()
    link, over = table.link(), play_on(table, levels_of(room.game)[0]).link()
    found = [f"{page}/{link}" for page in ("table", "watch", "play", "play/watch", "editor")]
    return [f"#/{game}/{route}" for route in (*found, f"play/{over}", *(f"rules/{rule}/try" for rule in tryable(room)))]


ALL = ["#/", *(route for game in games.names() for route in routes(game))]
"""The pages that a browser goes through as well."""


def every() -> list[str]:
    """All of them and those with a game in their address, for tests of what is sent."""
    return list(dict.fromkeys((*ALL, *(route for game in games.names() for route in of_games(game)))))
