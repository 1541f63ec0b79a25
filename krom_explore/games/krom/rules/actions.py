"""The action phase: the place action once, Evolutions and Bonus cards freely, in any order."""

from __future__ import annotations

from types import ModuleType

from krom_explore.engine.ports import Answer, Decision, Reason

from ..state import Player, State, Visit
from . import bonus, cave, effects, ending, evolutions, forest, glacial, mountain, movement, savannah, stunned

PLACE: dict[str, ModuleType] = {"cave": cave, "forest": forest, "savannah": savannah, "mountain": mountain}
VERBS: dict[str, str] = {
    "rest": "cave", "buy": "cave", "shuffle": "forest", "draw": "forest", "hunt": "savannah", "climb": "mountain",
}  # fmt: skip


def phase(game: State, player: Player, victims: list[Player]) -> None:
    """One player's action phase, from the cold to ``done``."""
    player.acted = True
    visit = game.visit = Visit(player)
    game.tell("acting", "turn.action_phase", player=player.name, place=player.place)
    if player.trophy and game.rulings["trophy_win"] == "own_phase":
        ending.check(game, player)
    if game.glacial:
        glacial.weather(game, player)
    if victims:
        stunned.rob(game, player, victims)
    name = player.name
    here = PLACE[player.place]
    while (answer := game.ask(Decision(name, "action", options(game, visit)))) != "done":
        words = answer.split()
        verb = words[0]
        if verb == "realise":
            evolutions.act(game, visit, words)
        elif verb == "play":
            effects.act(game, visit, words)
        else:
            here.act(game, visit, words)
    game.visit = None


def options(game: State, visit: Visit) -> list[Answer]:
    """Everything that the player may do now. Who has shuffled the Gathering pile cannot leave without a card."""
    player = visit.player
    late = (visit.evolutions or visit.bonus) and too_late_for_place(game, visit)
    found: list[Answer] = [] if late else PLACE[player.place].options(game, visit)
    must_begin = not visit.begun and game.rulings["place_action"] == "compulsory" and bool(found)
    if must_begin and game.rulings["phase_order"] == "place_first":
        return found
    found += evolutions.options(game, visit)
    if player.bonus:
        found += effects.options(game, visit)
    if not must_begin and (visit.drawn or not visit.shuffled):
        found.append("done")
    return found


def too_late_for_place(game: State, visit: Visit) -> bool:
    """Where the table rules that the place action comes first, it cannot follow a card."""
    if game.rulings["phase_order"] == "free" or visit.begun:
        return False
    return bool(visit.evolutions or visit.bonus)


def why_not(game: State, visit: Visit, words: list[str]) -> Reason:
    """Why an answer is not among the options of an action phase."""
    verb = words[0]
    player = visit.player
    place_now = not visit.begun and game.rulings["phase_order"] == "place_first"
    if verb in ("realise", "play") and place_now and "done" not in options(game, visit):
        return Reason("place-compulsory", "place.optional", {"place": player.place})
    if words == ["done"]:
        if visit.shuffled and not visit.drawn:
            return Reason("shuffled-draw", "forest.shuffle")
        return Reason("place-compulsory", "place.optional", {"place": player.place})
    if verb == "realise":
        return evolutions.why_not(game, visit, words)
    if verb == "play":
        return effects.why_not(game, visit, words)
    if verb == "counter":
        return Reason("nothing-to-counter", "bonus.counter")
    if verb == "rob":
        return Reason("nobody-to-rob", "stunned.robbery")
    if verb == "go":
        return Reason("moved-already", "movement.secret", {"player": player.name})
    if verb not in VERBS:
        return not_understood(words)
    if VERBS[verb] != player.place:
        return Reason("other-place", f"{VERBS[verb]}.where", {"place": VERBS[verb], "here": player.place})
    if too_late_for_place(game, visit):
        return Reason("place-first", "turn.phase_order")
    reason: Reason = PLACE[player.place].why_not(game, visit, words)
    return reason


def not_understood(words: list[str]) -> Reason:
    return Reason("not-understood", "table.answers", {"found": " ".join(words)})


def explain(game: State, decision: Decision, answer: Answer) -> Reason:
    """Why ``answer`` is refused, for every kind of question."""
    words = answer.split() or [""]
    player = game.players[decision.player]
    about = decision.about
    match decision.question:
        case "movement":
            return movement.why_not(player, words)
        case "rob":
            return stunned.why_not(game.players[about["victim"]], words)
        case "combat":
            return bonus.why_not_in_combat(game, player, words)
        case "counter":
            return bonus.why_not_counter(words)
        case "reroll":
            assert game.visit is not None
            return mountain.why_not_reroll(game, game.visit, words)
        case "action":
            assert game.visit is not None
            return why_not(game, game.visit, words)
    return Reason("only-these", "table.answers", {"found": answer, "ways": list(decision.options)})
