"""The house: imports go downwards only, only a game's own folder knows that game, what must be light is light."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from krom_explore.games import HOMES

TOP = Path(__file__).parent.parent
HOUSE = TOP / "krom_explore"
FLOORS = ["text", "engine", "odds", "lab", "learn", "games", "ui"]
"""From the ground up."""

OF_A_GAME = {
    "krom": re.compile(
        r"krom|cave|forest|savannah|mountain|kromosaurus|evolution|bonus|prey|stunned|glacial"
        r"|alma|kolos|karok|mörhy|grouma",
        re.IGNORECASE,
    ),
    "tribu": re.compile(r"tribù|tribu\b|diorama|totem|\bspheres?\b|\bvases?\b", re.IGNORECASE),
}
"""Words of each game that nobody outside its folder needs, another game least of all."""

OUR_OWN_NAME = re.compile(
    r"""krom[_ -]explore(_\w+)?|krom_tutorial|--krom-|\.krom\b|krom-|"krom\.|\bkrom[A-Z]\w+|"krom krom-(app|note)[" ]"""
    r"|container: krom|@container krom",
    re.IGNORECASE,
)
"""The product's own name and mark: in the environment, on CSS classes and variables, on ids, in storage."""

REGISTRY = HOUSE / "games" / "__init__.py"


def imports(path):
    """The floors that a module imports, at its top or inside a function."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            if node.level >= 2 or (node.module or "").split(".")[0] == "krom_explore":
                names = (node.module or "").split(".")[1:] or [alias.name for alias in node.names]
                found |= set(names[:1]) if node.module and "." in node.module else set(names)
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("krom_explore.")}
    return found & set(FLOORS)


@pytest.mark.parametrize("floor", [floor for floor in FLOORS if (HOUSE / floor).is_dir()])
def test_imports_go_downwards(floor):
    for path in (HOUSE / floor).rglob("*.py"):
        above = {name for name in imports(path) if FLOORS.index(name) > FLOORS.index(floor)}
        assert not above, f"{path} imports {above}"


def free_of(game):
    """Every source file that may not know a game: all but its own folders and the list of games."""
    own = (HOUSE / "games" / game, TOP / "widgets" / game)
    for folder in (HOUSE, TOP / "widgets"):
        for path in sorted(folder.rglob("*")):
            if path.suffix not in (".py", ".js", ".css", ".ftl", ".toml") or path == REGISTRY:
                continue
            if not any(home in path.parents for home in own) and "vendor" not in path.parts:
                yield path


def test_the_words_of_every_game_are_known():
    assert set(HOMES) <= set(OF_A_GAME)


@pytest.mark.parametrize(
    ("game", "path"),
    [(game, path) for game in OF_A_GAME for path in free_of(game)],
    ids=lambda value: value if isinstance(value, str) else str(value.relative_to(TOP)),
)
def test_only_a_games_own_folder_knows_it(game, path):
    said = OUR_OWN_NAME.sub("", path.read_text(encoding="utf-8"))
    assert not OF_A_GAME[game].findall(said), path


def test_importing_the_package_loads_nothing_heavy():
    """The bar is 150 ms (make bench measures it); what would cost it is known by name."""
    script = "import krom_explore, sys; print(*sorted(m.partition('.')[0] for m in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not {"attr", "attrs", "cattrs", "fluent", "babel", "numpy", "plotly"} & set(loaded)


def test_only_pure_python_under_engine_games_odds_and_components():
    """So that they run in a browser: none of the third-party modules that a page loads is compiled, none draws."""
    script = (
        "import sys; before = set(sys.modules);"
        "from krom_explore.ui.app import App; App().receive({'hello': {'hash': '#/learn/combat'}});"
        "files = [getattr(sys.modules[name], '__file__', '') or '' for name in set(sys.modules) - before];"
        "print(*[file for file in files if file.endswith('.so') and 'site-packages' in file]);"
        "print(*[name for name in ('ipywidgets', 'plotly', 'numpy', 'IPython') if name in sys.modules])"
    )
    assert (
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split() == []
    )


def test_no_file_is_too_long_to_read():
    for path in HOUSE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 500, path
