"""A pupil at an activity, without a browser: how one comes to it, what one does there."""

from tests.ui.browser import App

DUEL = "krom/class/duel/rounds=6&seed=3"
PREDICTED = {"dinosaur": "1", "duel": "1", "hunts": [5], "third_die": [30, 40, 30]}


def opened(route):
    app = App()
    reply = app.receive({"hello": {"hash": f"#/{route}"}})
    assert "notice" not in reply, reply["notice"]
    return app


def do(app, what, **fields):
    return app.receive({"part": "activity", "do": what, **fields})


def shown(app):
    return app.has["activity"]


def finished(route=DUEL, predicted="1"):
    app = opened(route)
    do(app, "predict", predicted=predicted)
    while shown(app)["phase"] == "play":
        do(app, "play", times=min(5, shown(app)["rounds"] - len(shown(app)["record"]["results"])))
    return app
