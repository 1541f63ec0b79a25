"""The rulebook: every rule with where it comes from, and what it says under the rulings and the box in force."""

from __future__ import annotations

from typing import Any

from krom_explore import text
from krom_explore.engine import rulebook
from krom_explore.engine.rulebook import Difference, Entry
from krom_explore.engine.ruleset import once
from krom_explore.games.reading import Card, Deck, provenance

from .box import FAMILIES
from .catalogue import WORDS
from .ruleset import Ruleset
from .words import describe_card, quoted


def index() -> dict[str, Entry]:
    """Every rule by its id, in the order of the rulebook."""
    return rulebook.index(Ruleset.HOME)


def differences() -> dict[str, Difference]:
    """Where two editions, or two places of one rulebook, do not say the same."""
    return rulebook.differences(Ruleset.HOME)


def rule_text(rule: str, lang: str, rules: Ruleset) -> str:
    """What a rule says when ``rules`` are played, in our own words."""
    return once(_told, "rule-" + rule, lang, rules)


def _told(key: str, lang: str, rules: Ruleset) -> str:
    return WORDS.message(key.replace(".", "-"), lang, **facts(rules, lang))


# --- the cards


def cards(rules: Ruleset, lang: str) -> list[Deck]:
    """The five families of a box: what stands on each card, and where that comes from."""
    return [_family(family, rules, lang) for family in FAMILIES]


def _family(family: str, rules: Ruleset, lang: str) -> Deck:
    listed = [
        Card(card, rules.name(card, lang), _card_text(card, rules, lang), entry.mark, entry.copies, **provenance(entry))
        for card, entry in rules.cards.items()
        if rules.family[card] == family and entry.copies
    ]
    return Deck(family, WORDS.message(f"cards-{family}", lang, n=sum(card.copies for card in listed)), listed)


def _card_text(card: str, rules: Ruleset, lang: str) -> str:
    said = describe_card(card, lang, rules)
    return f"{said} {WORDS.message('card-leader', lang)}" if card in rules.leaders else said


# --- the box in words


def facts(rules: Ruleset, lang: str) -> dict[str, Any]:
    """What the sentences of pages and rules may say of the box: how it is ruled, numbers, and lists in words.

    A list with nothing in it is None. All of it is made once for each box: every rule on a page asks for it.
    """
    key = ("facts", lang)
    if key not in rules.kept:
        rules.kept[key] = {**rules.rulings, **_numbers(rules), **_phrases(rules, lang)}
    made: dict[str, Any] = rules.kept[key]
    return made


def _numbers(rules: Ruleset) -> dict[str, int]:
    return {
        "hand": rules.setup.hand,
        "deck_size": len(rules.whole_deck),
        "rounds": rules.limit.rounds,
        "spheres": rules.goal.spheres,
        "magic": rules.goal.magic,
        "leader_magic": rules.goal.leader,
    }


def _phrases(rules: Ruleset, lang: str) -> dict[str, str | None]:
    events = {card: event.destroys for card, event in rules.events.items() if event.copies}
    protections = {card: protection.saves for card, protection in rules.protections.items() if protection.copies}
    draws = {card: action.draw for card, action in rules.actions.items() if action.copies and action.draw}
    for_any = [rules.name(card, lang) for card in sorted(rules.for_any_vase) if rules.dioramas[card].copies]
    return {
        "players": _players(rules, lang),
        "needed_chains": _needed(rules, lang),
        "for_any": text.listed([text.quoted(name, lang) for name in for_any], lang, "or") if for_any else None,
        "events": _each("said-destroys", events, rules, lang),
        "protections": _each("said-saves", protections, rules, lang),
        "draws": _each("said-draws", draws, rules, lang),
        "leader_names": quoted([rules.name(card, lang) for card in rules.leaders], lang),
    }


def _each(key: str, numbers: dict[str, int], rules: Ruleset, lang: str) -> str | None:
    """``“Wolf” destroys 1 vase and “Bison” destroys 2 vases``."""
    said = [WORDS.message(key, lang, card=rules.name(card, lang), number=number) for card, number in numbers.items()]
    return text.listed(said, lang) if said else None


def _players(rules: Ruleset, lang: str) -> str:
    least, most = rules.players.least, rules.players.most
    return WORDS.message("said-players", lang, least="same" if least == most else least, most=most)


def _needed(rules: Ruleset, lang: str) -> str:
    """The chains that close a challenge, each with the numbers of players that need so many."""
    needed: dict[int, list[str]] = {}
    for players, chains in enumerate(rules.challenge.chains, rules.players.least):
        needed.setdefault(chains, []).append(str(players))
    return text.listed(
        [
            WORDS.message("said-needed", lang, chains=chains, players=text.listed(players, lang, "or"))
            for chains, players in needed.items()
        ],
        lang,
    )
