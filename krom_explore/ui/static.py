"""The browser half: ES modules and CSS from ``widgets/``, found in a checkout and in an installed package alike."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

IMPORT = re.compile(r'^import\s+\{[^}]*\}\s+from\s+"(\.{1,2}/[^"]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=function|const|class|async)", re.MULTILINE)


@cache
def folder() -> Path:
    """Where the widgets are: beside the package in a checkout, inside it when installed."""
    installed = Path(__file__).parent / "static"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "widgets"


def module(entry: str) -> str:
    """One module with everything it imports laid before it: a widget arrives as a single text."""
    laid: dict[Path, str] = {}

    def lay(path: Path) -> None:
        if path in laid:
            return
        laid[path] = ""
        text = path.read_text(encoding="utf-8")
        for relative in IMPORT.findall(text):
            lay((path.parent / relative).resolve())
        text = IMPORT.sub("", text)
        laid.pop(path)
        laid[path] = text

    top = (folder() / entry).resolve()
    lay(top)
    return "\n".join(text if path == top else EXPORT.sub("", text) for path, text in laid.items())


def styles() -> str:
    """All CSS: the theme first, then every widget's own."""
    sheets = sorted(folder().rglob("*.css"), key=lambda path: (path.name != "theme.css", str(path)))
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
