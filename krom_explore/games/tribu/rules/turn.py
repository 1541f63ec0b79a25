"""The turn: exactly one of seven, from drawing and discarding (A) to turning over an active card (G)."""

from __future__ import annotations

from krom_explore.engine.ports import Answer, Decision, Reason

from .. import answers
from ..answers import Intent, discard
from ..state import Player, State
from . import actions, active, attack, chains, challenge, deck, lonely, protection, setup


def play_turn(game: State) -> None:
    """Play one player's turn to its end; if it closes the challenge, set the next one up."""
    if game.phase == "leaders":
        setup.choose_leaders(game)
        return
    player = game.moving
    game.tell("turn", "turn.one", player=player.name, turn=game.turn)
    begun = ""
    skipped = player.skips > 0
    if skipped:
        actions.skip(game, player)
    else:
        begun = take(game, player)
    game.phase = "turn"
    game.taken = ""
    game.swapped = False
    if challenge.is_closed_by(game, player):
        challenge.close(game, player, "challenge.complete")
        return
    if not skipped or game.rulings["blocked_lonely"] == "counts":
        lonely.leave(game, player, begun)
    challenge.end_turn(game)


def take(game: State, player: Player) -> str:
    """What a player does with a turn; the character that was laid in it, if one was."""
    intent = game.rules.grammar.parse(game.ask(Decision(player.name, "turn", options(game, player))))
    if intent.verb == "use":
        active.use_card(game, player, intent)
        return ""
    if intent.verb == "attack":
        attack.attack(game, player, intent)
        return ""
    if intent.verb == "draw":
        deck.draw_card(game, player, "turn.draw")
    else:
        deck.take_top(game, player)
    game.phase = "action"
    return act(game, player)


def act(game: State, player: Player) -> str:
    """Perhaps a swap, then the one thing that brings the hand back to its size."""
    parse = game.rules.grammar.parse
    intent = parse(game.ask(Decision(player.name, "action", after_drawing(game, player))))
    if intent.verb == "swap":
        active.swap_in(game, player, intent)
        intent = parse(game.ask(Decision(player.name, "action", after_drawing(game, player))))
    if intent.verb == "discard":
        deck.put_on(game, player, intent.card, discarding_rule(game, intent.card))
    elif intent.verb == "activate":
        active.lay(game, player, intent)
    elif intent.verb == "play":
        actions.act(game, player, intent)
    elif intent.chain:
        chains.place_from_hand(game, player, player.chains[intent.chain], intent.card)
    else:
        chains.begin(game, player, intent.card)
        return intent.card
    return ""


def discarding_rule(game: State, card: str) -> str:
    """The rule that says why this card may be discarded."""
    if card == game.taken:
        return "deck.again"
    return "action.discard" if card in game.rules.actions else "turn.discard"


# --- what a player may do


def options(game: State, player: Player) -> list[Answer]:
    """At the start of a turn: take a card, or turn one over."""
    found: list[Answer] = ["draw"] if deck.can_draw(game) else []
    if deck.can_take(game):
        found.append("take")
    return found + active.use_options(game, player) + attack.options(game, player)


def after_drawing(game: State, player: Player) -> list[Answer]:
    found = chains.options(game, player)
    if not game.swapped or game.rulings["swap_then_play"] == "allowed":
        found += actions.options(game, player)
    if player.chains:
        found += active.options(game, player)
    return found + [discard(card) for card in to_discard(game, player)]


def to_discard(game: State, player: Player) -> list[str]:
    """Where the table rules so, what was taken from the discard may not go back there in the same turn."""
    held = [*dict.fromkeys(player.hand)]
    if game.taken and game.rulings["discard_again"] == "forbidden":
        return [card for card in held if card != game.taken] or held
    return held


# --- why not

AFTER_DRAWING = {
    "discard": "turn.discard", "activate": "turn.activate", "swap": "turn.swap", "play": "turn.play",
}  # fmt: skip
"""The rule that says when each thing is done; where a card is laid, that depends on the card."""


def laying_rule(game: State, intent: Intent) -> str:
    return "turn.character" if intent.card in game.rules.characters else "turn.diorama"


def explain(game: State, decision: Decision, answer: Answer) -> Reason:
    """Why ``answer`` is refused, for every kind of question."""
    intent = answers.meant(answer, game.rules, [*game.players])
    player = game.players[decision.player]
    if intent.verb not in answers.VERBS:
        return Reason("not-understood", "table.answers", {"found": answer})
    match decision.question:
        case "leader":
            return setup.why_not(game, intent)
        case "turn":
            return why_not_first(game, player, intent)
        case "action":
            return why_not_after(game, player, intent)
        case "discard":
            return why_not_discard(game, player, intent, "action.draw")
    return protection.why_not(game, player, intent)


def why_not_first(game: State, player: Player, intent: Intent) -> Reason:
    """At the start of a turn."""
    if intent.verb in answers.ALONE and intent.rest:
        return one_word(intent)
    match intent.verb:
        case "draw":
            return deck.why_not_draw()
        case "take":
            return deck.why_not_take(game)
        case "use":
            return active.why_not_use(game, player, intent)
        case "attack":
            return attack.why_not(game, player, intent)
        case "protect" | "pass":
            return Reason("not-attacked", "protection.active")
        case "lead":
            return Reason("leaders-known", "setup.leaders")
    return Reason("draw-first", AFTER_DRAWING.get(intent.verb) or laying_rule(game, intent))


def why_not_after(game: State, player: Player, intent: Intent) -> Reason:
    """With one card too many in the hand."""
    match intent.verb:
        case "draw" | "take":
            return Reason("drawn-already", "turn.draw")
        case "use" | "attack":
            return Reason("drawn-no-active", "active.draw")
        case "place":
            return chains.why_not_place(game, player, intent)
        case "activate" | "swap":
            return active.why_not_lay(game, player, intent)
        case "play":
            return actions.why_not(game, player, intent)
        case "lead":
            return Reason("leaders-known", "setup.leaders")
        case "pass":
            return Reason("no-passing", "turn.one")
        case "protect":
            return Reason("not-attacked", "protection.active")
    return why_not_discard(game, player, intent, "turn.discard")


def why_not_discard(game: State, player: Player, intent: Intent, rule: str) -> Reason:
    if intent.verb != "discard":
        return Reason("discard-now", rule)
    if intent.rest:
        return Reason("discard-what", rule, {"found": intent.said})
    if intent.card not in player.hand:
        return chains.not_in_hand(intent, rule)
    return Reason("discard-again", "deck.again", {"card": intent.card})


def one_word(intent: Intent) -> Reason:
    return Reason("one-word", "table.answers", {"found": intent.text, "ways": [intent.verb]})
