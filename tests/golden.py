"""Six games as text that a person can read. ``make golden`` writes them anew; a test keeps them as they are."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from krom_explore import Decision, Over, Table

FOLDER = Path(__file__).parent / "games" / "krom" / "golden_games"
GAMES: dict[str, dict[str, Any]] = {
    "two_players": {"players": ["Alma", "Kolos"], "seed": 2},
    "three_players": {"players": ["Karok", "Valkyr", "Mörhy"], "seed": 3},
    "kromosaurus": {"players": ["Kolos", "Alma", "Grouma"], "seed": 41, "kromosaurus": True},
    "glacial": {"players": ["Valkyr", "Karok", "Alma", "Kolos"], "seed": 5, "glacial": True},
    "longer": {"players": ["Grouma", "Mörhy", "Kolos", "Alma", "Karok"], "seed": 6, "longer": True},
    "everything": {
        "players": ["Alma", "Mörhy", "Valkyr", "Karok", "Grouma", "Kolos"],
        "seed": 7,
        "kromosaurus": True,
        "glacial": True,
    },
}


def sensible(decision: Decision, random: Random) -> str:
    """An answer at random, but an Evolution whenever there is one and no idle phase: games of a readable length."""
    wanted = [option for option in decision.options if option.startswith(("realise", "play", "rob krom"))]
    busy = [option for option in decision.options if option not in ("done", "pass", "rob nothing", "shuffle")]
    return random.choice(wanted or busy or list(decision.options))


def tell(name: str) -> str:
    """The whole game, line by line: what was asked, answered, rolled, and what came of it by which rule."""
    start = dict(GAMES[name])
    table = Table.new(start.pop("players"), **start)
    random = Random(name)
    lines = [f"{name}: {', '.join(table.state.players)}; {start}; rules {table.rules.hash}", ""]
    lines += [f"    {table.say(event)}  [{event.rule}]" for event in table.log]
    while not isinstance(table.pending, Over):
        pending = table.pending
        if isinstance(pending, Decision):
            answer = sensible(pending, random)
            events = table.choose(answer)
            lines.append(f"{pending.player}: {answer}")
        else:
            events = table.roll()
            lines.append(f"* {table.tape[-1]}")
        lines += [f"    {table.say(event)}  [{event.rule}]" for event in events]
    for seat in table.state.players.values():
        goods = f"{seat.krom} krom, {seat.wood} wood, {seat.stone} stone, {seat.bone} bone"
        lines.append(f"{seat.name}: {seat.points} points, life {seat.life}, {goods}, {len(seat.bonus)} bonus cards")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(tell(game), encoding="utf-8")
        print(f"{game}.txt")
