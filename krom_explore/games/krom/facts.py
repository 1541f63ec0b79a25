"""The box in words: what the sentences of rules and pages say of it. True for any box."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from krom_explore import text
from krom_explore.engine.ports import SIDES

from .box import DECKS, EFFECTS, PLACES, TOKENS
from .catalogue import WORDS
from .ruleset import Ruleset
from .words import goods, payout


def facts(rules: Ruleset, lang: str) -> dict[str, Any]:
    """What the sentences of pages and rules may say of the box: how it is ruled, numbers, and lists in words.

    A list with nothing in it is None. All of it is made once for each box: every rule on a page asks for it.
    """
    key = ("facts", lang)
    if key not in rules.kept:
        rules.kept[key] = {**rules.rulings, **_numbers(rules), **_phrases(rules, lang)}
    made: dict[str, Any] = rules.kept[key]
    return made


def length_of(target: int, players: int, rules: Ruleset) -> dict[str, Any]:
    """Whether a game is a short one, and how many points win where nothing else is agreed on."""
    usual = rules.goal(players, longer=False)
    return {"usual": usual, "length": "short" if target < usual else "whole"}


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
        "beast_cards": len(beast.destinations),
        "characters_many": len(rules.characters),
        "places_many": len(PLACES),
        "gathering_cards": len(rules.deck("gathering")),
        "bonus_cards": len(rules.deck("bonus")),
        "empty_cards": sum(not rules.gathering[card].reward for card in rules.deck("gathering")),
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
        "prey_dice": _range((rules.hunt[card].dice for card in rules.deck("hunt")), lang),
        "prey_values": _range((rules.hunt[card].value for card in rules.deck("hunt")), lang),
        "evolution_points": _range((rules.evolution[card].points for card in rules.deck("evolution")), lang),
    }


def _listed(items: Iterable[str], lang: str, style: str = "standard") -> str | None:
    found = list(items)
    return text.listed(found, lang, style) if found else None


def _players(rules: Ruleset, lang: str) -> str:
    least, most = rules.players.least, rules.players.most
    return WORDS.message("said-players", lang, least="same" if least == most else least, most=most)


def _range(numbers: Iterable[int], lang: str) -> str:
    """From the smallest to the largest number of a deck."""
    found = sorted(numbers) or [0]
    same = found[0] == found[-1]
    return WORDS.message("said-range", lang, least="same" if same else found[0], most=found[-1])


def _goals(rules: Ruleset, lang: str, more: int = 0) -> list[str]:
    """The points that win, each with the numbers of players that need so many."""
    needed: dict[int, list[str]] = {}
    for players, points in enumerate(rules.target.points, rules.players.least):
        needed.setdefault(points + more, []).append(str(players))
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


# --- lists that one rule tells


def of_rule(rule: str, rules: Ruleset, lang: str) -> dict[str, str | None]:
    """What only this rule says of the box. A sentence has room for a few lists, not for all of them."""
    tell = LISTS.get(rule)
    return tell(rules, lang) if tell else {}


def _decks(rules: Ruleset, lang: str) -> dict[str, str | None]:
    sizes = [WORDS.message("said-deck", lang, deck=deck, n=len(rules.deck(deck))) for deck in DECKS]
    return {"decks": _listed(sizes, lang)}


def _characters(rules: Ruleset, lang: str) -> dict[str, str | None]:
    return {"characters_named": _listed(rules.characters, lang)}


def _weights(rules: Ruleset, lang: str) -> dict[str, str | None]:
    by_weight = sorted(rules.characters.items(), key=lambda entry: entry[1].weight)
    said = [WORDS.message("said-weight", lang, name=name, weight=one.weight) for name, one in by_weight]
    return {"weights": _listed(said, lang)}


def _payouts(rules: Ruleset, lang: str) -> dict[str, str | None]:
    """What each combination pays, those that pay nothing left out."""
    paid = [name for name, result in rules.mountain.results.items() if result.gives or rules.choices(name)]
    pairs = [(payout(name, rules, lang), WORDS.message(f"combination-{name}", lang)) for name in paid]
    said = [WORDS.message("said-payout", lang, pays=pays, combination=combination) for pays, combination in pairs]
    return {"payouts": text.apart(said, lang) or None}


def _straights(rules: Ruleset, lang: str) -> dict[str, str | None]:
    dice = rules.mountain.dice
    runs = range(1, SIDES - dice + 2) if dice >= SHORTEST_RUN else ()
    said = [WORDS.message("said-range", lang, least=first, most=first + dice - 1) for first in runs]
    return {"straights": _listed(said, lang, "or")}


def _longer(rules: Ruleset, lang: str) -> dict[str, str | None]:
    return {"goals_longer": _listed(_goals(rules, lang, rules.target.longer), lang)}


def _beast_places(rules: Ruleset, lang: str) -> dict[str, str | None]:
    places = [WORDS.message("to-place", lang, place=place) for place in rules.kromosaurus.destinations]
    return {"beast_places": _listed(places, lang, "or")}


def _cards_of(effect: str) -> Callable[[Ruleset, str], dict[str, str | None]]:
    def tell(rules: Ruleset, lang: str) -> dict[str, str | None]:
        cards = [card for card, bonus in rules.bonus.items() if bonus.effect == effect and bonus.copies]
        named = [rules.name(card, lang) for card in cards]
        return {"cards_named": _listed(_quoted(named[:MOST_NAMED], lang), lang)}

    return tell


def _quoted(names: Sequence[str], lang: str) -> list[str]:
    return [WORDS.message("said-card", lang, name=name) for name in names]


SHORTEST_RUN = 3
"""Dice of the shortest straight."""

MOST_NAMED = 12
"""Cards that a rule names. The list of cards has all of them."""

LISTS: dict[str, Callable[[Ruleset, str], dict[str, str | None]]] = {
    "setup.table": _decks,
    "setup.characters": _characters,
    "combat.tie.weight": _weights,
    "mountain.reward": _payouts,
    "mountain.result.straight": _straights,
    "ending.longer": _longer,
    "kromosaurus.movement": _beast_places,
    **{f"bonus.effect.{effect}": _cards_of(effect) for effect in EFFECTS.values()},
}
