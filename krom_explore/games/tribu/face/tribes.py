"""The table: the three piles, everybody's chains, and where one can touch them."""

from __future__ import annotations

from typing import Any

from krom_explore.games.face import Sight

from ..look import AttackLook, ChainLook, PlayerLook
from ..rules.chains import magic_worth
from . import ways
from .cards import card_face, wanted
from .counts import count
from .stakes import in_last_turn, is_lonely


def show(sight: Sight) -> dict[str, Any]:
    state = sight.state
    return {
        "label": sight.word("ui-tribes"),
        "turn": sight.word("ui-challenge-turn", challenge=state.challenge, turn=state.turn),
        "cards": {card: card_face(sight, card) for card in sight.rules.cards},
        "piles": piles(sight),
        "players": [tribe(sight, player) for player in in_order(sight)],
        "attack": attack(sight, state.attack) if state.attack else None,
        "touch": ways.touched(sight.seat, sight.lang),
        "words": sight.words("no-chains", "new-chain", "complete", "protected", "magical"),
    }


def in_order(sight: Sight) -> list[PlayerLook]:
    """The others first, clockwise from the next one; whoever looks sits in front."""
    players = list(sight.state.players.values())
    names = [player.name for player in players]
    at = names.index(sight.seat.player) if sight.seat.player in names else 0
    return [*players[at + 1 :], *players[: at + 1]] if sight.seat.player else players


# --- piles


def piles(sight: Sight) -> list[dict[str, Any]]:
    state = sight.state
    return [
        pile(sight, "deck", len(state.deck)),
        pile(sight, "discard", len(state.discard), state.discard[0] if state.discard else None),
        pile(sight, "played", len(state.played), state.played[-1] if state.played else None),
    ]


def pile(sight: Sight, name: str, count: int, top: str | None = None) -> dict[str, Any]:
    shown = sight.rules.name(top, sight.lang) if top else None
    label = sight.word(f"ui-pile-{name}", number=count, card=shown)
    return {"id": name, "name": sight.word(f"ui-{name}"), "count": count, "top": top, "label": label}


# --- tribes


def tribe(sight: Sight, player: PlayerLook) -> dict[str, Any]:
    state, made = sight.state, count(sight.seat, player)
    return {
        "name": player.name,
        "leader": player.leader or None,
        "leaderText": leader(sight, player),
        "me": player.name == sight.seat.player,
        "who": who(sight, player),
        "asked": asked(sight, player),
        "moves": player.name == state.mover,
        "hand": len(player.hand),
        "handText": sight.word("ui-cards-held", number=len(player.hand)),
        "held": [card for card in player.hand if card] if sight.seat.player is None else [],
        "sum": made.all,
        "sumText": sight.word("ui-spheres-sum", before=made.before, table=made.on_table, sum=made.all, goal=state.goal),
        "goal": state.goal,
        "complete": player.complete,
        "needed": state.needed,
        "completeText": sight.word("ui-complete-of", number=player.complete, needed=state.needed),
        "skips": sight.word("ui-skips", number=player.skips) if player.skips else "",
        "chains": [chain(sight, player, one) for one in player.chains.values()],
    }


def who(sight: Sight, player: PlayerLook) -> str:
    """Whether that is oneself, or a bot; nothing for other people."""
    if player.name == sight.seat.player:
        return sight.word("ui-you")
    return sight.word(f"ui-seat-{sight.bots[player.name]}") if player.name in sight.bots else ""


def asked(sight: Sight, player: PlayerLook) -> str:
    """What whoever is asked reads beside the name: it need not be their turn."""
    if player.name != sight.seat.asked:
        return ""
    whose = "me" if player.name == sight.seat.player else "other"
    return sight.word("ui-asked-now", who=whose, moves="yes" if player.name == sight.state.mover else "no")


def leader(sight: Sight, player: PlayerLook) -> str:
    if not player.leader:
        return ""
    card = sight.rules.name(player.leader, sight.lang)
    return sight.word("ui-leader-is", card=card, number=sight.rules.goal.leader)


def chain(sight: Sight, player: PlayerLook, seen: ChainLook) -> dict[str, Any]:
    attack = sight.state.attack
    threatened = len(attack.cards) if attack and (attack.victim, attack.chain) == (player.name, seen.character) else 0
    leads = seen.character == player.leader
    laid = len(seen.vases)
    return {
        "id": seen.character,
        "leads": leads,
        "lonely": lonely(sight, player, seen),
        "slots": [
            {
                **wanted(sight, vase),
                "card": seen.vases[n] if n < laid else None,
                "next": n == laid,
                "lost": laid - threatened <= n < laid,
            }
            for n, vase in enumerate(sight.rules.characters[seen.character].vases)
        ],
        "totem": seen.totem,
        "totemNext": seen.complete and not seen.totem,
        "active": list(seen.active),
        "activeText": active(sight, seen),
        "blocks": list(seen.blocks),
        "state": standing(seen),
        "label": told(sight, player, seen, leads),
        "spheres": seen.spheres,
        "magic": magic(sight, player, seen),
        "magicText": sight.word("ui-magic-brings", number=magic(sight, player, seen)) if seen.magical else "",
    }


def lonely(sight: Sight, player: PlayerLook, seen: ChainLook) -> dict[str, Any] | None:
    """That a character has no vase yet, and until when it needs one."""
    if not is_lonely(seen, player):
        return None
    last = seen in in_last_turn(sight.seat, player)
    when = "now" if last else "next"
    text = sight.word("ui-lonely-until", when=when, player=player.name, number=seen.spheres)
    return {"last": last, "mark": sight.word("ui-lonely-last" if last else "ui-lonely"), "text": text}


def magic(sight: Sight, player: PlayerLook, seen: ChainLook) -> int:
    """What it brings besides its spheres."""
    return magic_worth(sight.rules, seen.character, player.leader) if seen.magical else 0


def standing(seen: ChainLook) -> str:
    return "magical" if seen.magical else "protected" if seen.totem else "complete" if seen.complete else "open"


def told(sight: Sight, player: PlayerLook, seen: ChainLook, leads: bool) -> str:
    """The chain in one sentence, for whoever does not see it."""
    rules, lang = sight.rules, sight.lang
    laid = [rules.name(card, lang) for card in (*seen.vases, *([seen.totem] if seen.totem else ()))]
    return sight.word(
        "ui-chain-told", player=player.name, chain=rules.name(seen.character, lang), cards=laid or None,
        state=standing(seen), vase=rules.vase_name(seen.wants, lang) if seen.wants else None,
        leads="yes" if leads else "no", number=seen.spheres, blocks=len(seen.blocks),
        magic=magic(sight, player, seen),
    )  # fmt: skip


def active(sight: Sight, seen: ChainLook) -> str:
    """What lies face down beside it, as far as one may know it."""
    if not seen.active:
        return ""
    (card,) = seen.active
    return sight.word("ui-active", card=sight.rules.name(card, sight.lang) if card else None)


def attack(sight: Sight, seen: AttackLook) -> dict[str, Any]:
    facts = {"by": seen.by, "victim": seen.victim, "chain": seen.chain, "card": seen.card}
    lost = [sight.rules.name(card, sight.lang) for card in seen.cards]
    return {**facts, "text": sight.word("ui-attacked", player=seen.by, cards=lost), "theft": seen.theft}
