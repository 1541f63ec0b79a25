"""What the docs say is so: the files they name are there, and a language and a bot are as little work as they say."""

import re
import shutil
from importlib import import_module
from pathlib import Path

import pytest

from krom_explore import games, text
from krom_explore.games import krom
from krom_explore.lab import RandomBot, play_out
from tests import race
from tests.ui.browser import App

TOP = Path(__file__).parent.parent
HOUSE = TOP / "krom_explore"
DOCS = [*sorted((TOP / "docs").glob("*.md")), TOP / "CONTRIBUTING.md"]

ROOTS = (TOP, HOUSE, HOUSE / "games" / "krom", TOP / "widgets" / "krom", TOP / "widgets" / "shared", TOP / "notebooks")
"""Where a path in the docs may begin."""

PLACEHOLDER = re.compile(r"\b(NAME|LANG|GAME|WIDGET|CHAPTER|KIND)\b")
PATH = re.compile(r"[\w.*+-]+(/[\w.*+-]+)*(/|(?<=[\w*])\.(py|toml|md|js|css|ftl|ipynb))|[\w*-]+(/[\w*-]+)+")
DOTTED = re.compile(r"(engine|games|lab|odds|text|ui)(\.\w+)+")


def named(doc):
    """Everything that a doc names in backticks, and what stands first in the lines of its maps."""
    fences = re.findall(r"```\n(.*?)```", doc, re.DOTALL)
    outside = re.sub(r"```\n.*?```", "", doc, flags=re.DOTALL)
    mapped = [line.split()[0] for fence in fences for line in fence.splitlines() if re.match(r" \w", line)]
    return [*re.findall(r"`([^`]+)`", outside), *mapped]


def names(pattern):
    return [(doc.name, name) for doc in DOCS for name in named(doc.read_text("utf-8")) if pattern.fullmatch(name)]


@pytest.mark.parametrize(("doc", "path"), names(PATH))
def test_every_path_is_there(doc, path):
    wanted = PLACEHOLDER.sub("*", path).strip("/")
    assert any(next(root.glob(wanted), None) for root in ROOTS), f"{doc} names {path}"


@pytest.mark.parametrize(("doc", "name"), [pair for pair in names(DOTTED) if not PATH.fullmatch(pair[1])])
def test_every_dotted_name_is_there(doc, name):
    module, _, member = name.rpartition(".")
    assert hasattr(import_module(f"krom_explore.{module}"), member), f"{doc} names {name}"


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.name)
def test_every_link_leads_somewhere(doc):
    for target in re.findall(r"\]\(([^)#:]+)\)", doc.read_text("utf-8")):
        assert (doc.parent / target).exists(), target


def test_every_make_command_is_there():
    targets = re.findall(r"^([a-z]+):", (TOP / "Makefile").read_text("utf-8"), re.MULTILINE)
    commands = re.findall(r"^    make (\w+)", (TOP / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE)
    assert commands
    assert set(commands) <= set(targets)


# --- a language


@pytest.fixture
def esperanto(monkeypatch, tmp_path):
    """Two folders beside those of English, with a sentence or two in each, and nothing else."""
    for name in games.names():
        games.game(name)  # else one that is first met here would look for its sentences in these folders for good
    for catalogue in (text.GENERIC, krom.WORDS):
        folders = [tmp_path / str(number) for number, _ in enumerate(catalogue.folders)]
        for folder, beside in zip(folders, catalogue.folders, strict=True):
            if not folder.exists():
                shutil.copytree(Path(str(beside)) / "en", folder / "en")
                (folder / "eo").mkdir()
        monkeypatch.setattr(catalogue, "folders", tuple(folders))
        monkeypatch.setattr(catalogue, "_bundles", {})
        monkeypatch.setattr(catalogue, "_own", {})
        catalogue._filled.cache_clear()
    (tmp_path / "0" / "eo" / "ui.ftl").write_text("language-name = Esperanto\nui-theme = Koloroj\n", "utf-8")
    (tmp_path / "1" / "eo" / "pages.ftl").write_text("page-game = Kromo\n", "utf-8")
    monkeypatch.setattr(text, "files", lambda _: tmp_path / "0")
    text.languages.cache_clear()
    yield "eo"
    text.languages.cache_clear()
    for catalogue in (text.GENERIC, krom.WORDS):
        catalogue._filled.cache_clear()


def test_a_language_is_a_folder_and_what_it_lacks_is_said_in_english(esperanto):
    english = App().receive({"hello": {"hash": "#/krom"}})
    reply = App().receive({"hello": {"hash": "#/krom", "lang": esperanto}})
    assert reply["lang"] == esperanto
    assert {"id": "eo", "name": "Esperanto"} in reply["languages"]
    assert reply["chrome"] == {**english["chrome"], "theme": "Koloroj"}
    assert (reply["page"]["title"], english["page"]["title"]) == ("Kromo", "Krom")
    assert reply["parts"]["prose"]["lead"] == english["parts"]["prose"]["lead"]


@pytest.mark.parametrize("section", ["learn", "play", "quiz", "odds", "editor", "box", "rules"])
def test_with_a_language_that_has_hardly_a_sentence_every_page_draws(esperanto, section):
    reply = App().receive({"hello": {"hash": f"#/krom/{section}", "lang": esperanto}})
    assert "notice" not in reply
    assert reply["page"]["route"].startswith(f"krom/{section}")


# --- a bot


class FirstBot:
    def decide(self, decision):
        return decision.options[0]


@pytest.mark.parametrize("game", [krom, race], ids=["krom", "race"])
def test_a_bot_of_one_line_plays_a_whole_game(game):
    rules = game.Ruleset.load()
    sheet = game.face.NEW_GAME
    table, _ = sheet.deal({**sheet.first(rules), "seed": 1}, rules)
    first, *others = table.players
    bots = {first: FirstBot()} | {name: RandomBot(name) for name in others}
    end = play_out(game.Table.game, rules, table.start, bots)
    assert end.position.winner in table.players
    assert end.events
