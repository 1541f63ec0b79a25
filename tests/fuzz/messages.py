"""What a browser sends, damaged; and whatever the parts of a page can do, with whatever may stand in its fields."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from krom_explore.ui import boundary
from krom_explore.ui.app import App
from krom_explore.ui.room import Visitor

from . import damage

ROUTES = {
    "krom": (
        "", "learn", "learn/combat", "learn/mountain", "learn/cave/watch", "lesson/combat/1", "first",
        "play", "play/pnh", "play/pp", "play/watch",
        "quiz", "quiz/money/normal/3", "quiz/run/easy/1/rw", "quiz/day/2026-11-17",
        "odds/combat", "odds/forest", "odds/duel",
        "editor", "box", "rules", "rules/combat", "rules/combat.roll/try", "rules/cards", "deviations", "watch",
        "class", "class/ties", "class/duel/rounds=5", "class/regret/rounds=2", "class/fair/rounds=3",
        "codes/hunts/rounds=5", "wall/duel/rounds=5",
    ),
    "tribu": (
        "", "learn", "learn/chain", "learn/attack/watch", "lesson/lonely/1", "first", "play", "play/pn", "play/watch",
        "quiz", "quiz/fits/normal/3", "quiz/run/easy/1/rw", "odds/next-card", "odds/standoff", "odds/hostile",
        "editor", "box", "rules", "rules/setup.players", "rules/setup.players/try", "deviations", "watch",
        "class", "class/waiting/rounds=5", "codes/waiting/rounds=5", "wall/waiting/rounds=5",
    ),
}  # fmt: skip

LINKED = ("table", "watch", "play", "play/watch", "editor", "first")
"""Pages that take a game from their address."""

PLAYED = {"key": "krom/duel/rounds=5", "who": "otter-17", "predicted": "3/2", "results": [0, 1]}
NEWS = {"room": "r", "version": 2, "activity": "krom/duel/rounds=5", "paused": False, "revealed": True, "here": 1}

MESSAGES: tuple[dict[str, Any], ...] = (
    {"hello": {"lang": "en", "hash": "#/krom/play", "boxes": {"krom": "[setup]\nkrom = 9"}}},
    {"hello": {"hash": "#/krom/learn", "motion": True, "ledgers": {"krom": {
        "rules": {"combat.dice": [1, 2, 0]}, "steps": {"first": 3}, "days": {"2026-11-16": True}}}}},
    {"sheet": "rules"},
    {"go": "#/krom/learn/combat"}, {"lang": "fr"}, {"again": True},
    {"part": "question", "do": "choose", "answer": "go forest"},
    {"part": "question", "do": "why_not", "answer": "rest"}, {"part": "question", "do": "undo"},
    {"part": "dice", "do": "roll", "dice": [[1], [2]]},
    {"part": "dice", "do": "keep", "dice": [1, 2], "roll": True}, {"part": "log", "do": "why", "line": 3},
    {"part": "log", "do": "look_back", "line": 2}, {"part": "odds", "do": "simulate", "n": 100},
    {"part": "odds", "do": "explain"}, {"part": "form", "do": "set", "field": "life", "value": 5},
    {"part": "form", "do": "set", "field": "Alma.bonus", "value": "war cry, headbutt"},
    {"part": "editor", "do": "set", "field": "Alma", "value": True}, {"part": "editor", "do": "export", "what": "link"},
    {"part": "box", "do": "load", "text": "[setup]\nkrom = 9"}, {"part": "box", "do": "template"},
    {"part": "exercise", "do": "check", "answer": "1/3"}, {"part": "rulebook", "do": "search", "query": "tie"},
    {"part": "activity", "do": "hello", "record": PLAYED}, {"part": "activity", "do": "predict", "predicted": "3/2"},
    {"part": "activity", "do": "play", "times": 2}, {"part": "collected", "do": "watch", "row": 2},
    {"part": "codes", "do": "paste", "text": "M4F2-TWR9-HZB5"},
    {"part": "invitation", "do": "reached", "address": "http://192.0.2.7/"},
    {"part": "wall", "do": "hear", "news": json.dumps({**NEWS, "whole": True, "records": [[1, PLAYED]]})},
    {"part": "wall", "do": "reached", "address": "http://192.0.2.7/"},
    {"hello": {"hash": "#/tribu/play", "boxes": {"tribu": "[goal]\nspheres = 40"}}},
    {"go": "#/tribu/quiz/fits/easy/4"}, {"go": "#/tribu/rules/setup.players/try"},
    {"part": "question", "do": "choose", "answer": "discard wolf"},
    {"part": "tribes", "do": "choose", "answer": "draw"},
    {"part": "mine", "do": "choose", "answer": "begin rider"}, {"part": "dice", "do": "draw", "card": "wolf"},
    {"part": "editor", "do": "set", "field": "1.hand", "value": "Rider, wolf"},
    {"part": "editor", "do": "set", "field": "seed", "value": 7},
    {"part": "game", "do": "set", "field": "players", "value": 3}, {"part": "game", "do": "start"},
    {"part": "lesson", "do": "hint"}, {"part": "lesson", "do": "take_back"}, {"part": "coach", "do": "got"},
    {"part": "coach", "do": "why"}, {"part": "quiz", "do": "answer", "answer": "1/3"},
    {"part": "quiz", "do": "answer", "answer": ["wolf", "rider"]}, {"part": "quiz", "do": "play_out"},
    {"part": "example", "do": "press"}, {"part": "tries", "do": "use", "name": "tie"},
    {"part": "playback", "do": "to", "line": 3}, {"part": "account", "do": "try", "step": 2},
    {"part": "progress", "do": "bring", "text": '{"rules": {}}'},
    {"part": "walk", "do": "to", "step": 3, "quiet": True}, {"part": "board", "do": "choose", "answer": "go cave"},
)  # fmt: skip
"""What a browser sends."""


WHATEVER = "whatever"
"""Stands for a message that is made when the page is there."""

LIKELY = (
    0,
    1,
    2,
    3,
    5,
    100,
    "1/3",
    "rest",
    "go forest",
    "wood",
    "link",
    "Alma",
    "x",
    True,
    [[1], [2]],
    [1, 2],
    None,
    "",
)
"""What may stand in a field, if it is of the right kind."""

NO_FAULTS = ("BadInput", *(kind.__name__ for kind in boundary.TOO_MUCH))
"""What may be told in the log: refusals of what was kept, and what was too much."""


def message(link: Callable[[str, Random], str], random: Random) -> tuple[str, list[Any]]:
    """A page, and what is sent to it; sometimes with a damaged link."""
    game = random.choice(list(ROUTES))
    route = random.choice(ROUTES[game])
    if random.random() < 0.1:
        linked = f"{random.choice(LINKED)}/{link(game, random)}"
        route = linked if random.random() < 0.5 else damage.scratched(f"{route}/x", random)
    sent: list[Any] = []
    for _ in range(random.choice((2, 4))):
        if random.random() < 0.4:
            sent.append({WHATEVER: random.getrandbits(32)})
            continue
        one = damage.damaged(random.choice(MESSAGES), random)
        if isinstance(one, dict) and isinstance(one.get("go"), str) and random.random() < 0.3:
            one["go"] = f"#/{game}/play/{link(game, random)}"
        sent.append(one)
    return f"{game}/{route}", sent


@cache
def app() -> App:
    """Opened once: a page afresh is what most of a case would take."""
    return App("")


def receive(case: tuple[str, list[Any]]) -> None:
    route, sent = case
    vars(app().visitor).update(vars(Visitor()))  # or what one case brought along would be there in the next
    app().go(route)
    for each in sent:
        before = boundary._told.copy()
        reply = app().receive(meant_for_a_part(each))
        json.dumps(reply, ensure_ascii=False, allow_nan=False).encode()
        faults = [kind for kind in boundary._told - before if not kind.endswith(NO_FAULTS)]
        assert not faults, faults


def whatever(seed: int) -> dict[str, Any]:
    """Something that a part of the page in front of us can do, with whatever may stand in its fields."""
    random = Random(seed)
    able = [(name, part) for name, part in sorted(app().page.parts.items()) if part.intents()]
    if not able:
        return {"again": True}
    name, part = random.choice(able)
    does = random.choice(part.intents())
    fields = [*inspect.signature(getattr(part, f"do_{does}")).parameters, *(["more"] if random.random() < 0.1 else [])]
    return {"part": name, "do": does} | {
        field: damage.hostile(random) if random.random() < 0.5 else random.choice(LIKELY) for field in fields
    }


def meant_for_a_part(sent: Any) -> Any:
    """A message, to a part of the page that can do what it says where there is one: else most would be refused."""
    if isinstance(sent, dict) and WHATEVER in sent:
        return whatever(sent[WHATEVER])
    if not isinstance(sent, dict) or sent.get("part") not in [each["part"] for each in MESSAGES if "part" in each]:
        return sent
    able = [name for name, part in sorted(app().page.parts.items()) if sent.get("do") in part.intents()]
    return {**sent, "part": able[len(sent) % len(able)]} if able else sent
