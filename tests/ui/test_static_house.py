"""The house of the browser half: what is everybody's knows no game, and a colour stands in a theme."""

import re

import pytest

from krom_explore.ui import static

GAMES = ["krom"]
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|\brgb\(|\bhsl\(", re.IGNORECASE)
ANYTHING_BELOW = re.compile(r":has\(.*[\s>+~](\*|:not\((?:[^()]|\([^()]*\))*\))\s*[,{]")
"""A rule for whatever stands in an element that has something: its last part names no class, attribute or kind."""


def files(suffix):
    return sorted(static.folder().rglob(f"*.{suffix}"))


@pytest.mark.parametrize(
    "path", [path for path in files("css") if path.name != "theme.css"], ids=lambda path: path.name
)
def test_a_colour_stands_in_a_theme(path):
    assert not [line for line in path.read_text(encoding="utf-8").splitlines() if COLOUR.search(line)]


@pytest.mark.parametrize("path", files("css"), ids=lambda path: path.name)
def test_no_rule_is_for_whatever_stands_in_what_has_something(path):
    """With one such rule every change of a game's table makes the browser style the whole page anew."""
    assert not [line for line in path.read_text(encoding="utf-8").splitlines() if ANYTHING_BELOW.search(line)]


def test_rules_have_one_address():
    """It begins with the game, which only a scene knows."""
    says = [path.name for path in files("js") if "/rules/" in path.read_text(encoding="utf-8")]
    assert says == ["scene.js"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_leaves_the_others_alone(game):
    """It takes what all games share, and nothing of another game or of the stage but types."""
    for path in (static.folder() / game).rglob("*.js"):
        for _, address in static.IMPORT.findall(path.read_text(encoding="utf-8")):
            folder = static.found(address, path).relative_to(static.folder().resolve()).parts[0]
            assert folder in (game, "shared"), (path, address)
