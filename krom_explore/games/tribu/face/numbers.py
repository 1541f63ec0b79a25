"""The numbers of a chapter, as the ruleset has them: how many vases a card takes or saves, what spheres are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from krom_explore.games.face import Number

from ..catalogue import WORDS
from ..ruleset import Ruleset


def attack(rules: Ruleset, lang: str) -> Iterator[Number]:
    for card, event in rules.events.items():
        if event.copies:
            said = WORDS.message("number-destroys", lang, number=event.destroys)
            yield Number(rules.name(card, lang), said, event.mark)


def protection(rules: Ruleset, lang: str) -> Iterator[Number]:
    for card, entry in rules.protections.items():
        if entry.copies:
            said = WORDS.message("number-saves", lang, number=entry.saves)
            yield Number(rules.name(card, lang), said, entry.mark)


def scoring(rules: Ruleset, lang: str) -> Iterator[Number]:
    goal = rules.goal
    for key, number in (("number-goal", goal.spheres), ("number-magic", goal.magic), ("number-leader", goal.leader)):
        yield Number(WORDS.message(key, lang), WORDS.message("number-spheres", lang, number=number), goal.mark)
    for players, chains in enumerate(rules.challenge.chains, rules.players.least):
        said = WORDS.message("number-chains", lang, number=chains)
        yield Number(WORDS.message("number-players", lang, number=players), said, rules.challenge.mark)


NUMBERS: dict[str, Callable[[Any, str], Iterator[Number]]] = {
    "attack": attack, "protection": protection, "scoring": scoring,
}  # fmt: skip
