"""The numbers of a chapter, as the ruleset has them: what things cost, what they give, how much is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from krom_explore.games.face import Number

from ..catalogue import WORDS
from ..ruleset import Ruleset
from ..words import goods, payout


def setup(rules: Ruleset, lang: str) -> Iterator[Number]:
    start = goods({"life": rules.life.most, "krom": rules.setup.krom, "bonus": rules.setup.bonus}, lang)
    yield Number(WORDS.message("number-start", lang), start, rules.setup.mark)
    for players, points in enumerate(rules.target.points, rules.players.least):
        yield Number(
            WORDS.message("number-players", lang, n=players),
            WORDS.message("number-points", lang, n=points),
            rules.target.mark,
        )
    yield Number(
        WORDS.message("ui-longer", lang), WORDS.message("number-more", lang, n=rules.target.longer), rules.target.mark
    )


def cave(rules: Ruleset, lang: str) -> Iterator[Number]:
    yield Number(WORDS.message("number-rest", lang), goods(rules.cave.rest, lang), rules.cave.mark)
    for good, price in rules.cave.prices.items():
        block = rules.cave.life_block if good == "life" else 1
        yield Number(goods({good: block}, lang), _krom(price, lang), rules.cave.mark)


def forest(rules: Ruleset, lang: str) -> Iterator[Number]:
    for number, price in enumerate(rules.forest.prices, 1):
        yield Number(WORDS.message("number-card", lang, n=number), _krom(price, lang), rules.forest.mark)


def savannah(rules: Ruleset, lang: str) -> Iterator[Number]:
    for dice, price in enumerate(rules.savannah.extra_dice, 1):
        yield Number(WORDS.message("number-dice", lang, n=dice), _krom(price, lang), rules.savannah.mark)


def mountain(rules: Ruleset, lang: str) -> Iterator[Number]:
    for number, price in enumerate(rules.mountain.rerolls, 1):
        yield Number(WORDS.message("number-reroll", lang, n=number), _krom(price, lang), rules.mountain.mark)
    for name, result in rules.mountain.results.items():
        yield Number(WORDS.message(f"combination-{name}", lang), payout(name, rules, lang), result.mark)


def glacial(rules: Ruleset, lang: str) -> Iterator[Number]:
    yield Number(WORDS.message("number-cold", lang), f"−{rules.glacial.cold}", rules.glacial.mark)
    yield Number(WORDS.message("number-warmth", lang), f"+{rules.glacial.warmth}", rules.glacial.mark)


def kromosaurus(rules: Ruleset, lang: str) -> Iterator[Number]:
    beast = rules.kromosaurus
    yield Number(WORDS.message("number-beast-life", lang), str(beast.life), beast.mark)
    yield Number(WORDS.message("number-beast-plus", lang), f"+{beast.plus}", beast.mark)
    yield Number(WORDS.message("number-trophy", lang), WORDS.message("number-points", lang, n=beast.trophy), beast.mark)


def _krom(price: int, lang: str) -> str:
    return goods({"krom": price}, lang) if price else WORDS.message("number-free", lang)


NUMBERS: dict[str, Callable[[Any, str], Iterator[Number]]] = {
    "setup": setup, "cave": cave, "forest": forest, "savannah": savannah, "mountain": mountain, "glacial": glacial,
    "kromosaurus": kromosaurus,
}  # fmt: skip
