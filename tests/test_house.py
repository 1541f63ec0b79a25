"""The house: imports go downwards only, the kernel knows no game, what must be light is light."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent / "krom_explore"
FLOORS = ["text", "engine", "odds", "lab", "learn", "games", "ui"]
"""From the ground up."""

KERNEL_MAY_NOT_SAY = ("krom", "cave", "forest", "savannah", "mountain", "bonus", "kromosaurus")


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


@pytest.mark.parametrize("floor", ["engine", "lab"])
def test_the_kernel_and_the_laboratory_know_no_game(floor):
    for path in (HOUSE / floor).rglob("*.py"):
        assert not {"games", "odds"} & imports(path), path
        code = path.read_text(encoding="utf-8").replace("krom_explore", "").lower()
        if path.name != "table.py":  # which says where Krom is put in
            assert not [word for word in KERNEL_MAY_NOT_SAY if word in code], path


def test_importing_the_package_loads_nothing_heavy():
    """The bar is 150 ms (make bench measures it); what would cost it is known by name."""
    script = "import krom_explore, sys; print(*sorted(m.partition('.')[0] for m in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert not {"attr", "attrs", "cattrs", "fluent", "babel", "numpy"} & set(loaded)


def test_only_pure_python_under_engine_krom_odds_and_text():
    """So that they run in a browser: none of the third-party modules that a game loads is compiled."""
    script = (
        "import sys; before = set(sys.modules);"
        "from krom_explore import Table; t = Table.new(['Alma', 'Kolos']); t.say(t.pending); t.save();"
        "files = [getattr(sys.modules[name], '__file__', '') or '' for name in set(sys.modules) - before];"
        "print(*[file for file in files if file.endswith('.so') and 'site-packages' in file])"
    )
    assert (
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split() == []
    )


def test_no_file_of_the_rules_is_too_long_to_read():
    for path in HOUSE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 500, path
