"""Three games of Tribù as text that a person can read. ``make golden`` writes them anew; a test keeps them so."""

from __future__ import annotations

from pathlib import Path
from random import Random

from krom_explore import Decision, Over
from krom_explore.games.tribu import Ruleset, Table

FOLDER = Path(__file__).parent / "golden_games"
GAMES = {
    "two_players": {"players": ["Ann", "Bob"], "seed": 44, "changes": {"goal.spheres": 40}},
    "three_players": {"players": ["Ann", "Bob", "Cy"], "seed": 53, "changes": {"goal.spheres": 40}},
    "four_players": {
        "players": ["Ann", "Bob", "Cy", "Dee"],
        "seed": 48,
        "changes": {"goal.spheres": 30, "rulings.leaders": "chosen", "rulings.second_block": "adds"},
    },
}
"""Fewer spheres than the box needs, so that somebody can read them to the end."""


def sensible(decision: Decision, random: Random) -> str:
    """What makes chains grow and die: lay a vase, attack, defend, play; else at random, seldom a lonely character."""
    options = list(decision.options)
    for wanted in (("use", "protect"), ("attack", "play steal"), ("place red", "place blue", "place multi"), ("take",)):
        found = [option for option in options if option.startswith(wanted)]
        if found and random.random() < 0.8:
            return random.choice(found)
    busy = [option for option in options if option.startswith(("place", "activate", "play"))]
    return random.choice(busy if busy and random.random() < 0.6 else options)


def tell(name: str) -> str:
    """The whole game, line by line: what was asked, answered, drawn, and what came of it by which rule."""
    start = GAMES[name]
    rules = Ruleset.load().with_changes(start["changes"])
    table = Table.new(start["players"], seed=start["seed"], rules=rules)
    random = Random(name)
    lines = [f"{name}: {', '.join(table.players)}; seed {start['seed']}; {start['changes']}; rules {rules.hash}", ""]
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
        chains = "; ".join(f"{name}: {', '.join(chain.vases) or 'alone'}" for name, chain in seat.chains.items())
        lines.append(f"{seat.name}: {seat.total} spheres, leader {seat.leader}. {chains or 'No chains'}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(tell(game), encoding="utf-8")
        print(f"tribu/{game}.txt")
