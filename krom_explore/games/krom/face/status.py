"""The table in a few lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from krom_explore import text
from krom_explore.engine.seat import Seat

from ..box import HIDDEN, PLACES, TOKENS
from ..catalogue import WORDS
from ..look import PlayerLook


def status(seat: Seat, lang: str) -> Iterator[str]:
    """Who is where with what, the prey and the Evolutions, and one's own hand."""
    state = seat.state
    for place in PLACES:
        here = list(state.places[place])
        if state.kromosaurus and state.kromosaurus.place == place:
            here.append(WORDS.message("play-kromosaurus", lang, life=state.kromosaurus.life))
        yield text.told_of(WORDS.message(f"place-{place}", lang), ", ".join(here) or "–", lang)
    for player in state.players.values():
        yield mat(player, state.target, lang)
    for key, cards in (("play-prey", state.prey), ("play-evolutions", state.evolutions)):
        yield WORDS.message(key, lang, cards=called(seat, cards, lang))
    if seat.player is not None:
        yield WORDS.message("play-hand", lang, cards=called(seat, state.players[seat.player].bonus, lang))


def score(seat: Seat, lang: str) -> str:
    """The turn, and everybody's points, the most first."""
    state = seat.state
    ranked = sorted(state.players.values(), key=lambda player: -player.points)
    points = [WORDS.message("play-points", lang, player=player.name, points=player.points) for player in ranked]
    return WORDS.message("play-score", lang, turn=state.turn, points=points, target=state.target)


def mat(player: PlayerLook, target: int, lang: str) -> str:
    goods = {good: HIDDEN if getattr(player, good) is None else getattr(player, good) for good in TOKENS}
    marks = {"stunned": "yes" if player.stunned else "no", "trophy": "yes" if player.trophy else "no"}
    cards = HIDDEN if player.bonus is None else len(player.bonus)
    facts = {"life": player.life, "points": player.points, "target": target, "weight": player.weight}
    return WORDS.message("play-mat", lang, player=player.name, cards=cards, **goods, **facts, **marks)


def called(seat: Seat, cards: Sequence[str], lang: str) -> list[str]:
    return [f"{seat.rules.name(card, lang)} ({card})" for card in cards]
