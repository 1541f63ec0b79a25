"""The rulebook: every rule with where it comes from, and what it says under the rulings and the box in force."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from krom_explore import text
from krom_explore.engine import rulebook
from krom_explore.engine.rulebook import Entry

from .box import PLACES, TOKENS
from .catalogue import WORDS
from .ruleset import Ruleset
from .words import goods, once


def index() -> dict[str, Entry]:
    """Every rule by its id, in the order of the rulebook."""
    return rulebook.index(Ruleset.HOME)


def rule_text(rule: str, lang: str, rules: Ruleset) -> str:
    """What a rule says when ``rules`` are played, in our own words."""
    return once(_told, "rule-" + rule, lang, rules)


def _told(key: str, lang: str, rules: Ruleset) -> str:
    unruled = dict.fromkeys(index()[key.removeprefix("rule-")].rulings, "none")
    return WORDS.message(key.replace(".", "-"), lang, **{**unruled, **facts(rules, lang)})


# --- the box in words


def facts(rules: Ruleset, lang: str) -> dict[str, Any]:
    """What the sentences of pages and rules may say of the box: how it is ruled, numbers, and lists in words.

    A list with nothing in it is None.
    """
    return {**rules.rulings, **_numbers(rules), **_phrases(rules, lang)}


def _numbers(rules: Ruleset) -> dict[str, int]:
    beast = rules.kromosaurus
    return {
        "life": rules.life.most,
        "krom": rules.setup.krom,
        "bonus": rules.setup.bonus,
        "prey": rules.setup.prey,
        "evolutions": rules.setup.evolutions,
        "most_players": rules.players.most,
        "points_fewest": rules.target.points[0],
        "points_most": rules.target.points[-1],
        "longer": rules.target.longer,
        "life_block": rules.cave.life_block if "life" in rules.cave.prices else 0,
        "first_card": rules.forest.prices[0],
        "cards": len(rules.forest.prices),
        "extra_dice": len(rules.savannah.extra_dice),
        "dice": rules.mountain.dice,
        "rerolls": len(rules.mountain.rerolls),
        "cold": rules.glacial.cold,
        "warmth": rules.glacial.warmth,
        "beast_life": beast.life,
        "beast_plus": beast.plus,
        "beast_weight": beast.weight,
        "trophy": beast.trophy,
    }


def _phrases(rules: Ruleset, lang: str) -> dict[str, str | None]:
    lighter = [place for place in PLACES if place not in rules.combat.heavier_wins]
    heavier = [place for place in PLACES if place in rules.combat.heavier_wins]
    never = [place for place in PLACES if place not in rules.kromosaurus.destinations]
    nothing = rules.mountain.results["nothing"].gives
    start = {"life": rules.life.most, "krom": rules.setup.krom, "bonus": rules.setup.bonus}
    return {
        "players": _players(rules, lang),
        "start": goods({good: amount for good, amount in start.items() if amount}, lang),
        "start_place": WORDS.message("at-place", lang, place=rules.setup.place),
        "order_of_places": _listed([WORDS.message(f"place-{place}", lang) for place in PLACES], lang),
        "heavier_places": _listed([WORDS.message("at-place", lang, place=place) for place in heavier], lang),
        "lighter_places": _listed([WORDS.message("at-place", lang, place=place) for place in lighter], lang),
        "never_to": _listed([WORDS.message("to-place", lang, place=place) for place in never], lang, "or"),
        "goals": _listed(_goals(rules, lang), lang),
        "rest": goods(rules.cave.rest, lang),
        "services": _listed(_services(rules, lang), lang),
        "card_prices": _listed(map(str, rules.forest.prices[1:]), lang),
        "dice_prices": _listed(_dice_prices(rules, lang), lang, "or"),
        "reroll_prices": _listed(map(str, rules.mountain.rerolls), lang),
        "choices": _listed(_choices(rules, lang), lang),
        "nothing_pays": goods(nothing, lang) if nothing else None,
        "tokens": goods({good: getattr(rules.supply, good) for good in TOKENS}, lang),
    }


def _listed(items: Iterable[str], lang: str, style: str = "standard") -> str | None:
    found = list(items)
    return text.listed(found, lang, style) if found else None


def _players(rules: Ruleset, lang: str) -> str:
    least, most = rules.players.least, rules.players.most
    return WORDS.message("said-players", lang, least="same" if least == most else least, most=most)


def _goals(rules: Ruleset, lang: str) -> list[str]:
    """The points that win, each with the numbers of players that need so many."""
    needed: dict[int, list[str]] = {}
    for players, points in enumerate(rules.target.points, rules.players.least):
        needed.setdefault(points, []).append(str(players))
    return [
        WORDS.message("said-goal", lang, points=points, players=text.listed(players, lang, "or"))
        for points, players in needed.items()
    ]


def _services(rules: Ruleset, lang: str) -> list[str]:
    """What the Cave sells, what has the same price together."""
    by_price: dict[int, list[str]] = {}
    for good, price in rules.cave.prices.items():
        by_price.setdefault(price, []).append(goods({good: rules.cave.life_block if good == "life" else 1}, lang))
    return [
        WORDS.message("said-service", lang, goods=text.listed(sold, lang, "or"), price=goods({"krom": price}, lang))
        for price, sold in by_price.items()
    ]


def _dice_prices(rules: Ruleset, lang: str) -> list[str]:
    return [
        WORDS.message("said-dice", lang, n=dice, price=goods({"krom": price}, lang))
        for dice, price in enumerate(rules.savannah.extra_dice, 1)
    ]


def _choices(rules: Ruleset, lang: str) -> list[str]:
    """The combinations that let one choose, as the lost icons are ruled to be."""
    found = []
    for name in rules.mountain.results:
        if rules.choices(name):
            choice = text.listed([goods(each, lang) for each in rules.choices(name)], lang, "or")
            combination = WORDS.message(f"combination-{name}", lang)
            found.append(WORDS.message("said-choice", lang, choice=choice, combination=combination))
    return found
