"""The three actions: draw cards and discard as many, block a player, steal the last Diorama of a chain."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import Intent, discard, play
from ..state import Attack, Chain, Player, State
from . import chains, deck, lonely, protection
from .attack import target_of


def act(game: State, player: Player, intent: Intent) -> None:
    """Play an action from the hand."""
    player.hand.remove(intent.card)
    effect = game.rules.actions[intent.card].effect
    if effect == "block":
        block(game, player, intent)
        return
    game.played.append(intent.card)
    if effect == "steal":
        steal(game, player, intent)
    else:
        draw(game, player, intent.card)


# --- drawing


def draw(game: State, player: Player, card: str) -> None:
    """Draw some cards, none from the discard, and discard as many, one after the other."""
    wanted = game.rules.actions[card].draw
    game.tell("played", "action.draw", player=player.name, card=card, number=wanted)
    drawn = 0
    while drawn < wanted and deck.can_draw(game):
        deck.draw_card(game, player, "action.draw")
        drawn += 1
    if drawn < wanted:
        game.tell("deck_short", "deck.short", player=player.name, number=drawn, wanted=wanted)
    game.phase = "discard"
    for left in range(drawn, 0, -1):
        ways = [discard(held) for held in dict.fromkeys(player.hand)]
        said = game.ask(Decision(player.name, "discard", ways, {"number": left}))
        deck.put_on(game, player, game.rules.grammar.parse(said).card, "action.draw.order")


# --- blocking


def block(game: State, player: Player, intent: Intent) -> None:
    """Lay the action beside a chain: its owner will skip a turn."""
    target = game.players[intent.player]
    target.chains[intent.target].blocks.append(intent.card)
    target.skips += 1
    facts = {"player": player.name, "card": intent.card, "target": target.name, "chain": intent.target}
    game.tell("blocked", "action.block", **facts)


def may_block(game: State, target: Player) -> bool:
    return not target.skips or game.rulings["second_block"] == "adds"


def skip(game: State, player: Player) -> None:
    """The turn is skipped, and the card that made it so is out of the challenge."""
    player.skips -= 1
    chain = next((chain for chain in player.chains.values() if chain.blocks), None)
    if chain is not None:
        game.played.append(chain.blocks.pop(0))
    waiting = any(not other.vases and name != player.leader for name, other in player.chains.items())
    rule = "lonely.blocked" if waiting else "action.skip"
    game.tell("skipped", rule, player=player.name, chain=chain and chain.character)


# --- stealing


def steal(game: State, player: Player, intent: Intent) -> None:
    """Declare it, wait for the answer of the robbed, and lay the Diorama in one's own chain."""
    victim = game.players[intent.player]
    chain, own = victim.chains[intent.target], player.chains[intent.chain]
    game.attack = attack = Attack(player.name, intent.card, victim.name, chain.character, 1, theft=True)
    game.tell(
        "robbing", "action.steal", player=player.name, card=intent.card, target=victim.name,
        target_chain=chain.character, cards=chains.last_vases(chain, 1), chain=own.character,
    )  # fmt: skip
    saved = protection.answer(game, attack, victim)
    deck.put_under(game, attack.lying)
    game.attack = None
    if saved:
        game.tell("held", "action.steal.spent", player=victim.name, chain=chain.character)
        return
    stolen = chain.vases.pop()
    chains.lay(game, own, stolen)
    rule = "action.steal.any" if stolen in game.rules.for_any_vase else "action.steal"
    game.tell(
        "stolen", rule, player=player.name, card=stolen, target=victim.name,
        target_chain=chain.character, chain=own.character,
    )  # fmt: skip
    lonely.tell_alone(game, victim, chain, "lonely.stolen")
    chains.tell_complete(game, player, own)


def can_be_robbed(chain: Chain) -> bool:
    return bool(chain.vases) and chain.totem is None


# --- what may be played, and why not


def options(game: State, player: Player) -> list[Answer]:
    actions = game.rules.actions
    found: list[Answer] = []
    before = ""
    for card in player.hand:
        if card != before and card in actions:
            before = card
            found += plays(game, player, card)
    return found


def plays(game: State, player: Player, card: str) -> list[Answer]:
    """Every way to play an action."""
    effect = game.rules.actions[card].effect
    if effect == "draw":
        return [play(card)]
    if effect == "block":
        return [
            play(card, other.name, name)
            for other in game.others(player)
            if may_block(game, other)
            for name in other.chains
        ]
    accepting = [(name, chains.accepts(game.rules, chain)) for name, chain in player.chains.items()]
    return [
        play(card, other.name, name, own)
        for other in game.others(player)
        for name, chain in other.chains.items()
        if can_be_robbed(chain)
        for own, fits in accepting
        if chain.vases[-1] in fits
    ]


def why_not(game: State, player: Player, intent: Intent) -> Reason:
    card = intent.card
    if game.swapped and game.rulings["swap_then_play"] == "refused":
        return Reason("swapped-no-action", "active.follow")
    if card not in player.hand:
        return chains.not_in_hand(intent, "action.play")
    if card not in game.rules.actions:
        return Reason("no-action", "action.play", {"card": card, "family": game.rules.family[card]})
    effect = game.rules.actions[card].effect
    rule = f"action.{effect}"
    if effect == "draw":
        return Reason("play-how", rule, {"card": card, "ways": [play(card)]})
    if intent.player == player.name:
        return Reason("own-target", rule)
    target = target_of(game, intent)
    if target is None:
        return why_no_target(game, player, intent, rule)
    if effect == "block":
        return Reason("blocked-already", "action.block.once", {"target": intent.player})
    return why_not_steal(game, player, intent, target)


def why_no_target(game: State, player: Player, intent: Intent, rule: str) -> Reason:
    other = game.players.get(intent.player)
    if other is not None and not other.chains:
        return Reason("no-chains", "action.block.chain", {"target": other.name})
    ways = plays(game, player, intent.card)
    if ways:
        return Reason("play-how", rule, {"card": intent.card, "ways": ways})
    return Reason("no-way", rule, {"card": intent.card})


def why_not_steal(game: State, player: Player, intent: Intent, target: Chain) -> Reason:
    here = {"target": intent.player, "chain": intent.target, "card": intent.card}
    if target.totem is not None:
        return Reason("target-protected", "action.steal.totem", here)
    if not target.vases:
        return Reason("target-empty", "action.steal", here)
    stolen = target.vases[-1]
    fitting = [name for name, chain in player.chains.items() if stolen in chains.accepts(game.rules, chain)]
    if not fitting:
        return Reason("stolen-nowhere", "action.steal.fit", {"card": stolen})
    if not intent.chain:
        ways = [play(intent.card, intent.player, intent.target, name) for name in fitting]
        return Reason("play-how", "action.steal.fit", {"card": intent.card, "ways": ways})
    if intent.chain not in player.chains:
        return chains.no_own_chain(intent.chain)
    return chains.why_not_fit(game, player.chains[intent.chain], stolen)
