"""Hostile messages, faults to be raised on purpose, and an app that hears them."""

import inspect
import json

from krom_explore.engine.faults import TooManyBranches
from krom_explore.games import krom
from krom_explore.ui import boundary
from tests.ui.browser import App

ROUTES = [
    "",
    "#/krom/play",
    "#/krom/editor",
    "#/krom/box",
    "#/krom/rules",
    "#/krom/learn/combat/watch",
    "#/krom/first",
    "#/krom/lesson/setup/2",
    "#/krom/quiz/winner/normal/3",
    "#/krom/class/duel/rounds=5",
    "#/tribu/play",
    "#/tribu/editor",
    "#/tribu/lesson/chain/1",
    *(f"#/krom/learn/{name}" for name in krom.face.CHAPTERS),
    *(f"#/krom/odds/{question.name}" for question in krom.odds.QUESTIONS),
]
LARGE = 250_000
"""The line lets 256 kB through."""
HOSTILE = [
    *("x" * LARGE, "a b " * (LARGE // 4), "a," * (LARGE // 2), "9" * LARGE, "🦣" * (LARGE // 4)),
    *("go " * 300, "a, " * 1300),
    *("", "\0", "\ud800", "{ $x }", "../..", "keep " + "1 " * 400, "1e399", "9/" + "9" * 380, "nan"),
    *(None, True, False, -1, 0, 2**31, 10**4200, -(10**400), 0.5, 1e308, float("nan"), float("-inf")),
    *([], {}, [[]], [None], [True], {"a": {"b": {"c": {"d": {"e": 1}}}}}, [[[[[[[1]]]]]]]),
    *(list(range(60_000)), ["x" * LARGE]),
    *({str(n): n for n in range(20_000)}, [10**400], ["\udfff"], {"\udc00": 1}, [[6], [float("nan")]]),
]  # fmt: skip
TOO_LONG = 20.0
"""Seconds: so slow is nothing but what never ends."""
FAULTS = [
    *(RecursionError(), KeyError("word"), UnicodeEncodeError("utf-8", "\ud800", 0, 1, "why"), AssertionError()),
    *(ZeroDivisionError(), OSError(28, "full"), TypeError("no"), ValueError("no")),
]
TOO_MUCH = [MemoryError(), TooManyBranches(10, 5), boundary.TookTooLong()]


def opened(route):
    app = App()
    app.receive({"hello": {"hash": route}})
    return app


def heard(app, message):
    """The one reply to a message: whatever it is, it can be sent."""
    reply = app.receive(message)
    assert isinstance(reply, dict)
    assert len(json.dumps(reply, ensure_ascii=False, allow_nan=False).encode()) < boundary.REPLY
    return reply


def at_home(app):
    """Whatever has happened, home is there and answers."""
    reply = heard(app, {"go": ""})
    assert reply["page"]["route"] == "krom/start"
    assert "notice" not in reply
    assert "changes" in heard(app, {"part": "board", "do": "choose", "answer": "go forest"})


def messages(page):
    """Hostile messages to every part: each intent, each of its fields, each of the values."""
    for value in HOSTILE:
        yield {"part": next(iter(page.parts)), "do": value, "nonsense": value}
    for name, part in page.parts.items():
        yield {"part": name}
        for does in part.intents():
            wanted = list(inspect.signature(getattr(part, f"do_{does}")).parameters)
            yield {"part": name, "do": does, **dict.fromkeys(wanted)}
            for field in wanted:
                for value in HOSTILE:
                    for others in beside(part, wanted, field):
                        yield {"part": name, "do": does, **others, field: value}


def beside(part, wanted, field):
    """What stands in the other fields: in a form, one field of each kind in turn."""
    if field == "value":
        kinds = {each.kind: each.name for each in part.fields.values()}
        return [{"field": name} for name in kinds.values()]
    return [{other: 1 for other in wanted if other != field}]
