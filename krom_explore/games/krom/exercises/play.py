"""Exercises on a whole game: when it ends, and what the others know."""

from __future__ import annotations

from typing import Any

from krom_explore.engine.ports import Decision
from krom_explore.games.krom import answers
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, choice, several

SEATS = 2
KNOWN = ("krom", "resources", "hand", "cards", "destination")
"""What Kolos may or may not know about Alma."""


# --- the end


def last_card(rules: Ruleset) -> str:
    """The Evolution that wins the game."""
    return next(name for name, card in rules.evolution.items() if card.place is None)


def nearly_won(rules: Ruleset) -> Table:
    """Alma has what the last card costs, and the points before it; Kolos would act after her."""
    card = rules.evolution[last_card(rules)]
    held: list[str] = []
    for name, other in rules.evolution.items():
        if name != last_card(rules) and points(held, rules) + card.points < rules.goal(SEATS, longer=False):
            held += [name] * bool(other.points)
    alma = {"place": "cave", "evolutions": held, **card.cost}
    players = {"Alma": alma, "Kolos": {"place": "mountain"}}
    return Table.scenario({"phase": "actions", "evolutions": [last_card(rules)], "players": players}, rules=rules)


def points(cards: list[str], rules: Ruleset) -> int:
    return sum(rules.evolution[card].points for card in cards)


def ends(rules: Ruleset) -> str:
    """When the game ends after the last card."""
    table = nearly_won(rules)
    table.choose(answers.realise(last_card(rules)))
    if table.state.winner:
        return "at_once"
    while isinstance(table.pending, Decision) and table.pending.question == "action":
        table.choose("done")
    return "end_of_turn" if table.state.winner else "next_turn"


# --- what the others know


def known(rules: Ruleset) -> list[str]:
    """What Kolos knows about Alma once she has chosen where to go."""
    card = min(rules.cards_played["counter"])
    alma = {"place": "cave", "krom": 4, "wood": 2, "bonus": [card]}
    table = Table.scenario({"players": {"Alma": alma, "Kolos": {"place": "cave"}}}, rules=rules)
    told = len(table.log_seen_by("Kolos"))
    table.choose(table.options[0])
    seen, true = table.view("Kolos").players["Alma"], table.state.players["Alma"]
    knows = {
        "krom": seen.krom == true.krom,
        "resources": seen.wood == true.wood,
        "hand": seen.bonus is not None and len(seen.bonus) == len(true.bonus),
        "cards": seen.bonus == true.bonus,
        "destination": len(table.log_seen_by("Kolos")) > told,
    }
    return [name for name in KNOWN if knows[name]]


def the_end(rules: Ruleset) -> dict[str, Any]:
    return {"goal": rules.goal(SEATS, longer=False)}


EXERCISES = {
    "play.1": Exercise(
        choice("end_of_turn", "at_once", "next_turn"),
        answer=ends,
        misreadings={
            "turn-is-finished": lambda rules: "end_of_turn",
            "one-more-round": lambda rules: "next_turn",
        },
        facts=the_end,
    ),
    "play.2": Exercise(
        several(*KNOWN),
        answer=known,
        misreadings={
            "goods-are-secret": lambda rules: ["hand"],
            "open-hands": lambda rules: ["krom", "resources", "hand", "cards"],
            "an-uncounted-hand": lambda rules: ["krom", "resources"],
        },
        facts=lambda rules: {"goods": rules.rulings["goods_shown"]},
    ),
}
