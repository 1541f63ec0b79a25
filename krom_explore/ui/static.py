"""The browser half: ES modules and CSS from ``widgets/`` and from the folders of games, laid into one text each."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

IMPORT = re.compile(r'^import\s+\{([^}]*)\}\s+from\s+"((?:\.{1,2}|widgets)/[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=function|const|class|async)", re.MULTILINE)
DECLARED = re.compile(
    r"^(?:export )?(?:async )?(?:function\*?|const|let|class) (\w+|\{[^}]*\}|\[[^\]]*\])", re.MULTILINE
)
SHARED = "widgets/"
"""How a module outside ``widgets/`` calls it."""
GAMES = "stage/games.js"
"""The module in whose place the games are put."""


@cache
def folder() -> Path:
    """Where the widgets are: beside the package in a checkout, inside it when installed."""
    installed = Path(__file__).parent / "static"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "widgets"


def module(entry: str, games: Mapping[str, Path]) -> str:
    """One module with everything it imports laid before it: a widget arrives as a single text.

    ``games`` names the games, each with the folder that holds ``NAME.js`` and its CSS.
    """
    texts: dict[Path, str] = {}
    top = (folder() / entry).resolve()

    def lay(path: Path) -> None:
        if path in texts:
            return
        texts[path] = ""  # a module that imports itself on a detour stands after it
        text = put_in(games) if path == (folder() / GAMES).resolve() else path.read_text(encoding="utf-8")
        for names, address in IMPORT.findall(text):
            if " as " in names:
                raise ValueError(f"{path}: an import keeps the name it has ({names.strip()})")
            lay(found(address, path))
        del texts[path]
        texts[path] = IMPORT.sub("", text)

    lay(top)
    refuse_clashes(texts)
    return "\n".join(text if path == top else EXPORT.sub("", text) for path, text in texts.items())


def found(address: str, importer: Path) -> Path:
    """The file behind an import; ``widgets/`` is ours, wherever the importing module stands."""
    if address.startswith(SHARED):
        return (folder() / address.removeprefix(SHARED)).resolve()
    return (importer.parent / address).resolve()


def put_in(games: Mapping[str, Path]) -> str:
    """The module that knows the games."""
    start = (folder() / GAMES).resolve().parent
    ways = {
        name: Path(os.path.relpath((own / f"{name}.js").resolve(), start)).as_posix() for name, own in games.items()
    }
    imports = [f'import {{ {name} }} from "./{way}";\n' for name, way in ways.items()]
    return "".join([*imports, f"export const games = {{ {', '.join(games)} }};\n"])


def refuse_clashes(texts: Mapping[Path, str]) -> None:
    """All modules share one text: what two of them call the same would be one thing."""
    owner: dict[str, Path] = {}
    for path, text in texts.items():
        for name in declared(text):
            if name in owner:
                raise ValueError(f"{name} is declared in {owner[name]} and in {path}")
            owner[name] = path


def declared(text: str) -> list[str]:
    """The names that a module declares at its top level."""
    return [name for one in DECLARED.findall(text) for name in names_in(one)]


def names_in(declaration: str) -> list[str]:
    """``name``, or each name in ``{ key: name, other }``."""
    return [piece.rpartition(":")[2].strip() for piece in declaration.strip("{}[]").split(",") if piece.strip()]


def styles(games: Mapping[str, Path]) -> str:
    """All CSS: the theme first, then every widget's own; then the same of each game."""
    shared = [path for one in sorted(folder().iterdir()) if is_widget(one) for path in one.glob("*.css")]
    sheets = [*themes_first(shared), *(sheet for own in games.values() for sheet in themes_first(own.rglob("*.css")))]
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


def is_widget(path: Path) -> bool:
    """A folder of files. A folder of folders is a game's."""
    return path.is_dir() and not any(inner.is_dir() for inner in path.iterdir())


def themes_first(sheets: Iterable[Path]) -> list[Path]:
    return sorted(sheets, key=lambda path: (path.name != "theme.css", str(path)))
