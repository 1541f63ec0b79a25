"""One of every kind of answer, for tests of what all answers have in common."""

from __future__ import annotations

from krom_explore.games.tribu import odds
from krom_explore.odds import Result

COSTS = {"wolf": 1, "bison": "3/2", "strength": "1/2", "courage": "3/2"}
NO_STATUE = {"red_statue": 4, "blue_statue": 4, "multidiorama": 4}

ANSWERS: dict[str, Result] = {
    "next card": odds.next_card(["wolf", "wolf", "rider"]),
    "next of a few": odds.next_card(left=["wolf", "rider", "rider"]),
    "draws of a family": odds.draws("events", 5),
    "draws of a card": odds.draws("rider", 6, ["rider", "wolf"]),
    "wait": odds.wait("rider", 2, "red", 5),
    "wait for a totem": odds.wait("hunter", 4, seen=["red_totem"]),
    "wait without end": odds.wait("rider", seen=NO_STATUE),
    "lonely": odds.lonely("scout"),
    "lonely leader": odds.lonely("rider", leader=True),
    "not lonely": odds.lonely("rider", ["red_statue"]),
    "opening": odds.opening(6),
    "opening with a hand": odds.opening(3, "rider", held=["rider", "red_horse"], seen=["wolf"]),
    "face down": odds.face_down(["wolf", "wolf", "courage"], passes=1, defends=80, waits=2),
    "attack": odds.attack("bison", 3, 2),
    "theft": odds.attack("steal", 2, 1, defends=50),
    "standoff": odds.standoff(2, COSTS),
    "saddle": odds.standoff(),
    "hostile": odds.hostile(),
    "hostile, some known": odds.hostile(3, 1, ["rider"], ["wolf"]),
    "colour": odds.colour("rider", leader=True),
    "colour, some laid": odds.colour("hunter", ["red_flag"], ["blue_drum"], totem=False, draws=8),
    "no colour": odds.colour("rider", ["red_statue", "blue_horse"]),
    "no chain": odds.colour("rider", seen=NO_STATUE),
}
