"""The movement phase: everybody chooses in secret, all reveal at once, everybody must move."""

from __future__ import annotations

from functools import lru_cache

from krom_explore.engine.names import MOST_KEPT
from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import Intent, write
from ..box import PLACES
from ..state import Player, State

GO = {place: write(Intent("go", place=place)) for place in PLACES}
PLACE_OF = {answer: place for place, answer in GO.items()}


def move(game: State) -> None:
    answers = game.ask_together([question(player.name, player.place) for player in game.seats])
    for player, answer in zip(game.seats, answers):  # noqa: B905  (strict takes longer than a step of this loop)
        origin = player.place
        place = player.place = PLACE_OF[answer]
        game.tell("moved", "movement.reveal", player=player.name, place=place, origin=origin)


@lru_cache(maxsize=MOST_KEPT)
def question(name: str, here: str) -> Decision:
    return Decision(name, "movement", destinations(here))


def destinations(here: str) -> tuple[Answer, ...]:
    """Anywhere but here."""
    return tuple(answer for place, answer in GO.items() if place != here)


def why_not(player: Player, intent: Intent) -> Reason:
    if intent.verb != "go":
        ways = destinations(player.place)[:1]
        return Reason("movement-first", "movement.secret", {"player": player.name, "ways": list(ways)})
    if not intent.place:
        return Reason("no-place", "movement.secret", {"found": intent.said, "places": list(PLACES)})
    return Reason("must-move", "movement.must_move", {"player": player.name, "place": player.place})
