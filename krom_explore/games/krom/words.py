"""From facts to sentences: what an Event, a Decision, a Reason or an answer says to people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from krom_explore import text
from krom_explore.engine.ports import Decision, Draw, Event, Over, Reason, Roll

from .box import HIDDEN, KROMOSAURUS, Bonus, Evolution, Gathering, Prey
from .catalogue import WORDS
from .look import StateLook
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
            return sentence(f"ask-{thing.question}", {**thing.about, "player": thing.player}, lang, rules)
        case Reason():
            return sentence(f"why-{thing.code}", thing.args, lang, rules)
        case Roll():
            who = {"players": list(thing.who), "number": sum(thing.dice)}
            return sentence(f"roll-{thing.purpose}", who, lang, rules)
        case Draw():
            return sentence(f"draw-{thing.deck}", {"player": thing.owner}, lang, rules)
        case Over():
            return WORDS.message("over", lang, player=thing.winner)
        case str():
            return once(answer, thing, lang, rules)
    raise TypeError(f"nothing to say about {thing!r}")


def tidy(answer: str, rules: Ruleset) -> str:
    """An answer as the options spell it: small letters, names as on the box, dice in order."""
    names = {name.casefold(): name for name in (*rules.characters, KROMOSAURUS)}
    words = [names.get(word.casefold(), word.lower()) for word in answer.split()]
    return " ".join(words[:1] + sorted(words[1:]) if words[:1] == ["keep"] else words)


def answer(given: str, lang: str, rules: Ruleset) -> str:
    """An answer in words: ``hunt dodo +1`` as a button would say it."""
    verb, *words = given.split()
    args: dict[str, Any] = {}
    match verb:
        case "go":
            args["place"] = words[0]
        case "rest":
            args["goods"] = rules.cave.rest
        case "climb":
            args["number"] = rules.mountain.dice
        case "buy":
            what = words[0]
            args |= {"what": what, "price": rules.cave.prices[what], "block": rules.cave.life_block}
        case "hunt":
            bought, price = dice_bought(given, rules)
            prey = rules.hunt[words[0]]
            args |= {"card": words[0], "bought": bought, "price": price, "value": prey.value}
            args |= {"number": prey.dice + bought, "goods": prey.reward}
        case "realise":
            evolution = rules.evolution[words[0]]
            args |= {"card": words[0], "points": evolution.points, "goods": evolution.cost}
        case "play":
            card = rules.bonus[words[0]]
            targeted = len(words) > 1 and words[1] in rules.characters
            picks = words[2 if targeted else 1 :]
            own = (card.pay or card.give).get("resource", 0)
            args |= {"card": words[0], "target": words[1] if targeted else ""}
            args |= {"paid": good_names(picks[:own], lang), "picks": good_names(picks[own:], lang)}
        case "counter":
            args["card"] = words[0] if words else ""
        case "keep":
            args["dice"] = words
        case "rob":
            args |= {"what": words[0], "amount": ""}
        case "take":
            args["picks"] = good_names([good for word in words for good in word.split("+")], lang)
        case "give":
            args["picks"] = good_names(words, lang)
        case "claim":
            args["combination"] = words[0]
    return sentence(f"do-{verb}", args, lang, rules)


def option(given: str, asked: Decision, look: StateLook, lang: str, rules: Ruleset) -> str:
    """An answer to what is asked now, with the amount that is in it: ``take stone`` as ``Take 3 Stones``."""
    if asked.about.get("choice"):
        picked = asked.about["choice"][asked.options.index(given)]
        return sentence("do-take", {"picks": goods(picked, lang)}, lang, rules)
    if given == "rob krom" and rules.rulings["goods_shown"] == "public":
        amount = half(look.players[asked.about["victim"]].krom)
        return sentence("do-rob", {"what": "krom", "amount": amount}, lang, rules)
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
            return text.listed([f"{who} {total}" for who, total in value.items()], lang)
        case "heavier" | "caught":
            return "yes" if value else "no"
        case "ways":
            return [f"“{way}”" for way in value]
    return None if value == "" else value


def dice_bought(hunt: str, rules: Ruleset) -> tuple[int, int]:
    """How many dice an answer such as ``hunt dodo +1`` buys, and for how much Krom."""
    _, _, *more = hunt.split()
    bought = int(more[0]) if more else 0
    return bought, rules.savannah.extra_dice[bought - 1] if bought else 0


def goods(some: Mapping[str, int], lang: str) -> str:
    """``2 Krom and 1 Stone``."""
    return text.listed([WORDS.message(f"good-{good}", lang, n=n) for good, n in some.items()], lang) if some else "–"


def good_names(names: list[str], lang: str) -> str:
    """``wood wood stone`` as ``2 Wood and Stone``; a name may bring its number, as in ``2stone``."""
    counted = [f"{number}{name}" if number > 1 else name for name, number in Counter(names).items()]
    return text.listed([good_name(name, lang) for name in counted], lang) if names else ""


def good_name(name: str, lang: str) -> str:
    good = name.lstrip("0123456789")
    number = name.removesuffix(good)
    return WORDS.message(f"good-{good}", lang, n=int(number)) if number else WORDS.message(f"name-{good}", lang)


def once(say: Callable[[str, str, Ruleset], str], what: str, lang: str, rules: Ruleset) -> str:
    """What is said of an answer or a card never changes under one ruleset: say it once."""
    key = (what, lang)
    if key not in rules.said:
        rules.said[key] = say(what, lang, rules)
    return rules.said[key]


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
            said = sentence("card-gathering", {"goods": entry.reward}, lang, rules)
        case Evolution():
            said = sentence("card-evolution", {"points": entry.points, "goods": entry.cost}, lang, rules)
        case Bonus():
            facts_of = {"number": entry.dice, "plus": entry.plus, "goods": entry.gain or entry.taken}
            said = sentence(f"card-{entry.effect}", {**facts_of, "given": entry.pay or entry.give}, lang, rules)
    return f"{said} {sentence('card-place', facts, lang, rules)}" if place else said


def rule_text(rule: str, lang: str) -> str:
    """What a rule says, in our own words."""
    return WORDS.message("rule-" + rule.replace(".", "-"), lang)
