"""What is printed of Krom, and what a sheet has to tell of the position of an activity."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from krom_explore.learn.handout.plan import Given, read
from krom_explore.odds.spread import Said

from .catalogue import said
from .odds.words import card_name, combination_name, in_place
from .ruleset import Ruleset

HANDOUTS = read(Ruleset.HOME.joinpath("handouts.toml").read_text(encoding="utf-8"))


def prey(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    hunted = rules.hunt[values["prey"]]
    facts = {"prey": card_name(values["prey"], rules), "value": hunted.value, "dice": hunted.dice}
    return [said("handout-given-prey", facts)]


def tie(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    """Two roll alike and differ only in weight: who wins more often wins the ties."""
    win = result.fight.win
    return [said("handout-given-tie", {"where": in_place(values["place"]), "name": max(win, key=win.__getitem__)})]


def pile(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    """The list of cards: those that bring what is wanted, and the others."""
    listed: dict[bool, list[Said]] = {True: [], False: []}
    for card, copies in result.left.items():
        named = said("handout-given-copies", {"card": card_name(card, rules), "copies": copies})
        listed[result.hits(card)].append(named)
    return [
        said("handout-given-pile", {"pile": result.pile}),
        said("handout-given-wanted", {"want": result.called, "cards": listed[True]}),
        *([said("handout-given-others", {"cards": listed[False]})] if listed[False] else []),
    ]


def climb(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    """What the best climber goes by: what each combination is worth."""
    pays = getattr(result, "climb", result).pays
    worth = [said("handout-given-worth", {"what": combination_name(name), "worth": pays[name]}) for name in pays]
    return [said("handout-given-pays", {"list": worth})]


GIVEN: Mapping[str, Given] = {
    "sum": prey,
    "third_die": prey,
    "ties": tie,
    "winners_die": tie,
    "draws": pile,
    "stops": climb,
    "mountain": climb,
}
