"""The same questions put to the real engine: every way its dice and draws can go, counted exactly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from krom_explore import Ruleset, Table
from krom_explore.engine.outcomes import Outcome, Outcomes, ways, ways_in_all
from krom_explore.engine.ports import Decision, Over
from krom_explore.games.krom.box import KROMOSAURUS
from krom_explore.odds import Fighter

CARDS = {(2, 0): "headbutt", (3, 0): "war_cry", (0, 1): "club_swing", (0, 2): "double_club"}
"""Combat cards of the bundled box by bonus and dice."""

HANDS = {(0, 0): [], (2, 1): ["headbutt", "club_swing"], **{boost: [card] for boost, card in CARDS.items()}}


def fought(fighters: Sequence[Fighter], place: str, rules: Ruleset) -> Outcomes:
    """Every way a combat can go, each fighter playing all his combat cards."""
    scenario: dict[str, Any] = {"phase": "actions", "players": {}}
    for fighter in fighters:
        if fighter.name == KROMOSAURUS:
            scenario["kromosaurus"] = {"place": place} | ({"life": fighter.life} if fighter.life else {})
            continue
        seat: dict[str, Any] = {"place": place, "bonus": HANDS[fighter.plus, fighter.dice]}
        if fighter.life is not None:
            seat["life"] = fighter.life
        scenario["players"][fighter.name] = seat
    if len(scenario["players"]) == 1:
        asleep = next(name for name in rules.characters if name not in scenario["players"])
        scenario["players"][asleep] = {"place": "cave" if place != "cave" else "forest", "life": 0}
    table = Table.scenario(scenario, rules=rules)
    return table.outcomes(until="combat", answer=plays_first, merge=False)


def plays_first(decision: Decision) -> str:
    assert decision.question == "combat", decision
    return decision.options[0]


def told(outcome: Outcome, kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say, in order."""
    return [event.args for event in outcome.events if event.kind == kind]


def order(outcome: Outcome) -> tuple[str, ...]:
    return tuple(told(outcome, "combat")[-1]["order"])


def lost(outcome: Outcome, name: str) -> int:
    return sum(args["damage"] for args in told(outcome, "hurt") if args["player"] == name)


def fallen(outcome: Outcome) -> frozenset[str]:
    stunned = {args["player"] for args in told(outcome, "stunned")}
    return frozenset(stunned | ({KROMOSAURUS} if told(outcome, "felled") else set()))


def totals(outcome: Outcome) -> list[int]:
    return sorted(told(outcome, "combat")[-1]["totals"].values(), reverse=True)


def tied(outcome: Outcome, cards_count: bool) -> bool:
    """Whether weight decided any two places. Where cards count only for the winner, the others stand by their dice."""
    if cards_count:
        return len(set(totals(outcome))) < len(totals(outcome))
    top, second, *_ = totals(outcome)
    rolled = told(outcome, "rolled")[-1]["totals"]
    others = [rolled[name] for name in order(outcome)[1:]]
    return top == second or len(set(others)) < len(others)


def first_to_act(outcome: Outcome) -> str | None:
    down = fallen(outcome)
    return next((name for name in order(outcome) if name != KROMOSAURUS and name not in down), None)


def played(
    table: Table, policy: Callable[[Table], str], chance: Fraction = Fraction(1)
) -> list[tuple[Fraction, Table]]:
    """Every way a turn can go from here if ``policy`` answers every question: how likely, and the table after it."""
    turn = table.state.turn
    ended, open_ = [], [(chance, table)]
    while open_:
        chance, table = open_.pop()
        if table.state.turn > turn or isinstance(table.pending, Over):
            ended.append((chance, table))
        elif isinstance(table.pending, Decision):
            table.choose(policy(table))
            open_.append((chance, table))
        else:
            total = ways_in_all(table.pending)
            for entry, weight in ways(table.pending):
                after = table.fork()
                after.roll(entry)
                open_.append((chance * weight / total, after))
    return ended


def owned(table: Table, name: str, worth: Mapping[str, Fraction]) -> Fraction:
    """What a player has, in Krom."""
    player = table.state.players[name]
    goods = {good: getattr(player, good) for good in ("krom", "wood", "stone", "bone", "life")}
    return sum((amount * worth[good] for good, amount in goods.items()), len(player.bonus) * worth["bonus"])


def gained(table: Table, name: str, worth: Mapping[str, Fraction], policy: Callable[[Table], str]) -> Fraction:
    """What a player has more after the turn, on average."""
    before = owned(table, name, worth)
    ends = played(table, policy)
    assert sum(chance for chance, _ in ends) == 1
    return sum((chance * (owned(after, name, worth) - before) for chance, after in ends), Fraction(0))


def alone(place: str, rules: Ruleset, *, discards: dict[str, list[str]] | None = None, **seat: Any) -> Table:
    """Alma alone in a place, the other asleep; of Bonus cards only one kind is left, so that drawing is no chance."""
    bonus = [card for card in rules.deck("bonus") if card != "headbutt"]
    scenario = {
        "phase": "actions",
        "players": {"Alma": {"place": place, **seat}, "Karok": {"place": "cave", "life": 0}},
        "discards": {"bonus": bonus, **(discards or {})},
    }
    if place == "savannah":
        scenario["prey"] = ["dodo"]
    return Table.scenario(scenario, rules=rules)
