"""The action phase: the place action once, Evolutions and Bonus cards freely, in any order."""

from __future__ import annotations

from types import ModuleType

from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import ALONE, Intent
from ..state import Player, State, Visit
from . import bonus, cave, effects, ending, evolutions, forest, glacial, mountain, movement, savannah, stunned

PLACE: dict[str, ModuleType] = {"cave": cave, "forest": forest, "savannah": savannah, "mountain": mountain}
VERBS: dict[str, str] = {
    "rest": "cave", "buy": "cave", "shuffle": "forest", "draw": "forest", "hunt": "savannah", "climb": "mountain",
}  # fmt: skip
ELSEWHEN = {
    "pass": "bonus.combat", "stop": "mountain.reroll", "keep": "mountain.keep", "claim": "mountain.best",
    "take": "table.answers", "give": "table.no_trade",
}  # fmt: skip
"""Verbs that answer another question than what to do in an action phase, and the rule behind it."""


def phase(game: State, player: Player, victims: list[Player]) -> None:
    """One player's action phase, from the cold to ``done``."""
    player.acted = True
    visit = game.visit = Visit(player)
    game.tell("acting", "turn.action_phase", player=player.name, place=player.place)
    if player.trophy and game.rulings["trophy_win"] == "own_phase":
        ending.check(game, player, "kromosaurus.trophy.wins")
    if game.glacial:
        glacial.weather(game, player)
    if victims:
        stunned.rob(game, player, victims)
    go_on(game, visit)


def go_on(game: State, visit: Visit) -> None:
    """The action phase from where it stands, to ``done``."""
    player = visit.player
    name = player.name
    here = PLACE[player.place]
    parse = game.rules.grammar.parse
    while (answer := game.ask(Decision(name, "action", options(game, visit)))) != "done":
        do(game, visit, parse(answer), here)
    game.visit = None


def do(game: State, visit: Visit, intent: Intent, here: ModuleType) -> None:
    """One answer of an action phase."""
    verb = intent.verb
    if verb == "realise":
        evolutions.act(game, visit, intent)
    elif verb == "play":
        effects.act(game, visit, intent)
    elif verb == "again":
        visit.begin_again()
        game.tell("again", "place.once", player=visit.player.name, place=visit.player.place)
    else:
        here.act(game, visit, intent)


def options(game: State, visit: Visit) -> list[Answer]:
    """Everything that the player may do now. Who has shuffled the Gathering pile cannot leave without a card."""
    player = visit.player
    late = (visit.evolutions or visit.bonus) and too_late_for_place(game, visit)
    found: list[Answer] = [] if late else PLACE[player.place].options(game, visit)
    rules = game.rules
    must_begin = player.place in rules.compulsory_places and bool(found) and not visit.begun and not visit.repeated
    if must_begin and game.rulings["phase_order"] == "place_first":
        return found
    found += evolutions.options(game, visit)
    if player.bonus:
        found += effects.options(game, visit)
    if not must_begin and (visit.drawn or not visit.shuffled):
        if rules.places_twice and visit.begun and may_repeat(visit):
            found.append("again")
        found.append("done")
    return found


def may_repeat(visit: Visit) -> bool:
    """Where the table rules so, the action of a place may be done a second time; but a hunt is always the only one."""
    return not visit.repeated and visit.player.place != "savannah"


def too_late_for_place(game: State, visit: Visit) -> bool:
    """Where the table rules that the place action comes first, it cannot follow a card."""
    if game.rulings["phase_order"] == "free" or visit.begun:
        return False
    return bool(visit.evolutions or visit.bonus)


def why_not(game: State, visit: Visit, intent: Intent) -> Reason:
    """Why an answer is not among the options of an action phase."""
    verb = intent.verb
    player = visit.player
    place_now = not visit.begun and game.rulings["phase_order"] == "place_first"
    if verb in ("realise", "play") and place_now and "done" not in options(game, visit):
        return must_act(game, player)
    if verb in ALONE and intent.rest and VERBS.get(verb, player.place) == player.place:
        rule = {"rest": "cave.rest", "draw": "forest.first_card", "shuffle": "forest.shuffle", "climb": "mountain.roll"}
        return Reason("one-word", rule.get(verb, "table.answers"), {"found": intent.text, "ways": [verb]})
    if verb == "done":
        if visit.shuffled and not visit.drawn:
            return Reason("shuffled-draw", "forest.shuffle.draw")
        return must_act(game, player)
    if verb == "again":
        return why_not_again(game, visit)
    if verb == "realise":
        return evolutions.why_not(game, visit, intent)
    if verb == "play":
        return effects.why_not(game, visit, intent)
    if verb == "counter":
        return Reason("nothing-to-counter", "bonus.counter")
    if verb in ("rob", "victim"):
        return Reason("nobody-to-rob", "stunned.robbery")
    if verb == "go":
        return Reason("moved-already", "movement.secret", {"player": player.name})
    if verb in ELSEWHEN and not intent.rest:
        return Reason("another-time", ELSEWHEN[verb], {"verb": verb})
    if verb not in VERBS:
        return Reason("not-understood", "table.answers", {"found": intent.text})
    if VERBS[verb] != player.place:
        return Reason("other-place", f"{VERBS[verb]}.where", {"place": VERBS[verb], "here": player.place})
    if too_late_for_place(game, visit):
        return Reason("place-first", "turn.phase_order")
    reason: Reason = PLACE[player.place].why_not(game, visit, intent)
    return reason


def must_act(game: State, player: Player) -> Reason:
    """The action of the place has to be done before anything else, or before the end."""
    rule = "place.optional" if game.rulings["place_action"] == "compulsory" else "savannah.prey"
    return Reason("place-compulsory", rule, {"place": player.place})


def why_not_again(game: State, visit: Visit) -> Reason:
    if visit.player.place == "savannah":
        return Reason("one-hunt", "savannah.one_hunt")
    if visit.repeated or game.rulings["place_times"] == "once":
        return Reason("place-once", "place.once")
    if visit.shuffled and not visit.drawn:
        return Reason("shuffled-draw", "forest.shuffle.draw")
    return Reason("place-not-begun", "place.once", {"place": visit.player.place})


def explain(game: State, decision: Decision, answer: Answer) -> Reason:
    """Why ``answer`` is refused, for every kind of question."""
    intent = game.rules.grammar.parse(answer)
    player = game.players[decision.player]
    match decision.question:
        case "movement":
            return movement.why_not(player, intent)
        case "rob":
            return stunned.why_not(game.players[decision.about["victim"]], decision, intent)
        case "combat":
            return bonus.why_not_in_combat(game, player, intent)
        case "counter":
            return bonus.why_not_counter(intent)
        case "reroll":
            assert game.visit is not None
            return mountain.why_not_reroll(game, game.visit, intent)
        case "action":
            assert game.visit is not None
            return why_not(game, game.visit, intent)
    return Reason("only-these", "table.answers", {"found": answer, "ways": list(decision.options)})
