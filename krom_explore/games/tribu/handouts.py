"""What is printed of Tribù, and what a sheet has to tell of the position of an activity."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from krom_explore.learn.handout.plan import Given, read
from krom_explore.odds.spread import Named, Said

from .catalogue import said
from .odds.words import card_name
from .ruleset import Ruleset

HANDOUTS = read(Ruleset.HOME.joinpath("handouts.toml").read_text(encoding="utf-8"))


def chain(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    """The chain, the place that is open in it, and the cards that fit there."""
    wait = result.waiting
    character = card_name(wait.character, rules)
    vases = [Named(vase, rules.vase_name) for vase in rules.characters[wait.character].vases]
    cards = [
        said("handout-given-copies", {"card": card_name(card, rules), "copies": copies})
        for card, copies in wait.helpers.items()
    ]
    return [
        said("handout-given-chain", {"character": character, "vases": vases}),
        said("handout-given-fitting", {"vase": wait.vase, "place": wait.place, "cards": cards}),
        said("handout-given-pile", {"helpers": wait.helpers.total(), "pile": wait.pile}),
    ]


GIVEN: Mapping[str, Given] = {"first_draw": chain}
