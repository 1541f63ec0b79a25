"""From facts to sentences: what an Event, a Decision, a Reason or an answer says to people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from krom_explore import text
from krom_explore.engine.ports import Decision, Draw, Event, Over, Reason, Roll
from krom_explore.engine.ruleset import once

from . import answers
from .box import HIDDEN, KROMOSAURUS, Bonus, Evolution, Gathering, Prey
from .catalogue import WORDS, bad
from .look import StateLook
from .rules.cave import life_on_sale
from .rules.stunned import half
from .ruleset import Ruleset

SOMETIMES = dict.fromkeys(("card", "choice", "resources"), "")
"""Facts that an event or a question may lack: a card that the reader may not know, what a reward leaves open."""


def say(thing: Any, lang: str, rules: Ruleset) -> str:
    """The sentence for an Event, a Decision, a Reason, an answer, a Roll, a Draw or the end."""
    match thing:
        case Event():
            # One kind of event can have several reasons: the last word of the rule tells them apart.
            facts = {**thing.args, "rule": thing.rule.rpartition(".")[2]}
            return sentence(f"event-{thing.kind}", facts, lang, rules)
        case Decision():
            rolls = "yes" if rolls_again(thing) else "no"
            facts = {**thing.about, "player": thing.player, "rolls": rolls, "against": against(thing)}
            return sentence(f"ask-{thing.question}", facts, lang, rules)
        case Reason():
            return sentence(f"why-{thing.code}", thing.args, lang, rules)
        case Roll():
            who = {"players": list(thing.who), "number": sum(thing.dice), "value": thing.about.get("value", 0)}
            return sentence(f"roll-{thing.purpose}", who, lang, rules)
        case Draw():
            return sentence(f"draw-{thing.deck}", {"player": thing.owner}, lang, rules)
        case Over():
            return WORDS.message("over", lang, player=thing.winner)
        case str():
            try:
                return once(answer, thing, lang, rules)
            except (KeyError, IndexError):  # nothing of this box, or more than it sells
                raise bad("", "answer", found=text.short(thing)) from None
    raise TypeError(f"nothing to say about {thing!r}")


def rolls_again(asked: Decision) -> bool:
    """Whether dice can be rolled again: a climber without Krom is asked for cards alone."""
    return any(option.startswith("keep") for option in asked.options)


def against(asked: Decision) -> str:
    """Whom the card is played on that is asked about."""
    target = asked.about.get("target")
    return ("self" if target == asked.player else "other") if target else "nobody"


def answer(given: str, lang: str, rules: Ruleset) -> str:
    """An answer in words: ``hunt dodo +1`` as a button would say it."""
    said = answers.parse(given, rules)
    args: dict[str, Any] = {}
    match said.verb:
        case "go":
            args["place"] = said.place
        case "rest":
            args["goods"] = rules.cave.rest
        case "climb":
            args["number"] = rules.mountain.dice
        case "buy":
            args |= {"what": said.good, "price": rules.cave.prices[said.good], "block": rules.cave.life_block}
        case "hunt":
            bought, price = dice_bought(given, rules)
            prey = rules.hunt[said.card]
            args |= {"card": said.card, "bought": bought, "price": price, "value": prey.value}
            args |= {"number": prey.dice + bought, "goods": prey.reward}
        case "realise":
            evolution = rules.evolution[said.card]
            args |= {"card": said.card, "points": evolution.points, "goods": evolution.cost}
            args["place"] = evolution.place
        case "play":
            args |= {"card": said.card, "target": said.target}
            args |= {"paid": picked(said.paid, lang), "picks": picked(said.picks, lang)}
        case "counter":
            args["card"] = said.card
        case "keep":
            args["dice"] = said.dice
        case "victim":
            args["target"] = said.target
        case "rob":
            args |= {"what": said.good, "amount": ""}
        case "take" | "give":
            args["picks"] = picked(said.picks, lang)
        case "claim":
            args["combination"] = said.combination
    return sentence(f"do-{said.verb}", args, lang, rules)


def option(given: str, asked: Decision, look: StateLook, lang: str, rules: Ruleset) -> str:
    """An answer to what is asked now, with the amount that is in it: ``take stone`` as ``Take 3 Stones``."""
    if asked.about.get("choice"):
        picked = asked.about["choice"][asked.options.index(given)]
        return sentence("do-take", {"picks": goods(picked, lang)}, lang, rules)
    if given == "rob krom" and rules.rulings["goods_shown"] == "public":
        amount = half(look.players[asked.about["victim"]].krom or 0)
        return sentence("do-rob", {"what": "krom", "amount": amount}, lang, rules)
    if given == "buy life":
        block, price = life_on_sale(rules, look.players[asked.player].life)
        if price != rules.cave.prices["life"]:
            return sentence("do-buy", {"what": "life", "price": price, "block": block}, lang, rules)
    return say(given, lang, rules)


def sentence(key: str, args: Mapping[str, Any], lang: str, rules: Ruleset) -> str:
    facts = {**SOMETIMES, **args}
    return WORDS.message(key, lang, **{name: shown(name, value, lang, rules) for name, value in facts.items()})


def shown(name: str, value: Any, lang: str, rules: Ruleset) -> Any:
    """One argument of a sentence, as people read it. What is empty is None: Fluent cannot ask for an empty text."""
    if value == HIDDEN:
        return value
    match name:
        case "card" if value:
            return rules.name(value, lang)
        case "cards" if isinstance(value, list):
            return [rules.name(card, lang) for card in value]
        case "goods" | "missing" | "given" if isinstance(value, Mapping):
            return goods(value, lang)
        case "choice" if value:
            return text.listed([goods(each, lang) for each in value], lang, "or")
        case "places":
            return [WORDS.message(f"place-{place}", lang) for place in value]
        case "combination":
            return WORDS.message(f"combination-{value}", lang)
        case "deck":
            return WORDS.message(f"deck-{value}", lang)
        case "good":
            return WORDS.message(f"name-{value}", lang)
        case "services":
            return [WORDS.message(f"name-{service}", lang) for service in value]
        case "dice" | "kept":
            return " ".join(map(str, value)) or None
        case "totals":
            return text.listed([f"{fighter(who, lang)} {total}" for who, total in value.items()], lang)
        case "players" | "fighters" | "order":
            return [fighter(who, lang) for who in value] or None
        case "heavier" | "caught" | "by_weight":
            return "yes" if value else "no"
        case "ways":
            return [text.quoted(way, lang) for way in value]
    return None if value == "" else value


def fighter(name: str, lang: str) -> str:
    """One of several in a list: the Kromosaurus has an article where the language wants one."""
    return WORDS.message("kromosaurus-listed", lang) if name == KROMOSAURUS else name


def dice_bought(hunt: str, rules: Ruleset) -> tuple[int, int]:
    """How many dice an answer such as ``hunt dodo +1`` buys, and for how much Krom."""
    bought = answers.parse(hunt, rules).bought
    return bought, rules.savannah.extra_dice[bought - 1] if bought else 0


def goods(some: Mapping[str, int], lang: str) -> str:
    """``2 Krom and 1 Stone``."""
    return text.listed([WORDS.message(f"good-{good}", lang, n=n) for good, n in some.items()], lang) if some else "–"


def payout(combination: str, rules: Ruleset, lang: str) -> str:
    """What a Mountain combination pays: ``2 Krom, and 2 Stone or 2 Bonus cards``."""
    gives, choices = rules.mountain.results[combination].gives, rules.choices(combination)
    choice = text.listed([goods(each, lang) for each in choices], lang, style="or")
    if gives and choices:
        return WORDS.message("number-and", lang, gives=goods(gives, lang), choice=choice)
    return choice if choices else goods(gives, lang)


def picked(picks: Sequence[str], lang: str) -> str:
    """``wood wood stone`` as ``2 Wood and Stone``; a pick may bring its number, as in ``2stone``."""
    counted: dict[str, int] = {}
    numbered = set()
    for good, number in answers.amounts(picks):
        counted[good] = counted.get(good, 0) + (number or 1)
        if number or counted[good] > 1:
            numbered.add(good)
    names = [
        WORDS.message(f"good-{good}", lang, n=n) if good in numbered else WORDS.message(f"name-{good}", lang)
        for good, n in counted.items()
    ]
    return text.listed(names, lang)


def describe_card(card: str, lang: str, rules: Ruleset) -> str:
    """What stands on a card, in a few words."""
    return once(card_text, card, lang, rules)


def card_text(card: str, lang: str, rules: Ruleset) -> str:
    entry = rules.card(card)
    place = getattr(entry, "place", None)
    facts: dict[str, Any] = {"place": place} if place else {}
    match entry:
        case Prey():
            said = sentence(
                "card-prey", {"number": entry.dice, "value": entry.value, "goods": entry.reward}, lang, rules
            )
        case Gathering():
            said = sentence("card-gathering", {"goods": entry.reward or None}, lang, rules)
        case Evolution():
            said = sentence("card-evolution", {"points": entry.points, "goods": entry.cost}, lang, rules)
        case Bonus():
            facts_of = {"number": entry.dice, "plus": entry.plus, "goods": entry.gain or entry.taken}
            said = sentence(f"card-{entry.effect}", {**facts_of, "given": entry.pay or entry.give}, lang, rules)
    return f"{said} {sentence('card-place', facts, lang, rules)}" if place else said
