"""The script that draws charts on pages: of the version that draws in notebooks, and with all that pages draw in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from krom_explore import games
from krom_explore.lab import play_on
from krom_explore.learn.activity import Record
from krom_explore.ui.app import App
from krom_explore.ui.serving.charts import Script, file

KINDS = set(re.findall(r'moduleType:"trace",name:"(\w+)"', file().read_text("utf-8")))
"""What can be drawn with it."""


def drawn(thing: Any) -> Iterator[str]:
    """The kinds of traces in whatever a page is told."""
    if isinstance(thing, dict):
        if isinstance(figure := thing.get("figure"), dict):
            yield from (trace["type"] for trace in figure["data"])
        thing = list(thing.values())
    if isinstance(thing, list):
        for inner in thing:
            yield from drawn(inner)


def test_it_is_the_basic_bundle_with_its_licence() -> None:
    assert {"scatter", "bar"} <= KINDS
    assert "heatmap" not in KINDS
    head = file().read_text("utf-8")[:200]
    assert "Plotly, Inc." in head
    assert "MIT license" in head
    assert file().with_name("plotly-LICENSE.txt").is_file()


def test_its_version_is_that_of_the_python_package() -> None:
    package = find_spec("plotly")
    assert package is not None
    assert package.origin is not None
    whole = Path(package.origin).parent / "package_data" / "plotly.min.js"
    with whole.open(encoding="utf-8") as text:
        said = re.search(r"plotly\.js v([\d.]+)", text.read(200))
    assert said is not None
    assert Script().version == said[1]
    assert f"plotly.js {said[1]} " in file().with_name("README.md").read_text("utf-8")


@pytest.mark.parametrize("game", games.names())
def test_it_draws_what_the_end_of_a_game_shows(game: str) -> None:
    sheet, rules = games.game(game).face.NEW_GAME, games.rules(game)
    table, _ = sheet.deal({**sheet.first(rules), "seed": 8}, rules)
    app = App()
    app.receive({"hello": {"hash": f"#/{game}/play/{play_on(table).link()}"}})
    told = app.page.parts["account"].state()
    assert told["over"]
    kinds = set(drawn(told))
    assert kinds
    assert kinds <= KINDS


@pytest.mark.parametrize(
    ("game", "activity"),
    [(game, name) for game in games.names() if (found := games.activities(game)) for name in found.all],
)
def test_it_draws_what_a_class_has_collected(game: str, activity: str) -> None:
    found = games.activities(game)
    assert found is not None
    key = found.set(activity, games.rules(game)).key()
    predict = found.all[activity].predict
    exact = found.exact(found.read(key, games.rules(game)), games.rules(game)).rows
    ids = [row.id for row in exact]
    told = {
        "bars": (100, *[0] * (len(ids) - 1)),
        "choice": (ids.index(next(iter(predict.among), ids[0])),),
        "number": "1",
    }
    record = Record(key, "otter-17", told[predict.kind], (0, 0)).as_json()
    news = {"room": "r", "version": 1, "activity": key, "paused": False, "revealed": True, "here": 1, "whole": True}
    app = App()
    app.receive({"hello": {"hash": f"#/{game}/wall/{key.split('/', 1)[1]}"}})
    reply = app.receive({"part": "wall", "do": "hear", "news": json.dumps(news | {"records": [[1, record]]})})
    assert "notice" not in reply
    kinds = set(drawn(app.page.parts["collected"].state()))
    assert {"bar", "scatter"} <= kinds
    assert kinds <= KINDS
