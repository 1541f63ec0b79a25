"""From facts to sentences: what an Event, a Decision, a Reason or an answer says to people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from krom_explore import text
from krom_explore.engine.ports import Decision, Draw, Event, Over, Reason
from krom_explore.engine.ruleset import once

from . import answers
from .box import Action, Character, Diorama, EventCard, Protection
from .catalogue import WORDS, bad
from .ruleset import Ruleset

MOST_WAYS = 6
"""Answers that a refusal offers: a player may have dozens."""


def say(thing: Any, lang: str, rules: Ruleset) -> str:
    """The sentence for an Event, a Decision, a Reason, an answer, a Draw or the end."""
    match thing:
        case Event():
            # One kind of event can have several reasons: the last word of the rule tells them apart.
            facts = {**thing.args, "rule": thing.rule.rpartition(".")[2], "seen": is_seen(thing)}
            if thing.kind == "swapped" and "cards" in facts:
                facts["card"], facts["back"] = facts["cards"]
            return sentence(f"event-{thing.kind}", facts, lang, rules)
        case Decision():
            return sentence(f"ask-{thing.question}", {**thing.about, **possible(thing)}, lang, rules)
        case Reason():
            return sentence(f"why-{thing.code}", thing.args, lang, rules)
        case Draw():
            return WORDS.message(f"draw-{thing.deck}", lang)
        case Over():
            return WORDS.message("over", lang, player=thing.winner)
        case str():
            try:
                return once(answer, thing, lang, rules)
            except KeyError:  # nothing of this box
                raise bad("", "answer", found=text.short(thing)) from None
    raise TypeError(f"nothing to say about {thing!r}")


def possible(asked: Decision) -> dict[str, Any]:
    """Who is asked, and whether there is anything to turn over; to whom the answers are not told, there may be."""
    turned = [answer for answer in asked.options if answer.partition(" ")[0] in ("use", "attack", "protect")]
    return {"player": asked.player, "turned": bool(turned) or not asked.options}


def is_seen(event: Event) -> str:
    """Whether the reader knows the cards that an event is about: of some, only their player does."""
    return "yes" if event.args.get("card") or event.args.get("cards") else "no"


def answer(given: str, lang: str, rules: Ruleset) -> str:
    """An answer in words: ``place red_horse rider`` as a button would say it."""
    said = answers.parse(given, rules)
    if not said.understood:
        raise KeyError(given)
    facts: dict[str, Any] = {"card": said.card, "chain": said.chain, "player": said.player, "target_chain": said.target}
    key = f"do-{said.verb}"
    if said.verb == "place" and not said.chain:
        key = "do-begin"
    elif said.verb == "play":
        action = rules.actions[said.card]
        key, facts["number"] = f"do-play-{action.effect}", action.draw
    elif said.verb == "protect":
        facts["number"] = rules.protections[said.card].saves
    elif said.verb == "attack":
        facts["number"] = rules.events[said.card].destroys
    return sentence(key, facts, lang, rules)


def sentence(key: str, args: Mapping[str, Any], lang: str, rules: Ruleset) -> str:
    shown_ = {name: shown(name, value, lang, rules) for name, value in args.items()}
    return WORDS.message(key, lang, **{"card": None, "cards": None, **shown_})


def shown(name: str, value: Any, lang: str, rules: Ruleset) -> Any:
    """One argument of a sentence, as people read it. What is empty is None: Fluent cannot ask for an empty text."""
    if value is None or value in ("", [], ()):
        return None
    match name:
        case "card" | "back" | "chain" | "target_chain":
            return rules.name(value, lang)
        case "cards":
            return quoted([rules.name(card, lang) for card in value], lang)
        case "vase":
            return rules.vase_name(value, lang)
        case "deck":
            return WORDS.message(f"deck-{value}", lang)
        case "ways":
            return [text.quoted(way, lang) for way in value[:MOST_WAYS]]
        case "magical" | "theft" | "turned":
            return "yes" if value else "no"
    return value


def quoted(names: Sequence[str], lang: str) -> str:
    """``“Red horse” and “Wolf”``."""
    return text.listed([text.quoted(name, lang) for name in names], lang)


def describe_card(card: str, lang: str, rules: Ruleset) -> str:
    """What stands on a card, in a few words."""
    return once(card_text, card, lang, rules)


def card_text(card: str, lang: str, rules: Ruleset) -> str:
    match rules.cards[card]:
        case Character() as character:
            vases = text.listed([rules.vase_name(vase, lang) for vase in character.vases], lang)
            said = WORDS.message("card-character", lang, vases=vases)
        case Diorama(kind="vase", vase=str(vase), colour=colour):
            said = WORDS.message("card-vase", lang, vase=rules.vase_name(vase, lang), colour=colour)
        case Diorama(kind=kind, colour=colour):
            said = WORDS.message(f"card-{kind}", lang, colour=colour)
        case EventCard(destroys=number):
            said = WORDS.message("card-event", lang, number=number)
        case Protection(saves=number):
            said = WORDS.message("card-protection", lang, number=number)
        case Action() as action:
            said = WORDS.message(f"card-{action.effect}", lang, number=action.draw)
    spheres = rules.spheres[card]
    return f"{said} {WORDS.message('card-spheres', lang, number=spheres)}" if spheres else said
