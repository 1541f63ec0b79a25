"""The Mountain: climb with five dice, pay to roll some of them again, be paid for the combination."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from krom_explore.engine.ports import Answer, Decision, Reason

from ..answers import Intent, write
from ..state import Climb, Player, State, Visit
from . import effects, goods


def options(game: State, visit: Visit) -> list[Answer]:
    return [] if visit.begun else ["climb"]


def act(game: State, visit: Visit, intent: Intent) -> None:
    """Roll, roll again as often as one likes and can pay, take the reward."""
    visit.begun = "climb"
    player = visit.player
    (dice,) = game.roll((player.name,), (game.rules.mountain.dice,), "climb", about={"kept": [], "rerolls": 0})
    climb = visit.climb = Climb(dice)
    game.tell("climbed", "mountain.roll", player=player.name, dice=dice, krom=player.krom)
    while (ways := goes_on(game, visit, climb)) and (answer := game.ask(question(game, player, climb, ways))) != "stop":
        said = game.rules.grammar.parse(answer)
        if said.verb == "play":
            effects.act(game, visit, said)
        else:
            reroll(game, player, climb, list(said.dice))
    visit.climb = None
    dice = climb.dice
    result = combination(dice)
    if game.rulings["mountain_result"] == "choose":
        result = choose_result(game, player, dice)
    game.tell("combination", f"mountain.result.{result}", player=player.name, dice=dice, combination=result)
    pays = game.rules.mountain.results[result]
    goods.reward(game, player, pays.gives, "mountain.reward", game.rules.choices(result))


def question(game: State, player: Player, climb: Climb, ways: Sequence[Answer]) -> Decision:
    price = game.rules.mountain.rerolls[climb.rerolls]
    about = {"dice": climb.dice, "kept": climb.kept, "rerolls": climb.rerolls, "price": price}
    return Decision(player.name, "reroll", ways, about)


def goes_on(game: State, visit: Visit, climb: Climb) -> Sequence[Answer]:
    """What can be done before the reward: roll some dice again or, while there are rerolls to come, play a Bonus card
    that may bring the Krom for one. Nothing where only stopping is left."""
    player = visit.player
    rolls = keeps(game, climb) if may_reroll(game, player, climb) else ()
    if not player.bonus or climb.rerolls == len(game.rules.mountain.rerolls):
        return rolls
    cards = effects.options(game, visit) if game.rulings["mountain_cards"] == "between_rerolls" else []
    return [*(rolls or ["stop"]), *cards] if cards else rolls


def may_reroll(game: State, player: Player, climb: Climb) -> bool:
    prices = game.rules.mountain.rerolls
    return climb.rerolls < len(prices) and prices[climb.rerolls] <= player.krom


def keeps(game: State, climb: Climb) -> tuple[Answer, ...]:
    """Every way to keep some of the dice and roll the rest again, or to stop."""
    found = subsets(tuple(sorted(climb.dice)))
    if game.rulings["mountain_dice"] == "locked" and climb.kept:
        parse = game.rules.grammar.parse
        found = tuple(keep for keep in found if keep == "stop" or not missing_dice(climb.kept, parse(keep).dice))
    return found


@cache
def subsets(dice: tuple[int, ...]) -> tuple[Answer, ...]:
    """Ways to keep dice that are sorted: the fewest kept first, the smallest faces first."""
    kept = dict.fromkeys(some for count in range(len(dice)) for some in combinations(dice, count))
    return (*(write(Intent("keep", dice=some)) for some in kept), "stop")


def missing_dice(wanted: Sequence[int], among: Sequence[int]) -> bool:
    return any(wanted.count(face) > among.count(face) for face in wanted)  # a Counter of so few takes far longer


def reroll(game: State, player: Player, climb: Climb, kept: list[int]) -> None:
    price = game.rules.mountain.rerolls[climb.rerolls]
    player.krom -= price
    climb.rerolls += 1
    about = {"kept": kept, "rerolls": climb.rerolls, "price": price}
    (new,) = game.roll((player.name,), (len(climb.dice) - len(kept),), "reroll", about=about)
    again = bool(climb.kept) and missing_dice(climb.kept, kept)  # a die that was kept before is rolled
    climb.kept = kept
    climb.dice = kept + new
    facts = {"player": player.name, "kept": kept, "dice": climb.dice, "price": price, "krom": player.krom}
    game.tell("rerolled", "mountain.keep.later" if again else "mountain.reroll", **facts)


def combination(dice: Sequence[int]) -> str:
    """The combination that the dice show: exactly one."""
    return _combination(tuple(sorted(dice)))


@cache
def _combination(dice: tuple[int, ...]) -> str:
    counts = sorted(Counter(dice).values(), reverse=True)
    if counts[0] >= 5:
        return "five"
    if counts[0] == 4:
        return "four"
    if counts[0] == 3:
        return "full" if counts[1:2] == [2] or counts[1:2] == [3] else "three"
    if counts[0] == 2:
        return "two_pairs" if counts[1:2] == [2] else "pair"
    return "straight" if max(dice) - min(dice) == len(dice) - 1 and len(dice) > 2 else "nothing"


def contained(dice: Sequence[int]) -> list[str]:
    """Every combination that can be seen in the dice, the best last."""
    best = combination(dice)
    within = {
        "pair": ["pair"],
        "two_pairs": ["pair", "two_pairs"],
        "three": ["pair", "three"],
        "full": ["pair", "two_pairs", "three", "full"],
        "four": ["pair", "three", "four"],
        "five": ["pair", "three", "four", "five"],
    }
    return within.get(best, [best])


def choose_result(game: State, player: Player, dice: list[int]) -> str:
    """Where the table rules so, the player may be paid for any combination contained in the dice."""
    found = contained(dice)
    if len(found) == 1:
        return found[0]
    by_answer = {write(Intent("claim", combination=name)): name for name in reversed(found)}
    return by_answer[game.ask(Decision(player.name, "combination", list(by_answer), {"dice": dice}))]


def why_not(game: State, visit: Visit, intent: Intent) -> Reason:
    return Reason("one-climb", "mountain.roll")


def why_not_reroll(game: State, visit: Visit, intent: Intent) -> Reason:
    climb = visit.climb
    assert climb is not None
    if intent.verb == "play" and game.rulings["mountain_cards"] == "between_rerolls":
        return effects.why_not(game, visit, intent)
    if intent.verb == "claim" and game.rulings["mountain_result"] == "best":
        return Reason("claim-best", "mountain.best", {"combination": combination(climb.dice)})
    if intent.verb != "keep":
        return Reason("reroll-or-stop", "mountain.no_interruption", {"found": intent.text})
    if not may_reroll(game, visit.player, climb):
        return goods.too_dear(visit.player, game.rules.mountain.rerolls[climb.rerolls], "mountain.reroll")
    if intent.rest or missing_dice(intent.dice, climb.dice):
        return Reason("keep-what", "mountain.keep", {"found": intent.said, "dice": list(climb.dice)})
    if len(intent.dice) == len(climb.dice):
        return Reason("keep-all", "mountain.keep")
    return Reason("keep-locked", "mountain.keep.later", {"kept": list(climb.kept)})
