"""Every page there is, by its route: for tests that go through all of them."""

from __future__ import annotations

from krom_explore import games
from krom_explore.ui.pages import SECTIONS
from krom_explore.ui.pages.lessons import tracks
from krom_explore.ui.room import Room, Visitor


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
        *(f"codes/{name}/rounds=5" for name in list(activities)[:1]),
        f"rules/{first_rule}",
        "rules/cards",
        "deviations",
    ]
    return [f"#/{game}/{route}" for route in dict.fromkeys(found)]


ALL = ["#/", *(route for game in games.names() for route in routes(game))]
