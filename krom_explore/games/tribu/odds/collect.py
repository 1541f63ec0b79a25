"""Gathering what a chain still needs: its vases, one card for any of them, its Totem, in some colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from ..box import BOTH, COLOURS
from ..ruleset import Ruleset
from .ways import ONE, Until, Ways, levels, plus, times

ALL = frozenset((*COLOURS, BOTH))

SHORT = 2
"""So many vases short, or more: it does not matter how many, for one card may stand for one vase only."""


class Palette(NamedTuple):
    """The colours that vases and Totem may have."""

    vases: frozenset[str] = ALL
    totem: frozenset[str] = ALL


class Wanted(NamedTuple):
    """What a chain still needs."""

    vases: Counter[str]
    any_vase: bool
    """Whether a card for any vase may still come into it."""
    totem: bool


def has_all(wanted: Wanted, palette: Palette, cards: Counter[str], rules: Ruleset) -> bool:
    """Whether these cards are all that is wanted, in these colours."""
    there: Counter[tuple[str, str | None]] = Counter()
    for card, number in cards.items():
        entry = rules.dioramas.get(card)
        if entry is not None and entry.colour in (palette.totem if entry.totem else palette.vases):
            there[entry.kind, entry.vase] += number
    short = sum(max(0, number - there["vase", vase]) for vase, number in wanted.vases.items())
    spare = wanted.any_vase and there["any", None] > 0
    return short <= spare and (not wanted.totem or there["totem", None] > 0)


def until_all(
    wanted: Wanted, palettes: Iterable[Palette], held: Counter[str], left: Counter[str], rules: Ruleset
) -> Until:
    """How many cards it takes until all is there in one of the palettes. What is held counts."""
    some = list(palettes)
    grouped = 0
    short: dict[tuple[int, ...], Ways] = {(0,) * len(some): ONE}
    for vase, needed in wanted.vases.items():
        cards = [card for card, entry in rules.dioramas.items() if entry.vase == vase]
        grouped += sum(left[card] for card in cards)
        after: dict[tuple[int, ...], list[Ways]] = {}
        for there, more in _by_colour(needed, cards, held, left, rules):
            lacks = [max(0, needed - _of(there, one.vases)) for one in some]
            for before, ways in short.items():
                now = tuple(min(SHORT, a + b) for a, b in zip(before, lacks, strict=True))
                after.setdefault(now, []).append(times(ways, more))
        short = {state: plus(*ways) for state, ways in after.items()}
    spares = sorted(rules.for_any_vase) if wanted.any_vase and wanted.vases else []
    totems = sorted(rules.totems) if wanted.totem else []
    grouped += sum(left[card] for card in (*spares, *totems))
    without: list[Ways] = []
    for (spare, one), (totem, two) in product(
        _by_colour(1, spares, held, left, rules), _by_colour(1, totems, held, left, rules)
    ):
        fine = [(_of(spare, each.vases) > 0, not totems or _of(totem, each.totem) > 0) for each in some]
        open_ = [
            ways
            for state, ways in short.items()
            if not any(lacks <= spared and topped for lacks, (spared, topped) in zip(state, fine, strict=True))
        ]
        without.append(times(plus(*open_), times(one, two)))
    return Until(left.total(), plus(*without), left.total() - grouped)


Coloured = tuple[tuple[str, int], ...]
"""How many cards there are of each colour."""


def _of(there: Coloured, colours: frozenset[str]) -> int:
    return sum(number for colour, number in there if colour in colours)


def _by_colour(
    enough: int, cards: Iterable[str], held: Counter[str], left: Counter[str], rules: Ruleset
) -> list[tuple[Coloured, Ways]]:
    """How many of these cards are there of each colour (more than enough do not matter), and in how many ways."""
    has: dict[str, int] = {}
    copies: dict[str, int] = {}
    for card in cards:
        colour = rules.dioramas[card].colour
        has[colour] = has.get(colour, 0) + held[card]
        copies[colour] = copies.get(colour, 0) + left[card]
    found: list[tuple[Coloured, Ways]] = [((), ONE)]
    for colour, number in has.items():
        at_first = min(enough, number)
        steps = list(enumerate(levels(copies[colour], enough - at_first), at_first))
        found = [((*there, (colour, level)), times(ways, more)) for there, ways in found for level, more in steps]
    return found
