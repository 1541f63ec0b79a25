"""The table in a few lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from krom_explore.engine.seat import Seat

from ..catalogue import WORDS
from ..look import ChainLook, PlayerLook
from ..ruleset import Ruleset
from .counts import count


def status(seat: Seat, lang: str) -> Iterator[str]:
    """The piles, everybody's chains, and one's own hand."""
    state, rules = seat.state, seat.rules
    top = rules.name(state.discard[0], lang) if state.discard else None
    piles = {"deck": len(state.deck), "discard": len(state.discard), "played": len(state.played), "top": top}
    yield WORDS.message("play-piles", lang, **piles)
    for player in state.players.values():
        yield tribe(seat, player, lang)
        for chain in player.chains.values():
            yield f"  {row(chain, rules, lang)}"
    if seat.player:
        yield WORDS.message("play-hand", lang, cards=called(rules, state.players[seat.player].hand, lang))


def score(seat: Seat, lang: str) -> str:
    """The challenge, and everybody's spheres with what lies on the table, the most first."""
    state = seat.state
    counts = {player.name: count(seat, player).all for player in state.players.values()}
    ranked = sorted(counts, key=lambda name: -counts[name])
    spheres = [WORDS.message("play-spheres", lang, player=name, number=counts[name]) for name in ranked]
    return WORDS.message("play-score", lang, challenge=state.challenge, spheres=spheres, goal=state.goal)


def tribe(seat: Seat, player: PlayerLook, lang: str) -> str:
    made, state = count(seat, player), seat.state
    leader = seat.rules.name(player.leader, lang) if player.leader else None
    facts = {"before": made.before, "table": made.on_table, "complete": player.complete, "needed": state.needed}
    more = {"cards": len(player.hand), "skips": player.skips}
    return WORDS.message("play-tribe", lang, player=player.name, leader=leader, **facts, **more)


def row(chain: ChainLook, rules: Ruleset, lang: str) -> str:
    """A chain in one line: what lies there, what comes next, what lies beside it."""
    cards = [chain.character, *chain.vases, *([chain.totem] if chain.totem else ())]
    active = next((rules.name(card, lang) if card else "hidden" for card in chain.active), None)
    state = "magical" if chain.magical else "protected" if chain.totem else "complete" if chain.complete else "open"
    return WORDS.message(
        "play-chain", lang, cards=" – ".join(rules.name(card, lang) for card in cards), state=state, active=active,
        wants=chain.wants and rules.vase_name(chain.wants, lang), blocks=len(chain.blocks), spheres=chain.spheres,
    )  # fmt: skip


def called(rules: Ruleset, cards: Sequence[str | None], lang: str) -> list[str]:
    return [f"{rules.name(card, lang)} ({card})" for card in cards if card]
