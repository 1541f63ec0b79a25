"""The Mountain: climb with five dice, pay to roll some of them again, be paid for the combination."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from krom_explore.engine.ports import Answer, Decision, Reason

from ..state import Climb, Player, State, Visit
from . import goods


def options(game: State, visit: Visit) -> list[Answer]:
    return [] if visit.begun else ["climb"]


def act(game: State, visit: Visit, words: list[str]) -> None:
    """Roll, roll again as often as one likes and can pay, take the reward."""
    visit.begun = "climb"
    player = visit.player
    (dice,) = game.roll((player.name,), (game.rules.mountain.dice,), "climb")
    climb = visit.climb = Climb(dice)
    game.tell("climbed", "mountain.roll", player=player.name, dice=dice)
    while may_reroll(game, player, climb):
        answer = game.ask(Decision(player.name, "reroll", keeps(game, climb), {"dice": climb.dice}))
        if answer == "stop":
            break
        reroll(game, player, climb, list(map(int, answer.split()[1:])))
    visit.climb = None
    dice = climb.dice
    result = combination(dice)
    if game.rulings["mountain_result"] == "choose":
        result = choose_result(game, player, dice)
    game.tell("combination", f"mountain.result.{result}", player=player.name, dice=dice, combination=result)
    pays = game.rules.mountain.results[result]
    goods.reward(game, player, pays.gives, "mountain.reward", game.rules.choices(result))


def may_reroll(game: State, player: Player, climb: Climb) -> bool:
    prices = game.rules.mountain.rerolls
    return climb.rerolls < len(prices) and prices[climb.rerolls] <= player.krom


def keeps(game: State, climb: Climb) -> tuple[Answer, ...]:
    """Every way to keep some of the dice and roll the rest again, or to stop."""
    found = subsets(tuple(sorted(climb.dice)))
    if game.rulings["mountain_dice"] == "locked" and climb.kept:
        found = tuple(keep for keep in found if keep == "stop" or not missing_dice(climb.kept, keep.split()[1:]))
    return found


@cache
def subsets(dice: tuple[int, ...]) -> tuple[Answer, ...]:
    """Ways to keep dice that are sorted: the fewest kept first, the smallest faces first."""
    kept = dict.fromkeys(some for count in range(len(dice)) for some in combinations(map(str, dice), count))
    return (*(" ".join(["keep", *some]) for some in kept), "stop")


def missing_dice(wanted: Sequence[int], among: Sequence[str]) -> bool:
    return bool(Counter(map(str, wanted)) - Counter(among))


def reroll(game: State, player: Player, climb: Climb, kept: list[int]) -> None:
    price = game.rules.mountain.rerolls[climb.rerolls]
    player.krom -= price
    climb.rerolls += 1
    (new,) = game.roll((player.name,), (len(climb.dice) - len(kept),), "reroll")
    climb.kept = kept
    climb.dice = kept + new
    game.tell("rerolled", "mountain.reroll", player=player.name, kept=kept, dice=climb.dice, price=price)


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
    answers = [f"claim {name}" for name in reversed(found)]
    return game.ask(Decision(player.name, "combination", answers, {"dice": dice}))[6:]


def why_not(game: State, visit: Visit, words: list[str]) -> Reason:
    if not visit.begun:
        return Reason("one-word", "mountain.roll", {"found": " ".join(words)})
    return Reason("one-climb", "mountain.roll")


def why_not_reroll(game: State, visit: Visit, words: list[str]) -> Reason:
    if words[0] != "keep":
        return Reason("reroll-or-stop", "mountain.no_interruption", {"found": " ".join(words)})
    climb = visit.climb
    assert climb is not None
    if missing_dice(words[1:], [str(face) for face in climb.dice]):  # type: ignore[arg-type]
        return Reason("keep-what", "mountain.keep", {"found": " ".join(words[1:]), "dice": list(climb.dice)})
    if len(words) - 1 == len(climb.dice):
        return Reason("keep-all", "mountain.keep")
    return Reason("keep-locked", "mountain.keep", {"kept": list(climb.kept)})
