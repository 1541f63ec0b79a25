"""The glacial map: what the cold does to one who stays out, and the Cave to one who stays in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.odds.drawn import Curves, Line

from ...rules.glacial import weather
from ...ruleset import Ruleset
from ...state import Player, State
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart

TURNS = 8


def cold(life: int = 7) -> Chart:
    """Life turn by turn on the glacial map, out in the cold and in the Cave."""
    rules = Ruleset.load()
    checks.whole("life", life, 1, rules.life.most)
    out, home = through_the_weather(life, "mountain", rules), through_the_weather(life, "cave", rules)
    return Curves(
        title=words("cold"),
        sentence=words("cold-say", {"life": life, "least": out[-1], "most": home[-1]}),
        axis=words("axis-turns"),
        value_axis=words("axis-life"),
        chances=False,
        series=[Line(words("cold-out"), list(enumerate(out))), Line(words("cold-in"), list(enumerate(home)))],
        most=rules.life.most,
    ).chart()


def through_the_weather(life: int, place: str, rules: Ruleset) -> list[int]:
    """The life of one who stays in a place: at first, after one action phase, two, ..."""
    game = State(rules, rules.goal(rules.players.least, False), glacial=True)
    game.tell = quiet
    player = Player(next(iter(rules.characters)), 1, place, life, 0)
    found = [life]
    for _ in range(TURNS):
        weather(game, player)
        found.append(player.life)
    return found


def quiet(*_: Any, **__: Any) -> None:
    """Nobody listens."""
