"""Which cards the lessons name, and which take their place in a box of one's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from krom_explore.learn.alike import in_place_of

from ..box import FAMILIES
from ..ruleset import Ruleset


def called(words: Collection[str], rules: Ruleset) -> dict[str, str] | None:
    """The cards among some words, each with what it is called in a box; None where one is missing."""
    found: dict[str, str] = {}
    for family in FAMILIES:
        for card, ours in getattr(Ruleset.bundled(), family).items():
            if card in words:
                other = in_place_of(card, ours, getattr(rules, family), found.values())
                if other is None:
                    return None
                found[card] = other
    return found


def said(names: Mapping[str, str], rules: Ruleset, lang: str) -> dict[str, str]:
    """The cards as sentences say them: by what is printed on them."""
    return {name: rules.name(card, lang) for name, card in names.items()}
