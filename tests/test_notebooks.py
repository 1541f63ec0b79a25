"""Every notebook is read for the rules of ``docs/notebooks.md``. That they run is nbval's to say (see the Makefile)."""

import ast
import inspect
import re
from functools import cache, reduce
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor as Reader

from krom_explore import games, odds
from krom_explore.games import krom
from krom_explore.ui import pages
from krom_explore.ui.room import Visitor

from .tidy_notebooks import APP, FOLDER, NOTEBOOKS, cells, tidied

INDEX = FOLDER / "00_start.ipynb"
TUTORIALS = [path for path in NOTEBOOKS if path not in (APP, INDEX)]
GROUPS = (0, 1, 20, 30, 40)
"""Where a row of numbers begins: the index, the chapters, the course, for designers, other games."""

READ = pytest.mark.parametrize("path", [path for path in NOTEBOOKS if path != APP], ids=lambda path: path.stem)
TAUGHT = pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.stem)

WITH_EXERCISES = [name for name in games.HOMES if hasattr(games.game(name), "EXERCISES")]

NOT_FOR_READERS = (
    ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda, ast.If, ast.IfExp, ast.Try, ast.While, ast.With,
)  # fmt: skip
"""What somebody who knows Python a little should not have to read."""

IMPORTED = {"fractions", "ipywidgets", "krom_explore"}
RUN_ME = "# Run the cells from top to bottom: "
LINES = 8
WORDS = 8
"""A sentence of so many words that stands in two places was copied."""

ONLY_WITH_CODE = re.compile(r"\b(cell|code|line) (above|below)\b|\b(next|previous|following) cell\b", re.IGNORECASE)
"""What makes no sense on a page without code."""


class Code(NamedTuple):
    """A cell of code: where it stands among all cells, its text, and what it says."""

    number: int
    source: str
    tree: ast.Module

    def calls(self, name: str) -> list[ast.Call]:
        """The calls of ``check``, be it as ``check(…)`` or as ``ui.check(…)``."""
        called = (node for node in ast.walk(self.tree) if isinstance(node, ast.Call))
        return [call for call in called if ast.unparse(call.func).removeprefix("ui.") == name]


def code(path: Path) -> list[Code]:
    """Its cells of code. What is not Python (a magic word) fails here."""
    return [
        Code(number, source, ast.parse(source, f"{path.name}[{number}]"))
        for number, (kind, source) in enumerate(cells(path), 1)
        if kind == "code"
    ]


def game_of(path: Path) -> str:
    """The game that a notebook is about: the one whose package it imports, or else the first."""
    imported = [node.module for cell in code(path) for node in cell.tree.body if isinstance(node, ast.ImportFrom)]
    return next((name for name, home in games.HOMES.items() if home in imported), games.names()[0])


def prose(path: Path) -> str:
    return "\n\n".join(source for kind, source in cells(path) if kind == "markdown")


def without_code(markdown: str) -> str:
    return re.sub(r"`[^`]*`", "code", re.sub(r"```.*?```", "", markdown, flags=re.DOTALL))


def links(path: Path) -> list[str]:
    return re.findall(r"\]\(([^)\s]+)\)", prose(path))


# --- one style


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_is_tidy(path):
    assert path.read_text("utf-8") == tidied(path), f"{path.name} is not in the one style: make tidy"


def test_numbers_follow_one_another_within_each_group():
    numbers = [int(path.stem.partition("_")[0]) for path in NOTEBOOKS if path != APP]
    assert len(set(numbers)) == len(numbers)
    assert [number for number in numbers if number not in GROUPS and number - 1 not in numbers] == []


def test_every_chapter_has_its_notebook():
    chapters = [f"{number:02}_{name}" for number, name in enumerate(krom.face.CHAPTERS, 1)]
    assert [path.stem for path in NOTEBOOKS if path.stem in chapters] == chapters


def test_the_index_leads_to_every_tutorial():
    assert [path.name for path in TUTORIALS if path.name not in links(INDEX)] == []


def test_the_app_is_one_call():
    [(kind, source)] = cells(APP)
    assert kind == "code"
    assert source.endswith("show()")


# --- how it is built


@TAUGHT
def test_it_has_eight_to_fifteen_cells(path):
    assert 8 <= len(cells(path)) <= 15


@READ
def test_it_begins_with_its_title_and_what_one_will_know(path):
    kind, opening = cells(path)[0]
    assert kind == "markdown"
    assert re.match(r"# \S.*\n\n\S", opening), "a heading, a blank line, and what one will know afterwards"
    assert len(re.findall(r"^# ", without_code(prose(path)), re.MULTILINE)) == 1, "one title"


@READ
def test_imports_come_second_and_all_are_used(path):
    first, *others = code(path)
    assert first.number == 2
    assert all(isinstance(node, ast.ImportFrom) for node in first.tree.body), "the second cell imports: from … import …"
    assert first.source.startswith(RUN_ME), "in JupyterLab nothing has run yet: the first code says how"
    later = [node for cell in others for node in ast.walk(cell.tree)]
    assert not [node for node in later if isinstance(node, (ast.Import, ast.ImportFrom))]
    assert {node.module.partition(".")[0] for node in first.tree.body} <= IMPORTED
    names = {alias.asname or alias.name for node in first.tree.body for alias in node.names}
    assert names - {node.id for node in later if isinstance(node, ast.Name)} == set(), "imported and not used"


@READ
def test_code_is_short_and_plain(path):
    for cell in code(path):
        where = f"cell {cell.number}"
        assert sum(bool(line.strip()) for line in cell.source.splitlines()) <= LINES, f"{where} is long"
        assert not [node for node in ast.walk(cell.tree) if isinstance(node, NOT_FOR_READERS)], f"{where} is not plain"
        told = [node.value for node in cell.tree.body if isinstance(node, ast.Expr)]
        assert not [call for call in cell.calls("print") if call in told], f"{where}: a value displays itself"


@READ
def test_prose_stands_between_code(path):
    """Two cells may belong together, and exercises follow one another; more in a row teach nobody."""
    row = 0
    plain = {cell.number for cell in code(path) if cell.number > 2 and not cell.calls("check")}
    for number, _ in enumerate(cells(path), 1):
        row = row + 1 if number in plain else 0
        assert row <= 2, f"cell {number} is the third of code in a row"


@TAUGHT
def test_it_ends_with_where_to_go_next(path):
    kind, closing = cells(path)[-1]
    assert kind == "markdown"
    assert f"]({INDEX.name})" in closing
    chapter = path.stem.partition("_")[2]
    assert chapter not in krom.face.CHAPTERS or f"](app.ipynb#/krom/learn/{chapter})" in closing


# --- what it says


@READ
def test_prose_is_plain_and_makes_sense_without_code(path):
    said = without_code(prose(path))
    assert "—" not in said
    assert not re.search(r"!(?!\[)", said), "no exclamation marks"
    assert not ONLY_WITH_CODE.findall(said)


@READ
def test_no_sentence_is_copied_from_the_app(path):
    sentences = re.split(r"[.?:;]\s|\n\s*\n|\n[-#|]", prose(path))
    long = [sentence for sentence in sentences if len(spoken(sentence).split()) >= WORDS]
    assert [sentence for sentence in long if f" {spoken(sentence)} " in catalogues(game_of(path))] == []


def spoken(sentence: str) -> str:
    return " ".join(re.findall(r"\w+", sentence.casefold()))


@cache
def catalogues(game: str) -> str:
    """All that the app can say in a game, word by word; what is put into a sentence breaks it."""
    heard = Heard()
    for folder in games.game(game).WORDS.folders:
        for catalogue in sorted(Path(str(folder)).glob("en/*.ftl")):
            heard.visit(FluentParser().parse(catalogue.read_text("utf-8")))
    return " | ".join(f" {words} " for words in heard.said)


class Heard(Reader):
    """The words of a catalogue, as far as they stand together."""

    def __init__(self):
        self.said: list[str] = []

    def visit_TextElement(self, node: TextElement):
        self.said.append(spoken(node.value))


# --- what it refers to


@READ
def test_every_link_leads_somewhere(path):
    for target in links(path):
        file, _, route = target.partition("#")
        if "://" not in target:
            assert not file or (FOLDER / file).is_file(), target
        if file == APP.name and route:
            page = pages.open_page(route, Visitor())
            assert page.route == route.strip("/"), target


@READ
def test_the_pages_of_the_app_that_it_shows_exist(path):
    for cell in code(path):
        for call in cell.calls("show"):
            if call.args and isinstance(call.args[0], ast.Constant):
                assert pages.open_page(call.args[0].value, Visitor()).route == call.args[0].value


@READ
def test_every_slider_turns_a_question_of_odds(path):
    for cell in code(path):
        for call in cell.calls("interact"):
            name = ast.unparse(call.args[0])
            assert name.startswith("odds."), f"{name} is not a question of odds"
            asked_of = odds if game_of(path) == games.names()[0] else games.game(game_of(path)).odds
            question = reduce(getattr, name.split(".")[1:], asked_of)
            inspect.signature(question).bind_partial(
                **{setting.arg: setting.value for setting in call.keywords if setting.arg != "again"}
            )
        shows = ast.unparse(cell.tree.body[-1])
        assert len(cell.calls("interact")) == shows.count("interact("), f"a slider of cell {cell.number} is not shown"


@READ
def test_every_rule_that_it_names_is_there(path):
    """A dotted name that begins like a rule is one, or stands in the box."""
    game = games.game(game_of(path))
    rules = set(game.rulebook.index())
    chapters = {rule.partition(".")[0] for rule in rules} - {"table"}
    for name in re.findall(r"`([a-z_]+(?:\.[a-z_]+)+)`", prose(path)):
        if name.partition(".")[0] in chapters and name not in rules:
            assert reduce(entry, name.split("."), game.Ruleset.load()), name


@pytest.mark.parametrize("name", WITH_EXERCISES)
def test_every_rule_that_an_exercise_cites_is_there(name):
    game = games.game(name)
    catalogues = sorted(Path(str(game.WORDS.folders[-1])).glob("en/exercises*.ftl"))
    cited = {rule for path in catalogues for rule in re.findall(r"\(rule ([\w.]+)\)", path.read_text("utf-8"))}
    assert cited
    assert cited - set(game.rulebook.index()) == set()


def entry(section, name):
    return section[name] if isinstance(section, dict) else getattr(section, name)


def asked(path: Path) -> list[str]:
    """The exercises of a notebook, as ``ui.check("combat.1")`` or ``ui.check("GAME/TOPIC.1")`` names them."""
    return [call.args[0].value for cell in code(path) for call in cell.calls("check")]


def exercises(name: str) -> list[str]:
    """Those of a game, as a notebook names them."""
    first = games.names()[0]
    return [id_ if name == first else f"{name}/{id_}" for id_ in games.game(name).EXERCISES]


@TAUGHT
def test_its_exercises_exist_and_each_has_a_cell(path):
    assert set(asked(path)) <= set(exercises(game_of(path)))
    assert 2 <= len(asked(path)) <= 3
    assert "## Your turn" in prose(path)
    for cell in code(path):
        assert not cell.calls("check") or len(cell.tree.body) == 1, f"cell {cell.number} does more than ask"


@pytest.mark.parametrize("name", WITH_EXERCISES)
def test_every_exercise_is_asked_in_one_notebook(name):
    everywhere = [id_ for path in TUTORIALS for id_ in asked(path)]
    assert [id_ for id_ in exercises(name) if everywhere.count(id_) != 1] == []
