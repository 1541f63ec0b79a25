"""The mini-boards: life, goods, hand, points and weight of everybody, as far as one may see them."""

from __future__ import annotations

from typing import Any

from krom_explore.games.face import Sight

from ..box import TOKENS
from ..look import PlayerLook
from .cards import card_face


def show(sight: Sight) -> dict[str, Any]:
    beast = sight.state.kromosaurus
    return {
        "players": [mat(sight, player) for player in sight.state.players.values()],
        "beast": {"life": beast.life, "lifeMost": sight.rules.kromosaurus.life} if beast else None,
        "turn": sight.word("ui-turn", turn=sight.state.turn),
        "words": sight.words(
            "life", "bonus", "points", "evolutions", "stunned", "trophy", "acting", "asked", "me", "kromosaurus"
        ),
    }


def mine(sight: Sight) -> dict[str, Any]:
    """The mini-board of whose eyes one has; of whoever is asked, where one sees with everybody's."""
    who = sight.seat.player if sight.seat.player is not None else sight.seat.asked
    player = sight.state.players.get(who or "")
    words = sight.words(
        "life", "bonus", "points", "evolutions", "stunned", "trophy", "acting", "asked", "me", "mine", "others"
    )
    others = [in_brief(sight, other) for other in sight.state.players.values() if player and other is not player]
    return {
        "player": mat(sight, player) if player else None,
        "others": others,
        "offers": [offer(sight, player, card) for card in sight.state.evolutions] if player else [],
        "words": words,
    }


def offer(sight: Sight, player: PlayerLook, card: str) -> dict[str, Any]:
    """An Evolution that lies open, in brief, and whether this player has what it costs and can be where it is made."""
    entry = sight.rules.evolution[card]
    has = all((getattr(player, good) or 0) >= many for good, many in entry.cost.items())
    moves = sight.state.phase == "movement"  # and nobody stays
    return {
        **card_face(sight, card),
        "points": entry.points,
        "cost": [{"id": good, "name": sight.word(f"name-{good}"), "amount": many} for good, many in entry.cost.items()],
        "place": {"id": entry.place, "name": sight.word(f"place-{entry.place}")} if entry.place else None,
        "within": has and (entry.place is None or (entry.place == player.place) != moves),
    }


def in_brief(sight: Sight, player: PlayerLook) -> dict[str, Any]:
    """What of somebody else's mini-board matters for the next decision."""
    return {
        "name": player.name,
        "stunned": player.stunned,
        "life": player.life,
        "points": player.points,
        "cards": cards(player),
        "goods": goods(sight, player),
    }


def mat(sight: Sight, player: PlayerLook) -> dict[str, Any]:
    state, rules = sight.state, sight.rules
    hand = player.bonus
    seen = hand is not None and None not in hand and sight.seat.player in (None, player.name)
    return {
        "name": player.name,
        "weight": player.weight,
        "weightMark": rules.characters[player.name].mark,
        "place": sight.word(f"place-{player.place}"),
        "bot": sight.word(f"ui-seat-{sight.bots[player.name]}") if player.name in sight.bots else "",
        "life": player.life,
        "lifeMost": rules.life.most,
        "goods": goods(sight, player),
        "points": player.points,
        "target": state.target,
        "stunned": player.stunned,
        "trophy": player.trophy,
        "acting": state.acting == player.name,
        "asked": sight.seat.asked == player.name,
        "me": player.name == sight.seat.player,
        "hand": [card_face(sight, card) for card in hand or () if card] if seen else None,
        "cards": cards(player),
        "evolutions": [card_face(sight, card) for card in player.evolutions],
    }


def goods(sight: Sight, player: PlayerLook) -> list[dict[str, Any]]:
    return [
        {"id": good, "name": sight.word(f"name-{good}"), "amount": amount(getattr(player, good))} for good in TOKENS
    ]


def cards(player: PlayerLook) -> int | str:
    return amount(None if player.bonus is None else len(player.bonus))


def amount(number: int | None) -> int | str:
    """A number, or a sign that one may not know it."""
    return "?" if number is None else number
